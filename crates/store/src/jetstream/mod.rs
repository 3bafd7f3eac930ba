//! A log on NATS JetStream: many nodes, one house.
//!
//! A room is a subject, an append one message with the sequence that it expects to be last on it. What is answered is stored by a majority
//! of the servers; that it is on their disks as well is theirs to promise (`sync_interval: always`).

mod address;
mod append;
mod blobs;
mod engine;
mod follow;
mod footing;
mod gather;
mod list;
mod message;
mod neighbours;
mod read;
mod streams;
mod subjects;

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    future::ready,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use bytes::Bytes;
use serde::Deserialize;
use serde_json::Value;
use tokio::{sync::mpsc, time::Instant};

pub use footing::{Footing, Stands, Streams};

use self::{
    append::End,
    engine::{Engine, Trouble},
    subjects::Subjects,
};
use crate::{
    BlobId, Follow, Head, Log, Pending, Position, Record, RoomId, StoreError, Totals,
    follow::Followers,
    limits::{CLUSTER_ANSWER_MS_MAX, CLUSTER_READ_S_MAX, CLUSTER_TELLS_MAX, KNOWN_HEADS_MAX},
    memory::{check_blob, check_size},
};

/// The log of a house of many nodes.
#[derive(Debug)]
pub struct JetStreamLog(Arc<Cluster>);

#[derive(Debug)]
struct Cluster {
    engine: Engine,
    subjects: Subjects,
    /// Where rooms ended when this node last heard of it: a guess that saves a question.
    known: Mutex<HashMap<RoomId, End>>,
    followers: Followers,
    /// All rooms, for whoever walks through them.
    listed: tokio::sync::Mutex<BTreeSet<RoomId>>,
    /// Where appends of each partition wait for each other; none if the streams take them only one by one.
    queues: Vec<gather::Queue>,
    /// Appends that are under way.
    waiting: AtomicUsize,
    /// Rooms that grew by this node's own appends since their ends were last looked at.
    wrote: Mutex<HashSet<RoomId>>,
    /// What is to be told to other nodes.
    tells: mpsc::Sender<neighbours::Tell>,
}

impl JetStreamLog {
    /// The log of the house of this name on these servers, as `nats://host:4222`. Its streams are made if they are not there.
    ///
    /// # Errors
    /// When no server answers, or one without JetStream, or the house can't have this name.
    pub async fn open(servers: &[String], house: &str) -> Result<Self, StoreError> {
        let subjects = Subjects::named(house)?;
        let mut node = [0; 8];
        getrandom::fill(&mut node).map_err(|error| StoreError::Failed(error.to_string()))?;
        let engine = Engine::connect(servers, u64::from_be_bytes(node)).await?;
        let (subjects, take_batches) = streams::prepare(&engine, subjects, servers.len()).await?;
        let (followers, interests) = Followers::with_interests();
        let (tells, waiting_tells) = mpsc::channel(CLUSTER_TELLS_MAX);
        tokio::spawn(neighbours::speak(engine.client.clone(), waiting_tells));
        let partitions = if take_batches { subjects.partitions } else { 0 };
        let cluster = Arc::new_cyclic(|cluster| Cluster {
            engine,
            queues: (0..partitions).map(|_| gather::queue(cluster)).collect(),
            subjects,
            known: Mutex::default(),
            followers,
            listed: tokio::sync::Mutex::default(),
            waiting: AtomicUsize::new(0),
            wrote: Mutex::default(),
            tells,
        });
        tokio::spawn(follow::listen(Arc::downgrade(&cluster), interests));
        Ok(Self(cluster))
    }

    /// Does something unless the log is closed.
    fn open_for<'a, T: Send + 'a>(
        &'a self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> Pending<'a, T> {
        if self.0.engine.is_closed() {
            return Box::pin(ready(Err(StoreError::Closed)));
        }
        Box::pin(work)
    }
}

impl Cluster {
    fn known(&self, room: RoomId) -> Option<End> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&room).copied()
    }

    fn remember(&self, room: RoomId, end: End) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN_HEADS_MAX && !known.contains_key(&room) {
            // Whoever is busy is soon known again.
            known.clear();
        }
        known.insert(room, end);
    }

    fn forget(&self, room: RoomId) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(&room);
    }

    /// Asks until there is an answer: elections pass. Fails when they don't.
    async fn patiently<T, F: Future<Output = Result<T, Trouble>>>(
        &self,
        ask: impl Fn() -> F,
    ) -> Result<T, StoreError> {
        let deadline = Instant::now() + Duration::from_secs(CLUSTER_READ_S_MAX);
        let mut tries = 0;
        loop {
            match ask().await {
                Ok(answer) => return Ok(answer),
                Err(Trouble::Silent(_)) if Instant::now() < deadline => self.engine.rest(tries).await?,
                Err(_) if self.engine.is_closed() => return Err(StoreError::Closed),
                Err(trouble) => return Err(trouble.into()),
            }
            tries += 1;
        }
    }
}

