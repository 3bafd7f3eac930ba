//! Shading a part from its mask: the mask blurred is a height, the height gives normals, normals give tones. So
//! plain outlines become solid forms.

use super::Setup;
use super::blur::{Slopes, Smooth, blur};
use super::hatch;
use super::layer::{Layer, Rgb, Window, blend, mix};
use super::raster::{Fill, Mask, mask};
use moonhare_scene::geometry::{Affine, Point, scale};
use moonhare_scene::math::{cos, sin, smoothstep};
use moonhare_scene::{Blend, Part};

/// A part in pixels.
pub(super) struct Form<'a> {
    pub(super) part: &'a Part,
    pub(super) mask: Mask,
    /// The form's height, and its slopes, for shading and for hatching.
    relief: Option<Smooth>,
    pub(super) height: Option<Slopes>,
    /// Tones before colouring, kept for hatching.
    pub(super) tones: Vec<f32>,
    /// Where this part's noise is taken from.
    offset: [f32; 2],
}

/// Paints a part on a layer.
pub(super) fn paint(layer: &mut Layer, part: &Part, setup: &Setup, id: u32) {
    let u = setup.unit;
    let made = setup.modelling;
    // Darkness laid over others is shadow.
    if part.blend == Blend::Multiply && made.shadow <= 0.0 {
        return;
    }
    let path = part.path.transformed(scale(u));
    let hair = part.fur.map_or(0.0, |f| f[0]);
    let shadow_reach = if part.shadow > 0.0 { part.shadow_radius * 2.5 } else { 0.0 };
    let pad = (part.rough * 2.5 + hair + part.soft * 2.5 + part.inflate * 0.6 + shadow_reach) * u + 4.0;
    let fill = Fill { stroke: part.stroke * u, even_odd: part.even_odd, pad };
    let Some(mut m) = mask(&path, fill, layer.w, layer.h) else { return };
    let offset =
        [(id.wrapping_mul(2_654_435_761) >> 8 & 1023) as f32, (id.wrapping_mul(40_503) >> 3 & 1023) as f32];
    roughen(&mut m, part, setup, offset);
    if part.soft > 0.0 {
        blur(&mut m.v, m.w, m.h, part.soft * u);
    }
    let solid = part.inflate > 0.0 && made.form > 0.0;
    let relief = solid.then(|| Smooth::of(&m.v, m.w, m.h, part.inflate * u));
    let height = relief.as_ref().map(Smooth::slopes);
    let marks = part.hatch.filter(|_| made.marks && solid);
    let tones = if marks.is_some() { vec![0.0; m.w * m.h] } else { Vec::new() };
    let mut form = Form { part, mask: m, relief, height, tones, offset };
    form.shade(layer, setup);
    if let Some(marks) = marks {
        hatch::paint(layer, &form, &marks, setup, id);
    }
}

/// Moves the edge a little: wobble everywhere, tufts along the fur's direction. Only near edges; inside and outside
/// nothing would change.
fn roughen(m: &mut Mask, part: &Part, setup: &Setup, [ox, oy]: [f32; 2]) {
    let u = setup.unit;
    let rough = part.rough * u;
    let [hair, angle, tuft] = part.fur.unwrap_or([0.0, 0.0, 1.0]);
    let hair = hair * u;
    if rough <= 0.0 && hair <= 0.0 {
        return;
    }
    let (fc, fs) = (cos(angle), sin(angle));
    let edges = EdgeTiles::of(m, rough * 2.0 + hair * 1.3 + 2.0);
    let noise = setup.noise;
    let before = m.v.clone();
    for y in 0..m.h {
        for x in 0..m.w {
            if !edges.near(x, y) {
                continue;
            }
            let gx = (x as i32 + m.x) as f32 * setup.inverse + ox;
            let gy = (y as i32 + m.y) as f32 * setup.inverse + oy;
            let (mut dx, mut dy) = (0.0, 0.0);
            if rough > 0.0 {
                dx += rough * (1.5 * noise.soft(gx * 0.9, gy * 0.9) + 0.8 * noise.soft(gx * 3.7, gy * 3.7));
                dy += rough
                    * (1.5 * noise.soft(gy * 0.9 + 200.0, gx * 0.9 + 77.0)
                        + 0.8 * noise.soft(gy * 3.7 + 31.0, gx * 3.7));
            }
            if hair > 0.0 {
                let (along, across) = (gx * fc + gy * fs, gy * fc - gx * fs);
                let q = hair * (noise.streak(along * 1.2 / tuft, across * 3.0 / tuft) * 0.9 + 0.25);
                dx -= fc * q;
                dy -= fs * q;
            }
            m.v[y * m.w + x] = bilinear(&before, m.w, m.h, x as f32 + dx, y as f32 + dy);
        }
    }
}

