//! Nouns: what a concept is called in one language.

use serde::Deserialize;

/// Grammatical gender.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Gender {
    #[serde(rename = "m")]
    Masculine,
    #[serde(rename = "f")]
    Feminine,
    #[serde(rename = "n")]
    Neuter,
}

/// One or many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Number {
    Singular,
    Plural,
}

/// What a noun does in its sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Case {
    Nominative,
    Accusative,
    Dative,
    Genitive,
}

impl Case {
    /// As it is written in a hole.
    pub(super) fn named(name: &str) -> Option<Self> {
        match name {
            "nom" => Some(Self::Nominative),
            "acc" => Some(Self::Accusative),
            "dat" => Some(Self::Dative),
            "gen" => Some(Self::Genitive),
            _ => None,
        }
    }
}

/// How a word begins, to the ear: articles go by that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sound {
    /// an owl, l'orso, l'hirondelle.
    Vowel,
    /// a unicorn, il sole, le hibou.
    Consonant,
    /// Italian: lo specchio, uno zaino.
    Heavy,
    /// Spanish: a feminine noun that takes "el", el ancla.
    StressedA,
}

/// What a concept is called.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Noun {
    /// Its gender; none in languages without.
    pub(crate) gender: Option<Gender>,
    one: String,
    many: String,
    /// How it begins, if its letters say otherwise.
    pub(crate) sound: Option<Sound>,
    #[serde(default)]
    cases: Cases,
}

/// Forms of a noun in cases that differ from the nominative by no rule of its language's grammar.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Cases {
    acc: Option<String>,
    dat: Option<String>,
    #[serde(rename = "gen")]
    genitive: Option<String>,
    acc_many: Option<String>,
    dat_many: Option<String>,
    gen_many: Option<String>,
}

impl Noun {
    /// The word in the nominative.
    pub(crate) fn word(&self, number: Number) -> &str {
        match number {
            Number::Singular => &self.one,
            Number::Plural => &self.many,
        }
    }

    /// The word in a case, if the file says it; otherwise it follows from the nominative by the language's rules.
    pub(crate) fn written(&self, number: Number, case: Case) -> Option<&str> {
        let cases = &self.cases;
        let form = match (number, case) {
            (_, Case::Nominative) => return Some(self.word(number)),
            (Number::Singular, Case::Accusative) => &cases.acc,
            (Number::Singular, Case::Dative) => &cases.dat,
            (Number::Singular, Case::Genitive) => &cases.genitive,
            (Number::Plural, Case::Accusative) => &cases.acc_many,
            (Number::Plural, Case::Dative) => &cases.dat_many,
            (Number::Plural, Case::Genitive) => &cases.gen_many,
        };
        form.as_deref()
    }
}
