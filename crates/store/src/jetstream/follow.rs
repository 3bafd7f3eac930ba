//! Hearing of what other nodes append.
//!
//! Streams tell what they have stored, once and to whoever listens at that moment. What is not heard, because a connection
//! or a leader was gone just then, is found by looking: the ends of all followed rooms, again and again.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{PoisonError, Weak},
    time::Duration,
};

use futures_util::StreamExt;
use serde_json::json;
use tokio::{
    sync::mpsc,
    task::AbortHandle,
    time::{MissedTickBehavior, interval},
};

use super::{
    Cluster,
    engine::{header_of, stored_of},
    message::{APPEND, Append},
    subjects::Subjects,
};
use crate::{
    RoomId,
    follow::Interest,
    limits::{ENDS_AT_ONCE_MAX, ENDS_LOOKED_AT_MS, ENDS_PER_ROUND_MAX},
};

/// Listens for the rooms that are followed, as long as there is the log.
pub(super) async fn listen(cluster: Weak<Cluster>, mut interests: mpsc::UnboundedReceiver<Interest>) {
    // Who is alone at a table only looks, and does not listen.
    let mut followed: HashMap<RoomId, Option<AbortHandle>> = HashMap::new();
    let mut looked_up_to = BTreeMap::new();
    let mut rounds = interval(Duration::from_millis(ENDS_LOOKED_AT_MS));
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looked_at = None;
    loop {
        tokio::select! {
            interest = interests.recv() => {
                let (Some(interest), Some(cluster)) = (interest, cluster.upgrade()) else { break };
                match interest {
                    Interest::Begins(room) => {
                        let task = tokio::spawn(hear(std::sync::Arc::downgrade(&cluster), room));
                        if let Some(Some(before)) = followed.insert(room, Some(task.abort_handle())) {
                            before.abort();
                        }
                    }
                    // Somebody may have begun to listen, or to follow again, before this was heard.
                    Interest::Rests(room) if !cluster.followers.is_listened_for(room) => {
                        if let Some(Some(task)) = followed.get_mut(&room).map(Option::take) {
                            task.abort();
                        }
                    }
                    Interest::Ends(room) if !cluster.followers.is_followed(room) => {
                        if let Some(Some(task)) = followed.remove(&room) {
                            task.abort();
                        }
                    }
                    Interest::Rests(_) | Interest::Ends(_) => {}
                }
            }
            _ = rounds.tick() => {
                let Some(cluster) = cluster.upgrade().filter(|cluster| !cluster.engine.is_closed()) else { break };
                let wrote = std::mem::take(&mut *cluster.wrote.lock().unwrap_or_else(PoisonError::into_inner));
                // Where this node's own append was taken, nothing was missed before it.
                let mut rooms: Vec<RoomId> = followed.keys().copied().filter(|room| !wrote.contains(room)).collect();
                rooms.sort_unstable();
                // With very many rooms each has its turn a little later.
                let from = looked_at.map_or(0, |last| rooms.partition_point(|room| *room <= last));
                rooms.rotate_left(from);
                if rooms.len() > ENDS_PER_ROUND_MAX {
                    rooms.truncate(ENDS_PER_ROUND_MAX);
                    // What came since the last round is not all that a room may have missed.
                    looked_up_to.clear();
                }
                looked_at = rooms.last().copied();
                cluster.look_at_ends(&rooms, &mut looked_up_to).await;
            }
        }
    }
    followed.into_values().flatten().for_each(|task| task.abort());
}

/// Hears what is stored of one room.
async fn hear(cluster: Weak<Cluster>, room: RoomId) {
    let Some(strong) = cluster.upgrade() else { return };
    let Ok(mut told) = strong.engine.client.subscribe(strong.subjects.told(room)).await else { return };
    // What was stored between the wish to follow and this moment is found by looking.
    strong.look_at_ends(&[room], &mut BTreeMap::new()).await;
    drop(strong);
    while let Some(message) = told.next().await {
        let Some(cluster) = cluster.upgrade() else { return };
        if let Some(Ok(append)) = header_of(&message, APPEND).map(Append::read) {
            cluster.followers.tell(room, append.head());
        }
    }
}

impl Cluster {
    /// Looks where the logs of these rooms end, as far as they have grown since the partition was last looked at, and wakes those who
    /// follow them.
    async fn look_at_ends(&self, rooms: &[RoomId], looked_up_to: &mut BTreeMap<u64, u64>) {
        let mut partitions: BTreeMap<u64, Vec<String>> = BTreeMap::new();
        for room in rooms {
            partitions.entry(self.subjects.partition(*room)).or_default().push(self.subjects.log(*room));
        }
        for (partition, subjects) in partitions {
            let from = looked_up_to.get(&partition).map_or(0, |up_to| up_to + 1);
            let mut looked = None;
            for some in subjects.chunks(ENDS_AT_ONCE_MAX) {
                let with = json!({ "multi_last": some, "batch": some.len(), "seq": from });
                // Who does not answer now is asked in the next round.
                let Ok(found) = self.engine.batch(&self.subjects.stream(partition), &with).await else {
                    return;
                };
                looked = looked.into_iter().chain(found.up_to).min();
                for message in found.messages {
                    let room = header_of(&message, "Nats-Subject").and_then(Subjects::room_of);
                    let append = stored_of(message, APPEND).map(|stored| Append::read(&stored.header));
                    if let (Some(room), Some(Ok(append))) = (room, append) {
                        self.followers.tell(room, append.head());
                    }
                }
            }
            looked_up_to.extend(looked.map(|up_to| (partition, up_to)));
        }
    }
}
