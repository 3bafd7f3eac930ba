//! The trait that every log implements.

use std::{
    future::{Future, ready},
    pin::Pin,
};

use bytes::Bytes;

use crate::{Follow, StoreError};

/// A room's number in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(pub i64);

impl RoomId {
    /// Blobs under lower numbers than this count in no total: who keeps them there counts for themselves.
    pub const UNCOUNTED_BELOW: Self = Self(-(1 << 61));
}

/// How many records a room's log holds; the record at position `n` is the `n`th, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(pub u64);

impl Position {
    /// The position of a room that has no record.
    pub const START: Self = Self(0);

    /// The position after `records` more.
    #[must_use]
    pub fn plus(self, records: usize) -> Self {
        Self(self.0 + records as u64)
    }
}

/// What one command did, in whatever form the room writes it.
pub type Record = Bytes;

/// The name of a blob within its room.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlobId(pub String);

/// A room's last record and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Which room.
    pub room: RoomId,
    /// Where its log ends.
    pub position: Position,
    /// The record there; nothing if it is damaged.
    pub record: Option<Record>,
}

/// How much a log holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Rooms with any record.
    pub rooms: u64,
    /// Bytes of all blobs, but for those under numbers below [`RoomId::UNCOUNTED_BELOW`].
    pub blob_bytes: u64,
}

/// A future that a trait object can return.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// An append-only log per room, with optimistic appends.
///
/// Invariants, held by the conformance suite: positions of a room have no gaps; an append is all or nothing; it is
/// answered only when it is as durable as the log can make it, or when it is certain that it will not be there after a
/// restart; a read sees every append answered before it began; what is read is what was written, or a
/// [`StoreError::DamagedRoom`].
pub trait Log: Send + Sync + 'static {
    /// Appends `records` if the room's log ends at `expected`; gives the new end. Two appends to a room go down in the order
    /// in which they are first polled, or of the calls.
    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position>;

    /// The records after `after`, in order.
    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>>;

    /// Tells whenever the room's log has grown, whoever appended. Appends from before the call are not told: follow
    /// first, then read.
    fn follow(&self, room: RoomId) -> Follow;

    /// Up to `limit` rooms after `after` in order of their numbers, with their last records.
    fn heads(&self, after: Option<RoomId>, limit: u32) -> Pending<'_, Vec<Head>>;

    /// Keeps a blob with its room. The same name again replaces it.
    fn put_blob(&self, room: RoomId, id: BlobId, bytes: Bytes) -> Pending<'_, ()>;

    /// Keeps a blob under a name that has none yet; tells whether it did. Of those who try at once, on whatever node, one
    /// does. A log that only one program writes to leaves it to that program to try one at a time.
    fn create_blob(&self, room: RoomId, id: BlobId, bytes: Bytes) -> Pending<'_, bool> {
        Box::pin(async move {
            let free = self.blob(room, id.clone()).await?.is_none();
            if free {
                self.put_blob(room, id, bytes).await?;
            }
            Ok(free)
        })
    }

    /// Puts a blob in the place of one that is as whoever asks read it, or of none; tells whether it did. Of those who read the
    /// same and try at once, on whatever node, one does, and the others read again. A log that only one program writes to leaves
    /// it to that program to try one at a time.
    fn swap_blob(&self, room: RoomId, id: BlobId, before: Option<Bytes>, after: Bytes) -> Pending<'_, bool> {
        Box::pin(async move {
            let same = self.blob(room, id.clone()).await? == before;
            if same {
                self.put_blob(room, id, after).await?;
            }
            Ok(same)
        })
    }

    /// A blob of the room.
    fn blob(&self, room: RoomId, id: BlobId) -> Pending<'_, Option<Bytes>>;

    /// The names of a room's blobs, in order.
    fn blobs(&self, room: RoomId) -> Pending<'_, Vec<BlobId>>;

    /// Every number under which there is any blob, in order: not only rooms have them.
    fn blob_rooms(&self) -> Pending<'_, Vec<RoomId>>;

    /// Forgets a blob; that there is none is no fault.
    fn remove_blob(&self, room: RoomId, id: BlobId) -> Pending<'_, ()>;

    /// How much there is. It takes as long as looking at every room.
    fn totals(&self) -> Pending<'_, Totals>;

    /// Forgets a room: its records and its blobs.
    fn remove(&self, room: RoomId) -> Pending<'_, ()>;

    /// Jobs that wait for the writer at this moment.
    fn waiting(&self) -> usize;

    /// Whether the log can be written: fails if the last write did and another, which changes nothing, does too.
    fn check(&self) -> Pending<'_, ()> {
        Box::pin(ready(Ok(())))
    }

    /// Waits no longer for appends whose outcome can't be known now: they end with [`StoreError::Uncertain`]. Only a log that is far
    /// away has any.
    fn give_up(&self) {}

    /// Writes down what waits and lets go of the files. Later calls fail with [`StoreError::Closed`].
    fn close(&self) -> Pending<'_, ()>;
}
