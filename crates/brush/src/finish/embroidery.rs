//! Embroidery: forms are stitched in silk, each with a direction of its own; what is behind them is dyed linen.

use super::filters::{blurred, patches};
use super::pieces::{Piece, Pieces};
use crate::layer::{Rgb, luma};
use crate::{Canvas, Setup};
use moonhare_scene::math::{cos, sin, smoothstep};

/// From thread to thread, in units.
const THREAD: f32 = 4.4;
/// How long a stitch is, in units; shorter where the eye rests.
const STITCH: f32 = 34.0;
/// How much a form's swelling bends its threads.
const BEND: f32 = 0.9;
/// A piece that covers more than this share of the picture and does not swell is linen.
const LINEN_SHARE: f32 = 0.10;

/// Stitches the canvas.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let pieces = Pieces::of(canvas, setup);
    let soft = blurred(&canvas.px, w, h, 0.7 * u);
    let dyed = patches(&canvas.px, w, h, 4.0 * u);
    let whole = (w * h) as f32 * setup.inverse * setup.inverse;
    let ways: Vec<Way> = pieces.list.iter().enumerate().map(|(n, p)| Way::of(p, n, whole)).collect();
    let mut out = Vec::with_capacity(w * h);
    for py in 0..h {
        for px in 0..w {
            let i = py * w + px;
            let way = &ways[pieces.of[i] as usize];
            let mut c = if way.linen {
                linen(strong(dyed[i]), px, py, setup)
            } else {
                let place = Place { px, py, w, h };
                way.stitch(&place, &pieces, &soft, setup)
            };
            let lifted = shadow(px, py, w, &pieces, &ways, u);
            for (k, v) in c.iter_mut().enumerate() {
                *v *= 1.0 - lifted * (1.0 - 0.4 * setup.ambient[k]);
            }
            out.push(c);
        }
    }
    canvas.px = out;
}

/// How dark it is beside threads that lie higher, up and to the left.
#[inline]
fn shadow(px: usize, py: usize, w: usize, pieces: &Pieces, ways: &[Way], u: f32) -> f32 {
    let own = pieces.of[py * w + px];
    let mut dark = 0.0f32;
    for step in 1..=3 {
        let reach = (step as f32 * 1.7 * u).max(1.0) as usize;
        let j = py.saturating_sub(reach) * w + px.saturating_sub(reach);
        let other = pieces.of[j];
        if other > own && !ways[other as usize].linen {
            let high = if ways[own as usize].linen { 0.5 } else { 0.3 };
            dark = dark.max(high * (1.15 - step as f32 / 3.0));
        }
    }
    dark
}

/// Where a stitch is looked at.
struct Place {
    px: usize,
    py: usize,
    w: usize,
    h: usize,
}

/// How a piece is stitched.
struct Way {
    along: [f32; 2],
    linen: bool,
    /// Length of a stitch in units.
    length: f32,
    /// How much the eye rests on it, 0…1.
    focus: f32,
    /// Shifts the stitches against those of other pieces.
    salt: u32,
}

impl Way {
    fn of(piece: &Piece, n: usize, whole: f32) -> Self {
        let salt = (n as u32).wrapping_mul(2_654_435_761);
        let sway = salt as f32 / u32::MAX as f32 - 0.5;
        let [ax, ay] = piece.axis;
        // Narrow forms are crossed by satin stitch, wide ones filled along their length.
        let (base, length) = if piece.width < 34.0 && piece.slender > 1.3 {
            ([-ay, ax], STITCH * 2.0)
        } else {
            ([ax, ay], STITCH)
        };
        let turn = 0.35 * sway + 0.18;
        let (s, c) = (sin(turn), cos(turn));
        let along = [base[0] * c - base[1] * s, base[0] * s + base[1] * c];
        let linen = piece.backdrop && piece.area > whole * LINEN_SHARE;
        Self { along, linen, length, focus: smoothstep(0.05, 0.6, piece.focus), salt }
    }

