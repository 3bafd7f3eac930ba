//! What a run has shown.

/// How long commands took, from the tap to the last viewer.
#[derive(Clone, Debug, Default)]
pub(super) struct Latencies(Vec<u32>);

impl Latencies {
    pub(super) fn add(&mut self, took_us: u64) {
        self.0.push(u32::try_from(took_us).unwrap_or(u32::MAX));
    }

    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// Below this are so many of a hundred.
    pub(super) fn percentile_ms(&mut self, percent: usize) -> f64 {
        let Some(last) = self.0.len().checked_sub(1) else { return 0.0 };
        let (_, at, _) = self.0.select_nth_unstable(last * percent / 100);
        f64::from(*at) / 1e3
    }

    #[cfg(test)]
    pub(super) fn mean_us(&self) -> f64 {
        self.0.iter().map(|took_us| f64::from(*took_us)).sum::<f64>() / self.0.len().max(1) as f64
    }
}

/// What can run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Resource {
    NodeProcessor,
    NodeNetwork,
    ServerProcessor,
    ServerDisk,
    ServerNetwork,
    PartitionLeader,
}

impl Resource {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::NodeProcessor => "processors of nodes",
            Self::NodeNetwork => "network of nodes",
            Self::ServerProcessor => "processors of NATS servers",
            Self::ServerDisk => "disks of NATS servers",
            Self::ServerNetwork => "network of NATS servers",
            Self::PartitionLeader => "a partition's leader",
        }
    }
}

/// After a node was killed.
#[derive(Clone, Debug, Default)]
pub(super) struct Storm {
    /// Who lost their line.
    pub(super) people: usize,
    /// How long each was away.
    pub(super) away: Latencies,
    /// How long commands took that were sent from the kill on.
    pub(super) commands: Latencies,
}

/// All that is told of a run.
#[derive(Clone, Debug, Default)]
pub(super) struct Outcome {
    pub(super) sent: u64,
    pub(super) stored: u64,
    pub(super) answered: u64,
    /// Commands that were sent again and stood in the log already: their answer was lost with their node.
    pub(super) known: u64,
    /// Appends that came behind another copy of their command.
    pub(super) conflicts: u64,
    /// How long the calm part lasted, before anybody was killed.
    pub(super) calm_us: u64,
    pub(super) calm: Latencies,
    /// Batches that partitions' leaders took in it.
    pub(super) batches: u64,
    /// Commands under way at the same time in it, in the mean.
    pub(super) under_way: f64,
    pub(super) storm: Storm,
    /// How much of each resource the busiest of its kind needs; more than 1 can't be.
    pub(super) loads: Vec<(Resource, f64)>,
    /// Processor time that nodes and NATS servers were given in the calm part.
    pub(super) processor_us: u64,
}

impl Outcome {
    pub(super) fn load(&self, resource: Resource) -> f64 {
        self.loads.iter().find(|(found, _)| *found == resource).map_or(0.0, |(_, load)| *load)
    }

    /// What is used most.
    pub(super) fn fullest(&self) -> (Resource, f64) {
        let most = |a: &&(Resource, f64), b: &&(Resource, f64)| a.1.total_cmp(&b.1);
        *self.loads.iter().max_by(most).expect("every run has its loads")
    }
}
