//! A second world hangs from the sky, upside down.

use super::prelude::*;

pub(super) static HANGS_UPSIDE_DOWN: Relation = Relation {
    id: "hangs_upside_down",
    themes: Themes::Shared,
    moods: &[Mood::Longing, Mood::Wonder],
    slots: &[
        WITNESS,
        one_of(
            "second",
            &[
                "child",
                "girl",
                "hare",
                "fox",
                "cat",
                "moon_head",
                "king",
                "hooded_one",
                "crow",
                "bear",
                "sailor",
            ],
        ),
    ],
    layouts: &[view("towns", Camera::TwoInOne, towns), view("trees", Camera::TwoInOne, woods)],
};

fn seam(s: &mut Scene) {
    let p = s.palette;
    let stops = vec![(0.0, p.sky[1]), (0.4, p.sky[3]), (0.6, p.sky[3]), (1.0, p.sky[1])];
    s.light_at(400.0, 600.0, 0.1);
    s.rim = 0.9;
    s.paint_sky(Sky { stops, glow_radius: 330.0, ..Sky::of(&p, 0.8, 0.4) });
}

fn reach_up(c: &mut Composer, slot: &str) -> Figure {
    Figure { right_hand: Some(point(12.0, -108.0)), ..c.somebody(slot).doing(Pose::Reach) }
}

/// Roofs below, roofs above; a lantern on the rope between.
fn towns(c: &mut Composer) {
    let (low, high) = (reach_up(c, "witness"), reach_up(c, "second"));
    let s = &mut c.scene;
    seam(s);
    let p = s.palette;
    s.note("city", Role::Setting);
    s.at(&[shift(0.0, 1200.0), scale_xy(1.0, -1.0)], |s| {
        for t in [0.3, 0.65, 1.0] {
            crate::settings::buildings::row(s, 930.0 + 110.0 * t, 0.95, t, [420.0, 600.0]);
        }
        s.poly(&nodes![(440, 960), (580, 960), (590, 1240), (430, 1240)], Look::of(p.stone).inflate(8.0));
        s.place(&high, At::new(510.0, 962.0).height(255.0).standing().object());
    });
    s.fog(600.0, 150.0, 0.35);
    for t in [0.3, 0.65, 1.0] {
        crate::settings::buildings::row(s, 930.0 + 110.0 * t, 0.95, t, [200.0, 380.0]);
    }
    s.poly(&nodes![(220, 960), (360, 960), (370, 1240), (210, 1240)], Look::of(p.stone).inflate(8.0));
    s.place(&low, At::new(290.0, 962.0).height(255.0).standing().facing(Facing::Right).witness());
    string(s, (330.0, 700.0), (468.0, 500.0), 20.0, 2.4);
    s.place(motif("lantern"), At::new(418.0, 612.0).height(70.0).hanging());
    air::far_birds(s, 9, 610.0, 600.0, 70.0);
    c.scene.focus(380.0, 600.0, 260.0);
}

/// A wood below, a wood above, their crowns almost touching.
fn woods(c: &mut Composer) {
    let (low, high) = (reach_up(c, "witness"), reach_up(c, "second"));
    let s = &mut c.scene;
    seam(s);
    let p = s.palette;
    s.note("forest", Role::Setting);
    let half = |s: &mut Scene, who: &Figure, x: f32, role: Role| {
        for (layer, t) in [0.0_f32, 0.5, 1.0].into_iter().enumerate() {
            let line = ridge(s, 960.0 + 70.0 * t, 20.0, 7);
            for _ in 0..(9 - 2 * layer) {
                let (tx, h) = (s.rng.range(-20.0, 820.0), s.rng.range(180.0, 300.0) * (0.7 + 0.4 * t));
                if t > 0.2 && (tx - x).abs() < 110.0 {
                    continue;
                }
                let sort = s.rng.pick(&[trees::Sort::Pine, trees::Sort::Poplar, trees::Sort::Pine]);
                trees::tree(
                    s,
                    sort,
                    tx,
                    crate::settings::height(&line, tx) + 6.0,
                    h,
                    p.leaf.mix(p.fog, 0.5 * (1.0 - t)).dim(0.9),
                    None,
                );
            }
            land(s, &line, p.ground(0.3 + 0.7 * t), p.near, 7.0);
        }
        s.place(who, At::new(x, 1040.0).height(300.0).standing().role(role));
    };
    s.at(&[shift(0.0, 1200.0), scale_xy(1.0, -1.0)], |s| half(s, &high, 470.0, Role::Object));
    s.fog(600.0, 130.0, 0.3);
    half(s, &low, 330.0, Role::Witness);
    air::sparks(s, 24, [200.0, 440.0, 600.0, 760.0], p.flame);
    c.scene.focus(400.0, 600.0, 260.0);
}
