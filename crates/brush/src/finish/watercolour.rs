//! Watercolour over a pencil drawing: from pale to dark. Each form is a wash of its own that seeps here and there into its neighbour;
//! its shadow is glazed over it once or twice, with an edge where it dried and without one where the sheet was still wet; lights are
//! thin washes, white is bare paper. Skies are laid wet in wet, with blooms. The pencil shows through, light and broken.

use super::contour::{Pen, contours};
use super::filters::{blurred, lines, middle_to};
use super::light::{means, shades};
use super::pieces::{Piece, Pieces};
use crate::blur::blur;
use crate::frame::PAPER;
use crate::layer::{Rgb, luma, mix};
use crate::{Canvas, Setup};
use moonhare_scene::math::{exp, pow, smoothstep};

/// The sheet within the washes: whiter than its deckled border.
const SHEET: Rgb = [0.985, 0.975, 0.945];
/// How far a wash bleeds where nobody looks, in units.
const BLEED: f32 = 7.0;
/// What draws contours.
const PENCIL: Pen = Pen { radius: 0.8, apart: [0.06, 0.5], broken: 0.8, tender: 0.85 };
/// What it leaves on the sheet.
const GRAPHITE: Rgb = [0.25, 0.215, 0.21];
/// How far a colour seeps into its neighbour, in units.
const SEEPS: f32 = 3.4;
/// Pieces smaller than this are set down with the tip of the brush, in square units: eyes, mouths, buttons.
const DRAWN: f32 = 500.0;

