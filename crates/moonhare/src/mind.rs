//! `moonhare mind`: what the bots make of a clue, and how well they understand people.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use moonhare_bots::encoder::EncoderMind;
use moonhare_bots::evaluation::{AMONG, Evaluation, Score, Tried};
use moonhare_bots::{BuiltInMind, Mind};
use moonhare_packs::{Language, Packs};
use serde_json::{Value, json};

use crate::folder;

/// Ask the bots' mind
///
/// With a clue: the cards that it fits best. With --eval: how often the right one of six cards is found by clues of
/// people who saw only the pictures.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A clue in any language of the product
    #[arg(required_unless_present = "eval")]
    clue: Option<String>,

    /// Measure the mind with the evaluation sets
    #[arg(long, conflicts_with = "clue")]
    eval: bool,

    /// With --eval: also list every clue with its shares
    #[arg(long, requires = "eval")]
    each: bool,

    /// A folder with more packs than the built-in ones
    #[arg(long, value_name = "DIR", value_parser = folder::there)]
    packs: Option<PathBuf>,

    /// A folder with the sentence encoder (`cargo xtask mind` makes one), to think with as well
    #[arg(long, value_name = "DIR")]
    mind: Option<PathBuf>,

    /// How many cards to list
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..))]
    best: u16,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare mind \"the long way home\"
  moonhare mind --eval
  moonhare mind --eval --each --json";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    let mind: Box<dyn Mind> = match &args.mind {
        Some(folder) => Box::new(EncoderMind::load(folder).with_context(|| folder.display().to_string())?),
        None => Box::new(BuiltInMind::new()),
    };
    match &args.clue {
        Some(clue) => ask(args, &*mind, clue, &mut output)?,
        None => measure(args, &*mind, &mut output)?,
    }
    Ok(output.flush()?)
}

fn ask(args: &Args, mind: &dyn Mind, clue: &str, output: &mut dyn Write) -> anyhow::Result<()> {
    let packs = args.packs.as_deref().map_or_else(Packs::built_in, Packs::load);
    let language = BuiltInMind::new().language_of(clue, None);
    let cards: Vec<_> = packs
        .iter()
        .flat_map(|pack| pack.cards.iter().enumerate().map(move |(n, card)| (pack.id.as_str(), n, card)))
        .collect();
    if cards.is_empty() {
        bail!("there is no pack to look at");
    }
    let words: Vec<_> = cards.iter().map(|(_, _, card)| &card.words).collect();
    let fits = mind.fits(clue, None, &words);
    let mut order: Vec<_> = (0..cards.len()).collect();
    order.sort_by(|one, other| fits[*other].total_cmp(&fits[*one]));
    for place in order.into_iter().take(args.best.into()) {
        let (pack, number, card) = &cards[place];
        let (fit, text) = (fits[place], card.description(language));
        if args.json {
            writeln!(
                output,
                "{}",
                json!({"pack": pack, "card": number + 1, "fit": fit, "description": text})
            )?;
        } else {
            writeln!(output, "{fit:.3}  {pack} {:<3}  {text}", number + 1)?;
        }
    }
    Ok(())
}

fn measure(args: &Args, mind: &dyn Mind, output: &mut dyn Write) -> anyhow::Result<()> {
    let sets: Vec<_> = Evaluation::all()
        .into_iter()
        .filter(|(_, set)| !set.clues.is_empty())
        .map(|(name, set)| {
            let tried = set.tried(mind);
            (name, set, tried)
        })
        .collect();
    if args.json {
        let sets: serde_json::Map<_, _> =
            sets.iter().map(|(name, set, tried)| ((*name).to_owned(), as_json(set, tried))).collect();
        writeln!(output, "{}", json!({"among": AMONG, "sets": sets}))?;
    } else {
        writeln!(output, "the right card among {AMONG}, by chance {:.3}", 1.0 / AMONG as f64)?;
        for (name, set, tried) in &sets {
            writeln!(
                output,
                "\n{name} set: {} cards\nlanguage   clues   top 1   top 3   among chosen",
                set.cards.len()
            )?;
            for (language, score) in scores(tried) {
                let chosen = score.chosen.map_or_else(|| "–".to_owned(), |share| format!("{share:.3}"));
                writeln!(
                    output,
                    "{language:<8} {:>7} {:>7.3} {:>7.3} {chosen:>14}",
                    score.clues, score.top_1, score.top_3
                )?;
            }
        }
    }
    for (name, set, tried) in sets.iter().filter(|_| args.each) {
        for (clue, Tried { top_1, top_3, .. }) in set.clues.iter().zip(tried) {
            let (card, language, text) = (clue.card, code(clue.language), &clue.text);
            if args.json {
                let line = json!({"set": name, "card": card, "language": language, "clue": text, "top_1": top_1, "top_3": top_3});
                writeln!(output, "{line}")?;
            } else {
                writeln!(output, "{top_1:.2} {top_3:.2}  {name:<6} {language} {card:>3}  {text}")?;
            }
        }
    }
    Ok(())
}

/// How well a mind does in each language of a set, and in all together.
fn scores(tried: &[Tried]) -> Vec<(String, Score)> {
    let score = |language: &Language| (code(*language), Score::of_language(tried, *language));
    let mut scores: Vec<_> = Language::ALL.iter().map(score).collect();
    scores.push(("all".to_owned(), Score::of(tried)));
    scores
}

fn as_json(set: &Evaluation, tried: &[Tried]) -> Value {
    let languages: serde_json::Map<_, _> = scores(tried)
        .into_iter()
        .map(|(name, score)| {
            (name, json!({"clues": score.clues, "top_1": score.top_1, "top_3": score.top_3, "chosen": score.chosen}))
        })
        .collect();
    json!({"cards": set.cards.len(), "languages": languages})
}

fn code(language: Language) -> String {
    format!("{language:?}").to_lowercase()
}
