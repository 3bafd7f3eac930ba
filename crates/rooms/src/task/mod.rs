//! What runs rooms: one task each, the log, the viewers, and what nobody has to ask for.

mod albums;
mod answer;
mod answers;
mod archive;
mod bot_turns;
mod connection;
mod counts;
mod doorbell;
mod drafts;
mod elsewhere;
mod fan_out;
pub mod forget;
mod gossip;
mod house;
mod knocks;
mod live_room;
mod looks;
mod neighbourhood;
mod notes;
mod obey;
mod old_age;
mod postman;
mod presence;
mod queue;
mod request;
mod room_task;
mod rooms;
mod shared;
mod stock;
mod storage;
mod sweep;
mod time;
mod visitor;
mod waits;

pub use albums::{AlbumId, KeptAlbum};
pub use bot_turns::any_move;
pub use connection::Connection;
pub use counts::{Counts, Latencies};
pub use doorbell::{Call, CallAnswer, Doorbell, Subscription};
#[cfg(test)]
pub(crate) use fan_out::Viewers;
pub use fan_out::{Outlet, ViewerId};
pub use notes::{NOTES_ROOM, read_note, write_note};
pub use old_age::OldAge;
pub use queue::{Place, Queue};
pub use request::Caller;
pub use rooms::{Created, Rooms};
pub use shared::new_secret;
pub use sweep::Swept;
pub use time::{Calendar, system_calendar};
#[cfg(test)]
pub(crate) use visitor::Visitor;
