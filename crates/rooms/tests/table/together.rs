//! Moves that wait together go down together, and nothing else is different.

use std::sync::{Arc, atomic::Ordering::SeqCst};

use moonhare_rooms::{Log, MemoryLog, Rooms};
use moonhare_store::{Position, Record};
use serde_json::{Value, json};

use crate::{
    house::{Guest, House, OnePack, Slow, phase},
    unwritten::{Frail, all_know_the_same_as_newcomers, give, giving},
};

/// All records of the room's log, as JSON.
async fn records(house: &House) -> Vec<Value> {
    let records = house.log.read(house.code.into(), Position::START).await.unwrap();
    records.iter().map(|record| serde_json::from_slice(record).unwrap()).collect()
}

/// The same room in another house, where nobody knows of the first.
async fn copied(house: &House) -> House {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let records: Vec<Record> = house.log.read(house.code.into(), Position::START).await.unwrap();
    log.append(house.code.into(), Position::START, records).await.unwrap();
    let rooms = Rooms::new(Arc::clone(&log), Arc::new(OnePack), Arc::new(Slow));
    House { log, rooms, code: house.code, secrets: house.secrets.clone() }
}

#[tokio::test(start_paused = true)]
async fn moves_that_come_at_once_are_one_append() {
    let log = Arc::new(Frail::default());
    let (house, mut guests) = giving(&log).await;
    let (tried, known) = (log.tries.load(SeqCst), records(&house).await.len());
    give(&mut guests[1]).await;
    give(&mut guests[2]).await;
    for guest in &guests {
        guest.until("votes are placed", |view| phase(view) == "vote").await;
    }
    assert_eq!(log.tries.load(SeqCst) - tried, 1);
    assert_eq!(records(&house).await.len() - known, 2);
    all_know_the_same_as_newcomers(&house, &guests).await;
}

#[tokio::test(start_paused = true)]
async fn everybody_is_answered_in_the_order_in_which_they_asked() {
    let log = Arc::new(Frail::default());
    let (_house, mut guests) = giving(&log).await;
    let known = guests[1].texts().len();
    guests[1].say("do", json!({ "ready": {} })).await;
    give(&mut guests[1]).await;
    guests[1].say("do", json!({ "ready": {} })).await;
    give(&mut guests[2]).await;
    guests[1].say("do", json!({ "vote": { "slots": [99] } })).await;
    guests[1].until("votes are placed", |view| phase(view) == "vote").await;
    let heard: Vec<Value> = guests[1].texts()[known..]
        .iter()
        .filter(|text| text.is_array() || text.get("refused").is_some())
        .map(|text| if text.is_array() { text[2].clone() } else { text["refused"]["id"].clone() })
        .collect();
    assert_eq!(json!(heard), json!(["2-1", "2-2", "2-3", null, "2-4"]));
}

#[tokio::test(start_paused = true)]
async fn nobody_sees_any_of_it_before_all_of_it_is_on_disk() {
    let log = Arc::new(Frail::default());
    let (house, mut guests) = giving(&log).await;
    let before: Vec<usize> = guests.iter().map(|guest| guest.texts().len()).collect();
    log.slow.store(true, SeqCst);
    guests[2].say("do", json!({ "ready": {} })).await;
    give(&mut guests[1]).await;
    give(&mut guests[2]).await;
    log.asked.notified().await;
    let now: Vec<usize> = guests.iter().map(|guest| guest.texts().len()).collect();
    assert_eq!(now, before, "not even the refusal before it was heard");
    log.slow.store(false, SeqCst);
    log.go_on.notify_one();
    for guest in &guests {
        guest.until("votes are placed", |view| phase(view) == "vote").await;
    }
    all_know_the_same_as_newcomers(&house, &guests).await;
}

#[tokio::test(start_paused = true)]
async fn what_a_full_disk_does_not_take_is_refused_wholly() {
    let log = Arc::new(Frail::default());
    let (house, mut guests) = giving(&log).await;
    let before: Vec<Value> = guests.iter().map(|guest| guest.view()["game"].clone()).collect();
    log.unwritable.store(true, SeqCst);
    guests[1].say("do", json!({ "ready": {} })).await;
    give(&mut guests[1]).await;
    give(&mut guests[2]).await;
    // Allowed after the cards before it, if they were there.
    guests[2].say("do", json!({ "vote": { "slots": [1] } })).await;
    guests[2].until("all is refused", |view| view["refused"] == "storage_failed").await;
    let refused = |guest: &Guest| -> Vec<(Value, Value)> {
        let refusals = guest.texts().into_iter().filter_map(|text| text.get("refused").cloned());
        refusals.map(|refused| (refused["id"].clone(), refused["code"].clone())).collect()
    };
    assert_eq!(json!(refused(&guests[1])), json!([["2-1", "wrong_phase"], ["2-2", "storage_failed"]]));
    assert_eq!(json!(refused(&guests[2])), json!([["3-1", "storage_failed"], ["3-2", "storage_failed"]]));
    let after: Vec<Value> = guests.iter().map(|guest| guest.view()["game"].clone()).collect();
    assert_eq!(after, before);
    log.unwritable.store(false, SeqCst);
    all_know_the_same_as_newcomers(&house, &guests).await;
    give(&mut guests[1]).await;
    give(&mut guests[2]).await;
    for guest in &guests {
        guest.until("votes are placed", |view| phase(view) == "vote").await;
    }
}

