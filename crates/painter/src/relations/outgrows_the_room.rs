//! Somebody has become too large for the place they are in.

use super::prelude::*;

pub(super) static OUTGROWS_THE_ROOM: Relation = Relation {
    id: "outgrows_the_room",
    themes: Themes::Shared,
    moods: &[Mood::Loneliness, Mood::Dread],
    slots: &[
        one_of(
            "witness",
            &["bear", "girl", "child", "elephant", "hare", "owl", "old_man", "deer", "boy", "goose"],
        ),
        thing(
            "subject",
            &["chair", "bed", "piano", "cat", "teacup", "house", "train", "doll_house", "bicycle", "ball"],
        ),
        place(&["room", "attic", "library", "theatre", "forest"]),
    ],
    layouts: &[
        view("knees_up", Camera::Interior, knees_up),
        view("through_the_roof", Camera::Wide, through_the_roof),
    ],
};

/// Sitting on the floor, head against the ceiling.
fn knees_up(c: &mut Composer) {
    let toy = c.motif("subject");
    c.scene.light_at(180.0, 320.0, 0.4);
    let stage = c.stage(&Wish { ground: 1080.0, open: [160.0, 640.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::SitLow).feeling(Expression::Sad);
    let s = &mut c.scene;
    s.place(
        &who,
        At::new(340.0, stage.y(340.0) + 60.0)
            .height(1130.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.5)
            .subject()
            .giant(),
    );
    s.place(toy, At::new(650.0, stage.y(650.0) + 70.0).height(150.0).standing().shadow(0.5).object().tiny());
    c.front(&stage);
    c.scene.focus(390.0, 420.0, 240.0);
    c.scene.focus(650.0, 1060.0, 130.0);
}

/// A cottage that has become a coat: the head is through the roof, an arm out of the window, the boots out of the door.
fn through_the_roof(c: &mut Composer) {
    let toy = c.motif("subject");
    c.scene.light_at(640.0, 150.0, 0.45);
    c.stage(&Wish { ground: 1060.0, open: [60.0, 740.0], ..Wish::default() });
    let who = Figure { view: View::Front, ..c.somebody("witness").feeling(Expression::Surprised) };
    let s = &mut c.scene;
    let p = s.palette;
    let sleeve = who.coat.unwrap_or(p.accent);
    let glove = (who.head.hand)(&p);
    s.note("house", Role::Detail);
    cottage(s);
    // Only what is above the broken edge of the roof is seen of them.
    let above = Path::polygon(&nodes![
        (-20, -20),
        (820, -20),
        (820, 420),
        (580, 470),
        (548, 510),
        (512, 476),
        (470, 540),
        (428, 500),
        (380, 548),
        (338, 506),
        (300, 540),
        (262, 480),
        (226, 506),
        (-20, 420)
    ]);
    s.group(Group::new().clip(above), |s| {
        s.place(&who, At::new(402.0, 1150.0).height(930.0).standing().subject().giant());
    });
    shards(s);
    // An arm out of the window, down to the lawn.
    s.limb(
        &nodes![(574, 742), (684, 760), (724, 900)],
        &[92.0, 84.0, 72.0],
        Look::of(sleeve).inflate(22.0).texture(0.25).shadow(0.6),
    );
    s.limb(&nodes![(700, 884), (752, 884)], &[26.0], Look::of(sleeve.lighter(0.08)).inflate(6.0));
    s.blob(
        &nodes![
            (694, 900),
            (762, 898),
            (772, 960),
            (748, 1020),
            (714, 1030),
            (688, 990),
            (664, 968),
            (678, 942)
        ],
        Look::of(glove).inflate(16.0).shadow(0.5),
    );
    for x in [716.0, 736.0] {
        s.line(&nodes![(x, 1024), (x - 2.0, 985)], 3.0, Look::of(glove.dim(0.7)));
    }
    // Boots out of the door, soles towards us.
    for (x, lean) in [(352.0, -6.0), (450.0, 7.0)] {
        s.at(&[shift(x, 1060.0), turn(lean)], |s| {
            s.blob(
                &nodes![(-44, 84), (-50, 0), (-30, -62), (30, -62), (50, 0), (44, 84), (0, 98)],
                Look::of(p.wood_dark).inflate(16.0).shadow(0.6),
            );
            s.blob(
                &nodes![(-30, 66), (-34, 0), (-18, -42), (18, -42), (34, 0), (30, 66), (0, 76)],
                Look::of(p.wood.dim(0.8)).inflate(4.0).texture(0.3),
            );
        });
    }
    s.place(toy, At::new(130.0, 1150.0).scale(fit(toy, 170.0, 140.0)).standing().shadow(0.5).object().tiny());
    c.scene.focus(402.0, 350.0, 240.0);
    c.scene.focus(420.0, 1000.0, 240.0);
}

/// Walls, two windows, an open door, and the roof that is broken through.
fn cottage(s: &mut Scene) {
    let p = s.palette;
    let wall = p.cream.mix(p.accent2, 0.1);
    s.rect(
        170.0,
        600.0,
        462.0,
        500.0,
        Look::of(wall).to(wall.dim(0.8)).inflate(16.0).texture(0.25).shadow(0.6),
    );
    for (x, y) in [(214.0, 690.0), (500.0, 690.0)] {
        s.rect(x - 12.0, y - 12.0, 124.0, 134.0, Look::of(p.wood).inflate(8.0).shadow(0.4));
        s.rect(x, y, 100.0, 110.0, Look::lamp(p.flame.dim(0.9)));
        s.rect(x + 46.0, y, 8.0, 110.0, Look::of(p.wood));
        s.rect(x, y + 50.0, 100.0, 8.0, Look::of(p.wood));
    }
    let door =
        Path::blob(&nodes![(300, 1100; corner), (300, 930), (400, 850), (500, 930), (500, 1100; corner)]);
    s.stroke(&door, 34.0, Look::of(p.stone).inflate(10.0).shadow(0.5));
    s.part(&door, Look::of(p.dark).flat().rim(0.0));
    let tiles = p.red.dim(0.9);
    s.poly(
        &nodes![(96, 640), (226, 410), (574, 410), (706, 640)],
        Look::of(tiles).to(tiles.dim(0.75)).inflate(18.0).texture(0.35).shadow(0.6),
    );
    for row in 0..5 {
        let t = row as f32 / 5.0;
        let (y, half) = (lerp(430.0, 626.0, t), lerp(178.0, 296.0, t));
        let n = 12 + row;
        for i in 0..n {
            let x = 400.0 + half * (2.0 * (i as f32 + 0.5) / n as f32 - 1.0);
            let tone = tiles.lighter(s.rng.range(-0.05, 0.05));
            let w = half / n as f32;
            s.blob(&nodes![(x - w, y; corner), (x + w, y; corner), (x + w, y + 30.0), (x, y + 42.0), (x - w, y + 30.0)], Look::of(tone).inflate(4.0).shadow(0.3));
        }
    }
}

/// Tiles and beams that stand up around the shoulders.
fn shards(s: &mut Scene) {
    let p = s.palette;
    for (x, y, lean, w) in [
        (238.0, 520.0, -34.0, 44.0),
        (300.0, 556.0, -14.0, 52.0),
        (372.0, 566.0, 5.0, 58.0),
        (446.0, 560.0, -6.0, 54.0),
        (512.0, 548.0, 16.0, 50.0),
        (572.0, 516.0, 36.0, 44.0),
    ] {
        s.at(&[shift(x, y), turn(lean)], |s| {
            s.poly(
                &nodes![
                    (-w * 0.6, 34),
                    (-w * 0.5, -30),
                    (-w * 0.1, -52),
                    (w * 0.14, -34),
                    (w * 0.5, -44),
                    (w * 0.6, 34)
                ],
                Look::of(p.red.dim(0.8)).inflate(7.0).texture(0.3).shadow(0.6),
            );
        });
    }
    for (x, y, lean) in [(200.0, 470.0, -50.0), (606.0, 462.0, 48.0)] {
        s.at(&[shift(x, y), turn(lean)], |s| {
            s.rect(-9.0, -60.0, 18.0, 110.0, Look::of(p.wood).inflate(5.0).grain(90.0).shadow(0.5));
        });
    }
}
