//! Who comes, who looks in, who is sent away.

use std::sync::Arc;

use moonhare_rooms::MemoryLog;
use moonhare_server::Config;
use serde_json::{Value, json};

use crate::{
    harness::{Client, Server, text},
    tables::sound,
};

/// The host's own address.
const HOME: &str = "192.0.2.1";

struct Table {
    server: Server,
    code: String,
    host: Client,
}

impl Table {
    /// A table behind a proxy that tells addresses.
    async fn new() -> Self {
        let config = Config { trusted_header: Some("x-forwarded-for".into()), ..Config::unhurried() };
        let server = Server::on(Arc::new(MemoryLog::new()), config).await;
        let (_, made) = server.post_from(HOME, None, "/api/rooms", json!({ "name": "Host" })).await;
        let code = text(&made["code"]);
        let host =
            Client::try_connect_from(HOME, server.address, &code, made["secret"].as_str()).await.unwrap();
        Self { server, code, host }
    }

    async fn join(&self, from: &str, secret: Option<&str>, entry: Value) -> Result<String, String> {
        let path = format!("/api/rooms/{}/join", self.code);
        let (status, answer) = self.server.post_from(from, secret, &path, entry).await;
        if status == 200 { Ok(text(&answer["secret"])) } else { Err(text(&answer["error"]["code"])) }
    }

    async fn look(&self, from: &str, secret: Option<&str>) -> Result<Client, String> {
        let looked = Client::try_connect_from(from, self.server.address, &self.code, secret).await;
        looked.map_err(|refused| text(&refused["refused"]["code"]))
    }
}

/// Why a connection was closed.
async fn bye(client: &mut Client) -> String {
    loop {
        let message = client.receive().await.expect("a good-bye before the end");
        if !message["bye"].is_null() {
            return text(&message["bye"]["code"]);
        }
    }
}

#[tokio::test]
async fn whom_the_host_removes_does_not_come_back_until_the_host_lets_them() {
    let Table { server, code, host } = Table::new().await;
    let mut table = Table { server, code, host };
    let secret = table.join("192.0.2.2", None, json!({ "name": "Troll" })).await.unwrap();
    let mut troll = table.look("192.0.2.2", Some(&secret)).await.unwrap();
    table.host.room(json!({ "remove": { "person": 2, "ban": true } })).await.unwrap();
    assert_eq!(bye(&mut troll).await, "kicked");
    let name = json!({ "name": "Someone else" });
    for (from, known) in [("192.0.2.2", None), ("192.0.2.2", Some(&secret)), ("192.0.2.9", Some(&secret))] {
        let joined = table.join(from, known.map(String::as_str), name.clone()).await;
        assert_eq!(joined, Err("kept_out".into()), "{from} {known:?}");
    }
    assert_eq!(table.look("192.0.2.2", None).await.err(), Some("kept_out".into()), "nor without a name");
    assert_eq!(table.look("192.0.2.9", Some(&secret)).await.err(), Some("kept_out".into()));
    assert!(table.look("192.0.2.9", None).await.is_ok(), "others may look");
    table.host.until(|view| view["house"]["kept_out"][0]["name"] == "Troll").await;
    assert_eq!(
        table.host.view["house"]["kept_out"],
        json!([{ "person": 2, "name": "Troll", "until_ms": null }])
    );
    table.host.room(json!({ "let_back": { "person": 2 } })).await.unwrap();
    table.host.until(|view| view["house"]["kept_out"] == json!([])).await;
    assert!(table.join("192.0.2.2", Some(&secret), name).await.is_ok());
    assert_eq!(table.host.room(json!({ "let_back": { "person": 2 } })).await, Err("unknown_person".into()));
    table.server.stop().await;
}

/// What somebody at this address without a name, or with this secret, is answered: the code of the fault, if it is one.
async fn read(table: &Table, from: &str, secret: Option<&str>, path: &str) -> (u16, Value) {
    let bearer = secret.map(|secret| format!("Bearer {secret}"));
    let mut headers = vec![("x-forwarded-for", from)];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    let path = format!("/api/rooms/{}/{path}", table.code);
    let (status, _, body) = table.server.request("GET", &path, &headers, b"").await;
    let answer: Value = serde_json::from_slice(&body).unwrap_or_default();
    (status, answer["error"]["code"].clone())
}

