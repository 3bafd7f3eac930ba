//! The packs, as the server and the rooms ask for them.

use std::{collections::BTreeMap, path::Path};

use bytes::Bytes;
use moonhare_packs::{Language, PICTURE_WIDTHS, Pack, PackCard, Packs};
use moonhare_rooms::{DeckPart, Decks, rules::Card};
use moonhare_server::{PackView, Shelf, WordsView};

/// The packs that this server has.
pub(crate) struct PackShelf(Packs);

impl PackShelf {
    /// The built-in packs and those in the data folder.
    pub(crate) fn load(data: &Path) -> Self {
        let packs = Packs::load(&data.join("packs"));
        for refused in packs.refused() {
            tracing::warn!(%refused, "a pack can't be used");
        }
        Self(packs)
    }

    /// Whether there is nothing to play with.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A card of a deck.
    pub(crate) fn card_of(&self, deck: &[DeckPart], card: Card) -> Option<&PackCard> {
        let part = deck.iter().find(|part| (part.first..part.first + part.count).contains(&card.0))?;
        self.0.get(&part.pack)?.card(usize::from(card.0 - part.first))
    }
}

impl Decks for PackShelf {
    fn cards(&self, pack: &str) -> Option<u16> {
        self.0.get(pack).and_then(|pack| u16::try_from(pack.cards.len()).ok())
    }

    fn first_pack(&self) -> String {
        self.0.iter().next().map(|pack| pack.id.clone()).unwrap_or_default()
    }
}

impl Shelf for PackShelf {
    fn packs(&self) -> Vec<PackView> {
        self.0.iter().map(|pack| view(pack)).collect()
    }

    fn words(&self, pack: &str, language: &str) -> Option<WordsView> {
        let language = Language::ALL.into_iter().find(|known| code(*known) == language)?;
        let cards = &self.0.get(pack)?.cards;
        Some(WordsView {
            descriptions: cards.iter().map(|card| card.description(language).to_owned()).collect(),
            placeholders: cards.iter().map(|card| card.placeholder.clone()).collect(),
        })
    }

    fn picture(&self, pack: &str, card: u16, width: u16) -> Option<Bytes> {
        let picture = self.0.get(pack)?.card(card.into())?.picture(width.into())?;
        Some(Bytes::from_owner(picture.clone()))
    }
}

fn code(language: Language) -> &'static str {
    match language {
        Language::En => "en",
        Language::It => "it",
        Language::Es => "es",
        Language::Pt => "pt",
        Language::Ca => "ca",
        Language::Fr => "fr",
    }
}

fn view(pack: &Pack) -> PackView {
    let by_code = |texts: &BTreeMap<Language, String>| {
        texts.iter().map(|(language, text)| (code(*language).to_owned(), text.clone())).collect()
    };
    PackView {
        id: pack.id.clone(),
        names: by_code(&pack.names),
        blurbs: by_code(&pack.blurbs),
        cards: u16::try_from(pack.cards.len()).unwrap_or(u16::MAX),
        widths: PICTURE_WIDTHS.iter().filter_map(|width| u16::try_from(*width).ok()).collect(),
        theme: pack.theme.clone(),
    }
}
