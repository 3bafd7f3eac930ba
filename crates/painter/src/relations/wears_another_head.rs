//! A formal portrait of somebody whose head is something else.

use super::prelude::*;

pub(super) static WEARS_ANOTHER_HEAD: Relation = Relation {
    id: "wears_another_head",
    themes: Themes::Shared,
    moods: &[Mood::Secrecy, Mood::Loneliness],
    slots: &[
        one_of(
            "witness",
            &[
                "moon_head",
                "lantern_head",
                "cage_head",
                "clock_head",
                "bulb_head",
                "fishbowl_head",
                "deer",
                "owl",
                "fox",
                "hare",
                "flower_head",
                "teapot_head",
                "house_head",
                "cloud_head",
            ],
        ),
        thing(
            "object",
            &[
                "candle",
                "teacup",
                "house",
                "paper_boat",
                "key",
                "mouse",
                "egg",
                "umbrella",
                "pear",
                "songbird",
            ],
        ),
        place(&["hills", "city", "forest", "desert", "sea", "garden", "snowfield"]),
    ],
    layouts: &[view("half_length", Camera::Portrait, half_length), view("framed", Camera::Portrait, framed)],
};

/// From the waist up, large, with a ring of moths.
fn half_length(c: &mut Composer) {
    let held = c.motif("object");
    c.scene.light_at(170.0, 240.0, 0.5);
    let stage = c.stage(&Wish { ground: 1000.0, open: [150.0, 650.0], ..Wish::default() });
    c.front(&stage);
    let who = c.somebody("witness").holding(held, 20.0, Grip::Base, 26.0, -52.0);
    let who = Figure { left_hand: Some(point(-20.0, -44.0)), ..who };
    let s = &mut c.scene;
    if let Some(moth) = motifs::find("moth") {
        let p = s.palette;
        for (i, at) in air::arc(400.0, 470.0, 320.0, 350.0, -196.0, 16.0, 9).into_iter().enumerate() {
            let dress = Dress {
                main: Some(p.cream),
                accent: Some(if i % 2 == 0 { p.accent } else { p.accent2 }),
                ..Dress::default()
            };
            s.place(
                &moth.dressed(dress),
                At::new(at.x, at.y).height(70.0).centred().turned(-106.0 + 26.5 * i as f32),
            );
        }
    }
    s.place(&who, At::new(400.0, 1420.0).height(1130.0).standing().subject());
    c.scene.focus(400.0, 480.0, 320.0);
}

/// A painting on a wall, in a gold frame, from which its sitter looks back.
fn framed(c: &mut Composer) {
    let held = c.motif("object");
    let home = c.setting("setting");
    c.scene.light_at(150.0, 120.0, 0.55);
    let who = c.somebody("witness").holding(held, 17.0, Grip::Base, 7.0, -53.0);
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::wall(s, p.accent.mix(p.mid, 0.55).dim(0.7));
    s.note("painting", Role::Detail);
    let oval = Path::ellipse(400.0, 560.0, 265.0, 370.0);
    super::inside::world(s, home, oval.clone(), [120.0, 180.0, 680.0, 940.0]);
    s.group(Group::new().clip_soft(oval.clone(), 1.0), |s| {
        s.place(&who, At::new(392.0, 1330.0).height(1000.0).standing().subject());
    });
    s.stroke(&oval, 62.0, Look::of(p.gold).inflate(20.0).shadow(0.7).texture(0.25));
    s.stroke(&Path::ellipse(400.0, 560.0, 292.0, 397.0), 12.0, Look::of(p.gold.dim(0.75)).inflate(4.0));
    for at in air::arc(400.0, 560.0, 268.0, 372.0, 0.0, 345.0, 24) {
        s.dot(at.x, at.y, 11.0, Look::of(p.gold.lighter(0.05)).shadow(0.5));
    }
    s.limb(&nodes![(400, 165), (400, 20)], &[4.0], Look::of(p.gold.dim(0.7)));
    c.secret(660.0, 1160.0, 60.0);
    c.scene.focus(400.0, 480.0, 280.0);
}
