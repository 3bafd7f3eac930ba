//! A house of many nodes: which NATS servers it stands on, and whether they keep what they promise.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, bail, ensure};
use moonhare_rooms::{Alone, Footing, JetStreamLog, Log, Neighbours, SqliteLog, Stands, Streams};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use super::settings::read_secret;
use crate::doctor::{Look, State, look};

/// What a house is called that was given no name.
const HOUSE: &str = "moonhare";

/// What the doctor calls them.
const AT: &str = "cluster";

/// Copies that every table has where there are as many servers.
const COPIES: usize = 3;

/// What stands for a user, password or token.
const HIDDEN: &str = "(not shown)";

/// The oldest NATS server that has all that a house needs.
const NATS_MIN: (u32, u32) = (2, 11);

/// How long a monitoring address may take to answer.
const MONITOR_S_MAX: u64 = 5;

/// The NATS servers of a house of many nodes. Without any, everything is kept in the data folder.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ClusterSettings {
    /// NATS servers with JetStream that many nodes share, such as nats://a:4222,nats://b:4222,nats://c:4222 [default: none, all is in the data folder]
    #[arg(
        id = "cluster_servers",
        long = "cluster",
        env = "MOONHARE_CLUSTER_SERVERS",
        hide_env_values = true,
        value_name = "URLS"
    )]
    pub(crate) servers: Option<String>,

    /// The name of the house on these servers; each house has its own tables [default: moonhare]
    #[arg(id = "cluster_name", long = "cluster-name", env = "MOONHARE_CLUSTER_NAME", value_name = "NAME")]
    pub(crate) name: Option<String>,

    /// A file with user:password for the NATS servers, or with a token, so that neither stands in an address [default: none, or what the addresses say]
    #[arg(
        id = "cluster_login_file",
        long = "cluster-login-file",
        env = "MOONHARE_CLUSTER_LOGIN_FILE",
        value_name = "FILE"
    )]
    pub(crate) login_file: Option<PathBuf>,

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
            login_file: self.login_file.or(other.login_file),
            monitor: self.monitor.or(other.monitor),
        }
    }

    /// Whether there may be other nodes.
    pub(crate) fn is_set(&self) -> bool {
        self.servers.is_some()
    }

    /// Whether the house stands on servers that can be reached and keep what they promise, and whether its tables are there.
    /// Nothing is changed there.
    pub(crate) async fn look(&self) -> (Vec<Look>, bool) {
        let Some(servers) = &self.servers else { return (Vec::new(), false) };
        let house = self.name.as_deref().unwrap_or(HOUSE);
        let footing = match addresses(servers, self.login_file.as_deref()) {
            Ok(servers) => Footing::of(&servers, house).await.map_err(Into::into),
            Err(error) => Err(error),
        };
        let footing = match footing {
            Ok(footing) => footing,
            Err(error) => return (vec![look(AT, State::Problem, format!("{error:#}"))], false),
        };
        let mut looks: Vec<Look> =
            footing.servers.iter().map(|(server, found)| stands(server, found)).collect();
        let whole = |streams: &Streams| {
            streams.trouble.is_none() && streams.there > 0 && streams.there >= streams.wanted
        };
        let is_there = footing.streams.as_ref().is_some_and(whole);
        looks.extend(footing.streams.map(|streams| kept(house, &streams, footing.servers.len())));
        let Some(monitors) = &self.monitor else {
            let says = "whether the NATS servers sync every message is not known: set cluster.monitor";
            looks.push(look(AT, State::Hint, says));
            return (looks, is_there);
        };
        for monitor in list(monitors) {
            looks.push(match check_syncs(&monitor).await {
                Ok(()) => look(AT, State::Fine, format!("{monitor}: it syncs every message")),
                Err(error) => look(AT, State::Problem, format!("{error:#}")),
            });
        }
        (looks, is_there)
    }

    /// The log of the house alone, for whoever only wants to read it.
    pub(crate) async fn log(&self) -> anyhow::Result<JetStreamLog> {
        let servers = self.servers.as_deref().context("--cluster names no server")?;
        open(servers, self.name.as_deref(), self.login_file.as_deref()).await
    }

    /// The log of the house, and its other nodes.
    pub(crate) async fn open(&self, data: &Path) -> anyhow::Result<(Arc<dyn Log>, Arc<dyn Neighbours>)> {
        let Some(servers) = &self.servers else {
            let unused = self.name.is_some() || self.monitor.is_some() || self.login_file.is_some();
            ensure!(
                !unused,
                "--cluster-name, --cluster-login-file and --cluster-monitor need --cluster, such as nats://a:4222"
            );
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
        let log = Arc::new(open(servers, self.name.as_deref(), self.login_file.as_deref()).await?);
        Ok((Arc::clone(&log) as Arc<dyn Log>, log))
    }
}

