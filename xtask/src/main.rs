//! What developers run: `cargo xtask test` checks everything, the other commands are its parts.

mod arguments;
mod checks;
mod cluster;
mod count;
mod groups;
mod lanes;
mod mind;
mod release;
mod report;
mod run;
mod scale;
mod tools;
mod words;

use std::process::ExitCode;

use arguments::{Chore, HELP};

/// How a program ends whose arguments make no sense.
const BAD_ARGUMENTS: u8 = 2;

fn main() -> ExitCode {
    let chore = match Chore::parse(lexopt::Parser::from_env()) {
        Ok(chore) => chore,
        Err(error) => {
            eprintln!("error: {error}\n\n{HELP}");
            return ExitCode::from(BAD_ARGUMENTS);
        }
    };
    let outcome = match chore {
        Chore::Help => {
            println!("{HELP}");
            Ok(true)
        }
        Chore::Test(choice) => checks::run(&choice),
        Chore::E2e { pictures } => checks::play_in_browser(pictures),
        Chore::Fuzz { seconds, seed } => checks::fuzz(seconds, seed),
        Chore::Soak { minutes, cluster: false } => checks::soak(minutes),
        Chore::Soak { minutes, cluster: true } => checks::soak_cluster(minutes),
        Chore::Cluster => cluster::keep(),
        Chore::Scale { nodes, seed } => {
            scale::print(seed, nodes);
            Ok(true)
        }
        Chore::Types => checks::write_types(),
        Chore::Words { languages } => words::missing(&languages),
        Chore::Goldens => checks::keep_goldens(),
        Chore::Release(wanted) => release::make(wanted),
        Chore::Mind { folder } => mind::make(&folder),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
