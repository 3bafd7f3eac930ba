use std::fmt::Write as _;
use std::fs;

use clap::{Args as _, Command, FromArgMatches as _};

use super::{Settings, options};

/// Every option, as it stands on a command line and in a file.
const BOTH: [(&str, &str, &str); 35] = [
    ("port", "--port=81", "port = 81"),
    ("host", "--host=127.0.0.1", "host = '127.0.0.1'"),
    ("data", "--data=folder", "data = 'folder'"),
    ("public_url", "--public-url=https://a.example", "public_url = 'https://a.example'"),
    ("trusted_header", "--trusted-header=x-real-ip", "trusted_header = 'x-real-ip'"),
    ("metrics_listen", "--metrics-listen=127.0.0.1:82", "metrics_listen = '127.0.0.1:82'"),
    ("metrics_token_file", "--metrics-token-file=token", "metrics_token_file = 'token'"),
    ("mind", "--mind=encoder", "mind = 'encoder'"),
    ("keep_clues", "--keep-clues", "keep_clues = true"),
    ("bot_pace", "--bot-pace=50", "bot_pace = 50"),
    ("domain", "--domain=a.example,b.example", "domain = ['a.example', 'b.example']"),
    ("self_signed", "--self-signed", "self_signed = true"),
    ("http_port", "--http-port=83", "http_port = 83"),
    ("acme_contact", "--acme-contact=me@a.example", "acme_contact = 'me@a.example'"),
    ("acme_directory", "--acme-directory=https://c.example", "acme_directory = 'https://c.example'"),
    ("acme_root", "--acme-root=root.pem", "acme_root = 'root.pem'"),
    ("no_push", "--no-push", "no_push = true"),
    ("push_contact", "--push-contact=mailto:a@b.example", "push_contact = 'mailto:a@b.example'"),
    ("push_to", "--push-to=https://a.lan,https://b.lan", "push_to = ['https://a.lan', 'https://b.lan']"),
    ("push_root", "--push-root=push.pem", "push_root = 'push.pem'"),
    ("vision_url", "--vision-url=http://b.example", "vision.url = 'http://b.example'"),
    ("vision_key", "--vision-key=secret", "vision.key = 'secret'"),
    ("vision_key_file", "--vision-key-file=key", "vision.key_file = 'key'"),
    ("vision_model", "--vision-model=eye", "vision.model = 'eye'"),
    ("cluster_servers", "--cluster=nats://a:4222", "cluster.servers = 'nats://a:4222'"),
    ("cluster_name", "--cluster-name=house", "cluster.name = 'house'"),
    ("cluster_login_file", "--cluster-login-file=login", "cluster.login_file = 'login'"),
    ("cluster_monitor", "--cluster-monitor=http://a:8222", "cluster.monitor = 'http://a:8222'"),
    ("painted_packs", "--painted-packs=3", "painted_packs = 3"),
    ("own_pictures", "--own-pictures=invite", "own_pictures = 'invite'"),
    ("backup_every", "--backup-every=1h", "backup_every = '1h'"),
    ("backup_keep", "--backup-keep=7", "backup_keep = 7"),
    ("backup_folder", "--backup-folder=elsewhere", "backup_folder = 'elsewhere'"),
    ("log", "--log=debug", "log = 'debug'"),
    ("log_json", "--log-json", "log_json = true"),
];

fn program() -> Command {
    Settings::augment_args(Command::new("serve"))
}

fn from_words(words: &[&str]) -> Settings {
    let matches = program().no_binary_name(true).get_matches_from(words);
    Settings::from_arg_matches(&matches).expect("settings")
}

fn from_file(text: &str) -> Settings {
    toml::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn every_option_can_stand_in_a_file_and_means_the_same() {
    let program = program();
    let options: Vec<_> = program.get_arguments().map(|option| option.get_id().as_str()).collect();
    assert_eq!(options, BOTH.map(|(name, ..)| name), "each option has a row in the table");
    for (name, word, line) in BOTH {
        assert_eq!(from_words(&[word]), from_file(line), "{name}");
        let key = options::choices().into_iter().find(|choice| choice.id == name).expect(name).key;
        assert_eq!(line.split_once(" = ").map(|(key, _)| key), Some(&*key), "{name}");
        assert_ne!(from_words(&[word]), Settings::default(), "{name}");
    }
}

#[test]
fn the_command_line_counts_before_the_file_and_the_file_before_nothing() {
    let words = BOTH.map(|(_, word, _)| word);
    let lines = BOTH.map(|(_, _, line)| line).join("\n");
    let all = from_words(&words);
    assert_eq!(all.clone().or(Settings::default()), all);
    assert_eq!(Settings::default().or(from_file(&lines)), all);
    let other = "port = 82\nlog_json = false\nvision.url = 'http://c.example'\nserver.connections_max = 5";
    let both = all.clone().or(from_file(other));
    assert_eq!((both.port(), both.log_json(), both.vision), (81, true, all.vision));
    assert_eq!(both.server.map(|limits| limits.connections_max), Some(5));
}

#[test]
fn an_address_may_stand_beside_the_limits_too() {
    let settings = from_file("[server]\npublic_url = 'https://old.example'\ntrusted_header = 'x-real-ip'");
    assert_eq!(settings.server().public_url.as_deref(), Some("https://old.example"));
    let settings = from_words(&["--public-url=https://new.example"]).or(settings);
    assert_eq!(settings.server().public_url.as_deref(), Some("https://new.example"));
    assert_eq!(settings.server().trusted_header.as_deref(), Some("x-real-ip"));
}

#[test]
fn a_word_that_nobody_knows_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("server.toml");
    for (text, name) in [
        ("prot = 81", "prot"),
        ("[server]\nconnections = 1", "server.connections"),
        ("[vision]\nlink = 'x'", "vision.link"),
    ] {
        fs::write(&path, text).unwrap();
        let refused = format!("{:#}", Settings::read(&path).expect_err(text));
        assert!(refused.contains(&format!("there is no setting {name};")), "{refused}");
    }
}

