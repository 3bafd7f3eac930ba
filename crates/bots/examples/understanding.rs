//! How well the built-in mind understands people, in a few seconds: `cargo run -p moonhare-bots --example understanding`.
//!
//! The same figures as `moonhare mind --eval`, a line a set: the share of clues whose card comes first among six, and among those chosen
//! to compete, by language. With `kept`, the halves that nothing may be tuned by, too.

use moonhare_bots::BuiltInMind;
use moonhare_bots::evaluation::{Evaluation, Score};
use moonhare_packs::Language;

fn main() {
    let with_kept = std::env::args().nth(1).is_some_and(|word| word == "kept");
    let mind = BuiltInMind::new();
    println!("{:<14} {}  all", "", Language::ALL.map(|language| format!("{:>11}", language.code())).join(""));
    for (name, set) in Evaluation::all() {
        if set.clues.is_empty() || (name.ends_with("kept") && !with_kept) {
            continue;
        }
        let tried = set.tried(&mind);
        let score = |score: Score| {
            let chosen = score.chosen.map_or_else(|| "–".to_owned(), |share| format!("{share:.2}"));
            format!("{:>6.2} {chosen:>4}", score.top_1)
        };
        let languages = Language::ALL.map(|language| score(Score::of_language(&tried, language))).join("");
        println!("{name:<14} {languages} {}", score(Score::of(&tried)));
    }
}
