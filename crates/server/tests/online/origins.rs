//! A page of another site can't speak for whoever looks at it.

use std::sync::Arc;

use moonhare_rooms::MemoryLog;
use moonhare_server::Config;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::harness::Server;

/// What a page of `origin` is answered, that believes the server is called `host`.
async fn status(server: &Server, request: &str, host: &str, origin: &str) -> u16 {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!("{request} HTTP/1.1\r\nhost: {host}\r\norigin: {origin}\r\n");
    let rest = if request.ends_with("/socket") {
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    } else {
        "connection: close\r\ncontent-type: text/plain\r\ncontent-length: 14\r\n\r\n{\"name\":\"Ana\"}"
    };
    stream.write_all((head + rest).as_bytes()).await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    std::str::from_utf8(&start[9..]).unwrap().parse().unwrap()
}

#[tokio::test]
async fn only_our_own_pages_may_change_anything() {
    // The server's own address stands for `HERE`.
    let cases = [
        (None, "HERE", "http://HERE", true),
        (None, "hare.local:7777", "http://hare.local:7777", true),
        (None, "hare.local", "http://hare.local:80", true),
        (None, "HERE", "http://evil.example", false),
        (None, "HERE", "null", false),
        (None, "HERE", "http://127.0.0.1:1", false),
        (Some("https://play.example.org"), "play.example.org", "https://play.example.org", true),
        (Some("https://play.example.org/"), "HERE", "https://Play.example.org:443", true),
        (Some("https://play.example.org"), "play.example.org", "http://play.example.org", false),
        (Some("https://play.example.org"), "play.example.org", "https://play.example.org:8443", false),
        // A name that somebody else let point to this machine.
        (Some("https://play.example.org"), "evil.example", "http://evil.example", false),
        // The operator at the machine itself: nobody else's page can have such an address.
        (Some("https://play.example.org"), "HERE", "http://HERE", true),
        (Some("https://play.example.org"), "localhost:7777", "http://localhost:7777", true),
        (Some("https://play.example.org"), "[::1]:7777", "http://[::1]:7777", true),
    ];
    for (public_url, host, origin, allowed) in cases {
        let config = Config { public_url: public_url.map(str::to_owned), ..Config::unhurried() };
        let server = Server::on(Arc::new(MemoryLog::new()), config).await;
        let (code, _) = server.room().await;
        let here = server.address.to_string();
        let (host, origin) = (host.replace("HERE", &here), origin.replace("HERE", &here));
        let posted = status(&server, "POST /api/rooms", &host, &origin).await;
        assert_eq!(posted, if allowed { 200 } else { 403 }, "{public_url:?} {host} {origin}");
        let socket = status(&server, &format!("GET /api/rooms/{code}/socket"), &host, &origin).await;
        assert_eq!(socket, if allowed { 101 } else { 403 }, "{public_url:?} {host} {origin}");
        server.stop().await;
    }
}
