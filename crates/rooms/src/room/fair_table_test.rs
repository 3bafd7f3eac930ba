//! A table that plays whole games with salts of every kind, and what one device at it sees: for tests of fairness.

use std::collections::BTreeMap;

use moonhare_rules::{Clue, Edition, HouseRules, Seat, Viewer};
use serde_json::{Value, json};

use super::{
    Act, Batch, Context, Entry, Language, Person, PresenceView, Profile, Room, RoomCommand, RoomRefusal,
    Secret, SettingsChange, lines_of_games,
    surroundings_test::{OnePack, filler},
};

/// A table, and the device of its first person.
pub(crate) struct FairTable {
    pub(crate) room: Room,
    pub(crate) now_ms: u64,
    records: Vec<Vec<u8>>,
    random: u64,
    /// What the first person's device keeps, by game.
    pub(crate) kept: BTreeMap<String, Value>,
}

/// Every edition, with as many people as are needed to see all of its rules; the second reshuffles its pile.
pub(crate) const TABLES: [(Edition, usize); 6] = [
    (Edition::Classic, 3),
    (Edition::Odyssey, 11),
    (Edition::Odyssey2023, 4),
    (Edition::Party, 6),
    (Edition::Classic, 5),
    (Edition::Teams, 8),
];

impl FairTable {
    pub(crate) fn new(edition: Edition, players: usize, seed: u64) -> Self {
        let fill = filler(seed);
        let context = Context { now_ms: 1_000, chance: &fill, decks: &OnePack };
        let profile = |name: String| Profile { name, rabbit: None, language: Language::En };
        let secret = |number: usize| Secret::from_random([number as u8; 16]).hash();
        let events = Room::create(&profile("Ana".into()), false, secret(1), None, &context).unwrap();
        let batch = Batch { at_ms: 1_000, by: None, id: None, events };
        let records = vec![serde_json::to_vec(&batch).unwrap()];
        let room = Room::begun("HKMWRT".parse().unwrap(), &batch).unwrap();
        let mut table = Self { room, now_ms: 1_000, records, random: seed, kept: BTreeMap::new() };
        for number in 2..=players {
            let entry =
                Entry { profile: profile(format!("Player {number}")), passphrase: None, watch: false };
            table
                .act(
                    None,
                    &Act::Join {
                        entry: Box::new(entry),
                        secret: secret(number),
                        trace: super::Trace::default(),
                    },
                )
                .unwrap();
        }
        let house = HouseRules { stories_per_player: Some(1), ..HouseRules::default() };
        let change =
            SettingsChange { edition: Some(edition), house: Some(house), ..SettingsChange::default() };
        table.wish(1, RoomCommand::Settings(Box::new(change))).unwrap();
        table
    }

    pub(crate) fn wish(&mut self, by: u16, command: RoomCommand) -> Result<(), RoomRefusal> {
        self.act(Some(numbered(by)), &Act::Wish(command))
    }

    pub(crate) fn act(&mut self, by: Option<Person>, act: &Act) -> Result<(), RoomRefusal> {
        let fill = filler(self.now_ms);
        let context = Context { now_ms: self.now_ms, chance: &fill, decks: &OnePack };
        let events = self.room.decide(by, act, &context)?;
        if !events.is_empty() {
            self.now_ms += 700;
            let record = serde_json::to_vec(&Batch { at_ms: self.now_ms, by, id: None, events }).unwrap();
            let batch = Batch::read(&record, self.room.position() + 1).unwrap();
            self.room.apply(&batch);
            self.records.push(record);
            self.look();
        }
        Ok(())
    }

    /// The hash that is promised for the next game.
    pub(crate) fn next_hash(&self) -> String {
        self.room.deck_secret.hash()
    }

    pub(crate) fn view(&self, person: u16) -> Value {
        let person = Some(numbered(person));
        serde_json::to_value(self.room.view(person, &OnePack, None, PresenceView::default())).unwrap()
    }

    /// The room that the log makes is the same.
    pub(crate) fn read_again(&mut self) {
        let records = self.records.iter().map(Vec::as_slice);
        self.room = Room::from_records(self.room.code(), records).unwrap().unwrap();
    }

    /// The lines of all games, for whoever wants to check them.
    pub(crate) fn lines(&self) -> String {
        lines_of_games(self.records.iter().map(Vec::as_slice)).unwrap()
    }

    pub(crate) fn commit(&mut self, by: u16, salt: &str) {
        self.wish(by, RoomCommand::Commit { salt_hash: salt_hash(salt) }).unwrap();
        if by == 1 {
            let hash = self.next_hash();
            self.keep(&hash, "promised", json!(true));
            self.keep(&hash, "salt", json!(salt));
        }
    }

