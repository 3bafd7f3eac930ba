//! Pictures that the operator does not want: a note to which `moonhare reports --block` adds the identity of a picture and the
//! server, once it has found it, what it looks like.

use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use moonhare_packs::PictureId;

use super::{cupboard::Cupboard, kept::Sight};

pub(super) const NAME: &str = "blocked.txt";

/// What the operator does not want.
#[derive(Default)]
pub(super) struct Blocked {
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// The note as it was read last.
    read: Option<Bytes>,
    sights: Vec<Sight>,
}

impl Blocked {
    /// The identities in the note, if it is another one than before.
    pub(super) fn news(&self, cupboard: &dyn Cupboard) -> Option<Vec<PictureId>> {
        let note = cupboard.note(NAME)?;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.read.as_ref() == Some(&note) {
            return None;
        }
        let text = String::from_utf8_lossy(&note);
        known.sights = text.lines().filter_map(sight).collect();
        let pictures =
            text.lines().filter_map(|line| line.strip_prefix("picture ")?.trim().parse().ok()).collect();
        known.read = Some(note);
        Some(pictures)
    }

    /// Whether this picture, or one that looks like it, is not wanted.
    pub(super) fn forbids(&self, sight: &Sight) -> bool {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.sights.iter().any(|unwanted| unwanted.is_near(sight))
    }

    /// Whether nothing is unwanted.
    pub(super) fn is_empty(&self) -> bool {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).sights.is_empty()
    }

    /// Keeps in mind what an unwanted picture looks like, when it is gone itself.
    pub(super) fn remember(&self, cupboard: &dyn Cupboard, sight: &Sight) {
        if self.forbids(sight) {
            return;
        }
        self.known.lock().unwrap_or_else(PoisonError::into_inner).sights.push(sight.clone());
        if cupboard.add_line(NAME, &format!("sight {} {:016x}", sight.pixels, sight.shape)).is_err() {
            tracing::error!("what an unwanted picture looks like could not be kept");
        }
    }
}

fn sight(line: &str) -> Option<Sight> {
    let (pixels, shape) = line.strip_prefix("sight ")?.split_once(' ')?;
    Some(Sight { pixels: pixels.parse().ok()?, shape: u64::from_str_radix(shape.trim(), 16).ok()? })
}

/// The line that blocks a picture.
pub(super) fn line(picture: PictureId) -> String {
    format!("picture {picture}")
}
