//! Parts of places: bridge, well, gate, and those who stand in fields: snowman, scarecrow, clockwork robot, statue.

use super::easel::*;

pub(super) static BRIDGE: Motif = Motif::new(
    "bridge",
    Landmark,
    Front,
    [-116.0, -90.0, 116.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Outline],
    bridge,
);
pub(super) static WELL: Motif = Motif::new(
    "well",
    Landmark,
    Front,
    [-54.0, -132.0, 59.0, 4.0],
    &[Stands, Giant, Tiny, Holds, Outline],
    well,
);
pub(super) static GATE: Motif = Motif::new(
    "gate",
    Landmark,
    Front,
    [-72.0, -125.0, 72.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Holds, Outline],
    gate,
);
pub(super) static SNOWMAN: Motif =
    Motif::new("snowman", Toy, Front, [-60.0, -136.0, 60.0, 6.0], &[Stands, Giant, Tiny, Outline], snowman);
pub(super) static SCARECROW: Motif = Motif::new(
    "scarecrow",
    Toy,
    Front,
    [-70.0, -156.0, 70.0, 2.0],
    &[Stands, Giant, Tiny, Outline],
    scarecrow,
);
pub(super) static ROBOT: Motif = Motif::new(
    "clockwork_robot",
    Toy,
    Front,
    [-59.0, -154.0, 56.0, 3.0],
    &[Stands, Giant, Tiny, Outline, Lit],
    robot,
);
pub(super) static BEEHIVE: Motif = Motif::new(
    "beehive",
    Landmark,
    Front,
    [-62.0, -118.0, 60.0, 10.0],
    &[Stands, Hangs, Giant, Tiny, Holds],
    beehive,
);

fn bridge(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let stone = dress.main.unwrap_or(p.stone);
    s.group(Group::new(), |s| {
        let body = Path::blob(&nodes! {
            (-110, 0; corner), (-110, -30; corner), (-60, -50), (0, -62), (60, -50),
            (110, -30; corner), (110, 0; corner), (78, 0; corner), (70, -24), (52, -34), (34, -24),
            (28, 0; corner), (-28, 0; corner), (-34, -24), (-52, -34), (-70, -24), (-78, 0; corner)
        });
        s.part(&body, form(stone, 5.0).texture(0.28));
        for _ in 0..46 {
            let (x, y, w) = (s.rng.range(-108.0, 104.0), s.rng.range(-58.0, -2.0), s.rng.range(4.0, 8.0));
            s.line(&nodes! { (x, y), (x + w, y), (x + w, y + 4.0) }, 0.8, Look::mark(p.ambient).alpha(0.4));
        }
        for c in [-53.0, 53.0] {
            for i in 0..9 {
                let a = radians(180.0 - i as f32 * 22.5);
                s.polyline(
                    &nodes! {
                        (c + cos(a) * 24.0, -2.0 - sin(a) * 31.0),
                        (c + cos(a) * 30.0, -2.0 - sin(a) * 38.0)
                    },
                    0.9,
                    Look::mark(p.ambient).alpha(0.6),
                );
            }
        }
    });
    s.limb(
        &nodes! {
            (-112, -34), (-60, -54), (0, -66), (60, -54), (112, -34)
        },
        &[7.0],
        form(stone.lighter(0.06), 2.0),
    );
    for (x, y) in [(-110.0, -36.0), (0.0, -68.0), (110.0, -36.0)] {
        s.rect(x - 6.0, y - 14.0, 12.0, 18.0, form(stone, 2.4));
        s.dot(x, y - 17.0, 5.4, form(stone.lighter(0.05), 2.0));
    }
}

