//! The table of house rules: every wish has its row, and what is printed is what the editions say.

use moonhare_rules::rule_set::{AllFoundBy, PileOut};
use moonhare_rules::{
    BonusLimit, Edition, HouseRule, HouseRules, HouseValue, PrintedFrom, RuleSet, RuleSheet, Takes,
};
use serde_json::{Map, Value, json};

/// Something for every wish. A new one is missing here until it is added.
fn every_wish() -> HouseRules {
    HouseRules {
        players_min: Some(3),
        players_max: Some(12),
        target_score: Some(30),
        stories_per_player: Some(1),
        hand_size: Some(6),
        cards_given: Some(1),
        votes_min: Some(1),
        votes_max: Some(1),
        votes_per_card: Some(1),
        own_card_votes: Some(false),
        storyteller_votes: Some(false),
        red_token: Some(false),
        all_found: Some(2),
        none_found: Some(2),
        all_found_by: Some(AllFoundBy::Voters),
        storyteller_points: Some(3),
        finder_points: Some(3),
        finder_per_vote: Some(false),
        lone_finder: Some(false),
        bonus_per_vote: Some(1),
        bonus_limit: Some(BonusLimit::None),
        single_vote_bonus: Some(0),
        same_card_limit: Some(5),
        pass_hands: Some(false),
        pile_out: Some(PileOut::Reshuffle),
        performed_clues: Some(true),
    }
}

fn house(name: &str, value: HouseValue) -> HouseRules {
    let mut wishes = Map::new();
    wishes.insert(name.to_owned(), json!(value));
    serde_json::from_value(Value::Object(wishes))
        .unwrap_or_else(|error| panic!("{name} = {value:?}: {error}"))
}

#[test]
fn every_wish_has_its_row_and_every_row_its_wish() {
    let written = serde_json::to_value(every_wish()).expect("json");
    let mut wishes: Vec<&str> = written.as_object().expect("an object").keys().map(String::as_str).collect();
    let mut rows: Vec<&str> = HouseRule::ALL.iter().map(|rule| rule.name).collect();
    wishes.sort_unstable();
    rows.sort_unstable();
    assert_eq!(wishes, rows);
}

#[test]
fn what_is_offered_can_be_set_and_lies_within_the_range() {
    for rule in HouseRule::ALL {
        assert!(!rule.offered.is_empty(), "{}", rule.name);
        for value in rule.offered {
            let _can_be_read = house(rule.name, *value);
            match (rule.takes, value) {
                (Takes::Switch, HouseValue::Switch(_))
                | (Takes::Word | Takes::Limit { .. }, HouseValue::Word(_)) => {}
                (Takes::Number { .. } | Takes::Limit { .. }, HouseValue::Number(number)) => {
                    let (min, max) = rule.range().expect("a range");
                    assert!((min..=max).contains(&(*number as usize)), "{} = {number}", rule.name);
                }
                other => panic!("{}: {other:?}", rule.name),
            }
        }
    }
}

#[test]
fn beyond_the_range_is_refused() {
    for rule in HouseRule::ALL {
        let Some((min, max)) = rule.range() else { continue };
        let sheet = RuleSheet::new();
        let printed = &sheet.house_rules.iter().find(|sheet| sheet.name == rule.name).expect("a row").printed;
        for (edition, beyond) in printed
            .iter()
            .flat_map(|printed| [(printed.edition, min.wrapping_sub(1)), (printed.edition, max + 1)])
        {
            let Ok(beyond) = u32::try_from(beyond) else { continue };
            let players = edition.players().0;
            let problems = RuleSet::new(edition, &house(rule.name, HouseValue::Number(beyond)), players, 840);
            let problems = problems.expect_err("out of range");
            assert!(
                problems.iter().any(|problem| problem.setting == Some(rule.name)),
                "{} = {beyond}: {problems:?}",
                rule.name
            );
        }
    }
}

#[test]
fn what_is_printed_can_be_wished_and_changes_nothing() {
    for rule in RuleSheet::new().house_rules {
        for printed in &rule.printed {
            let (min, max) = printed.edition.players();
            for players in (min..=max).filter(|players| printed.edition != Edition::Teams || players % 2 == 0)
            {
                let from =
                    printed.values.iter().rfind(|from| from.players <= players).expect("from the fewest on");
                let Some(value) = from.value else { continue };
                let plain = RuleSet::new(printed.edition, &HouseRules::default(), players, 168);
                let wished = RuleSet::new(printed.edition, &house(rule.name, value), players, 168);
                assert_eq!(wished, plain, "{} = {value:?} in {:?}", rule.name, printed.edition);
                assert!(plain.is_ok());
            }
        }
    }
}

#[test]
fn the_sheet_says_what_is_printed_by_edition_and_number_of_players() {
    let sheet = RuleSheet::new();
    let printed = |name: &str, edition: Edition| {
        let rule = sheet.house_rules.iter().find(|rule| rule.name == name).expect("a rule");
        rule.printed.iter().find(|printed| printed.edition == edition).map(|printed| printed.values.clone())
    };
    let from = |players, value| PrintedFrom { players, value };
    let number = |value| Some(HouseValue::Number(value));
    assert_eq!(printed("hand_size", Edition::Classic), Some(vec![from(3, number(7)), from(4, number(6))]));
    assert_eq!(printed("hand_size", Edition::Party), Some(vec![from(6, number(5))]));
    assert_eq!(printed("votes_max", Edition::Odyssey), Some(vec![from(3, number(1)), from(7, number(2))]));
    assert_eq!(
        printed("single_vote_bonus", Edition::Odyssey),
        Some(vec![from(3, number(0)), from(7, number(1))])
    );
    assert_eq!(printed("bonus_limit", Edition::Classic), Some(vec![from(3, Some(HouseValue::Word("none")))]));
    assert_eq!(printed("target_score", Edition::Teams), Some(vec![from(6, None)]));
    assert_eq!(printed("finder_points", Edition::Party), None);
    assert_eq!(printed("red_token", Edition::Classic), None);
    let pairs: Vec<Edition> =
        sheet.editions.iter().filter(|edition| edition.pairs).map(|edition| edition.edition).collect();
    assert_eq!(pairs, [Edition::Teams]);
}