#[tokio::test(start_paused = true)]
async fn what_somebody_else_overtook_is_decided_again_and_done_once() {
    let log = Arc::new(Frail::default());
    let (house, mut guests) = giving(&log).await;
    // Another server got the second one's cards, under the same id, just before.
    let elsewhere = copied(&house).await;
    let mut second = elsewhere.come(2).await;
    give(&mut second).await;
    second.until("the second has given", |view| view["game"]["seats"][1]["given"] == true).await;
    let foreign = elsewhere.log.read(house.code.into(), Position::START).await.unwrap();
    *log.foreign.lock().unwrap() = foreign.last().cloned();
    give(&mut guests[1]).await;
    give(&mut guests[2]).await;
    for guest in &guests {
        guest.until("votes are placed", |view| phase(view) == "vote").await;
    }
    let ids: Vec<Value> =
        records(&house).await.iter().rev().take(2).map(|record| record["c"].clone()).collect();
    assert_eq!(json!(ids), json!(["3-1", "2-1"]));
    assert!(guests[1].texts().iter().any(|text| text["accepted"]["id"] == "2-1"), "the second is answered");
    all_know_the_same_as_newcomers(&house, &guests).await;
}

/// A number that looks like chance but is the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

/// Something that a guest could send: mostly a move that is listed.
fn some_move(view: &Value, dice: &mut Dice) -> Value {
    let moves = &view["game"]["your_move"];
    let listed: Vec<&String> = moves.as_object().into_iter().flat_map(|moves| moves.keys()).collect();
    let slot = |dice: &mut Dice| json!({ "vote": { "slots": [1 + dice.below(6)] } });
    let Some(name) = (dice.below(5) > 0 && !listed.is_empty()).then(|| listed[dice.below(listed.len())])
    else {
        return if dice.below(2) == 0 { json!({ "ready": {} }) } else { slot(dice) };
    };
    let cards = &moves[name]["cards"];
    match name.as_str() {
        "tell" => json!({ "tell": { "card": cards[0], "clue": "dusk" } }),
        "give" => json!({ "give": { "cards": [cards[0], cards[1]] } }),
        "vote" => slot(dice),
        other => json!({ other: {} }),
    }
}

/// Waits until a guest is answered, however.
async fn answered(guest: &Guest, id: &str) {
    let is_answer =
        |text: &Value| text[2] == id || text["refused"]["id"] == id || text["accepted"]["id"] == id;
    guest.until_heard(|texts| texts.iter().any(is_answer)).await;
}

/// Whatever comes together: the log is the same as if each had waited for the one before.
#[tokio::test(start_paused = true)]
async fn fuzz_moves_together_make_the_log_that_they_make_one_by_one() {
    for seed in 1..=12 {
        let mut dice = Dice(seed);
        let (house, guests) = giving(&Arc::new(Frail::default())).await;
        let together = copied(&house).await;
        let mut sent = Vec::new();
        for number in 0..120 {
            let guest = dice.below(guests.len());
            let command = some_move(&guests[guest].view(), &mut dice);
            let id = format!("move-{number}");
            let message = json!({ "do": { "id": id, "command": command } });
            guests[guest].send(message.clone()).await;
            answered(&guests[guest], &id).await;
            sent.push((guest, id, message));
        }
        let mut guests = Vec::new();
        for person in 1..=3 {
            guests.push(together.come(person).await);
        }
        let mut left = &sent[..];
        while !left.is_empty() {
            let (burst, rest) = left.split_at((1 + dice.below(9)).min(left.len()));
            for (guest, _, message) in burst {
                guests[*guest].send(message.clone()).await;
            }
            for (guest, id, _) in burst {
                answered(&guests[*guest], id).await;
            }
            left = rest;
        }
        // Of these alone: a room that wakes notes so, and when something was done is another time.
        let told = |records: Vec<Value>| -> Vec<Value> {
            let told = |mut record: Value| {
                record.as_object_mut().unwrap().remove("t");
                record
            };
            let is_move = |record: &Value| record["c"].as_str().is_some_and(|id| id.starts_with("move-"));
            records.into_iter().filter(is_move).map(told).collect()
        };
        assert_eq!(told(records(&together).await), told(records(&house).await), "seed {seed}");
        all_know_the_same_as_newcomers(&together, &guests).await;
    }
}
