//! A game by post, in days that pass in an instant: visits, nights, silence, returns and kills.
//!
//! A *life* is a server from its start to a kill: a runtime of its own, which is dropped with everything that was under way.
//! What the next one knows is what the log holds.

use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use moonhare_rooms::{BlobId, Log, MemoryLog, Position, Quotas, RoomId, Rooms, limits::LINGER_S};
use serde_json::{Value, json};

use crate::house::{Guest, House, OnePack, Slow, held, phase};

pub(crate) const MINUTE_MS: u64 = 60_000;
pub(crate) const HOUR_MS: u64 = 60 * MINUTE_MS;
/// Tuesday, 17 November 2026, midnight UTC.
const TUESDAY_MS: u64 = 1_794_873_600_000;

/// Day (0 is Tuesday), hour and minute.
pub(crate) fn at(day: u64, hour: u64, minute: u64) -> u64 {
    TUESDAY_MS + (day * 24 + hour) * HOUR_MS + minute * MINUTE_MS
}

/// A server from `at_ms` on, until it is killed at the end of `play`. Gives the time of its death.
pub(crate) fn life<T, F: Future<Output = T>>(
    log: &Arc<dyn Log>,
    at_ms: u64,
    play: impl FnOnce(Rooms) -> F,
) -> (T, u64) {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let calendar = Arc::new(move || at_ms);
        let rooms =
            Rooms::with(Arc::clone(log), Arc::new(OnePack), Arc::new(Slow), Quotas::default(), calendar);
        tokio::spawn(rooms.clone().deliver_post());
        let played = play(rooms.clone()).await;
        (played, rooms.now_ms())
    })
}

/// Time passes until then.
pub(crate) async fn until(rooms: &Rooms, at_ms: u64) {
    let rest_ms = at_ms.checked_sub(rooms.now_ms()).expect("time does not run backwards");
    tokio::time::sleep(Duration::from_millis(rest_ms)).await;
}

pub(crate) fn by_post(hours: u16, silent: &str) -> Value {
    json!({ "settings": {
        "post": { "hours": hours, "quiet": { "from": 22, "to": 8 }, "zone": { "offset_min": 0 }, "silent": silent },
        "house": { "target_score": 12 },
    } })
}

/// A table that is set for post, with nobody at it.
pub(crate) async fn set(
    log: &Arc<dyn Log>,
    rooms: &Rooms,
    people: usize,
    bots: usize,
    settings: Value,
) -> House {
    let house = House::at(Arc::clone(log), rooms.clone(), people, false).await;
    let mut host = house.come(1).await;
    for _ in 0..bots {
        host.say("room", json!({ "add_bot": { "temperament": "scholar" } })).await;
    }
    host.say("room", settings).await;
    // Whoever joined has to come once, or they are forgotten.
    for person in 2..=people {
        drop(house.come(person).await);
    }
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    house
}

/// The open move that brings the game on.
fn a_move(view: &Value) -> Option<Value> {
    let open = &view["game"]["your_move"];
    let hand = |count: usize| view["game"]["hand"].as_array().map(|hand| hand[..count].to_vec());
    if open["tell"].is_object() {
        return Some(json!({ "tell": { "card": hand(1)?[0], "clue": "nearly home" } }));
    }
    if let Some(count) = open["give"]["count"].as_u64() {
        return Some(json!({ "give": { "cards": hand(usize::try_from(count).ok()?)? } }));
    }
    if let Some(slots) = open["vote"]["slots"].as_array() {
        let waits = view["game"]["waiting_for"].as_array()?.contains(&view["you"]["seat"]);
        return waits.then(|| json!({ "vote": { "slots": [slots[0]] } }));
    }
    open["ready"].is_object().then(|| json!({ "ready": {} }))
}

/// Sends a command. Whoever comes again has other ids for what they say.
pub(crate) async fn act(guest: &Guest, kind: &str, command: Value) {
    static SAID: AtomicU32 = AtomicU32::new(0);
    let id = format!("by-post-{}", SAID.fetch_add(1, Ordering::Relaxed));
    guest.send(json!({ kind: { "id": id, "command": command } })).await;
}

