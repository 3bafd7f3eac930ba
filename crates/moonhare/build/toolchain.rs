//! What the toolchain puts into every program: Rust's standard library with what it is made of, and, where the program is static, the C library
//! and the compiler's own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::{Value, json};

use crate::{index, read};

/// What of the crates beside the standard library is Rust's own, and what is for tests and macros alone and in no program.
const OWN_OR_NOT_LINKED: [&str; 14] = [
    "alloc",
    "compiler_builtins",
    "core",
    "getopts",
    "panic_abort",
    "panic_unwind",
    "proc_macro",
    "profiler_builtins",
    "rustc_literal_escaper",
    "std",
    "std_detect",
    "sysroot",
    "test",
    "unwind",
];
const RUSTS_OWN: &str = "rustc_std_workspace_";

/// Where the text of a licence lies, if the system has it.
const GLIBC_TEXTS: [&str; 2] =
    ["/usr/share/common-licenses/LGPL-2.1", "/usr/share/licenses/glibc/COPYING.LIB"];
const LIBGCC_TEXTS: [&str; 2] = ["/usr/share/common-licenses/GPL-3", "/usr/share/licenses/gcc/COPYING3"];

/// All of it.
pub(crate) fn components(root: &Path, texts: &mut Vec<String>) -> Vec<Value> {
    let rustc = env::var("RUSTC").expect("cargo sets it");
    let sysroot = PathBuf::from(said(&rustc, &["--print", "sysroot"]).expect("rustc knows its own place"));
    let mut components = standard_library(&rustc, &sysroot, root, texts);
    let features = env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    if features.split(',').any(|feature| feature == "crt-static") {
        components.extend(c_library(&sysroot, texts));
    }
    components
}

fn said(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The standard library, and the crates of others that it is made of, as the toolchain's own notices tell.
fn standard_library(rustc: &str, sysroot: &Path, root: &Path, texts: &mut Vec<String>) -> Vec<Value> {
    let version = said(rustc, &["--version"]).and_then(|said| Some(said.split(' ').nth(1)?.to_owned()));
    let notices =
        fs::read_to_string(sysroot.join("share/doc/rust/COPYRIGHT-library.html")).unwrap_or_default();
    // The same words for everybody, with no name in them.
    let own = index(texts, &read(&root.join("LICENSE-APACHE")));
    let mut components = vec![json!({
        "name": "Rust standard library",
        "version": version,
        "licence": "MIT OR Apache-2.0",
        "from": version.as_ref().map(|version| format!("pkg:generic/rust-std@{version}")),
        "texts": [own],
    })];
    // A few of them have no notice of their own. All may be had under this licence, and some only under it.
    let mit = sysroot.join("share/doc/rust/licenses/MIT.txt");
    let mit = if mit.exists() { index(texts, &read(&mit)) } else { own };
    for name in crates_of_others(sysroot) {
        let notice = notices.split("<h3>📦 ").find_map(|notice| {
            let (known, version) = name_and_version(notice.split("</h3>").next()?)?;
            (known.replace('-', "_") == name).then_some((notice, version))
        });
        let licence =
            notice.and_then(|(notice, _)| between(notice, "<b>License:</b> ", "</p>")).unwrap_or("MIT");
        let text =
            notice.and_then(|(notice, _)| licence_text(notice)).map_or(mit, |text| index(texts, &text));
        let version = notice.map(|(_, version)| version);
        let at = version.map(|version| format!("@{version}")).unwrap_or_default();
        components.push(json!({
            "name": format!("{name} (in Rust's standard library)"),
            "version": version,
            "licence": licence.trim(),
            "from": format!("pkg:cargo/{name}{at}?inside=std"),
            "texts": [text],
        }));
    }
    components
}

/// The crates of others that lie beside the standard library, by the names of their files: `libhashbrown-1448c95121de53aa.rlib`.
fn crates_of_others(sysroot: &Path) -> BTreeSet<String> {
    let folder = sysroot.join("lib/rustlib").join(env::var("TARGET").expect("cargo sets it")).join("lib");
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = files.filter_map(|file| file.file_name().into_string().ok());
    names
        .filter_map(|name| {
            Some(name.strip_prefix("lib")?.strip_suffix(".rlib")?.rsplit_once('-')?.0.to_owned())
        })
        .filter(|name| !OWN_OR_NOT_LINKED.contains(&&**name) && !name.starts_with(RUSTS_OWN))
        .collect()
}

/// `hashbrown-0.16.1`.
fn name_and_version(said: &str) -> Option<(&str, &str)> {
    let at = said
        .match_indices('-')
        .find(|(at, _)| said[at + 1..].starts_with(|letter: char| letter.is_ascii_digit()))?
        .0;
    Some((&said[..at], &said[at + 1..]))
}

/// The text of one of the licences that one may choose from: the short one, if it is there.
fn licence_text(notice: &str) -> Option<String> {
    let files: Vec<(&str, &str)> = notice
        .split("<summary><code>")
        .skip(1)
        .filter_map(|file| Some((file.split("</code>").next()?, between(file, "<pre>", "</pre>")?)))
        .collect();
    let chosen = files.iter().find(|(name, _)| name.contains("MIT")).or(files.first())?;
    let mut text = chosen.1.to_owned();
    for (written, meant) in [
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&quot;", "\""),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&amp;", "&"),
        ("&#38;", "&"),
    ] {
        text = text.replace(written, meant);
    }
    Some(text)
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(inside, _)| inside)
}

/// The C library and the compiler's own, both inside of a static program.
fn c_library(sysroot: &Path, texts: &mut Vec<String>) -> Vec<Value> {
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".into());
    let mut component = |name: &str, version: Option<String>, licence: &str, places: &[PathBuf]| {
        let from = version.as_ref().map(|version| format!("pkg:generic/{name}@{version}"));
        let texts: Vec<usize> = places.iter().map(|place| index(texts, &read(place))).collect();
        json!({ "name": name, "version": version, "licence": licence, "from": from, "texts": texts })
    };
    let there = |places: &[&str]| places.iter().map(PathBuf::from).find(|place| place.exists());
    // Rust ships the words by which programs that the compiler made are free of its licence: some of them are in every program.
    let exception =
        Some(sysroot.join("share/doc/rust/licenses/GCC-exception-3.1.txt")).filter(|text| text.exists());
    let texts_of_libgcc: Vec<PathBuf> = there(&LIBGCC_TEXTS).into_iter().chain(exception).collect();
    let version = said(&compiler, &["-dumpfullversion"]);
    let libgcc = component("libgcc", version, "GPL-3.0-or-later WITH GCC-exception-3.1", &texts_of_libgcc);
    let musl = env::var("CARGO_CFG_TARGET_ENV").is_ok_and(|library| library == "musl");
    let library = if musl {
        component("musl", None, "MIT", &[])
    } else {
        let text = Vec::from_iter(there(&GLIBC_TEXTS));
        component("glibc", glibc_version(&compiler), "LGPL-2.1-or-later", &text)
    };
    vec![library, libgcc]
}

/// As the headers say that the program is built with.
fn glibc_version(compiler: &str) -> Option<String> {
    let macros = said(compiler, &["-E", "-dM", "-include", "features.h", "-x", "c", "/dev/null"])?;
    let number = |name: &str| {
        macros
            .lines()
            .find_map(|line| line.strip_prefix("#define ")?.strip_prefix(name)?.trim().parse::<u32>().ok())
    };
    Some(format!("{}.{}", number("__GLIBC__ ")?, number("__GLIBC_MINOR__ ")?))
}
