//! Animals of the woods: hare, fox, stag, bear, wolf.

use super::easel::*;

pub(super) static HARE: Motif = Motif::new(
    "hare",
    Animal,
    Left,
    [-53.0, -104.0, 45.0, 4.0],
    &[Stands, Giant, Tiny, Many, Alive, Outline, Ridden],
    hare,
);
pub(super) static FOX: Motif =
    Motif::new("fox", Animal, Left, [-57.0, -98.0, 83.0, 10.0], &[Stands, Giant, Tiny, Alive, Outline], fox);
pub(super) static STAG: Motif = Motif::new(
    "stag",
    Animal,
    Left,
    [-68.0, -178.0, 58.0, 1.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden],
    stag,
);
pub(super) static BEAR: Motif = Motif::new(
    "bear",
    Animal,
    Left,
    [-92.0, -100.0, 69.0, 2.0],
    &[Stands, Giant, Alive, Outline, Ridden],
    bear,
);
pub(super) static WOLF: Motif = Motif::new(
    "wolf",
    Animal,
    Left,
    [-88.0, -108.0, 87.0, 2.0],
    &[Stands, Giant, Alive, Outline, Many, Ridden],
    wolf,
);

fn hare(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.fur);
    s.ellipse(37.0, -12.0, 8.0, 8.0, Look::of(p.white).fur(1.5, 45.0, 1.5));
    for (x, degrees, k) in [(-12.0, 24.0, 0.82), (-18.0, 5.0, 1.0)] {
        s.at(&[shift(x, -66.0), turn(degrees)], |s| {
            s.blob(
                &nodes! {
                    (-3.5, 3), (-6, -14), (-4, -32), (0, -38), (4, -31), (6, -14), (4, 3)
                },
                Look::of(coat.dim(k)).fur(0.6, 90.0, 1.0),
            );
            if k > 0.9 {
                s.blob(
                    &nodes! {
                        (-2, -2), (-3, -14), (-1, -28), (1.5, -27), (3, -13), (2, -2)
                    },
                    patch(p.pink),
                );
            }
        });
    }
    s.blob(
        &nodes! {
            (-22, -48), (-8, -57), (12, -51), (30, -35), (37, -14), (30, 0), (-4, 1), (-20, -4),
            (-24, -20), (-28, -36)
        },
        Look::of(coat).fur(1.2, 60.0, 1.5).inflate(14.0),
    );
    s.limb(&nodes! { (-12, -28), (-12, -12), (-14, 0) }, &[9.0, 7.0, 7.0], form(coat.dim(0.86), 2.4));
    s.blob(
        &nodes! {
            (3, -4), (1, -20), (13, -33), (28, -25), (33, -8), (24, 1)
        },
        Look::of(coat.lighter(0.03)).fur(1.0, 60.0, 1.5).inflate(7.0).shadow(0.4),
    );
    s.blob(&nodes! { (0, 2), (-5, -3), (10, -8), (30, -5), (32, 2) }, form(coat.lighter(0.05), 2.5));
    s.limb(&nodes! { (-20, -34), (-20, -14), (-23, 0) }, &[11.0, 8.0, 8.0], furry(coat, 2.6));
    s.blob(
        &nodes! {
            (-26, -44), (-25, -26), (-15, -18), (-9, -32), (-12, -48)
        },
        patch(p.white.mix(coat, 0.3)).fur(1.2, 90.0, 1.5),
    );
    s.blob(
        &nodes! {
            (-4, -58), (-7, -70), (-20, -75), (-33, -67), (-42, -56), (-39, -48), (-26, -44), (-10, -46)
        },
        Look::of(coat).fur(0.8, 30.0, 1.2).inflate(9.0),
    );
    s.blob(
        &nodes! {
            (-42, -56), (-37, -58), (-31, -52), (-30, -46), (-39, -48)
        },
        patch(p.white.mix(coat, 0.2)),
    );
    s.blob(&nodes! { (-43, -58), (-39, -59), (-41, -54) }, p.pink);
    eye(s, dress, -24.0, -61.0, 2.8);
    for a in [-4.0, 0.0, 4.0] {
        s.line(
            &nodes! {
                (-36, -52), (-45, -50.0 + a * 0.6), (-53, -48.0 + a * 1.4)
            },
            0.4,
            Look::lamp(p.cream).alpha(0.7),
        );
    }
}

