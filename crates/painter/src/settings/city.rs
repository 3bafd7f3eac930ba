//! A town of crooked roofs.

use super::buildings::row;
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// Roofs in rows; one stands on the nearest.
pub(super) static CITY: Setting = Setting { id: "city", place: Place::Air, back, front: |_, _| {} };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.55);
    let p = s.palette;
    for layer in 0..3 {
        let t = layer as f32 / 2.0;
        row(s, wish.ground - 130.0 + 60.0 * layer as f32, 0.85 + 0.15 * t, t * 0.85, wish.open);
        s.fog(wish.ground - 70.0 + 60.0 * layer as f32, 60.0, 0.4 - 0.2 * t);
    }
    // The roof one stands on: a long ridge with tiles and two chimneys.
    let y = wish.ground;
    let tiles = p.near.mix(p.accent, 0.14);
    s.poly(
        &nodes![(-20, y), (820, y - 8.0), (820, 1240), (-20, 1240)],
        Look::of(tiles).to(p.near.dim(0.8)).inflate(14.0).shadow(0.0),
    );
    for j in 0..5 {
        let yy = y + 26.0 + j as f32 * 38.0;
        for i in 0..15 {
            let x = -30.0 + i as f32 * 58.0 + (j % 2) as f32 * 29.0;
            let tone = tiles.lighter(s.rng.range(-0.04, 0.03));
            s.blob(&nodes![(x, yy - 22.0; corner), (x + 56.0, yy - 22.0; corner), (x + 54.0, yy + 2.0), (x + 28.0, yy + 16.0), (x + 2.0, yy + 2.0)], Look::of(tone).inflate(4.0).shadow(0.35));
        }
    }
    s.limb(&nodes![(-20, y), (400, y - 4.0), (820, y - 8.0)], &[20.0], Look::of(tiles.dim(0.8)));
    Stage::flat(y - 6.0, wish.ground - 200.0)
}
