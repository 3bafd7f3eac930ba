//! Boxes of people's own pictures: a folder each, under a name that nobody can guess.
//!
//! What people send is unpacked in the darkroom, kept as a master without anything but its pixels, and cut to a card at
//! once; painting follows in the background. A card that a game was begun with stays as it was for that game, whatever becomes
//! of it, until it is removed: then it is gone everywhere.

mod asked;
mod atelier;
mod blocked;
mod captions;
mod cards;
pub(crate) mod carton;
mod kept;
mod limits;
mod operator;
mod shelf;
mod uploads;
mod views;
mod words;

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};

use moonhare_packs::own::Unusable;
use moonhare_packs::{Packs, Picture, PictureId};
use moonhare_rooms::{OWN_PACK_PREFIX, SecretHash};
use moonhare_server::{OwnAllowed, OwnQuotas, OwnRefusal, Who};

use blocked::Blocked;
use kept::{KeptBox, KeptCard};
use uploads::Uploads;

pub(crate) use blocked::block;
pub(crate) use captions::Describe;
pub(crate) use operator::{brought, remove};
#[cfg(test)]
pub(crate) use tests::no_boxes;
pub(crate) use words::new_word;

/// Unpacks a file that somebody sent.
pub(crate) type Develop = fn(&[u8]) -> Result<Picture, Unusable>;

/// Where everything of people's own is kept within the data folder.
pub(crate) const FOLDER: &str = "own";

/// The boxes of this server.
pub(crate) struct OwnBoxes {
    folder: PathBuf,
    allowed: OwnAllowed,
    quotas: OwnQuotas,
    develop: Develop,
    /// Held for a look or for the writing of a small file, never while a picture is unpacked or painted. Its bell rings for
    /// the atelier when there is something to paint.
    boxes: Mutex<Boxes>,
    bell: Condvar,
    uploads: Uploads,
    blocked: Blocked,
    /// What a box is filled up with.
    built_in: Packs,
}

/// All boxes, in memory: what is looked up at every card must not wait for a disk.
#[derive(Default)]
struct Boxes {
    all: BTreeMap<String, KeptBox>,
    /// In which boxes a picture is: two people may bring the same one.
    pictures: BTreeSet<(PictureId, String)>,
    /// Bytes on disk.
    bytes: u64,
    stopped: bool,
    /// Somebody proposes captions here.
    proposes: bool,
}

impl Boxes {
    fn find(&self, id: &str) -> Result<&KeptBox, OwnRefusal> {
        self.all.get(id).ok_or(OwnRefusal::BoxNotFound)
    }

    /// Puts a box in the place of what was there.
    fn put(&mut self, kept: KeptBox) {
        self.take(&kept.id);
        self.bytes += kept.bytes();
        for picture in kept.pictures() {
            self.pictures.insert((picture, kept.id.clone()));
        }
        self.all.insert(kept.id.clone(), kept);
    }

    fn take(&mut self, id: &str) -> Option<KeptBox> {
        let kept = self.all.remove(id)?;
        self.bytes = self.bytes.saturating_sub(kept.bytes());
        for picture in kept.pictures() {
            self.pictures.remove(&(picture, kept.id.clone()));
        }
        Some(kept)
    }

    /// The box that a picture is in.
    fn box_with(&self, picture: PictureId) -> Option<&KeptBox> {
        let (found, id) = self.pictures.range((picture, String::new())..).next()?;
        (*found == picture).then(|| self.all.get(id)).flatten()
    }

    fn find_card(&self, picture: PictureId) -> Option<&KeptCard> {
        self.box_with(picture)?.cards.iter().find(|card| card.has(picture))
    }
}

/// What somebody may do with a box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Right {
    /// Look, and play with it.
    Look,
    /// Add cards, and change one's own.
    Add,
    /// Everything but deleting it: the host of a table that plays with it.
    Tidy,
    /// Everything.
    All,
}

impl OwnBoxes {
    /// Opens the boxes of a data folder.
    pub(crate) fn open(data: &Path, allowed: OwnAllowed, quotas: OwnQuotas, develop: Develop) -> Arc<Self> {
        let folder = data.join(FOLDER);
        let mut boxes = Boxes::default();
        for kept in kept::read_all(&folder) {
            boxes.put(kept);
        }
        Arc::new(Self {
            uploads: Uploads::open(&folder),
            blocked: Blocked::at(&folder),
            folder,
            allowed,
            quotas,
            develop,
            boxes: Mutex::new(boxes),
            bell: Condvar::new(),
            built_in: Packs::built_in(),
        })
    }

    fn boxes(&self) -> MutexGuard<'_, Boxes> {
        self.boxes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn folder_of(&self, id: &str) -> PathBuf {
        self.folder.join(id)
    }

    /// The boxes, with this one among them if it came into the folder by other hands: `moonhare pack import` may have put it
    /// there while the server runs.
    fn boxes_with(&self, id: &str) -> MutexGuard<'_, Boxes> {
        let mut boxes = self.boxes();
        if !boxes.all.contains_key(id)
            && is_box_id(id)
            && let Some(kept) = kept::read_one(&self.folder_of(id))
        {
            boxes.put(kept);
            self.bell.notify_all();
        }
        boxes
    }

    /// What somebody may do with a box.
    fn right(kept: &KeptBox, who: &Who) -> Right {
        match who {
            Who::Owner(key) if kept.key == SecretHash::of(key) => Right::All,
            Who::Guest { guest, .. } if guest.packs.contains(&kept.id) => {
                if guest.host {
                    Right::Tidy
                } else {
                    Right::Add
                }
            }
            _ => Right::Look,
        }
    }

    /// Refuses who may not add to a box now.
    fn check_add(kept: &KeptBox, who: &Who) -> Result<(), OwnRefusal> {
        if Self::right(kept, who) == Right::Look {
            return Err(OwnRefusal::NotYours);
        }
        match who {
            Who::Guest { guest, .. } if !guest.open => Err(OwnRefusal::Playing),
            _ => Ok(()),
        }
    }

    /// Refuses who may not change a card.
    fn check_card(kept: &KeptBox, who: &Who, card: &KeptCard) -> Result<(), OwnRefusal> {
        match Self::right(kept, who) {
            Right::All => Ok(()),
            Right::Tidy => Self::check_add(kept, who),
            Right::Add if card.is_by(who) => Self::check_add(kept, who),
            Right::Add | Right::Look => Err(OwnRefusal::NotYours),
        }
    }

    /// Changes a box: decided on a copy, written down, and only then so for everybody.
    fn alter<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut KeptBox) -> Result<T, OwnRefusal>,
    ) -> Result<T, OwnRefusal> {
        let mut boxes = self.boxes_with(id);
        let mut kept = boxes.find(id)?.clone();
        let done = change(&mut kept)?;
        kept.write(&self.folder_of(id)).map_err(|error| {
            tracing::error!(%error, "a box could not be kept");
            OwnRefusal::StorageFailed
        })?;
        boxes.put(kept);
        Ok(done)
    }
}

/// Whether this is how boxes are called: nothing else becomes part of a path.
fn is_box_id(id: &str) -> bool {
    let letters = id.strip_prefix(OWN_PACK_PREFIX).unwrap_or_default();
    letters.len() == 32 && letters.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests;
