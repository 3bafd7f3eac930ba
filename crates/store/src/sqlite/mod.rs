//! A log in one SQLite file: many readers, one writer with group commit.

mod folder;
mod journal;
mod schema;
mod writer;

use std::{
    future::ready,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use bytes::Bytes;
use sqlx::{Row, SqlitePool};
use tokio::sync::{
    mpsc::{self, error::TrySendError},
    oneshot,
};

use crate::{
    BlobId, Follow, Head, Log, Pending, Position, Record, RoomId, StoreError,
    limits::WAITING_JOBS_MAX,
    memory::{check_blob, check_size},
};
use folder::Folder;
use journal::Unsettled;
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
        tokio::spawn(writer.await?.run(waiting));
        Ok(Self { jobs, readers, unsettled, followers, folder })
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
            let rows = sqlx::query(
                "SELECT position, record FROM log WHERE room = ? AND position > ? ORDER BY position",
            )
            .bind(room.0)
            .bind(after.0.cast_signed())
            .fetch_all(&self.readers)
            .await
            .map_err(|error| self.folder.explain(&error))?;
            let settled = rows.iter().map(|row| {
                let position = Position(row.get::<i64, _>(0).cast_unsigned());
                (position, Record::from(row.get::<Vec<u8>, _>(1)))
            });
            let mut records = Vec::with_capacity(rows.len() + latest.len());
            for (position, record) in settled.chain(latest) {
                let expected = after.plus(records.len() + 1);
                if position > expected {
                    return Err(self.folder.damaged(format!("room {} has no record {}", room.0, expected.0)));
                }
                if position == expected {
                    records.push(record);
                }
            }
            Ok(records)
        })
    }

    fn follow(&self, room: RoomId) -> Follow {
        self.followers.follow(room)
    }

    fn heads(&self, after: Option<RoomId>, limit: u32) -> Pending<'_, Vec<Head>> {
        Box::pin(async move {
            self.ask(|done| Job::Settle { done }).await?;
            let mut heads = Vec::new();
            let mut after = after.map_or(i64::MIN, |room| room.0);
            // One seek for the next room, one for its end: the cost does not grow with the length of the logs.
            while heads.len() < limit as usize {
                let row = sqlx::query(
                    "SELECT room, position, record FROM log \
                     WHERE room = (SELECT MIN(room) FROM log WHERE room > ?) ORDER BY position DESC LIMIT 1",
                )
                .bind(after)
                .fetch_optional(&self.readers)
                .await
                .map_err(|error| self.folder.explain(&error))?;
                let Some(row) = row else { break };
                after = row.get(0);
                heads.push(Head {
                    room: RoomId(after),
                    position: Position(row.get::<i64, _>(1).cast_unsigned()),
                    record: Record::from(row.get::<Vec<u8>, _>(2)),
                });
            }
            Ok(heads)
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
            let row = sqlx::query("SELECT bytes FROM blob WHERE room = ? AND id = ?")
                .bind(room.0)
                .bind(id.0)
                .fetch_optional(&self.readers)
                .await
                .map_err(|error| self.folder.explain(&error))?;
            Ok(row.map(|row| Bytes::from(row.get::<Vec<u8>, _>(0))))
        })
    }

    fn remove(&self, room: RoomId) -> Pending<'_, ()> {
        Box::pin(self.ask(move |done| Job::Remove { room, done }))
    }

    fn waiting(&self) -> usize {
        WAITING_JOBS_MAX - self.jobs.capacity()
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
