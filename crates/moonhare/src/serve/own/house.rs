//! Boxes of a house of many nodes: blobs of its log. Nothing of them lies on a node, so what is removed on one is gone on all.
//!
//! A box is a document that is swapped as a whole, beside the files of its cards, under a number of its own. Pictures are found
//! by entries under numbers of theirs. Whatever makes a picture visible goes first when it is removed, and comes last when it is
//! added: a kill in between leaves nothing to be seen that is in no box.

mod uploads;

use std::{
    collections::{BTreeMap, BTreeSet},
    future::Future,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use bytes::Bytes;
use moonhare_packs::PictureId;
use moonhare_packs::own::Print;
use moonhare_rooms::{BlobId, Log, Neighbours, RoomId, StoreError};
use moonhare_server::OwnRefusal;
use tokio::runtime::Handle;

use super::{
    cupboard::{Cupboard, Found, Held, Uploads},
    is_box_id,
    kept::{self, KeptBox},
    limits::{ALTER_TRIES_MAX, GLANCE_MS, GLANCES_MAX, MADE_MS_MAX, WAITING_S},
    shelf::now_ms,
};
use uploads::HouseUploads;

/// What is kept beside the boxes.
const NOTES: RoomId = RoomId(RoomId::UNCOUNTED_BELOW.0 - 1);
/// An entry for each box, with when it was made.
const LIST: RoomId = RoomId(RoomId::UNCOUNTED_BELOW.0 - 2);
/// An entry for each box with something to paint or to describe: found by others if whoever does it is killed.
const WAITING: RoomId = RoomId(RoomId::UNCOUNTED_BELOW.0 - 3);
/// Box numbers begin below this …
const FIRST_BOX: i64 = RoomId::UNCOUNTED_BELOW.0 - 16;
/// … and those of pictures below this. Both have 60 bits; names tell apart what shares a number.
const FIRST_PICTURE: i64 = -(1 << 62);
/// What all boxes hold.
const STOCK: &str = "stock.json";
const SWEEPING: &str = "own-sweep";
const SWEPT_FOR: Duration = Duration::from_secs(3_300);
const PAINTING: &str = "own-waiting";

/// The boxes of a house.
pub(super) struct House {
    shelf: Shelf,
    uploads: HouseUploads,
    /// Boxes as they were a moment ago.
    glances: Mutex<BTreeMap<String, (Instant, Arc<KeptBox>)>>,
    works: Mutex<Works>,
    /// How often it is looked for what others left.
    looks: Duration,
}

/// What this node has to paint, or to describe.
#[derive(Default)]
struct Works {
    mine: BTreeSet<String>,
    /// What waited for whomever at the last look.
    seen: BTreeSet<String>,
    looked: Option<Instant>,
}

/// The log, for those who wait for it on threads.
#[derive(Clone)]
struct Shelf {
    log: Arc<dyn Log>,
    neighbours: Arc<dyn Neighbours>,
    runtime: Handle,
}

impl Shelf {
    /// Waits for the log, on a thread of its own: a task must never wait here.
    fn wait<T>(&self, asked: impl Future<Output = Result<T, StoreError>>) -> Result<T, OwnRefusal> {
        self.runtime.block_on(asked).map_err(|error| {
            tracing::error!(%error, "pictures of people's own can't be reached in the log");
            OwnRefusal::StorageFailed
        })
    }

    fn get(&self, room: RoomId, name: &str) -> Result<Option<Bytes>, OwnRefusal> {
        self.wait(self.log.blob(room, BlobId(name.into())))
    }

    fn put(&self, room: RoomId, name: &str, bytes: impl Into<Bytes>) -> Result<(), OwnRefusal> {
        self.wait(self.log.put_blob(room, BlobId(name.into()), bytes.into()))
    }

    fn remove(&self, room: RoomId, name: &str) -> Result<(), OwnRefusal> {
        self.wait(self.log.remove_blob(room, BlobId(name.into())))
    }

    fn names(&self, room: RoomId) -> Result<Vec<String>, OwnRefusal> {
        Ok(self.wait(self.log.blobs(room))?.into_iter().map(|BlobId(name)| name).collect())
    }

    fn swap(
        &self,
        room: RoomId,
        name: &str,
        before: Option<Bytes>,
        after: Vec<u8>,
    ) -> Result<bool, OwnRefusal> {
        self.wait(self.log.swap_blob(room, BlobId(name.into()), before, after.into()))
    }

    /// Changes a small blob, whoever else changes it at the same time.
    fn change(
        &self,
        room: RoomId,
        name: &str,
        change: impl Fn(Option<&Bytes>) -> Vec<u8>,
    ) -> Result<(), OwnRefusal> {
        for _ in 0..ALTER_TRIES_MAX {
            let before = self.get(room, name)?;
            let after = change(before.as_ref());
            if self.swap(room, name, before, after)? {
                return Ok(());
            }
        }
        Err(OwnRefusal::StorageFailed)
    }

    fn claim(&self, duty: &'static str, time: Duration) -> bool {
        self.wait(self.neighbours.claim(duty, time)).is_ok_and(|mine| mine)
    }
}

/// Whether what is kept under this number belongs to boxes.
pub(crate) fn is_of_boxes(room: RoomId) -> bool {
    [NOTES, LIST, WAITING, uploads::AWAITED].contains(&room) || room.0 <= FIRST_BOX
}

/// The number under which everything of a box is.
pub(super) fn room_of(id: &str) -> Result<RoomId, OwnRefusal> {
    let digits = is_box_id(id).then(|| &id[id.len() - 32..id.len() - 17]);
    let number = digits.and_then(|digits| i64::from_str_radix(digits, 16).ok());
    number.map(|number| RoomId(FIRST_BOX - number)).ok_or(OwnRefusal::BoxNotFound)
}

/// The number under which it says in which boxes a picture is.
fn room_of_picture(picture: PictureId) -> RoomId {
    let hash = blake3::hash(picture.to_string().as_bytes());
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&hash.as_bytes()[..8]);
    RoomId(FIRST_PICTURE - (i64::from_le_bytes(bytes) & ((1 << 60) - 1)))
}

