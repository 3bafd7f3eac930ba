//! The pictures that messengers show beside a link: 1200 × 630, painted from what everybody may know.
//!
//! ```
//! let card = moonhare_postcard::Postcard::Invitation {
//!     title: "A table is set".into(),
//!     rabbits: vec![3, 6, 2],
//!     code: "HKMWRT".into(),
//!     foot: "Tap, and you are seated".into(),
//! };
//! assert!(card.paint().starts_with(&[0xff, 0xd8])); // a JPEG
//! ```
//!
//! Invariants: this crate knows no room and no game, so it can't tell of one; it gets words and pictures and puts them
//! where they belong. The same card is always the same picture. It reads no file and asks nobody.

mod canvas;
mod letters;
pub mod limits;
mod rabbit;
mod scenery;

use canvas::{Canvas, Colour};
use letters::{ITALIC, Letters, ROMAN, SANS};
use limits::{CARDS_MAX, RABBITS_MAX};
use scenery::{book, emblem, moon, night, table};

/// How wide every picture is …
pub const WIDTH: u32 = 1_200;
/// … and how high: what messengers show whole.
pub const HEIGHT: u32 = 630;

const CREAM: Colour = Colour(0xfb, 0xf1, 0xdc);
const GREY: Colour = Colour(0xd7, 0xdb, 0xdf);
const INK: Colour = Colour(0x1a, 0x20, 0x33);
const PAPER: Colour = Colour(0xf4, 0xe8, 0xcd);
const BRASS: Colour = Colour(0xdc, 0xb2, 0x65);

/// What a link leads to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Postcard {
    /// The game itself, or what nothing more may be told of.
    Game {
        /// A sentence about it.
        sentence: String,
    },
    /// A table that one may join.
    Invitation {
        /// What is written large.
        title: String,
        /// Who sits there, by their rabbits (1 to 12).
        rabbits: Vec<u8>,
        /// The letters of its code.
        code: String,
        /// What to do.
        foot: String,
    },
    /// An evening that was kept.
    Album {
        /// Whose evening it was.
        title: String,
        /// Who played.
        rabbits: Vec<u8>,
        /// The day, such as 2026-11-18.
        date: String,
        /// How much was told.
        count: String,
        /// The names, or nothing.
        names: String,
        /// A few of its pictures, as WebP.
        cards: Vec<Vec<u8>>,
    },
    /// One of its turns, without the answer.
    Turn {
        /// What was said.
        clue: String,
        /// The cards by their numbers, as WebP.
        cards: Vec<Vec<u8>>,
        /// What one may guess.
        question: String,
    },
}

impl Postcard {
    /// Paints it, as a JPEG. A picture that can't be read is shown by its back.
    #[must_use]
    pub fn paint(&self) -> Vec<u8> {
        let mut canvas = Canvas::new(WIDTH, HEIGHT);
        let letters = Letters::new();
        match self {
            Self::Game { sentence } => game(&mut canvas, &letters, sentence),
            Self::Invitation { title, rabbits, code, foot } => {
                invitation(&mut canvas, &letters, title, rabbits, code, foot);
            }
            Self::Album { title, rabbits, date, count, names, cards } => {
                album(&mut canvas, &letters, &Cover { title, rabbits, date, count, names, cards });
            }
            Self::Turn { clue, cards, question } => turn(&mut canvas, &letters, clue, cards, question),
        }
        canvas.jpeg()
    }
}

fn game(canvas: &mut Canvas, letters: &Letters, sentence: &str) {
    night(canvas);
    table(canvas, 466.0);
    emblem(canvas, 600.0, 186.0, 250.0);
    letters.centred(canvas, "Moonhare", ROMAN, 92.0, (600.0, 420.0), CREAM);
    let lines = letters.lines(sentence, ITALIC, 40.0, 1_000.0, 2);
    for (line, at) in lines.iter().zip(0u8..) {
        letters.centred(canvas, line, ITALIC, 40.0, (600.0, 512.0 + f32::from(at) * 50.0), CREAM);
    }
}

fn invitation(canvas: &mut Canvas, letters: &Letters, title: &str, rabbits: &[u8], code: &str, foot: &str) {
    night(canvas);
    table(canvas, 236.0);
    moon(canvas, 600.0, 200.0, 74.0);
    let shown = &rabbits[..rabbits.len().min(RABBITS_MAX)];
    let pitch = if shown.len() > 6 { 92.0 } else { 172.0 };
    let width = if shown.len() > 6 { 66.0 } else { 84.0 };
    for (which, at) in shown.iter().zip(0u8..) {
        let from_middle = f32::from(at) - (shown.len() as f32 - 1.0) / 2.0;
        let x = 600.0 + from_middle * pitch;
        // They stand round the table's rim.
        let drop = (from_middle * pitch / 500.0).powi(2) * 82.0;
        rabbit::paint(canvas, *which, x - width / 2.0, 262.0 - width * 1.43 + drop, width);
    }
    let lines = letters.lines(title, ITALIC, 58.0, 1_080.0, 1);
    for line in &lines {
        letters.centred(canvas, line, ITALIC, 58.0, (600.0, 378.0), CREAM);
    }
    let (wide, gap) = (86.0, 14.0);
    let count = code.chars().count() as f32;
    let left = 600.0 - (count * wide + (count - 1.0).max(0.0) * gap) / 2.0;
    for (letter, at) in code.chars().zip(0u8..) {
        let x = left + f32::from(at) * (wide + gap);
        canvas.rounded((x, 416.0, wide, 104.0), 10.0, PAPER);
        canvas.rounded((x, 512.0, wide, 8.0), 4.0, BRASS);
        letters.centred(canvas, &letter.to_string(), ROMAN, 64.0, (x + wide / 2.0, 486.0), INK);
    }
    signed(canvas, letters, 48.0);
    letters.right(canvas, foot, SANS, 30.0, (1_152.0, 592.0), CREAM);
}

