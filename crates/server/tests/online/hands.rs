//! Nobody sees two hands of one game, whatever they do with seats.

use std::sync::Arc;

use moonhare_rooms::MemoryLog;
use moonhare_server::Config;
use serde_json::{Value, json};

use crate::harness::{Client, Server, catch_up, text};

/// A server behind a proxy that tells addresses.
async fn proxied() -> Server {
    let config = Config { trusted_header: Some("x-forwarded-for".into()), ..Config::unhurried() };
    Server::on(Arc::new(MemoryLog::new()), config).await
}

/// Two people and two bots who have begun to play; the people come from two addresses.
async fn with_bots(server: &Server) -> (String, Vec<Client>) {
    let (_, made) = server.post_from("192.0.2.1", None, "/api/rooms", json!({ "name": "Host" })).await;
    let code = text(&made["code"]);
    let secret = join(server, &code, "192.0.2.2", "Bea").await.unwrap();
    let mut clients = Vec::new();
    for (from, secret) in [("192.0.2.1", text(&made["secret"])), ("192.0.2.2", secret)] {
        clients.push(Client::try_connect_from(from, server.address, &code, Some(&secret)).await.unwrap());
    }
    for temperament in ["fox", "child"] {
        clients[0].room(json!({ "add_bot": { "temperament": temperament } })).await.unwrap();
    }
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    (code, clients)
}

async fn join(server: &Server, code: &str, from: &str, name: &str) -> Result<String, String> {
    let path = format!("/api/rooms/{code}/join");
    let (status, answer) = server.post_from(from, None, &path, json!({ "name": name })).await;
    if status == 200 { Ok(text(&answer["secret"])) } else { Err(text(&answer["error"]["code"])) }
}

/// Somebody who comes while the others play.
async fn late(server: &Server, code: &str, from: &str, name: &str) -> Client {
    let secret = join(server, code, from, name).await.unwrap();
    Client::try_connect_from(from, server.address, code, Some(&secret)).await.unwrap()
}

fn bots(client: &Client) -> Vec<Value> {
    let people = client.view["people"].as_array().unwrap().iter();
    people.filter(|person| person["bot"].is_object()).map(|person| person["person"].clone()).collect()
}

#[tokio::test]
async fn who_has_had_a_seat_gets_no_other() {
    let server = proxied().await;
    let (_, mut clients) = with_bots(&server).await;
    let hand = clients[1].view["game"]["hand"].clone();
    let bots = bots(&clients[1]);
    clients[1].room(json!({ "stand": {} })).await.unwrap();
    let own = clients[1].view["people"][1]["person"].clone();
    for bot in bots {
        let taken = clients[1].room(json!({ "take_seat": { "person": bot } })).await;
        assert_eq!(taken, Err("other_hand".into()));
        assert_eq!(clients[1].view["game"]["hand"], Value::Null);
    }
    clients[1].room(json!({ "take_seat": { "person": own } })).await.unwrap();
    assert_eq!(clients[1].view["game"]["hand"], hand, "the own seat is there to come back to");
    server.stop().await;
}

#[tokio::test]
async fn who_leaves_and_comes_again_as_another_gets_the_same_seat() {
    let server = proxied().await;
    let (code, mut clients) = with_bots(&server).await;
    let seat = clients[1].view["you"]["seat"].clone();
    let (others, secret) = (bots(&clients[0]), clients[1].secret.clone().unwrap());
    clients[1].room(json!({ "stand": {} })).await.unwrap();
    let own = clients[1].view["people"][1]["person"].clone();
    let mut again = late(&server, &code, "192.0.2.2", "Not Bea").await;
    let other = json!({ "take_seat": { "person": others[0] } });
    assert_eq!(again.room(other.clone()).await, Err("other_hand".into()), "by the address");
    again.room(json!({ "take_seat": { "person": own } })).await.unwrap();
    assert_eq!(again.view["you"]["seat"], seat);

    // From elsewhere the browser's old secret tells.
    again.room(json!({ "stand": {} })).await.unwrap();
    clients[0].room(json!({ "remove": { "person": 2 } })).await.unwrap();
    clients[0].room(json!({ "let_back": { "person": 2 } })).await.unwrap();
    let path = format!("/api/rooms/{code}/join");
    let (status, seated) =
        server.post_from("192.0.2.77", Some(&secret), &path, json!({ "name": "Who" })).await;
    assert_eq!(status, 200, "{seated}");
    let mut who = Client::try_connect_from("192.0.2.77", server.address, &code, seated["secret"].as_str())
        .await
        .unwrap();
    assert_eq!(who.room(other).await, Err("other_hand".into()), "by the secret");
    server.stop().await;
}

#[tokio::test]
async fn late_friends_sit_down_before_the_story_or_when_the_next_turn_begins() {
    let server = proxied().await;
    let (code, mut clients) = with_bots(&server).await;
    let bots = bots(&clients[0]);
    let mut early = late(&server, &code, "192.0.2.3", "Cem").await;
    early.room(json!({ "take_seat": { "person": bots[0] } })).await.unwrap();
    assert_eq!(early.view["you"]["seat"], 2, "the story is not told");
    catch_up(&mut clients).await;
    let card = clients[0].view["game"]["hand"][0].clone();
    clients[0].play(json!({ "tell": { "card": card, "clue": "dusk" } })).await.unwrap();
    let mut late = late(&server, &code, "192.0.2.4", "Dot").await;
    late.room(json!({ "take_seat": { "person": bots[1] } })).await.unwrap();
    assert_eq!((&late.view["you"]["seat"], &late.view["game"]["hand"]), (&Value::Null, &Value::Null));
    let promised = |view: &Value| view["watching"][0]["next_seat"].clone();
    assert_eq!(promised(&late.view), 3);
    let wanted = json!({ "take_seat": { "person": bots[1] } });
    let mut later = self::late(&server, &code, "192.0.2.5", "Eva").await;
    assert_eq!(later.room(wanted.clone()).await, Err("seat_taken".into()), "who asks first gets it");
    // One may change one's mind, and change it again.
    late.room(json!({ "stand": {} })).await.unwrap();
    assert_eq!(promised(&late.view), Value::Null);
    late.room(wanted).await.unwrap();
    // Rabbits at a table differ, also those that come together.
    clients.push(early);
    let mut choice = 0;
    while clients[0].view["game"]["turn"] == 1 {
        assert_eq!(late.view["game"]["hand"], Value::Null);
        let open = clients.iter().position(|client| client.open_move(choice).is_some());
        match open {
            Some(at) => {
                let command = clients[at].open_move(choice).unwrap();
                // A bot may have been faster.
                _ = clients[at].play(command).await;
            }
            // The bot moves by itself.
            None => _ = clients[0].receive().await,
        }
        catch_up(&mut clients).await;
        choice += 1;
    }
    let position = clients[0].position();
    late.until(|view| view["position"].as_u64() >= Some(position)).await;
    assert_eq!(late.view["you"]["seat"], 3);
    assert_eq!(late.view["game"]["hand"].as_array().map(Vec::len), Some(6));
    let rabbits: std::collections::BTreeSet<u64> = late.view["people"]
        .as_array()
        .unwrap()
        .iter()
        .map(|person| person["rabbit"].as_u64().unwrap())
        .collect();
    assert_eq!(rabbits.len(), 4);
    server.stop().await;
}
