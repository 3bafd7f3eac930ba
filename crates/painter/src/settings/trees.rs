//! Trees of the middle and far distance: part of a setting, not things of their own.

use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Point, node, point, shift};
use moonhare_scene::math::{cos, lerp, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene, Stroke, Strokes};
use std::f32::consts::TAU;

/// Sorts of trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// A fir.
    Pine,
    /// A round crown.
    Round,
    /// Without leaves.
    Bare,
    /// Tall and thin.
    Poplar,
}

/// A tree with its foot at (x, y).
pub fn tree(s: &mut Scene, sort: Sort, x: f32, y: f32, h: f32, colour: Colour, snow: Option<Colour>) {
    s.at(&[shift(x, y)], |s| match sort {
        Sort::Pine => pine(s, h, colour, snow),
        Sort::Round => round(s, h, colour),
        Sort::Bare => branches(s, h, colour, 4, 1.0).clear(),
        Sort::Poplar => {
            s.rect(-h * 0.015, -h * 0.2, h * 0.03, h * 0.22, Look::of(colour.dim(0.7)).shadow(0.0));
            let crown = nodes![
                (0, -h),
                (h * 0.13, -h * 0.55),
                (h * 0.1, -h * 0.2),
                (0, -h * 0.1),
                (-h * 0.1, -h * 0.2),
                (-h * 0.13, -h * 0.55)
            ];
            s.blob(&crown, Look::of(colour).fur(h * 0.03, -80.0, h * 0.025).shadow(0.0));
        }
    });
}

fn pine(s: &mut Scene, h: f32, colour: Colour, snow: Option<Colour>) {
    s.rect(-h * 0.035, -h * 0.14, h * 0.07, h * 0.16, Look::of(colour.dim(0.6)).shadow(0.0));
    for tier in 0..5 {
        let t = tier as f32 / 4.0;
        let (y, w) = (lerp(-h * 0.12, -h * 0.78, t), lerp(h * 0.3, h * 0.1, t) * s.rng.range(0.9, 1.1));
        let top = y - h * lerp(0.3, 0.24, t);
        let skirt = nodes![(0, top), (w * 0.45, y - h * 0.08), (w, y; corner), (w * 0.4, y + h * 0.02), (0, y + h * 0.03), (-w * 0.4, y + h * 0.02), (-w, y; corner), (-w * 0.45, y - h * 0.08)];
        let look = Look::of(colour.lighter(0.03 * t)).fur(h * 0.03, 80.0, h * 0.02).shadow(0.2);
        s.blob(&skirt, look);
        if let Some(snow) = snow {
            let cap = nodes![
                (0, top),
                (w * 0.4, y - h * 0.1),
                (w * 0.75, y - h * 0.02),
                (w * 0.2, y - h * 0.07),
                (-w * 0.2, y - h * 0.05),
                (-w * 0.75, y - h * 0.02),
                (-w * 0.4, y - h * 0.1)
            ];
            s.blob(&cap, Look::of(snow).shadow(0.0).alpha(0.9));
        }
    }
}

fn round(s: &mut Scene, h: f32, colour: Colour) {
    s.rect(-h * 0.03, -h * 0.42, h * 0.06, h * 0.44, Look::of(colour.dim(0.7)).shadow(0.0));
    let crown: Vec<_> = (0..8)
        .map(|i| {
            let a = i as f32 / 8.0 * TAU;
            let (kx, ky) = (s.rng.range(0.8, 1.15), s.rng.range(0.85, 1.15));
            node(h * 0.27 * kx * cos(a), -h * 0.62 + h * 0.33 * ky * sin(a))
        })
        .collect();
    s.blob(&crown, Look::of(colour.dim(0.95)).fur(h * 0.05, 80.0, h * 0.03).shadow(0.0));
}

/// Trunk and branches of a tree at the origin, h high; returns where the twigs end.
pub fn branches(s: &mut Scene, h: f32, colour: Colour, depth: u32, spread: f32) -> Vec<Point> {
    let mut tips = Vec::new();
    let lean = s.rng.range(-8.0, 8.0);
    grow(s, point(0.0, h * 0.02), -90.0 + lean, h * 0.34, h * 0.075, depth, spread, colour, &mut tips);
    tips
}

#[expect(
    clippy::too_many_arguments,
    reason = "a branch is where it starts, where it goes and what is left of it"
)]
fn grow(
    s: &mut Scene,
    from: Point,
    degrees: f32,
    length: f32,
    width: f32,
    depth: u32,
    spread: f32,
    colour: Colour,
    tips: &mut Vec<Point>,
) {
    let a = radians(degrees);
    let bend = s.rng.range(-0.12, 0.12) * length;
    let to = point(from.x + cos(a) * length, from.y + sin(a) * length);
    let mid = point(lerp(from.x, to.x, 0.5) - sin(a) * bend, lerp(from.y, to.y, 0.5) + cos(a) * bend);
    let look = Look::of(colour).grain(degrees).texture(0.25).shadow(0.0);
    s.limb(&[from.into(), mid.into(), to.into()], &[width, width * 0.82, width * 0.66], look);
    if depth == 0 {
        tips.push(to);
        return;
    }
    let fork = if depth > 2 && s.rng.chance(0.45) { 3 } else { 2 };
    for i in 0..fork {
        let side = i as f32 / (fork - 1) as f32 * 2.0 - 1.0;
        let turn = side * 30.0 * spread + s.rng.range(-10.0, 10.0);
        // Branches turn back up a little, as trees do.
        let next = lerp(degrees + turn, -90.0, 0.08);
        let shorter = length * s.rng.range(0.68, 0.84);
        grow(s, to, next, shorter, width * 0.66, depth - 1, spread, colour, tips);
    }
}

/// Leaves around a point.
pub fn leaves(s: &mut Scene, at: Point, radius: f32, count: usize, colours: &[Colour]) {
    let list = (0..count)
        .map(|_| {
            let (a, d) = (s.rng.range(0.0, TAU), radius * s.rng.unit().sqrt());
            let (x, y) = (at.x + cos(a) * d, at.y + sin(a) * d * 0.85);
            let (b, l) = (s.rng.range(0.0, TAU), radius * s.rng.range(0.28, 0.5));
            let shade = (d * sin(a) / radius) * -0.07;
            let colour = s.rng.pick(colours).lighter(shade + s.rng.range(-0.03, 0.05));
            let points = [
                point(x, y),
                point(x + cos(b) * l * 0.5 + l * 0.1, y + sin(b) * l * 0.5),
                point(x + cos(b) * l, y + sin(b) * l + l * 0.15),
            ];
            Stroke { points, widths: [l * s.rng.range(0.35, 0.55), 0.5], colour, alpha: 1.0 }
        })
        .collect();
    s.strokes(Strokes { list, leaf: true, ..Strokes::default() });
}

/// A tree in leaf at (x, y), h high; returns where its twigs end, for fruit.
pub fn leafy(
    s: &mut Scene,
    x: f32,
    y: f32,
    h: f32,
    bark: Colour,
    colours: &[Colour],
    spread: f32,
) -> Vec<Point> {
    s.at(&[shift(x, y)], |s| {
        let tips = branches(s, h, bark, 5, spread);
        for (i, tip) in tips.iter().enumerate() {
            if i % 2 == 0 {
                leaves(s, *tip, h * 0.075, 16, colours);
            }
        }
        tips.into_iter().map(|t| point(t.x + x, t.y + y)).collect()
    })
}
