//! A mind that also has read a lot: a sentence encoder (all-MiniLM-L6-v2), read from a folder.
//!
//! The folder holds `model.safetensors` and `vocab.txt`; `cargo xtask mind` makes it. The network runs in plain Rust.
//! It knows English; texts in other languages go through the words of the network of concepts first.

mod bert;
mod tensors;
mod word_piece;

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use moonhare_packs::{Language, Words};

use crate::mind::{BuiltInMind, Mind, Thought};
use crate::network::Network;
use bert::Bert;
use word_piece::WordPiece;

/// Why a folder is no mind.
#[derive(Debug, thiserror::Error)]
pub enum EncoderError {
    /// A file is missing or can't be read.
    #[error("{0} can't be read")]
    File(String, #[source] io::Error),
    /// A file is not what it should be.
    #[error("the folder holds no encoder that fits: {0}")]
    Broken(String),
}

/// The network of concepts and a sentence encoder together.
pub struct EncoderMind {
    built_in: BuiltInMind,
    words: WordPiece,
    bert: Bert,
    /// Vectors of texts that come again and again: the descriptions of cards.
    ///
    /// Not held while a text is thought over: two bots may do the same work once, but none waits for the other.
    known: Mutex<BTreeMap<String, Vec<f32>>>,
}

impl std::fmt::Debug for EncoderMind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("EncoderMind")
    }
}

/// How many vectors are kept.
const KNOWN_TEXTS_MAX: usize = 4_096;
/// How much the encoder counts beside the network of concepts, in English and in other languages.
const ENCODER_SHARE: f32 = 0.6;
const ENCODER_SHARE_TRANSLATED: f32 = 0.25;

impl EncoderMind {
    /// Reads the folder.
    ///
    /// # Errors
    /// If a file is missing or is not an encoder of this shape.
    pub fn load(folder: &Path) -> Result<Self, EncoderError> {
        let read = |name: &str| {
            std::fs::read(folder.join(name)).map_err(|error| EncoderError::File(name.to_owned(), error))
        };
        let vocabulary = String::from_utf8(read("vocab.txt")?)
            .map_err(|_| EncoderError::Broken("vocab.txt is not text".to_owned()))?;
        let tensors = tensors::Tensors::parse(&read("model.safetensors")?).map_err(EncoderError::Broken)?;
        Ok(Self {
            built_in: BuiltInMind::new(),
            words: WordPiece::new(&vocabulary),
            bert: Bert::new(tensors).map_err(EncoderError::Broken)?,
            known: Mutex::default(),
        })
    }

    /// The meaning of an English text, as a vector of length 1.
    fn vector(&self, text: &str) -> Vec<f32> {
        self.bert.encode(&self.words.tokens(text))
    }

    fn known_vector(&self, text: String) -> Vec<f32> {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(vector) = known().get(&text) {
            return vector.clone();
        }
        let vector = self.vector(&text);
        let mut all = known();
        if all.len() >= KNOWN_TEXTS_MAX {
            all.clear();
        }
        all.insert(text, vector.clone());
        vector
    }
}

impl Mind for EncoderMind {
    fn fit(&self, text: &str, language: Option<Language>, words: &Words) -> f32 {
        self.fits(text, language, &[words]).first().copied().unwrap_or(0.0)
    }

    fn fits(&self, text: &str, language: Option<Language>, cards: &[&Words]) -> Vec<f32> {
        let network = Network::built_in();
        let thought = Thought::of(network, text, language);
        let english =
            if thought.language == Language::En { text.to_owned() } else { in_english(network, &thought) };
        let fits = self.built_in.fits(text, language, cards);
        if english.trim().is_empty() {
            return fits;
        }
        let share = if thought.language == Language::En { ENCODER_SHARE } else { ENCODER_SHARE_TRANSLATED };
        let clue = self.vector(&english);
        fits.iter()
            .zip(cards)
            .map(|(fit, words)| {
                let texts = card_texts(words).into_iter().filter(|text| !text.is_empty());
                let readings = words.readings(Language::En).into_iter().map(str::to_owned);
                let near = texts.chain(readings).map(|text| dot(&clue, &self.known_vector(text)));
                let near = near.fold(0.0, f32::max);
                (1.0 - share) * fit + share * near
            })
            .collect()
    }
}

/// The sentence about a card, and what is on it as a list.
fn card_texts(words: &Words) -> [String; 2] {
    let sentence = words.description.get(&Language::En).cloned().unwrap_or_default();
    let things = words.concepts.iter().filter(|(_, weight)| *weight >= 0.2).map(|(name, _)| name);
    let list: Vec<_> = things.chain(&words.moods).map(|name| name.replace('_', " ")).collect();
    [sentence, list.join(", ")]
}

/// What a thought says, in English words.
fn in_english(network: &Network, thought: &Thought) -> String {
    let mut said = thought.said.clone();
    said.sort_by(|one, other| other.1.total_cmp(&one.1));
    let words = said.iter().take(6).filter_map(|(id, _)| network.word(*id, Language::En));
    words.collect::<Vec<_>>().join(" ")
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests;
