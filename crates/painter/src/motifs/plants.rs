//! Plants and fruit: mushroom, rose, sunflower, dandelion, cactus, pumpkin, apple, pear, acorn, feather-light seeds.

use super::easel::*;

pub(super) static MUSHROOM: Motif = Motif::new(
    "mushroom",
    Plant,
    Front,
    [-55.0, -96.0, 55.0, 4.0],
    &[Stands, Giant, Tiny, Many, Carried, Outline],
    mushroom,
);
pub(super) static ROSE: Motif = Motif::new(
    "rose",
    Plant,
    Front,
    [-34.0, -127.0, 37.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Many, Carried],
    rose,
);
pub(super) static SUNFLOWER: Motif = Motif::new(
    "sunflower",
    Plant,
    Front,
    [-44.0, -156.0, 44.0, 0.0],
    &[Stands, Giant, Tiny, Many, Carried, Outline],
    sunflower,
);
pub(super) static DANDELION: Motif = Motif::new(
    "dandelion",
    Plant,
    Front,
    [-36.0, -167.0, 86.0, 4.0],
    &[Stands, Giant, Tiny, Many, Carried, Outline],
    dandelion,
);
pub(super) static CACTUS: Motif = Motif::new(
    "cactus",
    Plant,
    Front,
    [-42.0, -139.0, 43.0, 5.0],
    &[Stands, Giant, Tiny, Many, Outline],
    cactus,
);
pub(super) static PUMPKIN: Motif = Motif::new(
    "pumpkin",
    Food,
    Front,
    [-56.0, -93.0, 56.0, 1.0],
    &[Stands, Floats, Giant, Tiny, Many, Carried, Holds, Ridden],
    pumpkin,
);
pub(super) static APPLE: Motif = Motif::new(
    "apple",
    Food,
    Front,
    [-46.0, -101.0, 46.0, -1.0],
    &[Stands, Floats, Hangs, Giant, Tiny, Many, Carried, Holds, Outline],
    apple,
);
pub(super) static PEAR: Motif = Motif::new(
    "pear",
    Food,
    Front,
    [-40.0, -128.0, 40.0, 0.0],
    &[Stands, Floats, Hangs, Giant, Tiny, Many, Carried, Holds, Outline],
    pear,
);
pub(super) static ACORN: Motif = Motif::new(
    "acorn",
    Food,
    Front,
    [-40.0, -102.0, 40.0, 4.0],
    &[Stands, Hangs, Floats, Giant, Tiny, Many, Carried],
    acorn,
);

fn leaf(s: &mut Scene, x: f32, y: f32, degrees: f32, l: f32, colour: Colour) {
    s.at(&[shift(x, y), turn(degrees)], |s| {
        s.blob(
            &nodes! {
                (0, 0; corner), (-l * 0.26, -l * 0.45), (0, -l; corner), (l * 0.26, -l * 0.45)
            },
            form(colour, l * 0.08),
        );
        s.line(&nodes! { (0, 0), (0, -l * 0.9) }, l * 0.03, faint(colour.dim(0.6)));
    });
}

fn mushroom(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    s.blob(
        &nodes! {
            (-14, 0), (-10, -28), (-12, -56), (12, -56), (10, -28), (15, 0), (0, 4)
        },
        form(p.cream, 6.0),
    );
    s.blob(
        &nodes! {
            (-19, -46), (-10, -38), (0, -35), (10, -38), (19, -46), (12, -54), (-12, -54)
        },
        form(p.cream.dim(0.85), 1.8),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-54, -46), (-45, -72), (-22, -91), (0, -96), (22, -91), (45, -72), (54, -46), (30, -41),
                (0, -49), (-30, -41)
            },
            form(dress.main.unwrap_or(p.red), 13.0),
        );
        for (x, y, r) in [
            (-20.0, -74.0, 7.0),
            (6.0, -82.0, 7.6),
            (27.0, -64.0, 6.6),
            (-37.0, -56.0, 4.6),
            (2.0, -60.0, 5.4),
            (43.0, -52.0, 3.6),
            (-8.0, -92.0, 3.6),
        ] {
            s.ellipse(x, y, r, r * 0.8, Look::of(p.white).atop().inflate(1.6).shadow(0.2));
        }
    });
    for (x, h) in [(-19.0, 12.0), (-23.0, 8.0), (18.0, 10.0), (22.0, 14.0)] {
        s.limb(&nodes! { (x, 3), (x + 1.0, -h * 0.5), (x + 3.0, -h) }, &[2.0, 1.4, 0.3], p.leaf);
    }
}

