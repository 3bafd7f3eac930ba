//! Lists the files of the built-in packs, so that they become part of the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("packs");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut code = String::from("static BUILT_IN: &[BuiltIn] = &[\n");
    for pack in sorted(&root) {
        if !pack.join("pack.toml").is_file() {
            continue;
        }
        println!("cargo::rerun-if-changed={}", pack.display());
        writeln!(code, "({:?}, &[", name(&pack)).expect("writing to a string");
        let mut files = vec![pack.join("pack.toml"), pack.join("cards.json")];
        files.extend(sorted(&pack.join("cards")));
        for file in files.iter().filter(|f| f.is_file()) {
            let inside = file.strip_prefix(&pack).expect("a file of the pack").display();
            writeln!(code, "({:?}, include_bytes!({:?})),", inside.to_string(), file.display().to_string())
                .expect("writing to a string");
        }
        code.push_str("]),\n");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo")).join("built_in.rs");
    fs::write(out, code).expect("the output folder can be written");
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|e| e.ok().map(|e| e.path())).collect();
    entries.sort();
    entries
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