/// The log of a house on these servers.
pub(crate) async fn open(
    servers: &str,
    name: Option<&str>,
    login_file: Option<&Path>,
) -> anyhow::Result<JetStreamLog> {
    Ok(JetStreamLog::open(&addresses(servers, login_file)?, name.unwrap_or(HOUSE)).await?)
}

/// The servers' addresses, with who asks in those that do not say it.
fn addresses(servers: &str, login_file: Option<&Path>) -> anyhow::Result<Vec<String>> {
    let mut servers = list(servers);
    ensure!(!servers.is_empty(), "--cluster names no server; such as nats://a:4222,nats://b:4222");
    if let Some(path) = login_file {
        let login = read_secret(path).context("--cluster-login-file")?;
        ensure!(
            !login.is_empty(),
            "--cluster-login-file {}: it has no user:password, and no token",
            path.display()
        );
        let encoded = |part: &str| utf8_percent_encode(part, NON_ALPHANUMERIC).to_string();
        let login = match login.split_once(':') {
            Some((user, password)) => format!("{}:{}", encoded(user), encoded(password)),
            None => encoded(&login),
        };
        for server in servers.iter_mut().filter(|server| !server.contains('@')) {
            *server = server.replacen("://", &format!("://{login}@"), 1);
        }
    }
    Ok(servers)
}

/// How one of the servers is found.
fn stands(server: &str, found: &Stands) -> Look {
    let (version, jetstream) = match found {
        Stands::Yes { version, jetstream } => (version, *jetstream),
        Stands::No(why) => {
            let says = format!(
                "{why}; start it, let this machine reach it, and if it wants to know who asks, set cluster.login_file"
            );
            return look(AT, State::Problem, says);
        }
    };
    let mut numbers = version.split('.').map_while(|number| number.parse::<u32>().ok());
    let numbers = numbers.next().zip(numbers.next());
    if numbers.is_none_or(|numbers| numbers < NATS_MIN) {
        let (major, minor) = NATS_MIN;
        let says =
            format!("{server} is NATS {version}: a house needs {major}.{minor} or newer, so upgrade it");
        return look(AT, State::Problem, says);
    }
    if !jetstream {
        let says = format!("{server} has no JetStream: start it with a `jetstream` block in its settings");
        return look(AT, State::Problem, says);
    }
    look(AT, State::Fine, format!("{server} answers: NATS {version} with JetStream"))
}

/// How the tables of a house are kept on so many servers.
fn kept(house: &str, streams: &Streams, servers: usize) -> Look {
    let Streams { there, wanted, copies, limping, trouble } = streams;
    if let Some(trouble) = trouble {
        let says = format!(
            "the tables of {house:?} can't be looked for: {trouble}; most of the NATS servers have to run"
        );
        return look(AT, State::Problem, says);
    }
    if *there == 0 {
        let says = format!("there is no house {house:?} there yet; the first node that starts makes it");
        return look(AT, State::Fine, says);
    }
    if there < wanted {
        let says = format!(
            "of the {wanted} streams of {house:?}, {there} are there; the next node that starts makes the others"
        );
        return look(AT, State::Hint, says);
    }
    if *limping > 0 {
        let says = format!(
            "{limping} of the {wanted} streams of {house:?} have a copy that is gone or behind: the next server that fails stops \
             their tables. Start the NATS server that is missing, or give it time"
        );
        return look(AT, State::Problem, says);
    }
    if *copies < servers.min(COPIES) {
        let says = format!(
            "every table of {house:?} is there {copies} times, and {servers} servers could have more: for each of its streams, \
             nats stream edit --replicas {}",
            servers.min(COPIES)
        );
        return look(AT, State::Hint, says);
    }
    look(AT, State::Fine, format!("every table of {house:?} is kept {copies} times"))
}

