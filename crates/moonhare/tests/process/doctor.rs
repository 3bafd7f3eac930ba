//! `moonhare doctor` before a house of many nodes: it says which NATS server is not as it should be, and what to do.

use std::fs;
use std::process::Command;

use moonhare_rooms::{JetStreamLog, Log, Position, Record, RoomCode};
use serde_json::Value;

use crate::nats::Nats;

/// What the doctor says of the NATS servers, each with its state; whether all was well.
fn examined(words: &[String]) -> (bool, Vec<(String, String)>) {
    let folder = tempfile::tempdir().unwrap();
    let ended = Command::new(env!("CARGO_BIN_EXE_moonhare"))
        .args(["doctor", "--json", "--host=127.0.0.1", "--port=0"])
        .arg(format!("--data={}", folder.path().join("data").display()))
        .args(words)
        .output()
        .unwrap();
    let said = String::from_utf8(ended.stdout).unwrap();
    let findings: Value = serde_json::from_str(&said)
        .unwrap_or_else(|error| panic!("{error}: {said}{}", String::from_utf8_lossy(&ended.stderr)));
    let looks = findings["around"].as_array().unwrap().iter().filter(|look| look["at"] == "cluster");
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (ended.status.success(), looks.map(|look| (text(&look["state"]), text(&look["says"]))).collect())
}

/// One look, with its state and words in it.
#[track_caller]
fn says(looks: &[(String, String)], state: &str, words: &str) {
    assert!(looks.iter().any(|(found, said)| found == state && said.contains(words)), "{words}: {looks:?}");
}

#[test]
fn a_house_on_servers_that_keep_what_they_promise_is_well() {
    let nats = Nats::start(1);
    let servers = format!("--cluster={}", nats.addresses().join(","));
    let (well, looks) = examined(&[servers.clone(), format!("--cluster-monitor={}", nats.monitor(0))]);
    assert!(well, "{looks:?}");
    says(&looks, "fine", "answers: NATS");
    says(&looks, "fine", "syncs every message");
    says(&looks, "fine", "the first node that starts makes it");
    // Nobody was asked whether every message is synced.
    let (well, looks) = examined(&[servers]);
    assert!(well, "{looks:?}");
    says(&looks, "hint", "cluster.monitor");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rooms_of_a_house_are_played_through_and_damaged_ones_are_named() {
    let nats = Nats::start(1);
    let servers = format!("--cluster={}", nats.addresses().join(","));
    let log = JetStreamLog::open(&nats.addresses(), "moonhare").await.unwrap();
    let code: RoomCode = "BCDFGH".parse().unwrap();
    let old = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../rooms/tests/logs/0.1/classic-claim.jsonl"
    ));
    let mut records: Vec<Record> = old.unwrap().lines().map(|line| Record::from(line.to_owned())).collect();
    let whole = records.len();
    log.append("CCCCCC".parse::<RoomCode>().unwrap().into(), Position::START, records.clone()).await.unwrap();
    records.push(Record::from_static(br#"{"t":1,"e":[{"flew_to_the_moon":{}}]}"#));
    log.append(code.into(), Position::START, records).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let data = format!("--data={}", folder.path().join("data").display());
    let ended = Command::new(env!("CARGO_BIN_EXE_moonhare"))
        .args(["doctor", "--json", "--host=127.0.0.1", "--port=0", &servers, &data])
        .output()
        .unwrap();
    assert!(!ended.status.success());
    let findings: Value = serde_json::from_slice(&ended.stdout).unwrap();
    assert_eq!((findings["rooms"].as_u64(), findings["records"].as_u64()), (Some(2), Some(2 * whole as u64)));
    let damaged = findings["damaged"].as_array().unwrap();
    assert_eq!(damaged.len(), 1, "{findings}");
    assert_eq!(
        (&damaged[0]["room"], damaged[0]["readable"].as_u64()),
        (&Value::from("BCDFGH"), Some(whole as u64))
    );
}

#[test]
fn servers_that_are_not_as_they_should_be_are_named() {
    let (careless, forgetful) = (Nats::start_careless(), Nats::start_forgetful());
    let mut gone = Nats::start(1);
    gone.kill(0);
    let all = [careless.addresses(), forgetful.addresses(), gone.addresses()].concat();
    let monitors = [&careless, &forgetful, &gone].map(|nats| nats.monitor(0));
    let (well, looks) = examined(&[
        format!("--cluster={}", all.join(",")),
        format!("--cluster-monitor={}", monitors.join(",")),
    ]);
    assert!(!well);
    let problem = |of: &str, words: &str| {
        let found = looks
            .iter()
            .find(|(state, said)| state == "problem" && said.contains(of) && said.contains(words));
        assert!(found.is_some(), "{of}: {words}: {looks:?}");
    };
    problem(&all[1], "`jetstream` block");
    problem(&all[2], "start it");
    problem(&monitors[0], "sync_interval: always");
    problem(&monitors[1], "has no JetStream");
    problem(&monitors[2], "can't be asked");
    says(&looks, "fine", &all[0]);
}

#[test]
fn who_asks_stands_in_a_file_and_is_never_said() {
    let nats = Nats::start_guarded("hare", "moonlight");
    let folder = tempfile::tempdir().unwrap();
    let login = folder.path().join("login");
    fs::write(&login, "hare:moonlight\n").unwrap();
    let servers = format!("--cluster={}", nats.addresses().join(","));
    let (_, looks) = examined(std::slice::from_ref(&servers));
    says(&looks, "problem", "cluster.login_file");
    let (well, looks) = examined(&[servers, format!("--cluster-login-file={}", login.display())]);
    assert!(well, "{looks:?}");
    says(&looks, "fine", "answers: NATS");
    let in_address = nats.addresses()[0].replacen("://", "://hare:moonlight@", 1);
    let shown = |words: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_moonhare"));
        program.args(words).env("MOONHARE_CLUSTER_SERVERS", &in_address);
        String::from_utf8(program.output().unwrap().stdout).unwrap()
    };
    let settings = shown(&["settings", "--set"]);
    assert!(settings.contains("nats://(not shown)@") && !settings.contains("moonlight"), "{settings}");
    for help in [["serve", "--help"], ["backup", "--help"]].map(|words| shown(&words)) {
        assert!(help.contains("MOONHARE_CLUSTER_SERVERS") && !help.contains("moonlight"), "{help}");
    }
}
