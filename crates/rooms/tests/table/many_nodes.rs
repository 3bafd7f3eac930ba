//! One table at several nodes, which have nothing in common but the log and what they tell each other.

use std::{sync::Arc, time::Duration};

use moonhare_rooms::{Log, MemoryHouse, MemoryLog, MemoryNode, Quotas, Rooms, system_calendar};
use moonhare_store::{BlobId, Follow, Neighbours, Pending, Position, Record, RoomId, Topic};
use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};

use crate::house::{Guest, House, OnePack, Slow, held, phase};

/// A house of several nodes with one table; the first node made it.
struct Nodes {
    houses: Vec<House>,
    doors: Vec<MemoryNode>,
}

impl Nodes {
    async fn new(nodes: usize, people: usize, try_bots: bool) -> Self {
        let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
        Self::with(&vec![log; nodes], people, try_bots).await
    }

    /// One for each of these logs, which all hold the same.
    async fn with(logs: &[Arc<dyn Log>], people: usize, try_bots: bool) -> Self {
        let house = MemoryHouse::default();
        let doors: Vec<MemoryNode> = logs.iter().map(|_| house.join()).collect();
        let rooms = |door: &MemoryNode, log: &Arc<dyn Log>| {
            let (log, quotas) = (Arc::clone(log), Quotas::default());
            let door = Arc::new(door.clone());
            Rooms::among(door, log, Arc::new(OnePack), Arc::new(Slow), quotas, system_calendar())
        };
        let first = House::at(Arc::clone(&logs[0]), rooms(&doors[0], &logs[0]), people, try_bots).await;
        let mut houses = vec![first];
        for (door, log) in doors.iter().zip(logs).skip(1) {
            let (code, secrets) = (houses[0].code, houses[0].secrets.clone());
            houses.push(House { log: Arc::clone(log), rooms: rooms(door, log), code, secrets });
        }
        Self { houses, doors }
    }

    /// Everybody comes, each to the next node.
    async fn all_come(&self) -> Vec<Guest> {
        let mut guests = Vec::new();
        for person in 1..=self.houses[0].secrets.len() {
            guests.push(self.houses[(person - 1) % self.houses.len()].come(person).await);
        }
        guests
    }

    async fn records(&self) -> Vec<Value> {
        let house = &self.houses[0];
        let records = house.log.read(house.code.into(), Position::START).await.unwrap();
        records.iter().map(|record| serde_json::from_slice(record).unwrap()).collect()
    }

    async fn ids(&self) -> Vec<Value> {
        self.records().await.iter().map(|record| record["c"].clone()).filter(|id| !id.is_null()).collect()
    }
}

/// What everybody sees of the game, hands and moves left out.
fn seen(guest: &Guest) -> Value {
    let view = guest.view();
    json!([
        view["position"],
        view["game"]["phase"],
        view["game"]["turn"],
        view["game"]["seats"],
        view["people"]
    ])
}

/// Waits until all have seen as much as the log holds, and compares what they have seen.
async fn all_agree(nodes: &Nodes, guests: &[Guest]) {
    let end = nodes.records().await.len();
    for guest in guests {
        guest.until("all is seen", |view| view["position"] == end).await;
    }
    for guest in &guests[1..] {
        assert_eq!(seen(guest), seen(&guests[0]));
    }
}

