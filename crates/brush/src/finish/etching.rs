//! Etching, coloured by hand: clear washes carry colour and half of the tone, lines that run across each form and bend with
//! its swelling carry the rest. Lights are bare paper; lines stop short of whatever stands in front, and thin out where the
//! eye rests.

use super::filters::{lines, middle_to, patches};
use super::pieces::{Piece, Pieces};
use crate::blur::blur;
use crate::layer::{Rgb, luma, mix};
use crate::{Canvas, Setup};
use moonhare_scene::math::{cos, pow, sin, smoothstep};

const PAPER: Rgb = [0.975, 0.95, 0.885];
const INK: Rgb = [0.085, 0.07, 0.095];
/// From line to line, in units; half of it where the eye rests.
const SPACING: f32 = 6.2;
/// How much a form's swelling bends its lines.
const BEND: f32 = 1.5;
/// Pieces smaller than this are drawn, not hatched: eyes, mouths, buttons. In square units.
const DRAWN: f32 = 420.0;
/// How far the hand that coloured missed the lines, in units.
const MISSED: f32 = 2.4;

/// Etches the canvas.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let pieces = Pieces::of(canvas, setup);
    let light = tones(canvas, u);
    let contour = contours(canvas, &pieces, u);
    let ends = Ends::of(&pieces, w, h, u);
    let wash = patches(&canvas.px, w, h, 3.0 * u);
    let hatches: Vec<Hatch> = pieces.list.iter().enumerate().map(|(n, p)| Hatch::of(p, n)).collect();
    let noise = setup.noise;
    let ink_colour = mix(INK, setup.ambient.map(|v| v * 0.3), 0.35);
    // Half a pixel, as a share of the way from line to line.
    let blunt = (1.3 * setup.inverse / SPACING).min(0.45);
    let mut out = Vec::with_capacity(w * h);
    for py in 0..h {
        let y = py as f32 * setup.inverse;
        for px in 0..w {
            let x = px as f32 * setup.inverse;
            let i = py * w + px;
            let piece = pieces.at(i);
            let hatch = &hatches[pieces.of[i] as usize];
            let (halo, gloom) = ends.at(i, piece.backdrop);
            let t = (light[i] * (1.0 - 0.30 * gloom) + 0.10 * halo).min(1.0);
            let uneven = 1.0 + 0.22 * noise.streak(x * 1.3, y * 1.3);
            let lined = 1.0 - smoothstep(0.16, 0.78, t);
            let crossed = 1.0 - smoothstep(0.02, 0.44, t);
            let needle = hatch.needle * (1.0 - 0.92 * halo) * uneven;
            let shake = 1.6 * noise.soft(x * 0.8, y * 0.8);
            let swell = BEND * pieces.height[i] + shake;
            let at = |way: [f32; 2], swell: f32| (x * way[0] + y * way[1] + swell) / SPACING;
            let one = line(at(hatch.first, swell), 0.62 * lined * needle, hatch.fine, blunt);
            let two = line(at(hatch.second, -0.6 * swell), 0.50 * crossed * needle, hatch.fine, blunt);
            let hatched = 1.0 - (1.0 - one) * (1.0 - two);
            let ink = hatched.max(contour[i] * (0.72 + 0.28 * halo)) * 0.95;
            // What the lines take of the light, the wash gives back: from afar the tone is right.
            let taken = 1.0 - (1.0 - 0.55 * lined * needle) * (1.0 - 0.42 * crossed * needle);
            let tone = (t / (1.0 - 0.72 * taken)).min(1.0);
            let missed = MISSED * (1.0 - hatch.fine) * setup.unit;
            let (mx, my) =
                (missed * noise.soft(x * 0.5, y * 0.5 + 91.0), missed * noise.soft(x * 0.5 + 57.0, y * 0.5));
            let sx = (px as f32 + mx).clamp(0.0, (w - 1) as f32) as usize;
            let sy = (py as f32 + my).clamp(0.0, (h - 1) as f32) as usize;
            let pool =
                1.0 + 0.07 * noise.soft(x * 0.45 + 13.0, y * 0.45) + 0.03 * noise.soft(x * 4.0, y * 4.0);
            let paper = tinted(wash[sy * w + sx], tone).map(|v| v * pool);
            out.push(mix(paper, ink_colour, ink));
        }
    }
    canvas.px = out;
}

/// How light each pixel is to be, 0…1: the picture's own range, stretched to the paper's, with forms set off from what is around them.
fn tones(canvas: &Canvas, u: f32) -> Vec<f32> {
    let (w, h) = (canvas.w, canvas.h);
    let mut fine: Vec<f32> = canvas.px.iter().map(|c| luma(*c).clamp(0.0, 1.0)).collect();
    blur(&mut fine, w, h, 0.8 * u);
    let mut around = fine.clone();
    blur(&mut around, w, h, 30.0 * u);
    let mut sorted: Vec<f32> = fine.iter().step_by(23).copied().collect();
    sorted.sort_by(f32::total_cmp);
    let share = |s: f32| sorted[((sorted.len() - 1) as f32 * s) as usize];
    let (low, high) = (share(0.02).min(0.25), share(0.96).max(0.5));
    let middle = ((share(0.5) - low) / (high - low)).clamp(0.08, 0.92);
    // Nights are lifted half the way to where a print has its middle tone, noons are lowered.
    let bend = middle_to(middle, 0.5 * middle + 0.33);
    fine.iter()
        .zip(&around)
        .map(|(l, around)| pow(((l + 0.4 * (l - around) - low) / (high - low)).clamp(0.0, 1.0), bend))
        .collect()
}

