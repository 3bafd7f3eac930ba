//! Old rooms go, and no clock can make a room old that is not.
//!
//! A calendar can be wrong by years: after a dead battery, in a restored machine, until the network has set it. So it
//! only *proposes* rooms. A room that looks old is noted, and goes after it has stayed so for [`GRACE_H`] hours in which the
//! server ran, counted by sweeps and not by the calendar. After a jump of the calendar all notes are void, and for
//! [`DISTRUST_H`] hours none is made.

use std::collections::BTreeMap;

use bytes::Bytes;
use moonhare_store::{BlobId, Head, Log, Position, RoomId};
use serde::{Deserialize, Serialize};

use super::{rooms::Rooms, storage::code_of};
use crate::{
    Batch,
    limits::{CALENDAR_GAP_H_MAX, DISTRUST_H, GRACE_H},
};

/// Rooms that are looked at together.
const HEADS_AT_ONCE: u32 = 256;
const HOUR_MS: u64 = 3_600_000;
/// Notes are kept beside the rooms, under a number that no room's code has.
pub(super) const NOTES_ROOM: RoomId = RoomId(-1);

/// What a sweep did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Rooms that look old and will go.
    pub leaving: usize,
    /// Rooms that have gone.
    pub removed: usize,
}

/// What is known from one sweep to the next, and over restarts.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Notes {
    /// Hours that servers have run on this log.
    hours: u64,
    /// What the calendar said at the latest sweep.
    calendar_ms: u64,
    /// The hour of the latest jump of the calendar.
    jumped: Option<u64>,
    /// Rooms that look old: since which hour, and where their log ended.
    leaving: BTreeMap<i64, (u64, u64)>,
}

impl Notes {
    /// Another hour has passed, and the calendar says this. Whether it is believed.
    fn begin(&mut self, calendar_ms: u64) -> bool {
        self.hours += 1;
        let first = self.calendar_ms == 0;
        let gap_h = calendar_ms.abs_diff(self.calendar_ms) / HOUR_MS;
        let back = calendar_ms < self.calendar_ms;
        self.calendar_ms = calendar_ms;
        if !first && (back || gap_h > CALENDAR_GAP_H_MAX) {
            tracing::warn!(gap_h, back, "the calendar has jumped; no room is deleted for some time");
            self.jumped = Some(self.hours);
            self.leaving.clear();
        }
        self.jumped.is_none_or(|jumped| self.hours - jumped >= DISTRUST_H)
    }

    /// Whether a room's time is over.
    fn is_over(&mut self, room: RoomId, end: Position, looks_old: bool) -> bool {
        if !looks_old {
            self.leaving.remove(&room.0);
            return false;
        }
        let (since, ended) = *self.leaving.entry(room.0).or_insert((self.hours, end.0));
        if ended != end.0 {
            self.leaving.insert(room.0, (self.hours, end.0));
            return false;
        }
        self.hours - since >= GRACE_H
    }
}

impl Rooms {
    /// One hour of the server has passed: notes rooms in which nothing has happened for so many days, and deletes those that
    /// were noted long enough ago.
    pub async fn sweep(&self, days: u64) -> Swept {
        let shared = self.shared();
        let mut swept = Swept::default();
        let Some(mut notes) = read(&*shared.log).await else { return swept };
        // Whichever is earlier: a clock that was set while the server ran must not make anything older.
        let calendar_ms = shared.clock.calendar_ms().min(shared.clock.now_ms());
        if notes.begin(calendar_ms) {
            swept = self.look_through(&mut notes, calendar_ms.saturating_sub(days * 24 * HOUR_MS)).await;
        }
        swept.leaving = notes.leaving.len();
        write(&*shared.log, &notes).await;
        swept
    }