fn fox(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.fox);
    s.blob(
        &nodes! {
            (18, -8), (34, -1), (56, -6), (68, -24), (62, -44), (70, -60; corner), (82, -38), (78, -10),
            (60, 7), (30, 7)
        },
        Look::of(coat).fur(1.8, -60.0, 2.0).inflate(8.0),
    );
    s.blob(
        &nodes! {
            (61, -42), (70, -61; corner), (81, -42), (72, -34)
        },
        patch(p.white).fur(1.4, -70.0, 1.5),
    );
    s.blob(
        &nodes! {
            (-14, -58), (-2, -53), (16, -41), (31, -20), (31, 0), (0, 2), (-16, 0), (-18, -30)
        },
        Look::of(coat).fur(1.2, 70.0, 1.5).inflate(12.0),
    );
    s.limb(&nodes! { (-9, -36), (-9, -16), (-11, 0) }, &[10.0, 8.0, 8.0], form(coat.dim(0.85), 2.4));
    s.blob(
        &nodes! {
            (5, 0), (5, -18), (18, -27), (31, -14), (31, 1)
        },
        form(coat.lighter(0.02), 6.0).shadow(0.4),
    );
    s.blob(&nodes! { (2, 2), (0, -4), (16, -6), (28, 2) }, form(coat.dim(0.5), 2.0));
    s.limb(&nodes! { (-16, -40), (-18, -18), (-20, 0) }, &[11.0, 8.0, 8.0], form(coat, 2.6));
    s.limb(&nodes! { (-18.4, -16), (-20, 0) }, &[8.0, 8.6], Look::of(p.black).shadow(0.0));
    s.blob(
        &nodes! {
            (-25, -54), (-25, -38), (-16, -24), (-8, -38), (-8, -56)
        },
        Look::of(p.white).fur(1.8, 90.0, 1.6).shadow(0.2),
    );
    for (x, k) in [(-7.0, 0.8), (-20.0, 1.0)] {
        s.blob(
            &nodes! {
                (x - 6.0, -74), (x - 3.0, -92), (x + 1.0, -98; corner), (x + 6.0, -86), (x + 7.0, -72)
            },
            furry(coat.dim(k), 2.0),
        );
    }
    s.blob(&nodes! { (-21, -78), (-19.5, -91; corner), (-15, -80) }, patch(p.black));
    s.blob(
        &nodes! {
            (-4, -60), (-4, -72), (-14, -81), (-26, -79), (-36, -69), (-54, -61; corner), (-52, -57),
            (-34, -52), (-18, -50), (-4, -50; corner)
        },
        Look::of(coat).fur(0.8, 20.0, 1.2).inflate(8.0),
    );
    s.blob(
        &nodes! {
            (-52, -58), (-34, -62), (-20, -62), (-4, -50; corner), (-18, -48), (-34, -51)
        },
        Look::of(p.white).fur(0.7, 30.0, 1.2).shadow(0.0).rim(0.3),
    );
    s.ellipse(-54.0, -60.0, 2.8, 2.3, p.ink);
    s.line(&nodes! { (-50, -56), (-42, -56), (-37, -59) }, 0.7, Look::lamp(p.ink).alpha(0.7));
    if dress.asleep {
        eye(s, dress, -27.0, -67.0, 3.0);
    } else {
        s.blob(&nodes! { (-32, -67), (-27, -70.6), (-22, -67), (-27, -65) }, Look::lamp(p.ink));
        s.dot(-26.6, -68.6, 0.8, Look::lamp(p.white));
    }
}

