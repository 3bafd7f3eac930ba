//! Lines that nobody would write, in great number: `score` and `engine` answer each of them and never fall over.
//!
//! The lines are good ones, broken in many ways by a seeded generator, so that a failure can be repeated. More than the
//! usual number is tried with `MOONHARE_FUZZ_LINES`.

mod common;

use common::{run, text};
use serde_json::{Value, json};

const LINES: usize = 6_000;

struct Breaker(u64);

impl Breaker {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % end.max(1)
    }

    /// A line with a few breaks in it; never with a line end, as that would be two lines.
    fn broken(&mut self, good: &[String]) -> Vec<u8> {
        let mut line = good[self.below(good.len())].clone().into_bytes();
        for _ in 0..self.below(5) {
            self.break_once(&mut line, good);
        }
        line.retain(|byte| *byte != b'\n');
        line
    }

    fn break_once(&mut self, line: &mut Vec<u8>, good: &[String]) {
        const WORDS: [&str; 14] = [
            "null",
            "-1",
            "99999999999999999999",
            "1e999",
            "\"\"",
            "[]",
            "{}",
            "true",
            "0",
            "255",
            "256",
            "\"\\ud800\"",
            ",",
            "\u{0}",
        ];
        let at = self.below(line.len());
        match self.below(6) {
            0 if !line.is_empty() => line[at] = self.below(256) as u8,
            1 => line.truncate(at),
            2 => {
                let end = (at + self.below(12)).min(line.len());
                line.drain(at..end);
            }
            3 => {
                let word = WORDS[self.below(WORDS.len())].as_bytes();
                // In place of a number, where there is one near: such lines come furthest.
                let number = (at..line.len()).find(|place| line[*place].is_ascii_digit());
                let place = number.unwrap_or(at);
                let width = usize::from(number.is_some());
                line.splice(place..place + width, word.iter().copied());
            }
            4 => {
                let end = (at + self.below(40)).min(line.len());
                let piece = line[at..end].to_vec();
                line.splice(at..at, piece);
            }
            _ => {
                let other = &good[self.below(good.len())].as_bytes();
                let from = self.below(other.len());
                line.truncate(at);
                line.extend(&other[from..]);
            }
        }
    }
}

fn lines_to_try() -> usize {
    std::env::var("MOONHARE_FUZZ_LINES").ok().and_then(|text| text.parse().ok()).unwrap_or(LINES)
}

/// Runs a command on broken lines and says how often it answered with each word.
fn answers(command: &str, seed: u64, good: &[String], words: &[&str]) -> Vec<usize> {
    let mut breaker = Breaker(seed);
    let mut input = Vec::new();
    let count = lines_to_try();
    for _ in 0..count {
        input.extend(breaker.broken(good));
        input.push(b'\n');
    }
    let output = run(&[command], &input);
    assert!(output.status.success(), "seed {seed}: {:?} {}", output.status, text(&output.stderr));
    assert!(output.stderr.is_empty(), "seed {seed}: {}", text(&output.stderr));
    let mut counts = vec![0; words.len()];
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
    counts
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
    for seed in [1, 2, 3] {
        let counts = answers("score", seed, &good, &["points", "error"]);
        assert!(counts.iter().all(|count| *count > lines_to_try() / 20), "both answers come up: {counts:?}");
    }
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
    for seed in [4, 5] {
        let counts = answers("engine", seed, &good, &words);
        assert!(counts.iter().all(|count| *count > 0), "every answer comes up: {counts:?}");
    }
}
