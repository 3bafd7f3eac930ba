//! Many nodes on three NATS servers, and everything that can happen to them, while tables play.
//!
//! Short here; `cargo xtask soak --cluster` is the long form, and prints figures.

use std::process::Command;
use std::time::{Duration, Instant};

use moonhare_rooms::{JetStreamLog, Log};

use crate::client::Doors;
use crate::load::{Load, from_environment, read_log};
use crate::nats::{Nats, Wire};
use crate::server::{GENEROUS, Server};
use crate::table::Table;

const TABLES: usize = 6;
const NODES: usize = 3;
/// What the short form does, each once.
const FAULTS: [Fault; 12] = [
    Fault::NodeKilled,
    Fault::NatsKilled,
    Fault::NodeStopped,
    Fault::NatsStopped,
    Fault::TwoOfThreeLost,
    Fault::NodeRestarted,
    Fault::NatsRestarted,
    Fault::NatsApart,
    Fault::NodeCutOff,
    Fault::NatsSlow,
    Fault::NodeSlow,
    Fault::NatsDiskFull,
];

/// Something that happens to one machine, or to two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    NodeKilled,
    /// It hangs for some seconds, and goes on as if nothing had been.
    NodeStopped,
    /// As for a new release: it says good-bye first.
    NodeRestarted,
    NatsKilled,
    NatsStopped,
    NatsRestarted,
    /// Everything waits, nothing is lost.
    TwoOfThreeLost,
    /// Two servers can't hear each other; both hear the third.
    NatsApart,
    /// A node reaches none of the servers.
    NodeCutOff,
    /// Whatever two servers tell each other takes long.
    NatsSlow,
    /// Whatever a node and the servers tell each other takes long.
    NodeSlow,
    /// A server has no room on its disk any more, and stops keeping logs; when there is room again it is started anew.
    NatsDiskFull,
}

/// How long a slow wire takes, in milliseconds.
const SLOW_MS: u64 = 40;

/// How long something hangs: longer than anybody waits for it.
const HANGS: Duration = Duration::from_secs(6);

fn signal(pid: u32, name: &str) {
    let sent = Command::new("kill").arg(format!("-{name}")).arg(pid.to_string()).status().unwrap();
    assert!(sent.success());
}

/// Nodes on NATS servers of their own.
struct House {
    nats: Nats,
    nodes: Vec<Server>,
    /// The wires from each node to the NATS servers.
    wires: Vec<Vec<Wire>>,
}

impl House {
    async fn start() -> Self {
        let nats = Nats::start_with_small_disk(3);
        let (mut nodes, mut wires) = (Vec::new(), Vec::new());
        for _ in 0..NODES {
            let own: Vec<Wire> = (0..3).map(|server| nats.wire_to(server)).collect();
            let servers: Vec<String> =
                own.iter().map(|wire| format!("nats://127.0.0.1:{}", wire.port)).collect();
            let monitors: Vec<String> = (0..3).map(|server| nats.monitor(server)).collect();
            let (servers, monitors) = (servers.join(","), monitors.join(","));
            wires.push(own);
            // The painted packs first: what follows a table's head in TOML belongs to it.
            let settings = GENEROUS.replace(
                "[server]",
                &format!("[cluster]\nservers = {servers:?}\nmonitor = {monitors:?}\n[server]"),
            );
            nodes.push(Server::start(&settings).await);
        }
        Self { nats, nodes, wires }
    }

    fn doors(&self) -> Doors {
        self.nodes.iter().map(|node| node.address).collect()
    }

    async fn suffer(&mut self, fault: Fault, victim: usize) {
        let victim = victim % 3;
        match fault {
            Fault::NodeKilled => self.nodes[victim].kill_and_start().await,
            Fault::NodeStopped => hang(self.nodes[victim].pid()).await,
            Fault::NodeRestarted => {
                self.nodes[victim].stop();
                self.nodes[victim].start_again().await;
            }
            Fault::NatsKilled => {
                self.nats.kill(victim);
                self.nats.resume(victim);
            }
            Fault::NatsStopped => hang(self.nats.pid(victim).unwrap()).await,
            Fault::NatsRestarted => {
                signal(self.nats.pid(victim).unwrap(), "TERM");
                self.nats.kill(victim);
                self.nats.resume(victim);
            }
            Fault::TwoOfThreeLost => {
                let other = (victim + 1) % 3;
                self.nats.kill(victim);
                self.nats.kill(other);
                tokio::time::sleep(HANGS).await;
                self.nats.resume(victim);
                self.nats.resume(other);
            }
            Fault::NatsApart => cut(&self.nats.wires_between(victim, (victim + 1) % 3)).await,
            Fault::NodeCutOff => cut(&self.wires[victim].iter().collect::<Vec<_>>()).await,
            Fault::NatsSlow => slow_down(&self.nats.wires_between(victim, (victim + 1) % 3)).await,
            Fault::NodeSlow => slow_down(&self.wires[victim].iter().collect::<Vec<_>>()).await,
            Fault::NatsDiskFull => {
                if !self.nats.fill_disk() {
                    println!(
                        "NOT TRIED: a full disk needs a small file system, and only root can make one here"
                    );
                    return;
                }
                tokio::time::sleep(HANGS).await;
                self.nats.empty_disk();
                self.nats.kill(2);
                self.nats.resume(2);
            }
        }
    }
}

