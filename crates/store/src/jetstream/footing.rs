//! What a house stands on, looked at from outside: nothing is made, and nobody is waited for.

use std::time::Duration;

use futures_util::future::join_all;
use serde::Deserialize;
use serde_json::Value;

use super::{
    address,
    engine::{Engine, Trouble},
    streams::{NO_SUCH_STREAM, begun_with},
    subjects::Subjects,
};
use crate::{StoreError, limits::PARTITIONS_MIN};

/// The NATS servers of a house, and what they hold of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Footing {
    /// Every server, by its address.
    pub servers: Vec<(String, Stands)>,
    /// The house's streams, where one of the servers could be asked.
    pub streams: Option<Streams>,
}

/// How a server is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stands {
    /// It answers.
    Yes {
        /// Its version, as it says it.
        version: String,
        /// It can keep a log.
        jetstream: bool,
    },
    /// It can't be asked, for this reason.
    No(String),
}

/// The streams of a house, taken together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Streams {
    /// So many are there …
    pub there: u64,
    /// … of so many; those that are not there are made when a node starts.
    pub wanted: u64,
    /// Copies that each has, at least.
    pub copies: usize,
    /// So many have a copy that is gone or behind, or nobody who leads.
    pub limping: u64,
    /// Why there is no more to tell.
    pub trouble: Option<String>,
}

#[derive(Deserialize)]
struct Info {
    config: Config,
    cluster: Option<Copies>,
}

#[derive(Deserialize)]
struct Config {
    num_replicas: usize,
}

#[derive(Deserialize)]
struct Copies {
    leader: Option<String>,
    #[serde(default)]
    replicas: Vec<Copy>,
}

#[derive(Deserialize)]
struct Copy {
    current: bool,
}

impl Footing {
    /// Looks at the servers of the house of this name. It asks each once, and changes nothing.
    ///
    /// # Errors
    /// When the house can't have this name.
    pub async fn of(servers: &[String], house: &str) -> Result<Self, StoreError> {
        let subjects = Subjects::named(house)?;
        let (bare, _) = address::apart(servers);
        let asked = join_all(bare.iter().map(|server| connect(servers, server))).await;
        let engine =
            asked.iter().filter_map(|asked| asked.as_ref().ok()).find(|engine| has_jetstream(engine));
        let streams = match engine {
            Some(engine) => Some(look_at_streams(engine, subjects).await),
            None => None,
        };
        let stands = asked.iter().map(|asked| match asked {
            Ok(engine) => {
                Stands::Yes { version: engine.client.server_info().version, jetstream: has_jetstream(engine) }
            }
            Err(StoreError::Failed(why)) => Stands::No(why.clone()),
            Err(error) => Stands::No(error.to_string()),
        });
        Ok(Self { servers: bare.iter().cloned().zip(stands).collect(), streams })
    }
}

fn has_jetstream(engine: &Engine) -> bool {
    engine.client.server_info().jetstream
}

/// One of the servers, asked as whoever the addresses name.
async fn connect(servers: &[String], one: &str) -> Result<Engine, StoreError> {
    let (_, login) = address::apart(servers);
    Engine::connect_as(login, &[one.to_owned()], 0, Duration::ZERO).await
}

async fn look_at_streams(engine: &Engine, mut subjects: Subjects) -> Streams {
    match begun_with(engine, &subjects).await {
        Ok(partitions) => subjects.partitions = partitions.unwrap_or(PARTITIONS_MIN),
        Err(trouble) => return Streams { trouble: Some(trouble.to_string()), ..Streams::default() },
    }
    let mut streams = Streams { wanted: subjects.partitions, ..Streams::default() };
    for partition in 0..subjects.partitions {
        let name = subjects.stream(partition);
        match engine.ask::<Info>(&format!("STREAM.INFO.{name}"), &Value::Null).await {
            Ok(info) => streams.add(&info),
            Err(Trouble::Refused(NO_SUCH_STREAM, _)) => {}
            Err(trouble) => {
                streams.trouble = Some(format!("{name}: {trouble}"));
                break;
            }
        }
    }
    streams
}

impl Streams {
    fn add(&mut self, info: &Info) {
        let copies = info.config.num_replicas;
        self.copies = if self.there == 0 { copies } else { self.copies.min(copies) };
        self.there += 1;
        let limps = info.cluster.as_ref().is_some_and(|cluster| {
            cluster.leader.is_none() || cluster.replicas.iter().any(|copy| !copy.current)
        });
        self.limping += u64::from(limps);
    }
}
