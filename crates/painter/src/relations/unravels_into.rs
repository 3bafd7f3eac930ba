//! Something comes apart into a flight.

use super::prelude::*;

pub(super) static UNRAVELS_INTO: Relation = Relation {
    id: "unravels_into",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Memory],
    slots: &[
        WITNESS,
        thing("object", &["songbird", "moth", "fish", "butterfly", "leaf", "paper_plane", "key", "feather"]),
        place(&["hills", "sea", "desert", "snowfield", "city", "marsh"]),
    ],
    layouts: &[
        view("into_the_wind", Camera::CloseUp, into_the_wind),
        lit("spiral_up", Camera::Wide, spiral_up),
    ],
};

/// A large figure at the left; the wind takes it away to the upper right.
fn into_the_wind(c: &mut Composer) {
    let bits = c.motif("object");
    c.scene.light_at(600.0, 250.0, 0.35);
    c.scene.rim = 0.7;
    let stage = c.stage(&Wish { ground: 1040.0, ..Wish::default() });
    let who =
        Figure { wind: 1.0, scarf: None, right_hand: Some(point(30.0, -84.0)), ..c.somebody("witness") };
    let y = stage.y(270.0) + 40.0;
    let fade = Group::new().fade((300.0, y - 290.0), (430.0, y - 430.0));
    c.scene
        .place(&who, At::new(260.0, y).height(470.0).standing().facing(Facing::Right).group(fade).subject());
    let mut points = Vec::new();
    for i in 0..80 {
        let t = moonhare_scene::math::pow(i as f32 / 79.0, 0.8);
        let x = 330.0 + t * 400.0 + c.rng.signed() * (24.0 + 90.0 * t);
        points.push(point(
            x,
            y - 320.0 - 370.0 * moonhare_scene::math::pow(t, 0.8)
                + sin(t * 5.0) * 60.0
                + c.rng.signed() * (28.0 + 80.0 * t),
        ));
    }
    stream(c, bits, &points, [26.0, 66.0], [-45.0, 20.0]);
    c.front(&stage);
    c.scene.focus(260.0, y - 220.0, 230.0);
    c.scene.focus(560.0, 500.0, 200.0);
}

/// A small figure under a great turning column.
fn spiral_up(c: &mut Composer) {
    let bits = c.motif("object");
    c.scene.light_at(560.0, 300.0, 0.2);
    let stage = c.stage(&Wish { ground: 1060.0, disc: true, ..Wish::default() });
    let who = Figure {
        left_hand: Some(point(-26.0, -86.0)),
        right_hand: Some(point(26.0, -90.0)),
        ..c.somebody("witness")
    };
    let y = stage.y(400.0) + 30.0;
    let fade = Group::new().fade((400.0, y - 150.0), (400.0, y - 262.0));
    c.scene.place(&who, At::new(400.0, y).height(270.0).standing().group(fade).subject());
    let mut points = Vec::new();
    for i in 0..90 {
        let t = i as f32 / 89.0;
        let (a, r) = (t * 17.0, 30.0 + 270.0 * t);
        points.push(point(
            400.0 + cos(a) * r + c.rng.signed() * 20.0,
            y - 210.0 - 690.0 * t + sin(a) * r * 0.22 + c.rng.signed() * 20.0,
        ));
    }
    stream(c, bits, &points, [18.0, 64.0], [-60.0, 60.0]);
    c.front(&stage);
    c.scene.focus(400.0, y - 130.0, 170.0);
    c.scene.focus(400.0, 480.0, 240.0);
}