impl Log for JetStreamLog {
    fn append(&self, room: RoomId, expected: Position, records: Vec<Record>) -> Pending<'_, Position> {
        if let Err(refused) = check_size(&records) {
            return Box::pin(ready(Err(refused)));
        }
        self.open_for(async move {
            self.0.waiting.fetch_add(1, Ordering::Relaxed);
            let done = self.0.append_now(room, expected, &records).await;
            self.0.waiting.fetch_sub(1, Ordering::Relaxed);
            done
        })
    }

    fn read(&self, room: RoomId, after: Position) -> Pending<'_, Vec<Record>> {
        self.open_for(self.0.read_now(room, after))
    }

    fn follow(&self, room: RoomId) -> Follow {
        self.0.followers.follow(room)
    }

    fn heads(&self, after: Option<RoomId>, limit: u32) -> Pending<'_, Vec<Head>> {
        self.open_for(self.0.heads_now(after, limit as usize))
    }

    fn put_blob(&self, room: RoomId, id: BlobId, bytes: Bytes) -> Pending<'_, ()> {
        self.open_for(async move {
            check_blob(&bytes)?;
            self.0.put_blob_now(room, &id, bytes).await
        })
    }

    fn create_blob(&self, room: RoomId, id: BlobId, bytes: Bytes) -> Pending<'_, bool> {
        self.open_for(async move {
            check_blob(&bytes)?;
            self.0.create_blob_now(room, &id, bytes).await
        })
    }

    fn swap_blob(&self, room: RoomId, id: BlobId, before: Option<Bytes>, after: Bytes) -> Pending<'_, bool> {
        self.open_for(async move {
            check_blob(&after)?;
            self.0.swap_blob_now(room, &id, before.as_ref(), after).await
        })
    }

    fn blob(&self, room: RoomId, id: BlobId) -> Pending<'_, Option<Bytes>> {
        self.open_for(async move { self.0.blob_now(room, &id).await })
    }

    fn blobs(&self, room: RoomId) -> Pending<'_, Vec<BlobId>> {
        self.open_for(self.0.blobs_now(room))
    }

    fn blob_rooms(&self) -> Pending<'_, Vec<RoomId>> {
        self.open_for(self.0.blob_rooms_now())
    }

    fn remove_blob(&self, room: RoomId, id: BlobId) -> Pending<'_, ()> {
        self.open_for(async move { self.0.remove_blob_now(room, &id).await })
    }

    fn totals(&self) -> Pending<'_, Totals> {
        self.open_for(self.0.totals_now())
    }

    fn remove(&self, room: RoomId) -> Pending<'_, ()> {
        self.open_for(self.0.remove_now(room))
    }

    fn waiting(&self) -> usize {
        self.0.waiting.load(Ordering::Relaxed)
    }

    fn check(&self) -> Pending<'_, ()> {
        #[derive(Deserialize)]
        struct Info {}
        let engine = &self.0.engine;
        if !engine.troubled.load(Ordering::Relaxed) {
            return Box::pin(ready(Ok(())));
        }
        let what = format!("STREAM.INFO.{}", self.0.subjects.stream(0));
        Box::pin(async move { Ok(engine.ask::<Info>(&what, &Value::Null).await.map(drop)?) })
    }

    fn give_up(&self) {
        self.0.engine.close();
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            self.0.engine.close();
            // What was told on the way out still goes out, if there is anybody to hear it.
            let flushed = self.0.engine.client.flush();
            _ = tokio::time::timeout(Duration::from_millis(CLUSTER_ANSWER_MS_MAX), flushed).await;
            Ok(())
        })
    }
}
