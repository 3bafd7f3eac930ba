//! `cargo xtask scale`: how far a house of many nodes goes, by a discrete-event simulation (docs/SCALE.md).

mod agenda;
mod check;
mod costs;
mod dice;
mod figures;
mod house;
mod paper;
mod station;
mod table;
#[cfg(test)]
mod tests;
mod world;

use self::check::SEEN;
use self::costs::{Costs, Thinking};
use self::figures::{Outcome, Resource};
use self::house::Layout;
use self::world::{Pace, Plan, run};

/// Machines that are simulated: processors of a node, and of a NATS server. Assumed.
const NODE_CORES: usize = 2;
const SERVER_CORES: usize = 8;
/// Tables at each node.
const TABLES_A_NODE: usize = 1_000;
/// Sizes of the houses, up to the largest that is asked for.
const NODES: [usize; 6] = [1, 2, 3, 10, 100, 1_000];
/// As `crates/store` makes them: one for each NATS server, not less than these, and not more.
const PARTITIONS: [usize; 2] = [3, 12];
/// Figures count from here, a node is killed here, and here nobody begins anything any more.
const WARM_US: u64 = 1_000_000;
const KILL_US: u64 = 5_000_000;
const UNTIL_US: u64 = 8_000_000;

/// Prints what was measured beside what is predicted, what houses need on paper, and how they do in the simulation.
pub(crate) fn print(seed: u64, nodes_max: usize) {
    let smaller = NODES.into_iter().filter(|nodes| *nodes < nodes_max);
    let sizes: Vec<usize> = smaller.chain([nodes_max]).collect();
    println!("Measured, and what the simulation says of the same run (processor µs a command, ms):\n");
    println!(
        "{:<30} {:>9} {:>9} {:>7}   {:>13}   {:>13} {:>6}",
        "", "measured", "predicted", "off", "p50 seen/pred", "p99 seen/pred", "batch"
    );
    for seen in &SEEN {
        let predicted = seen.predict(seed);
        let how = seen.paced.map_or("in step".to_owned(), |rate| format!("{rate:.0}/s"));
        let star = if seen.fitted { "*" } else { "" };
        println!(
            "{:<30} {:>9.0} {:>9.0} {:>+6.0}%   {:>6.1} {:>6.1}   {:>6.1} {:>6.1} {:>6.1}",
            format!("{} nodes, {} tables, {how}{star}", seen.nodes, seen.tables),
            seen.us_a_command,
            predicted.us_a_command,
            (predicted.us_a_command / seen.us_a_command - 1.0) * 100.0,
            seen.p50_ms,
            predicted.p50_ms,
            seen.p99_ms,
            predicted.p99_ms,
            predicted.batch,
        );
    }
    println!("* the costs were derived from these\n");
    paper::print(&Costs::MEASURED, &Thinking::ASSUMED);
    for (name, servers) in [
        ("three NATS servers, as docs/CLUSTER.md sets them up", (|_| 3) as fn(usize) -> usize),
        ("NATS servers that grow with the nodes, one for ten, up to three for each partition", grown),
    ] {
        println!("\nSimulated, {TABLES_A_NODE} tables a node, {name}:\n");
        println!(
            "{:>6} {:>8} {:>8} {:>9} {:>6} {:>7} {:>6} {:>7} {:>6} {:>9} {:>9} {:>9} {:>9}  fullest",
            "nodes",
            "servers",
            "tables",
            "commands",
            "nodes",
            "servers",
            "disks",
            "leaders",
            "batch",
            "p50",
            "p99",
            "back 99 %",
            "p99 after"
        );
        for nodes in &sizes {
            let servers = servers(*nodes);
            line(*nodes, servers, run(plan(*nodes, servers, seed)));
        }
    }
}

fn grown(nodes: usize) -> usize {
    (nodes / 10).clamp(3, 3 * PARTITIONS[1])
}

/// How many partitions a house has that was begun on so many servers.
fn partitions(servers: usize) -> usize {
    servers.clamp(PARTITIONS[0], PARTITIONS[1])
}

fn plan(nodes: usize, servers: usize, seed: u64) -> Plan {
    Plan {
        layout: Layout {
            nodes,
            node_cores: NODE_CORES,
            servers,
            server_cores: SERVER_CORES,
            partitions: partitions(servers),
            crowded: false,
        },
        costs: Costs::MEASURED,
        thinking: Thinking::ASSUMED,
        pace: Pace::People,
        tables: nodes * TABLES_A_NODE,
        warm_us: WARM_US,
        calm_until_us: KILL_US,
        until_us: UNTIL_US,
        kills: true,
        seed,
    }
}

fn line(nodes: usize, servers: usize, mut outcome: Outcome) {
    let percent = |resource| format!("{:.0}%", outcome.load(resource) * 100.0);
    let loads =
        [Resource::NodeProcessor, Resource::ServerProcessor, Resource::ServerDisk, Resource::PartitionLeader]
            .map(percent);
    let (fullest, load) = outcome.fullest();
    let rate = outcome.calm.count() as f64 * 1e6 / outcome.calm_us as f64;
    let ms = |ms: f64| format!("{ms:.1} ms");
    // Where more comes than can be done, waiting has no end, and its length says nothing.
    let overrun = load >= 1.0;
    let [middle, slowest, back, after] = if overrun {
        ["grows"; 4].map(str::to_owned)
    } else if outcome.storm.people == 0 {
        [ms(outcome.calm.percentile_ms(50)), ms(outcome.calm.percentile_ms(99)), "–".into(), "–".into()]
    } else {
        [
            ms(outcome.calm.percentile_ms(50)),
            ms(outcome.calm.percentile_ms(99)),
            ms(outcome.storm.away.percentile_ms(99)),
            ms(outcome.storm.commands.percentile_ms(99)),
        ]
    };
    println!(
        "{:>6} {:>8} {:>8} {:>7.0}/s {:>6} {:>7} {:>6} {:>7} {:>6.1} {:>9} {:>9} {:>9} {:>9}  {}{}",
        nodes,
        servers,
        nodes * TABLES_A_NODE,
        rate,
        loads[0],
        loads[1],
        loads[2],
        loads[3],
        outcome.calm.count() as f64 / outcome.batches as f64,
        middle,
        slowest,
        back,
        after,
        fullest.name(),
        if overrun { ", overrun" } else { "" },
    );
}
