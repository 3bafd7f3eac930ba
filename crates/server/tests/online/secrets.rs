//! No byte that a viewer receives depends on what they may not know.
//!
//! One evening is recorded up to some moment. From there it goes on in two ways that differ only in what is hidden from
//! a viewer. Everything that the viewer receives, on first and second connections, must be the same to the byte.

use std::sync::Arc;

use moonhare_rooms::{Log, MemoryLog, RoomCode};
use moonhare_server::Config;
use serde_json::{Value, json};

use crate::harness::{Client, Server, catch_up, play_one};

/// A table in the middle of a game: its log and everybody's secrets.
struct Evening {
    code: String,
    secrets: Vec<String>,
    records: Vec<bytes::Bytes>,
}

impl Evening {
    async fn until(edition: &str, people: usize, phase: &str) -> Self {
        let log = Arc::new(MemoryLog::new());
        let server = Server::on(Arc::clone(&log) as Arc<dyn Log>, Config::unhurried()).await;
        let (code, mut clients) = server.table(people).await;
        clients[0].room(json!({ "settings": { "edition": edition } })).await.unwrap();
        clients[0].room(json!({ "begin": {} })).await.unwrap();
        let mut choice = 0;
        while clients[0].phase() != phase {
            play_one(&mut clients, choice).await;
            catch_up(&mut clients).await;
            choice += 1;
        }
        let room = code.parse::<RoomCode>().unwrap().into();
        let records = log.read(room, moonhare_rooms::Position::START).await.unwrap();
        let secrets = clients.iter().map(|client| client.secret.clone().unwrap()).collect();
        drop(server);
        Self { code, secrets, records }
    }

    /// The same evening with its log changed.
    fn changed(&self, change: impl Fn(&str) -> String) -> Self {
        let records = self.records.iter().map(|record| change(std::str::from_utf8(record).unwrap()).into());
        Self { code: self.code.clone(), secrets: self.secrets.clone(), records: records.collect() }
    }

    async fn serve(&self) -> Server {
        let log = Arc::new(MemoryLog::new());
        let room = self.code.parse::<RoomCode>().unwrap().into();
        log.append(room, moonhare_rooms::Position::START, self.records.clone()).await.unwrap();
        Server::on(log, Config::unhurried()).await
    }

    /// Goes on: `seat` does `command`, and `viewer` (nobody: a watcher) writes down every byte.
    async fn goes_on(&self, viewer: Option<usize>, seat: usize, command: &Value) -> Vec<String> {
        let server = self.serve().await;
        let secret = viewer.map(|viewer| self.secrets[viewer].as_str());
        let mut eye = Client::connect(server.address, &self.code, secret).await;
        let mut hand = Client::connect(server.address, &self.code, Some(&self.secrets[seat])).await;
        hand.send(json!({ "draft": command.as_object().unwrap().values().next() })).await;
        hand.send(json!({ "typing": true })).await;
        let position = hand.play(command.clone()).await.unwrap();
        eye.until(|view| view["position"] == position).await;
        eye.reconnect().await;
        let heard =
            eye.heard.iter().filter(|text| !is_presence(text)).map(|text| without_time(text)).collect();
        drop((eye, hand));
        server.stop().await;
        heard
    }
}

/// Who is here and typing, and nothing else; it comes when it comes.
fn is_presence(text: &str) -> bool {
    let message: Value = serde_json::from_str(text).unwrap();
    let told = message.get("presence").or(message.get("house")).and_then(Value::as_object);
    let Some(told) = told else { return false };
    let known = ["here", "typing", "watchers", "sounding", "nameless", "kept_out"];
    assert!(told.keys().all(|key| known.contains(&key.as_str())));
    true
}

/// What time it is differs, and so does who was here at that moment.
fn without_time(text: &str) -> String {
    let mut message: Value = serde_json::from_str(text).unwrap();
    if let Some(welcome) = message.get_mut("welcome").and_then(Value::as_object_mut) {
        welcome.remove("now_ms");
        welcome.remove("presence");
        welcome["view"]["presence"] = Value::Null;
        welcome["view"]["watchers"] = Value::Null;
        welcome["view"]["house"] = Value::Null;
        return message.to_string();
    }
    text.to_owned()
}

#[tokio::test]
async fn a_card_given_face_down_is_not_known_by_anybody_else() {
    for (edition, people) in [("classic", 5), ("odyssey", 7), ("party", 6)] {
        let evening = Evening::until(edition, people, "give").await;
        let server = evening.serve().await;
        let mut givers = Vec::new();
        for (seat, secret) in evening.secrets.iter().enumerate() {
            let client = Client::connect(server.address, &evening.code, Some(secret)).await;
            if !client.view["game"]["your_move"]["give"].is_null() {
                givers.push((seat, client.view["game"]["hand"].clone()));
            }
        }
        server.stop().await;
        let (giver, hand) = &givers[0];
        let give = |at: usize| json!({ "give": { "cards": [hand[at]] } });
        for viewer in [Some((giver + 1) % people), Some((giver + 2) % people), None] {
            let one = evening.goes_on(viewer, *giver, &give(0)).await;
            let other = evening.goes_on(viewer, *giver, &give(1)).await;
            assert!(one.len() >= 3, "two welcomes and a step");
            assert_eq!(one, other, "{edition}: seat {viewer:?}");
        }
        // The giver's own bytes do differ, so the test can see a difference.
        let own = evening.goes_on(Some(*giver), *giver, &give(0)).await;
        assert_ne!(own, evening.goes_on(Some(*giver), *giver, &give(1)).await);
    }
}

