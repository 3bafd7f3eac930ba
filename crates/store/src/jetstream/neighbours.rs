//! Telling other nodes over core NATS, and duties that one of them does.

use std::{sync::Arc, time::Duration};

use async_nats::{HeaderMap, client::RequestErrorKind};
use bytes::Bytes;
use futures_util::StreamExt;
use tokio::sync::mpsc;

use super::{Cluster, JetStreamLog, engine::EXPECTED};
use crate::{Hearing, Neighbours, NodeId, Pending, StoreError, Topic};

/// What is to be told: where, and which words.
pub(super) type Tell = (String, Bytes);

fn topic_name(topic: Topic) -> String {
    match topic {
        Topic::Room(room) => room.0.to_string(),
        Topic::House => "house".to_owned(),
    }
}

/// Tells what waits, as long as there is the log.
pub(super) async fn speak(client: async_nats::Client, mut tells: mpsc::Receiver<Tell>) {
    while let Some((subject, words)) = tells.recv().await {
        // Nobody waits for it, and the next words say more.
        _ = client.publish(subject, words).await;
    }
}

async fn forward(cluster: Arc<Cluster>, topic: String, tell: mpsc::Sender<(NodeId, Bytes)>) {
    let Ok(mut heard) = cluster.engine.client.subscribe(cluster.subjects.tell(&topic, "*")).await else {
        return;
    };
    let own = NodeId(cluster.engine.node);
    drop(cluster);
    loop {
        let message = tokio::select! {
            message = heard.next() => message,
            () = tell.closed() => return,
        };
        let Some(message) = message else { return };
        let node = message.subject.rsplit('.').next().and_then(|node| u64::from_str_radix(node, 16).ok());
        if let Some(node) = node.map(NodeId).filter(|node| *node != own) {
            // Whoever does not listen misses it.
            _ = tell.try_send((node, message.payload));
        }
    }
}

impl JetStreamLog {
    /// Whether any node serves this house now: whether anybody listens to what nodes tell each other about it.
    ///
    /// # Errors
    /// When the servers don't answer.
    pub async fn has_nodes(&self) -> Result<bool, StoreError> {
        let subject = self.0.subjects.tell(&topic_name(Topic::House), &self.0.engine.name());
        // Nobody answers there, but a server says at once when nobody listens. The words are none: nodes pass over them.
        match self.0.engine.client.request(subject, Bytes::new()).await.map_err(|error| error.kind()) {
            Err(RequestErrorKind::NoResponders) => Ok(false),
            Ok(_) | Err(RequestErrorKind::TimedOut) => Ok(true),
            Err(kind) => Err(StoreError::Failed(format!("no answer from the NATS servers: {kind}"))),
        }
    }
}

impl Neighbours for JetStreamLog {
    fn node(&self) -> NodeId {
        NodeId(self.0.engine.node)
    }

    fn tell(&self, topic: Topic, words: Bytes) {
        let subject = self.0.subjects.tell(&topic_name(topic), &self.0.engine.name());
        _ = self.0.tells.try_send((subject, words));
    }

    fn hear(&self, topic: Topic) -> Hearing {
        let (tell, hearing) = Hearing::new();
        tokio::spawn(forward(Arc::clone(&self.0), topic_name(topic), tell));
        hearing
    }

    fn claim(&self, duty: &'static str, time: Duration) -> Pending<'_, bool> {
        let subject = self.0.subjects.duty(duty);
        let mut headers = HeaderMap::new();
        headers.insert(EXPECTED, "0");
        headers.insert("Nats-TTL", format!("{}s", time.as_secs().max(1)));
        let words = Bytes::from(self.0.engine.name());
        self.open_for(async move {
            match self.0.engine.store(&subject, headers, words).await {
                Ok(_) => Ok(true),
                Err(trouble) if trouble.is_wrong_sequence() => Ok(false),
                Err(trouble) => Err(trouble.into()),
            }
        })
    }
}
