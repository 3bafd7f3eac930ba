//! What a view says of the rules is what they are: who found what, which pieces there are, what can be done with them.

use proptest::prelude::*;

use super::playing::{Played, all_printed_rules, any_rules};
use crate::rule_set::{AllFoundBy, Pays, PieceKind, Story};
use crate::score::Found;
use crate::{Edition, Phase, RuleSet, Seat, View, Viewer};

/// The pieces that a view names are those that are listed for whoever votes.
fn pieces_are_those_of_the_moves(view: &View, seat: Seat) {
    let Some(vote) = &view.your_move.vote else { return };
    assert_eq!((vote.min, vote.max), (view.pieces.min, view.pieces.max));
    // The token is the storyteller's alone.
    assert_eq!(vote.red.is_some(), view.pieces.red && view.storyteller == Some(seat));
    let kind = match (&view.pays, vote.min, vote.max) {
        (Pays::Meeting(_), ..) => PieceKind::Green,
        (Pays::Finding(_), 2.., max) if vote.min == max => PieceKind::Dial,
        _ => PieceKind::Token,
    };
    assert_eq!(view.pieces.kind, kind);
    if !view.pieces.red {
        assert_eq!(view.red, None);
    }
}

/// What is said to have been found is what the open votes show, counted here by hand.
fn found_is_what_the_votes_show(view: &View) {
    let open = matches!(view.phase, Phase::Score | Phase::Over);
    let Pays::Finding(pay) = &view.pays else {
        assert_eq!((view.story, view.found, view.told()), (Story::Unseen, None, None));
        assert!(view.finders().is_empty() && view.found_share().is_none());
        return;
    };
    assert_eq!(view.story, Story::Card);
    assert_eq!((view.found.is_some(), view.told().is_some()), (open, open));
    if !open {
        assert!(view.finders().is_empty() && view.found_share().is_none());
        return;
    }
    let teller = view.storyteller.expect("somebody told");
    let (mut on, mut elsewhere) = (Vec::new(), Vec::new());
    for card in view.table.iter() {
        let votes = card.votes.expect("open").iter();
        if card.owner == Some(teller) { on.extend(votes) } else { elsewhere.extend(votes) }
    }
    let told = view.table.iter().find(|card| Some(card.slot) == view.told()).expect("a card");
    assert_eq!(told.owner, Some(teller));
    let mut finders = on.clone();
    finders.dedup();
    assert_eq!(view.finders().iter().collect::<Vec<_>>(), finders);
    let share = on.len() as f32 / (on.len() + elsewhere.len()) as f32;
    assert_eq!(view.found_share(), Some(share));
    let all = match pay.all_found_by {
        AllFoundBy::Votes => elsewhere.is_empty(),
        AllFoundBy::Voters => elsewhere.iter().all(|voter| finders.contains(voter)),
    };
    let found = if on.is_empty() {
        Found::None
    } else if all {
        Found::All
    } else {
        Found::Some
    };
    assert_eq!(view.found, Some(found));
}

fn views_say_the_rules(rules: &RuleSet, seed: u64) {
    Played::start(rules, seed).play(|played| {
        found_is_what_the_votes_show(&played.game.view(Viewer::Watcher));
        for seat in rules.seats() {
            let view = played.game.view(Viewer::Seat(seat));
            pieces_are_those_of_the_moves(&view, seat);
            assert_eq!((view.story, view.pays, view.pieces), (rules.story, rules.pays, rules.pieces()));
        }
    });
}

#[test]
fn the_printed_editions_have_the_pieces_of_the_rule_reference() {
    for rules in all_printed_rules() {
        let expected = match (rules.edition, rules.players) {
            (Edition::Classic | Edition::Teams, _) | (Edition::Odyssey, ..7) => {
                (PieceKind::Token, 1, 1, false)
            }
            (Edition::Odyssey, _) => (PieceKind::Token, 1, 2, false),
            (Edition::Odyssey2023, _) => (PieceKind::Dial, 2, 2, false),
            (Edition::Party, _) => (PieceKind::Green, 1, 1, true),
        };
        let pieces = rules.pieces();
        assert_eq!((pieces.kind, pieces.min, pieces.max, pieces.red), expected, "{rules:?}");
    }
}

#[test]
fn views_say_the_rules_in_every_edition_at_every_table() {
    for (seed, rules) in all_printed_rules().enumerate() {
        views_say_the_rules(&rules, seed as u64);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn views_say_the_rules_with_any_house_rules(rules in any_rules(), seed in any::<u64>()) {
        views_say_the_rules(&rules, seed);
    }
}
