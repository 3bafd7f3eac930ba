//! Something enormous rises between the houses and keeps them company.

use super::prelude::*;

pub(super) static EMBRACES_THE_CITY: Relation = Relation {
    id: "embraces_the_city",
    themes: Themes::Shared,
    moods: &[Mood::Tenderness, Mood::Dread],
    slots: &[
        thing(
            "subject",
            &[
                "octopus",
                "cat",
                "snail",
                "bear",
                "owl",
                "frog",
                "elephant",
                "teapot",
                "swan",
                "dragon",
                "hedgehog",
                "squirrel",
                "lion",
                "mouse",
                "chameleon",
                "crocodile",
                "monkey",
            ],
        ),
        WITNESS,
    ],
    layouts: &[
        lit("skyline", Camera::Wide, skyline).witnessed(),
        view("street", Camera::CloseUp, street).witnessed(),
    ],
};

/// Over the roofs, in the evening haze.
fn skyline(c: &mut Composer) {
    let giant = c.motif("subject");
    c.scene.light_at(200.0, 250.0, 0.35);
    let who = Figure {
        left_hand: Some(point(-24.0, -92.0)),
        right_hand: Some(point(24.0, -96.0)),
        ..c.somebody("witness").from_behind()
    };
    let s = &mut c.scene;
    air::open_sky(s, &Wish { disc: true, ..Wish::default() }, 0.6);
    s.note("city", Role::Setting);
    crate::settings::buildings::row(s, 800.0, 0.9, 0.2, [900.0, 900.0]);
    s.fog(820.0, 80.0, 0.4);
    // Long low giants stand higher, or the roofs would hide them.
    let k = fit(giant, 640.0, 690.0);
    let lift = (560.0 - giant.bounds().height() * k).max(0.0) * 0.45;
    s.place(
        giant,
        At::new(450.0, 960.0 - lift)
            .scale(k)
            .standing()
            .facing(Facing::Left)
            .group(Group::new().fog_down(640.0, 900.0, 0.5))
            .subject()
            .giant(),
    );
    s.fog(900.0, 80.0, 0.5);
    crate::settings::buildings::row(s, 1000.0, 0.9, 0.65, [150.0, 330.0]);
    crate::settings::buildings::row(s, 1090.0, 1.0, 1.0, [130.0, 340.0]);
    let p = s.palette;
    s.rect(170.0, 1010.0, 150.0, 240.0, Look::of(p.near.mix(p.accent, 0.12)).inflate(8.0).texture(0.25));
    s.rect(160.0, 1000.0, 170.0, 18.0, Look::of(p.near.dim(0.7)).inflate(4.0));
    for (x, y) in [(200.0, 1060.0), (245.0, 1060.0), (290.0, 1060.0), (200.0, 1130.0), (290.0, 1130.0)] {
        s.rect(x - 11.0, y - 16.0, 22.0, 32.0, Look::lamp(p.flame));
    }
    s.place(&who, At::new(245.0, 1004.0).height(175.0).standing().witness());
    c.scene.focus(450.0, 540.0, 260.0);
    c.scene.focus(245.0, 920.0, 120.0);
}

/// Down in a narrow street: it fills the gap between two walls.
fn street(c: &mut Composer) {
    let giant = c.motif("subject");
    c.scene.light_at(400.0, 120.0, 0.3);
    let who = c.somebody("witness").doing(Pose::Reach);
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.6, 0.5);
    s.note("city", Role::Setting);
    crate::settings::buildings::row(s, 860.0, 0.8, 0.2, [900.0, 900.0]);
    s.fog(880.0, 100.0, 0.6);
    s.place(
        giant,
        At::new(410.0, 1080.0)
            .scale(fit(giant, 470.0, 800.0))
            .standing()
            .facing(Facing::Left)
            .group(Group::new().fog(0.05))
            .subject()
            .giant(),
    );
    for side in [-1.0, 1.0] {
        let x = |v: f32| 400.0 + side * v;
        let wall = p.near.mix(p.accent, 0.1);
        s.poly(
            &nodes![(x(420.0), -40), (x(250.0), 130), (x(215.0), 1240), (x(420.0), 1240)],
            Look::of(wall).to(p.near.dim(0.8)).inflate(10.0).texture(0.28).grain(90.0),
        );
        for i in 0..6 {
            let y = 260.0 + 150.0 * i as f32;
            let lamp = if s.rng.chance(0.65) { p.flame } else { p.ink };
            s.poly(
                &nodes![(x(275.0), y), (x(350.0), y - 14.0), (x(350.0), y + 66.0), (x(272.0), y + 70.0)],
                Look::lamp(lamp),
            );
            s.line(&nodes![(x(312.0), y - 8.0), (x(311.0), y + 70.0)], 4.0, wall.dim(0.6));
            s.poly(
                &nodes![
                    (x(262.0), y + 76.0),
                    (x(360.0), y + 74.0),
                    (x(360.0), y + 90.0),
                    (x(258.0), y + 92.0)
                ],
                Look::of(wall.lighter(0.08)).inflate(4.0),
            );
        }
    }
    s.line(&nodes![(160, 330), (400, 392), (640, 320)], 2.0, p.cream);
    for (i, x) in [230.0, 310.0, 400.0, 490.0, 570.0].into_iter().enumerate() {
        let cloth = p.cloth(i);
        s.poly(
            &nodes![(x - 24.0, 368), (x + 24.0, 370), (x + 22.0, 430), (x - 26.0, 426)],
            Look::of(cloth).inflate(5.0),
        );
    }
    s.poly(
        &nodes![(180, 1110), (620, 1110), (760, 1240), (40, 1240)],
        Look::of(p.stone.mix(p.near, 0.4)).texture(0.35).shadow(0.0),
    );
    s.place(&who, At::new(270.0, 1180.0).height(230.0).standing().looking_at(420.0).shadow(0.5).witness());
    c.scene.focus(420.0, 640.0, 280.0);
    c.scene.focus(270.0, 1070.0, 130.0);
}
