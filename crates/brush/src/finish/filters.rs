//! Filters that finishes share.

use crate::blur::blur;
use crate::layer::{Rgb, luma};
use moonhare_scene::math::{pow, tanh};

/// A blurred copy.
pub(super) fn blurred(px: &[Rgb], w: usize, h: usize, sigma: f32) -> Vec<Rgb> {
    let mut out = vec![[0.0; 3]; w * h];
    for k in 0..3 {
        let mut channel: Vec<f32> = px.iter().map(|c| c[k]).collect();
        blur(&mut channel, w, h, sigma);
        for (o, v) in out.iter_mut().zip(channel) {
            o[k] = v;
        }
    }
    out
}

/// Flat patches with sharp borders: each pixel takes the mean of its calmest quarter (Kuwahara).
pub(super) fn patches(px: &[Rgb], w: usize, h: usize, radius: f32) -> Vec<Rgb> {
    let r = radius.round().max(1.0) as usize;
    let stride = w + 1;
    // Running sums of red, green, blue and squared light.
    let mut sums = vec![[0.0f64; 4]; stride * (h + 1)];
    for y in 0..h {
        let mut row = [0.0f64; 4];
        for x in 0..w {
            let c = px[y * w + x];
            let l = f64::from(luma(c));
            for k in 0..3 {
                row[k] += f64::from(c[k]);
            }
            row[3] += l * l;
            let above = sums[y * stride + x + 1];
            sums[(y + 1) * stride + x + 1] = core::array::from_fn(|k| above[k] + row[k]);
        }
    }
    let mean = |x0: usize, y0: usize, x1: usize, y1: usize| -> [f64; 4] {
        let n = 1.0 / ((x1 - x0) * (y1 - y0)) as f64;
        let (a, b) = (sums[y0 * stride + x0], sums[y0 * stride + x1]);
        let (c, d) = (sums[y1 * stride + x0], sums[y1 * stride + x1]);
        core::array::from_fn(|k| (d[k] - b[k] - c[k] + a[k]) * n)
    };
    let mut out = Vec::with_capacity(w * h);
    for y in 0..h {
        let (up, down) = (y.saturating_sub(r), (y + r + 1).min(h));
        for x in 0..w {
            let (left, right) = (x.saturating_sub(r), (x + r + 1).min(w));
            let mut best = (f64::MAX, [0.0f32; 3]);
            for m in [
                mean(left, up, x + 1, y + 1),
                mean(x, up, right, y + 1),
                mean(left, y, x + 1, down),
                mean(x, y, right, down),
            ] {
                let l = 0.3 * m[0] + 0.59 * m[1] + 0.11 * m[2];
                let unrest = m[3] - l * l;
                if unrest < best.0 {
                    best = (unrest, [m[0] as f32, m[1] as f32, m[2] as f32]);
                }
            }
            out.push(best.1);
        }
    }
    out
}

/// Lines where the picture has edges: 1 is paper, 0 is ink (a difference of Gaussians, sharpened).
pub(super) fn lines(
    px: &[Rgb],
    w: usize,
    h: usize,
    sigma: f32,
    tau: f32,
    level: f32,
    sharp: f32,
) -> Vec<f32> {
    let mut fine: Vec<f32> = px.iter().map(|c| luma(*c)).collect();
    let mut coarse = fine.clone();
    blur(&mut fine, w, h, sigma);
    blur(&mut coarse, w, h, sigma * 1.7);
    fine.iter()
        .zip(&coarse)
        .map(|(a, b)| {
            let d = a - tau * b;
            if d >= level { 1.0 } else { (1.0 + tanh(sharp * (d - level))).clamp(0.0, 1.0) }
        })
        .collect()
}

/// The power that takes one share to about another, within reason.
pub(super) fn middle_to(from: f32, to: f32) -> f32 {
    let (mut low, mut high) = (0.45f32, 1.6f32);
    for _ in 0..12 {
        let k = 0.5 * (low + high);
        if pow(from, k) > to { low = k } else { high = k }
    }
    0.5 * (low + high)
}
