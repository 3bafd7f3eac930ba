//! Requests: headers, pictures, faults.

use serde_json::{Value, json};

use crate::harness::{Server, text};

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_a_page() {
    let server = Server::start().await;
    for path in [
        "/",
        "/t/HKMWRT",
        "/api/packs",
        "/api/nothing",
        "/cards/plain/0/300.webp",
        "/healthz",
        "/api/rooms/%ff",
    ] {
        let (_, head, _) = server.request("GET", path, &[], &[]).await;
        for header in [
            "content-security-policy: default-src 'self'",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
            "cache-control: ",
        ] {
            assert!(head.contains(header), "{path}: {head}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn faults_have_a_status_a_code_and_a_sentence() {
    let server = Server::start().await;
    let (code, _) = server.room().await;
    let cases: [(&str, &str, Value, u16, &str); 17] = [
        ("GET", "/api/rooms/BBBBBB", json!(null), 404, "room_not_found"),
        ("GET", "/api/rooms/nonsense", json!(null), 404, "room_not_found"),
        ("POST", "/api/rooms", json!({ "name": "" }), 422, "bad_name"),
        ("POST", "/api/rooms", json!({ "nom": "x" }), 400, "bad_request"),
        ("POST", "/api/rooms", json!({ "name": "x".repeat(20_000) }), 413, "too_large"),
        ("GET", "/api/nothing", json!(null), 404, "not_found"),
        ("GET", &format!("/api/rooms/{code}/socket"), json!(null), 426, "not_a_socket"),
        ("GET", "/api/rooms/%ff", json!(null), 404, "not_found"),
        ("GET", "/api/rooms/%ff/turns", json!(null), 404, "not_found"),
        ("GET", "/api/packs/%ff/words/en", json!(null), 404, "not_found"),
        ("DELETE", "/api/rooms", json!(null), 405, "method_not_allowed"),
        ("POST", "/api/packs", json!({}), 405, "method_not_allowed"),
        ("POST", "/", json!({}), 405, "method_not_allowed"),
        ("GET", "/cards/plain/65536/300.webp", json!(null), 404, "picture_not_found"),
        ("GET", "/cards/plain/-1/300.webp", json!(null), 404, "picture_not_found"),
        ("GET", "/cards/%ff/300.webp", json!(null), 404, "not_found"),
        ("GET", "/cards/a/b/c/d", json!(null), 404, "not_found"),
    ];
    for (method, path, body, status, fault) in cases {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (answered, _, answer) = server.request(method, path, &[], body.as_bytes()).await;
        let answer: Value = serde_json::from_slice(&answer).unwrap();
        assert_eq!((answered, text(&answer["error"]["code"]).as_str()), (status, fault), "{path}");
        assert!(text(&answer["error"]["message"]).len() > 10);
    }
    server.stop().await;
}

#[tokio::test]
async fn what_a_room_tells_is_kept_by_nobody() {
    let server = Server::start().await;
    let (code, _) = server.room().await;
    for path in ["turns", "game"] {
        let (_, head, _) = server.request("GET", &format!("/api/rooms/{code}/{path}"), &[], &[]).await;
        assert!(head.contains("cache-control: no-store"), "{path}: {head}");
    }
    let (_, head, _) = server.request("PUT", "/api/rooms", &[], &[]).await;
    assert!(head.contains("allow: "), "{head}");
    server.stop().await;
}

#[tokio::test]
async fn operators_see_numbers() {
    let server = Server::start().await;
    let (_, clients) = server.table(3).await;
    let (status, _, page) = server.request("GET", "/metrics", &[], &[]).await;
    let page = String::from_utf8(page).unwrap();
    assert_eq!(status, 200);
    for line in ["moonhare_rooms_awake 1", "moonhare_players_connected 3", "moonhare_command_seconds_count"] {
        assert!(page.contains(line), "{page}");
    }
    assert_eq!(server.request("GET", "/readyz", &[], &[]).await.0, 200);
    drop(clients);
    server.stop().await;
}
