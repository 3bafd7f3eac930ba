//! Music: violin, piano, gramophone, music box, drum, bell, trumpet, harp.

use super::easel::*;

pub(super) static VIOLIN: Motif = Motif::new(
    "violin",
    Instrument,
    Front,
    [-31.0, -154.0, 31.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Carried, Outline],
    violin,
);
pub(super) static PIANO: Motif = Motif::new(
    "piano",
    Instrument,
    Front,
    [-71.0, -127.0, 73.0, 3.0],
    &[Stands, Floats, Giant, Tiny, Outline],
    piano,
);
pub(super) static GRAMOPHONE: Motif = Motif::new(
    "gramophone",
    Instrument,
    Right,
    [-61.0, -148.0, 86.0, 2.0],
    &[Stands, Giant, Tiny, Carried, Outline, Holds],
    gramophone,
);
pub(super) static MUSIC_BOX: Motif = Motif::new(
    "music_box",
    Toy,
    Front,
    [-54.0, -105.0, 65.0, 2.0],
    &[Stands, Giant, Tiny, Carried, Holds],
    music_box,
);
pub(super) static DRUM: Motif =
    Motif::new("drum", Instrument, Front, [-47.0, -94.0, 47.0, 6.0], &[Stands, Giant, Tiny, Carried], drum);
pub(super) static BELL: Motif = Motif::new(
    "bell",
    Instrument,
    Front,
    [-53.0, -110.0, 53.0, 12.0],
    &[Hangs, Stands, Giant, Tiny, Carried, Outline, Holds],
    bell,
);
pub(super) static TRUMPET: Motif = Motif::new(
    "trumpet",
    Instrument,
    Right,
    [-92.0, -35.0, 90.0, 27.0],
    &[Floats, Giant, Tiny, Carried, Outline, Holds],
    trumpet,
);
pub(super) static HARP: Motif =
    Motif::new("harp", Instrument, Left, [-56.0, -159.0, 52.0, 4.0], &[Stands, Giant, Tiny, Outline], harp);

fn violin(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.fox.mix(p.wood, 0.5));
    s.blob(
        &nodes! {
            (0, 0), (-20, -3), (-31, -18), (-26, -34), (-16, -42), (-15, -50), (-23, -60), (-21, -75),
            (-8, -82), (8, -82), (21, -75), (23, -60), (15, -50), (16, -42), (26, -34), (31, -18),
            (20, -3)
        },
        planks(wood, 90.0).inflate(8.0),
    );
    s.stroke(
        &Path::blob(&nodes! {
            (0, -3), (-18, -6), (-27, -18), (-23, -32), (-14, -41), (-13, -51), (-20, -61), (-18, -73),
            (-7, -79), (7, -79), (18, -73), (20, -61), (13, -51), (14, -41), (23, -32), (27, -18),
            (18, -6)
        }),
        0.8,
        faint(wood.dim(0.5)),
    );
    s.rect(-3.4, -136.0, 6.8, 88.0, form(p.ink, 1.4));
    s.blob(
        &nodes! {
            (-3, -134), (-6, -145), (-2, -153), (5, -152), (5, -146), (1, -147), (4, -136)
        },
        form(wood.dim(0.8), 1.6),
    );
    both(s, |s| {
        s.line(&nodes! { (9, -50), (12.5, -44), (9, -34), (13, -27) }, 1.7, p.ink);
        for y in [-138.0, -143.0] {
            s.limb(&nodes! { (3, y), (10, y - 1.0) }, &[2.4, 3.4], p.ink);
        }
    });
    s.poly(&nodes! { (-8, -29), (8, -29), (6, -34), (-6, -34) }, form(p.cream, 1.0));
    s.poly(&nodes! { (-4, -4), (4, -4), (3, -22), (-3, -22) }, form(p.ink, 1.0));
    for x in [-1.8, -0.6, 0.6, 1.8] {
        s.polyline(&nodes! { (x * 1.4, -20), (x, -136) }, 0.4, Look::lamp(p.cream));
    }
}

