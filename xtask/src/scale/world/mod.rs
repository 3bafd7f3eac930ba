//! The simulation: what happens, one thing after the other.
//!
//! A command is decided by its table's node, gathered with others by the leader of its partition, written by a majority, and told to
//! everybody. Commands have ids, so a player whose node was killed sends theirs again, and it stands in the log once.

mod calm;
mod command;
mod steady;
mod storm;

use self::calm::Given;
use self::steady::TICK_US;
use super::agenda::Agenda;
use super::costs::{Costs, Thinking};
use super::dice::Dice;
use super::figures::Outcome;
use super::house::{House, Layout};
use super::table::{PLAYERS, Table};

/// How tables play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Pace {
    /// People think.
    People,
    /// Each table sends one command after so long, as `moonhare bench --paced` does.
    Even { every_us: u64 },
    /// Each table sends its next command when all have the answer to the last, as `moonhare bench` does.
    InStep,
}

/// A run.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) layout: Layout,
    pub(super) costs: Costs,
    pub(super) thinking: Thinking,
    pub(super) pace: Pace,
    pub(super) tables: usize,
    /// From here on figures count.
    pub(super) warm_us: u64,
    /// From here on they don't: a node may be killed.
    pub(super) calm_until_us: u64,
    /// Nobody begins anything any more.
    pub(super) until_us: u64,
    /// Whether a node is killed when the calm ends.
    pub(super) kills: bool,
    pub(super) seed: u64,
}

/// A command on its way: whose, by which line, and which of theirs.
#[derive(Clone, Copy, Debug)]
struct Sent {
    table: u32,
    seat: u8,
    line: u8,
    number: u16,
}

#[derive(Clone, Copy, Debug)]
enum Event {
    /// Somebody knows what to do.
    Thought {
        table: u32,
        seat: u8,
    },
    /// A node has decided it, and the leader of its partition has it.
    Decided(Sent),
    /// A leader has handed a batch to its disk and to the others.
    Led(usize),
    /// A batch has reached another server, …
    Reached(usize, usize),
    /// … which hands it to its disk.
    Followed(usize, usize),
    /// A leader's disk has a batch.
    LeaderWrote(usize),
    /// One more has a batch on its disk.
    Wrote(usize),
    /// A node hears that a command is stored.
    Stored(Sent),
    /// Everybody at the table has it.
    Told(Sent),
    /// Another node with viewers of a table hears of a command.
    ToldElsewhere(u32),
    /// What a node does all the time: saying who is here, and hearing which tables others have.
    Tick(usize),
    /// Somebody whose line was gone is before another node …
    Back {
        table: u32,
        seat: u8,
    },
    /// … and sees the table.
    Here {
        table: u32,
        seat: u8,
    },
    CalmBegins,
    CalmEnds,
}

#[derive(Clone, Debug, Default)]
struct Partition {
    gathered: Vec<Sent>,
    /// Its leader is at work on a batch.
    is_led: bool,
    /// Commands that came while it was calm.
    commands: u64,
}

#[derive(Debug)]
struct Batch {
    partition: usize,
    /// Taken out when it is stored.
    commands: Vec<Sent>,
    size: usize,
    written: usize,
}

struct World {
    plan: Plan,
    house: House,
    agenda: Agenda<Event>,
    dice: Dice,
    tables: Vec<Table>,
    /// Commands of each seat so far; wraps, which is far more than can be under way.
    numbers: Vec<[u16; PLAYERS]>,
    /// How many tables each node has.
    tables_at: Vec<usize>,
    partitions: Vec<Partition>,
    batches: Vec<Batch>,
    free_batches: Vec<usize>,
    /// Tables that nobody has come back to yet.
    asleep: Vec<bool>,
    /// Tables that have the answer to the command that all wait for.
    in_step: usize,
    /// Commands under way now, and summed over the time that was counted.
    under_way: u64,
    under_way_us: u128,
    counted_until_us: u64,
    is_calm: bool,
    /// What had been given to everything when the calm began.
    at_begin: Option<Given>,
    outcome: Outcome,
}

/// Runs it to the end: until everything that was sent is answered.
pub(super) fn run(plan: Plan) -> Outcome {
    let mut world = World::new(plan);
    while let Some((now_us, event)) = world.agenda.next() {
        world.happens(now_us, event);
    }
    world.outcome
}

