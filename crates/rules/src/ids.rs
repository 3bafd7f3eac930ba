//! The small numbers of the game, each a type of its own.

use std::fmt;

use crate::list::List;
use serde::{Deserialize, Serialize};

use crate::limits::{HAND_CARDS_MAX, PLAYERS_MAX, SLOTS_MAX};

/// A place at the table, numbered clockwise from 0. Left of seat `i` is seat `i + 1`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list of seats.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat with this index. Indexes beyond the table give a seat that no table has.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self(if index < PLAYERS_MAX { index as u8 } else { u8::MAX })
    }

    /// The left neighbour at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn left(self, players: u8) -> Self {
        let next = self.0 + 1;
        Self(if next >= players { 0 } else { next })
    }
}

/// A card of the deck, numbered from 0 over all packs of the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u16);

/// A numbered place on the table, from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Slot {
    /// The slot of the `index`-th card on the table.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self(index as u8 + 1)
    }

    /// The slot as an index into the table; slot 0 does not exist.
    #[inline]
    #[must_use]
    pub const fn index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(1)
    }
}

/// Who looks at the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player in this seat (a person or a bot, the game does not know).
    Seat(Seat),
    /// Somebody who only watches.
    Watcher,
}

/// A handful of cards, without an allocation.
pub type Cards = List<Card, HAND_CARDS_MAX>;
/// Some slots of the table, without an allocation.
pub type Slots = List<Slot, SLOTS_MAX>;

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
