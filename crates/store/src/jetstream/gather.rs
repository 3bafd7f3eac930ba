//! Appends that wait for the same partition go out together: one proposal and one sync at each server for all of them.
//!
//! While one batch is under way, the next gathers. A batch is stored as a whole or not at all, so that one append which comes too late
//! turns away those beside it, too; each of them is then sent by itself.

use std::{collections::HashSet, sync::Weak};

use bytes::Bytes;
use tokio::sync::{mpsc, oneshot};

use super::{
    Cluster,
    append::End,
    engine::{Engine, Trouble},
    message::Append,
};
use crate::{
    RoomId,
    limits::{GATHERED_APPENDS_MAX, GATHERED_BYTES_MAX, WAITING_JOBS_MAX},
};

/// An append that waits to be sent.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) room: RoomId,
    pub(super) subject: String,
    pub(super) end: End,
    pub(super) append: Append,
    pub(super) body: Bytes,
    /// Where it stands, or why not.
    pub(super) done: oneshot::Sender<Result<u64, Trouble>>,
}

/// Where appends of one partition wait.
pub(super) type Queue = mpsc::Sender<Waiting>;

/// The queue of a partition, which is emptied as long as there is the log.
pub(super) fn queue(cluster: &Weak<Cluster>) -> Queue {
    let (queue, waiting) = mpsc::channel(WAITING_JOBS_MAX);
    tokio::spawn(send_all(Weak::clone(cluster), waiting));
    queue
}

async fn send_all(cluster: Weak<Cluster>, mut waiting: mpsc::Receiver<Waiting>) {
    let mut gathered = Vec::new();
    while waiting.recv_many(&mut gathered, GATHERED_APPENDS_MAX).await > 0 {
        while !gathered.is_empty() {
            let Some(cluster) = cluster.upgrade() else { return };
            let batch = next_batch(&mut gathered);
            send(&cluster.engine, batch).await;
        }
    }
}

/// As many as fit into one batch, in the order in which they came.
fn next_batch(gathered: &mut Vec<Waiting>) -> Vec<Waiting> {
    let (mut bytes, mut rooms) = (0, HashSet::new());
    let fits = |waiting: &&Waiting| {
        bytes += waiting.body.len();
        // Of two appends to one room, one is too late: they are not sent side by side.
        bytes <= GATHERED_BYTES_MAX && rooms.insert(waiting.room)
    };
    let count = gathered.iter().take_while(fits).count();
    gathered.drain(..count.max(1)).collect()
}

async fn send(engine: &Engine, batch: Vec<Waiting>) {
    let sent = match batch.as_slice() {
        [alone] => engine.store(&alone.subject, alone.append.headers(alone.end), alone.body.clone()).await,
        together => engine.store_together(together).await,
    };
    let count = batch.len() as u64;
    for (at, waiting) in (1..).zip(batch) {
        let done = match &sent {
            // The answer is the place of the last of them.
            Ok(last) => Ok(last - count + at),
            Err(Trouble::Refused(..)) if count > 1 => Err(Trouble::Together),
            Err(trouble) => Err(trouble.clone()),
        };
        // Who does not wait for it any more asks the log.
        _ = waiting.done.send(done);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    fn waiting(room: i64, bytes: usize) -> Waiting {
        Waiting {
            room: RoomId(room),
            subject: String::new(),
            end: End::NOTHING,
            append: Append { id: room.to_string(), from: Position::START, count: 1 },
            body: Bytes::from(vec![0; bytes]),
            done: oneshot::channel().0,
        }
    }

    #[test]
    fn a_batch_has_every_room_once_and_a_limit() {
        let half = GATHERED_BYTES_MAX / 2;
        let mut gathered = vec![
            waiting(1, 10),
            waiting(2, 10),
            waiting(1, 10),
            waiting(3, half),
            waiting(4, half),
            waiting(5, 2 * half + 1),
            waiting(6, 1),
        ];
        let mut batches = Vec::new();
        while !gathered.is_empty() {
            let rooms: Vec<i64> = next_batch(&mut gathered).iter().map(|waiting| waiting.room.0).collect();
            batches.push(rooms);
        }
        assert_eq!(batches, [vec![1, 2], vec![1, 3], vec![4], vec![5], vec![6]]);
    }
}
