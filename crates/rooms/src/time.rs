//! The time of the server: real time that tests can stop.

use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::{Duration, Instant};

/// Milliseconds of Unix time, counted from a start by the runtime's own clock, which tests can pause.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    started_ms: u64,
    started: Instant,
}

impl Clock {
    pub(crate) fn start() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { started_ms: u64::try_from(since.as_millis()).unwrap_or(0), started: Instant::now() }
    }

    pub(crate) fn now_ms(&self) -> u64 {
        self.started_ms + u64::try_from(self.started.elapsed().as_millis()).unwrap_or(0)
    }

    pub(crate) fn instant(&self, at_ms: u64) -> Instant {
        self.started + Duration::from_millis(at_ms.saturating_sub(self.started_ms))
    }
}
