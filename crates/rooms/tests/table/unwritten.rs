//! What could not be written down is refused, and nobody ever sees it.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use moonhare_rooms::{ByeCode, Log, MemoryLog, limits::BREATH_AFTER_MS};
use moonhare_store::{Pending, Position, Record, RoomId, StoreError};
use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::house::{Guest, House, phase};

/// A log that fails when it is told to.
#[derive(Default)]
pub(crate) struct Frail {
    log: MemoryLog,
    pub(crate) unwritable: AtomicBool,
    unreadable: AtomicBool,
    /// How often somebody tried to append.
    pub(crate) tries: AtomicUsize,
    /// What somebody else appends just before the next append.
    pub(crate) foreign: Mutex<Option<Record>>,
    /// Appends take until they may go on …
    pub(crate) slow: AtomicBool,
    pub(crate) go_on: Notify,
    /// … and this tells that one waits.
    pub(crate) asked: Notify,
}

fn broken<T: Send + 'static>() -> Pending<'static, T> {
    Box::pin(async { Err(StoreError::Failed("the disk is full".into())) })
}

impl Log for Frail {
    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position> {
        self.tries.fetch_add(1, SeqCst);
        if self.unwritable.load(SeqCst) {
            return broken();
        }
        let foreign = self.foreign.lock().unwrap().take();
        let slow = self.slow.load(SeqCst);
        Box::pin(async move {
            if slow {
                self.asked.notify_one();
                self.go_on.notified().await;
            }
            if let Some(record) = foreign {
                self.log.append(room, expected, vec![record]).await?;
            }
            self.log.append(room, expected, records).await
        })
    }

    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>> {
        if self.unreadable.load(SeqCst) { broken() } else { self.log.read(room, after) }
    }

    all_else_as_the_log_inside!();
}

/// Three at a table, where the host has told and cards are being given.
pub(crate) async fn giving(log: &Arc<Frail>) -> (House, Vec<Guest>) {
    let house = House::on(Arc::clone(log) as Arc<dyn Log>, 3).await;
    let mut guests = Vec::new();
    for person in 1..=3 {
        guests.push(house.come(person).await);
    }
    let clock = json!({ "tell_s": 600, "give_s": 600, "vote_s": 600, "score_s": 600 });
    guests[0].say("room", json!({ "settings": { "clock": clock } })).await;
    guests[0].say("room", json!({ "begin": {} })).await;
    guests[0].until("the game begins", |view| phase(view) == "claim").await;
    let card = guests[0].view()["game"]["hand"][0].clone();
    guests[0].say("do", json!({ "tell": { "card": card, "clue": "dusk" } })).await;
    for guest in &guests {
        guest.until("cards are given", |view| phase(view) == "give").await;
    }
    (house, guests)
}

pub(crate) async fn give(guest: &mut Guest) {
    let hand = guest.view()["game"]["hand"].clone();
    guest.say("do", json!({ "give": { "cards": [hand[0], hand[1]] } })).await;
}

/// What everybody knows is what they would be told if they came now.
pub(crate) async fn all_know_the_same_as_newcomers(house: &House, guests: &[Guest]) {
    let told = |view: &Value| {
        let mut view = view.clone();
        for passing in ["presence", "refused", "watchers", "draft"] {
            view.as_object_mut().unwrap().remove(passing);
        }
        view
    };
    for (guest, person) in guests.iter().zip(1..) {
        let newcomer = house.come(person).await;
        assert_eq!(told(&guest.view()), told(&newcomer.view()));
    }
}

#[tokio::test(start_paused = true)]
async fn who_waits_for_a_log_that_hangs_is_told_and_has_nothing_to_do_again() {
    let log = Arc::new(Frail::default());
    let (house, mut guests) = giving(&log).await;
    let breaths = |guest: &Guest| -> Vec<Value> {
        guest.texts().iter().filter_map(|text| text.get("breath").cloned()).collect()
    };
    log.slow.store(true, SeqCst);
    give(&mut guests[1]).await;
    log.asked.notified().await;
    assert_eq!(breaths(&guests[0]), Vec::<Value>::new(), "a moment is nothing to speak of");
    tokio::time::sleep(Duration::from_millis(BREATH_AFTER_MS + 1)).await;
    // The other taps while everything waits.
    give(&mut guests[2]).await;
    log.slow.store(false, SeqCst);
    for guest in &guests {
        assert_eq!(breaths(guest), [json!({ "catching": true })]);
    }
    log.go_on.notify_one();
    for guest in &guests {
        guest.until("both cards are there", |view| phase(view) == "vote").await;
        assert_eq!(breaths(guest), [json!({ "catching": true }), json!({ "catching": false })]);
    }
    all_know_the_same_as_newcomers(&house, &guests).await;
}

