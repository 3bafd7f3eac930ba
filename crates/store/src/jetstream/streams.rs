//! The streams of a house: made by whichever node comes first.

use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::{
    engine::{Engine, Trouble},
    subjects::Subjects,
};
use crate::{
    StoreError,
    limits::{CLUSTER_START_S_MAX, PARTITIONS_MIN},
};

/// Copies of everything, where there are as many servers.
const REPLICAS: usize = 3;
pub(super) const NO_SUCH_STREAM: u64 = 10059;

/// The switch that lets a stream take several messages as one, since NATS 2.12.
const TOGETHER: &str = "allow_atomic";

#[derive(Deserialize)]
struct Info {
    config: Value,
}

impl Info {
    /// Whether several messages may be stored as one. A server alone would make a folder on its disk for each batch.
    fn takes_batches(&self) -> bool {
        self.config[TOGETHER] == true && self.config["num_replicas"].as_u64() > Some(1)
    }
}

/// How many partitions a house was begun with; nothing if it is not there yet.
pub(super) async fn begun_with(engine: &Engine, subjects: &Subjects) -> Result<Option<u64>, Trouble> {
    #[derive(Deserialize)]
    struct Names {
        streams: Option<Vec<String>>,
    }
    // No two streams may take the same subjects, so that it is one stream, whoever came first.
    let with = json!({ "subject": subjects.all(0) });
    let names: Names = engine.ask("STREAM.NAMES", &with).await?;
    Ok(names.streams.unwrap_or_default().iter().find_map(|name| Subjects::partitions_in(name)))
}

/// Whoever gives one address of three means all three.
fn servers_known(engine: &Engine, servers: usize) -> usize {
    servers.max(engine.client.server_info().connect_urls.len())
}

/// Makes the streams that are not there yet. Servers that are still looking for each other are waited for. Gives where everything
/// stands, and whether all streams take batches.
pub(super) async fn prepare(
    engine: &Engine,
    mut subjects: Subjects,
    servers: usize,
) -> Result<(Subjects, bool), StoreError> {
    let info = engine.client.server_info();
    if !info.jetstream {
        return Err(StoreError::Failed(format!(
            "the NATS server {} has no JetStream: start it with a `jetstream` block in its settings",
            info.server_name
        )));
    }
    let known = servers_known(engine, servers);
    let replicas = if info.cluster.is_some() { known.clamp(1, REPLICAS) } else { 1 };
    let deadline = Instant::now() + Duration::from_secs(CLUSTER_START_S_MAX);
    let mut take_batches = true;
    let mut partition = 0;
    while partition < subjects.partitions {
        match prepare_one(engine, &mut subjects, partition, replicas).await {
            Ok(info) => {
                take_batches &= info.takes_batches();
                partition += 1;
            }
            Err(trouble) if Instant::now() > deadline => {
                let name = subjects.stream(partition);
                return Err(StoreError::Failed(format!("the stream {name} can't be made: {trouble}")));
            }
            Err(_) => engine.rest(u32::MAX).await?,
        }
    }
    Ok((subjects, take_batches))
}

async fn prepare_one(
    engine: &Engine,
    subjects: &mut Subjects,
    partition: u64,
    replicas: usize,
) -> Result<Info, Trouble> {
    if partition == 0 {
        // The first stream says how many there are. All nodes begin with the same number, because servers may let two streams through that are made at once.
        let begun_with = begun_with(engine, subjects).await?;
        subjects.partitions = begun_with.unwrap_or(PARTITIONS_MIN);
    }
    let name = subjects.stream(partition);
    match engine.ask::<Info>(&format!("STREAM.INFO.{name}"), &Value::Null).await {
        Err(Trouble::Refused(NO_SUCH_STREAM, _)) => {
            let config = config(subjects, partition, replicas);
            engine.ask::<Info>(&format!("STREAM.CREATE.{name}"), &config).await
        }
        // Made by a release that sent every append by itself; everything else stays as it is.
        Ok(mut info) if info.config[TOGETHER] != true => {
            info.config[TOGETHER] = true.into();
            engine.ask::<Info>(&format!("STREAM.UPDATE.{name}"), &info.config).await
        }
        found => found,
    }
}

fn config(subjects: &Subjects, partition: u64, replicas: usize) -> Value {
    json!({
        "name": subjects.stream(partition),
        "subjects": [subjects.all(partition)],
        "retention": "limits",
        "storage": "file",
        "discard": "new",
        "num_replicas": replicas,
        "max_age": 0,
        "max_msgs": -1,
        "max_bytes": -1,
        "max_consumers": -1,
        // Reading from the nearest server …
        "allow_direct": true,
        // … one message a blob …
        "allow_rollup_hdrs": true,
        // … and duties that end by themselves.
        "allow_msg_ttl": true,
        // Appends that wait together are stored together.
        (TOGETHER): true,
        // Followers hear of what is stored, and never of what was refused.
        "republish": { "src": subjects.logs(partition), "dest": subjects.told_by(partition), "headers_only": true },
        "metadata": { "moonhare": "1" },
    })
}
