//! Waking those who follow a room.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use tokio::sync::watch;

use crate::{Position, RoomId};

/// Wakes when a room's log has grown.
#[derive(Debug)]
pub struct Follow(watch::Receiver<Position>);

impl Follow {
    /// Waits for the log to grow beyond what was told last, and tells how far. Waits for ever when the log is closed.
    pub async fn grown(&mut self) -> Position {
        match self.0.changed().await {
            Ok(()) => *self.0.borrow_and_update(),
            Err(_) => std::future::pending().await,
        }
    }

    /// Need not be told of growth up to this position: whoever appends knows it already.
    pub fn saw(&mut self, position: Position) {
        if *self.0.borrow() <= position {
            self.0.mark_unchanged();
        }
    }
}

/// Who follows which room, within this process.
#[derive(Debug, Default)]
pub(crate) struct Followers(Mutex<HashMap<RoomId, watch::Sender<Position>>>);

impl Followers {
    pub(crate) fn follow(&self, room: RoomId) -> Follow {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sender = rooms.entry(room).or_insert_with(|| watch::Sender::new(Position::START));
        Follow(sender.subscribe())
    }

    pub(crate) fn tell(&self, room: RoomId, head: Position) {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = rooms.get(&room)
            && sender.send(head).is_err()
        {
            // The last follower has gone.
            rooms.remove(&room);
        }
    }
}
