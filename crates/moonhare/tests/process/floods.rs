//! Somebody who sends without end, in every way that is known.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::{
    Frame,
    coding::{Data, OpCode},
};

/// The address that the flood says it comes from.
const FLOODER: &str = "203.0.113.9";
/// Flooders of one address.
const AT_ONCE: usize = 4;
/// Slow bodies that each of them has on its way.
const SLOW_BODIES: usize = 60;
/// How often a byte of each of them is sent: often enough for a server that waits as long as something comes.
const SLOW_BYTE_EVERY: Duration = Duration::from_millis(50);
const UPLOAD_BYTES: usize = 512 * 1024;

/// What is sent without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Pings,
    EmptyFrames,
    Nonsense,
    GamesBegunAndEnded,
    Guesses,
    Rooms,
    Joins,
    Connections,
    SlowBodies,
    Uploads,
    LookBacks,
}

impl Way {
    pub(crate) const ALL: [Self; 11] = [
        Self::Pings,
        Self::EmptyFrames,
        Self::Nonsense,
        Self::GamesBegunAndEnded,
        Self::Guesses,
        Self::Rooms,
        Self::Joins,
        Self::Connections,
        Self::SlowBodies,
        Self::Uploads,
        Self::LookBacks,
    ];
}

/// A flood that goes on until it is stopped.
pub(crate) struct Flood {
    going: Arc<AtomicBool>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Flood {
    pub(crate) fn start(address: SocketAddr, way: Way) -> Self {
        let going = Arc::new(AtomicBool::new(true));
        let flood = |_| tokio::spawn(Flooder { address, going: Arc::clone(&going) }.flood(way));
        let tasks = (0..AT_ONCE).map(flood).collect();
        Self { going, tasks }
    }

    pub(crate) async fn stop(self) {
        self.going.store(false, Ordering::Relaxed);
        for task in self.tasks {
            task.await.unwrap();
        }
    }
}

struct Flooder {
    address: SocketAddr,
    going: Arc<AtomicBool>,
}

impl Flooder {
    async fn flood(self, way: Way) {
        // With bots, so that a game can begin. A flooder who has made too many goes for a room that is not there.
        let made = self.request("POST", "/api/rooms", None, br#"{"name":"Flood","try_bots":true}"#).await;
        let made: Value = serde_json::from_str(&made).unwrap_or_default();
        let code = made["code"].as_str().unwrap_or("BBBBBB");
        let secret = made["secret"].as_str();
        let room = format!("/api/rooms/{code}");
        let recording = [b"RIFF".as_slice(), &vec![0; UPLOAD_BYTES]].concat();
        while self.goes_on() {
            match way {
                Way::Pings => self.socket(&room, secret, |_| Message::Ping(vec![0; 100].into())).await,
                Way::EmptyFrames => self.socket(&room, secret, empty_frame).await,
                Way::Nonsense => self.socket(&room, secret, |_| Message::text("[]")).await,
                Way::GamesBegunAndEnded => self.socket(&room, secret, begin_or_end).await,
                Way::Guesses => drop(self.request("GET", "/api/rooms/BBBBBC", None, b"").await),
                Way::Rooms => drop(self.request("POST", "/api/rooms", None, br#"{"name":"Flood"}"#).await),
                Way::Joins => {
                    let body = br#"{"name":"Flood","watch":true}"#;
                    drop(self.request("POST", &format!("{room}/join"), None, body).await);
                }
                Way::Connections => drop(TcpStream::connect(self.address).await),
                Way::SlowBodies => self.slow_bodies().await,
                Way::Uploads => {
                    drop(self.request("POST", &format!("{room}/recordings"), secret, &recording).await);
                }
                Way::LookBacks => drop(self.request("GET", &format!("{room}/turns"), secret, b"").await),
            }
        }
    }

    fn goes_on(&self) -> bool {
        self.going.load(Ordering::Relaxed)
    }

    /// Sends until the socket is closed, or it is enough.
    async fn socket(&self, room: &str, secret: Option<&str>, message: impl Fn(u64) -> Message) {
        let mut request = format!("ws://{}{room}/socket", self.address).into_client_request().unwrap();
        request.headers_mut().insert("x-forwarded-for", FLOODER.parse().unwrap());
        let Ok((socket, _)) = connect_async(request).await else { return };
        let (mut sink, mut source) = socket.split();
        let reads = tokio::spawn(async move { while let Some(Ok(_)) = source.next().await {} });
        let hello = json!({ "hello": { "secret": secret } }).to_string();
        let mut sent = sink.send(Message::text(hello)).await;
        let mut number = 0;
        while self.goes_on() && sent.is_ok() {
            sent = sink.send(message(number)).await;
            number += 1;
        }
        drop(sink);
        reads.abort();
    }

    /// Many bodies of which a byte comes now and then, until the server has had enough of one of them.
    async fn slow_bodies(&self) {
        let head = format!(
            "POST /api/rooms HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: {FLOODER}\r\ncontent-length: 16000\r\n\r\n",
            self.address
        );
        let mut bodies = Vec::new();
        for _ in 0..SLOW_BODIES {
            let Ok(mut stream) = TcpStream::connect(self.address).await else { break };
            if stream.write_all(head.as_bytes()).await.is_ok() {
                bodies.push(stream);
            }
        }
        while self.goes_on() && !bodies.is_empty() {
            for stream in &mut bodies {
                if stream.write_all(b" ").await.is_err() {
                    return;
                }
            }
            tokio::time::sleep(SLOW_BYTE_EVERY).await;
        }
    }

    /// The answer's body, or nothing.
    async fn request(&self, method: &str, path: &str, secret: Option<&str>, body: &[u8]) -> String {
        let Ok(mut stream) = TcpStream::connect(self.address).await else { return String::new() };
        let bearer = secret.map(|secret| format!("authorization: Bearer {secret}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: {FLOODER}\r\n{bearer}content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
            self.address,
            body.len()
        );
        let mut answer = Vec::new();
        if stream.write_all(&[head.as_bytes(), body].concat()).await.is_ok() {
            _ = stream.read_to_end(&mut answer).await;
        }
        let answer = String::from_utf8_lossy(&answer);
        answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default()
    }
}

/// A message that never ends: pieces with nothing in them.
fn empty_frame(number: u64) -> Message {
    let kind = if number == 0 { Data::Text } else { Data::Continue };
    Message::Frame(Frame::message("", OpCode::Data(kind), false))
}

/// What writes most to a room's log: all hands and the whole pile, again and again. No id comes twice, from whichever socket: whoever
/// reads the log back looks for commands that were done twice.
fn begin_or_end(number: u64) -> Message {
    static LATEST: AtomicU64 = AtomicU64::new(0);
    let id = format!("flood-{}", LATEST.fetch_add(1, Ordering::Relaxed));
    let command = match number {
        0 => json!({ "begin": {} }),
        number if number % 2 == 1 => json!({ "end": {} }),
        _ => json!({ "rematch": {} }),
    };
    Message::text(json!({ "room": { "id": id, "command": command } }).to_string())
}
