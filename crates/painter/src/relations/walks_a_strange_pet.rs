//! Somebody takes for a walk what cannot be taken for a walk.

use super::prelude::*;

pub(super) static WALKS_A_STRANGE_PET: Relation = Relation {
    id: "walks_a_strange_pet",
    themes: Themes::Shared,
    moods: &[Mood::Mischief, Mood::Tenderness],
    slots: &[
        thing(
            "subject",
            &[
                "fish",
                "snail",
                "teapot",
                "octopus",
                "armchair",
                "shark",
                "bathtub",
                "crab",
                "clock",
                "piano",
                "whale",
                "seahorse",
                "suitcase",
                "cactus",
                "beetle",
                "lighthouse",
                "peacock",
                "crocodile",
                "ball_of_yarn",
                "roller_skate",
                "ostrich",
                "piggy_bank",
                "chameleon",
                "cheese",
            ],
        ),
        WITNESS,
        place(&["city", "garden", "snowfield", "railway", "harbour", "desert", "library", "hills"]),
    ],
    layouts: &[
        view("promenade", Camera::Wide, promenade).witnessed(),
        view("tall_shadows", Camera::CloseUp, pulled),
    ],
};

/// From the side; who leads is smaller than what is led.
fn promenade(c: &mut Composer) {
    let pet = c.motif("subject");
    c.scene.light_at(640.0, 230.0, 0.35);
    let stage = c.stage(&Wish { ground: 1050.0, ..Wish::default() });
    let who = Figure { left_hand: Some(point(-24.0, -52.0)), ..c.somebody("witness").doing(Pose::Walk) };
    let s = &mut c.scene;
    let p = s.palette;
    let y = stage.y(300.0) + 40.0;
    s.place(
        pet,
        At::new(290.0, y)
            .scale(fit(pet, 430.0, 430.0))
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .subject(),
    );
    string(s, (585.0, y - 150.0), (400.0, y - 240.0), 18.0, 4.0);
    s.stroke(&Path::ellipse(392.0, y - 240.0, 20.0, 46.0), 9.0, Look::of(p.red).inflate(3.0));
    s.place(
        &who,
        At::new(630.0, stage.y(630.0) + 44.0)
            .height(270.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(300.0, y - 210.0, 240.0);
    c.scene.focus(630.0, y - 120.0, 150.0);
}

/// The pet has seen something and pulls; its leader flies behind.
fn pulled(c: &mut Composer) {
    let pet = c.motif("subject");
    c.scene.light_at(150.0, 180.0, 0.45);
    let stage = c.stage(&Wish { ground: 1110.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Fall).feeling(Expression::Surprised);
    let s = &mut c.scene;
    s.place(
        pet,
        At::new(540.0, 540.0)
            .scale(fit(pet, 520.0, 560.0))
            .centred()
            .turned(-16.0)
            .facing(Facing::Right)
            .subject()
            .giant(),
    );
    string(s, (250.0, 700.0), (480.0, 560.0), 30.0, 5.0);
    s.place(
        &who,
        At::new(190.0, 960.0).height(330.0).standing().turned(-24.0).facing(Facing::Right).witness(),
    );
    c.front(&stage);
    c.scene.focus(560.0, 540.0, 280.0);
    c.scene.focus(200.0, 820.0, 160.0);
}
