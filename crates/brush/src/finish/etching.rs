//! Etching: lines along the forms, crossed in the shadows, over a light wash.

use super::filters::{blurred, lines, patches};
use super::flow::Flow;
use crate::layer::{Rgb, luma};
use crate::{Canvas, Setup};
use moonhare_scene::math::{pow, smoothstep};

const PAPER: Rgb = [0.96, 0.925, 0.84];
const INK: Rgb = [0.13, 0.105, 0.12];

/// Etches the canvas.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let soft = blurred(&canvas.px, w, h, u);
    let flow = Flow::of(&blurred(&canvas.px, w, h, 2.5 * u), w, h, 5.0 * u, setup);
    let first = flow.grain(w, h, 14.0, 0.85, setup);
    let second = flow.turned(1.05).grain(w, h, 9.0, 0.85, setup);
    let drawn = lines(&canvas.px, w, h, 0.9 * u, 0.98, -0.002, 80.0);
    let wash = patches(&canvas.px, w, h, 6.0 * u);
    for py in 0..h {
        let y = py as f32 * setup.inverse;
        for px in 0..w {
            let x = px as f32 * setup.inverse;
            let i = py * w + px;
            let l = pow(luma(soft[i]).clamp(0.0, 1.0), 0.85);
            let hatched = 1.0 - smoothstep(-0.25, 0.25, l * 2.3 - 0.95 + first[i] * 0.75);
            let crossed = (1.0 - smoothstep(-0.25, 0.25, l * 2.9 - 0.55 + second[i] * 0.75)) * 0.9;
            let ink = hatched.max(crossed).max((1.0 - drawn[i]) * 0.95).clamp(0.0, 1.0) * 0.92;
            let tooth = 1.0 + 0.02 * setup.noise.soft(x * 4.0, y * 4.0);
            let mean = luma(wash[i]);
            for k in 0..3 {
                let tint = (0.5 + 0.62 * (mean + (wash[i][k] - mean) * 1.5)).clamp(0.0, 1.0);
                let c = PAPER[k] * tint * tooth;
                canvas.px[i][k] = c * (1.0 - ink) + INK[k] * ink;
            }
        }
    }
}
