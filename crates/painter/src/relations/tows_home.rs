//! Somebody small tows something huge across the water.

use super::prelude::*;

pub(super) static TOWS_HOME: Relation = Relation {
    id: "tows_home",
    themes: Themes::Only(&["tides", "lost-kites", "carousel"]),
    moods: &[Mood::Longing, Mood::Tenderness],
    slots: &[
        thing(
            "subject",
            &[
                "house",
                "lighthouse",
                "bed",
                "elephant",
                "castle",
                "piano",
                "oak",
                "willow",
                "carousel",
                "bear",
                "mask",
                "windmill",
                "camel",
                "apple_tree",
                "ferris_wheel",
                "greenhouse",
                "igloo",
                "pagoda",
                "caravan",
            ],
        ),
        WITNESS,
    ],
    layouts: &[
        lit("evening", Camera::Wide, evening).witnessed(),
        view("wake", Camera::Aerial, wake).witnessed(),
    ],
};

/// Against the evening, from left to right.
fn evening(c: &mut Composer) {
    let load = c.motif("subject");
    c.scene.light_at(600.0, 330.0, 0.15);
    c.scene.rim = 0.9;
    let who = c.somebody("witness").doing(Pose::Pull);
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish { disc: true, ..Wish::default() }, 0.5);
    let y = 820.0;
    let far = ridge(s, y - 60.0, 16.0, 8);
    land(s, &far, p.far.mix(p.fog, 0.5), p.fog, 3.0);
    s.group(Group::new(), |s| clod(s, 270.0, y - 10.0, 360.0));
    s.place(
        load,
        At::new(270.0, y - 16.0)
            .scale(fit(load, 420.0, 480.0))
            .standing()
            .facing(Facing::Right)
            .subject()
            .giant(),
    );
    s.water(Water { mirror: 0.7, rough: 0.8, ..Water::of(&p, y, 600.0) });
    string(s, (430.0, y - 4.0), (560.0, y + 70.0), 14.0, 3.0);
    s.place(&who, At::new(630.0, y + 66.0).height(150.0).standing().facing(Facing::Left).witness());
    s.place(motif("rowing_boat"), At::new(630.0, y + 104.0).width(220.0).standing());
    for _ in 0..20 {
        let (x, yy, w) =
            (s.rng.range(420.0, 700.0), s.rng.range(y + 96.0, y + 190.0), s.rng.range(30.0, 90.0));
        s.line(&nodes![(x, yy), (x + w, yy + 3.0)], 2.4, Look::of(p.white).alpha(0.4).soft(1.0));
    }
    frame::reeds(s, -1.0);
    c.scene.focus(270.0, 600.0, 260.0);
    c.scene.focus(630.0, y, 130.0);
}

/// From above: a long wake, the tiny boat at the top, the load fills the foot of the card.
fn wake(c: &mut Composer) {
    let load = c.motif("subject");
    c.scene.light_at(140.0, 80.0, 0.55);
    let who = c.somebody("witness").doing(Pose::Pull);
    let s = &mut c.scene;
    let p = s.palette;
    s.paint_sky(Sky {
        stops: vec![(0.0, p.water[1]), (1.0, p.water[0].dim(0.85))],
        ..Sky::of(&p, 0.2, 0.35)
    });
    for _ in 0..80 {
        let (x, y, w) = (s.rng.range(-30.0, 800.0), s.rng.range(0.0, 1200.0), s.rng.range(24.0, 90.0));
        s.line(
            &nodes![(x, y), (x + w * 0.3, y - 6.0), (x + w, y)],
            2.4,
            Look::of(p.white).alpha(0.22).soft(0.8),
        );
    }
    for k in 0..7 {
        let t = k as f32 / 6.0;
        let (y, w) = (lerp(330.0, 720.0, t), lerp(60.0, 330.0, t));
        for side in [-1.0, 1.0] {
            let x = lerp(560.0, 420.0, t);
            s.line(
                &nodes![(x + side * w * 0.3, y), (x + side * w * 0.7, y + 30.0), (x + side * w, y + 90.0)],
                5.0,
                Look::of(p.white).alpha(0.4).soft(1.4),
            );
        }
    }
    string(s, (556.0, 300.0), (430.0, 740.0), -20.0, 3.0);
    s.place(&who, At::new(570.0, 262.0).height(140.0).standing().facing(Facing::Right).witness());
    s.place(motif("rowing_boat"), At::new(570.0, 300.0).width(210.0).standing().turned(-14.0));
    s.group(Group::new(), |s| {
        s.ellipse(
            400.0,
            1010.0,
            290.0,
            120.0,
            Look::of(p.leaf).to(p.near).grass(9.0, -90.0, 8.0).inflate(30.0).shadow(0.6),
        );
    });
    s.place(
        load,
        At::new(400.0, 1040.0).scale(fit(load, 560.0, 560.0)).standing().shadow(0.4).subject().giant(),
    );
    c.scene.focus(400.0, 780.0, 280.0);
    c.scene.focus(570.0, 230.0, 130.0);
}