/// Somebody comes, does what there is to do for them, and goes; gives what they saw last.
pub(crate) async fn visit(house: &House, person: usize) -> Value {
    let guest = house.come(person).await;
    while let Some(command) = a_move(&guest.view()) {
        let before = guest.view()["position"].as_u64();
        act(&guest, "do", command).await;
        guest.until("it is done", |view| view["position"].as_u64() > before).await;
    }
    guest.view()
}

/// What a person would see, without coming: the log is read and nobody wakes.
async fn records(house: &House) -> usize {
    house.log.read(house.code.into(), Position::START).await.unwrap().len()
}

async fn draft(guest: &Guest, draft: Value) {
    guest.send(json!({ "draft": draft })).await;
}

#[test]
fn four_friends_play_a_whole_game_by_post_with_a_silent_one_and_kills() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    // Tuesday, 20:00: the table is set, and Ona tells at once.
    let (house, mut now_ms) = life(&log, at(0, 20, 0), async |rooms| {
        let house = set(&log, &rooms, 4, 0, by_post(24, "bot")).await;
        let seen = visit(&house, 1).await;
        assert_eq!(phase(&seen), "give");
        assert_eq!(seen["settings"]["post"]["hours"], 24);
        // A day from eight in the evening: eight in the evening, the night in between does not matter.
        let lit_ms = seen["since_ms"].as_u64().unwrap();
        assert_eq!(seen["deadline_ms"].as_u64(), Some(lit_ms + 24 * HOUR_MS));
        (house.code, house.secrets.clone())
    });
    let again = |rooms: Rooms| {
        let (code, secrets) = house.clone();
        House { log: Arc::clone(&log), rooms, code, secrets }
    };
    // Everybody looks in once a day, at their own hour, but the fourth, who is silent for a week. Every day the server is
    // killed and comes back in the small hours, when nobody is there to wake the table.
    let mut phases = Vec::new();
    let mut played_for_the_silent = 0;
    for day in 1..60 {
        let (over, died_ms) = life(&log, now_ms.max(at(day, 3, 0)), async |rooms| {
            let house = again(rooms);
            for (hour, person) in [(9, 1), (13, 2), (19, 3), (21, 4)] {
                if person == 4 && day < 8 {
                    continue;
                }
                until(&house.rooms, at(day, hour, 0)).await;
                let seen = visit(&house, person).await;
                assert!(!held(&seen, 4), "a bot makes single moves, and has no seat");
                phases.push((day, phase(&seen).to_owned()));
                if phase(&seen) == "over" {
                    return true;
                }
            }
            false
        });
        now_ms = died_ms;
        if over {
            break;
        }
        played_for_the_silent = day;
    }
    let last = phases.last().unwrap();
    assert_eq!(last.1, "over", "{phases:?}");
    assert!(last.0 > 8 && played_for_the_silent > 7, "it took days: {phases:?}");
    // Seven days of silence cost a day for each move and not more: more than one story was told.
    let stories = phases.windows(2).filter(|pair| pair[0].1 != "give" && pair[1].1 == "give").count();
    assert!(stories >= 1, "{phases:?}");
}

#[test]
fn nothing_happens_at_night_and_a_silent_move_is_made_when_the_candle_is_burnt_down() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    life(&log, at(0, 20, 0), async |rooms| {
        let house = set(&log, &rooms, 3, 0, by_post(8, "bot")).await;
        visit(&house, 1).await;
        let lit_ms = rooms.now_ms();
        visit(&house, 2).await;
        // The third prepares a card, and forgets to give it.
        let third = house.come(3).await;
        let hand = third.view()["game"]["hand"].clone();
        let prepared = json!([hand[3], hand[4]]);
        draft(&third, json!({ "cards": prepared })).await;
        drop(third);
        let before = records(&house).await;
        // Two hours burn in the evening, and six from the morning on.
        let down_ms = lit_ms + 18 * HOUR_MS;
        until(&rooms, down_ms - MINUTE_MS).await;
        assert_eq!(
            records(&house).await,
            before,
            "the candle rests at night, and is not burnt down before its time"
        );
        until(&rooms, down_ms + MINUTE_MS).await;
        assert!(records(&house).await > before);
        let third = house.come(3).await;
        assert_eq!(phase(&third.view()), "vote");
        assert_eq!(third.view()["game"]["played"], prepared, "what was prepared is what was given");
    });
}

