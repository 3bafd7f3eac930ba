//! Light told apart from colour, for finishes that draw.

use super::pieces::Pieces;
use crate::Canvas;
use crate::blur::blur;
use crate::layer::luma;

/// How much light falls on each pixel: 1 is neither light nor shadow.
pub(super) fn shades(canvas: &Canvas, u: f32) -> Vec<f32> {
    const DARKEST: f32 = 0.05;
    let mut shade: Vec<f32> = canvas
        .px
        .iter()
        .zip(&canvas.local)
        .map(|(lit, own)| ((luma(*lit) + DARKEST) / (luma(*own) + DARKEST)).clamp(0.2, 1.5))
        .collect();
    blur(&mut shade, canvas.w, canvas.h, 1.4 * u);
    shade
}

/// How much light falls on each piece as a whole, as far as it may differ from no light and shadow at all: a hill that lies against the
/// light is dark, but its own shadows have to be told from that.
pub(super) fn means(shade: &[f32], pieces: &Pieces) -> Vec<f32> {
    let mut sums = vec![[0.0f64; 2]; pieces.list.len()];
    for (of, shade) in pieces.of.iter().zip(shade) {
        let sum = &mut sums[*of as usize];
        *sum = [sum[0] + f64::from(*shade), sum[1] + 1.0];
    }
    sums.iter().map(|[sum, n]| ((sum / n.max(1.0)) as f32).clamp(0.72, 1.12)).collect()
}