#[inline]
fn bilinear(v: &[f32], w: usize, h: usize, x: f32, y: f32) -> f32 {
    let x = x.clamp(0.0, w as f32 - 1.001);
    let y = y.clamp(0.0, h as f32 - 1.001);
    let (xi, yi) = (x as usize, y as usize);
    let (fx, fy) = (x - xi as f32, y - yi as f32);
    let i = yi * w + xi;
    let (top, bottom) = (v[i] + (v[i + 1] - v[i]) * fx, v[i + w] + (v[i + w + 1] - v[i + w]) * fx);
    top + (bottom - top) * fy
}

/// Which tiles of a mask are within reach of an edge.
struct EdgeTiles {
    across: usize,
    near: Vec<bool>,
}

impl EdgeTiles {
    const SIDE: usize = 8;

    fn of(m: &Mask, reach: f32) -> Self {
        let (across, down) = (m.w.div_ceil(Self::SIDE), m.h.div_ceil(Self::SIDE));
        let mut low = vec![1.0f32; across * down];
        let mut high = vec![0.0f32; across * down];
        for (y, row) in m.v.chunks_exact(m.w).enumerate() {
            let base = y / Self::SIDE * across;
            for (t, tile) in row.chunks(Self::SIDE).enumerate() {
                for v in tile {
                    low[base + t] = low[base + t].min(*v);
                    high[base + t] = high[base + t].max(*v);
                }
            }
        }
        let r = (reach / Self::SIDE as f32).ceil() as usize;
        let mut near = vec![false; across * down];
        for ty in 0..down {
            for tx in 0..across {
                let (mut a, mut b) = (1.0f32, 0.0f32);
                for y in ty.saturating_sub(r)..(ty + r + 1).min(down) {
                    for x in tx.saturating_sub(r)..(tx + r + 1).min(across) {
                        a = a.min(low[y * across + x]);
                        b = b.max(high[y * across + x]);
                    }
                }
                near[ty * across + tx] = b - a > 0.002;
            }
        }
        Self { across, near }
    }

    #[inline]
    fn near(&self, x: usize, y: usize) -> bool {
        self.near[y / Self::SIDE * self.across + x / Self::SIDE]
    }
}

/// A tone's colour.
#[inline]
pub(super) fn tone(ramp: &[Rgb; 5], t: f32) -> Rgb {
    let f = t.clamp(0.0, 1.0) * 4.0;
    let i = (f as usize).min(3);
    mix(ramp[i], ramp[i + 1], f - i as f32)
}

/// How far along a line a point is: 0 at its start, 1 at its end.
#[inline]
pub(super) fn along([a, b]: [Point; 2], x: f32, y: f32) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy).max(1.0)
}

