//! A cave with light at its mouth.

use super::terrain::{land, ridge};
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::geometry::{Path, node};
use moonhare_scene::math::{cos, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene, Sky};
use std::f32::consts::TAU;

/// Dark rock around a bright opening.
pub(super) static CAVE: Setting = Setting { id: "cave", place: Place::Outdoors, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    let p = s.palette;
    let glow = p.fog.mix(p.light, 0.25);
    let stops = vec![(0.0, p.sky[2]), (0.5, glow), (1.0, p.fog)];
    s.paint_sky(Sky { stops, glow_radius: 480.0, ..Sky::of(&p, 0.2, 0.6) });
    let far = ridge(s, wish.ground - 160.0, 30.0, 7);
    land(s, &far, p.far.mix(p.fog, 0.5), p.fog, 0.0);
    s.fog(wish.ground - 140.0, 90.0, 0.6);
    // Two rings of rock, the nearer one darker.
    for (k, depth) in [(1.0, 0.55), (1.22, 1.0)] {
        let rock = p.mid.mix(p.near, depth).mix(p.stone, 0.15);
        let mouth: Vec<_> = (0..18)
            .map(|i| {
                let a = i as f32 / 18.0 * TAU;
                let wobble = s.rng.range(0.86, 1.08);
                node(400.0 + 300.0 * k * wobble * cos(a), 560.0 + 470.0 * k * wobble * sin(a))
            })
            .collect();
        let hole = Path::rect(-40.0, -40.0, 880.0, 1300.0).and(Path::blob(&mouth));
        s.part(
            &hole,
            Look::of(rock)
                .to(rock.dim(0.6))
                .even_odd()
                .inflate(34.0)
                .texture(0.35)
                .grain(70.0)
                .shadow(0.6)
                .rough(2.0),
        );
    }
    for _ in 0..9 {
        let side = s.rng.pick(&[-1.0, 1.0]);
        let (x, l) = (400.0 + side * s.rng.range(40.0, 390.0), s.rng.range(50.0, 170.0));
        let rock = p.near.mix(p.stone, 0.2);
        s.blob(&nodes![(x - 26.0, -20; corner), (x - 12.0, l * 0.5), (x, l + 40.0; corner), (x + 12.0, l * 0.5), (x + 26.0, -20; corner)], Look::of(rock).texture(0.3).grain(90.0));
    }
    let ground = ridge(s, wish.ground, 16.0, 8);
    land(s, &ground, p.near.mix(p.stone, 0.25), p.near.dim(0.8), 0.0);
    s.rays(400.0, 200.0, 800.0, p.light, 0.15, Some([50.0, 130.0]));
    Stage { ground, horizon: wish.ground - 150.0, water: None }
}

fn front(s: &mut Scene, stage: &Stage) {
    let flame = s.palette.flame;
    let y = stage.y(400.0);
    air::sparks(s, 26, [60.0, y - 500.0, 740.0, y + 60.0], flame);
}
