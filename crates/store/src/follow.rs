//! Waking those who follow a room.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::Notify;

use crate::{Position, RoomId};

/// Where a room's log ends, and who waits for more.
#[derive(Debug, Default)]
struct End {
    head: AtomicU64,
    grew: Notify,
}

/// Wakes when a room's log has grown.
#[derive(Debug)]
pub struct Follow {
    end: Arc<End>,
    seen: Position,
}

impl Follow {
    /// Waits for the log to grow beyond what was told last, and tells how far. Waits for ever when the log is closed.
    pub async fn grown(&mut self) -> Position {
        loop {
            // Before the look at the head: whatever comes after it wakes.
            let grew = self.end.grew.notified();
            let head = Position(self.end.head.load(Ordering::Acquire));
            if head > self.seen {
                self.seen = head;
                return head;
            }
            grew.await;
        }
    }

    /// Need not be told of growth up to this position: whoever appends knows it already.
    pub fn saw(&mut self, position: Position) {
        self.seen = self.seen.max(position);
    }
}

/// Who follows which room, within this process.
#[derive(Debug, Default)]
pub(crate) struct Followers(Mutex<HashMap<RoomId, Arc<End>>>);

impl Followers {
    pub(crate) fn follow(&self, room: RoomId) -> Follow {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let end = Arc::clone(rooms.entry(room).or_default());
        let seen = Position(end.head.load(Ordering::Acquire));
        Follow { end, seen }
    }

    pub(crate) fn tell(&self, room: RoomId, head: Position) {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(end) = rooms.get(&room) else { return };
        if Arc::strong_count(end) == 1 {
            // The last follower has gone.
            rooms.remove(&room);
            return;
        }
        end.head.store(head.0, Ordering::Release);
        end.grew.notify_waiters();
    }
}
