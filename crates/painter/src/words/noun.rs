//! Nouns: one entry per concept, with its gender and plural in every language.

use super::Language;
use super::nouns;

/// Grammatical gender. English nouns are all masculine here, which nothing looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gender {
    /// Masculine.
    Masculine,
    /// Feminine.
    Feminine,
}

/// One or many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// One.
    Singular,
    /// Many.
    Plural,
}

/// What a concept is called.
#[derive(Debug, Clone, Copy)]
pub struct Noun {
    /// The concept's id.
    pub id: &'static str,
    forms: &'static [&'static str; 6],
}

impl Noun {
    /// The noun of a concept, if the lexicon has it.
    pub fn find(id: &str) -> Option<Self> {
        let lists = nouns::LISTS.iter().flat_map(|list| list.iter());
        lists.clone().find(|(known, _)| *known == id).map(|(id, forms)| Self { id, forms })
    }

    /// Every noun of the lexicon.
    pub fn all() -> impl Iterator<Item = Self> {
        nouns::LISTS.iter().flat_map(|list| list.iter()).map(|(id, forms)| Self { id, forms })
    }

    /// Its gender in a language.
    pub fn gender(&self, language: Language) -> Gender {
        if self.entry(language).starts_with("f ") && language != Language::En {
            Gender::Feminine
        } else {
            Gender::Masculine
        }
    }

    /// The word itself.
    pub fn word(&self, language: Language, number: Number) -> &'static str {
        let entry = self.entry(language);
        let words = if language == Language::En { entry } else { entry.get(2..).unwrap_or(entry) };
        let (one, many) = words.split_once('/').unwrap_or((words, words));
        match number {
            Number::Singular => one,
            Number::Plural => many,
        }
    }

    /// The entry as it is written in the lexicon.
    pub(super) fn entry(&self, language: Language) -> &'static str {
        self.forms[language.index()]
    }
}
