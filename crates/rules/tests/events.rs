//! The form of events is a promise: logs that were written must be read for ever. These pictures of it change only together
//! with `EVENT_VERSION`.

mod common;

use common::Do::{Claim, Ready, TakeBack, VoteAndRed};
use common::{Given, given, given_cards, given_with};
use moonhare_rules::Edition::{Classic, Odyssey2023, Party, Teams};
use moonhare_rules::{Event, Game, HouseRules, LogError, Viewer};

fn lines(events: &[Event]) -> String {
    let lines: Vec<String> = events.iter().map(|event| serde_json::to_string(event).expect("json")).collect();
    lines.join("\n")
}

/// The events, and the secret once it is over.
fn whole(given: &Given) -> Vec<Event> {
    let mut log = given.log.clone();
    log.extend(given.game.open(given.deck.secret()).unwrap_or_default());
    log
}

#[test]
fn a_short_classic_game() {
    let house = HouseRules { target_score: Some(1), ..HouseRules::default() };
    let game = given_with(Classic, 3, &house).when(1, Claim).when_played(1);
    insta::assert_snapshot!(lines(&whole(&game)));
}

#[test]
fn a_turn_of_party_with_a_pile_that_runs_short() {
    let game = given_cards(Party, 6, &HouseRules::default(), 38)
        .when_played(0)
        .when(1, common::Do::TellUnseen)
        .when_all(|| common::Do::Give(1))
        .when(1, VoteAndRed(&[1], 0));
    let game = game.when_all(|| common::Do::VoteFor(&[0])).when_all(|| Ready);
    insta::assert_snapshot!(lines(&game.log[2..]));
}

#[test]
fn a_turn_of_teams_in_which_partners_change_their_mind() {
    let game = given(Teams, 6)
        .when(0, common::Do::Tell)
        .when(1, common::Do::Give(1))
        .when(1, TakeBack)
        .when(4, common::Do::Give(1))
        .when(2, common::Do::Give(1))
        .when(3, common::Do::Give(1))
        .when_all(|| common::Do::VoteFor(&[0]));
    insta::assert_snapshot!(lines(&game.log[2..]));
}

#[test]
fn the_rules_of_every_edition() {
    let rules: Vec<String> = moonhare_rules::Edition::ALL
        .into_iter()
        .map(|edition| serde_json::to_string(given(edition, 6).game.rules()).expect("json"))
        .collect();
    insta::assert_snapshot!(rules.join("\n"));
}

#[test]
fn a_view_in_the_middle_of_a_vote_and_after_it() {
    let game = given(Odyssey2023, 4).when(0, common::Do::Tell).when_all(|| common::Do::Give(1));
    let game = game.when(1, common::Do::VoteFor(&[0, 2])).accepted();
    insta::assert_json_snapshot!("in_the_middle", game.view(1));
    let game = game.when_all(|| common::Do::VoteFor(&[0, 1]));
    insta::assert_json_snapshot!("after_the_score", game.game.view(Viewer::Watcher));
}

#[test]
fn a_log_of_another_version_is_not_read() {
    let mut log = given(Classic, 4).log;
    if let Event::Started(started) = &mut log[0] {
        started.version = 2;
    }
    assert_eq!(Game::from_events(&log).expect_err("a newer log"), LogError::Version(2));
    assert_eq!(Game::from_events(&log[1..]).expect_err("no start"), LogError::NoStart);
    assert_eq!(Game::from_events([]).expect_err("nothing"), LogError::NoStart);
    let twice = [given(Classic, 4).log, given(Classic, 4).log].concat();
    assert_eq!(Game::from_events(&twice).expect_err("two games"), LogError::TwoStarts);
}

#[test]
fn rules_that_can_t_be_played_are_not_read_from_a_log() {
    let line = serde_json::to_string(&given(Classic, 4).log[0]).expect("json");
    for (written, forged, reason) in [
        (r#""hand":6"#, r#""hand":60"#, "hand_size must be between 1 and 12"),
        (r#""cards":84"#, r#""cards":20"#, "the deck has 20 cards and needs 28"),
    ] {
        assert!(line.contains(written));
        let error =
            serde_json::from_str::<Event>(&line.replace(written, forged)).expect_err(reason).to_string();
        assert!(error.contains(reason), "{error}");
    }
}
