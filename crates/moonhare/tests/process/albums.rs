//! Evenings that are kept outlive kills, backups, moves to other devices, and two nodes that keep at the same moment.

use std::path::Path;
use std::process::Command;

use moonhare_rooms::{AlbumId, Log, SqliteLog};
use serde_json::{Value, json};

use crate::nats::Nats;
use crate::server::{GENEROUS, Server};
use crate::table::Table;

const KILLS: u64 = 6;

/// A table whose game ended after a turn.
async fn evening(server: &Server, name: &str) -> Table {
    let mut table = Table::begun(server, name, "classic", 3).await;
    table.play_until("score").await;
    table.room(0, &json!({ "end": {} })).await;
    table
}

async fn keep(server: &Server, table: &Table, at: usize) -> Value {
    let path = format!("/api/rooms/{}/album", table.code);
    server.upload(&path, table.players[at].secret(), br#"{"voices":true}"#).await
}

async fn album(server: &Server, id: &Value) -> Value {
    let path = format!("/api/albums/{}", id.as_str().unwrap());
    serde_json::from_str(&server.get(&path).await).unwrap()
}

fn moonhare(words: &[&str], folders: &[&Path]) -> String {
    let ran = Command::new(env!("CARGO_BIN_EXE_moonhare")).args(words).args(folders).output().unwrap();
    assert!(ran.status.success(), "{words:?}: {}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap()
}

/// The albums that the list in a backup tells of, sorted.
async fn listed(backup: &Path) -> Vec<String> {
    let again = backup.with_extension("again");
    moonhare(&["restore"], &[backup, &again]);
    let log = SqliteLog::open(&again).await.unwrap();
    let mut ids: Vec<String> = log.blobs(AlbumId::LIST).await.unwrap().into_iter().map(|id| id.0).collect();
    log.close().await.unwrap();
    ids.sort_unstable();
    ids
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_while_an_album_is_kept_leaves_a_whole_one_or_none() {
    let mut server = Server::start(GENEROUS).await;
    let mut table = evening(&server, "killed").await;
    table.leave();
    for kill in 0..KILLS {
        let path = format!("/api/rooms/{}/album", table.code);
        let (address, secret) = (server.address, table.players[0].secret().to_owned());
        // Nobody hears the answer: the plug is pulled earlier or later on the way.
        let asked =
            tokio::spawn(async move { Server::ask_as(address, &path, &secret, br#"{"voices":true}"#).await });
        for _ in 0..kill * kill * 40 {
            tokio::task::yield_now().await;
        }
        server.kill_and_start().await;
        let heard = asked.await.unwrap();
        // Now it is kept, whole, and by everybody the same.
        let kept = keep(&server, &table, 1).await;
        let whole = album(&server, &kept["id"]).await;
        assert_eq!(whole["turns"].as_array().unwrap().len(), 1, "{whole}");
        assert_eq!(keep(&server, &table, 2).await, json!({ "id": kept["id"], "key": null }));
        if let Some(heard) = heard.filter(|heard| heard["id"].is_string()) {
            assert_eq!(heard["id"], kept["id"], "what was acknowledged is there");
        }
        if let Some(key) = kept["key"].as_str() {
            let path = format!("/api/albums/{}/delete", kept["id"].as_str().unwrap());
            assert_eq!(server.upload(&path, key, b"").await["done"], true);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_album_is_in_the_backup_and_goes_on_without_its_room() {
    let mut server = Server::start(GENEROUS).await;
    let mut table = evening(&server, "backed-up").await;
    // A seat that was moved is known by both its secrets: the device that has it now takes the name out.
    table.move_to_another_device(&server, 1).await;
    let kept = keep(&server, &table, 0).await;
    let id = kept["id"].as_str().unwrap().to_owned();
    let out = format!("/api/albums/{id}/name-out");
    assert_eq!(server.upload(&out, table.players[1].secret(), b"").await["done"], true);
    let before = album(&server, &kept["id"]).await;
    let names: Vec<&Value> =
        before["people"].as_array().unwrap().iter().map(|person| &person["name"]).collect();
    assert_eq!(names, [&json!("Ana"), &Value::Null, &json!("Cem")]);
    // A host counts what was played, while it is.
    let data = server.folder.path().join("data");
    let stats: Value = serde_json::from_str(&moonhare(&["stats", "--json"], &[&data])).unwrap();
    let played = json!({ "games": 1, "finished": 1, "turns": 1, "seats": 3 });
    for (name, count) in played.as_object().unwrap() {
        assert_eq!(&stats[name], count, "{stats}");
    }
    assert_eq!((&stats["rooms"], &stats["albums"]), (&json!(1), &json!(1)));
    assert_eq!(stats["editions"], json!({ "classic": 1 }));
    assert_eq!(stats["months"].as_object().unwrap().values().collect::<Vec<_>>(), [&played]);
    let table_of = moonhare(&["stats"], &[&data]);
    assert!(table_of.starts_with("1 rooms, 1 albums\n") && !table_of.contains("Ana"), "{table_of}");
    let backup = server.folder.path().join("backup");
    moonhare(&["backup", "--data"], &[&data, &backup]);
    table.leave();
    server.stop();
    let restored = Server::start_with(GENEROUS, None, |data| {
        moonhare(&["restore"], &[&backup, data]);
    })
    .await;
    assert_eq!(album(&restored, &kept["id"]).await, before);
    assert_eq!(listed(&backup).await, [id]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_that_keep_at_the_same_moment_lose_no_album() {
    let nats = Nats::start(1);
    let servers = nats.addresses().join(",");
    let clustered = GENEROUS.replace("[server]", &format!("[cluster]\nservers = {servers:?}\n[server]"));
    let (here, there) = (Server::start(&clustered).await, Server::start(&clustered).await);
    let mut expected = Vec::new();
    for round in 0..3 {
        let mut tables = Vec::new();
        for n in 0..2 {
            tables.push(evening(&here, &format!("node-{round}-{n}")).await);
        }
        // Two evenings at two nodes, and each of them at both.
        let kept = tokio::join!(
            keep(&here, &tables[0], 0),
            keep(&there, &tables[1], 0),
            keep(&there, &tables[0], 1),
            keep(&here, &tables[1], 1),
        );
        for (one, other) in [(&kept.0, &kept.2), (&kept.1, &kept.3)] {
            assert_eq!(one["id"], other["id"], "everybody at a table gets the same: {kept:?}");
            assert_eq!(usize::from(one["key"].is_string()) + usize::from(other["key"].is_string()), 1);
            expected.push(one["id"].as_str().unwrap().to_owned());
            for node in [&here, &there] {
                assert_eq!(album(node, &one["id"]).await["turns"].as_array().unwrap().len(), 1);
            }
        }
        // Two names are taken out at two nodes at once: both are out.
        let out = format!("/api/albums/{}/name-out", kept.0["id"].as_str().unwrap());
        let done = tokio::join!(
            here.upload(&out, tables[0].players[0].secret(), b""),
            there.upload(&out, tables[0].players[1].secret(), b""),
        );
        assert_eq!((&done.0["done"], &done.1["done"]), (&json!(true), &json!(true)));
        let people = album(&here, &kept.0["id"]).await["people"].clone();
        let names: Vec<&Value> = people.as_array().unwrap().iter().map(|person| &person["name"]).collect();
        assert_eq!(names, [&Value::Null, &Value::Null, &json!("Cem")]);
        for table in &mut tables {
            table.leave();
        }
    }
    let backup = here.folder.path().join("backup");
    moonhare(&["backup", backup.to_str().unwrap(), "--cluster", &servers], &[]);
    expected.sort_unstable();
    assert_eq!(listed(&backup).await, expected);
}
