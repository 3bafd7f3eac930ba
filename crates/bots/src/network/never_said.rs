//! What bots never say: `data/never_said.txt`. A line is a language and its words:
//!
//! ```text
//! en|a word|two words|=alone
//! ```
//!
//! After `=` stands what is not said alone, but may stand in a saying.
//! It holds for the data of this crate, and for what somebody else's program makes of a picture.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use moonhare_packs::Language;

use super::concept_file::lines;
use crate::text;

/// Something that is not said.
struct Never {
    /// With a space on either side, so that it is found as a word and not as a part of one.
    word: String,
    alone: bool,
}

/// Whether a bot must not say this text: one of the words stands in it, however it is written.
pub(crate) fn is_never_said(language: Language, text: &str) -> bool {
    static WORDS: OnceLock<BTreeMap<&str, Vec<Never>>> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        let mut words: BTreeMap<&str, Vec<Never>> = BTreeMap::new();
        for line in lines(include_str!("../../data/never_said.txt")) {
            let (code, rest) = line.split_once('|').unwrap_or((line, ""));
            let never = |word: &str| Never { word: spaced(word), alone: word.starts_with('=') };
            words.entry(code).or_default().extend(rest.split('|').map(never));
        }
        words
    });
    let text = spaced(text);
    let is_said = |never: &Never| if never.alone { text == never.word } else { text.contains(&never.word) };
    words.get(language.code()).is_some_and(|words| words.iter().any(is_said))
}

fn spaced(text: &str) -> String {
    format!(" {} ", text::key(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_in_the_language_of_the_text() {
        for (language, text, never) in [
            (Language::En, "stinking rich", true),
            (Language::En, "father and son", false),
            (Language::Es, "¡Gordo!", true),
            (Language::Es, "ser un pez gordo", false),
            (Language::En, "gordo", false),
            (Language::Fr, "Peau-Rouge", true),
            (Language::It, "uno ZINGARO…", true),
        ] {
            assert_eq!(is_never_said(language, text), never, "{text}");
        }
    }

    #[test]
    fn every_language_has_such_words_and_every_line_a_language() {
        let codes: Vec<&str> = lines(include_str!("../../data/never_said.txt"))
            .map(|line| line.split('|').next().unwrap_or_default())
            .collect();
        for language in Language::ALL {
            assert!(codes.contains(&language.code()), "{language:?}");
        }
        for code in codes {
            assert!(Language::from_code(code).is_some(), "{code}");
        }
    }
}
