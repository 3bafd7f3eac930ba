//! Addresses that an operator bans while people play: at one server, and at every node of a house.

use serde_json::Value;

use crate::client::Player;
use crate::nats::Nats;
use crate::own::moonhare;
use crate::server::{GENEROUS, Server};
use crate::table::Table;

/// Waits until a server answers so to whoever asks for the packs.
async fn until(server: &Server, banned: bool) {
    loop {
        let answer: Value = serde_json::from_str(&server.get("/api/packs").await).unwrap();
        if (answer["error"]["code"] == "banned") == banned {
            return;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ban_counts_at_once_for_those_who_are_there_and_until_it_is_lifted() {
    let server = Server::start(GENEROUS).await;
    let data = server.folder.path().join("data");
    let data = data.to_str().unwrap();
    let mut table = Table::begun(&server, "banned", "classic", 3).await;
    assert_eq!(moonhare(&["ban", "--data", data]), "nobody is banned\n");
    // A neighbour is none of theirs.
    moonhare(&["ban", "127.0.0.2", "--data", data]);
    table.play(3).await;
    assert_eq!(moonhare(&["ban", "127.0.0.1", "--data", data]), "127.0.0.2/32\n127.0.0.1/32\n");
    for player in &mut table.players {
        assert_eq!(player.put_out().await, "banned");
    }
    until(&server, true).await;
    moonhare(&["ban", "--lift", "127.0.0.1", "--data", data]);
    until(&server, false).await;
    table.come_back().await;
    table.play(3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ban_counts_at_every_node_of_a_house_and_for_those_that_start_later() {
    let nats = Nats::start(1);
    let servers = nats.addresses().join(",");
    let settings = GENEROUS.replace("[server]", &format!("[cluster]\nservers = {servers:?}\n[server]"));
    let (a, mut b) = (Server::start(&settings).await, Server::start(&settings).await);
    let mut table = Table::new(&a, "banned", 3).await;
    let mut elsewhere = Player::new(b.address, &table.code, &table.players[2].secret().into());
    elsewhere.connected().await;
    moonhare(&["ban", "127.0.0.0/8", "--cluster", &servers]);
    assert_eq!(table.players[0].put_out().await, "banned");
    assert_eq!(elsewhere.put_out().await, "banned");
    b.kill_and_start().await;
    until(&b, true).await;
    moonhare(&["ban", "--lift", "127.0.0.0/8", "--cluster", &servers]);
    until(&a, false).await;
    until(&b, false).await;
}
