//! A table's life: lobby, seats, host, clocks, presence, fan-out of views.
//!
//! A [`Room`] is the fold of its log: [`Room::decide`] says what an act would do, [`Room::apply`] makes it so. Around
//! it, one task a room writes records down, tells viewers what changed for them, and moves for those who are gone.
//! [`Tables`] finds and wakes rooms.
//!
//! Invariants: nothing is shown before it is durable; a viewer gets nothing of the game that does not come from
//! `Game::view` for them; this crate never sees HTTP.

mod archive;
mod ask;
mod bot_turns;
mod bots;
pub mod client;
mod clock;
mod code;
mod command;
mod counts;
mod decks;
mod drafts;
mod event;
mod fan_out;
#[cfg(test)]
mod follow_test;
mod host;
mod ids;
mod language;
pub mod limits;
mod lobby;
mod message;
mod patch;
mod people;
mod presence;
mod preview;
mod recordings;
mod refusal;
mod room;
mod seats;
mod secret;
mod settings;
mod table;
mod table_task;
mod tables;
mod talk;
mod time;
mod turns;
mod view;
mod waits;

/// The rules, for whoever serves rooms: a bot's move and view are theirs.
pub use moonhare_rules as rules;
pub use moonhare_store::{Log, MemoryLog, Position, SqliteLog, StoreError};

pub use bot_turns::any_move;
pub use bots::{BotMind, BotPlayers, BotSeat, Temperament};
pub use code::{NotACode, RoomCode};
pub use command::{Draft, Reaction, RoomCommand};
pub use counts::{Counts, Latencies};
pub use decks::{DeckPart, Decks};
pub use event::{Batch, Newcomer, RECORD_VERSION, RoomEvent};
pub use fan_out::{Connection, Outlet};
pub use ids::{CommandId, Person, Rabbit};
pub use language::Language;
pub use lobby::{EditionView, Entry, Profile, RabbitWish};
pub use message::{ByeCode, ClientMessage, Hello};
pub use people::{BotView, PersonView};
pub use presence::PresenceView;
pub use preview::{Preview, PreviewPerson, Seated};
pub use recordings::Kind;
pub use refusal::RoomRefusal;
pub use room::{Act, Means, Room};
pub use secret::{Secret, SecretHash, hex};
pub use settings::{PhaseClock, Settings, SettingsChange};
pub use tables::{Created, Looking, Tables};
pub use talk::ChatEntry;
pub use turns::TurnView;
pub use view::{FairView, RoomView, SettingsView, Stage, You};
