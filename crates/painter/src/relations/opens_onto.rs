//! A door stands where no house is, and another world behind it.

use super::inside::world;
use super::prelude::*;

pub(super) static OPENS_ONTO: Relation = Relation {
    id: "opens_onto",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Longing],
    slots: &[
        WITNESS,
        inside(&["city", "forest", "garden", "seabed", "sea"]),
        place(&["hills", "snowfield", "desert"]),
    ],
    layouts: &[view("alone", Camera::Wide, alone), view("threshold", Camera::CutOut, threshold)],
};

/// The door in the land, ajar, light falling out of it.
fn alone(c: &mut Composer) {
    let what = c.setting("inside");
    c.scene.light_at(170.0, 230.0, 0.35);
    let stage = c.stage(&Wish { ground: 980.0, open: [250.0, 650.0], ..Wish::default() });
    let who = c.somebody("witness").from_behind().doing(Pose::Walk);
    let s = &mut c.scene;
    let p = s.palette;
    let y = stage.y(470.0) + 20.0;
    s.note("door", Role::Subject);
    s.glow_shaped(470.0, y - 250.0, 520.0, p.light, 0.4, 1.6, 1.0);
    let arch = |grow: f32| {
        let (l, r, t) = (350.0 - grow, 590.0 + grow, y - 500.0 - grow);
        Path::blob(
            &nodes![(l, y; corner), (l, t + 150.0), (l + 40.0, t + 40.0), (470, t), (r - 40.0, t + 40.0), (r, t + 150.0), (r, y; corner)],
        )
    };
    s.part(&arch(34.0), Look::of(p.stone).texture(0.3).inflate(12.0).shadow(0.5));
    world(s, what, arch(0.0), [350.0, y - 500.0, 590.0, y]);
    s.stroke(&arch(0.0), 6.0, Look::of(p.ambient).alpha(0.5).soft(2.0));
    // The leaf of the door, swung out to the right.
    let leaf = Path::blob(
        &nodes![(592, y; corner), (592, y - 380.0), (610, y - 470.0), (660, y - 500.0), (706, y - 440.0), (716, y - 380.0), (716, y + 44.0; corner)],
    );
    s.group(Group::new(), |s| {
        s.part(&leaf, Look::of(p.accent).to(p.accent.dim(0.75)).grain(90.0).texture(0.28).inflate(8.0));
        for x in [624.0, 656.0, 688.0] {
            s.line(&nodes![(x, y - 500.0), (x, y + 50.0)], 3.0, Look::mark(p.accent.dim(0.55)));
        }
        for yy in [y - 330.0, y - 90.0] {
            s.limb(&nodes![(592, yy), (700, yy + 12.0)], &[16.0, 9.0], Look::of(p.metal.dim(0.6)).atop());
        }
    });
    s.dot(700.0, y - 190.0, 10.0, p.gold);
    s.poly(
        &nodes![(356, y + 2.0), (586, y + 2.0), (690, 1230), (190, 1230)],
        Look::of(p.light).emissive().screen().alpha(0.35).soft(16.0).shadow(0.0).fade(0.0, y, 0.0, 1230.0),
    );
    s.place(&who, At::new(250.0, y + 110.0).height(225.0).standing().looking_at(470.0).shadow(0.5).witness());
    c.front(&stage);
    c.scene.focus(470.0, y - 230.0, 270.0);
    c.scene.focus(250.0, y, 140.0);
}

/// From the other side: a tall door at the edge of the other world, somebody leaning in from home.
fn threshold(c: &mut Composer) {
    let (what, home) = (c.setting("inside"), c.setting("setting"));
    c.scene.light_at(560.0, 420.0, 0.12);
    c.scene.rim = 0.9;
    what.stage(&mut c.scene, &Wish { ground: 1080.0, open: [60.0, 560.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Lean).feeling(Expression::Surprised);
    let s = &mut c.scene;
    let p = s.palette;
    s.note("door", Role::Subject);
    let hole = Path::blob(
        &nodes![(380, 1110; corner), (380, 400), (430, 210), (560, 130), (690, 210), (740, 400), (740, 1110; corner)],
    );
    s.stroke(&hole, 74.0, Look::of(p.wood).inflate(16.0).shadow(0.7).texture(0.3).grain(90.0));
    world(s, home, hole.clone(), [380.0, 130.0, 740.0, 1110.0]);
    s.glow(560.0, 560.0, 420.0, p.light, 0.4);
    s.place(&who, At::new(540.0, 1100.0).height(520.0).standing().facing(Facing::Left).witness());
    s.rect(330.0, 1096.0, 460.0, 34.0, Look::of(p.stone).inflate(8.0));
    s.poly(
        &nodes![(380, 1112), (740, 1112), (560, 1230), (40, 1230)],
        Look::of(p.light).emissive().screen().alpha(0.4).soft(14.0).shadow(0.0),
    );
    c.scene.focus(560.0, 800.0, 260.0);
}
