//! Commands that come twice, late or in the wrong order.

use serde_json::json;

use crate::harness::{Server, catch_up};

#[tokio::test]
async fn the_same_id_again_does_it_once_and_answers_the_same() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(3).await;
    let first = clients[0].ask_as("x1", "room", json!({ "chat": { "text": "hello" } })).await.unwrap();
    let again = clients[0].ask_as("x1", "room", json!({ "chat": { "text": "hello" } })).await.unwrap();
    assert_eq!(first, again);
    assert_eq!(clients[0].view["chat"].as_array().unwrap().len(), 1);
    // Another person's id of the same name is another id.
    clients[1].ask_as("x1", "room", json!({ "chat": { "text": "hi" } })).await.unwrap();
    catch_up(&mut clients).await;
    assert_eq!(clients[0].view["chat"].as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn a_refusal_stays_a_refusal() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(3).await;
    let begin = json!({ "begin": {} });
    assert_eq!(clients[1].ask_as("r1", "room", begin.clone()).await, Err("not_host".into()));
    clients[0].room(json!({ "host": { "person": 2 } })).await.unwrap();
    assert_eq!(
        clients[1].ask_as("r1", "room", begin.clone()).await,
        Err("not_host".into()),
        "the same answer"
    );
    assert!(clients[1].ask_as("r2", "room", begin).await.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn a_double_click_plays_one_card_even_over_two_connections() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(3).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let card = clients[1].view["game"]["hand"][0].clone();
    let tell = json!({ "tell": { "card": card, "clue": "dusk" } });
    // The answer is lost with the connection …
    clients[1].send(json!({ "do": { "id": "t1", "command": tell } })).await;
    clients[0].until(|view| view["game"]["phase"] == "give").await;
    clients[1].reconnect().await;
    // … and sending it again gives it.
    let position = clients[1].ask_as("t1", "do", tell).await.unwrap();
    assert_eq!(position, clients[0].position());
    assert_eq!(clients[1].view["game"]["hand"].as_array().unwrap().len(), 6);
    server.stop().await;
}

#[tokio::test]
async fn what_is_not_possible_now_is_refused_with_a_code() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(4).await;
    assert_eq!(clients[0].play(json!({ "ready": {} })).await, Err("no_game".into()));
    assert_eq!(clients[1].room(json!({ "begin": {} })).await, Err("not_host".into()));
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    assert_eq!(clients[2].play(json!({ "vote": { "slots": [1] } })).await, Err("wrong_phase".into()));
    let card = clients[2].view["game"]["hand"][0].clone();
    clients[2].play(json!({ "claim": {} })).await.unwrap();
    catch_up(&mut clients).await;
    assert_eq!(clients[1].play(json!({ "claim": {} })).await, Err("already_claimed".into()));
    let foreign = clients[1].view["game"]["hand"][0].clone();
    let tell = |card, clue: &str| json!({ "tell": { "card": card, "clue": clue } });
    assert_eq!(clients[2].play(tell(foreign, "dusk")).await, Err("not_in_hand".into()));
    assert_eq!(clients[2].play(tell(card.clone(), "  ")).await, Err("empty_clue".into()));
    assert_eq!(clients[2].play(tell(card.clone(), &"x".repeat(201))).await, Err("clue_too_long".into()));
    clients[2].play(tell(card, "dusk")).await.unwrap();
    assert_eq!(
        clients[0].room(json!({ "settings": { "edition": "party" } })).await,
        Err("game_running".into())
    );
    server.stop().await;
}

#[tokio::test]
async fn an_id_is_known_after_hundreds_of_others_and_whatever_others_do() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(3).await;
    let said = json!({ "chat": { "text": "once" } });
    let first = clients[1].ask_as("once", "room", said.clone()).await.unwrap();
    let refused = json!({ "begin": {} });
    assert_eq!(clients[1].ask_as("no", "room", refused.clone()).await, Err("not_host".into()));
    for number in 0..200 {
        clients[1].room(json!({ "ready": { "ready": number % 2 == 0 } })).await.unwrap();
        assert_eq!(clients[2].room(refused.clone()).await, Err("not_host".into()));
    }
    assert_eq!(clients[1].ask_as("once", "room", said).await, Ok(first));
    catch_up(&mut clients).await;
    assert_eq!(clients[0].view["chat"].as_array().unwrap().len(), 1);
    clients[0].room(json!({ "host": { "person": 2 } })).await.unwrap();
    assert_eq!(clients[1].ask_as("no", "room", refused).await, Err("not_host".into()), "the same answer");
    server.stop().await;
}

#[tokio::test]
async fn what_was_so_already_is_not_done_later() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(3).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    let go_on = json!({ "pause": { "paused": false } });
    clients[0].ask_as("on", "room", go_on.clone()).await.unwrap();
    clients[0].room(json!({ "pause": { "paused": true } })).await.unwrap();
    clients[0].ask_as("on", "room", go_on).await.unwrap();
    assert_eq!(clients[0].view["paused"], true, "it was done before, when there was nothing to do");
    server.stop().await;
}
