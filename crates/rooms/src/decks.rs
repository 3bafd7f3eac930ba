//! What a room knows of packs: their names and how many cards they have.

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
}

/// The packs there are.
pub trait Decks: Send + Sync + 'static {
    /// How many cards a pack has, if there is such a pack.
    fn cards(&self, pack: &str) -> Option<u16>;

    /// The pack that a new table starts with.
    fn first_pack(&self) -> String;
}

/// The deck that these packs make together.
pub(crate) fn deck_of(decks: &dyn Decks, packs: &[String]) -> Vec<DeckPart> {
    let mut first = 0;
    let mut parts = Vec::with_capacity(packs.len());
    for pack in packs {
        let count = decks.cards(pack).unwrap_or(0);
        parts.push(DeckPart { pack: pack.clone(), first, count });
        first += count;
    }
    parts
}

/// How many cards a deck has.
pub(crate) fn deck_size(parts: &[DeckPart]) -> usize {
    parts.iter().map(|part| usize::from(part.count)).sum()
}
