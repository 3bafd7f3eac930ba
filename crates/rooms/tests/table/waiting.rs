//! Nobody waits for ever.

use std::{
    sync::{
        Arc, Condvar, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use moonhare_rooms::{
    BotMind, BotPlayers, BotSeat, DeckPart, Log, MemoryLog, Past, Rooms, any_move,
    limits::{BOTS_THINKING_MAX, CLAIM_TOGETHER_S, DRAFTS_KEPT_AFTER_MS, LINGER_S},
    rules::{Clue, Command, Moves, View},
};
use serde_json::json;

use crate::house::{Guest, House, OnePack, held, phase};

/// Bots that would think for as long as the slowest ones do.
struct Thoughtful;

const LONG_MS: u64 = 13_000;

impl BotPlayers for Thoughtful {
    fn mind(&self) -> BotMind {
        BotMind::Vision
    }

    fn delay_ms(&self, _: BotSeat, _: &View) -> u64 {
        LONG_MS
    }

    fn decide(&self, bot: BotSeat, _: &[DeckPart], _: &Past, view: &View) -> Option<Command> {
        any_move(bot, view)
    }
}

/// Bots that think until the gate is opened.
#[derive(Default)]
struct Gated {
    thinking: AtomicUsize,
    most: AtomicUsize,
    open: Mutex<bool>,
    opened: Condvar,
}

impl BotPlayers for Gated {
    fn delay_ms(&self, _: BotSeat, _: &View) -> u64 {
        0
    }

    fn decide(&self, bot: BotSeat, _: &[DeckPart], _: &Past, view: &View) -> Option<Command> {
        let thinking = self.thinking.fetch_add(1, Ordering::SeqCst) + 1;
        self.most.fetch_max(thinking, Ordering::SeqCst);
        let open = self.open.lock().unwrap();
        drop(self.opened.wait_while(open, |open| !*open).unwrap());
        self.thinking.fetch_sub(1, Ordering::SeqCst);
        any_move(bot, view)
    }
}

/// Opens the gate when it goes, so that a test that fails ends.
struct Opener(Arc<Gated>);

impl Drop for Opener {
    fn drop(&mut self) {
        *self.0.open.lock().unwrap() = true;
        self.0.opened.notify_all();
    }
}

#[tokio::test(start_paused = true)]
async fn a_host_who_is_gone_for_a_minute_hands_on_the_role() {
    let house = House::new(3).await;
    let host = house.come(1).await;
    let second = house.come(2).await;
    drop(host);
    let started = tokio::time::Instant::now();
    second.until("the second is host", |view| view["you"]["host"] == true).await;
    assert_eq!(started.elapsed().as_secs(), 60);
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_who_is_gone_and_gives_the_seat_back() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    let second = house.come(2).await;
    let third = house.come(3).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    let card = host.view()["game"]["hand"][0].clone();
    host.say("do", json!({ "tell": { "card": card, "clue": "dusk" } })).await;
    host.until("cards are given", |view| phase(view) == "give").await;
    drop(third);
    let started = tokio::time::Instant::now();
    host.until("a bot holds the third seat", |view| held(view, 3)).await;
    assert_eq!(started.elapsed().as_secs(), 30);
    host.until("the bot has given", |view| view["game"]["seats"][2]["given"] == true).await;
    let third = house.come(3).await;
    third.until("the seat is theirs again", |view| !held(view, 3)).await;
    assert_eq!(third.view()["game"]["played"].as_array().map(Vec::len), Some(2));
    drop(second);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_waits_for_ever_does() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    host.say("room", json!({ "settings": { "patience_s": null } })).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    tokio::time::sleep(Duration::from_secs(24 * 3_600)).await;
    assert!(!held(&host.view(), 2) && phase(&host.view()) == "claim");
}

#[tokio::test(start_paused = true)]
async fn when_the_clock_runs_out_what_was_prepared_is_played() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    let second = house.come(2).await;
    let _third = house.come(3).await;
    let clock = json!({ "tell_s": 60, "give_s": 40, "vote_s": 30, "score_s": 20 });
    host.say("room", json!({ "settings": { "clock": clock } })).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    assert!(host.view()["deadline_ms"].is_u64());
    let card = host.view()["game"]["hand"][3].clone();
    host.send(json!({ "draft": { "card": card, "clue": "half a clue" } })).await;
    host.until("the draft was told", |view| phase(view) == "give").await;
    assert_eq!(host.view()["game"]["clue"]["text"], "half a clue");
    assert_eq!(host.view()["game"]["played"], json!([card]));
    second.until("cards are given", |view| phase(view) == "give").await;
    let hand = second.view()["game"]["hand"].clone();
    let prepared = json!([hand[2], hand[5]]);
    second.send(json!({ "draft": { "cards": prepared } })).await;
    second.until("votes are placed", |view| phase(view) == "vote").await;
    assert_eq!(second.view()["game"]["played"], prepared);
    // Nobody does anything, and the evening goes on all the same.
    second.until("the third turn begins", |view| view["game"]["turn"] == 3).await;
}

#[tokio::test(start_paused = true)]
async fn a_pause_stops_the_clock_and_the_bots() {
    let house = House::new(1).await;
    let mut host = house.come(1).await;
    for _ in 0..3 {
        host.say("room", json!({ "add_bot": { "temperament": "fox" } })).await;
    }
    let clock = json!({ "tell_s": 60, "give_s": 60, "vote_s": 60, "score_s": 60 });
    host.say("room", json!({ "settings": { "clock": clock } })).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    let card = host.view()["game"]["hand"][0].clone();
    host.say("do", json!({ "tell": { "card": card, "clue": "dusk" } })).await;
    host.say("room", json!({ "pause": { "paused": true } })).await;
    host.until("the game is paused", |view| view["paused"] == true).await;
    let before = host.view();
    assert!(before["deadline_ms"].is_null());
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    assert_eq!(host.view()["game"], before["game"]);
    host.say("room", json!({ "pause": { "paused": false } })).await;
    host.until("the bots go on", |view| phase(view) == "vote").await;
}

#[tokio::test(start_paused = true)]
async fn bots_alone_play_only_while_somebody_watches() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    let position = host.view()["position"].clone();
    drop(host);
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    assert_eq!(house.rooms.counts().rooms(), 0, "a room that nobody looks at sleeps");
    let watcher = house.look(None).await;
    assert_eq!(watcher.view()["position"], position, "nothing happened in the meantime");
    watcher.until("the bots have played a turn", |view| view["game"]["turn"] == 2).await;
}