#[test]
fn a_domain_is_the_address_that_people_use() {
    for (words, port, url) in [
        (&["--domain=play.example.org"][..], 443, Some("https://play.example.org")),
        (
            &["--domain=play.example.org,www.example.org", "--port=8443"],
            8443,
            Some("https://play.example.org:8443"),
        ),
        (
            &["--domain=a.example", "--port=8443", "--public-url=https://a.example"],
            8443,
            Some("https://a.example"),
        ),
        (&["--self-signed"], 7777, None),
    ] {
        let settings = from_words(words);
        assert!(settings.check().is_ok(), "{words:?}");
        assert_eq!((settings.port(), settings.public_url().as_deref()), (port, url), "{words:?}");
    }
    for words in [
        &["--domain=localhost"][..],
        &["--domain=192.0.2.1"],
        &["--domain=https://a.example"],
        &["--domain=a.example", "--self-signed"],
    ] {
        assert!(from_words(words).check().is_err(), "{words:?}");
    }
}

#[test]
fn no_log_shows_the_key() {
    assert!(!format!("{:?}", from_words(&["--vision-key=secret"])).contains("secret"));
}

#[test]
fn backups_are_taken_when_they_are_wanted() {
    assert!(Settings::default().backups().unwrap().is_none());
    assert!(from_words(&["--backup-keep=3"]).backups().is_err());
    let plan = from_words(&["--data=d", "--backup-every=30m"]).backups().unwrap().unwrap();
    assert_eq!((plan.every.as_secs(), plan.keep, plan.folder), (1_800, 24, "d/backups".into()));
}

#[test]
fn a_key_can_stand_in_a_file_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("key");
    fs::write(&path, "sk-4711\n").unwrap();
    let in_file = from_words(&[&format!("--vision-key-file={}", path.display())]);
    assert_eq!(in_file.vision.key().unwrap().unwrap().reveal(), "sk-4711");
    assert!(from_words(&["--vision-key-file=/nowhere"]).vision.key().is_err());
    assert!(from_words(&["--vision-key-file=x", "--vision-key=y"]).vision.key().is_err());
    // The command line counts before the file, whichever of the two words each uses.
    let both = from_words(&["--vision-key=near"]).or(from_file("vision.key_file = '/nowhere'"));
    assert_eq!(both.vision.key().unwrap().unwrap().reveal(), "near");
}

/// `cargo xtask types` writes it; the limits in the same document are written from their own declaration.
#[test]
fn the_reference_says_what_can_be_set() {
    let mut table = String::from(
        "| in the file | on the command line, in the environment | default | |\n| --- | --- | --- | --- |\n",
    );
    for choice in options::choices() {
        let default = choice.default.as_deref().unwrap_or("–");
        let options::Choice { key, option, environment, about, .. } = &choice;
        let about = about.replace('|', "\\|");
        _ = writeln!(table, "| `{key}` | `{option}`, `{environment}` | {default} | {about} |");
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/SETTINGS.md");
    let written = fs::read_to_string(path).unwrap();
    let (begin, end) = ("<!-- settings: cargo xtask types -->\n", "<!-- end of settings -->");
    let (before, rest) = written.split_once(begin).expect("the table's beginning");
    let (_, after) = rest.split_once(end).expect("the table's end");
    let current = format!("{before}{begin}{table}{end}{after}");
    if std::env::var_os("MOONHARE_WRITE_TYPES").is_some() {
        fs::write(path, &current).unwrap();
    }
    assert!(
        fs::read_to_string(path).unwrap() == current,
        "docs/SETTINGS.md is not what the program takes; run `cargo xtask types`"
    );
}
