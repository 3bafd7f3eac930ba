//! What a host may set, and what is refused with which reason.

use ProblemCode::{
    DeckTooBig, DeckTooSmall, HandTooSmall, LoneFinderNeedsFlatPay, MinOverMax, MoreVotesThanCards,
    NoMeaningHere, NothingToWin, OddPlayers, OutOfRange, RedNeedsStoryteller, SingleVoteNeedsChoice,
    StorytellerKnows, TableTooFull, TooFewPlayers, TooManyPlayers, TwoEnds,
};
use moonhare_rules::limits::DECK_CARDS_MAX;
use moonhare_rules::rule_set::{AllFoundBy, End, Finding, Numbers, Pays, PileOut, Story, Votes};
use moonhare_rules::{BonusLimit, Edition, HouseRules, ProblemCode, RuleSet};

fn house(toml: &str) -> HouseRules {
    toml::from_str(toml).expect("house rules")
}

fn codes(edition: Edition, players: usize, cards: usize, toml: &str) -> Vec<ProblemCode> {
    match RuleSet::new(edition, &house(toml), players, cards) {
        Ok(_) => vec![],
        Err(problems) => {
            for problem in &problems {
                assert!(!problem.message.is_empty());
                let written = serde_json::to_value(problem).expect("json");
                assert_eq!(written["code"], problem.code.as_str());
            }
            problems.iter().map(|problem| problem.code).collect()
        }
    }
}

fn numbers(edition: Edition, players: usize) -> Numbers {
    *RuleSet::new(edition, &HouseRules::default(), players, 84).expect("printed rules can be played")
}

#[test]
fn each_edition_has_its_printed_range_of_players() {
    let ranges = [
        (Edition::Classic, 3, 6),
        (Edition::Odyssey, 3, 12),
        (Edition::Odyssey2023, 3, 12),
        (Edition::Party, 6, 12),
    ];
    for (edition, min, max) in ranges {
        for players in 0..20 {
            let expected = match players {
                _ if players < min => vec![TooFewPlayers],
                _ if players > max => vec![TooManyPlayers],
                _ => vec![],
            };
            let found = codes(edition, players, DECK_CARDS_MAX, "");
            assert_eq!(
                found.iter().filter(|code| expected.contains(code)).count(),
                expected.len(),
                "{edition:?} {players}"
            );
            assert_eq!(found.is_empty(), expected.is_empty(), "{edition:?} {players}: {found:?}");
        }
    }
    for players in 6..=12 {
        let expected = if players % 2 == 1 { vec![OddPlayers] } else { vec![] };
        assert_eq!(codes(Edition::Teams, players, 84, ""), expected);
    }
}

