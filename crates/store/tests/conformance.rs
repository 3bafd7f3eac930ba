//! What every log must hold, run against each implementation.

mod nats;

use std::sync::Arc;

use bytes::Bytes;
use moonhare_store::{
    BlobId, Head, JetStreamLog, Log, MemoryLog, Position, Record, RoomId, SqliteLog, StoreError, Totals,
    limits::{BLOB_BYTES_MAX, BLOB_INLINE_BYTES_MAX, RECORD_BYTES_MAX, UNSETTLED_RECORDS_MAX},
};

const ROOM: RoomId = RoomId(1);
const OTHER: RoomId = RoomId(2);

/// Runs one check against every implementation.
macro_rules! for_every_log {
    ($($check:ident),* $(,)?) => {
        mod memory {
            $(#[tokio::test] async fn $check() { super::$check(&super::MemoryLog::new()).await; })*
        }
        mod sqlite {
            $(#[tokio::test] async fn $check() {
                let folder = tempfile::tempdir().unwrap();
                super::$check(&super::SqliteLog::open(folder.path()).await.unwrap()).await;
            })*
        }
        mod jetstream {
            $(#[tokio::test] async fn $check() {
                let nats = super::nats::Nats::start(1);
                super::$check(&super::JetStreamLog::open(&nats.addresses(), "test").await.unwrap()).await;
            })*
        }
    };
}

for_every_log!(
    positions_count_up_and_reads_give_the_tail,
    a_wrong_expectation_is_a_conflict_and_writes_nothing,
    rooms_do_not_see_each_other,
    an_append_is_all_or_nothing,
    a_follower_hears_of_growth,
    heads_page_through_all_rooms,
    blobs_belong_to_their_room,
    a_large_blob_is_kept_whole,
    a_blob_is_created_once_and_again_when_it_is_gone,
    a_blob_is_swapped_only_for_what_was_read,
    of_many_who_swap_none_is_lost,
    what_is_kept_far_below_counts_in_no_total,
    a_removed_room_starts_anew,
    totals_count_rooms_and_blobs,
    of_many_who_race_exactly_one_wins_each_position,
    appends_of_any_size_are_written_whole,
    a_log_longer_than_its_journal_is_read_whole,
    what_is_too_large_is_refused,
    a_closed_log_says_so,
);

