//! A server, and clients that know nothing but the protocol.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use futures_util::{SinkExt, StreamExt};
use moonhare_rooms::{
    BotPlayers, BotSeat, DeckPart, Log, MemoryLog, Past, Rooms, any_move,
    client::apply_step,
    rules::{Command, View},
    system_calendar,
};
use moonhare_server::{AnyMachine, Config, NoOwnPictures, PlainShelf, Services};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::oneshot,
    task::JoinHandle,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::paintings::OrderBook;

/// Bots that move at once.
pub(crate) struct Quick;

impl BotPlayers for Quick {
    fn delay_ms(&self, _: BotSeat, _: &View) -> u64 {
        1
    }

    fn decide(&self, bot: BotSeat, _: &[DeckPart], _: &Past, view: &View) -> Option<Command> {
        any_move(bot, view)
    }
}

/// A server that runs until it is stopped.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::on(Arc::new(MemoryLog::new()), Config::unhurried()).await
    }

    pub(crate) async fn on(log: Arc<dyn Log>, config: Config) -> Self {
        Self::with_operators(log, config, None).await
    }

    /// A server with an address for operators.
    pub(crate) async fn with_operators(
        log: Arc<dyn Log>,
        config: Config,
        metrics: Option<TcpListener>,
    ) -> Self {
        Self::of(log, config, |services| services.metrics = metrics).await
    }

    /// A server whose services are changed before it starts.
    pub(crate) async fn of(log: Arc<dyn Log>, config: Config, change: impl FnOnce(&mut Services)) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let rooms = Rooms::with(log, Arc::new(PlainShelf), Arc::new(Quick), config.quotas, system_calendar());
        let painter = Arc::new(OrderBook::default());
        let mut services = Services {
            rooms,
            shelf: Arc::new(PlainShelf),
            painter,
            own: Arc::new(NoOwnPictures),
            machine: Arc::new(AnyMachine),
            metrics: None,
            metrics_token: None,
            new_limits: None,
            https: None,
        };
        change(&mut services);
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async { _ = stopped.await };
            moonhare_server::run(listener, services, config, stopped).await.unwrap();
        });
        Self { address, stop, task }
    }

    /// Stops the server as an operator does.
    pub(crate) async fn stop(self) {
        _ = self.stop.send(());
        self.task.await.unwrap();
    }

    /// A request, and the status and body of its answer.
    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> (u16, String, Vec<u8>) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str(&format!("content-length: {}\r\n\r\n", body.len()));
        stream.write_all(head.as_bytes()).await.unwrap();
        _ = stream.write_all(body).await;
        let mut answer = Vec::new();
        _ = stream.read_to_end(&mut answer).await;
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("an answer with a head");
        let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
        let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, head, answer[end + 4..].to_vec())
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        let (status, _, body) = self.request("GET", path, &[], &[]).await;
        (status, serde_json::from_slice(&body).unwrap_or_default())
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let (status, _, body) = self.request("POST", path, &[], body.to_string().as_bytes()).await;
        (status, serde_json::from_slice(&body).unwrap_or_default())
    }

    /// Posts for somebody at this address, behind a proxy that tells it, who has this secret.
    pub(crate) async fn post_from(
        &self,
        from: &str,
        secret: Option<&str>,
        path: &str,
        body: Value,
    ) -> (u16, Value) {
        let bearer = secret.map(|secret| format!("Bearer {secret}"));
        let mut headers = vec![("x-forwarded-for", from)];
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        let (status, _, body) = self.request("POST", path, &headers, body.to_string().as_bytes()).await;
        (status, serde_json::from_slice(&body).unwrap_or_default())
    }

    /// A new room: its code and the host's secret.
    pub(crate) async fn room(&self) -> (String, String) {
        let (status, made) = self.post("/api/rooms", json!({ "name": "Host", "language": "en" })).await;
        assert_eq!(status, 200, "{made}");
        (text(&made["code"]), text(&made["secret"]))
    }

    /// Joins a room; gives the secret.
    pub(crate) async fn join(&self, code: &str, name: &str) -> String {
        let (status, seated) = self.post(&format!("/api/rooms/{code}/join"), json!({ "name": name })).await;
        assert_eq!(status, 200, "{seated}");
        text(&seated["secret"])
    }

    /// A table of people who are all connected; the first is the host.
    pub(crate) async fn table(&self, people: usize) -> (String, Vec<Client>) {
        let (code, secret) = self.room().await;
        let mut clients = vec![Client::connect(self.address, &code, Some(&secret)).await];
        for number in 2..=people {
            let secret = self.join(&code, &format!("Player {number}")).await;
            clients.push(Client::connect(self.address, &code, Some(&secret)).await);
        }
        (code, clients)
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}")).to_owned()
}

