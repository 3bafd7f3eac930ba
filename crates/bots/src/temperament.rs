//! How bots differ.

use serde::{Deserialize, Serialize};

use crate::network::SayingKind;
use crate::play::{Manner, Tone};

/// How a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Temperament {
    /// Tells what is far-fetched, and sees in pictures what nobody else sees.
    Dreamer,
    /// Tells so that few find, gives cards that mislead, and takes risks.
    Fox,
    /// Tells simply, guesses by heart.
    Child,
    /// Tells in proverbs and titles, and guesses with care.
    Scholar,
}

/// What a temperament comes to in numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traits {
    /// The share of voters that should find its card.
    pub(crate) find_rate: f32,
    /// How far its feeling for a card strays from the common one.
    pub(crate) whim: f32,
    /// How close a second card must come, in shares of the first, to get a second vote.
    pub(crate) second_vote: f32,
    /// How long it thinks, beside the usual.
    pub(crate) patience: f32,
    /// How it likes each kind of saying, where it has nothing better to say. 1 is best, 0 is not at all.
    pub(crate) sayings: [(SayingKind, f32); 5],
    /// How it likes readings by what they sound like.
    pub(crate) tones: [(Tone, f32); 5],
    /// How it likes to turn a reading.
    pub(crate) manners: &'static [(Manner, f32)],
}

impl Temperament {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Dreamer, Self::Fox, Self::Child, Self::Scholar];

    pub(crate) fn traits(self) -> Traits {
        use SayingKind::{Half, Idiom, Proverb, Sound, Title};
        use Tone::{Asked, Called, Open, Plain, Short};
        match self {
            Self::Dreamer => Traits {
                find_rate: 0.55,
                whim: 0.58,
                second_vote: 0.6,
                patience: 1.3,
                sayings: [(Half, 1.0), (Title, 0.7), (Idiom, 0.4), (Sound, 0.5), (Proverb, 0.2)],
                tones: [(Plain, 1.0), (Short, 0.8), (Asked, 0.8), (Open, 0.4), (Called, 0.3)],
                manners: &[
                    (Manner::Speech, 0.4),
                    (Manner::Question, 0.5),
                    (Manner::Opening, 0.8),
                    (Manner::Reply, 0.2),
                ],
            },
            Self::Fox => Traits {
                find_rate: 0.42,
                whim: 0.46,
                second_vote: 0.85,
                patience: 0.9,
                sayings: [(Idiom, 1.0), (Proverb, 0.7), (Half, 0.5), (Title, 0.4), (Sound, 0.3)],
                tones: [(Asked, 1.0), (Plain, 0.9), (Short, 0.6), (Called, 0.4), (Open, 0.3)],
                manners: &[(Manner::Reply, 0.6), (Manner::Opening, 0.6), (Manner::Question, 0.4)],
            },
            Self::Child => Traits {
                find_rate: 0.66,
                whim: 0.7,
                second_vote: 0.4,
                patience: 0.7,
                sayings: [(Sound, 1.0), (Half, 0.4), (Title, 0.4), (Idiom, 0.2), (Proverb, 0.0)],
                tones: [(Called, 1.0), (Asked, 0.8), (Short, 0.7), (Plain, 0.5), (Open, 0.3)],
                manners: &[
                    (Manner::Speech, 0.6),
                    (Manner::Opening, 0.8),
                    (Manner::Question, 0.4),
                    (Manner::Reply, 0.4),
                ],
            },
            Self::Scholar => Traits {
                find_rate: 0.58,
                whim: 0.36,
                second_vote: 0.5,
                patience: 1.15,
                sayings: [(Proverb, 1.0), (Title, 1.0), (Idiom, 0.5), (Half, 0.3), (Sound, 0.0)],
                tones: [(Short, 1.0), (Plain, 0.8), (Open, 0.3), (Asked, 0.5), (Called, 0.2)],
                manners: &[(Manner::Opening, 0.4), (Manner::Speech, 0.3), (Manner::Reply, 0.3)],
            },
        }
    }
}