#[test]
fn the_table_of_the_rule_reference_line_by_line() {
    for players in 3..=12 {
        let three = players == 3;
        for edition in [Edition::Classic, Edition::Odyssey, Edition::Odyssey2023] {
            if edition == Edition::Classic && players > 6 {
                continue;
            }
            let rules = numbers(edition, players);
            assert_eq!((rules.hand, rules.given), if three { (7, 2) } else { (6, 1) });
            assert_eq!((rules.end, rules.story, rules.pairs), (End::Target(30), Story::Card, false));
            assert_eq!(rules.voters(), players - 1);
            assert_eq!(rules.table_cards(), if three { 5 } else { players });
            assert_eq!((rules.pile_out, rules.pass_hands), (PileOut::Reshuffle, false));
        }
    }
    let one_vote = Votes { min: 1, max: 1, per_card: 1, own_card: false, storyteller: false, red: false };
    let finding = Finding {
        all_found_by: AllFoundBy::Voters,
        all_found: 2,
        none_found: 2,
        storyteller: 3,
        finder: 3,
        finder_per_vote: false,
        lone_finder: 0,
        bonus: 1,
        bonus_limit: None,
        single_vote: 0,
    };
    let limited = Finding { bonus_limit: Some(3), ..finding };
    let classic = numbers(Edition::Classic, 5);
    assert_eq!((classic.votes, classic.pays), (one_vote, Pays::Finding(finding)));
    let small = numbers(Edition::Odyssey, 6);
    assert_eq!((small.votes, small.pays), (one_vote, Pays::Finding(limited)));
    let large = numbers(Edition::Odyssey, 7);
    assert_eq!(large.votes, Votes { max: 2, ..one_vote });
    assert_eq!(large.pays, Pays::Finding(Finding { single_vote: 1, ..limited }));
    let dials = numbers(Edition::Odyssey2023, 8);
    assert_eq!(dials.votes, Votes { min: 2, max: 2, per_card: 2, ..one_vote });
    let per_dial = Finding { all_found_by: AllFoundBy::Votes, finder_per_vote: true, ..finding };
    assert_eq!(dials.pays, Pays::Finding(per_dial));
    let party = numbers(Edition::Party, 9);
    assert_eq!(party.votes, Votes { own_card: true, storyteller: true, red: true, ..one_vote });
    assert_eq!((party.hand, party.given, party.table_cards(), party.voters()), (5, 1, 9, 9));
    assert_eq!((party.end, party.story, party.pass_hands), (End::Stories(1), Story::Unseen, true));
    for players in [6, 8, 10, 12] {
        let teams = numbers(Edition::Teams, players);
        assert_eq!((teams.hand, teams.given, teams.end), (4, 1, End::Stories(1)));
        assert_eq!((teams.votes, teams.pays), (one_vote, Pays::Finding(limited)));
        assert_eq!((teams.voters(), teams.table_cards()), (players / 2 - 1, players / 2 + 1));
        assert_eq!(teams.sides(), players / 2);
    }
}

#[test]
fn every_setting_reaches_the_rules() {
    let rules = RuleSet::new(
        Edition::Classic,
        &house(
            "players_max = 8
             target_score = 50
             hand_size = 5
             cards_given = 1
             votes_min = 1
             votes_max = 2
             votes_per_card = 2
             own_card_votes = true
             all_found = 1
             none_found = 4
             all_found_by = 'votes'
             storyteller_points = 5
             finder_points = 6
             bonus_per_vote = 2
             bonus_limit = 7
             single_vote_bonus = 3
             lone_finder = true
             pass_hands = true
             pile_out = 'end'
             performed_clues = false",
        ),
        8,
        84,
    )
    .expect("rules that can be played");
    assert_eq!((rules.end, rules.hand, rules.given), (End::Target(50), 5, 1));
    assert_eq!((rules.votes.min, rules.votes.max, rules.votes.per_card), (1, 2, 2));
    assert!(rules.votes.own_card && rules.pass_hands && !rules.performed_clues);
    assert_eq!(rules.pile_out, PileOut::End);
    let expected = Finding {
        all_found_by: AllFoundBy::Votes,
        all_found: 1,
        none_found: 4,
        storyteller: 5,
        finder: 6,
        finder_per_vote: false,
        lone_finder: 1,
        bonus: 2,
        bonus_limit: Some(7),
        single_vote: 3,
    };
    assert_eq!(rules.pays, Pays::Finding(expected));
    let party = RuleSet::new(Edition::Party, &house("stories_per_player = 3\nsame_card_limit = 4"), 6, 84);
    assert_eq!(party.map(|rules| rules.end), Ok(End::Stories(3)));
}

