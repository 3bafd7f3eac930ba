//! More from the sea: crab, manta ray, shark, seal.

use super::easel::*;

pub(super) static CRAB: Motif = Motif::new(
    "crab",
    SeaCreature,
    Front,
    [-68.0, -96.0, 68.0, 2.0],
    &[Stands, Swims, Giant, Tiny, Alive, Outline, Ridden],
    crab,
);
pub(super) static MANTA_RAY: Motif = Motif::new(
    "manta_ray",
    SeaCreature,
    Left,
    [-74.0, -92.0, 140.0, 86.0],
    &[Floats, Swims, Giant, Many, Alive, Ridden, Outline],
    manta,
);
pub(super) static SHARK: Motif = Motif::new(
    "shark",
    SeaCreature,
    Left,
    [-108.0, -66.0, 120.0, 60.0],
    &[Floats, Swims, Giant, Alive, Outline],
    shark,
);
pub(super) static SEAL: Motif = Motif::new(
    "seal",
    SeaCreature,
    Left,
    [-60.0, -76.0, 94.0, 4.0],
    &[Stands, Swims, Giant, Tiny, Alive, Ridden],
    seal,
);

fn crab(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let shell = dress.main.unwrap_or(p.red);
    both(s, |s| {
        for (x, y, k) in [(52.0, -6.0, 0.8), (58.0, -1.0, 0.9), (50.0, 2.0, 1.0)] {
            s.limb(
                &nodes! {
                    (24, -24), (x * 0.8, -34.0 + (1.0 - k) * 30.0), (x, y)
                },
                &[8.0, 6.0, 1.6],
                form(shell.dim(k * 0.9), 2.0),
            );
        }
        s.limb(&nodes! { (28, -34), (48, -40), (52, -58) }, &[10.0, 9.0, 9.0], form(shell, 3.0));
        s.blob(
            &nodes! {
                (46, -56), (40, -74), (46, -92), (56, -96; corner), (54, -82), (58, -78),
                (66, -90; corner), (68, -72), (60, -56)
            },
            form(shell.lighter(0.03), 4.0),
        );
        for (x, y) in [(47.0, -80.0), (49.0, -70.0), (62.0, -70.0)] {
            s.dot(x, y, 1.6, patch(shell.lighter(0.12)));
        }
        s.limb(&nodes! { (8, -44), (10, -58) }, &[4.0, 3.4], shell);
        s.dot(10.5, -61.0, 5.4, form(p.cream, 2.0).shadow(0.3));
        eye(s, dress, 10.0, -61.0, 2.8);
    });
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-40, -26), (-30, -44), (0, -51), (30, -44), (40, -26), (28, -11), (0, -6), (-28, -11)
            },
            form(shell, 12.0),
        );
        for (x, y, r) in [
            (-18.0, -36.0, 3.0),
            (0.0, -42.0, 3.6),
            (18.0, -36.0, 3.0),
            (-8.0, -32.0, 2.2),
            (9.0, -31.0, 2.4),
        ] {
            s.ellipse(x, y, r, r * 0.7, Look::mark(shell.lighter(0.12)));
        }
        s.blob(
            &nodes! {
                (-32, -14), (0, -12), (32, -14), (20, 0), (-20, 0)
            },
            Look::mark(p.cream).alpha(0.6).soft(1.4),
        );
    });
    s.line(&nodes! { (-9, -21), (0, -17), (9, -21) }, 1.4, Look::lamp(shell.dim(0.45)));
}

fn manta(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let back = dress.main.unwrap_or(p.water[0].mix(p.dark, 0.4));
    s.limb(&nodes! { (40, 6), (74, 10), (110, 0), (140, 6) }, &[8.0, 3.6, 2.0, 0.6], back.dim(0.9));
    s.blob(
        &nodes! {
            (-10, 4), (14, 30), (20, 62), (10, 86; corner), (40, 52), (44, 14)
        },
        form(back.dim(0.8), 6.0),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-58, 2), (-46, -14), (-16, -24), (-4, -52), (18, -92; corner), (30, -54), (44, -18),
                (58, 0), (44, 14), (10, 22), (-30, 18), (-50, 12)
            },
            form(back, 13.0),
        );
        s.blob(
            &nodes! {
                (-60, 8), (-30, 12), (10, 14), (50, 8), (20, 34), (-40, 30)
            },
            Look::of(p.cream.mix(back, 0.15)).atop().shadow(0.0).rim(0.0).soft(1.2),
        );
        for (x, y, r) in [
            (-10.0, -14.0, 3.4),
            (6.0, -30.0, 2.6),
            (14.0, -10.0, 2.8),
            (20.0, -52.0, 2.0),
            (30.0, -22.0, 2.0),
            (0.0, -2.0, 2.0),
        ] {
            s.dot(x, y, r, Look::mark(p.cream).alpha(0.55));
        }
        for i in 0..5 {
            let x = -26.0 + i as f32 * 6.0;
            s.line(&nodes! { (x, 12), (x + 2.0, 18) }, 1.1, Look::mark(back.dim(0.7)));
        }
    });
    for y in [-8.0, 10.0] {
        s.limb(
            &nodes! {
                (-50, y), (-66, y + 1.0), (-74, y * 0.6 + 3.0)
            },
            &[7.0, 5.0, 1.4],
            form(back.dim(0.92), 2.0),
        );
    }
    eye(s, dress, -46.0, 2.0, 2.6);
}

