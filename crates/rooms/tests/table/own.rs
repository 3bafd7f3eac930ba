//! A table that plays with people's own pictures hears when there are more of them, and writes nothing down when there are not.

use std::sync::{
    Arc,
    atomic::{AtomicU16, Ordering::SeqCst},
};

use moonhare_rooms::{Decks, Log, MemoryLog, Quotas, Rooms, system_calendar};
use serde_json::{Value, json};

use crate::house::{Guest, House, OnePack, Slow};

const BOX: &str = "own-box";

/// A pack, and a box whose cards come and go.
struct Box(AtomicU16);

impl Decks for Box {
    fn cards(&self, pack: &str) -> Option<u16> {
        if pack == BOX { Some(self.0.load(SeqCst)) } else { OnePack.cards(pack) }
    }

    fn pictures(&self, pack: &str) -> Arc<str> {
        OnePack.pictures(pack)
    }

    fn first_pack(&self) -> String {
        OnePack.first_pack()
    }
}

/// A table that plays with a box of so many cards, and somebody at it.
async fn table(cards: u16, quotas: Quotas) -> (Arc<Box>, House, Guest) {
    let (own, log) = (Arc::new(Box(cards.into())), Arc::new(MemoryLog::new()) as Arc<dyn Log>);
    let (decks, bots) = (Arc::clone(&own) as Arc<dyn Decks>, Arc::new(Slow));
    let rooms = Rooms::with(Arc::clone(&log), decks, bots, quotas, system_calendar());
    let house = House::at(log, rooms, 3, false).await;
    let mut host = house.come(1).await;
    host.say("room", json!({ "settings": { "packs": [BOX] } })).await;
    host.until("the table plays with the box", |view| view["settings"]["packs"] == json!([BOX])).await;
    (own, house, host)
}

/// Says that cards came, as often as this; gives how many records that made.
async fn recount(house: &House, times: usize) -> usize {
    let before = house.log.read(house.code.into(), moonhare_rooms::Position::START).await.unwrap().len();
    for _ in 0..times {
        house.rooms.recount(house.code).await;
    }
    // The room does one thing after another: what it answers now comes after all of that.
    house.rooms.preview(house.code).await.unwrap();
    house.log.read(house.code.into(), moonhare_rooms::Position::START).await.unwrap().len() - before
}

fn too_small(view: &Value) -> bool {
    view["problems"].as_array().unwrap().iter().any(|problem| problem["code"] == "deck_too_small")
}

#[tokio::test(start_paused = true)]
async fn what_is_told_already_is_not_written_down_again() {
    let (own, house, host) = table(1, Quotas::default()).await;
    assert!(too_small(&host.view()), "{}", host.view());
    assert_eq!(recount(&house, 50).await, 0, "nothing came");
    own.0.store(84, SeqCst);
    assert_eq!(recount(&house, 50).await, 1);
    host.until("the deck is large enough", |view| !too_small(view)).await;
    own.0.store(1, SeqCst);
    assert_eq!(recount(&house, 1).await, 1);
    host.until("it is too small again", too_small).await;
}

#[tokio::test(start_paused = true)]
async fn who_came_in_between_is_told_what_the_others_know() {
    let (own, house, host) = table(84, Quotas::default()).await;
    // A card goes and nobody says so; somebody comes and sees it; then it is back.
    own.0.store(1, SeqCst);
    let guest = house.come(2).await;
    assert!(too_small(&guest.view()) && !too_small(&host.view()));
    own.0.store(84, SeqCst);
    assert_eq!(recount(&house, 10).await, 1);
    guest.until("the deck is large enough", |view| !too_small(view)).await;
}

#[tokio::test(start_paused = true)]
async fn cards_that_come_and_go_keep_to_the_pace_of_the_log() {
    let quotas = Quotas { log_per_room_bytes_burst: 4_000, log_per_room_bytes_per_s: 1, ..Quotas::default() };
    let (own, house, _host) = table(1, quotas).await;
    let mut records = 0;
    for cards in 2..100 {
        own.0.store(cards, SeqCst);
        records += recount(&house, 1).await;
    }
    assert!((1..30).contains(&records), "{records} records");
}
