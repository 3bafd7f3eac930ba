//! What the cards paid is what everybody got.

use proptest::prelude::*;

use super::playing::{Played, all_printed_rules, any_rules};
use crate::rule_set::Pays;
use crate::{Phase, RuleSet, Viewer};

fn adds_up(rules: &RuleSet, seed: u64) {
    Played::start(rules, seed).play(|played| {
        let view = played.game.view(Viewer::Watcher);
        assert_eq!(view.paid.is_some(), matches!(view.phase, Phase::Score | Phase::Over));
        let (Some(paid), Some(points)) = (view.paid, view.points) else { return };
        for (side, line) in points.iter().enumerate() {
            let got: u16 =
                paid.iter().filter(|paid| usize::from(paid.side) == side).map(|paid| paid.points).sum();
            assert_eq!(got, line.points, "side {side}: {paid:?}");
        }
        for one in paid.iter() {
            let card =
                view.table.iter().find(|card| card.slot == one.slot).expect("a card in every slot that paid");
            assert!(one.points > 0);
            let owner = card.owner.expect("open");
            let votes = card.votes.expect("open");
            match view.pays {
                // Only the story pays others than its owner.
                Pays::Finding(_) if Some(owner) != view.storyteller => {
                    assert_eq!((rules.side(owner), votes.is_empty()), (one.side.into(), false));
                }
                Pays::Finding(_) => {}
                Pays::Meeting(_) => {
                    assert!(votes.iter().any(|seat| rules.side(seat) == usize::from(one.side)));
                }
            }
        }
    });
}

#[test]
fn the_cards_pay_what_everybody_gets_in_every_edition_at_every_table() {
    for (seed, rules) in all_printed_rules().enumerate() {
        adds_up(&rules, seed as u64);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_cards_pay_what_everybody_gets_with_any_house_rules(rules in any_rules(), seed in any::<u64>()) {
        adds_up(&rules, seed);
    }
}
