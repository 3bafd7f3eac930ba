//! What motifs are painted with: everything they need in one import, and a few shapes that many share.

pub(super) use super::Kind::*;
pub(super) use super::Tag::*;
pub(super) use super::{Dress, Motif};
pub(super) use moonhare_scene::Facing::{Front, Left, Right};
pub(super) use moonhare_scene::colour::Colour;
pub(super) use moonhare_scene::geometry::{
    Node, Path, Point, node, point, sample, scale, scale_xy, shift, turn,
};
pub(super) use moonhare_scene::math::{cos, lerp, radians, sin};
pub(super) use moonhare_scene::nodes;
pub(super) use moonhare_scene::{Group, Look, Scene, Stroke, Strokes};

/// A shape that swells by so much.
pub(super) fn form(colour: Colour, inflate: f32) -> Look {
    Look::of(colour).inflate(inflate)
}

/// A furry shape; the hair points downward.
pub(super) fn furry(colour: Colour, inflate: f32) -> Look {
    Look::of(colour).inflate(inflate).fur(1.1, 90.0, 1.4)
}

/// A lighter or darker patch on a body: no shadow, hardly a rim.
pub(super) fn patch(colour: Colour) -> Look {
    Look::of(colour).shadow(0.0).rim(0.2)
}

/// Wood with its grain along degrees.
pub(super) fn planks(colour: Colour, degrees: f32) -> Look {
    Look::of(colour).grain(degrees).texture(0.3)
}

/// A thin line on something, half gone.
pub(super) fn faint(colour: Colour) -> Look {
    Look::of(colour).alpha(0.55)
}

/// A round eye with a highlight, or a shut one.
pub(super) fn eye(s: &mut Scene, dress: &Dress, x: f32, y: f32, r: f32) {
    let p = s.palette;
    if dress.asleep {
        s.line(
            &nodes! {
                (x - r * 1.3, y - r * 0.3), (x, y + r * 0.6), (x + r * 1.3, y - r * 0.3)
            },
            r * 0.45,
            Look::lamp(p.ink),
        );
    } else {
        s.ellipse(x, y, r, r * 1.12, Look::lamp(p.ink));
        s.dot(x + r * 0.3, y - r * 0.4, r * 0.34, Look::lamp(p.white));
    }
}

/// Paints the same on both sides of x = 0.
pub(super) fn both(s: &mut Scene, mut paint: impl FnMut(&mut Scene)) {
    for side in [-1.0, 1.0] {
        s.at(&[scale_xy(side, 1.0)], &mut paint);
    }
}

/// A window with a cross; lit or dark. (x, y) is its middle.
pub(super) fn window(s: &mut Scene, dress: &Dress, x: f32, y: f32, w: f32, h: f32) {
    let p = s.palette;
    let frame = nodes! {
        (x - w - 1.6, y + h + 1.6; corner), (x - w - 1.6, y - h * 0.6), (x, y - h - 1.8),
        (x + w + 1.6, y - h * 0.6), (x + w + 1.6, y + h + 1.6; corner)
    };
    s.blob(&frame, form(p.wood_dark.mix(p.cream, 0.25), 0.8));
    let pane = nodes! {
        (x - w, y + h; corner), (x - w, y - h * 0.6), (x, y - h), (x + w, y - h * 0.6),
        (x + w, y + h; corner)
    };
    let glass = if dress.unlit { p.ink.mix(p.sky[1], 0.35) } else { p.flame };
    s.blob(&pane, Look::lamp(glass));
    s.polyline(&nodes! { (x, y - h), (x, y + h) }, 0.9, p.wood_dark);
    s.polyline(&nodes! { (x - w, y), (x + w, y) }, 0.9, p.wood_dark);
    if !dress.unlit {
        s.glow(x, y, w * 3.2, p.flame, 0.35);
    }
}

/// An arched door whose foot is at (x, y).
pub(super) fn door(s: &mut Scene, x: f32, y: f32, w: f32, h: f32, colour: Colour) {
    let p = s.palette;
    let leaf = nodes! {
        (x - w, y; corner), (x - w, y - h * 0.7), (x, y - h), (x + w, y - h * 0.7), (x + w, y; corner)
    };
    s.blob(&leaf, planks(colour, 90.0).inflate(1.2));
    for k in [-0.35, 0.35] {
        s.polyline(&nodes! { (x + w * k, y - 1.0), (x + w * k, y - h * 0.82) }, 0.6, faint(p.ink));
    }
    s.dot(x + w * 0.55, y - h * 0.42, w * 0.16, p.gold);
}

/// Rows of tiles or bricks as short arcs, only where there is paint: within (x0, y0)…(x1, y1).
pub(super) fn tiles(s: &mut Scene, area: [f32; 4], step: f32, colour: Colour) {
    let [x0, y0, x1, y1] = area;
    let look = Look::mark(colour).alpha(0.45);
    let rows = ((y1 - y0) / step) as i32;
    let columns = ((x1 - x0) / (step * 1.4)) as i32 + 1;
    for (i, j) in (0..=rows).flat_map(|i| (0..=columns).map(move |j| (i, j))) {
        let y = y0 + i as f32 * step;
        let x = x0 + (j as f32 + 0.5 * (i % 2) as f32) * step * 1.4;
        s.line(
            &nodes! {
                (x, y), (x + step * 0.7, y + step * 0.36), (x + step * 1.4, y)
            },
            step * 0.14,
            look,
        );
    }
}

