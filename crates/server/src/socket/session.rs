//! A socket's life: hello, messages, and an end.

use std::{sync::Arc, sync::atomic::Ordering, time::Duration};

use bytes::Bytes;
use moonhare_rooms::{ByeCode, ClientMessage, Hello, Looking, Outlet, RoomCode};
use tokio::time::Instant;
use tungstenite::{
    Error, Message,
    protocol::{Role, WebSocketConfig, WebSocketContext},
};

use super::wire::{Ends, Left, Wire};
use crate::{
    limits::{
        BAD_MESSAGES_MAX, HELLO_S_MAX, MESSAGE_BYTES_MAX, PING_AFTER_S, SILENT_S_MAX, SOCKET_READ_BYTES,
    },
    metrics::count,
    rate::Bucket,
    state::State,
};

/// Serves a socket until it is closed.
pub(super) async fn run(state: &State, code: RoomCode, wire: Arc<Wire>, read: &[u8]) {
    let config = WebSocketConfig::default()
        .read_buffer_size(SOCKET_READ_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(MESSAGE_BYTES_MAX)
        .max_message_size(Some(MESSAGE_BYTES_MAX))
        .max_frame_size(Some(MESSAGE_BYTES_MAX));
    let mut session = Session {
        state,
        context: WebSocketContext::from_partially_read(read.to_vec(), Role::Server, Some(config)),
        pace: Bucket::full(state.config.messages_burst),
        heard: Instant::now(),
        bad: 0,
        wire,
    };
    if let Some(hello) = session.hello().await {
        session.look(code, hello).await;
    }
    session.finish().await;
    let metrics = &state.metrics;
    metrics.bytes_out.fetch_add(session.wire.sent(), Ordering::Relaxed);
    if session.wire.is_too_slow() {
        count(&metrics.slow_dropped);
    }
}

struct Session<'a> {
    state: &'a State,
    context: WebSocketContext,
    pace: Bucket,
    /// When the client was last heard of.
    heard: Instant,
    /// Messages that made no sense.
    bad: u32,
    wire: Arc<Wire>,
}

impl Session<'_> {
    /// The first message must say who it is.
    async fn hello(&mut self) -> Option<Hello> {
        let hello =
            tokio::time::timeout(Duration::from_secs(HELLO_S_MAX), self.next()).await.ok().flatten()?;
        match serde_json::from_str(&hello) {
            Ok(ClientMessage::Hello(hello)) => Some(hello),
            _ => {
                self.wire.close(ByeCode::BadMessage);
                None
            }
        }
    }

    async fn look(&mut self, code: RoomCode, hello: Hello) {
        let outlet: Arc<dyn Outlet> = Arc::clone(&self.wire) as Arc<dyn Outlet>;
        let looking = match self.state.tables.connect(code, hello, outlet).await {
            Ok(looking) => looking,
            Err(refusal) => {
                let told = serde_json::json!({
                    "refused": { "id": null, "code": refusal.code(), "message": refusal.to_string() }
                });
                self.wire.send_text(told.to_string().into());
                self.wire.close(match refusal.code() {
                    "room_not_found" => ByeCode::RoomGone,
                    "restarting" => ByeCode::Restart,
                    _ => ByeCode::Kicked,
                });
                return;
            }
        };
        while let Some(text) = self.next().await {
            count(&self.state.metrics.messages_in);
            let config = &self.state.config;
            if !self.pace.take(config.messages_burst, f64::from(config.messages_per_s)) {
                self.wire.close(ByeCode::TooFast);
                return;
            }
            if !self.handle(&looking, &text).await {
                return;
            }
        }
    }

    /// Returns whether to go on.
    async fn handle(&mut self, looking: &Looking, text: &str) -> bool {
        match serde_json::from_str::<ClientMessage>(text) {
            Ok(ClientMessage::Ping(number)) => {
                self.wire.send_text(Bytes::from(format!("{{\"pong\":{number}}}")));
                true
            }
            Ok(message) => looking.say(message).await.is_ok(),
            Err(_) => {
                self.bad += 1;
                if self.bad > BAD_MESSAGES_MAX {
                    self.wire.close(ByeCode::BadMessage);
                    return false;
                }
                self.wire.send_text(bad_message(text).into());
                true
            }
        }
    }

    /// The next text that the client sends; nothing when the socket shall be closed.
    async fn next(&mut self) -> Option<String> {
        loop {
            match self.context.read(&mut Ends(&self.wire)) {
                Ok(Message::Text(text)) => {
                    self.heard = Instant::now();
                    return Some(text.as_str().to_owned());
                }
                Ok(Message::Binary(_)) => {
                    self.wire.close(ByeCode::BadMessage);
                    return None;
                }
                Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::AlreadyClosed) => return None,
                Ok(_) => self.heard = Instant::now(),
                Err(Error::Io(error)) if error.kind() == std::io::ErrorKind::WouldBlock => {
                    if !self.wait().await {
                        return None;
                    }
                }
                Err(Error::Io(_)) => return None,
                Err(_) => {
                    self.wire.close(ByeCode::BadMessage);
                    return None;
                }
            }
        }
    }

    /// Waits until there is something to read, and meanwhile sends what waits. Returns whether to go on.
    async fn wait(&mut self) -> bool {
        loop {
            let left = self.wire.flush();
            if matches!(left, Left::Closing(_) | Left::Broken) {
                return false;
            }
            let silent = Instant::now() - self.heard;
            if silent >= Duration::from_secs(SILENT_S_MAX) {
                return false;
            }
            let stream = self.wire.stream();
            tokio::select! {
                ready = stream.readable() => return ready.is_ok(),
                ready = stream.writable(), if left == Left::Sending => if ready.is_err() { return false },
                () = self.wire.wake.notified() => {}
                () = tokio::time::sleep(Duration::from_secs(PING_AFTER_S)) => {
                    let ping = Message::Ping(Bytes::new());
                    if self.context.write(&mut Ends(&self.wire), ping).is_err()
                        || self.context.flush(&mut Ends(&self.wire)).is_err()
                    {
                        return false;
                    }
                }
            }
        }
    }

    /// Sends the rest, closes in order, and waits a little for the client to do the same.
    async fn finish(&mut self) {
        const GOODBYE: Duration = Duration::from_secs(2);
        let wire = Arc::clone(&self.wire);
        _ = self.context.flush(&mut Ends(&wire));
        let rest = async {
            while wire.flush() == Left::Sending {
                if wire.stream().writable().await.is_err() {
                    return;
                }
            }
            if matches!(wire.flush(), Left::Closing(_)) {
                // Until the client has read the last message and closes, its bytes are thrown away.
                let mut sink = [0; 512];
                while wire.stream().readable().await.is_ok() {
                    match wire.stream().try_read(&mut sink) {
                        Ok(0) => return,
                        Ok(_) => {}
                        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                        Err(_) => return,
                    }
                }
            }
        };
        _ = tokio::time::timeout(GOODBYE, rest).await;
    }
}

/// Answers what can't be understood, with its id if it has one.
fn bad_message(text: &str) -> String {
    let sent: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    let id = ["do", "room"].iter().find_map(|kind| sent[kind]["id"].as_str());
    let message = "this message is not understood; see the protocol";
    serde_json::json!({ "refused": { "id": id, "code": "bad_message", "message": message } }).to_string()
}
