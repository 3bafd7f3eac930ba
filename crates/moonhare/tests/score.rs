//! `moonhare score`, from outside.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use common::{json_lines, moonhare, run, text};
use serde_json::{Value, json};

fn turn(rules: &str, players: usize, owners: &[u8], votes: &[(u8, &[u8])]) -> Value {
    let cards: Vec<Value> =
        owners.iter().enumerate().map(|(slot, owner)| json!({"slot": slot + 1, "player": owner})).collect();
    let votes: Vec<Value> =
        votes.iter().map(|(player, slots)| json!({"player": player, "slots": slots})).collect();
    json!({"rules": rules, "players": players, "storyteller": 0, "cards": cards, "votes": votes})
}

fn answers(turns: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = turns.iter().map(Value::to_string).collect();
    let output = run(&["score"], lines.join("\n"));
    assert!(output.status.success());
    json_lines(&output)
}

/// The rulebook's pictures show turns and say their points in every language.
#[test]
fn the_examples_of_the_rulebook() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/rulebook/examples.json");
    let examples: BTreeMap<String, Value> = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    assert!(examples.len() > 5);
    let turns: Vec<Value> = examples.values().map(|example| example["turn"].clone()).collect();
    for ((name, example), answer) in examples.iter().zip(answers(&turns)) {
        assert_eq!(answer["points"], example["points"], "{name}: {answer}");
    }
}

#[test]
fn the_worked_examples() {
    let mut party = turn(
        "party",
        9,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8],
        &[(0, &[3]), (1, &[3]), (2, &[3]), (3, &[3]), (4, &[3]), (5, &[3]), (6, &[2]), (7, &[2]), (8, &[7])],
    );
    party["red"] = json!(2);
    let turns = [
        turn("classic", 5, &[3, 1, 4, 0, 2], &[(1, &[3]), (2, &[1]), (3, &[4]), (4, &[1])]),
        turn("classic", 5, &[1, 2, 3, 0, 4], &[(1, &[3]), (2, &[4]), (3, &[1]), (4, &[1])]),
        turn(
            "odyssey-2023",
            6,
            &[0, 1, 2, 3, 4, 5],
            &[(1, &[1, 4]), (2, &[1, 2]), (3, &[1, 1]), (4, &[4, 6]), (5, &[2, 2])],
        ),
        party,
        turn("teams", 6, &[0, 3, 1, 5], &[(4, &[1]), (2, &[3])]),
    ];
    let expected = [
        json!({"points": [3, 0, 0, 5, 1]}),
        json!({"points": [3, 2, 3, 1, 0]}),
        json!({"points": [3, 6, 3, 8, 0, 1]}),
        json!({"points": [5, 5, 5, 5, 5, 5, 0, 0, 0]}),
        json!({"points": [3, 4, 0]}),
    ];
    assert_eq!(answers(&turns), expected);
}

#[test]
fn house_rules_go_with_a_line() {
    let mut lone = turn("classic", 4, &[0, 1, 2, 3], &[(1, &[1]), (2, &[2]), (3, &[2])]);
    let plain = lone.clone();
    lone["house"] = json!({"lone_finder": true});
    let mut nulls = plain.clone();
    nulls["house"] = Value::Null;
    nulls["red"] = Value::Null;
    let expected =
        [json!({"points": [4, 6, 0, 0]}), json!({"points": [3, 5, 0, 0]}), json!({"points": [3, 5, 0, 0]})];
    assert_eq!(answers(&[lone, plain, nulls]), expected);
}

