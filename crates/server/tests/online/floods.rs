//! What is slow, or much of nothing, is ended.

use std::sync::Arc;

use moonhare_rooms::MemoryLog;
use moonhare_server::Config;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use crate::harness::{Client, Server};

/// A clock that goes on whenever nothing else does.
#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let server = Server::start().await;
    for (path, begun) in [("/api/rooms", "{\"name\":"), ("/api/rooms/BBBBBB/recordings", "RIFF")] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let head = format!("POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n");
        let secret = "authorization: Bearer 00000000000000000000000000000000\r\n";
        stream.write_all(format!("{head}{secret}\r\n{begun}").as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 408 "), "{path}: {answer}");
        assert!(answer.contains("\"too_slow\""), "{path}: {answer}");
    }
    server.stop().await;
}

/// A body of which something comes every second has no more time than one of which nothing comes.
#[tokio::test(start_paused = true)]
async fn a_body_that_comes_a_byte_at_a_time_is_not_waited_for() {
    let server = Server::start().await;
    let stream = TcpStream::connect(server.address).await.unwrap();
    let (mut answer, mut body) = stream.into_split();
    let head = "POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-length: 16000\r\n\r\n";
    body.write_all(head.as_bytes()).await.unwrap();
    let trickling = tokio::spawn(async move {
        let mut bytes = 0;
        while body.write_all(b" ").await.is_ok() {
            bytes += 1;
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        }
        bytes
    });
    let mut told = [0; 12];
    answer.read_exact(&mut told).await.unwrap();
    assert_eq!(&told, b"HTTP/1.1 408");
    drop(answer);
    assert!(trickling.await.unwrap() < 60, "the connection is closed");
    server.stop().await;
}

/// The last that the server says to somebody after these messages.
async fn last_after(flood: impl Iterator<Item = Message>) -> Value {
    let config = Config { messages_burst: 30, messages_per_s: 1, ..Config::unhurried() };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    let (_, mut clients) = server.table(3).await;
    let client: &mut Client = &mut clients[2];
    for message in flood {
        client.send_raw(message).await;
    }
    client.send(json!({ "ping": 7 })).await;
    let mut last = json!(null);
    while last["pong"].is_null()
        && let Some(message) = client.receive().await
    {
        last = message;
    }
    server.stop().await;
    last
}

#[tokio::test]
async fn pings_count_against_the_pace() {
    let pings = (0..100).map(|_| Message::Ping(Default::default()));
    assert_eq!(last_after(pings).await["bye"]["code"], "too_fast");
}

#[tokio::test]
async fn pieces_of_a_message_count_against_the_pace() {
    let piece = |kind, last| Message::Frame(Frame::message("", OpCode::Data(kind), last));
    let pieces = (0..20_000).map(|_| piece(Data::Continue, false));
    let whole = [piece(Data::Text, false)].into_iter().chain(pieces).chain([piece(Data::Continue, true)]);
    assert_eq!(last_after(whole).await["bye"]["code"], "too_fast");
}

#[tokio::test]
async fn a_message_in_a_few_pieces_is_a_message() {
    let piece =
        |text: &'static str, kind, last| Message::Frame(Frame::message(text, OpCode::Data(kind), last));
    let whole = [piece("{\"ping\"", Data::Text, false), piece(":8}", Data::Continue, true)];
    assert_eq!(last_after(whole.into_iter()).await["pong"]["n"], 8);
}
