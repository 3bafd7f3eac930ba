//! A whole world lives inside a vessel of glass.

use super::inside::world;
use super::prelude::*;

pub(super) static KEPT_IN_GLASS: Relation = Relation {
    id: "kept_in_glass",
    themes: Themes::Shared,
    moods: &[Mood::Secrecy, Mood::Memory],
    slots: &[WITNESS, inside(WORLDS)],
    layouts: &[view("bottle", Camera::CloseUp, bottle), view("hourglass", Camera::Interior, hourglass)],
};

fn glass_look(s: &Scene) -> Look {
    Look::of(s.palette.white.mix(s.palette.fog, 0.4)).alpha(0.16).inflate(16.0).rim(1.4).shadow(0.2)
}

/// A corked bottle on a table by the open window of the evening.
fn bottle(c: &mut Composer) {
    let what = c.setting("inside");
    c.scene.light_at(620.0, 200.0, 0.5);
    let who = c.somebody("witness").doing(Pose::Lean).feeling(Expression::Wondering);
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.5, 0.3);
    let hills = ridge(s, 820.0, 30.0, 7);
    land(s, &hills, p.far.mix(p.fog, 0.4), p.mid, 3.0);
    s.fog(850.0, 90.0, 0.5);
    table(s, 1000.0);
    let outline = nodes![
        (355, 250; corner), (360, 380), (330, 450), (235, 520), (205, 640), (205, 980), (235, 1060), (430, 1075), (625, 1060), (655, 980), (655, 640), (625, 520),
        (530, 450), (500, 380), (505, 250; corner)
    ];
    let glass = Path::blob(&outline);
    s.note("bottle", Role::Subject);
    s.glow(430.0, 760.0, 420.0, p.light, 0.25);
    world(s, what, glass.clone(), [205.0, 480.0, 655.0, 1075.0]);
    let look = glass_look(s);
    s.part(&glass, look);
    s.stroke(&glass, 7.0, Look::of(p.white).alpha(0.55).soft(1.0));
    s.limb(
        &nodes![(248, 600), (236, 760), (246, 930)],
        &[6.0, 16.0, 5.0],
        Look::lamp(p.white).alpha(0.5).soft(3.0),
    );
    s.limb(&nodes![(612, 620), (624, 700)], &[4.0, 8.0], Look::lamp(p.white).alpha(0.4).soft(2.0));
    s.blob(
        &nodes![(368, 190), (430, 180), (492, 190), (498, 290), (430, 300), (362, 290)],
        Look::of(p.wood).texture(0.4).inflate(14.0),
    );
    s.ellipse(430.0, 258.0, 84.0, 14.0, Look::of(p.white).alpha(0.4).inflate(4.0));
    s.place(&who, At::new(120.0, 1130.0).height(330.0).standing().looking_at(400.0).shadow(0.5).witness());
    c.scene.focus(430.0, 760.0, 300.0);
    c.scene.focus(120.0, 950.0, 140.0);
}

fn table(s: &mut Scene, y: f32) {
    let p = s.palette;
    s.poly(
        &nodes![(-20, y), (820, y - 14.0), (820, 1240), (-20, 1240)],
        Look::of(p.wood).to(p.wood_dark).texture(0.34).grain(2.0).inflate(10.0).shadow(0.0),
    );
    for i in 0..4 {
        let y = y + 40.0 + 50.0 * i as f32;
        s.line(&nodes![(-20, y), (400, y - 4.0), (820, y - 10.0)], 1.6, Look::of(p.ambient).alpha(0.45));
    }
}

/// An hourglass as tall as the room: the world runs out of the upper half.
fn hourglass(c: &mut Composer) {
    let what = c.setting("inside");
    c.scene.light_at(180.0, 240.0, 0.45);
    let stage = setting("library")
        .stage(&mut c.scene, &Wish { ground: 1090.0, open: [170.0, 640.0], ..Wish::default() });
    let who = c.somebody("witness").from_behind().doing(Pose::Reach);
    let s = &mut c.scene;
    let p = s.palette;
    s.note("hourglass", Role::Subject);
    let upper = Path::blob(
        &nodes![(260, 150; corner), (540, 150; corner), (560, 300), (500, 480), (412, 590; corner), (388, 590; corner), (300, 480), (240, 300)],
    );
    let lower = Path::blob(
        &nodes![(388, 590; corner), (412, 590; corner), (500, 700), (560, 880), (540, 1040; corner), (260, 1040; corner), (240, 880), (300, 700)],
    );
    s.glow(400.0, 560.0, 460.0, p.light, 0.4);
    world(s, what, upper.clone(), [240.0, 140.0, 560.0, 590.0]);
    s.group(Group::new().clip(lower.clone()), |s| {
        s.rect(230.0, 580.0, 340.0, 480.0, Look::of(p.sky[0]).to(p.sky[1]).flat().rim(0.0).shadow(0.0));
        let sand = p.gold.mix(p.accent2, 0.3);
        s.blob(
            &nodes![(220, 1060; corner), (300, 960), (400, 860), (500, 960), (580, 1060; corner)],
            Look::of(sand).texture(0.4).inflate(20.0),
        );
        s.limb(&nodes![(400, 580), (400, 880)], &[7.0], Look::of(sand).texture(0.4));
    });
    for half in [&upper, &lower] {
        let look = glass_look(s);
        s.part(half, look);
        s.stroke(half, 6.0, Look::of(p.white).alpha(0.55).soft(1.0));
    }
    for y in [120.0, 1040.0] {
        s.rect(210.0, y, 380.0, 38.0, Look::of(p.wood).inflate(9.0).texture(0.3));
        s.rect(230.0, y - 16.0, 340.0, 18.0, Look::of(p.gold).inflate(5.0));
    }
    for x in [226.0, 574.0] {
        s.limb(
            &nodes![(x, 150), (x - 8.0, 380), (x + 8.0, 600), (x - 8.0, 820), (x, 1046)],
            &[20.0, 14.0, 22.0, 14.0, 20.0],
            Look::of(p.wood).grain(90.0),
        );
    }
    s.place(
        &who,
        At::new(690.0, stage.y(690.0) + 40.0)
            .height(250.0)
            .standing()
            .looking_at(400.0)
            .shadow(0.5)
            .witness(),
    );
    c.scene.focus(400.0, 380.0, 260.0);
    c.scene.focus(690.0, 980.0, 140.0);
}
