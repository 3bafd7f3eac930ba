//! What the painter's languages lack: the keys of `words/en.toml` that another language has not got, told in English
//! until somebody translates them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::run::workspace;

const ENGLISH: &str = "en";

/// Lists what is missing, language by language (all of them if none is named); true when nothing is.
pub(crate) fn missing(languages: &[String]) -> Result<bool> {
    let folder = workspace().join("crates/painter/words");
    let languages = if languages.is_empty() { all(&folder)? } else { languages.to_vec() };
    let english = keys(&folder, ENGLISH)?;
    let mut complete = true;
    for language in &languages {
        let found = keys(&folder, language)?;
        let (missing, unknown) = (english.difference(&found), found.difference(&english));
        let lines: Vec<String> =
            missing.map(|key| format!("- {key}")).chain(unknown.map(|key| format!("? {key}"))).collect();
        complete &= lines.is_empty();
        match lines.len() {
            0 => println!("{language}: complete, {} keys", found.len()),
            n => println!("{language}: {n} keys (- is missing, ? is not in {ENGLISH})\n{}", lines.join("\n")),
        }
    }
    Ok(complete)
}

/// The codes of all languages that have a file.
fn all(folder: &Path) -> Result<Vec<String>> {
    let files = folder.read_dir().with_context(|| format!("{} can't be read", folder.display()))?;
    let paths = files.map(|file| Ok(file?.path())).collect::<Result<Vec<PathBuf>>>()?;
    let mut codes: Vec<String> =
        paths.iter().filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    codes.sort();
    Ok(codes)
}

/// The keys of a language: `nouns.whale`, `sentences.burns_down.tower`, `themes.tides.name`, … Each is on a line of its own, so that
/// this small program needs no library to read them.
fn keys(folder: &Path, language: &str) -> Result<BTreeSet<String>> {
    let file = folder.join(format!("{language}.toml"));
    let text = std::fs::read_to_string(&file).with_context(|| format!("{} can't be read", file.display()))?;
    let (mut section, mut keys) = ("", BTreeSet::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            section = name;
        } else if let Some((key, _)) = line.split_once(" = ") {
            keys.insert(format!("{section}.{key}"));
        }
    }
    Ok(keys)
}
