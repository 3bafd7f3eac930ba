//! `moonhare simulate --bots`: whole games with real packs and minds, and how the bots did.

use std::io::Write;

use anyhow::{Context, bail};
use indicatif::ProgressBar;
use moonhare_bots::arena::{Arena, Deeds, Tally};
use moonhare_bots::{Recent, Temperament};
use moonhare_packs::{Language, Packs, Words};
use moonhare_rules::RuleSet;
use serde_json::{Value, json};

/// What is to be played.
pub(super) struct Plan<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) packs: &'a Packs,
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) json: bool,
    /// Print every clue, to read what bots say.
    pub(super) clues: bool,
}

/// The words of all cards of all packs.
pub(super) fn deck(packs: &Packs) -> anyhow::Result<Vec<&Words>> {
    let deck: Vec<_> = packs.iter().flat_map(|pack| pack.cards.iter().map(|card| &card.words)).collect();
    if deck.is_empty() {
        bail!("there is no pack to play with");
    }
    Ok(deck)
}

/// Plays and gives the report.
pub(super) fn run(plan: &Plan<'_>, output: &mut dyn Write) -> anyhow::Result<String> {
    let deck = deck(plan.packs)?;
    let bar = ProgressBar::new(plan.games);
    let mut tally = Tally::default();
    let recent = Recent::default();
    for game in 0..plan.games {
        let languages = [Language::ALL[game as usize % Language::ALL.len()]];
        let seed = plan.seed + game;
        let arena = Arena { rules: plan.rules, deck: &deck, languages: &languages, seed, recent: &recent };
        let mut clues = vec![];
        let one = arena.play(1, &mut |view| clues.extend(view.clue.clone()));
        for clue in clues.iter().filter(|_| plan.clues) {
            writeln!(output, "{}\t{}", languages[0].code(), clue.text)?;
        }
        tally.join(&one);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if plan.json {
        return serde_json::to_string_pretty(&as_json(&tally)).context("the figures can't be written");
    }
    Ok(table(&tally))
}

fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

fn groups(tally: &Tally) -> Vec<(String, Deeds)> {
    let mut groups = vec![("all".to_owned(), tally.all)];
    let temperaments = Temperament::ALL.iter().zip(&tally.by_temperament);
    groups.extend(temperaments.map(|(name, deeds)| (format!("{name:?}").to_lowercase(), *deeds)));
    let languages = Language::ALL.iter().zip(&tally.by_language);
    groups.extend(languages.map(|(name, deeds)| (name.code().to_owned(), *deeds)));
    groups
}

fn figures(deeds: &Deeds) -> [f64; 4] {
    [
        share(deeds.scored, deeds.stories),
        share(deeds.found_stories, deeds.votes_on_stories),
        share(deeds.correct, deeds.votes),
        share(deeds.drawn, deeds.given),
    ]
}

fn table(tally: &Tally) -> String {
    let mut text = format!("{} games, {} decisions\n\n", tally.games, tally.decisions);
    text += "             stories   scoring   found   correct votes   votes per decoy\n";
    for (name, deeds) in groups(tally) {
        let [scored, found, correct, drawn] = figures(&deeds);
        text += &format!(
            "{name:<10} {:>9} {scored:>9.3} {found:>7.3} {correct:>15.3} {drawn:>17.3}\n",
            deeds.stories
        );
    }
    let mean_ms = tally.time.as_secs_f64() * 1e3 / tally.decisions.max(1) as f64;
    text += &format!(
        "\na decision took {mean_ms:.2} ms of the processor on average, {:.2} ms at most\n",
        tally.slowest.as_secs_f64() * 1e3
    );
    text
}

fn as_json(tally: &Tally) -> Value {
    let groups: serde_json::Map<_, _> = groups(tally)
        .into_iter()
        .map(|(name, deeds)| {
            let [scored, found, correct, drawn] = figures(&deeds);
            let value = json!({"stories": deeds.stories, "scoring": scored, "found": found,
                "correct_votes": correct, "votes_per_decoy": drawn});
            (name, value)
        })
        .collect();
    json!({"games": tally.games, "decisions": tally.decisions, "groups": groups,
        "mean_ms": tally.time.as_secs_f64() * 1e3 / tally.decisions.max(1) as f64,
        "slowest_ms": tally.slowest.as_secs_f64() * 1e3})
}
