//! A room with people in it, for tests.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use moonhare_rooms::{
    BotPlayers, BotSeat, ByeCode, Caller, ClientMessage, Connection, DeckPart, Decks, Entry, Hello, Language,
    Log, MemoryLog, Outlet, Past, Profile, RoomCode, Rooms, any_move,
    client::apply_step,
    rules::{Command, View},
};
use serde_json::{Value, json};
use tokio::sync::Notify;

pub(crate) struct OnePack;

impl Decks for OnePack {
    fn cards(&self, pack: &str) -> Option<u16> {
        (pack == "plain").then_some(84)
    }

    fn pictures(&self, _: &str) -> Arc<str> {
        (0..84).map(|card| format!("{card:02}")).collect::<String>().into()
    }

    fn first_pack(&self) -> String {
        "plain".into()
    }
}

/// Bots that think for two seconds.
pub(crate) struct Slow;

impl BotPlayers for Slow {
    fn delay_ms(&self, _: BotSeat, _: &View) -> u64 {
        2_000
    }

    fn decide(&self, bot: BotSeat, _: &[DeckPart], _: &Past, view: &View) -> Option<Command> {
        any_move(bot, view)
    }
}

/// What a viewer hears, and the view that it makes.
#[derive(Default)]
pub(crate) struct Ear {
    view: Mutex<Value>,
    /// Everything, as it came.
    texts: Mutex<Vec<Value>>,
    heard: Notify,
    /// Why it was closed.
    bye: Mutex<Option<ByeCode>>,
}

impl Outlet for Ear {
    fn send(&self, text: &str) {
        let message: Value = serde_json::from_str(text).unwrap();
        self.texts.lock().unwrap().push(message.clone());
        let mut view = self.view.lock().unwrap();
        if message.is_array() {
            apply_step(&mut view, &message).unwrap();
        } else if let Some(welcome) = message.get("welcome") {
            *view = welcome["view"].clone();
        } else if let Some(presence) = message.get("presence") {
            view["presence"] = presence.clone();
        } else if let Some(refused) = message.get("refused") {
            view["refused"] = refused["code"].clone();
        }
        self.heard.notify_one();
    }

    fn close(&self, code: ByeCode) {
        *self.bye.lock().unwrap() = Some(code);
        self.heard.notify_one();
    }
}

/// Somebody who does not listen.
pub(crate) struct Deaf;

impl Outlet for Deaf {
    fn send(&self, _: &str) {}

    fn close(&self, _: ByeCode) {}
}

/// Somebody with an open connection.
pub(crate) struct Guest {
    connection: Connection,
    ear: Arc<Ear>,
    said: u32,
}

impl Guest {
    /// Gives the command's id.
    pub(crate) async fn say(&mut self, kind: &str, command: Value) -> String {
        self.said += 1;
        let id = format!("{}-{}", self.view()["you"]["person"], self.said);
        let message = json!({ kind: { "id": id, "command": command } });
        self.connection.say(serde_json::from_value::<ClientMessage>(message).unwrap()).await.unwrap();
        id
    }

    /// Everything that came, in order.
    pub(crate) fn texts(&self) -> Vec<Value> {
        self.ear.texts.lock().unwrap().clone()
    }

    /// Waits until what came is so.
    pub(crate) async fn until_heard(&self, wanted: impl Fn(&[Value]) -> bool) {
        while !wanted(&self.ear.texts.lock().unwrap()) {
            self.ear.heard.notified().await;
        }
    }

    pub(crate) async fn send(&self, message: Value) {
        self.connection.say(serde_json::from_value(message).unwrap()).await.unwrap();
    }

    /// Waits until the connection was closed.
    pub(crate) async fn until_closed(&self) {
        while self.bye().is_none() {
            self.ear.heard.notified().await;
        }
    }

    /// Why the connection was closed, if it was.
    pub(crate) fn bye(&self) -> Option<ByeCode> {
        *self.ear.bye.lock().unwrap()
    }

    pub(crate) fn view(&self) -> Value {
        self.ear.view.lock().unwrap().clone()
    }

    /// Waits until the view is so; time runs as long as nothing else is to be done.
    pub(crate) async fn until(&self, what: &str, wanted: impl Fn(&Value) -> bool) {
        let waiting = async {
            while !wanted(&self.view()) {
                self.ear.heard.notified().await;
            }
        };
        let waited = tokio::time::timeout(Duration::from_secs(3_600), waiting).await;
        assert!(waited.is_ok(), "in an hour it did not happen that {what}: {}", self.view());
    }
}

pub(crate) struct House {
    pub(crate) log: Arc<dyn Log>,
    pub(crate) rooms: Rooms,
    pub(crate) code: RoomCode,
    pub(crate) secrets: Vec<String>,
}

impl House {
    pub(crate) async fn new(people: usize) -> Self {
        Self::on(Arc::new(MemoryLog::new()), people).await
    }

    pub(crate) async fn on(log: Arc<dyn Log>, people: usize) -> Self {
        let rooms = Rooms::new(Arc::clone(&log), Arc::new(OnePack), Arc::new(Slow));
        Self::at(log, rooms, people, false).await
    }

    /// A room among others.
    pub(crate) async fn at(log: Arc<dyn Log>, rooms: Rooms, people: usize, try_bots: bool) -> Self {
        let profile = |name: String| Profile { name, rabbit: None, language: Language::En };
        let made = rooms.create(&profile("Host".into()), try_bots, None).await.unwrap();
        let mut secrets = vec![made.seated.secret.reveal().to_owned()];
        for number in 2..=people {
            let entry = Entry { profile: profile(format!("Guest {number}")), passphrase: None, watch: false };
            let seated = rooms.join(made.code, entry, Caller::default()).await.unwrap();
            secrets.push(seated.secret.reveal().to_owned());
        }
        Self { log, rooms, code: made.code, secrets }
    }

    /// What a power cut leaves: the log, and nobody who knows more than that.
    pub(crate) fn started_again(&self) -> Self {
        let log = Arc::clone(&self.log);
        let rooms = Rooms::new(Arc::clone(&log), Arc::new(OnePack), Arc::new(Slow));
        Self { log, rooms, code: self.code, secrets: self.secrets.clone() }
    }

    /// Somebody joins to watch; gives their secret.
    pub(crate) async fn watch(&self, name: &str) -> String {
        let profile = Profile { name: name.into(), rabbit: None, language: Language::En };
        let entry = Entry { profile, passphrase: None, watch: true };
        self.rooms.join(self.code, entry, Caller::default()).await.unwrap().secret.reveal().to_owned()
    }

    pub(crate) async fn come(&self, person: usize) -> Guest {
        self.look(Some(self.secrets[person - 1].clone())).await
    }

    pub(crate) async fn look(&self, secret: Option<String>) -> Guest {
        let ear = Arc::new(Ear::default());
        let hello = Hello { secret, ..Hello::default() };
        let connection =
            self.rooms.connect(self.code, hello, None, Arc::clone(&ear) as Arc<dyn Outlet>).await.unwrap();
        Guest { connection, ear, said: 0 }
    }
}

pub(crate) fn phase(view: &Value) -> &str {
    view["game"]["phase"].as_str().unwrap_or("none")
}

pub(crate) fn held(view: &Value, person: usize) -> bool {
    view["people"][person - 1]["held"] == true
}
