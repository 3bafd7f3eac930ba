//! A disk that fails to sync: what was refused is not in the log after a kill, and what is in the log was not refused.

use std::fs;
use std::path::Path;
use std::process::Command;

use moonhare_rooms::{Batch, Log, Position, RoomCode, RoomId, SqliteLog};
use serde_json::json;

use crate::client::Answer;
use crate::server::{GENEROUS, Server};
use crate::table::Table;

/// Builds what stands between the program and the C library.
pub(crate) fn fault(folder: &Path) -> std::path::PathBuf {
    let library = folder.join("failing_sync.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/process/failing_sync.c");
    let built =
        Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).status().unwrap();
    assert!(built.success());
    library
}

async fn ids_in_log(data: &Path, code: &str) -> Vec<String> {
    let log = SqliteLog::open(data).await.unwrap();
    let room = RoomId::from(code.parse::<RoomCode>().unwrap());
    let records = log.read(room, Position::START).await.unwrap();
    let ids =
        records.iter().zip(1..).filter_map(|(record, position)| Batch::read(record, position).unwrap().id);
    let ids = ids.map(|id| id.as_str().to_owned()).collect();
    log.close().await.unwrap();
    ids
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_refused_for_a_failed_sync_is_not_done() {
    let folder = tempfile::tempdir().unwrap();
    let failing = folder.path().join("syncs-fail");
    let library = fault(folder.path());
    let mut server = Server::start_with(GENEROUS, Some((library, failing.clone())), |_| {}).await;
    let mut table = Table::begun(&server, "table", "classic", 3).await;

    fs::write(&failing, "").unwrap();
    let command = json!({ "chat": { "text": "is anybody there?" } });
    let mut host = table.players.remove(0);
    let asked = tokio::spawn(async move { host.insist("unsure", "room", &command).await });
    // The server tells of the failure before it answers anybody; then the disk is well again.
    server.says("a sync failed").await;
    assert!(!asked.is_finished(), "nobody is answered before the outcome is certain");
    let not_ready = server.get("/readyz").await;
    assert!(not_ready.contains("storage_failed"), "{not_ready}");
    fs::remove_file(&failing).unwrap();
    let answer = asked.await.unwrap();
    assert_eq!(server.get("/readyz").await, "ready");
    assert!(matches!(&answer, Answer::Refused { code } if code == "storage_failed"), "{answer:?}");
    server.kill();
    let data = server.folder.path().join("data");
    assert!(!ids_in_log(&data, &table.code).await.contains(&"unsure".to_owned()));

    // Killed while the outcome is not known: nobody was told anything, and whoever asks again is answered once.
    server.start_again().await;
    table.leave();
    table.come_back().await;
    fs::write(&failing, "").unwrap();
    let mut guest = table.players.remove(0);
    let asked = tokio::spawn(async move {
        let command = json!({ "chat": { "text": "still there?" } });
        guest.insist("cut-off", "room", &command).await
    });
    server.says("a sync failed").await;
    server.kill();
    fs::remove_file(&failing).unwrap();
    server.start_again().await;
    let answer = asked.await.unwrap();
    assert!(matches!(answer, Answer::Accepted { .. }), "{answer:?}");
    server.kill();
    let ids = ids_in_log(&data, &table.code).await;
    assert_eq!(ids.iter().filter(|id| *id == "cut-off").count(), 1);
}
