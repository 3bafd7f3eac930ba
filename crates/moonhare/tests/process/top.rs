//! `moonhare top` in a real terminal: it shows the server, outlives it, and leaves the terminal as it was.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};

use crate::server::{GENEROUS, Server};

/// What a terminal is told when a program that took the whole of it gives it back.
const GIVEN_BACK: &str = "\u{1b}[?1049l";

/// The program in a terminal of its own, which `script` makes.
struct Terminal {
    script: Child,
    output: Receiver<String>,
    shown: String,
}

impl Terminal {
    fn open(server: &Server) -> Self {
        let top = format!(
            "stty rows 40 cols 100; exec '{}' top --every 1 http://{}/metrics",
            env!("CARGO_BIN_EXE_moonhare"),
            server.address
        );
        let mut script = Command::new("script")
            .args(["--quiet", "--flush", "--return", "--command", &top, "/dev/null"])
            .env("TERM", "xterm")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("script (util-linux) runs");
        let mut stdout = script.stdout.take().unwrap();
        let (send, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = stdout.read(&mut bytes) {
                let text = String::from_utf8_lossy(&bytes[..count]).into_owned();
                if send.send(text).is_err() {
                    return;
                }
            }
        });
        Self { script, output, shown: String::new() }
    }

    /// Waits until this is shown, since the last time that something was waited for.
    fn shows(&mut self, text: &str) {
        while !self.shown.contains(text) {
            let Ok(more) = self.output.recv() else { panic!("{text:?} does not come: {}", self.shown) };
            self.shown += &more;
        }
        self.shown.clear();
    }

    fn types(&mut self, keys: &[u8]) {
        let stdin = self.script.stdin.as_mut().unwrap();
        stdin.write_all(keys).unwrap();
        stdin.flush().unwrap();
    }

    /// The program ends by itself, well, and the terminal is as it was.
    fn ends(mut self) {
        self.shows(GIVEN_BACK);
        assert!(self.script.wait().unwrap().success());
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        _ = self.script.kill();
        _ = self.script.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_shows_a_server_outlives_it_and_gives_the_terminal_back() {
    let mut server = Server::start(GENEROUS).await;
    for key in [&b"q"[..], b"\x1b", b"\x03"] {
        let mut terminal = Terminal::open(&server);
        terminal.shows("q ends");
        terminal.types(key);
        terminal.ends();
    }
    let mut terminal = Terminal::open(&server);
    terminal.shows("q ends");
    server.kill();
    terminal.shows("does not answer");
    terminal.types(b"q");
    terminal.ends();
}