#[tokio::test]
async fn whom_the_host_removes_neither_follows_the_game_nor_hears_it() {
    let mut table = Table::new().await;
    let mut clients = Vec::new();
    for name in ["Ana", "Bea"] {
        let secret = table.join(HOME, None, json!({ "name": name })).await.unwrap();
        clients.push(table.look(HOME, Some(&secret)).await.unwrap());
    }
    table.host.room(json!({ "settings": { "performed": true } })).await.unwrap();
    let troll =
        table.join("192.0.2.2", None, json!({ "name": "Troll", "watch": true })).await.expect("not yet");
    table.host.room(json!({ "begin": {} })).await.unwrap();
    table.host.until(|view| !view["game"]["hand"][0].is_null()).await;
    let path = format!("/api/rooms/{}/recordings", table.code);
    let bearer = format!("Bearer {}", table.host.secret.as_ref().unwrap());
    let headers = [("x-forwarded-for", HOME), ("authorization", bearer.as_str())];
    let (_, _, kept) = table.server.request("POST", &path, &headers, &sound(1)).await;
    let id = text(&serde_json::from_slice::<Value>(&kept).unwrap()["id"]);
    let card = table.host.view["game"]["hand"][0].clone();
    let tell = json!({ "tell": { "card": card, "clue": { "text": "la", "performance": id } } });
    table.host.play(tell).await.unwrap();
    let recording = format!("recordings/{id}");
    let (fine, out) = ((200, Value::Null), (403, json!("kept_out")));
    assert_eq!(read(&table, "192.0.2.2", Some(&troll), &recording).await, fine, "not yet");
    table.host.room(json!({ "remove": { "person": 4, "ban": true } })).await.unwrap();
    let all = ["turns", recording.as_str(), "turns/1", "game", "games"];
    for path in all {
        for (from, secret) in [("192.0.2.2", None), ("192.0.2.2", Some(&troll)), ("192.0.2.9", Some(&troll))]
        {
            let answer = read(&table, from, secret.map(String::as_str), path).await;
            assert_eq!(answer, out, "{path} from {from} with {secret:?}");
        }
    }
    for path in [all[0], all[1]] {
        assert_eq!(read(&table, "192.0.2.9", None, path).await, fine, "others may look: {path}");
    }
    table.host.room(json!({ "let_back": { "person": 4 } })).await.unwrap();
    assert_eq!(read(&table, "192.0.2.2", None, "turns").await, fine);
    // Where nobody may look in, nobody without a name is told anything either.
    table.host.room(json!({ "lock": { "locked": true } })).await.unwrap();
    for path in all {
        assert_eq!(read(&table, "192.0.2.9", None, path).await, (403, json!("room_locked")), "{path}");
    }
    drop(clients);
    table.server.stop().await;
}

#[tokio::test]
async fn an_address_that_somebody_at_the_table_shares_bars_nobody() {
    let mut table = Table::new().await;
    let secret = table.join(HOME, None, json!({ "name": "Twice" })).await.unwrap();
    table.host.room(json!({ "remove": { "person": 2, "ban": true } })).await.unwrap();
    assert_eq!(table.join(HOME, Some(&secret), json!({ "name": "Twice" })).await, Err("kept_out".into()));
    assert!(table.join(HOME, None, json!({ "name": "From the sofa" })).await.is_ok());
    table.server.stop().await;
}

#[tokio::test]
async fn the_host_sees_who_looks_in_without_a_name_and_puts_them_out() {
    let mut table = Table::new().await;
    let mut first = table.look("192.0.2.2", None).await.unwrap();
    let mut second = table.look("192.0.2.2", None).await.unwrap();
    let mut other = table.look("192.0.2.3", None).await.unwrap();
    let seen = |view: &Value| {
        let nameless = view["house"]["nameless"].as_array().cloned().unwrap_or_default();
        nameless.iter().map(|group| group["count"].as_u64().unwrap_or(0)).sum::<u64>()
    };
    table.host.until(|view| seen(view) == 3).await;
    let groups = table.host.view["house"]["nameless"].as_array().unwrap().clone();
    let pair = groups.iter().find(|group| group["count"] == 2).unwrap();
    assert!(other.heard.iter().all(|heard| !heard.contains("nameless")), "only the host is told");
    table.host.room(json!({ "put_out": { "place": pair["place"], "ban": true } })).await.unwrap();
    assert_eq!((bye(&mut first).await, bye(&mut second).await), ("kicked".into(), "kicked".into()));
    table.host.until(|view| seen(view) == 1).await;
    assert_eq!(table.look("192.0.2.2", None).await.err(), Some("kept_out".into()));
    assert_eq!(table.join("192.0.2.2", None, json!({ "name": "X" })).await, Err("kept_out".into()));
    let nowhere = json!({ "put_out": { "place": 99 } });
    assert_eq!(table.host.room(nowhere).await, Err("unknown_person".into()));
    // A locked room, or one with a passphrase, is closed to those who are in it without a name.
    table.host.room(json!({ "lock": { "locked": true } })).await.unwrap();
    assert_eq!(bye(&mut other).await, "closed");
    table.host.room(json!({ "lock": { "locked": false } })).await.unwrap();
    let mut again = table.look("192.0.2.3", None).await.unwrap();
    table.host.room(json!({ "settings": { "passphrase": "luna" } })).await.unwrap();
    assert_eq!(bye(&mut again).await, "closed");
    table.server.stop().await;
}

