//! Animals of farm and yard: cow, dog, donkey, goat, goose.

use super::easel::*;

pub(super) static COW: Motif = Motif::new(
    "cow",
    Animal,
    Left,
    [-100.0, -124.0, 92.0, 2.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden, Many],
    cow,
);
pub(super) static DOG: Motif = Motif::new(
    "dog",
    Animal,
    Left,
    [-62.0, -108.0, 62.0, 4.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden],
    dog,
);
pub(super) static DONKEY: Motif = Motif::new(
    "donkey",
    Animal,
    Left,
    [-101.0, -150.0, 77.0, 1.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden],
    donkey,
);
pub(super) static GOAT: Motif = Motif::new(
    "goat",
    Animal,
    Left,
    [-84.0, -134.0, 66.0, 2.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden, Many],
    goat,
);
pub(super) static GOOSE: Motif = Motif::new(
    "goose",
    Bird,
    Left,
    [-56.0, -136.0, 66.0, 4.0],
    &[Stands, Swims, Giant, Tiny, Alive, Outline, Ridden, Many],
    goose,
);

/// A leg with its hoof.
fn leg(s: &mut Scene, x: f32, top: f32, width: f32, coat: Colour, hoof: Colour) {
    s.limb(
        &nodes! { (x, top), (x + 1.0, top * 0.5), (x - 1.0, -6) },
        &[width * 1.3, width * 0.8, width * 0.74],
        form(coat, width * 0.3),
    );
    s.blob(
        &nodes! {
            (x - width * 0.5, -9; corner), (x + width * 0.4, -9; corner), (x + width * 0.5, 1; corner),
            (x - width * 0.7, 1; corner)
        },
        form(hoof, 2.0),
    );
}

fn cow(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.white);
    let spot = dress.accent.unwrap_or(p.wood.mix(p.fox, 0.3));
    for x in [-28.0, 48.0] {
        leg(s, x, -44.0, 13.0, coat.dim(0.72), p.ink);
    }
    s.line(&nodes! { (74, -78), (88, -62), (86, -38) }, 4.0, form(coat.dim(0.85), 1.4));
    s.blob(
        &nodes! { (84, -42), (90, -36), (90, -20), (84, -14; corner), (80, -30) },
        furry(spot.dim(0.8), 2.0),
    );
    s.ellipse(44.0, -30.0, 15.0, 10.0, form(p.pink, 4.0));
    for x in [38.0, 50.0] {
        s.limb(&nodes! { (x, -24), (x, -17) }, &[4.0], form(p.pink, 1.4));
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-54, -82), (-16, -84), (40, -83), (72, -84), (81, -66), (76, -44), (46, -32),
                (0, -28), (-38, -34), (-58, -56)
            },
            furry(coat, 20.0),
        );
        for (x, y, w, h) in [
            (-8.0, -68.0, 24.0, 20.0),
            (46.0, -80.0, 20.0, 16.0),
            (64.0, -44.0, 17.0, 13.0),
            (14.0, -36.0, 15.0, 9.0),
        ] {
            s.blob(
                &nodes! {
                    (x - w, y), (x - w * 0.5, y - h), (x + w * 0.5, y - h * 0.8), (x + w, y + h * 0.1),
                    (x + w * 0.3, y + h), (x - w * 0.6, y + h * 0.7)
                },
                Look::mark(spot),
            );
        }
    });
    leg(s, -42.0, -46.0, 14.0, coat, p.ink);
    leg(s, 64.0, -48.0, 14.0, coat, p.ink);
    s.blob(
        &nodes! { (-40, -80), (-60, -100), (-76, -92), (-72, -60), (-52, -44), (-38, -52) },
        furry(coat, 9.0),
    );
    s.blob(&nodes! { (-56, -104), (-42, -112), (-30, -104), (-36, -94), (-54, -96) }, furry(spot, 3.0));
    for (x, k) in [(-60.0, 0.8), (-76.0, 1.0)] {
        s.limb(
            &nodes! { (x, -108), (x - 2.0, -120), (x + 7.0, -124) },
            &[7.0, 5.0, 1.6],
            form(p.cream.dim(k), 2.0),
        );
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-54, -98), (-64, -112), (-82, -110), (-92, -92), (-100, -72), (-94, -60), (-78, -62),
                (-62, -78)
            },
            furry(coat, 9.0),
        );
        s.blob(&nodes! { (-54, -96), (-62, -114), (-76, -112), (-74, -92), (-64, -80) }, Look::mark(spot));
    });
    s.blob(&nodes! { (-90, -80), (-100, -72), (-96, -58), (-80, -60), (-76, -70) }, form(p.pink, 4.0));
    s.ellipse(-92.0, -71.0, 2.2, 2.8, Look::lamp(p.ink).alpha(0.8));
    s.line(&nodes! { (-94, -62), (-86, -63), (-80, -66) }, 1.2, Look::lamp(p.red.dim(0.6)));
    eye(s, dress, -78.0, -93.0, 3.4);
    s.limb(&nodes! { (-64, -70), (-52, -58), (-40, -56) }, &[5.0], form(p.red, 1.8));
    s.blob(
        &nodes! { (-62, -56), (-56, -62), (-50, -56), (-47, -44; corner), (-65, -44; corner) },
        form(p.gold, 3.0),
    );
    s.dot(-56.0, -42.0, 2.4, p.gold);
}

