//! The one in the mirror is somebody else, and has had enough.

use super::prelude::*;

pub(super) static STEPS_OUT_OF_THE_MIRROR: Relation = Relation {
    id: "steps_out_of_the_mirror",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Dread, Mood::Longing],
    slots: &[
        WITNESS,
        one_of(
            "second",
            &[
                "king",
                "wolf",
                "crow",
                "moon_head",
                "lion",
                "old_man",
                "hooded_one",
                "queen",
                "child",
                "clock_head",
                "knight",
            ],
        ),
        place(&["room", "attic", "forest", "desert", "snowfield", "theatre"]),
    ],
    layouts: &[
        view("frame", Camera::Interior, frame_view),
        view("hand_mirror", Camera::CutOut, hand_mirror).witnessed(),
    ],
};

fn backdrop(s: &mut Scene) {
    let p = s.palette;
    s.rect(0.0, 0.0, 800.0, 1200.0, Look::of(p.sky[0]).to(p.sky[3]).flat().rim(0.0).shadow(0.0).hatch(0.0));
    let cloud = air::cloud_colour(s);
    air::heap(s, 300.0, 760.0, 500.0, 160.0, cloud, false, 0.7);
    air::heap(s, 620.0, 420.0, 320.0, 110.0, cloud, false, 0.6);
}

/// A tall standing mirror; one foot is already over the frame.
fn frame_view(c: &mut Composer) {
    c.scene.light_at(170.0, 300.0, 0.4);
    let stage = c.stage(&Wish { ground: 1060.0, ..Wish::default() });
    let who = c.somebody("witness").from_behind();
    let other =
        Figure { view: View::Front, ..c.somebody("second").doing(Pose::Walk).feeling(Expression::Sly) };
    let s = &mut c.scene;
    let p = s.palette;
    let glass = Path::ellipse(510.0, 600.0, 200.0, 400.0);
    s.note("mirror", Role::Object);
    s.limb(&nodes![(390, 960), (340, 1110)], &[22.0], Look::of(p.gold.dim(0.7)));
    s.limb(&nodes![(630, 960), (680, 1110)], &[22.0], Look::of(p.gold.dim(0.7)));
    s.group(Group::new().clip_soft(glass.clone(), 1.0), backdrop);
    s.stroke(&glass, 46.0, Look::of(p.gold).inflate(14.0).shadow(0.7).texture(0.2));
    for at in air::arc(510.0, 600.0, 200.0, 400.0, 0.0, 346.0, 26) {
        s.dot(at.x, at.y, 13.0, Look::of(p.gold.lighter(0.04)).shadow(0.5));
    }
    s.place(
        &other,
        At::new(500.0, stage.y(500.0) + 10.0).height(620.0).standing().facing(Facing::Left).subject(),
    );
    s.place(
        &who,
        At::new(180.0, stage.y(180.0) + 60.0)
            .height(400.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.5)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(500.0, 640.0, 280.0);
    c.scene.focus(180.0, 850.0, 160.0);
}

/// A hand mirror fills the card; over its edge the back of a head.
fn hand_mirror(c: &mut Composer) {
    c.scene.light_at(620.0, 160.0, 0.5);
    c.stage(&Wish { ground: 1120.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").from_behind();
    let other = Figure { view: View::Front, ..c.somebody("second").feeling(Expression::Surprised) };
    let s = &mut c.scene;
    let p = s.palette;
    let glass = Path::ellipse(430.0, 440.0, 280.0, 340.0);
    s.note("mirror", Role::Object);
    s.limb(
        &nodes![(440, 780), (470, 1000), (480, 1240)],
        &[70.0, 54.0, 70.0],
        Look::of(p.gold).inflate(20.0).texture(0.25),
    );
    s.group(Group::new().clip_soft(glass.clone(), 1.0), |s| {
        backdrop(s);
        s.place(&other, At::new(430.0, 1330.0).height(1060.0).standing().subject());
    });
    s.stroke(&glass, 54.0, Look::of(p.gold).inflate(16.0).shadow(0.7).texture(0.2));
    for at in air::arc(430.0, 440.0, 282.0, 342.0, 0.0, 345.0, 18) {
        s.dot(at.x, at.y, 17.0, Look::of(p.accent).shadow(0.5));
    }
    s.limb(
        &nodes![(290, 210), (240, 330), (250, 480)],
        &[6.0, 20.0, 8.0],
        Look::lamp(p.white).alpha(0.4).soft(4.0),
    );
    s.place(&who, At::new(150.0, 1330.0).height(740.0).standing().facing(Facing::Right).witness());
    c.scene.focus(430.0, 420.0, 280.0);
}
