//! The compose files. No engine for containers is needed: every service is started as a process of its own, with the words and files that the
//! compose file gives it, and with addresses of this machine in place of the names in the engine's network.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use saphyr::{LoadableYamlNode, Yaml};

use crate::client::Doors;
use crate::load::Load;
use crate::nats;
use crate::server::GENEROUS;

const MOONHARE: &str = "localhost/moonhare:latest";
const FILES: [&str; 2] = ["compose.yaml", "cluster/compose.yaml"];

/// What a service may say, of all that the specification of compose files knows.
const WORDS: [&str; 11] = [
    "image",
    "restart",
    "read_only",
    "cap_drop",
    "security_opt",
    "command",
    "environment",
    "ports",
    "volumes",
    "depends_on",
    "healthcheck",
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/container")
}

/// A service of a compose file.
#[derive(Debug, Default)]
struct Service {
    image: String,
    command: Vec<String>,
    environment: BTreeMap<String, String>,
    /// Port of the machine (with an address before it, or without), port of the container.
    ports: Vec<(String, u16)>,
    /// Volume or file of the machine, place in the container.
    volumes: Vec<(String, String)>,
    depends_on: Vec<String>,
}

/// A compose file.
struct Compose {
    services: BTreeMap<String, Service>,
    volumes: BTreeSet<String>,
}

