//! `moonhare engine`: the game for programs, a JSON a line.

mod request;
mod table;

use std::io::{self, BufWriter};

use crate::lines;

/// Play games by program: a JSON a line in, a JSON a line out
///
/// The same seed and the same commands give the same game on every machine.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {}

const EXAMPLES: &str = "\
Requests, one a line, each answered by one line (docs/ENGINE.md has a whole transcript):
  {\"new\":{\"rules\":\"classic\",\"players\":5,\"seed\":7,\"house\":{}}}   begin a game
  {\"view\":0}            what seat 0 sees; {\"view\":\"watcher\"} for who only watches
  {\"moves\":0}           every command that seat 0 could send, the clue left open
  {\"do\":{\"seat\":0,\"command\":{\"tell\":{\"card\":12,\"clue\":\"dusk\"}}}}
  {\"log\":true}          all events so far, hidden ones included

Exit codes: 0 at the end of the input, 1 when it can't be read.";

pub(crate) fn run(_args: &Args) -> anyhow::Result<()> {
    let mut output = BufWriter::new(io::stdout().lock());
    let mut engine = request::Engine::default();
    lines::answer_each(io::stdin().lock(), &mut output, |line, output| {
        Ok(serde_json::to_writer(output, &engine.answer(&line))?)
    })
}
