//! A server process that can be killed and started again on the same folder.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Settings that let one address do whatever it wants.
pub(crate) const GENEROUS: &str = "\
painted_packs = 0
[server]
connections_per_address_max = 100000
requests_burst = 1000000
entries_burst = 1000000
messages_burst = 1000000
rooms_burst = 1000000
[server.quotas]
log_per_room_bytes_burst = 1000000000000
";

/// Beside the file that makes syncs fail, one that makes the calendar wrong by so many seconds.
pub(crate) const WRONG_CLOCK: &str = "clock";

/// The real program on a folder of its own.
pub(crate) struct Server {
    child: Child,
    /// What stands between the program and the C library, and the file that makes syncs fail.
    fault: Option<(PathBuf, PathBuf)>,
    pub(crate) address: SocketAddr,
    pub(crate) folder: TempDir,
}

impl Server {
    /// Starts with settings of its own, in TOML.
    pub(crate) async fn start(settings: &str) -> Self {
        Self::start_with(settings, None, |_| {}).await
    }

    /// Starts with what stands in its data folder already, and with a disk that can be made to fail.
    pub(crate) async fn start_with(
        settings: &str,
        fault: Option<(PathBuf, PathBuf)>,
        fill: impl FnOnce(&Path),
    ) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fill(&folder.path().join("data"));
        // What is logged goes into a file; how much of it, a test may choose.
        let log = if settings.starts_with("log = ") { "" } else { "log = \"warn\"\n" };
        fs::write(folder.path().join("server.toml"), format!("{log}{settings}")).unwrap();
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let child = spawn(&folder, address, fault.as_ref());
        let server = Self { child, fault, address, folder };
        server.answers().await;
        server
    }

    /// As when the plug is pulled, and put in again.
    pub(crate) async fn kill_and_start(&mut self) {
        self.kill();
        self.start_again().await;
    }

    pub(crate) async fn start_again(&mut self) {
        self.child = spawn(&self.folder, self.address, self.fault.as_ref());
        self.answers().await;
    }

    /// As an operator stops it.
    pub(crate) fn stop(&mut self) {
        self.signal("-TERM");
        assert!(self.child.wait().unwrap().success());
    }

    /// As an operator who has changed the settings asks for them to be read.
    pub(crate) fn reload(&self, settings: &str) {
        fs::write(self.folder.path().join("server.toml"), settings).unwrap();
        self.signal("-HUP");
    }

    fn signal(&self, signal: &str) {
        let told = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(told.success());
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits until the program has logged this since its start.
    pub(crate) async fn says(&self, words: &str) {
        while !fs::read_to_string(self.folder.path().join("server.log")).unwrap().contains(words) {
            tokio::task::yield_now().await;
        }
    }

    async fn answers(&self) {
        while TcpStream::connect(self.address).await.is_err() {
            tokio::task::yield_now().await;
        }
    }

    /// The process, as the system knows it.
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// What the server has in memory once its bots have learned their words, which they do beside everything else.
    pub(crate) async fn memory_bytes(&self) -> u64 {
        while self.bots_learn() {
            tokio::task::yield_now().await;
        }
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.split_whitespace().next().unwrap().parse::<u64>().unwrap() * 1024
    }

    fn bots_learn(&self) -> bool {
        let threads = fs::read_dir(format!("/proc/{}/task", self.child.id())).unwrap();
        // A thread may end between the list and the look.
        threads
            .filter_map(|thread| fs::read_to_string(thread.ok()?.path().join("comm")).ok())
            .any(|name| name == "bots\n")
    }

    /// The text at an address.
    pub(crate) async fn get(&self, path: &str) -> String {
        self.get_with(path, "").await
    }

    /// The text at an address for whoever has this secret.
    pub(crate) async fn get_as(&self, path: &str, secret: &str) -> String {
        self.get_with(path, &format!("authorization: Bearer {secret}\r\n")).await
    }

    async fn get_with(&self, path: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{headers}connection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    /// Posts bytes in the name of a seat; the answer's JSON.
    pub(crate) async fn upload(&self, path: &str, secret: &str, body: &[u8]) -> Value {
        Self::ask_as(self.address, path, secret, body).await.unwrap()
    }

    /// Posts JSON; the answer's JSON, or nothing while the server is down.
    pub(crate) async fn post(address: SocketAddr, path: &str, body: &Value) -> Option<Value> {
        Self::ask_with(address, path, "", body.to_string().as_bytes()).await
    }

    /// Posts bytes in the name of a seat; the answer's JSON, or nothing if the server went down meanwhile.
    pub(crate) async fn ask_as(address: SocketAddr, path: &str, secret: &str, body: &[u8]) -> Option<Value> {
        Self::ask_with(address, path, &format!("authorization: Bearer {secret}\r\n"), body).await
    }

    async fn ask_with(address: SocketAddr, path: &str, headers: &str, body: &[u8]) -> Option<Value> {
        let mut stream = TcpStream::connect(address).await.ok()?;
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\n{headers}content-length: {}\r\nconnection: close\r\n\r\n",
            body.len()
        );
        stream.write_all(&[head.as_bytes(), body].concat()).await.ok()?;
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

fn spawn(folder: &TempDir, address: SocketAddr, fault: Option<&(PathBuf, PathBuf)>) -> Child {
    // Another release of the program can be put in its place.
    let program = std::env::var_os("MOONHARE_PROGRAM").unwrap_or(env!("CARGO_BIN_EXE_moonhare").into());
    let mut command = Command::new(program);
    if let Some((library, failing)) = fault {
        command.env("LD_PRELOAD", library).env("MOONHARE_SYNC_FAULT", failing);
        command.env("MOONHARE_CLOCK_FAULT", failing.with_file_name(WRONG_CLOCK));
    }
    command
        .args(["serve", "--host=127.0.0.1"])
        .arg(format!("--port={}", address.port()))
        .arg(format!("--data={}", folder.path().join("data").display()))
        .arg(format!("--config={}", folder.path().join("server.toml").display()))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(fs::File::create(folder.path().join("server.log")).unwrap())
        .spawn()
        .unwrap()
}
