//! A server process that can be killed and started again on the same folder.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The real program on a folder of its own.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    pub(crate) folder: TempDir,
}

impl Server {
    /// Starts with settings of its own, in TOML.
    pub(crate) async fn start(settings: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("server.toml"), settings).unwrap();
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let child = spawn(&folder, address);
        let server = Self { child, address, folder };
        server.answers().await;
        server
    }

    /// As when the plug is pulled, and put in again.
    pub(crate) async fn kill_and_start(&mut self) {
        self.kill();
        self.child = spawn(&self.folder, self.address);
        self.answers().await;
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    async fn answers(&self) {
        while TcpStream::connect(self.address).await.is_err() {
            tokio::task::yield_now().await;
        }
    }

    pub(crate) fn memory_bytes(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.split_whitespace().next().unwrap().parse::<u64>().unwrap() * 1024
    }

    /// The text at an address.
    pub(crate) async fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    /// Posts JSON; the answer's JSON, or nothing while the server is down.
    pub(crate) async fn post(address: SocketAddr, path: &str, body: &Value) -> Option<Value> {
        let body = body.to_string();
        let mut stream = TcpStream::connect(address).await.ok()?;
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
            body.len()
        );
        stream.write_all((head + &body).as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        serde_json::from_str(answer.split_once("\r\n\r\n")?.1).ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn spawn(folder: &TempDir, address: SocketAddr) -> Child {
    Command::new(env!("CARGO_BIN_EXE_moonhare"))
        .args(["serve", "--host=127.0.0.1", "--log=warn"])
        .arg(format!("--port={}", address.port()))
        .arg(format!("--data={}", folder.path().join("data").display()))
        .arg(format!("--config={}", folder.path().join("server.toml").display()))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}