#[test]
fn what_can_t_work_is_refused_with_its_reason() {
    let table = [
        (Edition::Classic, 4, 84, "hand_size = 0", vec![OutOfRange, HandTooSmall]),
        (Edition::Classic, 4, 84, "hand_size = 13", vec![OutOfRange]),
        (Edition::Classic, 4, 84, "hand_size = 12", vec![]),
        (Edition::Classic, 4, 84, "hand_size = 4294967295", vec![OutOfRange, DeckTooSmall]),
        (Edition::Classic, 3, 84, "hand_size = 1", vec![HandTooSmall]),
        (Edition::Classic, 3, 84, "hand_size = 2", vec![]),
        (Edition::Classic, 4, 84, "cards_given = 0", vec![OutOfRange]),
        (Edition::Classic, 4, 84, "cards_given = 3", vec![]),
        (Edition::Classic, 4, 84, "cards_given = 4", vec![TableTooFull]),
        (Edition::Classic, 3, 84, "cards_given = 6", vec![OutOfRange, TableTooFull]),
        (Edition::Classic, 4, 84, "votes_min = 0", vec![OutOfRange]),
        (Edition::Classic, 4, 84, "votes_min = 2", vec![MinOverMax]),
        (Edition::Classic, 4, 84, "votes_max = 3", vec![]),
        (Edition::Classic, 4, 84, "votes_max = 4", vec![OutOfRange, MoreVotesThanCards]),
        (Edition::Classic, 3, 84, "cards_given = 1\nvotes_max = 3", vec![MoreVotesThanCards]),
        (Edition::Classic, 3, 84, "cards_given = 1\nvotes_max = 3\nown_card_votes = true", vec![]),
        (Edition::Classic, 3, 84, "cards_given = 1\nvotes_max = 3\nvotes_per_card = 2", vec![]),
        (Edition::Classic, 4, 84, "votes_per_card = 0", vec![OutOfRange, MoreVotesThanCards]),
        (Edition::Classic, 4, 84, "target_score = 0", vec![OutOfRange]),
        (Edition::Classic, 4, 84, "target_score = 1", vec![]),
        (Edition::Classic, 4, 84, "target_score = 500", vec![]),
        (Edition::Classic, 4, 84, "target_score = 501", vec![OutOfRange]),
        (Edition::Classic, 4, 84, "stories_per_player = 2", vec![]),
        (Edition::Classic, 4, 84, "stories_per_player = 0", vec![OutOfRange]),
        (Edition::Classic, 4, 84, "stories_per_player = 21", vec![OutOfRange]),
        (Edition::Classic, 4, 84, "stories_per_player = 2\ntarget_score = 9", vec![TwoEnds]),
        (Edition::Classic, 4, 84, "single_vote_bonus = 1", vec![SingleVoteNeedsChoice]),
        (Edition::Odyssey2023, 4, 84, "single_vote_bonus = 1", vec![SingleVoteNeedsChoice]),
        (Edition::Classic, 4, 84, "single_vote_bonus = 1\nvotes_max = 2", vec![]),
        (Edition::Classic, 4, 84, "finder_points = 21", vec![OutOfRange]),
        (Edition::Classic, 4, 84, "bonus_limit = 21", vec![OutOfRange]),
        (Edition::Odyssey2023, 4, 84, "lone_finder = true", vec![LoneFinderNeedsFlatPay]),
        (Edition::Odyssey2023, 4, 84, "lone_finder = true\nfinder_per_vote = false", vec![]),
        (Edition::Odyssey2023, 4, 84, "lone_finder = false", vec![]),
        (Edition::Party, 6, 84, "lone_finder = false", vec![]),
        (Edition::Party, 6, 84, "lone_finder = true\nbonus_limit = 2", vec![NoMeaningHere, NoMeaningHere]),
        (Edition::Party, 6, 84, "all_found = 1\nnone_found = 1\nfinder_points = 2", vec![NoMeaningHere; 3]),
        (Edition::Party, 6, 84, "votes_per_card = 2", vec![OutOfRange]),
        (Edition::Party, 6, 84, "same_card_limit = 0", vec![OutOfRange]),
        (Edition::Party, 6, 84, "storyteller_votes = false", vec![RedNeedsStoryteller]),
        (Edition::Party, 6, 84, "storyteller_votes = false\nred_token = false", vec![]),
        (Edition::Classic, 4, 84, "same_card_limit = 2", vec![NoMeaningHere]),
        (Edition::Classic, 4, 84, "storyteller_votes = true", vec![StorytellerKnows]),
        (Edition::Classic, 4, 84, "red_token = true", vec![StorytellerKnows, RedNeedsStoryteller]),
        (
            Edition::Classic,
            4,
            84,
            "storyteller_points = 0\nfinder_points = 0\nbonus_per_vote = 0",
            vec![NothingToWin],
        ),
        (
            Edition::Classic,
            4,
            84,
            "storyteller_points = 0\nfinder_points = 0\nbonus_limit = 0",
            vec![NothingToWin],
        ),
        (Edition::Classic, 4, 84, "storyteller_points = 0\nfinder_points = 0", vec![]),
        (Edition::Classic, 4, 84, "storyteller_points = 0\nbonus_per_vote = 0", vec![]),
        (Edition::Classic, 4, 84, "finder_points = 0\nbonus_per_vote = 0", vec![]),
        (
            Edition::Classic,
            4,
            84,
            "storyteller_points = 0\nfinder_points = 0\nbonus_per_vote = 0\nstories_per_player = 1",
            vec![],
        ),
        (Edition::Classic, 2, 84, "players_min = 2", vec![OutOfRange, TooFewPlayers]),
        (Edition::Classic, 13, 999, "players_max = 13", vec![OutOfRange, TooManyPlayers, TableTooFull]),
        (Edition::Classic, 4, 84, "players_min = 5\nplayers_max = 3", vec![MinOverMax]),
        (Edition::Classic, 4, 84, "players_min = 5", vec![TooFewPlayers]),
        (Edition::Classic, 5, 84, "players_max = 4", vec![TooManyPlayers]),
        (Edition::Party, 3, 84, "players_min = 3", vec![]),
        (Edition::Teams, 4, 84, "players_min = 4", vec![TooFewPlayers]),
        (Edition::Teams, 5, 84, "", vec![TooFewPlayers, OddPlayers]),
        (Edition::Odyssey, 12, 84, "", vec![]),
        (Edition::Odyssey, 12, 83, "", vec![DeckTooSmall]),
        (Edition::Classic, 3, 26, "", vec![]),
        (Edition::Classic, 3, 25, "", vec![DeckTooSmall]),
        (Edition::Teams, 12, 55, "", vec![]),
        (Edition::Teams, 12, 54, "", vec![DeckTooSmall]),
        (Edition::Classic, 4, DECK_CARDS_MAX, "", vec![]),
        (Edition::Classic, 4, DECK_CARDS_MAX + 1, "", vec![DeckTooBig]),
        (
            Edition::Classic,
            7,
            20,
            "votes_max = 9",
            vec![TooManyPlayers, OutOfRange, MoreVotesThanCards, DeckTooSmall],
        ),
    ];
    for (edition, players, cards, toml, expected) in table {
        assert_eq!(
            codes(edition, players, cards, toml),
            expected,
            "{edition:?}, {players} players, {cards} cards, {toml}"
        );
    }
}

