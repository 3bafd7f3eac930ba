//! A white plain under mountains.

use super::terrain::{land, peaks, ridge};
use super::trees::{Sort, tree};
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::Scene;

/// Snow as far as one can see.
pub(super) static SNOWFIELD: Setting = Setting { id: "snowfield", place: Place::Outdoors, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.5);
    let p = s.palette;
    let snow = p.white;
    peaks(s, wish.ground - 210.0, 260.0, p.far.mix(p.fog, 0.5), true);
    s.fog(wish.ground - 200.0, 90.0, 0.5);
    let mut ground = Vec::new();
    for layer in 0..3 {
        let t = layer as f32 / 2.0;
        ground = ridge(s, wish.ground - 150.0 + 75.0 * layer as f32, 16.0, 6);
        for _ in 0..5 {
            let (x, h) = (s.rng.range(-20.0, 820.0), (50.0 + 70.0 * t) * s.rng.range(0.7, 1.2));
            if layer == 2 && x > wish.open[0] - 60.0 && x < wish.open[1] + 60.0 {
                continue;
            }
            let foot = super::height(&ground, x) + 4.0;
            tree(
                s,
                Sort::Pine,
                x,
                foot,
                h,
                p.leaf.mix(p.fog, 0.6 - 0.4 * t),
                Some(snow.mix(p.fog, 0.4 - 0.3 * t)),
            );
        }
        land(s, &ground, snow.mix(p.fog, 0.36 - 0.3 * t), p.fog.mix(p.sky[1], 0.3 * t), 0.0);
    }
    Stage { ground, horizon: wish.ground - 180.0, water: None }
}

fn front(s: &mut Scene, _: &Stage) {
    air::snowfall(s, 150);
}
