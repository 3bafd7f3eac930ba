//! The few requests that come before a socket.

use std::net::SocketAddr;

use anyhow::{Context, ensure};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Posts JSON and gives the answer's JSON.
pub(super) async fn post(address: SocketAddr, path: &str, body: &Value) -> anyhow::Result<Value> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).await?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the server's answer has no body")?;
    ensure!(head.starts_with("HTTP/1.1 20"), "{path}: {}", body.trim());
    serde_json::from_str(body).with_context(|| format!("{path} answered no JSON"))
}
