//! A log that lives as long as the process.

use std::{
    collections::BTreeMap,
    future::ready,
    sync::{Mutex, MutexGuard, PoisonError},
};

use bytes::Bytes;

use crate::{
    BlobId, Follow, Head, Log, Pending, Position, Record, RoomId, StoreError, Totals,
    follow::Followers,
    limits::{BLOB_BYTES_MAX, RECORD_BYTES_MAX},
    seal::Seal,
};

/// Keeps everything in memory; as durable as the process.
#[derive(Debug, Default)]
pub struct MemoryLog {
    kept: Mutex<Kept>,
    followers: Followers,
}

#[derive(Debug, Default)]
struct Kept {
    records: BTreeMap<RoomId, Vec<(Seal, Record)>>,
    blobs: BTreeMap<(RoomId, BlobId), (Seal, Bytes)>,
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
        let positions = (head.0 + 1..).map(Position);
        let head = head.plus(records.len());
        if !records.is_empty() {
            let sealed = positions
                .zip(records)
                .map(|(position, record)| (Seal::of_record(room, position, &record), record));
            kept.records.entry(room).or_default().extend(sealed);
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

/// A record, if it is as it was written.
pub(crate) fn check_record(
    room: RoomId,
    position: Position,
    (seal, record): &(Seal, Record),
) -> Result<Record, StoreError> {
    let checked = Seal::of_record(room, position, record).check(Some(seal.bytes()));
    checked.map(|()| record.clone()).map_err(|broken| StoreError::DamagedRoom {
        room,
        position,
        detail: broken.to_string(),
    })
}

/// A blob, if it is as it was written.
pub(crate) fn check_sealed_blob(
    room: RoomId,
    id: &BlobId,
    seal: Option<&[u8]>,
    bytes: Bytes,
) -> Result<Bytes, StoreError> {
    let checked = Seal::of_blob(room, id, &bytes).check(seal);
    checked.map(|()| bytes).map_err(|broken| StoreError::DamagedBlob {
        room,
        id: id.0.clone(),
        detail: broken.to_string(),
    })
}

impl Log for MemoryLog {
    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position> {
        Box::pin(ready(self.append_now(room, expected, records)))
    }

    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>> {
        Box::pin(ready(self.kept().and_then(|kept| {
            let skipped = usize::try_from(after.0).unwrap_or(usize::MAX);
            let records = kept.records.get(&room).and_then(|records| records.get(skipped..));
            let positions = (after.0 + 1..).map(Position);
            let checked = positions.zip(records.unwrap_or_default());
            checked.map(|(position, sealed)| check_record(room, position, sealed)).collect()
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
                    let position = Position(records.len() as u64);
                    let record = check_record(*room, position, records.last()?).ok();
                    Some(Head { room: *room, position, record })
                })
                .take(limit as usize)
                .collect()
        })))
    }

    fn put_blob(&self, room: RoomId, id: BlobId, bytes: Bytes) -> Pending<'_, ()> {
        Box::pin(ready(check_blob(&bytes).and_then(|()| {
            let seal = Seal::of_blob(room, &id, &bytes);
            self.kept()?.blobs.insert((room, id), (seal, bytes));
            Ok(())
        })))
    }

    fn blob(&self, room: RoomId, id: BlobId) -> Pending<'_, Option<Bytes>> {
        Box::pin(ready(self.kept().and_then(|kept| {
            let blob = kept.blobs.get(&(room, id.clone()));
            blob.map(|(seal, bytes)| check_sealed_blob(room, &id, Some(seal.bytes()), bytes.clone()))
                .transpose()
        })))
    }

    fn blobs(&self, room: RoomId) -> Pending<'_, Vec<BlobId>> {
        Box::pin(ready(
            self.kept().map(|kept| {
                kept.blobs.keys().filter(|(of, _)| *of == room).map(|(_, id)| id.clone()).collect()
            }),
        ))
    }

    fn blob_rooms(&self) -> Pending<'_, Vec<RoomId>> {
        Box::pin(ready(self.kept().map(|kept| {
            let mut rooms: Vec<RoomId> = kept.blobs.keys().map(|(room, _)| *room).collect();
            rooms.dedup();
            rooms
        })))
    }

    fn remove_blob(&self, room: RoomId, id: BlobId) -> Pending<'_, ()> {
        Box::pin(ready(self.kept().map(|mut kept| drop(kept.blobs.remove(&(room, id))))))
    }

    fn totals(&self) -> Pending<'_, Totals> {
        Box::pin(ready(self.kept().map(|kept| {
            Totals {
                rooms: kept.records.len() as u64,
                blob_bytes: kept
                    .blobs
                    .iter()
                    .filter(|((room, _), _)| *room >= RoomId::UNCOUNTED_BELOW)
                    .map(|(_, (_, bytes))| bytes.len() as u64)
                    .sum(),
            }
        })))
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
