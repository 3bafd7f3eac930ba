//! `moonhare top` in a real terminal: it shows the server, outlives it, and leaves the terminal as it was.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};

use crate::server::{GENEROUS, Server};

/// What a terminal is told when a program that took the whole of it gives it back: the screen as it was, and the cursor.
const GIVEN_BACK: [&str; 2] = ["\u{1b}[?1049l", "\u{1b}[?25h"];

/// What the shell says afterwards, if keys are read as before: echoed, by the line, and with Ctrl-C for whoever runs then.
const AS_IT_WAS: &str = "the keys are as they were";

/// Before the number of the process, which the shell says first.
const NUMBERED: &str = "process ";

/// The program in a terminal of its own, which `script` makes.
struct Terminal {
    script: Child,
    output: Receiver<String>,
    shown: String,
    /// The program's own process.
    process: String,
}

impl Terminal {
    fn open(server: &Server) -> Self {
        let top = format!(
            "stty rows 40 cols 100; before=$(stty -g); sh -c 'echo \"{NUMBERED}$$.\"; exec \"$0\" top --every 1 \"$1\"' '{}' http://{}/metrics; \
             ended=$?; [ \"$(stty -g)\" = \"$before\" ] && echo {AS_IT_WAS}; exit $ended",
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
        let mut terminal = Self { script, output, shown: String::new(), process: String::new() };
        let said = terminal.shows(".\r\n");
        let process = said.split_once(NUMBERED).and_then(|(_, rest)| rest.split_once('.'));
        terminal.process = process.expect("the number of the process").0.to_owned();
        terminal
    }

    /// Waits until this is shown, since the last time that something was waited for; all that was shown until then.
    fn shows(&mut self, text: &str) -> String {
        loop {
            if let Some(at) = self.shown.find(text) {
                let rest = self.shown.split_off(at + text.len());
                return std::mem::replace(&mut self.shown, rest);
            }
            let Ok(more) = self.output.recv() else { panic!("{text:?} does not come: {}", self.shown) };
            self.shown += &more;
        }
    }

    fn types(&mut self, keys: &[u8]) {
        let stdin = self.script.stdin.as_mut().unwrap();
        stdin.write_all(keys).unwrap();
        stdin.flush().unwrap();
    }

    fn is_told(&self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.process]).status().unwrap().success());
    }

    /// The program ends by itself, well, and the terminal is as it was.
    fn ends(mut self) {
        for given_back in GIVEN_BACK {
            self.shows(given_back);
        }
        self.shows(AS_IT_WAS);
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
    for signal in ["-TERM", "-INT", "-HUP"] {
        let mut terminal = Terminal::open(&server);
        terminal.shows("q ends");
        terminal.is_told(signal);
        terminal.ends();
    }
    let mut terminal = Terminal::open(&server);
    terminal.shows("q ends");
    server.kill();
    terminal.shows("does not answer");
    terminal.types(b"q");
    terminal.ends();
}
