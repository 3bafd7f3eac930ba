//! In the wood stands something that does not belong there, and it glows.

use super::prelude::*;

pub(super) static WAITS_IN_THE_CLEARING: Relation = Relation {
    id: "waits_in_the_clearing",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Secrecy],
    slots: &[
        thing(
            "subject",
            &[
                "piano",
                "train",
                "chess_knight",
                "teacup",
                "carousel",
                "lighthouse",
                "stag",
                "bed",
                "telephone",
                "throne",
                "clock",
                "mirror",
                "door",
                "gramophone",
                "wardrobe",
                "grandfather_clock",
                "rocking_horse",
                "swing",
                "telephone_box",
                "vintage_car",
                "letter_box",
                "accordion",
                "puppet_theatre",
                "carriage",
                "signpost",
                "spinning_wheel",
                "sword",
                "unicycle",
                "jack_in_the_box",
            ],
        ),
        WITNESS,
    ],
    layouts: &[view("deep", Camera::Wide, deep), view("behind_a_trunk", Camera::CloseUp, behind_a_trunk)],
};

/// At the end of a green aisle.
fn deep(c: &mut Composer) {
    let what = c.motif("subject");
    c.scene.light_at(430.0, 560.0, 0.1);
    c.scene.rim = 0.9;
    let wood = setting("forest");
    let stage = wood.stage(&mut c.scene, &Wish { ground: 1010.0, open: [180.0, 680.0], ..Wish::default() });
    let who = c.lantern_bearer("witness");
    let s = &mut c.scene;
    let p = s.palette;
    s.glow(440.0, 760.0, 460.0, p.light, 0.55);
    let glow = Group::new().halo(p.light, 0.5, 30.0);
    s.place(
        what,
        At::new(450.0, stage.y(450.0) + 16.0)
            .scale(fit(what, 480.0, 480.0))
            .standing()
            .shadow(0.4)
            .group(glow)
            .subject(),
    );
    s.place(&who, At::new(210.0, 1130.0).height(215.0).standing().looking_at(450.0).shadow(0.4).witness());
    frame::canopy(s, 190.0);
    (wood.front)(s, &stage);
    for (x, h) in [(90.0, 80.0), (690.0, 100.0), (740.0, 64.0)] {
        s.place(motif("mushroom"), At::new(x, 1160.0).height(h).standing());
    }
    air::sparks(s, 40, [60.0, 500.0, 740.0, 1120.0], p.flame);
    c.scene.focus(450.0, 780.0, 270.0);
    c.scene.focus(210.0, 1020.0, 130.0);
}

/// We look over the shoulder of somebody who hides behind a trunk.
fn behind_a_trunk(c: &mut Composer) {
    let what = c.motif("subject");
    c.scene.light_at(560.0, 520.0, 0.12);
    c.scene.rim = 0.95;
    let wood = setting("forest");
    let stage = wood.stage(&mut c.scene, &Wish { ground: 940.0, open: [380.0, 760.0], ..Wish::default() });
    let who = c.somebody("witness").from_behind().doing(Pose::Lean);
    let s = &mut c.scene;
    let p = s.palette;
    s.glow(570.0, 700.0, 420.0, p.light, 0.6);
    s.place(
        what,
        At::new(580.0, stage.y(580.0) + 10.0)
            .scale(fit(what, 360.0, 380.0))
            .standing()
            .shadow(0.4)
            .group(Group::new().halo(p.light, 0.5, 24.0).fog(0.08))
            .subject(),
    );
    (wood.front)(s, &stage);
    let bark = p.near.dim(0.8);
    s.limb(
        &nodes![(60, 1260), (96, 900), (80, 400), (120, -60)],
        &[320.0, 200.0, 170.0, 190.0],
        Look::of(bark).texture(0.4).grain(90.0).inflate(30.0),
    );
    for i in 0..7 {
        let x = 20.0 + 26.0 * i as f32;
        s.limb(
            &nodes![(x, 1240), (x + 8.0, 700), (x, 100)],
            &[5.0, 4.0, 3.0],
            Look::of(p.ambient).alpha(0.5).shadow(0.0),
        );
    }
    s.place(&who, At::new(215.0, 1220.0).height(400.0).standing().looking_at(570.0).witness());
    air::sparks(s, 30, [300.0, 420.0, 780.0, 1050.0], p.flame);
    c.scene.focus(570.0, 740.0, 220.0);
    c.scene.focus(255.0, 960.0, 180.0);
}
