//! Looking back at a long evening makes nobody at the table wait.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering::SeqCst},
};

use moonhare_rooms::{Caller, Log, MemoryLog, limits::LOOKING_BACK_MAX};
use moonhare_store::{Pending, Position, Record, RoomId};
use serde_json::json;
use tokio::sync::{Semaphore, watch};

use crate::house::House;

/// A log whose whole rooms are read only as often as it is allowed.
struct Gate {
    log: MemoryLog,
    allowed: Semaphore,
    /// Those who wait to read.
    waiting: watch::Sender<usize>,
    most: AtomicUsize,
}

impl Gate {
    fn closed() -> Self {
        let (log, allowed) = (MemoryLog::new(), Semaphore::new(0));
        Self { log, allowed, waiting: watch::Sender::new(0), most: AtomicUsize::new(0) }
    }

    async fn until_waiting(&self, readers: usize) {
        self.waiting.subscribe().wait_for(|waiting| *waiting >= readers).await.unwrap();
    }
}

impl Log for Gate {
    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>> {
        Box::pin(async move {
            self.waiting.send_modify(|waiting| *waiting += 1);
            self.most.fetch_max(*self.waiting.borrow(), SeqCst);
            self.allowed.acquire().await.unwrap().forget();
            self.waiting.send_modify(|waiting| *waiting -= 1);
            self.log.read(room, after).await
        })
    }

    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position> {
        self.log.append(room, expected, records)
    }

    all_else_as_the_log_inside!();
}

/// Somebody without a name, from one of these addresses.
fn from(last: u8) -> Caller {
    Caller { address: Some([192, 0, 2, last].into()), secret: None }
}

#[tokio::test(start_paused = true)]
async fn a_table_goes_on_while_others_look_back() {
    let log = Arc::new(Gate::closed());
    // The room wakes once.
    log.allowed.add_permits(1);
    let house = House::on(Arc::clone(&log) as Arc<dyn Log>, 3).await;
    let mut guest = house.come(2).await;
    let looking: Vec<_> = (0..LOOKING_BACK_MAX + 3)
        .map(|_| {
            let (rooms, code) = (house.rooms.clone(), house.code);
            tokio::spawn(async move { rooms.turns(code, from(1)).await })
        })
        .collect();
    log.until_waiting(LOOKING_BACK_MAX / 2).await;
    // Whoever comes from elsewhere does not wait for all of them.
    let (rooms, code) = (house.rooms.clone(), house.code);
    let elsewhere = tokio::spawn(async move { rooms.turns(code, from(2)).await });
    log.until_waiting(LOOKING_BACK_MAX).await;
    // They are all still reading.
    guest.say("room", json!({ "chat": { "text": "still here" } })).await;
    guest.until("the table goes on", |view| view["chat"][0]["text"] == "still here").await;
    assert_eq!(log.most.load(SeqCst), LOOKING_BACK_MAX, "the others wait for their turn");
    log.allowed.add_permits(looking.len() + 1);
    for look in looking.into_iter().chain([elsewhere]) {
        assert_eq!(look.await.unwrap(), Ok(Vec::new()));
    }
    assert_eq!(log.most.load(SeqCst), LOOKING_BACK_MAX);
}
