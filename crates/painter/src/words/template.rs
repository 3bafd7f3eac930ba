//! Sentences with holes.
//!
//! `{a:subject}` is filled with the noun in a slot and its article. What stands before the colon:
//! an article (`a`, `the`, `bare`, `pl` for a bare plural, `thepl`), before it perhaps a preposition that may
//! melt into it (`{di the:place}` gives "della balena"), after it perhaps an adjective (`{a+giant:subject}`);
//! `{seduto|seduta:witness}` chooses by gender; `{where:setting}` is where a setting is ("in a forest").

use super::adjective::adjective;
use super::article::{Article, before};
use super::noun::{Gender, Noun, Number};
use super::{Language, places};

/// What fills the holes: slot name and concept.
pub(super) type Fillings<'a> = &'a [(&'a str, &'a str)];

/// Why a sentence could not be told.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfilled {
    /// The sentence names a slot that the card does not have.
    #[error("there is no slot called {0}")]
    Slot(String),
    /// The lexicon does not know a concept.
    #[error("the lexicon has no word for {0}")]
    Word(String),
    /// The hole is not written as it should be.
    #[error("{0} cannot be understood")]
    Hole(String),
}

/// Fills a sentence and makes its first letter a capital.
pub fn fill(language: Language, sentence: &str, fillings: Fillings) -> Result<String, Unfilled> {
    let mut out = String::with_capacity(sentence.len() + 32);
    let mut rest = sentence;
    while let Some((text, tail)) = rest.split_once('{') {
        let (hole, tail) = tail.split_once('}').ok_or_else(|| Unfilled::Hole(tail.to_owned()))?;
        out.push_str(text);
        out.push_str(&fill_hole(language, hole, fillings)?);
        rest = tail;
    }
    out.push_str(rest);
    Ok(capitalised(&out))
}

fn fill_hole(language: Language, hole: &str, fillings: Fillings) -> Result<String, Unfilled> {
    let (how, slot) = hole.split_once(':').ok_or_else(|| Unfilled::Hole(hole.to_owned()))?;
    let concept = fillings.iter().find(|(name, _)| *name == slot).map(|(_, concept)| *concept);
    let concept = concept.ok_or_else(|| Unfilled::Slot(slot.to_owned()))?;
    if how == "where" {
        return places::at(language, concept)
            .map(str::to_owned)
            .ok_or_else(|| Unfilled::Word(concept.to_owned()));
    }
    let noun = Noun::find(concept).ok_or_else(|| Unfilled::Word(concept.to_owned()))?;
    let gender = noun.gender(language);
    if let Some((masculine, feminine)) = how.split_once('|') {
        return Ok(if gender == Gender::Feminine { feminine } else { masculine }.to_owned());
    }
    let (preposition, kind) = how.rsplit_once(' ').unwrap_or(("", how));
    let (kind, quality) = kind.split_once('+').map_or((kind, None), |(kind, quality)| (kind, Some(quality)));
    let (article, number) = match kind {
        "a" => (Article::A, Number::Singular),
        "the" => (Article::The, Number::Singular),
        "bare" => (Article::Bare, Number::Singular),
        "pl" => (Article::Bare, Number::Plural),
        "thepl" => (Article::The, Number::Plural),
        _ => return Err(Unfilled::Hole(hole.to_owned())),
    };
    let word = noun.word(language, number);
    let Some(quality) = quality else {
        return Ok(before(language, preposition, article, gender, number, word) + word);
    };
    let quality =
        adjective(language, quality, gender, number).ok_or_else(|| Unfilled::Hole(hole.to_owned()))?;
    Ok(if language == Language::En {
        format!("{}{quality} {word}", before(language, preposition, article, gender, number, quality))
    } else {
        format!("{}{word} {quality}", before(language, preposition, article, gender, number, word))
    })
}

fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
