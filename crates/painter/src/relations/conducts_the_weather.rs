//! Somebody raises a hand, and the elements play.

use super::prelude::*;

pub(super) static CONDUCTS_THE_WEATHER: Relation = Relation {
    id: "conducts_the_weather",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Wonder],
    slots: &[
        thing(
            "subject",
            &[
                "violin",
                "piano",
                "trumpet",
                "gramophone",
                "drum",
                "harp",
                "music_box",
                "accordion",
                "guitar",
                "saxophone",
                "barrel_organ",
                "xylophone",
                "bagpipes",
                "tambourine",
            ],
        ),
        thing(
            "object",
            &["fish", "songbird", "butterfly", "leaf", "star", "moth", "paper_boat", "umbrella", "snowflake"],
        ),
        WITNESS,
        place(&["city", "theatre", "sea", "forest", "snowfield", "hills", "cave"]),
    ],
    layouts: &[view("whirl", Camera::Wide, whirl), view("score", Camera::CloseUp, close).witnessed()],
};

/// At the left with the instrument; a great curl of things over the card.
fn whirl(c: &mut Composer) {
    let (tool, bits) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(600.0, 220.0, 0.35);
    let stage = c.stage(&Wish { ground: 1060.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Dance);
    let y = stage.y(260.0) + 40.0;
    let mut points = Vec::new();
    for i in 0..60 {
        let t = i as f32 / 59.0;
        let a = 2.2 - t * 7.4;
        let r = 60.0 + 290.0 * t;
        points.push(point(
            440.0 + cos(a) * r * 0.95 + c.rng.signed() * 24.0,
            560.0 + sin(a) * r + c.rng.signed() * 24.0,
        ));
    }
    stream(c, bits, &points, [24.0, 70.0], [-50.0, 50.0]);
    let s = &mut c.scene;
    s.place(tool, At::new(430.0, y).scale(fit(tool, 330.0, 290.0)).standing().shadow(0.4).subject());
    s.place(
        &who,
        At::new(230.0, y + 10.0).height(330.0).standing().facing(Facing::Right).shadow(0.4).witness(),
    );
    c.front(&stage);
    c.scene.focus(330.0, y - 160.0, 220.0);
    c.scene.focus(500.0, 440.0, 240.0);
}

/// The instrument is enormous; somebody crouches in it and lets them out.
fn close(c: &mut Composer) {
    let (tool, bits) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(170.0, 180.0, 0.45);
    let stage = c.stage(&Wish { ground: 1100.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Reach);
    c.scene.place(
        tool,
        At::new(460.0, stage.y(460.0) + 30.0)
            .scale(fit(tool, 640.0, 760.0))
            .standing()
            .turned(7.0)
            .shadow(0.4)
            .subject()
            .giant(),
    );
    let mut points = Vec::new();
    for i in 0..34 {
        let t = i as f32 / 33.0;
        points.push(point(
            lerp(430.0, 90.0, t) + 150.0 * sin(t * 6.0) + c.rng.signed() * 30.0,
            lerp(640.0, 90.0, t) + c.rng.signed() * 30.0,
        ));
    }
    stream(c, bits, &points, [34.0, 84.0], [-50.0, 50.0]);
    c.scene.place(
        &who,
        At::new(160.0, stage.y(160.0) + 50.0)
            .height(260.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(460.0, 700.0, 300.0);
    c.scene.focus(160.0, 1000.0, 140.0);
}
