//! Animals of warm countries: chameleon, crocodile, kangaroo, monkey, snake.

use super::easel::*;

pub(super) static CHAMELEON: Motif = Motif::new(
    "chameleon",
    Animal,
    Left,
    [-96.0, -66.0, 97.0, 38.0],
    &[Stands, Floats, Giant, Tiny, Alive, Outline, Ridden],
    chameleon,
);
pub(super) static CROCODILE: Motif = Motif::new(
    "crocodile",
    Animal,
    Left,
    [-118.0, -66.0, 112.0, 4.0],
    &[Stands, Swims, Giant, Tiny, Alive, Outline, Ridden],
    crocodile,
);
pub(super) static KANGAROO: Motif = Motif::new(
    "kangaroo",
    Animal,
    Left,
    [-59.0, -160.0, 95.0, 6.0],
    &[Stands, Giant, Tiny, Alive, Outline, Holds, Ridden],
    kangaroo,
);
pub(super) static MONKEY: Motif = Motif::new(
    "monkey",
    Animal,
    Front,
    [-51.0, -124.0, 70.0, 6.0],
    &[Stands, Giant, Tiny, Alive, Outline, Many],
    monkey,
);
pub(super) static SNAKE: Motif = Motif::new(
    "snake",
    Animal,
    Left,
    [-84.0, -118.0, 74.0, 6.0],
    &[Stands, Giant, Tiny, Alive, Outline],
    snake,
);

fn chameleon(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.leaf.lighter(0.12).saturate(1.1));
    let stripe = dress.accent.unwrap_or(p.gold);
    s.limb(
        &nodes! { (-94, 34), (-20, 22), (40, 28), (96, 18) },
        &[8.0, 11.0, 10.0, 7.0],
        planks(p.wood, 0.0).inflate(3.0),
    );
    s.blob(&nodes! { (70, 22), (84, 6), (97, 4; corner), (92, 18) }, form(p.leaf, 2.4));
    let wind: Vec<Node> = spiral(68.0, 2.0, 27.0, 1.8).into_iter().rev().collect();
    let mut tail = nodes! { (36, -8), (56, -22) }.to_vec();
    tail.extend(wind.into_iter().skip(1));
    s.limb(&tail, &[16.0, 12.0, 10.0, 8.0, 5.0, 3.0, 1.6], form(skin.dim(0.9), 3.0));
    for (x, k) in [(-10.0, 0.75), (32.0, 0.75), (-24.0, 1.0), (22.0, 1.0)] {
        s.limb(&nodes! { (x, -8), (x - 9.0, 8), (x - 3.0, 24) }, &[11.0, 8.0, 7.0], form(skin.dim(k), 2.6));
        s.blob(
            &nodes! { (x - 11.0, 20), (x - 2.0, 17), (x + 5.0, 23), (x + 1.0, 32), (x - 8.0, 31) },
            form(skin.dim(k), 2.4),
        );
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-44, -24), (-24, -44), (4, -50), (30, -38), (44, -14), (34, 2), (4, 8), (-28, 4),
                (-46, -6)
            },
            form(skin, 16.0).texture(0.35),
        );
        for x in [-24.0, -8.0, 8.0, 24.0] {
            s.limb(
                &nodes! {
                    (x - 2.0, -50), (x + 4.0, -22), (x - 2.0, 6)
                },
                &[3.0, 8.0, 2.0],
                Look::mark(stripe).alpha(0.75),
            );
        }
        for i in 0..20 {
            s.dot(
                sin(i as f32 * 2.1) * 36.0,
                -20.0 + cos(i as f32 * 1.3) * 22.0,
                1.8,
                Look::mark(p.accent2).alpha(0.7),
            );
        }
    });
    for i in 0..8 {
        let x = -30.0 + i as f32 * 9.0;
        let y = -45.0 - (3.5 - (i as f32 - 3.5).abs()) * 1.6;
        s.poly(
            &nodes! { (x - 4.0, y + 5.0), (x + 1.0, y - 3.0), (x + 5.0, y + 5.0) },
            form(skin.dim(0.8), 1.0),
        );
    }
    s.blob(
        &nodes! {
            (-32, -20), (-32, -46), (-44, -66; corner), (-64, -50), (-86, -30), (-96, -18), (-88, -8),
            (-62, -4), (-42, -4)
        },
        form(skin, 10.0),
    );
    s.line(&nodes! { (-95, -15), (-76, -14), (-56, -20) }, 1.4, Look::lamp(skin.dim(0.4)));
    s.line(&nodes! { (-44, -62), (-62, -46), (-84, -30) }, 2.0, faint(skin.dim(0.6)));
    s.dot(-64.0, -30.0, 13.0, form(skin.lighter(0.05), 5.0));
    s.dot(-65.0, -30.0, 8.0, form(stripe, 2.4));
    eye(s, dress, -66.0, -30.0, 4.0);
}

