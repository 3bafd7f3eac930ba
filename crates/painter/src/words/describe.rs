//! From a card's notes to its words.

use super::lexicon::Lexicon;
use super::template::{Unfilled, fill};
use super::{Language, Words, mood_name};
use crate::composer::{Casting, Filling};
use moonhare_scene::geometry::Point;
use moonhare_scene::notes::{Notes, Role, Scale};
use moonhare_scene::{HEIGHT, WIDTH};
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
        description.insert(language, sentence(casting, notes, language)?);
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
pub fn sentence(casting: &Casting, notes: &Notes, language: Language) -> Result<String, Unfilled> {
    tell(casting, notes, language).or_else(|_| tell(casting, notes, Language::En))
}

/// The card's sentence in exactly this language.
pub(super) fn tell(casting: &Casting, notes: &Notes, language: Language) -> Result<String, Unfilled> {
    let lexicon = Lexicon::of(language);
    let mut fillings: Vec<(&str, &str)> =
        casting.slots.iter().map(|(slot, what)| (*slot, Filling::id(*what))).collect();
    let mut text = lexicon.sentence(casting.relation.id, casting.layout().id)?.to_owned();
    if let Some(secret) = notes.first(Role::Secret) {
        fillings.push(("secret", secret.concept));
        let at = secret.at.unwrap_or(MIDDLE);
        let x = if casting.mirrored { WIDTH - at.x } else { at.x };
        text.push_str(lexicon.second_glance(part(x, at.y))?);
    }
    text.push('.');
    fill(language, &text, &fillings)
}

const MIDDLE: Point = Point { x: WIDTH / 2.0, y: HEIGHT / 2.0 };

/// In which part of the picture a place is, by thirds, as the files of words name them.
pub(super) fn part(x: f32, y: f32) -> &'static str {
    const PARTS: [[&str; 3]; 3] = [
        ["upper_left", "upper", "upper_right"],
        ["left", "middle", "right"],
        ["lower_left", "lower", "lower_right"],
    ];
    let third = |value: f32, whole: f32| ((value / whole * 3.0).max(0.0) as usize).min(2);
    PARTS[third(y, HEIGHT)][third(x, WIDTH)]
}
