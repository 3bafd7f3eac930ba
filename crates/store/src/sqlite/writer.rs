//! The one writer. Whatever waits when it looks goes down together: all appends as one row of the journal, and blobs
//! with them.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError},
};

use bytes::Bytes;
use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{
    folder::Folder,
    journal::{Group, Unsettled},
};
use crate::{
    BlobId, Position, Record, RoomId, StoreError,
    follow::Followers,
    limits::{GROUP_JOBS_MAX, KNOWN_HEADS_MAX, UNSETTLED_BYTES_MAX, UNSETTLED_RECORDS_MAX},
};

type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the writer is asked to do.
#[derive(Debug)]
pub(super) enum Job {
    Append { room: RoomId, expected: Position, records: Vec<Record>, done: Done<Position> },
    PutBlob { room: RoomId, id: BlobId, bytes: Bytes, done: Done<()> },
    Remove { room: RoomId, done: Done<()> },
    Settle { done: Done<()> },
    Close { done: Done<()> },
}

/// Rows of one statement. Fewer are filled up with NULLs, so that one prepared statement does for all.
const ROWS: usize = 256;

static INSERT: LazyLock<String> = LazyLock::new(|| {
    let values = vec!["(?,?,?)"; ROWS].join(",");
    format!(
        "INSERT INTO log (room, position, record) \
         SELECT column1, column2, column3 FROM (VALUES {values}) WHERE column1 IS NOT NULL"
    )
});

/// An append that fits the log's end and waits for its group to be on disk.
struct Accepted {
    room: RoomId,
    head: Position,
    done: Done<Position>,
}

/// A blob that waits for its group to be on disk.
struct Waiting {
    room: RoomId,
    id: BlobId,
    bytes: Bytes,
    done: Done<()>,
}

/// Owns the writing connection.
pub(super) struct Writer {
    connection: SqliteConnection,
    followers: Arc<Followers>,
    /// Where the logs of lately written rooms end. Nobody else writes, so this never goes stale.
    heads: HashMap<RoomId, Position>,
    /// The group that is being gathered.
    group: Group,
    accepted: Vec<Accepted>,
    blobs: Vec<Waiting>,
    /// What stands in the journal only; readers look here, too.
    unsettled: Arc<Mutex<Unsettled>>,
    /// Keeps the folder locked until the last group is down.
    folder: Arc<Folder>,
}

impl Writer {
    /// A writer that has settled whatever the last one left in the journal.
    pub(super) async fn start(
        connection: SqliteConnection,
        followers: Arc<Followers>,
        unsettled: Arc<Mutex<Unsettled>>,
        folder: Arc<Folder>,
    ) -> Result<Self, StoreError> {
        let mut writer = Self {
            connection,
            followers,
            heads: HashMap::new(),
            group: Group::default(),
            accepted: Vec::new(),
            blobs: Vec::new(),
            unsettled,
            folder,
        };
        writer.read_journal().await?;
        writer.settle().await.map_err(|error| writer.folder.explain(&error))?;
        Ok(writer)
    }

