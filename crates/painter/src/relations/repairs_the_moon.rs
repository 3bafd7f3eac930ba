//! The moon needs looking after, and somebody does it.

use super::prelude::*;

pub(super) static REPAIRS_THE_MOON: Relation = Relation {
    id: "repairs_the_moon",
    themes: Themes::Only(&["moonhare", "first-light", "carousel"]),
    moods: &[Mood::Tenderness, Mood::Wonder],
    slots: &[WITNESS, place(&["city", "hills", "sea", "snowfield", "marsh", "garden"])],
    layouts: &[lit("ladder", Camera::Wide, on_ladder), lit("workshop", Camera::Interior, workshop)],
};

/// A ladder leans on a low moon.
fn on_ladder(c: &mut Composer) {
    c.scene.light_at(500.0, 480.0, 0.1);
    c.scene.rim = 0.9;
    let stage = c.stage(&Wish { ground: 1080.0, open: [100.0, 760.0], ..Wish::default() });
    let who = c.somebody("witness").from_behind().doing(Pose::Reach);
    let s = &mut c.scene;
    let p = s.palette;
    air::disc(s, 500.0, 480.0, 250.0, Disc::Full);
    let crack = nodes![(420, 300), (450, 380), (430, 440), (470, 500)];
    s.polyline(&crack, 5.0, Look::of(p.sky[1]).alpha(0.8));
    for (x, y) in [(434.0, 340.0), (440.0, 410.0), (452.0, 470.0)] {
        s.limb(&nodes![(x - 26.0, y + 8.0), (x + 26.0, y - 8.0)], &[6.0], Look::of(p.red));
    }
    ladder(s, point(250.0, stage.y(250.0) + 20.0), point(410.0, 480.0), 46.0);
    s.place(&who, At::new(360.0, 700.0).height(260.0).standing().facing(Facing::Right).subject());
    s.place(motif("lantern"), At::new(150.0, stage.y(150.0) + 30.0).height(80.0).standing());
    c.front(&stage);
    c.scene.focus(440.0, 520.0, 260.0);
}

/// The moon lies on a workbench, as large as a cheese wheel, its light off on one side.
fn workshop(c: &mut Composer) {
    c.scene.light_at(430.0, 640.0, 0.25);
    c.scene.rim = 0.8;
    let view = c.setting("setting");
    let who = c.somebody("witness").doing(Pose::Lean).feeling(Expression::Happy);
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::wall(s, p.wood_dark.mix(p.near, 0.4));
    let pane =
        Path::blob(&nodes![(520, 420; corner), (520, 200), (630, 120), (740, 200), (740, 420; corner)]);
    super::inside::world(s, view, pane.clone(), [510.0, 100.0, 750.0, 430.0]);
    s.stroke(&pane, 18.0, Look::of(p.wood).inflate(5.0));
    crate::settings::interior::boards(s, 980.0, p.wood);
    for x in [130.0, 670.0] {
        s.limb(&nodes![(x, 860), (x, 1120)], &[34.0], Look::of(p.wood_dark).grain(90.0));
    }
    s.place(&who, At::new(180.0, 1100.0).height(560.0).standing().facing(Facing::Right).subject());
    s.rect(60.0, 830.0, 700.0, 46.0, Look::of(p.wood).inflate(10.0).texture(0.35));
    air::disc(s, 470.0, 640.0, 200.0, Disc::Full);
    s.place(motif("candle"), At::new(700.0, 834.0).height(90.0).standing());
    air::sparks(s, 26, [260.0, 420.0, 700.0, 820.0], p.flame);
    c.scene.focus(420.0, 640.0, 280.0);
}