fn here(view: &Value) -> Vec<u64> {
    view["presence"]["here"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

/// A game has begun, and the host has told.
async fn giving(nodes: &Nodes) -> Vec<Guest> {
    let mut guests = nodes.all_come().await;
    guests[0].say("room", json!({ "begin": {} })).await;
    for guest in &guests {
        guest.until("the game begins", |view| phase(view) == "claim").await;
    }
    let card = guests[0].view()["game"]["hand"][0].clone();
    guests[0].say("do", json!({ "tell": { "card": card, "clue": "dusk" } })).await;
    for guest in &guests {
        guest.until("cards are given", |view| phase(view) == "give").await;
    }
    guests
}

async fn give(guest: &mut Guest) -> String {
    let hand = guest.view()["game"]["hand"].clone();
    let count = guest.view()["game"]["your_move"]["give"]["count"].as_u64().unwrap() as usize;
    let cards: Vec<Value> = hand.as_array().unwrap().iter().take(count).cloned().collect();
    guest.say("do", json!({ "give": { "cards": cards } })).await
}

async fn answered(guest: &Guest, id: &str) {
    let is_answer =
        |text: &Value| text[2] == id || text["refused"]["id"] == id || text["accepted"]["id"] == id;
    guest.until_heard(|texts| texts.iter().any(is_answer)).await;
}

#[tokio::test(start_paused = true)]
async fn people_at_different_nodes_play_at_one_table() {
    let nodes = Nodes::new(3, 3, false).await;
    let mut guests = giving(&nodes).await;
    // At the same moment, at two nodes: one is overtaken, decides again, and both are done.
    let (second, third) = guests.split_at_mut(2);
    let ids = tokio::join!(give(&mut second[1]), give(&mut third[0]));
    answered(&guests[1], &ids.0).await;
    answered(&guests[2], &ids.1).await;
    for guest in &guests {
        guest.until("votes are placed", |view| phase(view) == "vote").await;
    }
    for id in [ids.0, ids.1] {
        assert_eq!(nodes.ids().await.iter().filter(|known| **known == id).count(), 1, "{id}");
    }
    all_agree(&nodes, &guests).await;
}

/// A log of which nobody hears that it has grown.
struct Mute {
    log: Arc<dyn Log>,
    never_grows: MemoryLog,
}

impl Log for Mute {
    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position> {
        self.log.append(room, expected, records)
    }

    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>> {
        self.log.read(room, after)
    }

    fn follow(&self, room: RoomId) -> Follow {
        self.never_grows.follow(room)
    }

    fn put_blob(&self, room: RoomId, id: BlobId, bytes: bytes::Bytes) -> Pending<'_, ()> {
        self.log.put_blob(room, id, bytes)
    }

    all_but_follow_and_put_blob_as_the_log_inside!();
}

#[tokio::test(start_paused = true)]
async fn a_node_that_has_not_heard_the_latest_refuses_nothing_that_is_allowed_by_now() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let mute = Arc::new(Mute { log: Arc::clone(&log), never_grows: MemoryLog::new() });
    let nodes = Nodes::with(&[log, mute], 3, false).await;
    let mut guests = nodes.all_come().await;
    nodes.doors[1].cut_off(true);
    guests[0].say("room", json!({ "begin": {} })).await;
    guests[2].until("the game begins", |view| phase(view) == "claim").await;
    assert_eq!(guests[1].view()["stage"], "lobby");
    // They know from elsewhere that it has begun.
    let id = guests[1].say("do", json!({ "claim": {} })).await;
    answered(&guests[1], &id).await;
    assert!(nodes.ids().await.contains(&json!(id)), "{}", guests[1].view()["refused"]);
    // What is refused is refused by the latest that there is.
    guests[0].say("room", json!({ "end": {} })).await;
    guests[2].until("the game is over", |view| view["stage"] == "over").await;
    let id = guests[1].say("do", json!({ "tell": { "card": 0, "clue": "late" } })).await;
    answered(&guests[1], &id).await;
    assert_eq!(guests[1].view()["refused"], "no_game");
}

#[tokio::test(start_paused = true)]
async fn one_id_at_two_nodes_is_done_once_and_answered_at_both() {
    let nodes = Nodes::new(2, 3, false).await;
    let guests = giving(&nodes).await;
    let here = &guests[1];
    let there = nodes.houses[0].come(2).await;
    let hand = here.view()["game"]["hand"].clone();
    let give = json!({ "do": { "id": "mine", "command": { "give": { "cards": [hand[0], hand[1]] } } } });
    tokio::join!(here.send(give.clone()), there.send(give.clone()));
    answered(here, "mine").await;
    answered(&there, "mine").await;
    assert_eq!(nodes.ids().await.iter().filter(|id| **id == "mine").count(), 1);
    // And again at a node that never had it.
    let elsewhere = nodes.houses[0].started_again().come(2).await;
    elsewhere.send(give).await;
    elsewhere.until_heard(|texts| texts.iter().any(|text| text["accepted"]["id"] == "mine")).await;
    assert_eq!(nodes.ids().await.iter().filter(|id| **id == "mine").count(), 1);
}

#[tokio::test(start_paused = true)]
async fn everybody_sees_who_is_here_at_whichever_node() {
    let nodes = Nodes::new(2, 3, false).await;
    let guests = nodes.all_come().await;
    for guest in &guests {
        guest.until("all are here", |view| here(view) == [1, 2, 3]).await;
    }
    guests[1].send(json!({ "typing": true })).await;
    guests[0].until("the second types", |view| view["presence"]["typing"] == json!([2])).await;
    let watcher = nodes.houses[1].look(None).await;
    guests[0].until("somebody watches", |view| view["presence"]["watchers"] == 1).await;
    drop(watcher);
    guests[0].until("nobody watches", |view| view["presence"]["watchers"] == 0).await;
}

