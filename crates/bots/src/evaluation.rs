//! How well a mind understands people: clues by somebody who saw only the pictures.
//!
//! `eval/cards.json` keeps the words of the cards as they were painted that day, `eval/clues.toml` the clues. None of the
//! clues was used to write the network. `second_cards.json` and `second_clues.toml` are another set: one clue a card,
//! frozen before the network grew to its present size. The third set is about the cards of the built-in packs, in two halves; each
//! of its clues names three more cards that were chosen by eye to compete. The fourth is the same about another pack, Roots, the fifth about
//! all five packs.

use std::thread::available_parallelism;

use moonhare_packs::{Language, Words};
use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use crate::mind::Mind;

/// How many cards a clue is to be found among.
pub const AMONG: usize = 6;
/// How often each clue is tried, each time among other cards.
const TRIES: u64 = 40;

/// A clue for a card.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Clue {
    /// The card's place in the set.
    pub card: usize,
    /// The language of the clue.
    pub language: Language,
    /// The clue.
    pub text: String,
    /// Cards that somebody chose to lie beside it.
    #[serde(default)]
    pub decoys: Vec<usize>,
    /// Whether it is of the half that is measured at the end only.
    #[serde(default)]
    pub kept: bool,
}

/// Cards, and clues for them.
#[derive(Clone, Debug, Default)]
pub struct Evaluation {
    /// The words of the cards.
    pub cards: Vec<Words>,
    /// The clues.
    pub clues: Vec<Clue>,
}

/// How often the right card was the best, and among the best three.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// How many clues.
    pub clues: usize,
    /// The share of tries with the right card first.
    pub top_1: f64,
    /// The share of tries with the right card among the first three.
    pub top_3: f64,
    /// The share of clues with the right card first among those that were chosen to compete, where somebody chose.
    pub chosen: Option<f64>,
}

/// What `clues.toml` holds.
#[derive(Deserialize)]
struct ClueFile {
    clue: Vec<Clue>,
}

impl Evaluation {
    /// The set that is kept with the program.
    ///
    /// # Panics
    /// If the files are broken, which a test would have told.
    #[must_use]
    pub fn built_in() -> Self {
        Self::read(include_str!("../eval/cards.json"), include_str!("../eval/clues.toml"))
    }

    /// The second set, which was frozen before the network grew.
    ///
    /// # Panics
    /// If the files are broken, which a test would have told.
    #[must_use]
    pub fn second() -> Self {
        Self::read(include_str!("../eval/second_cards.json"), include_str!("../eval/second_clues.toml"))
    }

    /// One half of the third set: the open one, or the one that is kept.
    ///
    /// # Panics
    /// If the files are broken, which a test would have told.
    #[must_use]
    pub fn third(kept: bool) -> Self {
        Self::read(include_str!("../eval/third_cards.json"), include_str!("../eval/third_clues.toml"))
            .half(kept)
    }

    /// One half of the fourth set.
    ///
    /// # Panics
    /// If the files are broken, which a test would have told.
    #[must_use]
    pub fn fourth(kept: bool) -> Self {
        Self::read(include_str!("../eval/fourth_cards.json"), include_str!("../eval/fourth_clues.toml"))
            .half(kept)
    }

    /// One half of the fifth set.
    ///
    /// # Panics
    /// If the files are broken, which a test would have told.
    #[must_use]
    pub fn fifth(kept: bool) -> Self {
        Self::read(include_str!("../eval/fifth_cards.json"), include_str!("../eval/fifth_clues.toml"))
            .half(kept)
    }

    fn half(mut self, kept: bool) -> Self {
        self.clues.retain(|clue| clue.kept == kept);
        self
    }

    fn read(cards: &str, clues: &str) -> Self {
        let cards = serde_json::from_str(cards).expect("the cards are a list of words");
        let file: ClueFile = toml::from_str(clues).expect("the clues are a list");
        Self { cards, clues: file.clue }
    }

