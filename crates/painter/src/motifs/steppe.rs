//! Large animals on long legs: horse, elephant, giraffe, camel.

use super::easel::*;

pub(super) static HORSE: Motif = Motif::new(
    "horse",
    Animal,
    Left,
    [-87.0, -144.0, 92.0, 1.0],
    &[Stands, Floats, Giant, Tiny, Alive, Outline, Ridden, Many],
    horse,
);
pub(super) static ELEPHANT: Motif = Motif::new(
    "elephant",
    Animal,
    Left,
    [-94.0, -114.0, 77.0, 1.0],
    &[Stands, Floats, Giant, Tiny, Alive, Outline, Ridden],
    elephant,
);
pub(super) static GIRAFFE: Motif = Motif::new(
    "giraffe",
    Animal,
    Left,
    [-73.0, -191.0, 54.0, 1.0],
    &[Stands, Giant, Tiny, Alive, Outline],
    giraffe,
);
pub(super) static CAMEL: Motif = Motif::new(
    "camel",
    Animal,
    Left,
    [-87.0, -118.0, 66.0, 1.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden, Many],
    camel,
);

/// A leg of a large animal from hip to hoof.
fn leg(s: &mut Scene, line: &[Node], widths: &[f32], coat: Colour, hoof: Colour) {
    s.limb(line, widths, form(coat, 2.2));
    let foot = line[line.len() - 1].at;
    let w = widths[widths.len() - 1] * 0.7;
    s.poly(
        &nodes! {
            (foot.x - w, foot.y - 5.0), (foot.x + w * 0.7, foot.y - 5.0), (foot.x + w * 0.8, foot.y + 1.0),
            (foot.x - w * 1.2, foot.y + 1.0)
        },
        form(hoof, 1.0),
    );
}

fn horse(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.wood.mix(p.fox, 0.3));
    let hair = dress.accent.unwrap_or(p.wood_dark.dim(0.8));
    s.limb(
        &nodes! { (58, -74), (76, -66), (84, -40), (74, -12) },
        &[10.0, 16.0, 16.0, 3.0],
        Look::of(hair).fur(3.0, 90.0, 2.0).inflate(4.0),
    );
    leg(
        s,
        &nodes! {
            (-20, -56), (-36, -46), (-40, -30), (-30, -16)
        },
        &[16.0, 9.0, 6.5, 7.5],
        coat.dim(0.7),
        p.ink,
    );
    leg(
        s,
        &nodes! { (40, -56), (34, -40), (46, -22), (40, -1) },
        &[20.0, 11.0, 6.5, 8.0],
        coat.dim(0.7),
        p.ink,
    );
    let near = |s: &mut Scene| {
        leg(s, &nodes! { (52, -58), (48, -42), (60, -24), (54, 0) }, &[24.0, 13.0, 7.5, 9.0], coat, p.ink);
        leg(s, &nodes! { (-26, -56), (-28, -32), (-27, -16), (-29, 0) }, &[18.0, 9.5, 7.0, 8.5], coat, p.ink);
    };
    near(s);
    s.blob(
        &nodes! {
            (-34, -66), (-18, -82), (10, -76), (36, -82), (58, -76), (64, -58), (54, -46), (30, -46),
            (4, -40), (-20, -42), (-36, -50)
        },
        form(coat, 15.0).grain(15.0),
    );
    s.limb(
        &nodes! {
            (-4, -80), (-20, -100), (-32, -124), (-44, -132)
        },
        &[12.0, 17.0, 15.0, 9.0],
        Look::of(hair).fur(3.4, 60.0, 2.2).inflate(4.0),
    );
    s.blob(
        &nodes! {
            (-12, -74), (-28, -98), (-36, -122), (-52, -120), (-54, -100), (-48, -76), (-36, -54),
            (-22, -56)
        },
        form(coat, 10.0),
    );
    s.limb(
        &nodes! { (-10, -84), (-24, -102), (-34, -124) },
        &[10.0, 11.0, 6.0],
        Look::of(hair).fur(3.2, 70.0, 2.0).inflate(3.0),
    );
    s.blob(&nodes! { (-42, -124), (-42, -138), (-38, -144; corner), (-34, -130) }, coat);
    s.blob(
        &nodes! {
            (-36, -118), (-42, -130), (-54, -132), (-66, -118), (-80, -100), (-86, -90), (-80, -82),
            (-68, -88), (-54, -98), (-42, -102)
        },
        form(coat, 8.0),
    );
    s.blob(&nodes! { (-87, -92), (-78, -98), (-72, -88), (-80, -82) }, patch(coat.dim(0.6)));
    s.dot(-83.0, -92.0, 1.6, Look::lamp(p.ink));
    s.line(&nodes! { (-82, -85), (-76, -88) }, 1.0, Look::lamp(p.ink));
    eye(s, dress, -57.0, -117.0, 2.6);
    s.limb(
        &nodes! { (-42, -136), (-52, -132), (-58, -124) },
        &[6.0, 6.0, 1.4],
        Look::of(hair).fur(1.6, 100.0, 1.6),
    );
    s.blob(&nodes! { (-60, -128), (-56, -122), (-66, -106), (-70, -108) }, patch(p.white));
}

