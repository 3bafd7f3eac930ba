//! A log in one SQLite file: many readers, one writer with group commit.

mod examination;
mod folder;
mod journal;
mod mark;
mod read;
mod rewrite;
mod schema;
mod settle;
mod snapshot;
mod writer;

use std::{
    collections::BTreeMap,
    future::ready,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use bytes::Bytes;
use sqlx::{Row, SqlitePool, sqlite::SqliteRow};
use tokio::sync::{
    mpsc::{self, error::TrySendError},
    oneshot,
};

use crate::{
    BlobId, Follow, Head, Log, Pending, Position, Record, RoomId, StoreError, Totals,
    limits::WAITING_JOBS_MAX,
    memory::{check_blob, check_record, check_sealed_blob, check_size},
    seal::Seal,
};
pub use examination::Examination;
use folder::Folder;
use journal::Unsettled;
use read::Settled;
pub use rewrite::rewrite;
pub use snapshot::snapshot;
use writer::{Job, Writer};

/// The log of a data folder.
#[derive(Debug)]
pub struct SqliteLog {
    /// Where appends queue for the one writer.
    jobs: mpsc::Sender<Job>,
    /// Connections that only read.
    readers: SqlitePool,
    /// The latest records, which only the journal holds yet.
    unsettled: Arc<Mutex<Unsettled>>,
    followers: Arc<crate::follow::Followers>,
    /// Whether the last write failed.
    failing: Arc<AtomicBool>,
    folder: Arc<Folder>,
}

impl SqliteLog {
    /// Opens the log in `folder`, making it if it is not there.
    ///
    /// # Errors
    /// When the folder is in use, damaged, foreign or newer than this build; it is then left as it was.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let folder = Arc::new(Folder::lock(folder)?);
        let connection = folder.open_writer().await?;
        let readers = folder.open_readers();
        let (followers, unsettled) = (Arc::default(), Arc::default());
        let writer =
            Writer::start(connection, Arc::clone(&followers), Arc::clone(&unsettled), Arc::clone(&folder));
        let (jobs, waiting) = mpsc::channel(WAITING_JOBS_MAX);
        let writer = writer.await?;
        let failing = writer.failing();
        tokio::spawn(writer.run(waiting));
        Ok(Self { jobs, readers, unsettled, followers, failing, folder })
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(job(done)).await.map_err(|_| StoreError::Closed)?;
        answered(answer).await
    }
}

/// The last row of a room.
fn settled_head(row: &SqliteRow) -> Head {
    let room = RoomId(row.get(0));
    let position = Position(row.try_get::<i64, _>(1).unwrap_or_default().cast_unsigned());
    let record = row.try_get::<Vec<u8>, _>(2).ok().and_then(|record| {
        let seal = Seal::stored(row.try_get(3).ok()?).ok()?;
        check_record(room, position, &(seal, Record::from(record))).ok()
    });
    Head { room, position, record }
}

async fn answered<T>(answer: oneshot::Receiver<Result<T, StoreError>>) -> Result<T, StoreError> {
    answer.await.map_err(|_| StoreError::Closed)?
}

