//! How long nobody at any table hears anything.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The longest time between two updates, whoever got them: in a closed loop some table always waits for one.
pub(super) struct Gaps {
    began: Instant,
    /// When the last update came, in nanoseconds since the beginning.
    last_ns: AtomicU64,
    longest_ns: AtomicU64,
}

impl Gaps {
    pub(super) fn new() -> Self {
        Self { began: Instant::now(), last_ns: AtomicU64::new(0), longest_ns: AtomicU64::new(0) }
    }

    fn now_ns(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_nanos()).unwrap_or(u64::MAX)
    }

    /// Play goes on after a pause that does not count.
    pub(super) fn go_on(&self) {
        self.last_ns.store(self.now_ns(), Ordering::Relaxed);
    }

    /// Somebody got an update.
    pub(super) fn heard(&self) {
        let now_ns = self.now_ns();
        let last_ns = self.last_ns.fetch_max(now_ns, Ordering::Relaxed);
        self.longest_ns.fetch_max(now_ns.saturating_sub(last_ns), Ordering::Relaxed);
    }

    pub(super) fn longest(&self) -> Duration {
        Duration::from_nanos(self.longest_ns.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_silence_counts_and_pauses_do_not() {
        let gaps = Gaps::new();
        for (last_ns, longest_ns) in [(7_000, 7_000), (9_000, 7_000)] {
            let before = gaps.last_ns.swap(last_ns, Ordering::Relaxed);
            gaps.longest_ns.fetch_max(last_ns - before, Ordering::Relaxed);
            assert_eq!(gaps.longest(), Duration::from_nanos(longest_ns));
        }
        gaps.last_ns.store(0, Ordering::Relaxed);
        gaps.go_on();
        assert!(gaps.last_ns.load(Ordering::Relaxed) > 0);
    }
}
