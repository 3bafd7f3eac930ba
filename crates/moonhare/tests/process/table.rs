//! A table whose players make any listed move, a different one each time.

use moonhare_rooms::rules::limits::PLAYERS_MAX;
use serde_json::{Value, json};

use crate::client::{Answer, Player};
use crate::server::Server;

const NAMES: [&str; 7] = ["Ana", "Bea", "Cem", "Dov", "Eva", "Finn", "Gus"];
/// Half a second of silence: a WAV file of 8-bit samples.
const SILENCE_BYTES: u32 = 400;

/// A room and those who play in it.
pub(crate) struct Table {
    pub(crate) name: String,
    pub(crate) code: String,
    pub(crate) players: Vec<Player>,
    /// Counts what was sent, for ids and for variety.
    sent: usize,
}

impl Table {
    /// A lobby with this many people.
    pub(crate) async fn new(server: &Server, name: &str, players: usize) -> Self {
        let body = json!({ "name": NAMES[0], "language": "it" });
        let mut table = Self::made(server, name, &body).await;
        for name in &NAMES[1..players] {
            let path = format!("/api/rooms/{}/join", table.code);
            let seated = Server::post(server.address, &path, &json!({ "name": name })).await.unwrap();
            table.add(server, &seated["secret"]).await;
        }
        table
    }

    /// One person and bots.
    pub(crate) async fn with_bots(server: &Server, name: &str) -> Self {
        Self::made(server, name, &json!({ "name": NAMES[0], "try_bots": true })).await
    }

    async fn made(server: &Server, name: &str, body: &Value) -> Self {
        let made = Server::post(server.address, "/api/rooms", body).await.unwrap();
        let code = made["code"].as_str().unwrap().to_owned();
        let mut table = Self { name: name.to_owned(), code, players: vec![], sent: 0 };
        table.add(server, &made["secret"]).await;
        table
    }

    /// A room that an older release made, with those whose secrets were kept.
    pub(crate) async fn of_old(server: &Server, name: &str, keys: &Value) -> Self {
        let code = keys["code"].as_str().unwrap().to_owned();
        let mut table = Self { name: format!("again-{name}"), code, players: vec![], sent: 0 };
        for secret in keys["secrets"].as_array().unwrap() {
            table.add(server, secret).await;
        }
        table
    }

    /// A short game that has begun.
    pub(crate) async fn begun(server: &Server, name: &str, edition: &str, players: usize) -> Self {
        let mut table = Self::new(server, name, players).await;
        let house = match edition {
            "party" | "teams" => json!({}),
            _ => json!({ "target_score": 12 }),
        };
        let settings = json!({ "edition": edition, "house": house, "patience_s": null });
        table.room(0, &json!({ "settings": settings })).await;
        table.room(1, &json!({ "ready": { "ready": true, "salt": name } })).await;
        table.room(0, &json!({ "begin": { "salt": "from the host" } })).await;
        table
    }

    /// Somebody who has a secret of this room comes in.
    pub(crate) async fn add(&mut self, server: &Server, secret: &Value) {
        let mut player = Player::new(server.address, &self.code, secret);
        player.connected().await;
        self.players.push(player);
        self.all_know().await;
    }

    /// A wish about the room, which must be granted.
    pub(crate) async fn room(&mut self, at: usize, command: &Value) {
        self.ask(at, "room", command).await;
    }

    /// A move, which must be allowed.
    pub(crate) async fn go(&mut self, at: usize, command: &Value) {
        self.ask(at, "do", command).await;
    }

    async fn ask(&mut self, at: usize, kind: &str, command: &Value) {
        self.sent += 1;
        let id = format!("{}-{}", self.name, self.sent);
        let answer = self.players[at].insist(&id, kind, command).await;
        assert!(matches!(answer, Answer::Accepted { .. }), "{}: {command}: {answer:?}", self.name);
        self.all_know().await;
    }

    /// Everybody who is here reads what anybody has read.
    async fn all_know(&mut self) {
        let here = self.players.iter_mut().filter(|player| player.is_here());
        let mut here: Vec<&mut Player> = here.collect();
        let known = here.iter().filter_map(|player| player.view["position"].as_u64()).max().unwrap_or(0);
        for player in &mut here {
            player.reach(known).await;
        }
    }

