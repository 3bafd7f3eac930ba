//! `moonhare paint`: a new pack of cards, or one card of it.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressStyle};
use moonhare_packs::{Finish, Order, PACK_CARDS_MAX, PAINT_WIDTH, Pack, THEMES, Theme, save_picture, sheet};

/// Paint a pack of cards
///
/// Paints the cards of a theme from a seed: the same theme and seed give the same cards on every machine. Uses all cores. A
/// painting that was interrupted goes on where it was when the same command is given again.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The theme; `moonhare pack themes` lists them
    #[arg(long, default_value = "moonhare", value_parser = theme)]
    theme: &'static Theme,

    /// Which of the theme's decks
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many cards
    #[arg(long, default_value_t = 84, value_parser = clap::value_parser!(u16).range(1..=PACK_CARDS_MAX as i64))]
    cards: u16,

    /// The folder for the pack, whose name becomes the pack's id; with --card, the picture's file
    #[arg(long)]
    out: PathBuf,

    /// Only this card, from 1, as a picture of full size (.webp or .jpg)
    #[arg(long)]
    card: Option<usize>,

    /// Also a picture of all cards together (.jpg)
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,

    /// Size at which cards are painted [default: 800x1200 for one card; for a pack 600x900, the largest that is kept]
    #[arg(long, value_parser = size, value_name = "WIDTHxHEIGHT")]
    size: Option<Size>,

    /// Another finish than the theme's
    #[arg(long, value_parser = finish)]
    finish: Option<Finish>,

    /// Cards to draw again, from 1, in this order [default: for a shipped pack's seed, what was sent back of it]
    #[arg(long, value_delimiter = ',', value_name = "CARD,…")]
    veto: Vec<usize>,

    /// Paint cards again that are already there
    #[arg(long)]
    fresh: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare paint --theme tides --seed 7 --out data/packs/tides-7 --sheet tides.jpg
  moonhare paint --theme tides --seed 7 --card 12 --out card.webp";

/// Width of one card that is painted to be looked at, in pixels.
const CARD_WIDTH: usize = 800;

/// A width in pixels; the height is half as much again.
#[derive(Clone, Copy)]
struct Size(usize);

fn size(text: &str) -> Result<Size, String> {
    let number = |t: &str| t.parse::<usize>().ok();
    let numbers = text.split_once('x').and_then(|(w, h)| number(w).zip(number(h)));
    match numbers {
        Some((w, h)) if h == w * 3 / 2 && (100..=2400).contains(&w) => Ok(Size(w)),
        Some(_) => Err("cards are half as high again as wide, 100x150 to 2400x3600".into()),
        None => Err("it is written as 800x1200".into()),
    }
}

fn theme(id: &str) -> Result<&'static Theme, String> {
    THEMES.iter().find(|t| t.id == id).ok_or_else(|| {
        let known: Vec<&str> = THEMES.iter().map(|t| t.id).collect();
        format!("there are {}", known.join(", "))
    })
}

fn finish(name: &str) -> Result<Finish, String> {
    serde_json::from_value(name.into()).map_err(|_| {
        "there are oil, watercolour, linocut, etching, pastel, collage, embroidery, plain".to_owned()
    })
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let id = args.out.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if let Some(n) = args.veto.iter().find(|n| !(1..=usize::from(args.cards)).contains(*n)) {
        bail!("there is no card {n} to draw again: the pack has {} cards", args.cards);
    }
    let mut order = Order {
        id,
        cards: args.cards.into(),
        width: args.size.map_or(if args.card.is_some() { CARD_WIDTH } else { PAINT_WIDTH }, |size| size.0),
        finish: args.finish,
        fresh: args.fresh,
        ..Order::new(args.theme, args.seed)
    };
    if !args.veto.is_empty() {
        order.vetoes = args.veto.iter().map(|n| n - 1).collect();
    }
    if let Some(card) = args.card {
        let castings = order.castings();
        let Some(casting) = card.checked_sub(1).and_then(|n| castings.get(n)) else {
            bail!("there is no card {card}: the pack has {} cards", order.cards);
        };
        return save_picture(&order.picture(casting), &args.out)
            .with_context(|| format!("can't write {}", args.out.display()));
    }
    let bar = ProgressBar::new(order.cards as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} cards, {eta} left") {
        bar.set_style(style);
    }
    let painted = order.paint(&args.out, &AtomicBool::new(false), &|p| bar.set_position(p.done as u64));
    bar.finish_and_clear();
    painted?;
    let pack = Pack::read(&args.out)?;
    println!("{}: {} cards in {}", pack.id, pack.cards.len(), args.out.display());
    if let Some(file) = &args.sheet {
        std::fs::write(file, sheet(&pack, 12, 160)?)
            .with_context(|| format!("can't write {}", file.display()))?;
    }
    Ok(())
}
