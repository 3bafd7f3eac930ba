//! Nouns for motifs that are neither creatures nor plain objects.

use super::Entry;

pub(super) static MOTIFS: &[Entry] = &[];
