//! The tables of the documents: keys of a patch, limits, and what an operator sets.

use std::fmt::Write;

use moonhare_server::Config;

use crate::{declare, item, read};

/// Each table with its document and the name that its markers there have.
pub(crate) fn all() -> Vec<(&'static str, &'static str, String)> {
    vec![
        ("PROTOCOL.md", "keys", keys()),
        (
            "PROTOCOL.md",
            "limits",
            limits(&["rules/src/limits.rs", "rooms/src/limits.rs", "server/src/limits.rs"]),
        ),
        ("SETTINGS.md", "server", settings()),
    ]
}

/// The text with a table put between its markers.
pub(crate) fn put(text: &str, name: &str, table: &str) -> String {
    let (begin, end) = (format!("<!-- {name}: cargo xtask types -->\n"), format!("<!-- end of {name} -->"));
    let (before, rest) = text.split_once(&begin).unwrap_or_else(|| panic!("the document has no {begin}"));
    let (_, after) = rest.split_once(&end).unwrap_or_else(|| panic!("the document has no {end}"));
    format!("{before}{begin}{table}{end}{after}")
}

fn keys() -> String {
    let mut table = String::from("| key | value |\n| --- | --- |\n");
    let room = declare::keys(&item("rooms/src/wire/step.rs", "RoomPatch"));
    let letters = room.into_iter().filter(|(key, _)| key.len() == 1);
    for (key, meaning) in letters.chain(declare::keys(&item("rooms/src/wire/patch.rs", "GamePatch"))) {
        _ = writeln!(table, "| `{key}` | {} |", meaning.trim_end_matches('.'));
    }
    table
}

/// Every public constant of these files, as it is written there.
fn limits(paths: &[&str]) -> String {
    let mut table = String::from("| limit | value | |\n| --- | --- | --- |\n");
    for path in paths {
        let source = read(path);
        let mut doc = String::new();
        for line in source.lines() {
            if let Some(text) = line.strip_prefix("/// ") {
                doc = if doc.is_empty() { text.to_owned() } else { format!("{doc} {text}") };
            } else if let Some((name, value)) = constant(line) {
                _ = writeln!(table, "| `{name}` | {} | {doc} |", spaced(value));
                doc.clear();
            }
        }
    }
    table
}

/// A value with its thousands apart, and names as they are.
fn spaced(value: &str) -> String {
    let words = value.split(' ').map(|word| {
        if word.starts_with(|letter: char| letter.is_ascii_digit()) {
            word.replace('_', " ")
        } else {
            word.to_owned()
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

fn constant(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.strip_prefix("pub const ")?.split_once(':')?;
    let (_, value) = rest.split_once(" = ")?;
    Some((name, value.trim_end_matches(';')))
}

fn settings() -> String {
    let defaults = serde_json::to_value(Config::default()).expect("settings are JSON");
    let mut table = String::from("| `[server]` | default | |\n| --- | --- | --- |\n");
    let row = |table: &mut String, name: &str, default: &serde_json::Value, meaning: &str| {
        let default = match default {
            serde_json::Value::Null => "–".to_owned(),
            value => value.to_string(),
        };
        _ = writeln!(table, "| `{name}` | {default} | {meaning} |");
    };
    for (name, meaning) in declare::keys(&item("server/src/config.rs", "Config")) {
        if name != "quotas" {
            row(&mut table, &name, &defaults[&name], &meaning);
        }
    }
    for (name, meaning) in declare::keys(&item("rooms/src/quotas.rs", "Quotas")) {
        row(&mut table, &format!("quotas.{name}"), &defaults["quotas"][&name], &meaning);
    }
    table
}
