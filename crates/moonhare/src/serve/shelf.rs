//! The packs, as the server and the rooms ask for them.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Arc, OnceLock, PoisonError, RwLock},
};

use bytes::Bytes;
use moonhare_packs::{Language, MoonHand, PICTURE_WIDTHS, Pack, PackCard, Packs, moon};
use moonhare_rooms::{DeckPart, Decks, Looking, limits::PACKS_MAX, rules::Card};
use moonhare_server::{Day, MoonCardView, MoonHandView, PackView, PictureWordsView, Shelf, WordsView};

use super::{
    attic::Attic,
    heard::Heard,
    own::{self, OwnBoxes},
};

/// The packs that this server has. New ones may come while it runs; none goes.
pub(crate) struct PackShelf {
    folder: PathBuf,
    /// Read for every picture, written when a pack is painted. Readers leave with the `Arc`: nobody waits for somebody
    /// who is still sending a picture.
    packs: RwLock<Arc<Packs>>,
    /// Where the built-in packs that were played with outlive the program that has them.
    attic: Arc<Attic>,
    /// People's own pictures: packs that no list has.
    own: Arc<OwnBoxes>,
    /// What is part of the program, and so the same for everybody: the daily moon is made of it.
    built_in: Packs,
    /// What people said about pictures, if it is kept.
    heard: OnceLock<Arc<Heard>>,
}

impl PackShelf {
    /// The built-in packs and those in the data folder.
    pub(crate) fn load(data: &Path, own: Arc<OwnBoxes>) -> Self {
        let folder = data.join("packs");
        let mut packs = Packs::load(&folder);
        for refused in packs.refused() {
            tracing::warn!(%refused, "a pack can't be used");
        }
        let built_in = Packs::built_in();
        let (attic, earlier) = Attic::open(&data.join("earlier-packs"), &built_in);
        for pack in earlier {
            packs.add_earlier(pack);
        }
        Self {
            folder,
            packs: RwLock::new(Arc::new(packs)),
            attic: Arc::new(attic),
            own,
            built_in,
            heard: OnceLock::new(),
        }
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

    /// From now on it knows what people said about pictures.
    pub(crate) fn listen_to(&self, heard: Arc<Heard>) {
        _ = self.heard.set(heard);
    }

    /// People's own pictures.
    pub(crate) fn own(&self) -> &OwnBoxes {
        &self.own
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

/// A card of a deck: the one with its picture. Only games from before pictures had an identity take what their pack has now.
pub(crate) fn card_of<'a>(packs: &'a Packs, deck: &[DeckPart], card: Card) -> Option<&'a PackCard> {
    let part = deck.iter().find(|part| part.holds(card.0))?;
    match part.picture(card.0) {
        Some(picture) => packs.find(picture.parse().ok()?),
        None => packs.get(&part.pack)?.card(usize::from(card.0 - part.first)),
    }
}

impl Decks for PackShelf {
    fn cards(&self, pack: &str) -> Option<u16> {
        let shelved = || self.packs().get(pack).and_then(|pack| u16::try_from(pack.cards.len()).ok());
        self.own.cards(pack).or_else(shelved)
    }

    fn pictures(&self, pack: &str) -> Arc<str> {
        let packs = self.packs();
        let Some(pack) = packs.get(pack) else { return Arc::default() };
        self.attic.keep(pack);
        Arc::clone(&pack.pictures)
    }

    fn deck(&self, pack: &str) -> (u16, Arc<str>) {
        let shelved = || (self.cards(pack).unwrap_or(0), self.pictures(pack));
        self.own.deck(pack).unwrap_or_else(shelved)
    }

    fn is_elsewhere(&self, pack: &str) -> bool {
        own::is_box_id(pack)
    }

    fn look_for(&self, packs: Vec<String>, to_play: bool) -> Looking {
        Box::pin(Arc::clone(&self.own).look_for(packs, to_play))
    }

