//! A table's life: lobby, seats, host, clocks, presence, fan-out of views.
//!
//! A [`Room`] is the fold of its log: [`Room::decide`] says what an act would do, [`Room::apply`] makes it so. Around
//! it, one task a room writes records down, sends viewers what changed for them, and moves for those who are gone.
//! [`Rooms`] finds and wakes rooms.
//!
//! - `room`: the room itself, pure: no runtime, no clock, no disk (a test holds this);
//! - `task`: what runs rooms;
//! - `wire`: what travels between a room and its viewers.
//!
//! Invariants: nothing is shown before it is durable; a viewer gets nothing of the game that does not come from
//! `Game::view` for them; this crate never sees HTTP.

pub mod limits;
mod quotas;
mod room;
mod task;
mod wire;

pub use moonhare_bots::Temperament;
/// The rules, for whoever serves rooms: a bot's move and view are theirs.
pub use moonhare_rules as rules;
pub use moonhare_store::{
    Alone, BlobId, Examination, Footing, Head, JetStreamLog, Log, MemoryHouse, MemoryLog, MemoryNode,
    Neighbours, Position, Record, RoomId, SqliteLog, Stands, StoreError, Streams, Totals, rewrite, snapshot,
};

pub use quotas::Quotas;
pub(crate) use room::Album;
pub use room::{
    Act, AddressMark, AlbumNames, AlbumPersonView, AlbumView, Batch, BotMind, BotPlayers, BotSeat, BotView,
    ChatEntry, Chosen, CommandId, Complaint, Context, DeckPart, Decks, Draft, EditionView, Entry, Evidence,
    FairView, Games, Guest, HouseView, KeepWish, KeptOutView, Knock, KnockDevice, KnockEnd, KnockKind,
    KnockNote, Language, Letter, Looking, NamelessView, Newcomer, NotACode, NotFair, OWN_PACK_PREFIX, Past,
    Person, PersonView, PhaseClock, PlaceView, Post, PresenceView, Preview, PreviewPerson, Profile, Quiet,
    RECORD_VERSION, Rabbit, RabbitWish, Reaction, RecordingKind, ReplayView, RevealView, Room, RoomCode,
    RoomCommand, RoomEvent, RoomRefusal, RoomView, SaltPromise, SealView, Seated, Secret, SecretHash,
    Settings, SettingsChange, SettingsView, Silent, Stage, Story, Trace, TurnView, UnfairGame, Unreadable,
    VerifiedGames, Why, You, Zone, ZoneChange, hex, plain_text,
};
pub use task::forget;
pub use task::{
    AlbumId, Calendar, Call, CallAnswer, Caller, Connection, Counts, Created, Doorbell, KeptAlbum, Latencies,
    NOTES_ROOM, OldAge, Outlet, Place, Queue, Rooms, Subscription, Swept, ViewerId, any_move, new_secret,
    read_note, system_calendar, write_note,
};
pub use wire::{
    Bye, ByeCode, ClientMessage, GamePatch, GiveLetter, GiveOfLetter, Given, HandSizes, Hands, Hello,
    InOrder, Numbered, OpenMove, OwnPatch, OwnVotes, Patch, PlainMove, Pong, Refused, RoomPatch, SeatBits,
    ServerMessage, SlotVoters, Step, TellLetter, VoteLetter, Welcome, client,
};