    /// The colour of the thread at a place.
    fn stitch(&self, place: &Place, pieces: &Pieces, soft: &[Rgb], setup: &Setup) -> Rgb {
        let i = place.py * place.w + place.px;
        let (x, y) = (place.px as f32 * setup.inverse, place.py as f32 * setup.inverse);
        let ([tx, ty], focus) = (self.along, self.focus);
        let waver = 0.9 * setup.noise.soft(x * 0.9, y * 0.9);
        let count = (x * -ty + y * tx + BEND * pieces.height[i] + waver) / THREAD;
        let thread = count.floor();
        let across = count - thread - 0.5;
        let lot = hash(thread as i32 as u32 ^ self.salt);
        let length = self.length * (1.0 - 0.55 * focus);
        let way = (x * tx + y * ty) / length + lot;
        let stitch = way.floor();
        let s = way - stitch - 0.5;
        // Silk has one colour from end to end: that of the stitch's middle, if it is on the form.
        let (back, side) = (-s * length, -across * THREAD);
        let cx = (x + tx * back - ty * side) * setup.unit;
        let cy = (y + ty * back + tx * side) * setup.unit;
        let inside = cx >= 0.0 && cy >= 0.0 && cx < place.w as f32 && cy < place.h as f32;
        let middle =
            inside.then(|| cy as usize * place.w + cx as usize).filter(|j| pieces.of[*j] == pieces.of[i]);
        let own = soft[i];
        let c = match middle {
            Some(j) => {
                let apart: f32 = (0..3).map(|k| (soft[j][k] - own[k]).abs()).sum();
                let keep = (1.0 - 0.6 * focus) * (1.0 - smoothstep(0.16, 0.5, apart));
                core::array::from_fn(|k| own[k] + (soft[j][k] - own[k]) * keep)
            }
            None => own,
        };
        let c = strong(c);
        let tint = 1.0
            + 0.10 * (hash(thread as i32 as u32 ^ self.salt ^ (stitch as i32 as u32).wrapping_mul(97)) - 0.5);
        // Round threads, lit from above left; silk that lies along the light shines.
        let lit = across * 2.0 * (0.62 * ty - 0.78 * tx);
        let round = 1.0 - 0.34 * (across * 2.0) * (across * 2.0);
        let sheen = 0.10 * (0.78 * tx - 0.62 * ty).abs() * (1.0 - (s * 2.0) * (s * 2.0));
        let twist = 0.05 * sin((x * tx + y * ty) * 2.4 + across * 4.0);
        let end = 1.0 - 0.30 * smoothstep(0.44, 0.5, s.abs());
        let k = (round * (1.06 + 0.20 * lit + twist) + sheen) * end * tint;
        c.map(|v| v * k + 0.03 * sheen)
    }
}

/// Linen: threads over and under each other.
fn linen(c: Rgb, px: usize, py: usize, setup: &Setup) -> Rgb {
    const WEAVE: f32 = 3.2;
    let (x, y) = (px as f32 * setup.inverse, py as f32 * setup.inverse);
    let n = setup.noise;
    let (u, v) = (x / WEAVE + 0.35 * n.soft(x * 0.6, y * 2.0), y / WEAVE + 0.35 * n.soft(y * 0.6, x * 2.0));
    let (fu, fv) = (u - u.floor() - 0.5, v - v.floor() - 0.5);
    let over = (u.floor() as i32 + v.floor() as i32) & 1 == 0;
    let (across, along) = if over { (fv, fu) } else { (fu, fv) };
    let round = 1.0 - 0.9 * across * across - 0.5 * along * along;
    let slub = 1.0
        + 0.07 * n.streak(x * 1.1, y * 2.2) * if over { 1.0 } else { 0.0 }
        + 0.07 * n.streak(y * 1.1, x * 2.2) * if over { 0.0 } else { 1.0 };
    c.map(|v| v * (0.84 + 0.24 * round) * slub)
}

/// Dyed thread: a little stronger than paint.
#[inline]
fn strong(c: Rgb) -> Rgb {
    let l = luma(c);
    c.map(|v| (0.02 + l + (v - l) * 1.18).clamp(0.0, 1.0))
}

/// A number 0…1 for a thread.
#[inline]
fn hash(n: u32) -> f32 {
    let mut a = n.wrapping_mul(374_761_393);
    a = (a ^ (a >> 13)).wrapping_mul(1_274_126_177);
    ((a ^ (a >> 16)) >> 8) as f32 / 16_777_216.0
}
