//! Readings: what different people might say about a picture. None of them names what is on it.
//!
//! A relation's readings are a file of its name, `readings/<relation>.toml`: an array for each language. Under
//! `[layout.<id>]` and `[cast.<motif, head or setting>]` stand those that hold only when the card is painted so, or shows this:
//!
//! ```toml
//! en = ["Home is where you put it down", "All of it, please"]
//! de = ["Bitte alles"]
//!
//! [layout.shoulder]
//! en = ["Don’t sneeze"]
//!
//! [cast.whale]
//! en = ["Call me a taxi"]
//! ```
//!
//! A card's readings are [`Words::readings`](crate::words::Words::readings).

#[cfg(test)]
mod tests;

use crate::words::Language;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/readings.rs"));

/// Texts in some languages.
type Texts = BTreeMap<Language, Vec<String>>;

/// What people might say about the pictures of one relation.
#[derive(Debug, Default, Deserialize)]
pub struct Readings {
    /// By layout: what holds only for cards that are painted so.
    #[serde(default)]
    layout: BTreeMap<String, Texts>,
    /// By motif, head or setting: what holds only for cards that show it.
    #[serde(default)]
    cast: BTreeMap<String, Texts>,
    /// What holds for all of them.
    #[serde(flatten)]
    all: Texts,
}

impl Readings {
    /// The readings of a relation, if somebody has written some.
    ///
    /// # Panics
    /// If a file can't be read: all are part of the program, and a test reads them.
    pub fn of(relation: &str) -> Option<&'static Self> {
        static READ: OnceLock<BTreeMap<&str, Readings>> = OnceLock::new();
        let read = READ.get_or_init(|| {
            let parse = |(relation, text): &(&'static str, &str)| {
                let readings = toml::from_str(text);
                (*relation, readings.unwrap_or_else(|why| panic!("readings/{relation}.toml: {why}")))
            };
            FILES.iter().map(parse).collect()
        });
        read.get(relation)
    }

    /// Every text of all relations in a language.
    pub fn texts(language: Language) -> impl Iterator<Item = &'static str> {
        let parts = FILES.iter().filter_map(|(relation, _)| Self::of(relation)).flat_map(Self::parts);
        parts.filter_map(move |texts| texts.get(&language)).flatten().map(String::as_str)
    }

    /// The relations that have readings.
    pub fn relations() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|(relation, _)| *relation)
    }

    fn parts(&self) -> impl Iterator<Item = &Texts> {
        self.layout.values().chain(self.cast.values()).chain([&self.all])
    }

    /// Those that hold for a card which is painted in this layout and shows these: the most particular first.
    pub fn for_card<'r, 'c>(
        &'r self,
        layout: &str,
        cast: impl Iterator<Item = &'c str>,
        language: Language,
    ) -> Vec<&'r str> {
        let cast = cast.filter_map(|shown| self.cast.get(shown));
        let parts = cast.chain(self.layout.get(layout)).chain([&self.all]);
        parts.filter_map(|texts| texts.get(&language)).flatten().map(String::as_str).collect()
    }
}
