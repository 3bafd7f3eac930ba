//! How many different clues bots tell: `cargo run -p moonhare-bots --example variety -- [GAMES] [LANGUAGE...]`.
//!
//! Four bots play so many games of the classic rules with all built-in cards in each language, one server after another. A clue counts
//! once however it is written (capitals and marks aside); beside it stands how many readings were used and in which share of the stories one was said
//! exactly as somebody wrote it.

use std::collections::BTreeSet;

use moonhare_bots::arena::Arena;
use moonhare_bots::{Recent, clue_key};
use moonhare_packs::{Language, Packs, Readings, Words};
use moonhare_rules::{Edition, HouseRules, RuleSet};

fn main() {
    let mut words = std::env::args().skip(1);
    let games = words.next().map_or(1_000, |word| word.parse::<u64>().expect("a number of games"));
    let named: Vec<Language> =
        words.map(|word| Language::from_code(&word).expect("the code of a language")).collect();
    let languages = if named.is_empty() { Language::ALL.to_vec() } else { named };
    let packs = Packs::built_in();
    let deck: Vec<&Words> = packs.iter().flat_map(|pack| pack.cards.iter().map(|card| &card.words)).collect();
    let rules = RuleSet::new(Edition::Classic, &HouseRules::default(), 4, deck.len()).expect("four can play");
    println!(
        "language   stories   different   written differently   readings used   said as written   scored   found   slowest, ms"
    );
    for language in languages {
        let recent = Recent::default();
        let arena = Arena { rules: &rules, deck: &deck, languages: &[language], seed: 17, recent: &recent };
        let mut clues: Vec<String> = vec![];
        let tally =
            arena.play(games, &mut |view| clues.extend(view.clue.as_ref().map(|clue| clue.text.to_string())));
        let different: BTreeSet<_> = clues.iter().map(|clue| clue_key(clue)).collect();
        let written: BTreeSet<_> = clues.iter().collect();
        let readings: BTreeSet<&str> = Readings::texts(language).collect();
        let used: BTreeSet<_> = clues.iter().filter(|clue| readings.contains(clue.as_str())).collect();
        let plain = clues.iter().filter(|clue| readings.contains(clue.as_str())).count();
        println!(
            "{:<8} {:>9} {:>11} {:>21} {:>15} {:>17.2} {:>8.2} {:>7.2} {:>13.2}",
            language.code(),
            clues.len(),
            different.len(),
            written.len(),
            used.len(),
            plain as f64 / clues.len().max(1) as f64,
            tally.all.scored as f64 / tally.all.stories.max(1) as f64,
            tally.all.found_stories as f64 / tally.all.votes_on_stories.max(1) as f64,
            tally.slowest.as_secs_f64() * 1e3,
        );
    }
}
