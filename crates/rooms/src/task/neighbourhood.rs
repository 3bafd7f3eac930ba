//! What all nodes of a house know of each other: the tables that everybody may find, and how much the house holds.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError, Weak},
    time::Duration,
};

use bytes::Bytes;
use moonhare_store::{NodeId, Topic, Totals};
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::{rooms::Rooms, shared::Shared};
use crate::{
    Preview,
    limits::{HOUSE_TELLS_TABLES_MAX, HOUSE_TOLD_EVERY_MS, HOUSE_TOLD_S, STOCK_TAKEN_EVERY_S},
};

/// The duty of counting what the house holds.
const COUNTING: &str = "count";

/// What a node tells all others.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct HouseNews {
    /// Its tables that everybody may find.
    tables: Vec<Preview>,
    /// Rooms and bytes of blobs of the whole house, from whoever counted them.
    stock: Option<(u64, u64)>,
}

/// Tables that everybody may find, at other nodes.
#[derive(Debug, Default)]
pub(super) struct TablesElsewhere(Mutex<BTreeMap<NodeId, (Instant, Vec<Preview>)>>);

impl TablesElsewhere {
    fn hear(&self, node: NodeId, tables: Vec<Preview>) {
        let until = Instant::now() + Duration::from_secs(HOUSE_TOLD_S);
        let mut nodes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.is_empty() {
            nodes.remove(&node);
        } else {
            nodes.insert(node, (until, tables));
        }
    }

    /// All of them, of nodes that were heard lately.
    pub(super) fn all(&self) -> Vec<Preview> {
        let now = Instant::now();
        let mut nodes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        nodes.retain(|_, (until, _)| *until > now);
        nodes.values().flat_map(|(_, tables)| tables.iter().cloned()).collect()
    }
}

/// Tells and hears, as long as there are the rooms.
pub(super) async fn keep_company(shared: Weak<Shared>) {
    let Some(mut hearing) = shared.upgrade().map(|shared| shared.neighbours.hear(Topic::House)) else {
        return;
    };
    let mut ticks = interval(Duration::from_millis(HOUSE_TOLD_EVERY_MS));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut count_at, mut told_any) = (Instant::now(), false);
    loop {
        tokio::select! {
            (node, words) = hearing.next() => {
                let Some(shared) = shared.upgrade() else { return };
                let Ok(news) = serde_json::from_slice::<HouseNews>(&words) else { continue };
                if let Some((rooms, blob_bytes)) = news.stock {
                    shared.stock.set(rooms, blob_bytes);
                }
                shared.tables_elsewhere.hear(node, news.tables);
            }
            _ = ticks.tick() => {
                let Some(shared) = shared.upgrade() else { return };
                let mut news = HouseNews::default();
                if Instant::now() >= count_at {
                    count_at = Instant::now() + Duration::from_secs(STOCK_TAKEN_EVERY_S);
                    news.stock = count(&shared).await.map(|totals| (totals.rooms, totals.blob_bytes));
                }
                news.tables = Rooms::of(&shared).public_here(HOUSE_TELLS_TABLES_MAX).await;
                let any = !news.tables.is_empty();
                // Who has nothing to say says so once.
                if (any || told_any || news.stock.is_some())
                    && let Ok(words) = serde_json::to_vec(&news)
                {
                    shared.neighbours.tell(Topic::House, Bytes::from(words));
                }
                told_any = any;
            }
        }
    }
}

/// Counts what the house holds, if that is this node's duty now.
async fn count(shared: &Arc<Shared>) -> Option<Totals> {
    let time = Duration::from_secs(STOCK_TAKEN_EVERY_S - 1);
    if !shared.neighbours.claim(COUNTING, time).await.is_ok_and(|mine| mine) {
        return None;
    }
    let totals = shared.log.totals().await.ok()?;
    shared.stock.set(totals.rooms, totals.blob_bytes);
    Some(totals)
}
