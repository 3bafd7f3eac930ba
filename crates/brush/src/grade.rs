//! Light that spills, and the last look over the whole picture: tones, vignette, grain.

use super::blur::{Smooth, shrink};
use super::layer::luma;
use super::{Canvas, Setup};
use moonhare_scene::math::smoothstep;

/// Bright places spill light around them.
pub(super) fn bloom(canvas: &mut Canvas, setup: &Setup) {
    const STRENGTH: f32 = 0.15;
    let (w, h) = (canvas.w, canvas.h);
    let step = 4;
    let (sw, sh) = (w.div_ceil(step), h.div_ceil(step));
    for k in 0..3 {
        let bright: Vec<f32> = canvas.px.iter().map(|c| c[k] * smoothstep(0.62, 1.0, luma(*c))).collect();
        let small = shrink(&bright, w, h, step);
        let near = Smooth::of(&small, sw, sh, 12.0 * setup.unit / step as f32);
        let far = Smooth::of(&small, sw, sh, 40.0 * setup.unit / step as f32);
        let spill: Vec<f32> = (0..sw * sh)
            .map(|i| STRENGTH * (0.5 * near.at(i % sw, i / sw) + 0.7 * far.at(i % sw, i / sw)))
            .collect();
        for y in 0..h {
            for x in 0..w {
                let c = &mut canvas.px[y * w + x][k];
                *c += spread(&spill, sw, sh, x, y, step) * (1.0 - c.min(1.0) * 0.7);
            }
        }
    }
}

/// A small field, read at a pixel of the large one.
#[inline]
pub(super) fn spread(field: &[f32], w: usize, h: usize, x: usize, y: usize, step: usize) -> f32 {
    let place = |v: usize, n: usize| {
        let f = ((v as f32 + 0.5) / step as f32 - 0.5).clamp(0.0, (n - 1) as f32);
        let i = f as usize;
        (i, (i + 1).min(n - 1), f - i as f32)
    };
    let (x0, x1, fx) = place(x, w);
    let (y0, y1, fy) = place(y, h);
    let (a, b) = (field[y0 * w + x0], field[y0 * w + x1]);
    let (c, d) = (field[y1 * w + x0], field[y1 * w + x1]);
    let (top, bottom) = (a + (b - a) * fx, c + (d - c) * fx);
    top + (bottom - top) * fy
}

/// Warm lights, cool shadows, contrast, vignette and grain.
pub(super) fn grade(canvas: &mut Canvas, setup: &Setup, vignette: bool) {
    const SPLIT: f32 = 0.14;
    const CONTRAST: f32 = 0.13;
    // Dull colours gain, full ones lose: few things on a card may shout.
    const SATURATION: [f32; 2] = [1.10, 0.84];
    const GRAIN: f32 = 0.025;
    // How much more light and colour there is where the eye should rest than elsewhere.
    const SPOT: f32 = 0.08;
    // How much lighter and warmer it is near the key light than far from it.
    const POOL: f32 = 0.11;
    let dim = if vignette { 0.35 } else { 0.0 };
    let spot = if vignette { SPOT } else { 0.0 };
    let pool = if vignette { POOL } else { 0.0 };
    let (w, h) = (canvas.w, canvas.h);
    let (ambient, light, noise) = (setup.ambient, setup.light.colour, setup.noise);
    let glow = light.map(|v| v / luma(light).max(0.1) - 1.0);
    for y in 0..h {
        let gy = y as f32 * setup.inverse;
        let dy = (y as f32 / h as f32 - 0.5) * 1.1;
        for x in 0..w {
            let gx = x as f32 * setup.inverse;
            let mut c = canvas.px[y * w + x];
            let l = luma(c).clamp(0.0, 1.0);
            for k in 0..3 {
                let cool = (ambient[k] - c[k]) * (1.0 - l) * (1.0 - l) * 0.6;
                c[k] += SPLIT * (cool + (light[k] - c[k]) * l * l * 0.35);
                let q = c[k].clamp(0.0, 1.0);
                c[k] += (q * q * (3.0 - 2.0 * q) - q) * CONTRAST;
            }
            let l = luma(c);
            let dx = (x as f32 / w as f32 - 0.5) * 1.15;
            let d = (dx * dx + dy * dy).sqrt();
            let rest = spot * (canvas.focus[y * w + x] - 0.3);
            let falls = pool * setup.light.falls(x as f32, y as f32);
            let lit = (1.0 + rest + falls) - dim * smoothstep(0.34, 0.82, d + 0.05 * noise.soft(gx, gy));
            let grain = GRAIN
                * (noise.grain(x, y) * 0.6
                    + noise.soft(gx * 6.1, gy * 6.1) * 1.3
                    + noise.soft(gx * 2.3, gy * 2.3) * 0.6);
            let most = c[0].max(c[1]).max(c[2]);
            let full = (most - c[0].min(c[1]).min(c[2])) / most.max(0.05);
            let [dull, loud] = SATURATION;
            let kept = dull + (loud - dull) * smoothstep(0.3, 0.95, full) + 1.5 * rest;
            for k in 0..3 {
                c[k] = l + (c[k] - l) * kept;
                c[k] *= 1.0 + 0.6 * falls * glow[k];
                c[k] *= lit + (1.0 - lit).max(0.0) * ambient[k] * 0.6;
                c[k] = c[k] * (1.0 + grain) + grain * 0.25;
            }
            canvas.px[y * w + x] = c;
        }
    }
}
