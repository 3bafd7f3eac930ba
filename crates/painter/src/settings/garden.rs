//! A walled garden in bloom.

use super::terrain::{flowers, grass, land, ridge};
use super::trees::{Sort, tree};
use super::{Place, Setting, Stage, Wish, air, frame};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// Hedges, a wall with an arch, flower beds.
pub(super) static GARDEN: Setting = Setting { id: "garden", place: Place::Outdoors, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.45);
    let p = s.palette;
    let top = wish.ground - 330.0;
    for _ in 0..9 {
        let (x, h) = (s.rng.range(-20.0, 820.0), s.rng.range(130.0, 240.0));
        let sort = s.rng.pick(&[Sort::Round, Sort::Poplar, Sort::Round]);
        tree(s, sort, x, top + 60.0, h, p.leaf.mix(p.fog, 0.45), None);
    }
    s.fog(top + 20.0, 90.0, 0.4);
    let brick = p.stone.mix(p.red, 0.22).mix(p.fog, 0.25);
    s.rect(
        -20.0,
        top,
        840.0,
        240.0,
        Look::of(brick).to(brick.dim(0.75)).flat().rim(0.0).shadow(0.0).texture(0.2),
    );
    for j in 0..7 {
        for i in 0..12 {
            let x = -30.0 + i as f32 * 76.0 + (j % 2) as f32 * 38.0;
            let tone = brick.lighter(s.rng.range(-0.05, 0.04));
            s.rect(x, top + 6.0 + j as f32 * 33.0, 71.0, 28.0, Look::of(tone).inflate(4.0).shadow(0.2));
        }
    }
    s.rect(-20.0, top - 14.0, 840.0, 20.0, Look::of(brick.lighter(0.05)).inflate(4.0));
    for _ in 0..26 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(top - 10.0, top + 190.0));
        super::trees::leaves(s, moonhare_scene::geometry::point(x, y), 34.0, 14, &[p.leaf, p.leaf.dim(0.8)]);
    }
    let mut ground = Vec::new();
    for layer in 0..3 {
        let t = layer as f32 / 2.0;
        ground = ridge(s, wish.ground - 120.0 + 60.0 * layer as f32, 10.0, 6);
        land(s, &ground, p.leaf.mix(p.near, 0.15 + 0.45 * t), p.near.mix(p.leaf, 0.25), 7.0);
        flowers(s, wish.ground - 95.0 + 60.0 * layer as f32, 36, 2.0 + 2.0 * t, [0.0, 800.0]);
    }
    let x = 400.0;
    s.poly(
        &nodes![
            (x - 40.0, wish.ground - 120.0),
            (x + 40.0, wish.ground - 120.0),
            (x + 190.0, 1240),
            (x - 190.0, 1240)
        ],
        Look::of(p.cream.mix(p.near, 0.35)).flat().rim(0.0).shadow(0.0).texture(0.25),
    );
    Stage { ground, horizon: top, water: None }
}

fn front(s: &mut Scene, stage: &Stage) {
    let y = stage.y(400.0) + 90.0;
    for range in [[-10.0, 250.0], [550.0, 810.0]] {
        grass(s, y, 110, 70.0, range);
        flowers(s, y + 20.0, 26, 5.0, range);
    }
    if s.rng.chance(0.4) {
        frame::corners(s);
    }
}
