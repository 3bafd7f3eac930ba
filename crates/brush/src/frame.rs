//! The frame: a deckled edge of cream paper.

use super::layer::Rgb;
use super::{Canvas, Setup};
use moonhare_scene::math::smoothstep;

/// The paper's colour.
pub(super) const PAPER: Rgb = [0.93, 0.89, 0.80];
/// Width of the paper edge, in units.
const EDGE: f32 = 22.0;
/// Radius of the corners, in units.
const CORNER: f32 = 16.0;

/// Lays the paper's edge around the picture.
pub(super) fn deckle(canvas: &mut Canvas, setup: &Setup) {
    let (w, h) = (canvas.w as f32 * setup.inverse, canvas.h as f32 * setup.inverse);
    let noise = setup.noise;
    // No two cards are torn alike.
    let (drift, fall) = ((setup.seed % 9973) as f32, (setup.seed / 9973 % 9967) as f32);
    // Only this far from the edge anything can change.
    let margin = EDGE + 40.0;
    for py in 0..canvas.h {
        let y = py as f32 * setup.inverse;
        for px in 0..canvas.w {
            let x = px as f32 * setup.inverse;
            let (rx, ry) = ((w * 0.5 - EDGE) - (x - w * 0.5).abs(), (h * 0.5 - EDGE) - (y - h * 0.5).abs());
            if rx > margin && ry > margin {
                continue;
            }
            let n =
                noise.soft(x * 1.1 + drift, y * 1.1 + fall) * 7.0 + noise.soft(x * 4.3 + fall, y * 4.3) * 3.5;
            let torn = if rx < ry {
                noise.streak(x * 0.8 + drift, y * 1.2 + fall) * 6.0
            } else {
                noise.streak(y * 0.8 + fall, x * 1.2 + drift) * 3.0
            };
            let inside = if rx < CORNER && ry < CORNER {
                let (cx, cy) = (CORNER - rx, CORNER - ry);
                CORNER - (cx * cx + cy * cy).sqrt()
            } else {
                rx.min(ry)
            };
            let d = inside + n * 0.8 + torn;
            let m = smoothstep(-0.8, 0.8, d);
            let dark = (1.0 - smoothstep(0.0, 7.0, d)) * 0.20 * m;
            let rim = x.min(y).min((w - x).min(h - y));
            let paper = 1.0 + 0.03 * noise.soft(x * 3.0, y * 3.0) + 0.02 * noise.grain(px, py)
                - 0.05 * (1.0 - smoothstep(0.0, EDGE * 0.8, rim));
            let c = &mut canvas.px[py * canvas.w + px];
            for k in 0..3 {
                c[k] = PAPER[k] * paper * (1.0 - m) + c[k] * (1.0 - dark) * m;
            }
        }
    }
}
