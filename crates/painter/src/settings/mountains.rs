//! High snowy peaks and a rock to stand on.

use super::terrain::{land, peaks, ridge};
use super::{Place, Setting, Stage, Wish, air, frame};
use moonhare_scene::Scene;

/// Peaks behind peaks.
pub(super) static MOUNTAINS: Setting = Setting { id: "mountains", place: Place::Outdoors, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.5);
    let p = s.palette;
    for layer in 0..3 {
        let t = layer as f32 / 2.0;
        peaks(
            s,
            wish.ground - 330.0 + 110.0 * layer as f32,
            330.0 - 90.0 * t,
            p.ground(t * 0.5).mix(p.fog, 0.6 - 0.45 * t),
            true,
        );
        s.fog(wish.ground - 290.0 + 110.0 * layer as f32, 90.0, 0.55 - 0.2 * t);
    }
    let ground = ridge(s, wish.ground, 20.0, 9);
    land(s, &ground, p.near.mix(p.stone, 0.3), p.near, 0.0);
    Stage { ground, horizon: wish.ground - 200.0, water: None }
}

fn front(s: &mut Scene, _: &Stage) {
    if s.rng.chance(0.3) {
        frame::branch(s);
    }
}
