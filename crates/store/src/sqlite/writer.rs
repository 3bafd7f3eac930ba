//! The one writer. Whatever waits when it looks goes down together: all appends as one row of the journal, and blobs
//! with them.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bytes::Bytes;
use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{
    folder::Folder,
    journal::{Group, Unsettled},
    mark::{Mark, Reached},
    schema,
    settle::{self, Settling, Step},
};
use crate::{
    BlobId, Position, Record, RoomId, StoreError,
    follow::Followers,
    limits::{GROUP_JOBS_MAX, KNOWN_HEADS_MAX, VOID_RETRY_MS},
    seal::Seal,
};

type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the writer is asked to do.
#[derive(Debug)]
pub(super) enum Job {
    Append {
        room: RoomId,
        expected: Position,
        records: Vec<Record>,
        done: Done<Position>,
    },
    PutBlob {
        room: RoomId,
        id: BlobId,
        bytes: Bytes,
        done: Done<()>,
    },
    RemoveBlob {
        room: RoomId,
        id: BlobId,
        done: Done<()>,
    },
    Remove {
        room: RoomId,
        done: Done<()>,
    },
    /// Write something that changes nothing.
    Probe {
        done: Done<()>,
    },
    Close {
        done: Done<()>,
    },
}

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
    /// How it gets from there to the rooms' rows.
    settling: Settling,
    /// How far the log goes.
    reached: Reached,
    mark: Mark,
    /// Whether the last write failed.
    failing: Arc<AtomicBool>,
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
        let mark = Mark::at(folder.mark());
        let mut writer = Self {
            connection,
            followers,
            heads: HashMap::new(),
            group: Group::default(),
            accepted: Vec::new(),
            blobs: Vec::new(),
            unsettled,
            settling: Settling::default(),
            reached: Reached::NOTHING,
            mark,
            failing: Arc::default(),
            folder,
        };
        let read = super::read::journal(&mut writer.connection).await;
        let (unsettled, reached, broken) = read.map_err(|error| writer.folder.explain(&error))?;
        if let Some(detail) = broken {
            return Err(writer.folder.damaged(detail));
        }
        writer.folder.check_mark(reached)?;
        *writer.unsettled() = unsettled;
        writer.reached = reached;
        // Whatever stands in the journal is one group as far as this goes: nobody waits yet.
        writer.settling.note(reached, 0, 0);
        writer.settle_all().await.map_err(|error| writer.folder.explain(&error))?;
        let newest = async {
            schema::seal_all(&mut writer.connection).await?;
            schema::stamp_newest(&mut writer.connection).await
        };
        newest.await.map_err(|error| writer.folder.explain(&error))?;
        writer.mark.set(reached);
        Ok(writer)
    }

    pub(super) fn failing(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.failing)
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
                    Job::RemoveBlob { room, id, done } => {
                        self.flush().await;
                        let answer = remove_blob(&mut self.connection, room, &id).await;
                        _ = done.send(answer.map_err(|error| failed(&error)));
                    }
                    Job::Remove { room, done } => {
                        self.flush().await;
                        let answer = self.remove(room).await;
                        _ = done.send(answer.map_err(|error| failed(&error)));
                    }
                    Job::Probe { done } => {
                        self.flush().await;
                        let answer = self.probe().await;
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
            self.settle_some().await;
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
        // Both, so that a room whose end is damaged is not taken for an empty one.
        let row = sqlx::query(
            "SELECT MAX(COALESCE((SELECT MAX(position) FROM log WHERE room = ?1), 0), \
             COALESCE((SELECT position FROM room_end WHERE room = ?1), 0))",
        )
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
        if group.is_empty() && self.blobs.is_empty() {
            return Ok(());
        }
        let reached = self.reached.after(&group);
        let blobs = std::mem::take(&mut self.blobs);
        let written = write(&mut self.connection, &group, reached, &blobs).await;
        self.blobs = blobs;
        self.certain(written).await?;
        self.reach(reached, &group);
        self.unsettled().take(group).unwrap_or_else(|room| unreachable!("heads of {room:?} were checked"));
        Ok(())
    }

    async fn probe(&mut self) -> Result<(), sqlx::Error> {
        let nothing = Group::default();
        let reached = self.reached.after(&nothing);
        let written = write(&mut self.connection, &nothing, reached, &[]).await;
        self.certain(written).await?;
        self.reach(reached, &nothing);
        Ok(())
    }

    /// The next group is down.
    fn reach(&mut self, reached: Reached, group: &Group) {
        self.settling.note(reached, group.records(), group.bytes().len());
        self.reached = reached;
        self.mark.set(reached);
    }

    /// Lets a failure pass only when it is certain that nothing of the transaction will be there after a restart.
    ///
    /// When the sync fails, the frames of the transaction are in the write-ahead log nevertheless, and whoever opens it
    /// after a crash would take them for good. Nobody is answered before another transaction, an empty one, has taken
    /// their place and is durable. While the disk refuses even that, everybody waits: whatever they were told might be wrong.
    async fn certain<T>(&mut self, written: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        self.failing.store(written.is_err(), Ordering::Relaxed);
        let Err(error) = &written else { return written };
        if !is_uncertain(error) {
            return written;
        }
        tracing::error!(%error, "a sync failed; the log waits until it can be sure of its end");
        loop {
            let nothing = Group::default();
            let reached = self.reached.after(&nothing);
            match write(&mut self.connection, &nothing, reached, &[]).await {
                Ok(()) => {
                    self.reach(reached, &nothing);
                    tracing::info!("the log is sure of its end again");
                    return written;
                }
                Err(error) => tracing::error!(%error, "the log still can't be made durable"),
            }
            tokio::time::sleep(Duration::from_millis(VOID_RETRY_MS)).await;
        }
    }

    /// Does some of the work that nobody waits for, as much as is due.
    async fn settle_some(&mut self) {
        loop {
            let step = self.settling.due(&lock(&self.unsettled));
            let Some(step) = step else { return };
            if let Err(error) = self.take_step(&step).await {
                tracing::error!(%error, "records stay in the journal");
                return;
            }
        }
    }

    /// Gives every room its records and empties the journal.
    async fn settle_all(&mut self) -> Result<(), sqlx::Error> {
        loop {
            let step = self.settling.at_once(&lock(&self.unsettled));
            let Some(step) = step else { break };
            self.take_step(&step).await?;
        }
        self.mark.sync();
        Ok(())
    }

    async fn take_step(&mut self, step: &Step) -> Result<(), sqlx::Error> {
        let taken = settle::take(&mut self.connection, step).await;
        self.certain(taken).await?;
        // Readers look here before they look at the rows, so nothing is ever in neither.
        self.settling.taken(step, &mut lock(&self.unsettled));
        Ok(())
    }

    async fn remove(&mut self, room: RoomId) -> Result<(), sqlx::Error> {
        let mut removal = Group::default();
        removal.add_removal(room);
        let reached = self.reached.after(&removal);
        let removed = remove(&mut self.connection, room, &removal, reached).await;
        self.certain(removed).await?;
        self.heads.remove(&room);
        self.reach(reached, &removal);
        self.unsettled().remove(room);
        Ok(())
    }

    async fn close(mut self) -> Result<(), sqlx::Error> {
        self.settle_all().await?;
        self.mark.sync();
        self.connection.close().await
    }

    fn unsettled(&self) -> MutexGuard<'_, Unsettled> {
        lock(&self.unsettled)
    }
}

