//! Evenings that are kept: who may, what is in them, and what becomes of them.

use std::sync::Arc;

use moonhare_rooms::{Log, MemoryLog, Quotas, SqliteLog};
use moonhare_server::Config;
use serde_json::{Value, json};

use crate::{
    harness::{Client, Server, catch_up, play_one, text},
    share::Seen,
    tables::sound,
};

/// A table whose game ended after a turn with a sung clue; the host's chat is not for anybody else.
async fn evening(server: &Server) -> (String, Vec<Client>) {
    let (code, mut clients) = server.table(3).await;
    clients[0].room(json!({ "settings": { "performed": true } })).await.unwrap();
    clients[0].room(json!({ "chat": { "text": "only for the table" } })).await.unwrap();
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let teller = clients.iter().position(|client| client.open_move(0).is_some()).unwrap();
    let secret = clients[teller].secret.clone().unwrap();
    let path = format!("/api/rooms/{code}/recordings");
    let bearer = format!("Bearer {secret}");
    let (_, _, kept) = server.request("POST", &path, &[("authorization", &bearer)], &sound(2)).await;
    let id = text(&serde_json::from_slice::<Value>(&kept).unwrap()["id"]);
    let card = &clients[teller].view["game"]["hand"][0];
    let tell = json!({ "tell": { "card": card, "clue": { "text": "la la", "performance": id } } });
    clients[teller].play(tell).await.unwrap();
    let mut choice = 0;
    while clients[0].view["game"]["turn"] == 1 {
        assert!(play_one(&mut clients, choice).await);
        choice += 1;
    }
    (code, clients)
}

