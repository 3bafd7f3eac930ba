//! A stage between curtains.

use super::interior::{boards, curtains};
use super::terrain::{land, ridge};
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::{Look, Scene};

/// A painted landscape, boards, curtains in front.
pub(super) static THEATRE: Setting = Setting { id: "theatre", place: Place::Indoors, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.4);
    let p = s.palette;
    let floor = wish.ground - 110.0;
    for layer in 0..3 {
        let t = layer as f32 / 2.0;
        let line = ridge(s, floor - 170.0 + 60.0 * layer as f32, 26.0, 7);
        land(s, &line, p.ground(t).mix(p.fog, 0.4 * (1.0 - t)), p.ground(t), 0.0);
    }
    boards(s, floor, p.wood);
    s.glow_shaped(400.0, wish.ground, 470.0, p.light, 0.4, 1.5, 0.4);
    Stage::flat(wish.ground, floor)
}

fn front(s: &mut Scene, _: &Stage) {
    let p = s.palette;
    let cloth = s.rng.pick(&[p.red, p.accent, p.red]).dim(0.9);
    curtains(s, cloth, 130.0);
    // Footlights.
    for i in 0..7 {
        let x = 130.0 + i as f32 * 90.0;
        s.ellipse(x, 1168.0, 26.0, 18.0, Look::of(p.gold.dim(0.8)));
        s.ellipse(x, 1160.0, 18.0, 9.0, Look::lamp(p.flame));
        s.glow(x, 1150.0, 110.0, p.flame, 0.3);
    }
}
