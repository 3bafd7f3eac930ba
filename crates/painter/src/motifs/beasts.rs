//! Cat, lion, sheep, and a storybook dragon.

use super::easel::*;
pub(super) static CAT: Motif =
    Motif::new("cat", Animal, Front, [-31.0, -108.0, 59.0, 4.0], &[Stands, Giant, Tiny, Alive, Outline], cat);
pub(super) static LION: Motif = Motif::new(
    "lion",
    Animal,
    Left,
    [-86.0, -114.0, 101.0, 3.0],
    &[Stands, Giant, Alive, Outline, Ridden],
    lion,
);
pub(super) static SHEEP: Motif = Motif::new(
    "sheep",
    Animal,
    Left,
    [-66.0, -80.0, 53.0, 1.0],
    &[Stands, Floats, Giant, Tiny, Alive, Many],
    sheep,
);
pub(super) static DRAGON: Motif = Motif::new(
    "dragon",
    Animal,
    Left,
    [-104.0, -129.0, 104.0, 5.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden],
    dragon,
);

fn cat(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.black.lighter(0.06));
    let back = dress.variant % 2 == 1;
    s.limb(
        &nodes! {
            (16, -6), (40, -3), (54, -16), (48, -36), (57, -50)
        },
        &[12.0, 11.0, 10.0, 9.0, 5.0],
        furry(coat, 3.0),
    );
    s.blob(
        &nodes! {
            (-12, -66), (-22, -44), (-28, -18), (-25, -2), (0, 2), (25, -2), (28, -18), (22, -44),
            (12, -66)
        },
        furry(coat, 12.0),
    );
    if !back {
        both(s, |s| {
            s.blob(
                &nodes! { (14, -22), (28, -16), (28, 0), (12, 1) },
                form(coat.lighter(0.02), 5.0).shadow(0.4),
            );
            s.limb(
                &nodes! { (8, -38), (8, -14), (8.5, -1) },
                &[12.0, 9.0, 10.0],
                form(coat.lighter(0.03), 2.6).shadow(0.5),
            );
            s.ellipse(9.0, -1.0, 7.4, 4.2, form(coat.lighter(0.05), 1.6));
        });
        s.blob(
            &nodes! {
                (-9, -60), (-7, -42), (0, -34), (7, -42), (9, -60)
            },
            patch(p.white.mix(coat, 0.2)).fur(1.2, 90.0, 1.2),
        );
    }
    s.at(&[shift(0.0, -62.0), scale(1.5)], |s| {
        both(s, |s| {
            s.blob(
                &nodes! {
                    (2.5, -21; corner), (8, -29.5), (10.5, -31; corner), (11.6, -23), (11, -12; corner)
                },
                furry(coat, 1.6),
            );
            if !back {
                s.blob(
                    &nodes! {
                        (5.5, -21), (9, -27.5; corner), (10.4, -22), (9, -17)
                    },
                    patch(p.pink).alpha(0.6),
                );
            }
        });
        s.blob(
            &nodes! {
                (0, -23), (8, -21), (12.5, -13), (12.5, -5), (7, 1.5), (0, 3.2), (-7, 1.5), (-12.5, -5),
                (-12.5, -13), (-8, -21)
            },
            furry(coat, 5.0),
        );
        if back {
            return;
        }
        for x in [-5.6, 5.6] {
            if dress.asleep {
                s.line(&nodes! { (x - 2.6, -11), (x, -9), (x + 2.6, -11) }, 0.9, Look::lamp(p.flame));
            } else {
                s.blob(
                    &nodes! {
                        (x - 2.8, -10), (x, -13.6), (x + 2.9, -10.6), (x, -8.4)
                    },
                    Look::lamp(p.flame),
                );
                s.ellipse(x, -11.0, 0.85, 2.1, Look::lamp(p.ink));
                s.glow(x, -11.0, 5.0, p.flame, 0.25);
            }
        }
        s.blob(&nodes! { (-1.5, -6.2), (1.5, -6.2), (0, -4.4) }, p.pink);
        s.line(&nodes! { (-2.4, -2.8), (0, -4.2), (2.4, -2.8) }, 0.5, Look::lamp(p.cream).alpha(0.7));
        both(s, |s| {
            for a in [-5.0, 0.0, 4.0] {
                s.line(
                    &nodes! {
                        (5, -4), (10, -4.0 + a * 0.35), (16, -4.0 + a * 0.8)
                    },
                    0.32,
                    Look::lamp(p.cream).alpha(0.7),
                );
            }
        });
    });
}