fn piano(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let black = dress.main.unwrap_or(p.black.lighter(0.08));
    for (x, h) in [(-52.0, 34.0), (44.0, 34.0), (8.0, 30.0)] {
        s.limb(&nodes! { (x, -h), (x + 1.0, -h * 0.5), (x, 0) }, &[8.0, 5.0, 4.0], form(black.dim(0.8), 1.8));
        s.dot(x, 0.0, 3.0, p.gold);
    }
    s.limb(&nodes! { (-4, -32), (-6, -8) }, &[2.0], p.gold);
    s.poly(&nodes! { (-12, -9), (0, -9), (-2, -5), (-14, -5) }, form(p.gold, 0.8));
    s.blob(
        &nodes! {
            (-52, -54; corner), (-40, -112), (-20, -126), (20, -122), (44, -100), (66, -92), (70, -70),
            (62, -54; corner)
        },
        form(black.lighter(0.03), 6.0),
    );
    s.blob(
        &nodes! {
            (-46, -56; corner), (-36, -106), (-18, -119), (18, -116), (40, -96), (62, -88), (64, -70),
            (58, -56; corner)
        },
        form(p.wood.mix(p.fox, 0.3), 3.0).grain(70.0).texture(0.3),
    );
    for i in 0..16 {
        let x = -38.0 + i as f32 * 5.8;
        s.polyline(&nodes! { (x, -58), (x + 3.0, -108.0 + (x - 2.0).abs() * 0.55) }, 0.5, faint(p.gold));
    }
    s.line(&nodes! { (34, -54), (46, -92) }, 1.8, black);
    s.blob(&nodes! { (-66, -34), (-66, -54), (0, -58), (68, -54), (68, -36), (0, -32) }, form(black, 4.0));
    s.limb(&nodes! { (-62, -56), (0, -59.5), (64, -56) }, &[2.0], form(p.gold.dim(0.9), 0.8));
    s.poly(&nodes! { (-58, -46), (58, -46), (62, -36), (-62, -36) }, form(p.white, 1.0));
    for i in 0..24 {
        let x = -57.0 + i as f32 * 4.95;
        s.polyline(&nodes! { (x, -46), (x * 1.06, -36) }, 0.5, p.grey);
        if i % 7 != 2 && i % 7 != 6 {
            s.poly(
                &nodes! {
                    (x + 3.4, -46), (x + 6.4, -46), (x + 6.8, -41), (x + 3.6, -41)
                },
                Look::lamp(p.ink),
            );
        }
    }
    s.limb(&nodes! { (-64, -34), (0, -31), (66, -34) }, &[4.0], form(black.lighter(0.05), 1.2));
}

fn gramophone(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let brass = dress.main.unwrap_or(p.gold);
    s.poly(&nodes! { (-46, 0), (-42, -32), (30, -32), (34, 0) }, planks(p.wood, 0.0).inflate(4.0));
    s.rect(-49.0, -4.0, 86.0, 6.0, form(p.wood_dark, 1.4));
    s.rect(-45.0, -36.0, 78.0, 6.0, form(p.wood_dark, 1.4));
    s.poly(&nodes! { (-30, -8), (-28, -24), (16, -24), (18, -8) }, form(p.wood.dim(0.85), 1.2));
    s.dot(-6.0, -16.0, 5.0, form(p.gold, 1.4));
    s.limb(&nodes! { (-46, -18), (-58, -18), (-58, -8) }, &[2.6], p.metal);
    s.dot(-58.0, -7.0, 3.0, p.wood_dark);
    s.ellipse(-8.0, -39.0, 34.0, 6.0, form(p.ink, 1.6));
    s.stroke(&Path::ellipse(-8.0, -39.0, 24.0, 4.0), 0.6, faint(p.grey));
    s.stroke(&Path::ellipse(-8.0, -39.0, 16.0, 2.6), 0.6, faint(p.grey));
    s.ellipse(-8.0, -39.6, 9.0, 1.8, p.accent);
    s.limb(
        &nodes! {
            (-28, -42), (-34, -60), (-20, -74), (0, -82)
        },
        &[4.0, 6.0, 8.0, 14.0],
        form(brass.dim(0.85), 2.6),
    );
    s.blob(
        &nodes! {
            (-6, -84), (8, -108), (26, -138), (44, -148), (66, -134), (80, -106), (78, -82), (60, -70),
            (28, -72), (6, -74)
        },
        form(brass, 8.0),
    );
    for (x, y) in
        [(40.0, -146.0), (56.0, -140.0), (70.0, -124.0), (79.0, -100.0), (72.0, -77.0), (50.0, -71.0)]
    {
        s.line(
            &nodes! {
                (0, -80), ((x - 6.0) / 2.0, (y - 84.0) / 2.0), (x, y)
            },
            0.9,
            faint(brass.dim(0.5)),
        );
    }
    s.at(&[shift(56.0, -108.0), turn(-32.0)], |s| {
        s.ellipse(0.0, 0.0, 22.0, 40.0, form(brass.dim(0.55), 4.0));
        s.ellipse(-3.0, 2.0, 14.0, 28.0, patch(brass.dim(0.35)).soft(2.0));
        s.stroke(&Path::ellipse(0.0, 0.0, 22.0, 40.0), 3.0, form(brass.lighter(0.06), 1.2));
    });
}

