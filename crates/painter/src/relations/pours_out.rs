//! A small vessel pours out a whole sea.

use super::prelude::*;

pub(super) static POURS_OUT: Relation = Relation {
    id: "pours_out",
    themes: Themes::Only(&["tides", "first-light", "carousel"]),
    moods: &[Mood::Wonder, Mood::Greed],
    slots: &[
        thing(
            "object",
            &[
                "teapot",
                "bottle",
                "shell",
                "boot",
                "basket",
                "violin",
                "watering_can",
                "top_hat",
                "teacup",
                "suitcase",
                "cauldron",
                "honey_jar",
                "barrel",
                "saxophone",
            ],
        ),
        thing("subject", &["sailing_boat", "whale", "house", "bed", "paper_boat", "lighthouse", "train"]),
        WITNESS,
    ],
    layouts: &[view("table", Camera::Interior, over_the_table), view("cliff", Camera::Wide, from_the_sky)],
};

fn fall(s: &mut Scene, path: &[moonhare_scene::geometry::Node], widths: &[f32]) {
    let p = s.palette;
    s.limb(
        path,
        widths,
        Look::of(p.water[1]).to(p.water[0]).inflate(18.0).shadow(0.4).rim(1.2).texture(0.25).grain(80.0),
    );
    let line = moonhare_scene::geometry::sample(path, 30);
    for k in [-0.3, -0.1, 0.15, 0.32] {
        let shifted: Vec<_> = line
            .iter()
            .enumerate()
            .map(|(i, q)| {
                let w = lerp(widths[0], widths[widths.len() - 1], i as f32 / line.len() as f32);
                moonhare_scene::geometry::node(q.x + w * k, q.y)
            })
            .step_by(4)
            .collect();
        s.line(&shifted, 3.0, Look::of(p.white).alpha(0.45).soft(1.0));
    }
}

/// It stands on a table edge; the water falls to the floor and becomes waves.
fn over_the_table(c: &mut Composer) {
    let (vessel, ship) = (c.motif("object"), c.motif("subject"));
    c.scene.light_at(640.0, 200.0, 0.45);
    let room = setting("room");
    room.stage(&mut c.scene, &Wish { ground: 1090.0, open: [300.0, 700.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Reach).feeling(Expression::Surprised);
    let s = &mut c.scene;
    let p = s.palette;
    s.rect(-20.0, 470.0, 300.0, 36.0, Look::of(p.wood).inflate(9.0).texture(0.35));
    s.limb(&nodes![(60, 500), (50, 1180)], &[34.0], Look::of(p.wood_dark).grain(90.0));
    fall(
        s,
        &nodes![(300, 400), (370, 420), (410, 560), (420, 760), (400, 960)],
        &[30.0, 60.0, 100.0, 150.0, 210.0],
    );
    s.place(
        vessel,
        At::new(200.0, 474.0)
            .scale(fit(vessel, 280.0, 250.0))
            .standing()
            .turned(32.0)
            .facing(Facing::Right)
            .object(),
    );
    for (i, y) in [900.0, 965.0].into_iter().enumerate() {
        scalloped(s, y, 150.0 + 20.0 * i as f32, p.water[1].mix(p.water[0], 0.2 * i as f32), p.water[0]);
    }
    s.place(
        ship,
        At::new(560.0, 1010.0)
            .scale(fit(ship, 380.0, 330.0))
            .standing()
            .turned(-8.0)
            .facing(Facing::Right)
            .subject(),
    );
    for (i, y) in [1020.0, 1080.0, 1140.0].into_iter().enumerate() {
        scalloped(
            s,
            y,
            170.0 - 14.0 * i as f32,
            p.water[1].mix(p.water[0], 0.3 + 0.2 * i as f32),
            p.water[0],
        );
    }
    s.place(&who, At::new(150.0, 1120.0).height(250.0).standing().facing(Facing::Right).witness());
    scalloped(s, 1100.0, 140.0, p.water[1].mix(p.water[0], 0.7), p.water[0]);
    c.scene.focus(230.0, 380.0, 170.0);
    c.scene.focus(560.0, 880.0, 220.0);
}

/// Tilted among the clouds; the sea falls on the land like a waterfall.
fn from_the_sky(c: &mut Composer) {
    let (vessel, ship) = (c.motif("object"), c.motif("subject"));
    c.scene.light_at(170.0, 220.0, 0.4);
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish::default(), 0.6);
    crate::settings::terrain::peaks(s, 900.0, 240.0, p.far.mix(p.fog, 0.4), true);
    s.fog(930.0, 80.0, 0.5);
    fall(
        s,
        &nodes![(430, 400), (380, 440), (350, 640), (330, 900), (320, 1100)],
        &[50.0, 110.0, 180.0, 240.0, 320.0],
    );
    s.place(ship, At::new(360.0, 720.0).height(190.0).centred().turned(70.0).facing(Facing::Left).subject());
    s.place(
        vessel,
        At::new(560.0, 420.0)
            .scale(fit(vessel, 400.0, 420.0))
            .standing()
            .turned(-38.0)
            .facing(Facing::Left)
            .object()
            .giant(),
    );
    let cloud = air::cloud_colour(s);
    air::heap(s, 640.0, 430.0, 360.0, 120.0, cloud, true, 0.95);
    let shore = ridge(s, 1040.0, 22.0, 7);
    land(s, &shore, p.mid.mix(p.near, 0.5), p.near, 7.0);
    scalloped(s, 1090.0, 120.0, p.water[1], p.water[0]);
    air::heap(s, 330.0, 1080.0, 420.0, 90.0, p.white.mix(p.fog, 0.2), true, 0.7);
    let who = c.somebody("witness").from_behind();
    c.scene.place(&who, At::new(660.0, 1060.0).height(190.0).standing().facing(Facing::Left).witness());
    scalloped(&mut c.scene, 1140.0, 130.0, p.water[1].mix(p.water[0], 0.5), p.water[0]);
    c.scene.focus(520.0, 300.0, 230.0);
    c.scene.focus(360.0, 720.0, 160.0);
}
