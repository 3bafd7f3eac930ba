//! `moonhare moon`: the daily moons, to look at.

use anyhow::Context;
use moonhare_packs::{Language, Packs, moon};
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

    /// The language of the clues: en, it, es, pt, ca, fr or de
    #[arg(long, default_value = "en")]
    language: String,

    /// One JSON line for each hand, with the identities of the pictures
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let known = Language::ALL.into_iter().find(|language| language.code() == args.language);
    let language =
        known.with_context(|| format!("--language {}: there is no such language", args.language))?;
    let packs = Packs::built_in();
    for day in args.from.0..args.from.0.saturating_add(args.days) {
        let hands = moon(packs.iter().map(|pack| &**pack), day, language);
        let hands = hands.context("this program has too few cards for a moon")?;
        for (hand, number) in hands.iter().zip(1..) {
            if args.json {
                let cards: Vec<String> = hand.cards.iter().map(|card| card.id.to_string()).collect();
                let day = Day(day).to_string();
                println!("{}", json!({ "day": day, "clue": hand.clue, "cards": cards, "told": hand.told }));
                continue;
            }
            println!("{} {number}  “{}”", Day(day), hand.clue);
            for (card, at) in hand.cards.iter().zip(0..) {
                let mark = if at == hand.told { '*' } else { ' ' };
                println!("  {mark} {}", card.description(language));
            }
        }
    }
    Ok(())
}
