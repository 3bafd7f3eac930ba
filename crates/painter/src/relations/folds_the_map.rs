//! A map is the land itself.

use super::prelude::*;

pub(super) static FOLDS_THE_MAP: Relation = Relation {
    id: "folds_the_map",
    themes: Themes::Only(&["tides", "first-light", "lost-kites", "carousel"]),
    moods: &[Mood::Freedom, Mood::Wonder],
    slots: &[
        thing(
            "subject",
            &[
                "castle",
                "lighthouse",
                "whale",
                "windmill",
                "sailing_boat",
                "dragon",
                "oak",
                "willow",
                "elephant",
                "cactus",
                "pyramid",
                "pagoda",
            ],
        ),
        WITNESS,
    ],
    layouts: &[view("spread", Camera::Aerial, spread), view("rolled", Camera::Wide, rolled)],
};

fn marks(s: &mut Scene, [left, top, right, bottom]: [f32; 4]) {
    let p = s.palette;
    let ink = p.wood_dark;
    for _ in 0..26 {
        let (x, y) = (s.rng.range(left, right), s.rng.range(top, bottom));
        s.polyline(
            &nodes![(x - 16.0, y + 10.0), (x, y - 14.0), (x + 16.0, y + 10.0)],
            2.6,
            Look::of(ink).alpha(0.55),
        );
    }
    for _ in 0..5 {
        let (x, y, r) = (s.rng.range(left, right), s.rng.range(top, bottom), s.rng.range(40.0, 100.0));
        for k in [1.0, 0.7, 0.4] {
            s.stroke(&Path::ellipse(x, y, r * k, r * k * 0.6), 2.0, Look::of(ink).alpha(0.35));
        }
    }
}

/// From above, creased in squares; a dotted red way.
fn spread(c: &mut Composer) {
    let there = c.motif("subject");
    c.scene.light_at(120.0, 100.0, 0.5);
    let who = c.somebody("witness").doing(Pose::Walk);
    let s = &mut c.scene;
    let p = s.palette;
    s.note("map", Role::Object);
    let paper = p.paper.mix(p.gold, 0.2).dim(0.95);
    s.paint_sky(Sky {
        stops: vec![(0.0, p.wood_dark), (1.0, p.wood_dark.dim(0.7))],
        ..Sky::of(&p, 0.1, 0.1)
    });
    s.at(&[shift(400.0, 600.0), turn(-7.0)], |s| {
        for j in 0..4 {
            for i in 0..3 {
                let (x, y) = (-420.0 + 280.0 * i as f32, -640.0 + 320.0 * j as f32);
                let tone = paper.lighter(if (i + j) % 2 == 0 { 0.015 } else { -0.03 });
                s.rect(x, y, 280.0, 320.0, Look::of(tone).inflate(10.0).shadow(0.25).texture(0.2));
            }
        }
        let sea = p.water[1].mix(paper, 0.45);
        s.blob(&nodes![(-400, -100), (-250, -180), (-80, -60), (20, 120), (200, 160), (400, 60), (410, 600; corner), (-400, 600; corner)], Look::of(sea).flat().rim(0.0).shadow(0.0).alpha(0.75).texture(0.2));
        marks(s, [-380.0, -600.0, 380.0, 560.0]);
    });
    for i in 0..16 {
        let t = i as f32 / 15.0;
        let (x, y) = (lerp(170.0, 540.0, t) + 90.0 * sin(t * 5.0), lerp(1020.0, 620.0, t));
        s.dot(x, y, 6.5, Look::of(p.red));
    }
    s.place(there, At::new(560.0, 600.0).height(420.0).standing().shadow(0.5).subject());
    s.place(
        &who,
        At::new(180.0, 1030.0).height(240.0).standing().facing(Facing::Right).shadow(0.5).witness(),
    );
    c.scene.focus(560.0, 430.0, 240.0);
    c.scene.focus(180.0, 920.0, 150.0);
}

/// The far edge of the land is a roll of paper, still to be opened.
fn rolled(c: &mut Composer) {
    let there = c.motif("subject");
    c.scene.light_at(620.0, 220.0, 0.4);
    let who = c.somebody("witness").from_behind().doing(Pose::Pull);
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish::default(), 0.6);
    s.note("map", Role::Object);
    let paper = p.paper.mix(p.gold, 0.2).dim(0.95);
    air::cloud_rows(s, 820.0, 1, 60.0, 100.0);
    s.poly(
        &nodes![(150, 700), (700, 690), (900, 1260), (-100, 1260)],
        Look::of(paper).to(paper.dim(0.8)).flat().rim(0.0).shadow(0.5).texture(0.25),
    );
    marks(s, [80.0, 820.0, 720.0, 1180.0]);
    s.line(&nodes![(330, 1230), (300, 1080), (400, 960), (420, 860)], 5.0, Look::of(p.red));
    s.place(there, At::new(440.0, 870.0).height(340.0).standing().shadow(0.4).subject());
    s.limb(
        &nodes![(110, 690), (420, 672), (740, 690)],
        &[120.0],
        Look::of(paper.lighter(0.02)).inflate(34.0).shadow(0.6),
    );
    for x in [112.0, 738.0] {
        s.ellipse(x, 690.0, 30.0, 60.0, Look::of(paper.dim(0.75)).inflate(8.0));
        s.stroke(&Path::ellipse(x, 690.0, 16.0, 34.0), 4.0, Look::of(p.wood_dark).alpha(0.7));
    }
    s.place(there, At::new(440.0, 870.0).height(340.0).standing().silent());
    s.place(
        &who,
        At::new(200.0, 1090.0).height(260.0).standing().facing(Facing::Right).shadow(0.4).witness(),
    );
    c.scene.focus(440.0, 720.0, 230.0);
    c.scene.focus(200.0, 980.0, 150.0);
}
