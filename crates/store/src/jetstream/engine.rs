//! Asking JetStream, and what its answers are worth.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Duration,
};

use async_nats::{Client, ConnectOptions, HeaderMap, Message, Request, StatusCode};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use bytes::Bytes;
use futures_util::StreamExt;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tokio::{
    sync::watch,
    time::{Instant, sleep, timeout, timeout_at},
};

use super::{
    address::{self, Login},
    gather::Waiting,
    message::{APPEND, Append},
};
use crate::{
    RoomId, StoreError,
    limits::{CLUSTER_ANSWER_MS_MAX, CLUSTER_REST_MS, CLUSTER_START_S_MAX, CLUSTER_TELLS_MAX},
};

/// The header by which an append says what it follows.
pub(super) const EXPECTED: &str = "Nats-Expected-Last-Subject-Sequence";
const WRONG_LAST_SEQUENCE: [u64; 2] = [10071, 10164];
const NO_MESSAGE: u64 = 10037;
/// There is no room for it, which the server says before it writes anything.
const NO_ROOM: [u64; 4] = [10023, 10047, 10054, 10122];

/// After the first try, the next one comes soon: what is in the way is most often another append that is just being stored.
const FIRST_REST_MS: u64 = 5;

/// Why there is no answer that one can go on with.
#[derive(Clone, Debug)]
pub(super) enum Trouble {
    /// The server's own no, with its code.
    Refused(u64, String),
    /// No answer, or none that tells what has become of the request: it may still be done.
    Silent(String),
    /// It was sent with others and turned away with them: none of them is stored, for whatever reason one of them gave.
    Together,
}

impl Trouble {
    pub(super) fn is_wrong_sequence(&self) -> bool {
        matches!(self, Self::Refused(code, _) if WRONG_LAST_SEQUENCE.contains(code))
    }

    /// Whether it is certain that this request was not done, and will not be by asking again.
    pub(super) fn is_no_room(&self) -> bool {
        matches!(self, Self::Refused(code, _) if NO_ROOM.contains(code))
    }
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Refused(code, said) => write!(f, "{said} ({code})"),
            Self::Silent(said) => f.write_str(said),
            Self::Together => f.write_str("another append of the same batch was refused"),
        }
    }
}

impl From<Trouble> for StoreError {
    fn from(trouble: Trouble) -> Self {
        Self::Failed(trouble.to_string())
    }
}

/// A message of a log, as its stream holds it.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    /// Its place in the stream, which the next append expects.
    pub(super) sequence: u64,
    /// What it says that it is.
    pub(super) header: String,
    pub(super) body: Bytes,
}

impl Stored {
    pub(super) fn append(&self, room: RoomId) -> Result<Append, StoreError> {
        Append::read(&self.header).map_err(|detail| StoreError::DamagedRoom {
            room,
            position: crate::Position(self.sequence),
            detail,
        })
    }
}

/// Messages that were asked for together.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) messages: Vec<Message>,
    /// How far the server looked, if it says so.
    pub(super) up_to: Option<u64>,
}

/// The connection to the servers.
#[derive(Debug)]
pub(super) struct Engine {
    pub(super) client: Client,
    /// A number that no other node has.
    pub(super) node: u64,
    appends: AtomicU64,
    closed: watch::Sender<bool>,
    /// The latest request got no answer.
    pub(super) troubled: AtomicBool,
}

#[derive(Deserialize)]
struct ApiError {
    #[serde(default)]
    code: u64,
    #[serde(default)]
    err_code: u64,
    #[serde(default)]
    description: String,
}

#[derive(Deserialize)]
struct Answer {
    error: Option<ApiError>,
}

impl Engine {
    /// Connects to one of these servers, and to another whenever that one is gone. Servers that are just starting are waited for.
    pub(super) async fn connect(servers: &[String], node: u64) -> Result<Self, StoreError> {
        let (servers, login) = address::apart(servers);
        Self::connect_as(login, &servers, node, Duration::from_secs(CLUSTER_START_S_MAX)).await
    }

    /// The same, as somebody, and with this much patience.
    pub(super) async fn connect_as(
        login: Option<Login>,
        servers: &[String],
        node: u64,
        patience: Duration,
    ) -> Result<Self, StoreError> {
        let deadline = Instant::now() + patience;
        let client = loop {
            let options = ConnectOptions::new();
            let options = match login.clone() {
                Some(login) => login.into(options),
                None => options,
            };
            let options = options
                .name(format!("moonhare {node:016x}"))
                .connection_timeout(Duration::from_secs(2))
                // A server that hangs is left after the second ping without an answer.
                .ping_interval(Duration::from_secs(1))
                .request_timeout(Some(Duration::from_millis(CLUSTER_ANSWER_MS_MAX)))
                .subscription_capacity(CLUSTER_TELLS_MAX)
                // A node that tells others need not hear itself.
                .no_echo()
                .max_reconnects(None)
                .reconnect_delay_callback(|tries| Duration::from_millis(50 * tries.min(10) as u64));
            match options.connect(servers).await {
                Ok(client) => break client,
                Err(error) if Instant::now() >= deadline => {
                    let servers = servers.join(", ");
                    return Err(StoreError::Failed(format!("no NATS server answers at {servers}: {error}")));
                }
                Err(_) => sleep(Duration::from_millis(CLUSTER_REST_MS)).await,
            }
        };
        let closed = watch::Sender::new(false);
        Ok(Self { client, node, appends: AtomicU64::new(0), closed, troubled: AtomicBool::new(false) })
    }

