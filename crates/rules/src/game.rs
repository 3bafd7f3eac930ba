//! The state of a game. It knows everything, so it is never written out; views are.

use std::sync::Arc;

use crate::list::List;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::event::{Ending, Event, SharedPoints, Table, Winners};
use crate::fair::{Promise, Secret};
use crate::limits::{HAND_CARDS_MAX, PLAYERS_MAX, VOTES_EACH_MAX};
use crate::score::Found;
use crate::seats::SeatSet;
use crate::{Card, Clue, RuleSet, Seat, Slot};

/// A game in progress or finished.
///
/// It changes only by [`Game::apply`], and tells only by [`Game::view`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) rules: RuleSet,
    pub(crate) phase: Phase,
    pub(crate) turn: u32,
    /// Nobody, while the first story is not claimed.
    pub(crate) storyteller: Option<Seat>,
    pub(crate) clue: Option<Clue>,
    /// One for each seat of the largest table; the rest stays empty.
    pub(crate) seats: [SeatState; PLAYERS_MAX],
    /// Who has cards face down or on the table this turn.
    pub(crate) given: SeatSet,
    /// Who has voted this turn.
    pub(crate) voted: SeatSet,
    /// Who wants to go on.
    pub(crate) ready: SeatSet,
    /// How many cards lie face down.
    pub(crate) face_down: u8,
    pub(crate) table: Table,
    pub(crate) red: Option<Slot>,
    pub(crate) found: Option<Found>,
    pub(crate) points: Option<SharedPoints>,
    /// By seat, or by team.
    pub(crate) scores: [u16; PLAYERS_MAX],
    /// From the bottom to the top.
    pub(crate) pile: Vec<Card>,
    pub(crate) discard: Vec<Card>,
    /// What is public of all this.
    pub(crate) board: Board,
    pub(crate) end: Option<(Winners, Ending)>,
    pub(crate) promise: Option<Arc<Promise>>,
    pub(crate) secret: Option<Secret>,
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatState {
    pub(crate) hand: List<Card, HAND_CARDS_MAX>,
    pub(crate) played: List<Card, HAND_CARDS_MAX>,
    pub(crate) votes: List<Slot, VOTES_EACH_MAX>,
}

/// The parts of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Who tells the first story?
    Claim,
    /// The storyteller thinks of a clue.
    Tell,
    /// The others choose cards.
    Give,
    /// The cards lie open; votes are placed.
    Vote,
    /// Owners, votes and points are open.
    Score,
    /// The game is over.
    Over,
}

/// Why a list of events is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// No start.
    #[error("the log does not begin with the start of a game")]
    NoStart,
    /// A start in the middle.
    #[error("the log starts a second game")]
    TwoStarts,
    /// Written by a newer program.
    #[error("the log has version {0}; this program reads version {ours}", ours = crate::event::EVENT_VERSION)]
    Version(u32),
}

impl Game {
    /// The game that these events made.
    ///
    /// # Errors
    /// When the first event is not the start of a game in a form that this program reads.
    pub fn from_events<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Self, LogError> {
        let mut events = events.into_iter();
        let Some(Event::Started(started)) = events.next() else {
            return Err(LogError::NoStart);
        };
        let mut game = Self::new(started)?;
        for event in events {
            if matches!(event, Event::Started(_)) {
                return Err(LogError::TwoStarts);
            }
            game.apply(event);
        }
        Ok(game)
    }

    /// The rules of this game.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The part of the turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the turn, from 1.
    #[must_use]
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// Who tells, once that is known.
    #[must_use]
    pub const fn storyteller(&self) -> Option<Seat> {
        self.storyteller
    }

    /// What was told in this turn, if it was told already.
    #[must_use]
    pub const fn clue(&self) -> Option<&Clue> {
        self.clue.as_ref()
    }

    /// The score of a seat's rabbit.
    #[must_use]
    pub fn score(&self, seat: Seat) -> u16 {
        self.scores.get(self.rules.side(seat)).copied().unwrap_or(0)
    }

    /// What was promised about the deck at the start.
    #[must_use]
    pub fn promise(&self) -> Option<&Promise> {
        self.promise.as_deref()
    }

    /// The secret of the deck, once it was opened.
    #[must_use]
    pub const fn opened_secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    pub(crate) fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index().min(PLAYERS_MAX - 1)]
    }
}
