//! Skies and clouds.

use super::Setup;
use super::layer::{Layer, Rgb, blend, mix};
use moonhare_scene::math::{cos, exp, sin, smoothstep};
use moonhare_scene::{Blend, Cloud, Sky};

/// Fills the layer with a sky.
pub(super) fn sky(layer: &mut Layer, sky: &Sky, setup: &Setup) {
    let window = layer.all();
    layer.touch(window);
    let noise = setup.noise;
    let stops: Vec<(f32, Rgb)> = sky.stops.iter().map(|(t, c)| (*t, c.rgb())).collect();
    let (glow, lit, dark) = (sky.glow.rgb(), sky.cloud_light.rgb(), sky.cloud_dark.rgb());
    let (cx, cy) = (setup.light.x * setup.inverse, setup.light.y * setup.inverse);
    let (drift, k) = ((setup.seed % 997) as f32, sky.cloud_scale);
    let height = layer.h as f32 * setup.inverse;
    for py in 0..layer.h {
        for px in 0..layer.w {
            let (x, y) = (px as f32 * setup.inverse, py as f32 * setup.inverse);
            let (dx, dy) = (x - cx, y - cy);
            let r = (dx * dx + dy * dy).sqrt();
            let (mut fx, mut fy) = (x, y);
            if sky.swirl != 0.0 {
                let a = sky.swirl * exp(-r / 420.0) * 3.0;
                let (s, c) = (sin(a), cos(a));
                (fx, fy) = (cx + dx * c - dy * s, cy + dx * s + dy * c);
            }
            let w1 = noise.soft(fx * 0.25 * k + drift, fy * 0.35 * k);
            let w2 = noise.soft(fx * 0.25 * k + 300.0, fy * 0.35 * k + drift);
            let t = (y / height + 0.035 * w1 + 0.012 * noise.streak(x * 0.6, y * 0.8)).clamp(0.0, 1.0);
            let mut c = gradient(&stops, t);
            let (qx, qy) = (fx * 0.32 * k + w1 * 130.0 + drift * 3.0, fy * 0.62 * k + w2 * 90.0);
            let near = exp(-r / sky.glow_radius);
            if sky.clouds > 0.0 {
                let q = noise.soft(qx, qy);
                let side = if dx > 0.0 { 9.0 } else { -9.0 };
                let edge = ((q - noise.soft(qx + side, qy - 14.0)) * 2.2).clamp(-1.0, 1.0);
                let density = smoothstep(0.0, 0.55, q + 0.12) * sky.clouds;
                let cloud = mix(dark, lit, (0.45 + 0.6 * edge + 0.5 * near).clamp(0.0, 1.0));
                c = mix(c, cloud, (density * 0.75).clamp(0.0, 0.9));
            }
            let core = r / sky.glow_radius * 2.2;
            let shine = sky.glow_strength * (near * 0.75 + 0.5 * exp(-core * core)) * (1.0 + 0.25 * w2);
            let brush = 0.022 * noise.streak(x * 0.7 + w1 * 30.0, y * 1.1 + w2 * 60.0)
                + 0.012 * noise.soft(x * 5.0, y * 5.0);
            for i in 0..3 {
                c[i] += glow[i] * shine * (1.0 - c[i] * 0.8);
                c[i] = (c[i] * (1.0 + brush * 1.6)).clamp(0.0, 1.2);
            }
            let i = py * layer.w + px;
            blend(&mut layer.px[i], c, 1.0, Blend::Normal, false);
            layer.mark(i, 1.0, 0.0);
        }
    }
}

fn gradient(stops: &[(f32, Rgb)], t: f32) -> Rgb {
    let mut c = stops.first().map_or([0.0; 3], |s| s.1);
    for pair in stops.windows(2) {
        let ((a, ca), (b, cb)) = (pair[0], pair[1]);
        if t >= a {
            let q = ((t - a) / (b - a).max(1e-4)).clamp(0.0, 1.0);
            c = mix(ca, cb, 0.5 * q + 0.5 * smoothstep(0.0, 1.0, q));
        }
    }
    c
}

