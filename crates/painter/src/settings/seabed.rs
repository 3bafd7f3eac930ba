//! The bottom of the sea.

use super::terrain::{land, ridge};
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::geometry::node;
use moonhare_scene::math::{cos, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene, Sky};
use std::f32::consts::TAU;

/// Light from above, weed, bubbles.
pub(super) static SEABED: Setting = Setting { id: "seabed", place: Place::Underwater, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    let p = s.palette;
    let deep = p.water[0];
    let colours = [p.sky[3].mix(p.light, 0.25), p.water[1], deep.mix(p.water[1], 0.4), deep.dim(0.8)];
    let stops = colours.iter().enumerate().map(|(i, c)| (i as f32 / 3.0, *c)).collect();
    s.light.at.y = -120.0;
    s.paint_sky(Sky { stops, glow_radius: 520.0, ..Sky::of(&p, 0.75, 0.25) });
    s.rays(s.light.at.x, -160.0, 900.0, p.light, 0.5, Some([17.0, 163.0]));
    let mut ground = Vec::new();
    for layer in 0..3 {
        let t = layer as f32 / 2.0;
        ground = ridge(s, wish.ground - 130.0 + 65.0 * layer as f32, 32.0 - 14.0 * t, 7);
        let colour = p.far.mix(p.near, t).mix(deep, 0.4 * (1.0 - t));
        for _ in 0..5 {
            let (x, r) = (s.rng.range(0.0, 800.0), s.rng.range(20.0, 55.0) * (1.0 + t));
            let y = super::height(&ground, x);
            let stone: Vec<_> = (0..8)
                .map(|i| {
                    let a = i as f32 / 8.0 * TAU;
                    node(x + r * s.rng.range(0.8, 1.3) * cos(a), y + r * 0.6 * s.rng.range(0.8, 1.2) * sin(a))
                })
                .collect();
            s.blob(&stone, Look::of(colour.dim(0.9)).shadow(0.0));
        }
        land(s, &ground, colour, colour.mix(deep, 0.4), 0.0);
        s.fog_bank(moonhare_scene::Fog {
            y: wish.ground - 100.0 + 65.0 * layer as f32,
            height: 70.0,
            colour: p.water[1],
            alpha: 0.22,
            rise: 1.0,
        });
    }
    Stage { ground, horizon: wish.ground - 120.0, water: None }
}

fn front(s: &mut Scene, _: &Stage) {
    let p = s.palette;
    for _ in 0..11 {
        let side = s.rng.pick(&[-1.0, 1.0]);
        let x = 400.0 + side * s.rng.range(235.0, 420.0);
        let h = s.rng.range(180.0, 480.0);
        let colour = p.leaf.mix(p.near, s.rng.range(0.3, 0.8));
        let stem: Vec<_> = (0..6)
            .map(|j| {
                node(x + if j > 0 { s.rng.range(-26.0, 26.0) } else { 0.0 }, 1210.0 - h * j as f32 / 5.0)
            })
            .collect();
        s.limb(&stem, &[9.0, 7.0, 5.0, 2.0], Look::of(colour).shadow(0.0));
        for n in &stem[1..] {
            let (a, b) = (n.at.x, n.at.y);
            for out in [-1.0, 1.0] {
                s.blob(&nodes![(a, b), (a + out * 18.0, b - 12.0), (a + out * 34.0, b - 34.0; corner), (a + out * 10.0, b - 22.0)], Look::of(colour.lighter(0.02)).shadow(0.0).inflate(3.0));
            }
        }
    }
    air::bubbles(s, 34, [0.0, 120.0, 800.0, 1100.0]);
}