impl Log for SqliteLog {
    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position> {
        if let Err(refused) = check_size(&records) {
            return Box::pin(ready(Err(refused)));
        }
        let (done, answer) = oneshot::channel();
        // Queued at once: what is left to wait with is small, and there are as many of them as there are busy rooms.
        match self.jobs.try_send(Job::Append { room, expected, records, done }) {
            Ok(()) => Box::pin(answered(answer)),
            Err(TrySendError::Full(job)) => Box::pin(async move {
                self.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
                answered(answer).await
            }),
            Err(TrySendError::Closed(_)) => Box::pin(ready(Err(StoreError::Closed))),
        }
    }

    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>> {
        Box::pin(async move {
            // Before the rows: what settles in between is then in both, and taken once.
            let latest = self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).after(room, after);
            let explain = |error: sqlx::Error| self.folder.explain(&error);
            let mut reader = self.readers.acquire().await.map_err(explain)?;
            let settled = Settled::read(&mut reader, room, after).await.map_err(explain)?;
            match settled.followed_by(latest) {
                (records, None) => Ok(records),
                (_, Some(damage)) => Err(damage),
            }
        })
    }

    fn follow(&self, room: RoomId) -> Follow {
        self.followers.follow(room)
    }

    fn heads(&self, after: Option<RoomId>, limit: u32) -> Pending<'_, Vec<Head>> {
        Box::pin(async move {
            // Before the rows: what settles in between is then in both, and taken once.
            let latest: Vec<_> = {
                let unsettled = self.unsettled.lock().unwrap_or_else(PoisonError::into_inner);
                let ends = unsettled.ends(after).take(limit as usize);
                ends.map(|(room, position, sealed)| (room, position, sealed.clone())).collect()
            };
            let rows = sqlx::query(
                "SELECT room_end.room, room_end.position, log.record, log.seal FROM room_end \
                 LEFT JOIN log ON log.room = room_end.room AND log.position = room_end.position \
                 WHERE room_end.room > ? ORDER BY room_end.room LIMIT ?",
            )
            .bind(after.map_or(i64::MIN, |room| room.0))
            .bind(limit)
            .fetch_all(&self.readers)
            .await
            .map_err(|error| self.folder.explain(&error))?;
            let mut heads: BTreeMap<RoomId, Head> =
                rows.iter().map(settled_head).map(|head| (head.room, head)).collect();
            for (room, position, sealed) in latest {
                if heads.get(&room).is_none_or(|head| head.position < position) {
                    let record = check_record(room, position, &sealed).ok();
                    heads.insert(room, Head { room, position, record });
                }
            }
            Ok(heads.into_values().take(limit as usize).collect())
        })
    }

    fn put_blob(&self, room: RoomId, id: BlobId, bytes: Bytes) -> Pending<'_, ()> {
        Box::pin(async move {
            check_blob(&bytes)?;
            self.ask(|done| Job::PutBlob { room, id, bytes, done }).await
        })
    }

    fn blob(&self, room: RoomId, id: BlobId) -> Pending<'_, Option<Bytes>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT bytes, seal FROM blob WHERE room = ? AND id = ?")
                .bind(room.0)
                .bind(id.0.as_str())
                .fetch_optional(&self.readers)
                .await
                .map_err(|error| self.folder.explain(&error))?;
            let checked = row.map(|row| {
                let bytes = Bytes::from(row.try_get::<Vec<u8>, _>(0).unwrap_or_default());
                check_sealed_blob(room, &id, row.try_get(1).unwrap_or_default(), bytes)
            });
            checked.transpose()
        })
    }

    fn blobs(&self, room: RoomId) -> Pending<'_, Vec<BlobId>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM blob WHERE room = ? ORDER BY id")
                .bind(room.0)
                .fetch_all(&self.readers)
                .await
                .map_err(|error| self.folder.explain(&error))?;
            Ok(rows.iter().map(|row| BlobId(row.get(0))).collect())
        })
    }

    fn blob_rooms(&self) -> Pending<'_, Vec<RoomId>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT DISTINCT room FROM blob ORDER BY room")
                .fetch_all(&self.readers)
                .await
                .map_err(|error| self.folder.explain(&error))?;
            Ok(rows.iter().map(|row| RoomId(row.get(0))).collect())
        })
    }

    fn remove_blob(&self, room: RoomId, id: BlobId) -> Pending<'_, ()> {
        Box::pin(self.ask(move |done| Job::RemoveBlob { room, id, done }))
    }

    fn totals(&self) -> Pending<'_, Totals> {
        Box::pin(async move {
            let latest: Vec<RoomId> = {
                let unsettled = self.unsettled.lock().unwrap_or_else(PoisonError::into_inner);
                unsettled.ends(None).map(|(room, ..)| room).collect()
            };
            let explain = |error: sqlx::Error| self.folder.explain(&error);
            let row = sqlx::query(
                "SELECT (SELECT COUNT(*) FROM room_end),
                        (SELECT COALESCE(SUM(LENGTH(bytes)), 0) FROM blob WHERE room >= ?)",
            )
            .bind(RoomId::UNCOUNTED_BELOW.0)
            .fetch_one(&self.readers)
            .await
            .map_err(explain)?;
            let mut rooms = row.get::<i64, _>(0).cast_unsigned();
            for room in latest {
                let end = sqlx::query("SELECT 1 FROM room_end WHERE room = ?").bind(room.0);
                rooms += u64::from(end.fetch_optional(&self.readers).await.map_err(explain)?.is_none());
            }
            Ok(Totals { rooms, blob_bytes: row.get::<i64, _>(1).cast_unsigned() })
        })
    }

    fn remove(&self, room: RoomId) -> Pending<'_, ()> {
        Box::pin(self.ask(move |done| Job::Remove { room, done }))
    }

    fn waiting(&self) -> usize {
        WAITING_JOBS_MAX - self.jobs.capacity()
    }

    fn check(&self) -> Pending<'_, ()> {
        if self.failing.load(Ordering::Relaxed) {
            return Box::pin(self.ask(|done| Job::Probe { done }));
        }
        Box::pin(ready(Ok(())))
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.ask(|done| Job::Close { done }).await?;
            self.folder.unlock();
            Ok(())
        })
    }
}
