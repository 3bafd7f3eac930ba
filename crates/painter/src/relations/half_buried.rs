//! Something enormous lies half sunk in the land, and there is a light inside.

use super::prelude::*;

pub(super) static HALF_BURIED: Relation = Relation {
    id: "half_buried",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Dread],
    slots: &[
        thing(
            "subject",
            &[
                "mask",
                "clock",
                "violin",
                "teacup",
                "crown",
                "boot",
                "bell",
                "telephone",
                "street_lamp",
                "hourglass",
                "drum",
                "shell",
                "pocket_watch",
                "globe",
                "compass",
                "ring",
                "scissors",
                "diving_helmet",
                "ships_wheel",
                "padlock",
                "saxophone",
                "sewing_machine",
                "vintage_car",
                "nesting_doll",
                "bagpipes",
                "puzzle_piece",
                "spinning_top",
            ],
        ),
        WITNESS,
        place(&["desert", "hills", "snowfield", "garden", "sea"]),
    ],
    layouts: &[view("ladder", Camera::Wide, by_ladder), view("edge", Camera::CloseUp, on_the_edge)],
};

/// Tilted in the dunes, a ladder against it.
fn by_ladder(c: &mut Composer) {
    let relic = c.motif("subject");
    c.scene.light_at(160.0, 230.0, 0.4);
    let stage = c.stage(&Wish { ground: 960.0, ..Wish::default() });
    let who = c.somebody("witness").from_behind().doing(Pose::Climb);
    let s = &mut c.scene;
    let p = s.palette;
    s.place(
        relic,
        At::new(450.0, 1150.0).scale(fit(relic, 720.0, 830.0)).standing().turned(13.0).subject().giant(),
    );
    let front = ridge(s, 985.0, 22.0, 6);
    let colour = if c.setting("setting").id == "snowfield" { p.white } else { p.mid.mix(p.near, 0.5) };
    let s = &mut c.scene;
    land(s, &front, colour, p.near, 6.0);
    ladder(s, point(210.0, 1080.0), point(330.0, 660.0), 34.0);
    s.place(&who, At::new(262.0, 930.0).height(165.0).standing().witness());
    air::far_birds(s, 8, 180.0, 400.0, 80.0);
    c.front(&stage);
    c.scene.focus(450.0, 640.0, 300.0);
    c.scene.focus(262.0, 850.0, 110.0);
}

/// So large that only its rim shows: somebody walks on it as on a bridge.
fn on_the_edge(c: &mut Composer) {
    let relic = c.motif("subject");
    c.scene.light_at(620.0, 160.0, 0.4);
    let stage = c.stage(&Wish { ground: 760.0, open: [0.0, 500.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Climb);
    let s = &mut c.scene;
    let p = s.palette;
    s.place(
        relic,
        At::new(330.0, 880.0).scale(fit(relic, 900.0, 1100.0)).centred().turned(-28.0).subject().giant(),
    );
    let front = ridge(s, 1070.0, 18.0, 6);
    let snowy = p.white;
    let colour = if c.setting("setting").id == "snowfield" { snowy } else { p.mid.mix(p.near, 0.6) };
    let s = &mut c.scene;
    land(s, &front, colour, p.near, 6.0);
    s.place(&who, At::new(640.0, 1090.0).height(200.0).standing().facing(Facing::Left).shadow(0.4).witness());
    c.front(&stage);
    c.scene.focus(330.0, 700.0, 300.0);
    c.scene.focus(640.0, 1000.0, 130.0);
}
