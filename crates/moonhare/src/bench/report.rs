//! The figures of a measurement, and how they are shown.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::disk::Disk;
use super::table::{PLAYERS, Played};

/// What the measurement beside the game is called.
pub(super) const BARE: &str = "bare fan-out";

/// What one table saw.
#[derive(Default)]
pub(super) struct TableFigures {
    latencies: Vec<Duration>,
    bytes: u64,
    turns: u64,
}

impl TableFigures {
    /// Commands that were sent at once are done when all six have the last update.
    pub(super) fn add(&mut self, latency: Duration, played: &Played) {
        self.latencies.extend((0..played.commands).map(|_| latency));
        self.bytes += played.bytes as u64;
        self.turns += u64::from(played.begins_turn);
    }
}

/// One measurement.
pub(super) struct Measured {
    tables: usize,
    memory_bytes: u64,
    latencies: Vec<Duration>,
    bytes: u64,
    turns: u64,
    took: Duration,
    cpu_s: f64,
    /// How much of it the NATS servers of a house of many nodes used.
    nats_s: f64,
    longest_gap: Option<Duration>,
}

impl Measured {
    pub(super) fn new(tables: usize, memory_bytes: u64) -> Self {
        Self {
            tables,
            memory_bytes,
            latencies: Vec::new(),
            bytes: 0,
            turns: 0,
            took: Duration::ZERO,
            cpu_s: 0.0,
            nats_s: 0.0,
            longest_gap: None,
        }
    }

    pub(super) fn take(&mut self, table: TableFigures) {
        self.latencies.extend(table.latencies);
        self.bytes += table.bytes;
        self.turns += table.turns;
    }

    /// How long nobody heard anything, if somebody always waited.
    pub(super) fn set_gap(&mut self, longest: Duration) {
        self.longest_gap = Some(longest);
    }

    /// How long that took, and how much of the processor.
    pub(super) fn add_time(&mut self, took: Duration, cpu_s: f64, nats_s: f64) {
        self.took += took;
        self.cpu_s += cpu_s;
        self.nats_s += nats_s;
    }

    fn commands(&self) -> f64 {
        self.latencies.len().max(1) as f64
    }

    fn figures(mut self) -> Figures {
        self.latencies.sort_unstable();
        let commands = self.commands();
        Figures {
            tables: self.tables,
            commands: self.latencies.len(),
            commands_per_s: commands / self.took.as_secs_f64(),
            commands_per_core_s: commands / self.cpu_s.max(f64::EPSILON),
            turns_per_core_s: (self.turns > 0).then(|| self.turns as f64 / self.cpu_s.max(f64::EPSILON)),
            longest_gap_ms: self.longest_gap.map(|gap| gap.as_secs_f64() * 1e3),
            cpu_us_per_command: self.cpu_s * 1e6 / commands,
            nats_us_per_command: (self.nats_s > 0.0).then(|| self.nats_s * 1e6 / commands),
            p50_ms: percentile_ms(&self.latencies, 0.50),
            p99_ms: percentile_ms(&self.latencies, 0.99),
            bytes_per_command: self.bytes as f64 / commands,
            kib_per_player: self.memory_bytes as f64 / 1024.0 / (self.tables * PLAYERS) as f64,
        }
    }

    /// The text of one update to one player, on average and without its frame.
    pub(super) fn bytes_per_update(&self) -> usize {
        (self.bytes as f64 / self.commands() / PLAYERS as f64 - 2.0).round().max(1.0) as usize
    }
}

/// What a measurement says.
#[derive(Serialize)]
struct Figures {
    tables: usize,
    commands: usize,
    commands_per_s: f64,
    /// Counted against the processor time that the server used.
    commands_per_core_s: f64,
    /// Whole turns of the game, counted in the same way.
    #[serde(skip_serializing_if = "Option::is_none")]
    turns_per_core_s: Option<f64>,
    /// The longest time in which nobody at any table got an update; only where somebody always waits for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    longest_gap_ms: Option<f64>,
    cpu_us_per_command: f64,
    /// What of it the NATS servers of a house of many nodes used.
    #[serde(skip_serializing_if = "Option::is_none")]
    nats_us_per_command: Option<f64>,
    p50_ms: f64,
    p99_ms: f64,
    bytes_per_command: f64,
    kib_per_player: f64,
}

