//! Finds concepts by the words that people use for them.

use std::collections::BTreeMap;

use moonhare_packs::Language;

use super::{Concept, ConceptId, Saying, place};
use crate::text::{self, Token};

/// A word of a language that stands for a concept.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sense {
    pub(crate) concept: ConceptId,
    pub(crate) language: Language,
    /// 1 for the usual word, less for the others.
    pub(crate) weight: f32,
}

/// A root that stands in phrases, by its number in its language: numbers are compared for every phrase that shares a root with a
/// text, and those are many.
type RootId = usize;

/// Several words that mean something together.
#[derive(Debug)]
struct Phrase {
    /// The roots of its words, and how much each says.
    roots: Vec<(RootId, f32)>,
    concepts: Vec<(ConceptId, f32)>,
    /// The share of its words that must be there.
    needed: f32,
}

/// All words and phrases.
#[derive(Debug)]
pub(crate) struct Lexicon {
    words: BTreeMap<String, Vec<Sense>>,
    roots: [BTreeMap<String, Vec<Sense>>; Language::ALL.len()],
    phrases: [Vec<Phrase>; Language::ALL.len()],
    /// Each root with its number and the phrases that it stands in.
    phrases_by_root: [BTreeMap<String, (RootId, Vec<usize>)>; Language::ALL.len()],
}

const SYNONYM_WEIGHT: f32 = 0.85;
const SAYING_SHARE_NEEDED: f32 = 0.6;
/// What a word that says nothing counts in a phrase.
const EMPTY_WEIGHT: f32 = 0.3;
/// How many letters a part of a compound has at least.
const COMPOUND_PART_MIN: usize = 3;
/// A phrase says more than its words one by one.
const PHRASE_WEIGHT: f32 = 1.6;

impl Lexicon {
    pub(super) fn new(concepts: &[Concept], sayings: &[Saying]) -> Self {
        let mut lexicon = Self {
            words: BTreeMap::new(),
            roots: Default::default(),
            phrases: Default::default(),
            phrases_by_root: Default::default(),
        };
        for (index, concept) in concepts.iter().enumerate() {
            for language in Language::ALL {
                for (nth, word) in concept.words[place(language)].iter().enumerate() {
                    let weight = if nth == 0 { 1.0 } else { SYNONYM_WEIGHT };
                    lexicon.add_word(language, word, ConceptId(index as u16), weight);
                }
            }
        }
        for saying in sayings {
            for language in Language::ALL {
                let text = &saying.texts[place(language)];
                if !text.is_empty() {
                    lexicon.add_phrase(language, text, saying.concepts.clone(), SAYING_SHARE_NEEDED);
                }
            }
        }
        lexicon
    }

    fn add_word(&mut self, language: Language, word: &str, concept: ConceptId, weight: f32) {
        let tokens = text::tokens(word);
        let [token] = tokens.as_slice() else {
            return self.add_phrase(language, word, vec![(concept, weight)], 1.0);
        };
        let sense = Sense { concept, language, weight };
        push_sense(self.words.entry(token.plain.clone()).or_default(), sense);
        let roots = &mut self.roots[place(language)];
        push_sense(roots.entry(text::root(language, &token.word)).or_default(), sense);
        // People who leave the accents out.
        push_sense(roots.entry(text::root(language, &token.plain)).or_default(), sense);
        if language == Language::De {
            let spelled = text::without_umlauts(&token.word);
            push_sense(roots.entry(text::root(language, &spelled)).or_default(), sense);
        }
    }

    fn add_phrase(&mut self, language: Language, text: &str, concepts: Vec<(ConceptId, f32)>, needed: f32) {
        let tokens = text::tokens(text);
        let full: Vec<_> =
            tokens.iter().filter(|token| !text::is_empty_word(language, &token.word)).collect();
        let tokens: Vec<_> = if full.len() >= 2 { full } else { tokens.iter().collect() };
        let weight =
            |token: &Token| if text::is_empty_word(language, &token.word) { EMPTY_WEIGHT } else { 1.0 };
        let number = self.phrases[place(language)].len();
        let by_root = &mut self.phrases_by_root[place(language)];
        let mut roots = Vec::with_capacity(tokens.len());
        for token in tokens {
            let next = by_root.len();
            let (id, list) =
                by_root.entry(text::root(language, &token.word)).or_insert_with(|| (next, Vec::new()));
            if list.last() != Some(&number) {
                list.push(number);
            }
            roots.push((*id, weight(token)));
        }
        self.phrases[place(language)].push(Phrase { roots, concepts, needed });
    }

    /// All senses of a word exactly as it is written, accents aside.
    pub(crate) fn exact(&self, token: &Token) -> &[Sense] {
        self.words.get(&token.plain).map_or(&[], Vec::as_slice)
    }

    /// The senses of a word in a language: as it is written, else by its root, else of a word that is nearly the same.
    /// With them, how sure that is.
    pub(crate) fn senses(&self, language: Language, token: &Token) -> (Vec<Sense>, f32) {
        let (senses, sure) = self.written_senses(language, token);
        if senses.is_empty() { (self.nearly(language, &token.plain), 0.6) } else { (senses, sure) }
    }

    /// The same without slips of the hand, for texts that have none.
    pub(crate) fn written_senses(&self, language: Language, token: &Token) -> (Vec<Sense>, f32) {
        let (senses, sure) = self.plain_senses(language, token);
        if senses.is_empty() && language == Language::De {
            return (self.compound(&token.word), 0.7);
        }
        (senses, sure)
    }

