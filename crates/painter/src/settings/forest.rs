//! A misty wood of tall trunks.

use super::terrain::{grass, land, ridge};
use super::{Place, Setting, Stage, Wish};
use moonhare_scene::math::{lerp, pow};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene, Sky};

/// Tall trunks in layers of mist.
pub(crate) static FOREST: Setting = Setting { id: "forest", place: Place::Outdoors, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    let p = s.palette;
    let mist = [p.fog.mix(p.sky[2], 0.5), p.fog.mix(p.light, 0.3), p.fog.mix(p.light, 0.5), p.fog];
    let stops = mist.iter().enumerate().map(|(i, c)| (i as f32 / 3.0, *c)).collect();
    s.paint_sky(Sky {
        stops,
        glow_radius: 380.0,
        ..Sky::of(&p, if p.fog.l > 0.75 { 0.4 } else { 0.8 }, 0.3)
    });
    let mut ground = Vec::new();
    for layer in 0..4 {
        let t = layer as f32 / 3.0;
        let y = lerp(wish.ground - 110.0, wish.ground, t);
        let colour = p.far.mix(p.near, t).mix(p.fog, 0.6 * pow(1.0 - t, 1.2));
        trunks(s, y, t, colour, if t > 0.4 { wish.open } else { [0.0, 0.0] });
        ground = ridge(s, y, 10.0, 8);
        land(s, &ground, colour.lighter(0.02), colour.mix(p.fog, 0.3), 4.0 + 8.0 * t);
        if layer < 3 {
            s.fog(y - 40.0, 150.0, 0.34);
        }
    }
    s.rays(s.light.at.x, s.light.at.y - 100.0, 700.0, p.light, 0.35, Some([23.0, 155.0]));
    Stage { ground, horizon: wish.ground - 110.0, water: None }
}

fn trunks(s: &mut Scene, y: f32, t: f32, colour: moonhare_scene::colour::Colour, open: [f32; 2]) {
    let count = (11.0 - 6.0 * t) as usize;
    for i in 0..count {
        let x = lerp(-40.0, 840.0, (i as f32 + s.rng.range(0.1, 0.9)) / count as f32);
        let w = (14.0 + 46.0 * t) * s.rng.range(0.7, 1.3);
        if x > open[0] - w && x < open[1] + w && open[1] > open[0] {
            continue;
        }
        let lean = s.rng.range(-25.0, 25.0);
        let trunk = nodes![(x - 2.0, y + 30.0), (x, y - 20.0), (x + lean * 0.3, y - 400.0), (x + lean, -60)];
        let look = Look::of(colour).grain(90.0).texture(0.3).shadow(0.2).inflate(w * 0.25);
        s.limb(&trunk, &[w * 1.9, w, w * 0.78, w * 0.62], look);
    }
}

fn front(s: &mut Scene, stage: &Stage) {
    let y = stage.y(400.0) + 80.0;
    grass(s, y, 240, 80.0, [0.0, 800.0]);
}