    /// Makes this many moves; where only others are waited for, they come in between.
    pub(crate) async fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            if !self.play_one().await {
                return;
            }
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view()["game"]["phase"] == "over"
    }

    pub(crate) async fn play_until(&mut self, phase: &str) {
        while self.view()["game"]["phase"] != phase && self.play_one().await {}
        assert_eq!(self.view()["game"]["phase"], phase, "{}", self.name);
    }

    /// The view of somebody who is here.
    fn view(&self) -> &Value {
        &self.players.iter().find(|player| player.is_here()).expect("somebody is here").view
    }

    async fn play_one(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        let count = self.players.len();
        let next = (0..count)
            .map(|at| (at + self.sent) % count)
            .filter(|at| self.players[*at].is_here())
            .find_map(|at| Some((at, any_move(&self.players[at].view["game"], self.sent)?)));
        match next {
            Some((at, command)) => self.ask(at, "do", &command).await,
            None => self.wait_until(|_| true).await,
        }
        true
    }

    /// Reads what others do until it has made the first player's view so.
    pub(crate) async fn wait_until(&mut self, done: impl Fn(&Value) -> bool) {
        loop {
            let position = self.players[0].view["position"].as_u64().unwrap();
            self.players[0].reach(position + 1).await;
            self.all_know().await;
            if done(&self.players[0].view) {
                return;
            }
        }
    }

    /// Which of the players tells.
    pub(crate) fn storyteller(&self) -> usize {
        let seat = &self.view()["game"]["storyteller"];
        let tells = |player: &Player| player.view["you"]["seat"] == *seat;
        self.players.iter().position(tells).expect("a player tells")
    }

    /// Sings the clue of this player's first card.
    pub(crate) async fn sing(&mut self, server: &Server, at: usize) {
        let path = format!("/api/rooms/{}/recordings", self.code);
        let kept = server.upload(&path, self.players[at].secret(), &silence()).await;
        let card = self.players[at].view["game"]["your_move"]["tell"]["cards"][0].clone();
        let clue = json!({ "text": "", "performance": kept["id"] });
        self.ask(at, "do", &json!({ "tell": { "card": card, "clue": clue } })).await;
    }

    /// Takes a seat to another device, and plays on there.
    pub(crate) async fn move_to_another_device(&mut self, server: &Server, at: usize) {
        self.sent += 1;
        let id = format!("{}-{}", self.name, self.sent);
        let ticket = self.players[at].ticket(&id).await;
        let path = format!("/api/rooms/{}/move", self.code);
        let moved = Server::post(server.address, &path, &json!({ "ticket": ticket })).await.unwrap();
        self.players[at].leave();
        self.players[at] = Player::new(server.address, &self.code, &moved["secret"]);
        self.players[at].connected().await;
        self.all_know().await;
    }

    pub(crate) fn leave(&mut self) {
        for player in &mut self.players {
            player.leave();
        }
    }

    pub(crate) async fn come_back(&mut self) {
        for player in &mut self.players {
            player.connected().await;
        }
        self.all_know().await;
    }

    /// What everybody sees of the game and the talk.
    pub(crate) fn seen(&self) -> Value {
        let seen = |player: &Player| json!({ "game": player.view["game"], "chat": player.view["chat"] });
        self.players.iter().map(seen).collect()
    }

    /// What one needs to sit down at this table again.
    pub(crate) fn keys(&self) -> Value {
        let secrets: Vec<_> = self.players.iter().map(Player::secret).collect();
        json!({ "code": self.code, "secrets": secrets })
    }
}

/// One of the listed moves, if the table waits for this player.
fn any_move(game: &Value, choice: usize) -> Option<Value> {
    let moves = &game["your_move"];
    let pick = |list: &Value, count: usize| -> Vec<Value> {
        let list = list.as_array().unwrap();
        (0..count).map(|at| list[(choice + at) % list.len()].clone()).collect()
    };
    if moves.get("claim").is_some() {
        return Some(json!({ "claim": {} }));
    }
    if let Some(tell) = moves.get("tell") {
        let clue = format!("a light in the reeds, {choice}");
        return Some(match tell["cards"].is_array() {
            true => json!({ "tell": { "card": pick(&tell["cards"], 1)[0], "clue": clue } }),
            false => json!({ "tell": { "clue": clue } }),
        });
    }
    if let Some(give) = moves.get("give") {
        let count = give["count"].as_u64().unwrap() as usize;
        return Some(json!({ "give": { "cards": pick(&give["cards"], count) } }));
    }
    if let Some(vote) = moves.get("vote").filter(|_| game["my_votes"].is_null()) {
        let (min, max) = (vote["min"].as_u64().unwrap(), vote["max"].as_u64().unwrap());
        let votes = (min + choice as u64 % (max - min + 1)).min(PLAYERS_MAX as u64) as usize;
        let mut command = json!({ "vote": { "slots": pick(&vote["slots"], votes) } });
        if vote["red"].is_array() {
            command["vote"]["red"] = pick(&vote["red"], 2)[1].clone();
        }
        return Some(command);
    }
    moves.get("ready").map(|_| json!({ "ready": {} }))
}

fn silence() -> Vec<u8> {
    let mut wav = Vec::new();
    wav.extend(b"RIFF");
    wav.extend((36 + SILENCE_BYTES).to_le_bytes());
    wav.extend(b"WAVEfmt ");
    wav.extend(16_u32.to_le_bytes());
    // PCM, one channel, 800 samples of one byte a second.
    for number in [1_u16, 1] {
        wav.extend(number.to_le_bytes());
    }
    for number in [800_u32, 800] {
        wav.extend(number.to_le_bytes());
    }
    for number in [1_u16, 8] {
        wav.extend(number.to_le_bytes());
    }
    wav.extend(b"data");
    wav.extend(SILENCE_BYTES.to_le_bytes());
    wav.resize(wav.len() + SILENCE_BYTES as usize, 0x80);
    wav
}
