//! `moonhare score`: the points of turns that were played elsewhere.

mod turn_line;

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use moonhare_rules::limits::DECK_CARDS_MAX;
use moonhare_rules::{RuleSet, score::score};
use serde::Serialize;

use crate::lines::{self, LINE_BYTES_MAX, Line};
use turn_line::TurnLine;

/// Score turns: a JSON a line in, a JSON a line out
///
/// Every line is answered by one line: {"points":[…]} by seat (by team for `teams`), or
/// {"error":{"code":"own_card","message":"…"}} for a turn that the rules don't allow.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A file of turns; - is the standard input
    #[arg(default_value = "-")]
    file: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  moonhare score turns.jsonl > points.jsonl
  echo '{\"rules\":\"classic\",\"players\":3,\"storyteller\":0,
         \"cards\":[{\"slot\":1,\"player\":0},{\"slot\":2,\"player\":1},{\"slot\":3,\"player\":1},
                  {\"slot\":4,\"player\":2},{\"slot\":5,\"player\":2}],
         \"votes\":[{\"player\":1,\"slots\":[1]},{\"player\":2,\"slots\":[2]}]}' | tr -d '\\n' | moonhare score
  {\"points\":[3,4,0]}

A turn has `rules`, `players`, `storyteller`, `cards` (slots from 1, players from 0) and `votes`; `red` (a slot) for
party; `house` for house rules, such as {\"lone_finder\":true}.

Exit codes: 0 when all lines were answered (with points or an error each), 1 when the input can't be read.";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let input = lines::open(&args.file)?;
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    lines::answer_each(input, &mut output, |line, output| Ok(write_answer(&answer(&line), output)?))
}

/// What a line gets.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Points(moonhare_rules::List<u16, { moonhare_rules::limits::PLAYERS_MAX }>),
    Error { code: &'static str, message: String },
}

fn write_answer(answer: &Answer, output: &mut impl Write) -> serde_json::Result<()> {
    serde_json::to_writer(output, answer)
}

fn answer(line: &Line<'_>) -> Answer {
    let Line::Bytes(bytes) = line else {
        let message = format!("a line may have at most {LINE_BYTES_MAX} bytes");
        return Answer::Error { code: "line_too_long", message };
    };
    let turn: TurnLine = match serde_json::from_slice(bytes) {
        Ok(turn) => turn,
        Err(error) => {
            let message = format!("this is not a turn: {error}");
            return Answer::Error { code: "bad_line", message };
        }
    };
    let Some(edition) = turn.edition() else {
        let message = "rules must be classic, odyssey, odyssey-2023, party or teams".to_owned();
        return Answer::Error { code: "unknown_rules", message };
    };
    let rules = match RuleSet::new(edition, &turn.house(), turn.players(), DECK_CARDS_MAX) {
        Ok(rules) => rules,
        Err(problems) => {
            let code = problems.first().map_or("bad_line", |problem| problem.code.as_str());
            return Answer::Error { code, message: crate::edition::sentence(&problems) };
        }
    };
    match turn.record().and_then(|record| record.check(&rules)) {
        Ok(turn) => Answer::Points(score(&rules, &turn).points.iter().map(|line| line.points).collect()),
        Err(fault) => Answer::Error { code: fault.code(), message: fault.to_string() },
    }
}
