//! A harbour at the edge of a town.

use super::buildings::row;
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene, Water};

/// Houses across the water, masts, a quay of stones.
pub(super) static HARBOUR: Setting = Setting { id: "harbour", place: Place::Waterside, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.5);
    let p = s.palette;
    let shore = wish.ground - 240.0;
    row(s, shore - 6.0, 0.72, 0.35, wish.open);
    let hull = p.mid.mix(p.near, 0.4);
    for x in [70.0, 180.0, 640.0, 745.0] {
        if x > wish.open[0] && x < wish.open[1] {
            continue;
        }
        let h = s.rng.range(170.0, 260.0);
        s.limb(&nodes![(x, shore), (x + 3.0, shore - h)], &[5.0, 2.5], Look::of(hull).shadow(0.0));
        s.line(
            &nodes![(x + 2.0, shore - h * 0.95), (x - 50.0, shore - 10.0)],
            1.2,
            Look::of(hull).alpha(0.8),
        );
        s.line(
            &nodes![(x + 2.0, shore - h * 0.95), (x + 56.0, shore - 10.0)],
            1.2,
            Look::of(hull).alpha(0.8),
        );
        s.blob(&nodes![(x - 70.0, shore - 18.0; corner), (x, shore - 12.0), (x + 74.0, shore - 20.0; corner), (x + 50.0, shore + 10.0), (x - 46.0, shore + 10.0)], Look::of(hull).shadow(0.0));
    }
    s.water(Water { mirror: 0.7, ..Water::of(&p, shore, s.light.at.x) });
    s.fog(shore, 20.0, 0.3);
    let y = wish.ground;
    let stone = p.stone.mix(p.near, 0.55);
    s.poly(
        &nodes![(-20, y), (820, y), (820, 1240), (-20, 1240)],
        Look::of(stone).to(p.near.dim(0.85)).inflate(10.0).shadow(0.0),
    );
    for j in 0..4 {
        let mut x = -40.0 - (j % 2) as f32 * 30.0;
        while x < 820.0 {
            let w = s.rng.range(60.0, 110.0);
            let tone = stone.lighter(s.rng.range(-0.05, 0.03));
            let yy = y + 4.0 + j as f32 * 46.0;
            s.rect(x + 2.0, yy, w - 4.0, 42.0, Look::of(tone).inflate(6.0).shadow(0.35).texture(0.25));
            x += w;
        }
    }
    s.limb(&nodes![(-20, y), (820, y)], &[16.0], Look::of(stone.lighter(0.04)));
    Stage { water: Some(shore), ..Stage::flat(y - 2.0, shore) }
}

fn front(s: &mut Scene, stage: &Stage) {
    let p = s.palette;
    let x = s.rng.pick(&[64.0, 738.0]);
    let y = stage.y(x) + 70.0;
    s.blob(&nodes![(x - 26.0, y; corner), (x - 20.0, y - 60.0), (x - 34.0, y - 84.0), (x, y - 96.0), (x + 34.0, y - 84.0), (x + 20.0, y - 60.0), (x + 26.0, y; corner)], Look::of(p.metal.dim(0.6)));
    for k in 0..3 {
        let yy = y - 20.0 - 11.0 * k as f32;
        s.limb(&nodes![(x - 27.0, yy), (x, yy + 7.0), (x + 27.0, yy)], &[9.0], p.wood.mix(p.cream, 0.3));
    }
}