fn texts(yaml: Option<&Yaml<'_>>) -> Vec<String> {
    let list = yaml.and_then(Yaml::as_vec).map(Vec::as_slice).unwrap_or_default();
    list.iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

fn keys(yaml: Option<&Yaml<'_>>) -> Vec<String> {
    let keys = yaml.and_then(Yaml::as_mapping).into_iter().flat_map(|mapping| mapping.keys());
    keys.map(|key| key.as_str().expect("a name").to_owned()).collect()
}

impl Service {
    fn read(name: &str, yaml: &Yaml<'_>) -> Self {
        // What is shared by several stands before them, and is merged in.
        let shared = yaml.as_mapping_get("<<");
        let own = keys(Some(yaml)).into_iter().filter(|key| key != "<<");
        for word in own.chain(keys(shared)) {
            assert!(WORDS.contains(&word.as_str()), "{name}: {word}");
        }
        let get = |key: &str| yaml.as_mapping_get(key).or_else(|| shared?.as_mapping_get(key));
        let ports = texts(get("ports")).into_iter().map(|port| {
            let (outside, inside) = port.rsplit_once(':').expect("two ports");
            (outside.to_owned(), inside.parse().expect("a port"))
        });
        let volumes = texts(get("volumes")).into_iter().map(|volume| {
            let (outside, inside) = volume.split_once(':').expect("two places");
            (outside.to_owned(), inside.trim_end_matches(":ro").to_owned())
        });
        let mut depends_on = texts(get("depends_on"));
        depends_on.extend(keys(get("depends_on")));
        Self {
            image: get("image").and_then(Yaml::as_str).expect("an image").to_owned(),
            command: texts(get("command")),
            environment: keys(get("environment"))
                .into_iter()
                .map(|key| {
                    let value = get("environment").and_then(|all| all.as_mapping_get(&key)?.as_str());
                    let value = value.expect("a text").to_owned();
                    (key, value)
                })
                .collect(),
            ports: ports.collect(),
            volumes: volumes.collect(),
            depends_on,
        }
    }

    /// What the program says about its settings, with what the service gives it.
    fn settings(&self) -> serde_json::Value {
        let (first, words) = self.command.split_first().unwrap();
        assert_eq!(first, "serve");
        let mut asked = Command::new(env!("CARGO_BIN_EXE_moonhare"));
        asked.args(["settings", "--json"]).args(words).env("MOONHARE_DATA", "/data").envs(&self.environment);
        let said = asked.output().unwrap();
        assert!(said.status.success(), "{self:?}: {}", String::from_utf8_lossy(&said.stderr));
        serde_json::from_slice(&said.stdout).unwrap()
    }
}

impl Compose {
    fn read(text: &str) -> Self {
        let document = Yaml::load_from_str(text).unwrap().remove(0);
        let services = document.as_mapping_get("services").unwrap();
        let named = keys(Some(services)).into_iter().map(|name| {
            let service = Service::read(&name, services.as_mapping_get(&name).unwrap());
            (name, service)
        });
        Self {
            services: named.collect(),
            volumes: keys(document.as_mapping_get("volumes")).into_iter().collect(),
        }
    }

    fn file(name: &str) -> Self {
        Self::read(&fs::read_to_string(folder().join(name)).unwrap())
    }
}

/// The file with what stands in comments as an alternative in place of what it is one for.
fn with_a_domain() -> Compose {
    let text = fs::read_to_string(folder().join(FILES[0])).unwrap();
    let (mut lines, mut in_ports) = (Vec::new(), false);
    for line in text.lines() {
        let other = line.strip_prefix("    # ");
        let other = other.filter(|line| line.starts_with("environment:") || line.starts_with("ports:"));
        in_ports = line == "    ports:" || in_ports && line.starts_with("      ");
        match other {
            Some(other) => lines.push(format!("    {other}")),
            None if in_ports => {}
            None => lines.push(line.to_owned()),
        }
    }
    Compose::read(&lines.join("\n"))
}

#[test]
fn the_program_knows_every_word_and_listens_where_the_ports_lead() {
    let files = FILES.map(|file| (file, Compose::file(file)));
    for (file, compose) in files.into_iter().chain([("with a domain", with_a_domain())]) {
        let ours: Vec<_> = compose.services.iter().filter(|(_, service)| service.image == MOONHARE).collect();
        assert!(!ours.is_empty(), "{file}");
        for (name, service) in ours {
            let settings = service.settings();
            // `0.0.0.0:9777`, or `7777, with --domain 443` where nothing is set.
            let port = |name: &str| {
                let row = settings.as_array()?.iter().find(|row| row["setting"] == name)?;
                let value = row["value"].as_str()?.rsplit(':').next()?;
                value.split(',').next()?.parse::<u16>().ok()
            };
            let listening: Vec<u16> =
                ["port", "http_port", "metrics_listen"].into_iter().filter_map(port).collect();
            for (_, inside) in &service.ports {
                assert!(
                    listening.contains(inside),
                    "{file}: {name} listens on {listening:?}, not on {inside}"
                );
            }
            // The image's health check is told nothing but the environment.
            let in_command = service.command.iter().any(|word| word.starts_with("--port"));
            assert!(!in_command, "{file}: {name}: the health check does not see the port");
        }
    }
    assert!(with_a_domain().services["moonhare"].environment.contains_key("MOONHARE_DOMAIN"));
}

#[test]
fn every_name_is_there() {
    let containerfile = fs::read_to_string(folder().join("Containerfile")).unwrap();
    for file in FILES {
        let compose = Compose::file(file);
        let mut mounted = BTreeSet::new();
        for (name, service) in &compose.services {
            for other in &service.depends_on {
                assert!(compose.services.contains_key(other), "{file}: {name} waits for {other}");
            }
            for (outside, inside) in &service.volumes {
                if let Some(path) = outside.strip_prefix("./") {
                    let beside = folder().join(file).parent().unwrap().join(path);
                    assert!(beside.is_file(), "{file}: {outside} of {name}");
                } else {
                    assert!(compose.volumes.contains(outside), "{file}: {outside} of {name}");
                    assert!(mounted.insert(outside.clone()), "{file}: {outside} belongs to one");
                    assert_eq!(inside, "/data", "{file}: {name}");
                }
            }
        }
        assert_eq!(mounted, compose.volumes, "{file}: every volume is of use");
    }
    for line in ["VOLUME /data", "ENV MOONHARE_DATA=/data", "EXPOSE 7777"] {
        assert!(containerfile.contains(line), "{line}");
    }
}

/// Processes that end with the test.
struct Processes(Vec<(String, Child)>);

impl Processes {
    fn start(&mut self, name: &str, command: &mut Command, folder: &Path) {
        let log = fs::File::create(folder.join(format!("{name}.log"))).unwrap();
        let child = command.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log).spawn();
        self.0.push((name.to_owned(), child.unwrap_or_else(|error| panic!("{name}: {error}"))));
    }

    /// Waits until somebody listens there, as long as all processes run.
    async fn listens(&mut self, address: SocketAddr, folder: &Path) {
        while TcpStream::connect(address).is_err() {
            for (name, child) in &mut self.0 {
                let ended = child.try_wait().unwrap();
                let said = || fs::read_to_string(folder.join(format!("{name}.log"))).unwrap_or_default();
                assert!(ended.is_none(), "{name} has ended: {}", said());
            }
            tokio::task::yield_now().await;
        }
    }
}

impl Drop for Processes {
    fn drop(&mut self) {
        for (_, child) in &mut self.0 {
            _ = child.kill();
            _ = child.wait();
        }
    }
}

