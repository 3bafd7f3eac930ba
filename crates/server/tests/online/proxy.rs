//! Behind a real proxy: HAProxy, as operators set it up.

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
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    forwarded::{connect, watch},
    harness::Server,
};

/// Connections of one address in these tests.
const EACH_MAX: usize = 2;

/// A proxy that runs until it is dropped.
struct Proxy {
    address: SocketAddr,
    child: Child,
    _folder: TempDir,
}

impl Proxy {
    /// HAProxy before a server. It is handed the open port, so that nobody can come between.
    fn before(server: &Server) -> Self {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let settings = folder.path().join("haproxy.cfg");
        let text = format!(
            "defaults\n mode http\n option forwardfor\n timeout connect 60s\n timeout client 600s\n timeout server 600s\n\
             frontend people\n bind fd@0\n default_backend tables\n\
             backend tables\n server moonhare {}\n",
            server.address
        );
        std::fs::write(&settings, text).unwrap();
        let start = |program: &str, port: OwnedFd| {
            Command::new(program).arg("-db").arg("-f").arg(&settings).stdin(Stdio::from(port)).spawn()
        };
        // Debian puts it where only the superuser looks.
        let child = start("haproxy", listener.try_clone().unwrap().into())
            .or_else(|_| start("/usr/sbin/haproxy", listener.into()))
            .expect("HAProxy is needed: `cargo xtask test` or `apt-get install haproxy` installs it");
        Self { address, child, _folder: folder }
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

fn config() -> Config {
    Config { trusted_header: Some("x-forwarded-for".into()), ..Config::unhurried() }
}

#[tokio::test]
async fn everybody_behind_the_proxy_has_their_own_sockets() {
    let config = Config { connections_per_address_max: EACH_MAX, ..config() };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    let proxy = Proxy::before(&server);
    let (code, _) = server.room().await;
    let mut sockets = Vec::new();
    for household in 2..=5 {
        for _ in 0..EACH_MAX {
            sockets.push(watch(proxy.address, &code, None, Some([127, 0, 0, household])).await.unwrap());
        }
    }
    assert_eq!(watch(proxy.address, &code, None, Some([127, 0, 0, 2])).await.err(), Some(429));
    // What a client claims stands before what the proxy saw.
    let claims = "x-forwarded-for: 203.0.113.9\r\n";
    assert_eq!(proxy.get([127, 0, 0, 2], "/healthz", claims).await.0, 429);
    assert_eq!(proxy.get([127, 0, 0, 6], "/healthz", "").await.0, 200);
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

#[tokio::test]
async fn everybody_behind_the_proxy_has_their_own_guesses() {
    let server =
        Server::on(Arc::new(MemoryLog::new()), Config { entries_burst: 1, entries_per_min: 0, ..config() })
            .await;
    let proxy = Proxy::before(&server);
    for (household, status) in [(2, 404), (2, 429), (3, 404), (3, 429), (2, 429)] {
        let (answered, answer) = proxy.get([127, 0, 0, household], "/api/rooms/BBBBBB", "").await;
        assert_eq!(answered, status, "{household}: {answer}");
    }
    drop(proxy);
    server.stop().await;
}
