//! A disk that fills up for real: first under the floor, then to the last byte, then free again.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::Answer;
use crate::load::{Load, read_back};
use crate::server::{GENEROUS, Server};
use crate::table::Table;

const MIB: u64 = 1024 * 1024;
const DISK_MIB: u64 = 64;
/// The operator's floor.
const FLOOR_MIB: u64 = 24;
/// What is left when it was passed.
const LOW_MIB: u64 = 12;
const TABLES: usize = 4;

/// A small disk of its own, which lives in memory.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// Only who may mount can have one; nothing for others.
    fn mounted() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let size = format!("size={DISK_MIB}m");
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path()).output();
        mounted.is_ok_and(|mounted| mounted.status.success()).then_some(Self(folder))
    }

    fn data(&self) -> PathBuf {
        self.0.path().join("data")
    }

    fn ballast(&self) -> PathBuf {
        self.0.path().join("ballast")
    }

    /// Puts so much on it, or as much as fits.
    fn fill(&self, bytes: u64) {
        let mut ballast = File::options().create(true).append(true).open(self.ballast()).unwrap();
        let block = [0; 4096];
        for _ in 0..bytes / block.len() as u64 {
            match ballast.write_all(&block) {
                Err(error) if error.kind() == ErrorKind::StorageFull => return,
                written => written.unwrap(),
            }
        }
    }

    fn free(&self) {
        fs::remove_file(self.ballast()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily: a server that a failed test left behind may still be there.
        _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

/// The value of one of the operator's numbers.
async fn number(server: &Server, name: &str) -> u64 {
    let page = server.get("/metrics").await;
    let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).expect("a number");
    line.parse().unwrap()
}

fn is_refused(answer: &Value, code: &str) -> bool {
    answer["error"]["code"] == code
        && answer["error"]["message"].as_str().is_some_and(|told| !told.is_empty())
}

async fn make_room(server: &Server) -> Value {
    Server::post(server.address, "/api/rooms", &json!({ "name": "Late" })).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fills_up_loses_nothing_and_all_goes_on_when_there_is_room() {
    let Some(disk) = SmallDisk::mounted() else {
        println!(
            "NOT TRIED: a full disk needs a small file system, and only who may mount (root) can make one here"
        );
        return;
    };
    let settings = GENEROUS.replace("[server]\n", &format!("[server]\nfree_disk_mib_min = {FLOOR_MIB}\n"));
    let on_disk = |data: &Path| {
        fs::create_dir(disk.data()).unwrap();
        symlink(disk.data(), data).unwrap();
    };
    let mut server = Server::start_with(&settings, None, on_disk).await;
    let mut table = Table::begun(&server, "seen", "classic", 3).await;
    let load = Load::without_end(server.address, TABLES);
    let begun = |number| load.promised().contains_key(&format!("table-{number}-1"));
    while !(0..TABLES).all(begun) {
        load.grown_by(1).await;
    }
    assert_eq!(server.get("/readyz").await, "ready");

    // Under the floor: games go on, and nothing new is taken.
    disk.fill(number(&server, "moonhare_disk_free_bytes").await - LOW_MIB * MIB);
    let refused = make_room(&server).await;
    assert!(is_refused(&refused, "disk_low"), "{refused}");
    let recordings = format!("/api/rooms/{}/recordings", table.code);
    let refused = server.upload(&recordings, table.players[0].secret(), b"RIFF").await;
    assert!(is_refused(&refused, "disk_low"), "{refused}");
    assert!(server.get("/readyz").await.contains("disk_low"));
    assert_eq!(number(&server, "moonhare_disk_low").await, 1);
    table.play(12).await;
    load.grown_by(100).await;
    let guest = json!({ "name": "Guest" });
    let joined =
        Server::post(server.address, &format!("/api/rooms/{}/join", table.code), &guest).await.unwrap();
    assert!(joined["secret"].is_string(), "tables that are there go on: {joined}");

    // To the last byte: what can't be written down is refused, and nobody is told that it was done.
    disk.fill(DISK_MIB * MIB);
    let mut names = (0_u64..).map(|number| format!("Ana {number}"));
    let code = loop {
        let name = names.next().unwrap();
        let rename = json!({ "profile": { "name": name } });
        match table.players[0].insist(&name.replace(' ', "-"), "room", &rename).await {
            // The log still has some room of its own.
            Answer::Accepted { .. } => disk.fill(DISK_MIB * MIB),
            Answer::Refused { code } => break code,
        }
    };
    assert_eq!(code, "storage_failed");
    let not_ready = server.get("/readyz").await;
    assert!(not_ready.contains("storage_failed") || not_ready.contains("disk_low"), "{not_ready}");

    // There is room again, and all goes on without a start.
    disk.free();
    while server.get("/readyz").await != "ready" {
        tokio::task::yield_now().await;
    }
    assert_eq!(number(&server, "moonhare_disk_low").await, 0);
    load.grown_by(100).await;
    table.play_until("over").await;
    assert!(make_room(&server).await["code"].is_string());

    // A kill on a full disk, and a start when there is room.
    disk.fill(DISK_MIB * MIB);
    server.kill();
    disk.free();
    server.start_again().await;
    load.grown_by(50).await;
    let promised = load.finished().await;
    server.kill();
    let kept = read_back(&disk.data()).await;
    for (id, position) in promised {
        assert_eq!(kept.get(&id), Some(&position), "{id}");
    }
}
