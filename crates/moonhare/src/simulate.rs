//! `moonhare simulate`: many games, and what they say about a rule set.

mod bots;
mod curve;
mod player;
mod plot;
mod report;
mod tally;
mod workers;

use std::io::{self, Write};
use std::path::PathBuf;
use std::thread::available_parallelism;

use anyhow::Context;
use moonhare_packs::Packs;
use moonhare_rules::{Edition, HouseRules, RuleSet};

use crate::{edition, folder};
use curve::Curve;
use player::Skill;
use tally::Tally;
use workers::Job;

/// Play whole games and count
///
/// Random players play as fast as the machine can; the figures answer what somebody who designs rules asks: how long a
/// game lasts, how a storyteller's turns go, where points come from, whether the seat matters. The same seed gives the
/// same figures, on any number of threads.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The rule set: classic, odyssey, odyssey-2023, party or teams
    #[arg(long, value_parser = edition::parse, default_value = "odyssey")]
    rules: Edition,

    /// Players at the table
    #[arg(long, default_value_t = 6)]
    players: usize,

    /// Games to play [default: 100000, with --bots 60]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,

    /// House rules, as a TOML file such as `lone_finder = true`
    #[arg(long, value_name = "FILE")]
    house: Option<PathBuf>,

    /// Cards in the deck
    #[arg(long, default_value_t = 84)]
    cards: usize,

    /// The chance that a voter sees through and finds the card, from 0 to 1
    ///
    /// Who does not see through votes at random.
    #[arg(long, default_value_t = 0.5, value_parser = share)]
    skill: f64,

    /// A second rule set to set beside the first, with the same players and house rules that it can take
    #[arg(long, value_name = "RULES", value_parser = edition::parse)]
    against: Option<Edition>,

    /// Threads to play on [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Another seed plays other games
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Also play at every skill from 0 to 1 (with --plot this is always done)
    #[arg(long)]
    curve: bool,

    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,

    /// Play with bots that look at the cards of the packs, instead of random players
    #[arg(long, conflicts_with_all = ["against", "curve", "plot", "skill", "cards"])]
    bots: bool,

    /// With --bots: a folder with more packs than the built-in ones
    #[arg(long, value_name = "DIR", requires = "bots", value_parser = folder::there)]
    packs: Option<PathBuf>,

    /// With --bots: also print every clue
    #[arg(long, requires = "bots")]
    clues: bool,

    /// Draw the distributions into an SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  moonhare simulate
  moonhare simulate --rules classic --players 4 --games 1000000 --skill 0.6
  moonhare simulate --rules odyssey --players 8 --against odyssey-2023 --plot compare.svg
  moonhare simulate --rules teams --players 8 --house longer.toml --json
  moonhare simulate --bots --rules classic --players 5

The table or the JSON goes to stdout, progress and speed to stderr.

Exit codes: 0 when all games were played, 1 when the rules can't be played like this or a file can't be used.";

/// Games when nobody says how many, with random players and with bots.
const GAMES: u64 = 100_000;
const BOT_GAMES: u64 = 60;
/// Games for each point of the curve, as a part of all games.
const CURVE_PART: u64 = 20;

/// One rule set and what its games gave.
pub(crate) struct Series {
    name: String,
    rules: RuleSet,
    tally: Tally,
    curve: Option<Curve>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let house = edition::house_rules(args.house.as_deref())?;
    if args.bots {
        return run_bots(args, &house);
    }
    let games = args.games.unwrap_or(GAMES);
    let cores = available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let mut series = vec![];
    for edition in std::iter::once(args.rules).chain(args.against) {
        let rules = edition::rule_set(edition, &house_for(edition, &house, args), args.players, args.cards)?;
        let job = Job { rules, skill: Skill::new(args.skill), seed: args.seed, games };
        let tally = workers::play(&job, threads, edition.name());
        let curve = (args.curve || args.plot.is_some()).then(|| {
            let games = (games / CURVE_PART).max(1);
            Curve::play(&Job { games, ..job }, threads, edition.name())
        });
        series.push(Series { name: edition.name().to_owned(), rules, tally, curve });
    }
    if let Some(file) = &args.plot {
        std::fs::write(file, plot::svg(&series, args.skill))
            .with_context(|| format!("can't write {}", file.display()))?;
    }
    let mut output = io::stdout().lock();
    let text =
        if args.json { report::json(&series, args.skill)? } else { report::table(&series, args.skill) };
    writeln!(output, "{}", text.trim_end())?;
    Ok(output.flush()?)
}

fn run_bots(args: &Args, house: &HouseRules) -> anyhow::Result<()> {
    let packs = args.packs.as_deref().map_or_else(Packs::built_in, Packs::load);
    let rules = edition::rule_set(args.rules, house, args.players, bots::deck(&packs)?.len())?;
    let games = args.games.unwrap_or(BOT_GAMES);
    let plan = bots::Plan {
        rules: &rules,
        packs: &packs,
        games,
        seed: args.seed,
        json: args.json,
        clues: args.clues,
    };
    let mut output = io::stdout().lock();
    let report = bots::run(&plan, &mut output)?;
    writeln!(output, "{}", report.trim_end())?;
    Ok(output.flush()?)
}

/// House rules that mean nothing for the second rule set are left out there, so that two can be compared.
fn house_for(edition: Edition, house: &HouseRules, args: &Args) -> HouseRules {
    if edition == args.rules {
        return house.clone();
    }
    house.without_meaningless(edition)
}

fn share(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok(share),
        _ => Err("a number from 0 to 1 is needed".to_owned()),
    }
}
