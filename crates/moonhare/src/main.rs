//! The `moonhare` program: one command a file, and this file only chooses.

mod edition;
mod engine;
mod exit;
mod lines;
mod mind;
mod score;
mod simulate;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Storytelling with pictures for 3 to 12 people.
#[derive(Parser)]
#[command(version, about, after_long_help = exit::HELP, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

/// What the program can do. Each command's arguments and work are in the file of its name.
#[derive(Subcommand)]
enum Command {
    Score(score::Args),
    Engine(engine::Args),
    Simulate(Box<simulate::Args>),
    Mind(mind::Args),
    Verify(verify::Args),
}

fn main() -> ExitCode {
    exit::code(match Cli::parse().command {
        Some(Command::Score(args)) => score::run(&args),
        Some(Command::Engine(args)) => engine::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Mind(args)) => mind::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        None => {
            println!("{WHAT_WORKS}");
            Ok(())
        }
    })
}

const WHAT_WORKS: &str = "\
Moonhare plays on the command line:

  moonhare score      the points of turns, one JSON a line
  moonhare engine     whole games for programs, one JSON a line
  moonhare simulate   thousands of games, and what they say about the rules
  moonhare mind       what the bots make of a clue
  moonhare verify     whether a finished game was shuffled fairly

`moonhare help` or `moonhare <command> --help` says more.";
