//! The water remembers something else.

use super::prelude::*;

pub(super) static REFLECTS_ANOTHER: Relation = Relation {
    id: "reflects_another",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Longing],
    slots: &[
        thing(
            "subject",
            &[
                "house",
                "cat",
                "sailing_boat",
                "lighthouse",
                "bicycle",
                "chair",
                "swan",
                "lantern",
                "paper_boat",
                "hare",
                "mouse",
                "teapot",
                "bench",
                "sheep",
                "goose",
                "pram",
                "dog",
                "piggy_bank",
            ],
        ),
        thing(
            "object",
            &[
                "tower",
                "stag",
                "whale",
                "octopus",
                "oak",
                "willow",
                "elephant",
                "balloon",
                "windmill",
                "wolf",
                "castle",
                "carousel",
                "bear",
                "galleon",
                "ferris_wheel",
                "palm_tree",
                "dragon",
                "crocodile",
                "pagoda",
                "kangaroo",
            ],
        ),
    ],
    layouts: &[lit("lake", Camera::TwoInOne, lake), view("well", Camera::Aerial, puddle)],
};

/// The horizon cuts the card in two; the lower half is the truth.
fn lake(c: &mut Composer) {
    let (up, down) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(220.0, 300.0, 0.3);
    c.scene.rim = 0.7;
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish { disc: true, ..Wish::default() }, 0.5);
    let far = ridge(s, 560.0, 24.0, 8);
    land(s, &far, p.far.mix(p.fog, 0.4), p.mid, 4.0);
    s.fog(610.0, 60.0, 0.6);
    let y = 630.0;
    s.water(Water { rough: 0.6, mirror: 0.75, ..Water::of(&p, y, 220.0) });
    let mirror = Group::new().mirrored(y + 8.0, 8.0).alpha(0.93).fade((0.0, y + 470.0), (0.0, y + 640.0));
    s.group(mirror, |s| s.place(down, At::new(410.0, y + 6.0).height(470.0).standing().object()));
    if up.id != "sailing_boat" && up.id != "paper_boat" && up.id != "swan" {
        s.blob(
            &nodes![
                (250, y + 8.0),
                (310, y - 8.0),
                (410, y - 14.0),
                (510, y - 8.0),
                (570, y + 8.0),
                (410, y + 20.0)
            ],
            Look::of(p.near).grass(7.0, -90.0, 7.0).shadow(0.0),
        );
    }
    s.place(up, At::new(410.0, y - 2.0).height(250.0).standing().subject());
    frame::reeds(s, -1.0);
    frame::reeds(s, 1.0);
    air::sparks(s, 18, [100.0, 620.0, 700.0, 1100.0], p.flame);
    c.scene.focus(410.0, y - 120.0, 220.0);
    c.scene.focus(410.0, y + 230.0, 270.0);
}

/// A puddle in the cobbles, seen from above: something large looks up out of it.
fn puddle(c: &mut Composer) {
    let (up, down) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(400.0, 500.0, 0.4);
    let s = &mut c.scene;
    let p = s.palette;
    let stone = p.stone.mix(p.near, 0.5);
    s.paint_sky(Sky { stops: vec![(0.0, stone.dim(0.8)), (1.0, stone.dim(0.6))], ..Sky::of(&p, 0.0, 0.0) });
    for j in 0..22 {
        for i in 0..14 {
            let (x, y) = (-20.0 + i as f32 * 64.0 + (j % 2) as f32 * 32.0, -20.0 + j as f32 * 58.0);
            let tone = stone.lighter(s.rng.range(-0.06, 0.04));
            s.ellipse(x, y, 31.0, 27.0, Look::of(tone).inflate(9.0).shadow(0.5).texture(0.25));
        }
    }
    let shore = Path::blob(&nodes![
        (90, 640),
        (150, 430),
        (330, 330),
        (560, 350),
        (700, 500),
        (720, 760),
        (620, 980),
        (400, 1060),
        (190, 960),
        (110, 800)
    ]);
    s.group(Group::new().clip_soft(shore.clone(), 3.0), |s| {
        s.rect(0.0, 300.0, 800.0, 800.0, Look::of(p.sky[1]).to(p.sky[3]).flat().rim(0.0).shadow(0.0));
        let cloud = air::cloud_colour(s);
        air::heap(s, 250.0, 880.0, 300.0, 90.0, cloud, false, 0.8);
        air::heap(s, 590.0, 560.0, 260.0, 80.0, cloud, false, 0.7);
        s.at(&[shift(400.0, 700.0), scale_xy(1.0, -1.0)], |s| {
            s.place(
                down,
                At::new(0.0, 10.0).height(600.0).centred().group(Group::new().alpha(0.94)).object(),
            );
        });
        for (r, a) in [(120.0, 0.5), (190.0, 0.35), (270.0, 0.22)] {
            s.stroke(&Path::ellipse(410.0, 400.0, r, r * 0.42), 3.0, Look::of(p.white).alpha(a).soft(1.0));
        }
    });
    s.stroke(&shore, 8.0, Look::of(p.white).alpha(0.35).soft(2.0));
    s.place(up, At::new(410.0, 410.0).height(270.0).standing().shadow(0.2).subject());
    c.scene.focus(410.0, 300.0, 190.0);
    c.scene.focus(400.0, 730.0, 260.0);
}
