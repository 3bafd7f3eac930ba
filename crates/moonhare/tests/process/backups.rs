//! Backups that are taken while people play are whole, and have what was acknowledged before they began.
//!
//! Short here; `cargo xtask soak` is the long form.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output};

use crate::load::{Load, from_environment, read_back};
use crate::server::{GENEROUS, Server};
use crate::table::Table;

const BACKUPS: usize = 4;
const TABLES: usize = 10;

fn moonhare(words: &[&str], folders: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_moonhare")).args(words).args(folders).output().unwrap()
}

/// What the program said, if it did what it should.
fn said(output: &Output) -> String {
    let (said, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{told}");
    said.into_owned()
}

/// What the program told, if it refused.
fn refused(output: &Output) -> String {
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_has_every_command_that_was_acknowledged_before() {
    let backups = from_environment("MOONHARE_BACKUPS", BACKUPS);
    let tables = from_environment("MOONHARE_BACKUP_TABLES", TABLES);
    let server = Server::start(GENEROUS).await;
    let load = Load::without_end(server.address, tables);
    let data = server.folder.path().join("data");
    let mut taken = Vec::new();
    load.all_begun().await;
    for number in 0..backups {
        load.grown_by(20 + tables).await;
        let promised = load.promised();
        let folder = server.folder.path().join(format!("backup-{number}"));
        let (from, to) = (data.clone(), folder.clone());
        let copied = tokio::task::spawn_blocking(move || moonhare(&["backup", "--data"], &[&from, &to]));
        let said = said(&copied.await.unwrap());
        assert!(said.contains(&format!("{tables} rooms")) && said.contains("is whole"), "{said}");
        taken.push((folder, promised));
    }
    for (backup, promised) in taken {
        let again = backup.with_extension("again");
        said(&moonhare(&["restore"], &[&backup, &again]));
        let kept = read_back(&again).await;
        assert!(!promised.is_empty());
        for (id, position) in promised {
            assert_eq!(kept.get(&id), Some(&position), "{id} was acknowledged before {}", backup.display());
        }
        fs::remove_dir_all(again).unwrap();
    }
    load.finished().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restored_folder_is_played_on() {
    let mut server = Server::start(GENEROUS).await;
    let mut table = Table::begun(&server, "kept", "classic", 3).await;
    table.play(7).await;
    let (data, backup) = (server.folder.path().join("data"), server.folder.path().join("backup"));
    fs::create_dir_all(data.join("packs/own")).unwrap();
    fs::write(data.join("packs/own/notes.txt"), "mine").unwrap();
    said(&moonhare(&["backup", "--data"], &[&data, &backup]));
    let seen = table.seen();
    assert!(refused(&moonhare(&["restore"], &[&backup, &data])).contains("not empty"));
    assert!(refused(&moonhare(&["backup", "--data"], &[&data, &backup])).contains("name a new folder"));
    table.play(5).await;
    table.leave();
    server.kill();
    fs::remove_dir_all(&data).unwrap();
    said(&moonhare(&["restore"], &[&backup, &data]));
    for folder in [&backup, &data] {
        assert_eq!(
            fs::metadata(folder).unwrap().permissions().mode() & 0o077,
            0,
            "{} is open to others",
            folder.display()
        );
    }
    assert_eq!(fs::read_to_string(data.join("packs/own/notes.txt")).unwrap(), "mine");
    server.start_again().await;
    table.come_back().await;
    assert_eq!(table.seen(), seen);
    table.play_until("over").await;
}

#[test]
fn what_is_no_backup_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (backup, data) = (folder.path().join("backup"), folder.path().join("data"));
    assert!(refused(&moonhare(&["restore"], &[&backup, &data])).contains("is no backup"));
    assert!(refused(&moonhare(&["backup", "--data"], &[&data, &backup])).contains("moonhare.db"));
    assert!(!backup.exists() && !data.exists());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left behind");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_backup_is_not_restored() {
    let server = Server::start(GENEROUS).await;
    Table::begun(&server, "kept", "classic", 3).await;
    let (data, backup) = (server.folder.path().join("data"), server.folder.path().join("backup"));
    said(&moonhare(&["backup", "--data"], &[&data, &backup]));
    let again = server.folder.path().join("again");
    let database = backup.join("moonhare.db");
    let whole = fs::read(&database).unwrap();
    let mut spoilt = whole.clone();
    spoilt[4096..6000].fill(0xa5);
    for damaged in [&whole[..whole.len() / 2], &spoilt] {
        fs::write(&database, damaged).unwrap();
        refused(&moonhare(&["restore"], &[&backup, &again]));
        assert!(!again.exists());
    }
    fs::write(&database, &whole).unwrap();
    said(&moonhare(&["restore"], &[&backup, &again]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_takes_backups_by_itself_and_tells_of_them() {
    let settings = format!("log = \"info\"\nbackup_every = \"1s\"\nbackup_keep = 2\n{GENEROUS}");
    let server = Server::start(&settings).await;
    let table = Table::begun(&server, "kept", "classic", 3).await;
    let backups = server.folder.path().join("data/backups");
    while !backups.join("000004").exists() {
        tokio::task::yield_now().await;
    }
    server.says("every room was opened and is whole").await;
    let numbers = server.get("/metrics").await;
    assert!(numbers.contains("\nmoonhare_backups_failed_total 0\n"), "{numbers}");
    assert!(numbers.contains("\nmoonhare_backup_latest_seconds "), "{numbers}");
    assert!(!backups.join("000001").exists(), "old ones go");
    drop(table);
}
