//! Names and clues are what can be seen of them.

use serde_json::{Value, json};

use crate::harness::{Client, Server, catch_up, text};

#[tokio::test]
async fn names_can_be_seen_and_tell_people_apart() {
    let server = Server::start().await;
    let (code, secret) = server.room().await;
    let path = format!("/api/rooms/{code}/join");
    for nothing in ["\u{200b}", "\u{feff}", "\u{ad}", "\u{3164}", "\u{202e}", " \u{2800} "] {
        let (status, refused) = server.post(&path, json!({ "name": nothing })).await;
        assert_eq!((status, text(&refused["error"]["code"])), (422, "bad_name".into()), "{nothing:?}");
    }
    for name in ["Ana", "ana", "\u{410}na", "A\u{200b}na", "\u{202e}anA"] {
        assert_eq!(server.post(&path, json!({ "name": name })).await.0, 200);
    }
    let mut host = Client::connect(server.address, &code, Some(&secret)).await;
    let names = |view: &Value| {
        let people = view["people"].as_array().unwrap().iter();
        people.map(|person| text(&person["name"])).collect::<Vec<_>>()
    };
    assert_eq!(names(&host.view), ["Host", "Ana", "ana 2", "\u{410}na 3", "Ana 4", "anA 5"]);
    host.room(json!({ "profile": { "name": "ANA" } })).await.unwrap();
    assert_eq!(names(&host.view)[0], "ANA 6");
    host.room(json!({ "profile": { "name": "Host" } })).await.unwrap();
    host.room(json!({ "profile": { "rabbit": 9 } })).await.unwrap();
    assert_eq!(names(&host.view)[0], "Host");
    server.stop().await;
}

#[tokio::test]
async fn a_clue_of_nothing_is_none_and_none_runs_backwards() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(3).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let card = clients[0].view["game"]["hand"][0].clone();
    let tell = |clue: &str| json!({ "tell": { "card": card, "clue": clue } });
    assert_eq!(clients[0].play(tell("\u{200b}\u{3164}")).await, Err("empty_clue".into()));
    assert_eq!(clients[0].room(json!({ "chat": { "text": "\u{feff}" } })).await, Err("empty_chat".into()));
    clients[0].play(tell("\u{202e}ksud 🌙\u{200b}")).await.unwrap();
    assert_eq!(clients[0].view["game"]["clue"]["text"], "ksud 🌙");
    server.stop().await;
}
