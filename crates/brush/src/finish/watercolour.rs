//! Watercolour: light washes that gather at their edges, granulate, and end on the paper; thin ink lines.

use super::filters::{blurred, lines, patches};
use crate::frame::PAPER;
use crate::layer::{Rgb, luma};
use crate::{Canvas, Setup};
use moonhare_scene::math::{exp, pow, smoothstep};

const INK: Rgb = [0.20, 0.15, 0.17];

/// Turns the canvas into a watercolour.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let wash = blurred(&patches(&canvas.px, w, h, 5.0 * u), w, h, u);
    let ink = lines(&canvas.px, w, h, 1.1 * u, 0.985, -0.004, 60.0);
    let light: Vec<f32> = wash.iter().map(|c| luma(*c)).collect();
    let drift = (setup.seed % 777) as f32;
    let noise = setup.noise;
    let (width, height) = (w as f32 * setup.inverse, h as f32 * setup.inverse);
    for py in 1..h - 1 {
        let y = py as f32 * setup.inverse;
        for px in 1..w - 1 {
            let x = px as f32 * setup.inverse;
            let i = py * w + px;
            let (gx, gy) = (light[i + 1] - light[i - 1], light[i + w] - light[i - w]);
            let edge = (gx * gx + gy * gy).sqrt();
            let grains = noise.soft(x * 5.0, y * 5.0) * 0.9
                + noise.soft(x * 0.55 + drift, y * 0.55) * 0.8
                + noise.grain(px, py) * 0.18;
            // Where a wash dried, its border is darker.
            let tide = (noise.soft(x * 0.35 + drift * 2.0, y * 0.35) - 0.18) / 0.02;
            let pigment =
                (1.0 + 0.20 * grains + 2.2 * edge.min(0.12) + 0.10 * exp(-tide * tide)).max(0.2) * 0.72;
            let rim = x.min(width - x).min(y.min(height - y));
            let frayed =
                rim + 30.0 * noise.soft(x * 0.9 + drift, y * 0.9) + 9.0 * noise.soft(x * 4.0, y * 4.0);
            let wet = smoothstep(40.0, 56.0, frayed);
            // The outermost wash dried last: a dark seam where it ends.
            let pigment = pigment * (1.0 + 0.5 * wet * (1.0 - smoothstep(50.0, 72.0, frayed)));
            let drawn = (1.0 - ink[i]) * 0.72;
            let tooth = 1.0 + 0.02 * noise.soft(x * 4.0, y * 4.0);
            for k in 0..3 {
                let own = light[i] + (wash[i][k] - light[i]) * 1.12;
                let c = pow((0.07 + 0.92 * own).clamp(0.03, 0.995), pigment);
                let c = c * (1.0 - drawn) + INK[k] * drawn;
                canvas.px[i][k] = c * wet + PAPER[k] * tooth * (1.0 - wet);
            }
        }
    }
}