/// Cuts wires for a while.
async fn cut(wires: &[&Wire]) {
    wires.iter().for_each(|wire| wire.cut());
    tokio::time::sleep(HANGS).await;
    wires.iter().for_each(|wire| wire.mend());
}

/// Makes wires slow for a while.
async fn slow_down(wires: &[&Wire]) {
    wires.iter().for_each(|wire| wire.slow(SLOW_MS));
    tokio::time::sleep(HANGS).await;
    wires.iter().for_each(|wire| wire.slow(0));
}

/// Lets a process hang for a while.
async fn hang(pid: u32) {
    signal(pid, "STOP");
    tokio::time::sleep(HANGS).await;
    signal(pid, "CONT");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_and_servers_come_and_go_and_nothing_is_lost() {
    let faults = from_environment("MOONHARE_CLUSTER_FAULTS", FAULTS.len());
    let tables = from_environment("MOONHARE_CLUSTER_TABLES", TABLES);
    let mut house = House::start().await;
    let load = Load::at(&house.doors(), tables);
    load.all_begun().await;
    let mut longest = std::collections::BTreeMap::<Fault, Duration>::new();
    for round in 0..faults {
        load.grown_by(tables + round * 37 % 41).await;
        let fault = FAULTS[round % FAULTS.len()];
        house.suffer(fault, round / FAULTS.len() + round).await;
        // The house is itself again when every table has had its turn, more or less.
        let over = Instant::now();
        load.grown_by(2 * tables).await;
        let took = longest.entry(fault).or_default();
        *took = over.elapsed().max(*took);
    }
    let witnesses = load.witnesses().await;
    let log = JetStreamLog::open(&house.nats.addresses(), "moonhare").await.unwrap();
    let kept = read_log(&log).await;
    for (id, position) in &witnesses.promised {
        assert_eq!(kept.get(id), Some(position), "{id} was acknowledged at {position}");
    }
    for id in &witnesses.refused {
        assert_eq!(kept.get(id), None, "{id} was refused");
    }
    let sights = witnesses.agree_with(&log).await;
    log.close().await.unwrap();
    for (fault, took) in longest {
        println!("{fault:?}: after it, {} commands took at most {took:?}", 2 * tables);
    }
    println!(
        "{faults} faults, {tables} tables: {} acknowledged commands, all there, none twice; {} refused, none there; \
         {sights} sights of games, all as the log tells them",
        witnesses.promised.len(),
        witnesses.refused.len()
    );
}

#[tokio::test]
async fn a_nats_server_that_answers_before_it_syncs_is_refused_with_the_reason() {
    let nats = Nats::start_careless();
    let folder = tempfile::tempdir().unwrap();
    let refused = Command::new(env!("CARGO_BIN_EXE_moonhare"))
        .args(["serve", "--host=127.0.0.1", "--port=0"])
        .arg(format!("--data={}", folder.path().join("data").display()))
        .arg(format!("--cluster={}", nats.addresses().join(",")))
        .arg(format!("--cluster-monitor={}", nats.monitor(0)))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && said.contains("sync_interval: always"), "{said}");
}

/// Runs the program to its end; what it printed.
fn moonhare(words: &[&str]) -> String {
    let ran = Command::new(env!("CARGO_BIN_EXE_moonhare")).args(words).output().unwrap();
    assert!(ran.status.success(), "{words:?}: {}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_moves_to_many_nodes_and_back_and_is_backed_up_there() {
    let nats = Nats::start(1);
    let servers = nats.addresses().join(",");
    let mut alone = Server::start(GENEROUS).await;
    let mut table = Table::begun(&alone, "moves", "classic", 3).await;
    table.play(7).await;
    let (keys, seen) = (table.keys(), table.seen());
    table.leave();
    alone.stop();
    let data = alone.folder.path().join("data");
    let data = data.to_str().unwrap();
    for _ in 0..2 {
        // Again is as good as once.
        let said = moonhare(&["import", data, &servers]);
        assert!(said.starts_with("1 rooms"), "{said}");
    }
    let clustered = GENEROUS.replace("[server]", &format!("[cluster]\nservers = {servers:?}\n[server]"));
    let mut node = Server::start(&clustered).await;
    let mut table = Table::of_old(&node, "moves", &keys).await;
    assert_eq!(table.seen(), seen);
    table.play(5).await;
    let seen = table.seen();
    let backup = node.folder.path().join("backup");
    let taken = moonhare(&["backup", backup.to_str().unwrap(), "--cluster", &servers]);
    assert!(taken.contains("1 room"), "{taken}");
    table.leave();
    node.stop();
    let back = Server::start_with(GENEROUS, None, |data| {
        moonhare(&["import", &servers, data.to_str().unwrap()]);
    })
    .await;
    assert_eq!(Table::of_old(&back, "back", &keys).await.seen(), seen);
    // What was played on there is different now, and is not written over.
    let refused =
        Command::new(env!("CARGO_BIN_EXE_moonhare")).args(["import", data, &servers]).output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && said.contains("different"), "{said}");
}
