//! Reading a room.

use async_nats::Message;
use serde_json::json;

use super::{
    Cluster,
    append::End,
    engine::{Stored, stored_of},
    message::{APPEND, read_records},
};
use crate::{
    Position, Record, RoomId, StoreError,
    limits::{BATCH_BYTES_MAX, BATCH_MESSAGES_MAX},
};

/// After so many batches that bring nothing, the leader is asked, message by message.
const EMPTY_BATCHES_MAX: u32 = 3;

/// What was read of a room so far.
struct Reading {
    room: RoomId,
    after: Position,
    /// The next message stands here or later.
    sequence: u64,
    /// How far it is read.
    position: Position,
    records: Vec<Record>,
}

impl Reading {
    fn from(room: RoomId, after: Position, from: End) -> Self {
        Self { room, after, sequence: from.sequence + 1, position: from.position, records: Vec::new() }
    }

    /// Takes the next message.
    fn take(&mut self, stored: Stored) -> Result<(), StoreError> {
        let append = stored.append(self.room)?;
        self.sequence = stored.sequence + 1;
        if append.is_removal() {
            // Whatever came before is of a room that is gone.
            self.position = Position::START;
            self.records.clear();
            return Ok(());
        }
        if append.from != self.position {
            return Err(StoreError::DamagedRoom {
                room: self.room,
                position: self.position.plus(1),
                detail: format!("the next append says that it follows position {}", append.from.0),
            });
        }
        let records = read_records(self.room, &append, stored.body)?;
        let known = usize::try_from(self.after.0.saturating_sub(append.from.0)).unwrap_or(usize::MAX);
        self.records.extend(records.into_iter().skip(known));
        self.position = append.head();
        Ok(())
    }
}

impl Cluster {
    /// The records after a position: all that were stored when it began.
    pub(super) async fn read_now(&self, room: RoomId, after: Position) -> Result<Vec<Record>, StoreError> {
        let known = self.known(room).filter(|known| known.position == after);
        // The leader knows where the log ends; others may lag behind.
        let Some(last) = self.last(room).await? else {
            self.end_of(room, None)?;
            return Ok(Vec::new());
        };
        let end = self.end_of(room, Some(&last))?;
        if end.position <= after {
            return Ok(Vec::new());
        }
        let append = last.append(room)?;
        if append.from <= after {
            let mut reading = Reading::from(room, after, End { position: append.from, sequence: 0 });
            reading.take(last)?;
            return Ok(reading.records);
        }
        if let Some(known) = known
            && let Ok(records) = self.read_between(room, after, known, end).await
        {
            return Ok(records);
        }
        self.read_between(room, after, End::NOTHING, end).await
    }

    async fn read_between(
        &self,
        room: RoomId,
        after: Position,
        from: End,
        to: End,
    ) -> Result<Vec<Record>, StoreError> {
        let mut reading = Reading::from(room, after, from);
        let mut empty = 0;
        while reading.sequence <= to.sequence {
            let before = reading.sequence;
            if empty < EMPTY_BATCHES_MAX {
                for message in self.batch(room, before).await? {
                    let stored = stored_of(message, APPEND).ok_or_else(|| StoreError::DamagedRoom {
                        room,
                        position: reading.position.plus(1),
                        detail: "a message without its header".into(),
                    })?;
                    reading.take(stored)?;
                }
                if reading.sequence == before {
                    empty += 1;
                    self.engine.rest(empty).await?;
                }
            } else {
                let stored = self.next(room, before).await?;
                reading
                    .take(stored.ok_or_else(|| StoreError::Failed("the room is being removed".into()))?)?;
            }
        }
        Ok(reading.records)
    }

    async fn batch(&self, room: RoomId, from: u64) -> Result<Vec<Message>, StoreError> {
        let stream = self.subjects.stream_of(room);
        let with = json!({
            "seq": from,
            "next_by_subj": self.subjects.log(room),
            "batch": BATCH_MESSAGES_MAX,
            "max_bytes": BATCH_BYTES_MAX,
        });
        Ok(self.patiently(|| self.engine.batch(&stream, &with)).await?.messages)
    }

    async fn next(&self, room: RoomId, from: u64) -> Result<Option<Stored>, StoreError> {
        let (stream, subject) = (self.subjects.stream_of(room), self.subjects.log(room));
        self.patiently(|| self.engine.next(&stream, &subject, from)).await
    }
}
