//! Pictures that the operator does not want: a note to which `moonhare reports --block` adds the identity of a picture and the
//! server, once it has found it, what it looks like.

use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use moonhare_packs::PictureId;

use super::{cupboard::Cupboard, sight::Sight};

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
        let picture =
            |line: &str| -> Option<PictureId> { line.strip_prefix("picture ")?.trim().parse().ok() };
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
            if sight(line).is_none() && picture(line).is_none() {
                tracing::error!(note = NAME, line = number, "what is not wanted here is not understood");
            }
        }
        known.sights = text.lines().filter_map(sight).collect();
        let pictures = text.lines().filter_map(picture).collect();
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
        let mut line = format!("sight {} {:016x}", sight.pixels, sight.shape);
        line.extend(sight.others.iter().map(|shape| format!(" {shape:016x}")));
        if cupboard.add_line(NAME, &line).is_err() {
            tracing::error!("what an unwanted picture looks like could not be kept");
        }
    }
}

fn sight(line: &str) -> Option<Sight> {
    let mut parts = line.strip_prefix("sight ")?.split_whitespace();
    let pixels = parts.next()?.parse().ok()?;
    let mut shapes = parts.map(|shape| u64::from_str_radix(shape, 16).ok());
    Some(Sight { pixels, shape: shapes.next()??, others: shapes.collect::<Option<_>>()? })
}

/// The line that blocks a picture.
pub(super) fn line(picture: PictureId) -> String {
    format!("picture {picture}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written_also_by_an_earlier_release() {
        let pixels = PictureId::of(&[&[1, 2, 3]]);
        let read = sight(&format!("sight {pixels} 00000000000000ff 0000000000000001")).unwrap();
        assert_eq!(read, Sight { pixels, shape: 255, others: vec![1] });
        let early = sight(&format!("sight {pixels} 00000000000000ff")).unwrap();
        assert_eq!(early, Sight { pixels, shape: 255, others: Vec::new() });
        assert_eq!(sight("sight of the moon"), None);
    }
}
