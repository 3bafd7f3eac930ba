//! Waking those who follow a room.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
};

use tokio::sync::{Notify, mpsc};

use crate::{Position, RoomId};

/// Where a room's log ends, and who waits for more.
#[derive(Debug, Default)]
struct End {
    head: AtomicU64,
    grew: Notify,
    /// How many of those who follow want to hear at once what others append.
    listeners: AtomicUsize,
}

/// Wakes when a room's log has grown.
#[derive(Debug)]
pub struct Follow {
    room: RoomId,
    end: Arc<End>,
    seen: Position,
    listens: bool,
    followers: Followers,
}

impl Drop for Follow {
    fn drop(&mut self) {
        self.listen(false);
        let mut rooms = self.followers.rooms();
        // The list has one, and this is one; who follows anew waits for the lock.
        if Arc::strong_count(&self.end) == 2 {
            rooms.remove(&self.room);
            self.followers.tell_interest(Interest::Ends(self.room));
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

    /// Was told of growth beyond this position and could not read it: is told again.
    pub fn missed(&mut self, position: Position) {
        self.seen = self.seen.min(position);
    }

    /// Wants to hear at once what others append, as everybody does who begins to follow; or only some seconds later, which takes less
    /// work. For who believes that nobody else appends.
    pub fn listen(&mut self, listens: bool) {
        if self.listens == listens {
            return;
        }
        self.listens = listens;
        // The lock keeps the order of what is told.
        let _rooms = self.followers.rooms();
        if listens {
            if self.end.listeners.fetch_add(1, Ordering::AcqRel) == 0 {
                self.followers.tell_interest(Interest::Begins(self.room));
            }
        } else if self.end.listeners.fetch_sub(1, Ordering::AcqRel) == 1 {
            self.followers.tell_interest(Interest::Rests(self.room));
        }
    }

    /// Has heard by another way that the log ends here, or later.
    pub fn heard(&self, head: Position) {
        self.followers.tell(self.room, head);
    }

    /// Need not be told of growth up to this position: whoever appends knows it already.
    pub fn saw(&mut self, position: Position) {
        self.seen = self.seen.max(position);
    }
}

/// That somebody begins to follow a room, or nobody does any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interest {
    /// Somebody wants to hear at once what is appended.
    Begins(RoomId),
    /// It is still followed, but nobody has to hear of it at once.
    Rests(RoomId),
    Ends(RoomId),
}

/// Who follows which room, within this process. A room that nobody follows is not in the list: whoever tries codes asks
/// for many rooms.
#[derive(Clone, Debug, Default)]
pub(crate) struct Followers {
    rooms: Arc<Mutex<HashMap<RoomId, Arc<End>>>>,
    /// Whoever has to listen elsewhere for the rooms that are followed here.
    interests: Option<mpsc::UnboundedSender<Interest>>,
}

impl Followers {
    /// Followers of a log that others write as well, and where it is told whom to listen for.
    pub(crate) fn with_interests() -> (Self, mpsc::UnboundedReceiver<Interest>) {
        let (interests, heard) = mpsc::unbounded_channel();
        (Self { rooms: Arc::default(), interests: Some(interests) }, heard)
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, Arc<End>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell_interest(&self, interest: Interest) {
        if let Some(interests) = &self.interests {
            _ = interests.send(interest);
        }
    }

    pub(crate) fn is_followed(&self, room: RoomId) -> bool {
        self.rooms().contains_key(&room)
    }

    pub(crate) fn is_listened_for(&self, room: RoomId) -> bool {
        self.rooms().get(&room).is_some_and(|end| end.listeners.load(Ordering::Acquire) > 0)
    }

    pub(crate) fn follow(&self, room: RoomId) -> Follow {
        let end = Arc::clone(self.rooms().entry(room).or_default());
        let seen = Position(end.head.load(Ordering::Acquire));
        let mut follow = Follow { room, end, seen, listens: false, followers: self.clone() };
        follow.listen(true);
        follow
    }

    pub(crate) fn tell(&self, room: RoomId, head: Position) {
        let rooms = self.rooms();
        let Some(end) = rooms.get(&room) else { return };
        // News from two sides may cross.
        end.head.fetch_max(head.0, Ordering::AcqRel);
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
