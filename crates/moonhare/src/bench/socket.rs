//! A WebSocket of a measuring client.

use std::net::SocketAddr;

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// Bytes of a small frame's head, from a server.
const HEAD_BYTES: usize = 2;
/// … and of one with more than 125 bytes in it.
const LONG_HEAD_BYTES: usize = 4;

/// One client's connection.
pub(super) struct Socket {
    stream: WebSocketStream<TcpStream>,
}

/// Small buffers: there are thousands of sockets in one process.
pub(super) fn small() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(0)
}

impl Socket {
    pub(super) async fn connect(address: SocketAddr, path: &str) -> anyhow::Result<Self> {
        let tcp = TcpStream::connect(address).await?;
        tcp.set_nodelay(true)?;
        let url = format!("ws://{address}{path}");
        let (stream, _) = tokio_tungstenite::client_async_with_config(url, tcp, Some(small())).await?;
        Ok(Self { stream })
    }

    pub(super) async fn send(&mut self, text: String) -> anyhow::Result<()> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next text, and how many bytes it was on the wire.
    pub(super) async fn next(&mut self) -> anyhow::Result<(String, usize)> {
        loop {
            match self.stream.next().await.context("the server closed a socket")?? {
                Message::Text(text) => {
                    let head = if text.len() > 125 { LONG_HEAD_BYTES } else { HEAD_BYTES };
                    let bytes = text.len() + head;
                    return Ok((text.as_str().to_owned(), bytes));
                }
                Message::Close(why) => bail!("the server closed a socket: {why:?}"),
                _ => {}
            }
        }
    }
}
