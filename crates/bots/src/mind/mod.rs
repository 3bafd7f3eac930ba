//! What a text has to do with a card.

mod gist;
mod picture;
mod spelling;
mod thought;

use moonhare_packs::{Language, Words};

pub(crate) use gist::{Gist, Sayings};
pub(crate) use picture::Picture;
pub(crate) use spelling::Spelling;
pub(crate) use thought::Thought;

use crate::network::Network;

/// Rates how well a text fits a card.
pub trait Mind: Send + Sync {
    /// From 0 (nothing in common) to 1 (the text says what is on the card).
    ///
    /// The language is a hint: people at one table may use several.
    fn fit(&self, text: &str, language: Option<Language>, words: &Words) -> f32;

    /// The same for several cards.
    fn fits(&self, text: &str, language: Option<Language>, cards: &[&Words]) -> Vec<f32> {
        cards.iter().map(|words| self.fit(text, language, words)).collect()
    }
}

/// The mind that is always there: the network of concepts, no model, no waiting.
#[derive(Clone, Copy, Debug)]
pub struct BuiltInMind {
    network: &'static Network,
}

impl BuiltInMind {
    /// A mind over the built-in network.
    #[must_use]
    pub fn new() -> Self {
        Self { network: Network::built_in() }
    }

    /// The language that a text seems to be in.
    #[must_use]
    pub fn language_of(&self, text: &str, hint: Option<Language>) -> Language {
        Thought::of(self.network, text, hint).language
    }
}

impl Default for BuiltInMind {
    fn default() -> Self {
        Self::new()
    }
}

impl Mind for BuiltInMind {
    fn fit(&self, text: &str, language: Option<Language>, words: &Words) -> f32 {
        let thought = Thought::of(self.network, text, language);
        Picture::of(self.network, words, thought.language).fit(&thought)
    }

    fn fits(&self, text: &str, language: Option<Language>, cards: &[&Words]) -> Vec<f32> {
        let thought = Thought::of(self.network, text, language);
        cards.iter().map(|words| Picture::of(self.network, words, thought.language).fit(&thought)).collect()
    }
}

#[cfg(test)]
mod tests;