/// A mass of leaves: a dark core and lit dabs.
pub(super) fn foliage(s: &mut Scene, x: f32, y: f32, r: f32, colour: Colour) {
    let p = s.palette;
    let core = colour.dim(0.55).mix(p.ambient, 0.25);
    let rim: Vec<Node> = (0..8)
        .map(|i| {
            let (a, k) = (radians(i as f32 * 45.0), s.rng.range(0.78, 1.08));
            node(x + r * k * cos(a), y + r * 0.86 * k * sin(a))
        })
        .collect();
    let tuft = s.rng.range(60.0, 120.0);
    s.blob(&rim, Look::of(core).shadow(0.0).fur(r * 0.3, tuft, r * 0.12).rim(0.2).texture(0.2).hatch(0.0));
    if s.silhouette.is_some() {
        return;
    }
    let here = s.on_canvas(x, y);
    let (lx, ly) = (s.light.at.x - here.x, s.light.at.y - here.y);
    let far = point(0.0, 0.0).distance(point(lx, ly)).max(1.0);
    let (lx, ly) = (lx / far, ly / far);
    let count = (r * s.unit() * 1.5).clamp(10.0, 46.0) as usize;
    let mut dabs: Vec<(f32, Stroke)> = (0..count)
        .map(|_| {
            let (a, d) = (s.rng.range(0.0, core::f32::consts::TAU), s.rng.unit().sqrt() * 1.12);
            let (u, v) = (cos(a) * d, sin(a) * d * 0.88);
            let lit = (0.5 + 0.42 * (u * lx + v * ly) - 0.15 * v + 0.18 * s.rng.signed()).clamp(0.0, 1.0);
            let tone = colour
                .dim(0.62 + 0.38 * lit)
                .mix(p.light, (lit - 0.55).max(0.0) * 0.75)
                .mix(p.ambient, (0.4 - lit).max(0.0) * 0.5);
            let (long, b) = (r * s.rng.range(0.22, 0.42), s.rng.range(-0.5, 0.5) + a);
            let (px, py) = (x + u * r, y + v * r);
            let points = [
                point(px, py),
                point(px + cos(b) * long * 0.5, py + sin(b) * long * 0.5 + long * 0.1),
                point(px + cos(b) * long, py + sin(b) * long + long * 0.25),
            ];
            let widths = [r * s.rng.range(0.14, 0.24), r * 0.03];
            (lit, Stroke { points, widths, colour: tone, alpha: 0.95 })
        })
        .collect();
    dabs.sort_by(|a, b| a.0.total_cmp(&b.0));
    s.strokes(Strokes {
        list: dabs.into_iter().map(|(_, dab)| dab).collect(),
        leaf: true,
        ..Strokes::default()
    });
}

/// A regular outline with `n` points whose radius changes with the angle in degrees (0 is up).
pub(super) fn around(cx: f32, cy: f32, n: usize, radius: impl Fn(usize) -> f32) -> Vec<Node> {
    (0..n)
        .map(|i| {
            let (a, r) = (radians(i as f32 * 360.0 / n as f32), radius(i));
            node(cx + r * sin(a), cy - r * cos(a))
        })
        .collect()
}

/// A ring.
pub(super) fn ring(cx: f32, cy: f32, outer: f32, inner: f32) -> Path {
    Path::ellipse(cx, cy, outer, outer).and(Path::ellipse(cx, cy, inner, inner))
}

/// Where a smooth thing throws the light back: a soft streak along the nodes.
pub(super) fn shine(s: &mut Scene, nodes: &[Node], width: f32) {
    let white = s.palette.white;
    s.limb(nodes, &[width * 0.25, width, width * 0.25], Look::lamp(white).alpha(0.6).soft(width * 0.2));
}

/// A line that winds outward from the middle, so many times.
pub(super) fn spiral(cx: f32, cy: f32, radius: f32, turns: f32) -> Vec<Node> {
    let n = (turns * 12.0) as usize;
    (0..=n)
        .map(|i| {
            let t = i as f32 / n as f32;
            let a = radians(t * turns * 360.0);
            node(cx + radius * t * sin(a), cy - radius * t * cos(a))
        })
        .collect()
}

/// A wheel with spokes.
pub(super) fn wheel(s: &mut Scene, cx: f32, cy: f32, radius: f32, spokes: usize, colour: Colour) {
    for i in 0..spokes {
        let a = radians(i as f32 * 360.0 / spokes as f32);
        s.polyline(&nodes! { (cx, cy), (cx + radius * sin(a), cy - radius * cos(a)) }, radius * 0.09, colour);
    }
    s.part(&ring(cx, cy, radius, radius * 0.8), form(colour, radius * 0.1).even_odd());
    s.dot(cx, cy, radius * 0.2, form(colour.lighter(0.06), radius * 0.08));
}
