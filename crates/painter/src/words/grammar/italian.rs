//! Italian.

use super::romance::{Romance, is_vowel};
use crate::words::noun::{
    Gender::{self, Feminine},
    Number::{self, Plural, Singular},
    Sound::{self, Consonant, Heavy, Vowel},
};

pub(in crate::words) static ITALIAN: Romance =
    Romance { definite, indefinite, spelled, melted, elides_de: false };

fn definite(gender: Gender, number: Number, sound: Sound) -> &'static str {
    match (gender, number, sound) {
        (_, Singular, Vowel) => "l’",
        (Feminine, Singular, _) => "la",
        (Feminine, Plural, _) => "le",
        (_, Singular, Heavy) => "lo",
        (_, Singular, _) => "il",
        (_, Plural, Vowel | Heavy) => "gli",
        (_, Plural, _) => "i",
    }
}

fn indefinite(gender: Gender, number: Number, sound: Sound) -> &'static str {
    match (gender, number, sound) {
        (_, Plural, _) => "",
        (Feminine, _, Vowel) => "un’",
        (Feminine, ..) => "una",
        (_, _, Heavy) => "uno",
        _ => "un",
    }
}

/// z, s and a consonant, gn, ps, pn, i and a vowel: lo, uno, gli.
fn spelled(word: &str) -> Sound {
    let mut letters = word.chars();
    let (first, second) = (letters.next().unwrap_or(' '), letters.next().unwrap_or(' '));
    let heavy = match first {
        'z' | 'x' | 'y' => true,
        's' => !is_vowel(second),
        'g' => second == 'n',
        'p' => second == 's' || second == 'n',
        'i' => is_vowel(second),
        _ => false,
    };
    if heavy {
        Heavy
    } else if is_vowel(first) {
        Vowel
    } else {
        Consonant
    }
}

fn melted(preposition: &str, article: &str) -> Option<String> {
    let stem = match preposition {
        "di" => "de",
        "a" => "a",
        "da" => "da",
        "in" => "ne",
        "su" => "su",
        _ => return None,
    };
    let ending = match article {
        "il" => "l",
        "lo" => "llo",
        "l’" => "ll’",
        "la" => "lla",
        "i" => "i",
        "gli" => "gli",
        "le" => "lle",
        _ => return None,
    };
    Some(format!("{stem}{ending}"))
}