fn well(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    for x in [-32.0, 32.0] {
        s.limb(&nodes! { (x, -30), (x, -102) }, &[6.0], planks(p.wood, 90.0));
    }
    s.limb(&nodes! { (-36, -80), (42, -80) }, &[5.0], planks(p.wood_dark, 0.0));
    s.line(&nodes! { (42, -80), (52, -80), (52, -70), (58, -70) }, 2.6, p.metal);
    s.line(&nodes! { (2, -78), (2, -54) }, 1.4, p.cream.mix(p.wood, 0.4));
    s.blob(
        &nodes! {
            (-8, -56; corner), (12, -56; corner), (9, -40), (-5, -40)
        },
        planks(p.wood, 90.0).inflate(2.4),
    );
    s.line(&nodes! { (-8, -56), (2, -66), (12, -56) }, 1.2, p.metal);
    s.ellipse(0.0, -36.0, 44.0, 9.0, form(p.ink, 1.4));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-46, -36; corner), (-44, -4), (0, 4), (44, -4), (46, -36; corner), (0, -27)
            },
            form(dress.main.unwrap_or(p.stone), 10.0).texture(0.24),
        );
        for row in 0..4 {
            for i in -4..5 {
                let x = i as f32 * 13.0 + (row % 2) as f32 * 6.5;
                let y = -26.0 + row as f32 * 8.4 + 4.0 - x * x * 0.003;
                s.stroke(&Path::rect(x - 6.0, y - 4.0, 12.0, 7.6), 0.9, Look::mark(p.ambient).alpha(0.45));
            }
        }
    });
    s.limb(&nodes! { (-47, -36), (0, -27), (47, -36) }, &[6.0, 7.0, 6.0], form(p.stone.lighter(0.06), 2.0));
    s.group(Group::new(), |s| {
        s.poly(
            &nodes! {
                (-54, -96), (-30, -128), (30, -128), (54, -96)
            },
            form(dress.accent.unwrap_or(p.red), 4.0),
        );
        tiles(s, [-54.0, -128.0, 54.0, -96.0], 7.0, p.ink);
    });
    s.limb(&nodes! { (-34, -129), (34, -129) }, &[5.0], form(p.wood_dark, 1.4));
}

fn gate(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let iron = dress.main.unwrap_or(p.dark.mix(p.metal, 0.25));
    let swing = if dress.open > 0.3 { 0.45 } else { 1.0 };
    for q in [-1.0, 1.0] {
        s.at(&[scale_xy(q, 1.0)], |s| {
            let at = |x: f32| 48.0 - (48.0 - x) * swing;
            for i in 0..6 {
                let x = 3.0 + i as f32 * 8.4;
                let top = -118.0 + x * 0.75;
                s.limb(&nodes! { (at(x), -4), (at(x), top) }, &[2.6], form(iron, 1.0));
                s.poly(
                    &nodes! {
                        (at(x) - 3.0, top), (at(x), top - 9.0), (at(x) + 3.0, top)
                    },
                    form(p.gold, 1.0),
                );
            }
            for y in [-14.0, -62.0, -78.0] {
                s.limb(&nodes! { (at(1.0), y), (at(48.0), y) }, &[2.8], form(iron, 1.0));
            }
            s.line(
                &nodes! {
                    (at(8.0), -34), (at(14.0), -48), (at(26.0), -44), (at(26.0), -32), (at(18.0), -32),
                    (at(20.0), -40)
                },
                1.8,
                form(iron, 0.8),
            );
            s.line(
                &nodes! {
                    (at(44.0), -24), (at(36.0), -34), (at(40.0), -46), (at(46.0), -40)
                },
                1.8,
                form(iron, 0.8),
            );
            s.rect(48.0, -96.0, 20.0, 96.0, form(p.stone, 4.0).texture(0.28));
            for y in [-20.0, -40.0, -60.0, -78.0] {
                s.polyline(&nodes! { (48, y), (68, y) }, 0.9, faint(p.ambient));
            }
            s.rect(44.0, -104.0, 28.0, 9.0, form(p.stone.lighter(0.05), 2.0));
            s.dot(58.0, -113.0, 10.0, form(p.stone.lighter(0.03), 4.0));
            s.rect(44.0, -6.0, 28.0, 8.0, form(p.stone.dim(0.9), 2.0));
        });
    }
    s.limb(
        &nodes! {
            (-66, -2), (-60, -34), (-66, -60), (-58, -92), (-66, -112)
        },
        &[5.0, 4.0, 4.0, 3.0, 1.0],
        Look::of(p.leaf).fur(3.0, 90.0, 2.2),
    );
}

