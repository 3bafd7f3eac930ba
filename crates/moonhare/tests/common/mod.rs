//! Runs the real program.

#![allow(dead_code, reason = "each test file uses its own part of these words")]

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

use serde_json::Value;

/// The program with arguments.
pub(crate) fn moonhare(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonhare"));
    command.args(args);
    command
}

/// Runs it to its end on some input.
pub(crate) fn run(args: &[&str], input: impl AsRef<[u8]>) -> Output {
    let input = input.as_ref().to_vec();
    let mut child = moonhare(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // From another thread: the program answers while it still reads.
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer").expect("all input is taken");
    output
}

/// What it wrote, a JSON a line.
pub(crate) fn json_lines(output: &Output) -> Vec<Value> {
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// Its words.
pub(crate) fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("the program writes UTF-8")
}
