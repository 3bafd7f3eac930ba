//! Who tries codes learns nothing once they have tried too many: right and wrong ones are answered alike.

use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use moonhare_rooms::MemoryLog;
use moonhare_server::Config;
use serde_json::{Value, json};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest},
};

use crate::{forwarded::status, harness::Server};

const GUESSER: &str = "203.0.113.66";
const WRONG: &str = "BBBBBB";

/// A server that lets every address guess so often, and no more ever after.
async fn server(entries_burst: u32) -> Server {
    let config = Config {
        trusted_header: Some("x-forwarded-for".into()),
        entries_burst,
        entries_per_min: 0,
        ..Config::unhurried()
    };
    Server::on(Arc::new(MemoryLog::new()), config).await
}

/// All that a socket to a room is answered with: the status, or what it says until it is closed or has welcomed.
async fn heard(server: &Server, code: &str, hello: Value) -> Vec<String> {
    let url = format!("ws://{}/api/rooms/{code}/socket", server.address);
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("x-forwarded-for", GUESSER.parse().unwrap());
    let mut socket = match connect_async(request).await {
        Ok((socket, _)) => socket,
        Err(Error::Http(answer)) => return vec![answer.status().to_string()],
        Err(error) => panic!("{error}"),
    };
    socket.send(Message::text(json!({ "hello": hello }).to_string())).await.unwrap();
    let mut heard = Vec::new();
    while let Some(Ok(message)) = socket.next().await {
        heard.push(message.to_string());
        if heard[0].starts_with("{\"welcome\"") {
            break;
        }
    }
    heard
}

#[tokio::test]
async fn with_no_guesses_left_a_right_code_is_answered_like_a_wrong_one() {
    let server = server(3).await;
    let (code, secret) = server.room().await;
    for _ in 0..3 {
        assert_eq!(status(&server, GUESSER, &format!("/api/rooms/{WRONG}")).await, 404);
    }
    for path in ["", "/turns", "/game", "/games", "/recordings/0"] {
        for code in [&code, WRONG, "nonsense"] {
            let asked = format!("/api/rooms/{code}{path}");
            assert_eq!(status(&server, GUESSER, &asked).await, 429, "{asked}");
        }
    }
    for hello in [json!({}), json!({ "secret": "0".repeat(32) })] {
        let right = heard(&server, &code, hello.clone()).await;
        assert_eq!(right, heard(&server, WRONG, hello.clone()).await, "{hello}");
        assert!(!right[0].starts_with("{\"welcome\""), "{right:?}");
    }
    // Whoever has a seat is no guesser, and neither is somebody else.
    let headers = [("x-forwarded-for", GUESSER), ("authorization", &format!("Bearer {secret}"))];
    assert_eq!(server.request("GET", &format!("/api/rooms/{code}/turns"), &headers, &[]).await.0, 200);
    assert!(heard(&server, &code, json!({ "secret": secret })).await[0].starts_with("{\"welcome\""));
    assert_eq!(status(&server, "203.0.113.67", &format!("/api/rooms/{code}")).await, 200);
    server.stop().await;
}

#[tokio::test]
async fn right_codes_cost_nothing() {
    let server = server(2).await;
    let (code, _) = server.room().await;
    for _ in 0..10 {
        assert_eq!(status(&server, GUESSER, &format!("/api/rooms/{code}")).await, 200);
        assert!(heard(&server, &code, json!({})).await[0].starts_with("{\"welcome\""));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_secret_that_is_guessed_over_a_socket_costs_a_guess() {
    let server = server(2).await;
    let (code, _) = server.room().await;
    let guess = json!({ "secret": "0".repeat(32) });
    let codes =
        |heard: Vec<String>| serde_json::from_str::<Value>(&heard[0]).unwrap()["refused"]["code"].clone();
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(codes(heard(&server, &code, guess.clone()).await));
    }
    assert_eq!(answers, ["unknown_secret", "unknown_secret", "too_many_requests"]);
    server.stop().await;
}

#[tokio::test]
async fn operators_see_that_somebody_guesses() {
    let server = server(1).await;
    for _ in 0..3 {
        status(&server, GUESSER, &format!("/api/rooms/{WRONG}")).await;
    }
    let (_, _, page) = server.request("GET", "/metrics", &[], &[]).await;
    let page = String::from_utf8(page).unwrap();
    assert!(page.contains("\nmoonhare_entries_limited_total 2\n"), "{page}");
    server.stop().await;
}