    /// The senses of a word as it is written or by its root, not of its parts.
    pub(crate) fn plain_senses(&self, language: Language, token: &Token) -> (Vec<Sense>, f32) {
        let exact: Vec<_> =
            self.exact(token).iter().filter(|sense| sense.language == language).copied().collect();
        if !exact.is_empty() {
            return (exact, 1.0);
        }
        let roots = &self.roots[place(language)];
        for root in [text::root(language, &token.word), text::root(language, &token.plain)] {
            if let Some(senses) = roots.get(&root) {
                return (senses.clone(), 0.9);
            }
        }
        (vec![], 0.0)
    }

    /// The senses of both parts of a German compound, "Mondlicht", "Wolkenschloss": the last part is as long as can be.
    fn compound(&self, word: &str) -> Vec<Sense> {
        let known = |part: &str| {
            let token = Token { word: part.to_owned(), plain: text::plain(part) };
            self.plain_senses(Language::De, &token).0
        };
        let places: Vec<usize> = word.char_indices().map(|(at, _)| at).collect();
        for at in places.iter().skip(COMPOUND_PART_MIN).copied() {
            let (first, last) = word.split_at(at);
            if last.chars().count() < COMPOUND_PART_MIN {
                break;
            }
            let last = known(last);
            if last.is_empty() {
                continue;
            }
            // Between the parts there may be a sound that belongs to neither: Arbeitszimmer, Tageslicht.
            let firsts = ["", "s", "es", "n", "en"].iter().filter_map(|joint| first.strip_suffix(joint));
            for first in firsts.filter(|first| first.chars().count() >= COMPOUND_PART_MIN) {
                let mut senses = known(first);
                if !senses.is_empty() {
                    last.iter().for_each(|sense| push_sense(&mut senses, *sense));
                    return senses;
                }
            }
        }
        vec![]
    }

    /// The senses of the words that differ from this one by a slip of the hand.
    fn nearly(&self, language: Language, word: &str) -> Vec<Sense> {
        let Some(first) = word.chars().next().filter(char::is_ascii_lowercase) else { return vec![] };
        let slips = match word.len() {
            0..=4 => return vec![],
            5..=8 => 1,
            _ => 2,
        };
        let (from, to) = (first.to_string(), char::from(first as u8 + 1).to_string());
        let mut best = (slips + 1, vec![]);
        for (known, senses) in self.words.range(from..to) {
            if known.len().abs_diff(word.len()) > slips
                || !senses.iter().any(|sense| sense.language == language)
            {
                continue;
            }
            let distance = distance(known.as_bytes(), word.as_bytes(), best.0);
            if distance < best.0 {
                best =
                    (distance, senses.iter().filter(|sense| sense.language == language).copied().collect());
            }
        }
        best.1
    }

    /// What the phrases in a text mean, each concept as often as it is meant.
    pub(crate) fn phrases(&self, language: Language, roots: &[String]) -> Vec<(ConceptId, f32)> {
        let mut hits: BTreeMap<usize, usize> = BTreeMap::new();
        let mut known: Vec<RootId> = Vec::with_capacity(roots.len());
        for (id, phrases) in roots.iter().filter_map(|root| self.phrases_by_root[place(language)].get(root)) {
            if known.contains(id) {
                continue;
            }
            known.push(*id);
            for number in phrases {
                *hits.entry(*number).or_default() += 1;
            }
        }
        let mut meant = Vec::new();
        for (number, hits) in hits {
            let phrase = &self.phrases[place(language)][number];
            let said = phrase.roots.iter().filter(|(root, _)| known.contains(root));
            let weight: f32 = said.map(|(_, weight)| weight).sum();
            let share = weight / phrase.roots.iter().map(|(_, weight)| weight).sum::<f32>();
            if share >= phrase.needed && (hits >= 2 || roots.len() <= 2) {
                meant
                    .extend(phrase.concepts.iter().map(|(id, weight)| (*id, weight * share * PHRASE_WEIGHT)));
            }
        }
        meant
    }
}

/// A concept once, with its best weight.
fn push_sense(senses: &mut Vec<Sense>, new: Sense) {
    let known = senses.iter_mut().find(|old| old.concept == new.concept && old.language == new.language);
    match known {
        Some(old) => old.weight = old.weight.max(new.weight),
        None => senses.push(new),
    }
}

/// How many letters one must change, add, leave out or swap; at least `enough` when it is not less.
fn distance(one: &[u8], other: &[u8], enough: usize) -> usize {
    let mut before: Vec<usize> = vec![0; other.len() + 1];
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (row, a) in one.iter().enumerate() {
        let mut line = vec![row + 1; other.len() + 1];
        for (column, b) in other.iter().enumerate() {
            let change = last[column] + usize::from(a != b);
            line[column + 1] = change.min(last[column + 1] + 1).min(line[column] + 1);
            if row > 0 && column > 0 && *a == other[column - 1] && one[row - 1] == *b {
                line[column + 1] = line[column + 1].min(before[column - 1] + 1);
            }
        }
        if line.iter().min().is_some_and(|least| *least >= enough) {
            return enough;
        }
        before = std::mem::replace(&mut last, line);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (one, other, expected) in
            [("moon", "moon", 0), ("moon", "mooon", 1), ("whale", "wahle", 1), ("sea", "tea", 1)]
        {
            assert_eq!(distance(one.as_bytes(), other.as_bytes(), 9), expected, "{one} {other}");
        }
    }
}
