//! The measured server: a process of its own, kept on one core, and what the system says of it.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, bail};
use tempfile::TempDir;

/// Clock ticks a second in `/proc`; the same on every Linux that people use.
const TICKS_PER_S: f64 = 100.0;
const ASK_AGAIN_MS: u64 = 20;
const STARTS_WITHIN_S: u64 = 30;
/// A process that does nothing for so long has started …
const RESTS_MS: u64 = 300;
/// … and one that never rests is measured as it is.
const RESTS_WITHIN_S: u64 = 30;

/// No limit stands in the way of a thousand tables from one address.
const UNHURRIED: &str = "\
[server]
connections_max = 1000000
connections_per_address_max = 1000000
requests_burst = 100000000
requests_per_s = 100000000
entries_burst = 100000000
entries_per_min = 100000000
messages_burst = 100000000
messages_per_s = 100000000
rooms_burst = 100000000
rooms_per_h = 100000000
[server.quotas]
log_per_room_bytes_max = 1000000000000
log_per_room_bytes_burst = 1000000000000
log_per_room_bytes_per_s = 1000000000000
";

/// A server process. It ends with this value.
pub(super) struct Process {
    child: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Process {
    /// The real server, on a folder that is gone afterwards.
    pub(super) async fn game(core: &str, more: &[String]) -> anyhow::Result<Self> {
        let folder = tempfile::tempdir().context("no folder for the server's data")?;
        let config = folder.path().join("bench.toml");
        fs::write(&config, UNHURRIED)?;
        let data = folder.path().join("data");
        let port = free_port()?;
        let mut words = vec![
            "serve".into(),
            "--host=127.0.0.1".into(),
            format!("--port={port}"),
            format!("--data={}", data.display()),
            format!("--config={}", config.display()),
            "--log=warn".into(),
        ];
        words.extend_from_slice(more);
        Self::start(core, &words, port, folder).await
    }

    /// The bare fan-out.
    pub(super) async fn floor(core: &str) -> anyhow::Result<Self> {
        let port = free_port()?;
        let words = ["bench".into(), format!("--floor-server={port}")];
        Self::start(core, &words, port, tempfile::tempdir()?).await
    }

    async fn start(core: &str, words: &[String], port: u16, folder: TempDir) -> anyhow::Result<Self> {
        let program = std::env::current_exe().context("this program can't be found")?;
        let mut command = if core == "any" {
            Command::new(program)
        } else {
            let mut pinned = Command::new("taskset");
            pinned.args(["-c", core]).arg(program);
            pinned
        };
        let child = command.args(words).stdin(Stdio::null()).stdout(Stdio::null()).spawn().context(
            "the server can't be started on one core; is `taskset` there? --core any goes without",
        )?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        Self::waited_for(child, address, folder).await
    }

    /// A process that listens at this address, or soon will.
    pub(super) async fn waited_for(
        child: Child,
        address: SocketAddr,
        folder: TempDir,
    ) -> anyhow::Result<Self> {
        let mut process = Self { child, address, _folder: folder };
        process.answers().await?;
        process.rests().await;
        Ok(process)
    }

    /// Waits until the start is done, which goes on after the first answer: bots learn their words then, and neither that time nor
    /// that memory is the players'.
    async fn rests(&self) {
        let mut used_s = self.cpu_s();
        for _ in 0..RESTS_WITHIN_S * 1000 / RESTS_MS {
            tokio::time::sleep(Duration::from_millis(RESTS_MS)).await;
            let before_s = std::mem::replace(&mut used_s, self.cpu_s());
            if used_s <= before_s {
                return;
            }
        }
    }

    async fn answers(&mut self) -> anyhow::Result<()> {
        for _ in 0..STARTS_WITHIN_S * 1000 / ASK_AGAIN_MS {
            if tokio::net::TcpStream::connect(self.address).await.is_ok() {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("the server ended at once, with {status}");
            }
            tokio::time::sleep(Duration::from_millis(ASK_AGAIN_MS)).await;
        }
        bail!("the server did not start within {STARTS_WITHIN_S} seconds")
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Processor time that the server has used, in user and system mode.
    pub(super) fn cpu_s(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        // The name in brackets may hold spaces; what follows it may not.
        let after = stat.rsplit(')').next().unwrap_or_default();
        let ticks = after.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<f64>().ok());
        ticks.sum::<f64>() / TICKS_PER_S
    }

    /// Memory that the server holds.
    pub(super) fn memory_bytes(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kib.unwrap_or(0) * 1024
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

pub(super) fn free_port() -> anyhow::Result<u16> {
    let probe = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no port is free")?;
    Ok(probe.local_addr()?.port())
}
