//! Seals: what tells a record, a blob or a group that is as it was written from one that is not.
//!
//! A seal is a version and a checksum over the content *and* its place, so that a record which turns up elsewhere is
//! noticed as well. The version says how the checksum was made; a newer one is refused, never guessed at.

use crate::{BlobId, Position, RoomId};

/// How seals are made today: the first eight bytes of a BLAKE3 hash.
const VERSION: u8 = 1;
const SUM_BYTES: usize = 8;
/// Bytes of a seal.
pub(crate) const SEAL_BYTES: usize = 1 + SUM_BYTES;

/// A version and a checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seal([u8; SEAL_BYTES]);

/// What is wrong with a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Broken {
    #[error("its checksum is missing")]
    Missing,
    #[error("it was written by a newer version (form {0}, this version knows up to {VERSION})")]
    Newer(u8),
    #[error("its checksum does not fit")]
    Wrong,
}

impl Seal {
    /// Where the chain of groups begins.
    pub(crate) const FIRST: Self = Self([VERSION, 0, 0, 0, 0, 0, 0, 0, 0]);

    pub(crate) fn of_record(room: RoomId, position: Position, record: &[u8]) -> Self {
        Self::over(b"record", &[&room.0.to_le_bytes(), &position.0.to_le_bytes(), record])
    }

    /// Of the end of a room's log.
    pub(crate) fn of_end(room: RoomId, position: Position) -> Self {
        Self::over(b"end", &[&room.0.to_le_bytes(), &position.0.to_le_bytes()])
    }

    pub(crate) fn of_blob(room: RoomId, id: &BlobId, bytes: &[u8]) -> Self {
        let length = id.0.len() as u64;
        Self::over(b"blob", &[&room.0.to_le_bytes(), &length.to_le_bytes(), id.0.as_bytes(), bytes])
    }

    /// Of a group of the journal: a chain, so that no group can be missing before another. The heads hold the seals of the
    /// records themselves.
    pub(crate) fn of_group(before: Self, sequence: u64, heads: &[u8]) -> Self {
        Self::over(b"group", &[&before.0, &sequence.to_le_bytes(), heads])
    }

    fn over(kind: &[u8], parts: &[&[u8]]) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(kind);
        for part in parts {
            hasher.update(part);
        }
        let mut seal = [VERSION; SEAL_BYTES];
        seal[1..].copy_from_slice(&hasher.finalize().as_bytes()[..SUM_BYTES]);
        Self(seal)
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// A seal as it was stored.
    pub(crate) fn stored(bytes: Option<&[u8]>) -> Result<Self, Broken> {
        let bytes = bytes.ok_or(Broken::Missing)?;
        match bytes.first() {
            Some(&VERSION) => bytes.try_into().map(Self).map_err(|_| Broken::Wrong),
            Some(&newer) if newer > VERSION && bytes.len() == SEAL_BYTES => Err(Broken::Newer(newer)),
            _ => Err(Broken::Wrong),
        }
    }

    /// Whether the stored seal is this one.
    pub(crate) fn check(self, stored: Option<&[u8]>) -> Result<(), Broken> {
        if Self::stored(stored)? == self { Ok(()) } else { Err(Broken::Wrong) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_belongs_to_its_content_and_its_place() {
        let seal = Seal::of_record(RoomId(7), Position(3), b"abc");
        let of = |room, position, record: &[u8]| Seal::of_record(RoomId(room), Position(position), record);
        assert_eq!(of(7, 3, b"abc").check(Some(seal.bytes())), Ok(()));
        for other in [of(7, 3, b"abd"), of(7, 4, b"abc"), of(8, 3, b"abc"), of(7, 3, b"ab")] {
            assert_eq!(other.check(Some(seal.bytes())), Err(Broken::Wrong));
        }
    }

    #[test]
    fn a_seal_that_is_missing_cut_off_or_newer_is_told_apart() {
        let seal = Seal::of_end(RoomId(7), Position(3));
        assert_eq!(seal.check(None), Err(Broken::Missing));
        assert_eq!(seal.check(Some(&seal.bytes()[..5])), Err(Broken::Wrong));
        let mut newer = seal.0;
        newer[0] = 2;
        assert_eq!(seal.check(Some(&newer)), Err(Broken::Newer(2)));
    }

    /// The form is stored on disks: it may never change under this version.
    #[test]
    fn the_first_form_stays_as_it_is() {
        let seal = Seal::of_record(RoomId(7), Position(3), b"abc");
        let mut hasher = blake3::Hasher::new();
        hasher.update(b"record\x07\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0abc");
        assert_eq!(seal.bytes()[0], 1);
        assert_eq!(seal.bytes()[1..], hasher.finalize().as_bytes()[..8]);
    }
}