#[tokio::test(start_paused = true)]
async fn a_node_that_is_alone_at_a_table_is_quiet_until_another_comes() {
    let nodes = Nodes::new(2, 3, false).await;
    let first = nodes.houses[0].come(1).await;
    let mut told = nodes.doors[1].hear(Topic::Room(nodes.houses[0].code.into()));
    let (minute, mut heard) = (Instant::now() + Duration::from_secs(60), 0);
    while timeout_at(minute, told.next()).await.is_ok() {
        heard += 1;
    }
    assert!((1..=6).contains(&heard), "{heard} times in a minute");
    // Who joined with the first and never came is not expected any more.
    let late = nodes.houses[1].watch("Late").await;
    let second = nodes.houses[1].look(Some(late)).await;
    let asked = Instant::now();
    for guest in [&first, &second] {
        guest.until("both are here", |view| here(view) == [1, 4]).await;
    }
    assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
}

#[tokio::test(start_paused = true)]
async fn two_nodes_that_did_not_hear_of_each_other_soon_do() {
    let nodes = Nodes::new(2, 3, false).await;
    let first = nodes.houses[0].come(1).await;
    nodes.doors[1].cut_off(true);
    let second = nodes.houses[1].come(2).await;
    tokio::time::sleep(Duration::from_secs(120)).await;
    nodes.doors[1].cut_off(false);
    let healed = Instant::now();
    for guest in [&first, &second] {
        guest.until("both are here", |view| here(view) == [1, 2]).await;
    }
    assert!(healed.elapsed() < Duration::from_secs(16), "{:?}", healed.elapsed());
}

#[tokio::test(start_paused = true)]
async fn who_is_gone_with_their_node_vanishes_within_five_seconds() {
    let nodes = Nodes::new(2, 3, false).await;
    let guests = nodes.all_come().await;
    guests[0].until("all are here", |view| here(view) == [1, 2, 3]).await;
    // A killed node says nothing.
    nodes.doors[1].cut_off(true);
    let cut = tokio::time::Instant::now();
    guests[0].until("the second is gone", |view| here(view) == [1, 3]).await;
    assert!(cut.elapsed() <= Duration::from_secs(5), "{:?}", cut.elapsed());
    nodes.doors[1].cut_off(false);
    guests[0].until("the second is here", |view| here(view) == [1, 2, 3]).await;
}

#[tokio::test(start_paused = true)]
async fn a_node_that_stops_says_so_and_its_people_are_back_elsewhere_with_their_drafts() {
    let nodes = Nodes::new(2, 3, false).await;
    let guests = giving(&nodes).await;
    let card = guests[1].view()["game"]["hand"][0].clone();
    guests[1].send(json!({ "draft": { "cards": [card] } })).await;
    // Said before the room hears anything else of this connection.
    nodes.houses[1].rooms.stop().await;
    guests[1].until_closed().await;
    assert_eq!(guests[1].bye().map(|bye| bye.close_code()), Some(1012));
    guests[0].until("the second is gone", |view| here(view) == [1, 3]).await;
    let back = nodes.houses[0].come(2).await;
    assert_eq!(back.view()["draft"]["cards"], json!([card]));
}

#[tokio::test(start_paused = true)]
async fn bots_move_once_whichever_node_they_are_seen_from() {
    let nodes = Nodes::new(3, 3, true).await;
    let mut guests = giving(&nodes).await;
    give(&mut guests[1]).await;
    give(&mut guests[2]).await;
    for guest in &guests {
        guest.until("votes are placed", |view| phase(view) == "vote").await;
    }
    all_agree(&nodes, &guests).await;
}

#[tokio::test(start_paused = true)]
async fn two_nodes_that_both_play_for_the_bots_do_no_harm() {
    let nodes = Nodes::new(2, 3, true).await;
    let mut guests = giving(&nodes).await;
    // Neither hears of the other, so each believes that it is alone with the bots.
    nodes.doors[1].cut_off(true);
    give(&mut guests[1]).await;
    give(&mut guests[2]).await;
    for guest in &guests {
        guest.until("votes are placed", |view| phase(view) == "vote").await;
    }
    all_agree(&nodes, &guests).await;
}

