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
    // The numbers that decide; how many sit at the table is for everybody to know.
    let numbers =
        ["story", "votes", "pays", "given", "hand", "end", "pairs", "pass_hands", "pile_out", "edition"];
    let mut faults = Vec::new();
    for path in
        files.iter().filter(|path| !is_test(path) && !SHOWING.iter().any(|shows| path.starts_with(shows)))
    {
        for (number, line) in code_lines(path) {
            let asks_edition =
                Edition::ALL.iter().any(|edition| line.contains(&format!("Edition::{edition:?}")))
                    || ["view.rules ==", "view.rules !=", "match view.rules", "match edition"]
                        .iter()
                        .any(|asks| line.contains(asks));
            let asks_number = numbers.iter().any(|field| {
                [format!("rules().{field}"), format!(".rules.{field}")].iter().any(|asks| {
                    line.find(asks).is_some_and(|at| {
                        !line[at + asks.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
                    })
                })
            });
            if asks_edition || asks_number {
                faults.push(format!("{path}:{number}: {}", line.trim()));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "these ask for a rule instead of reading it from the view:\n{}",
        faults.join("\n")
    );
}

#[test]
fn the_client_asks_for_no_edition_and_knows_no_house_rule() {
    let mut files = Vec::new();
    sources("web/src", &[".ts", ".svelte"], &mut files);
    assert!(files.len() > 100, "only {} files were found", files.len());
    // Some reasons for points have the name of the rule that pays them.
    let reasons: Vec<String> =
        Reason::ALL.iter().map(|reason| serde_json::to_string(reason).expect("a name")).collect();
    let names: Vec<&str> = HouseRule::ALL.iter().map(|rule| rule.name).collect();
    let mut faults = Vec::new();
    for path in
        files.iter().filter(|path| !is_test(path) && !SHOWING.iter().any(|shows| path.starts_with(shows)))
    {
        for (number, line) in code_lines(path) {
            let asks_edition = Edition::ALL.iter().any(|edition| {
                ['"', '\'', '`']
                    .iter()
                    .any(|quote| line.contains(&format!("{quote}{}{quote}", edition.name())))
            });
            let knows_rule = names.iter().any(|name| {
                says(&line, name) && !reasons.contains(&format!("\"{name}\"")) && *name != "performed_clues"
            });
            if asks_edition || knows_rule {
                faults.push(format!("{path}:{number}: {}", line.trim()));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "these know a rule instead of reading it from the view or the sheet:\n{}",
        faults.join("\n")
    );
}