fn music_box(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.accent.dim(0.8));
    s.poly(&nodes! { (-50, -40), (-44, -94), (44, -94), (50, -40) }, form(wood.dim(0.8), 3.0));
    s.poly(
        &nodes! {
            (-42, -44), (-38, -88), (38, -88), (42, -44)
        },
        Look::of(p.water[1].mix(p.white, 0.3)).to(p.water[0]).inflate(1.0),
    );
    s.polyline(&nodes! { (-30, -80), (-14, -54) }, 2.0, Look::lamp(p.white).alpha(0.5));
    s.ellipse(0.0, -42.0, 46.0, 7.0, form(p.red.mix(p.pink, 0.4), 2.0));
    s.limb(&nodes! { (0, -42), (0, -56) }, &[2.0], p.gold);
    s.at(&[shift(0.0, -56.0)], |s| {
        s.limb(&nodes! { (0, 2), (-1, -12) }, &[3.0, 4.0], p.skin);
        s.limb(&nodes! { (0, -10), (10, -6), (16, -12) }, &[4.0, 3.0, 2.0], p.skin);
        s.blob(
            &nodes! {
                (-20, -12), (-8, -17), (0, -22), (8, -17), (20, -12), (10, -8), (-10, -8)
            },
            Look::of(p.white).fur(1.0, 90.0, 1.2),
        );
        s.blob(&nodes! { (-4, -18), (-5, -30), (5, -30), (4, -18) }, form(p.pink, 1.6));
        s.limb(&nodes! { (-4, -28), (-12, -38), (-4, -48) }, &[3.0, 2.6, 2.0], p.skin);
        s.limb(&nodes! { (4, -28), (12, -38), (4, -48) }, &[3.0, 2.6, 2.0], p.skin);
        s.dot(0.0, -36.0, 5.4, form(p.skin, 2.0));
        s.blob(&nodes! { (-5.6, -36), (-4, -41), (4, -41), (5.6, -36), (0, -38) }, p.wood_dark);
        s.dot(0.0, -42.6, 2.6, p.wood_dark);
    });
    s.poly(&nodes! { (-52, -40), (52, -40), (48, -2), (-48, -2) }, form(wood, 5.0));
    s.rect(-54.0, -43.0, 108.0, 6.0, form(p.gold, 1.4));
    s.rect(-52.0, -4.0, 104.0, 6.0, form(p.gold, 1.4));
    for x in [-30.0, 0.0, 30.0] {
        for q in around(x, -22.0, 6, |_| 6.0) {
            s.dot(q.at.x, q.at.y, 2.4, patch(p.cream));
        }
        s.dot(x, -22.0, 3.0, p.gold);
    }
    s.limb(&nodes! { (50, -20), (62, -20), (62, -30) }, &[3.0], p.gold);
    s.ellipse(62.0, -33.0, 3.0, 5.0, form(p.gold, 1.2));
}

fn drum(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.red);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-44, -62; corner), (-44, -8; corner), (-24, 2), (24, 2), (44, -8; corner),
                (44, -62; corner), (0, -52)
            },
            form(skin, 14.0),
        );
        for i in -3..4 {
            let x = i as f32 * 14.0;
            s.polyline(&nodes! { (x - 7.0, -54), (x, -4), (x + 7.0, -54) }, 1.4, Look::mark(p.cream));
        }
    });
    s.limb(&nodes! { (-45, -9), (-24, 1), (24, 1), (45, -9) }, &[7.0], form(p.gold, 2.0));
    s.limb(&nodes! { (-45, -58), (-24, -48), (24, -48), (45, -58) }, &[7.0], form(p.gold, 2.0));
    s.ellipse(0.0, -62.0, 45.0, 12.0, form(p.cream, 3.0));
    s.stroke(&Path::ellipse(0.0, -62.0, 45.0, 12.0), 3.0, form(p.gold, 1.2));
    for (x0, y0, x1, y1) in [(-40.0, -92.0, 10.0, -64.0), (44.0, -90.0, -8.0, -60.0)] {
        s.limb(&nodes! { (x0, y0), (x1, y1) }, &[3.6, 2.4], planks(p.wood, 30.0));
        s.dot(x1, y1, 4.0, form(p.wood, 1.6));
    }
}

