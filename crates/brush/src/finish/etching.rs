//! Engraving, coloured by hand: a contour around every form, flat transparent washes, and lines where there is shadow. Three tones:
//! paper, lines, lines that cross; black where it is deepest. Skin and small figures are drawn with contour and wash nearly alone.

use super::contour::{Pen, contours};
use super::filters::{lines, middle_to};
use super::hatching::{BEND, Hatch, stops};
use super::light::{means, shades};
use super::pieces::{Piece, Pieces};
use crate::layer::{Rgb, luma, mix};
use crate::{Canvas, Setup};
use moonhare_scene::math::{pow, smoothstep};

const PAPER: Rgb = [0.975, 0.95, 0.885];
const INK: Rgb = [0.085, 0.07, 0.095];
/// The pen that draws contours.
const PEN: Pen = Pen { radius: 1.55, apart: [0.03, 0.30], broken: 0.0, tender: 1.0 };
/// Between which tones lines grow, from the widest to none, and those that cross them; below which there is black.
const LINED: [f32; 2] = [0.12, 0.60];
const CROSSED: [f32; 2] = [0.06, 0.26];
const BLACK: [f32; 2] = [0.02, 0.08];
/// What is far is lined with thinner ink.
const FAR_INK: f32 = 0.6;
/// How far the hand that coloured missed the lines, in units.
const MISSED: f32 = 2.0;
/// How much of a colour is in its wash.
const DYE: f32 = 0.55;

/// Engraves the canvas.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let pieces = Pieces::of(canvas, setup);
    let shade = shades(canvas, u);
    let means = means(&shade, &pieces);
    let depth = Depth::of(&canvas.local);
    let contour = contours(canvas, &pieces, &PEN, setup);
    let drawn = lines(canvas.outlines(), w, h, 0.8 * u, 0.98, -0.004, 90.0);
    let before = stops(&pieces, w, h, u);
    let hatches = Hatch::all(&pieces);
    let noise = setup.noise;
    let ink_colour = mix(INK, setup.ambient.map(|v| v * 0.3), 0.3);
    let mut out = Vec::with_capacity(w * h);
    for py in 0..h {
        let y = py as f32 * setup.inverse;
        for px in 0..w {
            let x = px as f32 * setup.inverse;
            let i = py * w + px;
            let n = pieces.of[i] as usize;
            let (piece, hatch) = (&pieces.list[n], &hatches[n]);
            let lit = shade[i] + 0.05 * noise.soft(x * 1.1, y * 1.1);
            let rest = smoothstep(0.3, 0.8, canvas.focus[i]);
            let own = depth.at(canvas.local[i]);
            // In a picture that was brought nobody knows what is shadow and what is dark.
            let tone = if pieces.brought { own } else { line_tone(piece, own, lit) };
            let calm = if piece.backdrop { 1.0 } else { 1.0 - 0.6 * rest };
            let needle =
                hatch.needle * (1.0 - before[i]) * calm * (1.0 + 0.35 * noise.streak(x * 1.3, y * 1.3));
            let widths = [LINED, CROSSED].map(|[dark, light]| (1.0 - smoothstep(dark, light, tone)) * needle);
            let swell = BEND * pieces.height[i] + 1.2 * noise.soft(x * 0.8, y * 0.8);
            let black = (1.0 - smoothstep(BLACK[0], BLACK[1], tone)) * hatch.needle;
            let hatched = hatch.ink([x, y], swell, widths, setup.inverse).max(black)
                * if piece.backdrop { FAR_INK } else { 0.82 };
            let contoured = contour[i].max((1.0 - drawn[i]) * 0.8) * 0.96;

            let missed = MISSED * u * (1.0 - rest) * (1.0 - hatch.small);
            let at = |v: usize, by: f32, end: usize| {
                (v as f32 + missed * by).clamp(0.0, (end - 1) as f32) as usize
            };
            let sx = at(px, noise.soft(x * 0.5, y * 0.5 + 91.0), w);
            let sy = at(py, noise.soft(x * 0.5 + 57.0, y * 0.5), h);
            let colour = canvas.local[sy * w + sx];
            let paper = washed(colour, depth.at(colour), lit / means[n], piece, hatch);
            let pool =
                1.0 + 0.06 * noise.soft(x * 0.45 + 13.0, y * 0.45) + 0.025 * noise.soft(x * 4.0, y * 4.0);
            out.push(mix(paper.map(|v| v * pool), ink_colour, hatched.max(contoured)));
        }
    }
    canvas.px = out;
}

