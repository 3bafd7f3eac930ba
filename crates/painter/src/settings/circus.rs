//! The inside of a circus tent.

use super::{Place, Setting, Stage, Wish};
use moonhare_scene::math::lerp;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene, Sky};

/// Striped canvas, a ring, lamps on strings.
pub(super) static CIRCUS: Setting = Setting { id: "circus", place: Place::Indoors, back, front: |_, _| {} };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    let p = s.palette;
    let stops = vec![(0.0, p.red.dim(0.6)), (0.6, p.red.dim(0.8)), (1.0, p.near)];
    s.paint_sky(Sky { stops, ..Sky::of(&p, 0.3, 0.1) });
    let ring = wish.ground - 150.0;
    for i in 0..15 {
        let (a, b) = (i as f32 / 15.0, (i + 1) as f32 / 15.0);
        let x = |t: f32| lerp(-420.0, 1220.0, t);
        let colour = if i % 2 == 0 { p.red } else { p.cream }.dim(0.86);
        s.blob(&nodes![(400, -160; corner), (x(a), ring - 250.0; corner), (x((a + b) / 2.0), ring - 215.0), (x(b), ring - 250.0; corner)], Look::of(colour).to(colour.dim(0.62)).inflate(16.0).grain(90.0).texture(0.2).shadow(0.4));
        s.poly(
            &nodes![
                (x(a), ring - 252.0),
                (x(b), ring - 252.0),
                (lerp(400.0, x(b), 0.92), ring + 20.0),
                (lerp(400.0, x(a), 0.92), ring + 20.0)
            ],
            Look::of(colour.dim(0.6).mix(p.ambient, 0.2)).inflate(8.0).shadow(0.0),
        );
    }
    for (row, y) in [(0, ring - 60.0), (1, ring - 20.0)] {
        for i in 0..22 {
            let x = -10.0 + i as f32 * 38.0 + row as f32 * 18.0 + s.rng.range(-5.0, 5.0);
            let dark = p.near.dim(0.7 + 0.15 * row as f32).mix(p.ambient, 0.4);
            let bob = s.rng.range(-6.0, 6.0);
            s.ellipse(x, y + bob, 13.0, 15.0, Look::of(dark).shadow(0.0));
            s.ellipse(x, y + 30.0, 22.0, 22.0, Look::of(dark.dim(0.9)).shadow(0.0));
        }
    }
    let sand = p.gold.mix(p.wood, 0.45);
    s.ellipse(400.0, wish.ground + 110.0, 560.0, 250.0, Look::of(p.red).inflate(14.0));
    s.ellipse(400.0, wish.ground + 104.0, 530.0, 226.0, Look::of(p.cream).inflate(6.0));
    s.ellipse(
        400.0,
        wish.ground + 118.0,
        515.0,
        218.0,
        Look::of(sand).to(sand.dim(0.6)).flat().rim(0.0).texture(0.35),
    );
    s.glow_shaped(400.0, wish.ground, 420.0, p.light, 0.45, 1.6, 0.4);
    for side in [-1.0, 1.0] {
        for i in 0..7 {
            let t = i as f32 / 6.0;
            let (x, y) =
                (400.0 + side * lerp(20.0, 420.0, t), lerp(30.0, 300.0, t) + 60.0 * t * (1.0 - t) * 4.0);
            s.dot(x, y, 8.0, Look::lamp(p.flame));
            s.glow(x, y, 60.0, p.flame, 0.4);
        }
    }
    s.poly(
        &nodes![(360, -40), (440, -40), (700, wish.ground + 120.0), (100, wish.ground + 120.0)],
        Look::of(p.light).emissive().screen().alpha(0.15).soft(18.0).shadow(0.0),
    );
    Stage::flat(wish.ground, ring)
}
