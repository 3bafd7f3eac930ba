//! A bot whose move is refused does something else.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use moonhare_rooms::{
    BotPlayers, BotSeat, DeckPart, Log, MemoryLog, Past, Rooms,
    rules::{Card, Clue, Command, Slot, View},
};
use serde_json::json;

use crate::house::{House, OnePack, phase};

/// Bots that decide the same whatever happens, and count how often they were asked.
struct Stubborn {
    insists: fn(&View) -> Option<Command>,
    asked: AtomicUsize,
}

impl BotPlayers for Stubborn {
    fn delay_ms(&self, _: BotSeat, _: &View) -> u64 {
        1_000
    }

    fn decide(&self, _: BotSeat, _: &[DeckPart], _: &Past, view: &View) -> Option<Command> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        (self.insists)(view)
    }
}

/// The same with bots who count; says how often they were asked.
async fn play_two_turns(insists: fn(&View) -> Option<Command>) -> usize {
    let bots = Arc::new(Stubborn { insists, asked: AtomicUsize::new(0) });
    play_with(Arc::clone(&bots) as Arc<dyn BotPlayers>).await;
    bots.asked.load(Ordering::SeqCst)
}

/// One person and two bots play until a bot has told the second story.
async fn play_with(bots: Arc<dyn BotPlayers>) {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let rooms = Rooms::new(Arc::clone(&log), Arc::new(OnePack), bots);
    let house = House::at(log, rooms, 1, false).await;
    let mut host = house.come(1).await;
    host.say("room", json!({ "settings": { "performed": true } })).await;
    for _ in 0..2 {
        host.say("room", json!({ "add_bot": { "temperament": "fox" } })).await;
    }
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    let card = host.view()["game"]["hand"][0].clone();
    host.say("do", json!({ "tell": { "card": card, "clue": "dusk" } })).await;
    host.until("the bots have given and voted", |view| phase(view) == "score").await;
    host.say("do", json!({ "ready": {} })).await;
    host.until("a bot has told", |view| phase(view) == "give" && view["game"]["turn"] == 2).await;
}

/// Bots that can't even say how long they will think.
struct Timeless;

impl BotPlayers for Timeless {
    fn delay_ms(&self, _: BotSeat, _: &View) -> u64 {
        panic!("nobody knows how long, as it shall be in this test")
    }

    fn decide(&self, _: BotSeat, _: &[DeckPart], _: &Past, _: &View) -> Option<Command> {
        panic!("nor what, as it shall be in this test")
    }
}

/// In two turns to the second story, two bots give, vote, become ready, and one tells.
const MOVES: usize = 7;

#[tokio::test(start_paused = true)]
async fn a_bot_that_insists_on_what_is_not_listed_takes_a_listed_move() {
    let impossible: [fn(&View) -> Option<Command>; 6] = [
        |_| None,
        |_| panic!("a mind that fails, as it shall in this test"),
        |_| Some(Command::TakeBack {}),
        |_| Some(Command::give(&[Card(999)])),
        // Twice the same card, which no hand has, and more votes than there are.
        |view| Some(Command::give(&[view.hand.map_or(Card(0), |hand| hand[0]); 2])),
        |_| Some(Command::vote(&[Slot(1); 5])),
    ];
    for insists in impossible {
        assert_eq!(play_two_turns(insists).await, MOVES, "nobody thinks twice");
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_never_plays_again_what_was_refused_although_it_was_listed() {
    // The rules allow a performed clue; that there is no such recording only the room knows.
    let asked = play_two_turns(|view| {
        let tell = view.your_move.tell.as_ref()?;
        Some(Command::Tell { card: tell.cards.map(|cards| cards[0]), clue: Clue::performed("nobodys") })
    })
    .await;
    assert_eq!(asked, MOVES + 1, "the story was thought about once more");
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_falls_over_whatever_it_is_asked_still_plays() {
    play_with(Arc::new(Timeless)).await;
}