    pub(super) async fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        let mut jobs = Vec::new();
        while waiting.recv_many(&mut jobs, GROUP_JOBS_MAX).await > 0 {
            // Everybody who can run runs first, as long as that brings more: under load the group grows and is cheaper for
            // each, and otherwise nobody waits.
            let mut known = 0;
            while known < jobs.len() {
                known = jobs.len();
                tokio::task::yield_now().await;
                while jobs.len() < GROUP_JOBS_MAX
                    && let Ok(job) = waiting.try_recv()
                {
                    jobs.push(job);
                }
            }
            for job in jobs.drain(..) {
                match job {
                    Job::Append { room, expected, records, done } => {
                        self.gather(room, expected, &records, done).await;
                    }
                    Job::PutBlob { room, id, bytes, done } => {
                        self.blobs.push(Waiting { room, id, bytes, done });
                    }
                    Job::Remove { room, done } => {
                        self.flush().await;
                        let answer = self.remove(room).await;
                        _ = done.send(answer.map_err(|error| failed(&error)));
                    }
                    Job::Settle { done } => {
                        self.flush().await;
                        let answer = self.settle().await;
                        _ = done.send(answer.map_err(|error| failed(&error)));
                    }
                    Job::Close { done } => {
                        self.flush().await;
                        let answer = self.close().await;
                        _ = done.send(answer.map_err(|error| failed(&error)));
                        return;
                    }
                }
            }
            self.flush().await;
            self.settle_if_full().await;
        }
        if let Err(error) = self.close().await {
            tracing::warn!(%error, "closing the database");
        }
    }

    async fn gather(&mut self, room: RoomId, expected: Position, records: &[Record], done: Done<Position>) {
        let head = match self.head(room).await {
            Ok(head) => head,
            Err(error) => return drop(done.send(Err(failed(&error)))),
        };
        if head != expected {
            return drop(done.send(Err(StoreError::Conflict { head })));
        }
        for (record, at) in records.iter().zip(head.0 + 1..) {
            self.group.add(room, Position(at), record);
        }
        let head = head.plus(records.len());
        self.heads.insert(room, head);
        self.accepted.push(Accepted { room, head, done });
    }

    async fn head(&mut self, room: RoomId) -> Result<Position, sqlx::Error> {
        if let Some(head) = self.heads.get(&room) {
            return Ok(*head);
        }
        if self.heads.len() >= KNOWN_HEADS_MAX && self.accepted.is_empty() {
            self.heads.clear();
        }
        if let Some(head) = self.unsettled().head(room) {
            return Ok(head);
        }
        let row = sqlx::query("SELECT COALESCE(MAX(position), 0) FROM log WHERE room = ?")
            .bind(room.0)
            .fetch_one(&mut self.connection)
            .await?;
        Ok(Position(row.get::<i64, _>(0).cast_unsigned()))
    }

    /// Writes the group and only then answers.
    async fn flush(&mut self) {
        let written = self.write_group().await;
        for Accepted { room, head, done } in self.accepted.drain(..) {
            match &written {
                Ok(()) => {
                    self.followers.tell(room, head);
                    _ = done.send(Ok(head));
                }
                Err(error) => {
                    self.heads.remove(&room);
                    _ = done.send(Err(failed(error)));
                }
            }
        }
        for Waiting { done, .. } in self.blobs.drain(..) {
            _ = done.send(written.as_ref().copied().map_err(failed));
        }
    }

    async fn write_group(&mut self) -> Result<(), sqlx::Error> {
        let group = std::mem::take(&mut self.group);
        if self.blobs.is_empty() {
            // A single statement is a transaction by itself.
            insert_group(&mut self.connection, &group).await?;
        } else {
            let mut transaction = self.connection.begin().await?;
            insert_group(&mut transaction, &group).await?;
            for blob in &self.blobs {
                insert_blob(&mut transaction, blob).await?;
            }
            transaction.commit().await?;
        }
        self.unsettled().take(group).unwrap_or_else(|room| unreachable!("heads of {room:?} were checked"));
        Ok(())
    }

    /// Reads what the last writer left in the journal. What had settled by then is not in it any more.
    async fn read_journal(&mut self) -> Result<(), StoreError> {
        let rows = sqlx::query("SELECT appends FROM journal ORDER BY id")
            .fetch_all(&mut self.connection)
            .await
            .map_err(|error| self.folder.explain(&error))?;
        for row in rows {
            let group = Group::read(row.get(0));
            let taken = group.is_some_and(|group| self.unsettled().take(group).is_ok());
            if !taken {
                return Err(self.folder.damaged("the journal of latest records can't be read".into()));
            }
        }
        Ok(())
    }

    async fn settle_if_full(&mut self) {
        let (records, bytes) = {
            let unsettled = self.unsettled();
            (unsettled.records(), unsettled.bytes())
        };
        if (records >= UNSETTLED_RECORDS_MAX || bytes >= UNSETTLED_BYTES_MAX)
            && let Err(error) = self.settle().await
        {
            tracing::error!(%error, "records stay in the journal");
        }
    }

    /// Gives every room its records and empties the journal, both or neither.
    async fn settle(&mut self) -> Result<(), sqlx::Error> {
        let rows: Vec<_> = {
            let unsettled = self.unsettled();
            unsettled.all().map(|(room, position, record)| (room, position, record.clone())).collect()
        };
        if rows.is_empty() {
            return Ok(());
        }
        let mut transaction = self.connection.begin().await?;
        for part in rows.chunks(ROWS) {
            insert(&mut transaction, part).await?;
        }
        sqlx::query("DELETE FROM journal").execute(&mut *transaction).await?;
        transaction.commit().await?;
        // Readers look here before they look at the rows, so nothing is ever in neither.
        *self.unsettled() = Unsettled::default();
        Ok(())
    }

    async fn remove(&mut self, room: RoomId) -> Result<(), sqlx::Error> {
        self.settle().await?;
        self.heads.remove(&room);
        let mut transaction = self.connection.begin().await?;
        sqlx::query("DELETE FROM log WHERE room = ?").bind(room.0).execute(&mut *transaction).await?;
        sqlx::query("DELETE FROM blob WHERE room = ?").bind(room.0).execute(&mut *transaction).await?;
        transaction.commit().await
    }

    async fn close(mut self) -> Result<(), sqlx::Error> {
        self.settle().await?;
        self.connection.close().await
    }

    fn unsettled(&self) -> MutexGuard<'_, Unsettled> {
        self.unsettled.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn insert_group(connection: &mut SqliteConnection, group: &Group) -> Result<(), sqlx::Error> {
    if !group.is_empty() {
        let insert = sqlx::query("INSERT INTO journal (appends) VALUES (?)").bind(group.bytes());
        insert.execute(connection).await?;
    }
    Ok(())
}

async fn insert_blob(connection: &mut SqliteConnection, blob: &Waiting) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO blob (room, id, bytes) VALUES (?, ?, ?)")
        .bind(blob.room.0)
        .bind(blob.id.0.as_str())
        .bind(blob.bytes.as_ref())
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert(
    connection: &mut SqliteConnection,
    rows: &[(RoomId, Position, Record)],
) -> Result<(), sqlx::Error> {
    let mut statement = sqlx::query(INSERT.as_str());
    for (room, position, record) in rows {
        statement = statement.bind(room.0).bind(position.0.cast_signed()).bind(record.as_ref());
    }
    for _ in rows.len()..ROWS {
        statement = statement.bind(None::<i64>).bind(None::<i64>).bind(None::<&[u8]>);
    }
    let done = statement.execute(connection).await?;
    assert_eq!(done.rows_affected(), rows.len() as u64, "every row of the group is written");
    Ok(())
}

fn failed(error: &sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}