    pub(crate) fn throw_in(&mut self, by: u16, salt: &str) {
        let (hash, view) = (self.next_hash(), self.view(by));
        if by == 1 {
            self.keep(&hash, "letter", view["fair"]["seal"]["letter_hash"].clone());
            self.keep(&hash, "thrownIn", json!(true));
        }
        self.wish(by, RoomCommand::ThrowIn { salt: salt.to_owned() }).unwrap();
    }

    /// A game begins: the first and third throw in what they had committed to, the second speaks an older protocol.
    pub(crate) fn begin_with_salts(&mut self, command: RoomCommand, salt: &str) {
        self.commit(1, salt);
        self.wish(2, RoomCommand::Ready { ready: true, salt: Some(format!("{salt} plain")) }).unwrap();
        self.commit(3, &format!("{salt} third"));
        self.wish(1, command).unwrap();
        self.throw_in(1, salt);
        self.throw_in(3, &format!("{salt} third"));
    }

    /// A number that looks like chance but is the same every time.
    fn dice(&mut self, sides: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % sides
    }

    /// Plays one open move of one seat; returns whether the game goes on.
    pub(crate) fn play(&mut self) -> bool {
        let Ok(running) = self.room.running() else { return false };
        let game = running.rules().clone();
        let waiting = game.waiting_for();
        loop {
            // Now and then somebody who has moved already changes their mind.
            let seat = match self.dice(6) {
                0 => Seat::at(self.dice(game.rules().players.into())),
                _ => waiting[self.dice(waiting.len())],
            };
            let moves = game.view(Viewer::Seat(seat)).your_move.commands(&Clue::text("dusk"));
            if !moves.is_empty() {
                let command = moves[self.dice(moves.len())].clone();
                let by = self.room.people().seats()[seat.index()];
                self.act(Some(by), &Act::Play(command)).unwrap();
                return true;
            }
        }
    }

    /// A whole game, and two turns of another with the same people.
    pub(crate) fn play_an_evening(&mut self) {
        self.begin_with_salts(RoomCommand::Begin { salt: None }, "first salt");
        while self.play() {}
        self.begin_with_salts(RoomCommand::Rematch {}, "second salt");
        while self.room.running().is_ok_and(|game| game.rules().turn() < 3) {
            self.play();
        }
        self.wish(1, RoomCommand::End {}).unwrap();
    }

    fn keep(&mut self, hash: &str, key: &str, value: Value) {
        let game = self.kept.entry(hash.to_owned()).or_insert_with(|| json!({ "turns": {} }));
        game[key] = value;
    }

    /// What the first person's device notes of the game, as `Keeper` in the browser does.
    fn look(&mut self) {
        let view = self.view(1);
        let game = &view["game"];
        let (Some(hash), false) = (view["fair"]["secret_hash"].as_str(), game.is_null()) else { return };
        let kept = self.kept.entry(hash.to_owned()).or_insert_with(|| json!({ "turns": {} }));
        let turn = &mut kept["turns"][game["turn"].to_string()];
        if turn.is_null() {
            *turn = json!({});
        }
        let numbers = |list: &Value| -> Vec<u64> {
            let mut list: Vec<u64> =
                list.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
            list.sort_unstable();
            list
        };
        let cards = |key: &str| -> Vec<Value> {
            game["table"].as_array().unwrap().iter().map(|card| card[key].clone()).collect()
        };
        if !game["hand"].is_null() && game["phase"] != "over" {
            turn["seat"] = view["you"]["seat"].clone();
            let mut hand = numbers(&game["hand"]);
            hand.extend(numbers(&game["played"]));
            turn["hand"] = json!(numbers(&json!(hand)));
        }
        if game["table"].as_array().is_some_and(|table| !table.is_empty()) {
            turn["table"] = json!(cards("card"));
        }
        if let Some(points) = game["points"].as_array() {
            turn["owners"] = json!(cards("owner"));
            turn["votes"] = json!(cards("votes").iter().map(numbers).collect::<Vec<_>>());
            turn["points"] = json!(points.iter().map(|side| side["points"].clone()).collect::<Vec<_>>());
        }
    }
}

/// Somebody by their number.
fn numbered(person: u16) -> Person {
    serde_json::from_value(json!(person)).unwrap()
}

pub(crate) fn salt_hash(salt: &str) -> String {
    blake3::hash(salt.as_bytes()).to_hex().to_string()
}
