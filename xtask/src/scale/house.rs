//! The machines of a house, and who is where.

use super::costs::Costs;
use super::dice::mix;
use super::station::Station;

/// Copies of every partition, as `crates/store` makes them.
pub(super) const COPIES: usize = 3;

/// How many machines there are, and what each can do.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) nodes: usize,
    pub(super) node_cores: usize,
    pub(super) servers: usize,
    pub(super) server_cores: usize,
    pub(super) partitions: usize,
    /// All nodes share the processors of one machine, all NATS servers those of another, as in the measured runs.
    pub(super) crowded: bool,
}

/// The machines at work.
#[derive(Clone, Debug)]
pub(super) struct House {
    pub(super) layout: Layout,
    node_processors: Vec<Station>,
    server_processors: Vec<Station>,
    disks: Vec<Station>,
    alive: Vec<bool>,
    /// Bytes that each node and each NATS server has sent.
    pub(super) node_bytes: Vec<f64>,
    pub(super) server_bytes: Vec<f64>,
}

impl House {
    pub(super) fn new(layout: Layout, costs: &Costs) -> Self {
        let stations = |machines: usize, cores: usize| {
            vec![Station::new(cores); if layout.crowded { 1 } else { machines }]
        };
        Self {
            node_processors: stations(layout.nodes, layout.node_cores),
            server_processors: stations(layout.servers, layout.server_cores),
            disks: stations(layout.servers, costs.disk_syncs_at_once),
            alive: vec![true; layout.nodes],
            node_bytes: vec![0.0; layout.nodes],
            server_bytes: vec![0.0; layout.servers],
            layout,
        }
    }

    /// Where a balancer that hashes by a table's code sends whoever comes: always to the same node, and when that is gone, to any other one.
    pub(super) fn node_of(&self, table: usize) -> usize {
        (0..)
            .map(|tried| mix(table as u64 ^ mix(tried)) as usize % self.layout.nodes)
            .find(|node| self.alive[*node])
            .expect("a node is alive")
    }

    /// Another node at which some of a table's viewers are, if it is split between two.
    pub(super) fn second_node_of(&self, table: usize, split_share: f64) -> Option<usize> {
        let chance = mix(!(table as u64)) as f64 / u64::MAX as f64;
        let first = self.node_of(table);
        let other = (first + 1) % self.layout.nodes;
        (chance < split_share && other != first && self.alive[other]).then_some(other)
    }

    pub(super) fn kill(&mut self, node: usize) {
        self.alive[node] = false;
    }

    pub(super) fn is_alive(&self, node: usize) -> bool {
        self.alive[node]
    }

    pub(super) fn partition_of(&self, table: usize) -> usize {
        mix(table as u64 ^ 0x7061_7274) as usize % self.layout.partitions
    }

    /// The servers with the copies of a partition, its leader first.
    pub(super) fn servers_of(&self, partition: usize) -> [usize; COPIES] {
        let apart = self.layout.servers / COPIES;
        [0, 1, 2].map(|copy| (partition + copy * apart) % self.layout.servers)
    }

    pub(super) fn node_processor(&mut self, node: usize) -> &mut Station {
        let at = if self.layout.crowded { 0 } else { node };
        &mut self.node_processors[at]
    }

    pub(super) fn server_processor(&mut self, server: usize) -> &mut Station {
        let at = if self.layout.crowded { 0 } else { server };
        &mut self.server_processors[at]
    }

    pub(super) fn disk(&mut self, server: usize) -> &mut Station {
        let at = if self.layout.crowded { 0 } else { server };
        &mut self.disks[at]
    }

    /// The stations of nodes, of NATS servers, and of their disks.
    pub(super) fn stations(&self) -> [&[Station]; 3] {
        [&self.node_processors, &self.server_processors, &self.disks]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(nodes: usize, servers: usize) -> House {
        let layout =
            Layout { nodes, node_cores: 1, servers, server_cores: 1, partitions: 12, crowded: false };
        House::new(layout, &Costs::MEASURED)
    }

    #[test]
    fn a_killed_nodes_tables_go_to_all_others_and_no_other_table_moves() {
        let mut house = house(10, 3);
        let before: Vec<usize> = (0..10_000).map(|table| house.node_of(table)).collect();
        house.kill(3);
        let mut taken = [0; 10];
        for (table, before) in before.iter().enumerate() {
            let after = house.node_of(table);
            assert_ne!(after, 3);
            if *before == 3 {
                taken[after] += 1;
            } else {
                assert_eq!(after, *before);
            }
        }
        assert!((0..10).filter(|node| *node != 3).all(|node| (70..160).contains(&taken[node])), "{taken:?}");
    }

    #[test]
    fn a_partition_has_three_servers_and_every_server_has_its_share() {
        for servers in [3, 5, 10, 36] {
            let house = house(1, servers);
            let mut copies = vec![0_usize; servers];
            for partition in 0..12 {
                let [a, b, c] = house.servers_of(partition);
                assert!(a != b && b != c && a != c, "{servers} servers");
                [a, b, c].iter().for_each(|server| copies[*server] += 1);
            }
            let share = 12 * COPIES / servers;
            assert!(copies.iter().all(|count| count.abs_diff(share) <= 1), "{servers} servers: {copies:?}");
        }
    }
}
