//! Small things that fly or crawl: moth, butterfly, bee, ladybird, dragonfly, beetle, spider.

use super::easel::*;

pub(super) static BUTTERFLY: Motif = Motif::new(
    "butterfly",
    Insect,
    Left,
    [-40.0, -74.0, 62.0, 47.0],
    &[Floats, Giant, Tiny, Many, Alive, Outline, Ridden],
    butterfly,
);
pub(super) static MOTH: Motif = Motif::new(
    "moth",
    Insect,
    Front,
    [-60.0, -43.0, 60.0, 50.0],
    &[Floats, Giant, Tiny, Many, Alive, Outline],
    moth,
);
pub(super) static BEE: Motif = Motif::new(
    "bee",
    Insect,
    Left,
    [-48.0, -72.0, 60.0, 32.0],
    &[Floats, Giant, Tiny, Many, Alive, Ridden],
    bee,
);
pub(super) static LADYBIRD: Motif = Motif::new(
    "ladybird",
    Insect,
    Left,
    [-66.0, -58.0, 51.0, 2.0],
    &[Stands, Giant, Tiny, Many, Alive, Ridden],
    ladybird,
);
pub(super) static DRAGONFLY: Motif = Motif::new(
    "dragonfly",
    Insect,
    Left,
    [-57.0, -65.0, 98.0, 60.0],
    &[Floats, Giant, Tiny, Many, Alive, Ridden, Outline],
    dragonfly,
);
pub(super) static BEETLE: Motif = Motif::new(
    "beetle",
    Insect,
    Left,
    [-88.0, -58.0, 54.0, 2.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden],
    beetle,
);
pub(super) static SPIDER: Motif = Motif::new(
    "spider",
    Insect,
    Front,
    [-58.0, -110.0, 58.0, 52.0],
    &[Hangs, Giant, Tiny, Alive, Outline],
    spider,
);

fn moth(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wing = dress.main.unwrap_or(p.cream);
    let mark = dress.accent.unwrap_or(p.accent);
    for q in [-1.0, 1.0] {
        s.group(Group::new(), |s| {
            s.at(&[scale_xy(q, 1.0)], |s| {
                s.blob(
                    &nodes! {
                        (3, 2), (20, 6), (37, 22), (35, 42), (26, 44), (21, 50), (8, 32)
                    },
                    form(wing.dim(0.85), 5.0).grain(60.0).texture(0.25),
                );
                s.blob(
                    &nodes! {
                        (3, -6), (18, -28), (42, -43), (60, -39; corner), (55, -18), (45, 2), (22, 10),
                        (4, 6)
                    },
                    form(wing, 6.0).texture(0.25),
                );
                s.blob(
                    &nodes! {
                        (60, -39), (55, -18), (45, 2), (30, 8), (40, -4), (48, -20), (47, -37)
                    },
                    Look::mark(mark).alpha(0.75).soft(0.8),
                );
                s.line(&nodes! { (36, 24), (33, 38), (22, 46) }, 3.0, Look::mark(mark).alpha(0.7));
                for (x, y, r) in [(32.0, -18.0, 7.4), (22.0, 28.0, 5.2)] {
                    s.dot(x, y, r, Look::of(mark).atop());
                    s.dot(x, y, r * 0.6, Look::lamp(p.ink).atop());
                    s.dot(x - 1.0, y - r * 0.2, r * 0.2, Look::lamp(p.white));
                }
                for i in 0..5 {
                    let i = i as f32;
                    s.line(
                        &nodes! {
                            (5, -2), (20.0 + i * 5.0, -22.0 + i * 8.0), (45.0 + i * 2.0, -36.0 + i * 10.0)
                        },
                        0.6,
                        Look::mark(wing.dim(0.6)).alpha(0.6),
                    );
                }
            });
        });
    }
    both(s, |s| {
        s.limb(
            &nodes! { (2, -16), (8, -30), (19, -38) },
            &[0.8, 2.6, 0.6],
            Look::of(p.wood_dark).fur(1.2, -40.0, 1.0),
        );
    });
    s.blob(
        &nodes! {
            (0, -19), (5.4, -9), (5.4, 8), (3, 28), (0, 37), (-3, 28), (-5.4, 8), (-5.4, -9)
        },
        furry(p.wood, 3.0),
    );
    for y in [6.0, 13.0, 20.0] {
        s.line(&nodes! { (-4, y), (0, y + 1.4), (4, y) }, 0.9, faint(p.wood_dark));
    }
}

