//! The programs that checks started, each with all that it started itself, so that none outlives its check.

use std::collections::HashSet;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;

use rustix::process::{Pid, Signal, kill_process_group};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// How a shell says that Ctrl-C ended a program.
const INTERRUPTED: i32 = 130;

/// Groups that run now. A lock and not a channel, because Ctrl-C has to end all of them at any moment.
static RUNNING: LazyLock<Mutex<HashSet<Pid>>> = LazyLock::new(|| {
    // Each check is a group of its own, which a terminal's Ctrl-C does not reach.
    match Signals::new([SIGHUP, SIGINT, SIGTERM]) {
        Ok(mut signals) => {
            thread::spawn(move || {
                for _ in signals.forever() {
                    if KEPT.load(Ordering::Relaxed) && !ASKED.swap(true, Ordering::Relaxed) {
                        continue;
                    }
                    for group in running().iter() {
                        signal(*group, Signal::TERM);
                    }
                    std::process::exit(INTERRUPTED);
                }
            });
        }
        Err(error) => eprintln!("Ctrl-C will not end what the checks started: {error}"),
    }
    Mutex::default()
});

/// Whoever started the groups ends them in an order of their own.
static KEPT: AtomicBool = AtomicBool::new(false);
/// Somebody has asked for that.
static ASKED: AtomicBool = AtomicBool::new(false);

/// From now on the first Ctrl-C is only noted here; a second one ends all at once.
pub(crate) fn keep() -> &'static AtomicBool {
    KEPT.store(true, Ordering::Relaxed);
    &ASKED
}

fn running() -> MutexGuard<'static, HashSet<Pid>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A group that is gone is as good as one that was ended.
fn signal(group: Pid, signal: Signal) {
    let _ = kill_process_group(group, signal);
}

/// A program and everything that it starts.
pub(crate) struct Group(Pid);

impl Group {
    /// Starts the program as the head of a group.
    pub(crate) fn start(command: &mut Command) -> std::io::Result<(Child, Self)> {
        use std::os::unix::process::CommandExt as _;
        let mut groups = running();
        let child = command.process_group(0).spawn()?;
        let group = Pid::from_child(&child);
        groups.insert(group);
        Ok((child, Self(group)))
    }

    /// Asks all to end: test runners pass it on to tests that have groups of their own.
    pub(crate) fn ask_to_end(&self) {
        signal(self.0, Signal::TERM);
    }

    pub(crate) fn kill(&self) {
        signal(self.0, Signal::KILL);
    }
}

impl Drop for Group {
    /// Whatever the program left behind goes with it.
    fn drop(&mut self) {
        self.kill();
        running().remove(&self.0);
    }
}
