//! Looking at a data folder without touching it: what is whole, what is damaged, what can be saved.

use std::{collections::BTreeSet, path::Path};

use bytes::Bytes;
use sqlx::{Connection, Row, SqliteConnection};

use super::{folder::Folder, journal::Unsettled, read, read::Settled, schema};
use crate::{BlobId, Position, Record, RoomId, StoreError, memory::check_sealed_blob, seal::Seal};

/// A copy of a data folder that is looked at.
#[derive(Debug)]
pub struct Examination {
    connection: SqliteConnection,
    folder: Folder,
    unsettled: Unsettled,
    format: i64,
    problems: Vec<String>,
}

impl Examination {
    /// Copies what is in `folder` to `scratch`, an empty folder that may be deleted afterwards, and looks at it there.
    ///
    /// # Errors
    /// When the folder is in use, foreign or newer than this build, or nothing of it can be read.
    pub async fn of(folder: &Path, scratch: &Path) -> Result<Self, StoreError> {
        Self::open(Folder::copied(folder, scratch)?).await
    }

    /// Looks at a folder in its place; for copies that nobody uses.
    ///
    /// # Errors
    /// When the folder is in use, foreign or newer than this build, or nothing of it can be read.
    pub async fn in_place(folder: &Path) -> Result<Self, StoreError> {
        Self::open(Folder::lock(folder)?).await
    }

    async fn open(folder: Folder) -> Result<Self, StoreError> {
        let (mut connection, verdict) = folder.open_copy().await?;
        let mut problems: Vec<String> = verdict.into_iter().collect();
        let explain = |error: sqlx::Error| folder.explain(&error);
        let format = schema::format_of(&mut connection).await.map_err(explain)?.1;
        let unsettled = match read::journal(&mut connection).await {
            Ok((unsettled, reached, broken)) => {
                match broken {
                    Some(broken) => problems.push(broken),
                    None => problems.extend(folder.check_mark(reached).err().map(|lost| lost.to_string())),
                }
                unsettled
            }
            Err(error) => {
                problems.push(format!("the journal of the latest records can't be read: {error}"));
                Unsettled::default()
            }
        };
        Ok(Self { connection, folder, unsettled, format, problems })
    }

    /// Lets go of a folder that was looked at in its place, as it was before.
    ///
    /// # Errors
    /// When the lock can't be taken away.
    pub async fn leave(self) -> Result<(), StoreError> {
        self.connection.close().await.map_err(|error| self.folder.explain(&error))?;
        self.folder.give_up_lock()
    }

    /// What is wrong with the folder as a whole; a server refuses to start then.
    #[must_use]
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// All rooms that anything tells of.
    pub async fn rooms(&mut self) -> Vec<RoomId> {
        let mut rooms: BTreeSet<i64> = self.unsettled.ends(None).map(|(room, ..)| room.0).collect();
        let mut tables = vec!["log"];
        if self.format >= schema::WITH_SEALS {
            tables.push("room_end");
        }
        // Albums and notes have no records, only blobs.
        tables.push("blob");
        for table in tables {
            // One at a time: a page that can't be read hides the rooms behind it, not those before it.
            let mut after = i64::MIN;
            let next = format!("SELECT MIN(room) FROM {table} WHERE room > ?");
            loop {
                let row = sqlx::query(sqlx::AssertSqlSafe(next.as_str()))
                    .bind(after)
                    .fetch_one(&mut self.connection)
                    .await;
                match row.and_then(|row| row.try_get::<Option<i64>, _>(0)) {
                    Ok(Some(room)) if room > after => after = room,
                    Ok(_) => break,
                    Err(error) => {
                        self.problems.push(format!("rooms after number {after} can't be listed: {error}"));
                        break;
                    }
                }
                rooms.insert(after);
            }
        }
        rooms.into_iter().map(RoomId).collect()
    }

    /// The records of a room up to the first that is damaged, and what is wrong there.
    pub async fn room(&mut self, room: RoomId) -> (Vec<Record>, Option<StoreError>) {
        let latest = self.unsettled.after(room, Position::START);
        let settled = if self.format >= schema::SEALED {
            Settled::read(&mut self.connection, room, Position::START).await
        } else {
            Settled::read_unsealed(&mut self.connection, room).await
        };
        match settled {
            Ok(settled) => settled.followed_by(latest),
            Err(error) => {
                let detail = self.folder.explain(&error).to_string();
                (Vec::new(), Some(StoreError::DamagedRoom { room, position: Position(1), detail }))
            }
        }
    }

    /// The blobs of a room that are whole, and what is wrong with the others.
    pub async fn blobs(&mut self, room: RoomId) -> (Vec<(BlobId, Bytes)>, Vec<StoreError>) {
        let sealed = self.format >= schema::SEALED;
        let seal = if sealed { "seal" } else { "NULL" };
        let rows = format!("SELECT id, bytes, {seal} FROM blob WHERE room = ?");
        let rows =
            match sqlx::query(sqlx::AssertSqlSafe(rows)).bind(room.0).fetch_all(&mut self.connection).await {
                Ok(rows) => rows,
                Err(error) => return (Vec::new(), vec![self.folder.explain(&error)]),
            };
        let (mut whole, mut damaged) = (Vec::new(), Vec::new());
        for row in rows {
            let id = BlobId(row.try_get(0).unwrap_or_default());
            let bytes = Bytes::from(row.try_get::<Vec<u8>, _>(1).unwrap_or_default());
            let unsealed = Seal::of_blob(room, &id, &bytes);
            let seal = if sealed { row.try_get(2).unwrap_or_default() } else { Some(unsealed.bytes()) };
            match check_sealed_blob(room, &id, seal, bytes) {
                Ok(bytes) => whole.push((id, bytes)),
                Err(error) => damaged.push(error),
            }
        }
        (whole, damaged)
    }
}
