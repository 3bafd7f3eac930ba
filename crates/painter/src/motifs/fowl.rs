//! More wings: heron, swan, peacock, rooster, bat.

use super::birds::{feathers, pinions};
use super::easel::*;

pub(super) static HERON: Motif = Motif::new(
    "heron",
    Bird,
    Left,
    [-62.0, -108.0, 46.0, 2.0],
    &[Stands, Giant, Tiny, Many, Alive, Outline, Ridden],
    heron,
);
pub(super) static SWAN: Motif = Motif::new(
    "swan",
    Bird,
    Left,
    [-70.0, -97.0, 68.0, 13.0],
    &[Swims, Floats, Giant, Tiny, Many, Alive, Outline, Ridden],
    swan,
);
pub(super) static PEACOCK: Motif = Motif::new(
    "peacock",
    Bird,
    Left,
    [-87.0, -129.0, 102.0, 2.0],
    &[Stands, Giant, Tiny, Alive, Outline],
    peacock,
);
pub(super) static ROOSTER: Motif = Motif::new(
    "rooster",
    Bird,
    Left,
    [-37.0, -110.0, 66.0, 3.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden],
    rooster,
);
pub(super) static BAT: Motif = Motif::new(
    "bat",
    Animal,
    Front,
    [-89.0, -42.0, 89.0, 27.0],
    &[Floats, Hangs, Giant, Tiny, Many, Alive, Outline],
    bat,
);

fn heron(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.white.mix(p.grey, 0.15));
    s.line(&nodes! { (4, -48), (5, -24), (4, 0) }, 2.0, p.wood_dark);
    s.line(&nodes! { (-4, -48), (-12, -34), (2, -22) }, 2.0, p.wood_dark);
    for d in [-7.0, 0.0, 6.0] {
        s.line(&nodes! { (4, -1), (4.0 + d, 1.6) }, 1.4, p.wood_dark);
    }
    pinions(s, point(14.0, -52.0), &[(44.0, -36.0), (46.0, -30.0), (38.0, -28.0)], 6.0, coat.dim(0.7));
    s.blob(
        &nodes! {
            (-20, -60), (-6, -70), (14, -64), (30, -48), (36, -40), (14, -42), (-8, -44), (-20, -50)
        },
        form(coat, 7.0).grain(20.0).texture(0.25),
    );
    pinions(
        s,
        point(-4.0, -62.0),
        &[(16.0, -52.0), (30.0, -44.0), (36.0, -38.0), (24.0, -40.0)],
        7.0,
        coat.dim(0.78).mix(p.water[0], 0.25),
    );
    s.limb(
        &nodes! {
            (-12, -54), (-26, -66), (-16, -86), (-25, -102), (-34, -102)
        },
        &[12.0, 7.0, 5.4, 6.4, 6.4],
        form(coat, 2.4),
    );
    for x in [-24.0, -20.0, -16.0] {
        s.line(&nodes! { (x, -62), (x - 2.0, -54), (x + 1.0, -47) }, 0.9, faint(coat.dim(0.6)));
    }
    s.blob(&nodes! { (-34, -106), (-62, -99; corner), (-34, -98) }, form(p.gold, 1.6));
    s.limb(&nodes! { (-36, -104), (-24, -107), (-10, -102) }, &[1.4, 3.0, 0.5], p.ink);
    eye(s, dress, -33.0, -102.6, 1.4);
}

