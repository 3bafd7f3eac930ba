//! The tables that a storyteller imagines: cards that others might have.
//!
//! Nobody knows the hands of the others, but whoever has played knows what cards look like: somebody, somewhere, with
//! something, in some mood, and one impossible fact. These are made up from what cards show; no card of any pack is among
//! them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use moonhare_packs::{Readings, Words};

use crate::dice::Dice;
use crate::mind::{Picture, Thought};
use crate::network::Network;

/// How many cards are made up.
const CARDS: usize = 48;

const WHO: &str = "child girl hooded_figure king gentleman hare fox cat owl bear stag crow whale elephant turtle snail \
    fish octopus jellyfish moth heron bird wolf wanderer sailor puppet knight giant musician";
const WITH: &str = "lantern crown cage clock balloon key door house tower lighthouse boat book teacup hourglass bottle \
    umbrella ladder stairs chess mask violin train mirror mushroom bed candle windmill anchor tree feather moon star \
    paper_boat bridge tightrope curtain eye hand string kite suitcase letter swing";
const WHERE: &str = "sea forest city mountain desert garden labyrinth sky cloud deep snow theatre lake night room island \
    village beach storm rain cave meadow";
const MOODS: &str = "longing mischief dread wonder loneliness tenderness greed freedom memory secrecy";

/// The made-up cards.
pub(super) fn cards() -> &'static [Picture] {
    static CARDS_MADE: OnceLock<Vec<Picture>> = OnceLock::new();
    CARDS_MADE.get_or_init(|| {
        let mut dice = Dice::about(&[0x1AA6]);
        (0..CARDS).map(|_| Picture::of(Network::built_in(), &card(&mut dice))).collect()
    })
}

fn card(dice: &mut Dice) -> Words {
    let relations: Vec<_> = Readings::relations().collect();
    let relation = relations.get(dice.below(relations.len().max(1))).copied().unwrap_or_default();
    let mut pick = |list: &str| {
        let names: Vec<_> = list.split_ascii_whitespace().collect();
        names[dice.below(names.len())].to_owned()
    };
    Words {
        concepts: vec![
            (pick(WHO), 1.0),
            (pick(WITH), 0.9),
            (pick(WHERE), 0.6),
            (pick(WHO), 0.4),
            (pick(WITH), 0.25),
        ],
        relation: relation.to_owned(),
        layout: String::new(),
        moods: vec![pick(MOODS), pick(MOODS)],
        description: BTreeMap::new(),
        heard: vec![],
    }
}

/// How many tables a storyteller imagines for a clue.
pub(crate) const TABLES: usize = 10;
/// How many cards each of the others chooses from.
const HAND: usize = 6;
/// How much better a card must fit to be voted for: imagined voters are not of one mind.
const VOTERS_SURENESS: f32 = 2.2;
const FIT_BASE: f32 = 0.03;

/// The shares of voters who would find a card by a clue, at each of some tables with so many other cards.
///
/// Nobody knows what is told here by heart, neither for this card nor for others of its kind.
pub(crate) fn find_rates(
    own: f32,
    thought: &Thought,
    unsaid: &[&str],
    others: usize,
    dice: &mut Dice,
) -> [f32; TABLES] {
    let fits: Vec<_> = cards().iter().map(|card| card.fit_imagined(thought, unsaid)).collect();
    let power = |fit: f32| (fit + FIT_BASE).powf(VOTERS_SURENESS);
    std::array::from_fn(|_| {
        let decoys: f32 = (0..others)
            .map(|_| (0..HAND).map(|_| fits[dice.below(fits.len())]).fold(0.0, f32::max))
            .map(power)
            .sum();
        // A voter's own card is no choice for them.
        let rivals = decoys * (others.max(2) - 1) as f32 / others.max(1) as f32;
        power(own) / (power(own) + rivals)
    })
}
