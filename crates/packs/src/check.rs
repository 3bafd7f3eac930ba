//! Reading a pack, and refusing a broken one with the reason and the file.

use crate::collection::BuiltIn;
use crate::limits::{PACK_CARDS_MAX, PACK_ID_CHARS_MAX, PICTURE_BYTES_MAX, PICTURE_WIDTHS};
use crate::manifest::{CardEntry, Manifest, picture_path};
use crate::{Pack, PackCard, PictureBytes, PictureId, webp_codec};
use moonhare_painter::words::Language;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

/// A pack that can't be used.
#[derive(Debug, thiserror::Error)]
#[error("pack {pack}: {file}: {reason}")]
pub struct Refused {
    /// The folder's name.
    pub pack: String,
    /// The file that is wrong, within the folder.
    pub file: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What can be wrong with a file of a pack.
#[derive(Debug)]
pub enum Reason {
    /// It is not there or can't be read.
    Unreadable(String),
    /// It is not what it should be.
    Malformed(String),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(why) => write!(f, "can't be read: {why}"),
            Self::Malformed(why) => f.write_str(why),
        }
    }
}

/// Where a pack's files come from.
pub(crate) trait Files {
    fn read(&self, path: &str) -> Result<PictureBytes, String>;

    /// Whether the pictures are known to be what `cards.json` says, so that nobody has to look at them.
    fn are_proven(&self) -> bool {
        false
    }
}

impl Files for &Path {
    fn read(&self, path: &str) -> Result<PictureBytes, String> {
        std::fs::read(self.join(path)).map(PictureBytes::from).map_err(|e| e.to_string())
    }
}

impl Files for BuiltIn {
    fn read(&self, path: &str) -> Result<PictureBytes, String> {
        let found = self.names.lines().zip(self.files).find(|(name, _)| *name == path);
        found
            .map(|(_, bytes)| PictureBytes::from(*bytes))
            .ok_or_else(|| "it is not part of the program".into())
    }

    /// A test has looked at all of them. To look again at every start would bring every page of them into memory.
    fn are_proven(&self) -> bool {
        true
    }
}

/// Reads the pack in a folder of this name and checks everything about it.
pub(crate) fn read(name: &str, files: &impl Files) -> Result<Pack, Refused> {
    let refuse = |file: &str, reason| Refused { pack: name.into(), file: file.into(), reason };
    let get = |file: &str| files.read(file).map_err(|e| refuse(file, Reason::Unreadable(e)));
    let wrong = |file: &str, why: String| refuse(file, Reason::Malformed(why));

    let toml = get("pack.toml")?;
    let text = std::str::from_utf8(&toml).map_err(|e| wrong("pack.toml", e.to_string()))?;
    let manifest: Manifest = toml::from_str(text).map_err(|e| wrong("pack.toml", e.message().to_owned()))?;
    if manifest.id != name {
        return Err(wrong("pack.toml", format!("the id is {:?}, but the folder is {name:?}", manifest.id)));
    }
    check_manifest(&manifest).map_err(|why| wrong("pack.toml", why))?;

    let json = get("cards.json")?;
    let entries: Vec<CardEntry> =
        serde_json::from_slice(&json).map_err(|e| wrong("cards.json", e.to_string()))?;
    if entries.len() != manifest.cards {
        let why = format!("it has {} cards, but pack.toml says {}", entries.len(), manifest.cards);
        return Err(wrong("cards.json", why));
    }
    let mut cards = Vec::with_capacity(entries.len());
    for (n, entry) in entries.into_iter().enumerate() {
        check_words(&entry).map_err(|why| wrong("cards.json", format!("card {}: {why}", n + 1)))?;
        let mut pictures = Vec::with_capacity(PICTURE_WIDTHS.len());
        for width in PICTURE_WIDTHS {
            let file = picture_path(n, width);
            let bytes = get(&file)?;
            if !files.are_proven() {
                check_picture(&bytes, width).map_err(|why| wrong(&file, why))?;
            }
            pictures.push(bytes);
        }
        let id = match entry.picture.filter(|_| files.are_proven()) {
            Some(said) => said,
            None => PictureId::of(&pictures),
        };
        let Ok(pictures) = pictures.try_into() else {
            return Err(wrong("cards.json", format!("card {} has too few pictures", n + 1)));
        };
        let CardEntry { mut words, makeup, placeholder, drawing, picture } = entry;
        words.layout.clone_from(&makeup.layout);
        if let Some(said) = picture.filter(|said| *said != id) {
            let why =
                format!("the picture is {id}, but cards.json says {said}: a file was changed or damaged");
            return Err(wrong(&picture_path(n, PICTURE_WIDTHS[0]), why));
        }
        cards.push(PackCard { id, words, makeup, placeholder, drawing, pictures });
    }
    let pictures = cards.iter().map(|card| card.id.to_string()).collect::<String>().into();
    let Manifest { id, author, licence, theme, seed, painter, vetoes, names, blurbs, .. } = manifest;
    Ok(Pack { id, names, blurbs, author, licence, theme, seed, painter, vetoes, cards, pictures })
}

