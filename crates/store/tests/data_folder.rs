//! Opening data folders that are old, new, damaged, foreign or taken.

use std::{fs, path::Path};

use moonhare_store::{Log, Position, RoomId, SqliteLog, StoreError};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};

const ROOM: RoomId = RoomId(1);

async fn sql(folder: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(folder.join("moonhare.db")).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn filled(folder: &Path, records: u64) {
    let log = SqliteLog::open(folder).await.unwrap();
    for position in 0..records {
        log.append(ROOM, Position(position), vec![vec![b'x'; 500].into()]).await.unwrap();
    }
    log.close().await.unwrap();
}

/// Opening must fail, and must leave every byte of the database as it was.
async fn refused(folder: &Path) -> StoreError {
    let database = folder.join("moonhare.db");
    let before = fs::read(&database).unwrap();
    let error = SqliteLog::open(folder).await.expect_err("the folder must be refused");
    assert!(fs::read(&database).unwrap() == before, "the file was changed");
    error
}

#[tokio::test]
async fn a_newer_folder_is_refused_with_both_versions() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path(), 3).await;
    sql(folder.path(), "PRAGMA user_version = 99").await;
    let error = refused(folder.path()).await;
    assert!(matches!(error, StoreError::Newer { found: 99, known: 5, .. }), "{error}");
}

#[tokio::test]
async fn another_programs_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    sql(folder.path(), "CREATE TABLE recipes (name TEXT)").await;
    let error = refused(folder.path()).await;
    assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("moonhare.db"), "this is a letter to my aunt, not a database ".repeat(100))
        .unwrap();
    let error = refused(folder.path()).await;
    assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
}

#[tokio::test]
async fn a_half_written_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path(), 100).await;
    let database = folder.path().join("moonhare.db");
    let bytes = fs::read(&database).unwrap();
    fs::write(&database, &bytes[..bytes.len() / 2]).unwrap();
    let error = refused(folder.path()).await;
    assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
}

#[tokio::test]
async fn a_file_with_a_page_of_rubbish_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path(), 100).await;
    let database = folder.path().join("moonhare.db");
    let mut bytes = fs::read(&database).unwrap();
    bytes[8192..16384].fill(0xa5);
    fs::write(&database, &bytes).unwrap();
    let error = refused(folder.path()).await;
    assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
}

#[tokio::test]
async fn an_emptied_file_with_a_write_ahead_log_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("moonhare.db"), "").unwrap();
    fs::write(folder.path().join("moonhare.db-wal"), "not empty").unwrap();
    let error = refused(folder.path()).await;
    assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
    assert_eq!(fs::read(folder.path().join("moonhare.db-wal")).unwrap(), b"not empty");
}

#[tokio::test]
async fn a_folder_is_used_by_one_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path()).await.unwrap();
    let error = SqliteLog::open(folder.path()).await.expect_err("taken");
    assert!(matches!(error, StoreError::InUse { .. }), "{error}");
    log.append(ROOM, Position::START, vec!["a".into()]).await.unwrap();
    log.close().await.unwrap();
    let other = SqliteLog::open(folder.path()).await.expect("a closed log lets go of its folder");
    assert_eq!(other.read(ROOM, Position::START).await.unwrap(), ["a"]);
}

#[tokio::test]
async fn a_killed_first_start_can_be_started_again() {
    let folder = tempfile::tempdir().unwrap();
    // What is there when the process dies between making the file and the first step of the schema.
    sql(folder.path(), "PRAGMA journal_mode = WAL").await;
    filled(folder.path(), 1).await;
}

#[tokio::test]
async fn a_folder_of_the_first_format_opens_and_keeps_its_records() {
    let folder = tempfile::tempdir().unwrap();
    sql(
        folder.path(),
        "CREATE TABLE log (room INTEGER NOT NULL, position INTEGER NOT NULL, record BLOB NOT NULL,
            PRIMARY KEY (room, position)) WITHOUT ROWID;
         CREATE TABLE blob (room INTEGER NOT NULL, id TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (room, id));
         INSERT INTO log VALUES (1, 1, x'61'), (1, 2, x'62');
         PRAGMA application_id = 0x4d486172; PRAGMA user_version = 1;",
    )
    .await;
    let log = SqliteLog::open(folder.path()).await.unwrap();
    assert_eq!(log.append(ROOM, Position(2), vec!["c".into()]).await.unwrap(), Position(3));
    assert_eq!(log.read(ROOM, Position::START).await.unwrap(), ["a", "b", "c"]);
}

#[tokio::test]
async fn a_journal_that_can_not_be_read_is_refused() {
    for rubbish in [
        "INSERT INTO journal (appends) VALUES (x'0102')",
        // Room 1, position 9 and then 11, no bytes in either.
        "INSERT INTO journal (appends) VALUES \
         (x'010000000000000009000000000000000000000001000000000000000b0000000000000000000000')",
    ] {
        let folder = tempfile::tempdir().unwrap();
        filled(folder.path(), 3).await;
        sql(folder.path(), rubbish).await;
        let error = refused(folder.path()).await;
        assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
    }
}

#[tokio::test]
async fn records_survive_without_a_clean_close() {
    let folder = tempfile::tempdir().unwrap();
    let copy = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path()).await.unwrap();
    log.append(ROOM, Position::START, vec!["a".into()]).await.unwrap();
    // The files as a crash would leave them: the record is in the write-ahead log only.
    for file in ["moonhare.db", "moonhare.db-wal"] {
        fs::copy(folder.path().join(file), copy.path().join(file)).unwrap();
    }
    let crashed = SqliteLog::open(copy.path()).await.unwrap();
    assert_eq!(crashed.read(ROOM, Position::START).await.unwrap(), ["a"]);
    assert_eq!(crashed.append(ROOM, Position(1), vec!["b".into()]).await.unwrap(), Position(2));
    crashed.close().await.unwrap();
    let again = SqliteLog::open(copy.path()).await.unwrap();
    assert_eq!(again.read(ROOM, Position::START).await.unwrap(), ["a", "b"]);
}

