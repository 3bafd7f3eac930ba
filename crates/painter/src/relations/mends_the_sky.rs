//! The sky has a tear, and somebody sews it.

use super::inside::world;
use super::prelude::*;

pub(super) static MENDS_THE_SKY: Relation = Relation {
    id: "mends_the_sky",
    themes: Themes::Only(&["moonhare", "half-asleep", "first-light", "carousel"]),
    moods: &[Mood::Tenderness, Mood::Memory],
    slots: &[
        WITNESS,
        inside(&["forest", "city", "garden", "seabed"]),
        place(&["hills", "cloud_sea", "snowfield", "desert", "sea"]),
    ],
    layouts: &[view("ladder", Camera::Wide, far), view("needle", Camera::CloseUp, near)],
};

fn stitches(s: &mut Scene, points: &[(f32, f32)], size: f32) {
    let red = s.palette.red;
    for (i, (x, y)) in points.iter().enumerate() {
        let slant = if i % 2 == 0 { 0.3 } else { -0.2 };
        s.limb(
            &nodes![(x - size, y + size * slant), (x + size, y - size * slant)],
            &[size * 0.2],
            Look::of(red).shadow(0.4),
        );
    }
}

/// A long tear from the top of the card; a ladder up to it.
fn far(c: &mut Composer) {
    let what = c.setting("inside");
    c.scene.light_at(430.0, 420.0, 0.2);
    let stage = c.stage(&Wish { ground: 1070.0, open: [150.0, 700.0], ..Wish::default() });
    let who = c.somebody("witness").from_behind().doing(Pose::Reach);
    let s = &mut c.scene;
    let p = s.palette;
    let rip = Path::blob(
        &nodes![(400, -40; corner), (330, 120), (380, 220; corner), (300, 330), (350, 450; corner), (310, 560), (400, 690; corner), (470, 540), (430, 450; corner), (540, 330), (470, 230; corner), (580, 110), (560, -40; corner)],
    );
    s.note("tear_in_the_sky", Role::Subject);
    s.glow(430.0, 360.0, 420.0, p.light, 0.4);
    world(s, what, rip.clone(), [270.0, -20.0, 600.0, 700.0]);
    s.stroke(&rip, 10.0, Look::of(p.cream).inflate(3.0).shadow(0.6));
    stitches(s, &[(404.0, 640.0), (396.0, 588.0), (392.0, 536.0)], 44.0);
    ladder(s, point(560.0, stage.y(560.0) + 20.0), point(470.0, 560.0), 40.0);
    s.place(&who, At::new(486.0, 730.0).height(200.0).standing().facing(Facing::Left).witness());
    string(s, (430.0, 600.0), (470.0, 596.0), 30.0, 2.0);
    c.front(&stage);
    c.scene.focus(430.0, 340.0, 260.0);
    c.scene.focus(486.0, 640.0, 130.0);
}

/// Sitting on a cloud with a needle as long as an oar.
fn near(c: &mut Composer) {
    let what = c.setting("inside");
    c.scene.light_at(250.0, 460.0, 0.3);
    let stage = c.stage(&Wish { ground: 1120.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit).feeling(Expression::Calm);
    let who = Figure { right_hand: Some(point(-6.0, -66.0)), left_hand: Some(point(-30.0, -58.0)), ..who };
    let s = &mut c.scene;
    let p = s.palette;
    let rip = Path::blob(
        &nodes![(-40, 200; corner), (120, 170), (240, 240; corner), (330, 200), (460, 330; corner), (330, 420), (290, 560; corner), (150, 560), (-40, 640; corner)],
    );
    s.note("tear_in_the_sky", Role::Subject);
    world(s, what, rip.clone(), [-40.0, 150.0, 470.0, 650.0]);
    s.glow(200.0, 400.0, 420.0, p.light, 0.3);
    s.stroke(&rip, 16.0, Look::of(p.cream).inflate(5.0).shadow(0.6));
    stitches(s, &[(460.0, 330.0), (420.0, 372.0), (388.0, 414.0)], 62.0);
    let cloud = air::cloud_colour(s);
    air::heap(s, 580.0, 860.0, 480.0, 230.0, cloud, false, 1.0);
    s.place(&who, At::new(590.0, 850.0).height(430.0).standing().facing(Facing::Left).witness());
    s.limb(
        &nodes![(350, 400), (470, 560), (600, 700)],
        &[3.0, 12.0, 15.0],
        Look::of(p.metal.lighter(0.15)).inflate(4.0).rim(1.4),
    );
    s.line(&nodes![(600, 700), (700, 640), (740, 760), (640, 900), (720, 1000)], 4.0, Look::of(p.red));
    air::heap(s, 600.0, 930.0, 420.0, 120.0, cloud, false, 1.0);
    c.front(&stage);
    c.scene.focus(590.0, 660.0, 230.0);
    c.scene.focus(220.0, 380.0, 220.0);
}
