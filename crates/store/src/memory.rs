//! A log that lives as long as the process.

use std::{
    collections::BTreeMap,
    future::ready,
    sync::{Mutex, MutexGuard, PoisonError},
};

use bytes::Bytes;

use crate::{
    BlobId, Follow, Head, Log, Pending, Position, Record, RoomId, StoreError,
    follow::Followers,
    limits::{BLOB_BYTES_MAX, RECORD_BYTES_MAX},
};

/// Keeps everything in memory; as durable as the process.
#[derive(Debug, Default)]
pub struct MemoryLog {
    kept: Mutex<Kept>,
    followers: Followers,
}

#[derive(Debug, Default)]
struct Kept {
    records: BTreeMap<RoomId, Vec<Record>>,
    blobs: BTreeMap<(RoomId, BlobId), Bytes>,
    closed: bool,
}

impl MemoryLog {
    /// An empty log.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn kept(&self) -> Result<MutexGuard<'_, Kept>, StoreError> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.closed { Err(StoreError::Closed) } else { Ok(kept) }
    }

    fn append_now(
        &self,
        room: RoomId,
        expected: Position,
        records: Vec<Record>,
    ) -> Result<Position, StoreError> {
        check_size(&records)?;
        let mut kept = self.kept()?;
        let head = Position(kept.records.get(&room).map_or(0, |records| records.len() as u64));
        if head != expected {
            return Err(StoreError::Conflict { head });
        }
        let head = head.plus(records.len());
        if !records.is_empty() {
            kept.records.entry(room).or_default().extend(records);
            self.followers.tell(room, head);
        }
        Ok(head)
    }
}

/// Refuses what is too large before anything is written.
pub(crate) fn check_size(records: &[Record]) -> Result<(), StoreError> {
    match records.iter().find(|record| record.len() > RECORD_BYTES_MAX) {
        Some(record) => Err(StoreError::TooLarge { bytes: record.len(), limit: RECORD_BYTES_MAX }),
        None => Ok(()),
    }
}

/// Refuses a blob that is too large.
pub(crate) fn check_blob(bytes: &Bytes) -> Result<(), StoreError> {
    if bytes.len() > BLOB_BYTES_MAX {
        return Err(StoreError::TooLarge { bytes: bytes.len(), limit: BLOB_BYTES_MAX });
    }
    Ok(())
}

impl Log for MemoryLog {
    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position> {
        Box::pin(ready(self.append_now(room, expected, records)))
    }

    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>> {
        Box::pin(ready(self.kept().map(|kept| {
            let after = usize::try_from(after.0).unwrap_or(usize::MAX);
            kept.records.get(&room).and_then(|records| records.get(after..)).unwrap_or_default().to_vec()
        })))
    }

    fn follow(&self, room: RoomId) -> Follow {
        self.followers.follow(room)
    }

    fn heads(&self, after: Option<RoomId>, limit: u32) -> Pending<'_, Vec<Head>> {
        Box::pin(ready(self.kept().map(|kept| {
            kept.records
                .iter()
                .filter(|(room, _)| after.is_none_or(|after| **room > after))
                .filter_map(|(room, records)| {
                    let record = records.last()?.clone();
                    Some(Head { room: *room, position: Position(records.len() as u64), record })
                })
                .take(limit as usize)
                .collect()
        })))
    }

    fn put_blob(&self, room: RoomId, id: BlobId, bytes: Bytes) -> Pending<'_, ()> {
        Box::pin(ready(check_blob(&bytes).and_then(|()| {
            self.kept()?.blobs.insert((room, id), bytes);
            Ok(())
        })))
    }

    fn blob(&self, room: RoomId, id: BlobId) -> Pending<'_, Option<Bytes>> {
        Box::pin(ready(self.kept().map(|kept| kept.blobs.get(&(room, id)).cloned())))
    }

    fn remove(&self, room: RoomId) -> Pending<'_, ()> {
        Box::pin(ready(self.kept().map(|mut kept| {
            kept.records.remove(&room);
            kept.blobs.retain(|(of, _), _| *of != room);
        })))
    }

    fn waiting(&self) -> usize {
        0
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(ready(self.kept().map(|mut kept| kept.closed = true)))
    }
}
