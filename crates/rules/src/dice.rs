//! Chance, as an argument.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::Card;
use crate::limits::{DECK_CARDS_MAX, SLOTS_MAX};

/// What is shuffled. Each shuffle of a game has another pair of label and turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// The real dice: ChaCha20 keyed with the seed, the label as the number of its stream.
///
/// A shuffle is Fisher and Yates' from the end. It takes the words of the stream from place `turn` times 16 on for a table, and
/// `turn` times 4096 on for everything else. A word becomes a place below `end` as the upper half of its product with
/// `end`; words whose lower half is below the remainder of 2^32 by `end` would make it uneven and are thrown away. So it can
/// be recomputed in any language.
#[derive(Clone, Debug)]
pub struct FairDice {
    /// Never used itself: every stream begins as a copy of it.
    base: ChaCha20Rng,
    /// The stream of the tables. It comes in pieces of four turns, which are not computed for each of them.
    tables: ChaCha20Rng,
    /// The position of the next word in that stream.
    tables_at: u64,
}

/// The generator makes so many words at once.
const PIECE_WORDS: u64 = 64;

impl Label {
    /// How many words of the stream are a turn's.
    const fn words(self) -> u64 {
        match self {
            Self::Table => 16,
            Self::Deck | Self::Seen | Self::Pile => 4096,
        }
    }
}

// Each turn has words enough, even if some are thrown away.
const _: () =
    assert!(SLOTS_MAX < Label::Table.words() as usize && DECK_CARDS_MAX < Label::Pile.words() as usize);

impl FairDice {
    /// Dice from a seed of 32 bytes.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> Self {
        let base = ChaCha20Rng::from_seed(seed);
        Self { tables: base.clone(), tables_at: u64::MAX, base }
    }

    /// Dice from a small number: for tests, simulations and programs that want the same game again.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self::new(*blake3::hash(&number.to_le_bytes()).as_bytes())
    }

    /// The stream of a label, at the words of a turn.
    fn stream(&self, label: Label, turn: u32) -> ChaCha20Rng {
        let mut stream = self.base.clone();
        stream.set_stream(label as u64);
        stream.set_word_pos(u128::from(u64::from(turn) * label.words()));
        stream
    }

    fn shuffle_table<T>(&mut self, turn: u32, items: &mut [T]) {
        let first = u64::from(turn) * Label::Table.words();
        if first < self.tables_at || first - self.tables_at > PIECE_WORDS {
            self.tables = self.stream(Label::Table, turn);
        } else {
            for _ in self.tables_at..first {
                self.tables.next_u32();
            }
        }
        self.tables_at = first + shuffle(items, &mut self.tables);
    }
}

impl Dice for FairDice {
    fn shuffle<T>(&mut self, label: Label, turn: u32, items: &mut [T]) {
        if label == Label::Table {
            self.shuffle_table(turn, items);
        } else {
            shuffle(items, &mut self.stream(label, turn));
        }
    }
}

/// Shuffles, and says how many words that took.
fn shuffle<T>(items: &mut [T], stream: &mut ChaCha20Rng) -> u64 {
    let mut words = 0;
    for last in (1..items.len()).rev() {
        let end = last as u64 + 1;
        let place = loop {
            let product = u64::from(stream.next_u32()) * end;
            words += 1;
            let low = product & u64::from(u32::MAX);
            if low >= end || low >= (1 << 32) % end {
                break product >> 32;
            }
        };
        items.swap(last, place as usize);
    }
    words
}

/// Cards `0..count` in order: what a deck is before it is shuffled.
pub(crate) fn in_order(count: u16) -> impl Iterator<Item = Card> {
    (0..count).map(Card)
}
