//! The files of sayings: proverbs, idioms, titles, half sentences and sounds. A line is a saying:
//!
//! ```text
//! kind|in;each;of;the;languages~concepts
//! ```
//!
//! A language that has no such saying has nothing between its semicolons.

use moonhare_packs::Language;

use super::ConceptId;
use super::concept_file::{lines, weighted};

/// All files of sayings.
pub(super) const FILES: &[&str] = &[
    include_str!("../../data/sayings.txt"),
    include_str!("../../data/lines.txt"),
    include_str!("../../data/old_titles.txt"),
    include_str!("../../data/known.txt"),
];

/// What kind of saying it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SayingKind {
    /// A proverb.
    Proverb,
    /// A figure of speech.
    Idiom,
    /// The title of an old tale, or something that sounds like one.
    Title,
    /// A half sentence, the beginning of a thought.
    Half,
    /// A sound.
    Sound,
}

/// A saying.
#[derive(Debug)]
pub(crate) struct Saying {
    pub(crate) kind: SayingKind,
    pub(crate) texts: [String; Language::ALL.len()],
    pub(crate) concepts: Vec<(ConceptId, f32)>,
}

/// The sayings of a file.
pub(super) fn sayings(file: &str, find: &dyn Fn(&str) -> Option<ConceptId>) -> Vec<Saying> {
    lines(file)
        .filter_map(|line| {
            let (kind, rest) = line.split_once('|')?;
            let (texts, concepts) = rest.split_once('~')?;
            let kind = match kind.trim() {
                "p" => SayingKind::Proverb,
                "i" => SayingKind::Idiom,
                "t" => SayingKind::Title,
                "s" => SayingKind::Sound,
                _ => SayingKind::Half,
            };
            let mut columns = texts.split(';').map(|text| text.trim().to_owned());
            Some(Saying {
                kind,
                texts: std::array::from_fn(|_| columns.next().unwrap_or_default()),
                concepts: weighted(concepts)
                    .filter_map(|(name, weight)| Some((find(&name)?, weight)))
                    .collect(),
            })
        })
        .collect()
}
