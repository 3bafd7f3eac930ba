//! The bare face of the moon, the earth in its sky.

use super::terrain::{land, ridge};
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::math::lerp;
use moonhare_scene::{Look, Scene, Sky};

/// Craters under a black sky.
pub(super) static MOONSCAPE: Setting =
    Setting { id: "moonscape", place: Place::Outdoors, back, front: |_, _| {} };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    let p = s.palette;
    let night = p.ambient.dim(0.62);
    let stops = vec![(0.0, night.dim(0.7)), (0.5, night), (0.85, night.mix(p.sky[1], 0.5)), (1.0, p.sky[1])];
    s.paint_sky(Sky { stops, ..Sky::of(&p, 0.2, 0.15) });
    air::stars(s, 260, 900.0);
    let mut ground = Vec::new();
    for layer in 0..3 {
        let t = layer as f32 / 2.0;
        ground = ridge(s, wish.ground - 180.0 + 90.0 * layer as f32, 30.0 - 12.0 * t, 6);
        let dust = p.stone.mix(p.light, 0.3 * (1.0 - t)).mix(p.sky[1], 0.25 + 0.2 * t);
        land(s, &ground, dust, dust.dim(0.7), 0.0);
        for _ in 0..7 {
            let x = s.rng.range(0.0, 800.0);
            let depth = s.rng.unit();
            let (y, r) = (
                super::height(&ground, x) + lerp(20.0, 130.0, depth),
                lerp(10.0, 46.0, depth) * (0.5 + 0.6 * t),
            );
            s.ellipse(x, y, r, r * 0.36, Look::of(dust.dim(0.62)).inflate(2.0).shadow(0.0).rim(0.4));
            s.ellipse(
                x,
                y + r * 0.1,
                r * 0.8,
                r * 0.22,
                Look::of(dust.dim(0.78)).flat().shadow(0.0).rim(0.0),
            );
        }
    }
    Stage { ground, horizon: wish.ground - 170.0, water: None }
}
