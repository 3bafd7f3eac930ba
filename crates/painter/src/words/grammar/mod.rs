//! Grammar: how each language puts preposition, article, adjective and noun together.

mod catalan;
mod english;
mod french;
mod german;
mod italian;
mod portuguese;
mod romance;
mod spanish;

pub(super) use catalan::CATALAN;
pub(super) use english::ENGLISH;
pub(super) use french::FRENCH;
pub(super) use german::GERMAN;
pub(super) use italian::ITALIAN;
pub(super) use portuguese::PORTUGUESE;
pub(super) use spanish::SPANISH;

use super::adjective::Adjective;
use super::noun::{Case, Gender, Noun, Number};

/// Which article.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Article {
    /// None.
    Bare,
    /// a, an.
    A,
    /// the.
    The,
}

/// A noun with all that belongs to it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Phrase<'a> {
    /// What stands before it and may melt into the article; empty if nothing does.
    pub(crate) preposition: &'a str,
    pub(crate) article: Article,
    pub(crate) adjective: Option<&'a Adjective>,
    pub(crate) noun: &'a Noun,
    pub(crate) number: Number,
    pub(crate) case: Case,
}

impl Phrase<'_> {
    /// The noun as its file writes it: in the phrase's case, or, if that is left to rules, in the nominative.
    pub(crate) fn word(&self) -> &str {
        self.noun.written(self.number, self.case).unwrap_or_else(|| self.noun.word(self.number))
    }
}

/// What is particular to a language.
pub(crate) trait Grammar: Sync {
    /// The genders of its nouns, in the order in which a sentence offers a choice between them.
    fn genders(&self) -> &'static [Gender] {
        &[]
    }

    /// The cases that a sentence may ask for.
    fn cases(&self) -> &'static [Case] {
        &[Case::Nominative]
    }

    /// The phrase in full.
    fn phrase(&self, phrase: &Phrase) -> String;
}
