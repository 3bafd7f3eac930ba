//! From a card's notes to its words.

use super::lexicon::Lexicon;
use super::template::{Unfilled, fill};
use super::{Language, Words, mood_name};
use crate::composer::{Casting, Filling};
use moonhare_scene::notes::{Notes, Scale};
use std::collections::BTreeMap;

/// The words of a card: concepts from what was painted, sentences from its relation.
///
/// # Errors
/// If the lexicon lacks a word; tests tell every relation with everything that may fill it.
pub fn describe(casting: &Casting, notes: &Notes) -> Result<Words, Unfilled> {
    let mut weights: BTreeMap<&str, f32> = BTreeMap::new();
    for note in notes.all() {
        let weight = weights.entry(note.concept).or_default();
        *weight = weight.max(note.weight());
        let size = match note.scale {
            Some(Scale::Giant) => Some("giant"),
            Some(Scale::Tiny) => Some("tiny"),
            None => None,
        };
        for extra in size.into_iter().chain(note.action) {
            let weight = weights.entry(extra).or_default();
            *weight = weight.max(note.weight() * 0.5);
        }
    }
    let mut concepts: Vec<_> =
        weights.into_iter().map(|(concept, weight)| (concept.to_owned(), weight)).collect();
    concepts.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut description = BTreeMap::new();
    for language in Language::ALL {
        description.insert(language, sentence(casting, language)?);
    }
    Ok(Words {
        concepts,
        relation: casting.relation.id.to_owned(),
        layout: casting.layout().id.to_owned(),
        moods: casting.relation.moods.iter().map(|mood| mood_name(*mood).to_owned()).collect(),
        description,
        heard: vec![],
    })
}

/// The card's sentence in one language; in English if the language has no words for it yet.
///
/// # Errors
/// If the English lexicon lacks a word.
pub fn sentence(casting: &Casting, language: Language) -> Result<String, Unfilled> {
    tell(casting, language).or_else(|_| tell(casting, Language::En))
}

/// The card's sentence in exactly this language.
pub(super) fn tell(casting: &Casting, language: Language) -> Result<String, Unfilled> {
    let lexicon = Lexicon::of(language);
    let fillings: Vec<(&str, &str)> =
        casting.slots.iter().map(|(slot, what)| (*slot, Filling::id(*what))).collect();
    let mut text = lexicon.sentence(casting.relation.id, casting.layout().id)?.to_owned();
    text.push('.');
    fill(language, &text, &fillings)
}
