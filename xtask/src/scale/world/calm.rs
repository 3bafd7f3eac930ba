//! What is counted while nobody is killed: how full everything is, and how much is under way.

use super::World;
use crate::scale::figures::Resource;

/// The work that everything had been given at some moment: nodes, NATS servers, disks.
pub(super) type Given = [Vec<u64>; 3];

impl World {
    pub(super) fn calm_ends(&mut self, now_us: u64) {
        self.count_under_way(now_us);
        self.is_calm = false;
        let calm_us = now_us - self.plan.warm_us;
        self.outcome.calm_us = calm_us;
        self.outcome.under_way = self.under_way_us as f64 / calm_us as f64;
        self.measure_loads(calm_us);
        if self.plan.kills && self.plan.layout.nodes > 1 {
            self.kill(now_us, 0);
        }
    }

    /// Commands under way, over time: for the mean of them.
    pub(super) fn count_under_way(&mut self, now_us: u64) {
        if self.is_calm {
            self.under_way_us += u128::from(self.under_way) * u128::from(now_us - self.counted_until_us);
        }
        self.counted_until_us = now_us;
    }

    pub(super) fn given(&self) -> Given {
        self.house.stations().map(|stations| stations.iter().map(|station| station.given_us()).collect())
    }

    pub(super) fn measure_loads(&mut self, calm_us: u64) {
        let begin = self.at_begin.take().unwrap_or_default();
        let end = self.given();
        let work = |kind: usize, at: usize| end[kind][at] - begin[kind].get(at).copied().unwrap_or_default();
        let stations = self.house.stations();
        let most = |loads: &mut dyn Iterator<Item = f64>| loads.fold(0.0, f64::max);
        let busiest = |kind: usize| {
            let found = stations[kind].iter().enumerate();
            most(&mut found.map(|(at, station)| station.load(work(kind, at), calm_us)))
        };
        let link = |bytes: &[f64]| {
            let a_second = 1e6 / calm_us as f64;
            most(&mut bytes.iter().map(|bytes| bytes * a_second / self.plan.costs.link_bytes_per_s))
        };
        let bears_per_us = self.plan.costs.partition_bears_per_us();
        let mut leaders =
            self.partitions.iter().map(|led| led.commands as f64 / calm_us as f64 / bears_per_us);
        let leader = most(&mut leaders);
        self.outcome.loads = vec![
            (Resource::NodeProcessor, busiest(0)),
            (Resource::NodeNetwork, link(&self.house.node_bytes)),
            (Resource::ServerProcessor, busiest(1)),
            (Resource::ServerDisk, busiest(2)),
            (Resource::ServerNetwork, link(&self.house.server_bytes)),
            (Resource::PartitionLeader, leader),
        ];
        let sum = |kind: usize| (0..end[kind].len()).map(|at| work(kind, at)).sum::<u64>();
        self.outcome.processor_us = sum(0) + sum(1);
    }
}
