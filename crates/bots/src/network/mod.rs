//! The network of concepts: what things are called in every language, what kind of thing they are and what they make
//! people think of. Written for this game, kept as text in `data/`, read at first use.

mod concept_file;
mod lexicon;
mod never_said;
mod saying_file;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use moonhare_packs::Language;

pub(crate) use concept_file::lines;
pub(crate) use lexicon::Lexicon;
pub(crate) use never_said::is_never_said;
pub(crate) use saying_file::Saying;
pub use saying_file::SayingKind;

use crate::text;

/// A concept's place in the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConceptId(pub(crate) u16);

impl ConceptId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A concept.
#[derive(Debug)]
pub(crate) struct Concept {
    /// What it is called, by language in the order of [`Language::ALL`]; the first of each is the usual word.
    pub(crate) words: [Vec<String>; Language::ALL.len()],
    /// What kind of thing it is.
    pub(crate) kinds: Vec<ConceptId>,
    /// What it makes one think of, kinds included, with weights from 0 to 1, in the order of the ids.
    pub(crate) links: Vec<(ConceptId, f32)>,
}

/// The network.
#[derive(Debug)]
pub struct Network {
    concepts: Vec<Concept>,
    by_name: BTreeMap<String, ConceptId>,
    /// English words that are not the name of their concept.
    synonyms: BTreeMap<String, ConceptId>,
    pub(crate) sayings: Vec<Saying>,
    pub(crate) lexicon: Lexicon,
    relations: BTreeMap<String, Vec<(ConceptId, f32)>>,
    /// Sayings of several words, by how they are written in whatever language.
    idioms: BTreeMap<String, Vec<usize>>,
}

/// How much a kind says about its members, and the members about it.
const KIND_WEIGHT: f32 = 0.5;
/// How much of a link holds in the other direction, where the data says nothing.
const BACKWARDS: f32 = 0.75;

impl Network {
    /// The built-in network.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static NETWORK: OnceLock<Network> = OnceLock::new();
        NETWORK.get_or_init(|| Self::read(concept_file::FILES, saying_file::FILES, concept_file::RELATIONS))
    }

    fn read(concept_files: &[&str], saying_files: &[&str], relations: &str) -> Self {
        let rows: Vec<_> = concept_files.iter().flat_map(|file| concept_file::rows(file)).collect();
        let mut by_name = BTreeMap::new();
        let mut concepts: Vec<Concept> = Vec::new();
        for row in &rows {
            let id = ConceptId(concepts.len() as u16);
            let known = *by_name.entry(row.name.clone()).or_insert(id);
            if known == id {
                concepts.push(Concept { words: row.words.clone(), kinds: vec![], links: vec![] });
            } else {
                for (all, more) in concepts[known.index()].words.iter_mut().zip(&row.words) {
                    all.extend(more.iter().filter(|word| !all.contains(word)).cloned().collect::<Vec<_>>());
                }
            }
        }
        // A word may stand for another concept than its own row's: "submarine" leads to "deep". Links go by names first.
        let mut synonyms = BTreeMap::new();
        for row in &rows {
            for word in &row.words[0] {
                synonyms.entry(concept_file::name_of(word)).or_insert(by_name[&row.name]);
            }
        }
        let find = |name: &str| by_name.get(name).or_else(|| synonyms.get(name)).copied();
        let mut links = vec![BTreeMap::<ConceptId, f32>::new(); concepts.len()];
        let mut backwards = links.clone();
        for row in &rows {
            let id = by_name[&row.name];
            let kinds = row.kinds.iter().filter_map(|kind| find(kind)).map(|kind| (kind, KIND_WEIGHT, 0.5));
            let others =
                row.links.iter().filter_map(|(name, weight)| Some((find(name)?, *weight, BACKWARDS)));
            for (other, weight, back) in kinds.chain(others) {
                if other == id {
                    continue;
                }
                let link = links[id.index()].entry(other).or_default();
                *link = link.max(weight);
                let link = backwards[other.index()].entry(id).or_default();
                *link = link.max(weight * back);
            }
            concepts[id.index()].kinds.extend(row.kinds.iter().filter_map(|kind| find(kind)));
        }
        for ((concept, mut forth), back) in concepts.iter_mut().zip(links).zip(backwards) {
            for (other, weight) in back {
                let link = forth.entry(other).or_default();
                *link = link.max(weight);
            }
            concept.links = forth.into_iter().collect();
        }
        let relations = concept_file::relations(relations, &find);
        let sayings: Vec<_> =
            saying_files.iter().flat_map(|file| saying_file::sayings(file, &find)).collect();
        let lexicon = Lexicon::new(&concepts, &sayings);
        let idioms = idioms(&sayings);
        Self { concepts, by_name, synonyms, sayings, lexicon, relations, idioms }
    }

    /// How many concepts there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.concepts.len()
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.concepts.is_empty()
    }

    /// How many sayings there are.
    #[must_use]
    pub fn sayings_len(&self) -> usize {
        self.sayings.len()
    }

    /// The concept of this name, or that has this name as an English word.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<ConceptId> {
        self.by_name.get(name).or_else(|| self.synonyms.get(name)).copied()
    }

    /// Whether cards that tell this impossible fact are understood by more than the words of its name.
    #[must_use]
    pub fn knows_relation(&self, relation: &str) -> bool {
        self.relations.contains_key(relation)
    }

    pub(crate) fn relation(&self, relation: &str) -> &[(ConceptId, f32)] {
        self.relations.get(relation).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn get(&self, id: ConceptId) -> &Concept {
        &self.concepts[id.index()]
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = ConceptId> + use<> {
        (0..self.concepts.len() as u16).map(ConceptId)
    }

    /// All sayings of a language.
    pub(crate) fn sayable(&self, language: Language) -> impl Iterator<Item = &str> {
        let sayings = self.sayings.iter().map(move |saying| saying.texts[place(language)].as_str());
        sayings.filter(|text| !text.is_empty())
    }

    /// The sayings that stand in a text, in whatever language; the text as [`text::key`] writes it.
    pub(crate) fn idioms_in(&self, key: &str) -> Vec<usize> {
        let words: Vec<&str> = key.split(' ').collect();
        let parts = (0..words.len()).flat_map(|from| (from + 2..=words.len()).map(move |to| (from, to)));
        let known = parts.filter_map(|(from, to)| self.idioms.get(&words[from..to].join(" ")));
        known.flatten().copied().collect()
    }

    /// The usual word for a concept.
    pub(crate) fn word(&self, id: ConceptId, language: Language) -> Option<&str> {
        self.get(id).words[place(language)].first().map(String::as_str)
    }
}

/// Where sayings of several words stand, by how they are written in each language.
fn idioms(sayings: &[Saying]) -> BTreeMap<String, Vec<usize>> {
    let mut idioms: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (number, saying) in sayings.iter().enumerate() {
        for key in saying.texts.iter().map(|said| text::key(said)).filter(|key| key.contains(' ')) {
            let known = idioms.entry(key).or_default();
            if known.last() != Some(&number) {
                known.push(number);
            }
        }
    }
    idioms
}

/// The language's place in [`Language::ALL`].
pub(crate) fn place(language: Language) -> usize {
    language as usize
}

#[cfg(test)]
mod tests;
