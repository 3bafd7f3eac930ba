//! A game waits for the salts that were promised, and not for ever.

use moonhare_rooms::{Caller, Games, SecretHash, limits::SALTS_MS_MAX};
use serde_json::json;
use tokio::time::Instant;

use crate::house::House;

fn salt_hash(salt: &str) -> String {
    SecretHash::of(salt).into()
}

#[tokio::test(start_paused = true)]
async fn a_salt_that_does_not_come_is_awaited_for_a_moment() {
    let house = House::new(3).await;
    let (mut host, mut guest) = (house.come(1).await, house.come(2).await);
    guest.say("room", json!({ "commit": { "salt_hash": salt_hash("never shown") } })).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the letter is sealed", |view| view["fair"]["seal"].is_object()).await;
    let sealed = Instant::now();
    host.until("the game begins", |view| view["stage"] == "game").await;
    assert_eq!(sealed.elapsed().as_millis(), u128::from(SALTS_MS_MAX));
    assert_eq!(host.view()["fair"]["contributions"], json!(["", "", ""]));
}

#[tokio::test(start_paused = true)]
async fn a_server_that_stops_while_salts_are_awaited_goes_on_with_the_same_letter() {
    let house = House::new(3).await;
    let (mut host, mut guest) = (house.come(1).await, house.come(2).await);
    host.say("room", json!({ "commit": { "salt_hash": salt_hash("one") } })).await;
    guest.say("room", json!({ "commit": { "salt_hash": salt_hash("two") } })).await;
    host.say("room", json!({ "begin": {} })).await;
    host.say("room", json!({ "throw_in": { "salt": "one" } })).await;
    host.until("the letter is sealed", |view| view["fair"]["seal"].is_object()).await;
    let seal = host.view()["fair"]["seal"].clone();
    assert_eq!(seal["salt_hashes"], json!([salt_hash("one"), salt_hash("two"), null]));
    drop((host, guest));

    let house = house.started_again();
    let host = house.come(1).await;
    host.until("the game begins", |view| view["stage"] == "game").await;
    assert_eq!(host.view()["fair"]["contributions"], json!(["one", "", ""]));
    host.send(json!({ "room": { "id": "end", "command": { "end": {} } } })).await;
    host.until("the game is over", |view| view["stage"] == "over").await;
    assert!(host.view()["fair"]["next_hash"].is_string());

    let lines = house.rooms.finished_games(house.code, Caller::default()).await.unwrap();
    let mut games = Games::default();
    lines.lines().for_each(|line| games.add_line(line.as_bytes()).unwrap());
    let verified = games.verify().unwrap();
    assert_eq!((verified.games, verified.salts, verified.missing_salts), (1, 1, 1));
    assert_eq!(salt_hash(lines.lines().next().unwrap()), seal["letter_hash"].as_str().unwrap());
}