async fn post(server: &Server, path: &str, secret: &str, body: Value) -> (u16, Value) {
    let bearer = format!("Bearer {secret}");
    let body = body.to_string();
    let (status, _, body) =
        server.request("POST", path, &[("authorization", &bearer)], body.as_bytes()).await;
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

async fn keep(server: &Server, code: &str, secret: &str, wish: Value) -> (u16, Value) {
    post(server, &format!("/api/rooms/{code}/album"), secret, wish).await
}

/// The first turn of a room's latest game, as one who sits there asks for it.
async fn turn_of_room(server: &Server, code: &str, client: &Client) -> (u16, Value) {
    let (path, bearer) = (format!("/api/rooms/{code}/turns/1"), format!("Bearer {}", secret(client)));
    let (status, _, body) = server.request("GET", &path, &[("authorization", &bearer)], b"").await;
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

fn secret(client: &Client) -> String {
    client.secret.clone().unwrap()
}

#[tokio::test]
async fn an_evening_is_kept_seen_unnamed_and_deleted() {
    let server = Server::start().await;
    let (code, mut clients) = evening(&server).await;
    let wish = json!({ "names": "typed", "voices": true });
    // Not while it is played, and nobody but who played.
    let (status, refused) = keep(&server, &code, &secret(&clients[0]), wish.clone()).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not_over")));
    assert_eq!(turn_of_room(&server, &code, &clients[0]).await.0, 409);
    clients[0].room(json!({ "end": {} })).await.unwrap();
    // What its film is made of: the turn as everybody saw it.
    let (status, turn) = turn_of_room(&server, &code, &clients[0]).await;
    assert_eq!((status, &turn["moments"][0]["hand"]), (200, &Value::Null), "{turn}");
    let (status, _) = keep(&server, &code, "nobody", wish.clone()).await;
    assert_eq!(status, 401);
    let (_, watcher) =
        server.post(&format!("/api/rooms/{code}/join"), json!({ "name": "Eve", "watch": true })).await;
    let (status, refused) = keep(&server, &code, &text(&watcher["secret"]), wish.clone()).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not_seated")));

    let (status, kept) = keep(&server, &code, &secret(&clients[1]), wish.clone()).await;
    assert_eq!(status, 200, "{kept}");
    let (id, key) = (text(&kept["id"]), text(&kept["key"]));
    assert_eq!(id.len(), 32);
    // Whoever keeps it again gets the same one, and not the key.
    let (_, again) = keep(&server, &code, &secret(&clients[2]), wish.clone()).await;
    assert_eq!(again, json!({ "id": id, "key": null }));

    let path = format!("/api/albums/{id}");
    let (status, album) = server.get(&path).await;
    assert_eq!(status, 200);
    assert_eq!(album["by"], 1);
    assert_eq!(album["turns"].as_array().unwrap().len(), 1);
    assert_eq!(album["people"][2]["name"], "Player 3");
    let told = album.to_string();
    assert!(!told.contains("only for the table") && !told.contains(&code), "{told}");
    for client in &clients {
        assert!(!told.contains(&secret(client)));
    }
    let (status, _) = server.get("/api/albums/00000000000000000000000000000000").await;
    assert_eq!(status, 404);

    // The voice lies in it, by its hash, and is heard.
    let voice = text(&album["turns"][0]["clue"]["performance"]);
    let (status, _, bytes) = server.request("GET", &format!("{path}/recordings/{voice}"), &[], b"").await;
    assert_eq!((status, bytes), (200, sound(2)));
    let (status, _) = server.get(&format!("{path}/recordings/{id}")).await;
    assert_eq!(status, 404, "the document is no recording");

    // A messenger sees the book, and of a turn the cards without the answer.
    let seen = Seen::at(&server, &format!("/a/{id}")).await;
    assert!(seen.tag("og:description").contains("Player 2"), "{}", seen.page);
    assert!(seen.tag("og:title").starts_with("The evening that belonged to "), "{}", seen.page);
    assert!(seen.tag("robots").contains("noindex"));
    for tag in ["og:title", "og:description", "og:type", "og:url", "og:site_name", "twitter:card"] {
        assert!(!seen.tag(tag).is_empty(), "{tag}");
    }
    let book = seen.picture(&server).await;
    for shown in ["", "/picture", "/turns/1", "/turns/1/picture", &format!("/recordings/{voice}")] {
        let (status, head, _) = server.request("GET", &format!("{path}{shown}"), &[], b"").await;
        assert_eq!(status, 200, "{shown}");
        for header in ["x-robots-tag: noindex, nofollow", "cache-control: private, no-cache"] {
            assert!(head.contains(header), "{shown}: {head}");
        }
    }
    let turn = Seen::at(&server, &format!("/a/{id}/1")).await;
    assert_eq!(turn.tag("og:title"), "la la");
    assert_ne!(turn.picture(&server).await, book);

    // One takes out one's own name; the rabbit stays.
    let (status, _) = post(&server, &format!("{path}/name-out"), "nobody", Value::Null).await;
    assert_eq!(status, 401);
    let (status, _) = post(&server, &format!("{path}/name-out"), &secret(&clients[2]), Value::Null).await;
    assert_eq!(status, 200);
    let (_, album) = server.get(&path).await;
    assert_eq!(album["people"][2]["name"], Value::Null);
    assert_eq!(album["people"][1]["name"], "Player 2");
    let unnamed = Seen::at(&server, &format!("/a/{id}")).await;
    assert!(!unnamed.page.contains("Player 3"));
    assert_ne!(unnamed.picture(&server).await, book);

    // Only its key deletes it; then it is closed for everybody, voices included.
    let (status, _) = post(&server, &format!("{path}/delete"), &secret(&clients[1]), Value::Null).await;
    assert_eq!(status, 401);
    let (status, _) = post(&server, &format!("{path}/delete"), &key, Value::Null).await;
    assert_eq!(status, 200);
    for gone in [path.clone(), format!("{path}/turns/1"), format!("{path}/recordings/{voice}")] {
        assert_eq!(server.get(&gone).await.0, 404, "{gone}");
    }
    assert_eq!(Seen::at(&server, &format!("/a/{id}")).await.tag("og:title"), "Moonhare");
    // And it can be kept anew.
    let (_, anew) =
        keep(&server, &code, &secret(&clients[1]), json!({ "names": "initials", "voices": false })).await;
    let (_, album) = server.get(&format!("/api/albums/{}", text(&anew["id"]))).await;
    assert_eq!(album["people"][0]["name"], "H.");
    assert_eq!(album["people"][2]["name"], Value::Null, "who took their name out need not do so again");
    assert_eq!(album["turns"][0]["clue"].get("performance"), None, "{album}");
    server.stop().await;
}

#[tokio::test]
async fn a_name_goes_with_the_voice_by_every_secret_that_its_owner_ever_had() {
    let server = Server::start().await;
    let (code, mut clients) = evening(&server).await;
    clients[0].room(json!({ "end": {} })).await.unwrap();
    let wish = json!({ "names": "typed", "voices": true });
    let (_, kept) = keep(&server, &code, &secret(&clients[1]), wish.clone()).await;
    let path = format!("/api/albums/{}", text(&kept["id"]));
    let (_, album) = server.get(&path).await;
    let teller = usize::try_from(album["turns"][0]["storyteller"].as_u64().unwrap()).unwrap();
    let voice = format!("{path}/recordings/{}", text(&album["turns"][0]["clue"]["performance"]));
    assert_eq!(server.get(&voice).await.0, 200);
    // The teller goes to another device, and from there to a third: each of the three knows them.
    let mut secrets = vec![secret(&clients[teller])];
    for id in ["first", "second"] {
        let ticket = crate::guests::ticket(&mut clients[teller], id).await.unwrap();
        let (_, moved) = server.post(&format!("/api/rooms/{code}/move"), json!({ "ticket": ticket })).await;
        let secret = text(&moved["secret"]);
        clients[teller] = Client::connect(server.address, &code, Some(&secret)).await;
        secrets.push(secret);
    }
    let out = |path: String, secret: String| {
        let server = &server;
        async move { post(server, &format!("{path}/name-out"), &secret, Value::Null).await.0 }
    };
    assert_eq!(out(path.clone(), secrets[1].clone()).await, 200, "a device in between");
    let (_, album) = server.get(&path).await;
    assert_eq!(album["people"][teller]["name"], Value::Null);
    assert_eq!(album["turns"][0]["clue"], json!({ "text": "la la" }), "the words stay, the voice goes");
    assert_eq!(server.get(&voice).await.0, 404);
    let named =
        album["people"].as_array().unwrap().iter().filter(|person| person["name"].is_string()).count();
    assert_eq!(named, 2, "{album}");
    for other in &secrets {
        assert_eq!(out(path.clone(), other.clone()).await, 200);
    }
    // Deleted and kept anew by somebody else, it has neither name nor voice.
    let key = text(&kept["key"]);
    assert_eq!(post(&server, &format!("{path}/delete"), &key, Value::Null).await.0, 200);
    let keeper = clients.iter().zip(0..).find(|(_, seat)| *seat != teller).unwrap().0;
    let (_, anew) = keep(&server, &code, &secret(keeper), wish).await;
    let (_, album) = server.get(&format!("/api/albums/{}", text(&anew["id"]))).await;
    assert_eq!(album["people"][teller]["name"], Value::Null);
    assert_eq!(album["turns"][0]["clue"], json!({ "text": "la la" }));
    server.stop().await;
}

#[tokio::test]
async fn an_album_stays_when_the_server_restarts_and_the_next_game_tells_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let log: Arc<dyn Log> = Arc::new(SqliteLog::open(folder.path()).await.unwrap());
    let server = Server::on(log, Config::unhurried()).await;
    let (code, mut clients) = evening(&server).await;
    clients[0].room(json!({ "end": {} })).await.unwrap();
    let (_, kept) = keep(&server, &code, &secret(&clients[0]), json!({ "voices": true })).await;
    let path = format!("/api/albums/{}", text(&kept["id"]));
    let (_, before) = server.get(&path).await;
    // Another game begins at the table: the album is of the one that is over.
    clients[0].room(json!({ "rematch": {} })).await.unwrap();
    catch_up(&mut clients).await;
    play_one(&mut clients, 3).await;
    assert_eq!(server.get(&path).await.1, before);
    // Who asks to keep it now still means that one.
    let (status, again) = keep(&server, &code, &secret(&clients[1]), json!({ "voices": true })).await;
    assert_eq!((status, again), (200, json!({ "id": kept["id"], "key": null })));
    // Whatever is played now, neither the album, its replay, its picture nor the room's own replay tells of it.
    let link = path.replace("/api/albums/", "/a/");
    let told = Seen::at(&server, &link).await.page;
    let replay = server.get(&format!("{path}/turns/1?eyes=1")).await;
    for choice in 0..20 {
        play_one(&mut clients, choice).await;
        for client in &clients {
            assert_eq!(turn_of_room(&server, &code, client).await.0, 409, "at {}", clients[0].phase());
        }
        assert_eq!(server.get(&path).await.1, before);
        assert_eq!(server.get(&format!("{path}/turns/1?eyes=1")).await, replay);
        assert_eq!(Seen::at(&server, &link).await.page, told);
    }
    drop(clients);
    server.stop().await;
    let log: Arc<dyn Log> = Arc::new(SqliteLog::open(folder.path()).await.unwrap());
    let server = Server::on(log, Config::unhurried()).await;
    assert_eq!(server.get(&path).await.1, before);
    let (status, replay) = server.get(&format!("{path}/turns/1?eyes=0")).await;
    assert_eq!((status, &replay["turn"]), (200, &json!(1)));
    assert_eq!(server.get(&format!("{path}/turns/2")).await.0, 200, "the turn that was begun");
    assert_eq!(server.get(&format!("{path}/turns/3")).await.0, 404);
    server.stop().await;
}

/// What an album of the latest game that is over would show to one who sits there.
async fn unkept(server: &Server, code: &str, secret: &str) -> (u16, Value) {
    let (path, bearer) = (format!("/api/rooms/{code}/album"), format!("Bearer {secret}"));
    let (status, _, body) = server.request("GET", &path, &[("authorization", &bearer)], b"").await;
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

#[tokio::test]
async fn the_game_before_can_be_kept_while_the_next_is_played_and_tells_nothing_of_it() {
    let server = Server::start().await;
    let (code, mut clients) = evening(&server).await;
    assert_eq!(unkept(&server, &code, &secret(&clients[0])).await.0, 409, "it is being played");
    clients[0].room(json!({ "end": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let (status, over) = unkept(&server, &code, &secret(&clients[1])).await;
    assert_eq!((status, over["turns"].as_array().unwrap().len()), (200, 1));
    assert_eq!(unkept(&server, &code, "nobody").await.0, 401);
    assert_eq!(server.get(&format!("/api/rooms/{code}/album")).await.0, 401);
    clients[0].room(json!({ "rematch": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let timeless = |mut album: Value| {
        for at in ["kept_ms", "until_ms", "by"] {
            album[at] = Value::Null;
        }
        album
    };
    for choice in 0..12 {
        let now = unkept(&server, &code, &secret(&clients[2])).await.1;
        assert_eq!(timeless(now), timeless(over.clone()), "at {}", clients[0].phase());
        play_one(&mut clients, choice).await;
    }
    let (status, kept) = keep(&server, &code, &secret(&clients[2]), json!({ "voices": false })).await;
    assert_eq!(status, 200, "{kept}");
    let (_, album) = server.get(&format!("/api/albums/{}", text(&kept["id"]))).await;
    assert_eq!(album["began_ms"], over["began_ms"]);
    assert_eq!(album["scores"], over["scores"]);
    server.stop().await;
}

#[tokio::test]
async fn who_kept_it_takes_any_name_out_and_nobody_else_anybodys() {
    let server = Server::start().await;
    let (code, mut clients) = evening(&server).await;
    clients[0].room(json!({ "end": {} })).await.unwrap();
    let (_, kept) = keep(&server, &code, &secret(&clients[1]), json!({ "voices": true })).await;
    let path = format!("/api/albums/{}", text(&kept["id"]));
    let key = text(&kept["key"]);
    let out = async |seat: u8, by: &str| {
        post(&server, &format!("{path}/name-out?seat={seat}"), by, Value::Null).await.0
    };
    // Neither a seat's secret nor a stranger's word is enough, not even for one's own seat by its number.
    for by in [secret(&clients[0]), secret(&clients[2]), "nobody".into()] {
        assert_eq!(out(2, &by).await, 401);
    }
    assert_eq!(out(9, &key).await, 401, "nobody sat there");
    let names = async || {
        let (_, album) = server.get(&path).await;
        album["people"].as_array().unwrap().iter().map(|one| one["name"].is_string()).collect::<Vec<_>>()
    };
    assert_eq!(names().await, [true, true, true]);
    assert_eq!(out(2, &key).await, 200);
    assert_eq!(names().await, [true, true, false]);
    // It stays out of a second album of the same evening.
    assert_eq!(post(&server, &format!("{path}/delete"), &key, Value::Null).await.0, 200);
    let (_, anew) = keep(&server, &code, &secret(&clients[0]), json!({ "voices": true })).await;
    let (_, album) = server.get(&format!("/api/albums/{}", text(&anew["id"]))).await;
    assert_eq!(album["people"][2]["name"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn an_album_and_its_turns_are_sent_small_to_who_reads_them_so() {
    let server = Server::start().await;
    let (code, mut clients) = evening(&server).await;
    clients[0].room(json!({ "end": {} })).await.unwrap();
    let (_, kept) = keep(&server, &code, &secret(&clients[1]), json!({ "voices": true })).await;
    let path = format!("/api/albums/{}", text(&kept["id"]));
    for path in [path.clone(), format!("{path}/turns/1")] {
        let (_, head, plain) = server.request("GET", &path, &[], b"").await;
        assert!(!head.contains("content-encoding"), "{head}");
        let (_, head, small) = server.request("GET", &path, &[("accept-encoding", "gzip, br")], b"").await;
        for header in ["content-encoding: br", "vary: accept-encoding", "x-robots-tag: noindex, nofollow"] {
            assert!(head.contains(header), "{header}: {head}");
        }
        assert!(small.len() * 2 < plain.len(), "{} of {}", small.len(), plain.len());
    }
    server.stop().await;
}

#[tokio::test]
async fn everybody_is_told_for_how_long_things_are_kept_here() {
    let config = Config { keep_albums_days: 30, keep_rooms_days: 0, ..Config::unhurried() };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    let (status, days) = server.get("/api/kept").await;
    assert_eq!((status, days), (200, json!({ "tables": 0, "albums": 30, "boxes": 90, "grace": 7 })));
    server.stop().await;
}

#[tokio::test]
async fn a_full_server_keeps_no_more_albums() {
    let quotas = Quotas { albums_max: 1, ..Quotas::none() };
    let config = Config { quotas, ..Config::unhurried() };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    let mut kept = Vec::new();
    for _ in 0..2 {
        let (code, mut clients) = evening(&server).await;
        clients[0].room(json!({ "end": {} })).await.unwrap();
        kept.push(keep(&server, &code, &secret(&clients[0]), json!({ "voices": false })).await);
    }
    assert_eq!(kept[0].0, 200);
    assert_eq!((kept[1].0, &kept[1].1["error"]["code"]), (503, &json!("server_full")));
    server.stop().await;
}
