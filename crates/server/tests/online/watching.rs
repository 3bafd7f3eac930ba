//! What operators watch: the dashboard and the alerts speak of numbers that there are.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use moonhare_rooms::MemoryLog;
use moonhare_server::{BackupCounts, Config, Machine, Report};
use serde_json::{Value, json};

use crate::harness::Server;

/// A machine of which everything is known.
struct Known;

impl Machine for Known {
    fn free_bytes(&self) -> Option<u64> {
        Some(1 << 40)
    }

    fn keep_report(&self, _: &Report) -> std::io::Result<()> {
        Ok(())
    }

    fn memory_bytes(&self) -> Option<u64> {
        Some(1 << 20)
    }

    fn backups(&self) -> Option<BackupCounts> {
        Some(BackupCounts::default())
    }
}

/// Names of numbers in a text.
fn names(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let ours = words.filter(|word| ["moonhare_", "process_"].iter().any(|start| word.starts_with(start)));
    ours.map(str::to_owned).collect()
}

fn file(name: &str) -> String {
    let path = format!("{}/../../deploy/monitoring/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[tokio::test]
async fn the_dashboard_and_the_alerts_speak_of_numbers_that_there_are() {
    let server = Server::of(Arc::new(MemoryLog::new()), Config::unhurried(), |services| {
        services.machine = Arc::new(Known);
    })
    .await;
    let (_, _, page) = server.request("GET", "/metrics", &[], &[]).await;
    let page = String::from_utf8(page).unwrap();
    let told: BTreeSet<String> = page
        .lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(|line| names(line).into_iter().next())
        .collect();
    server.stop().await;
    assert!(told.contains("moonhare_command_seconds_bucket"), "{page}");
    for (name, at_least) in [("grafana.json", 20), ("alerts.yaml", 10)] {
        let used = names(&file(name));
        assert!(used.len() >= at_least, "{name}: {used:?}");
        let unknown: Vec<_> = used.difference(&told).collect();
        assert!(unknown.is_empty(), "{name} speaks of {unknown:?}, which /metrics does not tell");
    }
}

/// Panels and units of ours that Grafana knows by itself, without a plugin.
const KINDS: [&str; 2] = ["stat", "timeseries"];
const UNITS: [&str; 5] = ["short", "s", "bytes", "Bps", "ops"];

/// How wide a dashboard is, in its own columns.
const COLUMNS: u64 = 24;

#[test]
fn every_panel_says_what_it_shows() {
    let dashboard: Value = serde_json::from_str(&file("grafana.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<_> = panels.iter().map(|panel| panel["id"].as_u64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len(), "each has a number of its own");
    let source = json!({ "type": "prometheus", "uid": "${datasource}" });
    for panel in panels {
        let title = panel["title"].as_str().unwrap();
        assert!(!title.is_empty(), "{panel}");
        let known = |list: &[&str], value: &Value| value.as_str().is_some_and(|value| list.contains(&value));
        assert!(known(&KINDS, &panel["type"]), "{title}: {}", panel["type"]);
        let unit = &panel["fieldConfig"]["defaults"]["unit"];
        assert!(known(&UNITS, unit), "{title}: {unit}");
        assert!(panel["fieldConfig"]["overrides"].is_array(), "{title}");
        assert_eq!(panel["datasource"], source, "{title}");
        let targets = panel["targets"].as_array().unwrap();
        let names: BTreeSet<_> = targets.iter().map(|target| target["refId"].as_str().unwrap()).collect();
        assert!(
            !names.is_empty() && names.len() == targets.len(),
            "{title}: each line has a letter of its own"
        );
        for target in targets {
            let expression = target["expr"].as_str().unwrap();
            assert!(expression.contains("{job=\"$job\"}"), "{title} is of the chosen server");
            assert_eq!(target["datasource"], source, "{title}");
            let legend = target["legendFormat"].as_str().unwrap();
            assert!(targets.len() == 1 || !legend.is_empty(), "{title}: of several lines each has a name");
        }
    }
}

#[test]
fn no_panel_hides_another() {
    let dashboard: Value = serde_json::from_str(&file("grafana.json")).unwrap();
    let mut taken = BTreeMap::new();
    for panel in dashboard["panels"].as_array().unwrap() {
        let title = panel["title"].as_str().unwrap();
        let [x, y, w, h] = ["x", "y", "w", "h"].map(|side| panel["gridPos"][side].as_u64().unwrap());
        assert!(w > 0 && h > 0 && x + w <= COLUMNS, "{title} is within the dashboard");
        for (column, row) in (x..x + w).flat_map(|column| (y..y + h).map(move |row| (column, row))) {
            let other = taken.insert((column, row), title);
            assert_eq!(other, None, "{title} lies on another at {column}, {row}");
        }
    }
}

/// Whatever a panel asks the reader to choose can be chosen.
#[test]
fn every_choice_is_declared() {
    let text = file("grafana.json");
    let dashboard: Value = serde_json::from_str(&text).unwrap();
    let choices = dashboard["templating"]["list"].as_array().unwrap();
    let declared: BTreeSet<String> =
        choices.iter().map(|choice| choice["name"].as_str().unwrap().to_owned()).collect();
    let name = |rest: &str| {
        let rest = rest.trim_start_matches('{');
        rest.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next().unwrap().to_owned()
    };
    let used: BTreeSet<String> = text.split('$').skip(1).map(name).collect();
    assert_eq!(used, declared);
    for field in ["title", "uid", "refresh"] {
        assert!(dashboard[field].as_str().is_some_and(|text| !text.is_empty()), "{field}");
    }
    assert!(dashboard["schemaVersion"].as_u64().is_some_and(|version| version >= 36));
    assert_eq!(dashboard["id"], Value::Null, "its number is Grafana's to give");
}
