//! What a text has to do with a card.

mod gist;
mod looked;
mod picture;
mod spelling;
mod thought;

use moonhare_packs::{Language, Words};

pub(crate) use gist::{Gist, Sayings};
pub(crate) use looked::look_at;
pub(crate) use picture::Picture;
pub(crate) use spelling::Spelling;
pub(crate) use thought::Thought;

use crate::network::Network;
use crate::text;

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

    /// Looks at cards for many texts: how well each of them fits a text.
    fn study<'m>(&'m self, cards: &'m [&Words]) -> Studied<'m> {
        Box::new(|text, language| self.fits(text, language, cards))
    }

    /// The same at a table, where bots tell what they read about a picture: who knows that by heart as well makes as if not.
    fn fits_at_table(&self, text: &str, language: Option<Language>, cards: &[&Words]) -> Vec<f32> {
        self.fits(text, language, cards)
    }
}

/// Tells how well each of some cards fits a text.
pub type Studied<'m> = Box<dyn Fn(&str, Option<Language>) -> Vec<f32> + Sync + 'm>;

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
        Picture::of(self.network, words).fit(&thought)
    }

    fn fits(&self, text: &str, language: Option<Language>, cards: &[&Words]) -> Vec<f32> {
        let thought = Thought::of(self.network, text, language);
        cards.iter().map(|words| Picture::of(self.network, words).fit(&thought)).collect()
    }

    fn study<'m>(&'m self, cards: &'m [&Words]) -> Studied<'m> {
        let pictures: Vec<_> = cards.iter().map(|words| Picture::of(self.network, words)).collect();
        Box::new(move |text, language| {
            let thought = Thought::of(self.network, text, language);
            pictures.iter().map(|picture| picture.fit(&thought)).collect()
        })
    }

    fn fits_at_table(&self, text: &str, language: Option<Language>, cards: &[&Words]) -> Vec<f32> {
        let thought = Thought::of(self.network, text, language);
        let told = text::key(text);
        let fit = |words: &&Words| {
            let readings = words.readings(thought.language);
            let repeated: Vec<_> =
                readings.into_iter().filter(|reading| told.contains(&text::key(reading))).collect();
            look_at(words).fit_beside(&thought, &repeated)
        };
        cards.iter().map(fit).collect()
    }
}

#[cfg(test)]
mod tests;
