//! Chance, as an argument.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::Card;

/// What is shuffled. Each shuffle of a game has another pair of label and turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Label {
    /// The deck at the start (of a rematch: the cards that were not seen before).
    Deck = 1,
    /// The cards that were seen in earlier games, which go below the others.
    Seen = 2,
    /// The cards of a turn, before they are laid on the table.
    Table = 3,
    /// A new pile made from the old one and the discard pile.
    Pile = 4,
}

/// Where shuffles come from.
///
/// A shuffle depends on nothing but the dice, the label and the turn: not on how often the dice were used before. So
/// a server that was restarted in the middle of a game goes on as if nothing had happened.
pub trait Dice {
    /// Shuffles the items in place.
    fn shuffle<T>(&mut self, label: Label, turn: u32, items: &mut [T]);
}

/// The real dice: ChaCha20 keyed with the seed; the label and the turn are the stream's number.
///
/// The shuffle is Fisher and Yates' from the end, with words of the stream reduced by remainder after the few words
/// that would make it uneven are thrown away, so that it can be recomputed in any language.
#[derive(Clone, Debug)]
pub struct FairDice {
    base: ChaCha20Rng,
}

impl FairDice {
    /// Dice from a seed of 32 bytes.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> Self {
        Self { base: ChaCha20Rng::from_seed(seed) }
    }

    /// Dice from a small number: for tests, simulations and programs that want the same game again.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self::new(*blake3::hash(&number.to_le_bytes()).as_bytes())
    }
}

impl Dice for FairDice {
    fn shuffle<T>(&mut self, label: Label, turn: u32, items: &mut [T]) {
        // A copy of the unused generator: to choose the stream of a used one would compute its block twice.
        let mut stream = self.base.clone();
        stream.set_stream(u64::from(label as u32) << 32 | u64::from(turn));
        for last in (1..items.len()).rev() {
            items.swap(last, below(last as u32 + 1, &mut stream));
        }
    }
}

/// A number below `end`, each equally likely.
fn below(end: u32, stream: &mut ChaCha20Rng) -> usize {
    loop {
        let word = stream.next_u32();
        let rest = word % end;
        // Words beyond the last whole multiple of `end` would make small numbers more likely.
        if word - rest <= u32::MAX - (end - 1) {
            return rest as usize;
        }
    }
}

/// Cards `0..count` in order: what a deck is before it is shuffled.
pub(crate) fn in_order(count: u16) -> impl Iterator<Item = Card> {
    (0..count).map(Card)
}
