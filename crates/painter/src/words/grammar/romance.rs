//! What the Romance languages share: two genders, elision, prepositions that melt into the article, adjectives after the
//! noun.

use super::{Article, Grammar, Phrase};
use crate::words::noun::{Gender, Number, Sound};

/// An article by gender, number, and how the next word begins.
type Choice = fn(Gender, Number, Sound) -> &'static str;

/// A Romance language.
pub(in crate::words) struct Romance {
    pub(super) definite: Choice,
    pub(super) indefinite: Choice,
    /// How a word begins, by its letters.
    pub(super) spelled: fn(&str) -> Sound,
    /// What a preposition and an article melt into, if they do.
    pub(super) melted: fn(&str, &str) -> Option<String>,
    /// Whether "de" becomes "d’" before a vowel.
    pub(super) elides_de: bool,
}

impl Grammar for Romance {
    fn genders(&self) -> &'static [Gender] {
        &[Gender::Masculine, Gender::Feminine]
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        let gender = phrase.noun.gender.unwrap_or(Gender::Masculine);
        let word = phrase.word();
        let sound = phrase.noun.sound.unwrap_or_else(|| (self.spelled)(word));
        let article = match phrase.article {
            Article::Bare => "",
            Article::A => (self.indefinite)(gender, phrase.number, sound),
            Article::The => (self.definite)(gender, phrase.number, sound),
        };
        let mut text = self.before(phrase.preposition, article, sound);
        text.push_str(word);
        if let Some(adjective) = phrase.adjective {
            text.push(' ');
            text.push_str(adjective.agreeing(gender, phrase.number));
        }
        text
    }
}

impl Romance {
    /// Preposition and article as they stand before a word, with the space or apostrophe that follows.
    fn before(&self, preposition: &str, article: &str, word: Sound) -> String {
        if let Some(melted) = (self.melted)(preposition, article) {
            return spaced(&melted);
        }
        let rest = spaced(article);
        if preposition.is_empty() {
            return rest;
        }
        let next = if article.is_empty() { word } else { (self.spelled)(article) };
        if self.elides_de && preposition == "de" && next == Sound::Vowel {
            format!("d’{rest}")
        } else {
            format!("{preposition} {rest}")
        }
    }
}

fn spaced(words: &str) -> String {
    if words.is_empty() || words.ends_with('’') { words.to_owned() } else { format!("{words} ") }
}

/// Preposition, article, what they melt into.
pub(super) type Melting = &'static [(&'static str, &'static str, &'static str)];

pub(super) fn melt(table: Melting, preposition: &str, article: &str) -> Option<String> {
    table.iter().find(|(p, a, _)| *p == preposition && *a == article).map(|(.., melted)| (*melted).to_owned())
}

pub(super) fn is_vowel(letter: char) -> bool {
    "aeiouàáâãèéêìíîòóôõùúûœæ".contains(letter)
}

/// By the first letter; an h is silent.
pub(super) fn silent_h(word: &str) -> Sound {
    if word.starts_with(|letter| letter == 'h' || is_vowel(letter)) { Sound::Vowel } else { Sound::Consonant }
}
