//! A piece of furniture has put to sea.

use super::prelude::*;

pub(super) static SAILS_IN_BED: Relation = Relation {
    id: "sails_in_bed",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Loneliness],
    slots: &[
        thing(
            "subject",
            &[
                "bed",
                "bathtub",
                "armchair",
                "teacup",
                "suitcase",
                "piano",
                "umbrella",
                "top_hat",
                "drum",
                "boot",
                "barrel",
                "guitar",
                "pram",
                "watermelon",
                "wheelbarrow",
                "flying_carpet",
            ],
        ),
        thing(
            "object",
            &[
                "whale",
                "octopus",
                "lighthouse",
                "swan",
                "turtle",
                "shark",
                "seahorse",
                "heron",
                "dragon",
                "seal",
                "crab",
                "galleon",
                "crocodile",
                "pelican",
            ],
        ),
        WITNESS,
    ],
    layouts: &[lit("swell", Camera::Wide, swell).witnessed(), view("from_above", Camera::Aerial, from_above)],
};

/// High waves in front, something large behind.
fn swell(c: &mut Composer) {
    let (bed, guest) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(600.0, 260.0, 0.25);
    c.scene.rim = 0.75;
    let who = c.somebody("witness").doing(Pose::Sit).holding(motif("lantern"), 26.0, Grip::Top, 28.0, -66.0);
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish { disc: true, ..Wish::default() }, 0.55);
    s.water(Water::of(&p, 690.0, 600.0));
    let cut = Path::rect(-20.0, -20.0, 840.0, 840.0);
    s.group(Group::new().fog(0.18).clip_soft(cut, 4.0), |s| {
        s.place(
            guest,
            At::new(230.0, 860.0)
                .scale(fit(guest, 520.0, 420.0))
                .standing()
                .facing(Facing::Right)
                .object()
                .giant(),
        );
    });
    scalloped(s, 850.0, 190.0, p.water[1].mix(p.water[0], 0.2), p.water[0]);
    s.place(&who, At::new(470.0, 900.0).height(220.0).standing().facing(Facing::Left).witness());
    s.place(bed, At::new(480.0, 1020.0).scale(fit(bed, 400.0, 260.0)).standing().turned(-5.0).subject());
    for (i, y) in [1010.0, 1070.0, 1130.0].into_iter().enumerate() {
        scalloped(
            s,
            y,
            170.0 - 20.0 * i as f32,
            p.water[1].mix(p.water[0], 0.35 + 0.2 * i as f32),
            p.water[0],
        );
    }
    c.scene.focus(470.0, 880.0, 240.0);
    c.scene.focus(230.0, 660.0, 180.0);
}

/// A gull's view: the vessel small and warm, a great shape under it.
fn from_above(c: &mut Composer) {
    let (bed, guest) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(680.0, 80.0, 0.6);
    let who = c.somebody("witness").doing(Pose::Sit).feeling(Expression::Asleep);
    let s = &mut c.scene;
    let p = s.palette;
    let (deep, shallow) = (p.water[0], p.water[1]);
    s.paint_sky(Sky {
        stops: vec![(0.0, shallow.mix(deep, 0.3)), (0.6, deep.mix(shallow, 0.3)), (1.0, deep.dim(0.8))],
        ..Sky::of(&p, 0.3, 0.35)
    });
    s.place(
        guest,
        At::new(380.0, 680.0)
            .scale(fit(guest, 820.0, 760.0))
            .centred()
            .turned(-24.0)
            .group(Group::new().fog(0.5).fog_colour(deep.mix(shallow, 0.35)).blur(2.0))
            .object()
            .giant(),
    );
    for _ in 0..70 {
        let (x, y, w) = (s.rng.range(-30.0, 800.0), s.rng.range(0.0, 1200.0), s.rng.range(30.0, 110.0));
        s.line(
            &nodes![(x, y), (x + w * 0.3, y - 7.0), (x + w * 0.6, y + 3.0), (x + w, y - 4.0)],
            2.6,
            Look::of(p.white).alpha(0.28).soft(0.8),
        );
    }
    s.glow(470.0, 520.0, 240.0, p.flame, 0.3);
    s.place(&who, At::new(450.0, 490.0).height(200.0).standing().witness());
    s.place(bed, At::new(460.0, 570.0).scale(fit(bed, 300.0, 200.0)).standing().turned(6.0).subject());
    for (r, a) in [(180.0, 0.4), (230.0, 0.25), (290.0, 0.15)] {
        s.stroke(&Path::ellipse(460.0, 550.0, r, r * 0.4), 3.0, Look::of(p.white).alpha(a).soft(1.0));
    }
    c.scene.focus(460.0, 480.0, 190.0);
    c.scene.focus(380.0, 720.0, 260.0);
}