fn lock(unsettled: &Mutex<Unsettled>) -> MutexGuard<'_, Unsettled> {
    unsettled.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Reached {
    /// How far the log goes with another group.
    fn after(self, group: &Group) -> Self {
        let sequence = self.sequence + 1;
        Self { sequence, chain: group.seal(self.chain, sequence) }
    }
}

/// A group that may be empty, and blobs.
async fn write(
    connection: &mut SqliteConnection,
    group: &Group,
    reached: Reached,
    blobs: &[Waiting],
) -> Result<(), sqlx::Error> {
    if blobs.is_empty() {
        // A single statement is a transaction by itself.
        return insert_group(connection, group, reached).await;
    }
    let mut transaction = connection.begin().await?;
    insert_group(&mut transaction, group, reached).await?;
    for blob in blobs {
        insert_blob(&mut transaction, blob).await?;
    }
    transaction.commit().await
}

async fn remove(
    connection: &mut SqliteConnection,
    room: RoomId,
    group: &Group,
    reached: Reached,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    for table in ["log", "blob", "room_end"] {
        let delete = format!("DELETE FROM {table} WHERE room = ?");
        sqlx::query(sqlx::AssertSqlSafe(delete)).bind(room.0).execute(&mut *transaction).await?;
    }
    insert_group(&mut transaction, group, reached).await?;
    transaction.commit().await
}

async fn remove_blob(
    connection: &mut SqliteConnection,
    room: RoomId,
    id: &BlobId,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM blob WHERE room = ? AND id = ?")
        .bind(room.0)
        .bind(id.0.as_str())
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert_group(
    connection: &mut SqliteConnection,
    group: &Group,
    reached: Reached,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO journal (id, appends, seal) VALUES (?, ?, ?)")
        .bind(reached.sequence.cast_signed())
        .bind(group.bytes())
        .bind(reached.chain.bytes())
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert_blob(connection: &mut SqliteConnection, blob: &Waiting) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO blob (room, id, bytes, seal) VALUES (?, ?, ?, ?)")
        .bind(blob.room.0)
        .bind(blob.id.0.as_str())
        .bind(blob.bytes.as_ref())
        .bind(Seal::of_blob(blob.room, &blob.id, &blob.bytes).bytes())
        .execute(connection)
        .await?;
    Ok(())
}

/// Whether a transaction that failed so may be there after a crash all the same.
fn is_uncertain(error: &sqlx::Error) -> bool {
    /// SQLite's `IOERR_FSYNC` and `IOERR_DIR_FSYNC`.
    const SYNC_FAILED: [&str; 2] = ["1034", "1290"];
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| SYNC_FAILED.contains(&&*code))
}

fn failed(error: &sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}
