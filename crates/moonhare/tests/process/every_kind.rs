//! Rooms in which everything happens that a log can tell of and that no ordinary game brings about.

use moonhare_rooms::SecretHash;
use serde_json::{Value, json};

use crate::knocks::{settled, want};
use crate::push_service::StandIn;
use crate::server::Server;
use crate::table::Table;

/// One pack, and so many cards on the table that the pile runs short in the fourth turn.
pub(crate) async fn reshuffled(server: &Server) -> Table {
    let mut table = Table::new(server, "classic-reshuffled", 6).await;
    let house = json!({ "hand_size": 8, "cards_given": 2, "target_score": 200 });
    let settings = json!({ "house": house, "patience_s": null, "packs": ["moonhare"] });
    table.room(0, &json!({ "settings": settings })).await;
    table.room(0, &json!({ "begin": {} })).await;
    while table.players[0].view["game"]["turn"].as_u64().is_some_and(|turn| turn < 5) {
        table.play(1).await;
    }
    table
}

/// Salts that are promised and shown, somebody who is put out and let back, a card taken back, a watcher who guesses and waits
/// for a seat, hearts given and taken, another device, and a clock that starts again when people come back.
pub(crate) async fn guests(server: &Server) -> Table {
    let mut table = Table::new(server, "guests-goes-on", 4).await;
    let clock = json!({ "tell_s": 600, "give_s": 600, "vote_s": 600, "score_s": 600 });
    let settings = json!({ "clock": clock, "patience_s": null, "house": { "target_score": 12 } });
    table.room(0, &json!({ "settings": settings })).await;
    table.room(3, &json!({ "stand": {} })).await;
    table.room(3, &json!({ "sit": {} })).await;
    let path = format!("/api/rooms/{}/join", table.code);
    let rude = Server::post(server.address, &path, &json!({ "name": "Rude" })).await.unwrap();
    table.room(0, &json!({ "remove": { "person": rude["person"], "ban": true } })).await;
    table.room(0, &json!({ "let_back": { "person": rude["person"] } })).await;
    let salt_hash: String = SecretHash::of("a pinch").into();
    table.room(1, &json!({ "commit": { "salt_hash": salt_hash } })).await;
    table.room(0, &json!({ "begin": {} })).await;
    table.room(1, &json!({ "throw_in": { "salt": "a pinch" } })).await;
    let noor = Server::post(server.address, &path, &json!({ "name": "Noor" })).await.unwrap();
    table.add(server, &noor["secret"]).await;
    table.play_until("give").await;
    let gives = |table: &Table, at: usize| table.players[at].view["game"]["your_move"]["give"].clone();
    let at = (0..4).find(|at| gives(&table, *at).is_object()).expect("somebody gives");
    let card = gives(&table, at)["cards"][0].clone();
    table.go(at, &json!({ "give": { "cards": [card] } })).await;
    table.go(at, &json!({ "take_back": {} })).await;
    table.play_until("vote").await;
    table.room(4, &json!({ "guess": { "slot": 1 } })).await;
    table.room(2, &json!({ "stand": {} })).await;
    let people = table.players[0].view["people"].as_array().unwrap();
    let bot = people.iter().find(|someone| someone["seat"] == 2).unwrap()["person"].clone();
    table.room(4, &json!({ "take_seat": { "person": bot } })).await;
    table.play_until("score").await;
    for at in [0, 1] {
        let slot = slot_of_another(&table, at);
        table.room(at, &json!({ "heart": { "slot": slot } })).await;
    }
    table.room(1, &json!({ "heart": { "slot": null } })).await;
    table.room(0, &json!({ "skip_reveal": {} })).await;
    table.move_to_another_device(server, 1).await;
    table.play_until("give").await;
    table
}

/// Where a card lies that this player did not give: nobody gives a heart to their own.
fn slot_of_another(table: &Table, at: usize) -> Value {
    let cards = table.players[at].view["game"]["table"].as_array().expect("the cards are open");
    cards.iter().find(|card| card["mine"] == false).expect("others gave some")["slot"].clone()
}

/// A game over days, with somebody who is called once and then wants no more calls.
pub(crate) async fn by_post(server: &Server, service: &StandIn) -> Table {
    let mut table = Table::new(server, "by-post", 3).await;
    let post = json!({ "hours": 24, "quiet": null, "zone": { "offset_min": 0 }, "silent": "bot" });
    table.room(0, &json!({ "settings": { "post": post } })).await;
    table.room(0, &json!({ "begin": {} })).await;
    let secret = table.players[2].secret().to_owned();
    want(server, &table.code, &secret, service).await;
    table.players[2].leave();
    // The two who are here tell and give; then the third is waited for, and called.
    table.play(3).await;
    settled(server).await;
    let path = format!("/api/rooms/{}/knocks/stop", table.code);
    let endpoint = json!({ "endpoint": format!("{}/phone", service.origin) });
    let stopped: Value = Server::post(server.address, &path, &endpoint).await.unwrap();
    assert_eq!(stopped, json!({ "called": false }));
    table.come_back().await;
    table
}
