//! Who comes, who goes, and whose table it is.

use std::time::Duration;

use moonhare_rooms::limits::{HOST_AWAY_S, JOINED_S_MAX, LINGER_S, WATCHER_AWAY_S};
use serde_json::{Value, json};

use crate::house::{House, phase};

fn count(view: &Value, list: &str) -> usize {
    view[list].as_array().map_or(0, Vec::len)
}

#[tokio::test(start_paused = true)]
async fn who_only_watches_does_not_inherit_the_table() {
    let house = House::new(3).await;
    let host = house.come(1).await;
    let second = house.come(2).await;
    let watcher = house.look(Some(house.watch("Watcher").await)).await;
    drop((host, second));
    tokio::time::sleep(Duration::from_secs(10 * HOST_AWAY_S)).await;
    assert_eq!(watcher.view()["host"], 1);
    let second = house.come(2).await;
    second.until("who sits there is host", |view| view["you"]["host"] == true).await;
    assert_eq!(watcher.view()["host"], 2);
}

#[tokio::test(start_paused = true)]
async fn the_host_gets_the_role_back_and_cannot_be_sent_away_meanwhile() {
    let house = House::new(3).await;
    let host = house.come(1).await;
    let mut second = house.come(2).await;
    let third = house.come(3).await;
    drop(host);
    second.until("the second is host", |view| view["you"]["host"] == true).await;
    second.say("room", json!({ "remove": { "person": 1 } })).await;
    second.until("that is refused", |view| view["refused"] == "host_away").await;
    // The role goes round, and still to the first when they are back.
    drop(second);
    third.until("the third is host", |view| view["you"]["host"] == true).await;
    let mut host = house.come(1).await;
    third.until("the host is back", |view| view["host"] == 1).await;
    // Who gives the role away does not get it back.
    host.say("room", json!({ "host": { "person": 3 } })).await;
    third.until("the third was made host", |view| view["you"]["host"] == true).await;
    drop(host);
    let host = house.come(1).await;
    assert_eq!(host.view()["host"], 3);
}

#[tokio::test(start_paused = true)]
async fn who_joins_and_never_comes_is_forgotten() {
    let house = House::new(3).await;
    let host = house.come(1).await;
    for number in 0..190 {
        house.watch(&format!("Watcher {number}")).await;
    }
    host.until("all are there", |view| count(view, "watching") == 190).await;
    tokio::time::sleep(Duration::from_secs(JOINED_S_MAX + 1)).await;
    assert_eq!((count(&host.view(), "watching"), count(&host.view(), "people")), (0, 1));
}

#[tokio::test(start_paused = true)]
async fn a_room_that_nobody_looks_at_keeps_nobody_who_never_came() {
    let house = House::new(1).await;
    tokio::time::sleep(Duration::from_secs(LINGER_S - 1)).await;
    for number in 0..50 {
        house.watch(&format!("Watcher {number}")).await;
    }
    tokio::time::sleep(Duration::from_secs(2 * LINGER_S)).await;
    assert_eq!(house.rooms.counts().rooms(), 0, "the room sleeps");
    let host = house.come(1).await;
    assert_eq!(count(&host.view(), "watching"), 0);
}

#[tokio::test(start_paused = true)]
async fn who_plays_is_waited_for_and_who_watched_is_not() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    let mut third = house.come(3).await;
    let watcher = house.look(Some(house.watch("Watcher").await)).await;
    host.say("room", json!({ "begin": {} })).await;
    third.until("the game begins", |view| phase(view) == "claim").await;
    third.say("room", json!({ "stand": {} })).await;
    third.until("they stand", |view| view["you"]["seat"].is_null()).await;
    drop((third, watcher));
    tokio::time::sleep(Duration::from_secs(WATCHER_AWAY_S + JOINED_S_MAX)).await;
    let watching = host.view()["watching"].clone();
    assert_eq!((watching.as_array().map(Vec::len), &watching[0]["person"]), (Some(1), &json!(3)));
    assert_eq!(count(&host.view(), "people"), 3, "a seat in a game stays, also of who never came");
}
