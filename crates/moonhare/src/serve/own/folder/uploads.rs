//! Files that come in parts: a line that breaks off goes on from where it was, also after a restart of the server.
//!
//! What has come of a file lies in a file of its own, whose name says for which box it is and how long it will be.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use moonhare_server::{OwnRefusal, UploadView};

use crate::serve::own::{
    cupboard::Uploads,
    limits::{UPLOAD_H_MAX, UPLOADS_MAX, UPLOADS_PER_BOX_MAX},
    words,
};

/// The files that are awaited.
pub(super) struct FolderUploads {
    folder: PathBuf,
    /// Held while a part is written: parts of one file must not be mixed.
    all: Mutex<BTreeMap<String, Upload>>,
}

struct Upload {
    within: String,
    bytes: u32,
    received: u32,
    /// The card that it became.
    card: Option<u32>,
    /// Hours in which nothing came.
    hours: u32,
}

impl Upload {
    fn view(&self, upload: &str) -> UploadView {
        UploadView { upload: upload.into(), received: self.received, bytes: self.bytes, card: None }
    }
}

impl FolderUploads {
    /// What was awaited when the server stopped is awaited still.
    pub(super) fn open(own: &Path) -> Self {
        let folder = own.join(".uploads");
        let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
        let all = entries.filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let mut words = name.split('.');
            let (within, upload, bytes) = (words.next()?, words.next()?, words.next()?.parse().ok()?);
            let received = u32::try_from(entry.metadata().ok()?.len()).ok()?.min(bytes);
            Some((
                upload.to_owned(),
                Upload { within: within.to_owned(), bytes, received, card: None, hours: 0 },
            ))
        });
        Self { all: Mutex::new(all.collect()), folder }
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<String, Upload>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn file(&self, upload: &str, about: &Upload) -> PathBuf {
        self.folder.join(format!("{}.{upload}.{}", about.within, about.bytes))
    }
}

impl Uploads for FolderUploads {
    fn begin(&self, within: &str, bytes: u32) -> Result<UploadView, OwnRefusal> {
        let mut all = self.all();
        let open = |upload: &&Upload| upload.card.is_none();
        if all.values().filter(open).filter(|upload| upload.within == within).count() >= UPLOADS_PER_BOX_MAX {
            return Err(OwnRefusal::BoxFull);
        }
        if all.len() >= UPLOADS_MAX {
            all.retain(|_, upload| upload.card.is_none());
            if all.len() >= UPLOADS_MAX {
                return Err(OwnRefusal::ServerFull);
            }
        }
        let (name, about) =
            (words::new_id(), Upload { within: within.into(), bytes, received: 0, card: None, hours: 0 });
        let made = fs::create_dir_all(&self.folder).and_then(|()| File::create(self.file(&name, &about)));
        made.map_err(|error| failed(&error))?;
        let view = about.view(&name);
        all.insert(name, about);
        Ok(view)
    }

    fn look(&self, within: &str, upload: &str) -> Result<UploadView, OwnRefusal> {
        let all = self.all();
        let about = all.get(upload).filter(|about| about.within == within);
        Ok(about.ok_or(OwnRefusal::UploadNotFound)?.view(upload))
    }

    fn became(&self, within: &str, upload: &str) -> Option<u32> {
        self.all().get(upload).filter(|about| about.within == within)?.card
    }

    fn take_part(
        &self,
        within: &str,
        upload: &str,
        at: u32,
        part: &[u8],
    ) -> Result<Option<Vec<u8>>, OwnRefusal> {
        let mut all = self.all();
        let about =
            all.get_mut(upload).filter(|about| about.within == within).ok_or(OwnRefusal::UploadNotFound)?;
        if about.card.is_some() {
            return Ok(None);
        }
        let length = u32::try_from(part.len()).unwrap_or(u32::MAX);
        let after = at.checked_add(length).filter(|after| at == about.received && *after <= about.bytes);
        let after = after.ok_or(OwnRefusal::WrongPart)?;
        let path = self.folder.join(format!("{within}.{upload}.{}", about.bytes));
        let write = || {
            let mut file = File::options().append(true).open(&path)?;
            // What a full disk took of an earlier part does not count.
            file.set_len(at.into())?;
            file.write_all(part)
        };
        write().map_err(|error| failed(&error))?;
        (about.received, about.hours) = (after, 0);
        if after < about.bytes {
            return Ok(None);
        }
        drop(all);
        fs::read(path).map(Some).map_err(|error| failed(&error))
    }

    fn end(&self, within: &str, upload: &str, card: Option<u32>) {
        let mut all = self.all();
        let Some(about) = all.get_mut(upload).filter(|about| about.within == within) else { return };
        _ = fs::remove_file(self.folder.join(format!("{within}.{upload}.{}", about.bytes)));
        about.card = card;
        if card.is_none() {
            all.remove(upload);
        }
    }

    fn forget_all(&self, within: &str) {
        self.all().retain(|name, upload| {
            let stays = upload.within != within;
            if !stays {
                _ = fs::remove_file(self.file(name, upload));
            }
            stays
        });
    }

    fn sweep(&self, _calendar_ms: u64) {
        let mut all = self.all();
        for upload in all.values_mut() {
            upload.hours += 1;
        }
        all.retain(|name, upload| {
            let stays = upload.hours < UPLOAD_H_MAX;
            if !stays {
                _ = fs::remove_file(self.file(name, upload));
            }
            stays
        });
    }
}

fn failed(error: &std::io::Error) -> OwnRefusal {
    tracing::error!(%error, "a part of a picture could not be kept");
    OwnRefusal::StorageFailed
}
