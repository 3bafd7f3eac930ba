//! Who may see the numbers.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use moonhare_rooms::{MemoryLog, SecretHash};
use moonhare_server::{Config, Machine, Report};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use crate::harness::Server;

/// The whole answer at an address.
async fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn numbers_are_for_those_who_are_near() {
    for (trusted, told, status) in [
        (None, None, 200),
        (None, Some("10.0.0.1"), 404),
        (Some("x-forwarded-for"), None, 200),
        (Some("x-forwarded-for"), Some("10.0.0.1"), 200),
        (Some("x-forwarded-for"), Some("203.0.113.1"), 404),
        (Some("x-forwarded-for"), Some("10.0.0.1, 203.0.113.1"), 404),
        (Some("x-forwarded-for"), Some("[2001:db8::1]:80"), 404),
    ] {
        let config = Config { trusted_header: trusted.map(str::to_owned), ..Config::unhurried() };
        let server = Server::on(Arc::new(MemoryLog::new()), config).await;
        let told: Vec<_> = told.map(|told| ("x-forwarded-for", told)).into_iter().collect();
        let (answered, _, _) = server.request("GET", "/metrics", &told, &[]).await;
        assert_eq!(answered, status, "trusting {trusted:?}, {told:?}");
        server.stop().await;
    }
}

#[tokio::test]
async fn numbers_can_have_an_address_of_their_own() {
    let operators = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = operators.local_addr().unwrap();
    let log = Arc::new(MemoryLog::new());
    let config = Config { connections_max: 0, ..Config::unhurried() };
    let server = Server::with_operators(log, config, Some(operators)).await;
    // All connections are taken, and the numbers can be had.
    let page = get(address, "/metrics").await;
    assert!(page.starts_with("HTTP/1.1 200 ") && page.contains("\nmoonhare_connections 0\n"), "{page}");
    assert!(get(address, "/api/rooms").await.starts_with("HTTP/1.1 404 "), "and nothing else");
    server.stop().await;

    let operators = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server =
        Server::with_operators(Arc::new(MemoryLog::new()), Config::unhurried(), Some(operators)).await;
    assert_eq!(server.get("/metrics").await.0, 404, "not where people play");
    server.stop().await;
}

#[tokio::test]
async fn numbers_can_have_a_token() {
    let config = Config { trusted_header: Some("x-forwarded-for".into()), ..Config::unhurried() };
    let token = SecretHash::of("a long and secret token");
    let server =
        Server::of(Arc::new(MemoryLog::new()), config, |services| services.metrics_token = Some(token)).await;
    for (told, status) in [
        (None, 404),
        (Some("Bearer a long and secret token"), 200),
        (Some("Bearer a long and secret tokem"), 404),
        (Some("a long and secret token"), 404),
    ] {
        for from in ["203.0.113.1", "127.0.0.1"] {
            let mut headers = vec![("x-forwarded-for", from)];
            headers.extend(told.map(|told| ("authorization", told)));
            let (answered, _, _) = server.request("GET", "/metrics", &headers, &[]).await;
            assert_eq!(answered, status, "{told:?} from {from}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn banned_addresses_are_not_answered() {
    let banned = ["203.0.113.0/24", "2001:db8::1"].map(|network| network.parse().unwrap());
    let config = Config {
        trusted_header: Some("x-forwarded-for".into()),
        banned: banned.into(),
        ..Config::unhurried()
    };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    for (from, status) in [
        ("203.0.113.9", 403),
        ("203.0.114.9", 200),
        ("2001:db8::1", 403),
        ("2001:db8::2", 200),
        ("198.51.100.1, 203.0.113.9", 403),
        ("203.0.113.9, 198.51.100.1", 200),
    ] {
        for path in ["/", "/api/rooms", "/healthz"] {
            let (answered, _, body) = server.request("GET", path, &[("x-forwarded-for", from)], &[]).await;
            assert_eq!(answered, status, "{path} from {from}");
            assert_eq!(
                status == 403,
                String::from_utf8_lossy(&body).contains("\"banned\""),
                "{path} from {from}"
            );
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn numbers_tell_of_sockets_and_of_uploads_that_were_refused() {
    let server = Server::start().await;
    let (code, _) = server.room().await;
    let path = format!("/api/rooms/{code}/recordings");
    let (status, _, _) = server.request("POST", &path, &[], b"RIFF").await;
    assert!(status >= 400, "{status}");
    let _socket = crate::forwarded::watch(server.address, &code, None, None).await.unwrap();
    let (_, _, page) = server.request("GET", "/metrics", &[], &[]).await;
    let page = String::from_utf8(page).unwrap();
    for line in ["moonhare_uploads_refused_total 1", "moonhare_sockets_opened_total 1"] {
        assert!(page.lines().any(|told| told == line), "{line}: {page}");
    }
    server.stop().await;
}

/// A machine with so little left.
struct Full(AtomicU64);

impl Machine for Full {
    fn free_bytes(&self) -> Option<u64> {
        Some(self.0.load(Ordering::Relaxed))
    }

    fn keep_report(&self, _: &Report) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn on_a_disk_that_is_nearly_full_games_go_on_and_nothing_new_begins() {
    const MIB: u64 = 1024 * 1024;
    let machine = Arc::new(Full(AtomicU64::new(100 * MIB)));
    let config = Config { free_disk_mib_min: 100, ..Config::unhurried() };
    let shown = Arc::clone(&machine);
    let server = Server::of(Arc::new(MemoryLog::new()), config, |services| {
        services.machine = shown as Arc<dyn Machine>;
    })
    .await;
    let (code, _) = server.room().await;
    assert_eq!(server.get("/readyz").await.0, 200);
    machine.0.store(100 * MIB - 1, Ordering::Relaxed);
    let host = json!({ "name": "Host", "language": "en" });
    for (path, body) in [
        ("/api/rooms", host),
        (&*format!("/api/rooms/{code}/recordings"), json!({})),
        ("/api/paintings", json!({ "theme": "moonhare" })),
    ] {
        let (status, answer) = server.post(path, body).await;
        assert_eq!((status, answer["error"]["code"].as_str()), (503, Some("disk_low")), "{path}");
    }
    let (status, answer) = server.get("/readyz").await;
    assert_eq!((status, answer["error"]["code"].as_str()), (503, Some("disk_low")));
    let guest = json!({ "name": "Guest", "language": "en" });
    assert_eq!(
        server.post(&format!("/api/rooms/{code}/join"), guest).await.0,
        200,
        "tables that are there go on"
    );
    let (_, _, page) = server.request("GET", "/metrics", &[], &[]).await;
    let page = String::from_utf8(page).unwrap();
    for line in
        ["moonhare_disk_low 1", "moonhare_rooms 1", &format!("moonhare_disk_free_bytes {}", 100 * MIB - 1)]
    {
        assert!(page.lines().any(|told| told == line), "{line}: {page}");
    }
    server.stop().await;
}
