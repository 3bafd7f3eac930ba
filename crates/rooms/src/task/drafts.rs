//! What people have prepared but not sent.
//!
//! It is not in the log: a record makes a step for everybody, and nobody else may notice what one prepares. But the clock
//! plays it, and the clock goes on after a restart, so it is kept beside the log and written a little later.

use std::collections::{BTreeMap, BTreeSet};

use bytes::Bytes;
use moonhare_store::{BlobId, Log};
use serde::{Deserialize, Serialize};

use crate::{Draft, Person, Room, limits::DRAFTS_KEPT_AFTER_MS, room::Moment};

/// The drafts of a room.
#[derive(Debug, Default)]
pub(super) struct Drafts {
    kept: Kept,
    /// Whose were made at this node; the others are told by theirs.
    made_here: BTreeSet<Person>,
    /// Since when something is not written down.
    unwritten_ms: Option<u64>,
}

/// As they are written down.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Kept {
    moment: Option<Moment>,
    drafts: BTreeMap<Person, Draft>,
}

impl Drafts {
    /// What was prepared before the room slept, if the game still stands where it did.
    pub(super) async fn load(log: &dyn Log, room: &Room) -> Self {
        let kept = match log.blob(room.code().into(), blob()).await {
            Ok(kept) => kept.and_then(|bytes| {
                let read = serde_json::from_slice::<Kept>(&bytes);
                read.inspect_err(|error| {
                    tracing::warn!(room = %room.code(), %error, "what was prepared is not understood");
                })
                .ok()
            }),
            Err(error) => {
                tracing::warn!(room = %room.code(), %error, "what was prepared could not be read");
                None
            }
        };
        let mut drafts = Self { kept: kept.unwrap_or_default(), ..Self::default() };
        drafts.forget_earlier(room);
        drafts
    }

    /// Writes them down, if that is not done; whether all is written now.
    pub(super) async fn write(&mut self, log: &dyn Log, room: &Room) -> bool {
        let Some(since_ms) = self.unwritten_ms.take() else { return true };
        let Ok(bytes) = serde_json::to_vec(&self.kept) else { return true };
        let written = log.put_blob(room.code().into(), blob(), Bytes::from(bytes)).await;
        if let Err(error) = &written {
            tracing::warn!(room = %room.code(), %error, "what is prepared could not be kept");
            self.unwritten_ms = Some(since_ms);
        }
        written.is_ok()
    }

    /// Forgets what was for an earlier part of the game.
    pub(super) fn forget_earlier(&mut self, room: &Room) {
        let moment = room.running().ok().map(crate::room::RoomGame::moment);
        if self.kept.moment != moment {
            // What was written down tells its moment, so it need not be written again.
            *self = Self { kept: Kept { moment, drafts: BTreeMap::new() }, ..Self::default() };
        }
    }

    pub(super) fn get(&self, person: Person) -> Option<&Draft> {
        self.kept.drafts.get(&person)
    }

    pub(super) fn set(&mut self, person: Person, draft: Draft, now_ms: u64) {
        if self.kept.moment.is_some() {
            self.kept.drafts.insert(person, draft);
            self.made_here.insert(person);
            self.unwritten_ms.get_or_insert(now_ms);
        }
    }

    /// What was prepared at this node, and for when.
    pub(super) fn made_here(&self) -> (Option<Moment>, BTreeMap<Person, Draft>) {
        let made = self.kept.drafts.iter().filter(|(person, _)| self.made_here.contains(person));
        (self.kept.moment, made.map(|(person, draft)| (*person, draft.clone())).collect())
    }

    /// Another node tells what was prepared there; it writes it down, too.
    pub(super) fn hear(&mut self, moment: Option<Moment>, drafts: &BTreeMap<Person, Draft>) {
        if moment == self.kept.moment {
            for (person, draft) in drafts {
                self.kept.drafts.insert(*person, draft.clone());
                self.made_here.remove(person);
            }
        }
    }

    /// When they are to be written down.
    pub(super) fn due_ms(&self) -> Option<u64> {
        self.unwritten_ms.map(|since| since + DRAFTS_KEPT_AFTER_MS)
    }
}

fn blob() -> BlobId {
    BlobId("drafts".into())
}
