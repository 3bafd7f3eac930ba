//! `moonhare simulate`, from outside.

mod common;

use common::{json_lines, run, text};
use serde_json::Value;

fn simulated(args: &[&str]) -> Value {
    let output = run(&[&["simulate", "--json", "--games", "600"], args].concat(), "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn figures_don_t_depend_on_the_number_of_threads_but_on_the_seed() {
    let one = simulated(&["--threads", "1", "--seed", "5"]);
    assert_eq!(one, simulated(&["--threads", "3", "--seed", "5"]));
    assert_ne!(one, simulated(&["--threads", "1", "--seed", "6"]));
}

#[test]
fn shares_add_up_and_points_explain_the_scores() {
    for (rules, players) in
        [("classic", "5"), ("odyssey", "8"), ("odyssey-2023", "4"), ("party", "7"), ("teams", "8")]
    {
        let figures = simulated(&["--rules", rules, "--players", players]);
        let series = &figures["series"][0];
        assert_eq!(series["rules"], rules);
        let wins: f64 = series["wins_by_seat"].as_array().expect("wins").iter().map(number).sum();
        assert!((wins - 1.0).abs() < 1e-9, "{rules}: {wins}");
        let parts = if rules == "party" { &series["votes"] } else { &series["found"] };
        let sum: f64 = parts.as_object().expect("shares").values().map(number).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{rules}: {sum}");
        let per_turn: f64 = series["points_per_turn"].as_object().expect("points").values().map(number).sum();
        let scores: f64 = series["score_by_seat"].as_array().expect("scores").iter().map(number).sum();
        // In teams both partners have the team's score.
        let rabbits = if rules == "teams" { scores / 2.0 } else { scores };
        let from_reasons = per_turn * number(&series["turns"]["mean"]);
        assert!((from_reasons - rabbits).abs() < 1e-6, "{rules}: {from_reasons} and {rabbits}");
        let games: u64 =
            series["turns"]["counts"].as_array().expect("counts").iter().filter_map(Value::as_u64).sum();
        assert_eq!(games, 600);
    }
}

#[test]
fn skill_decides_who_finds() {
    let found = |skill: &str| simulated(&["--skill", skill])["series"][0]["found"].clone();
    assert_eq!(number(&found("1")["all"]), 1.0, "all see through, all find");
    assert!(number(&found("0")["all"]) < 0.01);
    assert!(number(&found("0.9")["all"]) > number(&found("0.5")["all"]));
}

#[test]
fn house_rules_come_from_a_file_and_two_rule_sets_stand_side_by_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let (house, plot) = (folder.path().join("house.toml"), folder.path().join("plot.svg"));
    std::fs::write(&house, "stories_per_player = 2\nlone_finder = true\n").expect("a file");
    let house = house.to_str().expect("a path");
    let figures = simulated(&[
        "--rules",
        "teams",
        "--players",
        "6",
        "--against",
        "party",
        "--house",
        house,
        "--plot",
        plot.to_str().expect("a path"),
    ]);
    let series = figures["series"].as_array().expect("series");
    assert_eq!(series.len(), 2);
    for one in series {
        assert_eq!(number(&one["turns"]["mean"]), 12.0, "everybody tells twice");
        assert_eq!(one["curve"].as_array().map(Vec::len), Some(21));
    }
    assert!(number(&series[0]["points_per_turn"]["lone_finder"]) > 0.0);
    let svg = std::fs::read_to_string(plot).expect("a picture");
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>") && !svg.contains("NaN"));
    assert_eq!(svg.matches("rx=\"14\"").count(), 6, "six panels");
}

#[test]
fn a_table_for_people() {
    let output = run(&["simulate", "--games", "50", "--rules", "party", "--curve"], "");
    let table = text(&output.stdout);
    for word in
        ["turns per game", "votes that met", "same_card", "wins: first storyteller", "liveliest at skill"]
    {
        assert!(table.contains(word), "{word} is missing in\n{table}");
    }
    assert!(text(&output.stderr).contains("games/s"), "the speed goes to stderr");
}

#[test]
fn what_can_t_be_played_is_said_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = folder.path().join("wrong.toml");
    std::fs::write(&wrong, "hands = 3\n").expect("a file");
    let wrong = wrong.to_str().expect("a path");
    let cases: [(&[&str], i32, &str); 6] = [
        (&["--rules", "teams", "--players", "7"], 1, "an even number of players is needed"),
        (&["--players", "13"], 1, "at most 12 players can sit here"),
        (&["--house", "/no/such/file"], 1, "can't read /no/such/file"),
        (&["--house", wrong], 1, "is not a file of house rules"),
        (&["--rules", "chess"], 2, "the rule sets are classic, odyssey"),
        (&["--skill", "2"], 2, "a number from 0 to 1 is needed"),
    ];
    for (args, code, words) in cases {
        let output = run(&[&["simulate", "--games", "1"], args].concat(), "");
        assert_eq!(output.status.code(), Some(code), "{args:?}");
        assert!(text(&output.stderr).contains(words), "{args:?}: {}", text(&output.stderr));
        assert!(json_lines(&output).is_empty());
    }
}
