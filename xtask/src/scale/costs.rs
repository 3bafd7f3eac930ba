//! What everything costs: the one place that new measurements change.
//!
//! Each figure says where it comes from. *Measured* means the runs that docs/SCALE.md lists, on one crowded machine with two cores (processor
//! time, not the clock). *Documents* means NATS' own, *code* a constant of ours, and *assumed* what nobody has measured.

/// How long people think, in the mean, in seconds. Assumed: a turn of six then takes two and a half minutes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thinking {
    pub(super) tell_s: f64,
    pub(super) give_s: f64,
    pub(super) vote_s: f64,
    pub(super) ready_s: f64,
}

impl Thinking {
    pub(super) const ASSUMED: Self = Self { tell_s: 40.0, give_s: 20.0, vote_s: 20.0, ready_s: 8.0 };
}

/// Processor time in microseconds of one core, bytes on the wire, and times of the world outside.
#[derive(Clone, Debug)]
pub(super) struct Costs {
    /// A node reads a command, decides it, and hands it to the log. Measured: 82 µs a command in a crowd, less what its viewers take.
    pub(super) decide_us: f64,
    /// A node sends a step to one viewer. Measured: 57 % of 84.6 µs for six (docs/PERFORMANCE.md, *A server*).
    pub(super) viewer_us: f64,
    /// A command that finds its node idle costs so much more: threads wake, and memory is cold. Measured: 231 µs alone, 82 µs in a crowd.
    pub(super) node_alone_us: f64,
    /// NATS servers, all three together, store one batch … Measured: 154 µs a command with 200 tables in step, 338 µs with 60.
    pub(super) batch_us: f64,
    /// … and each command in it.
    pub(super) message_us: f64,
    /// A batch that finds the servers idle costs so much more, all three together. Measured: 1,486 µs for a command alone.
    pub(super) servers_alone_us: f64,
    /// What of all this falls on the leader; the rest on the two others. Assumed.
    pub(super) leader_share: f64,
    /// Commands that a leader takes at once. Assumed; no run came near it.
    pub(super) batch_commands_max: usize,
    /// Syncs of each server for a batch. Measured: 1.06 a command where each comes alone.
    pub(super) batch_syncs: f64,
    /// How long a sync takes. Measured on a quiet machine: 0.24 ms (docs/PERFORMANCE.md).
    pub(super) sync_us: f64,
    /// Syncs that a disk does at the same time. Assumed.
    pub(super) disk_syncs_at_once: usize,
    /// From one machine to another. Assumed: one data centre.
    pub(super) hop_us: u64,
    /// A node says this often who is at each of its tables. Code: `TOLD_EVERY_MS`; more often while something changes.
    pub(super) told_every_s: f64,
    /// What that costs the node. Measured: 300 tables that wait.
    pub(super) tell_node_us: f64,
    /// What it costs the NATS server. Measured: the same run.
    pub(super) tell_server_us: f64,
    /// The bytes that the node sends for it, and those that NATS servers send: to each other, and back to the node, which hears itself.
    /// Measured: the same run.
    pub(super) tell_node_bytes: f64,
    pub(super) tell_server_bytes: f64,
    /// Tables with viewers at two nodes. Assumed: the balancer hashes, but a TV or a friend may come another way.
    pub(super) split_share: f64,
    /// What a node does when nobody plays. Measured: two tables.
    pub(super) node_base: f64,
    /// What a NATS server does then: a share of a core. Measured: the same run.
    pub(super) server_base: f64,
    /// Another node reads a command of such a table. Assumed: as deciding one.
    pub(super) read_node_us: f64,
    /// … from a NATS server. Assumed: as one message of a batch.
    pub(super) read_server_us: f64,
    /// Nodes say this often which tables everybody may find. Code: `HOUSE_TOLD_EVERY_MS`.
    pub(super) house_told_every_s: f64,
    /// Tables that everybody may find. Assumed.
    pub(super) public_share: f64,
    /// Of these a node tells so many at most. Code: `HOUSE_TELLS_TABLES_MAX`.
    pub(super) public_tables_max: f64,
    /// Bytes of one of them. Assumed: a preview as JSON.
    pub(super) list_bytes_a_table: f64,
    /// A node reads one of them. Assumed: 100 MB of JSON a second.
    pub(super) list_node_us: f64,
    /// A NATS server delivers one list. Assumed: as a tell.
    pub(super) list_server_us: f64,
    /// A node sends for a command: 242 bytes to six viewers and 350 to the log. Measured.
    pub(super) node_bytes_a_command: f64,
    /// NATS servers send for a command, all together: to each other and to nodes. Measured.
    pub(super) server_bytes_a_command: f64,
    /// What a network card carries. Assumed: 10 Gbit/s.
    pub(super) link_bytes_per_s: f64,
    /// Who lost their line tries again after so long. Code: `web/src/lib/link.ts`, the first try.
    pub(super) retry_us: [u64; 2],
    /// Somebody comes back. Measured: at most what it takes to set a table with its six people, a sixth of it.
    pub(super) return_us: f64,
    /// A table is woken: its log is read and folded. Assumed.
    pub(super) wake_node_us: f64,
    pub(super) wake_server_us: f64,
}

