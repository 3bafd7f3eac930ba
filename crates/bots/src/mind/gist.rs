//! What a text has in common with what people say about a picture: its words, and what they mean.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use moonhare_packs::{Language, Readings, Words};

use super::{Spelling, Thought};
use crate::network::{ConceptId, Network, place};
use crate::text::{self, Token};

/// A text, understood.
#[derive(Clone, Debug)]
pub(crate) struct Gist {
    /// The roots of the words that say something, each once.
    pub(super) roots: BTreeSet<String>,
    /// What it says.
    pub(super) said: Vec<(ConceptId, f32)>,
    /// How its words are spelled.
    pub(super) spelling: Spelling,
}

impl Gist {
    /// The gist of a text that is written in this language.
    fn of(network: &Network, text: &str, language: Language) -> Self {
        let tokens = text::tokens(text);
        let said = Thought::said_in(network, text, language);
        Self { roots: telling_roots(&tokens, language), said, spelling: Spelling::of(&tokens, language) }
    }
}

/// The roots of the words that say something.
pub(super) fn telling_roots(tokens: &[Token], language: Language) -> BTreeSet<String> {
    let telling = tokens.iter().filter(|token| !text::is_empty_word(language, &token.word));
    telling.map(|token| text::root(language, &token.word)).collect()
}

/// All readings of all relations, and how rare what they say is.
#[derive(Debug)]
pub(crate) struct Sayings {
    gists: [BTreeMap<&'static str, Gist>; Language::ALL.len()],
    /// How much each root says, by language: nearly nothing if every reading has it.
    roots: [BTreeMap<String, f32>; Language::ALL.len()],
    /// What a root says that no reading has.
    unheard: [f32; Language::ALL.len()],
    /// How much each concept says.
    concepts: Vec<f32>,
    /// How much each piece of a word says.
    pieces: BTreeMap<u32, f32>,
    /// What a piece says that no reading has.
    unheard_piece: f32,
}

impl Sayings {
    /// The readings that are part of the program.
    pub(crate) fn built_in() -> &'static Self {
        static SAYINGS: OnceLock<Sayings> = OnceLock::new();
        SAYINGS.get_or_init(|| Self::read(Network::built_in()))
    }

    fn read(network: &Network) -> Self {
        let rarity = |among: usize, with: usize| (1.0 + among as f32 / (1 + with) as f32).ln();
        // A concept is rare if few relations bring it up, however often they do.
        let mut counts = vec![0; network.len()];
        let mut pieces: BTreeMap<u32, usize> = BTreeMap::new();
        let mut relations = 0;
        for readings in Readings::relations().filter_map(Readings::of) {
            relations += 1;
            let (mut met, mut spelled) = (BTreeSet::new(), BTreeSet::new());
            for language in Language::ALL {
                for text in readings.for_card("", [].into_iter(), language) {
                    met.extend(Thought::said_in(network, text, language).into_iter().map(|(id, _)| id));
                    spelled.extend(Spelling::of(&text::tokens(text), language).pieces);
                }
            }
            met.into_iter().for_each(|id| counts[id.index()] += 1);
            spelled.into_iter().for_each(|piece| *pieces.entry(piece).or_default() += 1);
        }
        let concepts: Vec<_> = counts.into_iter().map(|count| rarity(relations, count)).collect();
        let pieces = pieces.into_iter().map(|(piece, count)| (piece, rarity(relations, count))).collect();
        let gists = Language::ALL.map(|language| {
            let gist = |text: &'static str| (text, Gist::of(network, text, language));
            Readings::texts(language).map(gist).collect::<BTreeMap<_, _>>()
        });
        let roots = std::array::from_fn(|at| {
            let mut counts: BTreeMap<String, usize> = BTreeMap::new();
            for root in gists[at].values().flat_map(|gist| &gist.roots) {
                *counts.entry(root.clone()).or_default() += 1;
            }
            let all = gists[at].len();
            counts.into_iter().map(|(root, count)| (root, rarity(all, count))).collect()
        });
        let unheard = std::array::from_fn(|at| rarity(gists[at].len(), 0));
        Self { gists, roots, unheard, concepts, pieces, unheard_piece: rarity(relations, 0) }
    }

    /// The readings of a card in one language. What was heard is understood when it is needed.
    pub(crate) fn of_card(
        &'static self,
        words: &Words,
        language: Language,
    ) -> Vec<(String, Cow<'static, Gist>)> {
        let texts = words.readings(language).into_iter();
        texts.map(|text| (text.to_owned(), self.of_text(text, language))).collect()
    }

    /// What one of them says, or a text that nobody knew before.
    pub(super) fn of_text(&'static self, text: &str, language: Language) -> Cow<'static, Gist> {
        match self.gists[place(language)].get(text) {
            Some(gist) => Cow::Borrowed(gist),
            None => Cow::Owned(Gist::of(Network::built_in(), text, language)),
        }
    }

    /// How much a concept says.
    pub(crate) fn rarity(&self, id: ConceptId) -> f32 {
        self.concepts[id.index()]
    }

    /// How much a piece of a word says.
    pub(super) fn piece_rarity(&self, piece: u32) -> f32 {
        self.pieces.get(&piece).copied().unwrap_or(self.unheard_piece)
    }

    /// How much of a text's words is found among what is said in its language, from 0 to 1.
    pub(super) fn words_found(
        &self,
        language: Language,
        text: &BTreeSet<String>,
        is_said: impl Fn(&String) -> bool,
    ) -> f32 {
        let worth = |root: &String| self.root_rarity(language, root);
        let all: f32 = text.iter().map(worth).sum();
        let found: f32 = text.iter().filter(|root| is_said(root)).map(worth).sum();
        if found == 0.0 { 0.0 } else { found / all }
    }

    fn root_rarity(&self, language: Language, root: &String) -> f32 {
        self.roots[place(language)].get(root).copied().unwrap_or(self.unheard[place(language)])
    }

    /// How much of two texts of one language is the same, word by word, from 0 to 1.
    pub(crate) fn same_words(&self, language: Language, one: &BTreeSet<String>, other: &Gist) -> f32 {
        let worth = |root: &String| self.root_rarity(language, root);
        let weight = |roots: &BTreeSet<String>| roots.iter().map(|root| worth(root).powi(2)).sum::<f32>();
        let shared: f32 = one.intersection(&other.roots).map(|root| worth(root).powi(2)).sum();
        if shared == 0.0 { 0.0 } else { shared / (weight(one) * weight(&other.roots)).sqrt() }
    }
}
