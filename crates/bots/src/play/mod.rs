//! Decides what a bot does with what it sees.

mod aim;
mod choose;
mod imagine;
mod keyboard;
mod manner;
mod tell;
mod tone;

use std::fmt;
use std::sync::Arc;

use moonhare_packs::{Language, Words};
use moonhare_rules::{Card, Command, View};

#[cfg(test)]
pub(crate) use imagine::find_rates;
pub(crate) use manner::Manner;
pub(crate) use tone::Tone;

use crate::delay;
use crate::dice::{Dice, number_of};
use crate::mind::{BuiltInMind, Mind};
use crate::sight::Eyes;
use crate::temperament::{Temperament, Traits};

/// What a bot knows beside its view.
#[derive(Clone, Copy)]
pub struct Table<'t, 'w> {
    /// The words of a card. It is only asked for cards that the view shows.
    pub words: &'t dyn Fn(Card) -> Option<&'w Words>,
    /// The clues that were told at this table before, which a bot does not tell again.
    pub told: &'t [&'t str],
    /// The shares of voters who found this bot's earlier stories at this table, the oldest first.
    pub found: &'t [f32],
    /// Whether a bot of this server told a clue lately, at whatever table.
    pub recent: &'t dyn Fn(&str) -> bool,
    /// What it sees with, if it can see.
    pub eyes: Option<Eyes<'t, 'w>>,
}

/// A player that thinks for itself.
#[derive(Clone)]
pub struct Bot {
    temperament: Temperament,
    seed: u64,
    language: Language,
    mind: Arc<dyn Mind>,
}

impl fmt::Debug for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bot({:?}, {}, {:?})", self.temperament, self.seed, self.language)
    }
}

impl Bot {
    /// A bot with the built-in mind. It tells in this language; it understands all of them.
    #[must_use]
    pub fn new(temperament: Temperament, seed: u64, language: Language) -> Self {
        Self { temperament, seed, language, mind: Arc::new(BuiltInMind::new()) }
    }

    /// The same bot with another mind for judging cards.
    #[must_use]
    pub fn with_mind(mut self, mind: Arc<dyn Mind>) -> Self {
        self.mind = mind;
        self
    }

    /// How long a person would think about this view, in milliseconds.
    #[must_use]
    pub fn delay_ms(&self, view: &View) -> u64 {
        delay::delay_ms(view, self.seed, self.traits().patience)
    }

    /// What the bot does now; nothing where nothing is to be done. The same bot does the same with the same view.
    #[must_use]
    pub fn decide(&self, view: &View, table: &Table<'_, '_>) -> Option<Command> {
        let command = self.think(view, table)?;
        debug_assert!(view.your_move.allows(&command), "{self:?} plans what is not listed: {command:?}");
        Some(command)
    }

    fn think(&self, view: &View, table: &Table<'_, '_>) -> Option<Command> {
        let moves = &view.your_move;
        if moves.claim.is_some() {
            return Some(Command::Claim {});
        }
        if let Some(tell) = &moves.tell {
            return Some(match &tell.cards {
                Some(cards) => self.tell_card(view, cards, table)?,
                None => self.tell_unseen(view, table),
            });
        }
        if let Some(give) = &moves.give {
            return Some(self.give(view, give, table));
        }
        if let Some(vote) = &moves.vote {
            // Who has voted may vote anew, which only people do.
            return view.my_votes.is_none().then(|| self.vote(view, vote, table));
        }
        moves.ready.is_some().then_some(Command::Ready {})
    }

    fn traits(&self) -> Traits {
        self.temperament.traits()
    }

    fn dice(&self, view: &View, what: u64) -> Dice {
        Dice::about(&[self.seed, u64::from(view.turn), view.phase as u64, what])
    }

    /// How well each card fits the clue in this bot's eyes.
    fn feel(&self, view: &View, cards: &[Card], table: &Table<'_, '_>) -> Vec<f32> {
        let clue = view.clue.as_ref().map_or("", |clue| &*clue.text);
        let words: Vec<_> = cards.iter().map(|card| (table.words)(*card)).collect();
        let known: Vec<_> = words.iter().flatten().copied().collect();
        let mut fits = self.mind.fits_at_table(clue, Some(self.language), &known).into_iter();
        let seen = table.eyes.and_then(|eyes| eyes.rate(clue, cards));
        let whim = self.traits().whim;
        cards
            .iter()
            .zip(words)
            .enumerate()
            .map(|(nth, (card, words))| {
                // A card without words is as good as any.
                let thought = words.and_then(|_| fits.next()).unwrap_or(UNKNOWN_FIT);
                let fit = match &seen {
                    Some(seen) => seen[nth] * SEEN_SHARE + thought * (1.0 - SEEN_SHARE),
                    None => thought,
                };
                let mut dice = Dice::about(&[self.seed, u64::from(card.0), number_of(clue)]);
                (fit + FIT_BASE) * (whim * dice.around()).exp()
            })
            .collect()
    }
}

/// The fit that a card without words has.
const UNKNOWN_FIT: f32 = 0.1;
/// How much the picture itself counts beside the words of a card, for those who see it.
const SEEN_SHARE: f32 = 0.8;
/// What every card has, so that whims decide among cards that don't fit.
const FIT_BASE: f32 = 0.03;

/// How sure one is of each of several cards: shares that add up to 1.
fn chances(feelings: &[f32]) -> Vec<f32> {
    let powers: Vec<_> = feelings.iter().map(|feeling| feeling.powf(SURENESS)).collect();
    let sum: f32 = powers.iter().sum();
    powers.iter().map(|power| if sum > 0.0 { power / sum } else { 1.0 / powers.len() as f32 }).collect()
}

/// How much a better fit decides.
const SURENESS: f32 = 2.2;

/// The places of the items, best first; equal ones in their order.
fn best_first(scores: &[f32]) -> Vec<usize> {
    let mut order: Vec<_> = (0..scores.len()).collect();
    order.sort_by(|one, other| scores[*other].total_cmp(&scores[*one]));
    order
}

/// Makes up the cards that storytellers imagine.
pub(crate) fn imagine_cards() {
    imagine::cards();
}
