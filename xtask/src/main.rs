//! What developers run: `cargo xtask test` checks everything, the other commands are its parts.

mod checks;
mod count;
mod mind;
mod run;
mod tools;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Checks and chores for people who work on Moonhare.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Install what the tests need, then run every check; ends with `N passed, N failed`.
    Test {
        /// Run only these checks (by name, as printed), for a quick answer while working.
        #[arg(long, value_name = "CHECK", value_delimiter = ',')]
        only: Vec<String>,
    },
    /// Play the games in Chromium against a real server.
    E2e,
    /// Write the TypeScript types of the protocol anew from the Rust types.
    Types,
    /// Fetch the sentence encoder that makes bots stronger in English.
    Mind {
        /// Where to put it.
        #[arg(default_value = "target/mind")]
        folder: std::path::PathBuf,
    },
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().chore {
        Chore::Test { only } => checks::run_all(&only),
        Chore::E2e => checks::run_all(&checks::BROWSER_GAMES.map(str::to_owned)),
        Chore::Types => checks::write_types(),
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
