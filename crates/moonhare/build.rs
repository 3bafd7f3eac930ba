//! Lists everything that is in the program, with its licence, for `moonhare licences`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::{Value, json};

/// What is in the program and no package of its own: C libraries, the web client's parts and the fonts.
const OTHERS: [(&str, &str, &str); 6] = [
    ("SQLite", "blessing", ""),
    ("libwebp", "BSD-3-Clause", "libwebp-sys:vendor/COPYING"),
    ("svelte", "MIT", "web:node_modules/svelte/LICENSE.md"),
    ("lean-qr", "MIT", "web:node_modules/lean-qr/LICENSE"),
    ("Alegreya", "OFL-1.1", "web:src/assets/fonts/OFL-Alegreya.txt"),
    ("Alegreya Sans", "OFL-1.1", "web:src/assets/fonts/OFL-Alegreya-Sans.txt"),
];

/// Packages without a licence's text, and those of the same authors that have it.
const SAME_AS: [(&str, &str); 1] = [("alloc-stdlib", "alloc-no-stdlib")];

fn main() {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = folder.join("../..");
    println!("cargo:rerun-if-changed=build.rs");
    for file in ["Cargo.lock", "web/package-lock.json"] {
        println!("cargo:rerun-if-changed={}", root.join(file).display());
    }
    let inside = inside(&metadata(&folder));
    let mut texts = Vec::new();
    let mut components: Vec<Value> =
        inside.iter().map(|package| component(package, &inside, &root, &mut texts)).collect();
    components.extend(OTHERS.iter().map(|other| another(other, &inside, &root, &mut texts)));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("inside.json");
    fs::write(out, json!({ "components": components, "texts": texts }).to_string())
        .expect("a writable folder");
}

/// What Cargo knows of all packages. It may fetch some: on a machine on which only the program was built so far, those of the
/// workspace's other members are not there yet.
fn metadata(folder: &Path) -> Value {
    let target = env::var("TARGET").expect("cargo sets it");
    let mut command = Command::new(env::var_os("CARGO").expect("cargo sets it"));
    command.args(["metadata", "--format-version=1", "--locked", "--filter-platform", &target]);
    if env::var_os("CARGO_FEATURE_VISION").is_none() {
        command.arg("--no-default-features");
    }
    let output = command.current_dir(folder).output().expect("cargo runs");
    assert!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON")
}

/// The packages whose code is in the program: not what builds it, and not what writes code for it.
fn inside(metadata: &Value) -> Vec<Value> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let by_id = |values: Vec<Value>| -> BTreeMap<String, Value> {
        values.into_iter().map(|value| (value["id"].as_str().unwrap_or_default().to_owned(), value)).collect()
    };
    let packages = by_id(list(&metadata["packages"]));
    let nodes = by_id(list(&metadata["resolve"]["nodes"]));
    let mut waiting: Vec<String> = packages
        .iter()
        .filter(|(_, package)| package["name"] == "moonhare")
        .map(|(id, _)| id.clone())
        .collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        let writes_code =
            list(&packages[&id]["targets"]).iter().any(|target| target["kind"][0] == "proc-macro");
        if writes_code || !seen.insert(id.clone()) {
            continue;
        }
        let linked =
            |dependency: &Value| list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        let dependencies = list(&nodes[&id]["deps"]);
        waiting.extend(
            dependencies
                .iter()
                .filter(|dependency| linked(dependency))
                .filter_map(|dependency| dependency["pkg"].as_str())
                .map(str::to_owned),
        );
    }
    let mut inside: Vec<Value> = seen.iter().map(|id| packages[id].clone()).collect();
    inside.sort_by_key(|package| [package["name"].to_string(), package["version"].to_string()]);
    inside
}

fn folder_of(package: &Value) -> PathBuf {
    Path::new(package["manifest_path"].as_str().expect("a path")).parent().expect("a folder").to_path_buf()
}

fn component(package: &Value, inside: &[Value], root: &Path, texts: &mut Vec<String>) -> Value {
    let (name, version) = (&package["name"], &package["version"]);
    let own = package["source"].is_null();
    let folder = if own { root.to_path_buf() } else { folder_of(package) };
    let mut files = licence_files(&folder);
    if files.is_empty() {
        let other = SAME_AS.iter().find(|(without, _)| without == name).map(|(_, other)| other);
        if let Some(other) = other.and_then(|other| inside.iter().find(|found| found["name"] == *other)) {
            files = licence_files(&folder_of(other));
        } else if plain(&package["license"]).contains("Apache-2.0") {
            // The same words for everybody, with no name in them.
            files = vec![root.join("LICENSE-APACHE")];
        }
    }
    json!({
        "name": name,
        "version": version,
        "licence": package["license"],
        "from": if own { Value::Null } else { format!("pkg:cargo/{}@{}", plain(name), plain(version)).into() },
        "texts": files.iter().map(|file| index(texts, &read(file))).collect::<BTreeSet<_>>(),
    })
}

fn plain(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn another(other: &(&str, &str, &str), inside: &[Value], root: &Path, texts: &mut Vec<String>) -> Value {
    let (name, licence, place) = other;
    let file = place.split_once(':').map(|(place, file)| match place {
        "web" => root.join("web").join(file),
        package => {
            folder_of(inside.iter().find(|found| found["name"] == package).expect("a package")).join(file)
        }
    });
    let text = file.filter(|file| file.exists()).map(|file| index(texts, &read(&file)));
    json!({ "name": name, "version": null, "licence": licence, "from": null, "texts": text.into_iter().collect::<Vec<_>>() })
}

/// The files with the licence of a package; of two that one may choose from, the short one.
fn licence_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    let is_licence = |path: &PathBuf| {
        path.is_file()
            && ["LICEN", "COPY", "UNLICEN", "NOTICE"].iter().any(|word| name(path).starts_with(word))
    };
    let mut files: Vec<PathBuf> = entries.filter(is_licence).collect();
    files.sort();
    if files.iter().any(|file| name(file).contains("MIT")) {
        files.retain(|file| !name(file).contains("APACHE"));
    }
    files
}

fn read(path: &Path) -> String {
    String::from_utf8_lossy(&fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
        .replace("\r\n", "\n")
}

/// Texts that are the same are kept once.
fn index(texts: &mut Vec<String>, text: &str) -> usize {
    let text = text.trim();
    texts.iter().position(|known| known == text).unwrap_or_else(|| {
        texts.push(text.to_owned());
        texts.len() - 1
    })
}
