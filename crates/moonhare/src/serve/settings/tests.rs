use clap::{Args as _, Command, FromArgMatches as _};

use super::Settings;

/// Every option, as it stands on a command line and in a file.
const BOTH: [(&str, &str, &str); 17] = [
    ("port", "--port=81", "port = 81"),
    ("host", "--host=127.0.0.1", "host = '127.0.0.1'"),
    ("data", "--data=folder", "data = 'folder'"),
    ("public_url", "--public-url=https://a.example", "public_url = 'https://a.example'"),
    ("trusted_header", "--trusted-header=x-real-ip", "trusted_header = 'x-real-ip'"),
    ("metrics_listen", "--metrics-listen=127.0.0.1:82", "metrics_listen = '127.0.0.1:82'"),
    ("metrics_token_file", "--metrics-token-file=token", "metrics_token_file = 'token'"),
    ("mind", "--mind=encoder", "mind = 'encoder'"),
    ("vision_url", "--vision-url=http://b.example", "vision.url = 'http://b.example'"),
    ("vision_key", "--vision-key=secret", "vision.key = 'secret'"),
    ("vision_model", "--vision-model=eye", "vision.model = 'eye'"),
    ("painted_packs", "--painted-packs=3", "painted_packs = 3"),
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
    for text in ["prot = 81", "[server]\nconnections = 1", "[vision]\nlink = 'x'"] {
        let refused = toml::from_str::<Settings>(text).expect_err(text).to_string();
        assert!(refused.contains("unknown field"), "{refused}");
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
