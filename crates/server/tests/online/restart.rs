//! After a restart every table is exactly where it was.

use std::sync::Arc;

use moonhare_rooms::SqliteLog;
use moonhare_server::Config;
use serde_json::json;

use crate::harness::{Client, Server, catch_up, play_one};

#[tokio::test]
async fn a_restart_in_the_middle_of_a_vote_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let log = Arc::new(SqliteLog::open(folder.path()).await.unwrap());
    let server = Server::on(log, Config::unhurried()).await;
    let (code, mut clients) = server.table(5).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    let mut choice = 0;
    while clients[0].phase() != "vote" {
        assert!(play_one(&mut clients, choice).await);
        choice += 1;
    }
    play_one(&mut clients, choice).await;
    catch_up(&mut clients).await;
    let voter = clients.iter().position(|client| !client.view["game"]["my_votes"].is_null()).unwrap();
    server.stop().await;
    for client in &mut clients {
        let mut last = json!(null);
        while let Some(message) = client.receive().await {
            last = message;
        }
        assert_eq!(last["bye"]["code"], "restart", "everybody is told to come back");
    }
    let log = Arc::new(SqliteLog::open(folder.path()).await.unwrap());
    let server = Server::on(log, Config::unhurried()).await;
    let mut back = Vec::new();
    for client in &clients {
        let again = Client::connect(server.address, &code, client.secret.as_deref()).await;
        assert_eq!(again.view["game"], client.view["game"]);
        assert_eq!(again.view["position"], client.view["position"]);
        back.push(again);
    }
    assert!(!back[voter].view["game"]["my_votes"].is_null());
    while back[0].phase() != "score" {
        assert!(play_one(&mut back, choice).await);
        catch_up(&mut back).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_command_that_was_accepted_before_the_restart_is_known_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let server =
        Server::on(Arc::new(SqliteLog::open(folder.path()).await.unwrap()), Config::unhurried()).await;
    let (code, mut clients) = server.table(3).await;
    let chat = json!({ "chat": { "text": "once" } });
    let first = clients[1].ask_as("once-1", "room", chat.clone()).await.unwrap();
    server.stop().await;
    let server =
        Server::on(Arc::new(SqliteLog::open(folder.path()).await.unwrap()), Config::unhurried()).await;
    let mut client = Client::connect(server.address, &code, clients[1].secret.as_deref()).await;
    assert_eq!(client.ask_as("once-1", "room", chat).await, Ok(first));
    assert_eq!(client.view["chat"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn everybody_leaves_and_comes_back() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(4).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    for choice in 0..6 {
        play_one(&mut clients, choice).await;
    }
    catch_up(&mut clients).await;
    let known: Vec<_> =
        clients.into_iter().map(|client| (client.secret.clone(), client.view.clone())).collect();
    let mut back = Vec::new();
    for (secret, view) in &known {
        let client = Client::connect(server.address, &code, secret.as_deref()).await;
        assert_eq!(client.view["game"], view["game"]);
        back.push(client);
    }
    for choice in 6..20 {
        assert!(play_one(&mut back, choice).await);
    }
    server.stop().await;
}