#[test]
fn a_table_may_go_on_without_who_is_silent_and_they_can_come_back() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    life(&log, at(0, 10, 0), async |rooms| {
        let house = set(&log, &rooms, 3, 0, by_post(24, "go_on")).await;
        visit(&house, 1).await;
        visit(&house, 2).await;
        until(&rooms, at(1, 10, 30)).await;
        let seen = visit(&house, 1).await;
        assert!(held(&seen, 3) && !held(&seen, 2));
        assert_eq!(phase(&seen), "vote");
        // Nobody waits for the third any more: their bot votes within minutes, and then there is a score. The second tells
        // next. When they have seen it, the story is theirs without waiting for others.
        visit(&house, 2).await;
        until(&rooms, rooms.now_ms() + 2 * MINUTE_MS).await;
        visit(&house, 2).await;
        until(&rooms, rooms.now_ms() + MINUTE_MS).await;
        let seen = visit(&house, 2).await;
        assert_eq!((phase(&seen), &seen["game"]["storyteller"]), ("give", &json!(1)));
        assert!(!held(&seen, 1) && held(&seen, 3), "who has not looked at a score has missed no move");
        let seen = house.come(3).await.view();
        assert!(!held(&seen, 3), "their seat is theirs again");
        assert!(seen["game"]["turn"] == 2 && seen["game"]["hand"].is_array());
    });
}

#[test]
fn bots_answer_within_minutes_while_nobody_looks() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let (secret, died_ms) = life(&log, at(0, 10, 0), async |rooms| {
        let house = set(&log, &rooms, 1, 3, by_post(48, "bot")).await;
        let seen = visit(&house, 1).await;
        assert_eq!(phase(&seen), "give");
        // The server is killed before any bot has thought.
        (house.code, house.secrets.clone())
    });
    life(&log, died_ms + HOUR_MS, async |rooms| {
        let (code, secrets) = secret;
        let house = House { log: Arc::clone(&log), rooms: rooms.clone(), code, secrets };
        let before = records(&house).await;
        until(&rooms, rooms.now_ms() + 5 * MINUTE_MS).await;
        assert!(records(&house).await >= before + 3, "the bots have given their cards and voted");
        assert_eq!(phase(&house.come(1).await.view()), "score");
    });
}

#[test]
fn a_room_by_post_sleeps_between_its_moves() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    life(&log, at(0, 10, 0), async |rooms| {
        let house = set(&log, &rooms, 3, 0, by_post(48, "bot")).await;
        visit(&house, 1).await;
        until(&rooms, rooms.now_ms() + (LINGER_S + 5) * 1_000).await;
        assert_eq!(rooms.counts().rooms(), 0);
        until(&rooms, at(2, 10, 1)).await;
        assert_eq!(rooms.counts().rooms(), 1, "it woke by itself");
        assert_eq!(phase(&house.come(2).await.view()), "vote");
    });
}

#[test]
fn rooms_that_are_over_or_deleted_leave_the_postmans_list() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    life(&log, at(0, 10, 0), async |rooms| {
        let list = async || {
            // The postman writes when nothing else is to be done.
            until(&rooms, rooms.now_ms() + 1_000).await;
            let kept = log.blob(RoomId(-1), BlobId("post".into())).await.unwrap();
            kept.map_or_else(Vec::new, |bytes| serde_json::from_slice::<Vec<String>>(&bytes).unwrap())
        };
        let one = set(&log, &rooms, 3, 0, by_post(8, "bot")).await;
        let other = set(&log, &rooms, 3, 0, by_post(8, "bot")).await;
        assert_eq!(list().await.len(), 2);
        let host = one.come(1).await;
        act(&host, "room", json!({ "end": {} })).await;
        host.until("it is over", |view| phase(view) == "over").await;
        assert_eq!(list().await, [other.code.to_string()]);
        other.rooms.remove(other.code).await.unwrap();
        assert!(list().await.is_empty());
    });
}
