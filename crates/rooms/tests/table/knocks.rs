//! Who is called when a table by post waits for them: once for each thing, not at night, and by one node.

use std::{
    collections::{BTreeMap, VecDeque},
    future::Future,
    pin::Pin,
    sync::{Arc, Mutex},
    time::Duration,
};

use moonhare_rooms::{
    BlobId, Call, CallAnswer, Doorbell, Log, MemoryHouse, MemoryLog, Neighbours, Quotas, RoomRefusal, Rooms,
    Subscription,
    limits::{KNOCK_AGAIN_S, KNOCK_AGAIN_S_MAX, KNOCK_DEVICES_EACH_MAX, KNOCK_LEASE_MS, KNOCK_TRIES_MAX},
};
use serde_json::Value;
use tokio::time::Instant;

use crate::{
    house::{House, OnePack, Slow, held, phase},
    post::{HOUR_MS, MINUTE_MS, at, by_post, life, set, until, visit},
};

/// A call as a push service heard it.
#[derive(Clone, Debug)]
struct Heard {
    at_ms: u64,
    call: Call,
    note: Value,
}

impl Heard {
    /// What was told to whom.
    fn what(&self) -> String {
        let reminder = if self.note["reminder"] == true { " again" } else { "" };
        let (turn, kind) = (&self.note["turn"], self.note["kind"].as_str().unwrap());
        format!("{} {turn} {kind}{reminder}", self.call.subscription.endpoint)
    }
}

/// A push service that lives longer than the servers that call it.
#[derive(Clone, Default)]
struct PushService {
    heard: Arc<Mutex<Vec<Heard>>>,
    /// What it answers; when there is nothing left, that it has taken the message. `None` is no answer, ever.
    answers: Arc<Mutex<VecDeque<Option<CallAnswer>>>>,
}

impl PushService {
    fn that_answers(answers: impl IntoIterator<Item = Option<CallAnswer>>) -> Self {
        Self { answers: Arc::new(Mutex::new(answers.into_iter().collect())), ..Self::default() }
    }

    /// The server at this moment is connected to it.
    fn hang(&self, rooms: &Rooms) {
        let (service, start_ms, start) = (self.clone(), rooms.now_ms(), Instant::now());
        rooms.hang_doorbell(Arc::new(Bell { service, start_ms, start }));
    }

    fn heard(&self) -> Vec<Heard> {
        self.heard.lock().unwrap().clone()
    }

    fn whats(&self) -> Vec<String> {
        self.heard().iter().map(Heard::what).collect()
    }
}

struct Bell {
    service: PushService,
    start_ms: u64,
    start: Instant,
}

impl Doorbell for Bell {
    fn key(&self) -> &'static str {
        "key"
    }

    fn is_possible(&self, _: &Subscription) -> bool {
        true
    }

    fn call(&self, call: Call) -> Pin<Box<dyn Future<Output = CallAnswer> + Send + '_>> {
        let at_ms = self.start_ms + u64::try_from(self.start.elapsed().as_millis()).unwrap();
        let note = serde_json::from_str(&call.note).unwrap();
        self.service.heard.lock().unwrap().push(Heard { at_ms, call, note });
        let answer = self.service.answers.lock().unwrap().pop_front().unwrap_or(Some(CallAnswer::Taken));
        Box::pin(async move {
            match answer {
                Some(answer) => answer,
                None => std::future::pending().await,
            }
        })
    }
}

fn device(name: &str) -> Subscription {
    Subscription { endpoint: name.into(), p256dh: "key".into(), auth: "auth".into() }
}

/// A table by post whose third seat wants knocks, and waits for cards of the others from ten in the morning on.
async fn given(log: &Arc<dyn Log>, rooms: &Rooms) -> House {
    let house = set(log, rooms, 3, 0, by_post(24, "bot")).await;
    want(&house, 3, "phone").await;
    visit(&house, 1).await;
    visit(&house, 2).await;
    house
}

async fn want(house: &House, person: usize, name: &str) {
    house.rooms.want_knocks(house.code, house.secrets[person - 1].clone(), device(name)).await.unwrap();
}

fn again(log: &Arc<dyn Log>, rooms: &Rooms, house: &House) -> House {
    House { log: Arc::clone(log), rooms: rooms.clone(), code: house.code, secrets: house.secrets.clone() }
}

