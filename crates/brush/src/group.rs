//! Laying a layer on the one below: mirrored, clipped, fogged, tinted, blurred, with its shadow and shine.

use super::Setup;
use super::blur::{Smooth, blur};
use super::layer::{Layer, Trace, Window, blend};
use super::part::along;
use super::raster::{Fill, mask};
use moonhare_scene::geometry::scale;
use moonhare_scene::math::smoothstep;
use moonhare_scene::{Blend, Cast, Group};

/// Lays `top` on `below`.
pub(super) fn lay(top: &mut Layer, below: &mut Layer, group: &Group, setup: &Setup) {
    let mirrored = group.flip.is_some();
    if let Some(y) = group.flip {
        mirror(top, y, group.ripple, setup);
    }
    if top.used.is_empty() {
        return;
    }
    if group.blur > 0.0 {
        let e = (group.blur * setup.unit * 3.0) as usize + 2;
        let u = top.used;
        let window = Window {
            x0: u.x0.saturating_sub(e),
            y0: u.y0.saturating_sub(e),
            x1: (u.x1 + e).min(top.w),
            y1: (u.y1 + e).min(top.h),
        };
        top.touch(window);
    }
    let window = top.used;
    if group.displace > 0.0 {
        displace(top, window, group.displace, setup);
    }
    if let Some(path) = &group.clip {
        clip(top, window, path, group.clip_soft, setup);
    }
    tint(top, window, group, setup);
    if group.blur > 0.0 {
        soften(top, window, group.blur * setup.unit);
    }
    if let Some((colour, strength, reach)) = group.halo {
        let c = colour.rgb();
        around(top, below, window, reach * setup.unit, |b, m| {
            for k in 0..3 {
                b[k] += c[k] * strength * m * (1.0 - b[k].min(1.0) * 0.8) * b[3];
            }
        });
    }
    if let Some(cast) = group.cast.as_ref().filter(|_| setup.modelling.shadow > 0.0) {
        shadow(top, below, window, cast, setup);
    }
    if let Some((colour, strength, width)) = group.outline {
        let c = colour.rgb();
        around(top, below, window, width * setup.unit, |b, m| {
            let q = (m * 2.0).min(1.0) * strength;
            for k in 0..3 {
                b[k] += (c[k] * b[3] - b[k]) * q;
            }
        });
    }
    below.touch(window);
    for y in window.y0..window.y1 {
        let row = y * top.w;
        for i in row + window.x0..row + window.x1 {
            let t = top.px[i];
            let a = t[3] * group.alpha;
            if a > 0.0005 {
                let k = 1.0 / t[3].max(1e-4);
                blend(&mut below.px[i], [t[0] * k, t[1] * k, t[2] * k], a, group.blend, group.atop);
                if a > 0.5
                    && group.blend == Blend::Normal
                    && let (Some(own), Some(trace)) = (top.trace.get(i), below.trace.get_mut(i))
                {
                    // What a mirror moved is a piece of its own.
                    *trace = if mirrored { Trace { piece: below.piece, height: 0.0 } } else { *own };
                }
            }
        }
    }
}

fn mirror(top: &mut Layer, line: f32, ripple: f32, setup: &Setup) {
    let source = top.copied();
    let window = top.all();
    top.touch(window);
    for py in 0..top.h {
        let y = py as f32 * setup.inverse;
        let down = y - line;
        for px in 0..top.w {
            let i = py * top.w + px;
            if down < 0.0 {
                top.px[i] = [0.0; 4];
                continue;
            }
            let x = px as f32 * setup.inverse;
            let sway = ripple * (0.25 + down / 300.0);
            let n = setup.noise.streak(x * 0.35, y * (1.6 - down / 600.0).max(0.5));
            let fine = setup.noise.soft(x * 0.5, y * 2.0);
            let from_y = line - down + fine * sway * 0.7;
            top.px[i] = if from_y < 0.0 {
                [0.0; 4]
            } else {
                source.sample((x + n * sway + fine * sway * 0.5) * setup.unit, from_y * setup.unit)
            };
        }
    }
}

fn displace(top: &mut Layer, window: Window, amount: f32, setup: &Setup) {
    let source = top.copied();
    let k = amount * setup.unit;
    for py in window.y0..window.y1 {
        for px in window.x0..window.x1 {
            let (x, y) = (px as f32 * setup.inverse, py as f32 * setup.inverse);
            let dx = setup.noise.soft(x * 0.8, y * 0.8) * k;
            let dy = setup.noise.soft(y * 0.8 + 50.0, x * 0.8) * k;
            top.px[py * top.w + px] = source.sample(px as f32 + dx, py as f32 + dy);
        }
    }
}

fn clip(top: &mut Layer, window: Window, path: &moonhare_scene::geometry::Path, soft: f32, setup: &Setup) {
    let soft = soft * setup.unit;
    let fill = Fill { stroke: 0.0, even_odd: false, pad: soft * 2.0 + 2.0 };
    let mut inside = mask(&path.transformed(scale(setup.unit)), fill, top.w, top.h);
    if let Some(m) = &mut inside {
        blur(&mut m.v, m.w, m.h, soft);
    }
    for y in window.y0..window.y1 {
        for x in window.x0..window.x1 {
            let cover = inside.as_ref().map_or(0.0, |m| {
                let (mx, my) = (x as i32 - m.x, y as i32 - m.y);
                let within = mx >= 0 && my >= 0 && (mx as usize) < m.w && (my as usize) < m.h;
                if within { m.v[my as usize * m.w + mx as usize] } else { 0.0 }
            });
            let p = &mut top.px[y * top.w + x];
            *p = p.map(|v| v * cover);
        }
    }
}

