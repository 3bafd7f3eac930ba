//! One measuring player: keeps just enough of its view to know its next command.

use std::net::SocketAddr;

use anyhow::{Context, bail};
use serde_json::{Value, json};

use super::gaps::Gaps;
use super::socket::Socket;

/// A seat at a table, played by the first move that is listed.
pub(super) struct Player {
    socket: Socket,
    position: u64,
    hand: Vec<u64>,
    moves: Vec<Value>,
    /// A vote can be changed until the last is in; one is enough here.
    voted: bool,
    over: bool,
}

impl Player {
    pub(super) async fn sit(address: SocketAddr, code: &str, secret: &Value) -> anyhow::Result<Self> {
        let mut socket = Socket::connect(address, &format!("/api/rooms/{code}/socket")).await?;
        socket.send(json!({ "hello": { "secret": secret } }).to_string()).await?;
        let mut player =
            Self { socket, position: 0, hand: Vec::new(), moves: Vec::new(), voted: false, over: false };
        loop {
            let (text, _) = player.socket.next().await?;
            let message: Value = serde_json::from_str(&text)?;
            if let Some(welcome) = message.get("welcome") {
                player.position = welcome["position"].as_u64().context("a welcome without a position")?;
                player.read_game(&welcome["view"]["game"]);
                return Ok(player);
            }
        }
    }

    pub(super) fn position(&self) -> u64 {
        self.position
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    pub(super) async fn send(&mut self, message: &Value) -> anyhow::Result<()> {
        self.socket.send(message.to_string()).await
    }

    /// Reads until this position is reached; how many bytes that took.
    pub(super) async fn reach(&mut self, position: u64, gaps: &Gaps) -> anyhow::Result<usize> {
        let mut bytes = 0;
        while self.position < position {
            let (text, length) = self.socket.next().await?;
            gaps.heard();
            bytes += length;
            match serde_json::from_str(&text)? {
                Value::Array(step) => self.read_step(&step)?,
                Value::Object(message) => {
                    if let Some(refused) = message.get("refused").or(message.get("bye")) {
                        bail!("the server refused a measuring player: {refused}");
                    }
                }
                _ => {}
            }
        }
        Ok(bytes)
    }

    fn read_step(&mut self, step: &[Value]) -> anyhow::Result<()> {
        self.position = step.first().and_then(Value::as_u64).context("a step without a position")?;
        let Some(patch) = step.get(1).and_then(Value::as_object) else { return Ok(()) };
        if let Some(game) = patch.get("game") {
            self.read_game(game);
        }
        if let Some(phase) = patch.get("p").and_then(Value::as_u64) {
            self.voted = false;
            self.over = phase == 5;
        }
        if let Some(hand) = patch.get("H") {
            self.hand = numbers(hand);
        }
        if let Some(left) = patch.get("-").map(numbers) {
            self.hand.retain(|card| !left.contains(card));
        }
        if let Some(came) = patch.get("+") {
            self.hand.extend(numbers(came));
        }
        if let Some(moves) = patch.get("m").and_then(Value::as_array) {
            self.moves.clone_from(moves);
        }
        Ok(())
    }

    /// A whole view of the game, as it comes with a welcome or when a game begins.
    fn read_game(&mut self, game: &Value) {
        self.voted = false;
        self.over = game["phase"] == "over";
        self.hand = numbers(&game["hand"]);
        self.moves.clear();
        let moves = &game["your_move"];
        for (name, short) in [("claim", "c"), ("tell", "t"), ("ready", "r")] {
            if moves.get(name).is_some() {
                self.moves.push(json!(short));
            }
        }
        if let Some(vote) = moves.get("vote") {
            self.moves.push(json!(["v", vote["slots"]]));
        }
        if let Some(give) = moves.get("give") {
            self.moves.push(json!(["g", give["count"]]));
        }
    }

    /// What this player would do now, if the table waits for it.
    pub(super) fn next_command(&mut self) -> Option<Value> {
        for choice in &self.moves {
            let name = choice.as_str().or(choice[0].as_str()).unwrap_or_default();
            let command = match name {
                "c" => json!({ "claim": {} }),
                "t" => json!({ "tell": { "card": self.hand.first(), "clue": "an old song about rain" } }),
                "g" => json!({ "give": { "cards": [self.hand.first()] } }),
                "v" if !self.voted => json!({ "vote": { "slots": [choice[1][0]] } }),
                "r" => json!({ "ready": {} }),
                _ => continue,
            };
            self.voted |= name == "v";
            return Some(command);
        }
        None
    }
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}