/// Drawn lines: where light changes, and where one piece ends on another.
fn contours(canvas: &Canvas, pieces: &Pieces, u: f32) -> Vec<f32> {
    let (w, h) = (canvas.w, canvas.h);
    let drawn = lines(&canvas.px, w, h, 0.8 * u, 0.98, -0.003, 90.0);
    let mut ends = vec![0.0f32; w * h];
    for y in 0..h - 1 {
        for x in 0..w - 1 {
            let i = y * w + x;
            for j in [i + 1, i + w] {
                if pieces.of[i] != pieces.of[j] {
                    let (a, b) = (canvas.px[i], canvas.px[j]);
                    let apart = (a[0] - b[0]).abs() + (a[1] - b[1]).abs() + (a[2] - b[2]).abs();
                    ends[i] = f32::max(ends[i], smoothstep(0.08, 0.32, apart));
                }
            }
        }
    }
    blur(&mut ends, w, h, 0.55 * u);
    ends.iter().zip(&drawn).map(|(end, line)| (end * 1.5).max((1.0 - line) * 0.95).min(1.0)).collect()
}

/// Where pieces end behind others.
struct Ends {
    /// Near an end, on the side that lies behind; below zero on the side in front.
    behind: Vec<f32>,
    /// Around solid forms, far out.
    about: Vec<f32>,
}

impl Ends {
    fn of(pieces: &Pieces, w: usize, h: usize, u: f32) -> Self {
        let mut behind = vec![0.0f32; w * h];
        let mut about: Vec<f32> =
            (0..w * h).map(|i| f32::from(!pieces.at(i).backdrop && pieces.at(i).swell > 4.0)).collect();
        if !pieces.brought {
            for y in 0..h - 1 {
                for x in 0..w - 1 {
                    let i = y * w + x;
                    for j in [i + 1, i + w] {
                        let (a, b) = (pieces.of[i], pieces.of[j]);
                        if a != b {
                            let (rear, front) = if a < b { (i, j) } else { (j, i) };
                            behind[rear] = 1.0;
                            behind[front] = -1.0;
                        }
                    }
                }
            }
        }
        blur(&mut behind, w, h, 2.6 * u);
        blur(&mut about, w, h, 34.0 * u);
        Self { behind, about }
    }

    /// How much bare paper is left at a pixel because of what stands before it, and how much darker it is further out.
    #[inline]
    fn at(&self, i: usize, backdrop: bool) -> (f32, f32) {
        let halo = smoothstep(0.015, 0.09, self.behind[i]);
        let gloom = if backdrop { smoothstep(0.08, 0.5, self.about[i]) * (1.0 - halo) } else { 0.0 };
        (halo, gloom)
    }
}

/// How a piece is hatched.
struct Hatch {
    /// Which way its lines are counted, and those that cross them.
    first: [f32; 2],
    second: [f32; 2],
    /// How fine, 0…1: by the piece, not by the pixel, since a form is drawn with one needle.
    fine: f32,
    /// How much ink its lines take.
    needle: f32,
}

impl Hatch {
    fn of(piece: &Piece, n: usize) -> Self {
        let [first, second] = across(piece, n);
        let small = 1.0 - smoothstep(DRAWN * 0.5, DRAWN * 1.6, piece.area);
        let focus = if piece.backdrop { 0.0 } else { smoothstep(0.05, 0.6, piece.focus) };
        let slight = 1.0 - smoothstep(14.0, 60.0, piece.thick);
        Self { first, second, fine: focus.max(slight), needle: (1.0 - small) * (1.0 - 0.5 * focus) }
    }
}

/// Which way the lines of a piece are counted: across slender forms, level on wide flat ones, slanting on the rest.
fn across(piece: &Piece, n: usize) -> [[f32; 2]; 2] {
    let sway = (n as u32).wrapping_mul(2_654_435_761) as f32 / u32::MAX as f32 - 0.5;
    let [ax, ay] = piece.axis;
    let along = if piece.backdrop {
        [1.0, 0.05 * sway]
    } else if piece.slender > 1.5 {
        turned([-ay, ax], 0.22 + 0.2 * sway)
    } else {
        turned([0.82, -0.57], 0.7 * sway)
    };
    let second = turned(along, 0.95);
    [[-along[1], along[0]], [-second[1], second[0]]]
}

/// A direction turned by radians.
fn turned([x, y]: [f32; 2], angle: f32) -> [f32; 2] {
    let (s, c) = (sin(angle), cos(angle));
    [x * c - y * s, x * s + y * c]
}

/// Ink of a set of lines. `at` counts lines, `width` is their share; a second set between them grows with `fine`.
#[inline]
fn line(at: f32, width: f32, fine: f32, blunt: f32) -> f32 {
    let set = |at: f32, width: f32| {
        if width <= 0.02 {
            return 0.0;
        }
        let off = (at - at.floor() - 0.5).abs() * 2.0;
        1.0 - smoothstep(width - 2.0 * blunt, width + 2.0 * blunt, off)
    };
    set(at, width * (1.0 - 0.5 * fine)).max(set(at + 0.5, width * 0.5 * fine))
}

/// A clear wash on the paper, as light as told: full of colour in the middle tones, paper in the lights.
#[inline]
fn tinted(colour: Rgb, tone: f32) -> Rgb {
    let l = luma(colour).max(0.04);
    // Dark colours are thinned until they show what they are.
    let depth = 0.17 + 0.82 * tone;
    let strength = 1.12 - 0.35 * smoothstep(0.72, 1.0, tone);
    core::array::from_fn(|k| {
        let hue = (1.0 + (colour[k] / l - 1.0) * strength).clamp(0.12, 2.2);
        (PAPER[k] * depth * hue).min(PAPER[k])
    })
}
