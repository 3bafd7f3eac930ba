//! Nothing fills up: rooms, recordings and logs are bounded by room, by address and by server.

use std::sync::Arc;

use moonhare_rooms::{Log, MemoryLog, Quotas};
use moonhare_server::Config;
use serde_json::{Value, json};

use crate::{
    harness::{Client, Server, catch_up, play_one},
    tables::sound,
};

/// Bytes of the WAV file of so many seconds.
fn bytes(seconds: usize) -> u64 {
    sound(seconds).len() as u64
}

async fn make_room(server: &Server) -> (u16, Value) {
    let (status, made) = server.post("/api/rooms", json!({ "name": "Host", "language": "en" })).await;
    (status, made["error"]["code"].clone())
}

#[tokio::test]
async fn a_server_keeps_so_many_rooms() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let config = Config { quotas: Quotas { rooms_max: 2, ..Quotas::none() }, ..Config::unhurried() };
    let server = Server::on(log, config).await;
    for expected in [(200, json!(null)), (200, json!(null)), (503, json!("server_full"))] {
        assert_eq!(make_room(&server).await, expected);
    }
    server.stop().await;
}

#[tokio::test]
async fn an_address_makes_so_many_rooms() {
    let config = Config { rooms_burst: 2, rooms_per_h: 1, ..Config::unhurried() };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    for expected in [(200, json!(null)), (200, json!(null)), (429, json!("too_many_requests"))] {
        assert_eq!(make_room(&server).await, expected);
    }
    server.stop().await;
}

/// A table at which clues are performed.
async fn stage(log: &Arc<dyn Log>, config: Config) -> (Server, String, Vec<Client>) {
    let server = Server::on(Arc::clone(log), config).await;
    let (code, mut clients) = server.table(3).await;
    clients[0].room(json!({ "settings": { "performed": true } })).await.unwrap();
    (server, code, clients)
}

async fn record(server: &Server, code: &str, client: &Client, seconds: usize) -> (u16, Value) {
    let bearer = format!("Bearer {}", client.secret.as_ref().unwrap());
    let path = format!("/api/rooms/{code}/recordings");
    let (status, _, body) =
        server.request("POST", &path, &[("authorization", &bearer)], &sound(seconds)).await;
    (status, serde_json::from_slice(&body).unwrap())
}

#[tokio::test]
async fn recordings_are_bounded_by_room_server_and_address() {
    let room = Quotas { recordings_per_room_bytes_max: 2 * bytes(10), ..Quotas::none() };
    let server = Quotas { recordings_bytes_max: 2 * bytes(10), ..Quotas::none() };
    for (config, status, code) in [
        (Config { quotas: room, ..Config::unhurried() }, 409, "too_many_recordings"),
        (Config { quotas: server, ..Config::unhurried() }, 503, "server_full"),
        (
            Config { recordings_mib_burst: 0, recordings_mib_per_h: 0, ..Config::unhurried() },
            429,
            "too_many_requests",
        ),
    ] {
        let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
        let kept = if code == "too_many_requests" { 0 } else { 2 };
        let (server, room, clients) = stage(&log, config).await;
        for _ in 0..kept {
            assert_eq!(record(&server, &room, &clients[0], 10).await.0, 200);
        }
        let (answered, answer) = record(&server, &room, &clients[0], 10).await;
        assert_eq!((answered, answer["error"]["code"].as_str()), (status, Some(code)));
        let totals = log.totals().await.unwrap();
        assert_eq!(totals.blob_bytes, kept * bytes(10), "{code}");
        server.stop().await;
    }
}

#[tokio::test]
async fn recordings_that_are_not_told_go_with_their_turn() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let (server, code, mut clients) = stage(&log, Config::unhurried()).await;
    let mut ids = Vec::new();
    for seconds in [1, 2, 3] {
        ids.push(record(&server, &code, &clients[0], seconds).await.1["id"].clone());
    }
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let tell =
        json!({ "tell": { "card": clients[0].view["game"]["hand"][0], "clue": { "performance": ids[1] } } });
    clients[0].play(tell).await.unwrap();
    catch_up(&mut clients).await;
    assert_eq!(log.totals().await.unwrap().blob_bytes, bytes(1) + bytes(2) + bytes(3));
    while clients[0].phase() != "score" {
        assert!(play_one(&mut clients, 0).await);
    }
    while log.totals().await.unwrap().blob_bytes != bytes(2) {
        tokio::task::yield_now().await;
    }
    // The next game needs none of the last.
    clients[0].room(json!({ "end": {} })).await.unwrap();
    clients[0].room(json!({ "rematch": {} })).await.unwrap();
    while log.totals().await.unwrap().blob_bytes != 0 {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn who_begins_and_ends_without_end_is_slowed_down() {
    const BURST: u64 = 60_000;
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let quotas = Quotas { log_per_room_bytes_burst: BURST, log_per_room_bytes_per_s: 1, ..Quotas::none() };
    let server = Server::on(Arc::clone(&log), Config { quotas, ..Config::unhurried() }).await;
    let (code, mut clients) = server.table(3).await;
    let mut slowed = false;
    for number in 0..400 {
        let command = if number % 2 == 0 { json!({ "begin": {} }) } else { json!({ "end": {} }) };
        match clients[0].room(command).await {
            Ok(_) => {}
            Err(code) => {
                assert_eq!(code, "too_fast");
                slowed = true;
                break;
            }
        }
    }
    assert!(slowed, "400 commands were done");
    let room = code.parse::<moonhare_rooms::RoomCode>().unwrap();
    let records = log.read(room.into(), moonhare_rooms::Position::START).await.unwrap();
    let written: u64 = records.iter().map(|record| record.len() as u64).sum();
    assert!(written < BURST + 20_000, "{written} bytes");
    server.stop().await;
}

#[tokio::test]
async fn a_room_that_has_seen_enough_finishes_its_game_and_takes_no_other() {
    let quotas = Quotas { log_per_room_bytes_max: 12_000, ..Quotas::none() };
    let server = Server::on(Arc::new(MemoryLog::new()), Config { quotas, ..Config::unhurried() }).await;
    let (_, mut clients) = server.table(3).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let mut refused = None;
    while refused.is_none() {
        assert!(play_one(&mut clients, 0).await, "moves are made");
        refused = clients[0].room(json!({ "chat": { "text": "la ".repeat(90) } })).await.err();
        if refused.as_deref() == Some("too_fast") {
            refused = None;
        }
        catch_up(&mut clients).await;
    }
    assert_eq!(refused.as_deref(), Some("log_full"));
    assert!(play_one(&mut clients, 0).await, "the game is played on");
    clients[0].room(json!({ "end": {} })).await.unwrap();
    assert_eq!(clients[0].room(json!({ "rematch": {} })).await, Err("log_full".into()));
    server.stop().await;
}
