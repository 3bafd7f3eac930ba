//! People who are away are called by the real program: once for each thing, over any number of kills.

use std::fs;

use moonhare_rooms::limits::KNOCK_LEASE_MS;
use serde_json::{Value, json};

use crate::client::Player;
use crate::failing_sync::fault;
use crate::push_service::{Device, StandIn, stand_in};
use crate::server::{GENEROUS, Server, WRONG_CLOCK};
use crate::table::Table;

const HOUR_S: u64 = 3_600;

/// A server that may call this push service, by a calendar that can be set.
async fn server_near(service: &StandIn, folder: &std::path::Path) -> Server {
    let settings = settings_near(service, folder);
    Server::start_with(&settings, Some((fault(folder), folder.join("syncs-fail"))), |_| {}).await
}

/// Settings of a server that may call this push service.
pub(crate) fn settings_near(service: &StandIn, folder: &std::path::Path) -> String {
    let root = folder.join("push.pem");
    fs::write(&root, pem(&service.root)).unwrap();
    format!("push_to = [{:?}]\npush_root = {:?}\n{GENEROUS}", service.origin, root.display().to_string())
}

/// A certificate as it stands in a file.
fn pem(certificate: &[u8]) -> String {
    use base64::{Engine as _, prelude::BASE64_STANDARD};
    format!(
        "-----BEGIN CERTIFICATE-----\n{}\n-----END CERTIFICATE-----\n",
        BASE64_STANDARD.encode(certificate)
    )
}

/// What the device is told next.
async fn next(service: StandIn, device: Device) -> (StandIn, Value) {
    let (service, asked) = tokio::task::spawn_blocking(move || {
        let asked = service.asked.recv().unwrap();
        (service, asked)
    })
    .await
    .unwrap();
    assert_eq!((&*asked.path, asked.header("topic").len()), ("/phone", 32));
    let note = serde_json::from_str(&device.read(&asked.body)).unwrap();
    (service, note)
}

/// Somebody wants to be called on a new device at this address.
pub(crate) async fn want(server: &Server, code: &str, secret: &str, service: &StandIn) -> Device {
    let device = Device::new();
    let (p256dh, auth) = device.keys();
    // One address: the device that comes later takes the place of the one before.
    let body = json!({ "endpoint": format!("{}/phone", service.origin), "p256dh": p256dh, "auth": auth });
    let path = format!("/api/rooms/{code}/knocks");
    let answer = server.upload(&path, secret, body.to_string().as_bytes()).await;
    assert_eq!(answer, json!({ "called": true }));
    device
}

/// The server dies, and this long passes until it is there again.
async fn killed_for(server: &mut Server, folder: &std::path::Path, passed_s: u64) {
    server.kill();
    fs::write(folder.join(WRONG_CLOCK), passed_s.to_string()).unwrap();
    server.start_again().await;
}

/// Comes for a moment, and makes the moves that there are.
async fn visit(server: &Server, code: &str, secret: &str, name: &str) -> Value {
    let mut player = Player::new(server.address, code, &json!(secret));
    player.connected().await;
    let mut sent = 0;
    while let Some(command) = player.next_command() {
        sent += 1;
        player.insist(&format!("{name}-{sent}"), "do", &command).await;
    }
    player.view.clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_called_twice_for_one_thing_or_never_whatever_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut service = stand_in(&["201 Created", "201 Created", "201 Created"]);
    let mut server = server_near(&service, folder.path()).await;
    let key = server.get("/api/knocks").await;
    let mut table = Table::new(&server, "post", 3).await;
    let post = json!({ "hours": 24, "quiet": null, "zone": { "offset_min": 0 }, "silent": "bot" });
    table.room(0, &json!({ "settings": { "post": post } })).await;
    table.room(0, &json!({ "begin": {} })).await;
    let secrets: Vec<String> = table.players.iter().map(|player| player.secret().to_owned()).collect();
    let code = table.code.clone();
    drop(table);
    let mut device = want(&server, &code, &secrets[2], &service).await;
    visit(&server, &code, &secrets[0], "first").await;
    visit(&server, &code, &secrets[1], "second").await;
    let mut told = Vec::new();
    let what = |note: &Value| {
        assert_eq!(note["code"], code);
        format!("{}{}", note["kind"].as_str().unwrap(), if note["reminder"] == true { " again" } else { "" })
    };
    // The server dies at once, and calls when it is back: nobody looks in, the room is woken for it.
    killed_for(&mut server, folder.path(), 0).await;
    assert_eq!(server.get("/api/knocks").await, key, "the server has the same key as before");
    let note;
    (service, note) = next(service, device).await;
    told.push(what(&note));
    device = want(&server, &code, &secrets[2], &service).await;
    settled(&server).await;
    // Dead until long after whoever calls is believed to have died: it was taken, and is not sent again. Later it is dead until
    // the candle burns low.
    killed_for(&mut server, folder.path(), KNOCK_LEASE_MS / 1_000 * 10).await;
    server.get(&format!("/api/rooms/{code}")).await;
    killed_for(&mut server, folder.path(), 20 * HOUR_S).await;
    let note;
    (service, note) = next(service, device).await;
    told.push(what(&note));
    device = want(&server, &code, &secrets[2], &service).await;
    settled(&server).await;
    killed_for(&mut server, folder.path(), 21 * HOUR_S).await;
    // They are back, give their card, and are told when it is time to vote.
    let seen = visit_give(&server, &code, &secrets[2]).await;
    assert_eq!(seen["game"]["phase"], "vote");
    let (_service, note) = next(service, device).await;
    told.push(what(&note));
    assert_eq!(told, ["give", "give again", "vote"]);
}

/// Waits until it is written down that the push service has taken a message in this life of the server.
pub(crate) async fn settled(server: &Server) {
    while !server.get("/metrics").await.contains("\nmoonhare_knocks_taken_total 1") {
        tokio::task::yield_now().await;
    }
}

/// Comes for a moment, and gives a card.
async fn visit_give(server: &Server, code: &str, secret: &str) -> Value {
    let mut player = Player::new(server.address, code, &json!(secret));
    player.connected().await;
    let command = player.next_command().unwrap();
    player.insist("third", "do", &command).await;
    player.view.clone()
}
