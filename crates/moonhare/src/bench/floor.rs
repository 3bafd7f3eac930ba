//! The floor: a plain WebSocket fan-out on tokio, with no game and no disk behind it.

use std::collections::HashMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;
use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::gaps::Gaps;
use super::socket::{Socket, small};
use super::table::PLAYERS;

/// As long as a usual command.
const COMMAND: &str = r#"{"do":{"id":"c123","command":{"give":{"cards":[41]}}}}"#;

type Tables = Arc<Mutex<HashMap<String, Vec<mpsc::UnboundedSender<Utf8Bytes>>>>>;

/// Serves: who connects to `/TABLE/BYTES` gets a text of so many bytes for each message that anyone at the table sends.
pub(super) async fn serve(port: u16) -> anyhow::Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.context("the port is taken")?;
    let tables = Tables::default();
    loop {
        let (stream, _) = listener.accept().await?;
        tokio::spawn(session(stream, Arc::clone(&tables)));
    }
}

async fn session(stream: TcpStream, tables: Tables) -> anyhow::Result<()> {
    stream.set_nodelay(true)?;
    let mut path = String::new();
    #[allow(clippy::result_large_err, reason = "the library's callback wants it")]
    let note = |request: &tokio_tungstenite::tungstenite::handshake::server::Request, response| {
        request.uri().path().clone_into(&mut path);
        Ok(response)
    };
    let socket = tokio_tungstenite::accept_hdr_async_with_config(stream, note, Some(small())).await?;
    let bytes = path.rsplit('/').next().and_then(|bytes| bytes.parse().ok()).unwrap_or(1);
    let update = Utf8Bytes::from("x".repeat(bytes));
    let (mut sink, mut source) = socket.split();
    let (sender, mut updates) = mpsc::unbounded_channel();
    tables.lock().unwrap_or_else(PoisonError::into_inner).entry(path.clone()).or_default().push(sender);
    tokio::spawn(async move {
        while let Some(update) = updates.recv().await {
            if sink.send(Message::Text(update)).await.is_err() {
                break;
            }
        }
    });
    while let Some(Ok(message)) = source.next().await {
        if message.is_text() {
            let tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
            for viewer in tables.get(&path).into_iter().flatten() {
                _ = viewer.send(update.clone());
            }
        }
    }
    Ok(())
}

/// Six clients of the bare fan-out.
pub(super) struct BareTable {
    sockets: Vec<Socket>,
    next: usize,
}

/// Connects six clients.
pub(super) async fn set(address: SocketAddr, number: usize, bytes: usize) -> anyhow::Result<BareTable> {
    let mut sockets = Vec::with_capacity(PLAYERS);
    for _ in 0..PLAYERS {
        sockets.push(Socket::connect(address, &format!("/{number}/{bytes}")).await?);
    }
    Ok(BareTable { sockets, next: 0 })
}

impl BareTable {
    /// One message, until all six have its echo; the bytes that they got.
    pub(super) async fn command(&mut self, gaps: &Gaps) -> anyhow::Result<usize> {
        self.next = (self.next + 1) % PLAYERS;
        self.sockets[self.next].send(COMMAND.to_owned()).await?;
        let mut bytes = 0;
        for socket in &mut self.sockets {
            bytes += socket.next().await?.1;
            gaps.heard();
        }
        Ok(bytes)
    }
}
