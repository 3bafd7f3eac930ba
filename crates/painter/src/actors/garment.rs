//! Garments: every word for a dress has several cuts, so that two people in coats are not two of the same coat.

use super::person::{Dress, Kind, Person};

/// How a sleeve is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sleeve {
    /// To the wrist, with a cuff.
    Long,
    /// Turned up above the elbow: the forearm is bare.
    Rolled,
    /// Wider toward the hand.
    Wide,
    /// Gathered at the shoulder, narrow below.
    Puffed,
}

/// What is worn below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Legwear {
    /// To the ankles.
    Trousers,
    /// Tucked into boots that reach to below the knee.
    Boots,
    /// Close to the leg.
    Stockings,
    /// Bare knees above socks.
    Shorts,
    /// Bare above socks.
    Socks,
}

/// The cut of what somebody wears.
#[derive(Debug, Clone, Copy)]
pub(super) struct Garment {
    /// Which of the dress's cuts.
    pub cut: usize,
    /// How far the hem hangs below the hips.
    pub hem: f32,
    /// How much wider than the hips it is there.
    pub flare: f32,
    /// How closely it follows the waist: 0 hangs straight.
    pub tight: f32,
    /// Its sleeves.
    pub sleeve: Sleeve,
    /// What is worn below.
    pub legs: Legwear,
}

impl Garment {
    /// What somebody wears.
    pub(super) fn of(who: &Person) -> Self {
        use Legwear::{Boots, Shorts, Socks, Stockings, Trousers};
        use Sleeve::{Long, Puffed, Rolled, Wide};
        let child = matches!(who.kind, Kind::Girl | Kind::Boy);
        let skirts = matches!(who.kind, Kind::Girl | Kind::Woman | Kind::Granny | Kind::Hen);
        let below = if skirts && child {
            Socks
        } else if skirts {
            Stockings
        } else {
            Trousers
        };
        let short = if child { Shorts } else { Trousers };
        let cuts: &[(f32, f32, f32, Sleeve, Legwear)] = match who.dress {
            Dress::Coat => &[
                (9.0, 3.2, 0.5, Long, below),
                (13.0, 2.4, 0.3, Long, short),
                (2.6, 0.2, 0.4, Long, Boots),
                (12.0, 5.0, 0.95, Long, below),
                (8.0, 1.8, 0.1, Long, short),
                (11.0, 4.4, 0.7, Long, Boots),
            ],
            Dress::Gown => &[
                (31.0, 7.5, 1.0, Long, Stockings),
                (15.0, 7.0, 0.9, Long, below),
                (25.0, 5.0, 1.0, Rolled, Boots),
                (30.0, 6.0, 0.8, Long, Stockings),
                (31.0, 9.5, 1.0, Puffed, Stockings),
            ],
            Dress::Shirt => &[
                (3.0, 0.0, 0.8, Long, short),
                (5.0, 0.2, 0.3, Long, Trousers),
                (3.0, 0.0, 0.9, Rolled, Boots),
                (3.0, 0.0, 0.6, Long, Trousers),
                (3.4, 0.0, 0.6, Rolled, short),
            ],
            Dress::Apron => &[(31.0, 7.0, 1.0, Long, Stockings), (25.0, 6.0, 1.0, Rolled, Boots)],
            Dress::Nightshirt => &[(26.0, 3.4, 0.1, Long, Socks), (22.0, 4.4, 0.0, Wide, Socks)],
            Dress::Robe => &[(26.0, 4.0, 0.5, Wide, Trousers), (28.0, 3.0, 0.7, Wide, Stockings)],
            Dress::Fur => &[(6.0, 1.4, 0.6, Long, Trousers)],
        };
        let cut = who.cut % cuts.len();
        let (hem, flare, tight, sleeve, legs) = cuts[cut];
        Self { cut, hem, flare, tight, sleeve, legs }
    }
}