/// Fog, tint and fading in one pass.
fn tint(top: &mut Layer, window: Window, group: &Group, setup: &Setup) {
    let fogged = group.fog > 0.0 || group.fog_y.is_some();
    if !fogged && group.multiply.is_none() && group.fade.is_none() {
        return;
    }
    let fog = group.fog_colour.map_or([0.5; 3], moonhare_scene::colour::Colour::rgb);
    let dye = group.multiply.map(moonhare_scene::colour::Colour::rgb);
    for py in window.y0..window.y1 {
        let y = py as f32 * setup.inverse;
        let depth = group.fog + group.fog_y.map_or(0.0, |[a, b, f]| f * smoothstep(a, b, y));
        for px in window.x0..window.x1 {
            let p = &mut top.px[py * top.w + px];
            if p[3] < 0.001 {
                continue;
            }
            let x = px as f32 * setup.inverse;
            if fogged {
                let f = (depth * (1.0 + 0.25 * setup.noise.soft(x * 0.4, y * 0.8))).clamp(0.0, 1.0);
                for k in 0..3 {
                    p[k] += (fog[k] * p[3] - p[k]) * f;
                }
            }
            if let Some(dye) = dye {
                for k in 0..3 {
                    p[k] *= dye[k];
                }
            }
            if let Some(axis) = group.fade {
                let q = (1.0 - along(axis, x, y) + 0.25 * setup.noise.soft(x, y)).clamp(0.0, 1.0);
                *p = p.map(|v| v * q);
            }
        }
    }
}

fn soften(top: &mut Layer, window: Window, sigma: f32) {
    let (w, h) = (window.w(), window.h());
    for k in 0..4 {
        let mut channel = Vec::with_capacity(w * h);
        for y in window.y0..window.y1 {
            channel.extend(top.px[y * top.w + window.x0..y * top.w + window.x1].iter().map(|p| p[k]));
        }
        blur(&mut channel, w, h, sigma);
        for (i, v) in channel.into_iter().enumerate() {
            top.px[(i / w + window.y0) * top.w + i % w + window.x0][k] = v;
        }
    }
}

/// Does something to the layer below around the paint of the upper one.
fn around(top: &Layer, below: &mut Layer, used: Window, sigma: f32, act: impl Fn(&mut [f32; 4], f32)) {
    let e = (sigma * 3.0) as usize + 2;
    let window = Window {
        x0: used.x0.saturating_sub(e),
        y0: used.y0.saturating_sub(e),
        x1: (used.x1 + e).min(top.w),
        y1: (used.y1 + e).min(top.h),
    };
    let (w, h) = (window.w(), window.h());
    let mut alpha = Vec::with_capacity(w * h);
    for y in window.y0..window.y1 {
        alpha.extend(top.px[y * top.w + window.x0..y * top.w + window.x1].iter().map(|p| p[3]));
    }
    let smooth = Smooth::of(&alpha, w, h, sigma);
    for y in 0..h {
        for x in 0..w {
            let m = smooth.at(x, y);
            if m > 0.002 {
                act(&mut below.px[(y + window.y0) * top.w + x + window.x0], m);
            }
        }
    }
}

/// The layer's shape thrown on the ground from where it stands.
fn shadow(top: &Layer, below: &mut Layer, used: Window, cast: &Cast, setup: &Setup) {
    let foot = cast.y * setup.unit;
    let reach = cast.reach * setup.unit;
    let y0 = (foot.max(0.0) as usize).min(top.h);
    let y1 = ((foot + reach).max(0.0) as usize).min(top.h);
    if y0 >= y1 {
        return;
    }
    let drift = cast.lean * (y1 - y0) as f32;
    let pad = cast.blur * setup.unit * 3.0 + 2.0;
    let x0 = (used.x0 as f32 + drift.min(0.0) - pad).max(0.0) as usize;
    let x1 = ((used.x1 as f32 + drift.max(0.0) + pad) as usize).min(top.w);
    if x0 >= x1 {
        return;
    }
    let (w, h) = (x1 - x0, y1 - y0);
    let mut dark = vec![0.0f32; w * h];
    for y in 0..h {
        let down = (y + y0) as f32 - foot;
        let from_y = foot - down / cast.length;
        let stay = (1.0 - down / reach).max(0.0);
        if from_y < 0.0 || stay <= 0.0 {
            break;
        }
        for x in 0..w {
            let from_x = (x + x0) as f32 - down * cast.lean;
            if from_x >= 0.0 && from_x < top.w as f32 - 1.0 {
                dark[y * w + x] = top.sample(from_x, from_y)[3] * stay;
            }
        }
    }
    blur(&mut dark, w, h, (cast.blur * setup.unit).max(0.8));
    let c = cast.colour.rgb();
    for (i, d) in dark.iter().enumerate() {
        if *d > 0.002 {
            let p = &mut below.px[(i / w + y0) * top.w + i % w + x0];
            for k in 0..3 {
                p[k] *= 1.0 - d * cast.alpha * (1.0 - c[k]);
            }
        }
    }
}