#[tokio::test]
async fn a_vote_is_not_known_before_all_are_in() {
    for (edition, people) in [("classic", 5), ("odyssey-2023", 5), ("party", 6)] {
        let evening = Evening::until(edition, people, "vote").await;
        let server = evening.serve().await;
        let mut voters = Vec::new();
        for (seat, secret) in evening.secrets.iter().enumerate() {
            let client = Client::connect(server.address, &evening.code, Some(secret)).await;
            if let Some(vote) = client.view["game"]["your_move"].get("vote") {
                voters.push((seat, vote.clone()));
            }
        }
        server.stop().await;
        let (voter, vote) = &voters[0];
        let slots = vote["slots"].as_array().unwrap();
        let votes = vote["min"].as_u64().unwrap() as usize;
        let choose = |from: usize| {
            let mut command = json!({ "vote": { "slots": (0..votes).map(|at| &slots[(from + at) % slots.len()]).collect::<Vec<_>>() } });
            if let Some(red) = vote["red"].as_array() {
                command["vote"]["red"] = red[from].clone();
            }
            command
        };
        for viewer in [Some((voter + 1) % people), Some((voter + 3) % people), None] {
            let one = evening.goes_on(viewer, *voter, &choose(0)).await;
            let other = evening.goes_on(viewer, *voter, &choose(1)).await;
            assert_eq!(one, other, "{edition}: seat {viewer:?}");
        }
    }
}

#[tokio::test]
async fn cards_in_other_hands_and_in_the_pile_are_not_known() {
    let evening = Evening::until("classic", 4, "give").await;
    let server = evening.serve().await;
    let (mut seen, mut unseen, mut giver) = (Vec::new(), Vec::new(), None);
    for (seat, secret) in evening.secrets.iter().enumerate() {
        let client = Client::connect(server.address, &evening.code, Some(secret)).await;
        let hand: Vec<u64> = client.view["game"]["hand"]
            .as_array()
            .unwrap()
            .iter()
            .map(|card| card.as_u64().unwrap())
            .collect();
        if seat == 0 {
            seen.extend(hand);
            seen.extend(
                client.view["game"]["played"].as_array().unwrap().iter().map(|card| card.as_u64().unwrap()),
            );
        } else if !client.view["game"]["your_move"]["give"].is_null() {
            giver.get_or_insert((seat, hand[0]));
            // One card of their hand changes places with one of the pile.
            unseen.push(hand[3]);
        }
    }
    server.stop().await;
    let (giver, given) = giver.unwrap();
    let held = unseen[0];
    let began =
        evening.records.iter().find(|record| record.windows(6).any(|window| window == b"\"pile\"")).unwrap();
    let began: Value = serde_json::from_slice(began).unwrap();
    let pile = began["e"]
        .as_array()
        .unwrap()
        .iter()
        .find_map(|event| event["began"]["game"][0]["started"]["pile"].as_array());
    // The bottom of the pile is in nobody's hand yet.
    let piled = pile.expect("the pile")[0].as_u64().unwrap();
    assert!(!seen.contains(&held) && !seen.contains(&piled));
    let swapped = evening.changed(|record| {
        let mut record: Value = serde_json::from_str(record).unwrap();
        for event in record["e"].as_array_mut().unwrap() {
            swap_cards(event, held, piled);
        }
        record.to_string()
    });
    let give = json!({ "give": { "cards": [given] } });
    for viewer in [Some(0), None] {
        let one = evening.goes_on(viewer, giver, &give).await;
        let other = swapped.goes_on(viewer, giver, &give).await;
        assert_eq!(one, other, "seat {viewer:?}");
    }
    // Who holds the card sees another one, so the cards did change places.
    let own = evening.goes_on(Some(giver), giver, &give).await;
    assert_ne!(own, swapped.goes_on(Some(giver), giver, &give).await);
}

/// Exchanges two cards wherever events name cards.
fn swap_cards(value: &mut Value, one: u64, other: u64) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match name.as_str() {
                    "pile" | "hands" | "cards" | "card" => swap_numbers(field, one, other),
                    "rules" | "deck" | "fair" | "settings" => {}
                    _ => swap_cards(field, one, other),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| swap_cards(item, one, other)),
        _ => {}
    }
}

fn swap_numbers(value: &mut Value, one: u64, other: u64) {
    match value {
        Value::Number(number) if number.as_u64() == Some(one) => *value = other.into(),
        Value::Number(number) if number.as_u64() == Some(other) => *value = one.into(),
        Value::Array(items) => items.iter_mut().for_each(|item| swap_numbers(item, one, other)),
        Value::Object(fields) => {
            if let Some(card) = fields.get_mut("card") {
                swap_numbers(card, one, other);
            }
        }
        _ => {}
    }
}