    async fn look_through(&self, notes: &mut Notes, before_ms: u64) -> Swept {
        let shared = self.shared();
        let (mut after, mut swept) = (None, Swept::default());
        let mut seen = Vec::new();
        loop {
            let heads = match shared.log.heads(after, HEADS_AT_ONCE).await {
                Ok(heads) if heads.is_empty() => break,
                Ok(heads) => heads,
                Err(error) => {
                    tracing::warn!(%error, "old rooms could not be listed");
                    return swept;
                }
            };
            for head in heads {
                after = Some(head.room);
                seen.push(head.room.0);
                let Some(at_ms) = latest_ms(&head) else { continue };
                if notes.is_over(head.room, head.position, at_ms < before_ms)
                    && let Some(code) = code_of(head.room)
                    && !shared.is_awake(code)
                    && self.remove(code).await.is_ok()
                {
                    notes.leaving.remove(&head.room.0);
                    swept.removed += 1;
                }
            }
        }
        notes.leaving.retain(|room, _| seen.binary_search(room).is_ok());
        swept
    }
}

/// When something last happened in a room. One that can't be read is kept: somebody may want to save what is left of it.
fn latest_ms(head: &Head) -> Option<u64> {
    let last = head.record.as_deref().map(|record| Batch::read(record, head.position.0));
    let Some(Ok(last)) = last else {
        tracing::warn!(room = head.room.0, position = head.position.0, "a damaged room is kept");
        return None;
    };
    Some(last.at_ms)
}

fn blob() -> BlobId {
    BlobId("sweep".into())
}

/// The notes; nothing if they can't be read, and then nothing is deleted either.
async fn read(log: &dyn Log) -> Option<Notes> {
    match log.blob(NOTES_ROOM, blob()).await {
        Ok(None) => Some(Notes::default()),
        Ok(Some(bytes)) => Some(serde_json::from_slice(&bytes).unwrap_or_default()),
        Err(error) => {
            tracing::warn!(%error, "what is known of old rooms could not be read");
            None
        }
    }
}

async fn write(log: &dyn Log, notes: &Notes) {
    let Ok(bytes) = serde_json::to_vec(notes) else { return };
    if let Err(error) = log.put_blob(NOTES_ROOM, blob(), Bytes::from(bytes)).await {
        tracing::warn!(%error, "what is known of old rooms could not be kept");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: RoomId = RoomId(7);
    const NOW_MS: u64 = 1_800_000_000_000;
    const YEAR_MS: u64 = 365 * 24 * HOUR_MS;

    #[test]
    fn an_old_room_goes_after_its_grace() {
        let mut notes = Notes::default();
        for hour in 0..=GRACE_H {
            assert!(notes.begin(NOW_MS + hour * HOUR_MS));
            assert_eq!(notes.is_over(ROOM, Position(3), true), hour == GRACE_H, "hour {hour}");
        }
    }

    #[test]
    fn a_room_in_which_something_happens_begins_anew() {
        let mut notes = Notes::default();
        for hour in 0..GRACE_H + 10 {
            notes.begin(NOW_MS + hour * HOUR_MS);
            let position = if hour < 10 { 3 } else { 4 };
            assert!(!notes.is_over(ROOM, Position(position), true), "hour {hour}");
        }
        notes.is_over(ROOM, Position(4), false);
        assert!(notes.leaving.is_empty());
    }

    #[test]
    fn a_calendar_that_jumps_is_not_believed_for_some_time() {
        for jump in [NOW_MS + YEAR_MS, NOW_MS - YEAR_MS, NOW_MS - HOUR_MS] {
            let mut notes = Notes::default();
            for hour in 0..GRACE_H {
                notes.begin(NOW_MS + hour * HOUR_MS);
                notes.is_over(ROOM, Position(3), true);
            }
            for hour in 0..DISTRUST_H {
                assert!(!notes.begin(jump + hour * HOUR_MS), "{hour} hours after the jump");
            }
            assert!(notes.leaving.is_empty());
            assert!(notes.begin(jump + DISTRUST_H * HOUR_MS));
        }
    }

    #[test]
    fn days_in_which_no_server_ran_are_no_jump() {
        let mut notes = Notes::default();
        notes.begin(NOW_MS);
        assert!(notes.begin(NOW_MS + CALENDAR_GAP_H_MAX * HOUR_MS));
    }
}