fn bee(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let gold = dress.main.unwrap_or(p.gold);
    for (x, degrees, k) in [(8.0, 34.0, 0.8), (-2.0, 6.0, 1.0)] {
        s.at(&[shift(x, -20.0), turn(degrees)], |s| {
            s.blob(
                &nodes! {
                    (-3, 2), (-14, -22), (-8, -48), (6, -50), (14, -30), (6, 0)
                },
                form(p.white.dim(k), 3.0).alpha(0.72),
            );
            for dx in [-6.0, 0.0, 6.0] {
                s.line(&nodes! { (0, 0), (dx, -24), (dx * 0.8, -44) }, 0.6, faint(p.grey));
            }
        });
    }
    s.poly(&nodes! { (46, 8), (60, 14), (44, 16) }, form(p.ink, 1.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-12, -18), (10, -26), (34, -16), (50, 10), (38, 24), (12, 26), (-12, 18)
            },
            Look::of(gold).fur(1.4, 30.0, 1.6).inflate(12.0),
        );
        for x in [8.0, 24.0, 39.0] {
            s.limb(
                &nodes! { (x, -30), (x + 6.0, 0), (x - 2.0, 32) },
                &[7.0, 9.0, 7.0],
                Look::of(p.ink).atop().inflate(2.0).shadow(0.0).fur(1.0, 30.0, 1.4),
            );
        }
    });
    s.ellipse(-14.0, 0.0, 16.0, 17.0, Look::of(gold.dim(0.9)).fur(2.0, 90.0, 1.8).inflate(5.0));
    s.ellipse(-34.0, 2.0, 14.0, 13.6, form(p.ink.lighter(0.08), 5.0));
    s.dot(-38.0, -1.0, 5.4, Look::lamp(p.cream));
    eye(s, dress, -39.0, -1.0, 3.2);
    s.line(&nodes! { (-42, 8), (-37, 10), (-33, 8) }, 1.1, Look::lamp(p.cream));
    for (x, y) in [(-44.0, -28.0), (-34.0, -30.0)] {
        s.line(&nodes! { (-34, -9), (x + 6.0, -20), (x, y) }, 1.4, p.ink);
        s.dot(x, y, 2.2, p.ink);
    }
    for x in [-12.0, 0.0, 14.0] {
        s.line(&nodes! { (x, 16), (x - 3.0, 26), (x - 6.0, 31) }, 2.0, p.ink);
    }
}

fn ladybird(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let shell = dress.main.unwrap_or(p.red);
    for x in [-28.0, -4.0, 22.0] {
        s.line(&nodes! { (x, -8), (x - 5.0, -2), (x - 8.0, 1) }, 3.0, p.ink);
    }
    for (x, y) in [(-64.0, -46.0), (-54.0, -52.0)] {
        s.line(&nodes! { (-48, -26), (x + 6.0, y + 10.0), (x, y) }, 1.5, p.ink);
        s.dot(x, y, 2.4, p.ink);
    }
    s.ellipse(-42.0, -18.0, 15.0, 15.0, form(p.ink.lighter(0.06), 5.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-36, -4), (-34, -32), (-12, -54), (18, -56), (42, -36), (48, -6), (0, -2)
            },
            form(shell, 16.0),
        );
        s.line(&nodes! { (-34, -32), (6, -24), (50, -8) }, 1.6, Look::mark(p.ink));
        for (x, y, r) in [
            (-8.0, -42.0, 6.0),
            (16.0, -44.0, 6.4),
            (32.0, -28.0, 5.6),
            (-16.0, -14.0, 5.0),
            (8.0, -10.0, 5.4),
            (6.0, -30.0, 5.0),
        ] {
            s.ellipse(x, y, r, r * 0.9, Look::mark(p.ink));
        }
    });
    s.limb(
        &nodes! { (-16, -44), (4, -51), (20, -49) },
        &[1.0, 4.0, 1.0],
        Look::lamp(p.white).alpha(0.4).soft(1.0),
    );
    s.dot(-48.0, -22.0, 5.4, Look::lamp(p.cream));
    eye(s, dress, -49.0, -22.0, 3.0);
    s.line(&nodes! { (-54, -12), (-48, -9), (-43, -11) }, 1.1, Look::lamp(p.cream));
}

