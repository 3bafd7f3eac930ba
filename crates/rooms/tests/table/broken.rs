//! A room that ends whenever it is woken does not keep anybody waiting.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering::SeqCst},
};

use moonhare_rooms::{
    BotMind, BotPlayers, BotSeat, DeckPart, Hello, Log, MemoryLog, Past, RoomRefusal, Rooms,
    limits::WAKES_MAX,
    rules::{Command, View},
};

use crate::house::{Ear, House, OnePack};

/// Bots at whose sight a room falls over.
#[derive(Default)]
struct Dreadful {
    seen: AtomicUsize,
}

impl BotPlayers for Dreadful {
    fn mind(&self) -> BotMind {
        self.seen.fetch_add(1, SeqCst);
        panic!("a room that is woken falls over, as it shall in this test")
    }

    fn delay_ms(&self, _: BotSeat, _: &View) -> u64 {
        0
    }

    fn decide(&self, _: BotSeat, _: &[DeckPart], _: &Past, _: &View) -> Option<Command> {
        None
    }
}

#[tokio::test(start_paused = true)]
async fn who_comes_to_a_broken_room_is_sent_away() {
    let house = House::new(1).await;
    let bots = Arc::new(Dreadful::default());
    let rooms =
        Rooms::new(Arc::clone(&house.log), Arc::new(OnePack), Arc::clone(&bots) as Arc<dyn BotPlayers>);
    let come = rooms.connect(house.code, Hello::default(), None, Arc::new(Ear::default()));
    assert_eq!(come.await.err(), Some(RoomRefusal::Restarting));
    assert_eq!(bots.seen.load(SeqCst), WAKES_MAX);
    assert_eq!(rooms.preview(house.code).await.err(), Some(RoomRefusal::Restarting));
}

#[tokio::test(start_paused = true)]
async fn a_room_that_is_not_there_is_not_tried_again() {
    let log = Arc::new(MemoryLog::new()) as Arc<dyn Log>;
    let rooms = Rooms::new(log, Arc::new(OnePack), Arc::new(Dreadful::default()));
    let come = rooms.connect("BBBBBB".parse().unwrap(), Hello::default(), None, Arc::new(Ear::default()));
    assert_eq!(come.await.err(), Some(RoomRefusal::RoomNotFound));
}
