//! The mark: how far the log was when the last group was on disk, in a small file beside the database.
//!
//! SQLite leaves out whatever follows a damaged frame of its write-ahead log, as if it had never been written. The mark
//! is written only after a group was made durable, so a log that ends before its mark has lost groups. It is not made
//! durable with every group, so after a power cut it may be older than the log: that is no damage.

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
};

use crate::seal::{SEAL_BYTES, Seal};

const MAGIC: &[u8; 4] = b"MHmk";
const SUM_BYTES: usize = 8;
const MARK_BYTES: usize = MAGIC.len() + 8 + SEAL_BYTES + SUM_BYTES;

/// How far a log goes: so many groups, and the seal of the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reached {
    pub(super) sequence: u64,
    pub(super) chain: Seal,
}

impl Reached {
    pub(super) const NOTHING: Self = Self { sequence: 0, chain: Seal::FIRST };

    fn bytes(self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(MARK_BYTES);
        bytes.extend(MAGIC);
        bytes.extend(self.sequence.to_le_bytes());
        bytes.extend(self.chain.bytes());
        let sum = blake3::hash(&bytes);
        bytes.extend(&sum.as_bytes()[..SUM_BYTES]);
        bytes
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let sequence = u64::from_le_bytes(bytes.get(4..12)?.try_into().ok()?);
        let chain = Seal::stored(bytes.get(12..12 + SEAL_BYTES)).ok()?;
        let reached = Self { sequence, chain };
        (reached.bytes() == bytes).then_some(reached)
    }
}

/// The file.
#[derive(Debug)]
pub(super) struct Mark {
    path: PathBuf,
    file: Option<File>,
}

impl Mark {
    pub(super) fn at(path: PathBuf) -> Self {
        Self { path, file: None }
    }

    /// What it says, if there is one that can be read.
    pub(super) fn read(path: &Path) -> Option<Reached> {
        let bytes = fs::read(path).ok()?;
        let reached = Reached::read(&bytes);
        if reached.is_none() {
            tracing::warn!(path = %path.display(), "the mark can't be read; losses at the log's end would go unnoticed");
        }
        reached
    }

    /// Sets it; whether that works is no matter of the log.
    pub(super) fn set(&mut self, reached: Reached) {
        if let Err(error) = self.try_set(reached) {
            tracing::warn!(path = %self.path.display(), %error, "the mark could not be set");
        }
    }

    fn try_set(&mut self, reached: Reached) -> std::io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(File::options().create(true).truncate(false).write(true).open(&self.path)?),
        };
        std::io::Seek::rewind(file)?;
        file.write_all(&reached.bytes())
    }

    /// Makes what was set durable: now and then, because it costs as much as a group.
    pub(super) fn sync(&self) {
        if let Some(file) = &self.file
            && let Err(error) = file.sync_data()
        {
            tracing::warn!(path = %self.path.display(), %error, "the mark could not be made durable");
        }
    }
}
