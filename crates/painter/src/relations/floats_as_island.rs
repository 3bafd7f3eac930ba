//! A piece of land has come loose and floats, with somebody's home on it.

use super::prelude::*;

pub(super) static FLOATS_AS_ISLAND: Relation = Relation {
    id: "floats_as_island",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Loneliness],
    slots: &[
        thing(
            "subject",
            &[
                "house",
                "lighthouse",
                "windmill",
                "cat",
                "oak",
                "willow",
                "castle",
                "tower",
                "carousel",
                "telephone",
                "bench",
                "tent",
                "greenhouse",
                "mushroom_house",
                "apple_tree",
                "ferris_wheel",
                "horse",
                "pagoda",
                "igloo",
                "yurt",
                "fountain",
                "telephone_box",
                "caravan",
            ],
        ),
        WITNESS,
        place(HIGH),
    ],
    layouts: &[view("ladder", Camera::Wide, by_ladder), view("chained", Camera::CloseUp, chained)],
};

/// A rope ladder hangs from it.
fn by_ladder(c: &mut Composer) {
    let home = c.motif("subject");
    c.scene.light_at(190.0, 210.0, 0.45);
    let stage = c.stage(&Wish { ground: 1130.0, open: [100.0, 700.0], ..Wish::default() });
    let who = c.somebody("witness").from_behind().doing(Pose::Climb);
    let dress = c.dress();
    let s = &mut c.scene;
    for (x, y, w) in [(110.0, 470.0, 130.0), (700.0, 620.0, 110.0)] {
        s.group(Group::new().fog(0.5), |s| clod(s, x, y, w));
    }
    s.group(Group::new(), |s| clod(s, 420.0, 600.0, 470.0));
    s.note("island", Role::Object);
    s.place(&home.dressed(dress), At::new(400.0, 596.0).scale(fit(home, 360.0, 370.0)).standing().subject());
    ladder(s, point(520.0, 1010.0), point(500.0, 640.0), 30.0);
    s.place(&who, At::new(514.0, 960.0).height(150.0).standing().witness());
    let dark = s.palette.leaf;
    trees::tree(s, trees::Sort::Pine, 570.0, 592.0, 130.0, dark, None);
    air::far_birds(s, 9, 640.0, 420.0, 90.0);
    c.front(&stage);
    c.scene.focus(410.0, 450.0, 260.0);
    c.scene.focus(514.0, 890.0, 110.0);
}

/// Right under it: a chain and an anchor hold it, and somebody has the end of the chain.
fn chained(c: &mut Composer) {
    let home = c.motif("subject");
    c.scene.light_at(620.0, 140.0, 0.4);
    let stage = c.stage(&Wish { ground: 1050.0, open: [60.0, 560.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Climb);
    let dress = c.dress();
    let s = &mut c.scene;
    let p = s.palette;
    s.note("island", Role::Object);
    s.group(Group::new(), |s| s.at(&[shift(470.0, 420.0), turn(9.0)], |s| clod(s, 0.0, 0.0, 760.0)));
    s.place(
        &home.dressed(dress),
        At::new(440.0, 400.0).scale(fit(home, 400.0, 330.0)).standing().turned(9.0).subject(),
    );
    let (from, to) = (point(380.0, 770.0), point(215.0, stage.y(215.0) + 30.0));
    for i in 0..15 {
        let at = from.towards(to, i as f32 / 14.0);
        let (rx, ry) = if i % 2 == 0 { (9.0, 15.0) } else { (5.0, 15.0) };
        s.stroke(&Path::ellipse(at.x, at.y, rx, ry), 5.0, Look::of(p.metal).inflate(2.0).shadow(0.3));
    }
    s.place(&who, At::new(262.0, 1010.0).height(190.0).standing().facing(Facing::Right).witness());
    c.front(&stage);
    c.scene.focus(440.0, 300.0, 260.0);
    c.scene.focus(262.0, 910.0, 120.0);
}
