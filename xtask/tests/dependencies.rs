//! Who may know whom: the design's table, held against what Cargo says.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

const MAY_DEPEND_ON: &[(&str, &[&str])] = &[
    ("moonhare-rules", &[]),
    ("moonhare-painter", &[]),
    ("moonhare-packs", &["moonhare-painter"]),
    ("moonhare-bots", &["moonhare-rules", "moonhare-packs"]),
    ("moonhare-store", &["moonhare-rules"]),
    ("moonhare-rooms", &["moonhare-rules", "moonhare-store", "moonhare-bots", "moonhare-packs"]),
    ("moonhare-server", &["moonhare-rooms", "moonhare-packs"]),
    (
        "moonhare",
        &[
            "moonhare-rules",
            "moonhare-painter",
            "moonhare-packs",
            "moonhare-bots",
            "moonhare-store",
            "moonhare-rooms",
            "moonhare-server",
        ],
    ),
    ("xtask", &[]),
];

/// The workspace's packages, each with those of its dependencies that are ours (for tests and builds too).
fn packages() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON");
    let name = |value: &Value| value["name"].as_str().expect("a name").to_owned();
    let listed = metadata["packages"].as_array().expect("packages");
    listed
        .iter()
        .map(|package| {
            let dependencies = package["dependencies"].as_array().expect("dependencies");
            let ours = dependencies.iter().filter(|dependency| dependency["path"].is_string());
            (name(package), ours.map(name).collect())
        })
        .collect()
}

#[test]
fn every_crate_knows_only_whom_the_design_allows() {
    let packages = packages();
    let allowed: BTreeMap<_, BTreeSet<_>> = MAY_DEPEND_ON
        .iter()
        .map(|(name, dependencies)| {
            ((*name).to_owned(), dependencies.iter().map(|d| (*d).to_owned()).collect())
        })
        .collect();
    assert_eq!(
        packages.keys().collect::<Vec<_>>(),
        allowed.keys().collect::<Vec<_>>(),
        "each package of the workspace has a row in the table"
    );
    for (package, dependencies) in packages {
        let strangers: Vec<_> = dependencies.difference(&allowed[&package]).collect();
        assert!(strangers.is_empty(), "{package} may not depend on {strangers:?}");
    }
}
