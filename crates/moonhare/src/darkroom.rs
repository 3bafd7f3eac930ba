//! Where pictures of strangers are unpacked: a process of its own, which may take so much memory and so much time and no more.
//!
//! The server starts this program again, gives it a file and gets pixels, or the reason why not. Whatever a file does to
//! its decoder happens here, where nobody plays.

use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use anyhow::Context;
use moonhare_packs::own::{Unusable, read_photo};
use moonhare_packs::{MASTER_SIDE_PX_MAX, PHOTO_BYTES_MAX, Picture};
use serde::{Deserialize, Serialize};

/// Bytes of memory that one picture may take, with the program itself.
const MEMORY_BYTES_MAX: u64 = 1024 * 1024 * 1024;
/// Seconds of a processor that one picture may take …
const CPU_S_MAX: u64 = 10;
/// … and seconds in all, however busy the machine is.
const WAIT_S_MAX: u64 = 30;

/// Unpack a picture from standard input; the server's own errand
#[derive(clap::Args)]
pub(crate) struct Args {}

/// The first line of the answer; the pixels follow.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Pixels { width: usize, height: usize },
    Unusable(Unusable),
}

/// The errand itself.
pub(crate) fn run(_: &Args) -> anyhow::Result<()> {
    bound().context("the process could not be bounded")?;
    let mut bytes = Vec::new();
    io::stdin().lock().take(PHOTO_BYTES_MAX as u64 + 1).read_to_end(&mut bytes)?;
    let mut out = io::stdout().lock();
    match read_photo(&bytes) {
        Ok(Picture { width, height, rgb }) => {
            serde_json::to_writer(&mut out, &Answer::Pixels { width, height })?;
            out.write_all(b"\n")?;
            out.write_all(&rgb)?;
        }
        Err(unusable) => {
            serde_json::to_writer(&mut out, &Answer::Unusable(unusable))?;
            out.write_all(b"\n")?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn bound() -> io::Result<()> {
    use rlimit::Resource;
    // Address space is not bounded everywhere; the time always is.
    _ = Resource::AS.set(MEMORY_BYTES_MAX, MEMORY_BYTES_MAX);
    // No second process, no file beyond those that are open.
    _ = Resource::FSIZE.set(0, 0);
    Resource::CPU.set(CPU_S_MAX, CPU_S_MAX)
}

#[cfg(not(unix))]
fn bound() -> io::Result<()> {
    Ok(())
}

/// The pixels of a file that somebody sent, unpacked in a process of its own.
pub(crate) fn develop(bytes: &[u8]) -> Result<Picture, Unusable> {
    if bytes.len() > PHOTO_BYTES_MAX {
        return Err(Unusable::TooHeavy);
    }
    let mut child = start().map_err(|error| {
        tracing::error!(%error, "the darkroom could not be opened");
        Unusable::TooMuch
    })?;
    let (done, answer) = mpsc::channel();
    let (mut input, mut output) = (child.stdin.take(), child.stdout.take());
    let sent = bytes.to_vec();
    // Who has seen enough does not read on: that is no fault.
    let writer = thread::spawn(move || input.as_mut().map(|input| input.write_all(&sent)));
    thread::spawn(move || {
        let most = (MASTER_SIDE_PX_MAX * MASTER_SIDE_PX_MAX * 3 + 1024) as u64;
        let mut all = Vec::new();
        let read = output.as_mut().map(|output| output.take(most).read_to_end(&mut all));
        _ = done.send(read.is_some_and(|read| read.is_ok()).then_some(all));
    });
    let all = answer.recv_timeout(Duration::from_secs(WAIT_S_MAX)).ok().flatten();
    if all.is_none() {
        _ = child.kill();
    }
    let ended = child.wait();
    _ = writer.join();
    let whole = ended.is_ok_and(|status| status.success());
    // Killed by one of its bounds, or by what the file did to it.
    all.filter(|_| whole).ok_or(Unusable::TooMuch).and_then(|all| picture(&all))
}

fn start() -> io::Result<Child> {
    Command::new(std::env::current_exe()?)
        .arg("darkroom")
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
}

fn picture(all: &[u8]) -> Result<Picture, Unusable> {
    let end = all.iter().position(|byte| *byte == b'\n').ok_or(Unusable::Broken)?;
    match serde_json::from_slice(&all[..end]).map_err(|_| Unusable::Broken)? {
        Answer::Pixels { width, height } => {
            let rgb = all[end + 1..].to_vec();
            let fits = width.max(height) <= MASTER_SIDE_PX_MAX && rgb.len() == width * height * 3;
            fits.then_some(Picture { width, height, rgb }).ok_or(Unusable::Broken)
        }
        Answer::Unusable(unusable) => Err(unusable),
    }
}
