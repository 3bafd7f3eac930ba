//! Under the roof, among forgotten boxes.

use super::interior::boards;
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::math::lerp;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene, Sky};

/// Beams, a skylight, trunks and boxes.
pub(super) static ATTIC: Setting = Setting { id: "attic", place: Place::Indoors, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    let p = s.palette;
    let wood = p.wood.mix(p.mid, 0.35);
    let stops = vec![(0.0, wood.dim(0.5)), (0.6, wood.dim(0.8)), (1.0, wood.dim(0.6))];
    s.paint_sky(Sky { stops, ..Sky::of(&p, 0.2, 0.1) });
    let floor = wish.ground - 120.0;
    for i in 0..17 {
        let x = lerp(-700.0, 1500.0, i as f32 / 16.0);
        s.limb(
            &nodes![(400.0 + (x - 400.0) * 0.24, 20), (x, floor + 60.0)],
            &[4.0, 9.0],
            Look::of(wood.dim(0.6)).shadow(0.0).rim(0.0).flat(),
        );
    }
    for side in [-1.0, 1.0] {
        let at = |v: f32| 400.0 + side * v;
        s.limb(
            &nodes![(at(60.0), -30), (at(440.0), floor - 60.0)],
            &[46.0, 56.0],
            Look::of(wood).grain(60.0).texture(0.35).inflate(9.0),
        );
    }
    s.limb(&nodes![(-20, 250), (820, 250)], &[44.0], Look::of(wood.dim(0.9)).texture(0.35).inflate(8.0));
    // A round window.
    s.ellipse(400.0, 130.0, 84.0, 84.0, Look::of(p.sky[2]).to(p.sky[3]).flat().rim(0.0));
    s.glow(400.0, 130.0, 260.0, p.light, 0.5);
    s.stroke(
        &moonhare_scene::geometry::Path::ellipse(400.0, 130.0, 84.0, 84.0),
        14.0,
        Look::of(wood.lighter(0.06)).inflate(4.0).shadow(0.5),
    );
    s.rect(396.0, 48.0, 8.0, 164.0, Look::of(wood));
    s.rect(318.0, 126.0, 164.0, 8.0, Look::of(wood));
    boards(s, floor, wood);
    for (x, w, h) in [(40.0, 130.0, 120.0), (150.0, 90.0, 76.0), (740.0, 150.0, 150.0), (640.0, 80.0, 60.0)] {
        let cloth =
            s.rng.pick(&[p.wood_dark, p.wood, p.red.mix(p.wood_dark, 0.6), p.leaf.mix(p.wood_dark, 0.5)]);
        let y = floor + 18.0;
        s.rect(x - w / 2.0, y - h, w, h, Look::of(cloth).inflate(7.0).shadow(0.6).texture(0.25));
        s.rect(x - w / 2.0 - 3.0, y - h - 4.0, w + 6.0, 22.0, Look::of(cloth.lighter(0.05)).inflate(4.0));
        s.rect(x - 7.0, y - h + 14.0, 14.0, 14.0, Look::of(p.gold).inflate(3.0));
    }
    s.poly(
        &nodes![(330, 160), (470, 160), (700, 1200), (100, 1200)],
        Look::of(p.light).emissive().screen().alpha(0.16).soft(22.0).shadow(0.0),
    );
    Stage::flat(wish.ground, floor)
}

fn front(s: &mut Scene, _: &Stage) {
    let light = s.palette.light;
    air::sparks(s, 30, [160.0, 240.0, 640.0, 1050.0], light);
}
