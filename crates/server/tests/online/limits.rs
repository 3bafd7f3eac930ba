//! Limits, from outside.

use std::sync::Arc;

use moonhare_rooms::{
    MemoryLog,
    limits::{WATCHERS_MAX, WATCHERS_PER_ADDRESS_MAX},
};
use moonhare_server::Config;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest};

use crate::harness::{Client, Server, text};

#[tokio::test]
async fn a_page_of_another_site_cannot_connect() {
    let server = Server::start().await;
    let (code, _) = server.room().await;
    for (origin, allowed) in
        [("http://evil.example", false), (format!("http://{}", server.address).as_str(), true)]
    {
        let url = format!("ws://{}/api/rooms/{code}/socket", server.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        assert_eq!(connect_async(request).await.is_ok(), allowed, "{origin}");
    }
    server.stop().await;
}

#[tokio::test]
async fn nonsense_is_answered_and_then_ended_and_others_do_not_notice() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(3).await;
    let mut bad = Client::connect(server.address, &code, None).await;
    bad.send_text("{").await;
    while let Some(message) = bad.receive().await {
        if message["refused"]["code"] == "bad_message" {
            break;
        }
    }
    bad.send(json!({ "do": { "id": "q7", "command": { "fly": {} } } })).await;
    while let Some(message) = bad.receive().await {
        if message["refused"]["id"] == "q7" {
            break;
        }
    }
    for _ in 0..25 {
        bad.send_text("[]").await;
    }
    let mut last = json!(null);
    while let Some(message) = bad.receive().await {
        last = message;
    }
    assert_eq!(last["bye"]["code"], "bad_message");
    clients[1].room(json!({ "chat": { "text": "still here" } })).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_huge_message_ends_the_socket() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(3).await;
    clients[2].send_text(&format!("\"{}\"", "x".repeat(17 * 1024))).await;
    let mut last = json!(null);
    while let Some(message) = clients[2].receive().await {
        last = message;
    }
    assert_eq!(last["bye"]["code"], "bad_message");
    clients[1].room(json!({ "chat": { "text": "still here" } })).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_flood_ends_the_socket() {
    let config = Config { messages_burst: 30, messages_per_s: 1, ..Config::unhurried() };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    let (_, mut clients) = server.table(3).await;
    for number in 0..100 {
        clients[2].send(json!({ "ping": number })).await;
    }
    let mut last = json!(null);
    while let Some(message) = clients[2].receive().await {
        last = message;
    }
    assert_eq!(last["bye"]["code"], "too_fast");
    server.stop().await;
}

#[tokio::test]
async fn an_address_that_tries_codes_is_stopped() {
    let config = Config { entries_burst: 5, entries_per_min: 1, ..Config::unhurried() };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    let mut answers = Vec::new();
    for code in ["BBBBBB", "BBBBBC", "BBBBBD", "BBBBBF", "BBBBBG", "BBBBBH", "BBBBBJ"] {
        answers.push(server.get(&format!("/api/rooms/{code}")).await.0);
    }
    assert_eq!(answers, [404, 404, 404, 404, 404, 429, 429]);
    server.stop().await;
}

#[tokio::test]
async fn connections_are_bounded_by_address() {
    let config = Config { connections_per_address_max: 4, ..Config::unhurried() };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    let (_, clients) = server.table(3).await;
    let mut held = TcpStream::connect(server.address).await.unwrap();
    held.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n").await.unwrap();
    let mut refused = TcpStream::connect(server.address).await.unwrap();
    let mut answer = Vec::new();
    assert_eq!(refused.read_to_end(&mut answer).await.unwrap_or(0), 0, "closed without an answer");
    drop(clients);
    server.stop().await;
}

#[tokio::test]
async fn only_so_many_watch_and_fewer_of_them_from_one_address() {
    let config = Config { trusted_header: Some("x-forwarded-for".into()), ..Config::unhurried() };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    let (code, _) = server.room().await;
    let look = |from: String| {
        let (address, code) = (server.address, code.clone());
        async move { Client::try_connect_from(&from, address, &code, None).await }
    };
    let refusal = |refused: Result<Client, serde_json::Value>| {
        refused.err().map(|refused| text(&refused["refused"]["code"]))
    };
    let mut watchers = Vec::new();
    for at in 0..WATCHERS_MAX {
        let from = format!("192.0.2.{}", at / WATCHERS_PER_ADDRESS_MAX);
        watchers.push(look(from.clone()).await.unwrap());
        if watchers.len() % WATCHERS_PER_ADDRESS_MAX == 0 {
            assert_eq!(refusal(look(from).await), Some("too_many_watchers".into()));
        }
    }
    assert_eq!(refusal(look("192.0.2.99".into()).await), Some("too_many_watchers".into()));
    watchers.pop();
    // The room hears of it a moment later, and tells the others.
    watchers[0].until(|view| view["watchers"] == WATCHERS_MAX - 1).await;
    assert!(look("192.0.2.99".into()).await.is_ok());
    server.stop().await;
}
