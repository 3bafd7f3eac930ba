//! What real viewers make of a clue: how likely somebody who sees only pictures finds the storyteller's card by it.
//!
//! The figures were fitted to the answers of people who saw pictures and clues and nothing else; `eval/viewers.json` keeps
//! their answers, and a test fits the figures anew.

use crate::play::Tone;

/// What is known about a clue for a card before anybody has heard it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Prospect {
    /// The share of imagined voters who find the card.
    pub(crate) imagined: f32,
    /// Whether the clue is something that people say about such a picture; else it is a saying that may fit.
    pub(crate) is_reading: bool,
    /// How many of its words say something.
    pub(crate) words: usize,
}

/// How many figures the model has.
pub(crate) const FIGURES: usize = 4;

/// The figures: for sayings, what a reading adds, what the imagined voters say, and what each word more adds.
pub(crate) const FITTED: [f32; FIGURES] = [-1.19, 1.51, 0.58, -0.12];

impl Prospect {
    /// What the figures are multiplied with.
    pub(crate) fn features(self) -> [f32; FIGURES] {
        let imagined = self.imagined.clamp(0.02, 0.98);
        let words = self.words.min(WORDS_MAX) as f32 - USUAL_WORDS;
        [1.0, f32::from(u8::from(self.is_reading)), (imagined / (1.0 - imagined)).ln(), words]
    }

    /// The share of viewers who find the card, by these figures.
    pub(crate) fn found_by(self, figures: &[f32; FIGURES]) -> f32 {
        let sum: f32 = self.features().iter().zip(figures).map(|(feature, figure)| feature * figure).sum();
        1.0 / (1.0 + (-sum).exp())
    }

    /// The share of real viewers who find the card.
    pub(crate) fn found(self) -> f32 {
        self.found_by(&FITTED)
    }

    /// The share of a table that finds it. Whoever sits there with a bot are people and other bots, and bots hear a clue as imagined
    /// voters do.
    pub(crate) fn found_at_table(self) -> f32 {
        self.found() * (1.0 - BOTS_SHARE) + self.imagined * BOTS_SHARE
    }
}

/// What a table makes of a clue.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Outlook {
    /// The share of it that finds the card.
    pub(crate) found: f32,
    /// How likely some find it and some don't.
    pub(crate) some: f32,
}

impl Outlook {
    /// By what may come of it at several tables: whose card is plain at one and hidden at the next is found by all or by none of them.
    pub(crate) fn of(tables: &[Prospect], voters: usize, tone: Tone) -> Self {
        let mean = |share: &dyn Fn(f32) -> f32| {
            let sum: f32 = tables.iter().map(|table| share(table.found_at_table())).sum();
            sum / tables.len().max(1) as f32
        };
        let all_or_none = |found: f32| found.powi(voters as i32) + (1.0 - found).powi(voters as i32);
        Self { found: mean(&|found| found), some: mean(&|found| 1.0 - all_or_none(found)) * divides(tone) }
    }
}

/// How much more than others such a text divides viewers. Of 46 stories that were a few words or a question some viewers found 22, of 38 others
/// 13; half of that difference is believed.
const fn divides(tone: Tone) -> f32 {
    match tone {
        Tone::Short | Tone::Asked => 1.0,
        Tone::Called | Tone::Open | Tone::Plain => 0.86,
    }
}

/// How many of a table are taken for bots.
const BOTS_SHARE: f32 = 0.5;
/// More words than this say nothing more.
const WORDS_MAX: usize = 6;
/// So many words that say something a clue has.
const USUAL_WORDS: f32 = 2.0;

#[cfg(test)]
mod tests;
