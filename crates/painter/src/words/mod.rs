//! Words: what is on a card, for bots and for screen readers.
//!
//! A language is a file of words (`words/<code>.toml`) and a grammar; [`Language`] lists them all.

mod adjective;
mod describe;
mod grammar;
mod language;
mod lexicon;
mod noun;
mod template;
#[cfg(test)]
mod tests;

pub use describe::{describe, sentence};
pub use language::Language;
pub use template::Unfilled;

pub(crate) use lexicon::Lexicon;

use crate::readings::Readings;
use crate::relations::Mood;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is on a card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// What can be seen, with how much of the picture is about it (0…1), most first.
    pub concepts: Vec<(String, f32)>,
    /// The impossible fact.
    pub relation: String,
    /// How it is painted: the relation's layout; nothing where nobody knows. Packs write it once, with what the card is made of.
    #[serde(default, skip_serializing)]
    pub layout: String,
    /// Where it leans.
    pub moods: Vec<String>,
    /// One sentence in each language.
    pub description: BTreeMap<Language, String>,
    /// What people said about it at tables, where somebody listens. No pack has it.
    #[serde(skip)]
    pub heard: Vec<(Language, String)>,
}

impl Words {
    /// What people might say about the picture in a language without naming what is on it, the most particular first, and what they
    /// did say; nothing if nobody has written or said it yet.
    pub fn readings(&self, language: Language) -> Vec<&str> {
        let shown = self.concepts.iter().map(|(name, _)| name.as_str());
        let written = Readings::of(&self.relation);
        let mut readings = written.map(|all| all.for_card(&self.layout, shown, language)).unwrap_or_default();
        let heard = self.heard.iter().filter(|(spoken, _)| *spoken == language);
        readings.extend(heard.map(|(_, text)| text.as_str()));
        readings
    }
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
