//! Things fly south in a flock.

use super::prelude::*;

pub(super) static MIGRATES: Relation = Relation {
    id: "migrates",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Longing],
    slots: &[
        thing(
            "subject",
            &[
                "book",
                "umbrella",
                "violin",
                "fish",
                "teapot",
                "key",
                "top_hat",
                "house",
                "bicycle",
                "chair",
                "bed",
                "boot",
                "light_bulb",
                "suitcase",
                "typewriter",
                "pocket_watch",
                "scissors",
                "mitten",
                "spectacles",
                "guitar",
                "sock",
                "frying_pan",
                "broom",
                "fan",
                "ballet_shoe",
                "pillow",
                "playing_card",
            ],
        ),
        WITNESS,
        place(&["hills", "marsh", "sea", "desert", "railway", "mountains", "city"]),
    ],
    layouts: &[view("wedge", Camera::Wide, wedge), view("among_them", Camera::CloseUp, among_them)],
};

fn flier(c: &mut Composer, x: f32, y: f32, h: f32, fog: f32, role: Option<Role>) {
    let thing = c.motif("subject");
    let p = c.scene.palette;
    let feather = p.white.mix(p.fog, 0.15 + fog);
    let lift = c.rng.range(0.2, 1.0);
    let s = &mut c.scene;
    s.group(Group::new().fog(fog), |s| {
        s.at(&[shift(x, y), turn(-8.0)], |s| {
            for side in [1.0, -1.0] {
                let tip = h * 0.95;
                let wing = nodes![(side * h * 0.1, -h * 0.05), (side * h * 0.4, -h * 0.35 * lift - h * 0.1), (side * tip, -h * 0.6 * lift; corner), (side * h * 0.75, -h * 0.1 * lift), (side * h * 0.5, h * 0.05), (side * h * 0.15, h * 0.14)];
                s.blob(&wing, Look::of(feather).inflate(h * 0.05).fur(h * 0.05, 90.0, h * 0.04));
                for k in 0..3 {
                    let t = 0.3 + 0.2 * k as f32;
                    s.line(&nodes![(side * h * t, -h * 0.28 * lift), (side * h * (t + 0.08), h * 0.0)], h * 0.012, Look::of(feather.dim(0.75)));
                }
            }
        });
        let at = At::new(x, y).height(h).centred().turned(-8.0);
        s.place(thing, role.map_or(at.clone().silent(), |role| at.role(role)));
    });
}

/// A wedge across the sky, the watcher small below.
fn wedge(c: &mut Composer) {
    c.scene.light_at(620.0, 300.0, 0.3);
    let stage = c.stage(&Wish { ground: 1060.0, ..Wish::default() });
    for i in (0..5).rev() {
        for side in [-1.0, 1.0] {
            if i == 0 && side < 0.0 {
                continue;
            }
            let k = i as f32;
            let h = 130.0 - 18.0 * k;
            flier(
                c,
                250.0 + 110.0 * k,
                430.0 + side * 70.0 * k - 24.0 * k,
                h,
                0.07 * k,
                (i == 0).then_some(Role::Subject),
            );
        }
    }
    let who = c.somebody("witness").from_behind().doing(Pose::Reach);
    c.scene.place(
        &who,
        At::new(560.0, stage.y(560.0) + 40.0)
            .height(220.0)
            .standing()
            .facing(Facing::Left)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(330.0, 420.0, 280.0);
    c.scene.focus(560.0, 980.0, 130.0);
}

/// Up among them; one traveller has taken hold.
fn among_them(c: &mut Composer) {
    c.scene.light_at(170.0, 200.0, 0.45);
    let stage = c.stage(&Wish { ground: 1150.0, open: [0.0, 800.0], ..Wish::default() });
    for (x, y, h, f) in [
        (650.0, 250.0, 70.0, 0.4),
        (120.0, 330.0, 84.0, 0.3),
        (690.0, 560.0, 110.0, 0.2),
        (160.0, 820.0, 130.0, 0.12),
    ] {
        flier(c, x, y, h, f, None);
    }
    let who = Figure {
        right_hand: Some(point(10.0, -106.0)),
        left_hand: Some(point(-10.0, -104.0)),
        ..c.somebody("witness").doing(Pose::Fall)
    };
    let s = &mut c.scene;
    s.place(&who, At::new(430.0, 990.0).height(390.0).standing().facing(Facing::Right).witness());
    flier(c, 420.0, 470.0, 330.0, 0.0, Some(Role::Subject));
    c.front(&stage);
    c.scene.focus(420.0, 470.0, 270.0);
    c.scene.focus(430.0, 800.0, 170.0);
}
