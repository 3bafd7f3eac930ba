//! The runs that were measured, and what the simulation says of the same.

use super::costs::{Costs, Thinking};
use super::house::Layout;
use super::world::{Pace, Plan, run};

/// A measured run of `moonhare bench --cluster`, three NATS servers beside it on the same two cores.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) nodes: usize,
    pub(super) tables: usize,
    /// Commands a second over all tables; none if they play in step.
    pub(super) paced: Option<f64>,
    /// Processor time a command, all processes.
    pub(super) us_a_command: f64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    /// The costs were derived from it, so that it says less about the simulation.
    pub(super) fitted: bool,
}

const fn in_step(nodes: usize, tables: usize, us_a_command: f64, p50_ms: f64, p99_ms: f64) -> Seen {
    Seen { nodes, tables, paced: None, us_a_command, p50_ms, p99_ms, fitted: false }
}

const fn paced(nodes: usize, tables: usize, rate: f64, us_a_command: f64, p50_ms: f64, p99_ms: f64) -> Seen {
    Seen { nodes, tables, paced: Some(rate), us_a_command, p50_ms, p99_ms, fitted: false }
}

const fn fitted(seen: Seen) -> Seen {
    Seen { fitted: true, ..seen }
}

/// What was seen, every run of these kinds. The rates are those that were reached.
pub(super) const SEEN: [Seen; 15] = [
    fitted(in_step(1, 200, 256.0, 38.2, 177.8)),
    in_step(2, 200, 252.7, 33.6, 103.9),
    in_step(2, 200, 267.6, 34.3, 92.9),
    in_step(2, 200, 305.9, 56.4, 340.8),
    in_step(3, 200, 274.7, 33.8, 110.1),
    fitted(in_step(1, 60, 451.4, 16.5, 103.0)),
    in_step(2, 60, 446.6, 15.7, 105.5),
    in_step(3, 60, 497.0, 17.0, 52.9),
    fitted(paced(1, 300, 279.0, 1_871.8, 1.53, 7.97)),
    paced(2, 300, 279.0, 1_959.0, 1.67, 14.5),
    paced(3, 300, 279.0, 1_973.9, 1.70, 29.4),
    paced(2, 200, 188.0, 2_164.9, 1.72, 14.2),
    paced(1, 100, 92.0, 2_775.3, 2.23, 10.7),
    paced(2, 100, 92.0, 2_615.8, 2.05, 15.9),
    paced(3, 100, 92.0, 2_454.5, 1.87, 17.0),
];

/// What the simulation says of a run.
pub(super) struct Predicted {
    pub(super) us_a_command: f64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    /// Commands that a partition's leader took at once, in the mean.
    pub(super) batch: f64,
}

impl Seen {
    pub(super) fn predict(&self, seed: u64) -> Predicted {
        let every_us = |rate: f64| (self.tables as f64 / rate * 1e6) as u64;
        let mut outcome = run(Plan {
            layout: Layout {
                nodes: self.nodes,
                // They are kept on one core.
                node_cores: 1,
                servers: 3,
                server_cores: 2,
                partitions: 12,
                crowded: true,
            },
            costs: Costs { hop_us: LOOPBACK_US, split_share: 0.0, public_share: 0.0, ..Costs::MEASURED },
            thinking: Thinking::ASSUMED,
            pace: self.paced.map_or(Pace::InStep, |rate| Pace::Even { every_us: every_us(rate) }),
            tables: self.tables,
            warm_us: 2_000_000,
            calm_until_us: 10_000_000,
            until_us: 10_000_000,
            kills: false,
            seed,
        });
        Predicted {
            us_a_command: outcome.processor_us as f64 / outcome.calm.count() as f64,
            p50_ms: outcome.calm.percentile_ms(50),
            p99_ms: outcome.calm.percentile_ms(99),
            batch: outcome.calm.count() as f64 / outcome.batches as f64,
        }
    }
}

/// From one process of a machine to another. Assumed.
const LOOPBACK_US: u64 = 30;

#[cfg(test)]
mod tests {
    use super::*;

    /// What was derived from a run must come out of it again; the others may differ by what docs/SCALE.md admits.
    #[test]
    fn processor_time_of_every_measured_run_is_met() {
        for seen in &SEEN {
            let predicted = seen.predict(1);
            let off = predicted.us_a_command / seen.us_a_command - 1.0;
            let may = if seen.fitted { 0.15 } else { 0.35 };
            assert!(off.abs() < may, "{} nodes, {} tables: {off:+.2}", seen.nodes, seen.tables);
        }
    }
}
