//! What a picture is, whatever pack it lies in and whatever release painted it.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt::{self, Write};
use std::str::FromStr;

/// Bytes of an identity. 72 bits: among a million pictures the chance that any two share one is about one in ten thousand
/// million, nobody can make a second picture for a given one, and in base64 it is twelve letters with none left over, so that
/// a deck of 84 cards names all of its pictures in about a kilobyte.
const ID_BYTES: usize = 9;

/// The identity of a card's picture: the beginning of the BLAKE3 hash of its files, those of all widths. Another picture,
/// even the same one pressed anew, has another identity.
///
/// ```
/// use moonhare_packs::PictureId;
/// let id = PictureId::of(&[b"small", b"large"]);
/// assert_eq!(id.to_string().parse(), Ok(id));
/// assert_ne!(id, PictureId::of(&[b"small", b"LARGE"]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PictureId([u8; ID_BYTES]);

/// A text that is no picture's identity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a picture's identity is twelve letters of base64url")]
pub struct NotAPictureId;

impl PictureId {
    /// The identity of a picture with these files, the narrowest first.
    pub fn of<B: AsRef<[u8]>>(files: &[B]) -> Self {
        let mut hasher = blake3::Hasher::new();
        for file in files {
            let bytes = file.as_ref();
            // With its length before it, no byte can move from one file into the next unnoticed.
            hasher.update(&(bytes.len() as u64).to_le_bytes()).update(bytes);
        }
        Self::from_hasher(&hasher)
    }

    /// An identity for a pack as a whole: that of its pictures, in their order.
    pub fn of_all(pictures: impl IntoIterator<Item = Self>) -> Self {
        let mut hasher = blake3::Hasher::new();
        for PictureId(bytes) in pictures {
            hasher.update(&bytes);
        }
        Self::from_hasher(&hasher)
    }

    fn from_hasher(hasher: &blake3::Hasher) -> Self {
        let mut bytes = [0; ID_BYTES];
        hasher.finalize_xof().fill(&mut bytes);
        Self(bytes)
    }
}

impl fmt::Display for PictureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl fmt::Debug for PictureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for PictureId {
    type Err = NotAPictureId;

    fn from_str(text: &str) -> Result<Self, NotAPictureId> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| NotAPictureId)?;
        bytes.try_into().map(Self).map_err(|_| NotAPictureId)
    }
}

impl Serialize for PictureId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PictureId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A name for whatever a value tells of itself: a hash of its `Debug` text, which is written piece by piece and never kept.
pub(crate) fn digest(value: &impl fmt::Debug) -> String {
    struct Text(blake3::Hasher);

    impl fmt::Write for Text {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.update(text.as_bytes());
            Ok(())
        }
    }

    let mut text = Text(blake3::Hasher::new());
    // The hasher takes whatever comes.
    _ = write!(text, "{value:?}");
    PictureId::from_hasher(&text.0).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_of_every_file_counts() {
        let id = PictureId::of(&[b"ab".as_slice(), b"c"]);
        for other in [[b"a".as_slice(), b"bc"], [b"ab", b"d"], [b"c", b"ab"], [b"abc", b""]] {
            assert_ne!(PictureId::of(&other), id, "{other:?}");
        }
        assert_eq!(id.to_string().len(), 12);
    }

    #[test]
    fn other_texts_are_no_identity() {
        for text in
            ["", "short", "AAAAAAAAAAAA=", "AAAAAAAAAAAAAAAA", "AAAAAAAAAAA/", "ÄÄÄÄÄÄ", "AAAA AAAAAAA"]
        {
            assert_eq!(text.parse::<PictureId>(), Err(NotAPictureId), "{text}");
        }
    }
}
