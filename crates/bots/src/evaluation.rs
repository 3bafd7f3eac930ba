//! How well a mind understands people: clues by somebody who saw only the pictures.
//!
//! `eval/cards.json` keeps the words of the cards as they were painted that day, `eval/clues.toml` the clues. None of the
//! clues was used to write the network. `second_cards.json` and `second_clues.toml` are another set: one clue a card,
//! frozen before the network grew to its present size. The third set is about the cards of the built-in packs, in two halves; each
//! of its clues names three more cards that were chosen by eye to compete. The fourth is the same about another pack, Roots, the fifth about
//! all five packs.

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

    /// How well a mind finds the cards by the clues of a language.
    #[must_use]
    pub fn measure(&self, mind: &dyn Mind, language: Language) -> Score {
        let mut score = Score::default();
        let mut chosen = vec![];
        for (number, clue) in self.clues.iter().enumerate().filter(|(_, clue)| clue.language == language) {
            let [top_1, top_3] = self.try_clue(mind, number, clue);
            score.clues += 1;
            score.top_1 += top_1;
            score.top_3 += top_3;
            chosen.extend(self.try_decoys(mind, clue));
        }
        let clues = score.clues.max(1) as f64;
        let chosen = (!chosen.is_empty()).then(|| chosen.iter().sum::<f64>() / chosen.len() as f64);
        Score { top_1: score.top_1 / clues, top_3: score.top_3 / clues, chosen, ..score }
    }

    /// Whether this clue's card comes first among those that were chosen to compete: 1, 0, or a share of a tie.
    #[must_use]
    pub fn try_decoys(&self, mind: &dyn Mind, clue: &Clue) -> Option<f64> {
        let cards: Vec<_> = [clue.card].iter().chain(&clue.decoys).map(|card| &self.cards[*card]).collect();
        let fits = mind.fits(&clue.text, Some(clue.language), &cards);
        let (own, others) = fits.split_first()?;
        let best = others.iter().all(|other| other <= own);
        let ties = others.iter().filter(|other| *other == own).count();
        (!others.is_empty()).then(|| if best { 1.0 / (ties + 1) as f64 } else { 0.0 })
    }

    /// The shares of tries in which this clue's card came first, and among the first three.
    #[must_use]
    pub fn try_clue(&self, mind: &dyn Mind, number: usize, clue: &Clue) -> [f64; 2] {
        let cards: Vec<_> = self.cards.iter().collect();
        let fits = mind.fits(&clue.text, Some(clue.language), &cards);
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
            let own = fits[clue.card];
            let above = others.iter().filter(|other| fits[**other] > own).count();
            let ties = others.iter().filter(|other| fits[**other] == own).count();
            for (hit, places) in hits.iter_mut().zip([1, 3]) {
                let free = places as f64 - above as f64;
                *hit += (free / (ties + 1) as f64).clamp(0.0, 1.0);
            }
        }
        hits.map(|hit| hit / TRIES as f64)
    }
}

#[cfg(test)]
mod tests;