fn dragonfly(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let body = dress.main.unwrap_or(p.water[1].saturate(1.3));
    for (x, degrees, l, k) in [
        (-14.0, -34.0, 74.0, 0.8),
        (-2.0, 18.0, 66.0, 0.8),
        (-14.0, 200.0, 66.0, 1.0),
        (-2.0, 158.0, 60.0, 1.0),
    ] {
        s.at(&[shift(x, -2.0), turn(degrees)], |s| {
            s.blob(
                &nodes! {
                    (-3, 0), (-8, -l * 0.5), (-6, -l * 0.9), (2, -l), (8, -l * 0.86), (6, -l * 0.4),
                    (3, 0)
                },
                form(p.white.mix(body, 0.15).dim(k), 2.0).alpha(0.6),
            );
            for dx in [-4.0, 0.0, 4.0] {
                s.line(&nodes! { (0, -4), (dx, -l * 0.5), (dx * 0.8, -l * 0.92) }, 0.5, faint(p.dark));
            }
            s.dot(3.0, -l * 0.93, 2.0, p.accent);
        });
    }
    s.group(Group::new(), |s| {
        s.limb(&nodes! { (2, -2), (34, -4), (70, 2), (98, 0) }, &[9.0, 6.0, 5.0, 6.0], form(body, 2.0));
        for i in 0..8 {
            let x = 14.0 + i as f32 * 10.6;
            s.line(&nodes! { (x, -10), (x + 1.0, 8) }, 1.5, Look::mark(p.ink).alpha(0.7));
        }
    });
    s.blob(
        &nodes! {
            (-26, -2), (-18, -12), (0, -12), (10, -2), (0, 8), (-18, 8)
        },
        form(body.dim(0.86), 5.0),
    );
    s.ellipse(-31.0, -2.0, 8.0, 7.4, form(body.dim(0.7), 2.4));
    for y in [-6.0, 3.0] {
        s.ellipse(-35.0, y, 6.4, 6.0, form(p.accent, 2.2));
        s.dot(-37.0, y - 1.8, 1.5, Look::lamp(p.white));
    }
    for x in [-22.0, -14.0] {
        s.line(&nodes! { (x, 6), (x - 4.0, 15), (x - 8.0, 17) }, 1.3, p.ink);
    }
}

fn beetle(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let shell = dress.main.unwrap_or(p.water[0].mix(p.leaf, 0.4).saturate(1.2));
    for (x, k) in [(-24.0, 1.0), (0.0, 1.0), (24.0, 1.0)] {
        s.limb(
            &nodes! {
                (x, -12), (x - 8.0 * k, -6), (x - 10.0, 0), (x - 17.0, 1)
            },
            &[5.0, 4.0, 3.0, 1.4],
            form(p.ink.lighter(0.08), 1.4),
        );
    }
    s.limb(
        &nodes! {
            (-54, -22), (-74, -28), (-82, -48), (-76, -58)
        },
        &[9.0, 8.0, 5.0, 1.4],
        form(p.ink.lighter(0.1), 2.4),
    );
    s.limb(&nodes! { (-76, -38), (-88, -44) }, &[4.0, 1.0], form(p.ink.lighter(0.1), 1.2));
    s.blob(
        &nodes! {
            (-36, -10), (-38, -32), (-54, -36), (-64, -24), (-58, -10)
        },
        form(shell.dim(0.7), 5.0),
    );
    s.blob(
        &nodes! {
            (-22, -6), (-20, -42), (-34, -46), (-46, -34), (-46, -10)
        },
        form(shell.dim(0.85), 6.0),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-26, -8), (-22, -40), (4, -54), (34, -46), (52, -22), (50, -6), (0, -3)
            },
            form(shell, 15.0),
        );
        s.line(&nodes! { (-24, -28), (14, -26), (52, -12) }, 1.4, Look::mark(p.ink));
        for (y, k) in [(-44.0, 0.7), (-36.0, 0.9), (-18.0, 0.95), (-11.0, 0.8)] {
            s.line(
                &nodes! {
                    (-20.0 * k, y), (14, y + 2.0), (48.0 * k, y + 14.0)
                },
                0.8,
                Look::mark(shell.lighter(0.14)).alpha(0.6),
            );
        }
        s.limb(
            &nodes! { (-12, -43), (6, -49), (24, -44) },
            &[1.4, 5.0, 1.4],
            Look::mark(p.white).alpha(0.4).soft(1.2),
        );
    });
    eye(s, dress, -56.0, -25.0, 3.2);
    for y in [-34.0, -40.0] {
        s.line(&nodes! { (-58, -32), (-66, y - 8.0), (-60, y - 16.0) }, 1.0, p.ink);
    }
}