fn crocodile(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let hide = dress.main.unwrap_or(p.leaf);
    let belly = hide.mix(p.cream, 0.55);
    for x in [-18.0, 46.0] {
        s.limb(&nodes! { (x, -18), (x + 8.0, -8), (x, 0) }, &[13.0, 9.0, 8.0], form(hide.dim(0.68), 2.6));
    }
    s.blob(
        &nodes! {
            (-34, -34), (-6, -42), (40, -38), (70, -26), (96, -26), (112, -40; corner), (106, -14),
            (80, -2), (40, -4), (-8, -4), (-34, -12)
        },
        form(hide, 13.0).texture(0.35),
    );
    s.blob(
        &nodes! { (-34, -14), (0, -10), (50, -9), (80, -8), (78, -2), (40, -3), (-8, -3), (-32, -8) },
        patch(belly),
    );
    for i in 0..13 {
        let x = -28.0 + i as f32 * 10.4;
        let y = if i < 7 { -40.0 + (i as f32 - 3.0).abs() } else { -36.0 + (i - 7) as f32 * 2.0 };
        s.poly(
            &nodes! { (x - 6.0, y + 5.0), (x + 1.0, y - 5.0), (x + 6.0, y + 5.0) },
            form(hide.dim(0.75), 1.6),
        );
        if i < 9 {
            s.ellipse(x + 3.0, -24.0 + (i % 2) as f32 * 5.0, 3.6, 2.2, patch(hide.dim(0.72)));
        }
    }
    s.blob(
        &nodes! {
            (-30, -12), (-60, -16), (-96, -14), (-112, -20), (-114, -12), (-96, -4), (-50, -2), (-28, -4)
        },
        form(hide.dim(0.9), 4.0),
    );
    s.blob(
        &nodes! { (-34, -24), (-66, -24), (-104, -34), (-106, -16), (-60, -12), (-34, -10) },
        form(p.pink.mix(p.red, 0.35), 2.0),
    );
    s.blob(
        &nodes! {
            (-24, -22), (-28, -46), (-44, -54), (-58, -46), (-96, -58), (-112, -64), (-118, -54),
            (-106, -44), (-64, -26), (-40, -20)
        },
        form(hide, 7.0).texture(0.35),
    );
    for i in 0..8 {
        let x = -50.0 - i as f32 * 7.6;
        let y = -28.0 - i as f32 * 2.4;
        s.poly(&nodes! { (x - 3.0, y - 2.0), (x + 3.0, y), (x - 0.6, y + 8.0) }, form(p.white, 1.0));
        let z = -15.0 + (i as f32 - 4.0).abs() * -0.4;
        s.poly(&nodes! { (x - 6.0, z), (x + 0.0, z), (x - 3.0, z - 7.0) }, form(p.white, 1.0));
    }
    s.dot(-111.0, -61.0, 4.6, form(hide.lighter(0.03), 2.0));
    s.dot(-113.0, -62.0, 1.4, Look::lamp(p.ink));
    s.dot(-44.0, -52.0, 9.0, form(hide.lighter(0.04), 3.6));
    s.dot(-45.0, -53.0, 5.4, form(p.gold, 1.4));
    eye(s, dress, -46.0, -53.0, 2.6);
    for x in [-30.0, 62.0] {
        s.limb(&nodes! { (x, -22), (x + 10.0, -10), (x + 1.0, -1) }, &[16.0, 10.0, 9.0], form(hide, 3.4));
        for d in [-9.0, -4.0, 1.0] {
            s.limb(&nodes! { (x + 1.0, -1), (x + d, 2) }, &[4.0, 2.0], form(p.cream, 1.0));
        }
    }
}