#[tokio::test]
async fn strangers_read_neither_names_behind_a_passphrase_nor_what_was_said_before() {
    let mut table = Table::new().await;
    table.host.room(json!({ "chat": { "text": "before" } })).await.unwrap();
    let mut stranger = table.look("192.0.2.2", None).await.unwrap();
    assert_eq!(stranger.view["chat"], json!([]));
    table.host.room(json!({ "chat": { "text": "after" } })).await.unwrap();
    stranger.until(|view| view["chat"][0]["text"] == "after").await;
    let path = format!("/api/rooms/{}", table.code);
    assert_eq!(table.server.get(&path).await.1["people"][0]["name"], "Host");
    table.host.room(json!({ "settings": { "passphrase": "luna" } })).await.unwrap();
    let (_, preview) = table.server.get(&path).await;
    assert_eq!(preview["people"], json!([{ "name": null, "rabbit": 1, "bot": false }]));
    table.server.stop().await;
}

#[tokio::test]
async fn who_has_a_place_already_gets_no_second_one() {
    let table = Table::new().await;
    let secret = table.join("192.0.2.2", None, json!({ "name": "Bea" })).await.unwrap();
    let again = table.join("192.0.2.2", Some(&secret), json!({ "name": "Bea", "watch": true })).await;
    assert_eq!(again, Ok(secret));
    table.server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_fill_a_room_with_watchers() {
    let table = Table::new().await;
    let mut refused = None;
    for number in 0..30 {
        let entry = json!({ "name": format!("Watcher {number}"), "watch": true });
        refused = refused.or(table.join("192.0.2.2", None, entry).await.err().map(|code| (number, code)));
    }
    assert_eq!(refused, Some((20, "too_many_watchers".into())));
    assert!(table.join("192.0.2.3", None, json!({ "name": "Friend" })).await.is_ok());
    table.server.stop().await;
}

/// A ticket for another device.
pub(crate) async fn ticket(client: &mut Client, id: &str) -> Result<String, String> {
    client.send(json!({ "room": { "id": id, "command": { "ticket": {} } } })).await;
    loop {
        let message = client.receive().await.unwrap();
        if message["ticket"]["id"] == id {
            return Ok(text(&message["ticket"]["ticket"]));
        }
        if message["refused"]["id"] == id {
            return Err(text(&message["refused"]["code"]));
        }
    }
}

#[tokio::test]
async fn a_seat_is_on_one_device_and_moves_as_often_as_one_likes() {
    let mut table = Table::new().await;
    let path = format!("/api/rooms/{}/move", table.code);
    for turn in 0..12 {
        let ticket = ticket(&mut table.host, "again").await;
        let ticket = match turn {
            0 => ticket.unwrap(),
            // The id was used by the device before.
            _ => {
                assert_eq!(ticket, Err("bad_ticket".into()));
                self::ticket(&mut table.host, &format!("t{turn}")).await.unwrap()
            }
        };
        let (status, moved) = table.server.post(&path, json!({ "ticket": ticket })).await;
        assert_eq!(status, 200, "move {turn}: {moved}");
        assert_eq!(bye(&mut table.host).await, "moved");
        let old = table.host.secret.clone();
        assert_eq!(table.look(HOME, old.as_deref()).await.err(), Some("unknown_secret".into()));
        table.host = table.look(HOME, moved["secret"].as_str()).await.unwrap();
        assert_eq!(table.host.view["you"]["person"], 1);
    }
    table.server.stop().await;
}

#[tokio::test]
async fn the_same_wish_for_a_ticket_gives_the_same_ticket() {
    let mut table = Table::new().await;
    let first = ticket(&mut table.host, "t").await.unwrap();
    assert_eq!(ticket(&mut table.host, "t").await, Ok(first.clone()));
    let path = format!("/api/rooms/{}/move", table.code);
    assert_eq!(table.server.post(&path, json!({ "ticket": first })).await.0, 200);
    table.server.stop().await;
}
