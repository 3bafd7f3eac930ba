//! Every acknowledged command survives a kill, none is done twice, and all games finish.
//!
//! Short here; `MOONHARE_KILLS=30 MOONHARE_KILL_TABLES=50 cargo nextest run -p moonhare kill` is the long form.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use moonhare_rooms::{Batch, Log, Position, SqliteLog};
use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::client::{Answer, Player};
use crate::server::Server;

const PLAYERS: usize = 3;
const KILLS: usize = 4;
const TABLES: usize = 8;
/// Rooms that are read back at a time.
const PAGE: u32 = 1000;

const SETTINGS: &str = "\
[server]
connections_per_address_max = 100000
requests_burst = 1000000
entries_burst = 1000000
messages_burst = 1000000
";

/// How many commands have been acknowledged, and a bell that rings at each.
#[derive(Default)]
struct Acknowledged {
    count: AtomicUsize,
    bell: Notify,
}

fn from_environment(name: &str, otherwise: usize) -> usize {
    std::env::var(name).map_or(otherwise, |value| value.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_again_and_again_loses_nothing() {
    let kills = from_environment("MOONHARE_KILLS", KILLS);
    let tables = from_environment("MOONHARE_KILL_TABLES", TABLES);
    let mut server = Server::start(SETTINGS).await;
    let acknowledged = Arc::new(Acknowledged::default());
    let playing: Vec<_> = (0..tables)
        .map(|number| tokio::spawn(play(server.address, number, Arc::clone(&acknowledged))))
        .collect();
    for kill in 0..kills {
        // At moments that fall everywhere in a turn: after so many commands, wherever each table then is.
        let due = acknowledged.count.load(Ordering::Relaxed) + 3 + kill * 37 % 41;
        while acknowledged.count.load(Ordering::Relaxed) < due
            && !playing.iter().all(|table| table.is_finished())
        {
            acknowledged.bell.notified().await;
        }
        server.kill_and_start().await;
    }
    let mut promised = BTreeMap::new();
    for table in playing {
        promised.extend(table.await.unwrap());
    }
    server.kill();
    let kept = read_back(&server.folder.path().join("data")).await;
    for (id, position) in &promised {
        assert_eq!(kept.get(id), Some(position), "{id} was acknowledged at {position}");
    }
}

/// Plays a whole game; every command's id with the position that it was acknowledged at.
async fn play(address: SocketAddr, number: usize, acknowledged: Arc<Acknowledged>) -> BTreeMap<String, u64> {
    let mut players = sit_down(address, number).await;
    let mut promised = BTreeMap::new();
    let house = json!({ "target_score": 20 });
    let mut next = Some((
        0,
        "room",
        json!({ "settings": { "edition": "classic", "house": house, "patience_s": null } }),
    ));
    let mut begun = false;
    while let Some((at, kind, command)) = next.take() {
        let id = format!("table-{number}-{}", promised.len());
        let position = match players[at].insist(&id, kind, &command).await {
            Answer::Accepted { position } => position,
            Answer::Refused { code } => panic!("{command} was refused: {code}"),
        };
        promised.insert(id, position);
        acknowledged.count.fetch_add(1, Ordering::Relaxed);
        acknowledged.bell.notify_one();
        for player in &mut players {
            player.reach(position).await;
        }
        if !begun {
            begun = true;
            next = Some((0, "room", json!({ "begin": {} })));
        } else if !players[0].is_over() {
            let move_of = |(at, player): (usize, &Player)| Some((at, "do", player.next_command()?));
            next = players.iter().enumerate().find_map(move_of);
            let seen = || players.iter().map(|player| player.view["game"].to_string()).collect::<Vec<_>>();
            assert!(next.is_some(), "table {number} waits for nobody at {position}: {:#?}", seen());
        }
    }
    // The one who rings last wakes who still waits for others.
    acknowledged.bell.notify_one();
    promised
}

/// A room and its people. A request that a kill cut off is made again: nobody was told of its outcome. If it had been done
/// all the same, somebody sits there whom nobody knows, and the host asks them to leave.
async fn sit_down(address: SocketAddr, number: usize) -> Vec<Player> {
    let made = insist_on(address, "/api/rooms", &json!({ "name": "Host" })).await;
    let code = made["code"].as_str().unwrap().to_owned();
    let mut players = vec![Player::new(address, &code, &made["secret"])];
    for number in 1..PLAYERS {
        let path = format!("/api/rooms/{code}/join");
        let seated = insist_on(address, &path, &json!({ "name": format!("Player {number}") })).await;
        players.push(Player::new(address, &code, &seated["secret"]));
    }
    for player in &mut players {
        player.connected().await;
    }
    let own: Vec<Value> = players.iter().map(|player| player.view["you"]["person"].clone()).collect();
    let seated = players[0].view["people"].as_array().unwrap().clone();
    for person in seated.iter().map(|someone| &someone["person"]).filter(|person| !own.contains(person)) {
        let id = format!("table-{number}-stranger-{person}");
        let removed = players[0].insist(&id, "room", &json!({ "remove": { "person": person } })).await;
        assert!(matches!(removed, Answer::Accepted { .. }), "{removed:?}");
    }
    players
}

async fn insist_on(address: SocketAddr, path: &str, body: &Value) -> Value {
    loop {
        if let Some(answer) = Server::post(address, path, body).await {
            assert!(answer.get("error").is_none(), "{answer}");
            return answer;
        }
        tokio::task::yield_now().await;
    }
}

/// Every command in the log with its position; each may be there only once.
async fn read_back(data: &std::path::Path) -> BTreeMap<String, u64> {
    let log = SqliteLog::open(data).await.unwrap();
    let mut kept = BTreeMap::new();
    for head in log.heads(None, PAGE).await.unwrap() {
        for (record, position) in log.read(head.room, Position::START).await.unwrap().iter().zip(1_u64..) {
            let batch: Batch = serde_json::from_slice(record).unwrap();
            if let Some(id) = batch.id {
                let id = serde_json::to_value(id).unwrap().as_str().unwrap().to_owned();
                assert_eq!(kept.insert(id.clone(), position), None, "{id} was done twice");
            }
        }
    }
    kept
}
