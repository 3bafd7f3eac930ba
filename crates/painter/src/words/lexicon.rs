//! A language's file of words, read when somebody first asks for it.

use super::adjective::Adjective;
use super::noun::Noun;
use super::{Language, template::Unfilled};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// What is in `words/<code>.toml`. What a language has not got yet is told in English.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Lexicon {
    themes: BTreeMap<String, ThemeText>,
    adjectives: BTreeMap<String, Adjective>,
    pub(super) nouns: BTreeMap<String, Noun>,
    pub(super) places: BTreeMap<String, String>,
    pub(super) above: BTreeMap<String, String>,
    /// By relation and layout: what is seen differs.
    sentences: BTreeMap<String, BTreeMap<String, String>>,
}

/// How a theme presents itself.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThemeText {
    /// The name of its packs.
    pub(crate) name: String,
    /// What they are like, in one sentence.
    pub(crate) blurb: String,
}

impl Lexicon {
    /// The words of a language.
    ///
    /// # Panics
    /// If its file can't be read: it is part of the program, and a test reads all of them.
    pub(crate) fn of(language: Language) -> &'static Self {
        static READ: [OnceLock<Lexicon>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        READ[language.index()].get_or_init(|| {
            toml::from_str(language.source())
                .unwrap_or_else(|why| panic!("words/{}.toml: {why}", language.code()))
        })
    }

    /// How a theme presents itself in a language, or in English.
    pub(crate) fn theme(language: Language, id: &str) -> Option<&'static ThemeText> {
        Self::of(language).themes.get(id).or_else(|| Self::of(Language::En).themes.get(id))
    }

    pub(super) fn noun(&self, id: &str) -> Result<&Noun, Unfilled> {
        self.nouns.get(id).ok_or_else(|| Unfilled::Word(id.to_owned()))
    }

    pub(super) fn adjective(&self, id: &str) -> Result<&Adjective, Unfilled> {
        self.adjectives.get(id).ok_or_else(|| Unfilled::Word(id.to_owned()))
    }

    /// Where a setting is: each has its own preposition.
    pub(super) fn place(&self, id: &str) -> Result<&str, Unfilled> {
        self.places.get(id).map(String::as_str).ok_or_else(|| Unfilled::Word(id.to_owned()))
    }

    /// What hangs or flies above a setting is there.
    pub(super) fn above(&self, id: &str) -> Result<&str, Unfilled> {
        self.above.get(id).map(String::as_str).ok_or_else(|| Unfilled::Word(format!("above {id}")))
    }

    /// What is seen on a card of this relation in this layout.
    pub(super) fn sentence(&self, relation: &str, layout: &str) -> Result<&str, Unfilled> {
        let told = self.sentences.get(relation).and_then(|layouts| layouts.get(layout));
        told.map(String::as_str).ok_or_else(|| Unfilled::Sentence(format!("{relation}.{layout}")))
    }
}