fn entry(picture: PictureId, id: &str) -> String {
    format!("{picture}.{id}")
}

/// What a box is called among its files.
fn document(id: &str) -> String {
    format!("{id}.json")
}

impl House {
    pub(super) fn of(log: Arc<dyn Log>, neighbours: Arc<dyn Neighbours>, runtime: Handle) -> Self {
        let shelf = Shelf { log, neighbours, runtime };
        let uploads = HouseUploads(shelf.clone());
        Self {
            shelf,
            uploads,
            glances: Mutex::default(),
            works: Mutex::default(),
            looks: Duration::from_secs(WAITING_S),
        }
    }

    /// Looks so often for what others left.
    #[cfg(test)]
    pub(super) fn looking_every(self, looks: Duration) -> Self {
        Self { looks, ..self }
    }

    fn glances(&self) -> MutexGuard<'_, BTreeMap<String, (Instant, Arc<KeptBox>)>> {
        self.glances.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn works(&self) -> MutexGuard<'_, Works> {
        self.works.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remember(&self, kept: &Arc<KeptBox>) {
        let mut glances = self.glances();
        if glances.len() >= GLANCES_MAX && !glances.contains_key(&kept.id) {
            let oldest = glances.iter().min_by_key(|(_, (at, _))| *at).map(|(id, _)| id.clone());
            oldest.and_then(|oldest| glances.remove(&oldest));
        }
        glances.insert(kept.id.clone(), (Instant::now(), Arc::clone(kept)));
    }

    fn forget(&self, id: &str) {
        self.glances().remove(id);
    }

    /// Counts boxes and bytes that came or went.
    fn count(&self, boxes: i64, bytes: i64) -> Result<(), OwnRefusal> {
        if (boxes, bytes) == (0, 0) {
            return Ok(());
        }
        // What can't be read is never written over.
        self.held()?;
        self.shelf.change(NOTES, STOCK, |before| {
            let held = held_in(before).unwrap_or_default();
            let (boxes, bytes) =
                (held.boxes.saturating_add_signed(boxes), held.bytes.saturating_add_signed(bytes));
            serde_json::to_vec(&Held { boxes, bytes }).unwrap_or_default()
        })
    }