    /// The sets by their names.
    #[must_use]
    pub fn all() -> [(&'static str, Self); 8] {
        [
            ("first", Self::built_in()),
            ("second", Self::second()),
            ("third", Self::third(false)),
            ("third, kept", Self::third(true)),
            ("fourth", Self::fourth(false)),
            ("fourth, kept", Self::fourth(true)),
            ("fifth", Self::fifth(false)),
            ("fifth, kept", Self::fifth(true)),
        ]
    }

    /// What a mind makes of each clue, in their order. All cards are looked at once, by as many threads as there are cores.
    #[must_use]
    pub fn tried(&self, mind: &dyn Mind) -> Vec<Tried> {
        let cards: Vec<_> = self.cards.iter().collect();
        let studied = mind.study(&cards);
        let numbered: Vec<_> = self.clues.iter().enumerate().collect();
        let threads = available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            let parts = numbered.chunks(numbered.len().div_ceil(threads).max(1));
            let parts: Vec<_> = parts
                .map(|part| {
                    let studied = &studied;
                    scope.spawn(move || {
                        let tried = part.iter().map(|(number, clue)| {
                            let fits = studied(&clue.text, Some(clue.language));
                            Tried::of(*number, clue, &fits)
                        });
                        tried.collect::<Vec<_>>()
                    })
                })
                .collect();
            parts.into_iter().flat_map(|part| part.join().expect("no mind panics")).collect()
        })
    }
}

/// What a mind makes of a clue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    /// The language of the clue.
    pub language: Language,
    /// The share of tries in which its card came first.
    pub top_1: f64,
    /// The share of tries in which it was among the first three.
    pub top_3: f64,
    /// Whether it comes first among those that were chosen to compete, where somebody chose: 1, 0, or a share of a tie.
    pub chosen: Option<f64>,
}

impl Tried {
    /// By how well each card fits.
    fn of(number: usize, clue: &Clue, fits: &[f32]) -> Self {
        let own = fits[clue.card];
        let mut dice = Dice::about(&[0xE7A1, number as u64]);
        let mut hits = [0.0; 2];
        for _ in 0..TRIES {
            let mut others: Vec<usize> = vec![];
            while others.len() + 1 < AMONG.min(fits.len()) {
                let other = dice.below(fits.len());
                if other != clue.card && !others.contains(&other) {
                    others.push(other);
                }
            }
            // Whoever fits equally well may be chosen as well: a tie is half a win.
            let above = others.iter().filter(|other| fits[**other] > own).count();
            let ties = others.iter().filter(|other| fits[**other] == own).count();
            for (hit, places) in hits.iter_mut().zip([1, 3]) {
                let free = places as f64 - above as f64;
                *hit += (free / (ties + 1) as f64).clamp(0.0, 1.0);
            }
        }
        let [top_1, top_3] = hits.map(|hit| hit / TRIES as f64);
        let best = clue.decoys.iter().all(|other| fits[*other] <= own);
        let ties = clue.decoys.iter().filter(|other| fits[**other] == own).count();
        let chosen = (!clue.decoys.is_empty()).then(|| if best { 1.0 / (ties + 1) as f64 } else { 0.0 });
        Self { language: clue.language, top_1, top_3, chosen }
    }
}

impl Score {
    /// Of the clues of a language.
    #[must_use]
    pub fn of_language(tried: &[Tried], language: Language) -> Self {
        let own: Vec<_> = tried.iter().filter(|clue| clue.language == language).copied().collect();
        Self::of(&own)
    }

    /// Of some clues.
    #[must_use]
    pub fn of(tried: &[Tried]) -> Self {
        let mean = |share: &dyn Fn(&Tried) -> Option<f64>| {
            let shares: Vec<f64> = tried.iter().filter_map(share).collect();
            (!shares.is_empty()).then(|| shares.iter().sum::<f64>() / shares.len() as f64)
        };
        Self {
            clues: tried.len(),
            top_1: mean(&|clue| Some(clue.top_1)).unwrap_or_default(),
            top_3: mean(&|clue| Some(clue.top_3)).unwrap_or_default(),
            chosen: mean(&|clue| clue.chosen),
        }
    }
}

#[cfg(test)]
mod tests;
