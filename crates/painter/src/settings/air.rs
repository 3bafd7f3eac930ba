//! What is in the air: stars, sun and moon, clouds, far birds, rain, snow, sparks.

use super::Wish;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Path, Point, point};
use moonhare_scene::math::{cos, lerp, pow, sin};
use moonhare_scene::nodes;
use moonhare_scene::notes::Role;
use moonhare_scene::{Blend, Cloud, Dot, Dots, Group, Look, Puff, Scene, Sky, Stroke, Strokes};
use std::f32::consts::TAU;

/// A sky with stars at night and a disc if it is wished for.
pub fn open_sky(s: &mut Scene, wish: &Wish, clouds: f32) {
    let sky = Sky { glow_radius: 440.0, ..Sky::of(&s.palette, 0.55, clouds) };
    s.paint_sky(sky);
    if s.palette.is_night() {
        stars(s, 120, 720.0);
    }
    if wish.disc {
        let at = s.light.at;
        let kind = s.rng.pick(&[Disc::Full, Disc::Plain, Disc::Full, Disc::Crescent]);
        let r = s.rng.range(70.0, 120.0);
        disc(s, at.x, at.y.clamp(150.0, 420.0), r, kind);
    }
}

/// Stars from the top down to `bottom`, fewer below.
pub fn stars(s: &mut Scene, count: usize, bottom: f32) {
    let light = s.palette.light;
    let list = (0..count)
        .map(|_| {
            let y = pow(s.rng.unit(), 1.3) * bottom;
            let b = s.rng.unit();
            let alpha = s.rng.range(0.35, 1.0) * (1.0 - y / bottom * 0.7);
            Dot {
                at: point(s.rng.range(0.0, 800.0), y),
                radius: 0.7 + 1.6 * b * b * b,
                colour: light,
                alpha,
                soft: 0.0,
            }
        })
        .collect();
    s.dots(Dots { list, blend: Blend::Screen, ..Dots::default() });
}

/// Sorts of discs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disc {
    /// A moon with seas.
    Full,
    /// A plain sun.
    Plain,
    /// A thin moon.
    Crescent,
    /// A black sun.
    Eclipse,
}

/// A sun or moon, noted as such.
pub fn disc(s: &mut Scene, x: f32, y: f32, r: f32, kind: Disc) {
    s.note(if kind == Disc::Plain { "sun" } else { "moon" }, Role::Detail);
    disc_silent(s, x, y, r, kind);
}

/// A disc that is already noted as something else.
pub fn disc_silent(s: &mut Scene, x: f32, y: f32, r: f32, kind: Disc) {
    let p = s.palette;
    let strength = (1.15 - p.sky[2].l * 0.55).clamp(0.5, 1.0);
    s.glow_shaped(x, y, r * 3.4, p.light, 0.36 * strength, 2.0, 1.0);
    s.glow_shaped(x, y, r * 1.7, p.light, 0.3 * strength, 1.5, 1.0);
    let plain = |c: Colour| Look::of(c).flat().rim(0.0).shadow(0.0).texture(0.15).bias(0.12).rough(1.5);
    match kind {
        Disc::Crescent => {
            let outline = nodes![
                (x + r * 0.45, y - r * 0.9; corner), (x - r * 0.1, y - r * 0.5), (x - r * 0.24, y), (x - r * 0.1, y + r * 0.5),
                (x + r * 0.45, y + r * 0.9; corner), (x - r * 0.35, y + r * 0.98), (x - r * 0.95, y + r * 0.5),
                (x - r * 1.06, y), (x - r * 0.95, y - r * 0.5), (x - r * 0.35, y - r * 0.98)
            ];
            s.blob(&outline, plain(p.light.mix(p.white, 0.4)));
        }
        Disc::Eclipse => {
            s.glow_shaped(x, y, r * 2.2, p.light, 0.7, 1.2, 1.0);
            s.ellipse(x, y, r * 1.03, r * 1.03, Look::lamp(p.light.mix(p.white, 0.5)).soft(2.0));
            s.ellipse(
                x,
                y,
                r,
                r,
                Look::of(p.sky[0].dim(0.6)).inflate(r * 0.3).rim(0.2).shadow(0.0).texture(0.2),
            );
        }
        Disc::Plain => s.ellipse(x, y, r, r, plain(p.light.lighter(-0.03).saturate(1.25))),
        Disc::Full => s.group(Group::new(), |s| {
            let base = p.light.mix(p.white, 0.2).lighter(-0.05);
            s.ellipse(x, y, r, r, plain(base));
            for _ in 0..7 {
                let (a, d, q) =
                    (s.rng.range(0.0, TAU), s.rng.range(0.1, 0.75) * r, s.rng.range(0.12, 0.34) * r);
                let (cx, cy) = (x + cos(a) * d, y + sin(a) * d);
                let sea: Vec<_> = (0..7)
                    .map(|i| {
                        let b = i as f32 / 7.0 * TAU;
                        let k = q * s.rng.range(0.6, 1.2);
                        point(cx + cos(b) * k, cy + sin(b) * k).into()
                    })
                    .collect();
                s.blob(&sea, Look::mark(base.mix(p.sky[2], 0.5)).alpha(0.6).soft(r * 0.03));
            }
            for _ in 0..12 {
                let (a, d, q) =
                    (s.rng.range(0.0, TAU), s.rng.range(0.1, 0.92) * r, s.rng.range(0.02, 0.07) * r);
                s.dot(x + cos(a) * d, y + sin(a) * d, q, Look::mark(base.mix(p.sky[2], 0.35)).alpha(0.5));
            }
        }),
    }
}

