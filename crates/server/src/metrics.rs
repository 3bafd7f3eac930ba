//! Numbers for operators, in the text form that Prometheus reads.

use std::{
    fmt::Write,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use axum::{
    extract::State as Shared,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};

use moonhare_rooms::SecretHash;

use crate::{
    ApiError, Machine,
    address::{Peer, is_near},
    state::State,
};

/// What the server counts itself.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) refused_requests: AtomicU64,
    pub(crate) refused_entries: AtomicU64,
    pub(crate) banned_requests: AtomicU64,
    pub(crate) refused_connections: AtomicU64,
    pub(crate) sockets_opened: AtomicU64,
    pub(crate) refused_uploads: AtomicU64,
    pub(crate) messages_in: AtomicU64,
    pub(crate) bytes_out: AtomicU64,
    pub(crate) slow_dropped: AtomicU64,
    pub(crate) reports: AtomicU64,
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// The numbers, where people play, if operators have no address of their own: for those who have the token, or, if there
/// is none, for those who are near.
pub(crate) async fn for_those_near(
    Shared(state): Shared<Arc<State>>,
    peer: Option<axum::Extension<Peer>>,
    headers: HeaderMap,
) -> Response {
    let config = state.config();
    let trusted_header = config.trusted_header.as_deref();
    let allowed = match &state.metrics_access {
        MetricsAccess::Near => peer.is_some_and(|peer| is_near(peer.0, &headers, trusted_header)),
        MetricsAccess::Token(token) => bearer(&headers).is_some_and(|told| SecretHash::of(told) == *token),
        MetricsAccess::Elsewhere => false,
    };
    if allowed {
        return page(&state).into_response();
    }
    ApiError::NotFound.into_response()
}

/// Who gets the numbers where people play.
#[derive(Debug)]
pub(crate) enum MetricsAccess {
    /// This machine and its own network.
    Near,
    /// Whoever has this token.
    Token(SecretHash),
    /// Nobody: operators get them elsewhere.
    Elsewhere,
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The page for Prometheus.
pub(crate) fn page(state: &State) -> String {
    let counts = state.rooms.counts();
    let metrics = &state.metrics;
    let stock = state.rooms.stock();
    let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let gauges = [
        ("moonhare_rooms_awake", "Rooms that are awake.", counts.rooms()),
        ("moonhare_players_connected", "Open sockets of players and watchers.", counts.connections()),
        ("moonhare_connections", "Open connections of any kind.", state.connections.count() as i64),
        ("moonhare_rooms", "Rooms that are kept.", stock.rooms.cast_signed()),
        (
            "moonhare_recordings_bytes",
            "Bytes of recordings, and of what was prepared.",
            stock.blob_bytes.cast_signed(),
        ),
        (
            "moonhare_disk_low",
            "1 while nothing new is taken, because the disk is nearly full.",
            i64::from(state.check_disk().is_err()),
        ),
        (
            "moonhare_log_waiting",
            "Appends that wait for the log's writer.",
            state.rooms.log().waiting() as i64,
        ),
    ];
    let counters = [
        ("moonhare_commands_accepted_total", "Commands that were done.", counts.commands_accepted()),
        ("moonhare_commands_refused_total", "Commands that were refused.", counts.commands_refused()),
        (
            "moonhare_knocks_taken_total",
            "Messages to people who are away that push services have taken.",
            counts.knocks_taken(),
        ),
        (
            "moonhare_knocks_refused_total",
            "Messages that push services have not taken, tried again or not.",
            counts.knocks_refused(),
        ),
        ("moonhare_requests_total", "HTTP requests.", load(&metrics.requests)),
        (
            "moonhare_requests_limited_total",
            "HTTP requests refused by a limit.",
            load(&metrics.refused_requests),
        ),
        (
            "moonhare_entries_limited_total",
            "Rooms made, entered or looked for that a limit refused.",
            load(&metrics.refused_entries),
        ),
        (
            "moonhare_requests_banned_total",
            "HTTP requests from addresses that are banned.",
            load(&metrics.banned_requests),
        ),
        (
            "moonhare_connections_limited_total",
            "Connections refused by a limit.",
            load(&metrics.refused_connections),
        ),
        (
            "moonhare_sockets_opened_total",
            "Sockets that players and watchers opened.",
            load(&metrics.sockets_opened),
        ),
        (
            "moonhare_uploads_refused_total",
            "Recordings that were refused, for whatever reason.",
            load(&metrics.refused_uploads),
        ),
        ("moonhare_messages_in_total", "Messages from clients.", load(&metrics.messages_in)),
        ("moonhare_bytes_out_total", "Bytes to clients over sockets.", load(&metrics.bytes_out)),
        (
            "moonhare_slow_clients_total",
            "Clients dropped because they read too slowly.",
            load(&metrics.slow_dropped),
        ),
        ("moonhare_reports_total", "What players reported.", load(&metrics.reports)),
    ];
    let mut page = String::new();
    for (name, help, value) in gauges {
        add(&mut page, "gauge", name, help, value);
    }
    for (name, help, value) in counters {
        add(&mut page, "counter", name, help, value);
    }
    add_machine(&mut page, &*state.machine);
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

fn add(page: &mut String, kind: &str, name: &str, help: &str, value: impl std::fmt::Display) {
    _ = writeln!(page, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
}

fn add_machine(page: &mut String, machine: &dyn Machine) {
    if let Some(free) = machine.free_bytes() {
        add(page, "gauge", "moonhare_disk_free_bytes", "Free bytes where everything is kept.", free);
    }
    if let Some(memory) = machine.memory_bytes() {
        add(page, "gauge", "process_resident_memory_bytes", "Bytes of memory that the server uses.", memory);
    }
    if let Some(backups) = machine.backups() {
        add(page, "counter", "moonhare_backups_total", "Backups that were taken.", backups.taken);
        add(page, "counter", "moonhare_backups_failed_total", "Backups that failed.", backups.failed);
        let help = "When the latest backup was taken, in Unix time.";
        add(page, "gauge", "moonhare_backup_latest_seconds", help, backups.latest_s);
    }
}
