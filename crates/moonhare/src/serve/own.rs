//! Boxes of people's own pictures: a folder each, under a name that nobody can guess.
//!
//! What people send is unpacked in the darkroom, kept as a master without anything but its pixels, and cut to a card at
//! once; painting follows in the background. A card that a game was begun with stays as it was for that game, whatever becomes
//! of it, until it is removed: then it is gone everywhere.

mod atelier;
mod blocked;
mod kept;
mod limits;
mod shelf;
mod uploads;
mod views;
mod words;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};

use bytes::Bytes;
use moonhare_packs::own::{Crop, Look, Print, Unusable, decode_master, encode_master};
use moonhare_packs::{PAINT_WIDTH, PICTURE_WIDTHS, Packs, Picture, PictureId};
use moonhare_rooms::{OWN_PACK_PREFIX, OldAge, SecretHash};
use moonhare_server::{
    BoxChange, BoxMade, BoxView, LookView, NewBox, NewUpload, OwnAllowed, OwnCardChange, OwnCardView,
    OwnPictures, OwnQuotas, OwnRefusal, OwnRules, UploadView, Who,
};

use blocked::Blocked;
use kept::{By, KeptBox, KeptCard, Sight};
use limits::{CAPTION_CHARS_MAX, FILL_MAX, NAME_CHARS_MAX, PREVIEW_WIDTH};
use uploads::Uploads;

