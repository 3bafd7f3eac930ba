//! Bytes of a picture: part of the program, or read from a file. Cheap to clone.

use std::ops::Deref;
use std::sync::Arc;

/// A picture's bytes.
#[derive(Clone)]
pub struct PictureBytes(Kept);

#[derive(Clone)]
enum Kept {
    Built(&'static [u8]),
    Read(Arc<[u8]>),
}

impl Deref for PictureBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match &self.0 {
            Kept::Built(bytes) => bytes,
            Kept::Read(bytes) => bytes,
        }
    }
}

impl AsRef<[u8]> for PictureBytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl From<&'static [u8]> for PictureBytes {
    fn from(bytes: &'static [u8]) -> Self {
        Self(Kept::Built(bytes))
    }
}

impl From<Vec<u8>> for PictureBytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self(Kept::Read(bytes.into()))
    }
}

impl std::fmt::Debug for PictureBytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} bytes", self.len())
    }
}
