//! Sentences with holes.
//!
//! A hole is `{how:slot}` and is filled with the noun in a slot:
//!
//! - an article: `{a:subject}`, `{the:subject}`, `{bare:subject}`, for many `{pl:subject}` (bare) and `{thepl:subject}`;
//! - before it perhaps a preposition that may melt into the article: `{di the:subject}` gives "della balena";
//! - after it perhaps an adjective, `{a+giant:subject}`, and a case, `{the.dat:subject}`, `{a+giant.acc:subject}`;
//! - `{seduto|seduta:witness}` chooses by the noun's gender, in the order of the language's genders;
//! - `{where:setting}` is where a setting is: "in a forest"; `{above:setting}` where it is looked down on: "above the sea".

use super::Language;
use super::grammar::{Article, Phrase};
use super::lexicon::Lexicon;
use super::noun::{Case, Number};

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
    /// The lexicon does not have a sentence.
    #[error("the lexicon has no sentence for {0}")]
    Sentence(String),
    /// The hole is not written as it should be.
    #[error("{{{0}}} cannot be understood")]
    Hole(String),
}

/// Fills a sentence and makes its first letter a capital.
pub(crate) fn fill(language: Language, sentence: &str, fillings: Fillings) -> Result<String, Unfilled> {
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
    let (lexicon, grammar) = (Lexicon::of(language), language.grammar());
    let unclear = || Unfilled::Hole(hole.to_owned());
    let (how, slot) = hole.split_once(':').ok_or_else(unclear)?;
    let concept = fillings.iter().find(|(name, _)| *name == slot).map(|(_, concept)| *concept);
    let concept = concept.ok_or_else(|| Unfilled::Slot(slot.to_owned()))?;
    match how {
        "where" => return lexicon.place(concept).map(str::to_owned),
        "above" => return lexicon.above(concept).map(str::to_owned),
        _ => {}
    }
    let noun = lexicon.noun(concept)?;
    if how.contains('|') {
        let genders = grammar.genders();
        let choices: Vec<&str> = how.split('|').collect();
        let at = genders.iter().position(|gender| Some(*gender) == noun.gender).ok_or_else(unclear)?;
        return if choices.len() == genders.len() { Ok(choices[at].to_owned()) } else { Err(unclear()) };
    }
    let (preposition, how) = how.rsplit_once(' ').unwrap_or(("", how));
    let (how, case) = match how.split_once('.') {
        Some((how, case)) => (how, Case::named(case).ok_or_else(unclear)?),
        None => (how, Case::Nominative),
    };
    let (kind, adjective) = how.split_once('+').map_or((how, None), |(kind, quality)| (kind, Some(quality)));
    let (article, number) = match kind {
        "a" => (Article::A, Number::Singular),
        "the" => (Article::The, Number::Singular),
        "bare" => (Article::Bare, Number::Singular),
        "pl" => (Article::Bare, Number::Plural),
        "thepl" => (Article::The, Number::Plural),
        _ => return Err(unclear()),
    };
    if !grammar.cases().contains(&case) {
        return Err(unclear());
    }
    let adjective = adjective.map(|id| lexicon.adjective(id)).transpose()?;
    Ok(grammar.phrase(&Phrase { preposition, article, adjective, noun, number, case }))
}

fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
