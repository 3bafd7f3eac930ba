//! The data folder of an older release opens, and its games are played to their end.

use std::fs;
use std::path::Path;

use moonhare_rooms::{Batch, Log, Position, RoomCode, RoomId, SqliteLog};
use serde_json::Value;

use crate::server::{GENEROUS, Server};
use crate::table::Table;

const LOGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rooms/tests/logs");

fn releases() -> Vec<std::path::PathBuf> {
    fs::read_dir(LOGS).unwrap().map(|release| release.unwrap().path()).collect()
}

fn copy_data(release: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for file in fs::read_dir(release.join("data")).unwrap() {
        let file = file.unwrap().path();
        fs::copy(&file, to.join(file.file_name().unwrap())).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_an_older_release_are_played_to_their_end() {
    for release in releases() {
        let server = Server::start_with(GENEROUS, None, |data| copy_data(&release, data)).await;
        let rooms: Value = serde_json::from_slice(&fs::read(release.join("rooms.json")).unwrap()).unwrap();
        let going_on =
            |(name, _): &(&String, &Value)| name.ends_with("-goes-on") || *name == "odyssey-rematch";
        for (name, keys) in rooms.as_object().unwrap().iter().filter(going_on) {
            let mut table = Table::of_old(&server, name, keys).await;
            table.play_until("over").await;
            let game = server.get(&format!("/api/rooms/{}/game", table.code)).await;
            assert!(game.lines().count() > 10, "{name}: {game}");
        }
    }
}

/// Whether everything that was there then is there now; later releases may say more.
fn still_says(then: &Value, now: &Value) -> bool {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => {
            then.iter().all(|(key, then)| now.get(key).is_some_and(|now| still_says(then, now)))
        }
        (Value::Array(then), Value::Array(now)) => {
            then.len() == now.len() && then.iter().zip(now).all(|(then, now)| still_says(then, now))
        }
        _ => then == now,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn albums_of_an_older_release_are_read() {
    let mut read = 0;
    for release in releases() {
        // The first releases had none.
        let Ok(kept) = fs::read(release.join("album.json")) else { continue };
        let kept: Value = serde_json::from_slice(&kept).unwrap();
        let server = Server::start_with(GENEROUS, None, |data| copy_data(&release, data)).await;
        let path = format!("/api/albums/{}", kept["id"].as_str().unwrap());
        let now: Value = serde_json::from_str(&server.get(&path).await).unwrap();
        assert!(still_says(&kept["album"], &now), "{}: {now}", release.display());
        read += 1;
    }
    assert!(read > 0, "a folder has an album");
}

#[tokio::test]
async fn every_record_and_recording_of_an_older_release_is_there() {
    for release in releases() {
        let folder = tempfile::tempdir().unwrap();
        copy_data(&release, folder.path());
        let log = SqliteLog::open(folder.path()).await.unwrap();
        let rooms: Value = serde_json::from_slice(&fs::read(release.join("rooms.json")).unwrap()).unwrap();
        let mut recordings = 0;
        for (name, keys) in rooms.as_object().unwrap() {
            let room = RoomId::from(keys["code"].as_str().unwrap().parse::<RoomCode>().unwrap());
            let lines = fs::read_to_string(release.join(format!("{name}.jsonl"))).unwrap();
            let records = log.read(room, Position::START).await.unwrap();
            assert!(records.iter().eq(lines.lines().map(str::as_bytes)), "{name}");
            for (record, position) in records.iter().zip(1..) {
                for event in Batch::read(record, position).unwrap().events {
                    if let moonhare_rooms::RoomEvent::Recorded { id, .. } = event {
                        let blob = log.blob(room, moonhare_rooms::BlobId(id)).await.unwrap();
                        assert!(blob.is_some_and(|bytes| bytes.starts_with(b"RIFF")), "{name}");
                        recordings += 1;
                    }
                }
            }
        }
        assert!(recordings > 0, "a clue was performed");
    }
}
