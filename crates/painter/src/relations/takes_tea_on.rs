//! Tea is served in a place where nobody can sit.

use super::prelude::*;

pub(super) static TAKES_TEA_ON: Relation = Relation {
    id: "takes_tea_on",
    themes: Themes::Shared,
    moods: &[Mood::Mischief, Mood::Tenderness],
    slots: &[
        thing(
            "subject",
            &["whale", "turtle", "elephant", "swan", "snail", "bear", "camel", "shark", "dragon", "hedgehog"],
        ),
        WITNESS,
        one_of(
            "second",
            &[
                "hare",
                "mouse",
                "queen",
                "clock_head",
                "gentleman",
                "penguin",
                "teapot_head",
                "old_woman",
                "fox",
                "astronaut",
            ],
        ),
        place(&["sea", "cloud_sea", "desert", "snowfield", "hills", "marsh"]),
    ],
    layouts: &[view("ride", Camera::Wide, ride).witnessed(), view("table", Camera::CloseUp, at_table)],
};

fn table(s: &mut Scene, x: f32, y: f32, w: f32) {
    let p = s.palette;
    s.limb(&nodes![(x, y), (x, y - w * 0.4)], &[w * 0.08], Look::of(p.wood));
    s.ellipse(x, y - w * 0.42, w * 0.5, w * 0.1, Look::of(p.cream).inflate(w * 0.03));
    s.blob(&nodes![(x - w * 0.5, y - w * 0.42; corner), (x - w * 0.46, y - w * 0.2), (x - w * 0.2, y - w * 0.26), (x, y - w * 0.16), (x + w * 0.2, y - w * 0.26), (x + w * 0.46, y - w * 0.2), (x + w * 0.5, y - w * 0.42; corner), (x, y - w * 0.32)], Look::of(p.cream.mix(p.accent, 0.12)).inflate(w * 0.04));
    s.place(motif("teapot"), At::new(x - w * 0.08, y - w * 0.42).height(w * 0.3).standing());
    s.place(motif("teacup"), At::new(x + w * 0.26, y - w * 0.41).height(w * 0.14).standing());
}

/// Across the whole card, unhurried.
fn ride(c: &mut Composer) {
    let beast = c.motif("subject");
    c.scene.light_at(180.0, 230.0, 0.4);
    let stage = c.stage(&Wish { ground: 1070.0, ..Wish::default() });
    let (a, b) = (c.somebody("witness").doing(Pose::Sit), c.somebody("second").doing(Pose::Sit));
    let s = &mut c.scene;
    let k = fit(beast, 660.0, 560.0);
    let (foot, high) = (stage.y(400.0) + 40.0, beast.bounds().height() * k);
    let top = foot - high * 0.86;
    s.place(beast, walking_by(400.0, foot, k));
    table(s, 430.0, top + 30.0, 150.0);
    s.place(&a, At::new(320.0, top + 34.0).height(170.0).standing().facing(Facing::Right).witness());
    s.place(&b, At::new(545.0, top + 36.0).height(170.0).standing().facing(Facing::Left).role(Role::Witness));
    c.front(&stage);
    c.scene.focus(430.0, top - 60.0, 220.0);
    c.scene.focus(400.0, top + 240.0, 260.0);
}

/// At the table; behind it an enormous eye and cheek wait for cake.
fn at_table(c: &mut Composer) {
    let beast = c.motif("subject");
    c.scene.light_at(640.0, 200.0, 0.45);
    let stage = c.stage(&Wish { ground: 1000.0, open: [0.0, 800.0], ..Wish::default() });
    let (a, b) = (c.somebody("witness").doing(Pose::Sit), c.somebody("second").doing(Pose::Sit));
    let s = &mut c.scene;
    let p = s.palette;
    let k = fit(beast, 900.0, 820.0);
    // One that is long and flat would be hidden by the table.
    let foot = (560.0 + beast.bounds().height() * k).min(1060.0);
    s.place(beast, At::new(430.0, foot).scale(k).standing().facing(Facing::Left).subject().giant());
    c.front(&stage);
    let s = &mut c.scene;
    s.blob(&nodes![(-60, 1120; corner), (120, 1040), (400, 1010), (680, 1040), (860, 1120; corner), (860, 1300; corner), (-60, 1300; corner)], Look::of(p.accent2.mix(p.red, 0.3)).inflate(26.0).texture(0.25));
    table(s, 400.0, 1160.0, 330.0);
    s.place(&a, At::new(170.0, 1170.0).height(330.0).standing().facing(Facing::Right).witness());
    s.place(&b, At::new(640.0, 1170.0).height(330.0).standing().facing(Facing::Left).role(Role::Witness));
    c.scene.focus(400.0, 980.0, 240.0);
    c.scene.focus(400.0, 480.0, 250.0);
}
