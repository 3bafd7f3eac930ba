//! What happened in a room. A room is the fold of its records.

use moonhare_rules::{Event as GameEvent, FairDeck, Secret as DeckSecret};
use serde::{Deserialize, Serialize};

use crate::{
    CommandId, DeckPart, Language, Person, Rabbit, Reaction, SecretHash, Settings, Temperament,
    recordings::Kind,
};

/// The version of the records' form, written into the first event of every room.
pub const RECORD_VERSION: u32 = 1;

/// What one command did: one record in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Batch {
    /// When, in milliseconds of Unix time.
    #[serde(rename = "t")]
    pub at_ms: u64,
    /// Who asked for it; nobody when the room did it by itself.
    #[serde(rename = "p", default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Person>,
    /// The id of the command, so that a repeated one is known even after a restart.
    #[serde(rename = "c", default, skip_serializing_if = "Option::is_none")]
    pub id: Option<CommandId>,
    /// What happened.
    #[serde(rename = "e")]
    pub events: Vec<RoomEvent>,
}

/// Something that happened in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomEvent {
    /// Something in the game.
    Game(GameEvent),
    /// The room was made.
    Created {
        /// The form of all records of this room.
        version: u32,
        /// Tells this room from an earlier one of the same code.
        epoch: String,
        /// What the table starts with.
        settings: Box<Settings>,
        /// The secret of the first game's deck.
        deck_secret: DeckSecret,
    },
    /// Somebody came in.
    Joined {
        /// Who.
        who: Newcomer,
        /// What they prove it by.
        secret: SecretHash,
        /// Whether they sit down.
        seated: bool,
    },
    /// A bot sat down.
    BotAdded {
        /// Who.
        who: Newcomer,
        /// How it plays.
        temperament: Temperament,
    },
    /// A bot plays in another way.
    BotChanged {
        /// Which.
        person: Person,
        /// How.
        temperament: Temperament,
    },
    /// Somebody was sent away; a bot may have taken their place.
    Removed {
        /// Who.
        person: Person,
    },
    /// A seat went from one to another.
    SeatPassed {
        /// Who had it.
        from: Person,
        /// Who has it.
        to: Person,
    },
    /// Somebody sat down at the end of the table.
    Sat {
        /// Who.
        person: Person,
    },
    /// Somebody left their seat in the lobby.
    Stood {
        /// Who.
        person: Person,
    },
    /// The seats have a new order.
    Ordered {
        /// Clockwise.
        people: Vec<Person>,
    },
    /// The settings are now these.
    SettingsChanged {
        /// All of them.
        settings: Box<Settings>,
    },
    /// Nobody new may come in, or they may again.
    Locked {
        /// Which of the two.
        locked: bool,
    },
    /// Somebody is host now.
    HostPassed {
        /// Who.
        person: Person,
    },
    /// Everything stands still, or goes on.
    Paused {
        /// Which of the two.
        paused: bool,
    },
    /// Somebody is ready to begin, or not.
    ReadySaid {
        /// Who.
        person: Person,
        /// Which of the two.
        ready: bool,
        /// Chance that their browser threw in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// Somebody has a new name, rabbit or language.
    ProfileChanged {
        /// Who, and how they look now.
        who: Newcomer,
    },
    /// Somebody wrote.
    Chatted {
        /// Who.
        person: Person,
        /// What.
        text: String,
    },
    /// Somebody reacted.
    Reacted {
        /// Who.
        person: Person,
        /// How.
        reaction: Reaction,
    },
    /// A one-time ticket was given out.
    TicketGiven {
        /// For whose seat.
        person: Person,
        /// Its hash.
        ticket: SecretHash,
    },
    /// A ticket was used on another device.
    TicketUsed {
        /// For whose seat.
        person: Person,
        /// What the other device proves it by.
        secret: SecretHash,
    },
    /// A bot holds the seat of somebody who is gone.
    Held {
        /// Of whom.
        person: Person,
    },
    /// Somebody came back to their seat.
    Returned {
        /// Who.
        person: Person,
    },
    /// Somebody came back to a table that had slept: the clock of the phase starts again.
    Woke {},
    /// A game begins.
    Began {
        /// The deck it is played with.
        deck: Vec<DeckPart>,
        /// Where its shuffles come from.
        fair: FairDeck,
        /// The secret of the next game's deck.
        next_secret: DeckSecret,
        /// The game's own first events.
        game: Vec<GameEvent>,
    },
    /// Back to the lobby.
    LobbyReturned {},
    /// A clue was recorded.
    Recorded {
        /// Its id.
        id: String,
        /// By whom.
        person: Person,
        /// What it is.
        kind: Kind,
    },
}

/// Somebody who appears in a room, and how they look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Newcomer {
    /// Their number.
    pub person: Person,
    /// Their name.
    pub name: String,
    /// Their rabbit.
    pub rabbit: Rabbit,
    /// Their language.
    pub language: Language,
}
