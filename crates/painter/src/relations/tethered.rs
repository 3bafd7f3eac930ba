//! Somebody holds a string; at its end floats what should not float.

use super::prelude::*;

pub(super) static TETHERED: Relation = Relation {
    id: "tethered",
    themes: Themes::Shared,
    moods: &[Mood::Tenderness, Mood::Longing],
    slots: &[
        thing(
            "subject",
            &[
                "house",
                "whale",
                "fish",
                "sailing_boat",
                "elephant",
                "lighthouse",
                "piano",
                "bed",
                "train",
                "turtle",
                "armchair",
                "bathtub",
                "wardrobe",
                "camel",
                "galleon",
                "rocking_horse",
                "submarine",
            ],
        ),
        WITNESS,
        place(HIGH),
    ],
    layouts: &[view("cliff", Camera::Wide, cliff), view("from_above", Camera::Aerial, from_above)],
};

/// On a cliff at the left edge; the thing hangs high on the right.
fn cliff(c: &mut Composer) {
    let thing = c.motif("subject");
    c.scene.light_at(180.0, 220.0, 0.4);
    let stage = c.stage(&Wish { ground: 1120.0, ..Wish::default() });
    let who = c.somebody("witness").feeling(Expression::Wondering);
    let who = Figure { right_hand: Some(point(30.0, -92.0)), ..who };
    let s = &mut c.scene;
    let p = s.palette;
    let rock = nodes![(-60, 900; corner), (80, 885), (190, 895), (270, 912), (300, 945), (276, 1010), (300, 1090), (250, 1260; corner), (-60, 1260; corner)];
    s.blob(
        &rock,
        Look::of(p.near.mix(p.mid, 0.35))
            .to(p.near)
            .grass(7.0, -80.0, 8.0)
            .inflate(24.0)
            .texture(0.25)
            .grain(80.0),
    );
    string(s, (196.0, 702.0), (500.0, 500.0), 40.0, 2.2);
    s.place(
        thing,
        At::new(510.0, 500.0)
            .scale(fit(thing, 420.0, 360.0))
            .standing()
            .turned(7.0)
            .facing(Facing::Left)
            .subject(),
    );
    s.place(&who, At::new(140.0, 902.0).height(215.0).standing().looking_at(500.0).witness());
    grass(s, 980.0, 90, 60.0, [-10.0, 240.0]);
    air::far_birds(s, 7, 620.0, 720.0, 90.0);
    c.front(&stage);
    c.scene.focus(510.0, 340.0, 240.0);
    c.scene.focus(140.0, 800.0, 140.0);
}

/// We fly beside the thing and look down its string at the small holder.
fn from_above(c: &mut Composer) {
    let thing = c.motif("subject");
    c.scene.light_at(640.0, 120.0, 0.5);
    let stage = c.stage(&Wish { ground: 960.0, open: [300.0, 700.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Pull);
    let s = &mut c.scene;
    s.place(
        thing,
        At::new(340.0, 560.0)
            .scale(fit(thing, 520.0, 520.0))
            .standing()
            .turned(-12.0)
            .facing(Facing::Right)
            .subject()
            .giant(),
    );
    string(s, (340.0, 555.0), (616.0, 905.0), -36.0, 2.6);
    s.place(
        &who,
        At::new(620.0, stage.y(620.0) + 20.0)
            .height(150.0)
            .standing()
            .looking_at(330.0)
            .shadow(0.4)
            .witness(),
    );
    let cloud = air::cloud_colour(s);
    air::heap(s, 120.0, 700.0, 320.0, 110.0, cloud, true, 0.8);
    c.secret(250.0, 1090.0, 46.0);
    c.front(&stage);
    c.scene.focus(330.0, 320.0, 280.0);
    c.scene.focus(620.0, 880.0, 120.0);
}