fn check_manifest(manifest: &Manifest) -> Result<(), String> {
    let id = &manifest.id;
    let kebab = id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    if id.is_empty() || id.len() > PACK_ID_CHARS_MAX || !kebab {
        return Err(format!("the id must be 1 to {PACK_ID_CHARS_MAX} small letters, digits and hyphens"));
    }
    if manifest.cards == 0 || manifest.cards > PACK_CARDS_MAX {
        return Err(format!("a pack has 1 to {PACK_CARDS_MAX} cards, not {}", manifest.cards));
    }
    if !in_english(&manifest.names) || !in_english(&manifest.blurbs) {
        return Err("the English name or blurb is missing".into());
    }
    Ok(())
}

fn check_words(entry: &CardEntry) -> Result<(), String> {
    let words = &entry.words;
    if words.concepts.is_empty() {
        return Err("nothing is said to be on it".into());
    }
    if let Some((concept, weight)) = words.concepts.iter().find(|(_, w)| !(0.0..=1.0).contains(w)) {
        return Err(format!("the weight of {concept} is {weight}, not between 0 and 1"));
    }
    if in_english(&words.description) { Ok(()) } else { Err("it has no English description".into()) }
}

/// English is what all other languages fall back to: a pack may be older than a language.
fn in_english(texts: &BTreeMap<Language, String>) -> bool {
    texts.get(&Language::En).is_some_and(|text| !text.trim().is_empty())
}

fn check_picture(bytes: &[u8], width: usize) -> Result<(), String> {
    if bytes.len() > PICTURE_BYTES_MAX {
        return Err(format!("it has {} bytes; at most {PICTURE_BYTES_MAX} are allowed", bytes.len()));
    }
    match webp_codec::size(bytes) {
        Some(size) if size == (width, width * 3 / 2) => Ok(()),
        Some((w, h)) => Err(format!("it is {w}×{h}, not {width}×{}", width * 3 / 2)),
        None => Err("it is not a WebP picture".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::collection::BUILT_IN;

    /// Files of the program, looked at as if they were somebody's.
    struct Unproven(&'static BuiltIn);

    impl Files for Unproven {
        fn read(&self, path: &str) -> Result<PictureBytes, String> {
            self.0.read(path)
        }
    }

    #[test]
    fn what_is_part_of_the_program_is_what_it_says() {
        for built_in in BUILT_IN {
            let name = built_in.pack;
            let (proven, seen) = (read(name, built_in).unwrap(), read(name, &Unproven(built_in)).unwrap());
            assert_eq!(proven.pictures, seen.pictures, "{name}");
            assert_eq!(proven.revision(), seen.revision(), "{name}");
        }
    }

    #[test]
    fn every_picture_of_the_program_says_which_it_is() {
        for built_in in BUILT_IN {
            let cards = built_in.read("cards.json").unwrap();
            let entries: Vec<CardEntry> = serde_json::from_slice(&cards).unwrap();
            assert!(entries.iter().all(|entry| entry.picture.is_some()), "{}", built_in.pack);
        }
    }
}
