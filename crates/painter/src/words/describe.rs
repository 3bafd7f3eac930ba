//! From a card's notes to its words.

use super::template::{Unfilled, fill};
use super::{Language, Words, mood_name};
use crate::composer::{Casting, Filling};
use crate::notes::{Notes, Role, Scale};
use std::collections::BTreeMap;

/// What is added to a sentence when something is seen second.
const SECOND_GLANCE: [&str; 6] = [
    "; at second glance, {a:secret}",
    "; a un secondo sguardo, {a:secret}",
    "; a segunda vista, {a:secret}",
    "; a um segundo olhar, {a:secret}",
    "; en una segona mirada, {a:secret}",
    " ; au second regard, {a:secret}",
];

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
        description.insert(language, sentence(casting, notes, language)?);
    }
    Ok(Words {
        concepts,
        relation: casting.relation.id.to_owned(),
        moods: casting.relation.moods.iter().map(|mood| mood_name(*mood).to_owned()).collect(),
        description,
    })
}

/// The card's sentence in one language.
///
/// # Errors
/// If the lexicon lacks a word.
pub fn sentence(casting: &Casting, notes: &Notes, language: Language) -> Result<String, Unfilled> {
    let mut fillings: Vec<(&str, &str)> =
        casting.slots.iter().map(|(slot, what)| (*slot, Filling::id(*what))).collect();
    let mut text = casting.relation.tells[language.index()].to_owned();
    if let Some(secret) = notes.first(Role::Secret) {
        fillings.push(("secret", secret.concept));
        text.push_str(SECOND_GLANCE[language.index()]);
    }
    text.push('.');
    fill(language, &text, &fillings)
}
