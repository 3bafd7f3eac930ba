//! How long a person would think.

use moonhare_rules::{Phase, View};

use crate::dice::Dice;

/// The shortest and longest time for a part of the turn, in milliseconds.
fn usual_ms(view: &View) -> (u64, u64) {
    match view.phase {
        // The first story is for people who want it.
        Phase::Claim => (9_000, 15_000),
        Phase::Tell => (5_000, 10_000),
        // Partners agree aloud who gives; a bot does not hurry them.
        Phase::Give if view.seats.iter().any(|seat| seat.team.is_some()) => (8_000, 12_000),
        Phase::Give => (2_500, 7_000),
        Phase::Vote => (3_000, 8_000),
        Phase::Score | Phase::Over => (1_500, 3_500),
    }
}

/// A human time for what this view asks for.
pub(crate) fn delay_ms(view: &View, seed: u64, patience: f32) -> u64 {
    let (least, most) = usual_ms(view);
    let mut dice = Dice::about(&[seed, u64::from(view.turn), view.phase as u64, 0xDE1A]);
    let time = least as f32 + (most - least) as f32 * dice.unit();
    // Whoever reads more cards needs longer.
    let reading = view.table.len().saturating_sub(4) as f32 * 250.0;
    ((time + reading) * patience) as u64
}
