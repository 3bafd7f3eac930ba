//! A socket's life: hello, messages, and an end.

use std::{
    future::{Future, poll_fn},
    io::ErrorKind,
    net::IpAddr,
    pin::Pin,
    sync::{Arc, atomic::Ordering},
    task::{Context, Poll},
    time::Duration,
};

use moonhare_rooms::{
    ByeCode, ClientMessage, CommandId, Connection, Hello, Outlet, Pong, Refused, RoomCode, RoomRefusal,
    ServerMessage,
};
use serde::Deserialize;
use tokio::time::{Instant, Sleep, sleep};
use tungstenite::{
    Error, Message, Utf8Bytes,
    protocol::{Role, WebSocketConfig, WebSocketContext},
};

use super::line::Line;
use super::open;
use super::wire::{Ends, Left, Wire};
use crate::{
    ApiError,
    api::Visitor,
    limits::{
        BAD_MESSAGES_MAX, HELLO_S_MAX, MESSAGE_BYTES_MAX, PING_AFTER_S, SILENT_S_MAX, SOCKET_READ_BYTES,
    },
    metrics::count,
    rate::Bucket,
    state::State,
};

/// Who opens a socket, and where to.
#[derive(Clone, Copy)]
pub(super) struct Guest {
    pub(super) visitor: Visitor,
    /// Where they come from, to the last bit.
    pub(super) address: Option<IpAddr>,
    pub(super) code: RoomCode,
    /// Without a secret one may look, because one has not guessed too many codes.
    pub(super) may_watch: bool,
}

/// Serves a socket until it is closed. Some of what it reads may have been read already.
pub(super) async fn run(state: &State, guest: Guest, line: Line, read: Vec<u8>) {
    count(&state.metrics.sockets_opened);
    let config = WebSocketConfig::default()
        .read_buffer_size(SOCKET_READ_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(MESSAGE_BYTES_MAX)
        .max_message_size(Some(MESSAGE_BYTES_MAX))
        .max_frame_size(Some(MESSAGE_BYTES_MAX));
    let mut session = Session {
        state,
        context: WebSocketContext::from_partially_read(read, Role::Server, Some(config)),
        pace: Bucket::full(state.config().messages_burst),
        heard: Instant::now(),
        alarm: Box::pin(sleep(PING_AFTER)),
        reads: 0,
        bad: 0,
        wire: Arc::new(Wire::new(line)),
    };
    let _known = guest.address.map(|address| state.sockets.know(address, &session.wire));
    if guest.address.is_some_and(|address| state.is_banned(address)) {
        // Since the request was looked at: the others were put out before this one was known.
        open::say_banned(&session.wire);
    }
    if let Some(hello) = session.hello().await {
        session.look(guest, hello).await;
    }
    // In a box: the session would have room for its end all its life.
    Box::pin(session.finish()).await;
    let metrics = &state.metrics;
    metrics.bytes_out.fetch_add(session.wire.sent(), Ordering::Relaxed);
    if session.wire.is_too_slow() {
        count(&metrics.slow_dropped);
    }
}

const PING_AFTER: Duration = Duration::from_secs(PING_AFTER_S);

struct Session<'a> {
    state: &'a State,
    context: WebSocketContext,
    pace: Bucket,
    /// How often bytes were read since they were last counted.
    reads: u32,
    /// When the client was last heard of.
    heard: Instant,
    /// When to see whether the client has been silent. It is not set anew for each message.
    alarm: Pin<Box<Sleep>>,
    /// Messages that made no sense.
    bad: u32,
    wire: Arc<Wire>,
}

/// What a session waits for.
enum Happened {
    Read(Result<Message, Error>),
    /// The client sends too much.
    TooMuch,
    /// The alarm rings.
    Quiet,
    /// The socket shall be closed.
    Ended,
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

    async fn connect(&self, guest: Guest, hello: Hello) -> Result<Connection, ApiError> {
        if hello.secret.is_none() && !guest.may_watch {
            return Err(ApiError::TooManyRequests);
        }
        let outlet: Arc<dyn Outlet> = Arc::clone(&self.wire) as Arc<dyn Outlet>;
        let connected = self.state.rooms.connect(guest.code, hello, guest.visitor.address(), outlet).await;
        if let Ok(connection) = &connected
            && let Some(person) = connection.person()
        {
            self.state.doorbook.note(guest.code, person, guest.visitor.address());
        }
        guest.visitor.missed(self.state, connected.map_err(ApiError::from))
    }

    async fn look(&mut self, guest: Guest, hello: Hello) {
        let connection = match self.connect(guest, hello).await {
            Ok(connection) => connection,
            Err(refusal) => {
                let (code, message) = (refusal.code().into(), refusal.to_string());
                self.send(&ServerMessage::Refused(Refused { id: None, code, message }));
                self.wire.close(match refusal {
                    ApiError::Room(RoomRefusal::RoomNotFound) => ByeCode::RoomGone,
                    ApiError::Room(RoomRefusal::Restarting) => ByeCode::Restart,
                    ApiError::TooManyRequests => ByeCode::TooFast,
                    _ => ByeCode::Kicked,
                });
                return;
            }
        };
        while let Some(text) = self.next().await {
            count(&self.state.metrics.messages_in);
            if !self.handle(&connection, &text).await {
                return;
            }
        }
    }

