//! Rules are only in the rules: nobody else asks for the edition, or for a house rule's number, to decide something.
//!
//! What a client or a bot must know about a rule, the `View` says. To show an edition's name or its page of the rulebook is
//! fine, and so is a test that plays one.

use std::fs;
use std::path::{Path, PathBuf};

use moonhare_rules::score::Reason;
use moonhare_rules::{Edition, HouseRule};

/// Files that show editions and rules to people, or are written from the rules, or hold a finished game against its log: they
/// must not believe the view, because it is what they check.
const SHOWING: [&str; 9] = [
    "web/src/fair/log.ts",
    "web/src/fair/replay.ts",
    "web/src/rulebook/",
    "web/src/fixtures/",
    "web/src/lobby/editions.ts",
    "web/src/lib/protocol/types.ts",
    "web/src/paraglide/",
    "crates/moonhare/src/score/",
    "crates/moonhare/src/edition.rs",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All sources below a folder, by their path from the root.
fn sources(folder: &str, endings: &[&str], found: &mut Vec<String>) {
    for entry in fs::read_dir(root().join(folder)).expect("a folder") {
        let entry = entry.expect("an entry");
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type().expect("a type").is_dir() {
            sources(&path, endings, found);
        } else if endings.iter().any(|ending| path.ends_with(ending)) {
            found.push(path);
        }
    }
}

/// Tests, and states of the gallery, which are made up for them like the fixtures.
fn is_test(path: &str) -> bool {
    path.contains("/tests/")
        || path.ends_with(".states.ts")
        || path.ends_with("tests.rs")
        || path.ends_with("_test.rs")
        || path.ends_with(".test.ts")
}

/// The lines of a file that are not a comment, without what follows a module of tests.
fn code_lines(path: &str) -> Vec<(usize, String)> {
    let text = fs::read_to_string(root().join(path)).expect("a readable file");
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let is_code =
        |line: &&str| !["//", "/*", "*", "<!--"].iter().any(|start| line.trim_start().starts_with(start));
    code.lines()
        .zip(1..)
        .filter(|(line, _)| is_code(line))
        .map(|(line, number)| (number, line.to_owned()))
        .collect()
}

/// Whether a word stands in a line, as a word.
fn says(line: &str, word: &str) -> bool {
    let part_of_word = |letter: Option<char>| {
        letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == '-')
    };
    line.match_indices(word).any(|(at, _)| {
        !part_of_word(line[..at].chars().next_back()) && !part_of_word(line[at + word.len()..].chars().next())
    })
}

/// The numbers that decide; how many sit at the table is for everybody to know.
const NUMBERS: [&str; 11] = [
    "story",
    "votes",
    "pays",
    "given",
    "hand",
    "end",
    "pairs",
    "pass_hands",
    "pile_out",
    "edition",
    "table_cards",
];

/// Whether a line of Rust decides something by the edition, or by a number of the rules.
fn rust_asks(line: &str) -> bool {
    let asks_edition = Edition::ALL.iter().any(|edition| {
        line.contains(&format!("Edition::{edition:?}"))
            || [format!("== \"{}\"", edition.name()), format!("\"{}\" =>", edition.name())]
                .iter()
                .any(|asks| line.contains(asks))
    }) || [
        "view.rules ==",
        "view.rules !=",
        "match view.rules",
        "match edition",
        "Edition::*",
        "Edition::{",
        "Edition as",
        "rule_set::Numbers",
    ]
    .iter()
    .any(|asks| line.contains(asks));
    let asks_number = NUMBERS.iter().any(|field| {
        ["rules().", "rules.", "numbers."].iter().any(|owner| says(line, &format!("{owner}{field}")))
    });
    // Whether a card is the one that was told, `View::told` says.
    let finds_story = line.contains("owner") && line.contains("storyteller") && line.contains("==");
    asks_edition || asks_number || finds_story
}

