//! Files that come in parts to any node: what has come lies in the log, so another node goes on where one was killed.
//!
//! The name of an entry says all about a file that is awaited, and that of a part where it belongs.

use moonhare_rooms::RoomId;
use moonhare_server::{OwnRefusal, UploadView};

use super::{Shelf, room_of};
use crate::serve::own::{
    cupboard::Uploads,
    limits::{UPLOAD_H_MAX, UPLOADS_MAX, UPLOADS_PER_BOX_MAX},
    shelf::now_ms,
    words,
};

/// An entry for each file that is awaited.
pub(super) const AWAITED: RoomId = RoomId(RoomId::UNCOUNTED_BELOW.0 - 4);
const PART: &str = "part";
const BECAME: &str = "became";

/// Files that are awaited by a house.
pub(super) struct HouseUploads(pub(super) Shelf);

/// A file that is awaited.
struct Awaited {
    within: String,
    upload: String,
    bytes: u32,
    begun_ms: u64,
}

impl Awaited {
    fn name(&self) -> String {
        let Self { within, upload, bytes, begun_ms } = self;
        format!("{within}.{upload}.{bytes}.{begun_ms}")
    }

    fn read(name: &str) -> Option<Self> {
        let mut words = name.split('.');
        let (within, upload) = (words.next()?.to_owned(), words.next()?.to_owned());
        let (bytes, begun_ms) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Self { within, upload, bytes, begun_ms })
    }

    fn view(&self, received: u32) -> UploadView {
        UploadView { upload: self.upload.clone(), received, bytes: self.bytes, card: None }
    }
}

/// A part of a file: where it begins, and its bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    at: u32,
    bytes: u32,
}

impl Part {
    fn name(self, upload: &str) -> String {
        format!("{PART}.{upload}.{}.{}", self.at, self.bytes)
    }

    fn read(name: &str, upload: &str) -> Option<Self> {
        let mut words = name.strip_prefix(PART)?.strip_prefix('.')?.strip_prefix(upload)?.split('.').skip(1);
        Some(Self { at: words.next()?.parse().ok()?, bytes: words.next()?.parse().ok()? })
    }
}

/// The parts that follow each other from the beginning. Of two that begin at one place, the longer one: both are of one file.
fn joined(mut parts: Vec<Part>) -> Vec<Part> {
    parts.sort_unstable();
    let (mut joined, mut end) = (Vec::new(), 0);
    while let Some(part) = parts.iter().rfind(|part| part.at == end && part.bytes > 0).copied() {
        end += part.bytes;
        joined.push(part);
    }
    joined
}

impl HouseUploads {
    fn awaited(&self) -> Result<Vec<Awaited>, OwnRefusal> {
        Ok(self.0.names(AWAITED)?.iter().filter_map(|name| Awaited::read(name)).collect())
    }

    fn find(&self, within: &str, upload: &str) -> Result<Awaited, OwnRefusal> {
        let found = self.awaited()?.into_iter().find(|file| file.within == within && file.upload == upload);
        found.ok_or(OwnRefusal::UploadNotFound)
    }

    fn parts(&self, file: &Awaited) -> Result<Vec<Part>, OwnRefusal> {
        let names = self.0.names(room_of(&file.within)?)?;
        Ok(names.iter().filter_map(|name| Part::read(name, &file.upload)).collect())
    }

    /// Which card a file became, and how many bytes it had.
    fn ended(&self, within: &str, upload: &str) -> Option<(u32, u32)> {
        let told = self.0.get(room_of(within).ok()?, &format!("{BECAME}.{upload}")).ok().flatten()?;
        let mut words = std::str::from_utf8(&told).ok()?.split(' ');
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?))
    }

    fn forget(&self, file: &Awaited) -> Result<(), OwnRefusal> {
        let room = room_of(&file.within)?;
        for part in self.parts(file)? {
            self.0.remove(room, &part.name(&file.upload))?;
        }
        self.0.remove(AWAITED, &file.name())
    }
}

impl Uploads for HouseUploads {
    fn begin(&self, within: &str, bytes: u32) -> Result<UploadView, OwnRefusal> {
        let awaited = self.awaited()?;
        if awaited.iter().filter(|file| file.within == within).count() >= UPLOADS_PER_BOX_MAX {
            return Err(OwnRefusal::BoxFull);
        }
        if awaited.len() >= UPLOADS_MAX {
            return Err(OwnRefusal::ServerFull);
        }
        let file = Awaited { within: within.into(), upload: words::new_id(), bytes, begun_ms: now_ms() };
        self.0.put(AWAITED, &file.name(), bytes::Bytes::new())?;
        Ok(file.view(0))
    }

