//! What one sees in a card.

use std::borrow::Cow;

use moonhare_packs::{Language, Words};

use super::thought::spread;
use super::{Gist, Sayings, Thought};
use crate::network::{ConceptId, Network};
use crate::text;

/// A card as the network sees it.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// What it reminds of, one weight a concept, the shown included; of length 1.
    vector: Vec<f32>,
    /// Roots of the words of its description in the language it is looked at in.
    roots: Vec<String>,
    /// What people say about it in that language.
    readings: Vec<(String, Cow<'static, Gist>)>,
    /// What people say about it in all languages, one weight a concept, rare ones more; of length 1.
    said: Vec<f32>,
}

/// How much a mood, a relation and a word of the description count beside what is seen.
const MOOD_WEIGHT: f32 = 0.45;
const RELATION_WEIGHT: f32 = 0.6;
const DESCRIPTION_WEIGHT: f32 = 0.35;
/// How strongly a picture's own associations count.
const STEP: f32 = 0.4;
/// What a rare word is worth that stands in the clue and in the description.
const SAME_WORD: f32 = 0.25;
/// How much it counts, beside what a picture shows, what people mean who speak of it, and the words they use.
const MEANT_SHARE: f32 = 0.5;
const SAID_SHARE: f32 = 0.3;
/// Who says exactly what is known gives away no more than who comes near it: nobody at a table knows the readings by heart.
const SAID_MAX: f32 = 0.5;
/// How far a picture that shows many things is made equal to one that shows few: 1 entirely, 0 not at all.
const EVEN: f32 = 0.8;

impl Picture {
    /// The picture that these words tell about, to somebody who speaks this language.
    pub(crate) fn of(network: &Network, words: &Words, language: Language) -> Self {
        let mut shown: Vec<(ConceptId, f32)> = vec![];
        let mut see = |id: ConceptId, weight: f32| match shown.iter_mut().find(|(known, _)| *known == id) {
            Some((_, old)) => *old = old.max(weight),
            None => shown.push((id, weight)),
        };
        for (name, weight) in &words.concepts {
            match network.find(name) {
                Some(id) => see(id, *weight),
                None => {
                    // Words that somebody typed for a picture of their own.
                    let thought = Thought::of(network, &name.replace('_', " "), None);
                    thought.said.iter().for_each(|(id, share)| see(*id, weight * share.min(1.0)));
                }
            }
        }
        for mood in words.moods.iter().filter_map(|mood| network.find(mood)) {
            see(mood, MOOD_WEIGHT);
        }
        if network.knows_relation(&words.relation) {
            network
                .relation(&words.relation)
                .iter()
                .for_each(|(id, weight)| see(*id, weight * RELATION_WEIGHT));
        } else {
            let thought = Thought::of(network, &words.relation.replace('_', " "), Some(Language::En));
            thought.said.iter().for_each(|(id, weight)| see(*id, weight.min(1.0) * RELATION_WEIGHT));
        }
        // One language says it all; the first that there is.
        if let Some((written_in, text)) = words.description.iter().next() {
            let said = Thought::said_in(network, text, *written_in);
            said.iter().for_each(|(id, weight)| see(*id, weight.min(1.0) * DESCRIPTION_WEIGHT));
        }
        let mut vector = vec![0.0; network.len()];
        shown.iter().for_each(|(id, weight)| vector[id.index()] = *weight);
        let step = spread(network, &vector);
        vector.iter_mut().zip(step).for_each(|(sum, new)| *sum += new * STEP);
        let length = vector.iter().map(|weight| weight * weight).sum::<f32>().sqrt();
        if length > 0.0 {
            let scale = length.powf(EVEN);
            vector.iter_mut().for_each(|weight| *weight /= scale);
        }
        let description = words.description.get(&language).map_or("", String::as_str);
        let roots = text::tokens(description).iter().map(|token| text::root(language, &token.word)).collect();
        let sayings = Sayings::built_in();
        let readings = sayings.of_card(words, language);
        let said = said(network, sayings, words);
        Self { vector, roots, readings, said }
    }

    /// The picture as somebody remembers it who knows what it shows and means, but not the words that are used for it.
    pub(crate) fn imagined(network: &Network, words: &Words) -> Self {
        Self { readings: vec![], ..Self::of(network, words, Language::En) }
    }

    /// How well a thought fits, from 0 to 1.
    pub(crate) fn fit(&self, thought: &Thought) -> f32 {
        self.fit_beside(thought, &[])
    }

    /// The same as if nobody had said these.
    pub(crate) fn fit_beside(&self, thought: &Thought, unsaid: &[&str]) -> f32 {
        let same = thought.unknown.iter().filter(|root| self.roots.contains(root)).count();
        let seen = thought.dot(&self.vector) + same as f32 * SAME_WORD;
        let all = seen + self.meant(thought) * MEANT_SHARE + self.said(thought, unsaid) * SAID_SHARE;
        all.clamp(0.0, 1.0)
    }

    /// How much of a thought is in what people say about the picture.
    fn meant(&self, thought: &Thought) -> f32 {
        if self.said.is_empty() {
            return 0.0;
        }
        let sayings = Sayings::built_in();
        let (mut shared, mut length) = (0.0, 0.0);
        for (id, weight) in &thought.near {
            let weight = weight * sayings.rarity(*id);
            shared += weight * self.said[id.index()];
            length += weight * weight;
        }
        if length > 0.0 { shared / length.sqrt() } else { 0.0 }
    }

    /// How near a text comes, word by word, to something that people say about the picture.
    fn said(&self, thought: &Thought, unsaid: &[&str]) -> f32 {
        let sayings = Sayings::built_in();
        let others = self.readings.iter().filter(|(text, _)| !unsaid.contains(&text.as_str()));
        let near = others.map(|(_, gist)| sayings.same_words(thought.language, &thought.roots, gist));
        near.fold(0.0, f32::max).min(SAID_MAX)
    }

    /// How much the picture reminds of a concept.
    pub(crate) fn reminds_of(&self, id: ConceptId) -> f32 {
        self.vector[id.index()]
    }

    /// Whether a word of its description has this root.
    pub(crate) fn tells(&self, root: &str) -> bool {
        self.roots.iter().any(|known| known == root)
    }
}

/// What people say about a card in all languages together.
fn said(network: &Network, sayings: &'static Sayings, words: &Words) -> Vec<f32> {
    let mut said = vec![0.0; network.len()];
    for language in Language::ALL {
        for (_, gist) in sayings.of_card(words, language) {
            let length = gist.said.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt().max(1.0);
            gist.said.iter().for_each(|(id, weight)| said[id.index()] += weight / length);
        }
    }
    let step = spread(network, &said);
    let mut length = 0.0;
    for (id, near) in network.ids().zip(step) {
        let weight = &mut said[id.index()];
        // Said by two is more than said by one, but not twice as much.
        *weight = (*weight + near * STEP).sqrt() * sayings.rarity(id);
        length += *weight * *weight;
    }
    if length == 0.0 {
        return vec![];
    }
    said.iter_mut().for_each(|weight| *weight /= length.sqrt());
    said
}