/// An address of this machine for each name and port in the engine's network.
#[derive(Default)]
struct Network(BTreeMap<String, SocketAddr>);

impl Network {
    fn of(names: &[(&String, &[u16])]) -> Self {
        // All are held at once, so that no two are the same.
        let held: Vec<(String, TcpListener)> = names
            .iter()
            .flat_map(|(name, ports)| ports.iter().map(move |port| format!("{name}:{port}")))
            .map(|name| (name, TcpListener::bind("127.0.0.1:0").unwrap()))
            .collect();
        Self(held.into_iter().map(|(name, listener)| (name, listener.local_addr().unwrap())).collect())
    }

    fn at(&self, name: &str, port: u16) -> SocketAddr {
        self.0[&format!("{name}:{port}")]
    }

    /// The text with addresses in place of names.
    fn told(&self, text: &str) -> String {
        self.0.iter().fold(text.to_owned(), |text, (name, address)| text.replace(name, &address.to_string()))
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_house_of_the_cluster_s_file_stands_and_plays() {
    let compose = Compose::file(FILES[1]);
    let place = folder().join("cluster");
    let temporary = tempfile::tempdir().unwrap();
    let ports = |service: &Service| match service.image.as_str() {
        MOONHARE => &[7777, 9777][..],
        image if image.contains("/nats:") => &[4222, 6222, 8222],
        _ => &[8080],
    };
    let names: Vec<_> = compose.services.iter().map(|(name, service)| (name, ports(service))).collect();
    let network = Network::of(&names);
    let mut processes = Processes(Vec::new());
    let of_kind =
        |kind: &'static str| compose.services.iter().filter(move |(_, service)| service.image.contains(kind));

    for (name, service) in of_kind("/nats:") {
        let store = temporary.path().join(name);
        let settings = fs::read_to_string(place.join("nats.conf")).unwrap();
        let settings = network
            .told(&settings)
            .replace("port: 4222", &format!("host: 127.0.0.1\nport: {}", network.at(name, 4222).port()))
            .replace("0.0.0.0:8222", &network.at(name, 8222).to_string())
            .replace("0.0.0.0:6222", &network.at(name, 6222).to_string())
            .replace("\"/data\"", &format!("{store:?}"));
        let file = temporary.path().join(format!("{name}.conf"));
        fs::write(&file, settings).unwrap();
        let words = service.command.iter().map(|word| match word.as_str() {
            "/etc/nats/house.conf" => file.display().to_string(),
            word => word.to_owned(),
        });
        processes.start(name, Command::new(nats::program()).args(words), temporary.path());
    }
    for (name, _) in of_kind("/nats:") {
        processes.listens(network.at(name, 8222), temporary.path()).await;
        processes.listens(network.at(name, 4222), temporary.path()).await;
    }

    // Tests play faster than people, and all from one address.
    let limits = temporary.path().join("limits.toml");
    fs::write(&limits, GENEROUS).unwrap();
    for (name, service) in of_kind(MOONHARE) {
        let words = service
            .command
            .iter()
            .map(|word| network.told(&word.replace("0.0.0.0:9777", &network.at(name, 9777).to_string())));
        let mut node = Command::new(env!("CARGO_BIN_EXE_moonhare"));
        node.args(words)
            .args(["--host", "127.0.0.1", "--port", &network.at(name, 7777).port().to_string(), "--config"])
            .arg(&limits)
            .env("MOONHARE_DATA", temporary.path().join(name));
        processes.start(name, &mut node, temporary.path());
    }
    for (name, _) in of_kind(MOONHARE) {
        processes.listens(network.at(name, 7777), temporary.path()).await;
    }

    let balancer = network.told(&fs::read_to_string(place.join("haproxy.cfg")).unwrap());
    let door = network.at("haproxy", 8080);
    let balancer = balancer.replace("bind :8080", &format!("bind {door}"));
    let file = temporary.path().join("haproxy.cfg");
    fs::write(&file, balancer).unwrap();
    let program = ["haproxy", "/usr/sbin/haproxy"]
        .into_iter()
        .find(|name| Command::new(name).arg("-v").output().is_ok())
        .expect("HAProxy is needed: `cargo xtask test` installs it");
    processes.start("haproxy", Command::new(program).arg("-db").arg("-f").arg(&file), temporary.path());
    processes.listens(door, temporary.path()).await;

    // A game through the door, to its end.
    let promised = Load::numbered(&(Arc::new([door]) as Doors), 0..1).finished().await;
    assert!(promised.len() > 10, "{} commands", promised.len());
}
