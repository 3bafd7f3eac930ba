//! What the picture is made of, form by form: which pixels belong together, how large they are and which way they lie.

use super::filters::{blurred, patches};
use crate::blur::blur;
use crate::layer::{Rgb, luma};
use crate::{Canvas, Setup};
use moonhare_scene::math::{atan2, cos, sin};

/// How many colours a picture that was brought is divided into.
const SHADES: usize = 14;
/// Colours nearer than this are one, as a squared distance.
const ALIKE: f32 = 0.006;
/// How high such a picture swells where it is brightest, in units.
const SWELL: f32 = 26.0;

/// Flat pieces that are larger than this are backdrops, in square units.
const BACKDROP: f32 = 60_000.0;

/// The pieces of a picture.
pub(super) struct Pieces {
    /// The piece of each pixel.
    pub(super) of: Vec<u32>,
    /// How far the form swells towards the eye, in units.
    pub(super) height: Vec<f32>,
    /// All pieces, in the order of painting.
    pub(super) list: Vec<Piece>,
    /// Whether there was no scene, but a picture that somebody brought.
    pub(super) brought: bool,
}

/// One piece.
#[derive(Clone, Copy, Default)]
pub(super) struct Piece {
    /// In square units.
    pub(super) area: f32,
    /// Which way it lies, as a direction of length 1.
    pub(super) axis: [f32; 2],
    /// How much longer than wide it is.
    pub(super) slender: f32,
    /// Width across the axis, in units.
    pub(super) width: f32,
    /// How far it swells at most, in units.
    pub(super) swell: f32,
    /// How thick its parts are, in units: a meadow of blades is thin, however large.
    pub(super) thick: f32,
    /// How much the eye rests on it, 0…1.
    pub(super) focus: f32,
    /// Whether it is smooth, as skin is.
    pub(super) smooth: bool,
    /// Whether it is what others stand before: a sky, a water, a wall.
    pub(super) backdrop: bool,
}

impl Pieces {
    /// The pieces of a canvas: those of its scene, or areas of one colour if it has none.
    pub(super) fn of(canvas: &Canvas, setup: &Setup) -> Self {
        let (of, height) = if canvas.trace.is_empty() {
            shades(canvas, setup)
        } else {
            canvas.trace.iter().map(|t| (t.piece, t.height)).unzip()
        };
        let list = measure(canvas, &of, &height, setup);
        Self { of, height, list, brought: canvas.trace.is_empty() }
    }

    /// The piece of a pixel.
    #[inline]
    pub(super) fn at(&self, i: usize) -> &Piece {
        &self.list[self.of[i] as usize]
    }
}

/// Areas of like colour, darkest first, and the light as height.
fn shades(canvas: &Canvas, setup: &Setup) -> (Vec<u32>, Vec<f32>) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let flat = patches(&blurred(&canvas.px, w, h, u), w, h, 4.0 * u);
    let sample: Vec<Rgb> = flat.iter().step_by(37).copied().collect();
    let mut sorted = sample.clone();
    sorted.sort_by(|a, b| luma(*a).total_cmp(&luma(*b)));
    let mut means: [Rgb; SHADES] =
        core::array::from_fn(|k| sorted[(2 * k + 1) * sorted.len() / (2 * SHADES)]);
    for _ in 0..8 {
        let mut sums = [[0.0f64; 4]; SHADES];
        for c in &sample {
            let sum = &mut sums[nearest(&means, *c)];
            for k in 0..3 {
                sum[k] += f64::from(c[k]);
            }
            sum[3] += 1.0;
        }
        for (mean, sum) in means.iter_mut().zip(&sums) {
            if sum[3] > 0.0 {
                *mean = core::array::from_fn(|k| (sum[k] / sum[3]) as f32);
            }
        }
    }
    means.sort_by(|a, b| luma(*a).total_cmp(&luma(*b)));
    // What the eye can't tell apart is one colour: white paper stays one sheet.
    for k in 1..SHADES {
        if far(means[k], means[k - 1]) < ALIKE {
            means[k] = means[k - 1];
        }
    }
    let of = flat.iter().map(|c| nearest(&means, *c) as u32 + 1).collect();
    let mut height: Vec<f32> = canvas.px.iter().map(|c| luma(*c) * SWELL).collect();
    blur(&mut height, w, h, 7.0 * u);
    (of, height)
}

fn nearest(means: &[Rgb; SHADES], c: Rgb) -> usize {
    (0..SHADES).min_by(|a, b| far(means[*a], c).total_cmp(&far(means[*b], c))).unwrap_or(0)
}

/// How far two colours are apart, squared.
fn far(a: Rgb, b: Rgb) -> f32 {
    (0..3).map(|k| (a[k] - b[k]) * (a[k] - b[k])).sum()
}

/// Size and lie of every piece, from its moments.
fn measure(canvas: &Canvas, of: &[u32], height: &[f32], setup: &Setup) -> Vec<Piece> {
    let w = canvas.w;
    let count = of.iter().max().map_or(1, |last| *last as usize + 1);
    let mut sums = vec![[0.0f64; 8]; count];
    let mut swell = vec![0.0f32; count];
    for (i, piece) in of.iter().enumerate() {
        let (x, y) = ((i % w) as f64, (i / w) as f64);
        let s = &mut sums[*piece as usize];
        let ends =
            [i + 1, i + w].into_iter().filter(|j| of.get(*j).is_some_and(|other| other != piece)).count();
        let focus = f64::from(canvas.focus[i]);
        for (sum, v) in s.iter_mut().zip([1.0, x, y, x * x, x * y, y * y, ends as f64, focus]) {
            *sum += v;
        }
        swell[*piece as usize] = swell[*piece as usize].max(height[i]);
    }
    let k = f64::from(setup.inverse);
    sums.iter()
        .zip(swell)
        .enumerate()
        .map(|(piece, ([n, x, y, xx, xy, yy, ends, focus], swell))| {
            let n1 = n.max(1.0);
            let (mx, my) = (x / n1, y / n1);
            let (a, b, c) = (xx / n1 - mx * mx, xy / n1 - mx * my, yy / n1 - my * my);
            let root = (((a - c) * 0.5) * ((a - c) * 0.5) + b * b).sqrt();
            let middle = (a + c) * 0.5;
            let (long, short) = ((middle + root).max(0.1).sqrt(), (middle - root).max(0.1).sqrt());
            let (area, thick) = ((n * k * k) as f32, (2.0 * n / ends.max(1.0) * k) as f32);
            // What was brought has no flat forms, only wide ones.
            let flat = if canvas.trace.is_empty() { thick > 40.0 } else { swell < 1.0 };
            let angle = 0.5 * atan2((2.0 * b) as f32, (a - c) as f32);
            Piece {
                area,
                axis: [cos(angle), sin(angle)],
                slender: (long / short) as f32,
                width: (short * 3.5 * k) as f32,
                swell,
                thick,
                smooth: canvas.smooth.get(piece).copied().unwrap_or_default(),
                backdrop: flat && area > BACKDROP,
                focus: (focus / n1) as f32,
            }
        })
        .collect()
}