#[test]
fn a_whole_game_by_post_calls_everybody_once_for_each_thing_and_never_at_night() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let service = PushService::default();
    let (house, mut now_ms) = life(&log, at(0, 20, 0), async |rooms| {
        service.hang(&rooms);
        let house = set(&log, &rooms, 4, 0, by_post(24, "bot")).await;
        for person in 1..=4 {
            want(&house, person, &format!("phone {person}")).await;
        }
        visit(&house, 1).await;
        house
    });
    // The fourth is silent for a week, and then back. Every day the server is killed and comes back in the small hours.
    let mut over = false;
    for day in 1..60 {
        (over, now_ms) = life(&log, now_ms.max(at(day, 3, 0)), async |rooms| {
            service.hang(&rooms);
            let house = again(&log, &rooms, &house);
            for (hour, person) in [(9, 1), (13, 2), (19, 3), (21, 4)] {
                if person == 4 && day < 8 {
                    continue;
                }
                until(&rooms, at(day, hour, 0)).await;
                let seen = visit(&house, person).await;
                assert!(!held(&seen, 4), "a bot makes single moves, and has no seat");
                if phase(&seen) == "over" {
                    return true;
                }
            }
            false
        });
        if over {
            break;
        }
    }
    assert!(over, "the game comes to its end");
    let heard = service.heard();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    heard.iter().for_each(|heard| *counts.entry(heard.what()).or_default() += 1);
    assert!(counts.values().all(|count| *count == 1), "nobody is told twice for one thing: {counts:?}");
    for Heard { at_ms, .. } in &heard {
        let hour = (at_ms - at(0, 0, 0)) / HOUR_MS % 24;
        assert!((8..22).contains(&hour), "nobody is called at {hour}:00");
    }
    let told = |who: &str, again: bool| {
        let theirs = counts.keys().filter(|what| what.starts_with(who));
        theirs.filter(|what| what.ends_with("again") == again).count()
    };
    assert!(told("phone 1", false) > 1 && told("phone 2", false) > 1 && told("phone 3", false) > 1);
    assert!(told("phone 4", true) > 1, "who is silent is reminded: {counts:?}");
    for what in counts.keys().filter(|what| what.ends_with(" again")) {
        let first = what.trim_end_matches(" again");
        // Who was told at the score that their story is next is told that of the turn to come.
        assert!(counts.contains_key(first), "{what} comes after {first}: {counts:?}");
    }
}

#[test]
fn a_knock_carries_no_secret_and_ends_with_its_candle() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let service = PushService::default();
    life(&log, at(0, 10, 0), async |rooms| {
        service.hang(&rooms);
        let house = given(&log, &rooms).await;
        until(&rooms, at(0, 10, 5)).await;
        let [heard] = &service.heard()[..] else { panic!("one call: {:?}", service.whats()) };
        let mut keys: Vec<&str> = heard.note.as_object().unwrap().keys().map(String::as_str).collect();
        keys.sort_unstable();
        assert_eq!(keys, ["code", "kind", "language", "silent", "turn", "until_ms"]);
        assert!(!heard.call.note.contains("nearly home") && !heard.call.note.contains(&house.secrets[2]));
        let until_ms = heard.note["until_ms"].as_u64().unwrap();
        assert_eq!(heard.call.kept_s, (until_ms - heard.at_ms) / 1_000);
        assert!(heard.call.topic.len() <= 32);
        // Until the candle is burnt down, there is one reminder, when a quarter is left.
        until(&rooms, at(1, 9, 50)).await;
        let [_, reminder] = &service.heard()[..] else { panic!("one more: {:?}", service.whats()) };
        assert_eq!(reminder.what(), "phone 1 give again");
        assert_eq!(reminder.call.topic, heard.call.topic, "it takes the first one's place");
        let low_ms = at(0, 10, 0) + HOUR_MS * 21 / 2;
        assert!((low_ms..low_ms + MINUTE_MS).contains(&reminder.at_ms), "{}", reminder.at_ms);
    });
}

#[test]
fn who_looks_at_the_table_is_not_called_and_who_has_moved_is_not_reminded() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let service = PushService::default();
    life(&log, at(0, 10, 0), async |rooms| {
        service.hang(&rooms);
        let house = set(&log, &rooms, 3, 0, by_post(24, "bot")).await;
        want(&house, 2, "laptop").await;
        let looking = house.come(2).await;
        visit(&house, 1).await;
        until(&rooms, at(0, 10, 10)).await;
        assert!(service.whats().is_empty());
        drop(looking);
        until(&rooms, at(0, 12, 0)).await;
        assert!(service.whats().is_empty(), "they have seen it: {:?}", service.whats());
        visit(&house, 2).await;
        until(&rooms, at(1, 9, 0)).await;
        assert!(service.whats().is_empty(), "{:?}", service.whats());
    });
}

