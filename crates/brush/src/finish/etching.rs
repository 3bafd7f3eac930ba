//! Etching: each form has lines of its own that run across it and bend with its swelling. Tone is the width of the lines;
//! lights are bare paper, shadows are crossed, and where the eye rests the needle is finer and the hand-colouring stronger.

use super::filters::{lines, patches};
use super::pieces::{Piece, Pieces};
use crate::blur::blur;
use crate::layer::{Rgb, luma, mix};
use crate::{Canvas, Setup};
use moonhare_scene::math::{cos, pow, sin, smoothstep};

const PAPER: Rgb = [0.965, 0.935, 0.86];
const INK: Rgb = [0.12, 0.10, 0.115];
/// From line to line, in units; half of it where the eye rests.
const SPACING: f32 = 6.6;
/// How much a form's swelling bends its lines.
const BEND: f32 = 1.5;
/// Pieces smaller than this are drawn, not hatched: eyes, mouths, buttons. In square units.
const DRAWN: f32 = 420.0;

/// Etches the canvas.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let pieces = Pieces::of(canvas, setup);
    let dark = darkness(canvas, u);
    let contour = contours(canvas, &pieces, u);
    let mut near = contour.clone();
    blur(&mut near, w, h, 2.6 * u);
    let wash = patches(&canvas.px, w, h, 3.0 * u);
    let hatches: Vec<[[f32; 2]; 2]> = pieces.list.iter().enumerate().map(|(n, p)| across(p, n)).collect();
    let noise = setup.noise;
    // Nobody composed where to look in a picture that was brought: its colours stay everywhere.
    let tint = if pieces.brought { 0.85 } else { 0.38 };
    // Half a pixel, as a share of the way from line to line.
    let blunt = (1.3 * setup.inverse / SPACING).min(0.45);
    for py in 0..h {
        let y = py as f32 * setup.inverse;
        for px in 0..w {
            let x = px as f32 * setup.inverse;
            let i = py * w + px;
            let piece = pieces.at(i);
            // By the piece, not by the pixel: a form is drawn with one needle.
            let focus = if piece.backdrop { 0.0 } else { smoothstep(0.05, 0.6, piece.focus) };
            let back = if piece.backdrop { 0.16 } else { 0.0 };
            let [first, second] = hatches[pieces.of[i] as usize];
            let shake = 1.6 * noise.soft(x * 0.8, y * 0.8);
            let swell = BEND * pieces.height[i] + shake;
            // Edges stay free, so that a form is told from what is behind it.
            let free = 1.0 - 0.5 * near[i].min(1.0);
            let d = dark[i] * (1.0 - 0.14 * focus - back);
            let uneven = 1.0 + 0.22 * noise.streak(x * 1.3, y * 1.3);
            let one = smoothstep(0.12, 0.95, d) * 0.80 * free * uneven;
            let two = smoothstep(0.52, 1.05, d) * 0.72 * free * uneven;
            let lined = line((x * first[0] + y * first[1] + swell) / SPACING, one, focus, blunt);
            let crossed = line((x * second[0] + y * second[1] - swell * 0.6) / SPACING, two, focus, blunt);
            let hatched = 1.0 - (1.0 - lined) * (1.0 - crossed);
            let small = 1.0 - smoothstep(DRAWN * 0.5, DRAWN * 1.6, piece.area);
            let solid = smoothstep(0.30, 0.95, dark[i]);
            let ink = (hatched + (solid - hatched) * small).max(contour[i]).clamp(0.0, 1.0) * 0.93;
            let tooth = 1.0 + 0.02 * noise.soft(x * 4.0, y * 4.0);
            let paper = tinted(wash[i], dark[i], tint + 0.34 * focus.max(small) - back).map(|v| v * tooth);
            canvas.px[i] = mix(paper, INK, ink);
        }
    }
}

/// How dark each pixel is to be, 0…1: the picture's own range, stretched, with forms set off from what is around them.
fn darkness(canvas: &Canvas, u: f32) -> Vec<f32> {
    let (w, h) = (canvas.w, canvas.h);
    let mut fine: Vec<f32> = canvas.px.iter().map(|c| luma(*c).clamp(0.0, 1.0)).collect();
    blur(&mut fine, w, h, 0.8 * u);
    let mut around = fine.clone();
    blur(&mut around, w, h, 26.0 * u);
    let mut sorted: Vec<f32> = fine.iter().step_by(23).copied().collect();
    sorted.sort_by(f32::total_cmp);
    let share = |s: f32| sorted[((sorted.len() - 1) as f32 * s) as usize];
    let (low, high) = (share(0.02).min(0.25), share(0.95).max(0.5));
    let middle = ((share(0.5) - low) / (high - low)).clamp(0.08, 0.92);
    // The middle of the picture becomes a light grey, whether it is night or noon.
    let bend = middle_to(middle, 0.60);
    fine.iter()
        .zip(&around)
        .map(|(l, around)| {
            let set = ((l + 0.55 * (l - around) - low) / (high - low)).clamp(0.0, 1.0);
            1.0 - pow(set, bend)
        })
        .collect()
}

/// The power that takes one share to about another, within reason.
fn middle_to(from: f32, to: f32) -> f32 {
    let (mut low, mut high) = (0.45f32, 1.6f32);
    for _ in 0..12 {
        let k = 0.5 * (low + high);
        if pow(from, k) > to { low = k } else { high = k }
    }
    0.5 * (low + high)
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

/// The paper with a thin wash of the picture's colour.
#[inline]
fn tinted(colour: Rgb, dark: f32, strength: f32) -> Rgb {
    let l = luma(colour).max(0.06);
    let tone = 0.97 - 0.22 * dark;
    core::array::from_fn(|k| {
        let hue = (1.0 + (colour[k] / l - 1.0) * strength * 0.75).clamp(0.35, 1.5);
        (PAPER[k] * tone * hue).min(1.0)
    })
}
