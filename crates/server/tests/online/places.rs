//! One's tables, seen from the first page.

use serde_json::{Value, json};

use crate::harness::{Server, catch_up, play_one};

async fn place(server: &Server, code: &str, secret: &str) -> (u16, Value) {
    let bearer = format!("Bearer {secret}");
    let path = format!("/api/rooms/{code}/place");
    let (status, _, body) = server.request("GET", &path, &[("authorization", &bearer)], b"").await;
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

#[tokio::test]
async fn whose_move_it_is_is_seen_from_afar() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(3).await;
    let secrets: Vec<String> = clients.iter().map(|client| client.secret.clone().unwrap()).collect();
    let (status, lobby) = place(&server, &code, &secrets[0]).await;
    assert_eq!(status, 200);
    assert_eq!((&lobby["stage"], &lobby["your_move"]), (&json!("lobby"), &json!(false)), "{lobby}");
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    for choice in 0..24 {
        catch_up(&mut clients).await;
        for (client, secret) in clients.iter().zip(&secrets) {
            let (_, afar) = place(&server, &code, secret).await;
            let game = &client.view["game"];
            assert_eq!(afar["phase"], game["phase"]);
            assert_eq!(afar["turn"], game["turn"]);
            assert_eq!(afar["storyteller"], game["storyteller"]);
            let seat = &client.view["you"]["seat"];
            let waits = game["waiting_for"].as_array().unwrap();
            let called = waits.contains(seat) && game["phase"] != "score";
            assert_eq!(afar["your_move"], json!(called), "{afar}");
            if game["phase"] != "score" {
                assert_eq!(afar["waiting_for"], json!(waits.len() - usize::from(called)));
            }
            assert_eq!(afar["clue"], game["clue"].get("text").cloned().unwrap_or_default());
        }
        play_one(&mut clients, choice).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn only_who_has_a_place_sees_it_and_nothing_hidden_is_in_it() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(3).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let (status, refused) = place(&server, &code, "another").await;
    assert_eq!((status, &refused["error"]["code"]), (401, &json!("unknown_secret")));
    let (status, _) = server.get(&format!("/api/rooms/{code}/place")).await;
    assert_eq!(status, 401);
    let (_, afar) = place(&server, &code, clients[1].secret.as_deref().unwrap()).await;
    let known: Vec<&String> = afar.as_object().unwrap().keys().collect();
    assert_eq!(
        known,
        [
            "clue",
            "code",
            "deadline_ms",
            "latest_ms",
            "people",
            "phase",
            "seat",
            "stage",
            "storyteller",
            "turn",
            "waiting_for",
            "your_move"
        ]
    );
    server.stop().await;
}