fn kangaroo(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.fox.mix(p.fur, 0.6));
    let belly = coat.mix(p.cream, 0.55);
    s.limb(&nodes! { (22, -40), (44, -16), (72, -4), (95, -8) }, &[30.0, 22.0, 13.0, 4.0], furry(coat, 6.0));
    s.limb(&nodes! { (14, -44), (28, -22), (6, -8) }, &[26.0, 14.0, 9.0], furry(coat.dim(0.72), 4.0));
    s.limb(&nodes! { (-24, -96), (-44, -84), (-52, -72) }, &[10.0, 8.0, 7.0], furry(coat.dim(0.72), 2.4));
    s.blob(
        &nodes! {
            (-20, -112), (-4, -118), (12, -96), (32, -66), (38, -36), (22, -14), (-4, -14), (-24, -34),
            (-32, -64), (-30, -94)
        },
        furry(coat, 18.0),
    );
    s.blob(
        &nodes! { (-24, -102), (-12, -92), (-4, -60), (-6, -28), (-18, -34), (-29, -64) },
        patch(belly).inflate(5.0),
    );
    // The young one looks out.
    s.blob(
        &nodes! { (-28, -64), (-30, -76), (-20, -82), (-8, -76), (-6, -62), (-16, -54) },
        furry(coat.lighter(0.03), 4.0),
    );
    for x in [-22.0, -12.0] {
        s.blob(&nodes! { (x - 3.0, -78), (x - 1.0, -92; corner), (x + 4.0, -78) }, furry(coat, 1.6));
    }
    eye(s, dress, -22.0, -70.0, 1.8);
    s.dot(-29.0, -66.0, 2.0, Look::lamp(p.ink));
    s.blob(
        &nodes! { (-34, -58; corner), (-18, -52), (0, -58; corner), (2, -38), (-10, -26), (-26, -32) },
        furry(belly.dim(0.94), 5.0),
    );
    s.blob(
        &nodes! { (6, -40), (20, -58), (38, -46), (40, -24), (22, -10), (8, -18) },
        furry(coat.lighter(0.02), 8.0),
    );
    s.blob(&nodes! { (28, -12), (20, -18), (-14, -8), (-34, -4), (-34, 3), (20, 3) }, furry(coat, 4.0));
    s.limb(&nodes! { (-16, -98), (-34, -78), (-40, -64) }, &[12.0, 9.0, 8.0], furry(coat, 2.8));
    s.dot(-41.0, -62.0, 5.0, form(coat.dim(0.6), 2.0));
    s.limb(&nodes! { (-10, -108), (-18, -124) }, &[26.0, 18.0], furry(coat, 6.0));
    for (x, a, k) in [(-8.0, 26.0, 0.75), (-16.0, 4.0, 1.0)] {
        s.at(&[shift(x, -134.0), turn(a)], |s| {
            s.blob(
                &nodes! { (-4, 3), (-7, -10), (0, -26; corner), (7, -10), (4, 3) },
                furry(coat.dim(k), 2.0),
            );
            s.blob(&nodes! { (-2, 0), (-3, -10), (0, -19), (3, -10), (2, 0) }, patch(p.pink.mix(coat, 0.3)));
        });
    }
    s.blob(
        &nodes! {
            (-6, -124), (-12, -138), (-26, -138), (-42, -128), (-57, -120), (-58, -112), (-46, -108),
            (-26, -110), (-12, -112)
        },
        furry(coat, 7.0),
    );
    s.blob(&nodes! { (-59, -120), (-52, -123), (-51, -115), (-57, -113) }, form(p.ink, 1.8));
    s.line(&nodes! { (-55, -111), (-46, -112), (-40, -115) }, 1.0, Look::lamp(p.ink));
    eye(s, dress, -29.0, -127.0, 2.8);
}