    fn look(&self, within: &str, upload: &str) -> Result<UploadView, OwnRefusal> {
        if let Some((_, bytes)) = self.ended(within, upload) {
            return Ok(UploadView { upload: upload.into(), received: bytes, bytes, card: None });
        }
        let file = self.find(within, upload)?;
        let received = joined(self.parts(&file)?).iter().map(|part| part.bytes).sum();
        Ok(file.view(received))
    }

    fn became(&self, within: &str, upload: &str) -> Option<u32> {
        self.ended(within, upload).map(|(card, _)| card)
    }

    fn take_part(
        &self,
        within: &str,
        upload: &str,
        at: u32,
        part: &[u8],
    ) -> Result<Option<Vec<u8>>, OwnRefusal> {
        if self.became(within, upload).is_some() {
            return Ok(None);
        }
        let file = self.find(within, upload)?;
        let mut come = joined(self.parts(&file)?);
        let received: u32 = come.iter().map(|part| part.bytes).sum();
        let length = u32::try_from(part.len()).unwrap_or(u32::MAX);
        let after = at.checked_add(length).filter(|after| at == received && *after <= file.bytes);
        let after = after.ok_or(OwnRefusal::WrongPart)?;
        let room = room_of(within)?;
        if length > 0 {
            let next = Part { at, bytes: length };
            self.0.put(room, &next.name(upload), part.to_vec())?;
            come.push(next);
        }
        if after < file.bytes {
            return Ok(None);
        }
        let mut whole = Vec::with_capacity(file.bytes as usize);
        for part in come {
            let bytes = self.0.get(room, &part.name(upload))?;
            whole.extend_from_slice(&bytes.ok_or(OwnRefusal::UploadNotFound)?);
        }
        Ok(Some(whole))
    }

    fn end(&self, within: &str, upload: &str, card: Option<u32>) {
        let Ok(file) = self.find(within, upload) else { return };
        let ended = || {
            if let Some(card) = card {
                let (room, name) = (room_of(within)?, format!("{BECAME}.{upload}"));
                self.0.put(room, &name, format!("{card} {}", file.bytes))?;
            }
            self.forget(&file)
        };
        if ended().is_err() {
            tracing::warn!("what came of a picture is kept until it is swept");
        }
    }

    fn forget_all(&self, within: &str) {
        for file in self.awaited().unwrap_or_default().iter().filter(|file| file.within == within) {
            // Its parts went with the box.
            _ = self.0.remove(AWAITED, &file.name());
        }
    }

    fn sweep(&self, calendar_ms: u64) {
        let old_ms = u64::from(UPLOAD_H_MAX) * 3_600_000;
        for file in self.awaited().unwrap_or_default() {
            if file.begun_ms.saturating_add(old_ms) < calendar_ms {
                _ = self.forget(&file);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_joined_as_far_as_they_follow_each_other() {
        for (parts, expected) in [
            (vec![], vec![]),
            (vec![(100, 50), (0, 100)], vec![(0, 100), (100, 50)]),
            (vec![(0, 100), (0, 200), (200, 10), (100, 5)], vec![(0, 200), (200, 10)]),
            (vec![(0, 100), (150, 10)], vec![(0, 100)]),
            (vec![(0, 0)], vec![]),
        ] {
            let part = |(at, bytes): &(u32, u32)| Part { at: *at, bytes: *bytes };
            let joined = joined(parts.iter().map(part).collect());
            assert_eq!(joined.iter().map(|part| (part.at, part.bytes)).collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn names_tell_what_they_were_made_of() {
        let file = Awaited { within: "own-1".into(), upload: "ab".into(), bytes: 7, begun_ms: 9 };
        let read = Awaited::read(&file.name()).unwrap();
        assert_eq!(
            (read.within, read.upload, read.bytes, read.begun_ms),
            ("own-1".into(), "ab".into(), 7, 9)
        );
        let part = Part { at: 3, bytes: 4 };
        assert!(Part::read(&part.name("ab"), "ab") == Some(part));
        assert!(Part::read(&part.name("ab"), "cd").is_none() && Part::read("box.json", "ab").is_none());
    }
}