fn shark(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.grey.mix(p.water[0], 0.4));
    s.blob(
        &nodes! {
            (84, -4), (102, -28), (120, -48; corner), (112, -14), (104, 0), (116, 26; corner), (94, 14)
        },
        form(skin.dim(0.92), 5.0),
    );
    s.blob(
        &nodes! {
            (-16, -26), (0, -56), (14, -66; corner), (16, -44), (30, -22)
        },
        form(skin.dim(0.9), 4.0),
    );
    s.blob(&nodes! { (54, 10), (64, 24; corner), (70, 6) }, form(skin.dim(0.85), 2.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-108, -4), (-86, -20), (-44, -32), (0, -32), (48, -18), (90, -6), (92, 4), (48, 14),
                (0, 26), (-50, 26), (-84, 14), (-100, 6)
            },
            form(skin, 17.0),
        );
        s.blob(
            &nodes! {
                (-110, 4), (-60, 4), (0, 8), (60, 6), (92, 2), (40, 34), (-70, 34)
            },
            Look::of(p.cream.mix(skin, 0.15)).atop().shadow(0.0).rim(0.0).soft(1.4),
        );
        for i in 0..5 {
            let x = -46.0 + i as f32 * 6.4;
            s.line(&nodes! { (x, -12), (x + 4.0, -2), (x + 1.0, 10) }, 1.3, Look::mark(skin.dim(0.5)));
        }
    });
    s.blob(
        &nodes! {
            (-34, 16), (-22, 12), (-8, 22), (2, 50), (10, 60; corner), (-10, 50), (-26, 34)
        },
        form(skin.dim(0.85), 4.0),
    );
    s.blob(
        &nodes! {
            (-96, 9; corner), (-80, 12), (-62, 4; corner), (-70, 17), (-84, 19)
        },
        Look::lamp(p.ink),
    );
    for i in 0..6 {
        let x = -90.0 + i as f32 * 4.8;
        s.poly(
            &nodes! {
                (x, 11.0 - i as f32 * 0.6), (x + 4.0, 11.0 - i as f32), (x + 2.4, 15.4)
            },
            Look::lamp(p.white),
        );
    }
    eye(s, dress, -80.0, -7.0, 2.6);
    s.line(&nodes! { (-86, -13), (-78, -12) }, 1.3, skin.dim(0.5));
}

fn seal(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.grey.mix(p.dark, 0.3));
    s.blob(
        &nodes! {
            (64, -8), (80, -22), (94, -24; corner), (86, -12), (94, -2; corner), (78, 0)
        },
        form(skin.dim(0.85), 3.0),
    );
    s.blob(&nodes! { (-6, -14), (-2, 2), (14, 3; corner), (8, -14) }, form(skin.dim(0.72), 2.4));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-40, -68), (-30, -76), (-18, -70), (-8, -50), (16, -36), (46, -24), (76, -12), (76, -2),
                (30, 2), (-10, 2), (-28, -4), (-34, -26), (-34, -48), (-44, -54), (-52, -58), (-50, -66)
            },
            form(skin, 13.0),
        );
        s.blob(
            &nodes! {
                (-34, -46), (-26, -30), (-20, -4), (10, 0), (-10, 8), (-36, 4)
            },
            Look::mark(p.cream).alpha(0.4).soft(2.4),
        );
        for _ in 0..16 {
            let (x, y, r) = (s.rng.range(-14.0, 66.0), s.rng.range(-36.0, -6.0), s.rng.range(0.8, 2.2));
            s.dot(x, y, r, Look::mark(skin.dim(0.7)).alpha(0.7));
        }
    });
    s.blob(
        &nodes! {
            (-26, -20), (-34, -6), (-44, 2; corner), (-22, 2), (-16, -12)
        },
        form(skin.dim(0.88), 3.0),
    );
    s.blob(
        &nodes! {
            (-52, -63), (-46, -66), (-40, -60), (-44, -54), (-51, -56)
        },
        patch(p.cream.mix(skin, 0.45)),
    );
    s.ellipse(-52.0, -62.0, 2.6, 2.0, p.ink);
    eye(s, dress, -37.0, -66.0, 3.0);
    for d in [-3.0, 0.0, 3.0] {
        s.line(
            &nodes! {
                (-46, -58), (-54, -56.0 + d), (-60, -53.0 + d * 1.6)
            },
            0.5,
            Look::lamp(p.cream).alpha(0.8),
        );
    }
}