#[tokio::test(start_paused = true)]
async fn a_draft_comes_back_to_its_owner_and_to_nobody_else() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    host.send(json!({ "draft": { "clue": "almost" } })).await;
    let second = house.come(2).await;
    let tablet = house.come(1).await;
    assert_eq!(tablet.view()["draft"]["clue"], "almost");
    assert!(second.view()["draft"].is_null());
}

#[tokio::test(start_paused = true)]
async fn a_draft_outlives_a_nap_and_a_power_cut_and_the_clock_plays_it() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    let clock = json!({ "tell_s": 60, "give_s": 40, "vote_s": 30, "score_s": 20 });
    host.say("room", json!({ "settings": { "clock": clock } })).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    let card = host.view()["game"]["hand"][3].clone();
    host.send(json!({ "draft": { "card": card, "clue": "half a clue" } })).await;
    // Everybody goes, and the room falls asleep.
    drop(host);
    tokio::time::sleep(Duration::from_secs(2 * LINGER_S)).await;
    let host = house.come(1).await;
    assert_eq!(host.view()["draft"]["clue"], "half a clue");
    host.send(json!({ "draft": { "card": card, "clue": "a whole clue" } })).await;
    tokio::time::sleep(Duration::from_millis(2 * DRAFTS_KEPT_AFTER_MS)).await;
    let house = house.started_again();
    let host = house.come(1).await;
    assert_eq!(host.view()["draft"]["clue"], "a whole clue");
    host.until("the draft was told", |view| phase(view) == "give").await;
    assert_eq!(host.view()["game"]["clue"]["text"], "a whole clue");
    let again = house.started_again().come(1).await;
    assert!(again.view()["draft"].is_null(), "what was played is not prepared any more");
}