#[test]
fn every_line_is_answered_whatever_it_is() {
    let good = turn("classic", 4, &[0, 1, 2, 3], &[(1, &[1]), (2, &[1]), (3, &[2])]);
    let with = |change: &dyn Fn(&mut Value)| {
        let mut line = good.clone();
        change(&mut line);
        line.to_string()
    };
    let cases: Vec<(String, &str)> = vec![
        (String::new(), "bad_line"),
        ("nonsense".into(), "bad_line"),
        ("null".into(), "bad_line"),
        ("[]".into(), "bad_line"),
        ("{}".into(), "bad_line"),
        ("{\"rules\":\"classic\"".into(), "bad_line"),
        ("[".repeat(100_000), "bad_line"),
        (with(&|line| line["rules"] = json!("chess")), "unknown_rules"),
        (with(&|line| line["rules"] = json!("\u{1F407}")), "unknown_rules"),
        (with(&|line| line["rules"] = json!(3)), "bad_line"),
        (with(&|line| line["extra"] = json!(3)), "bad_line"),
        (with(&|line| line["players"] = json!(2)), "too_few_players"),
        (with(&|line| line["players"] = json!(-1)), "too_many_players"),
        (with(&|line| line["players"] = json!(1e300)), "bad_line"),
        (with(&|line| line["players"] = json!(u64::MAX)), "too_many_players"),
        (with(&|line| line["players"] = json!(5)), "wrong_card_count"),
        (with(&|line| line["storyteller"] = json!(4)), "unknown_player"),
        (with(&|line| line["storyteller"] = json!(-4)), "unknown_player"),
        (with(&|line| line["red"] = json!(1)), "red_not_expected"),
        (with(&|line| line["cards"][0]["slot"] = json!(2)), "slot_taken"),
        (with(&|line| line["cards"][0]["slot"] = json!(0)), "unknown_slot"),
        (with(&|line| line["cards"][0]["slot"] = json!(5)), "unknown_slot"),
        (with(&|line| line["cards"][0]["player"] = json!(9)), "unknown_player"),
        (with(&|line| line["cards"] = json!(vec![json!({"slot": 1, "player": 0}); 40])), "wrong_card_count"),
        (with(&|line| line["votes"][0]["slots"] = json!([2])), "own_card"),
        (with(&|line| line["votes"][0]["slots"] = json!([9])), "unknown_slot"),
        (with(&|line| line["votes"][0]["slots"] = json!(vec![1; 300])), "too_many_votes"),
        (with(&|line| line["votes"][0]["slots"] = json!([])), "too_few_votes"),
        (with(&|line| line["votes"][0]["player"] = json!(0)), "not_a_voter"),
        (with(&|line| line["votes"][0]["player"] = json!(2)), "voter_twice"),
        (with(&|line| line["votes"][0]["player"] = json!(77)), "unknown_player"),
        (with(&|line| line["votes"] = json!([])), "voter_missing"),
        (with(&|line| line["votes"] = json!(vec![json!({"player": 1, "slots": [1]}); 50])), "voter_twice"),
        (with(&|line| line["house"] = json!({"hand_size": 999})), "out_of_range"),
        (with(&|line| line["house"] = json!({"no_such_rule": 1})), "bad_line"),
        (format!("\"{}\"", "x".repeat(2 << 20)), "line_too_long"),
        (good.to_string(), ""),
    ];
    let input: Vec<&str> = cases.iter().map(|(line, _)| line.as_str()).collect();
    let output = run(&["score"], input.join("\n") + "\n");
    assert!(output.status.success());
    let answers = json_lines(&output);
    assert_eq!(answers.len(), cases.len());
    for ((line, code), answer) in cases.iter().zip(&answers) {
        let start: String = line.chars().take(90).collect();
        if code.is_empty() {
            assert_eq!(*answer, json!({"points": [3, 4, 3, 0]}));
        } else {
            assert_eq!(answer["error"]["code"], *code, "{start}: {answer}");
            assert!(answer["error"]["message"].as_str().is_some_and(|message| message.len() > 10));
        }
    }
}

#[test]
fn bytes_that_are_no_text_are_answered_too() {
    let output = run(&["score"], b"\xff\xfe\x00{\n\x80\n");
    let codes: Vec<_> = json_lines(&output).iter().map(|answer| answer["error"]["code"].clone()).collect();
    assert_eq!(codes, ["bad_line", "bad_line"]);
}

#[test]
fn an_answer_comes_before_the_next_question() {
    let mut child = moonhare(&["score"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let line = turn("classic", 4, &[0, 1, 2, 3], &[(1, &[1]), (2, &[1]), (3, &[2])]);
    for _ in 0..3 {
        writeln!(stdin, "{line}").expect("the program reads");
        assert_eq!(answers.next().expect("an answer").expect("text"), r#"{"points":[3,4,3,0]}"#);
    }
    drop(stdin);
    assert!(child.wait().expect("an end").success());
}

#[test]
fn many_turns_from_a_file_keep_their_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("turns.jsonl");
    let good = turn("classic", 4, &[0, 1, 2, 3], &[(1, &[1]), (2, &[1]), (3, &[2])]).to_string();
    let lines: Vec<&str> =
        (0..30_000).map(|index| if index % 3 == 0 { "?" } else { good.as_str() }).collect();
    std::fs::write(&file, lines.join("\n")).expect("a file");
    let output = run(&["score", file.to_str().expect("a path")], "");
    let answers: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(answers.len(), lines.len());
    for (index, answer) in answers.iter().enumerate() {
        assert_eq!(answer.starts_with("{\"error\""), index % 3 == 0, "line {index}");
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    let mut child = moonhare(&["score"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    // The program may end before it has read everything, and that is what is asked of it.
    let _ = stdin.write_all("?\n".repeat(100_000).as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("an end");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
}

#[test]
fn a_file_that_is_not_there_is_said_in_one_sentence() {
    let output = run(&["score", "/no/such/file"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with("moonhare: can't open /no/such/file"));
    assert_eq!(text(&output.stderr).lines().count(), 1);
}
