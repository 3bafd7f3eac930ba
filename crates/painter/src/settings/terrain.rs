//! Pieces that settings share: ridges, land, grass.

use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Path, Point, corner, point};
use moonhare_scene::math::{lerp, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Dot, Dots, Group, Look, Scene, Stroke, Strokes};

/// A rolling line across the canvas around y.
pub fn ridge(s: &mut Scene, y: f32, amplitude: f32, steps: usize) -> Vec<Point> {
    let phase = s.rng.range(0.0, 9.0);
    (0..=steps)
        .map(|i| {
            let t = i as f32 / steps as f32;
            let wave =
                0.6 * sin(phase + t * 5.1) + 0.4 * sin(phase * 2.3 + t * 11.7) + s.rng.range(-0.25, 0.25);
            point(lerp(-40.0, 840.0, t), y + amplitude * wave)
        })
        .collect()
}

/// Land below a ridge, going over to a second colour, with grass at its edge.
pub fn land(s: &mut Scene, ridge: &[Point], colour: Colour, below: Colour, grass: f32) {
    let (top, bottom) = ridge.iter().fold((f32::MAX, f32::MIN), |(a, b), p| (a.min(p.y), b.max(p.y)));
    let mut nodes: Vec<_> = ridge.iter().map(|p| (*p).into()).collect();
    if let (Some(first), Some(last)) = (ridge.first(), ridge.last()) {
        nodes[0] = corner(first.x, first.y);
        let end = nodes.len() - 1;
        nodes[end] = corner(last.x, last.y);
    }
    nodes.extend([corner(860.0, 1300.0), corner(-60.0, 1300.0)]);
    let mut look = Look::of(colour)
        .to_along(below, 0.0, top - 5.0, 0.0, bottom + 170.0)
        .inflate(30.0)
        .rim(0.28)
        .rim_width(3.0)
        .texture(0.18)
        .grain(0.0)
        .hatch_along(4.0)
        .hatch_jitter(0.2)
        .shadow(0.0);
    if grass > 0.0 {
        look = look.grass(grass, -90.0, 7.0);
    }
    s.part(&Path::blob(&nodes), look);
}

/// Blades of grass around y, from x = `from` to x = `to`.
pub fn grass(s: &mut Scene, y: f32, count: usize, height: f32, [from, to]: [f32; 2]) {
    let p = s.palette;
    let mut list: Vec<Stroke> = (0..count)
        .map(|_| {
            let x = s.rng.range(from, to);
            let foot = y + s.rng.range(0.0, 90.0);
            let h = height * s.rng.range(0.4, 1.2);
            let bend = s.rng.range(-0.3, 0.6);
            let tone = s.rng.range(-0.05, 0.07);
            let lit = s.rng.pick(&[0.0, 0.0, 0.0, 0.12, 0.2]);
            Stroke {
                points: [
                    point(x, foot),
                    point(x + bend * h * 0.3, foot - h * 0.6),
                    point(x + bend * h, foot - h),
                ],
                widths: [s.rng.range(2.5, 5.0), 0.3],
                colour: p.near.lighter(tone).mix(p.light, lit),
                alpha: 1.0,
            }
        })
        .collect();
    list.sort_by(|a, b| a.points[0].y.total_cmp(&b.points[0].y));
    s.strokes(Strokes { list, ..Strokes::default() });
}

/// A row of peaks around y, with snow on them if wished.
pub fn peaks(s: &mut Scene, y: f32, height: f32, colour: Colour, snow: bool) {
    let p = s.palette;
    let mut line = vec![point(-60.0, y + 60.0)];
    let mut x = -60.0;
    while x < 860.0 {
        x += s.rng.range(70.0, 130.0);
        line.push(point(x, y - height * s.rng.range(0.45, 1.0)));
        x += s.rng.range(50.0, 110.0);
        line.push(point(x, y - height * s.rng.range(0.05, 0.3)));
    }
    let mut outline: Vec<_> = line.iter().map(|q| corner(q.x, q.y)).collect();
    outline.extend([corner(900.0, 1300.0), corner(-100.0, 1300.0)]);
    s.group(Group::new(), |s| {
        let look = Look::of(colour).to_along(p.fog.mix(colour, 0.3), 0.0, y - height, 0.0, y + 80.0);
        s.part(
            &Path::polygon(&outline),
            look.shadow(0.0).inflate(26.0).rough(2.0).texture(0.2).grain(60.0).rim(0.6),
        );
        if snow {
            for w in line.windows(3) {
                let [a, b, c] = [w[0], w[1], w[2]];
                if b.y < a.y && b.y < c.y {
                    let h = a.y.max(c.y) - b.y;
                    let (right, left) = (b.towards(c, 0.38), b.towards(a, 0.38));
                    let cap = nodes![
                        (b.x, b.y),
                        (right.x, right.y),
                        (b.x + 18.0, b.y + h * 0.25),
                        (b.x + 4.0, b.y + h * 0.42),
                        (b.x - 14.0, b.y + h * 0.24),
                        (left.x, left.y)
                    ];
                    let white = p.white.mix(p.fog, 0.3);
                    s.poly(&cap, Look::of(white).atop().shadow(0.0).inflate(6.0).rough(2.0).alpha(0.9));
                }
            }
        }
    });
}

/// Flowers scattered around y.
pub fn flowers(s: &mut Scene, y: f32, count: usize, size: f32, [from, to]: [f32; 2]) {
    let p = s.palette;
    let mut list = Vec::with_capacity(count * 2);
    for _ in 0..count {
        let at = point(s.rng.range(from, to), y + s.rng.range(-26.0, 40.0));
        let r = size * s.rng.range(0.8, 1.4);
        let colour = s.rng.pick(&[p.accent, p.accent2, p.white, p.pink]);
        list.push(Dot { at, radius: r, colour, alpha: 0.95, soft: 0.0 });
        let heart = point(at.x - r * 0.3, at.y - r * 0.3);
        list.push(Dot { at: heart, radius: r * 0.4, colour: p.white, alpha: 0.5, soft: 0.0 });
    }
    s.dots(Dots { list, ..Dots::default() });
}
