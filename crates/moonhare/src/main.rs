//! The `moonhare` program: one command a file, and this file only chooses.

mod backup;
mod ban;
mod bench;
mod calling;
mod carton;
mod darkroom;
mod doctor;
mod edition;
mod engine;
mod exit;
mod folder;
mod forget;
mod healthy;
mod import;
mod installed;
mod licences;
mod lines;
mod mind;
mod moon;
mod own;
mod pack;
mod paint;
mod place;
mod reports;
mod restore;
mod score;
mod serve;
mod settings;
mod simulate;
mod stats;
mod top;
mod verify;
mod whose;

use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

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
    Moon(moon::Args),
    Verify(verify::Args),
    Paint(paint::Args),
    Pack(pack::Args),
    Own(own::Args),
    Serve(Box<serve::Args>),
    Settings(Box<settings::Args>),
    Backup(backup::Args),
    Restore(restore::Args),
    Import(import::Args),
    Reports(reports::Args),
    Forget(forget::Args),
    Ban(ban::Args),
    Stats(stats::Args),
    Doctor(doctor::Args),
    Healthy(healthy::Args),
    Bench(bench::Args),
    Top(top::Args),
    Licences(licences::Args),
    #[command(hide = true)]
    Darkroom(darkroom::Args),
}

fn main() -> ExitCode {
    let (command, given) = command();
    // A backup has in it what the data folder has. Packs of painted cards are for everybody.
    #[cfg(unix)]
    if !matches!(command, Command::Paint(_)) {
        serve::privacy::keep_to_oneself();
    }
    exit::code(match command {
        Command::Score(args) => score::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Mind(args) => mind::run(&args),
        Command::Moon(args) => moon::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Paint(args) => paint::run(&args),
        Command::Pack(args) => pack::run(&args),
        Command::Own(args) => own::run(&args),
        Command::Serve(args) => serve::run(&args, given),
        Command::Settings(args) => settings::run(&args, &given),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Reports(args) => reports::run(&args),
        Command::Forget(args) => forget::run(&args),
        Command::Ban(args) => ban::run(&args),
        Command::Stats(args) => stats::run(&args),
        Command::Doctor(args) => doctor::run(&args),
        Command::Healthy(args) => healthy::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Top(args) => top::run(&args),
        Command::Licences(args) => licences::run(&args),
        Command::Darkroom(args) => darkroom::run(&args),
    })
}

/// The command and the words that it was given, which also know where each came from. No command means: open the tables.
fn command() -> (Command, ArgMatches) {
    let mut given = Cli::command().get_matches();
    if given.subcommand_name().is_none() {
        given = Cli::command().get_matches_from(["moonhare", "serve"]);
    }
    let cli = Cli::from_arg_matches(&given).unwrap_or_else(|error| error.exit());
    let (_, words) = given.remove_subcommand().expect("a named command");
    (cli.command.expect("a named command is parsed"), words)
}
