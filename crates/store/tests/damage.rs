//! Damage to the files: every flipped byte is harmless or noticed, and nothing is lost in silence.

use std::{collections::BTreeMap, fs, path::Path};

use bytes::Bytes;
use moonhare_store::{BlobId, Examination, Log, Position, Record, RoomId, SqliteLog, StoreError};
use tempfile::TempDir;

const DATABASE: &str = "moonhare.db";
const WAL: &str = "moonhare.db-wal";
const FILES: [&str; 3] = [DATABASE, WAL, "moonhare.mark"];
const ROOMS: i64 = 6;
/// Tries with each file; the bytes are the same in every run.
const FLIPS: u64 = 150;

type Truth = BTreeMap<i64, Vec<Record>>;

/// Numbers that look like chance, the same in every run.
fn noise(seed: u64) -> u64 {
    let mixed = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 27
}

fn record(room: i64, position: u64) -> Record {
    let length = 40 + noise(position * 31 + room as u64) % 400;
    format!("{room}:{position}:{}", "x".repeat(length as usize)).into()
}

fn blob(room: i64) -> Bytes {
    format!("sung in room {room}").repeat(700).into()
}

fn copy(from: &Path, to: &Path) {
    for file in FILES {
        if from.join(file).exists() {
            fs::copy(from.join(file), to.join(file)).unwrap();
        }
    }
}

/// A folder as a kill leaves it: rows that have settled, and groups that stand in the write-ahead log only.
async fn killed_folder() -> (TempDir, Truth) {
    let (folder, killed) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut truth = Truth::new();
    for (start, records) in [(0, 30), (30, 5)] {
        let log = SqliteLog::open(folder.path()).await.unwrap();
        for room in 1..=ROOMS {
            if start == 0 {
                log.put_blob(RoomId(room), BlobId("song".into()), blob(room)).await.unwrap();
            }
            for position in start..start + records {
                let record = record(room, position + 1);
                log.append(RoomId(room), Position(position), vec![record.clone()]).await.unwrap();
                truth.entry(room).or_default().push(record);
            }
        }
        if start > 0 {
            copy(folder.path(), killed.path());
        }
        log.close().await.unwrap();
    }
    (killed, truth)
}

/// Whether damage was noticed. Everything that can be read must be true.
async fn is_noticed(folder: &Path, truth: &Truth, what: &str) -> bool {
    let Ok(log) = SqliteLog::open(folder).await else { return true };
    let mut noticed = false;
    for (room, records) in truth {
        match log.read(RoomId(*room), Position::START).await {
            Ok(read) => assert!(read == *records, "{what}: room {room} has {} records", read.len()),
            Err(_) => noticed = true,
        }
        match log.blob(RoomId(*room), BlobId("song".into())).await {
            Ok(read) => assert!(read == Some(blob(*room)), "{what}: the blob of room {room} is another"),
            Err(_) => noticed = true,
        }
    }
    noticed
}

#[tokio::test]
async fn a_flipped_byte_is_harmless_or_noticed() {
    let (folder, truth) = killed_folder().await;
    assert!(!is_noticed(folder_copy(&folder).path(), &truth, "the whole folder").await);
    for file in [DATABASE, WAL] {
        let mut noticed = 0;
        for seed in 0..FLIPS {
            let damaged = folder_copy(&folder);
            let path = damaged.path().join(file);
            let mut bytes = fs::read(&path).unwrap();
            let at = (noise(seed) % bytes.len() as u64) as usize;
            bytes[at] ^= 1 << (noise(seed + FLIPS) % 8);
            fs::write(&path, bytes).unwrap();
            noticed += u64::from(is_noticed(damaged.path(), &truth, &format!("byte {at} of {file}")).await);
        }
        println!("{file}: {noticed} of {FLIPS} flips noticed, the others harmless");
        assert!(noticed > 0, "{file}: some of {FLIPS} flips hit something");
    }
}

fn folder_copy(folder: &TempDir) -> TempDir {
    let to = tempfile::tempdir().unwrap();
    copy(folder.path(), to.path());
    to
}

