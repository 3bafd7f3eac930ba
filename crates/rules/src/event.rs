//! What happened. A game is the fold of its events.

use std::sync::Arc;

use crate::list::List;
use serde::{Deserialize, Serialize};

use crate::fair::{Promise, Secret};
use crate::limits::{PLAYERS_MAX, SLOTS_MAX};
use crate::score::TurnScore;
use crate::{Card, Cards, Clue, RuleSet, Seat, Slot, Slots};

/// The version of the events' form. It is written into the first event of every game.
pub const EVENT_VERSION: u32 = 1;

/// Something that happened in a game.
///
/// Events hold everything, hidden cards included: they are for the log, never for players. Results of shuffles are in
/// them, so a replay needs no dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The game began, and the deck was shuffled.
    Started(Box<Started>),
    /// The first hands were dealt, from seat 0 on.
    Dealt {
        /// By seat.
        hands: Vec<Cards>,
    },
    /// Somebody wants to tell the first story.
    Claimed {
        /// The first storyteller.
        seat: Seat,
    },
    /// The clue was said.
    Told {
        /// The storyteller.
        seat: Seat,
        /// The card it is for.
        card: Option<Card>,
        /// What was said.
        clue: Clue,
    },
    /// Cards were laid down.
    Given {
        /// By whom.
        seat: Seat,
        /// As many as each gives, face down.
        cards: Cards,
    },
    /// Cards were taken back.
    TakenBack {
        /// By whom.
        seat: Seat,
    },
    /// The cards were shuffled and lie open, in slots from 1 on.
    Revealed {
        /// In the order of the slots.
        cards: Table,
    },
    /// Somebody voted, or changed their vote.
    Voted {
        /// The voter.
        seat: Seat,
        /// For what.
        slots: Slots,
        /// Where the red token went.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        red: Option<Slot>,
    },
    /// All votes were in, and the rabbits moved.
    Scored(TurnScore),
    /// Somebody wants to go on.
    SaidReady {
        /// One of those who looked at the score.
        seat: Seat,
    },
    /// The table was cleared onto the discard pile.
    Cleared {},
    /// The pile ran short: the rest of it and the discard pile became a new one.
    Reshuffled {
        /// From the bottom to the top.
        pile: Vec<Card>,
    },
    /// Cards were drawn from the top of the pile, in this order.
    Drawn {
        /// Who drew what.
        cards: List<Draw, SLOTS_MAX>,
    },
    /// All hands went to the left neighbour.
    Passed {},
    /// The next turn began.
    TurnBegan {
        /// Its number, from 1.
        turn: u32,
        /// Who tells.
        storyteller: Seat,
    },
    /// The game ended.
    Ended {
        /// All who share the win.
        winners: Winners,
        /// Why now.
        because: Ending,
    },
    /// The secret of the deck was opened.
    Opened {
        /// The secret.
        secret: Secret,
    },
}

/// The seats that share a win.
pub type Winners = List<Seat, PLAYERS_MAX>;

/// The cards on the table, in the order of their slots.
pub type Table = List<Laid, SLOTS_MAX>;

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Started {
    /// The form of all events of this game.
    pub version: u32,
    /// By which rules.
    pub rules: RuleSet,
    /// What the server promised about its dice, if the deck can be checked.
    pub fair: Option<Promise>,
    /// Cards that the players have seen in earlier games; they went below the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<Card>,
    /// The shuffled deck, from the bottom to the top.
    pub pile: Vec<Card>,
}

/// A card on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Whose it is.
    pub seat: Seat,
    /// Which it is.
    pub card: Card,
}

/// A card that was drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// By whom.
    pub seat: Seat,
    /// The card from the top of the pile.
    pub card: Card,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A rabbit reached the target.
    Target,
    /// Everybody told their stories.
    Stories,
    /// The last card was drawn.
    PileOut,
    /// The host ended it early.
    Host,
}

impl From<TurnScore> for Event {
    fn from(score: TurnScore) -> Self {
        Self::Scored(score)
    }
}

/// The breakdown is shared between the event, the game and every view.
pub(crate) type SharedPoints = Arc<crate::score::Points>;
