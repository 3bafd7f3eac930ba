//! A pair of scales finds something light heavier than something heavy.

use super::prelude::*;

pub(super) static OUTWEIGHS: Relation = Relation {
    id: "outweighs",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Greed, Mood::Wonder],
    slots: &[
        thing(
            "object",
            &[
                "feather",
                "key",
                "egg",
                "letter",
                "mouse",
                "butterfly",
                "ring",
                "paper_boat",
                "candle",
                "pear",
                "snowflake",
                "mitten",
                "carrot",
                "cherries",
                "puzzle_piece",
                "banana",
            ],
        ),
        thing(
            "subject",
            &[
                "elephant",
                "house",
                "castle",
                "train",
                "whale",
                "piano",
                "crown",
                "bear",
                "throne",
                "cow",
                "tram",
                "birthday_cake",
                "sandcastle",
            ],
        ),
        WITNESS,
        place(&["desert", "theatre", "hills", "library", "cloud_sea", "city"]),
    ],
    layouts: &[view("beam", Camera::Wide, beam).witnessed(), view("pan", Camera::CloseUp, pan)],
};

fn dish(s: &mut Scene, x: f32, y: f32, w: f32, hook: (f32, f32)) {
    let p = s.palette;
    for dx in [-0.5, 0.5] {
        s.line(&nodes![(hook.0, hook.1), (x + dx * w, y)], 3.0, Look::of(p.gold));
    }
    s.blob(&nodes![(x - w * 0.52, y; corner), (x, y + w * 0.05), (x + w * 0.52, y; corner), (x + w * 0.34, y + w * 0.16), (x, y + w * 0.2), (x - w * 0.34, y + w * 0.16)], Look::of(p.gold).to(p.gold.dim(0.7)).inflate(w * 0.06));
}

/// A great balance across the card.
fn beam(c: &mut Composer) {
    let (light, heavy) = (c.motif("object"), c.motif("subject"));
    c.scene.light_at(180.0, 220.0, 0.4);
    let stage = c.stage(&Wish { ground: 1060.0, ..Wish::default() });
    let who = c.somebody("witness").from_behind();
    let s = &mut c.scene;
    let p = s.palette;
    let y = stage.y(400.0) + 20.0;
    s.note("scales", Role::Detail);
    s.place(
        heavy,
        At::new(620.0, 540.0).scale(fit(heavy, 300.0, 270.0)).standing().facing(Facing::Left).subject(),
    );
    dish(s, 620.0, 534.0, 270.0, (610.0, 250.0));
    s.place(light, At::new(190.0, y - 90.0).height(110.0).standing().object());
    dish(s, 190.0, y - 96.0, 250.0, (190.0, 470.0));
    s.limb(&nodes![(400, y), (400, 330)], &[34.0, 22.0], Look::of(p.gold).grain(90.0));
    s.blob(&nodes![(270, y + 16.0; corner), (330, y - 30.0), (400, y - 50.0), (470, y - 30.0), (530, y + 16.0; corner)], Look::of(p.gold.dim(0.85)).inflate(16.0));
    s.limb(&nodes![(180, 470), (400, 350), (620, 240)], &[14.0, 30.0, 14.0], Look::of(p.gold).inflate(7.0));
    s.dot(400.0, 352.0, 26.0, Look::of(p.gold.dim(0.8)).shadow(0.5));
    s.place(
        &who,
        At::new(590.0, stage.y(590.0) + 60.0)
            .height(230.0)
            .standing()
            .facing(Facing::Left)
            .shadow(0.5)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(620.0, 420.0, 200.0);
    c.scene.focus(190.0, y - 120.0, 170.0);
}

/// Close to the low pan: the small thing and the weigher's face; the other hangs far above.
fn pan(c: &mut Composer) {
    let (light, heavy) = (c.motif("object"), c.motif("subject"));
    c.scene.light_at(640.0, 180.0, 0.45);
    c.stage(&Wish { ground: 1160.0, open: [0.0, 800.0], ..Wish::default() });
    let who = Figure {
        view: View::ThreeQuarter,
        ..c.somebody("witness").doing(Pose::Lean).feeling(Expression::Surprised)
    };
    let s = &mut c.scene;
    s.note("scales", Role::Detail);
    s.place(
        heavy,
        At::new(610.0, 330.0).scale(fit(heavy, 260.0, 190.0)).standing().facing(Facing::Left).subject(),
    );
    dish(s, 610.0, 326.0, 210.0, (600.0, 40.0));
    s.place(&who, At::new(190.0, 1180.0).height(860.0).standing().facing(Facing::Right).witness());
    s.place(light, At::new(510.0, 930.0).height(190.0).standing().object());
    dish(s, 510.0, 924.0, 480.0, (520.0, 300.0));
    c.scene.focus(510.0, 840.0, 220.0);
    c.scene.focus(220.0, 480.0, 200.0);
}
