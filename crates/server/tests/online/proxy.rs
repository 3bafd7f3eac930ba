//! Behind real proxies, with the files that operators get.

use std::{
    net::SocketAddr,
    os::fd::OwnedFd,
    process::{Child, Command, Stdio},
    sync::Arc,
};

use futures_util::{SinkExt, StreamExt};
use moonhare_rooms::MemoryLog;
use moonhare_server::Config;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    forwarded::{connect, watch},
    harness::Server,
};

/// Connections of one address in these tests.
const EACH_MAX: usize = 2;

/// The proxies that we have files for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    HaProxy,
    Nginx,
    Caddy,
}

pub(crate) const KINDS: [Kind; 3] = [Kind::HaProxy, Kind::Nginx, Kind::Caddy];

/// A proxy that runs until it is dropped.
struct Proxy {
    address: SocketAddr,
    child: Child,
    _folder: TempDir,
}

impl Proxy {
    /// A proxy before a server, with the file that operators get: only addresses and ports are this test's own.
    async fn before(server: &Server, kind: Kind) -> Self {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let (file, child) = match kind {
            Kind::HaProxy => {
                // It is handed the open port, so that nobody can come between.
                let text = ours("haproxy.cfg", server).replace("bind :80", "bind fd@0");
                let file = kept(&folder, &text);
                (
                    file.clone(),
                    start(&["haproxy", "/usr/sbin/haproxy"], &["-db", "-f", &file], Some(listener.into())),
                )
            }
            Kind::Nginx => {
                drop(listener);
                let site = ours("nginx.conf", server).replace("listen 80;", &format!("listen {address};"));
                let place = folder.path().display();
                let text = format!(
                    "daemon off; master_process off; pid {place}/pid; error_log stderr;\nevents {{}}\n\
                     http {{ access_log off; client_body_temp_path {place}/body; proxy_temp_path {place}/proxy;\n\
                     fastcgi_temp_path {place}/f; uwsgi_temp_path {place}/u; scgi_temp_path {place}/s;\n{site}}}\n"
                );
                let file = kept(&folder, &text);
                (file.clone(), start(&["nginx", "/usr/sbin/nginx"], &["-c", &file], None))
            }
            Kind::Caddy => {
                drop(listener);
                let site = ours("Caddyfile", server)
                    .replace("play.example.org {", &format!("http://:{} {{", address.port()));
                let file = kept(&folder, &format!("{{\n\tadmin off\n}}\n{site}"));
                (file.clone(), start(&["caddy"], &["run", "--adapter", "caddyfile", "--config", &file], None))
            }
        };
        assert!(std::path::Path::new(&file).exists());
        let mut proxy = Self { address, child, _folder: folder };
        while TcpStream::connect(address).await.is_err() {
            assert!(proxy.child.try_wait().unwrap().is_none(), "{kind:?} does not start with our file");
            tokio::task::yield_now().await;
        }
        proxy
    }

    /// What somebody at this address of the machine is answered.
    async fn get(&self, local: [u8; 4], path: &str, headers: &str) -> (u16, String) {
        let mut stream = connect(self.address, Some(local)).await;
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\n{headers}connection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        (answer[9..12].parse().unwrap(), answer)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// A file of ours, for this server.
pub(crate) fn ours(name: &str, server: &Server) -> String {
    let path = format!("{}/../../deploy/proxies/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert!(text.contains("127.0.0.1:7777"), "{name} names the server");
    text.replace("127.0.0.1:7777", &server.address.to_string())
}

pub(crate) fn kept(folder: &TempDir, text: &str) -> String {
    let path = folder.path().join("settings");
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Debian puts some where only the superuser looks.
pub(crate) fn start(names: &[&str], words: &[&str], port: Option<OwnedFd>) -> Child {
    let mut port = port.map(Stdio::from);
    for name in names {
        let mut command = Command::new(name);
        command
            .args(words)
            .stdin(port.take().unwrap_or_else(Stdio::null))
            .stderr(Stdio::null())
            .stdout(Stdio::null());
        if let Ok(child) = command.spawn() {
            return child;
        }
    }
    panic!("{} is needed: `cargo xtask test` or `apt-get install {0}` installs it", names[0]);
}

/// The settings that the file's head tells.
pub(crate) fn config(kind: Kind) -> Config {
    let header = if matches!(kind, Kind::Caddy) { "x-real-ip" } else { "x-forwarded-for" };
    Config { trusted_header: Some(header.into()), ..Config::unhurried() }
}

#[test]
fn each_file_tells_how_the_server_is_started_behind_it() {
    for (kind, name) in
        [(Kind::HaProxy, "haproxy.cfg"), (Kind::Nginx, "nginx.conf"), (Kind::Caddy, "Caddyfile")]
    {
        let path = format!("{}/../../deploy/proxies/{name}", env!("CARGO_MANIFEST_DIR"));
        let header = config(kind).trusted_header.unwrap();
        assert!(
            std::fs::read_to_string(path).unwrap().contains(&format!("--trusted-header {header}")),
            "{name}"
        );
    }
}

#[tokio::test]
async fn everybody_behind_a_proxy_has_their_own_sockets() {
    for kind in KINDS {
        let config = Config { connections_per_address_max: EACH_MAX, ..config(kind) };
        let server = Server::on(Arc::new(MemoryLog::new()), config).await;
        let proxy = Proxy::before(&server, kind).await;
        let (code, _) = server.room().await;
        let mut sockets = Vec::new();
        for household in 2..=5 {
            for _ in 0..EACH_MAX {
                sockets.push(watch(proxy.address, &code, None, Some([127, 0, 0, household])).await.unwrap());
            }
        }
        assert_eq!(
            watch(proxy.address, &code, None, Some([127, 0, 0, 2])).await.err(),
            Some(429),
            "{kind:?}"
        );
        // What a client claims counts for nothing.
        let claims = "x-forwarded-for: 203.0.113.9\r\nx-real-ip: 203.0.113.9\r\n";
        assert_eq!(proxy.get([127, 0, 0, 2], "/healthz", claims).await.0, 429, "{kind:?}");
        assert_eq!(proxy.get([127, 0, 0, 6], "/healthz", "").await.0, 200, "{kind:?}");
        // The sockets do live, over the proxy too.
        for socket in &mut sockets {
            socket.send(Message::text(json!({ "ping": 7 }).to_string())).await.unwrap();
            loop {
                let heard = socket.next().await.unwrap().unwrap().into_text().unwrap();
                if serde_json::from_str::<Value>(&heard).unwrap()["pong"]["n"] == 7 {
                    break;
                }
            }
        }
        drop(proxy);
        server.stop().await;
    }
}

#[tokio::test]
async fn everybody_behind_a_proxy_has_their_own_guesses() {
    for kind in KINDS {
        let config = Config { entries_burst: 1, entries_per_min: 0, ..config(kind) };
        let server = Server::on(Arc::new(MemoryLog::new()), config).await;
        let proxy = Proxy::before(&server, kind).await;
        for (household, status) in [(2, 404), (2, 429), (3, 404), (3, 429), (2, 429)] {
            let (answered, answer) = proxy.get([127, 0, 0, household], "/api/rooms/BBBBBB", "").await;
            assert_eq!(answered, status, "{kind:?} {household}: {answer}");
        }
        drop(proxy);
        server.stop().await;
    }
}