/// The latency that this share keeps below, of latencies in order.
pub(super) fn percentile_ms(latencies: &[Duration], share: f64) -> f64 {
    let at = ((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1));
    latencies.get(at).map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
}

/// All measurements of a run.
#[derive(Default, Serialize)]
pub(super) struct Report {
    rows: Vec<Row>,
    /// What the disk takes, at the same fixed rate.
    #[serde(skip_serializing_if = "Option::is_none")]
    disk: Option<Disk>,
}

#[derive(Serialize)]
struct Row {
    what: String,
    #[serde(flatten)]
    figures: Figures,
}

impl Report {
    pub(super) fn add(&mut self, what: &str, measured: Measured) {
        self.rows.push(Row { what: what.to_owned(), figures: measured.figures() });
    }

    pub(super) fn add_disk(&mut self, disk: Disk) {
        self.disk = Some(disk);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<15} {:>7} {:>10} {:>12} {:>12} {:>10} {:>9} {:>9} {:>9} {:>10} {:>11}",
            "",
            "tables",
            "commands/s",
            "per core s",
            "turns/core s",
            "µs/command",
            "p50 ms",
            "p99 ms",
            "gap ms",
            "bytes/cmd",
            "KiB/player"
        )?;
        for Row { what, figures: m } in &self.rows {
            writeln!(
                f,
                "{what:<15} {:>7} {:>10.0} {:>12.0} {:>12} {:>10.1} {:>9.2} {:>9.2} {:>9} {:>10.0} {:>11.1}",
                m.tables,
                m.commands_per_s,
                m.commands_per_core_s,
                m.turns_per_core_s.map_or("–".into(), |turns| format!("{turns:.0}")),
                m.cpu_us_per_command,
                m.p50_ms,
                m.p99_ms,
                m.longest_gap_ms.map_or("–".into(), |gap| format!("{gap:.1}")),
                m.bytes_per_command,
                m.kib_per_player
            )?;
        }
        for pair in self.rows.windows(2) {
            if let [game, floor] = pair
                && floor.what == BARE
                && game.what == "game"
            {
                let share = game.figures.commands_per_core_s / floor.figures.commands_per_core_s;
                writeln!(
                    f,
                    "\n{} tables: {share:.2} of the bare fan-out, per processor second",
                    game.figures.tables
                )?;
            }
        }
        let mut beside = None;
        for row in &self.rows {
            match (row.what.as_str(), beside) {
                ("game", _) => beside = Some(row.figures.cpu_us_per_command),
                (BARE, _) | (_, None) => {}
                (what, Some(alone)) => writeln!(
                    f,
                    "\n{what}, {} tables: a command costs {:.2} times what it costs with SQLite, all processes counted; {:.0} µs of it at the NATS servers",
                    row.figures.tables,
                    row.figures.cpu_us_per_command / alone,
                    row.figures.nats_us_per_command.unwrap_or_default()
                )?,
            }
        }
        if let Some(Disk { p50_ms, p99_ms }) = &self.disk {
            writeln!(
                f,
                "\nthe disk alone, a plain append made durable: p50 {p50_ms:.2} ms, p99 {p99_ms:.2} ms"
            )?;
        }
        let games: Vec<_> = self.rows.iter().filter(|row| row.what == "game").collect();
        if let [first, .., last] = games.as_slice() {
            let ratio = last.figures.cpu_us_per_command / first.figures.cpu_us_per_command;
            writeln!(
                f,
                "\na command at {} tables costs {ratio:.2} times what it costs at {}",
                last.figures.tables, first.figures.tables
            )?;
        }
        Ok(())
    }
}
