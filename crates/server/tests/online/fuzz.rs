//! Frames that no browser would send: the socket is closed or answered, and nothing in the server falls over.

use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::Server;

/// Panics anywhere in this process: those of the server's tasks would not fail a test by themselves.
static PANICS: AtomicU32 = AtomicU32::new(0);

/// A text as a client frames it, with a mask of zeros, so that it can be read here.
fn frame(text: &str) -> Vec<u8> {
    let length = u16::try_from(text.len()).expect("a short text");
    let mut frame = vec![0x81, 0x80 | 126];
    frame.extend(length.to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(text.bytes());
    frame
}

#[tokio::test]
async fn fuzz_frames() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        usual(panic);
    }));
    let server = Server::start().await;
    let (code, secret) = server.room().await;
    let upgrade = format!(
        "GET /api/rooms/{code}/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    let hello = frame(&json!({ "hello": { "secret": secret } }).to_string());
    let good: Vec<Vec<u8>> = [
        json!({ "ping": 1 }),
        json!({ "typing": true }),
        json!({ "sounding": true }),
        json!({ "draft": { "card": 3 } }),
        json!({ "do": { "id": "a", "command": { "vote": { "slots": [1] } } } }),
        json!({ "room": { "id": "b", "command": { "settings": { "edition": "party" } } } }),
    ]
    .iter()
    .map(|message| [hello.clone(), frame(&message.to_string())].concat())
    .collect();
    let mut answered = 0;
    for input in moonhare_fuzz::changed(&good, 400) {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(upgrade.as_bytes()).await.unwrap();
        // A server that has enough may close before it has read it all.
        _ = stream.write_all(&input).await;
        _ = stream.shutdown().await;
        let mut heard = Vec::new();
        _ = stream.read_to_end(&mut heard).await;
        answered += u32::from(heard.windows(7).any(|window| window == b"welcome"));
        assert_eq!(PANICS.load(Ordering::Relaxed), 0, "the server panicked");
    }
    assert!(answered > 40, "only {answered} were welcomed");
    assert_eq!(server.get("/healthz").await.0, 200);
    server.stop().await;
}
