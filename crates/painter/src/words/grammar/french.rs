//! French. An aspirated h is a matter of the noun: `sound = "consonant"`.

use super::romance::{Melting, Romance, melt, silent_h};
use crate::words::noun::{
    Gender::{self, Feminine},
    Number::{self, Plural, Singular},
    Sound::{self, Vowel},
};

pub(in crate::words) static FRENCH: Romance = Romance {
    definite,
    indefinite,
    spelled: silent_h,
    melted: |preposition, article| melt(MELTING, preposition, article),
    elides_de: true,
};

const MELTING: Melting = &[("de", "le", "du"), ("de", "les", "des"), ("à", "le", "au"), ("à", "les", "aux")];

fn definite(gender: Gender, number: Number, sound: Sound) -> &'static str {
    match (gender, number, sound) {
        (_, Plural, _) => "les",
        (_, Singular, Vowel) => "l’",
        (Feminine, Singular, _) => "la",
        (_, Singular, _) => "le",
    }
}

fn indefinite(gender: Gender, number: Number, _: Sound) -> &'static str {
    match (gender, number) {
        (_, Plural) => "des",
        (Feminine, Singular) => "une",
        (_, Singular) => "un",
    }
}