fn snowman(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let snow = dress.main.unwrap_or(p.white);
    for (d, x0) in [(-1.0, -24.0), (1.0, 24.0)] {
        s.limb(
            &nodes! {
                (x0, -66), (x0 + d * 18.0, -78), (x0 + d * 32.0, -88)
            },
            &[3.0, 2.4, 1.6],
            p.wood_dark,
        );
        for a in [-8.0, 4.0] {
            s.limb(&nodes! { (x0 + d * 26.0, -84), (x0 + d * 36.0, -86.0 + a) }, &[1.8, 0.8], p.wood_dark);
        }
    }
    s.blob(
        &nodes! {
            (-40, -22), (-34, -44), (0, -54), (34, -44), (40, -22), (30, 1), (-30, 1)
        },
        form(snow, 13.0),
    );
    s.ellipse(0.0, -64.0, 28.0, 25.0, form(snow, 10.0).shadow(0.4));
    s.ellipse(0.0, -100.0, 21.0, 20.0, form(snow, 8.0).shadow(0.4));
    for x in [-7.0, 7.0] {
        s.dot(x, -105.0, 3.0, form(p.ink, 1.0));
    }
    for i in -2..3 {
        s.dot(i as f32 * 4.6, -90.0 - (i * i) as f32 * 0.9, 1.5, p.ink);
    }
    s.blob(&nodes! { (-1, -101), (26, -97; corner), (0, -95) }, form(p.fox, 1.8));
    for y in [-72.0, -60.0, -34.0, -20.0] {
        s.dot(0.0, y, 3.0, form(p.ink, 1.2));
    }
    let scarf = dress.accent.unwrap_or(p.red);
    s.limb(&nodes! { (14, -82), (22, -68), (18, -52) }, &[8.0, 8.0, 9.0], form(scarf, 2.0));
    s.blob(&nodes! { (-22, -86), (0, -80), (22, -86), (21, -78), (0, -72), (-21, -78) }, form(scarf, 2.6));
    s.blob(
        &nodes! {
            (-15, -114), (-14, -136; corner), (14, -136; corner), (15, -114), (0, -111)
        },
        form(p.dark, 4.0),
    );
    s.limb(&nodes! { (-25, -114), (0, -110), (25, -114) }, &[4.4], form(p.dark, 1.6));
    s.limb(&nodes! { (-15, -119), (0, -116), (15, -119) }, &[4.0], form(scarf, 1.0));
}

