//! Real NATS servers for tests: one alone, or three that hold together.

mod wire;

use std::sync::atomic::{AtomicU16, Ordering};
use std::{
    fs,
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::Duration,
};

#[allow(unused_imports, reason = "not every test cuts wires")]
pub(crate) use wire::Wire;

/// NATS servers, each with a folder of its own. They end with the test.
pub(crate) struct Nats {
    folder: tempfile::TempDir,
    servers: Vec<Server>,
    /// The wires from each server to the others.
    wires: Vec<Vec<Wire>>,
    /// The last server has a small disk of its own.
    small_disk: bool,
}

struct Server {
    ports: Ports,
    running: Option<Child>,
}

#[derive(Clone, Copy)]
struct Ports {
    clients: u16,
    routes: u16,
    monitor: u16,
}

/// What a house asks of a server: that it syncs every message.
const SYNCS: &str = "sync_interval: always";

/// The size of a small disk: enough for the long form of every test, and soon full.
const SMALL_DISK: &str = "size=256m";

impl Nats {
    /// So many servers that hold together; one stands alone.
    pub(crate) fn start(count: usize) -> Self {
        Self::start_as(count, SYNCS, "", false)
    }

    /// The same, and the last of them has a small disk of its own, if whoever runs the test may mount one.
    #[allow(dead_code, reason = "not every test fills disks")]
    pub(crate) fn start_with_small_disk(count: usize) -> Self {
        Self::start_as(count, SYNCS, "", true)
    }

    /// One that answers before what it stores is on its disk.
    #[allow(dead_code, reason = "not every test is so careless")]
    pub(crate) fn start_careless() -> Self {
        Self::start_as(1, "sync_interval: 2m", "", false)
    }

    /// One that can't keep anything.
    #[allow(dead_code, reason = "most tests want a log")]
    pub(crate) fn start_forgetful() -> Self {
        Self::start_as(1, "enabled: false", "", false)
    }

    /// One that answers nobody but this user.
    #[allow(dead_code, reason = "most tests let everybody in")]
    pub(crate) fn start_guarded(user: &str, password: &str) -> Self {
        let only = format!("authorization {{ user: {user:?}, password: {password:?} }}\n");
        Self::start_as(1, SYNCS, &only, false)
    }