fn spider(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.dark.mix(p.wood_dark, 0.4));
    s.line(&nodes! { (0, -110), (1, -60), (0, -20) }, 0.8, Look::of(p.white).alpha(0.8));
    both(s, |s| {
        for (x, y, kx, ky) in [
            (46.0, -36.0, 30.0, -44.0),
            (58.0, -2.0, 38.0, -26.0),
            (56.0, 34.0, 40.0, -2.0),
            (40.0, 52.0, 32.0, 16.0),
        ] {
            s.limb(&nodes! { (8, 4), (kx, ky), (x, y) }, &[4.4, 3.6, 1.2], form(coat, 1.2));
        }
    });
    s.group(Group::new(), |s| {
        s.ellipse(0.0, -8.0, 20.0, 23.0, Look::of(coat).fur(1.2, 90.0, 1.4).inflate(8.0));
        for y in [-20.0, -10.0, 0.0] {
            s.line(
                &nodes! { (-14, y + 3.0), (0, y - 2.0), (14, y + 3.0) },
                2.6,
                Look::mark(p.accent).alpha(0.8),
            );
        }
    });
    s.ellipse(0.0, 20.0, 14.0, 12.0, Look::of(coat.lighter(0.04)).fur(0.8, 90.0, 1.2).inflate(4.0));
    for (x, y, r) in [(-5.6, 19.0, 4.4), (5.6, 19.0, 4.4), (-11.0, 16.0, 2.0), (11.0, 16.0, 2.0)] {
        s.dot(x, y, r, Look::lamp(p.cream));
        if r > 3.0 {
            eye(s, dress, x, y + 0.4, 2.6);
        } else {
            s.dot(x, y, 1.1, Look::lamp(p.ink));
        }
    }
    s.line(&nodes! { (-4, 27), (0, 29), (4, 27) }, 1.0, Look::lamp(p.cream));
}

fn butterfly(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wing = dress.main.unwrap_or(p.accent);
    let mark = dress.accent.unwrap_or(p.gold);
    let pair = |s: &mut Scene, k: f32, lean: f32| {
        s.at(&[shift(lean, 0.0), turn(lean * 1.4)], |s| {
            s.group(Group::new(), |s| {
                s.blob(
                    &nodes! {
                        (0, 2), (18, -2), (38, 10), (40, 28), (28, 38), (20, 34), (12, 46; corner),
                        (6, 24)
                    },
                    form(wing.dim(k * 0.9), 4.0),
                );
                s.blob(
                    &nodes! {
                        (0, 2), (-4, -30), (10, -58), (34, -68), (48, -58), (46, -36), (34, -14), (16, 2)
                    },
                    form(wing.dim(k), 5.0),
                );
                s.line(
                    &nodes! {
                        (12, -60), (36, -69), (50, -58), (47, -34), (36, -14)
                    },
                    6.0,
                    Look::mark(p.ink),
                );
                s.line(&nodes! { (36, 10), (41, 28), (28, 40), (12, 46) }, 5.0, Look::mark(p.ink));
                for (x, y) in
                    [(44.0, -62.0), (48.0, -50.0), (47.0, -38.0), (40.0, 18.0), (39.0, 29.0), (29.0, 38.0)]
                {
                    s.dot(x, y, 1.6, Look::mark(p.white));
                }
                for (x, y, r) in [(22.0, -46.0, 7.0), (30.0, -30.0, 5.0), (24.0, 16.0, 6.0)] {
                    s.ellipse(x, y, r, r * 0.8, Look::mark(mark));
                }
                for (x, y) in [(8.0, -52.0), (26.0, -56.0), (38.0, -36.0), (30.0, 8.0), (24.0, 30.0)] {
                    s.line(&nodes! { (1, 0), (x * 0.6, y * 0.5), (x, y) }, 0.9, Look::mark(p.ink).alpha(0.6));
                }
            });
        });
    };
    pair(s, 0.74, -9.0);
    pair(s, 1.0, 6.0);
    s.limb(
        &nodes! { (-16, -26), (-6, -4), (4, 22), (6, 38) },
        &[5.0, 8.0, 6.0, 1.6],
        furry(p.wood_dark, 2.4),
    );
    s.dot(-17.0, -29.0, 5.0, furry(p.wood_dark, 1.8));
    eye(s, dress, -19.0, -30.0, 1.5);
    for (x, y) in [(-38.0, -52.0), (-26.0, -58.0)] {
        s.line(&nodes! { (-18, -32), (x * 0.8, y * 0.8), (x, y) }, 1.0, p.wood_dark);
        s.dot(x, y, 1.9, p.wood_dark);
    }
}