/// What the lines have to say, 1 is nothing: shadow above all, and how dark a thing is of itself.
#[inline]
fn line_tone(piece: &Piece, own: f32, lit: f32) -> f32 {
    if piece.backdrop {
        (0.47 + 0.53 * own) * lit.min(1.0)
    } else {
        (0.50 + 0.50 * own) * pow(lit.clamp(0.05, 1.0), 1.9)
    }
}

/// The paper with its wash: once all over, once more in the shadow, with an edge, and twice where that is deep.
#[inline]
fn washed(colour: Rgb, deep: f32, lit: f32, piece: &Piece, hatch: &Hatch) -> Rgb {
    // Lines make a form darker; what has none has to be dark by its wash.
    let darkest = if piece.backdrop { 0.30 } else { 0.14 + 0.22 * hatch.needle };
    let glazes = 0.17 * (1.0 - smoothstep(0.83, 0.88, lit)) + 0.16 * (1.0 - smoothstep(0.60, 0.66, lit));
    let share = if piece.backdrop { 0.6 } else { 1.0 };
    let bare = if piece.backdrop { 0.0 } else { 0.4 * smoothstep(1.10, 1.18, lit) };
    let tone = (darkest + (1.0 - darkest) * deep) * (1.0 - share * glazes);
    mix(tinted(colour, tone), PAPER, bare)
}

/// A clear wash on the paper, as light as told: full of colour in the middle tones, paper in the lights.
#[inline]
fn tinted(colour: Rgb, tone: f32) -> Rgb {
    let l = luma(colour).max(0.04);
    // Pigments for prints were few and earthy: what shouts is taken back most.
    let garish = colour.iter().map(|v| (v / l - 1.0).abs()).fold(0.0, f32::max);
    let earthy = 1.0 / (1.0 + 0.75 * (garish - 0.25).max(0.0));
    // What is nearly black has no hue that could be thinned; what is nearly white takes none.
    let hued = (0.5 + 0.5 * smoothstep(0.04, 0.35, l)) * (1.0 - 0.35 * smoothstep(0.75, 1.0, tone));
    core::array::from_fn(|k| {
        let dyed = (1.0 + (colour[k] / l - 1.0) * DYE * earthy * hued).clamp(0.25, 1.7);
        (PAPER[k] * tone * dyed).min(PAPER[k])
    })
}

/// How dark colours are of themselves, in the picture's own range.
struct Depth {
    low: f32,
    high: f32,
    bend: f32,
}

impl Depth {
    fn of(local: &[Rgb]) -> Self {
        let mut sorted: Vec<f32> = local.iter().step_by(23).map(|c| luma(*c)).collect();
        sorted.sort_by(f32::total_cmp);
        let share = |s: f32| sorted[((sorted.len() - 1) as f32 * s) as usize];
        let (low, high) = (share(0.02).min(0.2), share(0.96).max(0.6));
        let middle = ((share(0.5) - low) / (high - low)).clamp(0.08, 0.92);
        // Nights are lifted half the way to where a print has its middle tone, noons are lowered.
        Self { low, high, bend: middle_to(middle, 0.55 * middle + 0.3) }
    }

    /// 0 is the darkest, 1 the lightest.
    #[inline]
    fn at(&self, c: Rgb) -> f32 {
        pow(((luma(c) - self.low) / (self.high - self.low)).clamp(0.0, 1.0), self.bend)
    }
}
