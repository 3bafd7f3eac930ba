//! `cargo xtask cluster`: a house of many nodes on this machine, to try it: three NATS servers, three nodes, HAProxy before them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::atomic::Ordering;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::groups::{self, Group};
use crate::run::{command, succeeds, workspace};
use crate::tools::{self, NATS_SERVER, PROXIES, Tool};

/// As many as a house needs to bear the loss of one.
const EACH: u16 = 3;
/// Where people come in.
const DOOR: u16 = 7777;
/// The first port of the nodes, of the NATS servers, of the ways between them, and of what these tell about themselves.
const NODES: u16 = 7781;
const NATS: u16 = 7791;
const ROUTES: u16 = 7794;
const MONITORS: u16 = 7797;

/// How docs/CLUSTER.md says to start several NATS servers on one machine.
const NATS_SETTINGS: [(&str, &str); 2] = [("GOMAXPROCS", "1"), ("GOGC", "400")];

/// The balancer's settings, as operators copy them; the addresses in it are replaced by those of this machine.
const BALANCER: &str = "docs/cluster/haproxy.cfg";

/// How long something may take to end before it is killed: a node says good-bye to its people and writes down what they had prepared.
const ENDS_WITHIN: Duration = Duration::from_secs(20);
const LOOKS_EVERY: Duration = Duration::from_millis(100);

/// Something that runs until this ends.
struct Running {
    name: String,
    child: Child,
    group: Group,
}

impl Running {
    /// Asks it to end, and waits until it has.
    fn end(mut self) {
        self.group.ask_to_end();
        let asked = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && asked.elapsed() < ENDS_WITHIN {
            sleep(LOOKS_EVERY);
        }
    }
}

/// Builds the program, starts everything, and keeps it until Ctrl-C. What was played is there the next time.
pub(crate) fn keep() -> Result<bool> {
    tools::install([Tool::WebPackages, Tool::Proxy, Tool::Nats])?;
    if !succeeds_aloud(&["cargo", "build", "--release", "--locked"]) {
        bail!("the program could not be built");
    }
    let folder = workspace().join("target/cluster");
    fs::create_dir_all(&folder)?;
    let asked_to_end = groups::keep();
    let mut running = Vec::new();
    start_all(&folder, &mut running)?;
    println!(
        "A house of {EACH} nodes on {EACH} NATS servers is open at http://localhost:{DOOR}/\n\
         Kill any one of them and play on; logs and data are in target/cluster. Ctrl-C ends all."
    );
    for one in &running {
        println!("  {:<8} process {}", one.name, one.child.id());
    }
    while !running.is_empty() && !asked_to_end.load(Ordering::Relaxed) {
        for one in &mut running {
            if let Some(status) = one.child.try_wait()? {
                println!("{} has ended ({status}); it is started no more", one.name);
            }
        }
        running.retain_mut(|one| matches!(one.child.try_wait(), Ok(None)));
        sleep(LOOKS_EVERY);
    }
    // First the nodes, while people can hear that they go; what these stand on last.
    for kind in ["node", "haproxy", "nats"] {
        let (ending, others): (Vec<_>, Vec<_>) =
            running.into_iter().partition(|one: &Running| one.name.starts_with(kind));
        running = others;
        ending.into_iter().for_each(Running::end);
    }
    Ok(asked_to_end.load(Ordering::Relaxed))
}

