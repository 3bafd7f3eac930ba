//! Which way the brush goes: along edges and forms, and in gentle sweeps where there are none.

use crate::Setup;
use crate::blur::{blur, shrink};
use crate::layer::{Rgb, luma};
use moonhare_scene::math::{cos, sin};

/// A field of directions of length 1, kept at half size.
pub(super) struct Flow {
    w: usize,
    h: usize,
    step: usize,
    directions: Vec<[f32; 2]>,
}

impl Flow {
    /// The flow of a picture: from the structure tensor, smoothed over `sigma` pixels.
    pub(super) fn of(px: &[Rgb], w: usize, h: usize, sigma: f32, setup: &Setup) -> Self {
        const STEP: usize = 2;
        let light: Vec<f32> = px.iter().map(|c| luma(*c)).collect();
        let light = shrink(&light, w, h, STEP);
        let (w, h) = (w.div_ceil(STEP), h.div_ceil(STEP));
        let (mut xx, mut xy, mut yy) = (vec![0.0; w * h], vec![0.0; w * h], vec![0.0; w * h]);
        for y in 1..h - 1 {
            for x in 1..w - 1 {
                let i = y * w + x;
                // Half: differences are taken over twice the distance here.
                let (gx, gy) = ((light[i + 1] - light[i - 1]) * 0.5, (light[i + w] - light[i - w]) * 0.5);
                (xx[i], xy[i], yy[i]) = (gx * gx, gx * gy, gy * gy);
            }
        }
        for field in [&mut xx, &mut xy, &mut yy] {
            blur(field, w, h, sigma / STEP as f32);
        }
        let drift = (setup.seed % 777) as f32;
        let directions = (0..w * h)
            .map(|i| {
                let (x, y) = ((i % w * STEP) as f32 * setup.inverse, (i / w * STEP) as f32 * setup.inverse);
                // Where nothing is, the brush sweeps, mostly sideways.
                let sweep = 2.0 * (setup.noise.soft(x * 0.22 + drift, y * 0.22) * 1.3 + 0.15);
                const SWEEP: f32 = 2.5e-6;
                let c = -(xx[i] - yy[i]) + SWEEP * cos(sweep);
                let s = -2.0 * xy[i] + SWEEP * sin(sweep);
                half_angle(c, s)
            })
            .collect();
        Self { w, h, step: STEP, directions }
    }

    /// The direction at a pixel.
    #[inline]
    pub(super) fn at(&self, x: f32, y: f32) -> [f32; 2] {
        let x = (x as usize / self.step).min(self.w - 1);
        let y = (y as usize / self.step).min(self.h - 1);
        self.directions[y * self.w + x]
    }

    /// Grain drawn out along the flow (a line integral): hatching for all finishes that have lines.
    pub(super) fn grain(&self, w: usize, h: usize, length: f32, fineness: f32, setup: &Setup) -> Vec<f32> {
        let steps = (length * setup.unit).max(3.0) as usize;
        let k = fineness * setup.inverse;
        let gain = ((steps * 2) as f32).sqrt() * 0.8;
        let mut out = Vec::with_capacity(w * h);
        for py in 0..h {
            for px in 0..w {
                let (mut sum, mut count) = (0.0, 0.0);
                for way in [1.0f32, -1.0] {
                    let (mut x, mut y) = (px as f32, py as f32);
                    let mut last = [0.0f32; 2];
                    for s in 0..steps {
                        let mut d = self.at(x, y);
                        let turn = if s == 0 { way } else { d[0] * last[0] + d[1] * last[1] };
                        if turn < 0.0 {
                            d = [-d[0], -d[1]];
                        }
                        last = d;
                        x += d[0];
                        y += d[1];
                        if x < 0.0 || y < 0.0 || x >= w as f32 || y >= h as f32 {
                            break;
                        }
                        sum += setup.noise.grain((x * k) as usize, (y * k) as usize);
                        count += 1.0;
                    }
                }
                out.push(sum / f32::max(count, 1.0) * gain);
            }
        }
        out
    }
}

/// The unit vector at half the angle of (c, s), without trigonometry.
fn half_angle(c: f32, s: f32) -> [f32; 2] {
    let norm = (c * c + s * s).sqrt().max(1e-20);
    let (c, s) = (c / norm, s / norm);
    if c > -0.999 {
        let x = ((1.0 + c) * 0.5).max(0.0).sqrt();
        [x, s / (2.0 * x)]
    } else {
        [0.0, 1.0]
    }
}
