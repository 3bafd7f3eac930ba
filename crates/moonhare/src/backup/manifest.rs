//! What stands in a backup. Written last: a folder without it is none.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};

use super::copy;

/// The file that makes a folder a backup.
pub(crate) const NAME: &str = "backup.json";

/// What stands in a backup.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Manifest {
    /// The program that took it.
    pub(crate) version: String,
    /// When, in milliseconds of Unix time.
    pub(crate) taken_ms: u64,
    pub(crate) rooms: usize,
    pub(crate) records: usize,
    pub(crate) recordings: usize,
    /// Rooms that were damaged before; the copy is as they are.
    pub(crate) damaged_rooms: usize,
    /// Every file, with its bytes.
    pub(crate) files: BTreeMap<String, u64>,
}

impl Manifest {
    pub(crate) fn write(&self, folder: &Path) -> anyhow::Result<()> {
        let mut file = File::create(folder.join(NAME))?;
        serde_json::to_writer_pretty(&mut file, self)?;
        file.flush()?;
        file.sync_all()?;
        Ok(File::open(folder)?.sync_all()?)
    }

    /// Reads the manifest of a backup, and compares its files with it.
    pub(crate) fn of(folder: &Path) -> anyhow::Result<Self> {
        let text = fs::read(folder.join(NAME)).with_context(|| {
            format!("{} is no backup: it has no {NAME}, or can't be read", folder.display())
        })?;
        let manifest: Self = serde_json::from_slice(&text)
            .with_context(|| format!("{} of {} is not understood", NAME, folder.display()))?;
        let files = copy::files(folder)?;
        for (name, bytes) in &manifest.files {
            let found = files.get(name);
            ensure!(found.is_some(), "the backup {} lacks {name}", folder.display());
            ensure!(found == Some(bytes), "{name} of the backup {} has another size", folder.display());
        }
        Ok(manifest)
    }

    /// All bytes.
    fn bytes(&self) -> u64 {
        self.files.values().sum()
    }
}

impl fmt::Display for Manifest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rooms, records, recordings, damaged_rooms, .. } = self;
        let megabytes = self.bytes() as f64 / 1e6;
        write!(f, "{rooms} rooms, {records} records, {recordings} recordings, {megabytes:.1} MB; ")?;
        match damaged_rooms {
            0 => write!(f, "every room was opened and is whole"),
            damaged => write!(f, "{damaged} rooms are damaged, as they were; `moonhare doctor` tells more"),
        }
    }
}
