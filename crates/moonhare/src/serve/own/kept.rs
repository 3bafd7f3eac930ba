//! A box on disk: `box.json` beside its pictures. What `box.json` does not name is not there.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

use moonhare_packs::own::{Look, Print};
use moonhare_packs::{Language, PICTURE_WIDTHS, PictureId};
use moonhare_rooms::SecretHash;
use moonhare_server::{AddedBy, Who};
use serde::{Deserialize, Serialize};

use super::{limits::BOX_TABLES_MAX, sight::Sight};

const NAME: &str = "box.json";

/// A box.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KeptBox {
    pub(super) id: String,
    pub(super) name: String,
    /// Who proves to have made it knows what this is the hash of.
    pub(super) key: SecretHash,
    /// When something happened to it last that keeps it: made, added to, played with.
    pub(super) touched_ms: u64,
    pub(super) played_ms: Option<u64>,
    /// The number of the card that was added last.
    pub(super) latest_card: u32,
    pub(super) cards: Vec<KeptCard>,
    /// Pictures of built-in packs that fill it up.
    pub(super) filled: Vec<PictureId>,
    /// The tables whose people may add to it, the latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) tables: Vec<String>,
}

/// A card of a box.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KeptCard {
    pub(super) card: u32,
    pub(super) by: Option<By>,
    pub(super) caption: String,
    /// A machine proposed the caption.
    #[serde(default)]
    pub(super) proposed: bool,
    /// A caption shall be proposed, in this language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) to_describe: Option<Language>,
    pub(super) look: Look,
    pub(super) width: u32,
    pub(super) height: u32,
    /// The name of the file that it is cut from.
    pub(super) master: String,
    pub(super) picture: PictureId,
    pub(super) placeholder: String,
    /// Pictures that it had when games began.
    pub(super) earlier: Vec<PictureId>,
    /// A game began with the picture that it has now.
    pub(super) played: bool,
    /// Its picture is not yet what its look says.
    pub(super) to_paint: bool,
    /// Bytes of its files.
    pub(super) bytes: u64,
    /// Of them those of the picture that it has now; nothing where that was not noted yet.
    #[serde(default)]
    pub(super) print_bytes: u64,
    pub(super) sight: Sight,
}

/// Who added a card, at which table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct By {
    pub(super) table: String,
    pub(super) person: u32,
    #[serde(flatten)]
    pub(super) shown: AddedBy,
}

impl By {
    pub(super) fn of(who: &Who) -> Option<Self> {
        let Who::Guest { table, guest } = who else { return None };
        let shown = AddedBy { name: guest.name.clone(), rabbit: guest.rabbit.number() };
        Some(Self { table: table.clone(), person: guest.person.0, shown })
    }
}

impl KeptBox {
    pub(super) fn new(id: String, name: String, key: SecretHash, now_ms: u64) -> Self {
        let (cards, filled, tables) = (Vec::new(), Vec::new(), Vec::new());
        Self { id, name, key, touched_ms: now_ms, played_ms: None, latest_card: 0, cards, filled, tables }
    }

    /// Lets the people of a table add to it.
    pub(super) fn open_to(&mut self, table: String) {
        self.tables.retain(|known| *known != table);
        self.tables.push(table);
        if self.tables.len() > BOX_TABLES_MAX {
            self.tables.remove(0);
        }
    }

    pub(super) fn bytes(&self) -> u64 {
        self.cards.iter().map(|card| card.bytes).sum()
    }

    /// All pictures of it, also those that only earlier games have.
    pub(super) fn pictures(&self) -> impl Iterator<Item = PictureId> {
        self.cards.iter().flat_map(KeptCard::pictures)
    }

    /// Whether one of its cards is to be painted, or to be described.
    pub(super) fn is_waiting(&self) -> bool {
        self.cards.iter().any(|card| card.to_paint || card.to_describe.is_some())
    }

    /// Writes it down, so that it is either there as a whole or as it was.
    pub(super) fn write(&self, folder: &Path) -> io::Result<()> {
        write_file(&folder.join(NAME), &serde_json::to_vec(self)?)
    }
}

impl KeptCard {
    pub(super) fn is_by(&self, who: &Who) -> bool {
        let Who::Guest { table, guest } = who else { return false };
        self.by.as_ref().is_some_and(|by| by.table == *table && by.person == guest.person.0)
    }

    /// All pictures of it, also those that only earlier games have.
    pub(super) fn pictures(&self) -> impl Iterator<Item = PictureId> {
        self.earlier.iter().copied().chain([self.picture])
    }

    pub(super) fn has(&self, picture: PictureId) -> bool {
        self.picture == picture || self.earlier.contains(&picture)
    }

    /// What is left to chance in its painting: the same again whenever it is painted.
    pub(super) fn seed(&self) -> u64 {
        self.sight.shape
    }
}

/// All boxes of a folder. One that can't be read is left alone: somebody may want to save what is in it.
pub(super) fn read_all(folder: &Path) -> Vec<KeptBox> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| read_one(&entry.path())).collect()
}

/// The box in a folder, if there is one.
pub(super) fn read_one(folder: &Path) -> Option<KeptBox> {
    let bytes = match fs::read(folder.join(NAME)) {
        Ok(bytes) => bytes,
        Err(error) => {
            let none = [io::ErrorKind::NotFound, io::ErrorKind::NotADirectory].contains(&error.kind());
            if !none {
                tracing::warn!(%error, "a box can't be read and is left alone");
            }
            return None;
        }
    };
    match serde_json::from_slice::<KeptBox>(&bytes) {
        Ok(kept) if folder.file_name().is_some_and(|name| name == kept.id.as_str()) => return Some(kept),
        Ok(_) => tracing::warn!("a box lies in the wrong folder and is left alone"),
        Err(error) => tracing::warn!(%error, "a box can't be read and is left alone"),
    }
    None
}

pub(super) fn picture_file(picture: PictureId, width: usize) -> String {
    format!("{picture}-{width}.webp")
}

/// The picture that a file of a box is of; what a card is cut from is none.
pub(super) fn picture_in(name: &str) -> Option<PictureId> {
    name.strip_suffix(".webp")?.rsplit_once('-')?.0.parse().ok()
}

/// What a card is cut from, as it is called in its box.
pub(super) fn master_file(master: &str) -> String {
    format!("{master}.webp")
}

/// The files of a card, by their names.
pub(super) fn files_of(print: &Print) -> impl Iterator<Item = (String, &[u8])> {
    let files = PICTURE_WIDTHS.into_iter().zip(&print.files);
    files.map(|(width, bytes)| (picture_file(print.id, width), bytes.as_slice()))
}

/// The names of what a card is cut from, if it is named, and of pictures.
pub(super) fn names_of(master: Option<&str>, pictures: &[PictureId]) -> impl Iterator<Item = String> {
    let prints = pictures.iter().flat_map(|id| PICTURE_WIDTHS.map(|width| picture_file(*id, width)));
    prints.chain(master.map(master_file))
}

/// Writes a file so that it is either there as a whole or not at all, also after a power cut.
pub(super) fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let partial = path.with_extension("part");
    let mut file = File::create(&partial)?;
    file.write_all(bytes)?;
    file.sync_data()?;
    fs::rename(partial, path)
}

/// Removes a box. It is no box any more with the first file that goes, whatever happens to the others.
pub(super) fn remove_box(folder: &Path) -> io::Result<()> {
    match fs::remove_file(folder.join(NAME)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
