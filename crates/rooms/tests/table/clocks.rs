//! Calendars that jump, by an hour or a year, forth and back, at the start and in the middle of a game: nothing is deleted
//! and nobody waits.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::SeqCst},
    },
    time::Duration,
};

use moonhare_rooms::{
    AlbumNames, Calendar, KeepWish, Log, MemoryLog, NOTES_ROOM, Position, Quotas, Rooms,
    limits::{CHAT_BURST, DISTRUST_H, GRACE_H},
};
use serde_json::json;

use crate::house::{House, OnePack, Slow, phase};

const HOUR_MS: u64 = 3_600_000;
const DAY_MS: u64 = 24 * HOUR_MS;
const YEAR_MS: u64 = 365 * DAY_MS;
const TODAY_MS: u64 = 1_800_000_000_000;
/// Where a calendar may jump to.
const JUMPS: [u64; 4] = [TODAY_MS + YEAR_MS, TODAY_MS - YEAR_MS, TODAY_MS + HOUR_MS, TODAY_MS - HOUR_MS];

/// A calendar that anybody can set.
#[derive(Clone)]
struct Wall(Arc<AtomicU64>);

impl Wall {
    fn at(ms: u64) -> Self {
        Self(Arc::new(AtomicU64::new(ms)))
    }

    fn set(&self, ms: u64) {
        self.0.store(ms, SeqCst);
    }

    fn calendar(&self) -> Calendar {
        let wall = Arc::clone(&self.0);
        Arc::new(move || wall.load(SeqCst))
    }

    /// Time passes, for the calendar and for the server.
    async fn pass(&self, ms: u64) {
        self.0.fetch_add(ms, SeqCst);
        tokio::time::advance(Duration::from_millis(ms)).await;
    }
}

fn rooms(log: &Arc<dyn Log>, wall: &Wall) -> Rooms {
    Rooms::with(Arc::clone(log), Arc::new(OnePack), Arc::new(Slow), Quotas::default(), wall.calendar())
}

async fn house(wall: &Wall, people: usize, try_bots: bool) -> House {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let rooms = rooms(&log, wall);
    House::at(log, rooms, people, try_bots).await
}

impl House {
    /// The server is started again, and the calendar says something else.
    fn again_at(&self, ms: u64) -> (Self, Wall) {
        let wall = Wall::at(ms);
        let log = Arc::clone(&self.log);
        let house = Self { rooms: rooms(&log, &wall), log, code: self.code, secrets: self.secrets.clone() };
        (house, wall)
    }

    async fn is_kept(&self) -> bool {
        !self.log.read(self.code.into(), Position::START).await.unwrap().is_empty()
    }

    /// So many hours pass, with a sweep each; how many rooms went.
    async fn hours(&self, wall: &Wall, hours: u64) -> usize {
        let mut removed = 0;
        for _ in 0..hours {
            wall.pass(HOUR_MS).await;
            removed += self.rooms.sweep(90).await.removed;
        }
        removed
    }
}

#[tokio::test(start_paused = true)]
async fn an_old_room_is_noted_first_and_goes_after_a_grace() {
    let wall = Wall::at(TODAY_MS);
    // The host alone: who joins and never comes is forgotten a minute later, which is one more record.
    let house = house(&wall, 1, false).await;
    assert_eq!(house.hours(&wall, 90 * 24).await, 0);
    assert_eq!(house.hours(&wall, GRACE_H).await, 0);
    assert!(house.is_kept().await);
    assert_eq!(house.hours(&wall, 2).await, 1);
    assert!(!house.is_kept().await);
}

#[tokio::test(start_paused = true)]
async fn an_album_stays_when_its_room_is_gone_and_goes_when_the_operator_says() {
    const ALBUM_DAYS: u64 = 120;
    let wall = Wall::at(TODAY_MS);
    let house = house(&wall, 3, false).await;
    let mut guests = Vec::new();
    for person in 1..=3 {
        guests.push(house.come(person).await);
    }
    guests[0].say("room", json!({ "begin": {} })).await;
    guests[0].until("the game begins", |view| phase(view) == "claim").await;
    guests[0].say("room", json!({ "end": {} })).await;
    guests[0].until("the game ends", |view| phase(view) == "over").await;
    let wish = KeepWish { names: AlbumNames::Typed, voices: false };
    let kept = house.rooms.keep_album(house.code, house.secrets[0].clone(), None, wish).await.unwrap();
    drop(guests);
    let days = async |days: u64, album_days: u64| {
        let mut gone = (0, 0);
        for _ in 0..days * 24 {
            wall.pass(HOUR_MS).await;
            let swept = house.rooms.sweep_all(90, album_days).await;
            gone = (gone.0 + swept.removed, gone.1 + swept.albums_removed);
        }
        gone
    };
    let is_there = async || house.rooms.album(&kept.id, ALBUM_DAYS).await.is_ok();
    // The room is old after 90 days, and goes after the grace; of its game the album is left.
    assert_eq!(days(90 + GRACE_H / 24 + 2, ALBUM_DAYS).await, (1, 0));
    assert!(!house.is_kept().await && is_there().await);
    assert_eq!(days(ALBUM_DAYS - 90, ALBUM_DAYS).await, (0, 1));
    assert!(!is_there().await);
    assert_eq!(house.log.blob_rooms().await.unwrap(), [NOTES_ROOM], "nothing of it is left");
}