/// A heap of cloud: balls that melt into one height field, lit as one.
pub(super) fn cloud(layer: &mut Layer, cloud: &Cloud, setup: &Setup) {
    let u = setup.unit;
    let Some(first) = cloud.puffs.first() else { return };
    let (mut x0, mut y0, mut x1, mut y1) = (f32::MAX, f32::MAX, f32::MIN, f32::MIN);
    for p in &cloud.puffs {
        let r = p.radius * 1.5;
        (x0, y0) = (x0.min(p.at.x - r), y0.min(p.at.y - r));
        (x1, y1) = (x1.max(p.at.x + r), y1.max(p.at.y + r));
    }
    let window = layer.clip(x0 * u, y0 * u, x1 * u, y1 * u);
    if window.is_empty() {
        return;
    }
    layer.touch(window);
    let (w, h) = (window.w(), window.h());
    let drift = first.at.x;
    let noise = setup.noise;
    let mut torn = vec![[0.0f32; 2]; w * h];
    for (i, t) in torn.iter_mut().enumerate() {
        let gx = (i % w + window.x0) as f32 * setup.inverse;
        let gy = (i / w + window.y0) as f32 * setup.inverse;
        *t = [
            noise.soft(gx * 1.1 + drift, gy * 1.1) + 0.5 * noise.soft(gx * 3.3, gy * 3.3 + drift),
            noise.soft(gy * 1.1 + 77.0, gx * 1.1 + drift) + 0.5 * noise.soft(gy * 3.3, gx * 3.3),
        ];
    }
    // Per pixel: weighted normal, weight, cover.
    let mut heap = vec![[0.0f32; 5]; w * h];
    for p in &cloud.puffs {
        let (r, cx, cy) = (p.radius * u, p.at.x * u, p.at.y * u);
        let reach = layer.clip(cx - r * 1.5, cy - r * 1.5, cx + r * 1.5, cy + r * 1.5);
        let wobble = cloud.warp * p.radius.min(60.0) * u;
        for py in reach.y0..reach.y1 {
            for px in reach.x0..reach.x1 {
                let i = (py - window.y0) * w + (px - window.x0);
                let dx = (px as f32 + torn[i][0] * wobble - cx) / (r * 1.12);
                let dy = (py as f32 + torn[i][1] * wobble - cy) / r;
                let d2 = dx * dx + dy * dy;
                if d2 >= 1.0 {
                    continue;
                }
                let z = (1.0 - d2).sqrt();
                let near = exp(((z * p.radius + p.near) * 0.13).min(40.0));
                let a = &mut heap[i];
                a[0] += dx * near;
                a[1] += dy * near;
                a[2] += z * near;
                a[3] += near;
                a[4] = a[4].max(smoothstep(0.0, 0.42, 1.0 - d2));
            }
        }
    }
    let (lit, mid, shade) = (cloud.lit.rgb(), cloud.mid.rgb(), cloud.shade.rgb());
    let (lx0, ly0) = (setup.light.x * setup.inverse, setup.light.y * setup.inverse);
    for (i, a) in heap.iter().enumerate() {
        if a[4] <= 0.004 {
            continue;
        }
        let (px, py) = (i % w + window.x0, i / w + window.y0);
        let (gx, gy) = (px as f32 * setup.inverse, py as f32 * setup.inverse);
        let q = torn[i];
        let n = [a[0] / a[3] + q[0] * 0.16, a[1] / a[3] + q[1] * 0.16, a[2] / a[3]];
        let norm = (n[0] * n[0] + n[1] * n[1] + n[2] * n[2]).sqrt().max(1e-3);
        let (lx, ly) = ((lx0 - gx) / 400.0, (ly0 - gy) / 400.0);
        let ln = (lx * lx + ly * ly + 0.25).sqrt();
        let d = (n[0] * lx + n[1] * ly + n[2] * 0.5) / (norm * ln);
        let low = ((gy - cloud.span[0]) / (cloud.span[1] - cloud.span[0]).max(1.0)).clamp(0.0, 1.0);
        let t = (0.52 + 0.42 * d - 0.42 * (low - 0.35) + 0.06 * noise.streak(gx, gy)).clamp(0.0, 1.0);
        let c = if t < 0.5 {
            mix(shade, mid, smoothstep(0.0, 0.5, t))
        } else {
            mix(mid, lit, smoothstep(0.5, 1.0, t))
        };
        let (from, to) = (cloud.fade_y - cloud.fade_height * 0.3, cloud.fade_y + cloud.fade_height);
        let stay = 1.0 - smoothstep(from, to.max(from + 0.1), gy + q[0] * 22.0);
        let (i, cover) = (py * layer.w + px, a[4] * cloud.alpha * stay);
        blend(&mut layer.px[i], c, cover, Blend::Normal, false);
        layer.mark(i, cover, 20.0 * a[2] / a[3]);
    }
}
