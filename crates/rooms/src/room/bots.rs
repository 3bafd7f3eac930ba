//! What a room wants from bots. They see what a player in their seat sees, and nothing else.

use moonhare_rules::{Command, View};
use serde::{Deserialize, Serialize};

use super::{DeckPart, Past, RoomCode, Story};
use crate::{Language, Temperament, limits::BOTS_THINKING_MAX};

/// What bots think with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BotMind {
    /// The words of the cards and what they bring to mind.
    #[default]
    BuiltIn,
    /// A sentence encoder as well.
    Encoder,
    /// The pictures themselves, which are shown to a vision endpoint.
    Vision,
}

/// A bot at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSeat {
    /// How it plays.
    pub temperament: Temperament,
    /// What it speaks.
    pub language: Language,
    /// The same seed and view give the same move.
    pub seed: u64,
}

/// Those who move for bots.
pub trait BotPlayers: Send + Sync + 'static {
    /// What they think with, for people to know.
    fn mind(&self) -> BotMind {
        BotMind::BuiltIn
    }

    /// How many may think at the same time, over all rooms.
    fn thinking_max(&self) -> usize {
        BOTS_THINKING_MAX
    }

    /// Whether they want to hear what people tell.
    fn listen(&self) -> bool {
        false
    }

    /// A person told this at the table of this code. Called where blocking is allowed, and only if they listen.
    fn hear(&self, _table: RoomCode, _story: &Story) {}

    /// How long a person would think about this, in milliseconds.
    fn delay_ms(&self, bot: BotSeat, view: &View) -> u64;

    /// The bot's move, if it has one. May take its time: it is called where blocking is allowed.
    fn decide(&self, bot: BotSeat, deck: &[DeckPart], past: &Past, view: &View) -> Option<Command>;
}
