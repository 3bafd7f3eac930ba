//! What the disk itself takes: a plain file, a little more written to it at the same pace, and each time made durable.

use std::io::Write;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::Context;
use serde::Serialize;

use super::report::percentile_ms;

/// About what a command leaves in the log.
const BYTES: usize = 200;

/// How long an append took, with nobody else in the way.
#[derive(Serialize)]
pub(super) struct Disk {
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
}

/// Appends at this pace for this long, where the server of a measurement has its folder.
pub(super) fn measure(per_s: u32, lasts: Duration) -> anyhow::Result<Disk> {
    let mut file = tempfile::tempfile().context("no file to measure the disk with")?;
    let every = Duration::from_secs(1) / per_s.max(1);
    let mut latencies = Vec::new();
    let began = Instant::now();
    let mut due = began;
    while began.elapsed() < lasts {
        sleep(due.saturating_duration_since(Instant::now()));
        due += every;
        let sent = Instant::now();
        file.write_all(&[b'x'; BYTES])?;
        file.sync_data()?;
        latencies.push(sent.elapsed());
    }
    latencies.sort_unstable();
    Ok(Disk { p50_ms: percentile_ms(&latencies, 0.50), p99_ms: percentile_ms(&latencies, 0.99) })
}
