//! How the program ends.

use std::io::{self, ErrorKind};
use std::process::ExitCode;

/// What the help says about it.
pub(crate) const HELP: &str = "\
Exit codes:
  0  done
  1  it could not be done, or the answer is no (`verify`: the game was not fair; `doctor`: something is damaged)
  2  the command line was not understood";

/// Says on one line of stderr what went wrong, and picks the code.
pub(crate) fn code(result: anyhow::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Who reads our output has seen enough, as `head` does; that is no failure.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("moonhare: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let kind = cause
            .downcast_ref::<io::Error>()
            .map(io::Error::kind)
            .or_else(|| cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind));
        kind == Some(ErrorKind::BrokenPipe)
    })
}
