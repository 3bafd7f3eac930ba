//! What a room knows of packs: their names, how many cards they have, and which pictures these are.

use std::{
    future::{Future, ready},
    pin::Pin,
    sync::Arc,
};

use serde::{Deserialize, Serialize};

/// A run of cards of the deck that comes from one pack: card `first + n` of the deck is card `n` of the pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckPart {
    /// The pack.
    pub pack: String,
    /// The first card's number in the deck.
    pub first: u16,
    /// How many cards.
    pub count: u16,
    /// The identities of the cards' pictures one after another, all of one length: whatever becomes of the pack, the game
    /// goes on with these. Empty in games that began before pictures had an identity.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    pub pictures: Arc<str>,
}

impl DeckPart {
    /// Whether a card of the deck is one of these.
    #[must_use]
    pub fn holds(&self, card: u16) -> bool {
        (self.first..self.first + self.count).contains(&card)
    }

    /// The identity of the picture of a card of the deck.
    #[must_use]
    pub fn picture(&self, card: u16) -> Option<&str> {
        let length = self.pictures.len().checked_div(self.count.into())?;
        let n = usize::from(card.checked_sub(self.first)?);
        self.pictures.get(n * length..(n + 1) * length).filter(|id| !id.is_empty())
    }

    /// The card of the deck whose picture has this identity.
    #[must_use]
    pub fn card_with(&self, picture: &str) -> Option<u16> {
        (self.first..self.first + self.count).find(|card| self.picture(*card) == Some(picture))
    }
}

/// A look that may take long.
pub type Looking = Pin<Box<dyn Future<Output = bool> + Send>>;

/// The packs there are.
pub trait Decks: Send + Sync + 'static {
    /// How many cards a pack has, if there is such a pack.
    fn cards(&self, pack: &str) -> Option<u16>;

    /// The identities of the pictures of a pack's cards one after another, all of one length. Asked when a game begins with
    /// the pack; empty if there is no such pack.
    fn pictures(&self, pack: &str) -> Arc<str>;

    /// How many cards a pack has and which pictures these are, at one moment: cards of people's own may come in between.
    fn deck(&self, pack: &str) -> (u16, Arc<str>) {
        (self.cards(pack).unwrap_or(0), self.pictures(pack))
    }

    /// Whether a pack is kept elsewhere and may be another than it was: it is looked for before anything is decided that depends on it.
    fn is_elsewhere(&self, _pack: &str) -> bool {
        false
    }

    /// Looks for packs that are kept elsewhere, which may take long: rooms go on meanwhile. All other questions are answered at once, by
    /// what was found last. `to_play` says that a game begins with these packs. Tells whether it could be found out.
    fn look_for(&self, _packs: Vec<String>, _to_play: bool) -> Looking {
        Box::pin(ready(true))
    }

    /// Which card of a pack has the picture of this identity.
    fn card_with(&self, pack: &str, picture: &str) -> Option<u16> {
        let (first, count) = (0, self.cards(pack)?);
        DeckPart { pack: pack.to_owned(), first, count, pictures: self.pictures(pack) }.card_with(picture)
    }

    /// The pack that comes first.
    fn first_pack(&self) -> String;

    /// The packs that a new table starts with, mixed.
    fn usual_packs(&self) -> Vec<String> {
        vec![self.first_pack()]
    }
}

/// How many cards these packs have together.
pub(crate) fn cards_of(decks: &dyn Decks, packs: &[String]) -> usize {
    packs.iter().filter_map(|pack| decks.cards(pack)).map(usize::from).sum()
}

/// The deck that these packs make together.
pub(super) fn deck_of(decks: &dyn Decks, packs: &[String]) -> Vec<DeckPart> {
    let mut first = 0;
    let mut parts = Vec::with_capacity(packs.len());
    for pack in packs {
        let (count, pictures) = decks.deck(pack);
        parts.push(DeckPart { pack: pack.clone(), first, count, pictures });
        first += count;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_finds_its_picture_and_no_other() {
        let part = DeckPart { pack: "moon".into(), first: 84, count: 3, pictures: "aabbcc".into() };
        let pictures = [83, 84, 85, 86, 87].map(|card| part.picture(card));
        assert_eq!(pictures, [None, Some("aa"), Some("bb"), Some("cc"), None]);
        assert_eq!([83, 84, 86, 87].map(|card| part.holds(card)), [false, true, true, false]);
        let cards = ["aa", "cc", "ab", "a", ""].map(|picture| part.card_with(picture));
        assert_eq!(cards, [Some(84), Some(86), None, None, None]);
    }

    #[test]
    fn decks_of_older_games_are_read_and_written_as_they_were() {
        let json = r#"{"pack":"moon","first":0,"count":84}"#;
        let part: DeckPart = serde_json::from_str(json).unwrap();
        assert_eq!(part.picture(3), None);
        assert_eq!(serde_json::to_string(&part).unwrap(), json);
        let none = DeckPart { count: 0, ..part };
        assert_eq!(none.picture(0), None);
    }
}
