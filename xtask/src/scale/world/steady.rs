//! What goes on whether anybody plays or not.

use super::{Event, World};

/// How often a node's steady work is done: so small that it comes evenly, so large that it costs little to simulate.
pub(super) const TICK_US: u64 = 10_000;

impl World {
    /// What a node does all the time, in small steps; and the NATS servers, at the first node's.
    pub(super) fn tick(&mut self, now_us: u64, node: usize) {
        if now_us >= self.plan.until_us {
            return;
        }
        self.agenda.note(now_us + TICK_US, Event::Tick(node));
        let costs = &self.plan.costs;
        let tick_s = TICK_US as f64 / 1e6;
        if node == 0 {
            for server in 0..self.plan.layout.servers {
                self.house.server_processor(server).take(now_us, costs.server_base * TICK_US as f64);
            }
        }
        if !self.house.is_alive(node) {
            return;
        }
        let tells = self.tables_at[node] as f64 * (1.0 + costs.split_share) / costs.told_every_s * tick_s;
        let tables = costs.public_tables(self.tables_at[node]);
        let others = (self.plan.layout.nodes - 1) as f64;
        // Who has none to tell of tells nothing.
        let lists = if tables > 0.0 { others / costs.house_told_every_s * tick_s } else { 0.0 };
        let work_us = costs.node_base * TICK_US as f64
            + tells * costs.tell_node_us
            + lists * tables * costs.list_node_us;
        self.house.node_processor(node).take(now_us, work_us);
        self.house.node_bytes[node] += tells * costs.tell_node_bytes;
        let server = node % self.plan.layout.servers;
        let work_us = tells * costs.tell_server_us + lists * costs.list_server_us;
        self.house.server_processor(server).take(now_us, work_us);
        self.house.server_bytes[server] +=
            tells * costs.tell_server_bytes + lists * tables * costs.list_bytes_a_table;
    }
}
