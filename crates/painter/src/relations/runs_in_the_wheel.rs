//! Somebody runs and runs, and the world turns for it.

use super::prelude::*;

pub(super) static RUNS_IN_THE_WHEEL: Relation = Relation {
    id: "runs_in_the_wheel",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Dread, Mood::Loneliness],
    slots: &[
        thing(
            "subject",
            &[
                "clock",
                "windmill",
                "carousel",
                "light_bulb",
                "globe",
                "music_box",
                "ferris_wheel",
                "lighthouse",
                "coffee_mill",
                "sewing_machine",
            ],
        ),
        WITNESS,
        place(&["city", "desert", "circus", "railway", "attic", "cloud_sea"]),
    ],
    layouts: &[view("side", Camera::Wide, side).witnessed(), view("inside", Camera::CloseUp, within)],
};

fn wheel(s: &mut Scene, x: f32, y: f32, r: f32, front: bool) {
    let p = s.palette;
    let wood = if front { p.wood } else { p.wood.dim(0.7) };
    s.stroke(&Path::ellipse(x, y, r, r), r * 0.09, Look::of(wood).inflate(r * 0.03).shadow(0.5).texture(0.3));
    for i in 0..24 {
        let a = i as f32 / 24.0 * TAU;
        let (px, py) = (x + cos(a) * r * 0.95, y + sin(a) * r * 0.95);
        s.at(&[shift(px, py), turn(i as f32 * 15.0)], |s| {
            s.rect(-r * 0.02, -r * 0.05, r * 0.04, r * 0.1, Look::of(wood.dim(0.85)).inflate(2.0));
        });
    }
    if !front {
        for i in 0..6 {
            let a = i as f32 / 6.0 * PI + 0.2;
            s.limb(
                &nodes![(x + cos(a) * r, y + sin(a) * r), (x - cos(a) * r, y - sin(a) * r)],
                &[r * 0.05],
                Look::of(wood).shadow(0.2),
            );
        }
    }
}

/// From the side, a belt leads to what is driven.
fn side(c: &mut Composer) {
    let machine = c.motif("subject");
    c.scene.light_at(170.0, 200.0, 0.4);
    let stage = c.stage(&Wish { ground: 1080.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Run);
    let s = &mut c.scene;
    let p = s.palette;
    let y = stage.y(300.0) + 20.0;
    s.note("wheel", Role::Object);
    s.line(&nodes![(300, y - 560.0), (640, 300)], 7.0, Look::of(p.wood_dark));
    s.line(&nodes![(320, y - 280.0), (650, 470)], 7.0, Look::of(p.wood_dark));
    s.limb(&nodes![(640, 460), (640, y)], &[30.0], Look::of(p.wood_dark).grain(90.0).texture(0.3));
    s.place(machine, At::new(640.0, 480.0).scale(fit(machine, 260.0, 330.0)).standing().subject());
    wheel(s, 300.0, y - 290.0, 270.0, false);
    s.place(&who, At::new(310.0, y - 34.0).height(290.0).standing().facing(Facing::Right).witness());
    wheel(s, 300.0, y - 290.0, 282.0, true);
    s.limb(&nodes![(300, y - 290.0), (180, y + 10.0)], &[24.0], Look::of(p.wood).grain(70.0));
    s.limb(&nodes![(300, y - 290.0), (420, y + 10.0)], &[24.0], Look::of(p.wood).grain(110.0));
    s.dot(300.0, y - 290.0, 24.0, Look::of(p.metal).shadow(0.5));
    c.front(&stage);
    c.scene.focus(310.0, y - 200.0, 220.0);
    c.scene.focus(640.0, 340.0, 190.0);
}

/// Inside the wheel with the runner: planks curve up on both sides.
fn within(c: &mut Composer) {
    let machine = c.motif("subject");
    c.scene.light_at(400.0, 300.0, 0.25);
    c.scene.rim = 0.8;
    c.stage(&Wish { ground: 1000.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Run).feeling(Expression::Afraid);
    let s = &mut c.scene;
    let p = s.palette;
    s.note("wheel", Role::Object);
    s.place(machine, At::new(400.0, 520.0).height(330.0).standing().group(Group::new().fog(0.2)).subject());
    for i in 0..17 {
        let t = i as f32 / 16.0;
        let a = radians(lerp(200.0, -20.0, t));
        let (x, y) = (400.0 + cos(a) * 470.0, 560.0 + sin(a) * 560.0);
        let tone = p.wood.lighter(s.rng.range(-0.04, 0.04));
        s.at(&[shift(x, y), turn(lerp(110.0, -110.0, t))], |s| {
            s.rect(
                -62.0,
                -34.0,
                124.0,
                110.0,
                Look::of(tone).inflate(8.0).texture(0.35).grain(0.0).shadow(0.4),
            );
            s.dot(-44.0, 0.0, 5.0, p.metal);
            s.dot(44.0, 0.0, 5.0, p.metal);
        });
    }
    s.place(
        &who,
        At::new(400.0, 1090.0).height(470.0).standing().facing(Facing::Right).shadow(0.5).witness(),
    );
    c.scene.focus(400.0, 860.0, 240.0);
    c.scene.focus(400.0, 380.0, 180.0);
}
