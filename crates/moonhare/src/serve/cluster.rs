//! A house of many nodes: which NATS servers it stands on, and whether they keep what they promise.

use std::{path::Path, sync::Arc, time::Duration};

use anyhow::{Context, bail, ensure};
use moonhare_rooms::{Alone, JetStreamLog, Log, Neighbours, SqliteLog};
use serde::Deserialize;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::doctor::{Look, State, look};

/// How long a monitoring address may take to answer.
const MONITOR_S_MAX: u64 = 5;

/// The NATS servers of a house of many nodes. Without any, everything is kept in the data folder.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ClusterSettings {
    /// NATS servers with JetStream that many nodes share, such as nats://a:4222,nats://b:4222,nats://c:4222 [default: none, all is in the data folder]
    #[arg(id = "cluster_servers", long = "cluster", env = "MOONHARE_CLUSTER_SERVERS", value_name = "URLS")]
    pub(crate) servers: Option<String>,

    /// The name of the house on these servers; each house has its own tables [default: moonhare]
    #[arg(id = "cluster_name", long = "cluster-name", env = "MOONHARE_CLUSTER_NAME", value_name = "NAME")]
    pub(crate) name: Option<String>,

    /// The NATS servers' monitoring addresses, such as http://a:8222,http://b:8222: checks at the start that each syncs every message [default: not checked]
    #[arg(
        id = "cluster_monitor",
        long = "cluster-monitor",
        env = "MOONHARE_CLUSTER_MONITOR",
        value_name = "URLS"
    )]
    pub(crate) monitor: Option<String>,
}

impl ClusterSettings {
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            servers: self.servers.or(other.servers),
            name: self.name.or(other.name),
            monitor: self.monitor.or(other.monitor),
        }
    }

    /// Whether there may be other nodes.
    pub(crate) fn is_set(&self) -> bool {
        self.servers.is_some()
    }

    /// Whether the house stands on servers that can be reached and keep what they promise.
    pub(crate) async fn look(&self) -> Option<Look> {
        const AT: &str = "cluster";
        let servers = self.servers.as_deref()?;
        let log = match open(servers, self.name.as_deref()).await {
            Ok(log) => log,
            Err(error) => {
                let says =
                    format!("{servers}: {error:#}; start the NATS servers, and let this machine reach them");
                return Some(look(AT, State::Problem, says));
            }
        };
        _ = log.close().await;
        let Some(monitors) = &self.monitor else {
            let says = "whether the NATS servers sync every message is not known: set cluster.monitor";
            return Some(look(AT, State::Hint, says));
        };
        for monitor in list(monitors) {
            if let Err(error) = check_syncs(&monitor).await {
                return Some(look(AT, State::Problem, format!("{error:#}")));
            }
        }
        Some(look(AT, State::Fine, "the NATS servers answer, and sync every message"))
    }

    /// The log of the house, and its other nodes.
    pub(crate) async fn open(&self, data: &Path) -> anyhow::Result<(Arc<dyn Log>, Arc<dyn Neighbours>)> {
        let Some(servers) = &self.servers else {
            let unused = self.name.is_some() || self.monitor.is_some();
            ensure!(!unused, "--cluster-name and --cluster-monitor need --cluster, such as nats://a:4222");
            return Ok((Arc::new(SqliteLog::open(data).await?), Arc::new(Alone)));
        };
        std::fs::create_dir_all(data).with_context(|| format!("{} can't be made", data.display()))?;
        match &self.monitor {
            Some(monitors) => {
                for monitor in list(monitors) {
                    check_syncs(&monitor).await?;
                }
            }
            None => tracing::warn!(
                "whether the NATS servers sync every message is not known: a power cut that takes two of three could take \
                 back moves that were seen. Set `sync_interval: always` in their jetstream block, and --cluster-monitor to check it"
            ),
        }
        let log = Arc::new(open(servers, self.name.as_deref()).await?);
        Ok((Arc::clone(&log) as Arc<dyn Log>, log))
    }
}

/// The log of a house on these servers.
pub(crate) async fn open(servers: &str, name: Option<&str>) -> anyhow::Result<JetStreamLog> {
    let servers = list(servers);
    ensure!(!servers.is_empty(), "--cluster names no server; such as nats://a:4222,nats://b:4222");
    Ok(JetStreamLog::open(&servers, name.unwrap_or("moonhare")).await?)
}

/// What stands between commas. The first may tell the kind of all: `nats://a,b,c`.
fn list(text: &str) -> Vec<String> {
    let kind = text.split_once("://").map_or("nats", |(kind, _)| kind.trim());
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    parts
        .map(|part| if part.contains("://") { part.to_owned() } else { format!("{kind}://{part}") })
        .collect()
}

/// Refuses a server that answers before a message is on its disk.
async fn check_syncs(monitor: &str) -> anyhow::Result<()> {
    #[derive(Deserialize)]
    struct Said {
        config: Option<Config>,
    }
    #[derive(Deserialize)]
    struct Config {
        #[serde(default)]
        sync_always: bool,
    }
    let said = timeout(Duration::from_secs(MONITOR_S_MAX), get(monitor, "/jsz?config=true"))
        .await
        .with_context(|| format!("--cluster-monitor: {monitor} does not answer"))?
        .with_context(|| format!("--cluster-monitor: {monitor} can't be asked"))?;
    let said: Said = serde_json::from_str(&said)
        .with_context(|| format!("--cluster-monitor: {monitor} does not speak of JetStream"))?;
    match said.config {
        None => bail!("--cluster-monitor: the NATS server at {monitor} has no JetStream"),
        Some(config) if !config.sync_always => bail!(
            "the NATS server at {monitor} answers before a message is on its disk, so a power cut could take back moves that were \
             seen: set `sync_interval: always` in its jetstream block"
        ),
        Some(_) => Ok(()),
    }
}

/// What a plain HTTP address answers.
async fn get(address: &str, path: &str) -> anyhow::Result<String> {
    let host = address.strip_prefix("http://").context("it begins with http://")?.trim_end_matches('/');
    let place = if host.contains(':') { host.to_owned() } else { format!("{host}:8222") };
    let mut stream = TcpStream::connect(&place).await?;
    stream.write_all(format!("GET {path} HTTP/1.0\r\nhost: {host}\r\n\r\n").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("its answer is cut off")?;
    ensure!(head.split_whitespace().nth(1) == Some("200"), "it answers {:?}", head.lines().next());
    Ok(body.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_stand_between_commas_and_share_their_kind() {
        for (text, expected) in [
            ("nats://a:1,nats://b:2", vec!["nats://a:1", "nats://b:2"]),
            ("nats://a,b, c:3", vec!["nats://a", "nats://b", "nats://c:3"]),
            ("tls://a,b", vec!["tls://a", "tls://b"]),
            ("a", vec!["nats://a"]),
            (" , ", vec![]),
        ] {
            assert_eq!(list(text), expected, "{text:?}");
        }
    }

    #[tokio::test]
    async fn a_name_without_servers_is_refused() {
        let settings = ClusterSettings { name: Some("house".into()), ..ClusterSettings::default() };
        let refused = settings.open(Path::new("unused")).await.err().expect("refused").to_string();
        assert!(refused.contains("need --cluster"), "{refused}");
    }
}