pub(crate) use blocked::block;
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
        let mut boxes = self.boxes();
        let mut kept = boxes.find(id)?.clone();
        let done = change(&mut kept)?;
        kept.write(&self.folder_of(id)).map_err(|error| {
            tracing::error!(%error, "a box could not be kept");
            OwnRefusal::StorageFailed
        })?;
        boxes.put(kept);
        Ok(done)
    }

    /// Makes a card of pixels: what is kept of it is written before anybody can see it.
    fn add_card(&self, id: &str, who: &Who, master: &Picture) -> Result<OwnCardView, OwnRefusal> {
        let sight = Sight::of(master);
        if self.blocked.forbids(&sight) {
            return Err(OwnRefusal::Blocked);
        }
        if let Some(there) = self.same_card(id, who, &sight)? {
            return Ok(there);
        }
        let look = Look { crop: Crop::of(master), finish: None, palette: 0 };
        let print = Print::of(&look.card(master, PAINT_WIDTH, 0));
        let bytes = encode_master(master);
        let size = (bytes.len() + print.files.iter().map(Vec::len).sum::<usize>()) as u64;
        let folder = self.folder_of(id);
        {
            let boxes = self.boxes();
            self.check_room(&boxes, boxes.find(id)?, size)?;
        }
        let name = words::new_id();
        let write = || {
            kept::write_file(&folder.join(format!("{name}.webp")), &bytes)?;
            kept::write_print(&folder, &print)
        };
        write().map_err(|error| {
            tracing::error!(%error, "a picture could not be kept");
            OwnRefusal::StorageFailed
        })?;
        let added = self.alter(id, |kept| {
            Self::check_add(kept, who)?;
            kept.latest_card += 1;
            kept.touched_ms = shelf::now_ms();
            let card = KeptCard {
                card: kept.latest_card,
                by: By::of(who),
                caption: String::new(),
                proposed: false,
                look,
                width: master.width as u32,
                height: master.height as u32,
                master: name.clone(),
                picture: print.id,
                placeholder: print.placeholder.clone(),
                earlier: Vec::new(),
                played: false,
                to_paint: false,
                bytes: size,
                sight,
            };
            kept.cards.push(card);
            Ok(views::card(kept, who, &kept.cards[kept.cards.len() - 1]))
        });
        if added.is_err() {
            kept::remove_files(&folder, &name, &[print.id]);
        }
        added
    }

    /// The card that this person made of the very same picture: who is not sure whether it arrived may send it again.
    fn same_card(&self, id: &str, who: &Who, sight: &Sight) -> Result<Option<OwnCardView>, OwnRefusal> {
        let (boxes, by) = (self.boxes(), By::of(who));
        let kept = boxes.find(id)?;
        let same = kept.cards.iter().find(|card| card.sight.pixels == sight.pixels && card.by == by);
        Ok(same.map(|card| views::card(kept, who, card)))
    }

    fn check_room(&self, boxes: &Boxes, kept: &KeptBox, more: u64) -> Result<(), OwnRefusal> {
        const MIB: u64 = 1024 * 1024;
        if kept.cards.len() >= usize::from(self.quotas.cards_per_box_max)
            || kept.bytes() + more > self.quotas.mib_per_box_max.saturating_mul(MIB)
        {
            return Err(OwnRefusal::BoxFull);
        }
        if boxes.bytes + more > self.quotas.mib_max.saturating_mul(MIB) {
            return Err(OwnRefusal::ServerFull);
        }
        Ok(())
    }

    /// What a card is cut from.
    fn master_of(&self, id: &str, master: &str) -> Option<Picture> {
        decode_master(&fs::read(self.folder_of(id).join(format!("{master}.webp"))).ok()?)
    }

    /// Takes away what the operator does not want.
    fn obey_operator(&self) {
        let Some(unwanted) = self.blocked.news() else { return };
        let found: Vec<(String, u32)> = {
            let boxes = self.boxes();
            let cards = boxes.all.values().flat_map(|kept| kept.cards.iter().map(move |card| (kept, card)));
            cards
                .filter(|(_, card)| {
                    unwanted.iter().any(|picture| card.has(*picture)) || self.blocked.forbids(&card.sight)
                })
                .map(|(kept, card)| {
                    self.blocked.remember(&card.sight);
                    (kept.id.clone(), card.card)
                })
                .collect()
        };
        for (id, card) in found {
            tracing::info!(card, "a picture was removed at the operator's wish");
            _ = self.take_card(&id, card);
        }
    }

    /// Removes a card with all of its pictures.
    fn take_card(&self, id: &str, card: u32) -> Result<(), OwnRefusal> {
        let taken = self.alter(id, |kept| {
            let at = kept.cards.iter().position(|known| known.card == card);
            Ok(kept.cards.remove(at.ok_or(OwnRefusal::CardNotFound)?))
        })?;
        let pictures: Vec<PictureId> = taken.earlier.iter().copied().chain([taken.picture]).collect();
        kept::remove_files(&self.folder_of(id), &taken.master, &pictures);
        Ok(())
    }

    fn remove_box(&self, id: &str) -> Result<(), OwnRefusal> {
        let mut boxes = self.boxes();
        kept::remove_box(&self.folder_of(id)).map_err(|error| {
            tracing::error!(%error, "a box could not be deleted");
            OwnRefusal::StorageFailed
        })?;
        boxes.take(id);
        Ok(())
    }
}

impl OwnPictures for OwnBoxes {
    fn rules(&self) -> OwnRules {
        views::rules(self.allowed, &self.quotas)
    }

    fn open(&self, wish: &NewBox) -> Result<BoxMade, OwnRefusal> {
        match self.allowed {
            OwnAllowed::Off => return Err(OwnRefusal::NotAllowed),
            OwnAllowed::Invite if !words::is_known(&self.folder, wish.word.as_deref()) => {
                return Err(OwnRefusal::WordNeeded);
            }
            OwnAllowed::Invite | OwnAllowed::On => {}
        }
        let name = checked(&wish.name, NAME_CHARS_MAX)?;
        let (key, id) = (words::new_secret(), format!("{OWN_PACK_PREFIX}{}", words::new_id()));
        let mut boxes = self.boxes();
        if boxes.all.len() as u64 >= self.quotas.boxes_max {
            return Err(OwnRefusal::ServerFull);
        }
        let kept = KeptBox::new(id.clone(), name, key.hash(), shelf::now_ms());
        let written = fs::create_dir_all(self.folder_of(&id)).and_then(|()| kept.write(&self.folder_of(&id)));
        written.map_err(|error| {
            tracing::error!(%error, "a box could not be made");
            OwnRefusal::StorageFailed
        })?;
        boxes.put(kept);
        Ok(BoxMade { id, key: key.reveal().to_owned() })
    }

