//! What comes to mind at a text.

use std::collections::BTreeSet;

use moonhare_packs::Language;

use super::gist::telling_roots;
use super::{Sayings, Spelling};
use crate::network::{ConceptId, Network};
use crate::text::{self, Token};

/// Concepts that a text brings up, near and far.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    /// The language the text is in.
    pub(crate) language: Language,
    /// What the text says.
    pub(crate) said: Vec<(ConceptId, f32)>,
    /// What one thinks of, the said included, by id, rare things more; of length 1.
    near: Vec<(ConceptId, f32)>,
    /// Roots of the words that are no concepts: names, rare words.
    pub(crate) unknown: Vec<String>,
    /// Roots of all words that say something.
    pub(crate) roots: BTreeSet<String>,
    /// How they are spelled.
    pub(crate) spelling: Spelling,
    /// The same, one weight a concept.
    pub(crate) meaning: Vec<f32>,
    /// How much each concept leads to what the text says, rare things more; what it says is of length 1.
    pub(super) sought: Vec<f32>,
}

/// How strongly a first and a second thought count.
const STEPS: [f32; 2] = [0.55, 0.22];
/// How strongly it counts what talk about a picture leads to, beside what it says.
pub(super) const TALK_STEP: f32 = 0.4;
/// Links of concepts that have many of them count less.
const USUAL_LINKS: f32 = 14.0;

impl Thought {
    /// What a text brings up.
    pub(crate) fn of(network: &Network, text: &str, hint: Option<Language>) -> Self {
        let tokens = text::tokens(text);
        let language = language_of(network, &tokens, hint);
        let (said, unknown) = read(network, &tokens, &roots_of(&tokens, language), language, true);
        let roots = telling_roots(&tokens, language);
        let spelling = Spelling::of(&tokens, language);
        Self { roots, spelling, ..Self::from_said(network, language, &said, unknown) }
    }

    /// What a reading brings up that somebody wrote in this language: it is understood already.
    pub(crate) fn of_reading(network: &Network, text: &str, language: Language) -> Self {
        let gist = Sayings::built_in().of_text(text, language);
        let mut said = vec![0.0; network.len()];
        gist.said.iter().for_each(|(id, weight)| said[id.index()] = *weight);
        let (roots, spelling) = (gist.roots.clone(), gist.spelling.clone());
        Self { roots, spelling, ..Self::from_said(network, language, &said, vec![]) }
    }

    /// What a text says that is well written in a known language; one step is not gone from there.
    pub(crate) fn said_in(network: &Network, text: &str, language: Language) -> Vec<(ConceptId, f32)> {
        Self::said_with_roots(network, &text::tokens(text), language).0
    }

    /// The same, with the roots of all words.
    pub(super) fn said_with_roots(
        network: &Network,
        tokens: &[Token],
        language: Language,
    ) -> (Vec<(ConceptId, f32)>, Vec<String>) {
        let roots = roots_of(tokens, language);
        (sparse(&read(network, tokens, &roots, language, false).0), roots)
    }

    fn from_said(network: &Network, language: Language, said: &[f32], unknown: Vec<String>) -> Self {
        let mut all = said.to_vec();
        let mut wave = said.to_vec();
        for strength in STEPS {
            wave = spread(network, &wave);
            for (sum, new) in all.iter_mut().zip(&wave) {
                *sum += new * strength;
            }
        }
        let mut near = sparse(&all);
        let sayings = Sayings::built_in();
        near.iter_mut().for_each(|(id, weight)| *weight *= sayings.rarity(*id));
        let length = near.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt().max(f32::EPSILON);
        let mut meaning = vec![0.0; network.len()];
        for (id, weight) in &mut near {
            *weight /= length;
            meaning[id.index()] = *weight;
        }
        let rare: Vec<f32> = network.ids().map(|id| said[id.index()] * sayings.rarity(id)).collect();
        let length = rare.iter().map(|weight| weight * weight).sum::<f32>().sqrt().max(f32::EPSILON);
        let leads_to = |id: ConceptId| {
            let links = &network.get(id).links;
            let sum: f32 = links.iter().map(|(other, link)| rare[other.index()] * link).sum();
            (rare[id.index()] + sum * share(links.len()) * TALK_STEP) / length
        };
        let sought = network.ids().map(leads_to).collect();
        let (roots, spelling) = (BTreeSet::new(), Spelling::default());
        Self { language, said: sparse(said), near, unknown, roots, spelling, meaning, sought }
    }

    /// How much of this thought lies in a picture's vector.
    pub(crate) fn dot(&self, picture: &[f32]) -> f32 {
        self.near.iter().map(|(id, weight)| weight * picture[id.index()]).sum()
    }
}

