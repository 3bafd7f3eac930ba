//! Dunes.

use super::terrain::{land, ridge};
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::geometry::point;
use moonhare_scene::math::lerp;
use moonhare_scene::{Scene, Stroke, Strokes};

/// Sand in long waves.
pub(super) static DESERT: Setting = Setting { id: "desert", place: Place::Outdoors, back, front: |_, _| {} };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.35);
    let p = s.palette;
    let mut ground = Vec::new();
    for layer in 0..4 {
        let t = layer as f32 / 3.0;
        let y = wish.ground - 250.0 + 83.0 * layer as f32;
        ground = ridge(s, y, 44.0 - 20.0 * t, 5);
        let sand = p.far.mix(p.mid, t).mix(p.accent2, 0.12).mix(p.fog, 0.3 * (1.0 - t));
        land(s, &ground, sand, sand.mix(p.near, 0.4 * t).mix(p.fog, 0.35 * (1.0 - t)), 0.0);
        ripples(s, &ground, t, sand.dim(0.85));
    }
    Stage { ground, horizon: wish.ground - 230.0, water: None }
}

fn ripples(
    s: &mut Scene,
    dune: &[moonhare_scene::geometry::Point],
    t: f32,
    colour: moonhare_scene::colour::Colour,
) {
    let list = (0..(30.0 + 40.0 * t) as usize)
        .map(|_| {
            let x = s.rng.range(-20.0, 780.0);
            let y = super::height(dune, x) + lerp(14.0, 150.0, s.rng.unit() * s.rng.unit());
            let w = s.rng.range(20.0, 70.0) * (0.6 + t);
            Stroke {
                points: [point(x, y), point(x + w * 0.5, y - 4.0), point(x + w, y + 2.0)],
                widths: [2.4, 0.8],
                colour,
                alpha: 0.35,
            }
        })
        .collect();
    s.strokes(Strokes { list, ..Strokes::default() });
}
