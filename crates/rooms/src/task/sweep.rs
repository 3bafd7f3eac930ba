//! Old rooms go, and no clock can make a room old that is not: see [`OldAge`].

use std::time::Duration;

use moonhare_store::Head;

use super::{
    notes::{read_note, write_note},
    old_age::OldAge,
    rooms::Rooms,
    storage::code_of,
};
use crate::Batch;

/// What is known of old rooms, by their numbers.
type Notes = OldAge<i64>;

/// Rooms that are looked at together.
const HEADS_AT_ONCE: u32 = 256;
const HOUR_MS: u64 = 3_600_000;
/// What is known of old rooms is noted under this name.
const NOTE: &str = "sweep";

/// The duty of sweeping, which whoever has it keeps until shortly before the next hour.
const SWEEPING: &str = "sweep";
const SWEPT_FOR: Duration = Duration::from_secs(3_300);

/// What a sweep did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Rooms that look old and will go.
    pub leaving: usize,
    /// Rooms that have gone.
    pub removed: usize,
    /// Albums that have gone.
    pub albums_removed: usize,
}

impl Rooms {
    /// One hour of the server has passed: notes rooms in which nothing has happened for so many days, and deletes those that
    /// were noted long enough ago.
    pub async fn sweep(&self, days: u64) -> Swept {
        self.sweep_all(days, 0).await
    }

    /// The same for rooms and for albums, each after so many days; 0 keeps them for ever.
    pub async fn sweep_all(&self, days: u64, album_days: u64) -> Swept {
        let shared = self.shared();
        let mut swept = Swept::default();
        // One node does it for all: two would count two hours.
        if !shared.neighbours.claim(SWEEPING, SWEPT_FOR).await.is_ok_and(|mine| mine) {
            return swept;
        }
        // Without them nothing is deleted: nobody would know for how long a room has looked old.
        let Some(mut notes) = read_note::<Notes>(&*shared.log, NOTE).await else { return swept };
        let calendar_ms = self.calendar_ms();
        if notes.begin(calendar_ms) {
            let before_ms = |days: u64| (days > 0).then(|| calendar_ms.saturating_sub(days * 24 * HOUR_MS));
            let mut seen = Vec::new();
            let rooms = self.look_through(&mut notes, before_ms(days).unwrap_or(0), &mut seen).await;
            let albums =
                self.look_through_albums(&mut notes, before_ms(album_days).unwrap_or(0), &mut seen).await;
            if let (Some(rooms), Some(albums)) = (rooms, albums) {
                seen.sort_unstable();
                notes.retain(|room| seen.binary_search(room).is_ok());
                swept = Swept { removed: rooms, albums_removed: albums, ..swept };
            }
        }
        swept.leaving = notes.leaving();
        write_note(&*shared.log, NOTE, &notes).await;
        swept
    }

    /// How many albums went; nothing if they could not all be looked at.
    async fn look_through_albums(
        &self,
        notes: &mut Notes,
        before_ms: u64,
        seen: &mut Vec<i64>,
    ) -> Option<usize> {
        let mut removed = 0;
        for (id, room, kept_ms) in self.albums().await.ok()? {
            seen.push(room.0);
            if notes.is_over(&room.0, 0, kept_ms < before_ms) && self.let_album_go(&id).await {
                notes.forget(&room.0);
                removed += 1;
            }
        }
        Some(removed)
    }

    /// How many rooms went; nothing if they could not all be looked at.
    async fn look_through(&self, notes: &mut Notes, before_ms: u64, seen: &mut Vec<i64>) -> Option<usize> {
        let shared = self.shared();
        let (mut after, mut removed) = (None, 0);
        loop {
            let heads = match shared.log.heads(after, HEADS_AT_ONCE).await {
                Ok(heads) if heads.is_empty() => break,
                Ok(heads) => heads,
                Err(error) => {
                    tracing::warn!(%error, "old rooms could not be listed");
                    return None;
                }
            };
            for head in heads {
                after = Some(head.room);
                seen.push(head.room.0);
                let Some(at_ms) = latest_ms(&head) else { continue };
                if notes.is_over(&head.room.0, head.position.0, at_ms < before_ms)
                    && let Some(code) = code_of(head.room)
                    && !shared.is_awake(code)
                    && self.remove(code).await.is_ok()
                {
                    notes.forget(&head.room.0);
                    removed += 1;
                }
            }
        }
        Some(removed)
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