fn roots_of(tokens: &[Token], language: Language) -> Vec<String> {
    tokens.iter().map(|token| text::root(language, &token.word)).collect()
}

/// What the tokens with these roots say, by concept, and the roots of those that say nothing.
fn read(
    network: &Network,
    tokens: &[Token],
    roots: &[String],
    language: Language,
    slips: bool,
) -> (Vec<f32>, Vec<String>) {
    let mut said = vec![0.0; network.len()];
    let mut unknown = vec![];
    for (id, weight) in network.lexicon.phrases(language, roots) {
        said[id.index()] += weight;
    }
    for (token, root) in tokens.iter().zip(roots) {
        if text::is_empty_word(language, &token.word) {
            continue;
        }
        let (senses, sure) = senses(network, language, token, slips);
        if senses.is_empty() {
            unknown.push(root.clone());
        }
        let share = sure / (senses.len() as f32).sqrt();
        for (concept, weight) in senses {
            said[concept.index()] += weight * share;
        }
    }
    (said, unknown)
}

/// One step along the links.
pub(crate) fn spread(network: &Network, from: &[f32]) -> Vec<f32> {
    let mut to = vec![0.0; from.len()];
    for id in network.ids() {
        let weight = from[id.index()];
        if weight < 0.004 {
            continue;
        }
        let links = &network.get(id).links;
        let share = weight * share(links.len());
        for (other, link) in links {
            to[other.index()] += share * link;
        }
    }
    to
}

/// What of a concept goes along each of so many links.
fn share(links: usize) -> f32 {
    1.0 / (1.0 + links as f32 / USUAL_LINKS).sqrt()
}

fn sparse(dense: &[f32]) -> Vec<(ConceptId, f32)> {
    let all = dense.iter().enumerate().filter(|(_, weight)| **weight > 0.002);
    all.map(|(index, weight)| (ConceptId(index as u16), *weight)).collect()
}

/// What a word may mean: in the language of the text, else in any other.
fn senses(network: &Network, language: Language, token: &Token, slips: bool) -> (Vec<(ConceptId, f32)>, f32) {
    let lexicon = &network.lexicon;
    let (own, sure) =
        if slips { lexicon.senses(language, token) } else { lexicon.written_senses(language, token) };
    if !own.is_empty() {
        return (own.iter().map(|sense| (sense.concept, sense.weight)).collect(), sure);
    }
    let mut foreign: Vec<(ConceptId, f32)> = vec![];
    for sense in network.lexicon.exact(token) {
        if !foreign.iter().any(|(known, _)| *known == sense.concept) {
            foreign.push((sense.concept, sense.weight));
        }
    }
    (foreign, 0.7)
}

/// How much the reader's own language is believed before a word is read.
const HINT_WEIGHT: f32 = 1.2;

fn language_of(network: &Network, tokens: &[Token], hint: Option<Language>) -> Language {
    let mut scores = [0.0_f32; Language::ALL.len()];
    if let Some(hint) = hint {
        scores[hint as usize] += HINT_WEIGHT;
    }
    for token in tokens {
        let empty = Language::ALL.map(|language| text::is_empty_word(language, &token.word));
        let known = network.lexicon.exact(token);
        let known = Language::ALL.map(|language| known.iter().any(|sense| sense.language == language));
        for marks in [empty, known] {
            let among = marks.iter().filter(|mark| **mark).count() as f32;
            for (score, mark) in scores.iter_mut().zip(marks) {
                *score += if mark { 1.0 / among } else { 0.0 };
            }
        }
        for (letters, languages) in LETTERS {
            if token.word.contains(*letters) {
                languages.iter().for_each(|language| scores[*language as usize] += 0.5);
            }
        }
    }
    let mut best = hint.unwrap_or(Language::En);
    for language in Language::ALL {
        if scores[language as usize] > scores[best as usize] + 0.001 {
            best = language;
        }
    }
    best
}

/// Letters that only some of the languages use.
const LETTERS: &[(&[char], &[Language])] = &[
    (&['ñ'], &[Language::Es]),
    (&['ã', 'õ'], &[Language::Pt]),
    (&['ê', 'ô', 'â'], &[Language::Pt, Language::Fr]),
    (&['ç'], &[Language::Pt, Language::Ca, Language::Fr]),
    (&['œ', 'î', 'û', 'ë'], &[Language::Fr]),
    (&['ò'], &[Language::It, Language::Ca]),
    (&['ì', 'ù'], &[Language::It]),
    (&['ä', 'ö', 'ß'], &[Language::De]),
    (&['ü'], &[Language::De, Language::Es, Language::Ca]),
];
