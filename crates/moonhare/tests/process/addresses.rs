//! Where the server listens and what it says of that: IPv4, IPv6, both.

use std::fs;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

struct Running {
    child: Child,
    folder: TempDir,
    port: u16,
}

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl Running {
    fn start(words: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let child = Command::new(env!("CARGO_BIN_EXE_moonhare"))
            .args(["serve", "--painted-packs=0", "--log=warn"])
            .args(words)
            .arg(format!("--port={port}"))
            .arg(format!("--data={}", folder.path().join("data").display()))
            .stdin(Stdio::null())
            .stdout(fs::File::create(folder.path().join("said")).unwrap())
            .spawn()
            .unwrap();
        Self { child, folder, port }
    }

    /// What it says when it is open.
    fn says(&mut self) -> String {
        loop {
            let said = fs::read_to_string(self.folder.path().join("said")).unwrap();
            if said.contains("on this machine") {
                return said;
            }
            assert!(self.child.try_wait().unwrap().is_none(), "it ended: {said}");
            std::thread::yield_now();
        }
    }

    fn ask(&self, at: IpAddr, request: &str) -> Option<String> {
        let mut stream = TcpStream::connect((at, self.port)).ok()?;
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Some(answer)
    }
}

#[test]
fn both_kinds_are_answered_unless_one_is_named_and_what_is_said_can_be_opened() {
    let port = |port: u16, text: &str| text.replace("PORT", &port.to_string());
    for (words, v4, v6, here) in [
        (&[][..], true, true, "http://localhost:PORT/"),
        (&["--host=::"], true, true, "http://localhost:PORT/"),
        (&["--host=0.0.0.0"], true, false, "http://localhost:PORT/"),
        (&["--host=::1"], false, true, "http://[::1]:PORT/"),
        (&["--host=127.0.0.1"], true, false, "http://127.0.0.1:PORT/"),
    ] {
        let mut server = Running::start(words);
        let said = server.says();
        assert!(
            said.contains(&format!("on this machine   {}\n", port(server.port, here))),
            "{words:?}: {said}"
        );
        for (address, answered) in [(IpAddr::from(Ipv4Addr::LOCALHOST), v4), (Ipv6Addr::LOCALHOST.into(), v6)]
        {
            let host = SocketAddr::new(address, server.port);
            let health = server
                .ask(address, &format!("GET /healthz HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"));
            assert_eq!(
                health.is_some_and(|answer| answer.ends_with("ok")),
                answered,
                "{words:?} at {address}"
            );
            if !answered {
                continue;
            }
            // A page that was opened there may make a table.
            let body = r#"{"name":"Ana","language":"en"}"#;
            let made = server.ask(
                address,
                &format!(
                    "POST /api/rooms HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
                    body.len()
                ),
            );
            assert!(
                made.as_deref().is_some_and(|made| made.contains("\"code\"")),
                "{words:?} at {address}: {made:?}"
            );
        }
        // The commands beside it find it there.
        let mut healthy = Command::new(env!("CARGO_BIN_EXE_moonhare"));
        healthy.args(["healthy"]).args(words).arg(format!("--port={}", server.port));
        assert!(healthy.arg("--data=x").status().unwrap().success(), "{words:?}");
    }
}

#[test]
fn a_port_that_another_has_is_named() {
    let taken = TcpListener::bind("[::]:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let folder = tempfile::tempdir().unwrap();
    let ended = Command::new(env!("CARGO_BIN_EXE_moonhare"))
        .args(["serve", "--painted-packs=0", &format!("--port={port}")])
        .arg(format!("--data={}", folder.path().display()))
        .output()
        .unwrap();
    let told = String::from_utf8(ended.stderr).unwrap();
    assert!(
        !ended.status.success()
            && told.contains(&format!("port {port} can't be listened on; --port takes another")),
        "{told}"
    );
}
