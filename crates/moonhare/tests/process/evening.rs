//! An evening with rooms of every kind, played with the real program: what they hold survives a stop and a kill.
//!
//! It also makes the stored logs of a release, which later ones must read (see `docs/LOG.md`):
//! `MOONHARE_PROGRAM=moonhare-1.2 MOONHARE_LOGS=logs/1.2 cargo nextest run -p moonhare evening`.

use std::fs;
use std::path::Path;

use moonhare_rooms::{Log, Position, RoomCode, SqliteLog};
use serde_json::{Value, json};

use crate::every_kind;
use crate::knocks::settings_near;
use crate::push_service::stand_in;
use crate::server::Server;
use crate::table::Table;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_survives_a_stop_and_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let service = stand_in(&["201 Created"]);
    let mut server = Server::start(&settings_near(&service, folder.path())).await;
    let mut tables = play(&server).await;
    tables.push(every_kind::by_post(&server, &service).await);
    let album = keep_album(&server, &tables).await;
    for table in &mut tables {
        table.leave();
    }
    // A clean stop settles every record in its room's rows …
    server.stop();
    server.start_again().await;
    // … and what happens after it stands in the journal when the process is killed.
    for table in tables.iter_mut().filter(|table| table.name.ends_with("-goes-on")) {
        table.come_back().await;
        table.play(3).await;
        table.room(0, &json!({ "chat": { "text": "one more, then home" } })).await;
    }
    let seen: Vec<Value> = tables.iter().map(Table::seen).collect();
    server.kill();
    let data = server.folder.path().join("data");
    if let Some(out) = std::env::var_os("MOONHARE_LOGS") {
        keep(&data, Path::new(&out), &tables, &album).await;
    }
    server.start_again().await;
    for (table, seen) in tables.iter_mut().zip(seen) {
        table.leave();
        table.come_back().await;
        assert_eq!(table.seen(), seen, "{}", table.name);
    }
}

/// Rooms of every edition and in every phase, with all that can be in them.
async fn play(server: &Server) -> Vec<Table> {
    let mut tables = vec![lobby(server).await, held(server).await, with_bots(server).await];
    tables.push(performed(server).await);
    tables.push(comings_and_goings(server).await);
    tables.push(every_kind::guests(server).await);
    tables.push(every_kind::reshuffled(server).await);
    for (edition, players) in
        [("classic", 3), ("odyssey", 7), ("odyssey-2023", 4), ("party", 6), ("teams", 6)]
    {
        let name = format!("{edition}-finished");
        let mut table = Table::begun(server, &name, edition, players).await;
        table.play_until("over").await;
        table.room(1, &json!({ "react": { "reaction": "clap" } })).await;
        tables.push(table);
        let name = format!("{edition}-goes-on");
        let mut table = Table::begun(server, &name, edition, players).await;
        table.play(2 * players + 1).await;
        tables.push(table);
    }
    for phase in ["claim", "tell", "give", "vote", "score"] {
        let mut table = Table::begun(server, &format!("classic-{phase}"), "classic", 5).await;
        table.play_until(phase).await;
        if phase != "claim" {
            // In the middle of the phase: some have moved, some have not.
            table.play(1).await;
        }
        tables.push(table);
    }
    let mut rematch = Table::begun(server, "odyssey-rematch", "odyssey", 4).await;
    rematch.play_until("over").await;
    rematch.room(0, &json!({ "rematch": {} })).await;
    rematch.play_until("vote").await;
    tables.push(rematch);
    let mut back = Table::begun(server, "classic-back-in-the-lobby", "classic", 3).await;
    back.play(4).await;
    back.room(0, &json!({ "end": {} })).await;
    back.room(0, &json!({ "lobby": {} })).await;
    tables.push(back);
    tables
}

/// A lobby where everything was set.
async fn lobby(server: &Server) -> Table {
    let mut table = Table::new(server, "lobby-only", 3).await;
    table.room(0, &json!({ "add_bot": { "temperament": "dreamer" } })).await;
    table.room(0, &json!({ "add_bot": { "temperament": "child" } })).await;
    table.room(0, &json!({ "change_bot": { "person": 5, "temperament": "fox" } })).await;
    table.room(0, &json!({ "remove": { "person": 4 } })).await;
    let clock = json!({ "tell_s": 600, "give_s": 300, "vote_s": 300, "score_s": 60 });
    let house = json!({ "target_score": 25, "lone_finder": true, "bonus_limit": "none" });
    let settings = json!({
        "edition": "odyssey", "house": house, "clock": clock, "patience_s": 90, "public": true,
        "passphrase": "the hare is late", "performed": true, "language": "fr",
    });
    table.room(0, &json!({ "settings": settings })).await;
    table.room(0, &json!({ "order": { "people": [3, 5, 1, 2] } })).await;
    table.room(1, &json!({ "ready": { "ready": true, "salt": "a pinch of salt" } })).await;
    table.room(2, &json!({ "profile": { "name": "Zoë", "rabbit": 11, "language": "ca" } })).await;
    table.room(2, &json!({ "chat": { "text": "«¿ja hi som tots?» 🐇" } })).await;
    table.room(0, &json!({ "host": { "person": 2 } })).await;
    table.room(1, &json!({ "lock": { "locked": true } })).await;
    table
}

