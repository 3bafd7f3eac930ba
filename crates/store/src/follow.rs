//! Waking those who follow a room.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
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
    room: RoomId,
    end: Arc<End>,
    seen: Position,
    followers: Followers,
}

impl Drop for Follow {
    fn drop(&mut self) {
        let mut rooms = self.followers.rooms();
        // The list has one, and this is one; who follows anew waits for the lock.
        if Arc::strong_count(&self.end) == 2 {
            rooms.remove(&self.room);
        }
    }
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

/// Who follows which room, within this process. A room that nobody follows is not in the list: whoever tries codes asks
/// for many rooms.
#[derive(Clone, Debug, Default)]
pub(crate) struct Followers(Arc<Mutex<HashMap<RoomId, Arc<End>>>>);

impl Followers {
    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, Arc<End>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn follow(&self, room: RoomId) -> Follow {
        let end = Arc::clone(self.rooms().entry(room).or_default());
        let seen = Position(end.head.load(Ordering::Acquire));
        Follow { room, end, seen, followers: self.clone() }
    }

    pub(crate) fn tell(&self, room: RoomId, head: Position) {
        let rooms = self.rooms();
        let Some(end) = rooms.get(&room) else { return };
        end.head.store(head.0, Ordering::Release);
        end.grew.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_that_nobody_follows_any_more_is_forgotten() {
        let followers = Followers::default();
        let stays = followers.follow(RoomId(0));
        for room in 0..1_000 {
            drop(followers.follow(RoomId(room)));
        }
        assert_eq!(followers.rooms().keys().collect::<Vec<_>>(), [&RoomId(0)]);
        drop(stays);
        assert!(followers.rooms().is_empty());
    }
}
