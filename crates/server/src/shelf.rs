//! The packs that a server offers.

use std::{collections::BTreeMap, sync::Arc};

use bytes::Bytes;
use moonhare_rooms::{Decks, Language};
use serde::Serialize;

use crate::moon::{Day, MoonCardView, MoonHandView};

/// A pack as clients see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PackView {
    /// Its id.
    pub id: String,
    /// Its name in each language.
    pub names: BTreeMap<String, String>,
    /// A sentence about it in each language.
    pub blurbs: BTreeMap<String, String>,
    /// How many cards it has.
    pub cards: u16,
    /// The identities of its cards' pictures one after another, all of one length.
    pub pictures: Arc<str>,
    /// The widths that its pictures come in.
    pub widths: Vec<u16>,
    /// What it is about.
    pub theme: String,
}

/// What is on a pack's pictures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WordsView {
    /// The identities of the pictures that this is about, one after another, all of one length.
    pub pictures: Arc<str>,
    /// A sentence for each card.
    pub descriptions: Vec<String>,
    /// A tiny picture for each card as a `data:` address, to show while the picture loads.
    pub placeholders: Vec<String>,
}

/// What is on one picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PictureWordsView {
    /// A sentence about it.
    pub description: String,
    /// A tiny picture as a `data:` address, to show while the picture loads; empty if there is none.
    pub placeholder: String,
}

/// Where packs come from: whatever is at hand, so that nobody who asks waits. People's own pictures are looked for elsewhere.
pub trait Shelf: Send + Sync + 'static {
    /// All packs.
    fn packs(&self) -> Vec<PackView>;

    /// What is on a pack's pictures, in one language.
    fn words(&self, pack: &str, language: &str) -> Option<WordsView>;

    /// What is on one picture, in one language: also of an earlier version of a pack, which games may still be played with.
    fn picture_words(&self, picture: &str, language: &str) -> Option<PictureWordsView>;

    /// A picture as WebP, by its identity; never another one in its place.
    fn picture(&self, picture: &str, width: u16) -> Option<Bytes>;

    /// The identity of the picture that a card of a pack has now.
    fn picture_of(&self, pack: &str, card: u16) -> Option<String>;

    /// The hands of a day's moon in one language.
    fn moon(&self, day: Day, language: &str) -> Option<Vec<MoonHandView>>;
}

/// One pack of 84 plain colours, for trying things out without any pictures.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainShelf;

impl PlainShelf {
    /// The id of the pack.
    pub const PACK: &str = "plain";
    /// How many cards it has.
    pub const CARDS: u16 = 84;
    const WIDTHS: [u16; 2] = [300, 600];
}

impl Decks for PlainShelf {
    fn cards(&self, pack: &str) -> Option<u16> {
        (pack == Self::PACK).then_some(Self::CARDS)
    }

    fn pictures(&self, pack: &str) -> Arc<str> {
        if pack == Self::PACK { plain_pictures() } else { Arc::default() }
    }

    fn first_pack(&self) -> String {
        Self::PACK.into()
    }
}

impl Shelf for PlainShelf {
    fn packs(&self) -> Vec<PackView> {
        let in_all =
            |text: &str| Language::ALL.map(|language| (language.tag().to_owned(), text.to_owned())).into();
        vec![PackView {
            id: Self::PACK.into(),
            names: in_all("Plain"),
            blurbs: in_all("84 plain colours."),
            cards: Self::CARDS,
            pictures: plain_pictures(),
            widths: Self::WIDTHS.into(),
            theme: Self::PACK.into(),
        }]
    }

    fn words(&self, pack: &str, language: &str) -> Option<WordsView> {
        if pack != Self::PACK || Language::of(language).is_none() {
            return None;
        }
        let descriptions = (0..Self::CARDS).map(|card| format!("{}", card + 1)).collect();
        Some(WordsView { pictures: plain_pictures(), descriptions, placeholders: Vec::new() })
    }

    fn picture_words(&self, picture: &str, language: &str) -> Option<PictureWordsView> {
        let card = (0..Self::CARDS).find(|card| identity(*card) == picture)?;
        let known = Language::of(language).is_some();
        known.then(|| PictureWordsView { description: format!("{}", card + 1), placeholder: String::new() })
    }

    fn picture(&self, picture: &str, width: u16) -> Option<Bytes> {
        let card = (0..Self::CARDS).find(|card| identity(*card) == picture)?;
        Self::WIDTHS.contains(&width).then(|| plain_picture(colour(card), width, width / 2 * 3).into())
    }

    fn picture_of(&self, pack: &str, card: u16) -> Option<String> {
        (pack == Self::PACK && card < Self::CARDS).then(|| identity(card))
    }

    fn moon(&self, day: Day, language: &str) -> Option<Vec<MoonHandView>> {
        Language::of(language)?;
        let number = |hand: u16, at: u16| {
            u16::try_from(day.0 % u32::from(Self::CARDS)).unwrap_or(0).wrapping_add(hand * 6 + at)
                % Self::CARDS
        };
        let card = |card: u16| MoonCardView { picture: identity(card), description: format!("{}", card + 1) };
        let hand = |hand: u16| MoonHandView {
            clue: format!("{}", number(hand, hand) + 1),
            cards: (0..6).map(|at| card(number(hand, at))).collect(),
            told: u8::try_from(hand).unwrap_or(0),
            also: Vec::new(),
        };
        Some((0..5).map(hand).collect())
    }
}

/// A plain picture is its colour, and nothing else.
fn identity(card: u16) -> String {
    let [red, green, blue] = colour(card);
    format!("{red:02x}{green:02x}{blue:02x}")
}

fn plain_pictures() -> Arc<str> {
    (0..PlainShelf::CARDS).map(identity).collect::<String>().into()
}

/// Colours that differ as much as 84 colours can.
fn colour(card: u16) -> [u8; 3] {
    let level =
        |step: u16, steps: u16| u8::try_from(40 + u32::from(step) * 200 / u32::from(steps)).unwrap_or(255);
    [level(card % 7, 7), level(card / 7 % 4, 4), level(card / 28, 3)]
}

/// A lossless WebP of one colour: with a single symbol in every code, its pixels take no bits at all.
fn plain_picture([red, green, blue]: [u8; 3], width: u16, height: u16) -> Vec<u8> {
    let mut bits = Bits::default();
    bits.put(u64::from(width) - 1, 14);
    bits.put(u64::from(height) - 1, 14);
    bits.put(0, 1 + 3); // no transparency, version 0
    bits.put(0, 1 + 1 + 1); // no transform, no colour cache, one group of codes
    for symbol in [green, red, blue, 255] {
        bits.put(0b101, 3); // a simple code of one symbol with eight bits
        bits.put(symbol.into(), 8);
    }
    bits.put(0b0001, 4); // distances: a simple code of the symbol 0
    let mut data = vec![0x2f];
    data.extend(bits.bytes);
    let even = data.len() + data.len() % 2;
    let mut file = Vec::with_capacity(even + 20);
    file.extend(b"RIFF");
    file.extend((u32::try_from(even).unwrap_or(0) + 12).to_le_bytes());
    file.extend(b"WEBPVP8L");
    file.extend(u32::try_from(data.len()).unwrap_or(0).to_le_bytes());
    data.resize(even, 0);
    file.extend(data);
    file
}

/// Bits, the lowest first.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    used: u32,
}

impl Bits {
    fn put(&mut self, value: u64, count: u32) {
        for bit in 0..count {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= u8::from(value >> bit & 1 == 1) << (self.used % 8);
            }
            self.used += 1;
        }
    }
}