fn dog(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.white);
    let spot = dress.accent.unwrap_or(p.fox.mix(p.wood, 0.35));
    s.limb(&nodes! { (26, -10), (46, -16), (58, -40), (54, -58) }, &[12.0, 11.0, 9.0, 2.0], furry(coat, 3.0));
    s.blob(
        &nodes! { (-16, -62), (4, -56), (22, -42), (34, -20), (33, 0), (0, 2), (-18, 0), (-22, -32) },
        furry(coat, 14.0),
    );
    s.blob(&nodes! { (6, -54), (22, -44), (32, -24), (20, -22), (6, -36) }, patch(spot).inflate(5.0));
    s.limb(&nodes! { (-8, -40), (-9, -18), (-11, -1) }, &[13.0, 10.0, 10.0], form(coat.dim(0.82), 3.0));
    s.blob(&nodes! { (4, 0), (4, -18), (18, -30), (34, -16), (34, 1) }, furry(coat, 7.0));
    s.blob(&nodes! { (-2, 3), (-2, -5), (16, -8), (30, 2) }, form(coat, 3.0));
    s.limb(&nodes! { (-17, -44), (-19, -20), (-21, -2) }, &[15.0, 11.0, 11.0], furry(coat, 3.4));
    s.blob(&nodes! { (-32, 3), (-31, -5), (-18, -8), (-13, 2) }, form(coat, 3.0));
    for x in [-28.0, -23.0] {
        s.line(&nodes! { (x, -3), (x - 0.6, 2) }, 0.8, faint(p.ink));
    }
    s.blob(
        &nodes! { (-4, -98), (8, -100), (16, -84), (14, -64), (4, -60), (-2, -76) },
        furry(spot.dim(0.8), 4.0),
    );
    s.blob(
        &nodes! {
            (-4, -72), (2, -92), (-10, -106), (-28, -107), (-38, -94), (-56, -84), (-60, -74),
            (-50, -64), (-30, -62), (-14, -58)
        },
        furry(coat, 11.0),
    );
    s.blob(&nodes! { (-20, -104), (-32, -102), (-34, -90), (-26, -84), (-16, -90) }, patch(spot));
    s.blob(&nodes! { (-10, -102), (2, -100), (10, -82), (6, -62), (-6, -56), (-12, -74) }, furry(spot, 5.0));
    s.blob(&nodes! { (-63, -86), (-56, -90), (-50, -84), (-56, -77), (-62, -79) }, form(p.ink, 2.4));
    s.ellipse(-58.0, -86.0, 2.0, 1.2, Look::lamp(p.white).alpha(0.8));
    s.line(&nodes! { (-57, -77), (-52, -70), (-40, -70), (-33, -75) }, 1.4, Look::lamp(p.ink));
    s.blob(
        &nodes! { (-52, -70), (-42, -70), (-42, -60), (-48, -55), (-53, -60) },
        form(p.pink.mix(p.red, 0.3), 2.0),
    );
    eye(s, dress, -28.0, -91.0, 3.4);
    s.limb(&nodes! { (-28, -60), (-14, -54), (2, -58) }, &[6.0], form(p.red, 2.0));
    s.dot(-18.0, -48.0, 6.0, form(p.gold, 2.2));
}

