//! Lists the files of the built-in packs, so that they become part of the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("packs");
    println!("cargo::rerun-if-changed={}", root.display());
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    let mut code = String::from("pub(crate) static BUILT_IN: &[BuiltIn] = &[\n");
    // What is read of every pack at each start lies together: between the pictures it would bring those into memory with it, 2 MB at a time
    // where the system likes large pages.
    let mut texts = Vec::new();
    for pack in sorted(&root) {
        if !pack.join("pack.toml").is_file() {
            continue;
        }
        println!("cargo::rerun-if-changed={}", pack.display());
        let mut files = vec![pack.join("pack.toml"), pack.join("cards.json")];
        files.extend(sorted(&pack.join("cards")));
        files.retain(|file| file.is_file());
        // All names in one text: a text of its own for each would lie beside its picture, and looking for a name would bring them all into memory.
        let inside =
            |file: &PathBuf| file.strip_prefix(&pack).expect("a file of the pack").display().to_string();
        let names = files.iter().map(inside).collect::<Vec<_>>().join("\n");
        writeln!(code, "BuiltIn {{ pack: {:?}, names: {names:?}, files: &[", name(&pack))
            .expect("writing to a string");
        for file in &files {
            if file.extension().is_some_and(|kind| TEXTS.iter().any(|text| kind == *text)) {
                let begin = texts.len();
                texts.extend(fs::read(file).expect("the file can be read"));
                writeln!(code, "text({begin}, {}),", texts.len()).expect("writing to a string");
            } else {
                writeln!(code, "include_bytes!({:?}),", file.display().to_string())
                    .expect("writing to a string");
            }
        }
        code.push_str("] },\n");
    }
    code.push_str("];\n");
    let place = out.join("texts");
    fs::write(&place, texts).expect("the output folder can be written");
    writeln!(code, "static TEXTS: &[u8] = include_bytes!({:?});", place.display().to_string())
        .expect("writing to a string");
    fs::write(out.join("packs.rs"), code).expect("the output folder can be written");
}

/// Files of these kinds are words, the others pictures.
const TEXTS: [&str; 2] = ["toml", "json"];

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|e| e.ok().map(|e| e.path())).collect();
    entries.sort();
    entries
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