#[tokio::test(start_paused = true)]
async fn the_clock_plays_what_was_prepared_at_another_node() {
    let nodes = Nodes::new(2, 3, false).await;
    let mut guests = nodes.all_come().await;
    guests[0]
        .say(
            "room",
            json!({ "settings": { "clock": { "tell_s": 60, "give_s": 20, "vote_s": 600, "score_s": 600 } } }),
        )
        .await;
    guests[0].say("room", json!({ "begin": {} })).await;
    guests[1].until("the game begins", |view| phase(view) == "claim").await;
    let card = guests[0].view()["game"]["hand"][0].clone();
    guests[0].say("do", json!({ "tell": { "card": card, "clue": "dusk" } })).await;
    guests[1].until("cards are given", |view| phase(view) == "give").await;
    let hand = guests[1].view()["game"]["hand"].clone();
    guests[1].send(json!({ "draft": { "cards": [hand[3], hand[4]] } })).await;
    guests[1].until("time is up", |view| phase(view) == "vote").await;
    let left = guests[1].view()["game"]["hand"].clone();
    assert!(!left.as_array().unwrap().contains(&hand[3]), "what was prepared was played");
    all_agree(&nodes, &guests).await;
}

#[tokio::test(start_paused = true)]
async fn a_game_that_runs_elsewhere_is_not_taken_for_one_that_slept() {
    let nodes = Nodes::new(2, 3, false).await;
    let mut host = nodes.houses[0].come(1).await;
    host.say(
        "room",
        json!({ "settings": { "clock": { "tell_s": 60, "give_s": 60, "vote_s": 60, "score_s": 60 } } }),
    )
    .await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    let deadline = host.view()["deadline_ms"].clone();
    tokio::time::advance(Duration::from_secs(5)).await;
    let second = nodes.houses[1].come(2).await;
    assert_eq!(second.view()["deadline_ms"], deadline);
}

#[tokio::test(start_paused = true)]
async fn who_is_here_at_a_node_that_was_not_heard_of_gets_their_seat_back() {
    let nodes = Nodes::new(2, 3, false).await;
    let guests = giving(&nodes).await;
    nodes.doors[1].cut_off(true);
    let is_hold = |record: &&Value| record["e"].to_string().contains(r#""held":{"person":2}"#);
    let holds = async || nodes.records().await.iter().filter(is_hold).count();
    while holds().await == 0 {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    guests[0].until("the second has it back", |view| !held(view, 2)).await;
    let (held_before, cut) = (holds().await, tokio::time::Instant::now());
    while holds().await == held_before {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    assert!(
        cut.elapsed() >= Duration::from_secs(25),
        "the two do not fight over the seat: {:?}",
        cut.elapsed()
    );
    nodes.doors[1].cut_off(false);
    guests[0].until("the second is here", |view| !held(view, 2) && here(view) == [1, 2, 3]).await;
}

#[tokio::test(start_paused = true)]
async fn whom_the_host_puts_out_is_put_out_at_every_node() {
    let nodes = Nodes::new(2, 3, false).await;
    let mut host = nodes.houses[0].come(1).await;
    let second = nodes.houses[1].come(2).await;
    host.say("room", json!({ "remove": { "person": 2, "ban": false } })).await;
    second.until_closed().await;
    assert_eq!(second.bye().map(|bye| bye.close_code()), Some(4403));
    assert_eq!(nodes.houses[0].secrets.len(), 3);
}

#[tokio::test(start_paused = true)]
async fn a_public_table_is_found_at_every_node_as_long_as_its_own_lives() {
    let nodes = Nodes::new(2, 3, false).await;
    let mut host = nodes.houses[0].come(1).await;
    host.say("room", json!({ "settings": { "public": true } })).await;
    host.until("it is public", |view| view["settings"]["public"] == true).await;
    let listed = async |node: usize| nodes.houses[node].rooms.public(9).await.len();
    while listed(1).await == 0 {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert_eq!(listed(0).await, 1);
    nodes.doors[0].cut_off(true);
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert_eq!(listed(1).await, 0);
}

#[tokio::test(start_paused = true)]
async fn an_hour_is_swept_by_one_node() {
    let nodes = Nodes::new(3, 3, false).await;
    let notes = async || {
        let blob =
            nodes.houses[0].log.blob(moonhare_store::RoomId(-1), moonhare_store::BlobId("sweep".into()));
        serde_json::from_slice::<Value>(&blob.await.unwrap().unwrap()).unwrap()["hours"].clone()
    };
    for hour in 1..=3 {
        for house in &nodes.houses {
            house.rooms.sweep(90).await;
        }
        assert_eq!(notes().await, hour);
        tokio::time::sleep(Duration::from_secs(3_600)).await;
    }
}
