//! `moonhare forget`: what somebody wants deleted is gone from every file, and everybody else's evening stays.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::nats::Nats;
use crate::server::{GENEROUS, Server};
use crate::table::Table;

/// A name that stands nowhere by chance.
const NAME: &str = "Xanthippe";
/// What she says.
const SAID: &str = "quincunx at the ferry";

fn forget(data: &Path, words: &[&str]) -> (bool, String) {
    let ran = Command::new(env!("CARGO_BIN_EXE_moonhare"))
        .args(["forget", "--data"])
        .arg(data)
        .args(words)
        .output()
        .unwrap();
    (ran.status.success(), String::from_utf8([ran.stdout, ran.stderr].concat()).unwrap())
}

/// The files below a folder in which these words stand, byte for byte.
fn files_with(folder: &Path, words: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files_with(&path, words));
        } else if fs::read(&path).unwrap().windows(words.len()).any(|part| part == words.as_bytes()) {
            found.push(path);
        }
    }
    found
}

/// A table with her, whose game ended after a turn.
async fn evening(server: &Server) -> Table {
    let mut table = Table::new(server, "hers", 2).await;
    let path = format!("/api/rooms/{}/join", table.code);
    let seated = Server::post(server.address, &path, &json!({ "name": NAME })).await.unwrap();
    table.add(server, &seated["secret"]).await;
    table.room(2, &json!({ "chat": { "text": SAID } })).await;
    table.room(0, &json!({ "settings": { "edition": "classic", "patience_s": null } })).await;
    table.room(0, &json!({ "begin": { "salt": "from the host" } })).await;
    table.play_until("score").await;
    table.room(0, &json!({ "end": {} })).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_forgotten_is_in_no_file_any_more() {
    let mut server = Server::start(&format!("keep_clues = true\n{GENEROUS}")).await;
    let data = server.folder.path().join("data");
    let hers = evening(&server).await;
    let mut theirs = Table::begun(&server, "theirs", "classic", 3).await;
    let path = format!("/api/rooms/{}", hers.code);
    let kept = server.upload(&format!("{path}/album"), hers.players[0].secret(), br#"{"voices":true}"#).await;
    let album = kept["id"].as_str().unwrap().to_owned();
    let person = hers.players[2].view["you"]["person"].clone();
    let report = json!({ "about": { "name": person } }).to_string();
    let reported =
        server.upload(&format!("{path}/reports"), hers.players[0].secret(), report.as_bytes()).await;
    assert_eq!(reported["error"], Value::Null, "{reported}");

    // A server that runs has its tables in mind.
    let (done, told) = forget(&data, &["--room", &hers.code, "--yes"]);
    assert!(!done && told.contains("stop it"), "{told}");
    server.stop();

    // Without --yes it says what there is.
    let (done, told) = forget(&data, &["--person", "xanthippe"]);
    assert!(done && told.contains(&format!("there is: table {}", hers.code)), "{told}");
    assert!(told.contains(&format!("album {album}, of which the name goes")), "{told}");
    assert!(told.contains("there is: 1 reports") && told.contains("--yes does it"), "{told}");
    assert!(!told.contains(&theirs.code), "{told}");
    assert!(!files_with(&data, NAME).is_empty() && !files_with(&data, SAID).is_empty());

    let (done, told) = forget(&data, &["--person", "xanthippe", "--yes"]);
    assert!(done && told.contains(&format!("removed: table {}", hers.code)), "{told}");
    for words in [NAME, SAID] {
        assert_eq!(files_with(&data, words), Vec::<PathBuf>::new(), "{words}");
    }
    let (done, told) = forget(&data, &["--person", NAME, "--room", &hers.code]);
    assert!(done && told.contains("nothing of that is kept"), "{told}");

    // The others play on, and the album is theirs, without her name.
    server.start_again().await;
    theirs.play_until("score").await;
    let gone: Value = serde_json::from_str(&server.get(&path).await).unwrap();
    assert_eq!(gone["error"]["code"], "room_not_found", "{gone}");
    let view: Value = serde_json::from_str(&server.get(&format!("/api/albums/{album}")).await).unwrap();
    let names: Vec<&Value> =
        view["people"].as_array().unwrap().iter().map(|person| &person["name"]).collect();
    assert_eq!(names.iter().filter(|name| name.is_null()).count(), 1, "{names:?}");

    // An album goes by its address.
    theirs.leave();
    server.stop();
    let (done, told) =
        forget(&data, &["--album", &format!("https://play.example.org/album/{album}"), "--yes"]);
    assert!(done && told.contains(&format!("removed: album {album}")), "{told}");
    assert_eq!(files_with(&data, &album), Vec::<PathBuf>::new());
    server.start_again().await;
    let gone: Value = serde_json::from_str(&server.get(&format!("/api/albums/{album}")).await).unwrap();
    assert_eq!(gone["error"]["code"], "album_not_found", "{gone}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_many_nodes_forgets_when_none_of_them_runs() {
    let nats = Nats::start(1);
    let servers = nats.addresses().join(",");
    let settings = GENEROUS.replace("[server]", &format!("[cluster]\nservers = {servers:?}\n[server]"));
    let mut node = Server::start(&settings).await;
    let hers = evening(&node).await;
    let mut theirs = Table::begun(&node, "theirs", "classic", 3).await;
    let path = format!("/api/rooms/{}", hers.code);
    let secret = hers.players[0].secret().to_owned();
    let kept = node.upload(&format!("{path}/album"), &secret, br#"{"voices":true}"#).await;
    let album = kept["id"].as_str().unwrap().to_owned();
    let report = json!({ "about": { "name": hers.players[2].view["you"]["person"] } }).to_string();
    let reported = node.upload(&format!("{path}/reports"), &secret, report.as_bytes()).await;
    assert_eq!(reported["error"], Value::Null, "{reported}");
    let forget = |words: &[&str]| {
        let ran = Command::new(env!("CARGO_BIN_EXE_moonhare"))
            .args(["forget", "--cluster", &servers])
            .args(words)
            .output()
            .unwrap();
        (ran.status.success(), String::from_utf8([ran.stdout, ran.stderr].concat()).unwrap())
    };

    // A node that runs has its tables in mind.
    let (done, told) = forget(&["--room", &hers.code, "--yes"]);
    assert!(!done && told.contains("stop it, and all others"), "{told}");
    node.stop();

    // Without --yes it says what there is, and again, because nothing was removed.
    for _ in 0..2 {
        let (done, told) = forget(&["--person", "xanthippe"]);
        assert!(done && told.contains(&format!("there is: table {}", hers.code)), "{told}");
        assert!(told.contains(&format!("album {album}, of which the name goes")), "{told}");
        assert!(told.contains("there is: 1 reports") && !told.contains(&theirs.code), "{told}");
    }
    let (done, told) = forget(&["--person", "xanthippe", "--yes"]);
    assert!(done && told.contains(&format!("removed: table {}", hers.code)), "{told}");
    assert!(told.contains("removed: 1 reports"), "{told}");
    let (done, told) = forget(&["--person", NAME, "--room", &hers.code]);
    assert!(done && told.contains("nothing of that is kept"), "{told}");

    // The others play on, and the album is theirs, without her name.
    node.start_again().await;
    theirs.play_until("score").await;
    let gone: Value = serde_json::from_str(&node.get(&path).await).unwrap();
    assert_eq!(gone["error"]["code"], "room_not_found", "{gone}");
    let view: Value = serde_json::from_str(&node.get(&format!("/api/albums/{album}")).await).unwrap();
    let names: Vec<&Value> =
        view["people"].as_array().unwrap().iter().map(|person| &person["name"]).collect();
    assert_eq!(names.iter().filter(|name| name.is_null()).count(), 1, "{names:?}");
}

#[test]
fn nobody_forgets_by_a_slip() {
    let folder = tempfile::tempdir().unwrap();
    for (words, what_to_do) in [
        (&[][..], "--room"),
        (&["--yes"], "--room"),
        (&["--room", "not a code"], "not a code"),
        (&["--album", "0123"], "32 digits"),
        (&["--person", "Ana", "--yes"], "has no tables"),
        (&["--person", "Ana", "--data", "not/there"], "cannot be used multiple times"),
    ] {
        let (done, told) = forget(folder.path(), words);
        assert!(!done && told.contains(what_to_do), "{words:?}: {told}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was begun");
}
