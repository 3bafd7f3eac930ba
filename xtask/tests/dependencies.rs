//! Who knows whom: the table in ARCHITECTURE.md, held against what Cargo says. Not one edge more, not one fewer.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The headline under which ARCHITECTURE.md has the table.
const HEADLINE: &str = "## Who knows whom";

/// Whom a crate knows.
#[derive(Debug, Default, PartialEq, Eq)]
struct Known {
    /// In the program itself, and for building it.
    always: BTreeSet<String>,
    /// In its tests, benches and examples alone.
    tests: BTreeSet<String>,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the project")
}

/// What Cargo says of the workspace's packages.
fn found() -> BTreeMap<String, Known> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON");
    let name = |value: &Value| short(value["name"].as_str().expect("a name"));
    let listed = metadata["packages"].as_array().expect("packages");
    listed
        .iter()
        .map(|package| {
            let mut known = Known::default();
            let dependencies = package["dependencies"].as_array().expect("dependencies");
            for dependency in dependencies.iter().filter(|dependency| dependency["path"].is_string()) {
                let dev = dependency["kind"] == "dev";
                if dev { &mut known.tests } else { &mut known.always }.insert(name(dependency));
            }
            (name(package), known)
        })
        .collect()
}

/// What the table says: `| crate | depends on | its tests also on |`.
fn written() -> BTreeMap<String, Known> {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md is there");
    let (_, section) = text.split_once(HEADLINE).expect("the table's headline");
    let names = |cell: &str| -> BTreeSet<String> {
        cell.split(',')
            .map(|name| name.trim().trim_matches('`').to_owned())
            .filter(|name| name != "–")
            .collect()
    };
    section
        .lines()
        .skip_while(|line| !line.starts_with("| `"))
        .take_while(|line| line.starts_with("| `"))
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
            let [name, always, tests] = cells[..] else { panic!("three cells: {line}") };
            (name.trim().trim_matches('`').to_owned(), Known { always: names(always), tests: names(tests) })
        })
        .collect()
}

/// `rules` for `moonhare-rules`.
fn short(package: &str) -> String {
    package.strip_prefix("moonhare-").unwrap_or(package).to_owned()
}

#[test]
fn every_crate_knows_exactly_whom_the_architecture_says() {
    let (found, written) = (found(), written());
    assert_eq!(
        found.keys().collect::<Vec<_>>(),
        written.keys().collect::<Vec<_>>(),
        "each package of the workspace has a row in the table of ARCHITECTURE.md"
    );
    for (package, known) in &found {
        assert_eq!(known, &written[package], "{package}: Cargo on the left, ARCHITECTURE.md on the right");
    }
}

/// The Rust files in a folder, and in those below it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn a_room_is_a_pure_fold() {
    let room = root().join("crates/rooms/src/room");
    let files = sources(&room);
    assert!(files.len() > 20, "the room's files are in {}", room.display());
    for path in files {
        let source = std::fs::read_to_string(&path).expect("a text");
        for stranger in ["tokio", "moonhare_store", "async ", "std::time::Instant", "SystemTime", "getrandom"]
        {
            assert!(!source.contains(stranger), "{} mentions {stranger}", path.display());
        }
    }
}