fn lion(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.gold.mix(p.fur, 0.5));
    let mane = dress.accent.unwrap_or(p.fox.mix(p.wood_dark, 0.4));
    s.line(&nodes! { (52, -56), (72, -48), (78, -26), (90, -18) }, 4.4, form(coat, 1.6));
    s.blob(&nodes! { (86, -24), (98, -22), (100, -10), (90, -10) }, Look::of(mane).fur(1.6, 60.0, 1.6));
    let paw = |s: &mut Scene, line: &[Node], c: Colour| {
        s.limb(line, &[19.0, 12.0, 9.0, 10.0], form(c, 3.0));
        let f = line[line.len() - 1].at;
        s.ellipse(f.x - 4.0, f.y, 9.0, 4.6, form(c, 2.0));
    };
    paw(s, &nodes! { (-18, -44), (-20, -22), (-22, -3) }, coat.dim(0.74));
    paw(s, &nodes! { (38, -48), (32, -32), (42, -18), (36, -3) }, coat.dim(0.74));
    s.blob(
        &nodes! {
            (-30, -66), (0, -68), (34, -68), (56, -58), (58, -42), (36, -38), (4, -34), (-28, -36)
        },
        form(coat, 13.0),
    );
    paw(s, &nodes! { (50, -48), (46, -32), (56, -18), (50, -2) }, coat);
    paw(s, &nodes! { (-30, -44), (-32, -22), (-34, -2) }, coat);
    s.blob(
        &nodes! {
            (-6, -72), (-16, -102), (-42, -114), (-64, -100), (-68, -70), (-58, -44), (-38, -32),
            (-16, -42)
        },
        Look::of(mane).fur(4.0, 85.0, 2.6).inflate(10.0),
    );
    for (x, y) in [(-58.0, -100.0), (-34.0, -104.0)] {
        s.dot(x, y, 6.0, form(coat, 2.0));
        s.dot(x, y + 0.6, 3.0, patch(mane));
    }
    s.blob(
        &nodes! {
            (-28, -80), (-34, -96), (-48, -100), (-62, -92), (-72, -80), (-82, -74), (-84, -64),
            (-74, -56), (-56, -54), (-36, -60)
        },
        furry(coat, 8.0),
    );
    s.blob(&nodes! { (-84, -70), (-70, -72), (-58, -64), (-62, -55), (-76, -56) }, patch(p.cream));
    s.blob(&nodes! { (-86, -76), (-77, -77), (-80, -69) }, form(p.wood_dark, 1.2));
    s.line(&nodes! { (-81, -69), (-78, -63), (-70, -62) }, 1.0, Look::lamp(p.wood_dark));
    s.limb(
        &nodes! { (-72, -56), (-70, -48), (-64, -44) },
        &[7.0, 6.0, 1.0],
        Look::of(p.cream.mix(mane, 0.3)).fur(1.2, 90.0, 1.4),
    );
    eye(s, dress, -62.0, -81.0, 2.6);
}

