//! What can go wrong with a log.

use std::path::PathBuf;

use crate::{Position, RoomId};

/// Why a log could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else appended first: read the rest, decide again.
    #[error("the room is at position {head}, not where it was expected", head = head.0)]
    Conflict {
        /// Where the room's log ends.
        head: Position,
    },
    /// A record or blob is larger than its limit.
    #[error("{bytes} bytes are more than the {limit} that fit")]
    TooLarge {
        /// Size of what was given.
        bytes: usize,
        /// The limit that it passes.
        limit: usize,
    },
    /// The data folder was written by a newer build.
    #[error(
        "the data folder {path} was written by a newer version (format {found}, this version knows up to {known}); \
         use that version, or another folder"
    )]
    Newer {
        /// The database file.
        path: PathBuf,
        /// The format of the folder.
        found: i64,
        /// The newest format this build knows.
        known: i64,
    },
    /// The database can't be read; nothing was written to it.
    #[error(
        "the database {path} is damaged: {detail}; it was left as it is. Restore it from a backup or use another folder"
    )]
    Damaged {
        /// The database file.
        path: PathBuf,
        /// What SQLite says about it.
        detail: String,
    },
    /// A room can't be read beyond a position; others can.
    #[error("room {room} is damaged at position {position}: {detail}", room = room.0, position = position.0)]
    DamagedRoom {
        /// Which room.
        room: RoomId,
        /// The first record that is not as it was written.
        position: Position,
        /// What is wrong with it.
        detail: String,
    },
    /// A blob is not as it was written.
    #[error("the blob {id} of room {room} is damaged: {detail}", room = room.0)]
    DamagedBlob {
        /// Which room.
        room: RoomId,
        /// The blob's name.
        id: String,
        /// What is wrong with it.
        detail: String,
    },
    /// The log ends before it did when it was last written.
    #[error(
        "the last {groups} groups of records are missing from {path}: its write-ahead log is damaged, or the file was \
         put there without it. Nothing was changed. Restore the whole folder from a backup; or save what can be read \
         with `moonhare doctor --save`; or, if this older state is wanted, delete {mark}"
    )]
    Lost {
        /// The database file.
        path: PathBuf,
        /// How many groups were there.
        groups: u64,
        /// The file that tells of them.
        mark: PathBuf,
    },
    /// The file is a database of some other program.
    #[error("{path} is not a Moonhare database; it was left as it is")]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// Another process has the data folder open.
    #[error("the data folder {path} is in use by another process")]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The folder can't be made or opened.
    #[error("can't use {path}")]
    Folder {
        /// The path that failed.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// The database refused for another reason (disk full, for example); nothing of the append was kept.
    #[error("the database could not do this: {0}")]
    Failed(String),
    /// The log was closed before it was known what has become of an append: whoever asks again elsewhere finds it, or not.
    #[error("the log was closed before it was known whether this is written")]
    Uncertain,
    /// The log was closed.
    #[error("the log is closed")]
    Closed,
}

impl StoreError {
    /// Whether the caller only has to catch up and decide again.
    #[must_use]
    pub fn is_conflict(&self) -> bool {
        matches!(self, Self::Conflict { .. })
    }
}
