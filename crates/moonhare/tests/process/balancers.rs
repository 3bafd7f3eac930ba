//! The settings for balancers that operators copy, with TLS, before real nodes of which one is killed.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use moonhare_rooms::{JetStreamLog, Log};
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore, crypto::ring::default_provider};
use tokio_rustls::TlsConnector;

use crate::client::Doors;
use crate::load::{Load, read_log};
use crate::nats::Nats;
use crate::server::{GENEROUS, Server};

const TABLES: usize = 4;
const NAME: &str = "play.example.org";
const NODES: [&str; 3] = ["node-a", "node-b", "node-c"];

/// A balancer that runs until it is dropped.
struct Balancer(Child);

impl Drop for Balancer {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A certificate for the house, and its key, in a folder: apart, and as one file.
fn certificate(folder: &Path) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed([NAME.to_owned()]).unwrap();
    let (certificate, key) = (made.cert.pem(), made.signing_key.serialize_pem());
    fs::write(folder.join("house.pem"), format!("{certificate}{key}")).unwrap();
    fs::write(folder.join("house.crt"), certificate).unwrap();
    fs::write(folder.join("house.key"), key).unwrap();
    made.cert.der().clone()
}

/// A door of this machine behind which everything goes on under TLS, for players who know nothing of it.
async fn sealed(door: SocketAddr, root: CertificateDer<'static>) -> SocketAddr {
    let mut roots = RootCertStore::empty();
    roots.add(root).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let connector = TlsConnector::from(Arc::new(config));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut near, _)) = listener.accept().await {
            let connector = connector.clone();
            tokio::spawn(async move {
                let far = tokio::net::TcpStream::connect(door).await?;
                let mut far = connector.connect(ServerName::try_from(NAME).unwrap(), far).await?;
                tokio::io::copy_bidirectional(&mut near, &mut far).await
            });
        }
    });
    address
}

/// What is answered to whoever comes without TLS.
fn plain_answer(port: u16) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let request = format!("GET /api/packs HTTP/1.1\r\nhost: {NAME}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.to_lowercase()
}

/// The operators' file with the addresses of this machine, and with a certificate in this folder.
fn settings(file: &str, doors: [u16; 2], nodes: &[Server], folder: &Path) -> String {
    let place = folder.display();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cluster").join(file);
    let mut text = fs::read_to_string(path).unwrap();
    for (name, node) in NODES.iter().zip(nodes) {
        text = text.replace(&format!("{name}.example.org:7777"), &node.address.to_string());
    }
    let lines = text.lines().map(|line| match line.trim() {
        word if word.starts_with("bind :80") => format!("bind 127.0.0.1:{}", doors[0]),
        word if word.starts_with("bind :443") => {
            let own = word.replace(":443", &format!("127.0.0.1:{}", doors[1]));
            own.replace("/etc/haproxy/play.example.org.pem", &format!("{place}/house.pem"))
        }
        word if word.starts_with("listen 80") => format!("listen 127.0.0.1:{};", doors[0]),
        word if word.starts_with("listen 443") => word.replace("443", &format!("127.0.0.1:{}", doors[1])),
        // Here it gets no certificate by itself: nobody in the world knows this machine by its name.
        "play.example.org {" => {
            format!("https://:{} {{\n\ttls {place}/house.crt {place}/house.key", doors[1])
        }
        word => word.replace("/etc/nginx/play.example.org", &format!("{place}/house")),
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// Starts the first of these programs that is there.
fn start(programs: [&str; 2], words: &[&str]) -> Balancer {
    let start = |program: &&str| Command::new(program).args(words).stdin(Stdio::null()).spawn().ok();
    let started = programs.iter().find_map(start);
    Balancer(started.unwrap_or_else(|| panic!("{} is needed: `cargo xtask test` installs it", programs[0])))
}

async fn before(nodes: &[Server], program: &str, folder: &Path) -> (Balancer, SocketAddr) {
    let doors = [free_port(), free_port()];
    let root = certificate(folder);
    let path: PathBuf = folder.join(program);
    let place = folder.display();
    let mut balancer = match program {
        "haproxy" => {
            fs::write(&path, settings("haproxy.cfg", doors, nodes, folder)).unwrap();
            start(["haproxy", "/usr/sbin/haproxy"], &["-db", "-f", path.to_str().unwrap()])
        }
        "caddy" => {
            let text = settings("Caddyfile", doors, nodes, folder);
            fs::write(
                &path,
                format!("{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {place}\n}}\n{text}"),
            )
            .unwrap();
            let words = ["run", "--adapter", "caddyfile", "--config", path.to_str().unwrap()];
            start(["caddy", "/usr/bin/caddy"], &words)
        }
        _ => {
            let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
                .iter()
                .map(|kind| format!("{kind}_temp_path {place}/{kind};\n"))
                .collect();
            let inside = settings("nginx.conf", doors, nodes, folder);
            let text = format!(
                "daemon off;\nmaster_process off;\npid {place}/pid;\nerror_log {place}/errors;\nevents {{}}\n\
                 http {{\naccess_log off;\n{temporary}{inside}}}\n"
            );
            fs::write(&path, text).unwrap();
            start(["nginx", "/usr/sbin/nginx"], &["-e", "/dev/null", "-c", path.to_str().unwrap()])
        }
    };
    let door = SocketAddr::from(([127, 0, 0, 1], doors[1]));
    while TcpStream::connect(door).is_err() {
        assert!(balancer.0.try_wait().unwrap().is_none(), "{program} has ended");
        tokio::task::yield_now().await;
    }
    if program != "caddy" {
        let answer = plain_answer(doors[0]);
        assert!(answer.contains(&format!("location: https://{NAME}/api/packs")), "{program}: {answer}");
    }
    (balancer, sealed(door, root).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_play_on_under_tls_behind_each_balancer_when_a_node_is_killed() {
    let nats = Nats::start(1);
    let servers = nats.addresses().join(",");
    let clustered = GENEROUS.replace("[server]", &format!("[cluster]\nservers = {servers:?}\n[server]"));
    let mut nodes = Vec::new();
    for _ in NODES {
        nodes.push(Server::start(&clustered).await);
    }
    let log = JetStreamLog::open(&nats.addresses(), "moonhare").await.unwrap();
    for (program, first) in [("haproxy", 0), ("nginx", TABLES), ("caddy", 2 * TABLES)] {
        let folder = tempfile::tempdir().unwrap();
        let (_balancer, door) = before(&nodes, program, folder.path()).await;
        let load = Load::numbered(&(Arc::new([door]) as Doors), first..first + TABLES);
        load.all_begun().await;
        nodes[0].kill();
        load.grown_by(3 * TABLES).await;
        nodes[0].start_again().await;
        nodes[1].kill_and_start().await;
        let promised = load.finished().await;
        let kept = read_log(&log).await;
        for (id, position) in &promised {
            assert_eq!(kept.get(id), Some(position), "{id} behind {program}");
        }
    }
    log.close().await.unwrap();
}