fn elephant(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.grey);
    s.line(&nodes! { (66, -78), (75, -60), (72, -38) }, 2.6, coat.dim(0.7));
    s.limb(&nodes! { (72, -42), (72, -32) }, &[4.0, 1.4], Look::of(p.dark).fur(1.4, 90.0, 1.4));
    for x in [-22.0, 40.0] {
        s.limb(&nodes! { (x, -40), (x, -18), (x, 0) }, &[25.0, 21.0, 23.0], form(coat.dim(0.7), 5.0));
    }
    for x in [-34.0, 54.0] {
        s.limb(&nodes! { (x, -60), (x, -22), (x, 0) }, &[31.0, 24.0, 26.0], form(coat, 7.0));
        for d in [-8.0, 0.0, 8.0] {
            s.ellipse(x + d, -1.6, 3.2, 2.8, patch(p.cream));
        }
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-36, -84), (-10, -110), (30, -110), (60, -96), (72, -66), (68, -38), (58, -31), (30, -25),
                (0, -25), (-30, -31), (-44, -40), (-46, -60)
            },
            form(coat, 24.0),
        );
        for (x, y, w) in [
            (20.0, -60.0, 16.0),
            (34.0, -74.0, 12.0),
            (6.0, -46.0, 14.0),
            (46.0, -52.0, 10.0),
            (24.0, -90.0, 14.0),
        ] {
            s.line(
                &nodes! { (x, y), (x + w * 0.5, y + 3.0), (x + w, y) },
                0.8,
                Look::mark(coat.dim(0.65)).alpha(0.5),
            );
        }
    });
    s.blob(
        &nodes! {
            (-28, -102), (-46, -112), (-66, -104), (-75, -84), (-80, -58), (-84, -30), (-93, -15),
            (-88, -8), (-78, -15), (-70, -36), (-62, -54), (-44, -56), (-28, -70)
        },
        form(coat, 12.0),
    );
    for i in 0..8 {
        let y = -68.0 + i as f32 * 6.5;
        s.line(
            &nodes! {
                (-79.0 - i as f32 * 0.7, y), (-74, y + 2.0), (-68.0 - i as f32, y + 1.0)
            },
            0.8,
            faint(coat.dim(0.6)),
        );
    }
    s.blob(
        &nodes! {
            (-66, -58), (-76, -47), (-94, -48; corner), (-79, -55), (-66, -67)
        },
        form(p.cream, 2.0),
    );
    eye(s, dress, -60.0, -84.0, 2.5);
    s.blob(
        &nodes! {
            (-41, -104), (-18, -114), (-1, -97), (-3, -68), (-16, -48), (-26, -57), (-34, -76)
        },
        form(coat.dim(0.92), 7.0).shadow(0.6),
    );
    s.blob(
        &nodes! {
            (-32, -93), (-18, -102), (-8, -88), (-12, -70), (-18, -59), (-28, -76)
        },
        patch(p.pink.mix(coat, 0.5)).soft(1.0).alpha(0.7),
    );
    if dress.variant % 2 == 1 {
        let cloth = dress.accent.unwrap_or(p.accent);
        s.blob(
            &nodes! {
                (4, -111), (34, -112), (42, -86), (38, -62), (20, -58), (2, -62), (-2, -88)
            },
            form(cloth, 4.0),
        );
        s.line(&nodes! { (0, -68), (20, -64), (38, -68) }, 2.4, p.gold);
        for x in [4.0, 13.0, 22.0, 31.0] {
            s.limb(&nodes! { (x, -61), (x, -54) }, &[1.6, 3.2], p.gold);
        }
        s.poly(&nodes! { (20, -98), (29, -86), (20, -74), (11, -86) }, patch(p.gold));
    }
}