/// A leg with a hock: from the body to the hoof.
fn hoofed_leg(s: &mut Scene, line: &[Node], width: f32, coat: Colour, hoof: Colour) {
    s.limb(line, &[width, width * 0.6, width * 0.38, width * 0.34, width * 0.4], form(coat, 1.8));
    let foot = line[line.len() - 1].at;
    s.poly(
        &nodes! {
            (foot.x - 3.6, foot.y - 4.0), (foot.x + 2.6, foot.y - 4.0), (foot.x + 3.0, foot.y + 1.0),
            (foot.x - 5.2, foot.y + 1.0)
        },
        form(hoof, 0.8),
    );
}

fn stag(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.fur);
    let bone = p.cream.mix(p.wood, 0.4);
    hoofed_leg(s, &nodes! { (-14, -52), (-17, -36), (-13, -22), (-15, -1) }, 13.0, coat.dim(0.72), p.ink);
    hoofed_leg(s, &nodes! { (36, -54), (30, -38), (39, -24), (34, -1) }, 16.0, coat.dim(0.72), p.ink);
    s.blob(&nodes! { (46, -70), (54, -74), (57, -60), (50, -54) }, Look::of(p.white).fur(1.2, 80.0, 1.4));
    s.blob(
        &nodes! {
            (-30, -66), (-16, -77), (8, -74), (32, -77), (48, -72), (54, -58), (48, -45), (28, -42),
            (6, -39), (-14, -39), (-28, -46)
        },
        Look::of(coat).fur(0.8, 20.0, 1.5).inflate(13.0),
    );
    s.blob(
        &nodes! {
            (-26, -44), (-10, -40), (10, -40), (26, -43), (8, -36), (-14, -36)
        },
        patch(p.cream.mix(coat, 0.4)).soft(1.4),
    );
    s.blob(
        &nodes! {
            (30, -70), (48, -70), (53, -56), (46, -44), (36, -46), (30, -56)
        },
        form(coat.lighter(0.02), 6.0).shadow(0.0),
    );
    hoofed_leg(s, &nodes! { (44, -56), (40, -40), (51, -26), (46, 0) }, 18.0, coat, p.ink);
    hoofed_leg(s, &nodes! { (-22, -54), (-26, -36), (-22, -21), (-24, 0) }, 14.0, coat, p.ink);
    for (dx, k) in [(5.0, 0.8), (0.0, 1.0)] {
        s.at(&[shift(-34.0 + dx, -117.0), turn(6.0 + dx)], |s| {
            let b = bone.dim(k);
            s.limb(
                &nodes! {
                    (0, 2), (12, -10), (20, -28), (16, -46), (20, -60)
                },
                &[4.4, 3.6, 3.0, 2.2, 0.6],
                form(b, 1.2),
            );
            s.limb(&nodes! { (2, -2), (-8, -10), (-14, -20) }, &[3.2, 2.4, 0.6], form(b, 1.0));
            s.limb(&nodes! { (15, -16), (6, -26), (3, -36) }, &[3.0, 2.2, 0.6], form(b, 1.0));
            s.limb(&nodes! { (19, -34), (28, -42), (31, -54) }, &[2.6, 2.0, 0.5], form(b, 1.0));
            s.limb(&nodes! { (17, -44), (9, -52), (8, -62) }, &[2.4, 1.8, 0.5], form(b, 1.0));
        });
    }
    s.blob(
        &nodes! {
            (-6, -72), (-18, -92), (-22, -110), (-36, -114), (-44, -104), (-42, -84), (-38, -62),
            (-26, -48), (-14, -52)
        },
        Look::of(coat).fur(0.9, 80.0, 1.3).inflate(8.0),
    );
    s.blob(
        &nodes! {
            (-42, -92), (-40, -66), (-30, -48), (-24, -50), (-30, -68), (-36, -92)
        },
        Look::of(p.cream.mix(coat, 0.25)).fur(1.6, 90.0, 1.5).shadow(0.0).rim(0.2),
    );
    s.blob(
        &nodes! {
            (-24, -112), (-14, -122), (-4, -124; corner), (-12, -112), (-20, -106)
        },
        form(coat.dim(0.88), 2.0),
    );
    s.blob(
        &nodes! {
            (-24, -104), (-24, -116), (-36, -122), (-46, -115), (-60, -104), (-66, -97), (-62, -91),
            (-48, -93), (-34, -96)
        },
        Look::of(coat).fur(0.5, 20.0, 1.0).inflate(6.0),
    );
    s.blob(&nodes! { (-66, -98), (-58, -101), (-54, -95), (-62, -91) }, patch(p.cream));
    s.ellipse(-65.0, -98.0, 2.8, 2.2, p.ink);
    eye(s, dress, -43.0, -111.0, 2.3);
}

