//! The way of a command: decided by a node, gathered and written by the servers of its partition, told to everybody.

use super::{Batch, Event, Pace, Sent, World};
use crate::scale::house::COPIES;
use crate::scale::table::PLAYERS;

impl World {
    /// A command is sent, if nobody has called it a day; who has no line sends it when they are back.
    pub(super) fn thought(&mut self, now_us: u64, table: u32, seat: u8) {
        if now_us >= self.plan.until_us {
            return;
        }
        self.count_under_way(now_us);
        self.outcome.sent += 1;
        self.under_way += 1;
        let sits = &mut self.tables[table as usize].seats[seat as usize];
        (sits.since_us, sits.stored) = (Some(now_us), false);
        if !sits.away {
            self.arrive(now_us, table, seat);
        }
    }

    /// A command reaches the node of its table.
    pub(super) fn arrive(&mut self, now_us: u64, table: u32, seat: u8) {
        let set = &self.tables[table as usize];
        let sits = set.seats[seat as usize];
        let number = self.numbers[table as usize][seat as usize];
        let sent = Sent { table, seat, line: sits.line, number };
        let costs = &self.plan.costs;
        let processor = self.house.node_processor(set.node as usize);
        let work_us =
            if processor.is_idle(now_us) { costs.decide_us + costs.node_alone_us } else { costs.decide_us };
        let done_us = processor.take(now_us, work_us);
        if sits.stored {
            // It was done before the line broke: the log has its id, and the answer is known.
            self.agenda.note(done_us, Event::Told(sent));
            self.outcome.known += 1;
        } else {
            self.agenda.note(done_us + costs.hop_us, Event::Decided(sent));
        }
    }

    /// The leader of a partition takes what has gathered, if it is not at work.
    pub(super) fn lead(&mut self, now_us: u64, number: usize) {
        let partition = &mut self.partitions[number];
        if partition.is_led || partition.gathered.is_empty() {
            return;
        }
        let most = self.plan.costs.batch_commands_max.min(partition.gathered.len());
        let commands: Vec<Sent> = partition.gathered.drain(..most).collect();
        partition.is_led = true;
        let size = commands.len();
        let batch = Batch { partition: number, size, commands, written: 0 };
        let at = self.free_batches.pop().unwrap_or(self.batches.len());
        if at == self.batches.len() {
            self.batches.push(batch);
        } else {
            self.batches[at] = batch;
        }
        let [leader, ..] = self.house.servers_of(number);
        let done_us = self.store(now_us, leader, size, true);
        self.agenda.note(done_us, Event::Led(at));
        self.outcome.batches += u64::from(self.is_calm);
    }

    pub(super) fn led(&mut self, now_us: u64, batch: usize) {
        let commands = self.batches[batch].size;
        let [leader, others @ ..] = self.house.servers_of(self.batches[batch].partition);
        let done_us = self.house.disk(leader).take(now_us, self.plan.costs.syncs_us());
        self.agenda.note(done_us, Event::LeaderWrote(batch));
        for server in others {
            self.agenda.note(now_us + self.plan.costs.hop_us, Event::Reached(batch, server));
        }
        // Between them, the servers send what the leader alone is counted for here.
        self.house.server_bytes[leader] += commands as f64 * self.plan.costs.server_bytes_a_command;
    }

    /// A server's processors get a batch; when they have handed it to the disk.
    pub(super) fn store(&mut self, now_us: u64, server: usize, size: usize, leads: bool) -> u64 {
        let processor = self.house.server_processor(server);
        let work_us = self.plan.costs.store_us(size, leads, processor.is_idle(now_us));
        processor.take(now_us, work_us)
    }

    /// One more server has a batch; the second makes it stored.
    pub(super) fn wrote(&mut self, now_us: u64, at: usize) {
        self.batches[at].written += 1;
        if self.batches[at].written == COPIES {
            self.free_batches.push(at);
        }
        if self.batches[at].written != 2 {
            return;
        }
        for sent in std::mem::take(&mut self.batches[at].commands) {
            let seat = &mut self.tables[sent.table as usize].seats[sent.seat as usize];
            let is_open = seat.since_us.is_some()
                && self.numbers[sent.table as usize][sent.seat as usize] == sent.number;
            if is_open && !seat.stored {
                seat.stored = true;
                self.outcome.stored += 1;
            } else {
                // Another copy of it came first; the node reads that and answers.
                self.outcome.conflicts += 1;
            }
            self.agenda.note(now_us + self.plan.costs.hop_us, Event::Stored(sent));
            if self.house.second_node_of(sent.table as usize, self.plan.costs.split_share).is_some() {
                self.agenda.note(now_us + self.plan.costs.hop_us, Event::ToldElsewhere(sent.table));
            }
        }
    }

    /// Whether this is still what its player waits for, by the line they have.
    pub(super) fn is_awaited(&self, sent: Sent) -> bool {
        let seat = &self.tables[sent.table as usize].seats[sent.seat as usize];
        let number = self.numbers[sent.table as usize][sent.seat as usize];
        seat.since_us.is_some() && seat.line == sent.line && number == sent.number && !seat.away
    }

    pub(super) fn stored(&mut self, now_us: u64, sent: Sent) {
        if !self.is_awaited(sent) {
            return;
        }
        let node = self.tables[sent.table as usize].node as usize;
        let done_us = self.house.node_processor(node).take(now_us, self.plan.costs.fan_out_us(PLAYERS));
        self.house.node_bytes[node] += self.plan.costs.node_bytes_a_command;
        self.agenda.note(done_us, Event::Told(sent));
    }

    pub(super) fn told_elsewhere(&mut self, now_us: u64, table: usize) {
        let Some(node) = self.house.second_node_of(table, self.plan.costs.split_share) else { return };
        let work_us = self.plan.costs.read_node_us + self.plan.costs.fan_out_us(PLAYERS / 2);
        self.house.node_processor(node).take(now_us, work_us);
        let [leader, ..] = self.house.servers_of(self.house.partition_of(table));
        self.house.server_processor(leader).take(now_us, self.plan.costs.read_server_us);
    }

    pub(super) fn told(&mut self, now_us: u64, sent: Sent) {
        if !self.is_awaited(sent) {
            return;
        }
        self.count_under_way(now_us);
        self.under_way -= 1;
        self.outcome.answered += 1;
        self.numbers[sent.table as usize][sent.seat as usize] = sent.number.wrapping_add(1);
        let set = &mut self.tables[sent.table as usize];
        let since_us = set.seats[sent.seat as usize].since_us.take().unwrap_or(now_us);
        if self.is_calm {
            self.outcome.calm.add(now_us - since_us);
        } else if since_us >= self.plan.calm_until_us {
            self.outcome.storm.commands.add(now_us - since_us);
        }
        match self.plan.pace {
            Pace::People => {
                if let Some(thinking) = set.moved() {
                    let mean_us = set.phase().thinking_us(&self.plan.thinking);
                    for seat in 0..thinking as u8 {
                        let at_us = now_us + self.dice.about(mean_us);
                        self.agenda.note(at_us, Event::Thought { table: sent.table, seat });
                    }
                }
            }
            Pace::Even { every_us } => {
                let at_us = now_us.max(since_us + every_us);
                self.agenda.note(at_us, Event::Thought { table: sent.table, seat: 0 });
            }
            Pace::InStep => {
                self.in_step += 1;
                if self.in_step == self.plan.tables {
                    self.in_step = 0;
                    for table in 0..self.plan.tables as u32 {
                        self.agenda.note(now_us, Event::Thought { table, seat: 0 });
                    }
                }
            }
        }
    }
}