fn bell(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let bronze = dress.main.unwrap_or(p.gold.mix(p.fox, 0.2));
    s.stroke(&Path::ellipse(0.0, -98.0, 10.0, 9.0), 5.0, form(bronze.dim(0.85), 1.6));
    s.limb(&nodes! { (0, -20), (4, 2) }, &[4.0, 5.0], p.metal);
    s.dot(4.0, 4.0, 8.0, form(p.metal, 2.6));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-52, -8; corner), (-40, -24), (-32, -60), (-22, -84), (0, -91), (22, -84), (32, -60),
                (40, -24), (52, -8; corner), (0, -2)
            },
            form(bronze, 15.0),
        );
        for (y, w) in [(-72.0, 30.0), (-66.0, 34.0), (-24.0, 44.0)] {
            s.line(&nodes! { (-w, y), (0, y + 5.0), (w, y) }, 1.8, Look::mark(bronze.dim(0.6)));
        }
        for x in [-22.0, 0.0, 22.0] {
            let star = around(x, -42.0 + x.abs() * -0.06, 10, |i| if i % 2 == 0 { 7.0 } else { 3.0 });
            s.poly(&star, Look::mark(bronze.lighter(0.12)));
        }
    });
    s.limb(&nodes! { (-53, -8), (0, -1), (53, -8) }, &[7.0, 8.0, 7.0], form(bronze.lighter(0.04), 2.4));
    s.limb(
        &nodes! { (-26, -30), (-20, -58), (-12, -76) },
        &[1.0, 5.0, 1.0],
        Look::lamp(p.white).alpha(0.35).soft(1.4),
    );
}

fn trumpet(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let brass = dress.main.unwrap_or(p.gold);
    s.stroke(
        &Path::blob(&nodes! {
            (-36, -4), (-40, 12), (-30, 22), (22, 22), (32, 12), (26, -2)
        }),
        5.0,
        form(brass.dim(0.85), 1.8),
    );
    s.limb(
        &nodes! {
            (-84, -6), (-40, -5), (20, -4), (52, -4), (72, -10)
        },
        &[4.0, 5.0, 6.0, 12.0, 26.0],
        form(brass, 2.6),
    );
    s.blob(
        &nodes! {
            (44, -9), (62, -16), (82, -34; corner), (86, -4), (82, 26; corner), (62, 8), (44, 1)
        },
        form(brass, 5.0),
    );
    s.ellipse(83.0, -4.0, 7.0, 31.0, form(brass.dim(0.6), 2.0));
    s.ellipse(84.0, -4.0, 4.0, 22.0, patch(brass.dim(0.4)));
    s.poly(&nodes! { (-92, -11), (-82, -8), (-82, -3), (-92, 0) }, form(brass.lighter(0.05), 1.6));
    for x in [-18.0, -4.0, 10.0] {
        s.rect(x - 4.0, -14.0, 8.0, 32.0, form(brass.lighter(0.03), 2.0));
        s.limb(&nodes! { (x, -14), (x, -22) }, &[2.2], p.metal);
        s.ellipse(x, -23.0, 4.4, 2.0, form(p.cream, 1.0));
    }
    s.limb(&nodes! { (-70, -8), (0, -9), (40, -9) }, &[0.6, 1.6, 0.6], Look::lamp(p.white).alpha(0.6));
}

fn harp(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let gold = dress.main.unwrap_or(p.gold);
    for i in 0..11 {
        let x = -30.0 + i as f32 * 6.4;
        let top = -128.0 + i as f32 * 5.0 - if i > 6 { (i - 6) as f32 * 3.0 } else { 0.0 };
        let low = -14.0 - i as f32 * 9.0;
        s.polyline(&nodes! { (x, top), (x, low) }, 0.7, Look::lamp(p.cream).alpha(0.9));
    }
    s.limb(
        &nodes! { (-38, -6), (-8, -44), (22, -84), (44, -122) },
        &[15.0, 13.0, 11.0, 9.0],
        planks(p.wood.mix(p.fox, 0.3), 130.0).inflate(4.0),
    );
    s.limb(
        &nodes! {
            (-40, -138), (-18, -128), (6, -108), (26, -112), (46, -128)
        },
        &[8.0, 9.0, 9.0, 9.0, 8.0],
        form(gold, 3.0),
    );
    s.limb(&nodes! { (-40, -4), (-42, -60), (-40, -136) }, &[9.0, 7.0, 8.0], form(gold, 2.6));
    for y in [-24.0, -72.0, -120.0] {
        s.ellipse(-41.0, y, 6.4, 3.4, form(gold.lighter(0.05), 1.6));
    }
    s.line(
        &nodes! {
            (-40, -138), (-50, -146), (-46, -156), (-36, -152), (-40, -146)
        },
        5.0,
        form(gold, 1.8),
    );
    s.blob(&nodes! { (-54, 1), (-50, -10), (-18, -10), (-14, 1) }, form(gold.dim(0.86), 3.0));
    s.dot(46.0, -128.0, 6.4, form(gold, 2.2));
}
