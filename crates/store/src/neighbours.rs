//! What the nodes of one house tell each other beside the log: who is here, what is being written.
//!
//! None of it is kept, and all of it may be lost: whoever hears nothing for a while goes by what the log says.

use std::{
    collections::{BTreeSet, HashMap},
    future::ready,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use bytes::Bytes;
use tokio::{sync::mpsc, time::Instant};

use crate::{Pending, RoomId, limits::CLUSTER_TELLS_MAX};

/// One of the programs that serve a house, while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u64);

/// What is spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// One room.
    Room(RoomId),
    /// All of the house.
    House,
}

/// The other nodes of a house, as one of them knows them.
pub trait Neighbours: Send + Sync + 'static {
    /// This node.
    fn node(&self) -> NodeId;

    /// Whether there is nobody else, and never will be: then nothing needs to be told.
    fn is_alone(&self) -> bool {
        false
    }

    /// Tells the others. It does not wait, and what can't be told at once is not told.
    fn tell(&self, topic: Topic, words: Bytes);

    /// What the others tell from now on, or soon.
    fn hear(&self, topic: Topic) -> Hearing;

    /// Claims a duty for some time; whether this node has it. Of many who claim it, one has it.
    fn claim(&self, duty: &'static str, time: Duration) -> Pending<'_, bool>;
}

/// What others tell.
#[derive(Debug)]
pub struct Hearing(Option<mpsc::Receiver<(NodeId, Bytes)>>);

impl Hearing {
    /// Hears nothing, ever.
    pub(crate) const NOTHING: Self = Self(None);

    pub(crate) fn new() -> (mpsc::Sender<(NodeId, Bytes)>, Self) {
        let (tell, hear) = mpsc::channel(CLUSTER_TELLS_MAX);
        (tell, Self(Some(hear)))
    }

    /// The next thing that another node tells. Waits for ever if there is nobody.
    pub async fn next(&mut self) -> (NodeId, Bytes) {
        if let Some(heard) = &mut self.0
            && let Some(words) = heard.recv().await
        {
            return words;
        }
        self.0 = None;
        std::future::pending().await
    }
}

/// A house of one node.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Neighbours for Alone {
    fn node(&self) -> NodeId {
        NodeId(0)
    }

    fn is_alone(&self) -> bool {
        true
    }

    fn tell(&self, _: Topic, _: Bytes) {}

    fn hear(&self, _: Topic) -> Hearing {
        Hearing::NOTHING
    }

    fn claim(&self, _: &'static str, _: Duration) -> Pending<'_, bool> {
        Box::pin(ready(Ok(true)))
    }
}

/// A house whose nodes live in one process: for tests of what many nodes do, by a clock that can be stopped.
#[derive(Clone, Debug, Default)]
pub struct MemoryHouse(Arc<Mutex<Doors>>);

#[derive(Debug, Default)]
struct Doors {
    nodes: u64,
    listeners: Vec<Listener>,
    duties: HashMap<&'static str, Instant>,
    /// Nodes that neither hear nor are heard.
    cut_off: BTreeSet<NodeId>,
}

/// A node that listens for one topic.
#[derive(Debug)]
struct Listener {
    node: NodeId,
    topic: Topic,
    tell: mpsc::Sender<(NodeId, Bytes)>,
}

impl MemoryHouse {
    fn doors(&self) -> MutexGuard<'_, Doors> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more node.
    #[must_use]
    pub fn join(&self) -> MemoryNode {
        let mut doors = self.doors();
        doors.nodes += 1;
        MemoryNode { house: self.clone(), node: NodeId(doors.nodes) }
    }
}

/// A node of a [`MemoryHouse`].
#[derive(Clone, Debug)]
pub struct MemoryNode {
    house: MemoryHouse,
    node: NodeId,
}

impl MemoryNode {
    /// Neither hears nor is heard from now on, or does again.
    pub fn cut_off(&self, cut_off: bool) {
        let mut doors = self.house.doors();
        if cut_off {
            doors.cut_off.insert(self.node);
        } else {
            doors.cut_off.remove(&self.node);
        }
    }
}

impl Neighbours for MemoryNode {
    fn node(&self) -> NodeId {
        self.node
    }

    fn tell(&self, topic: Topic, words: Bytes) {
        let mut doors = self.house.doors();
        doors.listeners.retain(|listener| !listener.tell.is_closed());
        if doors.cut_off.contains(&self.node) {
            return;
        }
        for Listener { node, topic: of, tell } in &doors.listeners {
            if *node != self.node && *of == topic && !doors.cut_off.contains(node) {
                _ = tell.try_send((self.node, words.clone()));
            }
        }
    }

    fn hear(&self, topic: Topic) -> Hearing {
        let (tell, hearing) = Hearing::new();
        self.house.doors().listeners.push(Listener { node: self.node, topic, tell });
        hearing
    }

    fn claim(&self, duty: &'static str, time: Duration) -> Pending<'_, bool> {
        let now = Instant::now();
        let mut doors = self.house.doors();
        let free = doors.duties.get(duty).is_none_or(|until| *until <= now);
        if free {
            doors.duties.insert(duty, now + time);
        }
        Box::pin(ready(Ok(free)))
    }
}
