//! What happens in the rooms, in numbers.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// Counts over all rooms of a server.
#[derive(Debug, Default)]
pub struct Counts {
    rooms_awake: AtomicI64,
    viewers: AtomicI64,
    accepted: AtomicU64,
    refused: AtomicU64,
    /// Commands by how long they took, each counted in the first bound that it keeps.
    latencies: [AtomicU64; BOUNDS_US.len() + 1],
    latency_sum_us: AtomicU64,
    knocks_taken: AtomicU64,
    knocks_refused: AtomicU64,
}

/// Upper bounds of the latencies that are told apart, in microseconds.
const BOUNDS_US: [u64; 12] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_000_000];

/// How long commands took.
#[derive(Clone, Debug, PartialEq)]
pub struct Latencies {
    /// For each bound in seconds, how many commands took at most so long.
    pub buckets: Vec<(f64, u64)>,
    /// All of them.
    pub count: u64,
    /// All times together, in seconds.
    pub sum_s: f64,
}

impl Counts {
    pub(super) fn rooms_awake(&self, change: i64) {
        self.rooms_awake.fetch_add(change, Ordering::Relaxed);
    }

    pub(super) fn viewers(&self, change: i64) {
        self.viewers.fetch_add(change, Ordering::Relaxed);
    }

    pub(super) fn command(&self, accepted: bool, took: std::time::Duration) {
        let counter = if accepted { &self.accepted } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
        let took_us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS_US.iter().position(|bound| took_us <= *bound).unwrap_or(BOUNDS_US.len());
        self.latencies[bucket].fetch_add(1, Ordering::Relaxed);
        self.latency_sum_us.fetch_add(took_us, Ordering::Relaxed);
    }

    pub(super) fn knocked(&self, taken: usize, refused: usize) {
        self.knocks_taken.fetch_add(taken as u64, Ordering::Relaxed);
        self.knocks_refused.fetch_add(refused as u64, Ordering::Relaxed);
    }

    /// Messages to people who are away that push services have taken.
    #[must_use]
    pub fn knocks_taken(&self) -> u64 {
        self.knocks_taken.load(Ordering::Relaxed)
    }

    /// Those that they have not, whether they are tried again or not.
    #[must_use]
    pub fn knocks_refused(&self) -> u64 {
        self.knocks_refused.load(Ordering::Relaxed)
    }

    /// How long commands took.
    #[must_use]
    pub fn latencies(&self) -> Latencies {
        let mut count = 0;
        let mut below = |counter: &AtomicU64| {
            count += counter.load(Ordering::Relaxed);
            count
        };
        let bounds = BOUNDS_US.iter().map(|bound| *bound as f64 / 1e6);
        let buckets = bounds.zip(&self.latencies).map(|(bound, counter)| (bound, below(counter))).collect();
        below(&self.latencies[BOUNDS_US.len()]);
        Latencies { buckets, count, sum_s: self.latency_sum_us.load(Ordering::Relaxed) as f64 / 1e6 }
    }

    /// Rooms that are awake.
    #[must_use]
    pub fn rooms(&self) -> i64 {
        self.rooms_awake.load(Ordering::Relaxed)
    }

    /// Open connections.
    #[must_use]
    pub fn connections(&self) -> i64 {
        self.viewers.load(Ordering::Relaxed)
    }

    /// Commands that were done.
    #[must_use]
    pub fn commands_accepted(&self) -> u64 {
        self.accepted.load(Ordering::Relaxed)
    }

    /// Commands that were refused.
    #[must_use]
    pub fn commands_refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }
}