fn sheep(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wool = dress.main.unwrap_or(p.white);
    let skin = dress.accent.unwrap_or(p.dark.lighter(0.12));
    for (x, k) in [(-16.0, 0.7), (24.0, 0.7), (-24.0, 1.0), (32.0, 1.0)] {
        s.limb(&nodes! { (x, -24), (x, -2) }, &[7.0, 6.0], form(skin.dim(k), 1.8));
        s.rect(x - 4.0, -4.0, 7.4, 5.0, form(p.ink, 1.0));
    }
    s.dot(46.0, -44.0, 7.0, Look::of(wool.dim(0.92)).fur(1.4, 45.0, 2.0));
    for (x, y, r) in [
        (-28.0, -36.0, 15.0),
        (36.0, -38.0, 15.0),
        (-18.0, -56.0, 16.0),
        (26.0, -58.0, 17.0),
        (4.0, -64.0, 17.0),
        (-6.0, -30.0, 16.0),
        (18.0, -30.0, 16.0),
        (4.0, -46.0, 20.0),
    ] {
        s.ellipse(x, y, r, r * 0.9, Look::of(wool).fur(1.6, 90.0, 2.6).inflate(5.0).shadow(0.28));
    }
    for (x, y) in [(-16.0, -44.0), (8.0, -52.0), (28.0, -44.0), (6.0, -34.0), (-4.0, -60.0)] {
        s.line(
            &nodes! {
                (x, y), (x + 4.0, y - 4.0), (x + 7.0, y), (x + 4.0, y + 2.4)
            },
            0.9,
            faint(wool.dim(0.6)),
        );
    }
    s.blob(&nodes! { (-34, -66), (-24, -62), (-16, -54; corner), (-28, -54) }, skin.dim(0.9));
    s.blob(
        &nodes! {
            (-32, -58), (-36, -70), (-46, -74), (-56, -66), (-66, -52), (-62, -44), (-50, -44), (-38, -50)
        },
        form(skin, 6.0),
    );
    for (x, y, r) in [(-40.0, -74.0, 7.0), (-32.0, -70.0, 7.0), (-46.0, -72.0, 5.0)] {
        s.ellipse(x, y, r, r * 0.85, Look::of(wool).fur(1.2, 90.0, 1.8).inflate(2.4).shadow(0.3));
    }
    if dress.asleep {
        s.line(&nodes! { (-52, -60), (-49, -58), (-46, -60) }, 1.1, Look::lamp(p.cream));
    } else {
        s.dot(-49.0, -61.0, 3.0, Look::lamp(p.cream));
        s.dot(-49.6, -61.0, 1.7, Look::lamp(p.ink));
    }
    s.line(&nodes! { (-64, -47), (-58, -46), (-54, -49) }, 0.9, Look::lamp(p.cream).alpha(0.7));
}

