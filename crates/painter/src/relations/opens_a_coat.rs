//! Somebody opens their coat, and there is a world in it.

use super::inside::world;
use super::prelude::*;

pub(super) static OPENS_A_COAT: Relation = Relation {
    id: "opens_a_coat",
    themes: Themes::Only(&["moonhare", "half-asleep", "lost-kites", "carousel"]),
    moods: &[Mood::Secrecy, Mood::Greed],
    slots: &[
        one_of(
            "witness",
            &[
                "crow",
                "gentleman",
                "fox",
                "owl",
                "hooded_one",
                "wizard",
                "moon_head",
                "old_woman",
                "wolf",
                "queen",
            ],
        ),
        one_of("second", &["child", "girl", "boy", "mouse", "hare", "sheep", "goose"]),
        inside(WORLDS),
    ],
    layouts: &[view("street", Camera::Portrait, street), view("wings", Camera::CutOut, wings).witnessed()],
};

fn cloak(s: &mut Scene, x: f32, top: f32, foot: f32, spread: f32, what: &crate::settings::Setting) {
    let p = s.palette;
    let cloth = p.dark.mix(p.accent, 0.2);
    s.blob(
        &nodes![
            (x - 60.0, top),
            (x - spread * 0.7, top + 160.0),
            (x - spread, foot - 60.0),
            (x - spread * 0.8, foot + 20.0),
            (x, foot + 40.0),
            (x + spread * 0.8, foot + 20.0),
            (x + spread, foot - 60.0),
            (x + spread * 0.7, top + 160.0),
            (x + 60.0, top)
        ],
        Look::of(cloth).to(cloth.dim(0.7)).inflate(26.0).grain(85.0).texture(0.2),
    );
    let lining = Path::blob(
        &nodes![(x - 30.0, top + 30.0; corner), (x - spread * 0.5, top + 200.0), (x - spread * 0.8, foot - 70.0), (x - spread * 0.6, foot - 10.0), (x, foot + 10.0), (x + spread * 0.6, foot - 10.0), (x + spread * 0.8, foot - 70.0), (x + spread * 0.5, top + 200.0), (x + 30.0, top + 30.0; corner)],
    );
    world(s, what, lining.clone(), [x - spread * 0.8, top + 20.0, x + spread * 0.8, foot + 10.0]);
    s.stroke(&lining, 9.0, Look::of(p.gold).inflate(3.0).shadow(0.5));
}

/// At a wall in lamplight.
fn street(c: &mut Composer) {
    let what = c.setting("inside");
    c.scene.light_at(180.0, 220.0, 0.45);
    let seller = Figure {
        view: View::Front,
        outfit: Outfit::Tailcoat,
        left_hand: Some(point(-30.0, -66.0)),
        right_hand: Some(point(30.0, -66.0)),
        ..c.somebody("witness")
    };
    let small = c.somebody("second").from_behind().doing(Pose::Lean);
    let s = &mut c.scene;
    let p = s.palette;
    s.note("coat", Role::Object);
    let brick = p.near.mix(p.red, 0.2);
    s.paint_sky(Sky { stops: vec![(0.0, brick.dim(0.7)), (1.0, brick)], ..Sky::of(&p, 0.3, 0.0) });
    for j in 0..20 {
        for i in 0..9 {
            let tone = brick.lighter(s.rng.range(-0.05, 0.05));
            s.rect(
                -40.0 + 104.0 * i as f32 + 52.0 * (j % 2) as f32,
                52.0 * j as f32 - 10.0,
                98.0,
                46.0,
                Look::of(tone).inflate(5.0).shadow(0.3),
            );
        }
    }
    s.rect(-20.0, 1060.0, 840.0, 200.0, Look::of(p.stone.mix(p.near, 0.5)).texture(0.3).shadow(0.0));
    s.glow(180.0, 220.0, 620.0, p.flame, 0.5);
    s.place(motif("lantern"), At::new(150.0, 120.0).height(170.0).hanging());
    cloak(s, 440.0, 430.0, 1070.0, 310.0, what);
    // Head, collar and arms are in front of the coat that they hold open; the rest is behind it.
    let collar = Path::polygon(&nodes![
        (-20, -20),
        (820, -20),
        (820, 660),
        (700, 660),
        (580, 570),
        (440, 505),
        (300, 570),
        (180, 660),
        (-20, 660)
    ]);
    s.group(Group::new().clip(collar), |s| {
        s.place(&seller, At::new(440.0, 1110.0).height(900.0).standing().subject());
    });
    s.place(
        &small,
        At::new(120.0, 1160.0).height(330.0).standing().facing(Facing::Right).shadow(0.5).witness(),
    );
    c.scene.focus(440.0, 740.0, 300.0);
    c.scene.focus(440.0, 300.0, 150.0);
}

/// Arms wide like wings against the sky; the small one stands inside the coat.
fn wings(c: &mut Composer) {
    let what = c.setting("inside");
    c.scene.light_at(400.0, 520.0, 0.15);
    c.scene.rim = 0.9;
    let seller = Figure {
        view: View::Front,
        left_hand: Some(point(-30.0, -74.0)),
        right_hand: Some(point(30.0, -74.0)),
        ..c.somebody("witness")
    };
    let small = c.somebody("second").from_behind();
    let s = &mut c.scene;
    let p = s.palette;
    s.note("coat", Role::Object);
    s.sky(0.8, 0.6);
    air::cloud_rows(s, 1040.0, 2, 80.0, 120.0);
    let cloth = p.red.dim(0.7);
    s.blob(&nodes![(400, 330), (180, 330), (-60, 260; corner), (-20, 700), (60, 1000), (400, 1130), (740, 1000), (820, 700), (860, 260; corner), (620, 330)], Look::of(cloth).to(cloth.dim(0.7)).inflate(30.0).grain(80.0).texture(0.22));
    let lining = Path::blob(
        &nodes![(400, 400; corner), (200, 390), (10, 340; corner), (40, 680), (110, 950), (400, 1070), (690, 950), (760, 680), (790, 340; corner), (600, 390)],
    );
    world(s, what, lining.clone(), [0.0, 330.0, 800.0, 1080.0]);
    s.stroke(&lining, 10.0, Look::of(p.gold).inflate(3.0));
    let collar = Path::polygon(&nodes![
        (-20, -20),
        (820, -20),
        (820, 430),
        (540, 440),
        (400, 570),
        (260, 440),
        (-20, 430)
    ]);
    s.group(Group::new().clip(collar), |s| {
        s.place(&seller, At::new(400.0, 1060.0).height(900.0).standing().subject());
    });
    s.place(&small, At::new(400.0, 1060.0).height(240.0).standing().witness());
    air::cloud_rows(s, 1120.0, 1, 80.0, 100.0);
    c.scene.focus(400.0, 280.0, 180.0);
    c.scene.focus(400.0, 800.0, 300.0);
}