fn swan(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.white);
    pinions(s, point(20.0, -16.0), &[(66.0, -26.0), (68.0, -18.0), (62.0, -10.0)], 10.0, coat.dim(0.88));
    s.blob(
        &nodes! {
            (-46, -14), (-34, -30), (0, -34), (34, -28), (56, -14), (46, 4), (10, 12), (-30, 8)
        },
        form(coat, 13.0),
    );
    s.limb(
        &nodes! {
            (-34, -14), (-50, -34), (-36, -58), (-30, -80), (-42, -92), (-52, -86)
        },
        &[18.0, 13.0, 9.0, 8.4, 9.6, 9.0],
        form(coat, 4.0),
    );
    pinions(
        s,
        point(-14.0, -22.0),
        &[(22.0, -52.0), (40.0, -48.0), (54.0, -40.0), (60.0, -30.0), (56.0, -18.0)],
        13.0,
        coat,
    );
    s.blob(
        &nodes! {
            (-24, -22), (-8, -42), (18, -42), (26, -26), (10, -10), (-14, -8)
        },
        form(coat.lighter(0.02), 5.0).grain(150.0).texture(0.22),
    );
    s.blob(&nodes! { (-52, -92), (-70, -78; corner), (-52, -80) }, form(p.fox, 1.8));
    s.blob(&nodes! { (-51, -93), (-55, -90), (-54, -86), (-48, -88) }, p.ink);
    eye(s, dress, -47.0, -90.0, 1.7);
}

fn peacock(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.water[0].saturate(1.3));
    let tail = dress.accent.unwrap_or(p.leaf);
    for (ring, n, r) in [(0, 13, 92.0), (1, 12, 72.0), (2, 9, 52.0)] {
        for i in 0..n {
            let a = -88.0 + 176.0 * (i as f32 + 0.5 * (ring % 2) as f32) / (n as f32 - 0.5);
            s.at(&[shift(8.0, -34.0), turn(a)], |s| {
                s.limb(
                    &nodes! { (0, 0), (0, -r * 0.7), (0, -r) },
                    &[3.0, 9.0, 12.0, 6.0],
                    Look::of(tail.dim(0.86 + 0.05 * ring as f32)).fur(1.4, -90.0, 1.2).shadow(0.3),
                );
                s.ellipse(0.0, -r + 4.0, 6.0, 7.0, form(p.gold, 1.4).shadow(0.3));
                s.ellipse(0.0, -r + 5.0, 3.8, 4.6, patch(p.water[1]));
                s.ellipse(0.0, -r + 6.0, 2.2, 2.6, patch(p.ink));
            });
        }
    }
    for x in [2.0, 12.0] {
        s.line(&nodes! { (x, -14), (x, 0) }, 2.0, p.wood_dark);
        s.line(&nodes! { (x - 5.0, 1), (x, -0.4), (x + 4.0, 1) }, 1.6, p.wood_dark);
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-14, -38), (-10, -58), (-18, -76), (-16, -90), (-4, -94), (4, -84), (2, -66), (18, -48),
                (24, -30), (12, -14), (-6, -16)
            },
            form(coat, 8.0),
        );
        feathers(s, [-14.0, -54.0, 24.0, -14.0], 6.0, coat.lighter(0.06));
    });
    s.blob(&nodes! { (-16, -88), (-28, -84; corner), (-16, -80) }, p.stone);
    eye(s, dress, -8.0, -86.0, 2.0);
    for d in [-7.0, 0.0, 7.0] {
        s.line(&nodes! { (-5, -93), (-5.0 + d * 0.6, -102), (-5.0 + d, -107) }, 0.9, coat);
        s.dot(-5.0 + d, -108.0, 2.0, p.gold);
    }
}

