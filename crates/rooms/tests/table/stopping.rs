//! A server that stops, or whose log fails or hangs for a while: nobody loses what they have prepared, and nobody waits for others' blobs.

use std::{
    future::Future,
    pin::pin,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    task::{Context, Poll, Waker},
    time::Duration,
};

use moonhare_rooms::{BlobId, ByeCode, Hello, Log, MemoryLog, Outlet, RoomCode, limits::LINGER_S};
use moonhare_store::{Pending, Position, Record, RoomId, StoreError};
use serde_json::json;

use crate::house::{House, phase};

/// Somebody who looks into the log in the moment in which they are sent away.
struct Leaving {
    log: Arc<dyn Log>,
    code: RoomCode,
    found: Mutex<Option<String>>,
}

impl Outlet for Leaving {
    fn send(&self, _: &str) {}

    fn close(&self, why: ByeCode) {
        assert_eq!(why, ByeCode::Restart);
        let blob = pin!(self.log.blob(self.code.into(), BlobId("drafts".into())));
        let Poll::Ready(Ok(kept)) = blob.poll(&mut Context::from_waker(Waker::noop())) else {
            panic!("a log in memory answers at once")
        };
        let kept = kept.map(|kept| String::from_utf8_lossy(&kept).into_owned());
        *self.found.lock().unwrap() = Some(kept.unwrap_or_default());
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_prepared_is_kept_before_anybody_is_sent_away() {
    let house = House::new(3).await;
    let mut host = house.come(1).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    let leaving =
        Arc::new(Leaving { log: Arc::clone(&house.log), code: house.code, found: Mutex::default() });
    let hello = Hello { secret: Some(house.secrets[1].clone()), ..Hello::default() };
    let outlet = Arc::clone(&leaving) as Arc<dyn Outlet>;
    let _second = house.rooms.connect(house.code, hello, None, outlet).await.unwrap();
    host.send(json!({ "draft": { "clue": "almost" } })).await;
    house.rooms.stop().await;
    let found = leaving.found.lock().unwrap().clone().expect("they were sent away");
    assert!(found.contains("almost"), "{found:?}");
}

/// A log that keeps no blobs as long as it is full.
struct Full {
    log: MemoryLog,
    is_full: AtomicBool,
}

impl Log for Full {
    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position> {
        self.log.append(room, expected, records)
    }

    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>> {
        self.log.read(room, after)
    }

    fn put_blob(&self, room: RoomId, id: BlobId, bytes: bytes::Bytes) -> Pending<'_, ()> {
        if self.is_full.load(SeqCst) {
            return Box::pin(std::future::ready(Err(StoreError::Failed("full".into()))));
        }
        self.log.put_blob(room, id, bytes)
    }

    all_but_put_blob_as_the_log_inside!();
}

#[tokio::test(start_paused = true)]
async fn what_could_not_be_kept_is_kept_later_and_until_then_the_room_does_not_sleep() {
    let log = Arc::new(Full { log: MemoryLog::new(), is_full: true.into() });
    let house = House::on(Arc::clone(&log) as Arc<dyn Log>, 3).await;
    let mut host = house.come(1).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    host.send(json!({ "draft": { "clue": "almost" } })).await;
    drop(host);
    tokio::time::sleep(Duration::from_secs(3 * LINGER_S)).await;
    log.is_full.store(false, SeqCst);
    tokio::time::sleep(Duration::from_secs(LINGER_S)).await;
    let host = house.started_again().come(1).await;
    assert_eq!(host.view()["draft"]["clue"], "almost");
}

/// A log that takes as long for blobs as it is told to.
struct Hanging {
    log: MemoryLog,
    blobs: tokio::sync::Semaphore,
}

impl Log for Hanging {
    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position> {
        self.log.append(room, expected, records)
    }

    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>> {
        self.log.read(room, after)
    }

    fn put_blob(&self, room: RoomId, id: BlobId, bytes: bytes::Bytes) -> Pending<'_, ()> {
        Box::pin(async move {
            _ = self.blobs.acquire().await;
            self.log.put_blob(room, id, bytes).await
        })
    }

    all_but_put_blob_as_the_log_inside!();
}

/// Half a second of silence: a WAV file of 8-bit samples, 800 a second.
fn silence() -> bytes::Bytes {
    let mut wav = b"RIFF".to_vec();
    wav.extend((36 + 400_u32).to_le_bytes());
    wav.extend(b"WAVEfmt ");
    wav.extend(16_u32.to_le_bytes());
    wav.extend([1, 0, 1, 0]);
    wav.extend([800_u32.to_le_bytes(), 800_u32.to_le_bytes()].concat());
    wav.extend([1, 0, 8, 0]);
    wav.extend(b"data");
    wav.extend(400_u32.to_le_bytes());
    wav.resize(wav.len() + 400, 0x80);
    wav.into()
}

#[tokio::test(start_paused = true)]
async fn a_table_goes_on_while_a_recording_is_written() {
    let log = Arc::new(Hanging { log: MemoryLog::new(), blobs: tokio::sync::Semaphore::new(0) });
    let house = House::on(Arc::clone(&log) as Arc<dyn Log>, 3).await;
    let (mut host, mut guest) = (house.come(1).await, house.come(2).await);
    host.say("room", json!({ "settings": { "performed": true } })).await;
    host.say("room", json!({ "begin": {} })).await;
    host.until("the game begins", |view| phase(view) == "claim").await;
    let (rooms, code, secret) = (house.rooms.clone(), house.code, house.secrets[0].clone());
    let kept = tokio::spawn(async move { rooms.record(code, secret, silence()).await });
    guest.say("room", json!({ "chat": { "text": "meanwhile" } })).await;
    host.until("the guest is heard", |view| view["chat"][0]["text"] == "meanwhile").await;
    log.blobs.add_permits(1_000);
    let id = kept.await.unwrap().unwrap();
    let caller = moonhare_rooms::Caller { address: None, secret: Some(house.secrets[0].clone()) };
    assert_eq!(house.rooms.recording(house.code, caller, id).await.unwrap().1, silence());
}
