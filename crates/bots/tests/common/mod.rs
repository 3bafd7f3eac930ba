//! Decks for tests: cards made up from what painted cards show.

use std::collections::BTreeMap;

use moonhare_packs::Words;

const WHO: &[&str] = &[
    "child",
    "girl",
    "king",
    "hare",
    "fox",
    "cat",
    "owl",
    "bear",
    "stag",
    "whale",
    "elephant",
    "turtle",
    "snail",
    "octopus",
    "wolf",
    "sailor",
    "puppet",
    "knight",
    "giant",
    "crow",
    "heron",
    "jellyfish",
];
const WITH: &[&str] = &[
    "lantern",
    "crown",
    "cage",
    "clock",
    "balloon",
    "key",
    "door",
    "house",
    "lighthouse",
    "boat",
    "book",
    "teacup",
    "hourglass",
    "bottle",
    "umbrella",
    "ladder",
    "chess",
    "mask",
    "violin",
    "train",
    "mirror",
    "mushroom",
    "bed",
    "candle",
    "windmill",
    "anchor",
    "feather",
    "moon",
    "bridge",
    "tightrope",
    "eye",
    "hand",
    "kite",
    "suitcase",
];
const WHERE: &[&str] = &[
    "sea",
    "forest",
    "city",
    "mountain",
    "desert",
    "garden",
    "labyrinth",
    "cloud",
    "deep",
    "snow",
    "theatre",
    "lake",
];
const MOODS: &[&str] = &[
    "longing",
    "mischief",
    "dread",
    "wonder",
    "loneliness",
    "tenderness",
    "greed",
    "freedom",
    "memory",
    "secrecy",
];

/// A deck of so many cards.
pub(crate) fn deck(cards: usize) -> Vec<Words> {
    // Steps that share no factor with the lengths of the lists make every card another mixture.
    (0..cards)
        .map(|n| Words {
            concepts: vec![
                (WHO[n * 5 % WHO.len()].to_owned(), 1.0),
                (WITH[n * 7 % WITH.len()].to_owned(), 0.8),
                (WHERE[(n * 5 + n / 12) % WHERE.len()].to_owned(), 0.5),
                (WITH[(n * 11 + 3) % WITH.len()].to_owned(), 0.3),
            ],
            relation: ["towers_over", "opens_onto", "kept_in_glass", "tethered"][n % 4].to_owned(),
            layout: String::new(),
            moods: vec![MOODS[n * 3 % MOODS.len()].to_owned()],
            description: BTreeMap::new(),
            heard: vec![],
        })
        .collect()
}
