//! All packs that a program has.

use crate::check::{self, Refused};
use crate::{Pack, PackCard, PictureId, Reason};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, OnceLock};

/// A pack that is part of the program.
pub(crate) struct BuiltIn {
    pub(crate) pack: &'static str,
    /// The names of its files, one a line.
    pub(crate) names: &'static str,
    /// The files, in the order of their names.
    pub(crate) files: &'static [&'static [u8]],
}

include!(concat!(env!("OUT_DIR"), "/packs.rs"));

/// A file of words, which lies among the others of all packs.
const fn text(begin: usize, end: usize) -> &'static [u8] {
    TEXTS.split_at(end).0.split_at(begin).1
}

/// The pack that a new table plays with.
const BASE_PACK: &str = "moonhare";

/// The packs that can be played with, and those that were refused.
#[derive(Debug, Clone, Default)]
pub struct Packs {
    packs: Vec<Arc<Pack>>,
    refused: Vec<Arc<Refused>>,
    /// Where each picture is: that of the pack which came first, because what has one identity is one picture.
    pictures: BTreeMap<PictureId, (Arc<Pack>, usize)>,
}

impl Packs {
    /// The packs that are part of the program, the base pack first.
    pub fn built_in() -> Self {
        static PACKS: OnceLock<Packs> = OnceLock::new();
        PACKS
            .get_or_init(|| {
                let mut packs = Self::default();
                for built_in in BUILT_IN {
                    packs.keep(check::read(built_in.pack, built_in));
                }
                packs.packs.sort_by_key(|pack| pack.id != BASE_PACK);
                packs
            })
            .clone()
    }

    /// The built-in packs and every pack in a folder. A broken one is refused, the others go on. Hidden folders are left
    /// alone: packs are painted there.
    pub fn load(folder: &Path) -> Self {
        let mut packs = Self::built_in();
        let mut entries: Vec<_> = std::fs::read_dir(folder)
            .into_iter()
            .flatten()
            .filter_map(|e| e.ok().map(|e| e.path()))
            .collect();
        entries.sort();
        for path in entries.iter().filter(|p| p.is_dir() && !is_hidden(p)) {
            packs.add_folder(path);
        }
        packs
    }

    /// Reads the pack in a folder and adds it; says why if it can't be used.
    pub fn add_folder(&mut self, folder: &Path) -> Option<Arc<Pack>> {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if self.get(&name).is_some() {
            let reason = Reason::Malformed("there is already a pack of this id".into());
            self.keep(Err(Refused { pack: name, file: "pack.toml".into(), reason }));
            return None;
        }
        self.keep(check::read(&name, &folder))
    }

    /// Adds a pack that was read already.
    pub fn add(&mut self, pack: Pack) {
        self.put(Arc::new(pack));
    }

    /// Adds an earlier version of a pack: nobody can choose it, but its pictures can be found.
    pub fn add_earlier(&mut self, pack: Pack) {
        self.remember(&Arc::new(pack));
    }

    fn put(&mut self, pack: Arc<Pack>) {
        self.remember(&pack);
        self.packs.push(pack);
    }

    fn remember(&mut self, pack: &Arc<Pack>) {
        for (n, card) in pack.cards.iter().enumerate() {
            self.pictures.entry(card.id).or_insert_with(|| (Arc::clone(pack), n));
        }
    }

    fn keep(&mut self, read: Result<Pack, Refused>) -> Option<Arc<Pack>> {
        match read {
            Ok(pack) => {
                let pack = Arc::new(pack);
                self.put(Arc::clone(&pack));
                Some(pack)
            }
            Err(refused) => {
                self.refused.push(Arc::new(refused));
                None
            }
        }
    }

    /// The pack of this id.
    pub fn get(&self, id: &str) -> Option<&Arc<Pack>> {
        self.packs.iter().find(|p| p.id == id)
    }

    /// The card that has this picture, in whatever pack or version of a pack.
    pub fn find(&self, picture: PictureId) -> Option<&PackCard> {
        self.pictures.get(&picture).and_then(|(pack, n)| pack.card(*n))
    }

    /// All packs.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Pack>> {
        self.packs.iter()
    }

    /// How many packs there are.
    pub fn len(&self) -> usize {
        self.packs.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.packs.is_empty()
    }

    /// Those that can't be used, and why.
    pub fn refused(&self) -> impl Iterator<Item = &Refused> {
        self.refused.iter().map(Arc::as_ref)
    }
}

fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
}

impl Pack {
    /// Reads the pack in a folder, or says what is wrong with it.
    pub fn read(folder: &Path) -> Result<Self, Refused> {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        check::read(&name, &folder)
    }
}