    fn card_with(&self, pack: &str, picture: &str) -> Option<u16> {
        let shelved = || {
            let pictures = Arc::clone(&self.packs().get(pack)?.pictures);
            Some((self.cards(pack)?, pictures))
        };
        let (count, pictures) = self.own.all_cards(pack).or_else(shelved)?;
        DeckPart { pack: pack.to_owned(), first: 0, count, pictures }.card_with(picture)
    }

    fn first_pack(&self) -> String {
        self.packs().iter().next().map(|pack| pack.id.clone()).unwrap_or_default()
    }

    fn usual_packs(&self) -> Vec<String> {
        self.packs().iter().map(|pack| pack.id.clone()).take(PACKS_MAX).collect()
    }
}

impl Shelf for PackShelf {
    fn packs(&self) -> Vec<PackView> {
        self.packs().iter().map(|pack| view(pack)).collect()
    }

    fn words(&self, pack: &str, language: &str) -> Option<WordsView> {
        let language = moonhare_rooms::Language::of(language)?.of_cards();
        let packs = self.packs();
        let Pack { cards, pictures, .. } = &**packs.get(pack)?;
        Some(WordsView {
            pictures: Arc::clone(pictures),
            descriptions: cards.iter().map(|card| card.description(language).to_owned()).collect(),
            placeholders: cards.iter().map(|card| card.placeholder.clone()).collect(),
        })
    }

    fn picture_words(&self, picture: &str, language: &str) -> Option<PictureWordsView> {
        let packs = self.packs();
        let card = packs.find(picture.parse().ok()?)?;
        Some(PictureWordsView {
            description: card.description(moonhare_rooms::Language::of(language)?.of_cards()).to_owned(),
            placeholder: card.placeholder.clone(),
        })
    }

    fn picture(&self, picture: &str, width: u16) -> Option<Bytes> {
        let packs = self.packs();
        let bytes = packs.find(picture.parse().ok()?)?.picture(width.into())?;
        Some(Bytes::from_owner(bytes.clone()))
    }

    fn moon(&self, day: Day, language: &str) -> Option<Vec<MoonHandView>> {
        let language = moonhare_rooms::Language::of(language)?.of_cards();
        let hands = moon(self.built_in.iter().map(|pack| &**pack), day.0, language)?;
        let card = |card: &PackCard| MoonCardView {
            picture: card.id.to_string(),
            description: card.description(language).to_owned(),
        };
        let hand = |hand: MoonHand<'_>| MoonHandView {
            clue: hand.clue.to_owned(),
            cards: hand.cards.into_iter().map(card).collect(),
            told: u8::try_from(hand.told).unwrap_or(0),
            also: hand.also.into_iter().map(str::to_owned).collect(),
        };
        let mut hands: Vec<MoonHandView> = hands.into_iter().map(hand).collect();
        // The last hand of a day is told as people here told it, where they let that be kept.
        if let (Some(heard), Some(last)) = (self.heard.get(), hands.last_mut())
            && let Some(picture) = last.cards.get(usize::from(last.told)).map(|card| card.picture.clone())
            && let Some(clue) = heard.clue_of(&picture, language, day.0)
        {
            last.clue = clue;
        }
        Some(hands)
    }

    fn picture_of(&self, pack: &str, card: u16) -> Option<String> {
        Some(self.packs().get(pack)?.card(card.into())?.id.to_string())
    }
}

/// A text in every language, by the languages' codes.
pub(crate) fn by_code<'a>(text: impl Fn(Language) -> &'a str) -> BTreeMap<String, String> {
    Language::ALL.into_iter().map(|language| (language.code().into(), text(language).into())).collect()
}

fn view(pack: &Pack) -> PackView {
    PackView {
        id: pack.id.clone(),
        names: by_code(|language| pack.name(language)),
        blurbs: by_code(|language| pack.blurb(language)),
        cards: u16::try_from(pack.cards.len()).unwrap_or(u16::MAX),
        pictures: Arc::clone(&pack.pictures),
        widths: PICTURE_WIDTHS.iter().filter_map(|width| u16::try_from(*width).ok()).collect(),
        theme: pack.theme.clone(),
    }
}

#[cfg(test)]
mod tests;