    /// What was not finished by whoever began it: it was there at the last look, and is there still.
    fn look_for_work(&self) {
        let every = self.looks;
        {
            let mut works = self.works();
            if works.looked.is_some_and(|looked| looked.elapsed() < every) {
                return;
            }
            works.looked = Some(Instant::now());
        }
        if !self.shelf.claim(PAINTING, every) {
            return;
        }
        let Ok(names) = self.shelf.names(WAITING) else { return };
        let mut works = self.works();
        let names: BTreeSet<String> = names.into_iter().collect();
        let left: Vec<String> = names.intersection(&works.seen).cloned().collect();
        works.mine.extend(left);
        works.seen = names;
    }
}

fn held_in(bytes: Option<&Bytes>) -> serde_json::Result<Held> {
    bytes.map_or(Ok(Held::default()), |bytes| serde_json::from_slice(bytes))
}

impl Cupboard for House {
    fn is_shared(&self) -> bool {
        true
    }

    fn find(&self, id: &str) -> Result<Found, OwnRefusal> {
        let Some(written) = self.shelf.get(room_of(id)?, &document(id))? else {
            self.forget(id);
            return Err(OwnRefusal::BoxNotFound);
        };
        let kept: KeptBox = serde_json::from_slice(&written).map_err(|error| {
            tracing::error!(%error, "a box can't be read and is left alone");
            OwnRefusal::StorageFailed
        })?;
        let kept = Arc::new(kept);
        self.remember(&kept);
        Ok(Found { kept, written })
    }

    fn glance(&self, id: &str) -> Option<Arc<KeptBox>> {
        if let Some((at, kept)) = self.glances().get(id)
            && at.elapsed() < Duration::from_millis(GLANCE_MS)
        {
            return Some(Arc::clone(kept));
        }
        self.find(id).ok().map(|found| found.kept)
    }

    fn known(&self, id: &str) -> Option<Arc<KeptBox>> {
        self.glances().get(id).map(|(_, kept)| Arc::clone(kept))
    }