fn rooster(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.fox);
    for (i, (x, y)) in
        [(46.0, -92.0), (58.0, -80.0), (62.0, -64.0), (58.0, -48.0), (44.0, -36.0)].into_iter().enumerate()
    {
        let tone = [p.leaf.dim(0.7), p.black.lighter(0.1), p.leaf.dim(0.6), p.dark, p.leaf.dim(0.8)][i];
        s.limb(
            &nodes! {
                (24, -36), (34, y - 12.0), (x - 2.0, y), (x, y + 18.0)
            },
            &[10.0, 11.0, 9.0, 2.0],
            form(tone, 2.4),
        );
    }
    for x in [-2.0, 10.0] {
        s.line(&nodes! { (x, -16), (x, 0) }, 2.4, p.gold);
        for d in [-6.0, 0.0, 5.0] {
            s.line(&nodes! { (x, -1), (x + d, 2) }, 1.8, p.gold);
        }
    }
    s.blob(
        &nodes! {
            (-20, -34), (-12, -48), (10, -48), (32, -50), (36, -36), (24, -18), (4, -10), (-12, -16)
        },
        furry(coat, 10.0),
    );
    s.blob(
        &nodes! {
            (-22, -84), (-10, -88), (0, -80), (6, -60), (14, -44), (4, -36), (-8, -38), (-20, -32),
            (-24, -48), (-26, -66)
        },
        Look::of(p.gold).fur(2.4, 90.0, 1.8).inflate(6.0),
    );
    pinions(
        s,
        point(2.0, -40.0),
        &[(24.0, -40.0), (32.0, -32.0), (30.0, -22.0), (20.0, -16.0)],
        9.0,
        coat.dim(0.7),
    );
    s.blob(
        &nodes! {
            (-26, -86), (-30, -97; corner), (-23, -92), (-20, -104; corner), (-14, -93),
            (-9, -102; corner), (-6, -90), (0, -94; corner), (-2, -82), (-14, -82)
        },
        form(p.red, 2.0),
    );
    s.ellipse(-15.0, -79.0, 9.0, 8.4, form(p.red.mix(p.gold, 0.3), 3.0));
    s.blob(&nodes! { (-22, -80), (-37, -76; corner), (-22, -72) }, form(p.gold.dim(0.9), 1.6));
    s.blob(&nodes! { (-22, -72), (-25, -60), (-20, -55), (-15, -62), (-16, -72) }, form(p.red, 1.8));
    eye(s, dress, -17.0, -81.0, 2.2);
}

fn bat(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.dark.mix(p.wood_dark, 0.5));
    both(s, |s| {
        s.blob(
            &nodes! {
                (4, -4), (22, -24), (44, -36; corner), (66, -30), (88, -6; corner), (74, -6),
                (64, 8; corner), (54, -2), (42, 14; corner), (32, 4), (18, 20; corner), (8, 14)
            },
            form(coat.dim(0.85), 4.0),
        );
        for (x, y) in [(88.0, -6.0), (64.0, 8.0), (42.0, 14.0)] {
            s.line(
                &nodes! {
                    (44, -35), ((x + 44.0) / 2.0, (y - 40.0) / 2.0), (x, y)
                },
                1.3,
                coat.lighter(0.1),
            );
        }
        s.limb(&nodes! { (4, -4), (24, -24), (44, -36) }, &[4.0, 3.0, 2.0], coat.lighter(0.06));
        s.blob(&nodes! { (2, -22), (6, -36), (15, -42; corner), (17, -28), (13, -18) }, coat);
        s.blob(&nodes! { (6, -24), (9, -34), (14, -37; corner), (13, -25) }, patch(p.pink.mix(coat, 0.4)));
        s.limb(&nodes! { (4, 20), (5, 27) }, &[3.0, 1.6], coat);
    });
    s.blob(
        &nodes! {
            (-11, -6), (-12, 8), (-6, 22), (6, 22), (12, 8), (11, -6), (0, -12)
        },
        furry(coat, 5.0),
    );
    s.blob(
        &nodes! {
            (-13, -16), (-10, -26), (0, -29), (10, -26), (13, -16), (7, -6), (-7, -6)
        },
        furry(coat.lighter(0.03), 5.0),
    );
    for x in [-5.4, 5.4] {
        if dress.asleep {
            s.line(&nodes! { (x - 3.0, -18), (x, -16), (x + 3.0, -18) }, 0.9, Look::lamp(p.cream));
        } else {
            s.dot(x, -18.0, 3.0, Look::lamp(p.flame));
            s.dot(x, -17.8, 1.6, Look::lamp(p.ink));
        }
    }
    s.blob(&nodes! { (-2, -13), (2, -13), (0, -10.6) }, p.pink);
    for x in [-2.4, 1.4] {
        s.poly(&nodes! { (x, -9), (x + 1.4, -9), (x + 0.7, -6) }, Look::lamp(p.white));
    }
}
