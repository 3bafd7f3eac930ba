//! `moonhare verify`: whether a finished game was shuffled fairly.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use moonhare_rules::{Event, Verified, verify};
use serde::Deserialize;
use serde_json::json;

use crate::lines::{self, Line, Lines};

/// Check the shuffles of a finished game
///
/// Recomputes every shuffle, draw and score from the secret that was opened at the end, and names the first event that
/// differs.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game's log, an event a line; - is the standard input
    file: PathBuf,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare verify game.jsonl
  moonhare verify --json game.jsonl

The log is one event a line, or what `moonhare engine` answers to {\"log\":true}.

Exit codes: 0 when every event follows from the secret and the moves, 1 when one does not or the log can't be read.";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let events = read(&args.file)?;
    let mut output = io::stdout().lock();
    match verify(&events) {
        Ok(Verified { events, shuffles, turns }) => {
            if args.json {
                let answer = json!({"fair": {"events": events, "shuffles": shuffles, "turns": turns}});
                writeln!(output, "{answer}")?;
            } else {
                writeln!(
                    output,
                    "fair: all {events} events of {turns} turns, {shuffles} shuffles among them, follow from the secret"
                )?;
            }
            Ok(())
        }
        Err(unfair) => {
            if args.json {
                writeln!(output, "{}", json!({"unfair": {"message": unfair.to_string()}}))?;
            }
            bail!("not fair: {unfair}")
        }
    }
}

/// A line of a log: an event, or a whole log in one line.
#[derive(Deserialize)]
#[serde(untagged)]
enum LogLine {
    Log { log: Vec<Event> },
    Event(Box<Event>),
}

fn read(file: &PathBuf) -> anyhow::Result<Vec<Event>> {
    let mut lines = Lines::new(lines::open(file)?);
    let mut events = Vec::new();
    let mut number = 0;
    while let Some(line) = lines.next().with_context(|| format!("can't read {}", file.display()))? {
        number += 1;
        let Line::Bytes(bytes) = line else {
            bail!("line {number} of {} is too long for an event", file.display());
        };
        if bytes.trim_ascii().is_empty() {
            continue;
        }
        match serde_json::from_slice(bytes) {
            Ok(LogLine::Log { log }) => events.extend(log),
            Ok(LogLine::Event(event)) => events.push(*event),
            Err(_) => bail!("line {number} of {} is not an event of a game", file.display()),
        }
    }
    Ok(events)
}
