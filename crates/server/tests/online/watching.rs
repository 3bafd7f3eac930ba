//! What operators watch: the dashboard and the alerts speak of numbers that there are.

use std::{collections::BTreeSet, sync::Arc};

use moonhare_rooms::MemoryLog;
use moonhare_server::{BackupCounts, Config, Machine, Report};
use serde_json::Value;

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

#[test]
fn every_panel_says_what_it_shows() {
    let dashboard: Value = serde_json::from_str(&file("grafana.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<_> = panels.iter().map(|panel| panel["id"].as_u64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len(), "each has a number of its own");
    for panel in panels {
        let title = panel["title"].as_str().unwrap();
        assert!(!title.is_empty() && panel["gridPos"].is_object(), "{panel}");
        for target in panel["targets"].as_array().unwrap() {
            let expression = target["expr"].as_str().unwrap();
            assert_eq!(
                expression.matches('(').count(),
                expression.matches(')').count(),
                "{title}: {expression}"
            );
            assert!(expression.contains("{job=\"$job\"}"), "{title} is of the chosen server");
        }
    }
}