/// Turns the canvas into a watercolour.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let pieces = Pieces::of(canvas, setup);
    let wash = blurred(&canvas.local, w, h, 0.6 * u);
    let wet_in_wet = blurred(&wash, w, h, 9.0 * u);
    let seeping = blurred(&wash, w, h, SEEPS * u);
    let contour = contours(canvas, &pieces, &PENCIL, setup);
    let ink = lines(canvas.outlines(), w, h, 1.0 * u, 0.985, -0.004, 60.0);
    let shade = shades(canvas, u);
    let means = means(&shade, &pieces);
    let range = Range::of(&wash);
    let cool = cool_shadow(setup);
    // Blooms and washes lie elsewhere on every card.
    let (drift, fall) = ((setup.seed % 7919) as f32, (setup.seed / 7919 % 7907) as f32);
    let noise = setup.noise;
    let glazes: Vec<Glazes> = (0..w * h)
        .map(|i| {
            let (x, y) = ((i % w) as f32 * setup.inverse, (i / w) as f32 * setup.inverse);
            // The edge of a glaze is where the brush stopped, not where the light does.
            let waver = 0.045 * noise.soft(x * 1.4 + drift, y * 1.4) + 0.02 * noise.soft(x * 5.0, y * 5.0);
            let turned = shade[i] / means[pieces.of[i] as usize];
            let wet = smoothstep(-0.16, 0.24, noise.soft(x * 0.75 + 50.0, y * 0.75 + drift));
            Glazes::of(turned + waver, 0.02 + 0.10 * wet, pieces.at(i))
        })
        .collect();
    let borders = Borders::of(&wash, &glazes, &pieces, w, h, u);
    let (width, height) = (w as f32 * setup.inverse, h as f32 * setup.inverse);
    for py in 1..h - 1 {
        let y = py as f32 * setup.inverse;
        for px in 1..w - 1 {
            let x = px as f32 * setup.inverse;
            let i = py * w + px;
            let piece = pieces.at(i);
            let tip = 1.0 - smoothstep(DRAWN * 0.5, DRAWN * 1.5, piece.area);
            let rest = if piece.backdrop { 0.0 } else { smoothstep(0.25, 0.75, canvas.focus[i]).max(tip) };
            let free = (1.0 - rest) * if piece.backdrop { 1.0 } else { 0.35 };
            let slow = noise.soft(x * 0.55 + drift, y * 0.55 + fall);
            let other = noise.soft(x * 0.4 + 211.0, y * 0.4 + drift);
            let at = |v: usize, by: f32, end: usize| {
                (v as f32 + by * BLEED * u * free).clamp(1.0, (end - 2) as f32) as usize
            };
            let j = at(py, other, h) * w + at(px, slow, w);
            let near = if piece.backdrop && pieces.of[j] == pieces.of[i] {
                mix(wash[i], wet_in_wet[j], 0.75)
            } else {
                let seeps = (1.0 - 0.75 * rest) * (0.16 + 0.5 * smoothstep(-0.05, 0.3, slow));
                mix(wash[i], seeping[j], seeps)
            };
            let (own, t) = range.stretched(near);
            let own = muted(own);
            let dark = 1.0 - t;
            let glaze = glazes[i];
            // Pigment sinks into the hollows of the sheet, most where there is most of it.
            let grain = noise.soft(x * 4.1 + y * 2.9, y * 4.1 - x * 2.9) * 1.1 + noise.grain(px, py) * 0.3;
            // A drop that fell into a wash that was drying pushes the pigment to a rim.
            let fringe = 0.022 * noise.soft(x * 2.6 + drift, y * 2.6) + 0.012 * noise.soft(x * 7.0, y * 7.0);
            let bloom = noise.soft(x * 0.33 + drift * 2.0, y * 0.33 + fall) - 0.17 + fringe;
            let rim = bloom / 0.02;
            let pigment = 1.0
                + (0.10 + 0.26 * dark) * grain * (1.0 - 0.6 * rest)
                + 0.34 * slow * (0.4 + 0.6 * free)
                + free * (0.24 * exp(-rim * rim) - 0.2 * smoothstep(0.0, 0.1, bloom))
                + 0.36 * borders.gathered[i] * (1.0 + 1.2 * slow)
                - 0.12 * borders.thinned[i]
                + 0.34 * (1.0 - shade[i]).clamp(-0.25, 0.5)
                - 0.22 * glaze.thin
                + 0.42 * glaze.first
                + 0.46 * glaze.second
                + 0.6 * glaze.third;
            let warm = 0.10 * other * (1.0 - 0.6 * rest);
            // Between two washes the sheet stays dry here and there.
            let dry = borders.gathered[i] * smoothstep(0.12, 0.4, other) * (1.0 - rest) * 0.5;
            let spark = free * smoothstep(0.25, 0.5, grain * 0.5 + slow) * smoothstep(0.35, 0.6, t) * 0.14;
            // What is white is left out; skin that is pale is not.
            let white = if piece.smooth { 0.12 } else { 0.7 };
            let bare = (smoothstep(0.90, 1.0, t) * white).max(dry).max(spark);
            // Graphite sits on the tooth of the sheet.
            let tooth_of_line = 0.8 + 0.5 * noise.grain(px, py);
            let pencil = contour[i].max((1.0 - ink[i]) * (0.3 + 0.3 * rest));
            let drawn = pencil * (0.42 + 0.26 * rest) * tooth_of_line;
            let edge = x.min(width - x).min(y.min(height - y));
            let frayed =
                edge + 30.0 * noise.soft(x * 0.9 + drift, y * 0.9) + 9.0 * noise.soft(x * 4.0, y * 4.0);
            let wet = smoothstep(40.0, 56.0, frayed);
            // The outermost wash dried last: a dark seam where it ends.
            let pigment = (pigment * (1.0 + 0.5 * wet * (1.0 - smoothstep(50.0, 72.0, frayed)))).max(0.3);
            let tooth = 1.0 + 0.02 * noise.soft(x * 4.0, y * 4.0);
            let cooled = 0.18 * glaze.first + 0.2 * glaze.second;
            for k in 0..3 {
                let toned = own[k] * (1.0 + warm * (1.0 - k as f32));
                let colour =
                    SHEET[k] * pow(toned.clamp(0.015, 1.0), pigment) * (1.0 - cooled * (1.0 - cool[k]));
                let line = GRAPHITE[k] * (0.45 + 0.55 * colour);
                let c = colour + (SHEET[k] - colour) * bare;
                let c = c + (line - c) * drawn.clamp(0.0, 0.8);
                canvas.px[i][k] = c * wet + PAPER[k] * tooth * (1.0 - wet);
            }
        }
    }
}

/// The colour that a shadow is glazed with: the air's, thinned.
fn cool_shadow(setup: &Setup) -> Rgb {
    let l = luma(setup.ambient).max(0.04);
    setup.ambient.map(|v| (0.42 * (1.0 + (v / l - 1.0) * 0.5)).clamp(0.1, 0.9))
}

