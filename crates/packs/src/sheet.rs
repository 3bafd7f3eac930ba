//! Contact sheets: all cards of a pack on one picture, to look at.

use crate::{Pack, webp_codec};
use image::{ImageEncoder, Rgb, RgbImage, codecs::jpeg::JpegEncoder, imageops};

/// Space between cards, in pixels.
const GAP: usize = 6;

/// A JPEG of a pack's cards in rows, each this wide.
pub fn sheet(pack: &Pack, columns: usize, width: usize) -> Vec<u8> {
    let columns = columns.clamp(1, pack.cards.len().max(1));
    let height = width * 3 / 2;
    let rows = pack.cards.len().div_ceil(columns);
    let (w, h) = (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP);
    let mut sheet = RgbImage::from_pixel(w as u32, h as u32, Rgb([30, 28, 30]));
    for (n, card) in pack.cards.iter().enumerate() {
        let from = if width > 300 { 600 } else { 300 };
        let Some(picture) = card.picture(from).and_then(|p| webp_codec::decode(p)) else { continue };
        let small = if width < picture.width { picture.shrunk(width) } else { picture };
        if let Some(tile) = RgbImage::from_raw(small.width as u32, small.height as u32, small.rgb) {
            let (x, y) = (GAP + n % columns * (width + GAP), GAP + n / columns * (height + GAP));
            imageops::replace(&mut sheet, &tile, x as i64, y as i64);
        }
    }
    let mut jpeg = Vec::new();
    let written = JpegEncoder::new_with_quality(&mut jpeg, 86).write_image(
        sheet.as_raw(),
        sheet.width(),
        sheet.height(),
        image::ExtendedColorType::Rgb8,
    );
    if written.is_err() {
        jpeg.clear();
    }
    jpeg
}