    fn look_in(&self, id: &str, who: &Who) -> Result<BoxView, OwnRefusal> {
        self.obey_operator();
        let boxes = self.boxes();
        Ok(views::look_in(boxes.find(id)?, who, &self.quotas))
    }

    fn change(&self, id: &str, who: &Who, change: &BoxChange) -> Result<BoxView, OwnRefusal> {
        let name = change.name.as_deref().map(|name| checked(name, NAME_CHARS_MAX)).transpose()?;
        if change.filled.is_some_and(|filled| filled > FILL_MAX) {
            return Err(OwnRefusal::BadChange);
        }
        self.alter(id, |kept| {
            match Self::right(kept, who) {
                Right::All => {}
                Right::Tidy => Self::check_add(kept, who)?,
                Right::Add | Right::Look => return Err(OwnRefusal::NotYours),
            }
            if let Some(name) = name {
                kept.name = name;
            }
            if let Some(filled) = change.filled {
                kept.filled = shelf::filling(&self.built_in, &kept.id, filled);
            }
            Ok(views::look_in(kept, who, &self.quotas))
        })
    }

    fn delete(&self, id: &str, who: &Who) -> Result<(), OwnRefusal> {
        if Self::right(self.boxes().find(id)?, who) != Right::All {
            return Err(OwnRefusal::NotYours);
        }
        self.remove_box(id)
    }

    fn await_upload(&self, id: &str, who: &Who, wish: &NewUpload) -> Result<UploadView, OwnRefusal> {
        if self.allowed == OwnAllowed::Off {
            return Err(OwnRefusal::NotAllowed);
        }
        {
            let boxes = self.boxes();
            let kept = boxes.find(id)?;
            Self::check_add(kept, who)?;
            self.check_room(&boxes, kept, 0)?;
        }
        self.uploads.begin(id, wish.bytes)
    }

    fn upload(&self, id: &str, who: &Who, upload: &str) -> Result<UploadView, OwnRefusal> {
        Self::check_add(self.boxes().find(id)?, who)?;
        let mut view = self.uploads.look(id, upload)?;
        if let Some(card) = self.uploads.became(id, upload) {
            let boxes = self.boxes();
            let kept = boxes.find(id)?;
            view.card =
                kept.cards.iter().find(|known| known.card == card).map(|card| views::card(kept, who, card));
        }
        Ok(view)
    }

    fn take_part(
        &self,
        id: &str,
        who: &Who,
        upload: &str,
        at: u32,
        part: &[u8],
    ) -> Result<UploadView, OwnRefusal> {
        Self::check_add(self.boxes().find(id)?, who)?;
        let Some(bytes) = self.uploads.take_part(id, upload, at, part)? else {
            return self.upload(id, who, upload);
        };
        self.obey_operator();
        let added = (self.develop)(&bytes)
            .map_err(views::unusable)
            .and_then(|master| self.add_card(id, who, &master));
        match added {
            Ok(card) => {
                self.uploads.end(id, upload, Some(card.card));
                let bytes = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
                Ok(UploadView { upload: upload.into(), received: bytes, bytes, card: Some(card) })
            }
            Err(refusal) => {
                self.uploads.end(id, upload, None);
                Err(refusal)
            }
        }
    }

    fn change_card(
        &self,
        id: &str,
        who: &Who,
        card: u32,
        change: &OwnCardChange,
    ) -> Result<OwnCardView, OwnRefusal> {
        let caption =
            change.caption.as_deref().map(|caption| checked(caption, CAPTION_CHARS_MAX)).transpose()?;
        let look = change.look.as_ref().map(views::look).transpose()?;
        let view = self.alter(id, |kept| {
            let at =
                kept.cards.iter().position(|known| known.card == card).ok_or(OwnRefusal::CardNotFound)?;
            Self::check_card(kept, who, &kept.cards[at])?;
            let known = &mut kept.cards[at];
            if let Some(caption) = caption {
                known.caption = caption;
                known.proposed = false;
            }
            if let Some(look) = look
                && look != known.look
            {
                known.look = look;
                known.to_paint = true;
            }
            Ok(views::card(kept, who, &kept.cards[at]))
        })?;
        self.bell.notify_one();
        Ok(view)
    }

