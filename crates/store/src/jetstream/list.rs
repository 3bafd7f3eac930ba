//! All rooms of a house: listing, counting, removing.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::Deserialize;
use serde_json::json;

use super::{
    Cluster,
    engine::{header_of, stored_of},
    message::{APPEND, Append, read_records},
    subjects::Subjects,
};
use crate::{BlobId, Head, RoomId, StoreError, Totals, limits::ENDS_AT_ONCE_MAX};

#[derive(Deserialize)]
struct Info {
    state: State,
    #[serde(default)]
    total: usize,
}

#[derive(Deserialize)]
struct State {
    #[serde(default)]
    subjects: Option<HashMap<String, u64>>,
}

impl Cluster {
    /// The subjects of a partition that have any message, of those that this pattern means.
    async fn subjects_in(&self, partition: u64, pattern: &str) -> Result<Vec<String>, StoreError> {
        let what = format!("STREAM.INFO.{}", self.subjects.stream(partition));
        let mut subjects = Vec::new();
        loop {
            let with = json!({ "subjects_filter": pattern, "offset": subjects.len() });
            let info: Info = self.patiently(|| self.engine.ask(&what, &with)).await?;
            let page = info.state.subjects.unwrap_or_default();
            let last = page.is_empty();
            subjects.extend(page.into_keys());
            if last || subjects.len() >= info.total {
                return Ok(subjects);
            }
        }
    }

    /// The rooms of a partition.
    async fn rooms_in(&self, partition: u64) -> Result<BTreeSet<RoomId>, StoreError> {
        let subjects = self.subjects_in(partition, &self.subjects.logs(partition)).await?;
        Ok(subjects.iter().filter_map(|subject| Subjects::room_of(subject)).collect())
    }

    pub(super) async fn blobs_now(&self, room: RoomId) -> Result<Vec<BlobId>, StoreError> {
        let [blobs, _] = self.subjects.blobs_of(room);
        let subjects = self.subjects_in(self.subjects.partition(room), &blobs).await?;
        let mut blobs: Vec<BlobId> =
            subjects.iter().filter_map(|subject| Subjects::blob_of(subject)).collect();
        blobs.sort_unstable();
        Ok(blobs)
    }

    pub(super) async fn blob_rooms_now(&self) -> Result<Vec<RoomId>, StoreError> {
        let mut rooms = BTreeSet::new();
        for partition in 0..self.subjects.partitions {
            let subjects = self.subjects_in(partition, &self.subjects.blobs(partition)).await?;
            rooms.extend(subjects.iter().filter_map(|subject| Subjects::room_of_blob(subject)));
        }
        Ok(rooms.into_iter().collect())
    }

    pub(super) async fn heads_now(
        &self,
        after: Option<RoomId>,
        limit: usize,
    ) -> Result<Vec<Head>, StoreError> {
        let mut listed = self.listed.lock().await;
        if after.is_none() || listed.is_empty() {
            // A walk through all rooms lists them once, when it begins.
            listed.clear();
            for partition in 0..self.subjects.partitions {
                listed.append(&mut self.rooms_in(partition).await?);
            }
        }
        let mut heads = Vec::new();
        let mut rooms: Vec<RoomId> =
            listed.iter().filter(|room| after.is_none_or(|after| **room > after)).copied().collect();
        drop(listed);
        rooms.truncate(limit);
        let mut partitions: BTreeMap<u64, Vec<RoomId>> = BTreeMap::new();
        for room in rooms {
            partitions.entry(self.subjects.partition(room)).or_default().push(room);
        }
        for rooms in partitions.values() {
            for some in rooms.chunks(ENDS_AT_ONCE_MAX) {
                heads.append(&mut self.heads_of(some).await?);
            }
        }
        heads.sort_unstable_by_key(|head| head.room);
        Ok(heads)
    }

    /// The ends of some rooms of one partition.
    async fn heads_of(&self, rooms: &[RoomId]) -> Result<Vec<Head>, StoreError> {
        let Some(first) = rooms.first() else { return Ok(Vec::new()) };
        let stream = self.subjects.stream_of(*first);
        let subjects: Vec<String> = rooms.iter().map(|room| self.subjects.log(*room)).collect();
        let with = json!({ "multi_last": subjects, "batch": subjects.len() });
        let messages = self.patiently(|| self.engine.batch(&stream, &with)).await?.messages;
        let mut found = HashMap::new();
        for message in messages {
            let room = header_of(&message, "Nats-Subject").and_then(Subjects::room_of);
            if let (Some(room), Some(stored)) = (room, stored_of(message, APPEND)) {
                found.insert(room, stored);
            }
        }
        let mut heads = Vec::new();
        for room in rooms {
            let stored = match found.remove(room) {
                Some(stored) => Some(stored),
                None => self.last(*room).await?,
            };
            let Some(stored) = stored else { continue };
            let Ok(append) = Append::read(&stored.header) else {
                heads.push(Head { room: *room, position: crate::Position(stored.sequence), record: None });
                continue;
            };
            if !append.is_removal() {
                let record = read_records(*room, &append, stored.body).ok().and_then(|mut all| all.pop());
                heads.push(Head { room: *room, position: append.head(), record });
            }
        }
        Ok(heads)
    }

    pub(super) async fn totals_now(&self) -> Result<Totals, StoreError> {
        let mut totals = Totals::default();
        for partition in 0..self.subjects.partitions {
            totals.rooms += self.rooms_in(partition).await?.len() as u64;
            totals.blob_bytes += self.blob_bytes(partition).await?;
        }
        Ok(totals)
    }

    /// Ends a room's log by a message of its own, so that nobody can append behind it without knowing, and then clears all.
    pub(super) async fn remove_now(&self, room: RoomId) -> Result<(), StoreError> {
        let last = loop {
            let last = self.last(room).await?;
            let end = self.end_of(room, last.as_ref())?;
            let Some(last) = last else { break 0 };
            let append = last.append(room)?;
            if append.is_removal() {
                break last.sequence;
            }
            let removal = Append { id: self.engine.next_id(), from: append.head(), count: 0 };
            match self.store(room, end, &removal, bytes::Bytes::new()).await {
                // Found again, with its place.
                Ok(()) | Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error),
            }
        };
        self.purge(room, &self.subjects.log(room), Some(last + 1)).await?;
        for blobs in self.subjects.blobs_of(room) {
            self.purge(room, &blobs, None).await?;
        }
        self.forget(room);
        Ok(())
    }

    /// Clears a subject, or what of it stands before a place.
    pub(super) async fn purge(
        &self,
        room: RoomId,
        subject: &str,
        before: Option<u64>,
    ) -> Result<(), StoreError> {
        #[derive(Deserialize)]
        struct Purged {}
        let what = format!("STREAM.PURGE.{}", self.subjects.stream_of(room));
        let mut with = json!({ "filter": subject });
        if let Some(before) = before {
            with["seq"] = before.into();
        }
        self.patiently(|| self.engine.ask::<Purged>(&what, &with)).await.map(drop)
    }
}