impl World {
    fn new(plan: Plan) -> Self {
        let house = House::new(plan.layout.clone(), &plan.costs);
        let mut world = Self {
            agenda: Agenda::new(),
            dice: Dice::new(plan.seed),
            tables: Vec::with_capacity(plan.tables),
            numbers: vec![[0; PLAYERS]; plan.tables],
            tables_at: vec![0; plan.layout.nodes],
            partitions: vec![Partition::default(); plan.layout.partitions],
            batches: Vec::new(),
            free_batches: Vec::new(),
            asleep: vec![false; plan.tables],
            in_step: 0,
            under_way: 0,
            under_way_us: 0,
            counted_until_us: 0,
            is_calm: false,
            at_begin: None,
            outcome: Outcome::default(),
            house,
            plan,
        };
        world.agenda.note(world.plan.warm_us, Event::CalmBegins);
        world.agenda.note(world.plan.calm_until_us, Event::CalmEnds);
        for table in 0..world.plan.tables {
            world.set_table(table);
        }
        for node in 0..world.plan.layout.nodes {
            // Nodes do not tick together.
            world.agenda.note(node as u64 * 7 % TICK_US, Event::Tick(node));
        }
        world
    }

    fn set_table(&mut self, table: usize) {
        let node = self.house.node_of(table);
        self.tables_at[node] += 1;
        let (set, thinking) = Table::in_the_middle(node as u32, &self.plan.thinking, &mut self.dice);
        let phase = set.phase();
        self.tables.push(set);
        match self.plan.pace {
            Pace::People => {
                for seat in 0..thinking {
                    let think_us = self.dice.about(phase.thinking_us(&self.plan.thinking));
                    self.agenda.note(think_us, Event::Thought { table: table as u32, seat: seat as u8 });
                }
            }
            Pace::Even { every_us } => {
                let first_us = every_us * table as u64 / self.plan.tables as u64;
                self.agenda.note(first_us, Event::Thought { table: table as u32, seat: 0 });
            }
            Pace::InStep => self.agenda.note(0, Event::Thought { table: table as u32, seat: 0 }),
        }
    }

    fn happens(&mut self, now_us: u64, event: Event) {
        match event {
            Event::Thought { table, seat } => self.thought(now_us, table, seat),
            Event::Decided(sent) => {
                let partition = self.house.partition_of(sent.table as usize);
                self.partitions[partition].gathered.push(sent);
                self.partitions[partition].commands += u64::from(self.is_calm);
                self.lead(now_us, partition);
            }
            Event::Led(batch) => self.led(now_us, batch),
            Event::Reached(batch, server) => {
                let done_us = self.store(now_us, server, self.batches[batch].size, false);
                self.agenda.note(done_us, Event::Followed(batch, server));
            }
            Event::Followed(batch, server) => {
                let done_us = self.house.disk(server).take(now_us, self.plan.costs.syncs_us());
                self.agenda.note(done_us + self.plan.costs.hop_us, Event::Wrote(batch));
            }
            Event::LeaderWrote(batch) => {
                let partition = self.batches[batch].partition;
                self.partitions[partition].is_led = false;
                self.wrote(now_us, batch);
                self.lead(now_us, partition);
            }
            Event::Wrote(batch) => self.wrote(now_us, batch),
            Event::Stored(sent) => self.stored(now_us, sent),
            Event::Told(sent) => self.told(now_us, sent),
            Event::ToldElsewhere(table) => self.told_elsewhere(now_us, table as usize),
            Event::Tick(node) => self.tick(now_us, node),
            Event::Back { table, seat } => self.back(now_us, table, seat),
            Event::Here { table, seat } => {
                self.outcome.storm.away.add(now_us - self.plan.calm_until_us);
                self.tables[table as usize].seats[seat as usize].away = false;
                if self.tables[table as usize].seats[seat as usize].since_us.is_some() {
                    self.arrive(now_us, table, seat);
                }
            }
            Event::CalmBegins => {
                self.count_under_way(now_us);
                (self.is_calm, self.under_way_us) = (true, 0);
                self.house.node_bytes.fill(0.0);
                self.house.server_bytes.fill(0.0);
                self.at_begin = Some(self.given());
            }
            Event::CalmEnds => self.calm_ends(now_us),
        }
    }
}