fn rose(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let petal = dress.main.unwrap_or(p.red);
    s.limb(&nodes! { (4, 0), (-3, -36), (2, -84) }, &[4.0, 3.6, 4.0], form(p.leaf, 1.4));
    for (x, y, d) in [(1.0, -22.0, -1.0), (-2.0, -44.0, 1.0), (0.0, -64.0, -1.0)] {
        s.poly(&nodes! { (x, y - 3.0), (x + d * 7.0, y - 4.0), (x, y + 2.0) }, p.leaf.dim(0.8));
    }
    leaf(s, -2.0, -34.0, -58.0, 30.0, p.leaf);
    leaf(s, 0.0, -50.0, 62.0, 26.0, p.leaf.lighter(0.04));
    for d in [-70.0, -30.0, 30.0, 70.0] {
        leaf(s, 2.0, -84.0, d + 180.0, 16.0, p.leaf.dim(0.9));
    }
    for (x, y, r, k) in [
        (-15.0, -104.0, 19.0, 0.78),
        (18.0, -104.0, 19.0, 0.82),
        (2.0, -94.0, 20.0, 0.88),
        (-9.0, -112.0, 17.0, 0.92),
        (13.0, -113.0, 16.0, 0.96),
        (2.0, -104.0, 15.0, 1.0),
    ] {
        s.ellipse(x, y, r, r * 0.88, form(petal.dim(k), 4.0).shadow(0.5));
    }
    let whorl: Vec<Node> = (0..26)
        .map(|i| {
            let (a, r) = (i as f32 * 0.52, 12.5 * (1.0 - i as f32 / 28.0));
            node(2.0 + r * cos(a), -107.0 + r * 0.8 * sin(a))
        })
        .collect();
    s.limb(&whorl, &[2.2, 1.8, 1.0], Look::of(petal.dim(0.58)).flat().shadow(0.0).rim(0.0));
    s.line(
        &nodes! {
            (-26, -100), (-14, -90), (2, -86), (20, -90), (32, -100)
        },
        1.2,
        faint(petal.dim(0.5)),
    );
}

fn sunflower(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let petal = dress.main.unwrap_or(p.gold);
    s.limb(&nodes! { (0, 0), (5, -46), (0, -100) }, &[6.0, 5.0, 5.0], form(p.leaf, 1.8));
    leaf(s, 4.0, -32.0, 62.0, 38.0, p.leaf);
    leaf(s, 4.0, -52.0, -64.0, 36.0, p.leaf.lighter(0.04));
    for k in [0.0, 1.0] {
        for i in 0..17 {
            s.at(&[shift(0.0, -112.0), turn(i as f32 * 21.2 + k * 10.6)], |s| {
                let l = 44.0 - k * 5.0;
                s.blob(
                    &nodes! {
                        (-4, -16), (-7, -l * 0.7), (0, -l; corner), (7, -l * 0.7), (4, -16)
                    },
                    form(petal.dim(0.86 + 0.12 * k), 1.6).shadow(0.4),
                );
            });
        }
    }
    s.group(Group::new(), |s| {
        s.ellipse(0.0, -112.0, 23.0, 22.0, Look::of(p.wood_dark).fur(1.0, 90.0, 1.2).inflate(7.0));
        for i in 0..70 {
            let (a, r) = (i as f32 * 2.399_963, (i as f32).sqrt() * 2.5);
            s.dot(
                r * cos(a),
                -112.0 + r * sin(a),
                1.0,
                Look::mark(if i < 24 { p.leaf.lighter(0.06) } else { p.gold.dim(0.7) }),
            );
        }
    });
}