    fn all(&self) -> Result<Vec<Arc<KeptBox>>, OwnRefusal> {
        let mut all = Vec::new();
        for id in self.shelf.names(LIST)? {
            match self.find(&id) {
                Ok(found) => all.push(found.kept),
                Err(OwnRefusal::BoxNotFound) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(all)
    }

    fn boxes_with(&self, picture: PictureId) -> Vec<String> {
        let names = self.shelf.names(room_of_picture(picture)).unwrap_or_default();
        let own = entry(picture, "");
        names.into_iter().filter_map(|name| Some(name.strip_prefix(&own)?.to_owned())).collect()
    }

    fn held(&self) -> Result<Held, OwnRefusal> {
        held_in(self.shelf.get(NOTES, STOCK)?.as_ref()).map_err(|error| {
            tracing::error!(note = STOCK, %error, "how much the boxes hold is not understood; it is left as it is");
            OwnRefusal::StorageFailed
        })
    }

    fn make(&self, kept: KeptBox) -> Result<(), OwnRefusal> {
        let room = room_of(&kept.id)?;
        let written = serde_json::to_vec(&kept).map_err(|_| OwnRefusal::StorageFailed)?;
        self.shelf.put(LIST, &kept.id, now_ms().to_string())?;
        if !self.shelf.swap(room, &document(&kept.id), None, written)? {
            return Err(OwnRefusal::StorageFailed);
        }
        let bytes = kept.bytes().cast_signed();
        self.remember(&Arc::new(kept));
        self.count(1, bytes)
    }

    fn swap(&self, before: &Found, after: KeptBox) -> Result<bool, OwnRefusal> {
        let (id, room) = (after.id.clone(), room_of(&after.id)?);
        let written = serde_json::to_vec(&after).map_err(|_| OwnRefusal::StorageFailed)?;
        let (waited, waits) = (before.kept.is_waiting(), after.is_waiting());
        if waits && !waited {
            self.shelf.put(WAITING, &id, Bytes::new())?;
        }
        if !self.shelf.swap(room, &document(&id), Some(before.written.clone()), written)? {
            return Ok(false);
        }
        let bytes = after.bytes().cast_signed() - before.kept.bytes().cast_signed();
        self.remember(&Arc::new(after));
        if waits {
            self.works().mine.insert(id);
        } else if waited {
            self.works().mine.remove(&id);
            self.shelf.remove(WAITING, &id)?;
        }
        self.count(0, bytes)?;
        Ok(true)
    }

    fn remove(&self, id: &str) -> Result<(), OwnRefusal> {
        let room = room_of(id)?;
        let found = self.find(id)?;
        // What makes its pictures visible goes first, also of those that were just being added.
        let own: BTreeSet<PictureId> =
            self.shelf.names(room)?.iter().filter_map(|name| kept::picture_in(name)).collect();
        for picture in &own {
            self.shelf.remove(room_of_picture(*picture), &entry(*picture, id))?;
        }
        self.shelf.wait(self.shelf.log.remove(room))?;
        self.shelf.remove(LIST, id)?;
        self.shelf.remove(WAITING, id)?;
        self.forget(id);
        self.count(-1, -found.kept.bytes().cast_signed())
    }

    fn waiting(&self) -> Vec<Arc<KeptBox>> {
        self.look_for_work();
        let mine: Vec<String> = self.works().mine.iter().cloned().collect();
        let mut waiting = Vec::new();
        for id in mine {
            match self.find(&id) {
                Ok(found) if found.kept.is_waiting() => waiting.push(found.kept),
                Ok(_) | Err(OwnRefusal::BoxNotFound) => {
                    self.works().mine.remove(&id);
                    _ = self.shelf.remove(WAITING, &id);
                }
                Err(_) => {}
            }
        }
        waiting
    }

    fn put_master(&self, id: &str, master: &str, bytes: &[u8]) -> Result<(), OwnRefusal> {
        self.shelf.put(room_of(id)?, &kept::master_file(master), bytes.to_vec())
    }

    fn put_print(&self, id: &str, print: &Print) -> Result<(), OwnRefusal> {
        let room = room_of(id)?;
        for (name, bytes) in kept::files_of(print) {
            self.shelf.put(room, &name, bytes.to_vec())?;
        }
        self.shelf.put(room_of_picture(print.id), &entry(print.id, id), Bytes::new())
    }

    fn file(&self, id: &str, name: &str) -> Option<Bytes> {
        self.shelf.get(room_of(id).ok()?, name).ok().flatten()
    }

    fn remove_pictures(
        &self,
        id: &str,
        master: Option<&str>,
        pictures: &[PictureId],
    ) -> Result<(), OwnRefusal> {
        let room = room_of(id)?;
        for picture in pictures {
            self.shelf.remove(room_of_picture(*picture), &entry(*picture, id))?;
        }
        for name in kept::names_of(master, pictures) {
            self.shelf.remove(room, &name)?;
        }
        Ok(())
    }

    fn note(&self, name: &str) -> Option<Bytes> {
        self.shelf.get(NOTES, name).ok().flatten()
    }

    fn put_note(&self, name: &str, bytes: &[u8]) -> Result<(), OwnRefusal> {
        self.shelf.put(NOTES, name, bytes.to_vec())
    }

    fn add_line(&self, name: &str, line: &str) -> Result<(), OwnRefusal> {
        self.shelf.change(NOTES, name, |before| {
            let before = before.map_or(&[][..], |before| before);
            [before, line.as_bytes(), b"\n"].concat()
        })
    }

    /// Counts anew what all boxes hold, and forgets those that were never made.
    fn begins_sweep(&self) -> bool {
        if !self.shelf.claim(SWEEPING, SWEPT_FOR) {
            return false;
        }
        let Ok(names) = self.shelf.names(LIST) else { return false };
        let mut held = Held::default();
        for id in names {
            match self.find(&id) {
                Ok(found) => {
                    held.boxes += 1;
                    held.bytes += found.kept.bytes();
                }
                Err(OwnRefusal::BoxNotFound) => {
                    let made = self.shelf.get(LIST, &id).ok().flatten();
                    let made_ms = made.and_then(|made| std::str::from_utf8(&made).ok()?.parse::<u64>().ok());
                    if made_ms.is_none_or(|made_ms| made_ms + MADE_MS_MAX < now_ms()) {
                        _ = self.shelf.remove(LIST, &id);
                    }
                }
                Err(_) => return false,
            }
        }
        serde_json::to_vec(&held).is_ok_and(|held| self.put_note(STOCK, &held).is_ok())
    }

    fn uploads(&self) -> &dyn Uploads {
        &self.uploads
    }
}
