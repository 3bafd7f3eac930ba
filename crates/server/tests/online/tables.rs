//! Lobby, host, seats and watchers.

use serde_json::{Value, json};

use crate::harness::{Client, Server, catch_up, play_one, text};

#[tokio::test]
async fn rabbits_differ_and_settings_that_cannot_work_say_why() {
    let server = Server::start().await;
    let (code, secret) = server.room().await;
    let join = json!({ "name": "Same", "rabbit": { "colour": 1 } });
    let (status, _) = server.post(&format!("/api/rooms/{code}/join"), join).await;
    assert_eq!(status, 200);
    let mut host = Client::connect(server.address, &code, Some(&secret)).await;
    let rabbits: Vec<&Value> =
        host.view["people"].as_array().unwrap().iter().map(|person| &person["rabbit"]).collect();
    assert_ne!(rabbits[0], rabbits[1]);
    assert_eq!(host.view["problems"][0]["code"], "too_few_players");
    host.room(json!({ "add_bot": { "temperament": "fox" } })).await.unwrap();
    assert_eq!(host.view["problems"], json!([]));
    host.room(json!({ "settings": { "edition": "teams" } })).await.unwrap();
    assert!(!host.view["problems"].as_array().unwrap().is_empty());
    assert_eq!(host.room(json!({ "begin": {} })).await, Err("cannot_begin".into()));
    server.stop().await;
}

#[tokio::test]
async fn the_host_orders_removes_locks_and_hands_on() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(4).await;
    clients[0].room(json!({ "order": { "people": [4, 3, 2, 1] } })).await.unwrap();
    catch_up(&mut clients).await;
    assert_eq!(clients[0].view["you"]["seat"], 3);
    assert_eq!(clients[3].view["you"]["seat"], 0);
    assert_eq!(clients[0].room(json!({ "order": { "people": [4, 3] } })).await, Err("bad_order".into()));
    clients[0].room(json!({ "lock": { "locked": true } })).await.unwrap();
    let (status, refused) = server.post(&format!("/api/rooms/{code}/join"), json!({ "name": "Late" })).await;
    assert_eq!((status, text(&refused["error"]["code"])), (403, "room_locked".into()));
    clients[0].room(json!({ "remove": { "person": 2 } })).await.unwrap();
    let mut gone = clients.remove(1);
    while let Some(message) = gone.receive().await {
        if !message["bye"].is_null() {
            assert_eq!(message["bye"]["code"], "kicked");
        }
    }
    let back = Client::try_connect(server.address, &code, gone.secret.as_deref()).await;
    assert_eq!(back.err().map(|refused| text(&refused["refused"]["code"])), Some("kept_out".into()));
    clients[0].room(json!({ "host": { "person": 3 } })).await.unwrap();
    catch_up(&mut clients).await;
    assert_eq!(clients[1].view["you"]["host"], true);
    assert_eq!(clients[0].room(json!({ "lock": { "locked": false } })).await, Err("not_host".into()));
    server.stop().await;
}

#[tokio::test]
async fn a_passphrase_keeps_strangers_out_watchers_too() {
    let server = Server::start().await;
    let (code, secret) = server.room().await;
    let mut host = Client::connect(server.address, &code, Some(&secret)).await;
    host.room(json!({ "settings": { "passphrase": "luna" } })).await.unwrap();
    assert_eq!(host.view["settings"]["passphrase"], true);
    let path = format!("/api/rooms/{code}/join");
    let (status, refused) = server.post(&path, json!({ "name": "A", "passphrase": "sole" })).await;
    assert_eq!((status, text(&refused["error"]["code"])), (403, "wrong_passphrase".into()));
    assert_eq!(server.post(&path, json!({ "name": "A", "passphrase": "luna" })).await.0, 200);
    let stranger = Client::try_connect(server.address, &code, None).await;
    assert_eq!(
        stranger.err().map(|refused| text(&refused["refused"]["code"])),
        Some("wrong_passphrase".into())
    );
    assert_eq!(server.get(&format!("/api/rooms/{code}/turns")).await.0, 403);
    server.stop().await;
}

#[tokio::test]
async fn a_watcher_takes_a_bots_seat_between_turns_and_a_player_can_leave_theirs() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(4).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let secret = server.join(&code, "Late").await;
    let mut late = Client::connect(server.address, &code, Some(&secret)).await;
    assert_eq!(late.view["you"]["seat"], Value::Null);
    assert_eq!(late.view["game"]["hand"], Value::Null);
    let hand = clients[3].view["game"]["hand"].clone();
    clients[3].room(json!({ "stand": {} })).await.unwrap();
    assert_eq!(clients[3].view["game"]["hand"], Value::Null, "who has stood up sees no hand");
    catch_up(&mut clients).await;
    let bot = clients[0].view["people"][3].clone();
    assert!(bot["bot"].is_object());
    late.room(json!({ "take_seat": { "person": bot["person"] } })).await.unwrap();
    assert_eq!(late.view["you"]["seat"], 3);
    assert_eq!(late.view["game"]["hand"], hand);
    let mut players: Vec<Client> = clients.drain(..3).collect();
    players.push(late);
    for choice in 0..12 {
        assert!(play_one(&mut players, choice).await);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_ticket_moves_a_seat_to_another_device_once() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(3).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    clients[1].send(json!({ "room": { "id": "k1", "command": { "ticket": {} } } })).await;
    let ticket = loop {
        let message = clients[1].receive().await.unwrap();
        if !message["ticket"].is_null() {
            break text(&message["ticket"]["ticket"]);
        }
    };
    let hand = clients[1].view["game"]["hand"].clone();
    let path = format!("/api/rooms/{code}/move");
    let (status, seated) = server.post(&path, json!({ "ticket": ticket })).await;
    assert_eq!(status, 200);
    assert_eq!(server.post(&path, json!({ "ticket": ticket })).await.0, 401, "a ticket is used once");
    let phone = Client::connect(server.address, &code, seated["secret"].as_str()).await;
    assert_eq!(phone.view["you"]["person"], 2);
    assert_eq!(phone.view["game"]["hand"], hand);
    // Nobody else has seen the ticket.
    assert!(clients[0].heard.iter().all(|heard| !heard.contains(&ticket)));
    server.stop().await;
}

