//! A tree has grown around something, and lives with it.

use super::prelude::*;

pub(super) static GROWN_INTO_THE_TREE: Relation = Relation {
    id: "grown_into_the_tree",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Secrecy],
    slots: &[
        thing(
            "subject",
            &[
                "clock",
                "bicycle",
                "piano",
                "bed",
                "house",
                "sailing_boat",
                "telephone",
                "mask",
                "birdcage",
                "lantern",
                "door",
                "violin",
                "train",
                "gramophone",
                "grandfather_clock",
                "typewriter",
                "globe",
                "sewing_machine",
                "accordion",
                "vintage_car",
                "pram",
                "camera",
                "guitar",
                "binoculars",
                "abacus",
                "sledge",
            ],
        ),
        WITNESS,
        place(&["forest", "hills", "garden", "snowfield", "marsh", "city"]),
    ],
    layouts: &[view("roots", Camera::Wide, roots), view("underground", Camera::TwoInOne, underground)],
};

fn crown(s: &mut Scene, x: f32, y: f32, h: f32, w: f32) {
    let p = s.palette;
    s.note("oak", Role::Detail);
    let bark = p.wood_dark;
    s.limb(
        &nodes![(x - w * 0.1, y), (x, y - h * 0.4), (x + w * 0.08, y - h)],
        &[w, w * 0.62, w * 0.5],
        Look::of(bark).texture(0.4).grain(90.0).inflate(w * 0.18),
    );
    for i in 0..5 {
        let side = if i % 2 == 0 { -1.0 } else { 1.0 };
        let from = y - h * (0.6 + 0.1 * i as f32);
        let (ex, ey) = (x + side * (210.0 + 26.0 * i as f32), from - 170.0);
        s.limb(
            &nodes![(x, from), (x + side * 110.0, from - 60.0), (ex, ey)],
            &[w * 0.4, w * 0.24, w * 0.06],
            Look::of(bark).texture(0.35),
        );
        for k in 0..4 {
            let t = 0.45 + 0.18 * k as f32;
            let at = point(lerp(x, ex, t), lerp(from, ey, t) - 24.0);
            trees::leaves(s, at, 82.0, 46, &[p.leaf, p.leaf.dim(0.82), p.accent2.mix(p.leaf, 0.5)]);
        }
    }
    for k in 0..9 {
        let at = point(x + lerp(-170.0, 190.0, k as f32 / 8.0), y - h * 0.98 - s.rng.range(0.0, 90.0));
        trees::leaves(s, at, 90.0, 50, &[p.leaf, p.leaf.lighter(0.04), p.accent2.mix(p.leaf, 0.5)]);
    }
}

fn root(s: &mut Scene, path: &[moonhare_scene::geometry::Node], w: f32) {
    let bark = s.palette.wood_dark.lighter(0.03);
    s.limb(path, &[w, w * 0.72, w * 0.4, w * 0.1], Look::of(bark).texture(0.4).inflate(w * 0.2).shadow(0.6));
}

/// The thing sits in the foot of the trunk.
fn roots(c: &mut Composer) {
    let kept = c.motif("subject");
    c.scene.light_at(170.0, 260.0, 0.4);
    let stage = c.stage(&Wish { ground: 1050.0, ..Wish::default() });
    let who = c.somebody("witness").from_behind();
    let dress = c.dress();
    let s = &mut c.scene;
    let y = stage.y(470.0) + 20.0;
    s.group(Group::new(), |s| crown(s, 480.0, y, 560.0, 210.0));
    s.place(
        &kept.dressed(dress),
        At::new(460.0, y + 10.0).scale(fit(kept, 300.0, 330.0)).standing().turned(6.0).subject(),
    );
    root(s, &nodes![(540, y - 330.0), (600, y - 200.0), (560, y - 60.0), (440, y + 30.0)], 66.0);
    root(s, &nodes![(400, y - 300.0), (330, y - 160.0), (350, y - 30.0), (460, y + 30.0)], 56.0);
    root(s, &nodes![(520, y - 350.0), (470, y - 200.0), (380, y - 110.0), (250, y + 30.0)], 44.0);
    root(s, &nodes![(580, y - 160.0), (660, y - 60.0), (740, y + 10.0), (800, y + 40.0)], 60.0);
    s.place(
        &who,
        At::new(170.0, stage.y(170.0) + 60.0)
            .height(230.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(460.0, y - 170.0, 230.0);
    c.scene.focus(170.0, 960.0, 130.0);
}

/// The ground is cut open: a small tree above, a great cellar of roots below.
fn underground(c: &mut Composer) {
    let kept = c.motif("subject");
    c.scene.light_at(420.0, 820.0, 0.3);
    let place = c.setting("setting");
    let who = c.somebody("witness").doing(Pose::Kneel);
    let dress = c.dress();
    let s = &mut c.scene;
    let p = s.palette;
    s.note(place.id, Role::Setting);
    let before = s.light;
    s.light_at(170.0, 120.0, 0.4);
    let stage = (place.back)(s, &Wish { ground: 440.0, open: [200.0, 700.0], ..Wish::default() });
    s.light = before;
    s.group(Group::new(), |s| {
        s.at(&[shift(470.0, stage.y(470.0)), scale(0.52), shift(-480.0, -1000.0)], |s| {
            crown(s, 480.0, 1000.0, 560.0, 180.0);
        });
    });
    s.place(
        &who,
        At::new(220.0, stage.y(220.0) + 14.0).height(150.0).standing().facing(Facing::Right).witness(),
    );
    let soil = p.wood_dark.mix(p.near, 0.4);
    s.blob(&nodes![(-60, 470; corner), (150, 456), (400, 462), (650, 452), (860, 470; corner), (860, 1300; corner), (-60, 1300; corner)], Look::of(soil).to(soil.dim(0.55)).grass(8.0, -90.0, 7.0).inflate(16.0).texture(0.4).shadow(0.0));
    for _ in 0..34 {
        let (x, y, r) = (s.rng.range(0.0, 800.0), s.rng.range(520.0, 1190.0), s.rng.range(6.0, 22.0));
        s.ellipse(x, y, r * 1.3, r, Look::of(p.stone.mix(soil, 0.4)).shadow(0.4));
    }
    s.blob(
        &nodes![
            (180, 860),
            (240, 680),
            (430, 620),
            (620, 680),
            (680, 860),
            (620, 1060),
            (420, 1120),
            (230, 1060)
        ],
        Look::of(p.flame.mix(soil, 0.5)).to(soil.dim(0.8)).flat().rim(0.0).soft(12.0).shadow(0.0),
    );
    s.glow(430.0, 860.0, 380.0, p.flame, 0.45);
    s.place(&kept.dressed(dress), At::new(430.0, 1060.0).scale(fit(kept, 400.0, 380.0)).standing().subject());
    for (path, w) in [
        (nodes![(440, 460), (330, 560), (200, 760), (230, 1060)], 60.0),
        (nodes![(500, 460), (610, 570), (690, 780), (620, 1090)], 60.0),
        (nodes![(470, 460), (480, 580), (560, 680), (470, 1110)], 34.0),
        (nodes![(420, 470), (250, 540), (110, 600), (30, 760)], 40.0),
        (nodes![(520, 470), (660, 530), (740, 640), (790, 800)], 40.0),
    ] {
        root(s, &path, w);
    }
    c.scene.focus(430.0, 860.0, 270.0);
    c.scene.focus(220.0, 380.0, 110.0);
}
