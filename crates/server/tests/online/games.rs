//! Whole games of every rule set, played over sockets.

use moonhare_rooms::{
    Games, SecretHash,
    rules::{Event, verify},
};
use serde_json::json;

use crate::harness::{Client, Server, catch_up, play_one};

/// The first two commit to salts, and the game begins when both have shown theirs.
async fn throw_in_and_begin(clients: &mut [Client]) {
    let salts = ["a pinch", "a grain"];
    for (client, salt) in clients.iter_mut().zip(salts) {
        let salt_hash = String::from(SecretHash::of(salt));
        client.room(json!({ "commit": { "salt_hash": salt_hash } })).await.unwrap();
    }
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    assert_eq!(clients[0].view["stage"], "lobby", "the salts are awaited");
    for (client, salt) in clients.iter_mut().zip(salts) {
        client.room(json!({ "throw_in": { "salt": salt } })).await.unwrap();
    }
    catch_up(clients).await;
    assert_eq!(clients[0].view["stage"], "game");
}

async fn whole_game(edition: &str, people: usize) {
    let server = Server::start().await;
    let (code, mut clients) = server.table(people).await;
    let mut watcher = Client::connect(server.address, &code, None).await;
    clients[0].room(json!({ "settings": { "edition": edition } })).await.unwrap();
    if !matches!(edition, "party" | "teams") {
        clients[0].room(json!({ "settings": { "house": { "target_score": 8 } } })).await.unwrap();
    }
    throw_in_and_begin(&mut clients).await;
    let mut moves = 0;
    let mut seen = std::collections::BTreeSet::new();
    while play_one(&mut clients, moves).await {
        moves += 1;
        assert!(moves < 2_000, "the game must end");
        catch_up(&mut clients).await;
        // In every phase, once, somebody loses the connection and comes back to exactly the same view.
        if seen.insert((clients[0].phase().to_owned(), moves % 2)) {
            let at = moves % clients.len();
            let mut before = clients[at].view.clone();
            clients[at].reconnect().await;
            for view in [&mut before, &mut clients[at].view] {
                view["presence"] = json!(null);
                view["watchers"] = json!(null);
                view["house"] = json!(null);
            }
            assert_eq!(before, clients[at].view, "in phase {}", clients[at].phase());
        }
    }
    assert_eq!(clients[0].phase(), "over");
    assert_eq!(clients[0].view["stage"], "over");
    assert!(clients[0].view["game"]["winners"].as_array().is_some_and(|winners| !winners.is_empty()));
    assert!(clients[0].view["fair"]["secret"].is_string(), "the deck's secret is opened");
    let last = clients[0].position();
    watcher.until(|view| view["position"] == last).await;
    assert_eq!(watcher.view["game"]["seats"], clients[0].view["game"]["seats"]);
    let (status, turns) = server.get(&format!("/api/rooms/{code}/turns")).await;
    assert_eq!(status, 200);
    assert_eq!(
        turns.as_array().map(Vec::len),
        clients[0].view["game"]["turn"].as_u64().map(|turn| turn as usize)
    );
    let (status, _, log) = server.request("GET", &format!("/api/rooms/{code}/game"), &[], &[]).await;
    assert_eq!(status, 200);
    let lines = std::str::from_utf8(&log).unwrap().lines();
    let events: Vec<Event> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    verify(&events).expect("the game was fair");
    let (status, _, lines) = server.request("GET", &format!("/api/rooms/{code}/games"), &[], &[]).await;
    assert_eq!(status, 200);
    let mut games = Games::default();
    lines.trim_ascii_end().split(|byte| *byte == b'\n').for_each(|line| games.add_line(line).unwrap());
    let verified = games.verify().expect("the games were fair");
    assert_eq!((verified.games, verified.sealed, verified.salts), (1, 1, 2), "both salts are in");
    // Another game with the same people.
    clients[0].room(json!({ "rematch": {} })).await.unwrap();
    assert_eq!(clients[0].view["stage"], "game");
    assert_eq!(server.get(&format!("/api/rooms/{code}/game")).await.0, 409, "not while it is played");
    server.stop().await;
}

#[tokio::test]
async fn classic_with_three() {
    whole_game("classic", 3).await;
}

#[tokio::test]
async fn classic_with_six() {
    whole_game("classic", 6).await;
}

#[tokio::test]
async fn odyssey_with_eight() {
    whole_game("odyssey", 8).await;
}

#[tokio::test]
async fn odyssey_2023_with_five() {
    whole_game("odyssey-2023", 5).await;
}

#[tokio::test]
async fn party_with_seven() {
    whole_game("party", 7).await;
}

#[tokio::test]
async fn teams_with_six() {
    whole_game("teams", 6).await;
}

#[tokio::test]
async fn one_person_plays_a_whole_game_against_bots() {
    let server = Server::start().await;
    let (_, made) = server.post("/api/rooms", json!({ "name": "Solo", "try_bots": true })).await;
    let mut me =
        Client::connect(server.address, made["code"].as_str().unwrap(), made["secret"].as_str()).await;
    me.room(json!({ "settings": { "house": { "target_score": 10 } } })).await.unwrap();
    me.room(json!({ "begin": {} })).await.unwrap();
    let mut choice = 0;
    while me.view["stage"] != "over" {
        match me.open_move(choice) {
            Some(command) => {
                choice += 1;
                me.play(command).await.unwrap();
            }
            None => _ = me.receive().await.expect("the bots go on"),
        }
    }
    server.stop().await;
}
