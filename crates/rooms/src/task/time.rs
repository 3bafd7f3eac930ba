//! The time of the server: real time that never jumps, and that tests can stop.

use std::{
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use tokio::time::{Duration, Instant};

/// What the system's calendar says, in milliseconds of Unix time. Tests have their own.
pub type Calendar = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The calendar of this machine.
#[must_use]
pub fn system_calendar() -> Calendar {
    Arc::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(0)
    })
}

/// Milliseconds of Unix time. The calendar is asked once; from then on the runtime's own clock counts, which tests can
/// pause and nobody can set: whatever happens to the calendar, no wait becomes longer or shorter.
#[derive(Clone)]
pub(super) struct Clock {
    calendar: Calendar,
    started_ms: u64,
    started: Instant,
}

impl Clock {
    pub(super) fn start(calendar: Calendar) -> Self {
        let started_ms = calendar();
        Self { calendar, started_ms, started: Instant::now() }
    }

    pub(super) fn now_ms(&self) -> u64 {
        self.started_ms + u64::try_from(self.started.elapsed().as_millis()).unwrap_or(0)
    }

    /// What the calendar says now, which may be anything.
    pub(super) fn calendar_ms(&self) -> u64 {
        (self.calendar)()
    }

    pub(super) fn instant(&self, at_ms: u64) -> Instant {
        self.started + Duration::from_millis(at_ms.saturating_sub(self.started_ms))
    }
}
