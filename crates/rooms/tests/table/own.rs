//! A table that plays with people's own pictures hears when there are more of them, and writes nothing down when there are not.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU16, Ordering::SeqCst},
};

use moonhare_rooms::{Decks, Log, Looking, MemoryLog, Quotas, Rooms, system_calendar};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

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

/// A box that is kept far away: what is there is only known once somebody has looked, which takes as long as it takes.
struct FarBox {
    there: AtomicU16,
    known: Arc<AtomicU16>,
    /// Lets one look after the other come back.
    answers: Arc<Semaphore>,
    /// Which of the looks were for a game.
    looks: Mutex<Vec<bool>>,
    found: bool,
}

impl FarBox {
    fn of(cards: u16, found: bool) -> Arc<Self> {
        let answers = Arc::new(Semaphore::new(0));
        Arc::new(Self { there: cards.into(), known: Arc::default(), answers, looks: Mutex::default(), found })
    }

    async fn looks(&self, wanted: &[bool]) {
        while self.looks.lock().unwrap().as_slice() != wanted {
            tokio::task::yield_now().await;
        }
    }
}

impl Decks for FarBox {
    fn cards(&self, pack: &str) -> Option<u16> {
        if pack == BOX {
            Some(self.known.load(SeqCst)).filter(|known| *known > 0)
        } else {
            OnePack.cards(pack)
        }
    }

    fn pictures(&self, pack: &str) -> Arc<str> {
        OnePack.pictures(pack)
    }

    fn first_pack(&self) -> String {
        OnePack.first_pack()
    }

    fn is_elsewhere(&self, pack: &str) -> bool {
        pack == BOX
    }

    fn look_for(&self, packs: Vec<String>, to_play: bool) -> Looking {
        assert_eq!(packs, [BOX]);
        self.looks.lock().unwrap().push(to_play);
        let (known, there, found) = (Arc::clone(&self.known), self.there.load(SeqCst), self.found);
        let answers = Arc::clone(&self.answers);
        std::boxed::Box::pin(async move {
            answers.acquire().await.unwrap().forget();
            if found {
                known.store(there, SeqCst);
            }
            found
        })
    }
}

async fn far_table(own: &Arc<FarBox>) -> House {
    let log = Arc::new(MemoryLog::new()) as Arc<dyn Log>;
    let decks = Arc::clone(own) as Arc<dyn Decks>;
    let rooms = Rooms::with(Arc::clone(&log), decks, Arc::new(Slow), Quotas::default(), system_calendar());
    House::at(log, rooms, 3, false).await
}

fn says(view: &Value, text: &str) -> bool {
    view["chat"].as_array().unwrap().iter().any(|entry| entry["text"] == text)
}

#[tokio::test(start_paused = true)]
async fn a_table_goes_on_while_its_box_is_looked_for_and_what_waits_is_done_in_its_order() {
    let own = FarBox::of(84, true);
    let house = far_table(&own).await;
    let (mut host, mut guest) = (house.come(1).await, house.come(2).await);
    host.say("room", json!({ "settings": { "packs": [BOX] } })).await;
    host.say("room", json!({ "chat": { "text": "after the box" } })).await;
    guest.say("room", json!({ "chat": { "text": "meanwhile" } })).await;
    guest.until("the guest is heard", |view| says(view, "meanwhile")).await;
    assert!(!says(&guest.view(), "after the box"), "what one person says is done in its order");
    own.answers.add_permits(1);
    guest.until("the host is heard", |view| says(view, "after the box")).await;
    assert_eq!(guest.view()["settings"]["packs"], json!([BOX]));
    // A game begins with what is there by then, once that is written down; nobody waits for it but who begins.
    host.say("room", json!({ "begin": { "salt": "s" } })).await;
    own.looks(&[false, false]).await;
    own.answers.add_permits(1);
    own.looks(&[false, false, true]).await;
    guest.say("room", json!({ "chat": { "text": "it takes a while" } })).await;
    host.until("the guest is heard", |view| says(view, "it takes a while")).await;
    assert_eq!(host.view()["stage"], "lobby");
    own.answers.add_permits(1);
    host.until("the game is on", |view| view["stage"] == "game").await;
    assert_eq!(host.view()["deck"][0]["count"], 84);
}

#[tokio::test(start_paused = true)]
async fn who_may_not_begin_marks_no_box_as_played_with() {
    let own = FarBox::of(3, true);
    let house = far_table(&own).await;
    own.answers.add_permits(10);
    let mut host = house.come(1).await;
    host.say("room", json!({ "settings": { "packs": [BOX] } })).await;
    host.until("the box is there", |view| view["settings"]["packs"] == json!([BOX])).await;
    host.say("room", json!({ "begin": { "salt": "s" } })).await;
    host.until("three cards are too few", |view| view["refused"] == "cannot_begin").await;
    assert_eq!(*own.looks.lock().unwrap(), [false, false]);
}

#[tokio::test(start_paused = true)]
async fn a_box_that_cant_be_looked_for_is_not_taken_for_one_that_is_not_there() {
    let own = FarBox::of(84, false);
    let house = far_table(&own).await;
    own.answers.add_permits(10);
    let mut guest = house.come(2).await;
    guest.say("room", json!({ "bring": { "pack": BOX } })).await;
    guest.until("the store fails", |view| view["refused"] == "storage_failed").await;
}

#[tokio::test(start_paused = true)]
async fn who_says_much_while_a_box_is_looked_for_is_slowed_down() {
    let own = FarBox::of(84, true);
    let house = far_table(&own).await;
    let mut host = house.come(1).await;
    host.say("room", json!({ "settings": { "packs": [BOX] } })).await;
    for _ in 0..moonhare_rooms::limits::BEHIND_LOOK_MAX + 1 {
        host.say("room", json!({ "lock": { "locked": true } })).await;
    }
    host.until("it is too much", |view| view["refused"] == "too_fast").await;
    own.answers.add_permits(1);
    host.until("the rest is done", |view| view["settings"]["packs"] == json!([BOX])).await;
}