    /// The node's number, as it stands in subjects.
    pub(super) fn name(&self) -> String {
        format!("{:016x}", self.node)
    }

    /// An id that no other append has.
    pub(super) fn next_id(&self) -> String {
        format!("{:016x}-{}", self.node, self.appends.fetch_add(1, Ordering::Relaxed))
    }

    pub(super) fn close(&self) {
        self.closed.send_replace(true);
    }

    pub(super) fn is_closed(&self) -> bool {
        *self.closed.borrow()
    }

    /// Waits a little before the next try, longer after several; fails when the log is closed meanwhile.
    pub(super) async fn rest(&self, tries: u32) -> Result<(), StoreError> {
        let rest_ms = CLUSTER_REST_MS.min(FIRST_REST_MS << tries.min(10));
        let mut closed = self.closed.subscribe();
        let closing = closed.wait_for(|closed| *closed);
        match timeout(Duration::from_millis(rest_ms), closing).await {
            Err(_) => Ok(()),
            Ok(_) => Err(StoreError::Closed),
        }
    }

    async fn request(&self, subject: &str, request: Request) -> Result<Message, Trouble> {
        let mut closed = self.closed.subscribe();
        let answer = tokio::select! {
            answer = self.client.send_request(subject.to_owned(), request) => answer,
            _ = closed.wait_for(|closed| *closed) => return Err(Trouble::Silent("the log is closed".into())),
        };
        self.troubled.store(answer.is_err(), Ordering::Relaxed);
        answer.map_err(|error| Trouble::Silent(format!("no answer from the NATS servers: {error}")))
    }

    /// Asks the JetStream API.
    pub(super) async fn ask<T: DeserializeOwned>(&self, what: &str, with: &Value) -> Result<T, Trouble> {
        let body = Bytes::from(with.to_string());
        let answer = self.request(&format!("$JS.API.{what}"), Request::new().payload(body)).await?;
        read_answer(&answer.payload)
    }

    /// Stores one message, and gives its place when a majority has it.
    pub(super) async fn store(&self, subject: &str, headers: HeaderMap, body: Bytes) -> Result<u64, Trouble> {
        #[derive(Deserialize)]
        struct Stored {
            seq: u64,
        }
        let request = Request::new().payload(body).headers(headers);
        let answer = self.request(subject, request).await?;
        read_answer::<Stored>(&answer.payload).map(|stored| stored.seq)
    }

    /// Stores several messages of one stream, all or none, and gives the place of the last when a majority has them.
    pub(super) async fn store_together(&self, together: &[Waiting]) -> Result<u64, Trouble> {
        #[derive(Deserialize)]
        struct Stored {
            seq: u64,
            #[serde(default)]
            count: usize,
        }
        let id = self.next_id();
        let Some((last, before)) = together.split_last() else { return Err(Trouble::Together) };
        let headers = |at: usize, waiting: &Waiting| {
            let mut headers = waiting.append.headers(waiting.end);
            headers.insert("Nats-Batch-Id", id.as_str());
            headers.insert("Nats-Batch-Sequence", (at + 1).to_string());
            headers
        };
        for (at, waiting) in before.iter().enumerate() {
            let subject = waiting.subject.clone();
            let sent =
                self.client.publish_with_headers(subject, headers(at, waiting), waiting.body.clone()).await;
            sent.map_err(|error| Trouble::Silent(format!("not sent: {error}")))?;
        }
        let mut headers = headers(before.len(), last);
        headers.insert("Nats-Batch-Commit", "1");
        let request = Request::new().payload(last.body.clone()).headers(headers);
        let answer = self.request(&last.subject, request).await?;
        match read_answer::<Stored>(&answer.payload)? {
            Stored { seq, count } if count == together.len() => Ok(seq),
            // A server that knows nothing of batches takes them one by one: the log tells which.
            _ => Err(Trouble::Silent("the answer is not for the batch".into())),
        }
    }