    fn start_as(count: usize, jetstream: &str, more: &str, small_disk: bool) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the NATS servers");
        let ports = free_ports(3 * count);
        let servers: Vec<Server> = ports
            .chunks(3)
            .map(|ports| Ports { clients: ports[0], routes: ports[1], monitor: ports[2] })
            .map(|ports| Server { ports, running: None })
            .collect();
        let wires = if count == 1 { 0 } else { count };
        let wires = (0..wires).map(|_| servers.iter().map(|server| Wire::to(server.ports.routes)).collect());
        let small_disk = small_disk && mount(&folder.path().join(format!("store-{}", count - 1)));
        let mut nats = Self { folder, wires: wires.collect(), servers, small_disk };
        for server in 0..count {
            nats.write_config(server, jetstream, more);
            nats.resume(server);
        }
        nats
    }

    /// Where clients find them.
    pub(crate) fn addresses(&self) -> Vec<String> {
        self.servers.iter().map(|server| format!("nats://127.0.0.1:{}", server.ports.clients)).collect()
    }

    /// A wire of its own to a server, for somebody who is to lose it.
    #[allow(dead_code, reason = "not every test cuts wires")]
    pub(crate) fn wire_to(&self, server: usize) -> Wire {
        Wire::to(self.servers[server].ports.clients)
    }

    /// The wires between two servers, in both directions.
    #[allow(dead_code, reason = "not every test cuts wires")]
    pub(crate) fn wires_between(&self, one: usize, other: usize) -> [&Wire; 2] {
        [&self.wires[one][other], &self.wires[other][one]]
    }

    /// Where a server tells about itself.
    #[allow(dead_code, reason = "not every test asks")]
    pub(crate) fn monitor(&self, server: usize) -> String {
        format!("http://127.0.0.1:{}", self.servers[server].ports.monitor)
    }

    /// How many messages a server holds, of all streams.
    #[allow(dead_code, reason = "not every test asks")]
    pub(crate) fn messages(&self, server: usize) -> usize {
        let mut asked = TcpStream::connect(("127.0.0.1", self.servers[server].ports.monitor))
            .expect("a server that tells about itself");
        asked.write_all(b"GET /jsz HTTP/1.0\r\n\r\n").expect("a question");
        let mut said = String::new();
        asked.read_to_string(&mut said).expect("an answer");
        let count = said.split("\"messages\":").nth(1).map(str::trim_start).expect("a count of messages");
        count
            .split(|letter: char| !letter.is_ascii_digit())
            .next()
            .and_then(|count| count.parse().ok())
            .expect("a count")
    }

    /// Fills the small disk to its last byte, if there is one; whether there is.
    #[allow(dead_code, reason = "not every test fills disks")]
    pub(crate) fn fill_disk(&self) -> bool {
        if self.small_disk {
            let mut ballast = fs::File::create(self.ballast()).expect("room for a little");
            while ballast.write_all(&[0; 64 * 1024]).is_ok() {}
        }
        self.small_disk
    }

    /// There is room again.
    #[allow(dead_code, reason = "not every test fills disks")]
    pub(crate) fn empty_disk(&self) {
        fs::remove_file(self.ballast()).expect("what was put there");
    }

    fn ballast(&self) -> PathBuf {
        self.folder.path().join(format!("store-{}", self.servers.len() - 1)).join("ballast")
    }

    /// The process of a server, while it runs.
    #[allow(dead_code, reason = "not every test asks")]
    pub(crate) fn pid(&self, server: usize) -> Option<u32> {
        self.servers[server].running.as_ref().map(Child::id)
    }

    /// Ends a server at once, as a power cut would.
    #[allow(dead_code, reason = "not every test kills")]
    pub(crate) fn kill(&mut self, server: usize) {
        if let Some(mut running) = self.servers[server].running.take() {
            _ = running.kill();
            _ = running.wait();
        }
    }

    /// Starts a server again, with what its folder holds.
    pub(crate) fn resume(&mut self, server: usize) {
        if self.servers[server].running.is_some() {
            return;
        }
        let log = fs::File::create(self.path(server, "log")).expect("a file for the log of a NATS server");
        let running = Command::new(program())
            .arg("--config")
            .arg(self.path(server, "conf"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("a NATS server that starts");
        self.servers[server].running = Some(running);
        let port = self.servers[server].ports.clients;
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            let running = self.servers[server].running.as_mut().expect("it was just started");
            if let Ok(Some(status)) = running.try_wait() {
                let said = fs::read_to_string(self.path(server, "log")).unwrap_or_default();
                panic!("a NATS server ended with {status}:\n{said}");
            }
            sleep(Duration::from_millis(20));
        }
    }

    fn path(&self, server: usize, extension: &str) -> PathBuf {
        self.folder.path().join(format!("{server}.{extension}"))
    }

    fn write_config(&self, server: usize, jetstream: &str, more: &str) {
        let Ports { clients, routes, monitor } = self.servers[server].ports;
        let store = self.folder.path().join(format!("store-{server}"));
        let mut config = format!(
            "server_name: n{server}\nhost: 127.0.0.1\nport: {clients}\nhttp: 127.0.0.1:{monitor}\n\
             jetstream {{ store_dir: {store:?}, {jetstream} }}\n{more}"
        );
        if self.servers.len() > 1 {
            let others = self.wires[server].iter().enumerate().filter(|(other, _)| *other != server);
            let others: Vec<String> =
                others.map(|(_, wire)| format!("nats://127.0.0.1:{}", wire.port)).collect();
            // Not advertised: servers would find ways around the wires.
            config += &format!(
                "cluster {{ name: house, host: 127.0.0.1, port: {routes}, no_advertise: true, routes: [{}] }}\n",
                others.join(", ")
            );
        }
        fs::write(self.path(server, "conf"), config).expect("settings of a NATS server");
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        for server in 0..self.servers.len() {
            self.kill(server);
        }
        if self.small_disk {
            let disk = self.folder.path().join(format!("store-{}", self.servers.len() - 1));
            _ = Command::new("umount").arg("-l").arg(disk).status();
        }
    }
}

/// Makes a folder that is a disk of its own; whether that was possible.
fn mount(folder: &Path) -> bool {
    fs::create_dir(folder).expect("a folder for a disk");
    let mount = Command::new("mount").args(["-t", "tmpfs", "-o", SMALL_DISK, "tmpfs"]).arg(folder).output();
    mount.is_ok_and(|mounted| mounted.status.success())
}

/// The server's program: where an environment variable says, where `cargo xtask test` puts it, or where the system has it.
#[allow(dead_code, reason = "not every test starts servers of its own")]
pub(crate) fn program() -> PathBuf {
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tools/nats/bin/nats-server");
    let named = std::env::var_os("MOONHARE_NATS_SERVER").map(PathBuf::from);
    let found = named.into_iter().chain([tools, PathBuf::from("nats-server")]).find(|program| {
        let asked =
            Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    });
    found.expect(
        "no nats-server: `cargo xtask test` installs it, or MOONHARE_NATS_SERVER says where it is (2.15 is tested)",
    )
}

/// Ports that nobody listens on now: not those that the system gives to connections, which may come in between, and each test begins
/// to look elsewhere.
fn free_ports(count: usize) -> Vec<u16> {
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    let first = 10_000 + (std::process::id() % 700) as u16 * 30;
    let held: Vec<TcpListener> = (first + GIVEN.fetch_add(count as u16, Ordering::Relaxed)..)
        .filter_map(|port| TcpListener::bind(("127.0.0.1", port)).ok())
        .take(count)
        .collect();
    held.iter().map(|held| held.local_addr().expect("an address").port()).collect()
}
