//! A great hand holds something that should be larger than it.

use super::prelude::*;

pub(super) static RESTS_IN_A_HAND: Relation = Relation {
    id: "rests_in_a_hand",
    themes: Themes::Shared,
    moods: &[Mood::Tenderness, Mood::Greed],
    slots: &[
        thing(
            "subject",
            &[
                "house",
                "sailing_boat",
                "oak",
                "willow",
                "lighthouse",
                "carousel",
                "castle",
                "train",
                "windmill",
                "elephant",
                "tent",
                "galleon",
                "greenhouse",
                "mushroom_house",
                "airship",
            ],
        ),
        WITNESS,
        place(&["cloud_sea", "sea", "desert", "snowfield", "city"]),
    ],
    layouts: &[view("offering", Camera::Wide, offering), view("from_above", Camera::CloseUp, lifted)],
};

fn palm(s: &mut Scene, skin: moonhare_scene::colour::Colour, sleeve: moonhare_scene::colour::Colour) {
    let p = s.palette;
    for (i, (dy, l)) in [(-9.0, -66.0), (-5.0, -74.0)].into_iter().enumerate() {
        s.limb(
            &nodes![(-14, dy + 6.0), (-34, dy + 2.0), (l + 14.0, dy - 4.0), (l, dy - 14.0)],
            &[12.0, 11.0, 9.0, 6.0],
            Look::of(skin.dim(0.72 + 0.07 * i as f32)).shadow(0.4).inflate(3.0),
        );
    }
    s.blob(&nodes![(-34, -4), (-10, -9), (18, -9), (34, 0), (60, 26), (96, 70; corner), (60, 96; corner), (26, 48), (4, 26), (-18, 18), (-34, 8)], Look::of(skin).inflate(12.0));
    s.limb(
        &nodes![(-10, 10), (-36, 9), (-62, 2), (-80, -10)],
        &[15.0, 13.0, 11.0, 7.0],
        Look::of(skin.dim(0.92)).inflate(3.4),
    );
    s.limb(
        &nodes![(-4, 17), (-30, 19), (-54, 13), (-70, 2)],
        &[14.0, 12.5, 10.0, 6.5],
        Look::of(skin).inflate(3.4),
    );
    s.limb(
        &nodes![(30, 16), (20, 2), (8, -14), (2, -30)],
        &[20.0, 16.0, 12.0, 7.5],
        Look::of(skin.lighter(0.015)).shadow(0.6).inflate(4.0),
    );
    s.ellipse(1.5, -30.0, 2.6, 3.6, Look::of(skin.mix(p.cream, 0.5)).shadow(0.2));
    for (x, y) in [(-79.0, -9.0), (-69.0, 3.0)] {
        s.ellipse(x, y - 1.0, 2.6, 2.2, Look::of(skin.mix(p.cream, 0.45)).shadow(0.2));
    }
    s.poly(&nodes![(70, 34), (104, 62), (84, 110), (44, 84)], Look::of(sleeve).inflate(8.0).grain(50.0));
    s.limb(&nodes![(70, 34), (56, 58), (44, 84)], &[9.0, 11.0, 9.0], p.cream);
}

/// Palm up from the lower right, above the clouds.
fn offering(c: &mut Composer) {
    let gift = c.motif("subject");
    c.scene.light_at(190.0, 230.0, 0.45);
    let stage = c.stage(&Wish { ground: 1120.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit);
    let dress = c.dress();
    let s = &mut c.scene;
    let p = s.palette;
    let skin = s.rng.pick(&[p.skin, p.stone, p.skin_dark]);
    s.note("hand", Role::Object);
    s.group(Group::new(), |s| s.at(&[shift(480.0, 850.0), scale(4.9)], |s| palm(s, skin, p.accent)));
    s.blob(
        &nodes![(290, 822), (400, 796), (500, 822), (400, 842)],
        Look::of(p.leaf).grass(5.0, 90.0, 5.0).inflate(5.0),
    );
    s.place(
        &gift.dressed(dress),
        At::new(390.0, 820.0).scale(fit(gift, 300.0, 300.0)).standing().subject().tiny(),
    );
    s.place(&who, At::new(215.0, 826.0).height(120.0).standing().facing(Facing::Right).witness());
    air::far_birds(s, 9, 620.0, 430.0, 80.0);
    c.front(&stage);
    c.scene.focus(390.0, 690.0, 260.0);
}

/// Fingers come down from above and are about to close.
fn lifted(c: &mut Composer) {
    let gift = c.motif("subject");
    c.scene.light_at(150.0, 120.0, 0.45);
    let stage = c.stage(&Wish { ground: 1040.0, open: [150.0, 700.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Run).feeling(Expression::Surprised);
    let dress = c.dress();
    let s = &mut c.scene;
    let p = s.palette;
    let skin = s.rng.pick(&[p.skin, p.skin_dark, p.stone]);
    s.note("hand", Role::Object);
    s.limb(
        &nodes![(560, 330), (640, 470), (600, 640), (540, 700)],
        &[110.0, 92.0, 76.0, 44.0],
        Look::of(skin.dim(0.85)).inflate(22.0),
    );
    s.place(
        &gift.dressed(dress),
        At::new(430.0, 800.0).scale(fit(gift, 340.0, 300.0)).standing().turned(6.0).subject().tiny(),
    );
    s.group(Group::new(), |s| {
        s.blob(&nodes![(420, -60; corner), (390, 120), (330, 260), (380, 380), (560, 390), (680, 280), (720, 100), (740, -60; corner)], Look::of(skin).inflate(46.0));
        for (x, tip) in [(360.0, (318.0, 700.0)), (430.0, (392.0, 640.0)), (500.0, (470.0, 610.0))] {
            s.limb(&nodes![(x, 300), (x - 76.0, 430), (tip.0 - 10.0, 570), (tip.0, tip.1)], &[96.0, 84.0, 66.0, 36.0], Look::of(skin.lighter(0.01)).inflate(20.0).shadow(0.6));
            s.ellipse(tip.0, tip.1 - 12.0, 17.0, 22.0, Look::of(skin.mix(p.cream, 0.5)).shadow(0.2));
        }
        s.poly(&nodes![(400, -80), (780, -80), (740, 60), (420, 40)], Look::of(p.accent).inflate(18.0).grain(90.0));
    });
    s.place(
        &who,
        At::new(170.0, stage.y(170.0) + 50.0)
            .height(190.0)
            .standing()
            .looking_at(430.0)
            .shadow(0.5)
            .witness(),
    );
    c.secret(640.0, stage.y(640.0) + 70.0, 50.0);
    c.front(&stage);
    c.scene.focus(430.0, 660.0, 240.0);
    c.scene.focus(170.0, 980.0, 120.0);
}