    /// The message that a stream's leader finds: what was stored before the question is in the answer.
    async fn find(&self, stream: &str, with: Value, label: &str) -> Result<Option<Stored>, Trouble> {
        #[derive(Deserialize)]
        struct Found {
            message: Message,
        }
        #[derive(Deserialize)]
        struct Message {
            seq: u64,
            #[serde(default)]
            hdrs: String,
            #[serde(default)]
            data: String,
        }
        match self.ask::<Found>(&format!("STREAM.MSG.GET.{stream}"), &with).await {
            Ok(Found { message }) => {
                let bytes = |text: &str| {
                    BASE64_STANDARD.decode(text).map_err(|_| Trouble::Silent("an answer is damaged".into()))
                };
                let headers = bytes(&message.hdrs)?;
                let header = header_in(&headers, label).unwrap_or_default();
                Ok(Some(Stored { sequence: message.seq, header, body: bytes(&message.data)?.into() }))
            }
            Err(Trouble::Refused(NO_MESSAGE, _)) => Ok(None),
            Err(trouble) => Err(trouble),
        }
    }

    /// The last message of a subject.
    pub(super) async fn last(&self, stream: &str, subject: &str) -> Result<Option<Stored>, Trouble> {
        self.labelled(stream, subject, APPEND).await
    }

    /// The last message of a subject, with the header that says what it is.
    pub(super) async fn labelled(
        &self,
        stream: &str,
        subject: &str,
        label: &str,
    ) -> Result<Option<Stored>, Trouble> {
        self.find(stream, json!({ "last_by_subj": subject }), label).await
    }

    /// The first message of a subject from a place on.
    pub(super) async fn next(
        &self,
        stream: &str,
        subject: &str,
        from: u64,
    ) -> Result<Option<Stored>, Trouble> {
        self.find(stream, json!({ "seq": from, "next_by_subj": subject }), APPEND).await
    }

    /// Many messages at once, from whichever server has them: it may lag behind the leader a little.
    pub(super) async fn batch(&self, stream: &str, with: &Value) -> Result<Found, Trouble> {
        let silent = |error: &dyn std::fmt::Display| Trouble::Silent(format!("no answer: {error}"));
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(|error| silent(&error))?;
        let subject = format!("$JS.API.DIRECT.GET.{stream}");
        let asked = self.client.publish_with_reply(subject, inbox, Bytes::from(with.to_string())).await;
        asked.map_err(|error| silent(&error))?;
        let mut messages = Vec::new();
        loop {
            // From one message to the next, so that a long log may take its time.
            let deadline = Instant::now() + Duration::from_millis(CLUSTER_ANSWER_MS_MAX);
            let Ok(Some(answer)) = timeout_at(deadline, answers.next()).await else {
                self.troubled.store(true, Ordering::Relaxed);
                return Err(Trouble::Silent("the answer broke off".into()));
            };
            match answer.status {
                None => messages.push(answer),
                // The end of the batch, or nothing at all.
                Some(status) if status == 204 || status == StatusCode::NOT_FOUND => {
                    let up_to = header_of(&answer, "Nats-UpTo-Sequence").and_then(|up_to| up_to.parse().ok());
                    return Ok(Found { messages, up_to });
                }
                Some(status) => {
                    let said = answer.description.unwrap_or_default();
                    return Err(Trouble::Silent(format!("{status} {said}")));
                }
            }
        }
    }
}

fn read_answer<T: DeserializeOwned>(payload: &[u8]) -> Result<T, Trouble> {
    let damaged = |error: serde_json::Error| Trouble::Silent(format!("an answer is not understood: {error}"));
    if let Some(error) = serde_json::from_slice::<Answer>(payload).map_err(damaged)?.error {
        // What the server can't do just now it may still do, or have done.
        let passes = error.code >= 500 && !NO_ROOM.contains(&error.err_code);
        let said = error.description;
        return Err(if passes { Trouble::Silent(said) } else { Trouble::Refused(error.err_code, said) });
    }
    serde_json::from_slice(payload).map_err(damaged)
}

/// A header in the form in which it travels.
fn header_in(headers: &[u8], name: &str) -> Option<String> {
    let text = std::str::from_utf8(headers).ok()?;
    let mut lines = text.split("\r\n").filter_map(|line| line.split_once(':'));
    lines.find(|(found, _)| *found == name).map(|(_, value)| value.trim().to_owned())
}

/// A header of a message that came as it is.
pub(super) fn header_of<'a>(message: &'a Message, name: &'static str) -> Option<&'a str> {
    message.headers.as_ref()?.get(name).map(|value| value.as_str())
}

/// A message of a batch.
pub(super) fn stored_of(message: Message, header: &'static str) -> Option<Stored> {
    let sequence = header_of(&message, "Nats-Sequence")?.parse().ok()?;
    let header = header_of(&message, header)?.to_owned();
    Some(Stored { sequence, header, body: message.payload })
}
