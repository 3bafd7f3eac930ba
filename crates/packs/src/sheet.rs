//! Contact sheets: all cards of a pack on one picture, to look at.

use crate::{Pack, save::jpeg, webp_codec};
use moonhare_brush::Picture;
use std::io;

/// Space between cards, in pixels.
const GAP: usize = 6;
/// The sheet's colour.
const GROUND: [u8; 3] = [30, 28, 30];

/// A JPEG of a pack's cards in rows, each this wide.
pub fn sheet(pack: &Pack, columns: usize, width: usize) -> io::Result<Vec<u8>> {
    let from = if width > 300 { 600 } else { 300 };
    let cards = pack.cards.iter().filter_map(|card| {
        let picture = webp_codec::decode(card.picture(from)?)?;
        Some(if width < picture.width { picture.shrunk(width) } else { picture })
    });
    jpeg(&rows(&cards.collect::<Vec<_>>(), columns, width))
}

fn rows(cards: &[Picture], columns: usize, width: usize) -> Picture {
    let columns = columns.clamp(1, cards.len().max(1));
    let height = width * 3 / 2;
    let (w, h) = (columns * (width + GAP) + GAP, cards.len().div_ceil(columns) * (height + GAP) + GAP);
    let mut rgb = GROUND.repeat(w * h);
    for (n, card) in cards.iter().enumerate() {
        let (left, top) = (GAP + n % columns * (width + GAP), GAP + n / columns * (height + GAP));
        for (y, row) in card.rgb.chunks_exact(card.width * 3).take(height).enumerate() {
            let at = ((top + y) * w + left) * 3;
            rgb[at..at + row.len()].copy_from_slice(row);
        }
    }
    Picture { width: w, height: h, rgb }
}