#[tokio::test]
async fn chat_is_bounded_and_public() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(3).await;
    assert_eq!(clients[1].room(json!({ "chat": { "text": " " } })).await, Err("empty_chat".into()));
    assert_eq!(
        clients[1].room(json!({ "chat": { "text": "x".repeat(301) } })).await,
        Err("chat_too_long".into())
    );
    let mut sent = 0;
    let refusal = loop {
        match clients[1].room(json!({ "react": { "reaction": "moon" } })).await {
            Ok(_) => sent += 1,
            Err(code) => break code,
        }
        assert!(sent < 20);
    };
    assert_eq!((refusal.as_str(), sent), ("too_fast", 6));
    catch_up(&mut clients).await;
    assert_eq!(clients[2].view["chat"].as_array().unwrap().len(), 6);
    server.stop().await;
}

#[tokio::test]
async fn only_public_tables_are_listed() {
    let server = Server::start().await;
    let (code, secret) = server.room().await;
    let mut host = Client::connect(server.address, &code, Some(&secret)).await;
    assert_eq!(server.get("/api/rooms").await.1, json!([]));
    host.room(json!({ "settings": { "public": true } })).await.unwrap();
    assert_eq!(server.get("/api/rooms").await.1[0]["code"], code);
    host.room(json!({ "lock": { "locked": true } })).await.unwrap();
    assert_eq!(server.get("/api/rooms").await.1, json!([]));
    server.stop().await;
}

/// Silence of so many seconds, a thousand bytes each.
pub(crate) fn sound(seconds: usize) -> Vec<u8> {
    let mut wav = b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0".to_vec();
    wav.extend([1000_u32.to_le_bytes(), 1000_u32.to_le_bytes()].concat());
    wav.extend(b"\x01\0\x08\0data");
    wav.extend((seconds as u32 * 1000).to_le_bytes());
    wav.extend(vec![128; seconds * 1000]);
    wav
}

#[tokio::test]
async fn a_performed_clue_is_heard_by_the_table_once_it_is_told() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(3).await;
    let secret = clients[0].secret.clone().unwrap();
    let bearer = format!("Bearer {secret}");
    let path = format!("/api/rooms/{code}/recordings");
    let song = sound(20);
    let keep = |body: Vec<u8>| {
        let (server, path, bearer) = (&server, &path, &bearer);
        async move { server.request("POST", path, &[("authorization", bearer)], &body).await }
    };
    assert_eq!(keep(song.clone()).await.0, 409, "the variant is not played");
    clients[0].room(json!({ "settings": { "performed": true } })).await.unwrap();
    for (refused, code) in [
        (b"<html>".to_vec(), "bad_recording"),
        (b"OggS\x00\x02 la la la".to_vec(), "bad_recording"),
        (sound(22), "recording_too_long"),
    ] {
        let (status, _, body) = keep(refused).await;
        let error = &serde_json::from_slice::<Value>(&body).unwrap()["error"];
        assert_eq!((status, &error["code"]), (422, &json!(code)));
    }
    let (status, _, body) = keep(song.clone()).await;
    assert_eq!(status, 200);
    let id = text(&serde_json::from_slice::<Value>(&body).unwrap()["id"]);
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let other = format!("Bearer {}", clients[1].secret.clone().unwrap());
    let hear = format!("{path}/{id}");
    assert_eq!(server.request("GET", &hear, &[("authorization", &other)], &[]).await.0, 404, "not told yet");
    let theft =
        json!({ "tell": { "card": clients[1].view["game"]["hand"][0], "clue": { "performance": id } } });
    assert_eq!(clients[1].play(theft).await, Err("unknown_recording".into()));
    let tell =
        json!({ "tell": { "card": clients[0].view["game"]["hand"][0], "clue": { "performance": id } } });
    clients[0].play(tell).await.unwrap();
    let (status, head, body) = server.request("GET", &hear, &[("authorization", &other)], &[]).await;
    assert_eq!((status, body.as_slice()), (200, song.as_slice()));
    assert!(head.contains("content-type: audio/wav") && head.contains("nosniff"), "{head}");
    server.stop().await;
}
