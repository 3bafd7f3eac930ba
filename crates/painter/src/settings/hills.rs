//! Rolling hills with small trees.

use super::terrain::{grass, land, ridge};
use super::trees::{Sort, tree};
use super::{Place, Setting, Stage, Wish, air, frame};
use moonhare_scene::Scene;

/// Hills behind hills.
pub(super) static HILLS: Setting = Setting { id: "hills", place: Place::Outdoors, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.55);
    let p = s.palette;
    let sort = s.rng.pick(&[Sort::Pine, Sort::Round, Sort::Poplar, Sort::Bare]);
    let mut ground = Vec::new();
    for layer in 0..4 {
        let t = layer as f32 / 3.0;
        let colour = p.ground(t).mix(p.fog, 0.55 * (1.0 - t));
        let y = wish.ground - 95.0 * (3.0 - layer as f32) * 0.95;
        ground = ridge(s, y, 46.0 - 24.0 * t, 7 + layer);
        for _ in 0..(12.0 - 7.0 * t) as usize {
            let (x, h) = (s.rng.range(-20.0, 820.0), (26.0 + 70.0 * t) * s.rng.range(0.7, 1.25));
            if layer == 3 && x > wish.open[0] - 40.0 && x < wish.open[1] + 40.0 {
                continue;
            }
            let foot = super::height(&ground, x) + 4.0;
            tree(s, sort, x, foot, h, colour.dim(0.86), None);
        }
        land(s, &ground, colour, colour.mix(p.fog, 0.5 - 0.3 * t), 4.0 + 5.0 * t);
        if layer < 3 {
            s.fog(y + 60.0, 50.0, 0.4 * (1.0 - t * 0.5));
        }
    }
    Stage { ground, horizon: wish.ground - 270.0, water: None }
}

fn front(s: &mut Scene, stage: &Stage) {
    grass(s, stage.y(400.0) + 80.0, 220, 74.0, [0.0, 800.0]);
    frame::maybe(s);
}
