//! Runs a program to its end, or to the end of its time, and counts its tests on the way.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::count::{Count, Runner};
use crate::groups::Group;

/// Between the request to end and the end.
const GRACE: Duration = Duration::from_secs(10);

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
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// When a program's output is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Voice {
    /// As it comes.
    Live,
    /// In one piece when the program has ended, so that two that run side by side can be told apart.
    AtTheEnd,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Well,
    Badly,
    /// It took longer than it may, and was killed.
    OutOfTime,
}

/// A program that has run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) ending: Ending,
    pub(crate) count: Count,
    pub(crate) took: Duration,
    /// What it wrote, unless that was shown as it came.
    pub(crate) output: Vec<u8>,
}

/// Runs the command until it ends, at most for as long as `limit` says.
pub(crate) fn run(mut command: Command, runner: Runner, voice: Voice, limit: Duration) -> Result<Ran> {
    let name = command.get_program().to_string_lossy().into_owned();
    let began = Instant::now();
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let (mut child, group) =
        Group::start(&mut command).with_context(|| format!("can't start {name}; is it installed?"))?;
    let (lines, written) = mpsc::channel();
    read(child.stdout.take().expect("stdout is piped"), lines.clone());
    read(child.stderr.take().expect("stderr is piped"), lines);

    let (mut count, mut output) = (Count::default(), Vec::new());
    let mut listen_until = |until: Instant| {
        loop {
            let line: Vec<u8> = match written.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => line,
                // Both ends are closed: all that had them has ended.
                Err(RecvTimeoutError::Disconnected) => return true,
                Err(RecvTimeoutError::Timeout) => return false,
            };
            count += runner.read(&String::from_utf8_lossy(&line));
            match voice {
                // A closed terminal is no reason to lose the count.
                Voice::Live => _ = std::io::stdout().write_all(&line),
                Voice::AtTheEnd => output.extend(line),
            }
        }
    };
    let in_time = listen_until(began + limit);
    if !in_time {
        group.ask_to_end();
        if !listen_until(Instant::now() + GRACE) {
            group.kill();
            listen_until(Instant::now() + GRACE);
        }
    }
    let status = child.wait().with_context(|| format!("{name} was lost"))?;
    let ending = match (in_time, status.success()) {
        (false, _) => Ending::OutOfTime,
        (true, true) => Ending::Well,
        (true, false) => Ending::Badly,
    };
    Ok(Ran { ending, count, took: began.elapsed(), output })
}

/// Passes lines on as they come, from a thread of its own: two pipes have to be read at the same time.
fn read(pipe: impl Read + Send + 'static, lines: Sender<Vec<u8>>) {
    thread::spawn(move || {
        for mut line in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
            line.push(b'\n');
            if lines.send(line).is_err() {
                return;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, limit: Duration) -> Ran {
        run(command(&["sh", "-c", script], ""), Runner::Nextest, Voice::AtTheEnd, limit).expect("sh runs")
    }

    #[test]
    fn the_output_is_kept_and_its_tests_are_counted() {
        let ran = shell(
            "echo one; echo 'Summary [1s] 3 tests run: 2 passed, 1 failed' >&2; exit 3",
            Duration::from_secs(60),
        );
        assert_eq!(ran.ending, Ending::Badly);
        assert_eq!(ran.count, Count { passed: 2, failed: 1 });
        assert!(ran.output.starts_with(b"one\n") || ran.output.ends_with(b"one\n"));
    }

    #[test]
    fn what_hangs_is_ended_with_everything_that_it_started() {
        // Without an end of its grandchild too, the pipe would stay open, and this test would not return.
        let ran = shell("sleep 3600 & sleep 3600; echo never", Duration::from_millis(50));
        assert_eq!(ran.ending, Ending::OutOfTime);
        assert_eq!(ran.output, b"");
    }
}
