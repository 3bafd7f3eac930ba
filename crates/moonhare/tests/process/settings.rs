//! What an operator sets: what can't work is refused, and what shall stay secret does.

use std::fs;
use std::process::Command;

use serde_json::{Value, json};

use crate::client::Player;
use crate::server::{GENEROUS, Server};
use crate::table::Table;

#[test]
fn settings_that_cannot_work_are_refused_at_the_start() {
    for (setting, what_to_do) in [
        ("--public-url=javascript:alert(1)", "like https://play.example.org"),
        ("--public-url=play.example.org", "like https://play.example.org"),
        ("--trusted-header=x forwarded for", "like x-forwarded-for"),
        ("--trusted-header=forwarded", "like x-forwarded-for"),
        ("--metrics-listen=9777", "--metrics-listen"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let ended = Command::new(env!("CARGO_BIN_EXE_moonhare"))
            .args(["serve", "--host=127.0.0.1", "--port=0", setting])
            .arg(format!("--data={}", data.display()))
            .output()
            .unwrap();
        let told = String::from_utf8(ended.stderr).unwrap();
        assert!(!ended.status.success(), "{setting}");
        assert!(told.contains(what_to_do), "{setting}: {told}");
        assert!(!data.exists(), "{setting}: nothing was begun");
    }
}

#[tokio::test]
async fn limits_are_set_anew_while_people_play() {
    let settings = |limits: &str| {
        format!("log = \"info\"\npainted_packs = 0\n[server]\nrequests_burst = 1000000\n{limits}")
    };
    let server = Server::start(&settings("")).await;
    let mut table = Table::begun(&server, "reloaded", "classic", 3).await;
    let made = async || {
        let host = json!({ "name": "Host", "language": "en" });
        Server::post(server.address, "/api/rooms", &host).await.unwrap()["error"]["code"].clone()
    };
    assert_eq!(made().await, Value::Null);

    server.reload(&settings("connections_per_address_max = 40\n[server.quotas]\nrooms_max = 1\n"));
    server.says("server.quotas.rooms_max is 1 now").await;
    server.says("the settings were read again").await;
    assert_eq!(made().await, "server_full", "the new limit holds");
    table.play_until("vote").await;

    // What needs a start is told and waits; what can't work, or nobody knows, changes nothing.
    server.reload(&format!("backup_every = '1d'\n{}", settings("[server.quotas]\nrooms_max = 1\n")));
    server.says("backup_every is 1d in the settings now; it counts when the server starts again").await;
    server.reload(&settings("conections_max = 1\n"));
    server.says("did you mean server.connections_max?").await;
    server.reload(&settings("connections_max = 'many'\n"));
    server.says("invalid type").await;
    assert_eq!(made().await, "server_full");

    server.reload(&settings("banned = ['127.0.0.0/8']\n"));
    server.says("server.quotas.rooms_max is 100000 now").await;
    server.says("server.banned is").await;
    assert_eq!(made().await, "banned");
    for player in &mut table.players {
        assert_eq!(player.put_out().await, "banned", "who is connected hears it, too");
    }
}

#[test]
fn settings_are_shown_with_where_they_come_from() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("moonhare.toml");
    fs::write(&file, "port = 81\nhost = '127.0.0.1'\n[vision]\nkey = 'sk-secret'\n[server]\ntrusted_header = 'x-real-ip'\nbanned = ['10.0.0.1']\n").unwrap();
    let shown = |more: &[&str]| {
        let ended = Command::new(env!("CARGO_BIN_EXE_moonhare"))
            .args(["settings", "--json", "--port=82", "--config"])
            .arg(&file)
            .args(more)
            .env("MOONHARE_DATA", "elsewhere")
            .output()
            .unwrap();
        (
            ended.status.success(),
            String::from_utf8(ended.stdout).unwrap(),
            String::from_utf8(ended.stderr).unwrap(),
        )
    };
    let (well, text, _) = shown(&[]);
    assert!(well && !text.contains("sk-secret"), "{text}");
    let all: Vec<Value> = serde_json::from_str(&text).unwrap();
    let find = |name: &str| {
        let line =
            all.iter().find(|line| line["setting"] == name).unwrap_or_else(|| panic!("{name}: {text}"));
        (line["value"].clone(), line["from"].clone())
    };
    for (name, value, from) in [
        ("port", json!("82"), "command_line"),
        ("data", json!("elsewhere"), "environment"),
        ("host", json!("127.0.0.1"), "file"),
        ("trusted_header", json!("x-real-ip"), "file"),
        ("vision.key", json!("(set, not shown)"), "file"),
        ("server.banned", json!("[\"10.0.0.1\"]"), "file"),
        ("log", json!("info"), "default"),
        ("public_url", Value::Null, "default"),
        ("server.connections_max", json!("20000"), "default"),
        ("server.quotas.rooms_max", json!("100000"), "default"),
    ] {
        assert_eq!(find(name), (value, json!(from)), "{name}");
    }
    let (well, _, told) = shown(&["--public-url=nowhere"]);
    assert!(!well && told.contains("like https://play.example.org"), "{told}");
    let (_, set, _) = shown(&["--set"]);
    assert!(!set.contains("\"default\""), "{set}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_log_tells_a_secret() {
    const TOKEN: &str = "a token that operators have, 4711";
    const VISION_KEY: &str = "sk-what-the-endpoint-knows";
    let folder = tempfile::tempdir().unwrap();
    let token_file = folder.path().join("token");
    fs::write(&token_file, TOKEN).unwrap();
    // Nobody listens at the endpoint, which is told at length.
    let settings = format!(
        "log = \"trace\"\nmetrics_token_file = \"{}\"\n{GENEROUS}[vision]\nurl = \"http://127.0.0.1:1/v1\"\nkey = \"{VISION_KEY}\"\nmodel = \"any\"\n",
        token_file.display()
    );
    let mut server = Server::start(&settings).await;
    let mut with_bots = Table::with_bots(&server, "bots").await;
    with_bots.room(0, &json!({ "begin": {} })).await;
    with_bots.play_until("vote").await;

    let mut table = Table::begun(&server, "logged", "classic", 4).await;
    let path = format!("/api/rooms/{}", table.code);
    let post = async |part: &str, body: Value| {
        Server::post(server.address, &format!("{path}/{part}"), &body).await.unwrap()
    };
    table.play_until("over").await;
    let deck_secret = table.players[0].view["fair"]["secret"].clone();
    let mut secrets: Vec<String> = table.players.iter().map(|player| player.secret().to_owned()).collect();
    secrets.push(deck_secret.as_str().expect("an opened secret").to_owned());
    secrets.extend([TOKEN, VISION_KEY].map(str::to_owned));

    // Somebody takes their seat to another device, with a ticket that is used twice.
    let ticket = table.players[1].ticket("moved").await;
    let moved = post("move", json!({ "ticket": ticket })).await;
    table.players[1].leave();
    assert_eq!(post("move", json!({ "ticket": ticket })).await["error"]["code"], "bad_ticket");
    secrets.extend([&ticket, &moved["secret"]].map(|text| text.as_str().unwrap().to_owned()));

    // Passphrases, right and wrong.
    for passphrase in ["under the third moon", "under the fourth moon"] {
        table.room(0, &json!({ "settings": { "passphrase": passphrase } })).await;
        secrets.push(passphrase.to_owned());
    }
    let entry = |passphrase: &str| json!({ "name": "Guest", "passphrase": passphrase });
    let joined = post("join", entry("under the fourth moon")).await;
    secrets.push(joined["secret"].as_str().expect("the passphrase is right").to_owned());
    assert_eq!(post("join", entry("under the fifth moon")).await["error"]["code"], "wrong_passphrase");
    secrets.push("under the fifth moon".to_owned());

    // Reports and saved games, with the secret of a seat, one that is void, and one that never was.
    let own = moved["secret"].as_str().unwrap().to_owned();
    let (void, never) = (secrets[1].clone(), "0123456789abcdef0123456789abcdef".to_owned());
    let about = json!({ "about": { "name": 1 } }).to_string();
    for (secret, code) in
        [(&own, Value::Null), (&void, json!("unknown_secret")), (&never, json!("unknown_secret"))]
    {
        let answer = server.upload(&format!("{path}/reports"), secret, about.as_bytes()).await;
        assert_eq!(answer["error"]["code"], code, "{answer}");
        server.upload(&format!("{path}/recordings"), secret, b"RIFF").await;
        server.get_as(&format!("{path}/games"), secret).await;
    }
    secrets.push(never);

    // Whom the host bans comes again with what they had.
    let person = table.players[3].view["you"]["person"].clone();
    table.players[3].leave();
    table.room(0, &json!({ "remove": { "person": person, "ban": true } })).await;
    let banned = Player::new(server.address, &table.code, &json!(table.players[3].secret()));
    banned.refused().await;

    assert!(server.get_as("/metrics", TOKEN).await.contains("moonhare_reports_total 1"));
    let wrong = "a token that operators do not have";
    assert!(server.get_as("/metrics", wrong).await.contains("not_found"));
    secrets.push(wrong.to_owned());

    server.stop();
    let log = fs::read_to_string(server.folder.path().join("server.log")).unwrap();
    assert!(log.contains("somebody reported something"), "{log}");
    for secret in secrets {
        assert!(!log.contains(&secret), "the log tells {secret}");
    }
}