/// A heap of cloud around (x, y). Flat ones melt away at their base.
#[expect(clippy::too_many_arguments, reason = "a cloud is where it is, how large and what it looks like")]
pub fn heap(s: &mut Scene, x: f32, y: f32, w: f32, h: f32, colour: Colour, flat: bool, alpha: f32) {
    let p = s.palette;
    let count = (4.0 + w / 60.0) as usize;
    let mut puffs = Vec::with_capacity(count * 28);
    for i in 0..count {
        let t = (i as f32 + s.rng.range(0.2, 0.8)) / count as f32 * 2.0 - 1.0;
        let k = (1.0 - t * t).max(0.0).sqrt();
        let r = h * s.rng.range(0.36, 0.5) * (0.4 + 0.65 * k);
        let rise = 0.3 * k * s.rng.range(0.4, 1.0) - if flat { 0.12 } else { 0.0 };
        let at = point(x + t * w * 0.46, y - h * rise);
        puffs.push(Puff { at, radius: r, near: 0.0 });
        for _ in 0..6 {
            let b = s.rng.range(-3.0, -0.1);
            let r2 = r * s.rng.range(0.3, 0.52);
            let lump = point(at.x + cos(b) * r * 0.95, at.y + sin(b) * r * 0.75);
            puffs.push(Puff { at: lump, radius: r2, near: r * 0.35 });
            for _ in 0..2 {
                let c = b + s.rng.range(-1.2, 1.2);
                let at = point(lump.x + cos(c) * r2 * 0.9, lump.y + sin(c) * r2 * 0.8);
                puffs.push(Puff { at, radius: r2 * s.rng.range(0.3, 0.5), near: r * 0.45 });
            }
        }
    }
    s.cloud(Cloud {
        puffs,
        lit: colour.mix(p.light, 0.55).lighter(0.04),
        mid: colour,
        shade: colour.mix(p.sky[1], 0.62).mix(p.ambient, 0.1),
        alpha,
        warp: 0.34,
        fade_y: if flat { y - h * 0.02 } else { 9000.0 },
        fade_height: h * 0.55,
        span: [y - h * 0.9, y + h * 0.35],
    });
}

/// The palette's cloud colour.
pub fn cloud_colour(s: &Scene) -> Colour {
    s.palette.sky[3].mix(s.palette.light, 0.5)
}

/// Rows of cloud from `top` down: one could walk on them.
pub fn cloud_rows(s: &mut Scene, top: f32, rows: usize, step: f32, h: f32) {
    let p = s.palette;
    for row in 0..rows {
        let t = if rows > 1 { row as f32 / (rows - 1) as f32 } else { 0.5 };
        let colour = p.sky[3].mix(p.light, 0.4 - 0.2 * t).mix(p.sky[1], 0.1 + 0.3 * t);
        let y = top + row as f32 * step;
        let mut x = s.rng.range(-200.0, -60.0);
        while x < 860.0 {
            let w = s.rng.range(260.0, 460.0);
            let (dy, k) = (s.rng.range(-24.0, 24.0), s.rng.range(0.55, 1.4));
            heap(s, x + w * 0.4, y + dy + h * 0.3, w, h * k * (0.75 + 0.5 * t), colour, false, 1.0);
            x += w * 0.74;
        }
        let bank = colour.mix(p.sky[1], 0.3);
        s.fog_bank(moonhare_scene::Fog {
            y: y + h * 0.55,
            height: h * 0.42,
            colour: bank,
            alpha: 0.85,
            rise: 0.9,
        });
    }
}

