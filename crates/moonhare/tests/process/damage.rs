//! A damaged record stops its room with a clear answer; other rooms go on, and `moonhare doctor` says what is left.

use std::fs;
use std::path::Path;
use std::process::Command;

use moonhare_rooms::{Log, Position, RoomCode, RoomId, SqliteLog};
use serde_json::{Value, json};

use crate::server::{GENEROUS, Server};
use crate::table::Table;

/// Changes a word in a room's row, as a disk might.
fn spoil(data: &Path, word: &str) {
    let path = data.join("moonhare.db");
    let mut bytes = fs::read(&path).unwrap();
    // Free pages hold older copies.
    let places = bytes.windows(word.len()).enumerate().filter(|(_, window)| *window == word.as_bytes());
    for at in places.map(|(at, _)| at).collect::<Vec<_>>() {
        bytes[at] ^= 0x20;
    }
    fs::write(&path, bytes).unwrap();
}

fn doctor(arguments: &[&Path]) -> (bool, Value) {
    let run = Command::new(env!("CARGO_BIN_EXE_moonhare"))
        .args(["doctor", "--json", "--port=0"])
        .arg("--data")
        .args(arguments)
        .output()
        .unwrap();
    (run.status.success(), serde_json::from_slice(&run.stdout).unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_room_says_so_and_others_go_on() {
    let mut server = Server::start(GENEROUS).await;
    let mut damaged = Table::begun(&server, "damaged", "classic", 3).await;
    damaged.room(1, &json!({ "chat": { "text": "wintermoon" } })).await;
    let position = damaged.players[0].view["position"].as_u64().unwrap();
    damaged.play(5).await;
    let mut whole = Table::begun(&server, "whole", "classic", 3).await;
    whole.play(3).await;
    server.stop();
    let data = server.folder.path().join("data");
    assert_eq!(doctor(&[&data]).1["damaged"], json!([]));
    spoil(&data, "wintermoon");

    server.start_again().await;
    whole.leave();
    whole.come_back().await;
    whole.play(3).await;
    let preview: Value =
        serde_json::from_str(&server.get(&format!("/api/rooms/{}", damaged.code)).await).unwrap();
    assert_eq!(preview["error"]["code"], "room_damaged", "{preview}");

    server.stop();
    let before = fs::read(data.join("moonhare.db")).unwrap();
    let saved = server.folder.path().join("saved");
    let (healthy, findings) = doctor(&[&data, Path::new("--save"), &saved]);
    assert!(!healthy);
    assert_eq!(findings["rooms"], 2);
    assert_eq!(findings["damaged"][0]["room"], damaged.code.as_str());
    assert_eq!(findings["damaged"][0]["readable"], position - 1, "{findings}");
    assert!(fs::read(data.join("moonhare.db")).unwrap() == before, "the folder was changed");
    assert!(doctor(&[&saved]).0);
    let log = SqliteLog::open(&saved).await.unwrap();
    let records = async |code: &str| {
        let room = RoomId::from(code.parse::<RoomCode>().unwrap());
        log.read(room, Position::START).await.unwrap().len() as u64
    };
    assert_eq!(records(&damaged.code).await, position - 1);
    assert_eq!(records(&whole.code).await, whole.players[0].view["position"].as_u64().unwrap());
}
