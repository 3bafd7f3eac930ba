//! Lines that nobody would write, in great number: `score` and `engine` answer each of them and never fall over.
//!
//! More than the usual number is tried by `cargo xtask fuzz`.

mod common;

use common::{run, text};
use serde_json::{Value, json};

const LINES: usize = 12_000;

/// Runs a command on broken lines and says how often it answered with each word.
fn answers(command: &str, good: &[String], words: &[&str]) -> Vec<usize> {
    let good: Vec<Vec<u8>> = good.iter().map(|line| line.as_bytes().to_vec()).collect();
    let mut inputs = moonhare_fuzz::changed(&good, LINES as u64);
    let mut counts = vec![0; words.len()];
    loop {
        let (mut lines, mut count) = (Vec::new(), 0);
        for input in inputs.by_ref().take(LINES) {
            // A line end within it would make it two lines.
            lines.extend(input.iter().filter(|byte| **byte != b'\n'));
            lines.push(b'\n');
            count += 1;
        }
        if count == 0 {
            return counts;
        }
        let output = run(&[command], &lines);
        assert!(output.status.success(), "{:?} {}", output.status, text(&output.stderr));
        assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
        let mut answered = 0;
        for line in text(&output.stdout).lines() {
            let answer: Value = serde_json::from_str(line).expect("an answer in JSON");
            let keys: Vec<&String> = answer.as_object().expect("an object").keys().collect();
            assert_eq!(keys.len(), 1, "{line}");
            let word = words.iter().position(|word| word == keys[0]);
            counts[word.unwrap_or_else(|| panic!("an answer nobody knows: {line}"))] += 1;
            answered += 1;
        }
        assert_eq!(answered, count, "every line is answered");
    }
}

#[test]
fn score_answers_every_broken_line() {
    let turn = |rules: &str, players: u8, votes: u8| {
        let cards: Vec<Value> = (0..players).map(|seat| json!({"slot": seat + 1, "player": seat})).collect();
        let ballots: Vec<Value> = (1..players)
            .map(|seat| json!({"player": seat, "slots": (0..votes).map(|_| 1).collect::<Vec<_>>()}))
            .collect();
        json!({"rules": rules, "players": players, "storyteller": 0, "cards": cards, "votes": ballots,
               "red": null, "house": {"all_found": 3, "bonus_limit": "none"}})
        .to_string()
    };
    let mut party: Value = serde_json::from_str(&turn("party", 6, 1)).expect("JSON");
    party["votes"].as_array_mut().expect("votes").push(json!({"player": 0, "slots": [2]}));
    party["red"] = json!(3);
    party["house"] = json!({"same_card_limit": 4});
    let good = [
        turn("classic", 5, 1),
        turn("odyssey", 9, 1),
        turn("odyssey-2023", 6, 2),
        party.to_string(),
        json!({"rules": "teams", "players": 6, "storyteller": 0,
               "cards": [{"slot": 1, "player": 0}, {"slot": 2, "player": 3}, {"slot": 3, "player": 1}, {"slot": 4, "player": 5}],
               "votes": [{"player": 4, "slots": [1]}, {"player": 2, "slots": [3]}]})
        .to_string(),
    ];
    let counts = answers("score", &good, &["points", "error"]);
    assert!(counts.iter().all(|count| *count > LINES / 20), "both answers come up: {counts:?}");
}

#[test]
fn engine_answers_every_broken_line() {
    let mut good = vec![
        json!({"new": {"rules": "classic", "players": 4, "seed": 7, "house": {}}}).to_string(),
        json!({"new": {"rules": "party", "players": 6, "house": {"stories_per_player": 2}}}).to_string(),
        json!({"new": {"rules": "teams", "players": 8, "cards": 168}}).to_string(),
        json!({"view": 0}).to_string(),
        json!({"view": "watcher"}).to_string(),
        json!({"moves": 1}).to_string(),
        json!({"log": true}).to_string(),
    ];
    for seat in 0..6 {
        for command in [
            json!({"claim": {}}),
            json!({"tell": {"card": 12, "clue": {"text": "dusk", "performance": "live"}}}),
            json!({"tell": {"clue": "dusk"}}),
            json!({"give": {"cards": [12]}}),
            json!({"take_back": {}}),
            json!({"vote": {"slots": [1, 2], "red": 3}}),
            json!({"ready": {}}),
        ] {
            good.push(json!({"do": {"seat": seat, "command": command}}).to_string());
        }
    }
    let words = ["accepted", "refused", "view", "moves", "log", "error"];
    let counts = answers("engine", &good, &words);
    assert!(counts.iter().all(|count| *count > 0), "every answer comes up: {counts:?}");
}