fn scarecrow(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.accent.dim(0.85));
    let straw = p.gold.mix(p.fur, 0.3);
    s.limb(&nodes! { (0, 2), (0, -90) }, &[6.0], planks(p.wood_dark, 90.0));
    s.limb(&nodes! { (-66, -84), (66, -84) }, &[5.0], planks(p.wood_dark, 0.0));
    for d in [-1.0, 1.0] {
        for a in [-8.0, -2.0, 4.0, 9.0] {
            s.limb(&nodes! { (d * 56.0, -82), (d * 70.0, -82.0 + a) }, &[3.0, 0.8], straw);
        }
        s.blob(
            &nodes! {
                (d * 8.0, -96), (d * 60.0, -92), (d * 61.0, -72; corner), (d * 52.0, -76),
                (d * 44.0, -68; corner), (d * 12.0, -74)
            },
            form(coat.dim(0.92), 3.4),
        );
    }
    for x in [-12.0, -4.0, 6.0, 14.0] {
        s.limb(&nodes! { (x, -32), (x * 1.3, -16) }, &[4.0, 1.0], straw);
    }
    s.blob(
        &nodes! {
            (-15, -98), (-18, -64), (-22, -30; corner), (-12, -36), (-4, -28; corner), (6, -35),
            (14, -28; corner), (22, -34; corner), (18, -64), (15, -98)
        },
        form(coat, 7.0).grain(85.0),
    );
    s.at(&[shift(8.0, -56.0), turn(10.0)], |s| s.rect(-6.0, -6.0, 12.0, 12.0, patch(p.red)));
    s.at(&[shift(-8.0, -78.0), turn(-12.0)], |s| s.rect(-5.0, -5.0, 10.0, 10.0, patch(p.cream)));
    s.line(&nodes! { (-17, -66), (0, -63), (17, -66) }, 2.4, p.cream.mix(p.wood, 0.4));
    for x in [-8.0, 0.0, 8.0] {
        s.limb(&nodes! { (x, -98), (x * 1.5, -90) }, &[4.0, 1.0], straw);
    }
    s.blob(
        &nodes! {
            (-15, -104), (-18, -120), (-10, -132), (10, -132), (18, -120), (15, -104), (0, -98)
        },
        form(p.cream.mix(p.fur, 0.3), 6.0).texture(0.3),
    );
    for x in [-6.0, 6.0] {
        s.line(&nodes! { (x - 2.4, -119.4), (x + 2.4, -114.6) }, 1.3, Look::lamp(p.ink));
        s.line(&nodes! { (x + 2.4, -119.4), (x - 2.4, -114.6) }, 1.3, Look::lamp(p.ink));
    }
    s.line(&nodes! { (-8, -107), (0, -104), (8, -107) }, 1.2, Look::lamp(p.ink));
    for x in [-5.0, 0.0, 5.0] {
        s.line(&nodes! { (x, -107.6), (x, -103) }, 0.8, Look::lamp(p.ink));
    }
    s.blob(
        &nodes! {
            (-14, -130), (-8, -148), (10, -156; corner), (12, -142), (15, -130)
        },
        form(p.wood, 4.0).grain(70.0),
    );
    s.blob(
        &nodes! {
            (-30, -126), (0, -132), (30, -126), (14, -122), (0, -126), (-16, -121)
        },
        form(p.wood, 2.4),
    );
    s.limb(&nodes! { (-14, -132), (0, -130), (15, -132) }, &[3.4], form(p.red, 0.8));
}

