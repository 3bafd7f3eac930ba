//! Words: what is on a card, for bots and for screen readers.

mod adjective;
mod article;
mod describe;
mod noun;
mod nouns;
mod places;
mod template;
#[cfg(test)]
mod tests;

pub use article::{Article, before};
pub use describe::{describe, sentence};
pub use noun::{Gender, Noun, Number};
pub use places::at as place;
pub use template::{Unfilled, fill};

use crate::relations::Mood;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The languages that cards are told in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
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
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::En, Self::It, Self::Es, Self::Pt, Self::Ca, Self::Fr];

    /// Its place in [`Self::ALL`] and in every table of words.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What is on a card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// What can be seen, with how much of the picture is about it (0…1), most first.
    pub concepts: Vec<(String, f32)>,
    /// The impossible fact.
    pub relation: String,
    /// Where it leans.
    pub moods: Vec<String>,
    /// One sentence in each language.
    pub description: BTreeMap<Language, String>,
}

/// The name of a mood as it is written in words.
pub fn mood_name(mood: Mood) -> &'static str {
    match mood {
        Mood::Longing => "longing",
        Mood::Mischief => "mischief",
        Mood::Dread => "dread",
        Mood::Wonder => "wonder",
        Mood::Loneliness => "loneliness",
        Mood::Tenderness => "tenderness",
        Mood::Greed => "greed",
        Mood::Freedom => "freedom",
        Mood::Memory => "memory",
        Mood::Secrecy => "secrecy",
    }
}