fn records(texts: &[&'static str]) -> Vec<Record> {
    texts.iter().map(|text| Record::from_static(text.as_bytes())).collect()
}

async fn positions_count_up_and_reads_give_the_tail(log: &dyn Log) {
    assert!(log.read(ROOM, Position::START).await.unwrap().is_empty());
    assert_eq!(log.append(ROOM, Position(0), records(&["a", "b"])).await.unwrap(), Position(2));
    assert_eq!(log.append(ROOM, Position(2), records(&["c"])).await.unwrap(), Position(3));
    assert_eq!(log.append(ROOM, Position(3), vec![]).await.unwrap(), Position(3));
    assert_eq!(log.read(ROOM, Position(0)).await.unwrap(), records(&["a", "b", "c"]));
    assert_eq!(log.read(ROOM, Position(2)).await.unwrap(), records(&["c"]));
    assert!(log.read(ROOM, Position(9)).await.unwrap().is_empty());
}

async fn a_wrong_expectation_is_a_conflict_and_writes_nothing(log: &dyn Log) {
    log.append(ROOM, Position(0), records(&["a"])).await.unwrap();
    for expected in [0, 2, 100] {
        match log.append(ROOM, Position(expected), records(&["x"])).await {
            Err(StoreError::Conflict { head }) => assert_eq!(head, Position(1)),
            other => panic!("expected a conflict, got {other:?}"),
        }
    }
    assert_eq!(log.read(ROOM, Position(0)).await.unwrap(), records(&["a"]));
}

async fn rooms_do_not_see_each_other(log: &dyn Log) {
    log.append(ROOM, Position(0), records(&["a"])).await.unwrap();
    assert_eq!(log.append(OTHER, Position(0), records(&["b"])).await.unwrap(), Position(1));
    assert_eq!(log.read(ROOM, Position(0)).await.unwrap(), records(&["a"]));
    assert_eq!(log.read(OTHER, Position(0)).await.unwrap(), records(&["b"]));
}

async fn an_append_is_all_or_nothing(log: &dyn Log) {
    let too_large = Record::from(vec![0; RECORD_BYTES_MAX + 1]);
    assert!(log.append(ROOM, Position(0), vec![Record::from_static(b"a"), too_large]).await.is_err());
    assert!(log.read(ROOM, Position(0)).await.unwrap().is_empty());
    assert_eq!(log.append(ROOM, Position(0), records(&["a"])).await.unwrap(), Position(1));
}

async fn a_follower_hears_of_growth(log: &dyn Log) {
    let (mut first, mut second) = (log.follow(ROOM), log.follow(ROOM));
    log.append(OTHER, Position(0), records(&["x"])).await.unwrap();
    log.append(ROOM, Position(0), records(&["a"])).await.unwrap();
    log.append(ROOM, Position(1), records(&["b"])).await.unwrap();
    // Two appends may be told as one: what counts is how far the log has grown.
    assert_eq!(first.grown().await, Position(2));
    drop(first);
    log.append(ROOM, Position(2), records(&["c"])).await.unwrap();
    assert_eq!(second.grown().await, Position(3));
    drop(second);
    log.append(ROOM, Position(3), records(&["d"])).await.unwrap();
    let mut third = log.follow(ROOM);
    log.append(ROOM, Position(4), records(&["e"])).await.unwrap();
    assert_eq!(third.grown().await, Position(5));
}

async fn heads_page_through_all_rooms(log: &dyn Log) {
    for room in [5, 3, 9] {
        log.append(RoomId(room), Position(0), records(&["a", "b"])).await.unwrap();
    }
    let head =
        |room| Head { room: RoomId(room), position: Position(2), record: Some(Record::from_static(b"b")) };
    assert_eq!(log.heads(None, 2).await.unwrap(), [head(3), head(5)]);
    assert_eq!(log.heads(Some(RoomId(5)), 2).await.unwrap(), [head(9)]);
    assert!(log.heads(Some(RoomId(9)), 2).await.unwrap().is_empty());
}

async fn blobs_belong_to_their_room(log: &dyn Log) {
    let id = BlobId("song".into());
    log.put_blob(ROOM, id.clone(), "la".into()).await.unwrap();
    log.put_blob(ROOM, id.clone(), "lala".into()).await.unwrap();
    assert_eq!(log.blob(ROOM, id.clone()).await.unwrap().unwrap(), "lala");
    assert_eq!(log.blob(OTHER, id.clone()).await.unwrap(), None);
    log.put_blob(ROOM, BlobId("drafts".into()), "…".into()).await.unwrap();
    assert_eq!(log.blobs(ROOM).await.unwrap(), [BlobId("drafts".into()), id]);
    assert_eq!(log.blobs(OTHER).await.unwrap(), []);
    for room in [RoomId(-20), OTHER] {
        log.put_blob(room, BlobId("a".into()), "…".into()).await.unwrap();
        log.put_blob(room, BlobId("b".into()), "…".into()).await.unwrap();
    }
    assert_eq!(log.blob_rooms().await.unwrap(), [RoomId(-20), ROOM, OTHER]);
}

async fn a_large_blob_is_kept_whole(log: &dyn Log) {
    let id = BlobId("song".into());
    for bytes in [0, 1, BLOB_BYTES_MAX / 3, BLOB_BYTES_MAX, 10] {
        let song: Vec<u8> = (0..bytes).map(|at| (at % 251) as u8).collect();
        log.put_blob(ROOM, id.clone(), song.clone().into()).await.unwrap();
        assert_eq!(log.blob(ROOM, id.clone()).await.unwrap().unwrap(), song);
        assert_eq!(log.totals().await.unwrap().blob_bytes, bytes as u64);
    }
}

async fn a_blob_is_created_once_and_again_when_it_is_gone(log: &dyn Log) {
    let id = BlobId("album".into());
    for _ in 0..2 {
        assert!(log.create_blob(ROOM, id.clone(), "first".into()).await.unwrap());
        assert!(!log.create_blob(ROOM, id.clone(), "second".into()).await.unwrap());
        assert_eq!(log.blob(ROOM, id.clone()).await.unwrap().unwrap(), "first");
        assert!(log.create_blob(OTHER, id.clone(), "elsewhere".into()).await.unwrap());
        log.remove_blob(ROOM, id.clone()).await.unwrap();
        log.remove(OTHER).await.unwrap();
    }
}

async fn a_blob_is_swapped_only_for_what_was_read(log: &dyn Log) {
    let id = BlobId("box".into());
    let large = |letter: u8| Bytes::from(vec![letter; BLOB_INLINE_BYTES_MAX + 1]);
    let swap = |before: Option<Bytes>, after: Bytes| log.swap_blob(ROOM, id.clone(), before, after);
    let states = [Bytes::from("small"), large(1), "small again".into(), large(2), large(3), large(2)];
    let mut before: Option<Bytes> = None;
    for after in states {
        for wrong in [Some(large(9)), Some("x".into()), None].into_iter().filter(|wrong| *wrong != before) {
            assert!(!swap(wrong, "never".into()).await.unwrap());
        }
        assert!(swap(before, after.clone()).await.unwrap());
        assert_eq!(log.blob(ROOM, id.clone()).await.unwrap(), Some(after.clone()));
        before = Some(after);
    }
    assert!(swap(before.clone(), large(2)).await.unwrap(), "the same again is no fault");
    assert_eq!(log.blob(ROOM, id.clone()).await.unwrap(), before);
    log.remove_blob(ROOM, id.clone()).await.unwrap();
    assert!(!swap(before, "late".into()).await.unwrap(), "what is gone does not come back");
    assert!(log.blobs(ROOM).await.unwrap().is_empty());
}

async fn of_many_who_swap_none_is_lost(log: &dyn Log) {
    const WRITERS: u8 = 4;
    let id = BlobId("box".into());
    // Of logs that one program writes to, that program lets one try at a time.
    let one = tokio::sync::Mutex::new(());
    let write = async |writer: u8| {
        loop {
            let _one = one.lock().await;
            let before = log.blob(ROOM, id.clone()).await.unwrap();
            let after: Bytes = before.iter().flatten().copied().chain(vec![writer; 3_000]).collect();
            if log.swap_blob(ROOM, id.clone(), before, after).await.unwrap() {
                return;
            }
        }
    };
    futures_util::future::join_all((0..WRITERS).map(write)).await;
    let written = log.blob(ROOM, id).await.unwrap().unwrap();
    let counts = (0..WRITERS).map(|writer| written.iter().filter(|byte| **byte == writer).count());
    assert_eq!(counts.collect::<Vec<_>>(), [3_000; WRITERS as usize]);
}

async fn what_is_kept_far_below_counts_in_no_total(log: &dyn Log) {
    for (room, bytes) in [(RoomId::UNCOUNTED_BELOW, 2), (RoomId(RoomId::UNCOUNTED_BELOW.0 - 1), 0)] {
        log.put_blob(room, BlobId("box".into()), "ab".into()).await.unwrap();
        assert_eq!(log.totals().await.unwrap(), Totals { rooms: 0, blob_bytes: bytes });
        log.remove(room).await.unwrap();
    }
}

async fn totals_count_rooms_and_blobs(log: &dyn Log) {
    assert_eq!(log.totals().await.unwrap(), Totals::default());
    for (room, song) in [(ROOM, "la"), (OTHER, "lala")] {
        log.append(room, Position(0), records(&["a", "b"])).await.unwrap();
        log.put_blob(room, BlobId("song".into()), song.into()).await.unwrap();
    }
    assert_eq!(log.totals().await.unwrap(), Totals { rooms: 2, blob_bytes: 6 });
    for _ in 0..2 {
        log.remove_blob(ROOM, BlobId("song".into())).await.unwrap();
    }
    assert_eq!(log.blob(ROOM, BlobId("song".into())).await.unwrap(), None);
    log.remove(OTHER).await.unwrap();
    assert_eq!(log.totals().await.unwrap(), Totals { rooms: 1, blob_bytes: 0 });
}

async fn a_removed_room_starts_anew(log: &dyn Log) {
    let id = BlobId("song".into());
    log.append(ROOM, Position(0), records(&["a"])).await.unwrap();
    log.append(OTHER, Position(0), records(&["b"])).await.unwrap();
    log.put_blob(ROOM, id.clone(), "la".into()).await.unwrap();
    log.remove(ROOM).await.unwrap();
    assert!(log.read(ROOM, Position(0)).await.unwrap().is_empty());
    assert_eq!(log.blob(ROOM, id).await.unwrap(), None);
    assert_eq!(log.append(ROOM, Position(0), records(&["c"])).await.unwrap(), Position(1));
    assert_eq!(log.read(OTHER, Position(0)).await.unwrap(), records(&["b"]));
}

async fn of_many_who_race_exactly_one_wins_each_position(log: &dyn Log) {
    for position in 0..10 {
        let race = (0..20).map(|_| log.append(ROOM, Position(position), records(&["x"])));
        let mut won = 0;
        for append in race.collect::<Vec<_>>() {
            match append.await {
                Ok(head) => {
                    assert_eq!(head, Position(position + 1));
                    won += 1;
                }
                Err(error) => assert!(error.is_conflict(), "{error}"),
            }
        }
        assert_eq!(won, 1);
    }
}

async fn appends_of_any_size_are_written_whole(log: &dyn Log) {
    let many: Vec<Record> = (0..700).map(|number| Record::from(format!("record {number}"))).collect();
    assert_eq!(log.append(ROOM, Position(0), many.clone()).await.unwrap(), Position(700));
    assert_eq!(log.read(ROOM, Position(0)).await.unwrap(), many);
    for (count, from) in
        [(1, 700), (2, 701), (8, 703), (9, 711), (64, 720), (65, 784), (256, 849), (257, 1105)]
    {
        let part = many[..count].to_vec();
        assert_eq!(
            log.append(ROOM, Position(from), part.clone()).await.unwrap(),
            Position(from + count as u64)
        );
        assert_eq!(log.read(ROOM, Position(from)).await.unwrap(), part);
    }
}

async fn a_log_longer_than_its_journal_is_read_whole(log: &dyn Log) {
    const PART: usize = 1000;
    let part: Vec<Record> = (0..PART).map(|number| Record::from(number.to_string())).collect();
    for from in (0..UNSETTLED_RECORDS_MAX + PART).step_by(PART) {
        for room in [ROOM, OTHER] {
            log.append(room, Position(from as u64), part.clone()).await.unwrap();
        }
        let tail = log.read(OTHER, Position(from as u64 + 1)).await.unwrap();
        assert_eq!(tail, part[1..]);
    }
    for room in [ROOM, OTHER] {
        let all = log.read(room, Position::START).await.unwrap();
        assert!(all.len() > UNSETTLED_RECORDS_MAX && all.len().is_multiple_of(PART));
        assert!(all.chunks(PART).all(|chunk| chunk == part));
        let end = Position(all.len() as u64);
        assert_eq!(log.append(room, end, records(&["last"])).await.unwrap(), end.plus(1));
    }
}

async fn what_is_too_large_is_refused(log: &dyn Log) {
    let record = Record::from(vec![0; RECORD_BYTES_MAX]);
    assert!(log.append(ROOM, Position(0), vec![record]).await.is_ok());
    let blob = vec![0; BLOB_BYTES_MAX + 1].into();
    let refused = log.put_blob(ROOM, BlobId("x".into()), blob).await;
    assert!(matches!(refused, Err(StoreError::TooLarge { .. })), "{refused:?}");
}

async fn a_closed_log_says_so(log: &dyn Log) {
    log.append(ROOM, Position(0), records(&["a"])).await.unwrap();
    log.close().await.unwrap();
    assert!(matches!(log.read(ROOM, Position(0)).await, Err(StoreError::Closed)));
    assert!(matches!(log.append(ROOM, Position(1), records(&["b"])).await, Err(StoreError::Closed)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_of_many_rooms_at_once_are_all_there_after_reopening() {
    let folder = tempfile::tempdir().unwrap();
    let log = Arc::new(SqliteLog::open(folder.path()).await.unwrap());
    let rooms: Vec<_> = (0..50)
        .map(|room| {
            let log = Arc::clone(&log);
            tokio::spawn(async move {
                for position in 0..20 {
                    let record = Record::from(format!("{room}:{position}"));
                    log.append(RoomId(room), Position(position), vec![record]).await.unwrap();
                }
            })
        })
        .collect();
    for room in rooms {
        room.await.unwrap();
    }
    log.close().await.unwrap();
    drop(log);
    let log = SqliteLog::open(folder.path()).await.unwrap();
    for room in 0..50 {
        let kept = log.read(RoomId(room), Position::START).await.unwrap();
        let expected: Vec<_> = (0..20).map(|position| Record::from(format!("{room}:{position}"))).collect();
        assert_eq!(kept, expected);
    }
}
