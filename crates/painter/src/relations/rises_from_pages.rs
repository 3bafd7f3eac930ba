//! A book whose pages stand up and become a place.

use super::prelude::*;

pub(super) static RISES_FROM_PAGES: Relation = Relation {
    id: "rises_from_pages",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Memory],
    slots: &[
        thing(
            "subject",
            &[
                "castle",
                "sailing_boat",
                "stag",
                "windmill",
                "whale",
                "lighthouse",
                "dragon",
                "train",
                "carousel",
                "bear",
                "galleon",
                "elephant",
                "ferris_wheel",
                "pine_tree",
                "rocket",
            ],
        ),
        WITNESS,
    ],
    layouts: &[view("table", Camera::Interior, on_table), view("lap", Camera::CloseUp, held)],
};

fn open_book(s: &mut Scene, x: f32, y: f32, w: f32) {
    let p = s.palette;
    let k = w / 600.0;
    let at = |dx: f32, dy: f32| (x + dx * k, y + dy * k);
    let n = |list: &[(f32, f32)]| {
        list.iter()
            .map(|(a, b)| {
                let q = at(*a, *b);
                moonhare_scene::geometry::node(q.0, q.1)
            })
            .collect::<Vec<_>>()
    };
    s.poly(
        &n(&[(-310.0, -10.0), (-250.0, -110.0), (250.0, -110.0), (310.0, -10.0), (0.0, 34.0)]),
        Look::of(p.accent).inflate(10.0).shadow(0.6),
    );
    for side in [-1.0, 1.0] {
        for i in 0..4 {
            let lift = 6.0 * i as f32;
            s.blob(
                &n(&[
                    (0.0, 10.0 - lift),
                    (side * 150.0, -22.0 - lift),
                    (side * (292.0 - 5.0 * i as f32), -16.0 - lift),
                    (side * (240.0 - 4.0 * i as f32), -108.0 - lift),
                    (side * 130.0, -118.0 - lift),
                    (0.0, -88.0 - lift),
                ]),
                Look::of(p.paper.dim(0.9 + 0.03 * i as f32)).inflate(5.0).shadow(0.2),
            );
        }
        for j in 0..5 {
            let t = j as f32 / 5.0;
            let (a, b) = (at(side * 40.0, -24.0 - 66.0 * t), at(side * (250.0 - 36.0 * t), -36.0 - 66.0 * t));
            s.line(&nodes![(a.0, a.1), (b.0, b.1)], 2.0 * k, Look::of(p.grey).alpha(0.4));
        }
    }
}

fn paper_land(s: &mut Scene, x: f32, y: f32, w: f32) {
    let p = s.palette;
    for row in 0..3 {
        let t = row as f32 / 2.0;
        let base = y - 70.0 + 44.0 * row as f32;
        let edge = Group::new().outline(p.cream, 0.95, 2.4);
        s.group(edge, |s| {
            for i in 0..7 {
                let dx = lerp(-0.42, 0.42, i as f32 / 6.0) * w;
                if dx.abs() < w * 0.16 && row > 0 {
                    continue;
                }
                let h = (190.0 - 50.0 * t) * s.rng.range(0.6, 1.0) * (w / 500.0);
                trees::tree(s, trees::Sort::Pine, x + dx, base, h, p.leaf.mix(p.near, t * 0.4), None);
            }
        });
    }
}

/// Open on a table at night; the onlooker is as small as the paper people.
fn on_table(c: &mut Composer) {
    let hero = c.motif("subject");
    c.scene.light_at(610.0, 150.0, 0.5);
    let who = c.somebody("witness").doing(Pose::Reach);
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::wall(s, p.mid.mix(p.accent, 0.25).dim(0.8));
    s.poly(
        &nodes![(-20, 930), (820, 920), (820, 1240), (-20, 1240)],
        Look::of(p.wood).to(p.wood_dark).texture(0.34).grain(2.0).inflate(8.0).shadow(0.0),
    );
    s.note("book", Role::Object);
    s.group(Group::new(), |s| open_book(s, 430.0, 1110.0, 620.0));
    s.glow(430.0, 880.0, 460.0, p.light, 0.45);
    s.group(Group::new().outline(p.cream, 0.95, 2.4), |s| {
        s.place(
            hero,
            At::new(430.0, 1000.0).scale(fit(hero, 520.0, 560.0)).standing().facing(Facing::Left).subject(),
        );
    });
    paper_land(s, 430.0, 1040.0, 520.0);
    s.place(&who, At::new(90.0, 1150.0).height(240.0).standing().looking_at(430.0).shadow(0.5).witness());
    c.secret(740.0, 1150.0, 60.0);
    c.scene.focus(430.0, 780.0, 320.0);
}

/// Somebody large reads it; the land grows up between the hands and leaves the room dark.
fn held(c: &mut Composer) {
    let hero = c.motif("subject");
    c.scene.light_at(400.0, 760.0, 0.2);
    c.scene.rim = 0.9;
    let who = c.somebody("witness").feeling(Expression::Wondering);
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::wall(s, p.near.mix(p.mid, 0.3));
    s.glow(400.0, 760.0, 700.0, p.flame, 0.45);
    let who = Figure {
        left_hand: Some(point(-26.0, -40.0)),
        right_hand: Some(point(26.0, -40.0)),
        view: View::Front,
        ..who
    };
    s.place(&who, At::new(400.0, 1360.0).height(980.0).standing().witness());
    s.note("book", Role::Object);
    s.group(Group::new(), |s| open_book(s, 400.0, 1130.0, 700.0));
    s.glow(400.0, 980.0, 320.0, p.light, 0.5);
    s.group(Group::new().outline(p.cream, 0.95, 2.0), |s| {
        s.place(
            hero,
            At::new(400.0, 1030.0)
                .scale(fit(hero, 340.0, 300.0))
                .standing()
                .facing(Facing::Right)
                .subject()
                .tiny(),
        );
    });
    paper_land(s, 400.0, 1060.0, 560.0);
    air::sparks(s, 36, [120.0, 480.0, 680.0, 1040.0], p.flame);
    c.scene.focus(400.0, 560.0, 200.0);
    c.scene.focus(400.0, 920.0, 230.0);
}
