//! Hatching: which pieces are hatched, which way their lines run, and how wide they are.

use super::pieces::{Piece, Pieces};
use crate::blur::blur;
use moonhare_scene::math::{cos, sin, smoothstep};

/// From line to line on the largest forms, in units; less on smaller ones.
const SPACING: f32 = 5.8;
/// Pieces smaller than this are drawn, not hatched: eyes, mouths, buttons. In square units.
const DRAWN: f32 = 800.0;
/// How many of its lines a smooth piece loses.
const SMOOTH: f32 = 0.93;
/// How much a form's swelling bends its lines.
pub(super) const BEND: f32 = 1.5;

/// How a piece is hatched.
pub(super) struct Hatch {
    /// Which way its lines are counted, and those that cross them.
    first: [f32; 2],
    second: [f32; 2],
    /// From line to line, in units.
    spacing: f32,
    /// How much ink its lines take: 0 for what is too small for any.
    pub(super) needle: f32,
    /// Whether it is drawn with contour and wash alone, 0…1.
    pub(super) small: f32,
}

impl Hatch {
    /// For every piece.
    pub(super) fn all(pieces: &Pieces) -> Vec<Self> {
        let list = pieces.list.iter().enumerate();
        list.map(|(n, piece)| if pieces.brought { Self::even() } else { Self::of(piece, n) }).collect()
    }

    /// Shades of a picture that was brought are no forms: lines run over all of them alike.
    fn even() -> Self {
        let way = [0.50, 0.866];
        Self { first: way, second: turned(way, 0.9), spacing: SPACING * 0.7, needle: 1.0, small: 0.0 }
    }

    fn of(piece: &Piece, n: usize) -> Self {
        let [first, second] = across(piece, n);
        let small = 1.0 - smoothstep(DRAWN * 0.5, DRAWN * 1.6, piece.area);
        let slight = 1.0 - smoothstep(20.0, 62.0, piece.thick);
        let smooth = if piece.smooth { SMOOTH } else { 0.0 };
        Self {
            first,
            second,
            spacing: SPACING * (0.66 + 0.34 * smoothstep(40.0, 160.0, piece.thick)),
            needle: (1.0 - small) * (1.0 - slight) * (1.0 - smooth),
            small,
        }
    }

    /// The ink at a place in units: of lines and of those that cross them, both as wide as told, 0…1. `pixel` is a pixel's width in units.
    #[inline]
    pub(super) fn ink(&self, [x, y]: [f32; 2], swell: f32, [lined, crossed]: [f32; 2], pixel: f32) -> f32 {
        let blunt = (1.2 * pixel / self.spacing).min(0.45);
        let at = |way: [f32; 2], swell: f32| (x * way[0] + y * way[1] + swell) / self.spacing;
        let one = line(at(self.first, swell), 0.48 * lined, blunt);
        let two = line(at(self.second, -0.6 * swell), 0.42 * crossed, blunt);
        1.0 - (1.0 - one) * (1.0 - two)
    }
}

/// Which way the lines of a piece are counted: across slender forms, level on wide flat ones, slanting on the rest.
fn across(piece: &Piece, n: usize) -> [[f32; 2]; 2] {
    let sway = (n as u32).wrapping_mul(2_654_435_761) as f32 / u32::MAX as f32 - 0.5;
    let [ax, ay] = piece.axis;
    let along = if piece.backdrop {
        [1.0, 0.05 * sway]
    } else if piece.slender > 1.5 {
        turned([-ay, ax], 0.3 + 0.2 * sway)
    } else {
        turned([0.82, -0.57], 0.7 * sway)
    };
    let second = turned(along, 0.9);
    [[-along[1], along[0]], [-second[1], second[0]]]
}

/// A direction turned by radians.
fn turned([x, y]: [f32; 2], angle: f32) -> [f32; 2] {
    let (s, c) = (sin(angle), cos(angle));
    [x * c - y * s, x * s + y * c]
}

/// Ink of a set of lines. `at` counts lines, `width` is their share, `blunt` half a pixel as a share of the way from line to line.
#[inline]
fn line(at: f32, width: f32, blunt: f32) -> f32 {
    if width <= 0.05 {
        return 0.0;
    }
    let off = (at - at.floor() - 0.5).abs() * 2.0;
    1.0 - smoothstep(width - 2.0 * blunt, width + 2.0 * blunt, off)
}

/// Where lines stop short of what stands before them, 0…1.
pub(super) fn stops(pieces: &Pieces, w: usize, h: usize, u: f32) -> Vec<f32> {
    let mut behind = vec![0.0f32; w * h];
    if pieces.brought {
        return behind;
    }
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
    blur(&mut behind, w, h, 2.2 * u);
    behind.iter().map(|v| smoothstep(0.02, 0.10, *v)).collect()
}