fn giraffe(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.gold.mix(p.cream, 0.35));
    let spot = dress.accent.unwrap_or(p.wood.mix(p.fox, 0.3));
    s.line(&nodes! { (40, -84), (52, -70), (50, -52) }, 2.2, coat.dim(0.8));
    s.limb(&nodes! { (50, -54), (49, -44) }, &[4.0, 1.0], p.wood_dark);
    let widths = [13.0, 8.0, 6.0, 7.0];
    leg(s, &nodes! { (-10, -66), (-12, -36), (-10, -20), (-12, 0) }, &widths, coat.dim(0.72), p.wood_dark);
    leg(s, &nodes! { (28, -66), (24, -38), (30, -22), (28, 0) }, &widths, coat.dim(0.72), p.wood_dark);
    s.group(Group::new(), |s| {
        leg(s, &nodes! { (-20, -66), (-22, -36), (-20, -20), (-22, 0) }, &widths, coat, p.wood_dark);
        leg(s, &nodes! { (36, -68), (33, -38), (40, -22), (37, 0) }, &widths, coat, p.wood_dark);
        s.blob(
            &nodes! {
                (-28, -78), (-34, -106), (-44, -146), (-46, -168), (-34, -170), (-26, -146), (-14, -112),
                (12, -96), (38, -90), (46, -74), (38, -60), (4, -58), (-22, -58)
            },
            form(coat, 12.0),
        );
        for (x, y, r) in [
            (-36.0, -156.0, 4.0),
            (-38.0, -142.0, 4.0),
            (-30.0, -134.0, 4.0),
            (-34.0, -122.0, 5.0),
            (-24.0, -112.0, 5.0),
            (-26.0, -98.0, 5.5),
            (-12.0, -92.0, 5.5),
            (-22.0, -82.0, 5.5),
            (2.0, -84.0, 6.0),
            (-8.0, -72.0, 5.6),
            (18.0, -84.0, 5.6),
            (10.0, -70.0, 5.6),
            (32.0, -78.0, 5.0),
            (26.0, -66.0, 4.6),
            (-20.0, -66.0, 4.6),
            (36.0, -58.0, 3.4),
            (-21.0, -50.0, 3.0),
        ] {
            let patch: Vec<Node> = around(x, y, 6, |i| r * if i % 2 == 0 { 1.1 } else { 0.9 });
            s.poly(&patch, Look::mark(spot).alpha(0.9));
        }
    });
    s.limb(
        &nodes! { (-16, -114), (-28, -146), (-36, -170) },
        &[3.0, 3.4, 2.6],
        Look::of(p.wood_dark).fur(1.6, 30.0, 1.4),
    );
    for (x, k) in [(-36.0, 0.85), (-42.0, 1.0)] {
        s.limb(&nodes! { (x, -176), (x + 1.0, -188) }, &[2.6, 2.2], coat.dim(k));
        s.dot(x + 1.0, -189.0, 2.4, p.wood_dark);
    }
    s.blob(&nodes! { (-34, -172), (-26, -178), (-18, -178; corner), (-26, -168) }, coat.dim(0.9));
    s.blob(
        &nodes! {
            (-30, -164), (-34, -178), (-46, -180), (-58, -170), (-70, -162), (-72, -154), (-62, -152),
            (-44, -156)
        },
        form(coat, 6.0),
    );
    s.blob(&nodes! { (-72, -160), (-64, -164), (-60, -156), (-64, -152) }, patch(p.cream));
    s.dot(-69.0, -159.0, 1.2, Look::lamp(p.wood_dark));
    eye(s, dress, -48.0, -171.0, 2.5);
}

