//! A node is killed, and everybody who was there comes back elsewhere.

use super::{Event, World};
use crate::scale::table::PLAYERS;

impl World {
    pub(super) fn kill(&mut self, now_us: u64, node: usize) {
        self.house.kill(node);
        for table in 0..self.tables.len() {
            if self.tables[table].node as usize != node {
                continue;
            }
            let home = self.house.node_of(table);
            self.tables_at[home] += 1;
            self.tables[table].node = home as u32;
            self.asleep[table] = true;
            for seat in 0..PLAYERS {
                let sits = &mut self.tables[table].seats[seat];
                (sits.away, sits.line) = (true, sits.line.wrapping_add(1));
                let [from_us, to_us] = self.plan.costs.retry_us;
                let at_us = now_us + self.dice.between(from_us, to_us);
                self.agenda.note(at_us, Event::Back { table: table as u32, seat: seat as u8 });
                self.outcome.storm.people += 1;
            }
        }
        self.tables_at[node] = 0;
    }

    pub(super) fn back(&mut self, now_us: u64, table: u32, seat: u8) {
        let costs = &self.plan.costs;
        let mut work_us = costs.return_us;
        if std::mem::take(&mut self.asleep[table as usize]) {
            // The first to come wakes the table: its log is read and folded.
            work_us += costs.wake_node_us;
            let [leader, ..] = self.house.servers_of(self.house.partition_of(table as usize));
            self.house.server_processor(leader).take(now_us, costs.wake_server_us);
        }
        let node = self.tables[table as usize].node as usize;
        let done_us = self.house.node_processor(node).take(now_us, work_us);
        self.agenda.note(done_us, Event::Here { table, seat });
    }
}