fn bear(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.wood_dark.lighter(0.08));
    for x in [-24.0, 40.0] {
        s.limb(
            &nodes! { (x, -40), (x + 1.0, -18), (x - 3.0, -2) },
            &[24.0, 20.0, 22.0],
            furry(coat.dim(0.7), 5.0),
        );
    }
    let near = |s: &mut Scene| {
        for x in [-40.0, 54.0] {
            s.limb(
                &nodes! { (x, -48), (x + 2.0, -20), (x - 4.0, -2) },
                &[30.0, 23.0, 26.0],
                furry(coat, 7.0),
            );
            for d in [-9.0, -3.0, 3.0] {
                s.ellipse(x - 6.0 + d, -1.0, 2.4, 1.6, patch(p.ink));
            }
        }
    };
    // The body lies over where the legs begin: no seam.
    near(s);
    s.blob(
        &nodes! {
            (-46, -66), (-24, -84), (6, -80), (36, -82), (62, -66), (66, -40), (54, -24), (10, -22),
            (-30, -26), (-46, -42)
        },
        Look::of(coat).fur(2.0, 70.0, 2.4).inflate(22.0),
    );
    for (x, y) in [(-58.0, -88.0), (-36.0, -92.0)] {
        s.dot(x, y, 8.0, furry(coat, 2.6));
        s.dot(x, y + 0.6, 4.0, patch(coat.mix(p.pink, 0.35)));
    }
    s.blob(
        &nodes! {
            (-26, -72), (-30, -88), (-46, -94), (-62, -88), (-72, -76), (-86, -68), (-90, -58), (-82, -50),
            (-62, -48), (-40, -46), (-28, -56)
        },
        Look::of(coat).fur(1.2, 60.0, 1.8).inflate(11.0),
    );
    s.blob(
        &nodes! {
            (-70, -68), (-86, -67), (-90, -58), (-82, -50), (-66, -52), (-62, -62)
        },
        form(coat.mix(p.cream, 0.4), 4.0).shadow(0.0),
    );
    s.blob(&nodes! { (-92, -66), (-84, -69), (-82, -62), (-88, -58) }, form(p.ink, 1.4));
    s.line(&nodes! { (-87, -57), (-80, -54), (-72, -56) }, 1.0, Look::lamp(p.ink));
    eye(s, dress, -62.0, -74.0, 2.6);
}

