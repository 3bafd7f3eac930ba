//! Appending with a known outcome.
//!
//! A time-out or an election leaves it open whether an append is stored, or will be: its message may stand in the queue of a server
//! that hangs. So it is sent again, expecting the same, until one of two things is certain. Either it is stored: the server said so,
//! or its id stands in the log. Or the log goes on with another's append: then no copy of this one can be stored any more, because
//! all of them expect what is no longer last.

use std::{sync::PoisonError, time::Duration};

use tokio::{sync::oneshot, time::Instant};

use super::{
    Cluster,
    engine::{Stored, Trouble},
    gather::Waiting,
    message::{Append, write_records},
};
use crate::{
    Position, Record, RoomId, StoreError,
    limits::{APPEND_BYTES_MAX, CLUSTER_ANSWER_MS_MAX},
};

/// Where a room's log ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) position: Position,
    /// The place of its last message in the stream; 0 if it has none.
    pub(super) sequence: u64,
}

impl End {
    /// Of a room that is not there.
    pub(super) const NOTHING: Self = Self { position: Position::START, sequence: 0 };
}

impl Cluster {
    pub(super) async fn append_now(
        &self,
        room: RoomId,
        expected: Position,
        records: &[Record],
    ) -> Result<Position, StoreError> {
        let end = self.end_at(room, expected).await?;
        if records.is_empty() {
            return Ok(end.position);
        }
        let body = write_records(room, expected, records);
        if body.len() > APPEND_BYTES_MAX {
            return Err(StoreError::TooLarge { bytes: body.len(), limit: APPEND_BYTES_MAX });
        }
        let append = Append { id: self.engine.next_id(), from: expected, count: records.len() };
        self.store(room, end, &append, body).await?;
        self.wrote.lock().unwrap_or_else(PoisonError::into_inner).insert(room);
        self.followers.tell(room, append.head());
        Ok(append.head())
    }

    /// The end of a room's log, if it is where it is expected.
    async fn end_at(&self, room: RoomId, expected: Position) -> Result<End, StoreError> {
        if let Some(end) = self.known(room).filter(|end| end.position == expected) {
            return Ok(end);
        }
        let end = self.find_end(room).await?;
        if end.position == expected { Ok(end) } else { Err(StoreError::Conflict { head: end.position }) }
    }

    /// Where a room's log ends, as its partition's leader knows.
    async fn find_end(&self, room: RoomId) -> Result<End, StoreError> {
        let last = self.last(room).await?;
        self.end_of(room, last.as_ref())
    }

    /// The last message of a room, as its partition's leader knows it.
    pub(super) async fn last(&self, room: RoomId) -> Result<Option<Stored>, StoreError> {
        let (stream, subject) = (self.subjects.stream_of(room), self.subjects.log(room));
        self.patiently(|| self.engine.last(&stream, &subject)).await
    }

    /// The end that this last message means; remembers it.
    pub(super) fn end_of(&self, room: RoomId, last: Option<&Stored>) -> Result<End, StoreError> {
        let end = match last {
            None => End::NOTHING,
            Some(last) => End { position: last.append(room)?.head(), sequence: last.sequence },
        };
        self.remember(room, end);
        Ok(end)
    }

    /// Stores an append behind this end.
    pub(super) async fn store(
        &self,
        room: RoomId,
        end: End,
        append: &Append,
        body: bytes::Bytes,
    ) -> Result<(), StoreError> {
        let subject = self.subjects.log(room);
        let (mut open, mut warned) = (false, false);
        let begun = Instant::now();
        let mut answer = self.store_with_others(room, end, append, &body).await;
        for tries in 0.. {
            match answer {
                Ok(sequence) => {
                    self.remember(room, End { position: append.head(), sequence });
                    return Ok(());
                }
                Err(trouble) if trouble.is_wrong_sequence() => {
                    match self.outcome(room, end, append).await {
                        Ok(Some(outcome)) => return outcome,
                        Ok(None) => {}
                        // What stands there can't be read: nobody can tell whose it is.
                        Err(damaged) => return Err(if open { StoreError::Uncertain } else { damaged }),
                    }
                    // The log is as it was: what was sent before may still come, or another's append is on its way.
                }
                // Nothing of that batch is stored.
                Err(Trouble::Together) => {
                    answer = self.engine.store(&subject, append.headers(end), body.clone()).await;
                    continue;
                }
                // Sent for the first time and turned away: there is no other copy.
                Err(trouble) if trouble.is_no_room() && !open => return Err(trouble.into()),
                Err(trouble) => {
                    open = true;
                    if !warned && begun.elapsed() > Duration::from_millis(CLUSTER_ANSWER_MS_MAX) {
                        let partition = self.subjects.partition(room);
                        tracing::warn!(room = room.0, partition, %trouble, "an append waits for the cluster");
                        warned = true;
                    }
                }
            }
            self.engine.rest(tries).await.map_err(|_| StoreError::Uncertain)?;
            answer = self.engine.store(&subject, append.headers(end), body.clone()).await;
        }
        unreachable!("there is always another try")
    }

    /// Sends an append with others that wait for the same partition; gives its place.
    async fn store_with_others(
        &self,
        room: RoomId,
        end: End,
        append: &Append,
        body: &bytes::Bytes,
    ) -> Result<u64, Trouble> {
        let subject = self.subjects.log(room);
        let Some(queue) = self.queues.get(self.subjects.partition(room) as usize) else {
            return self.engine.store(&subject, append.headers(end), body.clone()).await;
        };
        let (done, stored) = oneshot::channel();
        let waiting = Waiting { room, subject, end, append: append.clone(), body: body.clone(), done };
        // A queue ends with the log, when what it had begun to send may still be done.
        let gone = || Trouble::Silent("the log is closed".into());
        queue.send(waiting).await.map_err(|_| gone())?;
        stored.await.map_err(|_| gone())?
    }

    /// What has become of an append, if the log tells. Whatever the servers say instead, as in an election, tells nothing.
    async fn outcome(
        &self,
        room: RoomId,
        before: End,
        append: &Append,
    ) -> Result<Option<Result<(), StoreError>>, StoreError> {
        let (stream, subject) = (self.subjects.stream_of(room), self.subjects.log(room));
        let Ok(last) = self.engine.last(&stream, &subject).await else { return Ok(None) };
        let sequence = last.as_ref().map_or(0, |last| last.sequence);
        if sequence == before.sequence {
            return Ok(None);
        }
        let end = self.end_of(room, last.as_ref())?;
        let conflict = Ok(Some(Err(StoreError::Conflict { head: end.position })));
        let Some(last) = last else { return conflict };
        if last.append(room)?.id == append.id {
            return Ok(Some(Ok(())));
        }
        // What follows the end that it expected is it, or it is nowhere.
        match self.engine.next(&stream, &subject, before.sequence + 1).await {
            Ok(Some(next)) if next.append(room)?.id == append.id => Ok(Some(Ok(()))),
            Ok(_) => conflict,
            Err(_) => Ok(None),
        }
    }
}
