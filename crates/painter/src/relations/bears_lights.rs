//! Antlers, branches or a back full of small lights.

use super::prelude::*;

pub(super) static BEARS_LIGHTS: Relation = Relation {
    id: "bears_lights",
    themes: Themes::Only(&["moonhare", "moth-court", "roots", "carousel"]),
    moods: &[Mood::Wonder, Mood::Tenderness],
    slots: &[
        thing("subject", &["stag", "elephant", "oak", "willow", "camel", "whale", "bear", "horse", "cactus"]),
        thing("object", &["lantern", "candle", "street_lamp", "bell", "star"]),
        WITNESS,
        place(&["forest", "snowfield", "hills", "desert", "marsh", "mountains"]),
    ],
    layouts: &[view("walking", Camera::Wide, walking), view("face_to_face", Camera::Portrait, face_to_face)],
};

/// Where a string starts and ends.
type Span = ((f32, f32), (f32, f32));

fn strings(c: &mut Composer, lines: &[Span], size: f32) {
    let lamp = c.motif("object");
    let mut first = true;
    for (from, to) in lines {
        let s = &mut c.scene;
        string(s, *from, *to, 0.0, 2.0);
        for i in 0..4 {
            let t = (i as f32 + 0.5) / 4.0;
            let (x, y) = (lerp(from.0, to.0, t), lerp(from.1, to.1, t) + 8.0);
            let p = s.palette;
            let at = At::new(x, y).height(size).hanging();
            s.place(lamp, if first { at.object() } else { at.silent() });
            s.glow(x, y + size * 0.5, size * 1.6, p.flame, 0.35);
            first = false;
        }
    }
}

/// In the half dark; strings of lights from its crown to the ground.
fn walking(c: &mut Composer) {
    let bearer = c.motif("subject");
    c.scene.light_at(430.0, 420.0, 0.12);
    c.scene.rim = 0.9;
    let stage = c.stage(&Wish { ground: 1040.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Reach);
    let y = stage.y(450.0) + 20.0;
    c.scene.place(
        bearer,
        At::new(450.0, y)
            .scale(fit(bearer, 560.0, 640.0))
            .standing()
            .facing(Facing::Left)
            .shadow(0.4)
            .subject(),
    );
    let k = fit(bearer, 560.0, 640.0);
    let (w, h) = (bearer.bounds().width() * k, bearer.bounds().height() * k);
    let at = |u: f32, v: f32| (450.0 + (u - 0.5) * w, y - h + v * h);
    let lines = [
        (at(0.04, 0.12), at(0.5, 0.34)),
        (at(0.5, 0.34), at(0.97, 0.16)),
        (at(0.08, 0.42), at(0.5, 0.62)),
        (at(0.5, 0.62), at(0.95, 0.42)),
    ];
    strings(c, &lines, 54.0);
    c.scene.place(
        &who,
        At::new(170.0, stage.y(170.0) + 50.0)
            .height(215.0)
            .standing()
            .looking_at(450.0)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(450.0, 620.0, 300.0);
    c.scene.focus(170.0, 960.0, 130.0);
}

/// So near that only head and shoulders fit.
fn face_to_face(c: &mut Composer) {
    let bearer = c.motif("subject");
    c.scene.light_at(250.0, 700.0, 0.3);
    c.scene.rim = 0.8;
    let stage = c.stage(&Wish { ground: 1120.0, ..Wish::default() });
    let who = c.somebody("witness").holding(motif("candle"), 22.0, Grip::Base, 28.0, -78.0);
    c.scene.place(
        bearer,
        At::new(520.0, 1240.0)
            .scale(fit(bearer, 760.0, 1100.0))
            .standing()
            .facing(Facing::Left)
            .subject()
            .giant(),
    );
    let k = fit(bearer, 760.0, 1100.0);
    let (w, h) = (bearer.bounds().width() * k, bearer.bounds().height() * k);
    let at = |u: f32, v: f32| (520.0 + (u - 0.5) * w, 1240.0 - h + v * h);
    let lines =
        [(at(0.05, 0.1), at(0.45, 0.3)), (at(0.45, 0.3), at(0.95, 0.14)), (at(0.12, 0.42), at(0.85, 0.44))];
    strings(c, &lines, 84.0);
    c.scene.place(
        &who,
        At::new(170.0, 1140.0).height(380.0).standing().facing(Facing::Right).shadow(0.4).witness(),
    );
    c.front(&stage);
    c.scene.focus(430.0, 480.0, 280.0);
    c.scene.focus(170.0, 900.0, 160.0);
}
