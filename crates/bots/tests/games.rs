//! Bots play whole games in every rule set.

mod common;

use moonhare_bots::Recent;
use moonhare_bots::arena::{Arena, Tally};
use moonhare_bots::evaluation::Evaluation;
use moonhare_packs::{Language, Words};
use moonhare_rules::{Edition, HouseRules, RuleSet};

fn play(edition: Edition, players: usize, games: u64) -> (Tally, Vec<String>) {
    play_with(&common::deck(168), edition, players, games)
}

fn play_with(deck: &[Words], edition: Edition, players: usize, games: u64) -> (Tally, Vec<String>) {
    let deck: Vec<_> = deck.iter().collect();
    let rules = RuleSet::new(edition, &HouseRules::default(), players, deck.len()).expect("playable");
    let arena =
        Arena { rules: &rules, deck: &deck, languages: &Language::ALL, seed: 5, recent: &Recent::default() };
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

#[test]
fn temperaments_differ() {
    // Painted cards differ more than made-up ones.
    let deck = Evaluation::built_in().cards;
    let (tally, _) = play_with(&deck, Edition::Classic, 5, 12);
    let [_, fox, child, scholar] = tally.by_temperament.map(|deeds| {
        let found = deeds.found_stories as f64 / deeds.votes_on_stories as f64;
        let correct = deeds.correct as f64 / deeds.votes as f64;
        (found, correct)
    });
    assert!(child.0 > fox.0, "a child's stories are found more often than a fox's: {child:?} {fox:?}");
    assert!(scholar.1 > child.1, "a scholar finds more than a child: {scholar:?} {child:?}");
    let scored = tally.all.scored as f64 / tally.all.stories as f64;
    assert!(scored >= 0.6, "some but not all find: {scored}");
}
