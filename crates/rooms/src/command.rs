//! What people can ask of a room besides their moves in the game.

use serde::{Deserialize, Serialize};

use crate::{Language, Person, Rabbit, SettingsChange, Temperament};

/// A wish about the room. In JSON: `{"begin":{}}`, `{"chat":{"text":"hello"}}`, …
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomCommand {
    /// Host: change settings.
    Settings(Box<SettingsChange>),
    /// Host: begin the game.
    Begin {
        /// Chance that the host's browser throws in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// Host: let a bot sit down.
    AddBot {
        /// How it plays.
        temperament: Temperament,
    },
    /// Host: let a bot play in another way.
    ChangeBot {
        /// Which bot.
        person: Person,
        /// How it shall play.
        temperament: Temperament,
    },
    /// Host: send somebody away.
    Remove {
        /// Whom.
        person: Person,
    },
    /// Host: the order of the seats.
    Order {
        /// Everybody who is seated, clockwise.
        people: Vec<Person>,
    },
    /// Host: let nobody new in.
    Lock {
        /// Or let people in again.
        locked: bool,
    },
    /// Host: hand the role on.
    Host {
        /// To whom.
        person: Person,
    },
    /// Host: stop the clock and everything else.
    Pause {
        /// Or go on.
        paused: bool,
    },
    /// Host: end the game.
    End {},
    /// Host: another game, with the cards not seen yet first.
    Rematch {},
    /// Host: back to the lobby after a game, to change settings.
    Lobby {},
    /// Anyone seated: ready to begin.
    Ready {
        /// Or not.
        ready: bool,
        /// Chance that this browser throws in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// Anyone: another name, rabbit or language.
    Profile {
        /// The name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The rabbit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rabbit: Option<Rabbit>,
        /// The language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        language: Option<Language>,
    },
    /// Anyone: say something.
    Chat {
        /// What.
        text: String,
    },
    /// Anyone: show what one feels.
    React {
        /// What.
        reaction: Reaction,
    },
    /// A watcher: take a bot's seat between turns.
    TakeSeat {
        /// The bot, or the person whose seat a bot holds.
        person: Person,
    },
    /// A watcher: sit down in the lobby.
    Sit {},
    /// Anyone seated: leave the seat, in a game to a bot.
    Stand {},
    /// Anyone with a secret: a one-time ticket for another device.
    Ticket {},
}

/// The few reactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Love.
    Heart,
    /// Laughter.
    Laugh,
    /// Surprise.
    Wow,
    /// Wonder.
    Moon,
    /// Applause.
    Clap,
}

/// What a browser has prepared but not sent: used when the clock runs out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Draft {
    /// The card for the clue.
    pub card: Option<moonhare_rules::Card>,
    /// The clue so far.
    pub clue: Option<String>,
    /// The cards to give.
    pub cards: Option<moonhare_rules::Cards>,
    /// The slots to vote for.
    pub slots: Option<moonhare_rules::Slots>,
    /// The slot for the red token.
    pub red: Option<moonhare_rules::Slot>,
}
