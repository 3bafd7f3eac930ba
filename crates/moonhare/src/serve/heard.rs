//! What people said about pictures, kept by the picture's identity where the operator wants that: so pictures about which nobody
//! has written anything get a meaning.
//!
//! A line of the file is a clue: the picture, a mark of the table, the language, the text. The mark tells tables apart for one picture
//! and is another for the next, so that nobody can put an evening together again. There are no names in it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::{PoisonError, RwLock},
};

use moonhare_packs::Language;
use serde::{Deserialize, Serialize};

/// The file in the data folder.
pub(crate) const FILE: &str = "heard.jsonl";

/// So many tables must have told something for a picture before a bot says any of it.
const TABLES_MIN: usize = 3;
/// So many clues are kept for a picture, and for all.
const CLUES_A_PICTURE_MAX: usize = 32;
const CLUES_MAX: usize = 50_000;
/// Longer clues are not kept: bots are brief.
const CLUE_CHARS_MAX: usize = 60;

/// A clue.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    picture: String,
    table: String,
    language: Language,
    clue: String,
}

/// What was heard.
#[derive(Debug)]
pub(crate) struct Heard {
    file: PathBuf,
    by_picture: RwLock<BTreeMap<String, Vec<Kept>>>,
}

impl Heard {
    /// Reads what was kept. A line that is not whole, as a power cut leaves it, is told and left where it is.
    pub(crate) fn open(file: PathBuf) -> io::Result<Self> {
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read?,
        };
        let mut by_picture: BTreeMap<String, Vec<Kept>> = BTreeMap::new();
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.is_empty()) {
            match serde_json::from_str::<Kept>(line) {
                Ok(kept) => by_picture.entry(kept.picture.clone()).or_default().push(kept),
                Err(error) => {
                    let file = file.display();
                    tracing::error!(%file, line = number, %error, "a clue that was heard can't be read");
                }
            }
        }
        Ok(Self { file, by_picture: RwLock::new(by_picture) })
    }

    /// Keeps a clue that was told at a table, unless there is enough of it.
    pub(crate) fn keep(&self, picture: &str, table: &str, language: Language, clue: &str) -> io::Result<()> {
        let mark = mark(table, picture);
        let mut by_picture = self.by_picture.write().unwrap_or_else(PoisonError::into_inner);
        let all: usize = by_picture.values().map(Vec::len).sum();
        let known = by_picture.get(picture).map_or(&[][..], Vec::as_slice);
        let told =
            known.iter().any(|kept| kept.language == language && kept.clue == clue && kept.table == mark);
        let full = known.len() >= CLUES_A_PICTURE_MAX || all >= CLUES_MAX;
        if told || full || clue.chars().count() > CLUE_CHARS_MAX || clue.chars().any(char::is_control) {
            return Ok(());
        }
        let kept = Kept { picture: picture.to_owned(), table: mark, language, clue: clue.to_owned() };
        append(&self.file, &kept)?;
        by_picture.entry(picture.to_owned()).or_default().push(kept);
        Ok(())
    }

    /// What people said about a picture, once enough tables have said something.
    pub(crate) fn about(&self, picture: &str) -> Vec<(Language, String)> {
        let by_picture = self.by_picture.read().unwrap_or_else(PoisonError::into_inner);
        let Some(kept) = by_picture.get(picture) else { return vec![] };
        let tables: BTreeSet<_> = kept.iter().map(|kept| &kept.table).collect();
        if tables.len() < TABLES_MIN {
            return vec![];
        }
        kept.iter().map(|kept| (kept.language, kept.clue.clone())).collect()
    }

    /// One of the things that people said about a picture in a language, the same one all day long, once enough tables have said
    /// something.
    pub(crate) fn clue_of(&self, picture: &str, language: Language, day: u32) -> Option<String> {
        let said = self.about(picture).into_iter().filter(|(other, _)| *other == language);
        said.map(|(_, clue)| clue)
            .min_by_key(|clue| *blake3::hash(format!("{day} {clue}").as_bytes()).as_bytes())
    }
}

/// What tells a table apart for one picture.
fn mark(table: &str, picture: &str) -> String {
    blake3::hash(format!("{table} {picture}").as_bytes()).to_hex()[..8].to_owned()
}

/// The clues that were heard at these tables: how many there are in a file. If they shall go, they are gone.
pub(crate) fn forget(file: &Path, tables: &[String], go: bool) -> io::Result<usize> {
    let text = match fs::read_to_string(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        read => read?,
    };
    let was_there = |line: &&str| {
        let Ok(kept) = serde_json::from_str::<Kept>(line) else { return false };
        tables.iter().any(|table| kept.table == mark(table, &kept.picture))
    };
    let (gone, stay): (Vec<&str>, Vec<&str>) = text.lines().partition(was_there);
    if go && !gone.is_empty() {
        replace(file, &stay)?;
    }
    Ok(gone.len())
}

/// Writes a file of lines anew: as a whole, or it stays as it was.
pub(crate) fn replace(file: &Path, lines: &[&str]) -> io::Result<()> {
    let partial = file.with_extension("part");
    let text: String = lines.iter().flat_map(|line| [*line, "\n"]).collect();
    fs::write(&partial, text)?;
    fs::File::open(&partial)?.sync_all()?;
    fs::rename(partial, file)
}

/// Writes a line at the end, on a line of its own even if the last one is torn.
fn append(file: &Path, kept: &Kept) -> io::Result<()> {
    let torn = fs::read(file).is_ok_and(|bytes| bytes.last().is_some_and(|last| *last != b'\n'));
    let mut line = if torn { "\n".to_owned() } else { String::new() };
    line.push_str(&serde_json::to_string(kept).map_err(io::Error::other)?);
    line.push('\n');
    OpenOptions::new().create(true).append(true).open(file)?.write_all(line.as_bytes())
}

#[cfg(test)]
mod tests;
