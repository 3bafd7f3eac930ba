//! English: no gender, no case; the article goes by the sound of the next word.

use super::{Article, Grammar, Phrase};
use crate::words::noun::{Gender, Number, Sound};

pub(in crate::words) static ENGLISH: English = English;

pub(in crate::words) struct English;

impl Grammar for English {
    fn phrase(&self, phrase: &Phrase) -> String {
        let word = phrase.word();
        let adjective = phrase.adjective.map(|a| a.agreeing(Gender::Masculine, phrase.number));
        let sound = match adjective {
            Some(adjective) => spelled(adjective),
            None => phrase.noun.sound.unwrap_or_else(|| spelled(word)),
        };
        let article = match (phrase.article, phrase.number) {
            (Article::The, _) => "the",
            (Article::A, Number::Singular) if sound == Sound::Vowel => "an",
            (Article::A, Number::Singular) => "a",
            (Article::A, Number::Plural) | (Article::Bare, _) => "",
        };
        let words = [phrase.preposition, article, adjective.unwrap_or(""), word];
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

fn spelled(word: &str) -> Sound {
    if word.starts_with(['a', 'e', 'i', 'o', 'u']) { Sound::Vowel } else { Sound::Consonant }
}