#[test]
fn what_a_push_service_answers_decides_what_comes_next() {
    use CallAnswer::{Gone, Later, Refused, Taken};
    let again_ms = |s: u64| s * 1_000;
    for (answers, gaps_ms, stays) in [
        (vec![Taken], vec![], true),
        (vec![Refused], vec![], true),
        (vec![Gone], vec![], false),
        (vec![Later(None), Taken], vec![again_ms(KNOCK_AGAIN_S)], true),
        (vec![Later(None), Later(None), Gone], vec![again_ms(60), again_ms(120)], false),
        // It is asked again no sooner than it wants …
        (vec![Later(Some(600)), Taken], vec![again_ms(600)], true),
        // … and no sooner than we do.
        (vec![Later(Some(1)), Taken], vec![again_ms(60)], true),
        // A service that wants silence for a year is tried in the evening, before the quiet begins.
        (vec![Later(Some(365 * 86_400)), Taken], vec![again_ms(10 * 3_600)], true),
    ] {
        let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
        let service = PushService::that_answers(answers.iter().copied().map(Some));
        life(&log, at(0, 10, 0), async |rooms| {
            service.hang(&rooms);
            let house = given(&log, &rooms).await;
            until(&rooms, at(0, 20, 25)).await;
            let heard: Vec<Heard> =
                service.heard().into_iter().filter(|heard| heard.note["reminder"].is_null()).collect();
            let gaps: Vec<u64> = heard.windows(2).map(|pair| pair[1].at_ms - pair[0].at_ms).collect();
            let expected: Vec<u64> = gaps_ms
                .iter()
                .copied()
                .filter(|gap| *gap < again_ms(KNOCK_AGAIN_S_MAX.min(10 * 3_600)))
                .collect();
            assert_eq!(gaps.len(), expected.len(), "{answers:?}: {gaps:?}");
            for (gap, expected) in gaps.iter().zip(&expected) {
                assert!((*expected..expected + 2_000).contains(gap), "{answers:?}: {gaps:?}");
            }
            let kept = log.blob(house.code.into(), device_blob()).await.unwrap();
            assert_eq!(kept.is_some(), stays, "{answers:?}: where the device is");
        });
    }
}

/// Where the phone's address is kept.
fn device_blob() -> BlobId {
    let name: String =
        blake3::hash(b"phone").as_bytes()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    BlobId(format!("knock-{name}"))
}

#[test]
fn a_service_that_never_takes_it_is_left_alone_in_the_end() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let service = PushService::that_answers([Some(CallAnswer::Later(None)); 100]);
    life(&log, at(0, 10, 0), async |rooms| {
        service.hang(&rooms);
        let _house = given(&log, &rooms).await;
        until(&rooms, at(0, 20, 20)).await;
        let tries = u32::try_from(service.heard().len()).unwrap();
        assert_eq!(tries, KNOCK_TRIES_MAX);
    });
}

#[test]
fn a_kill_loses_no_call_and_repeats_none() {
    // The first server dies while the push service thinks; the second is killed after it was answered.
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let service = PushService::that_answers([None]);
    let (house, died_ms) = life(&log, at(0, 10, 0), async |rooms| {
        service.hang(&rooms);
        let house = given(&log, &rooms).await;
        until(&rooms, rooms.now_ms() + 10_000).await;
        assert_eq!(service.whats(), ["phone 1 give"]);
        house
    });
    let (house, died_ms) = life(&log, died_ms + 1_000, async |rooms| {
        service.hang(&rooms);
        let house = again(&log, &rooms, &house);
        until(&rooms, rooms.now_ms() + KNOCK_LEASE_MS - 15_000).await;
        assert_eq!(service.whats().len(), 1, "whoever calls may still be alive");
        until(&rooms, rooms.now_ms() + 20_000).await;
        assert_eq!(service.whats(), ["phone 1 give", "phone 1 give"]);
        house
    });
    life(&log, died_ms + 1_000, async |rooms| {
        service.hang(&rooms);
        let _house = again(&log, &rooms, &house);
        until(&rooms, at(0, 20, 20)).await;
        assert_eq!(service.whats().len(), 2, "it was taken, and nobody is told again");
    });
    let heard = service.heard();
    assert_eq!(heard[0].call.topic, heard[1].call.topic);
    assert_eq!(heard[0].note, heard[1].note, "a device that got both knows that they are one");
}