fn dandelion(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let down = dress.main.unwrap_or(p.white);
    for (d, l) in [(-70.0, 34.0), (66.0, 36.0), (-40.0, 26.0), (38.0, 28.0)] {
        leaf(s, 0.0, 0.0, d, l, p.leaf);
    }
    s.limb(&nodes! { (0, 0), (-4, -44), (2, -92) }, &[3.4, 3.0, 2.8], form(p.leaf.mix(p.cream, 0.3), 1.0));
    s.ellipse(2.0, -104.0, 33.0, 33.0, Look::of(down).alpha(0.22).soft(4.0).shadow(0.0).rim(0.0));
    if s.silhouette.is_some() {
        s.ellipse(2.0, -104.0, 33.0, 33.0, Look::of(down).fur(2.0, 0.0, 1.4));
    }
    let seed = |s: &mut Scene, x: f32, y: f32, a: f32, l: f32| {
        let (ex, ey) = (x + cos(a) * l, y + sin(a) * l);
        s.polyline(&nodes! { (x, y), (ex, ey) }, 0.5, Look::of(down.dim(0.85)));
        for k in -3..4 {
            let b = a + k as f32 * 0.34;
            s.polyline(
                &nodes! {
                    (ex, ey), (ex + cos(b) * 8.0, ey + sin(b) * 8.0)
                },
                0.5,
                Look::of(down).alpha(0.9),
            );
        }
    };
    for i in 0..34 {
        let a = i as f32 * 2.399_963;
        let l = 14.0 + 13.0 * ((i * 7) % 10) as f32 / 10.0;
        seed(s, 2.0 + cos(a) * 4.0, -104.0 + sin(a) * 4.0, a, l);
    }
    s.dot(2.0, -104.0, 6.4, form(p.wood, 2.0));
    for (x, y, a) in [(48.0, -128.0, -0.5), (66.0, -112.0, -0.2), (60.0, -150.0, -0.8)] {
        seed(s, x, y, a, 12.0);
        s.ellipse(x, y, 1.4, 1.4, p.wood_dark);
    }
}

fn cactus(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.leaf);
    let ribs = |s: &mut Scene, line: &[Node], w: f32, k: f32| {
        s.limb(line, &[w, w * 1.05, w * 0.96, w * 0.72], form(skin.dim(k), w * 0.26));
        let end = line[line.len() - 1].at;
        s.dot(end.x, end.y, w * 0.36, form(skin.dim(k), w * 0.16));
        for q in sample(line, 12) {
            for d in [-0.3, 0.0, 0.3] {
                s.line(
                    &nodes! {
                        (q.x + w * d, q.y), (q.x + w * d * 1.5, q.y - 3.0)
                    },
                    0.7,
                    Look::of(p.cream).alpha(0.8),
                );
            }
        }
    };
    ribs(s, &nodes! { (0, -50), (28, -48), (34, -62), (34, -88) }, 17.0, 0.9);
    ribs(s, &nodes! { (0, -36), (-26, -36), (-33, -50), (-33, -72) }, 17.0, 0.95);
    ribs(s, &nodes! { (0, 0), (1, -40), (0, -80), (0, -118) }, 29.0, 1.0);
    for x in [-7.0, 0.0, 7.0] {
        s.line(&nodes! { (x, -4), (x * 1.1, -60), (x * 0.9, -116) }, 1.2, faint(skin.dim(0.6)));
    }
    for (x, y) in [(0.0, -130.0), (34.0, -96.0)] {
        for q in around(x, y, 6, |_| 5.0) {
            s.dot(q.at.x, q.at.y, 4.0, form(dress.accent.unwrap_or(p.pink), 1.2));
        }
        s.dot(x, y, 3.0, p.gold);
    }
    s.blob(
        &nodes! {
            (-30, 3), (-18, -4), (0, -6), (20, -4), (32, 3)
        },
        form(p.gold.mix(p.stone, 0.6), 2.0),
    );
}

