//! Behind a proxy that is trusted: limits count the addresses that it tells, not its own.

use std::{net::SocketAddr, sync::Arc};

use futures_util::{SinkExt, StreamExt};
use moonhare_rooms::MemoryLog;
use moonhare_server::Config;
use serde_json::json;
use tokio::{
    io::AsyncWriteExt,
    net::{TcpSocket, TcpStream},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest},
};

use crate::harness::Server;

/// Connections of one address in these tests.
const EACH_MAX: usize = 4;

async fn server() -> Server {
    let config = Config {
        trusted_header: Some("x-forwarded-for".into()),
        connections_per_address_max: EACH_MAX,
        ..Config::unhurried()
    };
    Server::on(Arc::new(MemoryLog::new()), config).await
}

/// The status of a request that the proxy passes on for this address.
pub(crate) async fn status(server: &Server, from: &str, path: &str) -> u16 {
    server.request("GET", path, &[("x-forwarded-for", from)], &[]).await.0
}

/// A socket that watches a room, or the status of the refusal. It comes from `local`, and the proxy tells `from`.
pub(crate) async fn watch(
    address: SocketAddr,
    code: &str,
    from: Option<&str>,
    local: Option<[u8; 4]>,
) -> Result<WebSocketStream<TcpStream>, u16> {
    let mut request = format!("ws://{address}/api/rooms/{code}/socket").into_client_request().unwrap();
    if let Some(from) = from {
        request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
    }
    let stream = connect(address, local).await;
    let mut socket = match client_async(request, stream).await {
        Ok((socket, _)) => socket,
        Err(Error::Http(answer)) => return Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    };
    socket.send(Message::text(json!({ "hello": {} }).to_string())).await.unwrap();
    let welcome = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(welcome.starts_with("{\"welcome\""), "{welcome}");
    Ok(socket)
}

/// A connection from an address of this machine; it has sixteen million of them.
pub(crate) async fn connect(to: SocketAddr, local: Option<[u8; 4]>) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    if let Some(local) = local {
        socket.bind((local, 0).into()).unwrap();
    }
    socket.connect(to).await.unwrap()
}

/// A request whose body does not come to its end.
async fn slow_body(server: &Server, from: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST /api/rooms HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {from}\r\ncontent-length: 90\r\n\r\n{{"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

/// Waits until the server has counted what was sent to it.
async fn until_refused(server: &Server, from: &str) {
    while status(server, from, "/healthz").await != 429 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn every_address_behind_the_proxy_has_its_own_connections() {
    let server = server().await;
    let (code, _) = server.room().await;
    let mut sockets = Vec::new();
    for household in 1..=3 {
        for _ in 0..EACH_MAX {
            let from = format!("203.0.113.{household}");
            sockets.push(watch(server.address, &code, Some(&from), None).await.unwrap());
        }
    }
    assert_eq!(watch(server.address, &code, Some("203.0.113.1"), None).await.err(), Some(429));
    assert_eq!(status(&server, "203.0.113.1", "/healthz").await, 429);
    assert_eq!(status(&server, "203.0.113.4", "/healthz").await, 200);
    // Whoever leaves makes room.
    drop(sockets.remove(0));
    while watch(server.address, &code, Some("203.0.113.1"), None).await.is_err() {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn one_address_with_slow_bodies_does_not_shut_out_the_others() {
    let server = server().await;
    let mut held = Vec::new();
    for _ in 0..EACH_MAX {
        held.push(slow_body(&server, "203.0.113.1").await);
    }
    until_refused(&server, "203.0.113.1").await;
    // More of the same are refused and hold nothing.
    held.push(slow_body(&server, "203.0.113.1").await);
    assert_eq!(status(&server, "203.0.113.2", "/api/packs").await, 200);
    drop(held);
    server.stop().await;
}

#[tokio::test]
async fn a_network_of_ipv6_addresses_counts_as_one() {
    let server = server().await;
    let mut held = Vec::new();
    for host in 1..=EACH_MAX {
        held.push(slow_body(&server, &format!("2001:db8:1:2::{host}")).await);
    }
    until_refused(&server, "2001:db8:1:2:ffff::9").await;
    assert_eq!(status(&server, "2001:db8:1:3::1", "/healthz").await, 200);
    drop(held);
    server.stop().await;
}

#[tokio::test]
async fn an_address_is_the_same_however_the_proxy_writes_it() {
    for (written, plain) in [
        ("203.0.113.7:4711", "203.0.113.7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("[2001:db8::7]", "2001:db8::7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("198.51.100.1, 203.0.113.7:1", "203.0.113.7"),
    ] {
        let config = Config {
            trusted_header: Some("x-forwarded-for".into()),
            entries_burst: 1,
            entries_per_min: 0,
            ..Config::unhurried()
        };
        let server = Server::on(Arc::new(MemoryLog::new()), config).await;
        assert_eq!(status(&server, written, "/api/rooms/BBBBBB").await, 404, "{written}");
        assert_eq!(status(&server, plain, "/api/rooms/BBBBBB").await, 429, "{plain} is {written}");
        assert_eq!(status(&server, "203.0.113.8", "/api/rooms/BBBBBB").await, 404);
        server.stop().await;
    }
}
