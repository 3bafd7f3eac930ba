//! What happened in a room. A room is the fold of its records.

use moonhare_rules::{Event as GameEvent, FairDeck, Seat, Secret as DeckSecret, Slot};
use serde::{Deserialize, Serialize};

use super::{
    AddressMark, CommandId, DeckPart, Knock, KnockDevice, Person, Rabbit, Reaction, RecordingKind,
    SecretHash, Settings,
};
use crate::{Language, Temperament};

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
        /// How they appear.
        who: Newcomer,
        /// What they prove it by.
        secret: SecretHash,
        /// Whether they sit down.
        seated: bool,
        /// Where they come from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<AddressMark>,
        /// The secret of an earlier place in this room that their browser brought.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        earlier: Option<SecretHash>,
    },
    /// A bot sat down.
    BotAdded {
        /// How it appears.
        who: Newcomer,
        /// How it plays.
        temperament: Temperament,
    },
    /// A bot plays in another way.
    BotChanged {
        /// The bot.
        person: Person,
        /// How it plays from now on.
        temperament: Temperament,
    },
    /// Somebody was sent away; a bot may have taken their place.
    Removed {
        /// Their number, which nobody gets again.
        person: Person,
    },
    /// Somebody whom the host removed can't come back.
    KeptOut {
        /// The number they had, or one that nobody has.
        person: Person,
        /// The name they had.
        name: String,
        /// The secrets they had.
        secrets: Vec<SecretHash>,
        /// Where they came from.
        from: Vec<AddressMark>,
        /// Until when; without an end until the host lets them back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until_ms: Option<u64>,
    },
    /// Somebody who was kept out may come back.
    LetBack {
        /// The number by which they were kept out.
        person: Person,
    },
    /// Somebody gets a bot's seat when the next turn begins.
    SeatPromised {
        /// Who watches until then.
        person: Person,
        /// Which seat; none any more if they changed their mind.
        seat: Option<Seat>,
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
        /// Who was a watcher before.
        person: Person,
    },
    /// Somebody left their seat in the lobby.
    Stood {
        /// Who is a watcher now.
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
        /// Locked, or open again.
        locked: bool,
    },
    /// Somebody is host now.
    HostPassed {
        /// The new host.
        person: Person,
        /// Who gets the role back when they return.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until_back: Option<Person>,
    },
    /// Everything stands still, or goes on.
    Paused {
        /// Paused, or going on.
        paused: bool,
    },
    /// Somebody is ready to begin, or not.
    ReadySaid {
        /// Somebody who is seated.
        person: Person,
        /// Ready, or not any more.
        ready: bool,
        /// Chance that their browser threw in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// A browser committed to the salt that it will throw into the next game.
    Committed {
        /// Somebody who is seated.
        person: Person,
        /// The hash of the salt.
        salt_hash: String,
    },
    /// What the next game's deck depends on is fixed, and the salts are awaited.
    Sealed {
        /// The letter as the line of which everybody saw the hash.
        letter: String,
    },
    /// A browser showed the salt that it had committed to.
    ThrownIn {
        /// Somebody who is seated.
        person: Person,
        /// The salt.
        salt: String,
    },
    /// Somebody has a new name, rabbit or language.
    ProfileChanged {
        /// Who, and how they look now.
        who: Newcomer,
    },
    /// Somebody wrote.
    Chatted {
        /// Who wrote.
        person: Person,
        /// Their words, on one line.
        text: String,
    },
    /// Somebody reacted.
    Reacted {
        /// Who reacted.
        person: Person,
        /// One of five.
        reaction: Reaction,
    },
    /// Somebody loves a card of the turn that was scored.
    Hearted {
        /// Who gave their heart.
        person: Person,
        /// Where the card lies; nothing when they took it back.
        slot: Option<Slot>,
    },
    /// A watcher guessed.
    Guessed {
        /// The watcher.
        person: Person,
        /// Where the card lies.
        slot: Slot,
    },
    /// The host went to the end of the reveal, for everybody.
    RevealSkipped {},
    /// A one-time ticket was given out.
    TicketGiven {
        /// For whose seat.
        person: Person,
        /// Its hash.
        ticket: SecretHash,
    },
    /// A ticket was used on another device. Releases up to 0.1 wrote this, and the first device could go on too.
    TicketUsed {
        /// For whose seat.
        person: Person,
        /// What the other device proves it by.
        secret: SecretHash,
    },
    /// A seat went to another device, and is on that one alone.
    SeatMoved {
        /// Whose seat.
        person: Person,
        /// What the other device proves it by.
        secret: SecretHash,
    },
    /// A bot holds the seat of somebody who is gone.
    Held {
        /// Who still owns the seat.
        person: Person,
    },
    /// Somebody came back to their seat.
    Returned {
        /// Who plays their seat again.
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
        /// Whose recording it is; only they can tell with it.
        person: Person,
        /// What it is.
        kind: RecordingKind,
        /// How large it is.
        #[serde(default)]
        bytes: u64,
    },
    /// Somebody wants to be called when the table waits for them.
    KnocksWanted {
        /// Who sits at this table.
        person: Person,
        /// On which device.
        device: KnockDevice,
    },
    /// … and on this device not any more.
    KnocksStopped {
        /// Whose device it is.
        person: Person,
        /// Its name in this room.
        device: String,
    },
    /// Somebody is called now, by whoever wrote this. Nobody else calls them for it before `again_ms`.
    Knocking {
        /// Whom the table waits for.
        person: Person,
        /// What for.
        knock: Knock,
        /// On which devices; on none if they look at the table anyway.
        devices: Vec<String>,
        /// When to call again, if nothing is heard of it.
        again_ms: u64,
    },
    /// Somebody was called.
    Knocked {
        /// Whom the table waits for.
        person: Person,
        /// What for.
        knock: Knock,
        /// Devices that have to be called again …
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        later: Vec<String>,
        /// … and when.
        again_ms: u64,
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