#[tokio::test(start_paused = true)]
async fn a_full_disk_takes_no_command_and_changes_nothing() {
    let log = Arc::new(Frail::default());
    let (house, mut guests) = giving(&log).await;
    let before: Vec<Value> = guests.iter().map(|guest| guest.view()["game"].clone()).collect();
    log.unwritable.store(true, SeqCst);
    give(&mut guests[1]).await;
    guests[1].until("the card is refused", |view| view["refused"] == "storage_failed").await;
    guests[0].say("room", json!({ "pause": { "paused": true } })).await;
    guests[0].until("the pause is refused", |view| view["refused"] == "storage_failed").await;
    let after: Vec<Value> = guests.iter().map(|guest| guest.view()["game"].clone()).collect();
    assert_eq!(after, before);
    log.unwritable.store(false, SeqCst);
    all_know_the_same_as_newcomers(&house, &guests).await;
    // There is room again, and the evening goes on from there.
    give(&mut guests[1]).await;
    give(&mut guests[2]).await;
    for guest in &guests {
        guest.until("votes are placed", |view| phase(view) == "vote").await;
    }
    all_know_the_same_as_newcomers(&house, &guests).await;
}

#[tokio::test(start_paused = true)]
async fn a_command_that_somebody_else_overtook_is_decided_again() {
    let log = Arc::new(Frail::default());
    let (house, mut guests) = giving(&log).await;
    guests[2].say("room", json!({ "chat": { "text": "a moment" } })).await;
    guests[0]
        .until("the third has spoken", |view| view["chat"].as_array().is_some_and(|chat| !chat.is_empty()))
        .await;
    // Another server writes the same again, just before the second one's card.
    let records = log.log.read(house.code.into(), Position::START).await.unwrap();
    *log.foreign.lock().unwrap() = records.last().cloned();
    give(&mut guests[1]).await;
    for guest in &guests {
        guest.until("the second has given", |view| view["game"]["seats"][1]["given"] == true).await;
        assert_eq!(guest.view()["chat"].as_array().map(Vec::len), Some(2));
    }
    all_know_the_same_as_newcomers(&house, &guests).await;
}

#[tokio::test(start_paused = true)]
async fn a_room_that_cannot_be_read_again_is_left_and_woken_from_its_log() {
    let log = Arc::new(Frail::default());
    let (house, mut guests) = giving(&log).await;
    let before = guests[1].view()["game"].clone();
    log.unwritable.store(true, SeqCst);
    log.unreadable.store(true, SeqCst);
    give(&mut guests[1]).await;
    for guest in &guests {
        guest.until_closed().await;
        assert_eq!(guest.bye(), Some(ByeCode::Restart));
    }
    log.unwritable.store(false, SeqCst);
    log.unreadable.store(false, SeqCst);
    let mut second = house.come(2).await;
    assert_eq!(second.view()["game"], before);
    assert_eq!(house.rooms.counts().connections(), 1, "those who were sent away are not counted any more");
    give(&mut second).await;
    second.until("the card lies there", |view| view["game"]["seats"][1]["given"] == true).await;
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_runs_out_while_the_disk_is_full_plays_when_there_is_room_again() {
    const FULL_S: usize = 1_000;
    let log = Arc::new(Frail::default());
    let (house, guests) = giving(&log).await;
    log.unwritable.store(true, SeqCst);
    let tried = log.tries.load(SeqCst);
    tokio::time::sleep(Duration::from_secs(FULL_S as u64)).await;
    let tried = log.tries.load(SeqCst) - tried;
    assert!((1..=2 * FULL_S).contains(&tried), "tried {tried} times, which is not now and then");
    log.unwritable.store(false, SeqCst);
    for guest in &guests {
        guest.until("the clock has given for everybody", |view| phase(view) == "vote").await;
    }
    all_know_the_same_as_newcomers(&house, &guests).await;
}
