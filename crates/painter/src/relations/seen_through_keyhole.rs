//! Behind a keyhole: a lit world, and somebody who looks in.

use super::prelude::*;

pub(super) static SEEN_THROUGH_KEYHOLE: Relation = Relation {
    id: "seen_through_keyhole",
    themes: Themes::Shared,
    moods: &[Mood::Secrecy, Mood::Longing],
    slots: &[
        thing(
            "subject",
            &[
                "sailing_boat",
                "house",
                "stag",
                "train",
                "balloon",
                "carousel",
                "piano",
                "oak",
                "willow",
                "elephant",
                "cat",
                "throne",
                "rocking_horse",
                "lion",
                "ferris_wheel",
                "castle",
            ],
        ),
        WITNESS,
        place(&["sea", "hills", "snowfield", "garden", "theatre", "forest", "desert", "room"]),
    ],
    layouts: &[view("door", Camera::CutOut, from_outside), view("eye", Camera::CutOut, from_inside)],
};

/// The door fills the card; the keyhole is tall as a person.
fn from_outside(c: &mut Composer) {
    let what = c.motif("subject");
    c.scene.light_at(400.0, 400.0, 0.2);
    c.scene.rim = 0.8;
    let stage = c.stage(&Wish { ground: 640.0, open: [200.0, 600.0], ..Wish::default() });
    c.scene.place(
        what,
        At::new(400.0, stage.y(400.0) + 10.0).scale(fit(what, 350.0, 360.0)).standing().shadow(0.4).subject(),
    );
    c.front(&stage);
    let who = c.somebody("witness").from_behind().doing(Pose::Lean);
    let s = &mut c.scene;
    let p = s.palette;
    let hole = |g: f32| {
        Path::blob(
            &nodes![(296.0 - g, 1000.0 + g; corner), (344.0 - g * 0.6, 716), (216.0 - g * 0.9, 610), (158.0 - g, 440), (226.0 - g * 0.8, 262.0 - g * 0.5), (400, 192.0 - g), (574.0 + g * 0.8, 262.0 - g * 0.5), (642.0 + g, 440), (584.0 + g * 0.9, 610), (456.0 + g * 0.6, 716), (504.0 + g, 1000.0 + g; corner)],
        )
    };
    let door = p.near.mix(p.wood, 0.35);
    s.note("keyhole", Role::Object);
    s.group(Group::new(), |s| {
        let sheet = Path::rect(-40.0, -40.0, 880.0, 1290.0).and(hole(0.0));
        s.part(
            &sheet,
            Look::of(door).to(door.dim(0.6)).even_odd().flat().rim(0.0).shadow(0.7).texture(0.34).grain(90.0),
        );
        for x in [90.0, 200.0, 610.0, 720.0] {
            s.limb(
                &nodes![(x, -20), (x + 3.0, 600), (x, 1240)],
                &[5.0, 3.0, 5.0],
                Look::mark(p.ambient).alpha(0.6),
            );
        }
        let plate = hole(38.0).and(hole(0.0));
        s.part(&plate, Look::of(p.gold).even_odd().inflate(10.0).texture(0.25));
    });
    for (x, y) in [(400.0, 172.0), (282.0, 1016.0), (518.0, 1016.0)] {
        s.dot(x, y, 10.0, Look::of(p.gold.dim(0.75)).shadow(0.5));
    }
    s.glow_shaped(400.0, 560.0, 520.0, p.light, 0.16, 1.4, 1.0);
    s.poly(
        &nodes![(310, 1008), (490, 1008), (640, 1230), (160, 1230)],
        Look::of(p.light).emissive().screen().alpha(0.3).soft(14.0).shadow(0.0),
    );
    s.place(&who, At::new(170.0, 1190.0).height(330.0).standing().looking_at(400.0).witness());
    c.secret(660.0, 1170.0, 54.0);
    c.scene.focus(400.0, 480.0, 280.0);
    c.scene.focus(200.0, 1000.0, 180.0);
}

/// From the other side: the room with the thing, a small keyhole in the far wall, light and an onlooker's shadow in it.
fn from_inside(c: &mut Composer) {
    let what = c.motif("subject");
    c.scene.light_at(560.0, 360.0, 0.2);
    let stage = c.stage(&Wish { ground: 1050.0, open: [120.0, 680.0], ..Wish::default() });
    let who = Figure { view: View::Front, ..c.somebody("witness").feeling(Expression::Wondering) };
    let s = &mut c.scene;
    let p = s.palette;
    let door = p.wood_dark;
    s.rect(
        420.0,
        110.0,
        310.0,
        stage.y(560.0) - 100.0,
        Look::of(door).inflate(14.0).texture(0.34).grain(90.0).shadow(0.6),
    );
    for x in [498.0, 575.0, 652.0] {
        s.line(&nodes![(x, 116), (x, stage.y(560.0))], 4.0, Look::of(p.ambient).alpha(0.6));
    }
    s.note("keyhole", Role::Object);
    let hole = Path::blob(
        &nodes![(506, 760; corner), (536, 530), (462, 460), (430, 352), (476, 240), (575, 196), (674, 240), (720, 352), (688, 460), (614, 530), (644, 760; corner)],
    );
    s.group(Group::new().clip(hole.clone()), |s| {
        s.rect(
            410.0,
            170.0,
            330.0,
            610.0,
            Look::of(p.flame.mix(p.sky[1], 0.3)).to(p.flame.mix(p.sky[1], 0.55)).emissive().shadow(0.0),
        );
        s.place(&who, At::new(575.0, 930.0).height(700.0).standing().witness());
    });
    s.stroke(&hole, 22.0, Look::of(p.gold).inflate(7.0).shadow(0.5));
    s.glow(575.0, 380.0, 380.0, p.light, 0.12);
    s.poly(
        &nodes![(510, 250), (640, 760), (330, 1230), (-60, 1100)],
        Look::of(p.light).emissive().screen().alpha(0.22).soft(20.0).shadow(0.0),
    );
    s.place(
        what,
        At::new(250.0, stage.y(250.0) + 60.0)
            .scale(fit(what, 400.0, 480.0))
            .standing()
            .facing(Facing::Right)
            .shadow(0.5)
            .subject(),
    );
    c.secret(680.0, stage.y(680.0) + 90.0, 54.0);
    c.front(&stage);
    c.scene.focus(575.0, 400.0, 170.0);
    c.scene.focus(250.0, 860.0, 240.0);
}