fn pumpkin(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.fox);
    for (x, w, k) in
        [(-34.0, 22.0, 0.74), (34.0, 22.0, 0.74), (-22.0, 24.0, 0.86), (22.0, 24.0, 0.86), (0.0, 25.0, 1.0)]
    {
        s.ellipse(x, -36.0 + (x * x) * 0.002, w, 37.0 - (x * x) * 0.006, form(skin.dim(k), 8.0).shadow(0.4));
    }
    s.limb(
        &nodes! { (0, -68), (-3, -80), (-14, -90) },
        &[11.0, 8.0, 9.0],
        form(p.leaf.mix(p.wood, 0.4), 2.6),
    );
    s.line(&nodes! { (4, -72), (24, -84), (36, -74), (46, -84), (42, -92) }, 1.6, p.leaf);
    leaf(s, 18.0, -78.0, 60.0, 26.0, p.leaf);
}

fn apple(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.red);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (0, -74), (-18, -82), (-40, -70), (-46, -42), (-32, -10), (-14, -1), (0, -5), (14, -1),
                (32, -10), (46, -42), (40, -70), (18, -82)
            },
            form(skin, 18.0),
        );
        s.blob(
            &nodes! {
                (20, -80), (50, -60), (46, -20), (24, 0), (30, -40)
            },
            Look::mark(p.gold).alpha(0.5).soft(7.0),
        );
        for _ in 0..26 {
            let (x, y) = (s.rng.range(-38.0, 38.0), s.rng.range(-70.0, -10.0));
            s.dot(x, y, 0.8, Look::mark(p.cream).alpha(0.5));
        }
    });
    s.blob(&nodes! { (-12, -74), (0, -78), (12, -74), (0, -68) }, patch(skin.dim(0.55)).soft(1.4));
    s.limb(&nodes! { (0, -72), (1, -86), (8, -98) }, &[3.4, 3.4, 5.0], form(p.wood_dark, 1.4));
    leaf(s, 3.0, -86.0, 68.0, 34.0, p.leaf);
    s.limb(
        &nodes! { (-30, -40), (-30, -58), (-20, -70) },
        &[1.4, 6.0, 1.4],
        Look::lamp(p.white).alpha(0.5).soft(1.6),
    );
}

fn pear(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.gold.mix(p.leaf, 0.35));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (0, -104), (-14, -98), (-19, -76), (-34, -52), (-40, -26), (-26, -4), (0, 0), (26, -4),
                (40, -26), (34, -52), (19, -76), (14, -98)
            },
            form(skin, 16.0),
        );
        s.blob(
            &nodes! {
                (14, -70), (40, -50), (44, -16), (20, -2), (22, -36)
            },
            Look::mark(p.red).alpha(0.4).soft(7.0),
        );
        for _ in 0..40 {
            let (x, y) = (s.rng.range(-36.0, 36.0), s.rng.range(-96.0, -4.0));
            s.dot(x, y, 0.8, Look::mark(p.wood).alpha(0.45));
        }
    });
    s.limb(&nodes! { (0, -102), (-2, -114), (4, -124) }, &[3.4, 3.2, 4.6], form(p.wood_dark, 1.4));
    leaf(s, 0.0, -112.0, 60.0, 32.0, p.leaf);
    s.limb(
        &nodes! { (-26, -28), (-22, -50), (-12, -70) },
        &[1.4, 6.0, 1.4],
        Look::lamp(p.white).alpha(0.4).soft(1.6),
    );
}

fn acorn(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let nut = dress.main.unwrap_or(p.gold.mix(p.wood, 0.45));
    s.blob(
        &nodes! {
            (-30, -56), (-31, -36), (-20, -12), (0, 4; corner), (20, -12), (31, -36), (30, -56)
        },
        form(nut, 12.0).grain(90.0).texture(0.2),
    );
    s.limb(
        &nodes! { (-18, -24), (-22, -40), (-19, -52) },
        &[1.0, 5.0, 1.0],
        Look::lamp(p.white).alpha(0.4).soft(1.4),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-37, -52), (-34, -72), (-16, -84), (16, -84), (34, -72), (37, -52), (0, -46)
            },
            form(p.wood_dark.lighter(0.06), 8.0),
        );
        tiles(s, [-40.0, -84.0, 40.0, -46.0], 6.0, p.fur);
    });
    s.limb(&nodes! { (0, -82), (2, -94), (10, -100) }, &[5.0, 4.4, 5.4], form(p.wood_dark, 1.8));
    leaf(s, 4.0, -90.0, 74.0, 32.0, p.leaf.mix(p.gold, 0.3));
}
