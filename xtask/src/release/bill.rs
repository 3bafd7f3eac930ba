//! Whether the bill of materials names what is in a static program.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use serde_json::Value;

/// What is inside for certain, of every kind: Rust's own, C, the compiler's, the web client's, fonts.
const INSIDE: [&str; 12] = [
    "Rust standard library",
    "glibc",
    "libgcc",
    "SQLite",
    "libwebp",
    "ring",
    "rustls",
    "svelte",
    "lean-qr",
    "@inlang/paraglide-js",
    "Alegreya",
    "Alegreya Sans",
];

/// Fonts have no number of their version, and neither have the parts of Rust's library that its notices pass over.
const WITHOUT_VERSION: [&str; 3] = ["Alegreya", "Alegreya Sans", "(in Rust's standard library)"];

/// Everything has a name of its own, a licence, and a version; and nothing is missing that must be there.
pub(crate) fn check(bill: &Value) -> Result<()> {
    let parts = bill["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let text = |part: &Value, field: &str| part[field].as_str().unwrap_or_default().to_owned();
    let names: BTreeSet<String> = parts.iter().map(|part| text(part, "name")).collect();
    let missing: Vec<_> = INSIDE.iter().filter(|name| !names.contains(**name)).collect();
    ensure!(missing.is_empty(), "the bill of materials does not name {missing:?}");
    let references: BTreeSet<String> = parts.iter().map(|part| text(part, "bom-ref")).collect();
    ensure!(references.len() == parts.len(), "the bill of materials names something twice");
    for part in parts {
        let name = text(part, "name");
        let licence = part["licenses"][0]["expression"].as_str();
        ensure!(
            licence.is_some_and(|licence| !licence.is_empty()),
            "the bill of materials says no licence of {name}"
        );
        let versioned =
            part["version"].is_string() || WITHOUT_VERSION.iter().any(|other| name.ends_with(other));
        ensure!(versioned, "the bill of materials says no version of {name}");
    }
    Ok(())
}

/// What stands in the texts of the licences, for those that ask for it to go along.
pub(crate) fn check_texts(texts: &str) -> Result<()> {
    for words in [
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "GNU GENERAL PUBLIC LICENSE",
        "SIL OPEN FONT LICENSE",
        "Apache License",
    ] {
        ensure!(texts.contains(words), "the licences' texts lack the {words}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn bill() -> Value {
        let part = |name: &&str| json!({ "name": name, "bom-ref": name, "version": "1", "licenses": [{ "expression": "MIT" }] });
        json!({ "components": INSIDE.iter().map(part).collect::<Vec<_>>() })
    }

    #[test]
    fn a_bill_names_everything_once_with_licence_and_version() {
        check(&bill()).unwrap();
        let refused = |change: fn(&mut Vec<Value>)| {
            let mut bill = bill();
            change(bill["components"].as_array_mut().unwrap());
            check(&bill).unwrap_err().to_string()
        };
        assert!(refused(|parts| _ = parts.remove(1)).contains("glibc"));
        assert!(refused(|parts| parts.push(parts[0].clone())).contains("twice"));
        assert!(refused(|parts| parts[2]["licenses"] = json!([])).contains("no licence of libgcc"));
        assert!(refused(|parts| parts[3]["version"] = Value::Null).contains("no version of SQLite"));
        let mut fonts = bill();
        fonts["components"][10]["version"] = Value::Null;
        check(&fonts).unwrap();
    }
}
