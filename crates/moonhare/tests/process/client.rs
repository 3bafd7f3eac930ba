//! A player who goes on over any number of broken connections.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use moonhare_rooms::client::apply_step;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Where there are many doors and one says nothing for so long, another is tried.
const SILENCE_MAX: Duration = Duration::from_secs(4);

/// The addresses of a house: one server, or several nodes.
pub(crate) type Doors = Arc<[SocketAddr]>;

/// A seat at a table, seen through one socket after another.
pub(crate) struct Player {
    doors: Doors,
    /// Which of them comes next.
    door: usize,
    code: String,
    secret: Value,
    stream: Option<Stream>,
    pub(crate) view: Value,
    /// Everything that was seen of the game, where there are many doors.
    pub(crate) sights: Vec<Sight>,
}

/// What somebody saw of a game.
pub(crate) struct Sight {
    /// The seat that it was seen from; nothing for a watcher.
    pub(crate) seat: Option<u8>,
    pub(crate) position: u64,
    /// A hash of it.
    pub(crate) game: blake3::Hash,
}

impl Sight {
    /// A hash of a game as it travels.
    pub(crate) fn hash(game: &Value) -> blake3::Hash {
        blake3::hash(game.to_string().as_bytes())
    }

    fn of(view: &Value) -> Self {
        let seat = view["you"]["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        Self { seat, position: view["position"].as_u64().unwrap(), game: Self::hash(&view["game"]) }
    }
}

/// What became of a command.
#[derive(Debug)]
pub(crate) enum Answer {
    Accepted { position: u64 },
    Refused { code: String },
}

impl Player {
    pub(crate) fn new(address: SocketAddr, code: &str, secret: &Value) -> Self {
        Self::at(Arc::new([address]), 0, code, secret)
    }

    /// Somebody who comes by this door first, and by the next one when that is closed.
    pub(crate) fn at(doors: Doors, door: usize, code: &str, secret: &Value) -> Self {
        let (code, secret) = (code.to_owned(), secret.clone());
        Self { doors, door, code, secret, stream: None, view: Value::Null, sights: Vec::new() }
    }

    fn url(&self) -> String {
        let address = self.doors[self.door % self.doors.len()];
        format!("ws://{address}/api/rooms/{}/socket", self.code)
    }

    /// Connects, again and again if need be, and says who this is.
    pub(crate) async fn connected(&mut self) {
        while self.stream.is_none() {
            if self.try_connect().await.is_none() {
                self.stream = None;
                self.door += 1;
                tokio::task::yield_now().await;
            }
        }
    }

    async fn try_connect(&mut self) -> Option<()> {
        self.stream = Some(self.unless_silent(connect_async(self.url())).await?.ok()?.0);
        self.send(&json!({ "hello": { "secret": self.secret } })).await?;
        loop {
            let message = self.receive().await?;
            if let Some(welcome) = message.get("welcome") {
                self.view = welcome["view"].clone();
                self.note();
                return Some(());
            }
        }
    }

    /// Says who this is, once, and gives the code of the refusal.
    pub(crate) async fn refused(mut self) -> String {
        self.stream = Some(connect_async(self.url()).await.unwrap().0);
        self.send(&json!({ "hello": { "secret": self.secret } })).await.unwrap();
        let answer = self.receive().await.unwrap();
        answer["refused"]["code"].as_str().unwrap_or_else(|| panic!("not refused: {answer}")).to_owned()
    }

    /// The table.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// Reads until the connection is closed; the code of what was said last to everything and nothing.
    pub(crate) async fn put_out(&mut self) -> String {
        let mut why = String::new();
        while let Some(message) = self.receive().await {
            match message.get("refused").filter(|refused| refused["id"].is_null()) {
                Some(refused) => why = refused["code"].as_str().unwrap().to_owned(),
                None => _ = self.read(&message, ""),
            }
        }
        why
    }

    /// What proves the seat.
    pub(crate) fn secret(&self) -> &str {
        self.secret.as_str().unwrap()
    }

    pub(crate) fn is_here(&self) -> bool {
        self.stream.is_some()
    }

    /// Closes the connection; [`Self::connected`] opens another.
    pub(crate) fn leave(&mut self) {
        self.stream = None;
    }

