//! Lists everything that is in the program, with its licence, for `moonhare licences`. What is in the web client, the server knows, which
//! has it inside.

mod toolchain;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::{Value, json};

/// C libraries that packages bring along: their names, licences, and where in which package their version and their text stand.
const LIBRARIES: [Library; 2] = [
    Library {
        name: "SQLite",
        licence: "blessing",
        package: "libsqlite3-sys",
        version: ("sqlite3/sqlite3.h", "#define SQLITE_VERSION        \"", '"'),
        text: None,
    },
    Library {
        name: "libwebp",
        licence: "BSD-3-Clause",
        package: "libwebp-sys",
        version: ("vendor/configure.ac", "AC_INIT([libwebp], [", ']'),
        text: Some("vendor/COPYING"),
    },
];

/// A C library that a package brings along.
struct Library {
    name: &'static str,
    licence: &'static str,
    package: &'static str,
    /// In which file, after which words, up to which letter.
    version: (&'static str, &'static str, char),
    text: Option<&'static str>,
}

/// Where fonts lie, each family with its licence beside it: `OFL-Alegreya-Sans.txt`.
const FONTS: [&str; 2] = ["web/src/assets/fonts", "crates/postcard/fonts"];

/// Packages without a licence's text, and those of the same authors that have it.
const SAME_AS: [(&str, &str); 1] = [("alloc-stdlib", "alloc-no-stdlib")];

fn main() {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = folder.join("../..");
    println!("cargo:rerun-if-changed=build");
    for file in ["Cargo.lock"].into_iter().chain(FONTS) {
        println!("cargo:rerun-if-changed={}", root.join(file).display());
    }
    let inside = inside(&metadata(&folder));
    let mut texts = Vec::new();
    let mut components: Vec<Value> =
        inside.iter().map(|package| component(package, &inside, &root, &mut texts)).collect();
    components.extend(LIBRARIES.iter().map(|library| library.component(&inside, &mut texts)));
    components.extend(fonts(&root, &mut texts));
    components.extend(toolchain::components(&root, &mut texts));
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
        "links": package["links"],
        "from": if own { Value::Null } else { format!("pkg:cargo/{}@{}", plain(name), plain(version)).into() },
        "texts": files.iter().map(|file| index(texts, &read(file))).collect::<BTreeSet<_>>(),
    })
}

fn plain(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

impl Library {
    fn component(&self, inside: &[Value], texts: &mut Vec<String>) -> Value {
        let package = inside.iter().find(|found| found["name"] == self.package).expect("a package");
        let folder = folder_of(package);
        let (file, before, after) = self.version;
        let said = read(&folder.join(file));
        let version =
            said.split_once(before).and_then(|(_, rest)| rest.split_once(after)).map(|(version, _)| version);
        let version =
            version.unwrap_or_else(|| panic!("{file} of {} does not say the version", self.package));
        let text = self.text.map(|text| index(texts, &read(&folder.join(text))));
        json!({
            "name": self.name,
            "version": version,
            "licence": self.licence,
            "from": format!("pkg:generic/{}@{version}", self.name.to_lowercase()),
            "texts": Vec::from_iter(text),
        })
    }
}

/// The families of fonts, each once, by the licences that lie beside them.
fn fonts(root: &Path, texts: &mut Vec<String>) -> Vec<Value> {
    let mut families = BTreeMap::new();
    for folder in FONTS {
        for file in fs::read_dir(root.join(folder)).into_iter().flatten().flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            if let Some(family) = name.strip_prefix("OFL-").and_then(|rest| rest.strip_suffix(".txt")) {
                families.insert(family.replace('-', " "), file.path());
            }
        }
    }
    let component = |(name, text): (String, PathBuf)| {
        let text = index(texts, &read(&text));
        json!({ "name": name, "version": null, "licence": "OFL-1.1", "from": null, "texts": [text] })
    };
    families.into_iter().map(component).collect()
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
