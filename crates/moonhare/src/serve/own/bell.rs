//! Wakes those who work beside everything else when there is something to do.

use std::{
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// Rings when there may be something to do, and for the last time when the server stops.
#[derive(Default)]
pub(super) struct Bell {
    rung: Mutex<Rung>,
    wakes: Condvar,
}

#[derive(Default)]
struct Rung {
    times: u64,
    stopped: bool,
}

impl Bell {
    fn rung(&self) -> MutexGuard<'_, Rung> {
        self.rung.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn ring(&self) {
        self.rung().times += 1;
        self.wakes.notify_all();
    }

    pub(super) fn stop(&self) {
        self.rung().stopped = true;
        self.wakes.notify_all();
    }

    /// How often it has rung; nothing when the server stops. Asked before one looks whether there is something to do.
    pub(super) fn times(&self) -> Option<u64> {
        let rung = self.rung();
        (!rung.stopped).then_some(rung.times)
    }

    /// Waits for it to ring more often than that, or for so long.
    pub(super) fn wait(&self, times: u64, at_most: Duration) {
        let waits = |rung: &mut Rung| !rung.stopped && rung.times == times;
        drop(self.wakes.wait_timeout_while(self.rung(), at_most, waits));
    }
}
