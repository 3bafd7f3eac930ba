//! Requests: headers, pictures, faults.

use serde_json::{Value, json};

use crate::harness::{Server, text};

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_a_page() {
    let server = Server::start().await;
    for path in ["/", "/t/HKMWRT", "/api/packs", "/api/nothing", "/cards/plain/0/300.webp", "/healthz"] {
        let (_, head, _) = server.request("GET", path, &[], &[]).await;
        for header in [
            "content-security-policy: default-src 'self'",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
        ] {
            assert!(head.contains(header), "{path}: {head}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn pictures_are_kept_for_ever_and_come_in_two_widths() {
    let server = Server::start().await;
    for (path, status) in [
        ("/cards/plain/0/300.webp", 200),
        ("/cards/plain/83/600.webp", 200),
        ("/cards/plain/84/300.webp", 404),
        ("/cards/plain/0/301.webp", 404),
        ("/cards/plain/0/300.png", 404),
        ("/cards/other/0/300.webp", 404),
    ] {
        let (answered, head, body) =
            server.request("GET", path, &[("accept", "image/avif,image/webp,*/*;q=0.8")], &[]).await;
        assert_eq!(answered, status, "{path}");
        if status == 200 {
            assert!(head.contains("immutable") && head.contains("content-type: image/webp"), "{head}");
            assert_eq!(&body[..4], b"RIFF");
        }
    }
    let (status, _, _) =
        server.request("GET", "/cards/plain/0/300.webp", &[("accept", "image/png")], &[]).await;
    assert_eq!(status, 406);
    server.stop().await;
}

#[tokio::test]
async fn faults_have_a_status_a_code_and_a_sentence() {
    let server = Server::start().await;
    let (code, _) = server.room().await;
    let cases: [(&str, &str, Value, u16, &str); 7] = [
        ("GET", "/api/rooms/BBBBBB", json!(null), 404, "room_not_found"),
        ("GET", "/api/rooms/nonsense", json!(null), 404, "room_not_found"),
        ("POST", "/api/rooms", json!({ "name": "" }), 422, "bad_name"),
        ("POST", "/api/rooms", json!({ "nom": "x" }), 400, "bad_request"),
        ("POST", "/api/rooms", json!({ "name": "x".repeat(20_000) }), 413, "too_large"),
        ("GET", "/api/nothing", json!(null), 404, "not_found"),
        ("GET", &format!("/api/rooms/{code}/socket"), json!(null), 426, "not_a_socket"),
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

#[tokio::test]
async fn every_route_is_in_the_openapi_document() {
    let server = Server::start().await;
    let (status, document) = server.get("/api/openapi.json").await;
    assert_eq!((status, document["openapi"].as_str()), (200, Some("3.1.0")));
    let paths = document["paths"].as_object().unwrap();
    let source = include_str!("../../src/api/mod.rs");
    let routes: Vec<&str> =
        source.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(routes.len() > 10);
    for route in &routes {
        assert!(paths.contains_key(*route), "{route} is not described");
    }
    for path in paths.keys() {
        assert!(routes.contains(&path.as_str()), "{path} is described but not there");
    }
    server.stop().await;
}