#[tokio::test]
async fn a_write_ahead_log_that_is_cut_off_is_noticed() {
    let (folder, truth) = killed_folder().await;
    let whole = fs::read(folder.path().join(WAL)).unwrap();
    for tenths in 0..10 {
        let damaged = folder_copy(&folder);
        fs::write(damaged.path().join(WAL), &whole[..whole.len() * tenths / 10]).unwrap();
        let error = SqliteLog::open(damaged.path()).await.expect_err("groups are missing");
        assert!(matches!(error, StoreError::Lost { groups: 1.., .. }), "{tenths}: {error}");
        // Whoever wants the older state says so by deleting the mark.
        fs::remove_file(damaged.path().join("moonhare.mark")).unwrap();
        let log = SqliteLog::open(damaged.path()).await.unwrap();
        let first = log.read(RoomId(1), Position::START).await.unwrap();
        assert_eq!(first, truth[&1][..first.len()]);
    }
}

#[tokio::test]
async fn a_mark_that_is_older_than_the_log_is_no_damage() {
    let folder = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path()).await.unwrap();
    log.append(RoomId(1), Position::START, vec!["a".into()]).await.unwrap();
    let older = fs::read(folder.path().join("moonhare.mark")).unwrap();
    log.append(RoomId(1), Position(1), vec!["b".into()]).await.unwrap();
    log.close().await.unwrap();
    // As after a power cut: the log was made durable, the mark was not.
    fs::write(folder.path().join("moonhare.mark"), older).unwrap();
    let log = SqliteLog::open(folder.path()).await.unwrap();
    assert_eq!(log.read(RoomId(1), Position::START).await.unwrap(), ["a", "b"]);
}

/// Changes a record in the database itself, as a disk might.
async fn spoil(folder: &Path, room: i64, position: u64) {
    let log = SqliteLog::open(folder).await.unwrap();
    log.close().await.unwrap();
    let path = folder.join(DATABASE);
    let mut bytes = fs::read(&path).unwrap();
    let name = format!("{room}:{position}:x");
    // Free pages hold older copies.
    let places = bytes.windows(name.len()).enumerate().filter(|(_, window)| *window == name.as_bytes());
    for at in places.map(|(at, _)| at).collect::<Vec<_>>() {
        bytes[at + name.len()] = b'y';
    }
    fs::write(&path, bytes).unwrap();
}

#[tokio::test]
async fn a_damaged_room_is_named_with_its_position_and_others_go_on() {
    let (folder, truth) = killed_folder().await;
    spoil(folder.path(), 3, 17).await;
    let log = SqliteLog::open(folder.path()).await.unwrap();
    let error = log.read(RoomId(3), Position::START).await.unwrap_err();
    assert!(
        matches!(error, StoreError::DamagedRoom { room: RoomId(3), position: Position(17), .. }),
        "{error}"
    );
    // What comes after it can be read by whoever has the rest.
    assert_eq!(log.read(RoomId(3), Position(17)).await.unwrap(), truth[&3][17..]);
    assert_eq!(log.read(RoomId(4), Position::START).await.unwrap(), truth[&4]);
    log.append(RoomId(4), Position(35), vec!["on".into()]).await.unwrap();
    let heads = log.heads(None, 100).await.unwrap();
    assert_eq!(heads.len(), ROOMS as usize);
    log.close().await.unwrap();

    let scratch = tempfile::tempdir().unwrap();
    let before = fs::read(folder.path().join(DATABASE)).unwrap();
    let mut examination = Examination::of(folder.path(), scratch.path()).await.unwrap();
    assert_eq!(examination.problems(), [""; 0]);
    assert_eq!(examination.rooms().await.len(), ROOMS as usize);
    let (saved, damage) = examination.room(RoomId(3)).await;
    assert_eq!(saved, truth[&3][..16]);
    assert!(matches!(damage, Some(StoreError::DamagedRoom { position: Position(17), .. })), "{damage:?}");
    assert!(examination.room(RoomId(2)).await.1.is_none());
    let (blobs, damaged) = examination.blobs(RoomId(2)).await;
    assert_eq!((blobs.len(), damaged.len()), (1, 0));
    assert!(fs::read(folder.path().join(DATABASE)).unwrap() == before, "the folder was changed");
}

#[tokio::test]
async fn a_folder_in_use_is_not_examined() {
    let folder = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path()).await.unwrap();
    let scratch = tempfile::tempdir().unwrap();
    let error = Examination::of(folder.path(), scratch.path()).await.expect_err("in use");
    assert!(matches!(error, StoreError::InUse { .. }), "{error}");
    log.close().await.unwrap();
}