fn monkey(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.wood.mix(p.fox, 0.25));
    let face = p.skin.mix(p.fur, 0.3);
    let mut tail = nodes! { (18, -8), (44, -4), (56, -26), (50, -52) }.to_vec();
    tail.extend(spiral(58.0, -62.0, 14.0, 1.1).into_iter().rev());
    s.limb(&tail, &[9.0, 8.0, 8.0, 7.0, 6.0, 5.0], furry(coat.dim(0.85), 2.4));
    both(s, |s| {
        s.limb(&nodes! { (12, -20), (38, -34), (34, -6) }, &[20.0, 17.0, 12.0], furry(coat.dim(0.92), 5.0));
        s.blob(&nodes! { (24, 3), (26, -8), (42, -8), (50, 3) }, form(face, 3.0));
        s.dot(33.0, -92.0, 14.0, furry(coat, 4.0));
        s.dot(34.0, -92.0, 8.4, form(face.mix(p.pink, 0.4), 2.4));
    });
    s.blob(
        &nodes! { (-24, -62), (-30, -30), (-22, -4), (0, 2), (22, -4), (30, -30), (24, -62), (0, -70) },
        furry(coat, 12.0),
    );
    s.ellipse(0.0, -30.0, 17.0, 24.0, patch(face).inflate(4.0));
    s.limb(&nodes! { (-22, -58), (-42, -36), (-34, -20) }, &[15.0, 12.0, 11.0], furry(coat, 3.6));
    s.dot(-33.0, -17.0, 8.0, form(face, 3.0));
    s.blob(
        &nodes! {
            (-34, -90), (-28, -112), (0, -122), (28, -112), (34, -90), (20, -68), (0, -64), (-20, -68)
        },
        furry(coat, 12.0),
    );
    s.blob(
        &nodes! {
            (0, -104; corner), (14, -110), (24, -98), (20, -86), (26, -76), (14, -66), (0, -64),
            (-14, -66), (-26, -76), (-20, -86), (-24, -98), (-14, -110)
        },
        form(face, 5.0).shadow(0.1),
    );
    for x in [-10.0, 10.0] {
        eye(s, dress, x, -95.0, 3.6);
    }
    for x in [-3.0, 3.0] {
        s.ellipse(x, -84.0, 1.4, 2.0, Look::lamp(p.ink));
    }
    s.line(&nodes! { (-14, -78), (-6, -73), (4, -72), (15, -79) }, 1.6, Look::lamp(p.ink));
    s.blob(
        &nodes! { (-6, -118), (-2, -124; corner), (2, -120), (6, -124; corner), (8, -116) },
        furry(coat, 2.0),
    );
    // It has found something and does not let go.
    s.blob(
        &nodes! {
            (14, -58; corner), (18, -40), (34, -28), (50, -30; corner), (42, -20), (24, -20), (10, -36)
        },
        form(p.gold.lighter(0.05), 4.0),
    );
    s.limb(&nodes! { (22, -58), (42, -44), (30, -30) }, &[15.0, 12.0, 11.0], furry(coat, 3.6));
    for d in [-5.0, 0.0, 5.0] {
        s.limb(&nodes! { (32.0 + d, -34), (26.0 + d, -24) }, &[5.4, 4.6], form(face, 2.0));
    }
}

fn snake(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let hide = dress.main.unwrap_or(p.leaf.lighter(0.06));
    let mark = dress.accent.unwrap_or(p.gold);
    let coil = |s: &mut Scene, path: &[Node], widths: &[f32], k: f32| {
        s.group(Group::new(), |s| {
            s.limb(path, widths, form(hide.dim(k), 7.0));
            for q in sample(path, (path.len() - 1) * 5).into_iter().skip(1) {
                s.poly(
                    &nodes! {
                        (q.x, q.y - 9.0), (q.x + 6.0, q.y - 2.0), (q.x, q.y + 5.0), (q.x - 6.0, q.y - 2.0)
                    },
                    Look::mark(mark.dim(k)),
                );
            }
        });
    };
    s.limb(&nodes! { (44, -10), (62, -6), (73, -22) }, &[14.0, 9.0, 1.6], form(hide.dim(0.85), 3.0));
    s.ellipse(0.0, -24.0, 50.0, 16.0, form(hide.dim(0.5), 3.0));
    coil(s, &nodes! { (-48, -26), (-30, -44), (0, -48), (34, -42), (50, -26) }, &[18.0], 0.7);
    coil(
        s,
        &nodes! { (16, -44), (26, -62), (12, -80), (-14, -88), (-20, -104), (-34, -110) },
        &[22.0, 20.0, 18.0, 17.0, 16.0, 18.0],
        1.0,
    );
    coil(
        s,
        &nodes! { (-50, -22), (-40, -34), (0, -36), (40, -32), (50, -20) },
        &[20.0, 22.0, 23.0, 22.0, 20.0],
        0.88,
    );
    coil(
        s,
        &nodes! { (-56, -22), (-44, -8), (0, -6), (44, -10), (56, -24) },
        &[20.0, 23.0, 25.0, 23.0, 18.0],
        1.0,
    );
    s.blob(
        &nodes! {
            (-16, -104), (-24, -118), (-44, -118), (-64, -108), (-70, -98), (-58, -92), (-34, -92),
            (-20, -94)
        },
        form(hide, 8.0),
    );
    s.line(&nodes! { (-69, -99), (-52, -98), (-38, -101) }, 1.2, Look::lamp(hide.dim(0.4)));
    s.line(&nodes! { (-68, -98), (-80, -92), (-84, -96) }, 1.6, Look::lamp(p.red));
    s.line(&nodes! { (-80, -92), (-84, -87) }, 1.6, Look::lamp(p.red));
    s.dot(-44.0, -108.0, 5.0, form(mark, 1.6));
    eye(s, dress, -45.0, -108.0, 3.0);
    s.dot(-65.0, -104.0, 1.2, Look::lamp(p.ink));
}