    fn send(&self, message: &ServerMessage) {
        self.wire.send_text(&message.json());
    }

    /// Returns whether to go on.
    async fn handle(&mut self, connection: &Connection, text: &str) -> bool {
        match serde_json::from_str::<ClientMessage>(text) {
            Ok(ClientMessage::Ping(number)) => {
                self.send(&ServerMessage::Pong(Pong { n: number, now_ms: self.state.rooms.now_ms() }));
                true
            }
            Ok(message) => connection.say(message).await.is_ok(),
            Err(_) => {
                self.bad += 1;
                if self.bad > BAD_MESSAGES_MAX {
                    self.wire.close(ByeCode::BadMessage);
                    return false;
                }
                self.send(&bad_message(text));
                true
            }
        }
    }

    /// The next text that the client sends; nothing when the socket shall be closed.
    async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            match poll_fn(|cx| self.poll_happened(cx)).await {
                Happened::Read(Ok(Message::Text(text))) => {
                    self.heard = Instant::now();
                    return Some(text);
                }
                Happened::Read(Ok(Message::Binary(_))) => {
                    self.wire.close(ByeCode::BadMessage);
                    return None;
                }
                Happened::Read(
                    Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::AlreadyClosed),
                ) => {
                    return None;
                }
                Happened::Read(Ok(_)) => self.heard = Instant::now(),
                Happened::Read(Err(Error::Io(_))) | Happened::Ended => return None,
                Happened::Read(Err(_)) => {
                    self.wire.close(ByeCode::BadMessage);
                    return None;
                }
                Happened::TooMuch => {
                    self.wire.close(ByeCode::TooFast);
                    return None;
                }
                Happened::Quiet => self.ping_if_silent()?,
            }
        }
    }

    /// Sends what waits, as far as that goes, until something happens.
    fn poll_happened(&mut self, cx: &mut Context<'_>) -> Poll<Happened> {
        if matches!(self.wire.poll_flush(cx), Left::Closing(_) | Left::Broken) {
            return Poll::Ready(Happened::Ended);
        }
        let read = self.context.read(&mut Ends { wire: &self.wire, cx, reads: &mut self.reads });
        if !self.keeps_pace(read.is_ok()) {
            return Poll::Ready(Happened::TooMuch);
        }
        match read {
            Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                self.alarm.as_mut().poll(cx).map(|()| Happened::Quiet)
            }
            message => Poll::Ready(Happened::Read(message)),
        }
    }

    /// Counts what was read: every message, pings too, and every time that bytes came. A message is mostly both, but one
    /// in a thousand pieces, or in pieces of nothing, is much work and no message.
    fn keeps_pace(&mut self, message: bool) -> bool {
        let read = std::mem::take(&mut self.reads).max(u32::from(message));
        if read == 0 {
            return true;
        }
        let config = self.state.config();
        self.pace.take(read, config.messages_burst, f64::from(config.messages_per_s))
    }

    /// Pings a client that has not been heard of for long; nothing when that was too long.
    fn ping_if_silent(&mut self) -> Option<()> {
        let silent = self.heard.elapsed();
        if silent >= Duration::from_secs(SILENT_S_MAX) {
            return None;
        }
        // Somebody who sent something in the meantime is pinged later.
        let next = if silent < PING_AFTER { self.heard + PING_AFTER } else { Instant::now() + PING_AFTER };
        self.alarm.as_mut().reset(next);
        if silent >= PING_AFTER {
            self.wire.ping();
        }
        Some(())
    }

    /// Sends the rest, closes in order, and waits a little for the client to do the same.
    async fn finish(&mut self) {
        const GOODBYE: Duration = Duration::from_secs(2);
        let Self { wire, context, reads, .. } = self;
        let rest = async {
            // The library's answer to a client that closes. If that can't be sent, the client is gone.
            _ = poll_fn(|cx| Poll::Ready(context.flush(&mut Ends { wire, cx, reads }))).await;
            let left = poll_fn(|cx| match wire.poll_flush(cx) {
                Left::Sending => Poll::Pending,
                left => Poll::Ready(left),
            });
            if matches!(left.await, Left::Closing(_)) {
                // Until the client has read the last message and closes, its bytes are thrown away.
                let mut sink = [0; 512];
                while wire.stream().readable().await.is_ok() {
                    match wire.stream().try_read(&mut sink) {
                        Ok(0) => return,
                        Ok(_) => {}
                        Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                        Err(_) => return,
                    }
                }
            }
        };
        _ = tokio::time::timeout(GOODBYE, rest).await;
    }
}

/// Answers what can't be understood, with its id if it has one.
fn bad_message(text: &str) -> ServerMessage {
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum WithId {
        Do { id: CommandId },
        Room { id: CommandId },
    }
    let id = serde_json::from_str(text).ok().map(|(WithId::Do { id } | WithId::Room { id })| id);
    let code = ByeCode::BadMessage;
    ServerMessage::Refused(Refused { id, code: "bad_message".into(), message: code.message().into() })
}