/// What stands on and beside a book.
struct Cover<'a> {
    title: &'a str,
    rabbits: &'a [u8],
    date: &'a str,
    count: &'a str,
    names: &'a str,
    cards: &'a [Vec<u8>],
}

fn album(canvas: &mut Canvas, letters: &Letters, cover: &Cover<'_>) {
    night(canvas);
    table(canvas, -200.0);
    book(canvas, (82.0, 54.0, 326.0, 504.0));
    emblem(canvas, 245.0, 190.0, 122.0);
    let lines = letters.lines(cover.title, ITALIC, 32.0, 236.0, 4);
    for (line, at) in lines.iter().zip(0u8..) {
        letters.centred(canvas, line, ITALIC, 32.0, (245.0, 292.0 + f32::from(at) * 36.0), CREAM);
    }
    let shown = &cover.rabbits[..cover.rabbits.len().min(RABBITS_MAX)];
    let pitch = (260.0 / shown.len().max(1) as f32).min(38.0);
    for (which, at) in shown.iter().zip(0u8..) {
        let x = 245.0 + (f32::from(at) - shown.len() as f32 / 2.0) * pitch;
        rabbit::paint(canvas, *which, x, 428.0, pitch.min(34.0));
    }
    letters.centred(canvas, cover.date, SANS, 22.0, (245.0, 510.0), GREY);
    let cards = &cover.cards[..cover.cards.len().min(5)];
    for (card, at) in cards.iter().zip(0u8..) {
        let from_middle = f32::from(at) - (cards.len() as f32 - 1.0) / 2.0;
        let x = 790.0 + from_middle * 132.0;
        let y = 208.0 + from_middle.abs() * 16.0;
        canvas.card(card, (x, y, 164.0), from_middle * 6.0);
    }
    letters.centred(canvas, cover.count, ITALIC, 48.0, (790.0, 452.0), CREAM);
    let names = letters.lines(cover.names, SANS, 32.0, 640.0, 2);
    for (line, at) in names.iter().zip(0u8..) {
        letters.centred(canvas, line, SANS, 32.0, (790.0, 506.0 + f32::from(at) * 40.0), CREAM);
    }
    signed(canvas, letters, 976.0);
}

fn turn(canvas: &mut Canvas, letters: &Letters, clue: &str, cards: &[Vec<u8>], question: &str) {
    night(canvas);
    table(canvas, -200.0);
    let size = [60.0, 50.0, 40.0]
        .into_iter()
        .find(|size| letters.lines(clue, ITALIC, *size, 900.0, 9).len() == 1)
        .unwrap_or(34.0);
    let lines = letters.lines(clue, ITALIC, size, 900.0, 2);
    canvas.rounded((130.0, 34.0, 940.0, 112.0), 6.0, PAPER);
    let first = if lines.len() == 1 { 90.0 + size * 0.32 } else { 84.0 };
    for (line, at) in lines.iter().zip(0u8..) {
        letters.centred(canvas, line, ITALIC, size, (600.0, first + f32::from(at) * size * 1.12), INK);
    }
    let shown = &cards[..cards.len().min(CARDS_MAX)];
    let rows = if shown.len() > 7 { 2 } else { 1 };
    let columns = shown.len().div_ceil(rows).max(1);
    let width = (1_100.0 / columns as f32 - 14.0).min(if rows == 2 { 110.0 } else { 176.0 });
    let plate = if rows == 2 { 18.0 } else { 28.0 };
    for (card, at) in shown.iter().zip(0u8..) {
        let (row, column) = (usize::from(at) / columns, usize::from(at) % columns);
        let in_row = (shown.len() - row * columns).min(columns);
        let x = 600.0 + (column as f32 - (in_row as f32 - 1.0) / 2.0) * (width + 14.0);
        let y = if rows == 2 { 262.0 + row as f32 * 190.0 } else { 330.0 };
        canvas.card(card, (x, y, width), f32::from(at % 3) * 1.2 - 1.2);
        let foot = y + width * 0.75;
        canvas.disc(x, foot, plate, BRASS);
        letters.centred(canvas, &(at + 1).to_string(), ROMAN, plate * 1.25, (x, foot + plate * 0.42), INK);
    }
    let lines = letters.lines(question, ITALIC, 36.0, 800.0, 1);
    for line in &lines {
        letters.left(canvas, line, ITALIC, 36.0, (50.0, 590.0), CREAM);
    }
    signed(canvas, letters, 940.0);
}

/// The game's own sign, at the foot.
fn signed(canvas: &mut Canvas, letters: &Letters, x: f32) {
    emblem(canvas, x + 24.0, 580.0, 50.0);
    letters.left(canvas, "Moonhare", ROMAN, 34.0, (x + 60.0, 592.0), CREAM);
}

#[cfg(test)]
mod tests;