fn wolf(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.grey.dim(0.85));
    let leg = |s: &mut Scene, x: f32, back: bool, k: f32| {
        let c = coat.dim(k);
        if back {
            s.limb(
                &nodes! {
                    (x, -50), (x - 5.0, -32), (x + 6.0, -18), (x + 1.0, -1)
                },
                &[20.0, 12.0, 7.0, 8.0],
                form(c, 2.4),
            );
        } else {
            s.limb(&nodes! { (x, -46), (x - 1.0, -22), (x - 2.0, -1) }, &[14.0, 8.0, 8.0], form(c, 2.4));
        }
        s.ellipse(x - 4.0 + if back { 3.0 } else { 0.0 }, -1.0, 6.0, 3.0, form(c, 1.2));
    };
    s.limb(
        &nodes! { (52, -58), (70, -48), (80, -28), (78, -10) },
        &[9.0, 15.0, 14.0, 3.0],
        Look::of(coat.dim(0.92)).fur(2.4, 90.0, 2.0).inflate(4.0),
    );
    leg(s, -12.0, false, 0.72);
    leg(s, 36.0, true, 0.72);
    s.blob(
        &nodes! {
            (-34, -60), (-20, -76), (10, -70), (40, -70), (56, -60), (54, -44), (30, -44), (6, -38),
            (-20, -32), (-34, -42)
        },
        Look::of(coat).fur(1.8, 25.0, 2.0).inflate(13.0),
    );
    s.blob(
        &nodes! {
            (-30, -42), (-10, -36), (10, -38), (-6, -30), (-24, -32)
        },
        patch(p.cream.mix(coat, 0.4)).fur(1.6, 90.0, 1.6),
    );
    leg(s, -26.0, false, 1.0);
    leg(s, 48.0, true, 1.0);
    if dress.variant % 2 == 1 {
        // Howling: the head thrown back.
        s.blob(
            &nodes! {
                (-12, -70), (-26, -92), (-36, -100), (-44, -92), (-42, -66), (-34, -46), (-20, -48)
            },
            Look::of(coat).fur(2.2, 85.0, 2.0).inflate(8.0),
        );
        s.blob(&nodes! { (-18, -98), (-8, -104), (0, -102; corner), (-10, -92) }, coat.dim(0.85));
        s.blob(
            &nodes! {
                (-20, -88), (-22, -102), (-34, -112), (-50, -130; corner), (-56, -128), (-50, -116),
                (-56, -122; corner), (-52, -108), (-44, -94), (-32, -84)
            },
            furry(coat, 6.0),
        );
        s.ellipse(-52.0, -130.0, 3.0, 2.4, p.ink);
        s.line(&nodes! { (-36, -105), (-32, -102), (-31, -106) }, 1.1, Look::lamp(p.ink));
        return;
    }
    s.blob(
        &nodes! {
            (-12, -68), (-24, -86), (-40, -88), (-46, -72), (-40, -52), (-26, -40)
        },
        Look::of(coat).fur(2.2, 85.0, 2.0).inflate(8.0),
    );
    for (x, k) in [(-30.0, 0.82), (-44.0, 1.0)] {
        s.blob(
            &nodes! {
                (x - 6.0, -88), (x - 3.0, -102), (x + 1.0, -108; corner), (x + 6.0, -96), (x + 8.0, -84)
            },
            furry(coat.dim(k), 2.0),
        );
    }
    s.blob(
        &nodes! {
            (-24, -74), (-28, -88), (-42, -94), (-56, -86), (-68, -76), (-84, -70), (-86, -64), (-70, -60),
            (-52, -58), (-34, -58; corner)
        },
        Look::of(coat).fur(1.2, 30.0, 1.4).inflate(8.0),
    );
    s.blob(
        &nodes! {
            (-84, -67), (-66, -68), (-50, -68), (-32, -58; corner), (-50, -55), (-68, -59)
        },
        Look::of(p.cream.mix(coat, 0.25)).fur(1.0, 40.0, 1.4).shadow(0.0).rim(0.2),
    );
    s.ellipse(-85.0, -69.0, 3.2, 2.6, p.ink);
    if dress.asleep {
        eye(s, dress, -56.0, -76.0, 2.6);
    } else {
        s.blob(&nodes! { (-61, -76), (-56, -79), (-51, -76), (-56, -74) }, Look::lamp(p.flame));
        s.dot(-56.4, -76.4, 1.5, Look::lamp(p.ink));
    }
}