/// A client with one socket, which follows the room's view.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    address: SocketAddr,
    code: String,
    pub(crate) secret: Option<String>,
    pub(crate) view: Value,
    /// Every text that was received on any of this client's sockets, as it came.
    pub(crate) heard: Vec<String>,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr, code: &str, secret: Option<&str>) -> Self {
        Self::try_connect(address, code, secret).await.unwrap_or_else(|refused| panic!("{refused}"))
    }

    /// Connects, or gives what the server said instead of a welcome.
    pub(crate) async fn try_connect(
        address: SocketAddr,
        code: &str,
        secret: Option<&str>,
    ) -> Result<Self, Value> {
        Self::try_connect_from("127.0.0.1", address, code, secret).await
    }

    /// Connects for somebody at this address, behind a proxy that tells it.
    pub(crate) async fn try_connect_from(
        from: &str,
        address: SocketAddr,
        code: &str,
        secret: Option<&str>,
    ) -> Result<Self, Value> {
        let mut request = format!("ws://{address}/api/rooms/{code}/socket").into_client_request().unwrap();
        request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        let (socket, _) = connect_async(request).await.map_err(|error| json!(error.to_string()))?;
        let mut client = Self {
            socket,
            address,
            code: code.to_owned(),
            secret: secret.map(str::to_owned),
            view: Value::Null,
            heard: Vec::new(),
        };
        client.hello().await?;
        Ok(client)
    }

    async fn hello(&mut self) -> Result<(), Value> {
        self.send(json!({ "hello": { "secret": self.secret } })).await;
        let welcome = self.receive().await.ok_or(Value::Null)?;
        if welcome["welcome"].is_null() {
            return Err(welcome);
        }
        self.view = welcome["welcome"]["view"].clone();
        Ok(())
    }

    /// Opens a new socket; what the new view says must be what the old one had become.
    pub(crate) async fn reconnect(&mut self) {
        let (socket, _) =
            connect_async(format!("ws://{}/api/rooms/{}/socket", self.address, self.code)).await.unwrap();
        self.socket = socket;
        self.hello().await.unwrap();
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        _ = self.socket.send(Message::text(text)).await;
    }

    /// Sends something that is no text.
    pub(crate) async fn send_raw(&mut self, message: Message) {
        _ = self.socket.send(message).await;
    }

    /// The next message; nothing when the socket was closed. Steps and presence change the view.
    pub(crate) async fn receive(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => {
                    self.heard.push(text.as_str().to_owned());
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message.is_array() {
                        apply_step(&mut self.view, &message).unwrap();
                    } else if !message["presence"].is_null() {
                        self.view["presence"] = message["presence"].clone();
                        self.view["watchers"] = message["presence"]["watchers"].clone();
                    } else if !message["house"].is_null() {
                        self.view["house"] = message["house"].clone();
                    }
                    return Some(message);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Receives until something is so.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) {
        while !wanted(&self.view) {
            let heard = self.receive().await;
            assert!(heard.is_some(), "the socket was closed while waiting; the view is {}", self.view);
        }
    }

    fn next_id() -> String {
        // Another client of the same person must not use the same ids: they would be known already.
        static COMMANDS: AtomicU32 = AtomicU32::new(0);
        format!("c{}", COMMANDS.fetch_add(1, Ordering::Relaxed))
    }

    /// Sends a command and waits for its answer: a position, or a refusal's code.
    pub(crate) async fn ask(&mut self, kind: &str, command: Value) -> Result<u64, String> {
        let id = Self::next_id();
        self.ask_as(&id, kind, command).await
    }

    pub(crate) async fn ask_as(&mut self, id: &str, kind: &str, command: Value) -> Result<u64, String> {
        self.send(json!({ kind: { "id": id, "command": command } })).await;
        loop {
            let answer = self.receive().await.ok_or("closed")?;
            if answer.get(2).and_then(Value::as_str) == Some(id) {
                return Ok(answer[0].as_u64().unwrap());
            }
            if answer["accepted"]["id"] == id {
                return Ok(answer["accepted"]["position"].as_u64().unwrap());
            }
            if answer["refused"]["id"] == id {
                return Err(text(&answer["refused"]["code"]));
            }
        }
    }

    pub(crate) async fn play(&mut self, command: Value) -> Result<u64, String> {
        self.ask("do", command).await
    }

    pub(crate) async fn room(&mut self, command: Value) -> Result<u64, String> {
        self.ask("room", command).await
    }

    pub(crate) fn position(&self) -> u64 {
        self.view["position"].as_u64().unwrap()
    }

    pub(crate) fn phase(&self) -> &str {
        self.view["game"]["phase"].as_str().unwrap_or("none")
    }

    /// A move that is open and that the game waits for.
    pub(crate) fn open_move(&self, choice: usize) -> Option<Value> {
        let game = &self.view["game"];
        let me = &game["seats"][self.view["you"]["seat"].as_u64()? as usize];
        let moves = &game["your_move"];
        let pick = |list: &Value| list.as_array().map(|list| list[choice % list.len()].clone());
        if let Some(tell) = moves.get("tell") {
            let clue = format!("clue {choice}");
            return Some(match pick(&tell["cards"]) {
                Some(card) => json!({ "tell": { "card": card, "clue": clue } }),
                None => json!({ "tell": { "clue": clue } }),
            });
        }
        if let Some(give) = moves.get("give") {
            let cards = give["cards"].as_array()?;
            let count = give["count"].as_u64()? as usize;
            let given: Vec<_> = (0..count).map(|at| cards[(choice + at) % cards.len()].clone()).collect();
            return Some(json!({ "give": { "cards": given } }));
        }
        if let Some(vote) = moves.get("vote")
            && me["voted"] == false
        {
            let slots = vote["slots"].as_array()?;
            let votes = vote["min"].as_u64()? as usize;
            let chosen: Vec<_> = (0..votes).map(|at| slots[(choice + at) % slots.len()].clone()).collect();
            return Some(match pick(&vote["red"]) {
                Some(red) => json!({ "vote": { "slots": chosen, "red": red } }),
                None => json!({ "vote": { "slots": chosen } }),
            });
        }
        moves.get("ready").map(|_| json!({ "ready": {} }))
    }
}

/// Lets everybody hear of everything up to the latest position that anybody knows.
pub(crate) async fn catch_up(clients: &mut [Client]) {
    let latest = clients.iter().map(Client::position).max().unwrap_or(0);
    for client in clients {
        client.until(|view| view["position"].as_u64() >= Some(latest)).await;
    }
}

/// Plays one move of whoever the game waits for; returns whether the game goes on.
pub(crate) async fn play_one(clients: &mut [Client], choice: usize) -> bool {
    catch_up(clients).await;
    let Some(at) = clients.iter().position(|client| client.open_move(choice).is_some()) else { return false };
    let command = clients[at].open_move(choice).unwrap();
    let answer = clients[at].play(command.clone()).await;
    // In pairs both may give until one has.
    assert!(answer.is_ok(), "{command} was refused: {answer:?}");
    true
}