fn donkey(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.grey);
    for x in [-24.0, 42.0] {
        leg(s, x, -52.0, 12.0, coat.dim(0.7), p.ink);
    }
    s.line(&nodes! { (64, -78), (74, -62), (72, -38) }, 3.4, form(coat.dim(0.85), 1.2));
    s.blob(&nodes! { (69, -42), (75, -40), (76, -22), (71, -14; corner), (67, -28) }, furry(p.ink, 2.0));
    s.blob(
        &nodes! {
            (-44, -84), (-10, -80), (36, -84), (62, -82), (70, -64), (64, -46), (30, -40), (0, -34),
            (-34, -42), (-50, -60)
        },
        furry(coat, 18.0),
    );
    s.ellipse(4.0, -38.0, 30.0, 7.0, patch(p.white.mix(coat, 0.4)).alpha(0.6).soft(3.0));
    leg(s, -38.0, -54.0, 13.0, coat, p.ink);
    leg(s, 56.0, -56.0, 13.0, coat, p.ink);
    s.blob(
        &nodes! { (-32, -84), (-50, -110), (-66, -116), (-72, -98), (-60, -70), (-46, -52), (-30, -58) },
        furry(coat, 9.0),
    );
    s.limb(
        &nodes! { (-26, -84), (-42, -106), (-56, -122) },
        &[8.0, 11.0, 7.0],
        Look::of(p.ink).fur(2.0, -60.0, 1.6).inflate(3.0),
    );
    for (x, a, k) in [(-56.0, 22.0, 0.75), (-64.0, -4.0, 1.0)] {
        s.at(&[shift(x, -114.0), turn(a)], |s| {
            s.blob(
                &nodes! { (-4, 3), (-8, -14), (-4, -30), (0, -36; corner), (5, -28), (8, -12), (5, 3) },
                furry(coat.dim(k), 2.4),
            );
            s.blob(
                &nodes! { (-2, -2), (-4, -14), (0, -28), (4, -13), (2, -2) },
                patch(p.pink.mix(coat, 0.3)),
            );
        });
    }
    s.blob(
        &nodes! {
            (-54, -114), (-66, -120), (-78, -112), (-90, -94), (-100, -80), (-97, -68), (-86, -68),
            (-70, -82), (-56, -94)
        },
        furry(coat, 8.0),
    );
    s.blob(
        &nodes! { (-88, -94), (-100, -80), (-97, -67), (-86, -67), (-79, -77) },
        form(p.white.mix(coat, 0.25), 4.0),
    );
    s.ellipse(-94.0, -80.0, 1.8, 2.6, Look::lamp(p.ink));
    s.line(&nodes! { (-96, -72), (-88, -74), (-84, -77) }, 1.2, Look::lamp(p.ink));
    s.ellipse(-75.0, -103.0, 6.0, 5.4, patch(p.white.mix(coat, 0.4)));
    eye(s, dress, -75.0, -103.0, 3.0);
    s.blob(&nodes! { (-16, -86), (8, -80), (32, -86), (34, -62), (8, -56), (-18, -62) }, form(p.red, 3.0));
    s.line(&nodes! { (-18, -66), (8, -60), (34, -66) }, 3.0, patch(p.gold));
    s.blob(
        &nodes! { (-12, -66; corner), (28, -66; corner), (24, -40), (8, -36), (-8, -40) },
        planks(p.wood.lighter(0.1), 0.0).inflate(7.0),
    );
    for y in [-58.0, -50.0, -43.0] {
        s.line(&nodes! { (-10, y), (8, y + 3.0), (26, y) }, 1.2, faint(p.wood_dark));
    }
    for (x, c) in [(-4.0, p.accent2), (8.0, p.red.lighter(0.06)), (20.0, p.gold)] {
        s.dot(x, -69.0, 6.4, form(c, 2.4));
    }
    s.limb(&nodes! { (-13, -64), (8, -61), (29, -64) }, &[4.4], form(p.wood, 1.6));
}

