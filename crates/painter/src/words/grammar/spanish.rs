//! Spanish.

use super::romance::{Melting, Romance, melt, silent_h};
use crate::words::noun::{
    Gender::{self, Feminine},
    Number::{self, Plural, Singular},
    Sound::{self, StressedA},
};

pub(in crate::words) static SPANISH: Romance = Romance {
    definite,
    indefinite,
    spelled: silent_h,
    melted: |preposition, article| melt(MELTING, preposition, article),
    elides_de: false,
};

const MELTING: Melting = &[("de", "el", "del"), ("a", "el", "al")];

fn definite(gender: Gender, number: Number, sound: Sound) -> &'static str {
    match (gender, number, sound) {
        (Feminine, Singular, StressedA) => "el",
        (Feminine, Singular, _) => "la",
        (Feminine, Plural, _) => "las",
        (_, Singular, _) => "el",
        (_, Plural, _) => "los",
    }
}

fn indefinite(gender: Gender, number: Number, sound: Sound) -> &'static str {
    match (gender, number, sound) {
        (Feminine, Singular, StressedA) => "un",
        (Feminine, Singular, _) => "una",
        (Feminine, Plural, _) => "unas",
        (_, Singular, _) => "un",
        (_, Plural, _) => "unos",
    }
}