impl Form<'_> {
    fn shade(&mut self, layer: &mut Layer, setup: &Setup) {
        let (part, m, u) = (self.part, &self.mask, setup.unit);
        let noise = setup.noise;
        let to_px: Affine = scale(u);
        let made = setup.modelling;
        let detail = (self.height.is_some() && made.bevel > 0.0)
            .then(|| Smooth::of(&m.v, m.w, m.h, part.inflate * u * 0.35).slopes());
        let rim_width = (part.rim_width * u).max(1.0);
        let rim_strength = part.rim * made.rim;
        let rim = (rim_strength > 0.0).then(|| Smooth::of(&m.v, m.w, m.h, rim_width).slopes());
        let reach = part.shadow_radius * u;
        let shadow_strength = part.shadow * made.shadow;
        let texture = part.texture * made.texture;
        let shadow = (shadow_strength > 0.0).then(|| Smooth::of(&m.v, m.w, m.h, reach.max(1.0)));
        let (tc, ts) = (cos(part.texture_angle), sin(part.texture_angle));
        let second = part.ramp2.as_ref().map(|(ramp, axis)| (ramp, axis.map(|p| to_px.apply(p))));
        let fade = part.fade.map(|axis| axis.map(|p| to_px.apply(p)));
        let light = setup.light;
        let swell = part.inflate * u;
        let window = visible(m, layer);
        layer.touch(window);
        for py in window.y0..window.y1 {
            let y = (py as i32 - m.y) as usize;
            for px in window.x0..window.x1 {
                let x = (px as i32 - m.x) as usize;
                let i = y * m.w + x;
                let cover = m.v[i];
                let has_shadow = shadow.is_some() && cover < 0.999;
                if cover < 0.004 && !has_shadow {
                    continue;
                }
                let dst = &mut layer.px[py * layer.w + px];
                if cover < 0.004 && dst[3] < 0.004 {
                    continue;
                }
                let (fx, fy) = (px as f32, py as f32);
                let [lx, ly, lz] = light.towards(fx, fy);
                if let (Some(shadow), true) = (&shadow, has_shadow) {
                    // Thrown away from the light, and a little down.
                    let sx = (x as f32 + lx * reach * 0.6).clamp(0.0, m.w as f32 - 1.0);
                    let sy = (y as f32 + ly * reach * 0.6 - reach * 0.2).clamp(0.0, m.h as f32 - 1.0);
                    let dark = shadow.at(sx as usize, sy as usize) * shadow_strength * (1.0 - cover) * dst[3];
                    if dark > 0.002 {
                        for (c, ambient) in dst.iter_mut().zip(setup.ambient) {
                            *c *= 1.0 - dark * (1.0 - ambient * 0.5);
                        }
                    }
                }
                if cover < 0.004 {
                    continue;
                }
                let gx = fx * setup.inverse + self.offset[0];
                let gy = fy * setup.inverse + self.offset[1];
                let mut t = 0.5 + part.bias;
                if let Some(height) = &self.height {
                    let a = height.at(x, y);
                    let b = detail.as_ref().map_or([0.0; 2], |d| d.at(x, y).map(|v| v * made.bevel));
                    // The brush is never quite even: the normal trembles.
                    let tremble = 0.22 * made.texture;
                    let nx = -swell * (a[0] * 2.0 + b[0]) + tremble * noise.soft(gx * 1.3, gy * 1.3);
                    let ny = -swell * (a[1] * 2.0 + b[1]) + tremble * noise.soft(gy * 1.3 + 99.0, gx * 1.3);
                    let nz = (1.0 - (nx * nx + ny * ny).min(0.92)).sqrt();
                    let towards_us = 1.0 + (nz - 1.0) * made.cushion;
                    let facing = nx * lx + ny * ly;
                    let back = made.bounce * (-facing).max(0.0) * smoothstep(0.35, 0.9, 1.0 - nz);
                    t += made.form * (0.46 * (facing + towards_us * lz + back) - 0.23 * lz);
                    t += made.falloff * light.falls(fx, fy);
                    // Light, middle and dark are masses with an edge between them, no even slope from one to the other.
                    t += made.grouped * (smoothstep(0.12, 0.88, t) - t) * 0.8;
                    // Only little of a form is as light as paint can be.
                    if t > 0.64 && made.grouped > 0.0 {
                        t = 0.64 + (t - 0.64) * 0.5;
                    }
                }
                let (along_x, across_y) = (gx * tc + gy * ts, gy * tc - gx * ts);
                if texture > 0.0 {
                    t += texture
                        * (0.55 * noise.streak(along_x, across_y)
                            + 0.45 * noise.soft(gx * 0.7, gy * 0.7)
                            + 0.25 * noise.soft(gx * 5.0, gy * 5.0));
                }
                if part.posterise > 0.0 {
                    let f = t.clamp(0.0, 0.999) * 5.0;
                    let step = f.floor();
                    t += ((step + smoothstep(0.3, 0.7, f - step)) / 5.0 - t) * part.posterise;
                }
                if let Some(kept) = self.tones.get_mut(i) {
                    *kept = t;
                }
                let mut c = tone(&part.ramp, t);
                if let Some((ramp, axis)) = &second {
                    let q = along(*axis, fx, fy) + 0.06 * noise.soft(gx * 0.8, gy * 0.8);
                    c = mix(c, tone(ramp, t), smoothstep(0.0, 1.0, q));
                }
                if let Some(rim) = &rim {
                    let s = rim.at(x, y);
                    let flat = (lx * lx + ly * ly).sqrt().max(0.001);
                    let edge = (-(s[0] * lx + s[1] * ly) * rim_width * 2.5 / flat).max(0.0);
                    let r =
                        smoothstep(0.12, 0.85, edge + 0.12 * noise.soft(gx * 2.0, gy * 2.0)) * rim_strength;
                    for (c, light) in c.iter_mut().zip(light.colour) {
                        *c += r * (light - *c * 0.35) * (1.0 - *c * 0.5);
                    }
                }
                if made.hues > 0.0 && self.height.is_some() {
                    // No cloth and no skin is of one colour: patches lean to the warm or the cool, shadows to the air's.
                    let lean = made.hues
                        * (0.095 * noise.soft(gx * 0.6 + 17.0, gy * 0.6)
                            + 0.035 * (t - 0.5).clamp(-0.5, 0.5));
                    c[0] *= 1.0 + lean;
                    c[1] *= 1.0 + 0.25 * lean;
                    c[2] *= 1.0 - lean;
                }
                let mut a = cover * part.alpha;
                if part.dry > 0.0 {
                    let e = smoothstep(0.0, 1.0, 0.5 + noise.streak(along_x * 0.8, across_y * 1.5) * 0.9);
                    a *= 1.0 - part.dry * (1.0 - e);
                }
                if let Some(axis) = fade {
                    a *= 1.0 - along(axis, fx, fy).clamp(0.0, 1.0);
                }
                blend(dst, c, a, part.blend, part.atop);
                if part.blend == Blend::Normal && !layer.trace.is_empty() {
                    let height = self.relief.as_ref().map_or(0.0, |r| r.at(x, y) * part.inflate);
                    layer.mark(py * layer.w + px, a, height);
                }
            }
        }
    }
}

/// The part of a mask that is on the canvas.
pub(super) fn visible(m: &Mask, layer: &Layer) -> Window {
    let c = |v: i32, n: usize| (v.max(0) as usize).min(n);
    Window {
        x0: c(m.x, layer.w),
        y0: c(m.y, layer.h),
        x1: c(m.x + m.w as i32, layer.w),
        y1: c(m.y + m.h as i32, layer.h),
    }
}