#[tokio::test(start_paused = true)]
async fn typing_is_told_and_forgotten() {
    let house = House::new(2).await;
    let host = house.come(1).await;
    let second = house.come(2).await;
    host.send(json!({ "typing": true })).await;
    second.until("the host types", |view| view["presence"]["typing"] == json!([1])).await;
    second.until("the host stopped", |view| view["presence"]["typing"] == json!([])).await;
}

#[tokio::test(start_paused = true)]
async fn a_board_that_sounds_is_told_while_it_is_there() {
    let house = House::new(2).await;
    let host = house.come(1).await;
    let second = house.come(2).await;
    second.send(json!({ "sounding": true })).await;
    let board = house.look(None).await;
    host.until("the board is there", |view| view["presence"]["watchers"] == 1).await;
    assert!(host.view()["presence"].get("sounding").is_none(), "who has a name plays for themself");
    board.send(json!({ "sounding": true })).await;
    host.until("the board sounds", |view| view["presence"]["sounding"] == true).await;
    board.send(json!({ "sounding": false })).await;
    host.until("the board is silent", |view| view["presence"].get("sounding").is_none()).await;
    board.send(json!({ "sounding": true })).await;
    host.until("the board sounds again", |view| view["presence"]["sounding"] == true).await;
    drop(board);
    host.until("the board is gone", |view| view["presence"].get("sounding").is_none()).await;
}

#[tokio::test(start_paused = true)]
async fn bots_take_their_time_with_people_and_none_when_only_they_are_waited_for() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let rooms = Rooms::new(Arc::clone(&log), Arc::new(OnePack), Arc::new(Thoughtful));
    let house = House::at(log, rooms, 1, true).await;
    let mut host = house.come(1).await;
    assert_eq!(host.view()["people"][1]["bot"]["mind"], "vision", "everybody is told what bots think with");
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    tell(&mut host).await;
    let patience = Duration::from_secs(6);
    // Only bots have something to do, in one part of the turn after the other.
    for expected in ["vote", "score"] {
        let since = tokio::time::Instant::now();
        host.until("the bots have moved", |view| phase(view) == expected).await;
        assert!(since.elapsed() <= patience, "{expected} after {:?}", since.elapsed());
    }
    host.say("do", json!({ "ready": {} })).await;
    for expected in ["tell", "give"] {
        let since = tokio::time::Instant::now();
        host.until("the bots have moved", |view| phase(view) == expected).await;
        assert!(since.elapsed() <= patience, "{expected} after {:?}", since.elapsed());
    }
    // Now the person has something to do as well, and the bots don't press them.
    tokio::time::sleep(Duration::from_millis(LONG_MS) - Duration::from_secs(1)).await;
    let seats = host.view()["game"]["seats"].clone();
    let storyteller = host.view()["game"]["storyteller"].clone();
    let given =
        seats.as_array().unwrap().iter().filter(|seat| seat["seat"] != storyteller && seat["given"] == true);
    assert_eq!(given.count(), 0, "{seats}");
    host.until("the bots have given", |view| {
        let seats = view["game"]["seats"].as_array().unwrap();
        seats.iter().filter(|seat| seat["seat"] != storyteller && seat["given"] == true).count() == 2
    })
    .await;
}

#[tokio::test(start_paused = true)]
async fn a_bot_begins_when_a_newcomer_only_looks() {
    let house = House::new(1).await;
    let mut host = house.come(1).await;
    for _ in 0..3 {
        host.say("room", json!({ "add_bot": { "temperament": "child" } })).await;
    }
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    host.until("a bot tells the first story", |view| phase(view) == "give").await;
    assert_ne!(host.view()["game"]["storyteller"], 0);
}

