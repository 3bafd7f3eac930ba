//! Portuguese.

use super::romance::{Melting, Romance, melt, silent_h};
use crate::words::noun::{
    Gender::{self, Feminine},
    Number::{self, Plural, Singular},
    Sound,
};

pub(in crate::words) static PORTUGUESE: Romance = Romance {
    definite,
    indefinite,
    spelled: silent_h,
    melted: |preposition, article| melt(MELTING, preposition, article),
    elides_de: false,
};

const MELTING: Melting = &[
    ("de", "o", "do"),
    ("de", "a", "da"),
    ("de", "os", "dos"),
    ("de", "as", "das"),
    ("em", "o", "no"),
    ("em", "a", "na"),
    ("em", "os", "nos"),
    ("em", "as", "nas"),
    ("em", "um", "num"),
    ("em", "uma", "numa"),
    ("a", "o", "ao"),
    ("a", "a", "à"),
    ("a", "os", "aos"),
    ("a", "as", "às"),
    ("por", "o", "pelo"),
    ("por", "a", "pela"),
    ("por", "os", "pelos"),
    ("por", "as", "pelas"),
];

fn definite(gender: Gender, number: Number, _: Sound) -> &'static str {
    match (gender, number) {
        (Feminine, Singular) => "a",
        (Feminine, Plural) => "as",
        (_, Singular) => "o",
        (_, Plural) => "os",
    }
}

fn indefinite(gender: Gender, number: Number, _: Sound) -> &'static str {
    match (gender, number) {
        (Feminine, Singular) => "uma",
        (Feminine, Plural) => "umas",
        (_, Singular) => "um",
        (_, Plural) => "uns",
    }
}
