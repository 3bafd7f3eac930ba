//! The files of concepts. A line is a concept:
//!
//! ```text
//! words;in;each;of;the;languages>kinds~associations
//! ```
//!
//! Words of one language are parted by commas; the first is the usual one. The first English one also names the
//! concept, in small letters and with underscores; where nobody would say that name, it stands before the word:
//! `emperor_clothes:the emperor’s new clothes`. An association ends with its weight in tenths, or has five of them.

use super::ConceptId;
use moonhare_packs::Language;
use std::collections::BTreeMap;

/// All files of concepts.
pub(super) const FILES: &[&str] = &[
    include_str!("../../data/animals.txt"),
    include_str!("../../data/people.txt"),
    include_str!("../../data/objects.txt"),
    include_str!("../../data/places.txt"),
    include_str!("../../data/feelings.txt"),
    include_str!("../../data/ideas.txt"),
    include_str!("../../data/actions.txt"),
    include_str!("../../data/tales.txt"),
    include_str!("../../data/misc.txt"),
    include_str!("../../data/life.txt"),
    include_str!("../../data/creatures.txt"),
    include_str!("../../data/nature.txt"),
    include_str!("../../data/home.txt"),
    include_str!("../../data/food.txt"),
    include_str!("../../data/trades.txt"),
    include_str!("../../data/travel.txt"),
    include_str!("../../data/body_mind.txt"),
    include_str!("../../data/art.txt"),
    include_str!("../../data/belief.txt"),
    include_str!("../../data/society.txt"),
    include_str!("../../data/science.txt"),
    include_str!("../../data/qualities.txt"),
    include_str!("../../data/deeds.txt"),
    include_str!("../../data/motifs.txt"),
    include_str!("../../data/daily.txt"),
    include_str!("../../data/painted.txt"),
];

/// What the relations of cards mean.
pub(super) const RELATIONS: &str = include_str!("../../data/relations.txt");

/// A line of a file.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) words: [Vec<String>; Language::ALL.len()],
    pub(super) kinds: Vec<String>,
    pub(super) links: Vec<(String, f32)>,
}

/// The concepts of a file.
pub(super) fn rows(file: &str) -> impl Iterator<Item = Row> {
    lines(file).map(|line| {
        let (rest, links) = line.split_once('~').unwrap_or((line, ""));
        let (words, kinds) = rest.split_once('>').unwrap_or((rest, ""));
        let mut columns = words.split(';').map(|column| {
            column
                .split(',')
                .map(str::trim)
                .filter(|word| !word.is_empty())
                .map(str::to_owned)
                .collect::<Vec<_>>()
        });
        let mut words: [Vec<String>; Language::ALL.len()] =
            std::array::from_fn(|_| columns.next().unwrap_or_default());
        let mut english = std::mem::take(&mut words[0]).into_iter();
        let first = english.next().unwrap_or_default();
        let (name, said) = match first.split_once(':') {
            // A name that nobody says is still understood.
            Some((name, said)) => (name.to_owned(), vec![said.to_owned(), name.replace('_', " ")]),
            None => (name_of(&first), vec![first.replace('_', " ")]),
        };
        words[0] = said.into_iter().chain(english).collect();
        Row {
            name,
            words,
            kinds: kinds.split_whitespace().map(str::to_owned).collect(),
            links: weighted(links).collect(),
        }
    })
}

/// What a concept is called in links whose English word this is: "Snow White" is `snow_white`.
pub(super) fn name_of(word: &str) -> String {
    word.to_lowercase().replace([' ', '-'], "_")
}

/// Names with weights, as they stand at the end of a line.
pub(super) fn weighted(text: &str) -> impl Iterator<Item = (String, f32)> {
    text.split_whitespace().map(|word| {
        let name = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let weight = word[name.len()..].parse::<f32>().map_or(0.5, |tenths| tenths / 10.0);
        (name.to_owned(), weight)
    })
}

/// Lines that say something.
pub(crate) fn lines(file: &str) -> impl Iterator<Item = &str> {
    file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The relations: a name, then concepts.
pub(super) fn relations(
    file: &str,
    find: &dyn Fn(&str) -> Option<ConceptId>,
) -> BTreeMap<String, Vec<(ConceptId, f32)>> {
    lines(file)
        .filter_map(|line| line.split_once('~'))
        .map(|(name, concepts)| {
            let found =
                weighted(concepts).filter_map(|(concept, weight)| Some((find(&concept)?, weight))).collect();
            (name.trim().to_owned(), found)
        })
        .collect()
}