fn goat(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.cream);
    for x in [-22.0, 36.0] {
        leg(s, x, -46.0, 10.0, coat.dim(0.72), p.ink);
    }
    s.blob(&nodes! { (52, -82), (60, -98), (66, -92), (62, -74) }, furry(coat, 3.0));
    s.blob(
        &nodes! {
            (-38, -82), (-8, -78), (30, -84), (54, -82), (60, -62), (52, -42), (20, -36), (-4, -32),
            (-28, -38), (-42, -58)
        },
        Look::of(coat).fur(3.4, 90.0, 2.4).inflate(17.0),
    );
    for (x, y) in [(-10.0, -56.0), (8.0, -50.0), (24.0, -58.0), (38.0, -54.0), (2.0, -66.0), (-24.0, -52.0)] {
        s.line(&nodes! { (x, y), (x + 3.0, y + 8.0), (x + 1.0, y + 14.0) }, 1.0, faint(coat.dim(0.6)));
    }
    leg(s, -32.0, -48.0, 11.0, coat, p.ink);
    leg(s, 48.0, -50.0, 11.0, coat, p.ink);
    s.blob(
        &nodes! { (-26, -80), (-38, -104), (-54, -108), (-58, -90), (-50, -66), (-38, -50), (-26, -58) },
        Look::of(coat).fur(2.4, 90.0, 2.0).inflate(8.0),
    );
    for (dx, k) in [(7.0, 0.7), (0.0, 1.0)] {
        let horn = nodes! { (-50.0 + dx, -108), (-46.0 + dx, -126), (-28.0 + dx, -133), (-12.0 + dx, -122) };
        s.limb(&horn, &[9.0, 8.0, 6.0, 1.6], form(p.wood.lighter(0.1).dim(k), 2.6));
        for q in sample(&horn, 9).into_iter().skip(1).take(6) {
            s.line(&nodes! { (q.x - 2.0, q.y - 3.0), (q.x + 1.0, q.y + 3.0) }, 0.9, faint(p.wood_dark));
        }
    }
    s.blob(&nodes! { (-44, -104), (-30, -106), (-20, -98), (-32, -94) }, furry(coat.dim(0.85), 2.4));
    s.blob(
        &nodes! {
            (-42, -102), (-52, -112), (-64, -108), (-76, -92), (-84, -80), (-81, -71), (-70, -72),
            (-54, -82)
        },
        furry(coat, 8.0),
    );
    s.blob(
        &nodes! { (-76, -74), (-66, -76), (-64, -60), (-70, -48; corner), (-77, -60) },
        Look::of(p.white).fur(2.4, 90.0, 2.0).inflate(3.0),
    );
    s.blob(&nodes! { (-84, -82), (-78, -84), (-78, -76), (-83, -75) }, form(p.pink, 1.6));
    s.line(&nodes! { (-82, -74), (-74, -76), (-69, -79) }, 1.0, Look::lamp(p.ink));
    s.ellipse(-62.0, -97.0, 4.4, 3.6, form(p.gold, 1.2));
    if dress.asleep {
        eye(s, dress, -62.0, -97.0, 3.0);
    } else {
        s.limb(&nodes! { (-65, -97), (-59, -97) }, &[2.4], Look::lamp(p.ink));
    }
    s.line(&nodes! { (-54, -74), (-44, -66), (-34, -66) }, 3.0, form(p.red, 1.2));
    s.dot(-47.0, -62.0, 5.0, form(p.gold, 2.0));
}

fn goose(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.white);
    for (x, k) in [(12.0, 0.75), (-4.0, 1.0)] {
        s.limb(&nodes! { (x + 2.0, -26), (x, -4) }, &[7.0, 5.0], form(p.fox.dim(k), 1.8));
        s.blob(
            &nodes! { (x + 6.0, 2; corner), (x - 2.0, -6), (x - 18.0, 3; corner), (x - 8.0, 1) },
            form(p.fox.dim(k), 1.8),
        );
    }
    s.blob(
        &nodes! { (40, -66), (56, -78), (66, -76; corner), (58, -58), (42, -44) },
        furry(coat.dim(0.9), 3.0),
    );
    s.blob(
        &nodes! {
            (-34, -60), (-22, -76), (10, -74), (40, -70), (52, -56), (38, -34), (12, -20), (-14, -24),
            (-32, -40)
        },
        furry(coat, 18.0),
    );
    s.limb(
        &nodes! { (-18, -58), (-30, -84), (-28, -106), (-30, -120) },
        &[32.0, 18.0, 15.0, 18.0],
        furry(coat, 6.0),
    );
    s.blob(
        &nodes! { (-18, -126), (-30, -136), (-44, -130), (-46, -118), (-36, -110), (-20, -112) },
        furry(coat, 7.0),
    );
    s.blob(&nodes! { (-44, -128), (-56, -118), (-55, -112), (-42, -114) }, form(p.fox, 3.0));
    s.line(&nodes! { (-55, -115), (-43, -119) }, 1.0, Look::lamp(p.red.dim(0.6)));
    eye(s, dress, -34.0, -124.0, 3.0);
    for (i, y) in [-60.0, -52.0, -44.0].into_iter().enumerate() {
        let i = i as f32;
        s.blob(
            &nodes! {
                (-12.0 + i * 4.0, y), (6, y - 8.0), (34.0 + i * 2.0, y - 8.0),
                (58.0 - i * 7.0, y - 2.0; corner), (34, y + 8.0), (4, y + 10.0)
            },
            form(coat.dim(0.95 - i * 0.03), 3.0).shadow(0.35),
        );
    }
    s.limb(&nodes! { (-38, -88), (-28, -84), (-16, -88) }, &[7.0], form(p.accent2, 2.0));
    for (x, y) in [(-36.0, -74.0), (-22.0, -70.0)] {
        s.limb(&nodes! { (-28, -84), (x, y) }, &[4.0, 7.0], form(p.accent2, 1.6));
    }
    s.dot(-28.0, -84.0, 4.4, form(p.accent2.dim(0.85), 1.6));
}
