//! Lists the files of readings, so that they become part of the program: a relation gets its readings by a file of its name.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("readings");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).expect("the folder of readings is there");
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    let mut code = String::from("static FILES: &[(&str, &str)] = &[\n");
    for file in &files {
        println!("cargo::rerun-if-changed={}", file.display());
        let relation = file.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(code, "({relation:?}, include_str!({:?})),", file.display().to_string())
            .expect("writing to a string");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo")).join("readings.rs");
    fs::write(out, code).expect("the output folder can be written");
}
