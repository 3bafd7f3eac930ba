//! Brush marks that follow the form, so that large shapes aren't bare.

use super::Setup;
use super::layer::{Layer, blend, mix};
use super::part::{Form, along, tone};
use moonhare_scene::Hatch;
use moonhare_scene::geometry::scale;
use moonhare_scene::math::{cos, sin, smoothstep};
use moonhare_scene::rng::Rng;

/// No shape gets more marks than this.
const MARKS_MAX: usize = 9000;

/// Paints the marks of a form.
pub(super) fn paint(layer: &mut Layer, form: &Form, hatch: &Hatch, setup: &Setup, id: u32) {
    let (m, part, u) = (&form.mask, form.part, setup.unit);
    let Some(height) = &form.height else { return };
    let area: f32 = m.v.iter().sum();
    let (length, width) = ((hatch.length * u).max(4.0 * u), (hatch.width * u).max(0.8 * u));
    let count = ((area * hatch.density / (length * width)) as usize).min(MARKS_MAX);
    let mut rng = Rng::new(setup.seed ^ (u64::from(id) << 17));
    let heading = hatch.angle.map(|a| [cos(a), sin(a)]);
    let swell = part.inflate * u;
    let second = part.ramp2.as_ref().map(|(ramp, axis)| (ramp, axis.map(|p| scale(u).apply(p))));
    let step = 1.2 * u.max(0.6);
    for _ in 0..count {
        let (mut x, mut y) = (rng.unit() * (m.w as f32 - 2.0), rng.unit() * (m.h as f32 - 2.0));
        let (shade, sway, stretch) = (rng.signed(), rng.signed(), rng.unit());
        let i = y as usize * m.w + x as usize;
        if m.v[i] < 0.6 || form.tones[i] == 0.0 {
            continue;
        }
        let t = form.tones[i] + shade * hatch.jitter.max(0.02);
        let mut c = tone(&part.ramp, t);
        if let Some((ramp, axis)) = &second {
            let q = along(*axis, x + m.x as f32, y + m.y as f32);
            c = mix(c, tone(ramp, t), smoothstep(0.0, 1.0, q));
        }
        let steps = (length * (0.55 + 0.9 * stretch) / step) as usize;
        let mut last = [0.0f32; 2];
        for s in 0..steps {
            let (xi, yi) = ((x as usize).clamp(1, m.w - 2), (y as usize).clamp(1, m.h - 2));
            let slope = height.at(xi, yi);
            // Along the contour; with a heading of its own, the form only bends it.
            let mut d = match heading {
                Some(h) => {
                    [h[0] + 0.25 * sway - slope[0] * swell * 1.8, h[1] + 0.25 * sway - slope[1] * swell * 1.8]
                }
                None => [-slope[1] + 1e-6, slope[0]],
            };
            let norm = (d[0] * d[0] + d[1] * d[1]).sqrt().max(1e-6);
            d = [d[0] / norm, d[1] / norm];
            if s > 0 && d[0] * last[0] + d[1] * last[1] < 0.0 {
                d = [-d[0], -d[1]];
            }
            last = d;
            x += d[0] * step;
            y += d[1] * step;
            if x < 1.0 || y < 1.0 || x >= m.w as f32 - 2.0 || y >= m.h as f32 - 2.0 {
                break;
            }
            let way = s as f32 / steps as f32;
            let radius = width * 0.5 * (1.0 - (2.0 * way - 0.7).abs() * 0.6).max(0.15);
            stamp(layer, form, [x, y], radius, c);
        }
    }
}

fn stamp(layer: &mut Layer, form: &Form, [x, y]: [f32; 2], radius: f32, c: [f32; 3]) {
    let m = &form.mask;
    let r = radius.ceil() as i32;
    for py in (y as i32 - r).max(0)..=(y as i32 + r).min(m.h as i32 - 1) {
        let ly = py + m.y;
        if ly < 0 || ly >= layer.h as i32 {
            continue;
        }
        for px in (x as i32 - r).max(0)..=(x as i32 + r).min(m.w as i32 - 1) {
            let lx = px + m.x;
            if lx < 0 || lx >= layer.w as i32 {
                continue;
            }
            let (dx, dy) = (x - px as f32, y - py as f32);
            let cover = (radius - (dx * dx + dy * dy).sqrt() + 0.5).clamp(0.0, 1.0);
            let a = cover * 0.33 * m.v[py as usize * m.w + px as usize] * form.part.alpha;
            if a > 0.006 {
                blend(&mut layer.px[ly as usize * layer.w + lx as usize], c, a, form.part.blend, true);
            }
        }
    }
}
