//! What people can ask of a room besides their moves in the game.

use serde::{Deserialize, Serialize};

use super::{Person, Rabbit, SettingsChange};
use crate::{Language, Temperament};

/// A wish about the room. In JSON: `{"begin":{}}`, `{"chat":{"text":"hello"}}`, …
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomCommand {
    /// Host: change settings.
    Settings(Box<SettingsChange>),
    /// Host: begin the game.
    Begin {
        /// Chance that the host's browser throws in, if it has committed to none.
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
    /// Host: send somebody away, who can't come back for a while.
    Remove {
        /// Anybody but the host themself.
        person: Person,
        /// Or until the host lets them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ban: bool,
    },
    /// Host: put out those who watch without a name from one address.
    PutOut {
        /// Its number in `house`.
        place: u32,
        /// Not for a while, but until the host lets them back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ban: bool,
    },
    /// Host: let somebody back who was sent away.
    LetBack {
        /// Their number in `house`.
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
        /// Chance that this browser throws in, if it has committed to none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// Anyone seated, before a game: commit to the salt that this browser will throw into its deck.
    Commit {
        /// BLAKE3 of the salt, in hexadecimal.
        salt_hash: String,
    },
    /// Anyone who has committed to a salt: show it, once the letter is sealed.
    ThrowIn {
        /// The salt.
        salt: String,
    },
    /// Anyone seated, before a game: mix a pack of one's own pictures into the deck, if there is none yet.
    Bring {
        /// The pack.
        pack: String,
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
        /// Their words; see the limits.
        text: String,
    },
    /// Anyone: show what one feels.
    React {
        /// One of five.
        reaction: Reaction,
    },
    /// Anyone: give one's heart of this turn to a card, while the score lies there.
    Heart {
        /// Which; nothing takes it back.
        #[serde(default)]
        slot: Option<moonhare_rules::Slot>,
    },
    /// A watcher: guess which card it is, while the others vote.
    Guess {
        /// Where the card lies.
        slot: moonhare_rules::Slot,
    },
    /// Host: go to the end of the reveal, for everybody.
    SkipReveal {},
    /// A watcher: take a bot's seat; in the middle of a turn one gets it when the next begins.
    TakeSeat {
        /// The bot.
        person: Person,
    },
    /// A watcher: sit down in the lobby.
    Sit {},
    /// Anyone seated: leave the seat, in a game to a bot. Who only waits for one does not get it.
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
    /// Mischief.
    Sly,
    /// A long face.
    Sulk,
}
