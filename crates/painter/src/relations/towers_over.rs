//! Something small has become a giant; somebody has to crane their neck.

use super::prelude::*;

pub(super) static TOWERS_OVER: Relation = Relation {
    id: "towers_over",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Dread],
    slots: &[
        thing(
            "subject",
            &[
                "hare",
                "fox",
                "cat",
                "owl",
                "elephant",
                "stag",
                "frog",
                "heron",
                "bear",
                "rooster",
                "mouse",
                "snail",
                "cactus",
                "mushroom",
                "lion",
                "giraffe",
                "squirrel",
                "wolf",
                "sunflower",
                "flamingo",
                "goose",
                "kangaroo",
                "chameleon",
                "parrot",
            ],
        ),
        one_of(
            "witness",
            &[
                "child",
                "girl",
                "hooded_one",
                "gentleman",
                "king",
                "old_man",
                "sailor",
                "knight",
                "queen",
                "jester",
            ],
        ),
        place(&["hills", "snowfield", "forest", "desert", "mountains", "city"]),
    ],
    layouts: &[lit("behind", Camera::Wide, behind), view("at_its_feet", Camera::CloseUp, at_its_feet)],
};

/// It sits behind the land, half gone in the mist, against the light.
fn behind(c: &mut Composer) {
    let giant = c.motif("subject");
    c.scene.light_at(460.0, 300.0, 0.2);
    c.scene.rim = 0.85;
    let stage = c.stage(&Wish { disc: true, open: [180.0, 700.0], ..Wish::default() });
    let who = c.somebody("witness").from_behind().holding(motif("lantern"), 26.0, Grip::Top, 26.0, -58.0);
    let s = &mut c.scene;
    let pop = Group::new().fog(0.1).fog_down(720.0, 1000.0, 0.75);
    s.place(
        giant,
        At::new(450.0, 985.0)
            .scale(fit(giant, 620.0, 690.0))
            .standing()
            .facing(Facing::Left)
            .group(pop)
            .subject()
            .giant(),
    );
    let p = s.palette;
    let near = ridge(s, 1030.0, 22.0, 7);
    land(s, &near, p.near.mix(p.mid, 0.3), p.near, 9.0);
    s.place(&who, At::new(170.0, stage.y(170.0) + 34.0).height(200.0).standing().looking_at(460.0).witness());
    s.glow(205.0, stage.y(170.0) - 70.0, 210.0, p.flame, 0.45);
    c.front(&stage);
    c.scene.focus(460.0, 520.0, 260.0);
    c.scene.focus(170.0, 950.0, 120.0);
}

/// Its body fills the picture and is cut by the frame; somebody stands at its feet.
fn at_its_feet(c: &mut Composer) {
    let giant = c.motif("subject");
    c.scene.light_at(140.0, 140.0, 0.45);
    let stage = c.stage(&Wish { ground: 1090.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Reach).feeling(Expression::Wondering);
    let s = &mut c.scene;
    s.place(
        giant,
        At::new(500.0, 1140.0)
            .scale(fit(giant, 760.0, 1120.0))
            .standing()
            .facing(Facing::Left)
            .shadow(0.5)
            .subject()
            .giant(),
    );
    s.place(
        &who,
        At::new(150.0, stage.y(150.0) + 40.0)
            .height(190.0)
            .standing()
            .looking_at(520.0)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(470.0, 420.0, 280.0);
    c.scene.focus(150.0, 1010.0, 140.0);
}
