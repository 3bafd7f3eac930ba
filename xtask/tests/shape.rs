//! How the sources are laid out: what a type can do stands in few places, and comments say something.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A type's own functions stand in at most so many files: who looks for one need not open more. This is held of `rooms`, whose
/// types once had nine; the parts of a game (`decide`, `apply`, `view`) are a map of their own.
const FILES_OF_A_TYPE_MAX: usize = 5;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}

/// The sources of every crate, by its name.
fn crates() -> BTreeMap<String, Vec<PathBuf>> {
    let folders = std::fs::read_dir(root().join("crates")).expect("the crates");
    let folders = folders.map(|entry| entry.expect("a crate").path()).chain([root().join("xtask")]);
    let named = |path: PathBuf| {
        (path.file_name().expect("a name").to_string_lossy().into_owned(), rust_files(&path.join("src")))
    };
    folders.map(named).collect()
}

/// The type whose own functions begin at this line, if any do.
fn implemented(line: &str) -> Option<String> {
    let rest = line.strip_prefix("impl")?;
    let rest = match rest.strip_prefix('<') {
        Some(generic) => generic.split_once("> ")?.1,
        None => rest.strip_prefix(' ')?,
    };
    // What it does for a trait stands where that trait is at home.
    let name = rest.strip_suffix(" {").filter(|rest| !rest.contains(" for "))?.split('<').next()?;
    name.chars().all(char::is_alphanumeric).then(|| name.to_owned())
}

#[test]
fn what_a_type_can_do_stands_in_few_files() {
    assert_eq!(implemented("impl Room {").as_deref(), Some("Room"));
    assert_eq!(implemented("impl<T: Copy> List<T, 3> {").as_deref(), Some("List"));
    assert_eq!(implemented("impl Decks for OnePack {"), None);
    assert_eq!(implemented("impl From<RoomCode> for RoomId {"), None);
    let mut types: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    for file in crates().remove("rooms").expect("the rooms") {
        let source = std::fs::read_to_string(&file).expect("a text");
        for found in source.lines().filter_map(implemented) {
            types.entry(found).or_default().insert(file.clone());
        }
    }
    assert!(types.contains_key("Room") && types.contains_key("LiveRoom"));
    for (found, files) in types {
        assert!(files.len() <= FILES_OF_A_TYPE_MAX, "{found} is spread over {files:#?}");
    }
}

#[test]
fn no_comment_is_a_mere_question() {
    let empty = ["Who.", "Whom.", "What.", "Which.", "When.", "Where.", "Why.", "How."];
    let mut faults = Vec::new();
    for file in crates().into_values().flatten() {
        let source = std::fs::read_to_string(&file).expect("a text");
        for (line, number) in source.lines().zip(1..) {
            if line.trim().strip_prefix("/// ").is_some_and(|comment| empty.contains(&comment)) {
                faults.push(format!("{}:{number}", file.display()));
            }
        }
    }
    assert!(faults.is_empty(), "an example, or nothing: {faults:#?}");
}
