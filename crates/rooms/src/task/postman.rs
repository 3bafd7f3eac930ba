//! Rooms that are played by post sleep like others. The postman knows them, and wakes each when something is due in it.
//!
//! The list of them is kept beside the rooms, because after a restart nobody may come by for days. A room joins it as soon as
//! its table is set for post, which is before the game begins, and says so again whenever it wakes. So a kill at any moment
//! loses no room: either it is on the list, or its host has not yet heard that the table is set. Where several servers have
//! one log, each adds to the list and wakes what it finds; that a room's log takes only one of two appends keeps them apart.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard, PoisonError},
};

use moonhare_store::Log;
use tokio::{
    sync::Notify,
    time::{Duration, timeout_at},
};

use super::{
    notes::{read_note, write_note},
    rooms::Rooms,
};
use crate::{RoomCode, RoomRefusal, limits::POST_ROUND_S};

/// The list is noted under this name.
const NOTE: &str = "post";

/// Which rooms are played by post.
#[derive(Debug, Default)]
pub(super) struct Postman {
    round: Mutex<Round>,
    /// The list, or what is due next, has changed.
    changed: Notify,
}

#[derive(Debug, Default)]
struct Round {
    /// Rooms by post.
    rooms: BTreeSet<RoomCode>,
    /// Rooms that are none any more, and may still be on the list that is kept.
    left: BTreeSet<RoomCode>,
    /// When to wake those that sleep.
    due_ms: BTreeMap<RoomCode, u64>,
    /// The list that is kept is another.
    unwritten: bool,
}

impl Postman {
    fn round(&self) -> MutexGuard<'_, Round> {
        self.round.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A room that is awake is, or may soon be, played by post, or not.
    pub(super) fn know(&self, code: RoomCode, by_post: bool) {
        let mut round = self.round();
        round.due_ms.remove(&code);
        let news = if by_post { round.rooms.insert(code) } else { round.rooms.remove(&code) };
        if !news {
            return;
        }
        round.unwritten = true;
        if by_post {
            round.left.remove(&code);
        } else {
            round.left.insert(code);
        }
        drop(round);
        self.changed.notify_one();
    }

    /// A room falls asleep and is to be woken then.
    pub(super) fn expect(&self, code: RoomCode, due_ms: Option<u64>) {
        let mut round = self.round();
        if let Some(due_ms) = due_ms.filter(|_| round.rooms.contains(&code)) {
            round.due_ms.insert(code, due_ms);
            drop(round);
            self.changed.notify_one();
        }
    }

    /// The room that is to be woken first.
    fn next(&self) -> Option<(RoomCode, u64)> {
        self.round().due_ms.iter().map(|(code, due_ms)| (*code, *due_ms)).min_by_key(|(_, due_ms)| *due_ms)
    }

    /// Reads the list that is kept; rooms that are new on it are to be woken now.
    async fn read(&self, log: &dyn Log) {
        let Some(kept) = read_note::<Vec<RoomCode>>(log, NOTE).await else { return };
        let mut round = self.round();
        for code in kept {
            if !round.left.contains(&code) && round.rooms.insert(code) {
                round.due_ms.insert(code, 0);
            }
        }
    }

    /// Keeps the list, if it has changed, together with what others have put on it.
    async fn write(&self, log: &dyn Log) {
        if !std::mem::take(&mut self.round().unwritten) {
            return;
        }
        let Some(others) = read_note::<Vec<RoomCode>>(log, NOTE).await else {
            self.round().unwritten = true;
            return;
        };
        let all: BTreeSet<RoomCode> = {
            let round = self.round();
            let others = others.iter().filter(|code| !round.left.contains(code));
            others.chain(&round.rooms).copied().collect()
        };
        if write_note(log, NOTE, &all).await {
            self.round().left.clear();
        } else {
            self.round().unwritten = true;
        }
    }
}

impl Rooms {
    /// Wakes rooms that are played by post whenever something is due in them, for ever.
    pub async fn deliver_post(self) {
        let shared = self.shared();
        let postman = &shared.postman;
        loop {
            postman.read(&*shared.log).await;
            let round_ms = shared.clock.now_ms() + POST_ROUND_S * 1_000;
            while shared.clock.now_ms() < round_ms {
                postman.write(&*shared.log).await;
                let next = postman.next().filter(|(_, due_ms)| *due_ms < round_ms);
                let until_ms = next.map_or(round_ms, |(_, due_ms)| due_ms);
                let changed = timeout_at(shared.clock.instant(until_ms), postman.changed.notified()).await;
                if changed.is_err()
                    && let Some((code, _)) = next
                {
                    self.ring(code).await;
                }
            }
        }
    }

    /// Wakes a room, which then does what is due in it.
    async fn ring(&self, code: RoomCode) {
        let postman = &self.shared().postman;
        postman.round().due_ms.remove(&code);
        match self.wake_by_post(code).await {
            Ok(()) => {}
            Err(RoomRefusal::RoomNotFound) => postman.know(code, false),
            Err(RoomRefusal::Restarting) => tokio::time::sleep(Duration::from_secs(1)).await,
            Err(refusal) => {
                tracing::warn!(room = %code, code = refusal.code(), "a room by post could not be woken");
            }
        }
    }
}
