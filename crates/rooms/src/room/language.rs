//! The languages of a table.

use serde::{Deserialize, Serialize};

/// A language that people and bots at a table may use, by its tag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// Spanish.
    Es,
    /// Portuguese.
    Pt,
    /// Catalan.
    Ca,
    /// French.
    Fr,
    /// German.
    De,
    /// Portuguese of Brazil.
    #[serde(rename = "pt-BR")]
    PtBr,
    /// Spanish of the Americas.
    #[serde(rename = "es-419")]
    Es419,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 9] =
        [Self::En, Self::It, Self::Es, Self::Pt, Self::Ca, Self::Fr, Self::De, Self::PtBr, Self::Es419];

    /// The tag that stands on the wire and in the log.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Es => "es",
            Self::Pt => "pt",
            Self::Ca => "ca",
            Self::Fr => "fr",
            Self::De => "de",
            Self::PtBr => "pt-BR",
            Self::Es419 => "es-419",
        }
    }

    /// The language of a tag.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The language in which cards are told to somebody: their own, or that of its kind, or English.
    #[must_use]
    pub fn of_cards(self) -> moonhare_packs::Language {
        let kind = self.tag().split('-').next().unwrap_or_default();
        moonhare_packs::Language::from_code(kind).unwrap_or_default()
    }
}
