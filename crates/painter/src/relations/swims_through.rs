//! Something that belongs in the sea swims through a place without water.

use super::prelude::*;

pub(super) static SWIMS_THROUGH: Relation = Relation {
    id: "swims_through",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Freedom],
    slots: &[
        thing(
            "subject",
            &[
                "whale",
                "fish",
                "octopus",
                "jellyfish",
                "turtle",
                "seahorse",
                "manta_ray",
                "shark",
                "seal",
                "submarine",
            ],
        ),
        WITNESS,
        place(&["forest", "library", "city", "desert", "theatre", "snowfield", "attic"]),
    ],
    layouts: &[
        view("between", Camera::Wide, between).witnessed(),
        view("overhead", Camera::CloseUp, overhead).witnessed(),
    ],
};

/// It hangs in the middle distance; somebody with a lantern looks up.
fn between(c: &mut Composer) {
    let swimmer = c.motif("subject");
    c.scene.light_at(400.0, 520.0, 0.1);
    c.scene.rim = 0.9;
    let stage = c.stage(&Wish::default());
    let who = c.lantern_bearer("witness");
    let s = &mut c.scene;
    let at =
        At::new(420.0, 500.0).scale(fit(swimmer, 570.0, 560.0)).centred().turned(-5.0).facing(Facing::Left);
    s.place(swimmer, at.group(Group::new().fog(0.08)).subject().giant());
    s.place(
        &who,
        At::new(240.0, stage.y(240.0) + 30.0)
            .height(210.0)
            .standing()
            .looking_at(400.0)
            .shadow(0.5)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(420.0, 500.0, 280.0);
    c.scene.focus(240.0, stage.y(240.0) - 80.0, 130.0);
}

/// It passes so low that it fills the upper half; somebody reaches for its belly.
fn overhead(c: &mut Composer) {
    let swimmer = c.motif("subject");
    c.scene.light_at(220.0, 240.0, 0.35);
    let stage = c.stage(&Wish { ground: 1080.0, open: [80.0, 720.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Reach).feeling(Expression::Wondering);
    let s = &mut c.scene;
    s.place(
        swimmer,
        At::new(440.0, 400.0)
            .scale(fit(swimmer, 880.0, 760.0))
            .centred()
            .turned(9.0)
            .facing(Facing::Right)
            .subject()
            .giant(),
    );
    s.place(&who, At::new(330.0, stage.y(330.0) + 20.0).height(330.0).standing().shadow(0.5).witness());
    c.front(&stage);
    c.scene.focus(440.0, 420.0, 320.0);
    c.scene.focus(330.0, 900.0, 160.0);
}
