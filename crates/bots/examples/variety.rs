//! How many different clues bots tell: `cargo run -p moonhare-bots --example variety -- [GAMES] [LANGUAGE...]`.
//!
//! Four bots play so many games of the classic rules with all built-in cards in each language, one server after another. A clue counts
//! once however it is written (capitals and marks aside); beside it stands how many readings were used and in which share of the stories one was said
//! as somebody wrote it.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::available_parallelism;

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
    // One language a thread; a server's memory of clues belongs to its games in their order.
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(language) = languages.get(next.fetch_add(1, Ordering::Relaxed)) {
                    println!("{}", line(*language, games, &rules, &deck));
                }
            });
        }
    });
}

/// What bots say in a language.
fn line(language: Language, games: u64, rules: &RuleSet, deck: &[&Words]) -> String {
    let recent = Recent::default();
    let arena = Arena { rules, deck, languages: &[language], seed: 17, recent: &recent };
    let mut clues: Vec<String> = vec![];
    let tally =
        arena.play(games, &mut |view| clues.extend(view.clue.as_ref().map(|clue| clue.text.to_string())));
    let different: BTreeSet<_> = clues.iter().map(|clue| clue_key(clue)).collect();
    let written: BTreeSet<_> = clues.iter().collect();
    let readings: BTreeSet<String> = Readings::texts(language).map(clue_key).collect();
    let used = different.intersection(&readings).count();
    let plain = clues.iter().filter(|clue| readings.contains(&clue_key(clue))).count();
    format!(
        "{:<8} {:>9} {:>11} {:>21} {:>15} {:>17.2} {:>8.2} {:>7.2} {:>13.2}",
        language.code(),
        clues.len(),
        different.len(),
        written.len(),
        used,
        plain as f64 / clues.len().max(1) as f64,
        tally.all.scored as f64 / tally.all.stories.max(1) as f64,
        tally.all.found_stories as f64 / tally.all.votes_on_stories.max(1) as f64,
        tally.slowest.as_secs_f64() * 1e3,
    )
}
