//! What one sees in a card.

use std::borrow::Cow;

use moonhare_packs::{Language, Words};

use super::thought::{TALK_STEP, spread};
use super::{Gist, Sayings, Spelling, Thought};
use crate::dice::number_of;
use crate::network::{ConceptId, Network};
use crate::text;

/// A card as the network sees it.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// What it reminds of, one weight a concept, the shown included; of length 1.
    vector: Vec<f32>,
    /// Roots of the words of its descriptions, in order.
    roots: Vec<(Language, String)>,
    /// What people say about it, in all languages.
    readings: Vec<Reading>,
    /// A number for each of these texts, in order: to know at once that none of them is meant.
    said_numbers: Vec<u64>,
    /// What they speak of, all together: how much, in order, and what it counts; and how far that leads.
    talk: Vec<(ConceptId, f32, f32)>,
    talk_length: f32,
    /// What its descriptions speak of, in all languages, rare things more; of length 1.
    described: Vec<(ConceptId, f32)>,
    /// How that and its descriptions are spelled: each piece of a word, in order, and in how many texts it is.
    pieces: Vec<(u32, u16)>,
}

/// Something that people say.
type Reading = (Language, String, Cow<'static, Gist>);

/// How much a mood, a relation and a word of the description count beside what is seen.
const MOOD_WEIGHT: f32 = 0.45;
const RELATION_WEIGHT: f32 = 0.6;
const DESCRIPTION_WEIGHT: f32 = 0.35;
/// How strongly a picture's own associations count.
const STEP: f32 = 0.4;
/// What a rare word is worth that stands in the clue and in the description.
const SAME_WORD: f32 = 0.16;
/// How much each counts: what a picture shows, what people speak of who look at it, what its descriptions say, the words and the nearest
/// text of those people, and how all that is spelled.
const SHOWN_SHARE: f32 = 0.58;
const TALK_SHARE: f32 = 1.0;
const DESCRIBED_SHARE: f32 = 0.78;
const WORDS_SHARE: f32 = 0.13;
const SAID_SHARE: f32 = 0.07;
const SPELLED_SHARE: f32 = 0.12;
/// Who says exactly what is known gives away no more than who comes near it: nobody at a table knows the readings by heart.
const SAID_MAX: f32 = 0.5;
const SPELLED_MAX: f32 = 0.6;
/// How far a picture that shows many things is made equal to one that shows few: 1 entirely, 0 not at all.
const EVEN: f32 = 0.8;

impl Picture {
    /// The picture that these words tell about.
    pub(crate) fn of(network: &Network, words: &Words) -> Self {
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
        let (mut roots, mut described, mut spelled) = (vec![], vec![], vec![]);
        for (nth, (language, text)) in words.description.iter().enumerate() {
            let tokens = text::tokens(text);
            let (said, read) = Thought::said_with_roots(network, &tokens, *language);
            // One language says it all; the first that there is.
            if nth == 0 {
                said.iter().for_each(|(id, weight)| see(*id, weight.min(1.0) * DESCRIPTION_WEIGHT));
            }
            described.extend(said.into_iter().map(|(id, weight)| (id, weight.min(1.0))));
            roots.extend(read.into_iter().map(|root| (*language, root)));
            spelled.push(Spelling::of(&tokens, *language));
        }
        roots.sort_unstable();
        roots.dedup();
        let mut vector = vec![0.0; network.len()];
        shown.iter().for_each(|(id, weight)| vector[id.index()] = *weight);
        let step = spread(network, &vector);
        vector.iter_mut().zip(step).for_each(|(sum, new)| *sum += new * STEP);
        let length = vector.iter().map(|weight| weight * weight).sum::<f32>().sqrt();
        if length > 0.0 {
            let scale = length.powf(EVEN);
            vector.iter_mut().for_each(|weight| *weight /= scale);
        }
        let sayings = Sayings::built_in();
        let said = |spoken: Language| {
            sayings.of_card(words, spoken).into_iter().map(move |(text, gist)| (spoken, text, gist))
        };
        let readings: Vec<Reading> = Language::ALL.into_iter().flat_map(said).collect();
        let mut said_numbers: Vec<_> = readings.iter().map(|(_, text, _)| number_of(text)).collect();
        said_numbers.sort_unstable();
        let spellings = readings.iter().map(|(_, _, gist)| &gist.spelling).chain(&spelled);
        let pieces = counted(spellings.flat_map(|spelling| spelling.pieces.iter().copied()).collect());
        let talk = summed(network, readings.iter().flat_map(|(_, _, gist)| gist.said.iter().copied()));
        let talk: Vec<_> =
            talk.into_iter().map(|(id, sum)| (id, sum, weight_of_talk(sayings, id, sum))).collect();
        let mut talked = vec![0.0; network.len()];
        talk.iter().for_each(|(id, _, weight)| talked[id.index()] = *weight);
        let step = spread(network, &talked);
        let talk_length =
            talked.iter().zip(step).map(|(sum, new)| (sum + new * TALK_STEP).powi(2)).sum::<f32>().sqrt();
        let mut described = summed(network, described.into_iter());
        described.iter_mut().for_each(|(id, sum)| *sum = weight_of_talk(sayings, *id, *sum));
        let length = described.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
        described.iter_mut().for_each(|(_, weight)| *weight /= length.max(f32::EPSILON));
        Self { vector, roots, readings, said_numbers, talk, talk_length, described, pieces }
    }

    /// How well a thought fits, from 0 to 1.
    pub(crate) fn fit(&self, thought: &Thought) -> f32 {
        self.fit_beside(thought, &[])
    }

    /// The same as if nobody had said these.
    pub(crate) fn fit_beside(&self, thought: &Thought, unsaid: &[&str]) -> f32 {
        let same = thought.unknown.iter().filter(|root| self.tells(thought.language, root)).count();
        let described: f32 =
            self.described.iter().map(|(id, weight)| weight * thought.meaning[id.index()]).sum();
        let more = described * DESCRIBED_SHARE + same as f32 * SAME_WORD + self.said(thought, unsaid);
        (self.fit_imagined(thought, unsaid) + more).clamp(0.0, 1.0)
    }

    /// The same to somebody who only imagines the picture, who has no description and does not look for the very words.
    pub(crate) fn fit_imagined(&self, thought: &Thought, unsaid: &[&str]) -> f32 {
        let shown = thought.dot(&self.vector) * SHOWN_SHARE;
        let spelled = self.spelled(thought, unsaid) * SPELLED_SHARE;
        (shown + self.talked(thought, unsaid) * TALK_SHARE + spelled).clamp(0.0, 1.0)
    }

    /// What people say about it, without some of that.
    fn heard<'a>(&'a self, unsaid: &'a [&str]) -> impl Iterator<Item = (Language, &'a Gist)> {
        let others = self.readings.iter().filter(|(_, text, _)| !unsaid.contains(&text.as_str()));
        others.map(|(language, _, gist)| (*language, gist.as_ref()))
    }

    /// What people say about it that is not to count.
    fn left_out<'a>(&'a self, unsaid: &'a [&str]) -> impl Iterator<Item = &'a Gist> {
        let any = unsaid.iter().any(|text| self.said_numbers.binary_search(&number_of(text)).is_ok());
        let readings = if any { &self.readings[..] } else { &[] };
        let left_out = readings.iter().filter(|(_, text, _)| unsaid.contains(&text.as_str()));
        left_out.map(|(_, _, gist)| gist.as_ref())
    }

    /// How much of a thought is in what people speak of who look at the picture, in whatever language.
    fn talked(&self, thought: &Thought, unsaid: &[&str]) -> f32 {
        if self.talk_length == 0.0 {
            return 0.0;
        }
        let all: f32 = self.talk.iter().map(|(id, _, weight)| weight * thought.sought[id.index()]).sum();
        let left_out = self.left_out(unsaid);
        let mut left: Vec<(ConceptId, f32)> = left_out.flat_map(|gist| gist.said.iter().copied()).collect();
        left.sort_by_key(|(id, _)| *id);
        let less: f32 = left
            .chunk_by(|(one, _), (other, _)| one == other)
            .filter_map(|same| {
                let id = same[0].0;
                let at = self.talk.binary_search_by_key(&id, |(known, ..)| *known).ok()?;
                let (_, sum, weight) = self.talk[at];
                let rest = (sum - same.iter().map(|(_, weight)| weight).sum::<f32>()).max(0.0);
                let lost = weight - weight_of_talk(Sayings::built_in(), id, rest);
                Some(lost * thought.sought[id.index()])
            })
            .sum();
        (all - less) / self.talk_length
    }

    /// How much of a text's words people use who speak of the picture in its language, and how near it comes to one of their texts.
    fn said(&self, thought: &Thought, unsaid: &[&str]) -> f32 {
        let sayings = Sayings::built_in();
        let own = self.heard(unsaid).filter(|(language, _)| *language == thought.language);
        let own: Vec<&Gist> = own.map(|(_, gist)| gist).collect();
        let is_said = |root: &String| {
            self.tells(thought.language, root) || own.iter().any(|gist| gist.roots.contains(root))
        };
        let words = sayings.words_found(thought.language, &thought.roots, is_said);
        let near = own.iter().map(|gist| sayings.same_words(thought.language, &thought.roots, gist));
        words * WORDS_SHARE + near.fold(0.0, f32::max).min(SAID_MAX) * SAID_SHARE
    }

    /// How much of the spelling of a text is found in what is said about the picture, in whatever language.
    fn spelled(&self, thought: &Thought, unsaid: &[&str]) -> f32 {
        let sayings = Sayings::built_in();
        let left_out: Vec<&Spelling> = self.left_out(unsaid).map(|gist| &gist.spelling).collect();
        let (mut found, mut all) = (0.0, 0.0);
        for piece in &thought.spelling.pieces {
            let worth = sayings.piece_rarity(*piece);
            all += worth;
            let at = self.pieces.binary_search_by_key(piece, |(known, _)| *known);
            let times = at.map_or(0, |at| usize::from(self.pieces[at].1));
            if times > left_out.iter().filter(|spelling| spelling.has(*piece)).count() {
                found += worth;
            }
        }
        if all > 0.0 { (found / all).min(SPELLED_MAX) } else { 0.0 }
    }

    /// How much the picture reminds of a concept.
    pub(crate) fn reminds_of(&self, id: ConceptId) -> f32 {
        self.vector[id.index()]
    }

    /// Whether a word of its description in this language has this root.
    pub(crate) fn tells(&self, language: Language, root: &str) -> bool {
        let place =
            |known: &(Language, String)| known.0.cmp(&language).then_with(|| known.1.as_str().cmp(root));
        self.roots.binary_search_by(place).is_ok()
    }
}

/// Each concept once, in order, with the sum of its weights.
fn summed(network: &Network, weights: impl Iterator<Item = (ConceptId, f32)>) -> Vec<(ConceptId, f32)> {
    let mut sums = vec![0.0; network.len()];
    weights.for_each(|(id, weight)| sums[id.index()] += weight);
    network.ids().map(|id| (id, sums[id.index()])).filter(|(_, sum)| *sum > 0.0).collect()
}

/// What a concept counts of which people speak so much: rare things more, and what all say not much more than what some say.
fn weight_of_talk(sayings: &Sayings, id: ConceptId, sum: f32) -> f32 {
    sum.ln_1p() * sayings.rarity(id)
}

/// Each piece once, in order, with how often it is there.
fn counted(mut pieces: Vec<u32>) -> Vec<(u32, u16)> {
    pieces.sort_unstable();
    let mut counted: Vec<(u32, u16)> = vec![];
    for piece in pieces {
        match counted.last_mut() {
            Some((last, times)) if *last == piece => *times = times.saturating_add(1),
            _ => counted.push((piece, 1)),
        }
    }
    counted
}
