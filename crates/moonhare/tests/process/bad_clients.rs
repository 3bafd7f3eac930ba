//! Clients that mean no good: the server stays up, a game beside them goes on, memory stays bounded.

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Answer, Player};
use crate::server::Server;

const HALF_OPEN: usize = 10_000;
/// Far below what a leak over ten thousand connections would cost.
const GROWTH_BYTES_MAX: u64 = 96 * 1024 * 1024;

const SETTINGS: &str = "\
[server]
connections_per_address_max = 300
requests_burst = 1000000
entries_burst = 1000000
messages_burst = 100000
";

const UPGRADE: &str = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// Bytes that look like nothing, the same in every run.
fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..length).map(|_| next()).collect()
}

async fn table(server: &Server) -> (String, Vec<Player>) {
    let made = Server::post(server.address, "/api/rooms", &json!({ "name": "Host" })).await.unwrap();
    let code = made["code"].as_str().unwrap().to_owned();
    let mut players = vec![Player::new(server.address, &code, &made["secret"])];
    for name in ["Léa", "Teo"] {
        let path = format!("/api/rooms/{code}/join");
        let seated = Server::post(server.address, &path, &json!({ "name": name })).await.unwrap();
        players.push(Player::new(server.address, &code, &seated["secret"]));
    }
    for player in &mut players {
        player.connected().await;
    }
    (code, players)
}

/// Plays a number of commands; each must be accepted.
async fn play(players: &mut [Player], label: &str, commands: usize) {
    for number in 0..commands {
        let next = players.iter().enumerate().find_map(|(at, player)| Some((at, player.next_command()?)));
        let (at, command) = next.expect("the table waits for somebody");
        let answer = players[at].insist(&format!("{label}-{number}"), "do", &command).await;
        let Answer::Accepted { position } = answer else { panic!("{command}: {answer:?}") };
        for player in &mut *players {
            player.reach(position).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_do_not_notice_clients_that_mean_no_good() {
    let server = Server::start(SETTINGS).await;
    let (code, mut players) = table(&server).await;
    let begin = players[0].insist("begin", "room", &json!({ "begin": {} })).await;
    let Answer::Accepted { position } = begin else { panic!("{begin:?}") };
    for player in &mut players {
        player.reach(position).await;
    }
    play(&mut players, "before", 6).await;
    let before = server.memory_bytes();

    for seed in 0..50 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        _ = stream.write_all(&noise(seed, 4096)).await;
    }
    play(&mut players, "noise", 6).await;

    // Sockets that say hello to a room and then send frames of noise, or one that claims to be enormous.
    for seed in 0..50 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let head = format!("GET /api/rooms/{code}/socket HTTP/1.1\r\nhost: {}\r\n{UPGRADE}", server.address);
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 101");
        let huge: &[u8] = &[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4];
        _ = stream.write_all(if seed % 2 == 0 { huge } else { &[] }).await;
        _ = stream.write_all(&noise(seed, 2048)).await;
    }
    play(&mut players, "frames", 6).await;

    // Nobody plays for another: a guessed secret opens nothing.
    let guest = Player::new(server.address, &code, &json!("0".repeat(32)));
    assert_eq!(guest.refused().await, "unknown_secret");

    // More half-open connections than the server lets one address have: the rest are closed at once.
    let mut held = Vec::new();
    for _ in 0..HALF_OPEN {
        if let Ok(mut stream) = TcpStream::connect(server.address).await {
            _ = stream.write_all(b"GET / HTTP/1.1\r\n").await;
            held.push(stream);
            if held.len() > 400 {
                held.remove(0);
            }
        }
    }
    play(&mut players, "half-open", 12).await;
    drop(held);
    let grown = server.memory_bytes().saturating_sub(before);
    assert!(grown < GROWTH_BYTES_MAX, "memory grew by {grown} bytes");
}