impl Costs {
    pub(super) const MEASURED: Self = Self {
        decide_us: 34.0,
        viewer_us: 8.0,
        node_alone_us: 155.0,
        batch_us: 600.0,
        message_us: 30.0,
        servers_alone_us: 890.0,
        leader_share: 0.5,
        batch_commands_max: 512,
        batch_syncs: 1.0,
        sync_us: 240.0,
        disk_syncs_at_once: 8,
        hop_us: 100,
        told_every_s: 1.5,
        tell_node_us: 54.0,
        tell_server_us: 58.0,
        tell_node_bytes: 550.0,
        tell_server_bytes: 1_160.0,
        split_share: 0.02,
        node_base: 0.001_8,
        server_base: 0.009,
        read_node_us: 34.0,
        read_server_us: 30.0,
        house_told_every_s: 2.0,
        public_share: 0.05,
        public_tables_max: 100.0,
        list_bytes_a_table: 300.0,
        list_node_us: 3.0,
        list_server_us: 58.0,
        node_bytes_a_command: 592.0,
        server_bytes_a_command: 1_550.0,
        link_bytes_per_s: 1.25e9,
        retry_us: [250_000, 500_000],
        return_us: 770.0,
        wake_node_us: 2_000.0,
        wake_server_us: 1_000.0,
    };

    /// What the leader's processors take for a batch of so many commands, and those of each other server.
    pub(super) fn store_us(&self, commands: usize, leads: bool, alone: bool) -> f64 {
        let all_us = self.batch_us
            + self.message_us * commands as f64
            + if alone { self.servers_alone_us } else { 0.0 };
        all_us * if leads { self.leader_share } else { (1.0 - self.leader_share) / 2.0 }
    }

    /// Commands that one partition's leader bears when its batches are as large as may be.
    pub(super) fn partition_bears_per_us(&self) -> f64 {
        let most = self.batch_commands_max;
        most as f64 / (self.store_us(most, true, false) + self.syncs_us())
    }

    pub(super) fn syncs_us(&self) -> f64 {
        self.batch_syncs * self.sync_us
    }

    pub(super) fn fan_out_us(&self, viewers: usize) -> f64 {
        self.viewer_us * viewers as f64
    }

    /// How many of a node's tables others hear of.
    pub(super) fn public_tables(&self, tables: usize) -> f64 {
        (tables as f64 * self.public_share).min(self.public_tables_max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scale::PARTITIONS;

    /// Whoever changes one of these in the code changes what is predicted, and should hear of it.
    #[test]
    fn what_is_said_to_be_in_the_code_is_in_it() {
        let costs = Costs::MEASURED;
        let [from_us, to_us] = costs.retry_us;
        let rooms = include_str!("../../../crates/rooms/src/limits.rs");
        let store = include_str!("../../../crates/store/src/limits.rs");
        let link = include_str!("../../../web/src/lib/link.ts");
        assert_eq!(to_us, 2 * from_us);
        for (text, line) in [
            (rooms, format!("TOLD_EVERY_MS: u64 = {};", grouped(costs.told_every_s * 1e3))),
            (rooms, format!("HOUSE_TOLD_EVERY_MS: u64 = {};", grouped(costs.house_told_every_s * 1e3))),
            (rooms, format!("HOUSE_TELLS_TABLES_MAX: usize = {};", costs.public_tables_max)),
            (store, format!("PARTITIONS_MIN: u64 = {};", PARTITIONS[0])),
            (store, format!("PARTITIONS_MAX: u64 = {};", PARTITIONS[1])),
            (link, format!("RETRY_FIRST_MS = {};", to_us / 1_000)),
        ] {
            assert!(text.contains(&line), "{line}");
        }
    }

    fn grouped(number: f64) -> String {
        format!("{}_{:03}", number as u64 / 1_000, number as u64 % 1_000)
    }
}
