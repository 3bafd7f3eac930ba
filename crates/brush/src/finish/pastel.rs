//! Pastel: chalk that catches on the tooth of dark paper.

use super::filters::{blurred, patches};
use super::flow::Flow;
use crate::layer::{luma, mix};
use crate::{Canvas, Setup};
use moonhare_scene::math::smoothstep;

/// Draws the canvas in chalk.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let flat = patches(&canvas.px, w, h, 3.0 * u);
    let flow = Flow::of(&blurred(&canvas.px, w, h, 3.0 * u), w, h, 7.0 * u, setup);
    let marks = flow.grain(w, h, 10.0, 0.7, setup);
    let a = setup.ambient;
    let paper = [a[0] * 0.42 + 0.03, a[1] * 0.42 + 0.03, a[2] * 0.42 + 0.04];
    for py in 0..h {
        let y = py as f32 * setup.inverse;
        for px in 0..w {
            let x = px as f32 * setup.inverse;
            let i = py * w + px;
            let l = luma(flat[i]);
            let tooth =
                setup.noise.soft(x * 6.3, y * 6.3) * 0.9 + setup.noise.grain(px, py) * 0.45 + marks[i] * 0.8;
            let caught = smoothstep(-0.35, 0.45, l * 1.5 - 0.12 + tooth * 0.6);
            let chalk = flat[i].map(|v| ((l + (v - l) * 1.25) * 1.14 + 0.05 * marks[i]).clamp(0.0, 1.0));
            canvas.px[i] = mix(paper, chalk, caught);
        }
    }
}
