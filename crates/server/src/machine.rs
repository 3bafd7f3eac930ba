//! The machine that the server runs on, as far as people and operators should know.

use std::io;

use crate::Report;

/// What a server knows of its machine. Asked between requests, so answers come at once.
pub trait Machine: Send + Sync + 'static {
    /// Bytes that are free where everything is kept; nothing if the system does not tell.
    fn free_bytes(&self) -> Option<u64>;

    /// Keeps a report for the operator; may wait for the disk.
    ///
    /// # Errors
    /// When it can't be written.
    fn keep_report(&self, report: &Report) -> io::Result<()>;

    /// Bytes of memory that this program uses; nothing if the system does not tell.
    fn memory_bytes(&self) -> Option<u64> {
        None
    }

    /// How backups go; nothing if the server takes none.
    fn backups(&self) -> Option<BackupCounts> {
        None
    }
}

/// How backups go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BackupCounts {
    /// Those that are whole, since the start.
    pub taken: u64,
    /// Those that failed.
    pub failed: u64,
    /// When the latest was taken, in seconds of Unix time; 0 before the first.
    pub latest_s: u64,
}

/// A machine of which nothing is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct AnyMachine;

impl Machine for AnyMachine {
    fn free_bytes(&self) -> Option<u64> {
        None
    }

    fn keep_report(&self, _: &Report) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}
