//! Being called when a table by post waits: who may ask for it, and what is kept of it.

use std::{future::Future, pin::Pin, sync::Arc};

use moonhare_rooms::{Call, CallAnswer, Doorbell, Log, MemoryLog, Subscription};
use moonhare_server::Config;
use serde_json::{Value, json};

use crate::harness::Server;

/// Knows devices at one push service, and never calls them.
pub(crate) struct OneService;

impl Doorbell for OneService {
    fn key(&self) -> &'static str {
        "the key"
    }

    fn is_possible(&self, subscription: &Subscription) -> bool {
        subscription.endpoint.starts_with("https://push.example.org/")
    }

    fn call(&self, _: Call) -> Pin<Box<dyn Future<Output = CallAnswer> + Send + '_>> {
        Box::pin(std::future::pending())
    }
}

async fn want(server: &Server, code: &str, secret: Option<&str>, endpoint: &str) -> (u16, Value) {
    let device = json!({ "endpoint": endpoint, "p256dh": "x", "auth": "y" }).to_string();
    let bearer = secret.map(|secret| format!("Bearer {secret}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", &**bearer)).collect();
    let path = format!("/api/rooms/{code}/knocks");
    let (status, _, body) = server.request("POST", &path, &headers, device.as_bytes()).await;
    let answer: Value = serde_json::from_slice(&body).unwrap();
    (status, if status == 200 { answer } else { answer["error"]["code"].clone() })
}

#[tokio::test]
async fn only_who_has_a_seat_is_called_and_only_where_a_push_service_is() {
    let log: Arc<dyn Log> = Arc::new(MemoryLog::new());
    let hang = |services: &mut moonhare_server::Services| services.rooms.hang_doorbell(Arc::new(OneService));
    let server = Server::of(Arc::clone(&log), Config::unhurried(), hang).await;
    let (code, secret) = server.room().await;
    let phone = "https://push.example.org/phone";
    for (secret, endpoint, expected) in [
        (Some(&*secret), phone, (200, json!({ "called": true }))),
        (Some("nobody's"), phone, (401, json!("unknown_secret"))),
        (None, phone, (401, json!("unknown_secret"))),
        (Some(&*secret), "https://10.0.0.1/", (422, json!("no_such_device"))),
        (Some(&*secret), "http://push.example.org/phone", (422, json!("no_such_device"))),
    ] {
        assert_eq!(want(&server, &code, secret, endpoint).await, expected, "{secret:?} {endpoint}");
    }
    let room = code.parse::<moonhare_rooms::RoomCode>().unwrap().into();
    assert_eq!(log.blobs(room).await.unwrap().len(), 1);
    let records = log.read(room, moonhare_rooms::Position::START).await.unwrap();
    let said: String = records.iter().map(|record| String::from_utf8_lossy(record).into_owned()).collect();
    assert!(said.contains("knocks_wanted") && !said.contains(phone), "the log does not know where: {said}");
    let stop = format!("/api/rooms/{code}/knocks/stop");
    assert_eq!(server.post(&stop, json!({ "endpoint": "another" })).await.0, 200);
    assert_eq!(log.blobs(room).await.unwrap().len(), 1, "nobody else's device goes");
    assert_eq!(server.post(&stop, json!({ "endpoint": phone })).await.0, 200);
    while !log.blobs(room).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_server_that_calls_nobody_says_so() {
    let server = Server::start().await;
    let (code, secret) = server.room().await;
    assert_eq!(server.get("/api/knocks").await, (200, json!({ "key": null })));
    let refused = want(&server, &code, Some(&secret), "https://push.example.org/phone").await;
    assert_eq!(refused, (409, json!("knocks_off")));
}
