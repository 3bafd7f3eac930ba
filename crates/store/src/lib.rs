//! The append-only log of every room.
//!
//! A room is a fold over its records; this crate keeps the records and knows nothing of what is in them. There is one
//! trait, [`Log`], and one suite of tests that every implementation passes: [`MemoryLog`] for tests and short-lived
//! tables, [`SqliteLog`] for a data folder, [`JetStreamLog`] for many machines.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), moonhare_store::StoreError> {
//! use moonhare_store::{Log, MemoryLog, Position, RoomId};
//!
//! let log = MemoryLog::new();
//! let room = RoomId(7);
//! let head = log.append(room, Position::START, vec!["first".into()]).await?;
//! assert_eq!(head, Position(1));
//! // Somebody who has not seen the first record can't append: they must catch up and decide again.
//! assert!(log.append(room, Position::START, vec!["late".into()]).await.unwrap_err().is_conflict());
//! assert_eq!(log.read(room, Position::START).await?, ["first"]);
//! # Ok(()) }
//! ```

mod error;
mod follow;
mod jetstream;
pub mod limits;
mod log;
mod memory;
mod neighbours;
mod seal;
mod sqlite;

pub use error::StoreError;
pub use follow::Follow;
pub use jetstream::{Footing, JetStreamLog, Stands, Streams};
pub use log::{BlobId, Head, Log, Pending, Position, Record, RoomId, Totals};
pub use memory::MemoryLog;
pub use neighbours::{Alone, Hearing, MemoryHouse, MemoryNode, Neighbours, NodeId, Topic};
pub use sqlite::{Examination, SqliteLog, rewrite, snapshot};
