//! The sea, seen from a shore.

use super::terrain::{land, ridge};
use super::{Place, Setting, Stage, Wish, air, frame};
use moonhare_scene::math::lerp;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene, Water};

/// Water to the horizon, a strip of shore in front.
pub(super) static SEA: Setting = Setting { id: "sea", place: Place::Waterside, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.6);
    let p = s.palette;
    let horizon = wish.ground - 330.0;
    if s.rng.chance(0.5) {
        let island = s.rng.pick(&[90.0, 700.0]);
        let colour = p.far.mix(p.fog, 0.45);
        s.blob(
            &nodes![
                (island - 150.0, horizon + 6.0),
                (island - 70.0, horizon - 30.0),
                (island + 10.0, horizon - 52.0),
                (island + 90.0, horizon - 20.0),
                (island + 150.0, horizon + 6.0)
            ],
            Look::of(colour).shadow(0.0),
        );
    }
    s.water(Water::of(&p, horizon, s.light.at.x));
    s.fog(horizon, 16.0, 0.35);
    let ground = ridge(s, wish.ground, 16.0, 7);
    let sand = p.near.mix(p.far, 0.25);
    foam(s, &ground);
    land(s, &ground, sand, p.near, 3.0);
    for _ in 0..26 {
        let x = s.rng.range(0.0, 800.0);
        let y = lerp(wish.ground + 30.0, 1190.0, s.rng.unit());
        let r = s.rng.range(3.0, 12.0);
        s.ellipse(x, y, r * 1.4, r * 0.8, Look::of(sand.mix(p.stone, 0.5)).shadow(0.4));
    }
    Stage { ground, horizon, water: Some(horizon) }
}

fn foam(s: &mut Scene, shore: &[moonhare_scene::geometry::Point]) {
    let white = s.palette.white;
    for (lift, alpha) in [(14.0, 0.4), (4.0, 0.75)] {
        let line: Vec<_> = shore.iter().map(|q| moonhare_scene::geometry::node(q.x, q.y - lift)).collect();
        s.line(&line, 5.0, Look::of(white).alpha(alpha).soft(1.5));
    }
}

fn front(s: &mut Scene, _: &Stage) {
    match s.rng.below(4) {
        0 => frame::reeds(s, 1.0),
        1 => frame::reeds(s, -1.0),
        _ => {}
    }
}