#[tokio::test(start_paused = true)]
async fn where_people_play_together_bots_let_them_go_first() {
    let house = House::new(2).await;
    let mut host = house.come(1).await;
    let _second = house.come(2).await;
    host.say("room", json!({ "add_bot": { "temperament": "fox" } })).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    tokio::time::sleep(Duration::from_secs(CLAIM_TOGETHER_S - 1)).await;
    assert_eq!(phase(&host.view()), "claim");
    host.until("the bot tells the first story", |view| phase(view) == "give").await;
    assert_eq!(host.view()["game"]["storyteller"], 2);
}

#[tokio::test(start_paused = true)]
async fn one_who_dreams_at_the_score_holds_up_nobody() {
    let house = House::new(3).await;
    let mut people = [house.come(1).await, house.come(2).await, house.come(3).await];
    people[0].say("room", json!({ "begin": {} })).await;
    people[0].until("the game begins", |view| phase(view) == "claim").await;
    tell(&mut people[0]).await;
    play_to_the_score(&mut people).await;
    assert!(people[0].view()["deadline_ms"].is_null(), "nobody hurries");
    people[0].say("do", json!({ "ready": {} })).await;
    people[1].until("one is ready", |view| view["game"]["seats"][0]["ready"] == true).await;
    assert!(people[1].view()["deadline_ms"].is_null(), "one alone is not most");
    people[1].say("do", json!({ "ready": {} })).await;
    people[2].until("most are ready", |view| view["deadline_ms"].is_u64()).await;
    people[2].until("the next story begins", |view| view["game"]["turn"] == 2).await;
}

/// Three bots at each of these tables want to move at the same time.
const BOT_TABLES: usize = 1_000;

#[tokio::test(start_paused = true)]
async fn people_play_on_while_the_bots_of_a_thousand_tables_think() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let bots = Arc::new(Gated::default());
    let opener = Opener(Arc::clone(&bots));
    let rooms = Rooms::new(Arc::clone(&log), Arc::new(OnePack), Arc::clone(&bots) as Arc<dyn BotPlayers>);
    let mut with_bots = vec![];
    for _ in 0..BOT_TABLES {
        let house = House::at(Arc::clone(&log), rooms.clone(), 1, true).await;
        let mut host = house.come(1).await;
        host.say("room", json!({ "begin": {} })).await;
        host.until("the game begins", |view| phase(view) == "claim").await;
        tell(&mut host).await;
        with_bots.push(host);
    }

    // No bot gets anywhere, and yet three people play a whole turn.
    let house = House::at(log, rooms, 3, false).await;
    let mut people = [house.come(1).await, house.come(2).await, house.come(3).await];
    people[0].say("room", json!({ "begin": {} })).await;
    people[0].until("the game begins", |view| phase(view) == "claim").await;
    tell(&mut people[0]).await;
    play_to_the_score(&mut people).await;
    assert!(with_bots.iter().all(|host| phase(&host.view()) == "give"), "the bots are still thinking");
    assert!(bots.most.load(Ordering::SeqCst) <= BOTS_THINKING_MAX);

    drop(opener);
    for host in &with_bots {
        host.until("the bots have given", |view| phase(view) == "vote").await;
    }
    assert_eq!(bots.most.load(Ordering::SeqCst), BOTS_THINKING_MAX, "as many think at once as may");
}

/// Tells the first story with the first card.
async fn tell(host: &mut Guest) {
    let card = host.view()["game"]["hand"][0].clone();
    host.say("do", json!({ "tell": { "card": card, "clue": "dusk" } })).await;
    host.until("the story is told", |view| phase(view) == "give").await;
}

/// The others give and vote, each in the first way there is.
async fn play_to_the_score(people: &mut [Guest; 3]) {
    for phase_now in ["give", "vote"] {
        for person in &mut people[1..] {
            person.until("it is their turn", |view| phase(view) == phase_now).await;
            let view: View = serde_json::from_value(person.view()["game"].clone()).unwrap();
            let open = Moves { take_back: None, ..view.your_move.clone() };
            let command = open.commands(&Clue::text("dusk")).into_iter().next().unwrap();
            person.say("do", serde_json::to_value(command).unwrap()).await;
        }
    }
    for person in people {
        person.until("the turn is scored", |view| phase(view) == "score").await;
    }
}
