//! Somebody crosses between two places that cannot be joined.

use super::prelude::*;

pub(super) static CROSSES_ON_A_ROPE: Relation = Relation {
    id: "crosses_on_a_rope",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Dread],
    slots: &[
        thing("subject", &["tower", "lighthouse", "castle", "windmill", "ferris_wheel", "galleon"]),
        thing("object", &["elephant", "oak", "willow", "balloon", "giraffe", "owl", "stag", "heron"]),
        WITNESS,
        place(&["city", "cloud_sea", "sea", "circus"]),
    ],
    layouts: &[lit("between", Camera::Wide, between), view("along", Camera::CloseUp, along)],
};

/// Two towers at the edges, the walker before the disc.
fn between(c: &mut Composer) {
    let (left, right) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(430.0, 340.0, 0.1);
    c.scene.rim = 0.95;
    let stage = c.stage(&Wish { ground: 1150.0, open: [120.0, 680.0], disc: false });
    air::disc(&mut c.scene, 430.0, 340.0, 175.0, Disc::Plain);
    let who = Figure {
        left_hand: Some(point(-28.0, -58.0)),
        right_hand: Some(point(28.0, -62.0)),
        ..c.somebody("witness").doing(Pose::Walk)
    };
    let s = &mut c.scene;
    let p = s.palette;
    s.place(left, At::new(90.0, 1100.0).height(520.0).standing().subject());
    s.group(Group::new(), |s| clod(s, 690.0, 760.0, 300.0));
    s.place(
        right,
        At::new(690.0, 756.0).scale(fit(right, 260.0, 260.0)).standing().facing(Facing::Left).object(),
    );
    let rope: Vec<_> = (0..11)
        .map(|i| {
            let x = 110.0 + 52.0 * i as f32;
            moonhare_scene::geometry::node(
                x,
                lerp(660.0, 640.0, i as f32 / 10.0) + 70.0 * sin(i as f32 / 10.0 * PI),
            )
        })
        .collect();
    s.line(&rope, 3.0, Look::of(p.cream));
    s.place(
        &who,
        At::new(390.0, 722.0).height(240.0).standing().turned(-4.0).facing(Facing::Right).witness(),
    );
    s.limb(&nodes![(210, 596), (390, 570), (570, 560)], &[3.0, 5.0, 3.0], p.wood_dark);
    for x in [214.0, 566.0] {
        let y = if x < 400.0 { 598.0 } else { 562.0 };
        s.place(motif("lantern"), At::new(x, y).height(64.0).hanging());
    }
    let cloud = air::cloud_colour(s);
    air::heap(s, 250.0, 900.0, 300.0, 90.0, cloud, true, 0.8);
    c.front(&stage);
    c.scene.focus(390.0, 620.0, 230.0);
}

/// We stand on the rope behind the walker: it runs away from us to the far end.
fn along(c: &mut Composer) {
    let (left, right) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(620.0, 200.0, 0.35);
    let stage = c.stage(&Wish { ground: 1060.0, open: [150.0, 650.0], ..Wish::default() });
    let who = Figure {
        left_hand: Some(point(-28.0, -70.0)),
        right_hand: Some(point(28.0, -70.0)),
        ..c.somebody("witness").from_behind().doing(Pose::Walk)
    };
    c.front(&stage);
    let s = &mut c.scene;
    let p = s.palette;
    s.group(Group::new().fog(0.2), |s| clod(s, 610.0, 400.0, 230.0));
    s.place(
        right,
        At::new(610.0, 396.0)
            .scale(fit(right, 240.0, 230.0))
            .standing()
            .facing(Facing::Left)
            .group(Group::new().fog(0.12))
            .object(),
    );
    s.limb(
        &nodes![(560, 420), (450, 700), (250, 1260)],
        &[3.0, 10.0, 46.0],
        Look::of(p.cream.mix(p.wood, 0.3)).texture(0.4).grain(70.0),
    );
    s.place(&who, At::new(400.0, 860.0).height(460.0).standing().turned(3.0).facing(Facing::Right).witness());
    s.limb(&nodes![(110, 600), (400, 545), (700, 585)], &[7.0, 9.0, 7.0], p.wood_dark);
    s.place(left, At::new(690.0, 1240.0).height(330.0).standing().group(Group::new().blur(1.2)).subject());
    c.scene.focus(400.0, 640.0, 250.0);
    c.scene.focus(610.0, 300.0, 130.0);
}
