//! The packs that are part of the program: how they were made, so that anybody can paint them again.

use moonhare_painter::composer::Casting;
use moonhare_painter::deck;
use moonhare_painter::themes;

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

/// So many cards each of them has, and every pack unless it is ordered otherwise.
pub(crate) const CARDS: usize = 84;

/// The packs that are part of the program, in the order in which they were drawn.
pub const SHIPPED: [Shipped; 5] = [
    Shipped { theme: "moonhare", seed: 51, vetoes: &[] },
    Shipped { theme: "tides", seed: 52, vetoes: &[] },
    Shipped { theme: "looking-glass", seed: 53, vetoes: &[] },
    Shipped { theme: "roots", seed: 54, vetoes: &[75] },
    Shipped { theme: "half-asleep", seed: 55, vetoes: &[49] },
];

impl Shipped {
    /// The cards of the packs that are shipped before that of a theme: its own show none of their pictures again.
    ///
    /// # Panics
    /// If a pack is of a theme that does not exist: a test paints from all of them.
    pub fn before(theme: &str) -> Vec<Casting> {
        let mut cards = Vec::new();
        for shipped in SHIPPED.iter().take_while(|shipped| shipped.theme != theme) {
            let theme = themes::find(shipped.theme).expect("a theme");
            let more = deck::draw(theme, shipped.seed, CARDS, &shipped.vetoes_from_0(), &cards);
            cards.extend(more);
        }
        cards
    }

    /// What was sent back of the deck of a theme and seed, as an order counts it: from 0.
    pub(crate) fn vetoes_of(theme: &str, seed: u64) -> Vec<usize> {
        Self::of(theme, seed).map(Self::vetoes_from_0).unwrap_or_default()
    }

    fn vetoes_from_0(&self) -> Vec<usize> {
        self.vetoes.iter().map(|card| card - 1).collect()
    }

    pub(crate) fn of(theme: &str, seed: u64) -> Option<&'static Self> {
        SHIPPED.iter().find(|shipped| shipped.theme == theme && shipped.seed == seed)
    }
}
