//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::{Card, Cards, Clue, Slot, Slots};

/// A player's move. In JSON: `{"tell":{"card":12,"clue":"dusk"}}`, `{"claim":{}}`, …
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// "I have an idea": be the first storyteller of the game.
    Claim {},
    /// Say the clue, and play the card it is for. Where the clue comes before the cards are seen, no card goes with it.
    Tell {
        /// The storyteller's card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
        /// What is said.
        clue: Clue,
    },
    /// Play cards that fit the clue, face down.
    Give {
        /// As many cards of one's hand as the rules ask for.
        cards: Cards,
    },
    /// Take back what one gave, as long as a card of somebody is missing.
    TakeBack {},
    /// Vote, or vote anew, as long as a vote of somebody is missing.
    Vote {
        /// One slot a vote; a slot twice where two votes may lie on one card.
        slots: Slots,
        /// Where the red token goes, for who has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        red: Option<Slot>,
    },
    /// Go on after the score.
    Ready {},
}

impl Command {
    /// Tell a clue for a card.
    #[must_use]
    pub fn tell(card: Card, clue: &str) -> Self {
        Self::Tell { card: Some(card), clue: Clue::text(clue) }
    }

    /// Tell a clue before one has seen a card.
    #[must_use]
    pub fn tell_unseen(clue: &str) -> Self {
        Self::Tell { card: None, clue: Clue::text(clue) }
    }

    /// Give these cards; of more than a hand can hold, the first.
    #[must_use]
    pub fn give(cards: &[Card]) -> Self {
        Self::Give { cards: Cards::from_slice(cards) }
    }

    /// Vote for these slots; of more than the table has, the first.
    #[must_use]
    pub fn vote(slots: &[Slot]) -> Self {
        Self::Vote { slots: Slots::from_slice(slots), red: None }
    }
}