fn camel(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.gold.mix(p.fur, 0.6));
    s.line(&nodes! { (54, -74), (64, -60), (62, -44) }, 2.4, coat.dim(0.75));
    s.limb(&nodes! { (62, -46), (61, -38) }, &[3.6, 1.0], p.wood_dark);
    let widths = [16.0, 9.0, 7.0, 9.0];
    leg(
        s,
        &nodes! {
            (-16, -54), (-17, -30), (-15, -16), (-17, 0)
        },
        &widths,
        coat.dim(0.72),
        coat.dim(0.5),
    );
    leg(s, &nodes! { (36, -56), (31, -34), (39, -18), (36, 0) }, &widths, coat.dim(0.72), coat.dim(0.5));
    let near = |s: &mut Scene| {
        leg(s, &nodes! { (46, -58), (42, -34), (51, -18), (47, 0) }, &widths, coat, coat.dim(0.5));
        leg(s, &nodes! { (-26, -56), (-28, -30), (-26, -16), (-28, 0) }, &widths, coat, coat.dim(0.5));
    };
    // The body lies over where the legs begin: no seam.
    near(s);
    s.blob(
        &nodes! {
            (-34, -64), (-22, -78), (-14, -104), (-4, -110), (6, -96), (14, -86), (22, -102), (32, -106),
            (42, -92), (54, -76), (58, -58), (40, -46), (4, -44), (-26, -46)
        },
        Look::of(coat).fur(1.4, 80.0, 1.8).inflate(13.0),
    );
    s.limb(
        &nodes! {
            (-26, -62), (-50, -56), (-58, -78), (-54, -104)
        },
        &[24.0, 17.0, 12.0, 11.0],
        Look::of(coat).fur(1.4, 90.0, 1.6).inflate(5.0),
    );
    s.blob(&nodes! { (-48, -112), (-40, -118), (-38, -110) }, coat.dim(0.9));
    s.blob(
        &nodes! {
            (-46, -100), (-48, -114), (-60, -118), (-72, -110), (-84, -104), (-86, -96), (-76, -92),
            (-58, -94)
        },
        form(coat, 6.0),
    );
    s.line(&nodes! { (-85, -97), (-78, -96), (-72, -98) }, 0.9, Look::lamp(coat.dim(0.4)));
    s.dot(-83.0, -102.0, 1.1, Look::lamp(coat.dim(0.4)));
    if dress.asleep {
        eye(s, dress, -62.0, -109.0, 2.4);
    } else {
        s.ellipse(-62.0, -108.0, 2.2, 2.4, Look::lamp(p.ink));
        s.blob(&nodes! { (-66, -110), (-62, -113), (-57, -110), (-62, -109.4) }, coat.dim(0.85));
    }
    let cloth = dress.accent.unwrap_or(p.red);
    s.blob(
        &nodes! {
            (6, -96), (14, -87), (22, -98), (30, -70), (26, -54), (4, -54), (0, -70)
        },
        form(cloth, 3.0),
    );
    s.line(&nodes! { (1, -62), (14, -60), (28, -62) }, 2.2, p.gold);
    for x in [5.0, 14.0, 23.0] {
        s.limb(&nodes! { (x, -55), (x, -47) }, &[1.4, 3.0], p.gold);
    }
}