#[test]
fn a_problem_says_what_would_work() {
    let problems = RuleSet::new(Edition::Odyssey, &house("hand_size = 13"), 12, 84).expect_err("too much");
    let hand = &problems[0];
    assert_eq!((hand.setting, hand.min, hand.max), (Some("hand_size"), Some(1), Some(12)));
    let deck = problems.iter().find(|problem| problem.code == DeckTooSmall).expect("a deck problem");
    assert_eq!(deck.min, Some(12 * 13 + 12));
    assert_eq!(deck.to_string(), "the deck has 84 cards and needs 168; add a pack");
}

#[test]
fn house_rules_are_written_as_they_are_read() {
    let rules = house("bonus_limit = 'none'\nlone_finder = true");
    assert_eq!(rules.bonus_limit, Some(BonusLimit::None));
    assert_eq!(serde_json::to_string(&rules).expect("json"), r#"{"lone_finder":true,"bonus_limit":"none"}"#);
    assert_eq!(house("bonus_limit = 2").bonus_limit, Some(BonusLimit::Points(2)));
    for wrong in ["bonus_limit = -1", "bonus_limit = 'many'", "bonus_limit = true", "hand = 5"] {
        assert!(toml::from_str::<HouseRules>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn editions_are_known_by_their_names() {
    for edition in Edition::ALL {
        assert_eq!(Edition::by_name(edition.name()), Some(edition));
        assert_eq!(serde_json::to_value(edition).expect("json"), edition.name());
    }
    assert_eq!(Edition::by_name("chess"), None);
}
