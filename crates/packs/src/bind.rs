//! Writing what makes a folder a pack.

use crate::limits::PICTURE_WIDTHS;
use crate::manifest::{CardEntry, Manifest, picture_path};
use crate::{Pack, PackCard};
use std::io;
use std::path::{Path, PathBuf};

/// A file that can't be written.
#[derive(Debug, thiserror::Error)]
#[error("can't write {}", .path.display())]
pub(crate) struct Unwritten {
    pub(crate) path: PathBuf,
    pub(crate) source: io::Error,
}

/// Writes `cards.json` and then `pack.toml`, without which a folder is no pack.
pub(crate) fn bind(folder: &Path, manifest: &Manifest, entries: &[CardEntry]) -> Result<(), Unwritten> {
    let mut json = String::from("[\n");
    for (n, entry) in entries.iter().enumerate() {
        json += &String::from_utf8_lossy(&to_json(entry));
        json += if n + 1 < entries.len() { ",\n" } else { "\n" };
    }
    json += "]\n";
    write(&folder.join("cards.json"), json.as_bytes())?;
    let toml = toml::to_string_pretty(manifest).unwrap_or_default();
    write(&folder.join("pack.toml"), toml.as_bytes())
}

/// A card as a line of `cards.json`.
pub(crate) fn to_json(entry: &CardEntry) -> Vec<u8> {
    serde_json::to_vec(entry).unwrap_or_default()
}

/// Writes a file so that it is either there as a whole or not at all.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Unwritten> {
    let partial = path.with_extension("part");
    let failed = |source| Unwritten { path: path.to_owned(), source };
    std::fs::write(&partial, bytes).map_err(failed)?;
    std::fs::rename(&partial, path).map_err(failed)
}

impl Pack {
    /// Writes the pack into a folder of its own, from which it can be read again.
    pub fn save(&self, folder: &Path) -> io::Result<()> {
        std::fs::create_dir_all(folder.join("cards"))?;
        for (n, card) in self.cards.iter().enumerate() {
            for (width, bytes) in PICTURE_WIDTHS.into_iter().zip(&card.pictures) {
                write(&folder.join(picture_path(n, width)), bytes).map_err(io::Error::other)?;
            }
        }
        let entries: Vec<_> = self.cards.iter().map(CardEntry::from).collect();
        bind(folder, &self.manifest(), &entries).map_err(io::Error::other)
    }

    fn manifest(&self) -> Manifest {
        Manifest {
            id: self.id.clone(),
            author: self.author.clone(),
            licence: self.licence.clone(),
            theme: self.theme.clone(),
            seed: self.seed,
            painter: self.painter,
            cards: self.cards.len(),
            vetoes: self.vetoes.clone(),
            names: self.names.clone(),
            blurbs: self.blurbs.clone(),
        }
    }
}

impl From<&PackCard> for CardEntry {
    fn from(card: &PackCard) -> Self {
        Self {
            words: card.words.clone(),
            picture: Some(card.id),
            placeholder: card.placeholder.clone(),
            makeup: card.makeup.clone(),
            drawing: card.drawing.clone(),
        }
    }
}
