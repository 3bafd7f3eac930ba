//! The stars have fallen, and somebody tidies up.

use super::prelude::*;

pub(super) static SWEEPS_THE_STARS: Relation = Relation {
    id: "sweeps_the_stars",
    themes: Themes::Only(&["moonhare", "marbles", "lost-kites", "carousel"]),
    moods: &[Mood::Loneliness, Mood::Wonder],
    slots: &[
        WITNESS,
        thing(
            "subject",
            &[
                "bench",
                "piano",
                "cat",
                "suitcase",
                "bicycle",
                "door",
                "telescope",
                "squirrel",
                "armchair",
                "owl",
                "pram",
                "vintage_car",
            ],
        ),
        place(&["snowfield", "city", "theatre", "hills", "cloud_sea", "desert", "railway"]),
    ],
    layouts: &[view("yard", Camera::Wide, yard).witnessed(), view("heap", Camera::CloseUp, pile).witnessed()],
};

fn star(s: &mut Scene, x: f32, y: f32, r: f32) {
    let p = s.palette;
    let turned = s.rng.range(0.0, 1.2);
    let nodes: Vec<_> = (0..10)
        .map(|i| {
            let a = i as f32 / 10.0 * TAU + turned;
            let k = if i % 2 == 0 { r } else { r * 0.46 };
            moonhare_scene::geometry::corner(x + sin(a) * k, y - cos(a) * k * 0.9)
        })
        .collect();
    s.glow(x, y, r * 3.0, p.light, 0.1);
    s.poly(&nodes, Look::of(p.flame.mix(p.light, 0.3)).inflate(r * 0.25).bias(0.15).shadow(0.3));
}

fn broom(s: &mut Scene, x: f32, y: f32, k: f32) {
    let p = s.palette;
    s.limb(&nodes![(x, y), (x + 60.0 * k, y - 190.0 * k)], &[7.0 * k], Look::of(p.wood).grain(70.0));
    s.blob(
        &nodes![
            (x + 6.0 * k, y - 16.0 * k),
            (x + 16.0 * k, y - 8.0 * k),
            (x + 2.0 * k, y + 52.0 * k),
            (x - 52.0 * k, y + 46.0 * k),
            (x - 10.0 * k, y - 10.0 * k)
        ],
        Look::of(p.gold.mix(p.wood, 0.4)).fur(10.0 * k, 110.0, 3.0 * k).inflate(8.0 * k),
    );
}

/// A wide empty place after closing time.
fn yard(c: &mut Composer) {
    let thing = c.motif("subject");
    c.scene.light_at(300.0, 1000.0, 0.4);
    c.scene.rim = 0.8;
    let stage = c.stage(&Wish { ground: 1000.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Pull);
    let s = &mut c.scene;
    s.note("star", Role::Object);
    s.note("broom", Role::Detail);
    s.place(thing, At::new(610.0, stage.y(610.0) + 30.0).height(280.0).standing().shadow(0.4).subject());
    for _ in 0..24 {
        let (x, t) = (s.rng.range(20.0, 780.0), s.rng.unit());
        star(s, x, stage.y(x) + 30.0 + 150.0 * t, 9.0 + 20.0 * t);
    }
    s.place(
        &who,
        At::new(280.0, stage.y(280.0) + 80.0)
            .height(310.0)
            .standing()
            .facing(Facing::Left)
            .shadow(0.4)
            .witness(),
    );
    broom(s, 170.0, stage.y(280.0) + 60.0, 1.1);
    c.front(&stage);
    c.scene.focus(280.0, 940.0, 200.0);
    c.scene.focus(610.0, 900.0, 170.0);
}

/// A glowing pile as high as a house.
fn pile(c: &mut Composer) {
    let thing = c.motif("subject");
    c.scene.light_at(500.0, 760.0, 0.2);
    c.scene.rim = 0.95;
    let stage = c.stage(&Wish { ground: 1060.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit).feeling(Expression::Sad);
    let s = &mut c.scene;
    let p = s.palette;
    s.note("star", Role::Object);
    s.note("broom", Role::Detail);
    s.glow(520.0, 820.0, 520.0, p.light, 0.25);
    for row in 0..9 {
        let t = row as f32 / 8.0;
        let half = lerp(30.0, 330.0, t);
        for _ in 0..(3 + row * 2) {
            let x = 520.0 + s.rng.signed() * half;
            let y = lerp(480.0, 1110.0, t) + s.rng.signed() * 30.0;
            let r = s.rng.range(22.0, 44.0);
            star(s, x, y, r);
        }
    }
    s.place(thing, At::new(520.0, 510.0).height(240.0).standing().subject());
    s.place(
        &who,
        At::new(150.0, stage.y(150.0) + 70.0)
            .height(280.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .witness(),
    );
    broom(s, 262.0, stage.y(262.0) + 60.0, 1.2);
    c.front(&stage);
    c.scene.focus(520.0, 780.0, 300.0);
    c.scene.focus(150.0, 1000.0, 150.0);
}
