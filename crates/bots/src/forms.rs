//! Forms that no stemmer leads back to their word: "rief", "duerme", "mice".

use std::collections::BTreeMap;
use std::sync::OnceLock;

use moonhare_packs::Language;

use crate::network::lines;

/// The word that this is a form of.
pub(crate) fn word_of(language: Language, form: &str) -> Option<&'static str> {
    static FORMS: OnceLock<BTreeMap<(Language, &str), &str>> = OnceLock::new();
    FORMS.get_or_init(|| read(include_str!("../data/forms.txt"))).get(&(language, form)).copied()
}

fn read(file: &'static str) -> BTreeMap<(Language, &'static str), &'static str> {
    let mut forms = BTreeMap::new();
    for line in lines(file) {
        let (code, rest) = line.split_once('|').unwrap_or_else(|| panic!("no language: {line}"));
        let (word, all) = rest.split_once(':').unwrap_or_else(|| panic!("no forms: {line}"));
        let language = Language::from_code(code).unwrap_or_else(|| panic!("no language: {line}"));
        forms.extend(all.split_whitespace().map(|form| ((language, form), word)));
    }
    forms
}

#[cfg(test)]
mod tests {
    use crate::text::root;

    use super::*;

    #[test]
    fn forms_share_the_root_of_their_word() {
        for (language, form, word) in [
            (Language::De, "rief", "rufen"),
            (Language::Es, "duerme", "dormir"),
            (Language::It, "uova", "uovo"),
            (Language::Fr, "yeux", "œil"),
            (Language::En, "mice", "mouse"),
            (Language::Pt, "mãos", "mão"),
            (Language::Ca, "fugen", "fugir"),
        ] {
            assert_eq!(root(language, form), root(language, word), "{form}");
        }
    }

    /// A form that says nothing alone would take the word's meaning into every clue.
    #[test]
    fn no_form_is_an_empty_word() {
        for (language, form) in read(include_str!("../data/forms.txt")).into_keys() {
            assert!(!crate::text::is_empty_word(language, form), "{language:?} {form}");
        }
    }
}
