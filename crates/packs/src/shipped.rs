//! The packs that are part of the program: how they were made, so that anybody can paint them again.

use moonhare_painter::editions::Edition;

/// A pack that is part of the program. It is called like its theme.
#[derive(Debug)]
pub struct Shipped {
    /// Its theme, which is its id too.
    pub theme: &'static str,
    /// Its seed.
    pub seed: u64,
    /// Cards (from 1) that somebody looked at and sent back, in the order of the judgement.
    pub vetoes: &'static [usize],
}

/// The packs that are part of the program.
pub const SHIPPED: [Shipped; 4] = [
    Shipped { theme: "moonhare", seed: 28, vetoes: &[46, 50, 74, 78, 14, 41, 66, 7, 50, 7] },
    Shipped {
        theme: "tides",
        seed: 33,
        vetoes: &[
            79, 58, 62, 57, 71, 69, 35, 66, 36, 22, 71, 58, 50, 39, 41, 19, 38, 39, 45, 60, 72, 76, 77, 80,
            38, 77, 26, 26, 26, 26, 26,
        ],
    },
    Shipped {
        theme: "looking-glass",
        seed: 35,
        vetoes: &[
            12, 22, 34, 52, 68, 77, 83, 51, 71, 3, 38, 77, 33, 36, 52, 66, 76, 65, 69, 80, 75, 68, 31, 1, 31,
            34, 50, 52, 54, 57, 62, 73, 74, 80, 84, 50, 57, 62, 82, 44,
        ],
    },
    Shipped { theme: "roots", seed: 41, vetoes: &[28, 53, 57, 48, 57, 34] },
];

impl Shipped {
    /// What was sent back of the deck of a theme and seed, as an order counts it: from 0.
    pub(crate) fn vetoes_of(theme: &str, seed: u64) -> Vec<usize> {
        Self::of(theme, seed)
            .map(|shipped| shipped.vetoes.iter().map(|card| card - 1).collect())
            .unwrap_or_default()
    }

    /// The edition that a deck of a theme and seed is drawn from: shipped packs stay what they are.
    pub(crate) fn edition_of(theme: &str, seed: u64) -> Edition {
        if Self::of(theme, seed).is_some() { Edition::First } else { Edition::default() }
    }

    fn of(theme: &str, seed: u64) -> Option<&'static Self> {
        SHIPPED.iter().find(|shipped| shipped.theme == theme && shipped.seed == seed)
    }
}
