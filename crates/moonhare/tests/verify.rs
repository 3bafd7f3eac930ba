//! `moonhare verify`, from outside.

mod common;

use common::{json_lines, run, text};
use serde_json::Value;

/// A finished game as the rules crate keeps a picture of it: an event a line.
fn finished_game() -> Vec<String> {
    let picture = include_str!("../../rules/tests/snapshots/events__a_short_classic_game.snap");
    picture.lines().filter(|line| line.starts_with('{')).map(str::to_owned).collect()
}

#[test]
fn a_fair_game_is_found_fair() {
    let game = finished_game();
    let output = run(&["verify", "-"], game.join("\n"));
    assert!(output.status.success());
    let answer = text(&output.stdout);
    let first = format!(
        "fair: all {} events of 1 turns, 2 shuffles among them, follow from the secret\n",
        game.len()
    );
    assert!(answer.starts_with(&first), "{answer}");
    for words in
        ["Proved, for each of the 1 games", "Not proved:", "that nobody chose last in 1 of the games"]
    {
        assert!(answer.contains(words), "{words}: {answer}");
    }
}

/// An evening of two games, with letters and salts, as a table saves it.
fn evening() -> Vec<String> {
    let evenings: Value =
        serde_json::from_str(include_str!("../../../web/src/fair/evenings.json")).expect("JSON");
    evenings[0]["log"].as_str().expect("a log").lines().map(str::to_owned).collect()
}

#[test]
fn all_games_of_a_table_are_checked_together() {
    let lines = evening();
    let output = run(&["verify", "-"], lines.join("\n"));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let answer = text(&output.stdout);
    for words in [
        "Proved, for each of the 2 games",
        "the cards put below the others are those of the earlier games",
        "in 2 of them the rules, the deck and 4 salts are those of a letter sealed before",
    ] {
        assert!(answer.contains(words), "{words}: {answer}");
    }
    assert!(!answer.contains("chose last"), "{answer}");

    // The second game alone says that cards were seen before, and nothing proves it.
    let second = lines.iter().rposition(|line| line.starts_with("{\"letter\"")).expect("a second game");
    let alone = run(&["verify", "-"], lines[second + 1..].join("\n"));
    assert!(text(&alone.stdout).contains("cards were put below the others for earlier games"));
    let without_first = run(&["verify", "-"], lines[second..].join("\n"));
    assert_eq!(without_first.status.code(), Some(1));
    assert!(text(&without_first.stderr).contains("not those of the earlier games"));
}

#[test]
fn the_first_event_that_differs_is_named() {
    let mut game = finished_game();
    let place = game.iter().position(|line| line.starts_with("{\"revealed\"")).expect("a reveal");
    let mut revealed: Value = serde_json::from_str(&game[place]).expect("an event");
    revealed["revealed"]["cards"].as_array_mut().expect("cards").swap(0, 1);
    game[place] = revealed.to_string();
    let output = run(&["verify", "--json", "-"], game.join("\n"));
    assert_eq!(output.status.code(), Some(1));
    let words = format!("event {} differs", place + 1);
    assert!(text(&output.stderr).contains(&words), "{}", text(&output.stderr));
    assert!(
        json_lines(&output)[0]["unfair"]["message"].as_str().is_some_and(|message| message.contains(&words))
    );
}

#[test]
fn what_is_no_log_is_said() {
    for (input, words) in [
        ("", "does not begin with the start of a game"),
        ("nonsense", "line 1 of - is not an event of a game"),
        ("{\"claimed\":{\"seat\":1}}", "does not begin with the start of a game"),
    ] {
        let output = run(&["verify", "-"], input);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(words), "{}", text(&output.stderr));
    }
}