fn dragon(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.leaf.mix(p.water[0], 0.2));
    let belly = dress.accent.unwrap_or(p.gold.mix(p.cream, 0.3));
    let wing = |s: &mut Scene, dx: f32, k: f32| {
        s.blob(
            &nodes! {
                (8.0 + dx, -62), (18.0 + dx, -104), (36.0 + dx, -128; corner), (58.0 + dx, -116),
                (86.0 + dx, -96; corner), (70.0 + dx, -88), (70.0 + dx, -70; corner), (54.0 + dx, -74),
                (46.0 + dx, -54; corner), (30.0 + dx, -56)
            },
            form(p.accent.dim(k), 5.0),
        );
        for (x, y) in [(86.0, -96.0), (70.0, -70.0), (46.0, -54.0)] {
            s.line(
                &nodes! {
                    (36.0 + dx, -126), ((x + 36.0) / 2.0 + dx + 3.0, (y - 128.0) / 2.0), (x + dx, y)
                },
                1.8,
                skin.dim(k * 0.8),
            );
        }
        s.limb(
            &nodes! {
                (8.0 + dx, -60), (18.0 + dx, -102), (36.0 + dx, -128)
            },
            &[8.0, 5.0, 2.0],
            form(skin.dim(k), 2.0),
        );
    };
    wing(s, -14.0, 0.78);
    s.limb(
        &nodes! {
            (30, -20), (66, -8), (94, -16), (96, -42), (80, -48)
        },
        &[30.0, 22.0, 14.0, 8.0, 4.0],
        form(skin, 7.0),
    );
    s.poly(&nodes! { (84, -56), (66, -50), (80, -38) }, form(p.accent, 2.0));
    s.limb(&nodes! { (26, -22), (40, -12), (32, 0) }, &[22.0, 16.0, 12.0], form(skin.dim(0.75), 4.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-22, -94), (-34, -84), (-34, -62), (-24, -34), (-18, -8), (0, 1), (36, 1), (46, -20),
                (36, -46), (14, -64), (-4, -76), (-8, -92)
            },
            form(skin, 14.0),
        );
        s.limb(
            &nodes! {
                (-32, -84), (-30, -60), (-18, -32), (-8, -4)
            },
            &[10.0, 15.0, 20.0, 18.0],
            Look::of(belly).atop().inflate(4.0).shadow(0.0).rim(0.2),
        );
        for i in 0..10 {
            let y = -84.0 + i as f32 * 8.6;
            s.line(
                &nodes! {
                    (-42.0 + i as f32 * 2.4, y), (-26.0 + i as f32 * 2.2, y + 3.0),
                    (-14.0 + i as f32 * 2.0, y)
                },
                1.0,
                Look::mark(belly.dim(0.6)),
            );
        }
        tiles(s, [-4.0, -66.0, 46.0, 0.0], 7.0, skin.dim(0.6));
    });
    s.limb(&nodes! { (22, -22), (38, -14), (22, -2) }, &[26.0, 18.0, 12.0], form(skin, 6.0));
    s.blob(&nodes! { (4, 2), (6, -6), (26, -8), (30, 2) }, form(skin, 2.4));
    s.limb(&nodes! { (-16, -48), (-28, -34), (-40, -34) }, &[13.0, 10.0, 8.0], form(skin, 3.0));
    for d in [-5.0, 0.0, 5.0] {
        s.limb(&nodes! { (-40, -34.0 + d), (-47, -33.0 + d * 1.4) }, &[3.4, 1.0], p.cream);
        s.limb(&nodes! { (8.0 + d, 0), (4.0 + d, 3) }, &[3.0, 1.0], p.cream);
    }
    wing(s, 4.0, 1.0);
    for (x, y) in [(-6.0, -98.0), (0.0, -84.0), (10.0, -72.0), (24.0, -62.0), (58.0, -22.0), (76.0, -24.0)] {
        s.poly(&nodes! { (x - 6.0, y + 4.0), (x + 7.0, y - 8.0), (x + 5.0, y + 7.0) }, form(p.accent, 1.6));
    }
    for (x, k) in [(-20.0, 0.8), (-27.0, 1.0)] {
        s.limb(
            &nodes! {
                (x, -112), (x + 8.0, -124), (x + 18.0, -128)
            },
            &[5.0, 3.4, 0.6],
            form(p.cream.dim(k), 1.4),
        );
    }
    s.blob(
        &nodes! {
            (-8, -94), (-12, -110), (-26, -117), (-42, -110), (-56, -104), (-72, -106), (-78, -96),
            (-70, -86), (-46, -84), (-26, -80)
        },
        form(skin, 8.0),
    );
    s.line(&nodes! { (-76, -92), (-62, -91), (-44, -95) }, 1.2, Look::lamp(skin.dim(0.4)));
    s.dot(-73.0, -101.0, 1.8, Look::lamp(skin.dim(0.35)));
    for x in [-66.0, -58.0] {
        s.poly(&nodes! { (x, -91), (x + 4.0, -91.4), (x + 2.0, -86) }, Look::lamp(p.white));
    }
    if dress.asleep {
        eye(s, dress, -38.0, -102.0, 4.0);
    } else {
        s.ellipse(-38.0, -102.0, 5.0, 4.6, form(p.gold, 1.2));
        s.ellipse(-38.4, -102.0, 1.5, 4.0, Look::lamp(p.ink));
    }
    for (i, r) in [3.0, 4.6, 6.4].into_iter().enumerate() {
        let i = i as f32;
        s.ellipse(
            -82.0 - i * 8.0,
            -104.0 - i * 8.0,
            r,
            r * 0.85,
            form(p.fog.lighter(0.06), 2.0).alpha(0.75 - i * 0.18).shadow(0.0),
        );
    }
}
