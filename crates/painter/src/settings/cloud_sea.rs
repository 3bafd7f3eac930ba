//! Above the clouds, which carry.

use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::Scene;

/// A sea of cloud one can stand on.
pub(super) static CLOUD_SEA: Setting = Setting { id: "cloud_sea", place: Place::Air, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.4);
    air::cloud_rows(s, wish.ground - 290.0, 3, 85.0, 130.0);
    air::cloud_rows(s, wish.ground - 40.0, 1, 80.0, 120.0);
    Stage::flat(wish.ground + 10.0, wish.ground - 250.0)
}

fn front(s: &mut Scene, stage: &Stage) {
    let y = stage.y(400.0);
    let colour = air::cloud_colour(s).mix(s.palette.sky[1], 0.3);
    for x in [40.0, 330.0, 640.0] {
        let (dx, w) = (s.rng.range(-60.0, 60.0), s.rng.range(300.0, 420.0));
        air::heap(s, x + dx, y + 110.0, w, 110.0, colour, false, 1.0);
    }
    s.fog_bank(moonhare_scene::Fog { y: 1190.0, height: 70.0, colour, alpha: 0.9, rise: 1.0 });
}