#[tokio::test]
async fn a_folder_of_the_second_format_opens_with_its_journal() {
    let folder = tempfile::tempdir().unwrap();
    sql(
        folder.path(),
        "CREATE TABLE log (room INTEGER NOT NULL, position INTEGER NOT NULL, record BLOB NOT NULL,
            PRIMARY KEY (room, position)) WITHOUT ROWID;
         CREATE TABLE blob (room INTEGER NOT NULL, id TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (room, id));
         CREATE TABLE journal (id INTEGER PRIMARY KEY, appends BLOB NOT NULL);
         INSERT INTO log VALUES (1, 1, x'61'), (2, 1, x'7a');
         INSERT INTO blob VALUES (1, 'song', x'6c61');
         INSERT INTO journal VALUES (5, x'010000000000000002000000000000000100000062');
         PRAGMA application_id = 0x4d486172; PRAGMA user_version = 2;",
    )
    .await;
    for _ in 0..2 {
        let log = SqliteLog::open(folder.path()).await.unwrap();
        assert_eq!(log.read(ROOM, Position::START).await.unwrap(), ["a", "b"]);
        let song = log.blob(ROOM, moonhare_store::BlobId("song".into())).await.unwrap();
        assert_eq!(song.as_deref(), Some(&b"la"[..]));
        assert_eq!(log.heads(None, 9).await.unwrap().len(), 2);
        log.close().await.unwrap();
    }
}

#[tokio::test]
async fn a_migration_that_was_cut_off_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path(), 3).await;
    // As a crash leaves it: some rows have their seals, the format is not stamped yet.
    sql(
        folder.path(),
        "UPDATE log SET seal = NULL WHERE position > 1; DELETE FROM room_end; PRAGMA user_version = 3;",
    )
    .await;
    let log = SqliteLog::open(folder.path()).await.unwrap();
    assert_eq!(log.read(ROOM, Position::START).await.unwrap().len(), 3);
    log.close().await.unwrap();
    // From then on a row without a seal is damaged.
    sql(folder.path(), "UPDATE log SET seal = NULL WHERE position = 2").await;
    let log = SqliteLog::open(folder.path()).await.unwrap();
    let error = log.read(ROOM, Position::START).await.unwrap_err();
    assert!(matches!(error, StoreError::DamagedRoom { position: Position(2), .. }), "{error}");
}

/// Copies what a kill would leave at this moment.
async fn killed(log: &SqliteLog, folder: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    // When this is answered, the writer has nothing left to do.
    log.put_blob(RoomId(-1), moonhare_store::BlobId("pause".into()), "x".into()).await.unwrap();
    for file in ["moonhare.db", "moonhare.db-wal", "moonhare.mark"] {
        fs::copy(folder.join(file), copy.path().join(file)).unwrap();
    }
    copy
}

#[tokio::test]
async fn a_kill_in_the_middle_of_settling_loses_and_doubles_nothing() {
    const ROOMS: i64 = 40;
    const PART: u64 = 50;
    let folder = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path()).await.unwrap();
    let part = |room: i64, from: u64| -> Vec<_> {
        (from..from + PART).map(|number| format!("{room}:{number}").into()).collect()
    };
    let rounds = 2 * moonhare_store::limits::UNSETTLED_RECORDS_MAX as u64 / (ROOMS as u64 * PART);
    for round in 0..=rounds {
        for room in 0..ROOMS {
            log.append(RoomId(room), Position(round * PART), part(room, round * PART)).await.unwrap();
        }
        if round % 5 != 4 && round != rounds {
            continue;
        }
        // A room goes and comes again, while the journal still tells of it.
        log.remove(RoomId(99)).await.unwrap();
        let again = format!("in round {round}");
        log.append(RoomId(99), Position::START, vec![again.clone().into()]).await.unwrap();
        let copy = killed(&log, folder.path()).await;
        let copy = SqliteLog::open(copy.path()).await.unwrap();
        for room in 0..ROOMS {
            let expected: Vec<_> = (0..=round).flat_map(|round| part(room, round * PART)).collect();
            assert_eq!(copy.read(RoomId(room), Position::START).await.unwrap(), expected, "round {round}");
        }
        assert_eq!(copy.read(RoomId(99), Position::START).await.unwrap(), [again]);
        assert_eq!(copy.heads(None, 1_000).await.unwrap().len(), ROOMS as usize + 1);
    }
}

#[tokio::test]
async fn rooms_that_stand_in_the_journal_only_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let log = SqliteLog::open(folder.path()).await.unwrap();
    for room in [5, 3, 9] {
        log.append(RoomId(room), Position::START, vec!["a".into(), "b".into()]).await.unwrap();
    }
    let heads = log.heads(None, 2).await.unwrap();
    let listed: Vec<_> =
        heads.iter().map(|head| (head.room.0, head.position.0, head.record.as_deref())).collect();
    assert_eq!(listed, [(3, 2, Some(&b"b"[..])), (5, 2, Some(&b"b"[..]))]);
    let rest = log.heads(Some(RoomId(5)), 2).await.unwrap();
    assert_eq!(rest.iter().map(|head| head.room.0).collect::<Vec<_>>(), [9]);
}
