//! Clients that mean no good: the server stays up, a game beside them goes on, memory stays bounded.

use std::io::ErrorKind;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::{Answer, Player};
use crate::server::Server;

const HALF_OPEN: u64 = 10_000;
/// Handles that this process needs for other things.
const OTHER_FILES: u64 = 200;
/// What a connection may cost that has not said anything yet.
const HALF_OPEN_BYTES_MAX: u64 = 24 * 1024;
/// What all the others may leave behind.
const GROWTH_BYTES_MAX: u64 = 16 * 1024 * 1024;
/// Messages to somebody who reads none of the answers: many times what may wait for a slow client.
const UNREAD_MAX: usize = 400_000;

const SETTINGS: &str = "\
[server]
connections_max = 100000
connections_per_address_max = 100000
requests_burst = 1000000
entries_burst = 1000000
messages_burst = 1000000
rooms_burst = 1000000
[server.quotas]
log_per_room_bytes_burst = 1000000000000
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

/// Plays a number of commands, game after game; each must be accepted.
async fn play(players: &mut [Player], label: &str, commands: usize) {
    for number in 0..commands {
        let next = players.iter().enumerate().find_map(|(at, player)| Some((at, player.next_command()?)));
        let (at, kind, command) = match next {
            Some((at, command)) => (at, "do", command),
            None => (0, "room", json!({ "rematch": {} })),
        };
        let answer = players[at].insist(&format!("{label}-{number}"), kind, &command).await;
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
    let before = server.memory_bytes().await;

    for seed in 0..50 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        _ = stream.write_all(&noise(seed, 4096)).await;
    }
    play(&mut players, "noise", 6).await;

    // Sockets that say hello to a room and then send frames of noise, or one that claims to be enormous.
    for seed in 0..50 {
        let mut stream = upgraded(&server, &code).await;
        let huge: &[u8] = &[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4];
        _ = stream.write_all(if seed % 2 == 0 { huge } else { &[] }).await;
        _ = stream.write_all(&noise(seed, 2048)).await;
    }
    play(&mut players, "frames", 6).await;

    // Nobody plays for another: a guessed secret opens nothing.
    let guest = Player::new(server.address, &code, &json!("0".repeat(32)));
    assert_eq!(guest.refused().await, "unknown_secret");

    // Somebody who asks and asks and reads no answer is dropped; the table plays on meanwhile.
    let deaf = tokio::spawn(ask_without_reading(upgraded(&server, &code).await));
    let mut round = 0;
    while !deaf.is_finished() {
        round += 1;
        play(&mut players, &format!("slow-{round}"), 3).await;
    }
    let asked = deaf.await.unwrap();
    assert!(asked < UNREAD_MAX, "whoever reads nothing is dropped");
    let metrics = server.get("/metrics").await;
    assert!(metrics.contains("\nmoonhare_slow_clients_total 1\n"), "{metrics}");
    let grown = server.memory_bytes().await.saturating_sub(before);
    assert!(grown < GROWTH_BYTES_MAX, "memory grew by {grown} bytes");

    // Ten thousand connections that begin a request and do not go on, as far as this system lets one have them.
    let handles = rlimit::increase_nofile_limit(HALF_OPEN + OTHER_FILES).unwrap();
    let count = HALF_OPEN.min(handles.saturating_sub(OTHER_FILES));
    println!("{count} half-open connections");
    let mut held = Vec::new();
    for _ in 0..count {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
        held.push(stream);
    }
    play(&mut players, "half-open", 12).await;
    let grown = server.memory_bytes().await.saturating_sub(before);
    let allowed = GROWTH_BYTES_MAX + count * HALF_OPEN_BYTES_MAX;
    assert!(grown < allowed, "memory grew by {grown} bytes, more than {allowed}");
    drop(held);
    play(&mut players, "after", 6).await;
}

/// A socket of the room that has said nothing yet. It can take in very little.
async fn upgraded(server: &Server, code: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let head = format!("GET /api/rooms/{code}/socket HTTP/1.1\r\nhost: {}\r\n{UPGRADE}", server.address);
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    stream
}

/// A text in a frame of a client, with a mask that changes nothing.
fn frame(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).ok().filter(|length| *length < 126).unwrap();
    [&[0x81, 0x80 | length, 0, 0, 0, 0], text.as_bytes()].concat()
}

/// Asks for something that is refused, again and again, until the server has enough; tells how often.
async fn ask_without_reading(mut stream: TcpStream) -> usize {
    stream.write_all(&frame(&json!({ "hello": {} }).to_string())).await.unwrap();
    let id = "a-name-for-a-command-as-long-as-can-be-x";
    let asking = frame(&json!({ "do": { "id": id, "command": { "ready": {} } } }).to_string()).repeat(100);
    for asked in (0..UNREAD_MAX).step_by(100) {
        if let Err(error) = stream.write_all(&asking).await {
            assert!(matches!(error.kind(), ErrorKind::BrokenPipe | ErrorKind::ConnectionReset), "{error}");
            return asked;
        }
    }
    UNREAD_MAX
}
