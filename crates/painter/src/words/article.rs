//! Articles and prepositions: agreement, elision, contraction.

use super::Language;
use super::noun::{Gender, Number};

/// Which article.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Article {
    /// None.
    Bare,
    /// a, an.
    A,
    /// the.
    The,
}

/// Preposition and article as they stand before a word, with the space or apostrophe that follows.
pub fn before(
    language: Language,
    preposition: &str,
    article: Article,
    gender: Gender,
    number: Number,
    word: &str,
) -> String {
    let article = match article {
        Article::Bare => String::new(),
        Article::A => indefinite(language, gender, number, word).to_owned(),
        Article::The => definite(language, gender, number, word).to_owned(),
    };
    let contracted = match language {
        Language::En => None,
        Language::It => italian(preposition, &article),
        Language::Es => pick(preposition, &article, &[("de", "el", "del"), ("a", "el", "al")]),
        Language::Pt => pick(preposition, &article, PORTUGUESE),
        Language::Ca => pick(preposition, &article, CATALAN),
        Language::Fr => pick(preposition, &article, FRENCH),
    };
    if let Some(contracted) = contracted {
        return spaced(&contracted);
    }
    let rest = spaced(&article);
    if preposition.is_empty() {
        return rest;
    }
    let next = if article.is_empty() { word } else { &article };
    let elides =
        preposition == "de" && matches!(language, Language::Ca | Language::Fr) && is_vowel(language, next);
    if elides { format!("d'{rest}") } else { format!("{preposition} {rest}") }
}

const PORTUGUESE: &[(&str, &str, &str)] = &[
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

const CATALAN: &[(&str, &str, &str)] = &[
    ("de", "el", "del"),
    ("de", "els", "dels"),
    ("a", "el", "al"),
    ("a", "els", "als"),
    ("per", "el", "pel"),
    ("per", "els", "pels"),
];

const FRENCH: &[(&str, &str, &str)] =
    &[("de", "le", "du"), ("de", "les", "des"), ("à", "le", "au"), ("à", "les", "aux")];

fn pick(preposition: &str, article: &str, table: &[(&str, &str, &str)]) -> Option<String> {
    table.iter().find(|(p, a, _)| *p == preposition && *a == article).map(|(.., joined)| (*joined).to_owned())
}

fn italian(preposition: &str, article: &str) -> Option<String> {
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
        "l'" => "ll'",
        "la" => "lla",
        "i" => "i",
        "gli" => "gli",
        "le" => "lle",
        _ => return None,
    };
    Some(format!("{stem}{ending}"))
}

fn spaced(words: &str) -> String {
    if words.is_empty() || words.ends_with('\'') { words.to_owned() } else { format!("{words} ") }
}

fn indefinite(language: Language, gender: Gender, number: Number, word: &str) -> &'static str {
    use Gender::{Feminine, Masculine};
    match (language, number, gender) {
        (Language::En, Number::Singular, _) => {
            if english_an(word) {
                "an"
            } else {
                "a"
            }
        }
        (Language::En | Language::It, Number::Plural, _) => "",
        (Language::It, _, Masculine) => {
            if italian_lo(word) {
                "uno"
            } else {
                "un"
            }
        }
        (Language::It, _, Feminine) => {
            if is_vowel(language, word) {
                "un'"
            } else {
                "una"
            }
        }
        (Language::Es, Number::Singular, Feminine) if stressed_a(word) => "un",
        (Language::Es | Language::Ca, Number::Singular, Masculine) => "un",
        (Language::Es | Language::Ca, Number::Singular, Feminine) => "una",
        (Language::Es, Number::Plural, Masculine) => "unos",
        (Language::Es, Number::Plural, Feminine) => "unas",
        (Language::Pt, Number::Singular, Masculine) => "um",
        (Language::Pt, Number::Singular, Feminine) => "uma",
        (Language::Pt, Number::Plural, Masculine) => "uns",
        (Language::Pt, Number::Plural, Feminine) => "umas",
        (Language::Ca, Number::Plural, Masculine) => "uns",
        (Language::Ca, Number::Plural, Feminine) => "unes",
        (Language::Fr, Number::Singular, Masculine) => "un",
        (Language::Fr, Number::Singular, Feminine) => "une",
        (Language::Fr, Number::Plural, _) => "des",
    }
}

