//! Nouns for those who look on.

use super::Entry;

pub(super) static HEADS: &[Entry] = &[
    ("child", ["child/children", "m bambino/bambini", "m niño/niños", "f criança/crianças", "m nen/nens", "m enfant/enfants"]),
];