/// Birds far away.
pub fn far_birds(s: &mut Scene, count: usize, x: f32, y: f32, spread: f32) {
    let colour = s.palette.dark;
    let mut list = Vec::with_capacity(count * 2);
    for _ in 0..count {
        let at = point(x + s.rng.signed() * spread, y + s.rng.signed() * spread * 0.5);
        let (w, lift) = (s.rng.range(6.0, 13.0), s.rng.range(0.3, 0.7));
        for side in [-1.0, 1.0] {
            let points = [
                at,
                point(at.x + side * w * 0.5, at.y - w * lift),
                point(at.x + side * w, at.y - w * (lift - 0.25)),
            ];
            list.push(Stroke { points, widths: [2.0, 0.4], colour, alpha: 0.9 });
        }
    }
    s.strokes(Strokes { list, ..Strokes::default() });
}

/// Snow in the air.
pub fn snowfall(s: &mut Scene, count: usize) {
    let colour = s.palette.white;
    let list = (0..count)
        .map(|_| {
            let radius = if s.rng.chance(0.85) { s.rng.range(0.9, 3.2) } else { s.rng.range(4.0, 8.0) };
            let at = point(s.rng.range(0.0, 800.0), s.rng.range(0.0, 1200.0));
            Dot { at, radius, colour, alpha: s.rng.range(0.35, 0.9), soft: 1.2 }
        })
        .collect();
    s.dots(Dots { list, ..Dots::default() });
}

/// Rain across the box left, top, right, bottom.
pub fn rain(s: &mut Scene, count: usize, [left, top, right, bottom]: [f32; 4]) {
    let colour = s.palette.white;
    let list = (0..count)
        .map(|_| {
            let (x, y, l) = (s.rng.range(left, right), s.rng.range(top, bottom), s.rng.range(18.0, 46.0));
            let points = [point(x, y), point(x - l * 0.12, y + l * 0.5), point(x - l * 0.24, y + l)];
            Stroke { points, widths: [0.6, 1.8], colour, alpha: s.rng.range(0.2, 0.45) }
        })
        .collect();
    s.strokes(Strokes { list, ..Strokes::default() });
}

/// Glowing sparks in the box left, top, right, bottom: fireflies, dust in light.
pub fn sparks(s: &mut Scene, count: usize, [left, top, right, bottom]: [f32; 4], colour: Colour) {
    let mut list = Vec::with_capacity(count * 2);
    for _ in 0..count {
        let at = point(s.rng.range(left, right), s.rng.range(top, bottom));
        let q = s.rng.range(0.4, 1.0);
        list.push(Dot { at, radius: 14.0 * q, colour, alpha: 0.4 * q, soft: 2.0 });
        list.push(Dot { at, radius: 2.2 * q, colour, alpha: 1.0, soft: 0.0 });
    }
    s.dots(Dots { list, blend: Blend::Screen, ..Dots::default() });
}

/// Bubbles in the box left, top, right, bottom.
pub fn bubbles(s: &mut Scene, count: usize, [left, top, right, bottom]: [f32; 4]) {
    let white = s.palette.white;
    for _ in 0..count {
        let (x, y, r) = (s.rng.range(left, right), s.rng.range(top, bottom), s.rng.range(2.0, 9.0));
        s.stroke(&Path::ellipse(x, y, r, r), 1.0, Look::of(white).alpha(0.5));
        s.dot(x - r * 0.35, y - r * 0.35, r * 0.22, Look::lamp(white).alpha(0.8));
    }
}

/// Points evenly along an arc around (cx, cy), angles in degrees.
pub fn arc(cx: f32, cy: f32, rx: f32, ry: f32, from: f32, to: f32, count: usize) -> Vec<Point> {
    (0..count)
        .map(|i| {
            let a = moonhare_scene::math::radians(lerp(from, to, i as f32 / (count - 1).max(1) as f32));
            point(cx + cos(a) * rx, cy + sin(a) * ry)
        })
        .collect()
}
