//! Reading a record of the log: what can't be read stops its room, and is never left out.

use moonhare_rules::Game;
use serde::Deserialize;

use super::{Batch, Letter, RoomEvent};

/// The newest form of records that this build writes and reads. It stands in the first event of every room; a record of a
/// newer form says so itself, as `"v"`. `docs/LOG.md` tells when it is raised.
pub const RECORD_VERSION: u32 = 1;

/// A record that can't be read.
#[derive(Debug, thiserror::Error)]
#[error("the record at position {position} can't be read: {why}")]
pub struct Unreadable {
    /// Where it stands.
    pub position: u64,
    /// What is wrong with it.
    pub why: Why,
}

/// Why a record can't be read.
#[derive(Debug, thiserror::Error)]
pub enum Why {
    /// A newer release wrote it.
    #[error(
        "a newer version wrote it (form {found}, this version reads up to {RECORD_VERSION}); use that version"
    )]
    Newer {
        /// The form it has.
        found: u32,
    },
    /// It is no record that this release knows.
    #[error("{0}")]
    Form(#[from] serde_json::Error),
    /// The first record of a room does not make it.
    #[error("a room begins with what it was made of")]
    NotCreated,
    /// A letter was sealed that nobody can read.
    #[error("it seals a letter that can't be read: {0}")]
    Letter(serde_json::Error),
    /// A game begins in a way that no game can.
    #[error("it begins a game that can't be")]
    NoGame,
}

/// The part of a record that stays the same in every form.
#[derive(Deserialize)]
struct Form {
    #[serde(default)]
    v: Option<u32>,
}

impl Batch {
    /// The record at a position.
    ///
    /// # Errors
    /// When this release can't fold it exactly as it was meant.
    pub fn read(record: &[u8], position: u64) -> Result<Self, Unreadable> {
        parse(record).map_err(|why| Unreadable { position, why })
    }
}

fn parse(record: &[u8]) -> Result<Batch, Why> {
    let newer = |form: Option<u32>| form.filter(|found| *found > RECORD_VERSION);
    if let Some(found) = newer(serde_json::from_slice::<Form>(record)?.v) {
        return Err(Why::Newer { found });
    }
    let batch: Batch = serde_json::from_slice(record)?;
    for event in &batch.events {
        match event {
            RoomEvent::Created { version, .. } if *version > RECORD_VERSION => {
                return Err(Why::Newer { found: *version });
            }
            RoomEvent::Began { game, .. } if Game::from_events(game).is_err() => return Err(Why::NoGame),
            RoomEvent::Sealed { letter } => _ = Letter::of_line(letter).map_err(Why::Letter)?,
            _ => {}
        }
    }
    Ok(batch)
}

/// Records with their positions, read one after the other.
pub(super) fn read_all<'a>(
    records: impl IntoIterator<Item = &'a [u8]>,
) -> impl Iterator<Item = Result<Batch, Unreadable>> {
    records.into_iter().zip(1..).map(|(record, position)| Batch::read(record, position))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::{Room, Settings, turns};

    const CREATED: &str = include_str!("../../tests/logs/0.1/classic-claim.jsonl");

    #[test]
    fn a_record_that_is_not_understood_is_told_with_its_position() {
        for (record, why) in [
            ("", "EOF"),
            ("{", "EOF"),
            ("{}", "missing field"),
            (r#"{"t":1,"e":[{"flew_to_the_moon":{}}]}"#, "unknown variant"),
            (r#"{"t":1,"e":[{"chatted":{"person":1}}]}"#, "missing field"),
            (r#"{"v":2,"t":1,"e":[]}"#, "a newer version wrote it (form 2"),
            (r#"{"v":2,"a form":"that nobody here knows"}"#, "a newer version wrote it (form 2"),
            (
                r#"{"t":1,"e":[{"began":{"deck":[],"fair":{"secret":"00"},"next_secret":"00","game":[]}}]}"#,
                "",
            ),
        ] {
            let error = Batch::read(record.as_bytes(), 7).expect_err(record).to_string();
            assert!(error.starts_with("the record at position 7 can't be read: "), "{error}");
            assert!(error.contains(why), "{error}");
        }
    }

    #[test]
    fn the_form_of_a_room_is_read() {
        let first = CREATED.lines().next().unwrap();
        assert!(Batch::read(first.as_bytes(), 1).is_ok());
        let newer = first.replace(r#""version":1"#, r#""version":2"#);
        assert_ne!(newer, first);
        let error = Batch::read(newer.as_bytes(), 1).expect_err("newer");
        assert!(matches!(error.why, Why::Newer { found: 2 }), "{error}");
    }

    #[test]
    fn nothing_unreadable_is_left_out_of_a_fold() {
        let mut lines: Vec<&str> = CREATED.lines().collect();
        let code = "BCDFGH".parse().unwrap();
        lines[4] = r#"{"t":1,"e":[{"chatted":{"person":1,"text":7}}]}"#;
        let records = || lines.iter().map(|line| line.as_bytes());
        assert_eq!(Room::from_records(code, records()).unwrap_err().position, 5);
        assert_eq!(turns::turns_of(records()).unwrap_err().position, 5);
        assert_eq!(turns::latest_game(records()).unwrap_err().position, 5);
        let without_its_first = CREATED.lines().skip(1).map(str::as_bytes);
        assert!(matches!(Room::from_records(code, without_its_first).unwrap_err().why, Why::NotCreated));
    }

    #[test]
    fn settings_of_an_older_release_get_defaults() {
        let settings: Settings = serde_json::from_str(r#"{"edition":"party","packs":["tides"]}"#).unwrap();
        assert_eq!(settings.edition, moonhare_rules::Edition::Party);
        assert_eq!(settings.patience_s, Settings::default().patience_s);
    }
}