/// Starts the NATS servers, the nodes on them, and HAProxy before these.
fn start_all(folder: &Path, running: &mut Vec<Running>) -> Result<()> {
    for number in 0..EACH {
        let settings = folder.join(format!("nats-{number}.conf"));
        fs::write(&settings, nats_settings(folder, number))?;
        let words = [NATS_SERVER, "--config", path(&settings)?];
        running.push(start(folder, &format!("nats-{number}"), &words, &NATS_SETTINGS)?);
    }
    for number in 0..EACH {
        wait_for(MONITORS + number, running)?;
    }
    let join = |first: u16, kind: &str| {
        let all = (0..EACH).map(|number| format!("{kind}://127.0.0.1:{}", first + number));
        all.collect::<Vec<_>>().join(",")
    };
    let (servers, monitors) = (join(NATS, "nats"), join(MONITORS, "http"));
    for number in 0..EACH {
        let data = folder.join(format!("node-{number}"));
        let words = [
            "target/release/moonhare".to_owned(),
            "serve".to_owned(),
            "--host=127.0.0.1".to_owned(),
            format!("--port={}", NODES + number),
            format!("--data={}", path(&data)?),
            format!("--cluster={servers}"),
            format!("--cluster-monitor={monitors}"),
            "--trusted-header=x-forwarded-for".to_owned(),
        ];
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        running.push(start(folder, &format!("node-{number}"), &words, &[])?);
    }
    let settings = folder.join("haproxy.cfg");
    fs::write(&settings, balancer_settings(&fs::read_to_string(workspace().join(BALANCER))?))?;
    let proxy = PROXIES.iter().find(|name| succeeds(&[name, "-v"])).context("HAProxy is not there")?;
    running.push(start(folder, "haproxy", &[proxy, "-db", "-f", path(&settings)?], &[])?);
    for number in 0..EACH {
        wait_for(NODES + number, running)?;
    }
    wait_for(DOOR, running)
}

fn path(path: &Path) -> Result<&str> {
    path.to_str().context("the workspace's path is no text")
}

fn succeeds_aloud(words: &[&str]) -> bool {
    command(words, "").status().is_ok_and(|status| status.success())
}

fn start(folder: &Path, name: &str, words: &[&str], settings: &[(&str, &str)]) -> Result<Running> {
    let log: PathBuf = folder.join(format!("{name}.log"));
    let log = fs::File::create(&log).with_context(|| format!("{} can't be written", log.display()))?;
    let mut command = command(words, "");
    command.envs(settings.iter().copied()).stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
    let (child, group) = Group::start(&mut command).with_context(|| format!("{name} can't be started"))?;
    Ok(Running { name: name.to_owned(), child, group })
}

/// Waits until somebody listens on this port, as long as everything runs that was started.
fn wait_for(port: u16, running: &mut [Running]) -> Result<()> {
    for _ in 0..600 {
        if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return Ok(());
        }
        for one in running.iter_mut() {
            if let Some(status) = one.child.try_wait()? {
                bail!("{} has ended ({status}); target/cluster/{}.log says why", one.name, one.name);
            }
        }
        sleep(LOOKS_EVERY);
    }
    bail!("nobody listens on port {port} after a minute; target/cluster has the logs")
}

fn nats_settings(folder: &Path, number: u16) -> String {
    let routes: Vec<String> = (0..EACH).map(|other| format!("nats://127.0.0.1:{}", ROUTES + other)).collect();
    let store = folder.join(format!("nats-{number}"));
    format!(
        "server_name: nats-{number}\nhost: 127.0.0.1\nport: {}\nhttp: 127.0.0.1:{}\n\
         jetstream {{ store_dir: {store:?}, sync_interval: always }}\n\
         cluster {{ name: house, host: 127.0.0.1, port: {}, routes: [{}] }}\n",
        NATS + number,
        MONITORS + number,
        ROUTES + number,
        routes.join(", ")
    )
}

/// The operators' settings with the addresses of this machine, and without TLS: there is no certificate for it.
fn balancer_settings(text: &str) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let door = format!("    bind 127.0.0.1:{DOOR}");
        let mut line = if line.trim_start().starts_with("bind ") { door } else { line.to_owned() };
        for (number, node) in (0..EACH).zip(["node-a", "node-b", "node-c"]) {
            line =
                line.replace(&format!("{node}.example.org:7777"), &format!("127.0.0.1:{}", NODES + number));
        }
        lines.push(line);
    }
    // One door is enough, and the second would be the way from plain to encrypted.
    lines.dedup();
    lines.retain(|line| !line.contains("ssl_fc"));
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operators_settings_fit_this_machine() {
        let text = fs::read_to_string(workspace().join(BALANCER)).expect("the settings are in the docs");
        let settings = balancer_settings(&text);
        assert_eq!(settings.matches("bind ").count(), 1, "{settings}");
        assert!(!settings.contains("example.org") && !settings.contains("ssl"), "{settings}");
        assert_eq!(settings.matches("server node-").count(), 3, "{settings}");
    }
}
