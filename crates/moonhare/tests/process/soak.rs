//! A night with everything that can go wrong, and floods beside tables that play.
//!
//! Short here; `cargo xtask soak` is the long form, and prints figures.

use std::fs;
use std::net::SocketAddr;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::failing_sync::fault;
use crate::floods::{Flood, Way};
use crate::load::{Load, from_environment, read_back};
use crate::server::{GENEROUS, Server, WRONG_CLOCK};
use crate::table::Table;

/// How long the night is, unless it is told.
const NIGHT_S: usize = 1;
const TABLES: usize = 6;
const YEAR_S: i64 = 365 * 86_400;
/// Where the calendar jumps to, one after the other.
const JUMPS_S: [i64; 5] = [YEAR_S, -YEAR_S, 3_600, -3_600, 0];

/// What goes wrong, one after the other.
const FAULTS: [&str; 6] =
    ["killed", "syncs failed", "calendar jumped", "flooded", "readers that read nothing", "backups taken"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_night_of_faults_loses_nothing() {
    let night = Duration::from_secs(from_environment("MOONHARE_SOAK_SECONDS", NIGHT_S) as u64);
    let tables = from_environment("MOONHARE_SOAK_TABLES", TABLES);
    let folder = tempfile::tempdir().unwrap();
    let failing = folder.path().join("syncs-fail");
    let faulty = Some((fault(folder.path()), failing.clone()));
    let mut server = Server::start_with(GENEROUS, faulty, |_| {}).await;
    let load = Load::without_end(server.address, tables);
    let (mut backups, mut slow) = (Vec::new(), Vec::new());
    let began = Instant::now();
    let mut rounds = 0;
    while began.elapsed() < night || rounds < FAULTS.len() {
        load.grown_by(5 + rounds * 37 % 41).await;
        match rounds % FAULTS.len() {
            0 => server.kill_and_start().await,
            1 => {
                fs::write(&failing, "").unwrap();
                // Somebody plays, so a sync fails soon.
                until_ready_says(&server, "storage_failed").await;
                fs::remove_file(&failing).unwrap();
                until_ready_says(&server, "ready").await;
            }
            2 => {
                let jump = JUMPS_S[rounds / FAULTS.len() % JUMPS_S.len()];
                fs::write(failing.with_file_name(WRONG_CLOCK), jump.to_string()).unwrap();
                load.grown_by(tables).await;
                server.kill_and_start().await;
            }
            3 => {
                let way = Way::ALL[rounds / FAULTS.len() % Way::ALL.len()];
                let flood = Flood::start(server.address, way);
                load.grown_by(3 * tables).await;
                flood.stop().await;
            }
            4 => slow.push(reads_nothing(server.address).await),
            _ => {
                let promised = load.promised();
                let backup = server.folder.path().join(format!("backup-{rounds}"));
                let taken = Command::new(env!("CARGO_BIN_EXE_moonhare"))
                    .args(["backup", "--data"])
                    .args([&server.folder.path().join("data"), &backup])
                    .output()
                    .unwrap();
                assert!(taken.status.success(), "{}", String::from_utf8_lossy(&taken.stderr));
                backups.push((backup, promised));
                if backups.len() > 2 {
                    check(backups.remove(0)).await;
                }
            }
        }
        rounds += 1;
    }
    let promised = load.finished().await;
    server.kill();
    for backup in backups {
        check(backup).await;
    }
    let commands = promised.len();
    check((server.folder.path().join("data"), promised)).await;
    for (number, name) in FAULTS.iter().enumerate() {
        println!("{name}: {}", (rounds + FAULTS.len() - 1 - number) / FAULTS.len());
    }
    println!(
        "{tables} tables, {:?}: {commands} acknowledged commands, all there, none twice",
        began.elapsed()
    );
}

/// Every command that was acknowledged is there, where it was said to be, and once.
async fn check((data, promised): (std::path::PathBuf, crate::load::Promised)) {
    let kept = read_back(&data).await;
    for (id, position) in promised {
        assert_eq!(kept.get(&id), Some(&position), "{id} in {}", data.display());
    }
    fs::remove_dir_all(data).unwrap();
}

async fn until_ready_says(server: &Server, word: &str) {
    while !server.get("/readyz").await.contains(word) {
        tokio::task::yield_now().await;
    }
}

/// Asks for much and reads none of it.
async fn reads_nothing(address: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    for _ in 0..50 {
        let asked = stream.write_all(b"GET /api/rule-sets HTTP/1.1\r\nhost: x\r\n\r\n").await;
        if asked.is_err() {
            break;
        }
    }
    stream
}

/// Everybody has the limits of the default; only who plays here, all from one address, may enter more often.
const BEHIND_A_PROXY: &str = "\
painted_packs = 0
[server]
trusted_header = \"x-forwarded-for\"
entries_burst = 1000
";
/// A pause between two commands of a table: nobody plays faster than the limits allow.
const PAUSE: Duration = Duration::from_millis(40);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_leave_others_their_pace() {
    let lasts = Duration::from_secs(from_environment("MOONHARE_FLOOD_SECONDS", 0) as u64);
    let ratio_max = std::env::var("MOONHARE_FLOOD_RATIO_MAX").ok().map(|most| most.parse::<f64>().unwrap());
    let server = Server::start(BEHIND_A_PROXY).await;
    let mut tables = Vec::new();
    for number in 0..from_environment("MOONHARE_FLOOD_TABLES", 3) {
        tables.push(Table::begun(&server, &format!("calm-{number}"), "classic", 3).await);
    }
    let (mut tables, quiet) = measure(tables, lasts).await;
    println!("quiet: the slowest hundredth takes {quiet:.2} ms");
    for way in Way::ALL {
        let flood = Flood::start(server.address, way);
        let (played, flooded) = measure(tables, lasts).await;
        flood.stop().await;
        tables = played;
        let ratio = flooded / quiet;
        println!("{way:?}: {flooded:.2} ms, {ratio:.2} times as long");
        assert!(ratio_max.is_none_or(|most| ratio <= most), "{way:?}: {ratio:.2} times as long");
    }
}

/// Lets all tables play for so long; what the slowest hundredth of the commands takes, in milliseconds.
async fn measure(tables: Vec<Table>, lasts: Duration) -> (Vec<Table>, f64) {
    let play = |mut table: Table| {
        tokio::spawn(async move {
            let began = Instant::now();
            let mut took = Vec::new();
            while took.len() < 5 || began.elapsed() < lasts {
                let sent = Instant::now();
                if table.is_over() {
                    table.room(0, &json!({ "rematch": {} })).await;
                }
                table.play(1).await;
                took.push(sent.elapsed());
                tokio::time::sleep(PAUSE).await;
            }
            (table, took)
        })
    };
    let playing: Vec<_> = tables.into_iter().map(play).collect();
    let (mut tables, mut took) = (Vec::new(), Vec::new());
    for table in playing {
        let (table, times) = table.await.unwrap();
        tables.push(table);
        took.extend(times);
    }
    took.sort_unstable();
    let slowest = took[took.len() * 99 / 100];
    (tables, slowest.as_secs_f64() * 1e3)
}
