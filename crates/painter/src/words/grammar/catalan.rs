//! Catalan.

use super::romance::{Melting, Romance, melt, silent_h};
use crate::words::noun::{
    Gender::{self, Feminine},
    Number::{self, Plural, Singular},
    Sound::{self, Vowel},
};

pub(in crate::words) static CATALAN: Romance = Romance {
    definite,
    indefinite,
    spelled: silent_h,
    melted: |preposition, article| melt(MELTING, preposition, article),
    elides_de: true,
};

const MELTING: Melting = &[
    ("de", "el", "del"),
    ("de", "els", "dels"),
    ("a", "el", "al"),
    ("a", "els", "als"),
    ("per", "el", "pel"),
    ("per", "els", "pels"),
];

fn definite(gender: Gender, number: Number, sound: Sound) -> &'static str {
    match (gender, number, sound) {
        (Feminine, Plural, _) => "les",
        (_, Plural, _) => "els",
        (_, Singular, Vowel) => "l’",
        (Feminine, Singular, _) => "la",
        (_, Singular, _) => "el",
    }
}

fn indefinite(gender: Gender, number: Number, _: Sound) -> &'static str {
    match (gender, number) {
        (Feminine, Singular) => "una",
        (Feminine, Plural) => "unes",
        (_, Singular) => "un",
        (_, Plural) => "uns",
    }
}
