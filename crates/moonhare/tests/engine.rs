//! `moonhare engine`, from outside: a program plays whole games by nothing but its answers.

mod common;

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use common::{json_lines, moonhare, run};
use serde_json::{Value, json};

/// A conversation with the engine.
struct Engine {
    child: Child,
    stdin: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Self {
        let mut child = moonhare(&["engine"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdin = child.stdin.take().expect("a pipe");
        let answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        Self { child, stdin, answers }
    }

    fn ask(&mut self, question: &Value) -> Value {
        writeln!(self.stdin, "{question}").expect("the program reads");
        let answer = self.answers.next().expect("an answer").expect("text");
        serde_json::from_str(&answer).expect("JSON")
    }

    fn end(self) {
        let Self { mut child, stdin, .. } = self;
        drop(stdin);
        assert!(child.wait().expect("an end").success());
    }
}

/// Plays a game by `moves` alone, and gives its log.
fn play(engine: &mut Engine, new: &Value) -> Value {
    let players = new["players"].as_u64().expect("a number");
    assert_eq!(engine.ask(&json!({"new": new})), json!({"accepted": {"position": 2}}));
    let mut choice = 7_u64;
    let mut position = 2;
    loop {
        let mut moved = false;
        for seat in 0..players {
            let answer = engine.ask(&json!({"moves": seat}));
            let moves = answer["moves"].as_array().expect("a list").clone();
            let forward: Vec<&Value> = moves.iter().filter(|one| one.get("take_back").is_none()).collect();
            if forward.is_empty() {
                continue;
            }
            choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mut command = forward[(choice >> 33) as usize % forward.len()].clone();
            if let Some(clue) = command.pointer_mut("/tell/clue") {
                assert!(clue.is_null(), "the clue is left open");
                *clue = json!("the sea at night");
            }
            let answer = engine.ask(&json!({"do": {"seat": seat, "command": command}}));
            let now =
                answer["accepted"]["position"].as_u64().unwrap_or_else(|| panic!("{command} got {answer}"));
            assert!(now > position);
            position = now;
            moved = true;
        }
        if !moved {
            break;
        }
    }
    assert_eq!(engine.ask(&json!({"view": "watcher"}))["view"]["phase"], "over");
    let log = engine.ask(&json!({"log": true}));
    assert_eq!(log["log"].as_array().map(Vec::len), Some(position as usize));
    log
}

#[test]
fn whole_games_of_every_rule_set_that_can_be_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut engine = Engine::start();
    for (rules, players) in [("classic", 3), ("odyssey", 7), ("odyssey-2023", 4), ("party", 6), ("teams", 8)]
    {
        let new = json!({"rules": rules, "players": players, "seed": 7, "house": {"stories_per_player": 1}});
        let log = play(&mut engine, &new);
        assert_eq!(play(&mut engine, &new), log, "the same seed and commands are the same game");
        let other =
            json!({"rules": rules, "players": players, "seed": 8, "house": {"stories_per_player": 1}});
        assert_ne!(play(&mut engine, &other), log);

        let file = folder.path().join(format!("{rules}.jsonl"));
        std::fs::write(&file, log.to_string()).expect("a file");
        let output = run(&["verify", "--json", file.to_str().expect("a path")], "");
        assert!(output.status.success());
        assert_eq!(json_lines(&output)[0]["fair"]["events"], log["log"].as_array().map_or(0, Vec::len));
    }
    engine.end();
}

#[test]
fn what_is_not_possible_is_answered_with_a_code() {
    let mut engine = Engine::start();
    let code = |engine: &mut Engine, question: Value, kind: &str| engine.ask(&question)[kind]["code"].clone();
    assert_eq!(code(&mut engine, json!({"view": 0}), "error"), "no_game");
    let two = json!({"new": {"rules": "classic", "players": 2}});
    assert_eq!(code(&mut engine, two, "refused"), "too_few_players");
    let many = engine
        .ask(&json!({"new": {"rules": "party", "players": 6, "house": {"hand_size": 0, "votes_max": 9}}}));
    assert!(many["refused"]["problems"].as_array().is_some_and(|problems| problems.len() >= 3), "{many}");
    assert_eq!(engine.ask(&json!({"new": {"rules": "classic", "players": 4}}))["accepted"]["position"], 2);
    for (question, kind, expected) in [
        (json!({"view": 4}), "error", "unknown_seat"),
        (json!({"moves": 4}), "error", "unknown_seat"),
        (json!({"view": "nobody"}), "error", "bad_request"),
        (json!({"log": false}), "error", "bad_request"),
        (json!({"what": 1}), "error", "bad_request"),
        (json!([]), "error", "bad_request"),
        (json!({"do": {"seat": 0}}), "error", "bad_request"),
        (json!({"do": {"seat": 9, "command": {"claim": {}}}}), "refused", "unknown_seat"),
        (json!({"do": {"seat": 0, "command": {"dance": {}}}}), "refused", "bad_command"),
        (json!({"do": {"seat": 0, "command": {"vote": {"slots": [1]}}}}), "refused", "wrong_phase"),
        (json!({"do": {"seat": 0, "command": {"tell": {"clue": "x"}}}}), "refused", "card_missing"),
        (json!({"do": {"seat": 0, "command": {"give": {"cards": vec![1; 13]}}}}), "refused", "bad_command"),
    ] {
        assert_eq!(code(&mut engine, question.clone(), kind), expected, "{question}");
    }
    assert_eq!(engine.ask(&json!({"view": 3}))["view"]["turn"], 1, "nothing of that changed the game");
    engine.end();
}

#[test]
fn a_deck_may_have_more_packs() {
    let mut engine = Engine::start();
    let new = json!({"new": {"rules": "odyssey", "players": 12, "cards": 168, "house": {"hand_size": 7}}});
    assert_eq!(engine.ask(&new)["accepted"]["position"], 2);
    assert_eq!(engine.ask(&json!({"view": 0}))["view"]["pile"], 168 - 84);
    engine.end();
}

/// The transcript in the documentation is played, word by word.
#[test]
fn the_documented_transcript_is_true() {
    let text = include_str!("../../../docs/ENGINE.md");
    let mut engine = Engine::start();
    let mut question: Option<Value> = None;
    let mut answered = 0;
    for line in text.lines() {
        if let Some(asked) = line.strip_prefix("> ").filter(|line| line.starts_with('{')) {
            question = Some(serde_json::from_str(asked).expect("a question in JSON"));
        } else if let Some(expected) = line.strip_prefix("< ") {
            let answer = engine.ask(&question.take().expect("a question before the answer"));
            let expected: Value = serde_json::from_str(expected).expect("an answer in JSON");
            assert_eq!(answer, expected);
            answered += 1;
        }
    }
    assert!(answered >= 15, "only {answered} answers are documented");
    engine.end();
}