/// Addresses without the user, password or token in them, as they may be shown.
pub(crate) fn shown(text: &str) -> String {
    let parts = text.split(',').map(|part| match (part.find("://"), part.rfind('@')) {
        (Some(kind), Some(at)) if kind < at => format!("{}://{HIDDEN}{}", &part[..kind], &part[at..]),
        (None, Some(at)) => format!("{HIDDEN}{}", &part[at..]),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join(",")
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
        #[serde(default)]
        disabled: bool,
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
    match said.config.filter(|_| !said.disabled) {
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

    #[test]
    fn who_asks_may_stand_in_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("login");
        for (text, expected) in [
            ("hare:moon\n", "nats://hare:moon@a:1"),
            ("hare:m@:n", "nats://hare:m%40%3An@a:1"),
            ("t0ken", "nats://t0ken@a:1"),
        ] {
            std::fs::write(&file, text).unwrap();
            let found = addresses("nats://a:1,nats://fox:sun@b", Some(&file)).unwrap();
            assert_eq!(found, [expected, "nats://fox:sun@b"], "{text:?}");
        }
        std::fs::write(&file, "\n").unwrap();
        for missing in [file.clone(), folder.path().join("nowhere")] {
            let refused = addresses("nats://a:1", Some(&missing)).unwrap_err();
            assert!(format!("{refused:#}").contains("--cluster-login-file"), "{refused:#}");
        }
    }

    #[test]
    fn who_asks_is_never_shown() {
        for (text, expected) in [
            ("nats://a:1,b", "nats://a:1,b"),
            ("nats://hare:moon@a:1,nats://t0ken@b", "nats://(not shown)@a:1,nats://(not shown)@b"),
            ("hare:m@on@a", "(not shown)@a"),
        ] {
            assert_eq!(shown(text), expected);
        }
    }

    #[test]
    fn servers_that_a_house_can_not_stand_on_are_told_apart() {
        let answers = |version: &str, jetstream| Stands::Yes { version: version.into(), jetstream };
        for (found, state, says) in [
            (answers("2.15.0", true), State::Fine, "answers"),
            (answers("2.11.0-RC.1", true), State::Fine, "answers"),
            (answers("2.10.29", true), State::Problem, "2.11 or newer"),
            (answers("new", true), State::Problem, "2.11 or newer"),
            (answers("3.0.0", false), State::Problem, "jetstream"),
            (Stands::No("nobody".into()), State::Problem, "start it"),
        ] {
            let look = stands("nats://a", &found);
            assert!(look.state == state && look.says.contains(says), "{found:?}: {look:?}");
        }
    }

    #[test]
    fn tables_with_too_few_copies_are_told() {
        let streams = |there, copies, limping| Streams { there, wanted: 12, copies, limping, trouble: None };
        for (streams, servers, state, says) in [
            (streams(0, 0, 0), 3, State::Fine, "the first node"),
            (streams(5, 3, 0), 3, State::Hint, "the next node"),
            (streams(12, 3, 0), 3, State::Fine, "kept 3 times"),
            (streams(12, 3, 0), 1, State::Fine, "kept 3 times"),
            (streams(12, 1, 0), 1, State::Fine, "kept 1 times"),
            (streams(12, 1, 0), 5, State::Hint, "--replicas 3"),
            (streams(12, 3, 4), 3, State::Problem, "4 of the 12"),
            (
                Streams { trouble: Some("no answer".into()), ..streams(0, 0, 0) },
                3,
                State::Problem,
                "no answer",
            ),
        ] {
            let look = kept("moonhare", &streams, servers);
            assert!(look.state == state && look.says.contains(says), "{streams:?}: {look:?}");
        }
    }

    #[tokio::test]
    async fn a_name_without_servers_is_refused() {
        let none = ClusterSettings::default;
        for settings in [
            ClusterSettings { name: Some("house".into()), ..none() },
            ClusterSettings { login_file: Some("login".into()), ..none() },
        ] {
            let refused = settings.open(Path::new("unused")).await.err().expect("refused").to_string();
            assert!(refused.contains("need --cluster"), "{refused}");
        }
    }
}
