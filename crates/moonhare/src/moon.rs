//! `moonhare moon`: the daily moons, to look at.

use std::io::{self, BufWriter, Write};

use anyhow::Context;
use moonhare_packs::{Language, MoonHand, Packs, moon};
use moonhare_server::Day;
use serde_json::json;

/// Show the daily moons: their clues, and what is on the cards
///
/// The told card is marked with a star. Nothing is random: the same release shows the same on every machine.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The first day
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = |text: &str| text.parse::<Day>())]
    from: Day,

    /// How many days
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=366))]
    days: u32,

    /// The language of the clues: en, it, es, pt, ca, fr, de, or all
    #[arg(long, default_value = "en")]
    language: String,

    /// One JSON line for each hand and language, with the identities of the pictures
    #[arg(long)]
    json: bool,
}

/// Every language at once.
const ALL: &str = "all";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let wanted = |language: &Language| args.language == ALL || language.code() == args.language;
    let languages: Vec<Language> = Language::ALL.into_iter().filter(wanted).collect();
    anyhow::ensure!(!languages.is_empty(), "--language {}: there is no such language", args.language);
    let packs = Packs::built_in();
    let mut out = BufWriter::new(io::stdout().lock());
    for day in args.from.0..args.from.0.saturating_add(args.days) {
        let told = |language: &Language| moon(packs.iter().map(|pack| &**pack), day, *language);
        let moons: Option<Vec<_>> = languages.iter().map(told).collect();
        let moons = moons.context("this program has too few cards for a moon")?;
        for number in 0..moons[0].len() {
            let hands: Vec<&MoonHand<'_>> = moons.iter().map(|hands| &hands[number]).collect();
            if args.json {
                print_json(&mut out, Day(day), &languages, &hands)?;
            } else {
                print(&mut out, Day(day), number + 1, &languages, &hands)?;
            }
        }
    }
    out.flush()?;
    Ok(())
}

fn print_json(
    out: &mut impl Write,
    day: Day,
    languages: &[Language],
    hands: &[&MoonHand<'_>],
) -> anyhow::Result<()> {
    for (language, hand) in languages.iter().zip(hands) {
        let cards: Vec<String> = hand.cards.iter().map(|card| card.id.to_string()).collect();
        let (day, language) = (day.to_string(), language.code());
        let line = json!({ "day": day, "language": language, "clue": hand.clue, "also": hand.also, "cards": cards, "told": hand.told });
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn print(
    out: &mut impl Write,
    day: Day,
    number: usize,
    languages: &[Language],
    hands: &[&MoonHand<'_>],
) -> anyhow::Result<()> {
    for (language, hand) in languages.iter().zip(hands) {
        let code = if languages.len() > 1 { format!("{}  ", language.code()) } else { String::new() };
        writeln!(out, "{day} {number}  {code}“{}”", hand.clue)?;
    }
    let (language, hand) = (languages[0], hands[0]);
    for (card, at) in hand.cards.iter().zip(0..) {
        let mark = if at == hand.told { '*' } else { ' ' };
        writeln!(out, "  {mark} {}", card.description(language))?;
    }
    Ok(())
}
