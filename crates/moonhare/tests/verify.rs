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
    assert_eq!(
        text(&output.stdout),
        format!(
            "fair: all {} events of 1 turns, 2 shuffles among them, follow from the secret\n",
            game.len()
        )
    );
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
