//! Boxes in the data folder of one server: all of them in memory as well, because what is looked up at every card must not wait
//! for a disk.

mod uploads;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bytes::Bytes;
use moonhare_packs::PictureId;
use moonhare_packs::own::Print;
use moonhare_server::OwnRefusal;

use super::{
    cupboard::{Cupboard, Found, Held, Uploads},
    is_box_id,
    kept::{self, KeptBox},
};
use uploads::FolderUploads;

/// A folder with a folder for each box.
pub(super) struct Folder {
    path: PathBuf,
    /// Held for a look or for the writing of a small file.
    boxes: Mutex<Boxes>,
    uploads: FolderUploads,
}

#[derive(Default)]
struct Boxes {
    all: BTreeMap<String, Arc<KeptBox>>,
    /// In which boxes a picture is.
    pictures: BTreeSet<(PictureId, String)>,
    /// Bytes on disk.
    bytes: u64,
}

impl Boxes {
    /// Puts a box in the place of what was there.
    fn put(&mut self, kept: KeptBox) -> Arc<KeptBox> {
        self.take(&kept.id);
        self.bytes += kept.bytes();
        for picture in kept.pictures() {
            self.pictures.insert((picture, kept.id.clone()));
        }
        let kept = Arc::new(kept);
        self.all.insert(kept.id.clone(), Arc::clone(&kept));
        kept
    }

    fn take(&mut self, id: &str) {
        let Some(kept) = self.all.remove(id) else { return };
        self.bytes = self.bytes.saturating_sub(kept.bytes());
        for picture in kept.pictures() {
            self.pictures.remove(&(picture, kept.id.clone()));
        }
    }
}

impl Folder {
    /// The boxes of a folder.
    pub(super) fn open(path: PathBuf) -> Self {
        let mut boxes = Boxes::default();
        for kept in kept::read_all(&path) {
            boxes.put(kept);
        }
        Self { uploads: FolderUploads::open(&path), boxes: Mutex::new(boxes), path }
    }

    fn boxes(&self) -> MutexGuard<'_, Boxes> {
        self.boxes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, id: &str) -> PathBuf {
        self.path.join(id)
    }

    /// A box, also if it came into the folder by other hands: `moonhare pack import` may have put it there while the server runs.
    fn here(&self, id: &str) -> Option<Arc<KeptBox>> {
        let mut boxes = self.boxes();
        if let Some(kept) = boxes.all.get(id) {
            return Some(Arc::clone(kept));
        }
        let kept = is_box_id(id).then(|| kept::read_one(&self.of(id))).flatten()?;
        Some(boxes.put(kept))
    }
}

impl Cupboard for Folder {
    fn is_shared(&self) -> bool {
        false
    }

    fn find(&self, id: &str) -> Result<Found, OwnRefusal> {
        let kept = self.here(id).ok_or(OwnRefusal::BoxNotFound)?;
        Ok(Found { kept, written: Bytes::new() })
    }

    fn glance(&self, id: &str) -> Option<Arc<KeptBox>> {
        self.here(id)
    }

    fn known(&self, id: &str) -> Option<Arc<KeptBox>> {
        self.boxes().all.get(id).cloned()
    }

    fn all(&self) -> Result<Vec<Arc<KeptBox>>, OwnRefusal> {
        Ok(self.boxes().all.values().cloned().collect())
    }

    fn boxes_with(&self, picture: PictureId) -> Vec<String> {
        let boxes = self.boxes();
        let found = boxes.pictures.range((picture, String::new())..);
        found.take_while(|(of, _)| *of == picture).map(|(_, id)| id.clone()).collect()
    }

    fn held(&self) -> Result<Held, OwnRefusal> {
        let boxes = self.boxes();
        Ok(Held { boxes: boxes.all.len() as u64, bytes: boxes.bytes })
    }

    fn make(&self, kept: KeptBox) -> Result<(), OwnRefusal> {
        let folder = self.of(&kept.id);
        let mut boxes = self.boxes();
        let written = fs::create_dir_all(&folder).and_then(|()| kept.write(&folder));
        written.map_err(|error| failed(&error, "a box could not be made"))?;
        boxes.put(kept);
        Ok(())
    }

    fn swap(&self, before: &Found, after: KeptBox) -> Result<bool, OwnRefusal> {
        let mut boxes = self.boxes();
        if boxes.all.get(&after.id).is_none_or(|now| !Arc::ptr_eq(now, &before.kept)) {
            return Ok(false);
        }
        let written = after.write(&self.of(&after.id));
        written.map_err(|error| failed(&error, "a box could not be kept"))?;
        boxes.put(after);
        Ok(true)
    }

    fn remove(&self, id: &str) -> Result<(), OwnRefusal> {
        let mut boxes = self.boxes();
        kept::remove_box(&self.of(id)).map_err(|error| failed(&error, "a box could not be deleted"))?;
        boxes.take(id);
        Ok(())
    }

    fn waiting(&self) -> Vec<Arc<KeptBox>> {
        self.boxes().all.values().filter(|kept| kept.is_waiting()).cloned().collect()
    }

    fn put_master(&self, id: &str, master: &str, bytes: &[u8]) -> Result<(), OwnRefusal> {
        let written = kept::write_file(&self.of(id).join(kept::master_file(master)), bytes);
        written.map_err(|error| failed(&error, "a picture could not be kept"))
    }

    fn put_print(&self, id: &str, print: &Print) -> Result<(), OwnRefusal> {
        let folder = self.of(id);
        let written =
            kept::files_of(print).try_for_each(|(name, bytes)| kept::write_file(&folder.join(name), bytes));
        written.map_err(|error| failed(&error, "a picture could not be kept"))
    }

    fn file(&self, id: &str, name: &str) -> Option<Bytes> {
        fs::read(self.of(id).join(name)).ok().map(Bytes::from)
    }

    fn remove_pictures(
        &self,
        id: &str,
        master: Option<&str>,
        pictures: &[PictureId],
    ) -> Result<(), OwnRefusal> {
        let folder = self.of(id);
        for name in kept::names_of(master, pictures) {
            if let Err(error) = fs::remove_file(folder.join(name))
                && error.kind() != io::ErrorKind::NotFound
            {
                tracing::error!(%error, "a removed picture is still on the disk");
            }
        }
        Ok(())
    }

    fn note(&self, name: &str) -> Option<Bytes> {
        fs::read(self.path.join(name)).ok().map(Bytes::from)
    }

    fn put_note(&self, name: &str, bytes: &[u8]) -> Result<(), OwnRefusal> {
        let written =
            fs::create_dir_all(&self.path).and_then(|()| kept::write_file(&self.path.join(name), bytes));
        written.map_err(|error| failed(&error, "a note could not be kept"))
    }

    fn add_line(&self, name: &str, line: &str) -> Result<(), OwnRefusal> {
        add_line(&self.path, name, line).map_err(|error| failed(&error, "a note could not be kept"))
    }

    fn begins_sweep(&self) -> bool {
        true
    }

    fn uploads(&self) -> &dyn Uploads {
        &self.uploads
    }
}

/// Adds a line to a note of the folder of people's own pictures.
pub(super) fn add_line(own: &Path, name: &str, line: &str) -> io::Result<()> {
    fs::create_dir_all(own)?;
    let mut file = File::options().create(true).append(true).open(own.join(name))?;
    file.write_all(format!("{line}\n").as_bytes())?;
    file.sync_data()
}

fn failed(error: &io::Error, what: &str) -> OwnRefusal {
    tracing::error!(%error, "{what}");
    OwnRefusal::StorageFailed
}
