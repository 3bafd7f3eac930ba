//! Dark, slightly blurred things near the edge that frame a picture.

use super::trees::leaves;
use moonhare_scene::geometry::{point, sample};
use moonhare_scene::math::lerp;
use moonhare_scene::nodes;
use moonhare_scene::{Group, Look, Scene, Stroke, Strokes};

/// A branch that reaches in from one side.
pub fn branch(s: &mut Scene) {
    let p = s.palette;
    let dark = p.near.dim(0.62).mix(p.ambient, 0.3);
    let side = s.rng.pick(&[-1.0, 1.0]);
    let x = |v: f32| 400.0 - side * 400.0 + side * v;
    let ys = [
        s.rng.range(50.0, 180.0),
        s.rng.range(80.0, 140.0),
        s.rng.range(100.0, 180.0),
        s.rng.range(140.0, 210.0),
    ];
    let spine = nodes![(x(-30.0), ys[0]), (x(90.0), ys[1]), (x(210.0), ys[2]), (x(330.0), ys[3])];
    s.group(Group::new().blur(1.6), |s| {
        s.limb(&spine, &[26.0, 17.0, 10.0, 2.0], Look::of(dark).shadow(0.0).texture(0.3));
        let line = sample(&spine, 30);
        for _ in 0..9 {
            let from = line[(s.rng.range(0.15, 0.99) * (line.len() - 1) as f32) as usize];
            let down = s.rng.pick(&[-1.0, 1.0]) * s.rng.range(30.0, 110.0);
            let to = point(from.x + side * s.rng.range(20.0, 90.0), from.y + down);
            s.limb(&[from.into(), to.into()], &[6.0, 1.0], Look::of(dark).shadow(0.0));
            leaves(s, from.towards(to, 0.6), 34.0, 12, &[dark.mix(p.leaf, 0.2), dark.mix(p.leaf, 0.45)]);
        }
    });
}

/// Leaves in both upper corners.
pub fn corners(s: &mut Scene) {
    let p = s.palette;
    let dark = p.near.dim(0.62).mix(p.ambient, 0.3);
    s.group(Group::new().blur(1.6), |s| {
        for side in [-1.0, 1.0] {
            for _ in 0..16 {
                let x = 400.0 - side * 400.0 + side * s.rng.range(-20.0, 125.0);
                let at = point(x, s.rng.range(-20.0, 150.0));
                leaves(s, at, 46.0, 20, &[dark.mix(p.leaf, 0.35), dark.mix(p.leaf, 0.2)]);
            }
        }
    });
}

/// A roof of leaves, deeper at the sides.
pub fn canopy(s: &mut Scene, depth: f32) {
    let p = s.palette;
    let dark = p.near.dim(0.9);
    for _ in 0..40 {
        let x = s.rng.range(-30.0, 830.0);
        let edge = (x - 400.0).abs() / 400.0;
        let y = s.rng.range(-40.0, depth * (0.2 + 0.9 * edge * edge.sqrt()));
        leaves(s, point(x, y), 54.0, 26, &[dark.mix(p.leaf, 0.3).lighter(0.02), dark.mix(p.leaf, 0.5)]);
    }
}

/// Ferns in both lower corners.
pub fn ferns(s: &mut Scene) {
    let p = s.palette;
    let dark = p.near.dim(0.62).mix(p.ambient, 0.3);
    s.group(Group::new().blur(1.4), |s| {
        for side in [-1.0, 1.0] {
            for _ in 0..5 {
                let x = 400.0 - side * 400.0 + side * s.rng.range(-10.0, 110.0);
                let (h, d) = (s.rng.range(140.0, 300.0), side * s.rng.range(10.0, 110.0));
                let spine = nodes![(x, 1215), (x + d * 0.2, 1215.0 - h * 0.6), (x + d, 1215.0 - h)];
                s.limb(&spine, &[5.0, 4.0, 1.0], Look::of(dark).shadow(0.0));
                let line = sample(&spine, 24);
                let mut list = Vec::new();
                for (i, at) in line.iter().enumerate().skip(3) {
                    let l = lerp(58.0, 8.0, i as f32 / line.len() as f32);
                    for out in [-1.0, 1.0] {
                        let tone = s.rng.range(-0.02, 0.05);
                        let points = [
                            *at,
                            point(at.x + out * l * 0.6, at.y - l * 0.35),
                            point(at.x + out * l, at.y - l * 0.1),
                        ];
                        list.push(Stroke {
                            points,
                            widths: [6.0, 0.4],
                            colour: dark.mix(p.leaf, 0.3).lighter(tone),
                            alpha: 1.0,
                        });
                    }
                }
                s.strokes(Strokes { list, ..Strokes::default() });
            }
        }
    });
}

/// Reeds at one side (−1 left, 1 right).
pub fn reeds(s: &mut Scene, side: f32) {
    let p = s.palette;
    for _ in 0..14 {
        let x = 400.0 + side * s.rng.range(220.0, 420.0);
        let (h, d) = (s.rng.range(150.0, 330.0), s.rng.range(-40.0, 40.0));
        let tone = p.near.lighter(s.rng.range(-0.03, 0.05));
        s.limb(
            &nodes![(x, 1210), (x + d * 0.3, 1210.0 - h * 0.55), (x + d, 1210.0 - h)],
            &[4.5, 3.5, 1.5],
            Look::of(tone).shadow(0.0),
        );
        if s.rng.chance(0.45) {
            s.limb(
                &nodes![(x + d * 0.93, 1210.0 - h * 0.94), (x + d * 1.05, 1180.0 - h)],
                &[9.0, 7.0],
                Look::of(p.wood_dark.mix(tone, 0.3)).shadow(0.0),
            );
        } else {
            let far = if d > 0.0 { 60.0 } else { -60.0 };
            s.limb(
                &nodes![(x, 1190), (x + d * 0.2 + 24.0, 1210.0 - h * 0.4), (x + d + far, 1210.0 - h * 0.62)],
                &[6.0, 6.0, 0.5],
                Look::of(tone.lighter(0.02)).shadow(0.0),
            );
        }
    }
}

/// One of the frames for open country, or none: about half of all pictures have one.
pub fn maybe(s: &mut Scene) {
    match s.rng.below(6) {
        0 => branch(s),
        1 => corners(s),
        2 => ferns(s),
        _ => {}
    }
}
