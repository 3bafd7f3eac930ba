//! A pack: cards with pictures and words.

use crate::limits::PICTURE_WIDTHS;
use crate::{PictureBytes, PictureId, webp_codec};
use moonhare_brush::Picture;
use moonhare_painter::similarity::Makeup;
use moonhare_painter::words::{Language, Words};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A universe of cards.
#[derive(Debug)]
pub struct Pack {
    /// Its id: kebab-case.
    pub id: String,
    /// Its name in every language.
    pub names: BTreeMap<Language, String>,
    /// What it is like, in every language.
    pub blurbs: BTreeMap<Language, String>,
    /// Who made it.
    pub author: String,
    /// Under which licence its pictures may be used.
    pub licence: String,
    /// Which theme it was painted on.
    pub theme: String,
    /// From which seed.
    pub seed: u64,
    /// By which version of the painter.
    pub painter: u32,
    /// Cards that were drawn again, in this order.
    pub vetoes: Vec<usize>,
    /// Its cards.
    pub cards: Vec<PackCard>,
    /// The identities of all cards' pictures one after another, each of the same length.
    pub pictures: Arc<str>,
}

/// A card.
#[derive(Debug)]
pub struct PackCard {
    /// The identity of its picture.
    pub id: PictureId,
    /// What is on it.
    pub words: Words,
    /// What it is made of.
    pub makeup: Makeup,
    /// A tiny picture as a data URI, to show while the real one loads.
    pub placeholder: String,
    /// A name for what was drawn: the same drawing, painted by the same painter, has the same name.
    pub drawing: String,
    pub(crate) pictures: [PictureBytes; PICTURE_WIDTHS.len()],
}

impl Pack {
    /// A card by its number, from 0.
    pub fn card(&self, n: usize) -> Option<&PackCard> {
        self.cards.get(n)
    }

    /// Which version of the pack this is: another one has other pictures.
    pub fn revision(&self) -> PictureId {
        PictureId::of_all(self.cards.iter().map(|card| card.id))
    }

    /// The pack's name in a language, or in English if the pack is older than the language.
    pub fn name(&self, language: Language) -> &str {
        or_english(&self.names, language)
    }

    /// What it is like in a language, or in English.
    pub fn blurb(&self, language: Language) -> &str {
        or_english(&self.blurbs, language)
    }
}

impl PackCard {
    /// The WebP picture of this width, one of [`PICTURE_WIDTHS`].
    pub fn picture(&self, width: usize) -> Option<&PictureBytes> {
        let at = PICTURE_WIDTHS.iter().position(|w| *w == width)?;
        Some(&self.pictures[at])
    }

    /// The pixels of the picture of this width.
    pub fn decoded(&self, width: usize) -> Option<Picture> {
        webp_codec::decode(self.picture(width)?)
    }

    /// What is on it, in one sentence; in English if the pack is older than the language.
    pub fn description(&self, language: Language) -> &str {
        or_english(&self.words.description, language)
    }

    /// What people might say about it without naming what is on it, the most particular first; nothing if nobody has
    /// written it in this language.
    pub fn readings(&self, language: Language) -> Vec<&str> {
        self.words.readings(language)
    }
}

fn or_english(texts: &BTreeMap<Language, String>, language: Language) -> &str {
    texts.get(&language).or_else(|| texts.get(&Language::En)).map_or("", String::as_str)
}
