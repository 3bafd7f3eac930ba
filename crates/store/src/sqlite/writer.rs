//! The one writer. Whatever waits when it looks goes down together, in one transaction.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock},
};

use bytes::Bytes;
use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::folder::Folder;
use crate::{
    BlobId, Position, Record, RoomId, StoreError,
    follow::Followers,
    limits::{GROUP_JOBS_MAX, KNOWN_HEADS_MAX},
};

type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the writer is asked to do.
#[derive(Debug)]
pub(super) enum Job {
    Append { room: RoomId, expected: Position, records: Vec<Record>, done: Done<Position> },
    PutBlob { room: RoomId, id: BlobId, bytes: Bytes, done: Done<()> },
    Remove { room: RoomId, done: Done<()> },
    Close { done: Done<()> },
}

/// Rows of one statement. A short group is filled up with NULLs, so that four prepared statements do for all.
const ROWS: [usize; 4] = [1, 8, 64, 256];

static INSERTS: LazyLock<[String; 4]> = LazyLock::new(|| {
    ROWS.map(|rows| {
        let values = vec!["(?,?,?)"; rows].join(",");
        format!(
            "INSERT INTO log (room, position, record) \
             SELECT column1, column2, column3 FROM (VALUES {values}) WHERE column1 IS NOT NULL"
        )
    })
});

/// An append that fits the log's end and waits for its group to be on disk.
struct Accepted {
    room: RoomId,
    head: Position,
    done: Done<Position>,
}

/// Owns the writing connection.
pub(super) struct Writer {
    connection: SqliteConnection,
    followers: Arc<Followers>,
    /// Where the logs of lately written rooms end. Nobody else writes, so this never goes stale.
    heads: HashMap<RoomId, Position>,
    /// Rows of the group that is being gathered.
    rows: Vec<(RoomId, Position, Record)>,
    accepted: Vec<Accepted>,
    /// Keeps the folder locked until the last group is down.
    _folder: Arc<Folder>,
}

impl Writer {
    pub(super) fn new(connection: SqliteConnection, followers: Arc<Followers>, folder: Arc<Folder>) -> Self {
        Self {
            connection,
            followers,
            heads: HashMap::new(),
            rows: Vec::new(),
            accepted: Vec::new(),
            _folder: folder,
        }
    }

    pub(super) async fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        let mut jobs = Vec::new();
        while waiting.recv_many(&mut jobs, GROUP_JOBS_MAX).await > 0 {
            for job in jobs.drain(..) {
                match job {
                    Job::Append { room, expected, records, done } => {
                        self.gather(room, expected, records, done).await;
                    }
                    Job::PutBlob { room, id, bytes, done } => {
                        let answer = self.put_blob(room, &id, &bytes).await;
                        _ = done.send(answer.map_err(|error| failed(&error)));
                    }
                    Job::Remove { room, done } => {
                        self.flush().await;
                        let answer = self.remove(room).await;
                        _ = done.send(answer.map_err(|error| failed(&error)));
                    }
                    Job::Close { done } => {
                        self.flush().await;
                        let answer = self.connection.close().await;
                        _ = done.send(answer.map_err(|error| failed(&error)));
                        return;
                    }
                }
            }
            self.flush().await;
        }
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "closing the database");
        }
    }

    async fn gather(&mut self, room: RoomId, expected: Position, records: Vec<Record>, done: Done<Position>) {
        let head = match self.head(room).await {
            Ok(head) => head,
            Err(error) => return drop(done.send(Err(failed(&error)))),
        };
        if head != expected {
            return drop(done.send(Err(StoreError::Conflict { head })));
        }
        let end = head.plus(records.len());
        self.rows
            .extend(records.into_iter().zip(head.0 + 1..).map(|(record, at)| (room, Position(at), record)));
        self.heads.insert(room, end);
        self.accepted.push(Accepted { room, head: end, done });
    }

    async fn head(&mut self, room: RoomId) -> Result<Position, sqlx::Error> {
        if let Some(head) = self.heads.get(&room) {
            return Ok(*head);
        }
        if self.heads.len() >= KNOWN_HEADS_MAX && self.accepted.is_empty() {
            self.heads.clear();
        }
        let row = sqlx::query("SELECT COALESCE(MAX(position), 0) FROM log WHERE room = ?")
            .bind(room.0)
            .fetch_one(&mut self.connection)
            .await?;
        Ok(Position(row.get::<i64, _>(0).cast_unsigned()))
    }

    /// Writes the group and only then answers.
    async fn flush(&mut self) {
        if self.accepted.is_empty() {
            return;
        }
        let rows = std::mem::take(&mut self.rows);
        let written = self.write(&rows).await;
        self.rows = rows;
        self.rows.clear();
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
    }

    async fn write(&mut self, rows: &[(RoomId, Position, Record)]) -> Result<(), sqlx::Error> {
        let largest = ROWS[ROWS.len() - 1];
        if rows.len() <= largest {
            // A single statement is a transaction by itself.
            return insert(&mut self.connection, rows).await;
        }
        let mut transaction = self.connection.begin().await?;
        for part in rows.chunks(largest) {
            insert(&mut transaction, part).await?;
        }
        transaction.commit().await
    }

    async fn put_blob(&mut self, room: RoomId, id: &BlobId, bytes: &Bytes) -> Result<(), sqlx::Error> {
        sqlx::query("INSERT OR REPLACE INTO blob (room, id, bytes) VALUES (?, ?, ?)")
            .bind(room.0)
            .bind(id.0.as_str())
            .bind(bytes.as_ref())
            .execute(&mut self.connection)
            .await?;
        Ok(())
    }

    async fn remove(&mut self, room: RoomId) -> Result<(), sqlx::Error> {
        self.heads.remove(&room);
        let mut transaction = self.connection.begin().await?;
        sqlx::query("DELETE FROM log WHERE room = ?").bind(room.0).execute(&mut *transaction).await?;
        sqlx::query("DELETE FROM blob WHERE room = ?").bind(room.0).execute(&mut *transaction).await?;
        transaction.commit().await
    }
}

async fn insert(
    connection: &mut SqliteConnection,
    rows: &[(RoomId, Position, Record)],
) -> Result<(), sqlx::Error> {
    let Some(size) = ROWS.iter().position(|size| rows.len() <= *size).filter(|_| !rows.is_empty()) else {
        return Ok(());
    };
    let mut statement = sqlx::query(INSERTS[size].as_str());
    for (room, position, record) in rows {
        statement = statement.bind(room.0).bind(position.0.cast_signed()).bind(record.as_ref());
    }
    for _ in rows.len()..ROWS[size] {
        statement = statement.bind(None::<i64>).bind(None::<i64>).bind(None::<&[u8]>);
    }
    let done = statement.execute(connection).await?;
    assert_eq!(done.rows_affected(), rows.len() as u64, "every row of the group is written");
    Ok(())
}

fn failed(error: &sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}
