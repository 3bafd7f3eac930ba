//! What bots say over many games with the built-in packs.

use std::collections::BTreeSet;

use moonhare_bots::Recent;
use moonhare_bots::arena::Arena;
use moonhare_packs::{Language, Packs, Words};
use moonhare_rules::{Edition, HouseRules, RuleSet};

/// The clues that four bots tell in some games.
fn clues(language: Language, games: u64) -> Vec<String> {
    let packs = Packs::built_in();
    let deck: Vec<&Words> = packs.iter().flat_map(|pack| pack.cards.iter().map(|card| &card.words)).collect();
    let rules = RuleSet::new(Edition::Classic, &HouseRules::default(), 4, deck.len()).expect("playable");
    let recent = Recent::default();
    let arena = Arena { rules: &rules, deck: &deck, languages: &[language], seed: 17, recent: &recent };
    let mut clues = vec![];
    arena.play(games, &mut |view| clues.extend(view.clue.as_ref().map(|clue| clue.text.to_string())));
    clues
}

#[test]
fn a_server_hears_few_clues_twice() {
    for language in Language::ALL {
        let told = clues(language, 2);
        let different: BTreeSet<_> = told.iter().collect();
        assert_eq!(different.len(), told.len(), "{language:?} {told:?}");
    }
}

#[test]
fn clues_are_written_as_people_write() {
    for language in Language::ALL {
        for clue in clues(language, 1) {
            let first = clue.chars().find(|letter| letter.is_alphanumeric());
            assert!(first.is_some_and(|letter| !letter.is_lowercase()), "{language:?} {clue}");
            assert!(clue.chars().count() <= 60 && clue.trim() == clue, "{language:?} {clue}");
            let alone = !clue.contains(' ') && clue.ends_with(char::is_alphanumeric);
            assert!(!alone, "{language:?}: a bare word, {clue}");
            assert!(!clue.contains(['{', '}', '_', '\'']), "{language:?} {clue}");
        }
    }
}
