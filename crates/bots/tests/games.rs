//! Bots play whole games in every rule set.

mod common;

use moonhare_bots::arena::Arena;
use moonhare_packs::Language;
use moonhare_rules::{Edition, HouseRules, RuleSet};

fn play(edition: Edition, players: usize, games: u64) -> (moonhare_bots::arena::Tally, Vec<String>) {
    let deck = common::deck(168);
    let deck: Vec<_> = deck.iter().collect();
    let rules = RuleSet::new(edition, &HouseRules::default(), players, deck.len()).expect("playable");
    let arena = Arena { rules: &rules, deck: &deck, languages: &Language::ALL, seed: 5 };
    let mut clues = vec![];
    let tally = arena.play(games, &mut |view| {
        clues.extend(view.clue.as_ref().map(|clue| clue.text.to_string()));
    });
    (tally, clues)
}

#[test]
fn every_rule_set_is_played_to_the_end() {
    let tables = [
        (Edition::Classic, 3),
        (Edition::Classic, 6),
        (Edition::Odyssey, 5),
        (Edition::Odyssey, 9),
        (Edition::Odyssey2023, 4),
        (Edition::Party, 7),
        (Edition::Teams, 8),
    ];
    for (edition, players) in tables {
        let (tally, clues) = play(edition, players, 1);
        assert_eq!(tally.games, 1, "{edition:?} with {players}");
        assert!(clues.iter().all(|clue| !clue.trim().is_empty()), "{clues:?}");
    }
}

#[test]
fn no_clue_is_told_twice_at_a_table() {
    let (_, mut clues) = play(Edition::Classic, 5, 1);
    let told = clues.len();
    clues.iter_mut().for_each(|clue| *clue = clue.trim_end_matches(['!', '?', '…']).to_lowercase());
    clues.sort();
    clues.dedup();
    assert_eq!(clues.len(), told);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let (one, clues) = play(Edition::Odyssey2023, 5, 1);
    let (other, again) = play(Edition::Odyssey2023, 5, 1);
    assert_eq!(clues, again);
    assert_eq!(one.all, other.all);
}