#[tokio::test(start_paused = true)]
async fn a_wrong_calendar_at_the_start_deletes_nothing() {
    for jump in JUMPS {
        let wall = Wall::at(TODAY_MS);
        let house = house(&wall, 3, false).await;
        assert_eq!(house.hours(&wall, 1).await, 0);
        let (wrong, wrong_wall) = house.again_at(jump);
        assert_eq!(wrong.hours(&wrong_wall, DISTRUST_H).await, 0, "{jump}");
        // A game that is begun meanwhile is not old when the calendar is right again.
        let begun = House::at(Arc::clone(&house.log), wrong.rooms.clone(), 3, false).await;
        let (right, right_wall) = begun.again_at(TODAY_MS + 2 * DAY_MS);
        assert_eq!(right.hours(&right_wall, DISTRUST_H).await, 0, "{jump}");
        assert!(house.is_kept().await && begun.is_kept().await, "{jump}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_calendar_that_is_set_while_the_server_runs_deletes_nothing() {
    for jump in JUMPS {
        let wall = Wall::at(TODAY_MS);
        let house = house(&wall, 3, false).await;
        assert_eq!(house.hours(&wall, 5).await, 0);
        wall.set(jump);
        assert_eq!(house.hours(&wall, DISTRUST_H).await, 0, "{jump}");
        assert!(house.is_kept().await, "{jump}");
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_writes_too_fast_because_the_calendar_went_back() {
    for jump in JUMPS {
        let house = house(&Wall::at(TODAY_MS), 3, false).await;
        let mut guest = house.come(1).await;
        for number in 0..CHAT_BURST {
            guest.say("room", json!({ "chat": { "text": format!("{number}") } })).await;
        }
        guest.until("all was said", |view| view["chat"].as_array().is_some_and(|chat| chat.len() == 6)).await;
        let (house, _) = house.again_at(jump);
        let guest = house.come(1).await;
        tokio::time::advance(Duration::from_secs(20)).await;
        let command = json!({ "chat": { "text": "still here" } });
        guest.send(json!({ "room": { "id": "after-the-jump", "command": command } })).await;
        guest
            .until("it is answered", |view| {
                view["chat"].as_array().is_some_and(|chat| chat.len() == 7) || !view["refused"].is_null()
            })
            .await;
        assert!(guest.view()["refused"].is_null(), "{jump}: {}", guest.view()["refused"]);
    }
}

#[tokio::test(start_paused = true)]
async fn bots_begin_their_story_whatever_the_calendar_says() {
    for jump in JUMPS {
        let before = house(&Wall::at(TODAY_MS), 1, true).await;
        let mut guest = before.come(1).await;
        guest.say("room", json!({ "begin": {} })).await;
        guest.until("the game has begun", |view| phase(view) == "claim").await;
        let (house, wall) = before.again_at(jump);
        let guest = house.come(1).await;
        wall.set(TODAY_MS + 3 * YEAR_MS);
        guest.until("a bot tells", |view| !["claim", "none"].contains(&phase(view))).await;
    }
}

#[tokio::test(start_paused = true)]
async fn the_clock_of_a_phase_rings_whatever_the_calendar_says() {
    for jump in JUMPS {
        let wall = Wall::at(TODAY_MS);
        let house = house(&wall, 3, false).await;
        let mut guest = house.come(1).await;
        let clock = json!({ "tell_s": 30, "give_s": 30, "vote_s": 30, "score_s": 30 });
        guest.say("room", json!({ "settings": { "clock": clock } })).await;
        guest.say("room", json!({ "begin": {} })).await;
        guest.until("the game has begun", |view| phase(view) == "claim").await;
        wall.set(jump);
        guest.until("the clock has rung", |view| phase(view) != "claim").await;
    }
}
