//! Numbers for operators, in the text form that Prometheus reads.

use std::{
    fmt::Write,
    sync::atomic::{AtomicU64, Ordering},
};

use crate::state::State;

/// What the server counts itself.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) refused_requests: AtomicU64,
    pub(crate) refused_connections: AtomicU64,
    pub(crate) messages_in: AtomicU64,
    pub(crate) bytes_out: AtomicU64,
    pub(crate) slow_dropped: AtomicU64,
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// The page for Prometheus.
pub(crate) fn page(state: &State) -> String {
    let counts = state.tables.counts();
    let metrics = &state.metrics;
    let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let gauges = [
        ("moonhare_rooms_awake", "Rooms that are awake.", counts.rooms()),
        ("moonhare_players_connected", "Open sockets of players and watchers.", counts.connections()),
        ("moonhare_connections", "Open connections of any kind.", state.connections.count() as i64),
        (
            "moonhare_log_waiting",
            "Appends that wait for the log's writer.",
            state.tables.log().waiting() as i64,
        ),
    ];
    let counters = [
        ("moonhare_commands_accepted_total", "Commands that were done.", counts.commands_accepted()),
        ("moonhare_commands_refused_total", "Commands that were refused.", counts.commands_refused()),
        ("moonhare_requests_total", "HTTP requests.", load(&metrics.requests)),
        (
            "moonhare_requests_limited_total",
            "HTTP requests refused by a limit.",
            load(&metrics.refused_requests),
        ),
        (
            "moonhare_connections_limited_total",
            "Connections refused by a limit.",
            load(&metrics.refused_connections),
        ),
        ("moonhare_messages_in_total", "Messages from clients.", load(&metrics.messages_in)),
        ("moonhare_bytes_out_total", "Bytes to clients over sockets.", load(&metrics.bytes_out)),
        (
            "moonhare_slow_clients_total",
            "Clients dropped because they read too slowly.",
            load(&metrics.slow_dropped),
        ),
    ];
    let mut page = String::new();
    for (name, help, value) in gauges {
        _ = writeln!(page, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
    }
    for (name, help, value) in counters {
        _ = writeln!(page, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
    }
    let name = "moonhare_command_seconds";
    _ = writeln!(
        page,
        "# HELP {name} From a command's arrival to its last step sent.\n# TYPE {name} histogram"
    );
    let latencies = counts.latencies();
    for (le, count) in &latencies.buckets {
        _ = writeln!(page, "{name}_bucket{{le=\"{le}\"}} {count}");
    }
    _ = writeln!(page, "{name}_bucket{{le=\"+Inf\"}} {}", latencies.count);
    _ = writeln!(page, "{name}_sum {}\n{name}_count {}", latencies.sum_s, latencies.count);
    page
}
