//! Fishing in the clouds; what bites is not a fish.

use super::prelude::*;

pub(super) static FISHES_THE_SKY: Relation = Relation {
    id: "fishes_the_sky",
    themes: Themes::Shared,
    moods: &[Mood::Longing, Mood::Mischief],
    slots: &[
        thing(
            "subject",
            &[
                "star",
                "key",
                "whale",
                "clock",
                "umbrella",
                "violin",
                "bicycle",
                "house",
                "teapot",
                "crown",
                "anchor",
                "pocket_watch",
                "light_bulb",
                "boot",
                "octopus",
                "globe",
            ],
        ),
        WITNESS,
    ],
    layouts: &[view("boat", Camera::TwoInOne, from_boat), lit("crescent", Camera::Wide, from_moon)],
};

/// A boat on the clouds; below their floor the deep night.
fn from_boat(c: &mut Composer) {
    let catch = c.motif("subject");
    c.scene.light_at(170.0, 230.0, 0.4);
    let who = c.somebody("witness").doing(Pose::Point);
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.5, 0.5);
    air::cloud_rows(s, 420.0, 2, 70.0, 120.0);
    s.place(&who, At::new(290.0, 500.0).height(210.0).standing().facing(Facing::Right).witness());
    s.place(motif("rowing_boat"), At::new(290.0, 540.0).width(330.0).standing().turned(-3.0));
    s.limb(&nodes![(340, 390), (430, 330), (530, 318)], &[6.0, 4.0, 2.0], p.wood_dark);
    air::cloud_rows(s, 545.0, 1, 70.0, 110.0);
    let floor = ridge(s, 680.0, 16.0, 6);
    let mut look = floor.iter().map(|q| (*q).into()).collect::<Vec<moonhare_scene::geometry::Node>>();
    look.extend(nodes![(860, 1300; corner), (-60, 1300; corner)]);
    s.blob(&look, Look::of(p.sky[1]).to(p.sky[0].dim(0.7)).flat().rim(0.0).shadow(0.0).hatch(0.0));
    s.at(&[shift(0.0, 700.0)], |s| air::stars(s, 110, 500.0));
    string(s, (530.0, 318.0), (544.0, 800.0), 10.0, 1.8);
    s.glow(544.0, 900.0, 280.0, p.light, 0.5);
    s.place(catch, At::new(544.0, 795.0).height(300.0).hanging().turned(8.0).subject());
    let cloud = air::cloud_colour(s);
    for (x, w) in [(120.0, 320.0), (690.0, 330.0), (400.0, 240.0)] {
        air::heap(s, x, 715.0, w, 95.0, cloud, true, 1.0);
    }
    c.secret(190.0, 1110.0, 50.0);
    c.scene.focus(290.0, 430.0, 200.0);
    c.scene.focus(544.0, 920.0, 190.0);
}

/// On the horn of a thin moon, a long line down into the town.
fn from_moon(c: &mut Composer) {
    let catch = c.motif("subject");
    c.scene.light_at(250.0, 330.0, 0.3);
    setting("city").stage(&mut c.scene, &Wish { ground: 1110.0, open: [380.0, 720.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit);
    let who = Figure { right_hand: Some(point(30.0, -60.0)), ..who };
    let s = &mut c.scene;
    let p = s.palette;
    air::disc(s, 330.0, 330.0, 230.0, Disc::Crescent);
    s.place(&who, At::new(300.0, 500.0).height(220.0).standing().facing(Facing::Right).witness());
    s.limb(&nodes![(350, 396), (450, 330), (570, 330)], &[6.0, 4.0, 2.0], p.wood_dark);
    string(s, (570.0, 330.0), (580.0, 640.0), 8.0, 1.8);
    s.place(catch, At::new(580.0, 636.0).height(250.0).hanging().turned(-10.0).subject());
    air::far_birds(s, 6, 640.0, 480.0, 60.0);
    c.scene.focus(320.0, 400.0, 200.0);
    c.scene.focus(580.0, 760.0, 170.0);
}
