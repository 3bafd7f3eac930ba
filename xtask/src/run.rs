//! Runs a program, lets its output through and counts its tests on the way.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result};

use crate::count::{Count, Runner};

/// The workspace's top folder.
pub(crate) fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// A command that runs in a folder of the workspace; the first word is the program.
pub(crate) fn command(words: &[&str], folder: &str) -> Command {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).current_dir(workspace().join(folder));
    command
}

/// Whether the program runs and ends well, with nothing of its output shown.
pub(crate) fn succeeds(words: &[&str]) -> bool {
    command(words, "")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Runs the command to its end: whether it ended well, and the tests that it counted.
pub(crate) fn counted(mut command: Command, runner: Runner) -> Result<(bool, Count)> {
    let name = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("can't start {name}; is it installed?"))?;
    let out = child.stdout.take().expect("stdout is piped");
    let err = child.stderr.take().expect("stderr is piped");
    let errors = thread::spawn(move || pass_on(err, std::io::stderr(), runner));
    let mut count = pass_on(out, std::io::stdout(), runner);
    count += errors.join().expect("reading output does not panic");
    let status = child.wait().with_context(|| format!("{name} was lost"))?;
    Ok((status.success(), count))
}

/// Copies lines as they come. A closed terminal is no reason to lose the count.
fn pass_on(from: impl Read, mut to: impl Write, runner: Runner) -> Count {
    let mut count = Count::default();
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        count += runner.read(&String::from_utf8_lossy(&line));
        let _ = to.write_all(&line).and_then(|()| to.write_all(b"\n"));
    }
    count
}
