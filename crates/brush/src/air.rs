//! Air: fog, glows, beams.

use super::Setup;
use super::layer::{Layer, Rgb, blend};
use moonhare_scene::math::{atan2, exp, pow, smoothstep};
use moonhare_scene::{Blend, Fog, Glow, Rays};

/// A bank of fog, only where there is paint.
pub(super) fn fog(layer: &mut Layer, fog: &Fog, setup: &Setup) {
    let colour = fog.colour.rgb();
    let drift = (setup.seed % 613) as f32;
    for y in 0..layer.h {
        let gy = y as f32 * setup.inverse;
        let dy = gy - fog.y;
        let depth = if dy < 0.0 { fog.height * fog.rise } else { fog.height };
        let q = exp(-(dy / depth) * (dy / depth));
        if q < 0.01 {
            continue;
        }
        for x in 0..layer.w {
            let gx = x as f32 * setup.inverse;
            let n = setup.noise.soft(gx * 0.3 + drift + fog.y, gy * 0.9 + drift);
            let fine = setup.noise.soft(gx * 0.9 + fog.y * 3.0, gy * 2.2 + drift);
            let a = (q * fog.alpha * (0.75 + 0.55 * n + 0.25 * fine)).clamp(0.0, 1.0);
            blend(&mut layer.px[y * layer.w + x], colour, a, Blend::Normal, true);
        }
    }
}

/// A light in the air. Inside a group some of it also falls on what is around, through `bloom`.
pub(super) fn glow(layer: &mut Layer, glow: &Glow, setup: &Setup, bloom: Option<&mut [Rgb]>) {
    let colour = glow.colour.rgb();
    let (cx, cy, r) = (glow.at.x * setup.unit, glow.at.y * setup.unit, glow.radius * setup.unit);
    let ry = r * glow.squash;
    let window = layer.clip(cx - r, cy - ry, cx + r + 1.0, cy + ry + 1.0);
    // Falloff by table: the curve is smooth, and powers are slow.
    let curve: Vec<f32> = (0..=256).map(|i| pow(1.0 - i as f32 / 256.0, glow.falloff)).collect();
    let mut bloom = bloom;
    for y in window.y0..window.y1 {
        let dy = (y as f32 - cy) / ry;
        for x in window.x0..window.x1 {
            let dx = (x as f32 - cx) / r;
            let d = (dx * dx + dy * dy).sqrt();
            if d >= 1.0 {
                continue;
            }
            let f = d * 256.0;
            let i = f as usize;
            let q = (curve[i] + (curve[i + 1] - curve[i]) * (f - i as f32)) * glow.alpha;
            let at = y * layer.w + x;
            if let Some(bloom) = bloom.as_deref_mut() {
                for k in 0..3 {
                    bloom[at][k] += colour[k] * q * 0.55;
                }
            }
            let p = &mut layer.px[at];
            for k in 0..3 {
                // Toward the light's own colour, not beyond: many lamps together stay warm.
                p[k] += (colour[k] * 1.12 * p[3] - p[k] * 0.95).max(0.0) * q;
            }
        }
    }
}

/// Beams from a point.
pub(super) fn rays(layer: &mut Layer, rays: &Rays, setup: &Setup) {
    let colour = rays.colour.rgb();
    let phase = (setup.seed % 100) as f32;
    for y in 0..layer.h {
        let dy = y as f32 * setup.inverse - rays.at.y;
        for x in 0..layer.w {
            let p = &mut layer.px[y * layer.w + x];
            if p[3] < 0.004 {
                continue;
            }
            let dx = x as f32 * setup.inverse - rays.at.x;
            let angle = atan2(dy, dx);
            let edge = match rays.between {
                Some([a, b]) if angle < a || angle > b => continue,
                Some([a, b]) => smoothstep(0.0, 0.12, (angle - a).min(b - angle)),
                None => 1.0,
            };
            let d = (dx * dx + dy * dy).sqrt();
            let n = setup.noise.soft(angle * rays.frequency + phase, 7.0) * 0.7
                + setup.noise.soft(angle * rays.frequency * 2.7, d * 0.05) * 0.4;
            let s = smoothstep(-0.1, 0.6, n)
                * edge
                * rays.alpha
                * exp(-d / rays.radius)
                * smoothstep(0.0, 60.0, d);
            for k in 0..3 {
                p[k] += colour[k] * s * (1.0 - p[k].min(1.0) * 0.8) * p[3];
            }
        }
    }
}