#[tokio::test(start_paused = true)]
async fn of_many_nodes_one_calls() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let service = PushService::default();
    let doors = MemoryHouse::default();
    let start = Instant::now();
    let node = |neighbours: Arc<dyn Neighbours>| {
        let calendar = Arc::new(move || at(0, 10, 0) + u64::try_from(start.elapsed().as_millis()).unwrap());
        let (log, quotas) = (Arc::clone(&log), Quotas::default());
        let rooms = Rooms::among(neighbours, log, Arc::new(OnePack), Arc::new(Slow), quotas, calendar);
        service.hang(&rooms);
        tokio::spawn(rooms.clone().deliver_post());
        rooms
    };
    let nodes: Vec<Rooms> = (0..3).map(|_| node(Arc::new(doors.join()))).collect();
    let house = set(&log, &nodes[0], 3, 0, by_post(24, "bot")).await;
    want(&house, 2, "second").await;
    want(&house, 3, "third").await;
    // Everybody comes to another node, moves and goes; all nodes have the room awake when the calls are due.
    visit(&house, 1).await;
    let elsewhere: Vec<House> = nodes[1..].iter().map(|rooms| again(&log, rooms, &house)).collect();
    for other in &elsewhere {
        other.rooms.preview(other.code).await.unwrap();
    }
    tokio::time::sleep(Duration::from_secs(30)).await;
    let mut whats = service.whats();
    whats.sort();
    assert_eq!(whats, ["second 1 give", "third 1 give"]);
    visit(&elsewhere[0], 2).await;
    visit(&elsewhere[1], 3).await;
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    let votes: Vec<String> = service.whats().split_off(2);
    assert_eq!(votes.len(), votes.iter().collect::<std::collections::BTreeSet<_>>().len(), "{votes:?}");
}

#[test]
fn devices_are_bounded_and_gone_when_nobody_wants_them() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let service = PushService::default();
    life(&log, at(0, 10, 0), async |rooms| {
        service.hang(&rooms);
        let house = set(&log, &rooms, 3, 0, by_post(24, "bot")).await;
        want(&house, 3, "phone").await;
        for number in 0..KNOCK_DEVICES_EACH_MAX {
            want(&house, 3, &format!("device {number}")).await;
        }
        want(&house, 3, "device 0").await;
        let nobody = rooms.want_knocks(house.code, "no secret".into(), device("phone")).await;
        assert_eq!(nobody, Err(RoomRefusal::UnknownSecret));
        let watcher = house.watch("Watcher").await;
        assert_eq!(
            rooms.want_knocks(house.code, watcher, device("phone")).await,
            Err(RoomRefusal::NotSeated),
            "who only watches is not waited for"
        );
        until(&rooms, rooms.now_ms() + 1_000).await;
        assert_eq!(log.blob(house.code.into(), device_blob()).await.unwrap(), None, "the oldest made room");
        rooms.stop_knocks(house.code, "device 1".into()).await.unwrap();
        rooms.stop_knocks(house.code, "another's device".into()).await.unwrap();
        visit(&house, 1).await;
        until(&rooms, at(0, 10, 5)).await;
        let mut whats = service.whats();
        whats.sort();
        assert_eq!(whats, ["device 0 1 give", "device 2 1 give", "device 3 1 give"]);
        assert!(rooms.stock().blob_bytes > 0);
        rooms.remove(house.code).await.unwrap();
        assert_eq!(rooms.stock().blob_bytes, 0);
    });
}

#[test]
fn a_room_whose_log_is_full_calls_nobody_and_time_goes_on() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let service = PushService::default();
    life(&log, at(0, 10, 0), async |rooms| {
        service.hang(&rooms);
        let _house = given(&log, &rooms).await;
        rooms.set_quotas(Quotas { log_per_room_bytes_max: 1, ..Quotas::default() });
        until(&rooms, at(0, 12, 0)).await;
        assert!(service.whats().is_empty());
    });
}

#[test]
fn nobody_is_called_where_no_doorbell_hangs() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    life(&log, at(0, 10, 0), async |rooms| {
        let house = given(&log, &rooms).await;
        until(&rooms, at(0, 12, 0)).await;
        assert!(rooms.doorbell().is_none());
        assert_eq!(phase(&house.come(3).await.view()), "give");
    });
}
