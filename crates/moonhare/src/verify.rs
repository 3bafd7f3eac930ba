//! `moonhare verify`: whether finished games were shuffled fairly.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use moonhare_rooms::{Games, VerifiedGames};
use moonhare_rules::Event;
use serde::Deserialize;
use serde_json::json;

use crate::lines::{self, Line, Lines};

/// Check the shuffles of finished games
///
/// Recomputes every shuffle, draw and score from the secrets that were opened and the salts that were thrown in, and which cards
/// were put below the others from the games before. Names the first event that differs, and says what it can't prove.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The log of a room's games or of one game, an event a line; - is the standard input
    file: PathBuf,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare verify games.jsonl
  moonhare verify --json games.jsonl

The log is what a table saves at its end (GET /api/rooms/CODE/games): all games of the room, an event a line. The events of
one game alone are read too, and what `moonhare engine` answers to {\"log\":true}.

Exit codes: 0 when every event follows from the secrets, the salts and the moves, 1 when one does not or the log can't be read.";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let games = read(&args.file)?;
    let mut output = io::stdout().lock();
    match games.verify() {
        Ok(verified) if args.json => {
            writeln!(output, "{}", json!({ "fair": verified }))?;
        }
        Ok(verified) => output.write_all(in_words(&verified).as_bytes())?,
        Err(unfair) => {
            if args.json {
                writeln!(output, "{}", json!({"unfair": {"message": unfair.to_string()}}))?;
            }
            bail!("not fair: {unfair}")
        }
    }
    Ok(())
}

/// What was proved, and what was not.
fn in_words(verified: &VerifiedGames) -> String {
    let VerifiedGames { games, events, shuffles, turns, sealed, salts, missing_salts, believed_seen } =
        verified;
    let mut words = format!(
        "fair: all {events} events of {turns} turns, {shuffles} shuffles among them, follow from the secret\n\
         \n\
         Proved, for each of the {games} games in this log:\n\
         - the opened secret is the one whose hash the log promised\n\
         - every deck, hand, draw and table is the one that secret, salts and moves give\n\
         - every move was allowed, and every point follows from the votes\n"
    );
    if *believed_seen == 0 {
        words +=
            "- the cards put below the others are those of the earlier games in this log, and no other\n";
    }
    if *sealed > 0 {
        words += &format!(
            "- in {sealed} of them the rules, the deck and {salts} salts are those of a letter sealed before the salts were known\n"
        );
    }
    words += "\nNot proved:\n\
         - that players saw these hashes before the game: their browsers keep them and compare\n\
         - that the log tells the votes and clues of people as they gave them: their browsers compare what they saw\n\
         - that nobody was told cards of others: whoever runs the server can see them\n";
    if *believed_seen > 0 {
        words += &format!(
            "- that {believed_seen} cards were put below the others for earlier games: give the log of all games of the room\n"
        );
    }
    if sealed < games {
        words += &format!(
            "- that nobody chose last in {} of the games: no letter was sealed there, so whoever knew the secret could\n  choose a salt to fit it\n",
            games - sealed
        );
    }
    if *missing_salts > 0 {
        words += &format!(
            "- that {missing_salts} salts were left out by accident: who knew the secret and held them back could choose between two\n  decks for each\n"
        );
    }
    words
}

/// A whole log in one line.
#[derive(Deserialize)]
struct WholeLog {
    log: Vec<Event>,
}

fn read(file: &PathBuf) -> anyhow::Result<Games> {
    let mut lines = Lines::new(lines::open(file)?);
    let mut games = Games::default();
    let mut number = 0;
    while let Some(line) = lines.next().with_context(|| format!("can't read {}", file.display()))? {
        number += 1;
        let Line::Bytes(bytes) = line else {
            bail!("line {number} of {} is too long for an event", file.display());
        };
        if bytes.trim_ascii().is_empty() {
            continue;
        }
        if let Ok(WholeLog { log }) = serde_json::from_slice(bytes) {
            log.into_iter().for_each(|event| games.add_event(event));
        } else if games.add_line(bytes).is_err() {
            bail!("line {number} of {} is not an event of a game", file.display());
        }
    }
    Ok(games)
}