/// A colour as it comes from a box with few pigments: nothing shouts, and greens are mixed with ochre.
#[inline]
fn muted(c: Rgb) -> Rgb {
    let l = luma(c);
    let most = c[0].max(c[1]).max(c[2]).max(0.02);
    let full = (most - c[0].min(c[1]).min(c[2])) / most;
    let green = ((c[1] - c[0].max(0.75 * c[2])) / most).max(0.0);
    let kept = (1.0 - 0.34 * full * full) * (1.0 - 0.38 * smoothstep(0.08, 0.5, green));
    let ochre = [0.16, 0.05, -0.10].map(|v| v * smoothstep(0.05, 0.5, green) * l);
    core::array::from_fn(|k| (l + (c[k] - l) * kept + ochre[k]).clamp(0.015, 1.0))
}

/// What is laid over the first wash.
#[derive(Clone, Copy)]
struct Glazes {
    /// In the shadow, in its depth, and where hardly any light comes.
    first: f32,
    second: f32,
    third: f32,
    /// How thin the wash is where light falls.
    thin: f32,
}

impl Glazes {
    /// With edges as soft as told.
    fn of(shade: f32, soft: f32, piece: &Piece) -> Self {
        let below = |edge: f32, soft: f32| 1.0 - smoothstep(edge - soft, edge + soft, shade);
        let (deep, light) = if piece.smooth { (0.55, 0.5) } else { (1.0, 1.0) };
        Self {
            first: below(0.87, soft),
            second: deep * below(0.66, 0.04 + soft),
            third: deep * below(0.48, 0.02 + 0.5 * soft),
            thin: if piece.backdrop { 0.0 } else { light * smoothstep(1.02, 1.4, shade) },
        }
    }
}

/// How a picture's tones are brought to the sheet's.
struct Range {
    low: f32,
    high: f32,
    /// The power that makes nights light enough to glow.
    bend: f32,
}

impl Range {
    fn of(wash: &[Rgb]) -> Self {
        let mut sorted: Vec<f32> = wash.iter().step_by(23).map(|c| luma(*c)).collect();
        sorted.sort_by(f32::total_cmp);
        let share = |s: f32| sorted[((sorted.len() - 1) as f32 * s) as usize];
        let (low, high) = (share(0.01).min(0.12), share(0.97).max(0.72));
        let middle = ((share(0.5) - low) / (high - low)).clamp(0.05, 0.95);
        // Half as far from a light middle tone as it was.
        Self { low, high, bend: middle_to(middle, 0.50 * middle + 0.41) }
    }

    /// A colour in the sheet's range, clearer than it was, and how light it is.
    #[inline]
    fn stretched(&self, c: Rgb) -> (Rgb, f32) {
        let l = luma(c).max(0.02);
        let t = pow(((l - self.low) / (self.high - self.low)).clamp(0.0, 1.0), self.bend);
        let t = 0.05 + 0.95 * t;
        let clear = 1.06 - 0.15 * smoothstep(0.75, 1.0, t);
        (core::array::from_fn(|k| (t * (1.0 + (c[k] / l - 1.0) * clear)).clamp(0.015, 1.0)), t)
    }
}

/// Where washes end.
struct Borders {
    /// Pigment that gathered in a thin line.
    gathered: Vec<f32>,
    /// Where it came from, farther in.
    thinned: Vec<f32>,
}

impl Borders {
    fn of(wash: &[Rgb], glazes: &[Glazes], pieces: &Pieces, w: usize, h: usize, u: f32) -> Self {
        let mut gathered = vec![0.0f32; w * h];
        for y in 0..h - 1 {
            for x in 0..w - 1 {
                let i = y * w + x;
                for j in [i + 1, i + w] {
                    let (a, b) = (wash[i], wash[j]);
                    let apart = (a[0] - b[0]).abs() + (a[1] - b[1]).abs() + (a[2] - b[2]).abs();
                    let end = if pieces.of[i] == pieces.of[j] { 0.4 } else { 1.0 };
                    let (g, o) = (glazes[i], glazes[j]);
                    let glazed = (g.first - o.first).abs() + (g.second - o.second).abs();
                    let dried = (end * smoothstep(0.03, 0.16, apart)).max(0.55 * glazed.min(1.0));
                    gathered[i] = gathered[i].max(dried);
                }
            }
        }
        let mut thinned = gathered.clone();
        blur(&mut gathered, w, h, 1.3 * u);
        blur(&mut thinned, w, h, 8.0 * u);
        thinned.iter_mut().for_each(|v| *v = (*v * 6.0).min(1.0));
        gathered.iter_mut().for_each(|v| *v = (*v * 1.2).min(1.0));
        Self { gathered, thinned }
    }
}