/// A game in which a bot holds the seat of somebody who is gone; somebody else was gone, too, and is back.
async fn held(server: &Server) -> Table {
    let mut table = Table::new(server, "held-by-a-bot", 4).await;
    table.room(0, &json!({ "settings": { "patience_s": 5 } })).await;
    table.room(0, &json!({ "begin": {} })).await;
    let comes_back = json!(table.players[2].secret());
    table.players.truncate(2);
    table.wait_until(|view| (2..4).all(|at| view["people"][at]["held"] == true)).await;
    table.room(0, &json!({ "settings": { "patience_s": null } })).await;
    table.add(server, &comes_back).await;
    table.play_until("vote").await;
    table.room(0, &json!({ "pause": { "paused": true } })).await;
    table
}

/// One person and bots, as *Try it with bots* makes it.
async fn with_bots(server: &Server) -> Table {
    let mut table = Table::with_bots(server, "with-bots").await;
    if table.players[0].view["stage"] == "lobby" {
        table.room(0, &json!({ "begin": {} })).await;
    }
    table.play_until("score").await;
    table.room(0, &json!({ "pause": { "paused": true } })).await;
    table
}

/// Clues that were sung, and something prepared.
async fn performed(server: &Server) -> Table {
    let mut table = Table::new(server, "performed", 3).await;
    table.room(0, &json!({ "settings": { "performed": true, "patience_s": null } })).await;
    table.room(0, &json!({ "begin": {} })).await;
    table.play_until("tell").await;
    for _ in 0..2 {
        let at = table.storyteller();
        table.sing(server, at).await;
        table.play_until("score").await;
        table.play_until("tell").await;
    }
    let at = table.storyteller();
    let card = table.players[at].view["game"]["hand"][2].clone();
    let draft = json!({ "draft": { "card": card, "clue": "what the tide br" } });
    table.players[at].say(&draft).await;
    // Whatever is answered after the draft tells that it has arrived.
    table.room(at, &json!({ "chat": { "text": "let me think" } })).await;
    table
}

/// Watchers, other devices, seats that change hands.
async fn comings_and_goings(server: &Server) -> Table {
    let mut table = Table::begun(server, "comings-and-goings", "classic", 4).await;
    let path = format!("/api/rooms/{}/join", table.code);
    let seated = Server::post(server.address, &path, &json!({ "name": "Noor" })).await.unwrap();
    table.add(server, &seated["secret"]).await;
    table.play_until("score").await;
    table.room(2, &json!({ "stand": {} })).await;
    let bot = table.players[0].view["people"][2]["person"].clone();
    table.room(4, &json!({ "take_seat": { "person": bot } })).await;
    table.move_to_another_device(server, 1).await;
    table.play_until("give").await;
    table
}

/// Keeps an evening, and gives what its address shows.
async fn keep_album(server: &Server, tables: &[Table]) -> Value {
    let table = tables.iter().find(|table| table.name == "classic-finished").unwrap();
    let path = format!("/api/rooms/{}/album", table.code);
    let kept = server.upload(&path, table.players[0].secret(), br#"{"voices":true}"#).await;
    let album = server.get(&format!("/api/albums/{}", kept["id"].as_str().unwrap())).await;
    json!({ "id": kept["id"], "album": serde_json::from_str::<Value>(&album).unwrap() })
}

/// Writes the folder as the kill left it, every room's records, a line each, who may sit where, and an album.
async fn keep(data: &Path, out: &Path, tables: &[Table], album: &Value) {
    let kept = out.join("data");
    fs::create_dir_all(&kept).unwrap();
    // Packs stand in folders of their own, and are not what changes from release to release.
    for file in fs::read_dir(data).unwrap().map(|file| file.unwrap().path()).filter(|path| path.is_file()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        // The key by which a server calls devices is nobody else's.
        if !name.ends_with("-shm") && !name.ends_with(".lock") && name != "push-key" {
            fs::copy(&file, kept.join(name)).unwrap();
        }
    }
    fs::write(out.join("album.json"), format!("{album}\n")).unwrap();
    // A copy, because whoever opens a folder settles it.
    let folder = tempfile::tempdir().unwrap();
    for file in ["moonhare.db", "moonhare.db-wal"] {
        fs::copy(data.join(file), folder.path().join(file)).unwrap();
    }
    let log = SqliteLog::open(folder.path()).await.unwrap();
    for table in tables {
        let room = table.code.parse::<RoomCode>().unwrap().into();
        let records = log.read(room, Position::START).await.unwrap();
        let lines: Vec<u8> = records.iter().flat_map(|record| [&record[..], b"\n"].concat()).collect();
        fs::write(out.join(format!("{}.jsonl", table.name)), lines).unwrap();
    }
    let rooms: serde_json::Map<_, _> =
        tables.iter().map(|table| (table.name.clone(), table.keys())).collect();
    fs::write(out.join("rooms.json"), serde_json::to_string_pretty(&rooms).unwrap() + "\n").unwrap();
}