fn robot(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let tin = dress.main.unwrap_or(p.metal.lighter(0.1));
    let trim = dress.accent.unwrap_or(p.accent);
    for x in [-15.0, 15.0] {
        s.limb(&nodes! { (x, -40), (x, -8) }, &[10.0, 9.0], form(tin.dim(0.8), 2.6));
        for y in [-30.0, -24.0, -18.0] {
            s.line(&nodes! { (x - 5.0, y), (x, y + 1.4), (x + 5.0, y) }, 0.9, faint(p.ink));
        }
        s.blob(
            &nodes! {
                (x - 12.0, 1), (x - 11.0, -8), (x - 4.0, -13), (x + 6.0, -12), (x + 13.0, -4),
                (x + 13.0, 1)
            },
            form(trim, 3.4),
        );
    }
    s.at(&[shift(34.0, -64.0)], |s| {
        s.limb(&nodes! { (-8, 0), (8, 0) }, &[4.0], p.gold);
        for y in [-8.0, 8.0] {
            s.part(&ring(14.0, y, 8.0, 4.0), form(p.gold, 1.4).even_odd());
        }
    });
    for (d, hand) in [(-1.0, (-50.0, -46.0)), (1.0, (46.0, -92.0))] {
        let elbow = (d * 44.0, -72.0);
        s.limb(
            &nodes! {
                (d * 26.0, -80), (elbow.0, elbow.1), (hand.0, hand.1)
            },
            &[8.0, 7.0, 7.0],
            form(tin.dim(0.9), 2.4),
        );
        s.dot(elbow.0, elbow.1, 5.0, form(trim, 1.8));
        s.stroke(
            &Path::curve(&nodes! {
                (hand.0 - 7.0, hand.1 + d * -6.0), (hand.0 - 5.0, hand.1 + 4.0 * -d), (hand.0, hand.1),
                (hand.0 + 5.0, hand.1 + 4.0 * -d), (hand.0 + 7.0, hand.1 - d * 6.0)
            }),
            4.0,
            form(tin, 1.4),
        );
    }
    s.blob(
        &nodes! {
            (-29, -90; corner), (29, -90; corner), (32, -64), (29, -36; corner), (-29, -36; corner),
            (-32, -64)
        },
        form(tin, 7.0),
    );
    s.dot(0.0, -64.0, 16.0, form(p.gold, 3.0));
    s.dot(0.0, -64.0, 12.0, form(p.ink.mix(p.wood_dark, 0.4), 1.0));
    for (x, y, r) in [(-3.0, -66.0, 7.0), (5.0, -60.0, 5.0)] {
        s.poly(&around(x, y, 20, |i| if i % 4 < 2 { r } else { r * 0.78 }), form(p.gold, 1.2));
        s.dot(x, y, r * 0.3, p.ink);
    }
    for (x, y) in [(-24.0, -84.0), (24.0, -84.0), (-24.0, -42.0), (24.0, -42.0)] {
        s.dot(x, y, 2.2, form(p.gold, 0.8));
    }
    s.limb(&nodes! { (0, -88), (0, -98) }, &[12.0], form(tin.dim(0.75), 2.4));
    s.blob(
        &nodes! {
            (-24, -98; corner), (24, -98; corner), (25, -118), (20, -132; corner), (-20, -132; corner),
            (-25, -118)
        },
        form(tin.lighter(0.03), 6.0),
    );
    for x in [-10.0, 10.0] {
        s.dot(x, -117.0, 7.0, form(p.gold, 1.8));
        s.dot(x, -117.0, 4.8, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
        s.dot(x + 1.0, -117.0, 2.2, Look::lamp(p.ink));
        if !dress.unlit {
            s.glow(x, -117.0, 16.0, p.flame, 0.4);
        }
    }
    s.rect(-11.0, -107.0, 22.0, 5.0, form(p.ink, 0.6));
    for x in [-6.0, 0.0, 6.0] {
        s.polyline(&nodes! { (x, -107), (x, -102) }, 0.9, tin);
    }
    s.line(&nodes! { (0, -132), (2, -142), (0, -148) }, 1.8, p.metal);
    s.dot(0.0, -150.0, 4.4, form(trim, 1.6));
    for x in [-26.0, 26.0] {
        s.rect(x - 3.0, -122.0, 6.0, 12.0, form(trim, 1.6));
    }
}

fn beehive(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let straw = dress.main.unwrap_or(p.gold.mix(p.fur, 0.35));
    s.rect(-48.0, -8.0, 96.0, 7.0, planks(p.wood, 0.0).inflate(2.0));
    for x in [-36.0, 30.0] {
        s.rect(x, -2.0, 7.0, 12.0, planks(p.wood_dark, 90.0));
    }
    for (i, w) in [42.0, 44.0, 43.0, 39.0, 33.0, 24.0, 13.0].into_iter().enumerate() {
        let y = -14.0 - i as f32 * 12.0;
        s.limb(
            &nodes! { (-w, y), (0, y + 3.0), (w, y) },
            &[12.0, 15.0, 12.0],
            form(straw.dim(1.0 - 0.05 * (i % 2) as f32), 4.4).texture(0.3),
        );
        for k in -4..5 {
            let x = k as f32 * w / 4.6;
            s.line(&nodes! { (x - 2.0, y - 4.0), (x + 2.0, y + 7.0) }, 0.8, faint(straw.dim(0.6)));
        }
    }
    s.blob(
        &nodes! {
            (-10, -9; corner), (-10, -18), (0, -25), (10, -18), (10, -9; corner)
        },
        Look::lamp(p.ink),
    );
    for (x, y) in [(-30.0, -112.0), (38.0, -98.0), (56.0, -60.0), (-58.0, -70.0), (14.0, -20.0)] {
        s.ellipse(x, y - 2.6, 2.6, 3.4, Look::of(p.white).alpha(0.7).shadow(0.0));
        s.ellipse(x, y, 4.0, 2.8, form(p.gold, 1.0));
        s.line(&nodes! { (x, y - 2.6), (x, y + 2.6) }, 1.2, p.ink);
    }
}