/// Whether a line of the client decides something by the edition or a house rule, or finds out by itself what was sought.
fn client_asks(line: &str) -> bool {
    // Some reasons for points have the name of the rule that pays them.
    let is_reason = |name: &str| {
        Reason::ALL
            .iter()
            .any(|reason| serde_json::to_string(reason).is_ok_and(|text| text == format!("\"{name}\"")))
    };
    let asks_edition = Edition::ALL.iter().any(|edition| {
        ['"', '\'', '`'].iter().any(|quote| line.contains(&format!("{quote}{}{quote}", edition.name())))
    });
    let knows_rule = HouseRule::ALL
        .iter()
        .any(|rule| says(line, rule.name) && !is_reason(rule.name) && rule.name != "performed_clues");
    let compares = line.contains("===") || line.contains("!==");
    let finds_story = compares && says(line, "owner") && line.contains("storyteller");
    // Not every game without a true card has a red token.
    let reads_token =
        ["red === null", "red !== null"].iter().any(|asks| line.contains(asks)) && !line.contains("slots");
    asks_edition || knows_rule || finds_story || reads_token
}

/// Everything that asks, as `path:line: text`.
fn faults(files: &[String], asks: fn(&str) -> bool) -> String {
    let looked_at =
        files.iter().filter(|path| !is_test(path) && !SHOWING.iter().any(|shows| path.starts_with(shows)));
    let lines = looked_at.flat_map(|path| code_lines(path).into_iter().map(move |line| (path, line)));
    let faults = lines.filter(|(_, (_, line))| asks(line));
    faults.map(|(path, (number, line))| format!("{path}:{number}: {}\n", line.trim())).collect()
}

#[test]
fn no_crate_asks_for_the_edition_or_for_a_number_of_the_rules() {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join("crates")).expect("the crates") {
        let name = entry.expect("a crate").file_name().to_string_lossy().into_owned();
        if name != "rules" {
            sources(&format!("crates/{name}/src"), &[".rs"], &mut files);
        }
    }
    assert!(files.len() > 100, "only {} files were found", files.len());
    let faults = faults(&files, rust_asks);
    assert!(faults.is_empty(), "these ask for a rule instead of reading it from the view:\n{faults}");
}

#[test]
fn the_client_asks_for_no_edition_and_knows_no_house_rule() {
    let mut files = Vec::new();
    sources("web/src", &[".ts", ".svelte"], &mut files);
    assert!(files.len() > 100, "only {} files were found", files.len());
    // The one place in which the view's own word about the story is put together with a card of the table.
    let is_true_card = "return !this.unseen && card.owner !== null && card.owner === this.game.storyteller;";
    let faults: String = faults(&files, client_asks)
        .lines()
        .filter(|fault| !fault.ends_with(is_true_card))
        .map(|fault| format!("{fault}\n"))
        .collect();
    assert!(
        faults.is_empty(),
        "these know a rule instead of reading it from the view or the sheet:\n{faults}"
    );
}

#[test]
fn who_asks_is_noticed() {
    for line in [
        "if view.rules == Edition::Party {",
        "match edition {",
        "use moonhare_rules::Edition::*;",
        "use moonhare_rules::{Edition as Box};",
        "if settings.edition.name() == \"party\" {",
        "let many = rules.votes.max > 1;",
        "let many = game.rules().votes.max > 1;",
        "self.rules.pairs",
        "let end = numbers.end;",
        "table.iter().find(|card| card.owner == view.storyteller)",
    ] {
        assert!(rust_asks(line), "{line}");
    }
    for line in [
        "let edition = settings.edition;",
        "rules.players",
        "rules().turn()",
        "match view.pays {",
        "view.story",
    ] {
        assert!(!rust_asks(line), "{line}");
    }
    for line in [
        "if (game.rules === 'party')",
        "const two = house.votes_max > 1;",
        "const told = table.find((t) => t.owner === past.storyteller);",
        "const party = past.red !== null && past.red !== undefined;",
    ] {
        assert!(client_asks(line), "{line}");
    }
    for line in
        ["entry.edition === edition", "case \"lone_finder\":", "card.slot === past.told", "game.red === slot"]
    {
        assert!(!client_asks(line), "{line}");
    }
}
