//! `moonhare pack`: which packs there are, whether they are whole, and boxes of people's own pictures as zips.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use moonhare_packs::{Language, PICTURE_WIDTHS, Pack, Packs, THEMES};
use serde_json::json;

use crate::{carton, folder};

/// Look at packs of cards
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// List the built-in packs and those of a folder
    List {
        /// The folder with packs
        #[arg(long, value_parser = folder::there)]
        packs: Option<PathBuf>,
        /// Answer in JSON, a pack a line
        #[arg(long)]
        json: bool,
    },
    /// Tell what is on the cards of a pack
    Show {
        /// The pack's id
        id: String,
        /// The folder with packs
        #[arg(long, value_parser = folder::there)]
        packs: Option<PathBuf>,
        /// Only this card, from 1
        #[arg(long)]
        card: Option<usize>,
        /// Language of the descriptions: en, it, …
        #[arg(long, default_value = "en", value_parser = language)]
        language: Language,
        /// Answer in JSON, a card a line
        #[arg(long)]
        json: bool,
    },
    /// Check that packs in folders are whole; ends with 1 if one is not
    Check {
        /// Folders of packs
        #[arg(required = true)]
        folders: Vec<PathBuf>,
    },
    /// List the themes that can be painted
    Themes,
    Import(carton::Import),
    Export(carton::Export),
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code)
        .ok_or_else(|| format!("there are {}", Language::ALL.map(Language::code).join(", ")))
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    match &args.what {
        What::List { packs, json } => list(&load(packs.as_ref()), *json),
        What::Show { id, packs, card, language, json } => {
            let packs = load(packs.as_ref());
            let pack = packs.get(id).with_context(|| format!("there is no pack called {id}"))?;
            show(pack, *card, *language, *json)
        }
        What::Check { folders } => check(folders),
        What::Import(import) => import.run(),
        What::Export(export) => export.run(),
        What::Themes => {
            let mut out = io::stdout().lock();
            for theme in THEMES.iter() {
                let (name, blurb) = (theme.name(Language::En), theme.blurb(Language::En));
                writeln!(out, "{:14} {name:18} {blurb}", theme.id)?;
            }
            Ok(())
        }
    }
}

fn load(folder: Option<&PathBuf>) -> Packs {
    folder.map_or_else(Packs::built_in, |folder| Packs::load(folder))
}

fn list(packs: &Packs, json: bool) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    for pack in packs.iter() {
        if json {
            let line = json!({
                "id": pack.id, "names": pack.names, "cards": pack.cards.len(), "theme": pack.theme, "widths": PICTURE_WIDTHS,
            });
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{:16} {:20} {} cards", pack.id, pack.name(Language::En), pack.cards.len())?;
        }
    }
    for refused in packs.refused() {
        eprintln!("moonhare: {refused}");
    }
    Ok(())
}

fn show(pack: &Pack, card: Option<usize>, language: Language, json: bool) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    if let Some(card) = card.filter(|n| !(1..=pack.cards.len()).contains(n)) {
        bail!("there is no card {card}: {} has {} cards", pack.id, pack.cards.len());
    }
    for (n, shown) in pack.cards.iter().enumerate().filter(|(n, _)| card.is_none_or(|c| c == n + 1)) {
        if json {
            writeln!(out, "{}", json!({"card": n + 1, "words": shown.words}))?;
        } else {
            writeln!(out, "{:3}  {}", n + 1, shown.description(language))?;
        }
    }
    Ok(())
}

fn check(folders: &[PathBuf]) -> anyhow::Result<()> {
    let mut broken = 0;
    let mut out = io::stdout().lock();
    for folder in folders {
        match Pack::read(folder) {
            Ok(pack) => writeln!(out, "{}: whole, {} cards", pack.id, pack.cards.len())?,
            Err(refused) => {
                broken += 1;
                eprintln!("moonhare: {refused}");
            }
        }
    }
    if broken > 0 {
        bail!("{broken} of {} packs can't be used", folders.len());
    }
    Ok(())
}