    /// Closes the connection; the next one goes by another door.
    pub(crate) fn change_doors(&mut self) {
        self.leave();
        self.door += 1;
    }

    /// Keeps what is seen now, to hold it against the log.
    fn note(&mut self) {
        if self.doors.len() > 1 {
            self.sights.push(Sight::of(&self.view));
        }
    }

    /// Says something that is not answered.
    pub(crate) async fn say(&mut self, message: &Value) {
        self.send(message).await.unwrap();
    }

    /// Asks for a ticket to another device.
    pub(crate) async fn ticket(&mut self, id: &str) -> Value {
        self.send(&json!({ "room": { "id": id, "command": { "ticket": {} } } })).await.unwrap();
        loop {
            let message = self.receive().await.unwrap();
            if let Some(ticket) = message.get("ticket") {
                return ticket["ticket"].clone();
            }
            assert!(message.get("refused").is_none(), "{message}");
            self.read(&message, "");
        }
    }

    /// What comes; nothing if it does not come soon, and there are other doors.
    async fn unless_silent<T>(&self, comes: impl Future<Output = T>) -> Option<T> {
        if self.doors.len() == 1 { Some(comes.await) } else { timeout(SILENCE_MAX, comes).await.ok() }
    }

    async fn send(&mut self, message: &Value) -> Option<()> {
        self.stream.as_mut()?.send(Message::text(message.to_string())).await.ok()
    }

    /// The next message; nothing when the connection is broken.
    async fn receive(&mut self) -> Option<Value> {
        loop {
            let mut stream = self.stream.take()?;
            let next = self.unless_silent(stream.next()).await.flatten();
            self.stream = Some(stream);
            match next {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).ok(),
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.stream = None;
                    self.door += 1;
                    return None;
                }
                Some(Ok(_)) => {}
            }
        }
    }

    /// Sends a command under this id until it is answered, over as many connections as that takes.
    pub(crate) async fn insist(&mut self, id: &str, kind: &str, command: &Value) -> Answer {
        loop {
            self.connected().await;
            if self.send(&json!({ kind: { "id": id, "command": command } })).await.is_none() {
                self.stream = None;
                continue;
            }
            while let Some(message) = self.receive().await {
                if let Some(answer) = self.read(&message, id) {
                    return answer;
                }
            }
        }
    }

    fn read(&mut self, message: &Value, id: &str) -> Option<Answer> {
        if message.is_array() {
            let answered = apply_step(&mut self.view, message).expect("steps have no gaps");
            self.note();
            let position = self.view["position"].as_u64().unwrap();
            return (answered.as_deref() == Some(id)).then_some(Answer::Accepted { position });
        }
        if let Some(accepted) = message.get("accepted").filter(|accepted| accepted["id"] == id) {
            return Some(Answer::Accepted { position: accepted["position"].as_u64().unwrap() });
        }
        let refused = message.get("refused").filter(|refused| refused["id"] == id)?;
        Some(Answer::Refused { code: refused["code"].as_str().unwrap().to_owned() })
    }

    /// Reads until this position is known.
    pub(crate) async fn reach(&mut self, position: u64) {
        self.connected().await;
        while self.view["position"].as_u64().unwrap() < position {
            if let Some(message) = self.receive().await {
                self.read(&message, "");
            } else {
                self.connected().await;
            }
        }
    }

    /// The first listed move, if the table waits for this player.
    pub(crate) fn next_command(&self) -> Option<Value> {
        let game = &self.view["game"];
        let moves = &game["your_move"];
        if moves.get("claim").is_some() {
            return Some(json!({ "claim": {} }));
        }
        if let Some(tell) = moves.get("tell") {
            return Some(json!({ "tell": { "card": tell["cards"][0], "clue": "a light in the reeds" } }));
        }
        if let Some(give) = moves.get("give") {
            let count = give["count"].as_u64().unwrap() as usize;
            return Some(json!({ "give": { "cards": give["cards"].as_array().unwrap()[..count] } }));
        }
        if let Some(vote) = moves.get("vote").filter(|_| game["my_votes"].is_null()) {
            return Some(json!({ "vote": { "slots": [vote["slots"][0]] } }));
        }
        moves.get("ready").map(|_| json!({ "ready": {} }))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view["game"]["phase"] == "over"
    }
}
