//! What is measured: one server, or a house of many nodes with the NATS servers that it stands on.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::Context;
use tempfile::TempDir;

use super::process::{Process, free_port};

/// NATS servers of a house.
const SERVERS: usize = 3;
/// How docs/CLUSTER.md says to start several of them on one machine: each on one processor at a time, tidying up its memory seldom.
const NATS_SETTINGS: [(&str, &str); 2] = [("GOMAXPROCS", "1"), ("GOGC", "400")];

/// All processes whose work is counted.
pub(super) struct House {
    nodes: Vec<Process>,
    /// The NATS servers, which end after the nodes.
    beside: Vec<Process>,
    _folder: Option<TempDir>,
}

impl House {
    /// One server with its data in a folder.
    pub(super) async fn of_one(core: &str) -> anyhow::Result<Self> {
        Ok(Self::alone(Process::game(core, &[]).await?))
    }

    pub(super) fn alone(server: Process) -> Self {
        Self { nodes: vec![server], beside: Vec::new(), _folder: None }
    }

    /// So many nodes on three NATS servers that sync every message.
    pub(super) async fn of_many(core: &str, nodes: usize) -> anyhow::Result<Self> {
        let folder = tempfile::tempdir().context("no folder for the NATS servers")?;
        let ports = (0..2 * SERVERS).map(|_| free_port()).collect::<anyhow::Result<Vec<_>>>()?;
        let (clients, routes) = ports.split_at(SERVERS);
        let urls = |ports: &[u16]| {
            let urls: Vec<String> = ports.iter().map(|port| format!("nats://127.0.0.1:{port}")).collect();
            urls.join(",")
        };
        let program = nats_program();
        let mut beside = Vec::new();
        for number in 0..SERVERS {
            let settings = folder.path().join(format!("{number}.conf"));
            let store = folder.path().join(format!("store-{number}"));
            let text = format!(
                "server_name: n{number}\nhost: 127.0.0.1\nport: {}\n\
                 jetstream {{ store_dir: {store:?}, sync_interval: always }}\n\
                 cluster {{ name: house, host: 127.0.0.1, port: {}, routes: [{}] }}\n",
                clients[number],
                routes[number],
                urls(routes)
            );
            fs::write(&settings, text)?;
            let child = Command::new(&program)
                .arg("--config")
                .arg(&settings)
                .envs(NATS_SETTINGS.into_iter().filter(|(name, _)| std::env::var_os(name).is_none()))
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .context("nats-server can't be started; MOONHARE_NATS_SERVER says where it is")?;
            let address = SocketAddr::from(([127, 0, 0, 1], clients[number]));
            beside.push(Process::waited_for(child, address, tempfile::tempdir()?).await?);
        }
        let mut house = Self { nodes: Vec::new(), beside, _folder: Some(folder) };
        let cluster = format!("--cluster={}", urls(clients));
        for _ in 0..nodes {
            house.nodes.push(Process::game(core, std::slice::from_ref(&cluster)).await?);
        }
        Ok(house)
    }

    /// Where this table plays: as behind a balancer that hashes, all of its people at one node.
    pub(super) fn address(&self, table: usize) -> SocketAddr {
        self.nodes[table % self.nodes.len()].address()
    }

    /// Processor time of all of them, and of the NATS servers alone.
    pub(super) fn cpu_s(&self) -> [f64; 2] {
        let [nodes, nats] =
            [&self.nodes, &self.beside].map(|some| some.iter().map(Process::cpu_s).sum::<f64>());
        [nodes + nats, nats]
    }

    /// Memory of the nodes.
    pub(super) fn memory_bytes(&self) -> u64 {
        self.nodes.iter().map(Process::memory_bytes).sum()
    }
}

/// Where an environment variable says, where `cargo xtask` puts it, or where the system has it.
fn nats_program() -> PathBuf {
    let tools = PathBuf::from("target/tools/nats/bin/nats-server");
    let named = std::env::var_os("MOONHARE_NATS_SERVER").map(PathBuf::from);
    named.or_else(|| tools.exists().then_some(tools)).unwrap_or_else(|| PathBuf::from("nats-server"))
}
