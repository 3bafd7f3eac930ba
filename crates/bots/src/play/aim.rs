//! How many a storyteller wants to find its card, after what its table made of its earlier clues.

/// What each earlier story moves the aim by, in shares of how far it missed.
const STEP: f32 = 0.3;
/// What counts less the longer ago it was.
const FADE: f32 = 0.5;
/// Nobody aims at none or all.
const LEAST: f32 = 0.12;
const MOST: f32 = 0.92;

/// The share of voters that should find the next card: the bot's own, lower where its clues were found too easily, higher where they
/// were not. `found` are the shares that found its earlier stories at this table, the oldest first.
pub(super) fn aim(own: f32, found: &[f32]) -> f32 {
    let mut moved = 0.0;
    for share in found {
        moved = moved * FADE + (own - share) * STEP;
    }
    (own + moved).clamp(LEAST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Whatever the table did before, three stories that all or none found move the aim visibly.
        #[test]
        fn three_stories_move_it(own in 0.4_f32..0.7, before in prop::collection::vec(0.0_f32..=1.0, 0..6)) {
            let after = |share: f32| {
                let found: Vec<f32> = before.iter().copied().chain([share; 3]).collect();
                aim(own, &found)
            };
            prop_assert!(after(1.0) <= after(0.0) - 0.3, "{} {}", after(1.0), after(0.0));
            prop_assert!(after(1.0) <= own - 0.08 && after(0.0) >= own + 0.08, "{} {own} {}", after(1.0), after(0.0));
        }

        /// A table that finds as many as it should leaves the aim alone.
        #[test]
        fn what_goes_well_stays(own in 0.4_f32..0.7, stories in 0usize..9) {
            prop_assert!((aim(own, &vec![own; stories]) - own).abs() < 1e-4);
        }
    }
}
