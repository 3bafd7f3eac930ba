//! What bots learn from their table, and what they don't.

use std::sync::{Arc, Mutex};

use moonhare_rooms::{
    BotPlayers, BotSeat, DeckPart, Log, MemoryLog, Past, RoomCode, Rooms, Story, any_move,
    rules::{Command, View},
};
use serde_json::json;

use crate::house::{House, OnePack, phase};

/// Bots that write down what they remember and hear.
#[derive(Default)]
struct Attentive {
    pasts: Mutex<Vec<(View, Past)>>,
    stories: Mutex<Vec<Story>>,
}

impl BotPlayers for Attentive {
    fn listen(&self) -> bool {
        true
    }

    fn hear(&self, _: RoomCode, story: &Story) {
        self.stories.lock().unwrap().push(story.clone());
    }

    fn delay_ms(&self, _: BotSeat, _: &View) -> u64 {
        1_000
    }

    fn decide(&self, bot: BotSeat, _: &[DeckPart], past: &Past, view: &View) -> Option<Command> {
        self.pasts.lock().unwrap().push((view.clone(), past.clone()));
        any_move(bot, view)
    }
}

/// A person who tells this and two bots play until each has told a story, and the first bot is about to tell another.
async fn evening(clue: &str) -> Arc<Attentive> {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let bots = Arc::new(Attentive::default());
    let rooms = Rooms::new(Arc::clone(&log), Arc::new(OnePack), Arc::clone(&bots) as Arc<dyn BotPlayers>);
    let house = House::at(log, rooms, 1, false).await;
    let mut host = house.come(1).await;
    for _ in 0..2 {
        host.say("room", json!({ "add_bot": { "temperament": "fox" } })).await;
    }
    host.say("room", json!({ "begin": {} })).await;
    for turn in 1..=4 {
        host.until("a turn begins", |view| view["game"]["turn"] == turn && phase(view) != "score").await;
        while phase(&host.view()) != "score" {
            let moves = host.view()["game"]["your_move"].clone();
            let hand = host.view()["game"]["hand"].clone();
            if !moves["tell"].is_null() {
                host.say("do", json!({ "tell": { "card": hand[0], "clue": clue } })).await;
            } else if !moves["give"].is_null() {
                let count = moves["give"]["count"].as_u64().unwrap() as usize;
                host.say("do", json!({ "give": { "cards": hand.as_array().unwrap()[..count] } })).await;
            } else if !moves["vote"].is_null() && host.view()["game"]["my_votes"].is_null() {
                host.say("do", json!({ "vote": { "slots": [moves["vote"]["slots"][0]] } })).await;
            }
            let before = host.view();
            host.until("something happens", |view| *view != before).await;
        }
        host.say("do", json!({ "ready": {} })).await;
    }
    bots
}

#[tokio::test(start_paused = true)]
async fn a_bot_remembers_how_many_found_its_own_stories() {
    let bots = evening("dusk").await;
    let pasts = bots.pasts.lock().unwrap();
    let told = |past: &Past| past.clues.len();
    let after_own = pasts.iter().filter(|(_, past)| !past.found.is_empty());
    let shares: Vec<f32> = after_own.map(|(_, past)| past.found[0]).collect();
    assert!(!shares.is_empty() && shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
    assert!(pasts.iter().all(|(_, past)| past.found.len() <= told(past)), "each story is found once");
}

#[tokio::test(start_paused = true)]
async fn what_people_tell_is_heard_once_and_what_bots_tell_is_not() {
    let bots = evening("Between two trains").await;
    let stories = bots.stories.lock().unwrap();
    assert!(!stories.is_empty());
    for story in &*stories {
        assert_eq!(story.clue, "Between two trains");
        assert!(!story.picture.is_empty());
    }
    assert!(stories.len() <= 2, "{stories:?}");
}

#[tokio::test(start_paused = true)]
async fn a_clue_that_names_somebody_is_not_heard() {
    let bots = evening("This is so like the HOST").await;
    assert!(bots.stories.lock().unwrap().is_empty());
}
