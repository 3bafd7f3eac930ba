//! A room with people in it, for tests.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use moonhare_rooms::{
    BotPlayers, BotSeat, ByeCode, ClientMessage, DeckPart, Decks, Entry, Hello, Language, Log, Looking,
    MemoryLog, Outlet, Profile, RoomCode, Tables, any_move,
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

    fn decide(&self, bot: BotSeat, _: &[DeckPart], _: &[String], view: &View) -> Option<Command> {
        any_move(bot, view)
    }
}

/// What a viewer hears, and the view that it makes.
#[derive(Default)]
pub(crate) struct Ear {
    view: Mutex<Value>,
    heard: Notify,
    /// Why it was closed.
    bye: Mutex<Option<ByeCode>>,
}

impl Outlet for Ear {
    fn send(&self, text: &str) {
        let message: Value = serde_json::from_str(text).unwrap();
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

/// Somebody with an open connection.
pub(crate) struct Guest {
    looking: Looking,
    ear: Arc<Ear>,
    said: u32,
}

impl Guest {
    pub(crate) async fn say(&mut self, kind: &str, command: Value) {
        self.said += 1;
        let id = format!("{}-{}", self.view()["you"]["person"], self.said);
        let message = json!({ kind: { "id": id, "command": command } });
        self.looking.say(serde_json::from_value::<ClientMessage>(message).unwrap()).await.unwrap();
    }

    pub(crate) async fn send(&self, message: Value) {
        self.looking.say(serde_json::from_value(message).unwrap()).await.unwrap();
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
    pub(crate) tables: Tables,
    pub(crate) code: RoomCode,
    pub(crate) secrets: Vec<String>,
}

impl House {
    pub(crate) async fn new(people: usize) -> Self {
        Self::on(Arc::new(MemoryLog::new()), people).await
    }

    pub(crate) async fn on(log: Arc<dyn Log>, people: usize) -> Self {
        let tables = Tables::new(Arc::clone(&log), Arc::new(OnePack), Arc::new(Slow));
        Self::at(log, tables, people, false).await
    }

    /// A room among others.
    pub(crate) async fn at(log: Arc<dyn Log>, tables: Tables, people: usize, try_bots: bool) -> Self {
        let profile = |name: String| Profile { name, rabbit: None, language: Language::En };
        let made = tables.create(&profile("Host".into()), try_bots).await.unwrap();
        let mut secrets = vec![made.seated.secret.reveal().to_owned()];
        for number in 2..=people {
            let entry = Entry { profile: profile(format!("Guest {number}")), passphrase: None, watch: false };
            secrets.push(tables.join(made.code, entry).await.unwrap().secret.reveal().to_owned());
        }
        Self { log, tables, code: made.code, secrets }
    }

    /// What a power cut leaves: the log, and nobody who knows more than that.
    pub(crate) fn started_again(&self) -> Self {
        let log = Arc::clone(&self.log);
        let tables = Tables::new(Arc::clone(&log), Arc::new(OnePack), Arc::new(Slow));
        Self { log, tables, code: self.code, secrets: self.secrets.clone() }
    }

    pub(crate) async fn come(&self, person: usize) -> Guest {
        self.look(Some(self.secrets[person - 1].clone())).await
    }

    pub(crate) async fn look(&self, secret: Option<String>) -> Guest {
        let ear = Arc::new(Ear::default());
        let hello = Hello { secret, ..Hello::default() };
        let looking =
            self.tables.connect(self.code, hello, Arc::clone(&ear) as Arc<dyn Outlet>).await.unwrap();
        Guest { looking, ear, said: 0 }
    }
}

pub(crate) fn phase(view: &Value) -> &str {
    view["game"]["phase"].as_str().unwrap_or("none")
}

pub(crate) fn held(view: &Value, person: usize) -> bool {
    view["people"][person - 1]["held"] == true
}
