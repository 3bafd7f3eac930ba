//! The packs, as the server and the rooms ask for them.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Arc, PoisonError, RwLock},
};

use bytes::Bytes;
use moonhare_packs::{Language, PICTURE_WIDTHS, Pack, PackCard, Packs};
use moonhare_rooms::{DeckPart, Decks, rules::Card};
use moonhare_server::{PackView, Shelf, WordsView};

/// The packs that this server has. New ones may come while it runs; none goes.
pub(crate) struct PackShelf {
    folder: PathBuf,
    packs: RwLock<Arc<Packs>>,
}

impl PackShelf {
    /// The built-in packs and those in the data folder.
    pub(crate) fn load(data: &Path) -> Self {
        let folder = data.join("packs");
        let packs = Packs::load(&folder);
        for refused in packs.refused() {
            tracing::warn!(%refused, "a pack can't be used");
        }
        Self { folder, packs: RwLock::new(Arc::new(packs)) }
    }

    /// The packs as they are now.
    pub(crate) fn packs(&self) -> Arc<Packs> {
        Arc::clone(&self.packs.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Puts a pack beside the others.
    pub(crate) fn add(&self, pack: Pack) {
        let mut packs = self.packs.write().unwrap_or_else(PoisonError::into_inner);
        Arc::make_mut(&mut packs).add(pack);
    }

    /// Where packs that are not part of the program lie.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Whether there is nothing to play with.
    pub(crate) fn is_empty(&self) -> bool {
        self.packs().is_empty()
    }
}

/// A card of a deck.
pub(crate) fn card_of<'a>(packs: &'a Packs, deck: &[DeckPart], card: Card) -> Option<&'a PackCard> {
    let part = deck.iter().find(|part| (part.first..part.first + part.count).contains(&card.0))?;
    packs.get(&part.pack)?.card(usize::from(card.0 - part.first))
}

impl Decks for PackShelf {
    fn cards(&self, pack: &str) -> Option<u16> {
        self.packs().get(pack).and_then(|pack| u16::try_from(pack.cards.len()).ok())
    }

    fn first_pack(&self) -> String {
        self.packs().iter().next().map(|pack| pack.id.clone()).unwrap_or_default()
    }
}

impl Shelf for PackShelf {
    fn packs(&self) -> Vec<PackView> {
        self.packs().iter().map(|pack| view(pack)).collect()
    }

    fn words(&self, pack: &str, language: &str) -> Option<WordsView> {
        let language = Language::ALL.into_iter().find(|known| code(*known) == language)?;
        let packs = self.packs();
        let cards = &packs.get(pack)?.cards;
        Some(WordsView {
            descriptions: cards.iter().map(|card| card.description(language).to_owned()).collect(),
            placeholders: cards.iter().map(|card| card.placeholder.clone()).collect(),
        })
    }

    fn picture(&self, pack: &str, card: u16, width: u16) -> Option<Bytes> {
        let packs = self.packs();
        let picture = packs.get(pack)?.card(card.into())?.picture(width.into())?;
        Some(Bytes::from_owner(picture.clone()))
    }
}

/// Texts in the order of [`Language::ALL`], by the languages' codes.
pub(crate) fn by_code<T: Into<String>>(texts: impl IntoIterator<Item = T>) -> BTreeMap<String, String> {
    Language::ALL
        .into_iter()
        .zip(texts)
        .map(|(language, text)| (code(language).into(), text.into()))
        .collect()
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
    let texts = |texts: &BTreeMap<Language, String>| {
        by_code(Language::ALL.map(|language| texts.get(&language).cloned().unwrap_or_default()))
    };
    PackView {
        id: pack.id.clone(),
        names: texts(&pack.names),
        blurbs: texts(&pack.blurbs),
        cards: u16::try_from(pack.cards.len()).unwrap_or(u16::MAX),
        widths: PICTURE_WIDTHS.iter().filter_map(|width| u16::try_from(*width).ok()).collect(),
        theme: pack.theme.clone(),
    }
}