    fn remove_card(&self, id: &str, who: &Who, card: u32) -> Result<(), OwnRefusal> {
        {
            let boxes = self.boxes();
            let kept = boxes.find(id)?;
            let known = kept.cards.iter().find(|known| known.card == card);
            Self::check_card(kept, who, known.ok_or(OwnRefusal::CardNotFound)?)?;
        }
        self.take_card(id, card)
    }

    fn preview(&self, id: &str, who: &Who, card: u32, look: &LookView) -> Result<Bytes, OwnRefusal> {
        let look = views::look(look)?;
        let (name, seed) = {
            let boxes = self.boxes();
            let kept = boxes.find(id)?;
            let known = kept.cards.iter().find(|known| known.card == card).ok_or(OwnRefusal::CardNotFound)?;
            Self::check_card(kept, who, known)?;
            (known.master.clone(), known.seed())
        };
        let master = self.master_of(id, &name).ok_or(OwnRefusal::CardNotFound)?;
        Ok(encode_master(&look.card(&master, PREVIEW_WIDTH, seed)).into())
    }

    fn master(&self, id: &str, who: &Who, card: u32) -> Result<Bytes, OwnRefusal> {
        let name = {
            let boxes = self.boxes();
            let kept = boxes.find(id)?;
            let known = kept.cards.iter().find(|known| known.card == card).ok_or(OwnRefusal::CardNotFound)?;
            Self::check_card(kept, who, known)?;
            known.master.clone()
        };
        let bytes = fs::read(self.folder_of(id).join(format!("{name}.webp")));
        bytes.map(Bytes::from).map_err(|_| OwnRefusal::CardNotFound)
    }

    fn picture(&self, picture: &str, width: u16) -> Option<Bytes> {
        self.obey_operator();
        let picture: PictureId = picture.parse().ok()?;
        let width = PICTURE_WIDTHS.into_iter().find(|known| *known == usize::from(width))?;
        let id = self.boxes().box_with(picture)?.id.clone();
        fs::read(self.folder_of(&id).join(kept::picture_file(picture, width))).ok().map(Bytes::from)
    }

    fn sweep(&self, calendar_ms: u64) {
        self.obey_operator();
        self.uploads.sweep();
        if self.quotas.keep_days == 0 {
            return;
        }
        let notes_file = self.folder.join("old-age.json");
        let mut notes: OldAge<String> = fs::read(&notes_file)
            .ok()
            .and_then(|bytes| serde_json::from_slice(&bytes).ok())
            .unwrap_or_default();
        if notes.begin(calendar_ms) {
            let before_ms = calendar_ms.saturating_sub(self.quotas.keep_days * 24 * 3_600_000);
            let ages: Vec<(String, u64)> =
                self.boxes().all.values().map(|kept| (kept.id.clone(), kept.touched_ms)).collect();
            for (id, touched_ms) in &ages {
                if notes.is_over(id, *touched_ms, *touched_ms < before_ms) && self.remove_box(id).is_ok() {
                    notes.forget(id);
                    tracing::info!("a box with which nobody has played for long was deleted");
                }
            }
            notes.retain(|id| ages.iter().any(|(known, _)| known == id));
        }
        let written = serde_json::to_vec(&notes)
            .map_err(std::io::Error::other)
            .and_then(|bytes| kept::write_file(&notes_file, &bytes));
        if let Err(error) = written {
            tracing::warn!(%error, "what is known of old boxes could not be kept");
        }
    }
}

/// A text as people may write it: one line, without what can't be seen, not too long.
fn checked(text: &str, chars_max: usize) -> Result<String, OwnRefusal> {
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let text = text.trim();
    if text.chars().count() > chars_max { Err(OwnRefusal::BadChange) } else { Ok(text.to_owned()) }
}

#[cfg(test)]
mod tests;
