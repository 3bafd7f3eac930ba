//! Water: a mirror that is not quite still.

use super::Setup;
use super::layer::{Layer, blend, mix};
use moonhare_scene::math::{exp, smoothstep};
use moonhare_scene::{Blend, Water};

/// Paints water below a line; it mirrors what the layer has above it.
pub(super) fn water(layer: &mut Layer, water: &Water, setup: &Setup) {
    let window = layer.clip(0.0, water.top * setup.unit, layer.w as f32, water.bottom * setup.unit);
    if window.is_empty() {
        return;
    }
    layer.touch(window);
    let (deep, shallow, glint) = (water.deep.rgb(), water.shallow.rgb(), water.glitter_colour.rgb());
    let drift = (setup.seed % 911) as f32;
    let noise = setup.noise;
    let height = layer.h as f32 * setup.inverse;
    // Rows only ever mirror rows above the water, which are not changed here: no copy is needed.
    let (above, below) = layer.px.split_at_mut(window.y0 * layer.w);
    let mirror = Mirror { px: above, w: layer.w, h: window.y0 };
    for py in window.y0..window.y1 {
        let y = py as f32 * setup.inverse - water.top;
        let t = (y / (height - water.top).max(1.0)).clamp(0.0, 1.0);
        let far = y / 900.0;
        let squeeze = 1.0 / (far + 0.045);
        let stretch = 0.25 + 0.085 * squeeze;
        let sway = (2.0 + 26.0 * far) * water.rough;
        let base = mix(shallow, deep, smoothstep(0.0, 0.9, t));
        let share = water.mirror * (1.0 - 0.55 * t);
        let edge = smoothstep(0.0, 3.0, y);
        for px in 0..layer.w {
            let x = px as f32 * setup.inverse;
            let n1 = noise.soft(x * stretch * 0.9 + drift, squeeze * 136.0 + drift);
            let n2 = noise.streak(x * stretch * 0.8 + drift * 2.0, squeeze * 238.0);
            let r = mirror.at(
                (x + n2 * sway * 0.5) * setup.unit,
                (water.top - 1.0 - y * 0.92 + n1 * sway * 1.3) * setup.unit,
            );
            let mut c = mix(base, [r[0], r[1], r[2]], (share * (0.75 + 0.35 * n2)).clamp(0.0, 1.0) * r[3]);
            let crest = smoothstep(0.16, 0.5, n2 * 0.7 + n1 * 0.5) * water.crests * (1.0 - 0.5 * t);
            let trough = 1.0 - 0.22 * smoothstep(0.1, 0.6, -n2 * 0.7 - n1 * 0.4);
            for k in 0..3 {
                c[k] = (c[k] + crest * (shallow[k] * 1.3 - c[k] * 0.5)) * trough;
            }
            if water.glitter > 0.0 {
                let wide = water.glitter_width * (0.45 + 1.5 * t);
                let d = (x - water.glitter_x + n1 * 26.0) / wide;
                let q = exp(-d * d);
                if q > 0.004 {
                    let s = smoothstep(0.02, 0.3, n2 * 0.8 + n1 * 0.5 + q * 0.34 - 0.22);
                    let e = water.glitter * q * (0.25 + 0.95 * s) * (1.0 - 0.35 * t);
                    for k in 0..3 {
                        c[k] += glint[k] * e * (1.0 - c[k] * 0.75);
                    }
                }
            }
            let dst = &mut below[(py - window.y0) * layer.w + px];
            blend(dst, c.map(|v| v.clamp(0.0, 1.1)), edge, Blend::Normal, false);
        }
    }
    for i in window.y0 * layer.w..window.y1 * layer.w {
        layer.mark(i, 1.0, 0.0);
    }
}

struct Mirror<'a> {
    px: &'a [[f32; 4]],
    w: usize,
    h: usize,
}

impl Mirror<'_> {
    #[inline]
    fn at(&self, x: f32, y: f32) -> [f32; 4] {
        if self.h < 2 {
            return [0.0; 4];
        }
        let x = x.clamp(0.0, self.w as f32 - 1.001);
        let y = y.clamp(0.0, self.h as f32 - 1.001);
        let (xi, yi) = (x as usize, y as usize);
        let (fx, fy) = (x - xi as f32, y - yi as f32);
        let i = yi * self.w + xi;
        let (a, b, c, d) = (self.px[i], self.px[i + 1], self.px[i + self.w], self.px[i + self.w + 1]);
        core::array::from_fn(|k| {
            let (top, bottom) = (a[k] + (b[k] - a[k]) * fx, c[k] + (d[k] - c[k]) * fx);
            top + (bottom - top) * fy
        })
    }
}