fn definite(language: Language, gender: Gender, number: Number, word: &str) -> &'static str {
    use Gender::{Feminine, Masculine};
    let plural = number == Number::Plural;
    match (language, gender) {
        (Language::En, _) => "the",
        (Language::It, Masculine) => match (plural, is_vowel(language, word), italian_lo(word)) {
            (false, true, _) => "l'",
            (false, _, true) => "lo",
            (false, ..) => "il",
            (true, true, _) | (true, _, true) => "gli",
            (true, ..) => "i",
        },
        (Language::It, Feminine) => match (plural, is_vowel(language, word)) {
            (true, _) => "le",
            (false, true) => "l'",
            (false, false) => "la",
        },
        (Language::Es, Feminine) if !plural && stressed_a(word) => "el",
        (Language::Es, Masculine) => {
            if plural {
                "los"
            } else {
                "el"
            }
        }
        (Language::Es, Feminine) => {
            if plural {
                "las"
            } else {
                "la"
            }
        }
        (Language::Pt, Masculine) => {
            if plural {
                "os"
            } else {
                "o"
            }
        }
        (Language::Pt, Feminine) => {
            if plural {
                "as"
            } else {
                "a"
            }
        }
        (Language::Ca, Masculine) if plural => "els",
        (Language::Ca, Feminine) if plural => "les",
        (Language::Ca, _) if catalan_elides(gender, word) => "l'",
        (Language::Ca, Masculine) => "el",
        (Language::Ca, Feminine) => "la",
        (Language::Fr, _) if plural => "les",
        (Language::Fr, _) if is_vowel(language, word) => "l'",
        (Language::Fr, Masculine) => "le",
        (Language::Fr, Feminine) => "la",
    }
}

/// English words that do not go by their first letter.
fn english_an(word: &str) -> bool {
    let exception = ["uni", "one", "ukulele", "euro", "use"].iter().any(|w| word.starts_with(w));
    let silent = ["hour", "honest", "heir"].iter().any(|w| word.starts_with(w));
    silent || (word.starts_with(['a', 'e', 'i', 'o', 'u']) && !exception)
}

/// Italian words that take "lo" and "uno".
fn italian_lo(word: &str) -> bool {
    let mut letters = word.chars();
    let (first, second) = (letters.next().unwrap_or(' '), letters.next().unwrap_or(' '));
    match first {
        'z' | 'x' | 'y' => true,
        's' => !"aeiouàèéìòù".contains(second),
        'g' => second == 'n',
        'p' => second == 's' || second == 'n',
        _ => false,
    }
}

/// Spanish feminine words that begin with a stressed a and take "el".
fn stressed_a(word: &str) -> bool {
    let first = word.split(' ').next().unwrap_or(word);
    ["agua", "águila", "ancla", "arpa", "alma", "ala", "hada", "hacha", "arca", "ave"].contains(&first)
}

/// Catalan: "l'illa", but "la il·lusió": feminine words with an unstressed i or u do not elide.
fn catalan_elides(gender: Gender, word: &str) -> bool {
    let unstressed = ["universitat", "il·lusió", "humitat", "italiana"].iter().any(|w| word.starts_with(w));
    is_vowel(Language::Ca, word) && !(gender == Gender::Feminine && unstressed)
}

fn is_vowel(language: Language, word: &str) -> bool {
    let Some(first) = word.chars().next() else { return false };
    match language {
        Language::Fr => {
            let aspirated = [
                "hibou",
                "héron",
                "hérisson",
                "hamac",
                "hache",
                "harpe",
                "homard",
                "hutte",
                "hublot",
                "halo",
                "hamster",
                "haut",
                "héros",
                "hotte",
                "haie",
                "onz",
            ];
            (first == 'h' || is_plain_vowel(first)) && !aspirated.iter().any(|w| word.starts_with(w))
        }
        Language::Ca => {
            // "el iot", "la hiena": i and u before a vowel are consonants.
            let glide = ["iot", "ioga", "hiena", "hiat"].iter().any(|w| word.starts_with(w));
            (first == 'h' || is_plain_vowel(first)) && !glide
        }
        Language::It => is_plain_vowel(first) && !word.starts_with("io"),
        _ => is_plain_vowel(first),
    }
}

fn is_plain_vowel(letter: char) -> bool {
    "aeiouàáâãèéêìíîòóôõùúûœæ".contains(letter)
}
