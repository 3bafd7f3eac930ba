//! Things of use: key, book, typewriter, quill, magnifying glass, scissors, needle and thread, anchor, suitcase, umbrella.

use super::easel::*;

pub(super) static KEY: Motif = Motif::new(
    "key",
    Tool,
    Front,
    [-23.0, -106.0, 23.0, 0.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Outline, Many],
    key,
);
pub(super) static BOOK: Motif = Motif::new(
    "book",
    Tool,
    Front,
    [-67.0, -30.0, 67.0, 19.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds, Ridden, Many],
    book,
);
pub(super) static TYPEWRITER: Motif = Motif::new(
    "typewriter",
    Tool,
    Front,
    [-76.0, -120.0, 66.0, 3.0],
    &[Stands, Floats, Giant, Tiny, Holds],
    typewriter,
);
pub(super) static QUILL: Motif = Motif::new(
    "quill",
    Tool,
    Front,
    [-31.0, -152.0, 66.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Carried, Outline],
    quill,
);
pub(super) static MAGNIFYING_GLASS: Motif = Motif::new(
    "magnifying_glass",
    Tool,
    Front,
    [-45.0, -45.0, 86.0, 90.0],
    &[Floats, Giant, Tiny, Carried, Holds, Outline],
    magnifying_glass,
);
pub(super) static SCISSORS: Motif = Motif::new(
    "scissors",
    Tool,
    Front,
    [-39.0, -84.0, 39.0, 67.0],
    &[Floats, Giant, Tiny, Carried, Outline],
    scissors,
);
pub(super) static SPOOL: Motif = Motif::new(
    "spool_of_thread",
    Tool,
    Front,
    [-34.0, -104.0, 79.0, 5.0],
    &[Stands, Floats, Giant, Tiny, Carried],
    spool,
);
pub(super) static ANCHOR: Motif = Motif::new(
    "anchor",
    Tool,
    Front,
    [-60.0, -114.0, 60.0, 10.0],
    &[Stands, Hangs, Swims, Giant, Tiny, Outline],
    anchor,
);
pub(super) static SUITCASE: Motif = Motif::new(
    "suitcase",
    Vessel,
    Front,
    [-61.0, -89.0, 61.0, 3.0],
    &[Stands, Floats, Swims, Giant, Tiny, Carried, Holds, Ridden, Many],
    suitcase,
);
pub(super) static UMBRELLA: Motif = Motif::new(
    "umbrella",
    Tool,
    Front,
    [-58.0, -123.0, 58.0, 4.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Many, Outline, Ridden],
    umbrella,
);

fn key(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let metal = dress.main.unwrap_or(p.gold);
    let bow = Path::ellipse(0.0, -80.0, 20.0, 20.0).and(Path::ellipse(0.0, -80.0, 11.0, 11.0));
    s.part(&bow, form(metal, 3.0).even_odd());
    for a in [210.0, 330.0, 90.0] {
        s.dot(20.0 * cos(radians(a)), -80.0 - 20.0 * sin(radians(a)), 6.0, form(metal, 2.0).shadow(0.3));
    }
    s.rect(-4.2, -62.0, 8.4, 62.0, form(metal, 2.5));
    for (y, w) in [(-60.0, 8.0), (-51.0, 6.6)] {
        s.limb(&nodes! { (-w, y), (w, y) }, &[4.4], form(metal.lighter(0.04), 1.6));
    }
    s.poly(
        &nodes! {
            (3, -21), (19, -21), (19, -13), (13, -13), (13, -9), (19, -9), (19, -1), (3, -1)
        },
        form(metal, 2.0),
    );
}

fn book(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let cover = dress.main.unwrap_or(p.red);
    if dress.variant % 2 == 1 {
        // Shut, standing.
        s.poly(&nodes! { (-34, 0), (-34, -92), (26, -92), (26, 0) }, form(cover, 4.0));
        s.poly(&nodes! { (26, -2), (26, -90), (36, -84), (36, 2) }, form(p.paper.dim(0.9), 1.6));
        for i in 0..5 {
            s.polyline(
                &nodes! {
                    (28.0 + i as f32 * 1.7, -88), (28.0 + i as f32 * 1.7, 0)
                },
                0.4,
                faint(p.wood),
            );
        }
        s.rect(-34.0, -92.0, 9.0, 92.0, form(cover.dim(0.78), 2.0));
        for y in [-80.0, -16.0] {
            s.rect(-35.0, y, 11.0, 4.0, form(p.gold, 1.0));
        }
        s.stroke(&Path::rect(-18.0, -84.0, 37.0, 76.0), 1.6, p.gold);
        s.poly(&around(0.0, -46.0, 16, |i| if i % 2 == 0 { 13.0 } else { 6.0 }), form(p.gold, 1.6));
        return;
    }
    s.blob(
        &nodes! {
            (-64, 0), (-62, -15), (-30, -20), (0, -10), (30, -20), (62, -15), (64, 0), (32, -4), (0, 8),
            (-32, -4)
        },
        form(cover, 3.0),
    );
    both(s, |s| {
        for (i, tone) in [(0.0, 0.78), (1.0, 0.88), (2.0, 1.0)] {
            s.blob(
                &nodes! {
                    (0, 3.0 - i * 2.2), (28, -9.0 - i * 2.0), (58, -4.0 - i * 2.0), (55, -20.0 - i * 2.0),
                    (28, -26.0 - i * 2.0), (0, -12.0 - i * 2.2)
                },
                form(p.paper.dim(tone), 2.5).shadow(0.3),
            );
        }
        for i in 0..6 {
            let i = i as f32;
            s.line(
                &nodes! {
                    (8, -16.0 + i * 2.4), (28, -24.5 + i * 2.6), (48, -21.0 + i * 2.4)
                },
                0.6,
                faint(p.wood_dark),
            );
        }
    });
    s.limb(&nodes! { (0, -16), (0, 4) }, &[1.5, 2.0], Look::of(p.ambient).alpha(0.5).rim(0.0).shadow(0.0));
    s.limb(&nodes! { (3, -18), (8, -2), (5, 12), (9, 18) }, &[3.0, 3.4, 3.4, 4.4], form(p.accent2, 1.0));
}

fn typewriter(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let body = dress.main.unwrap_or(p.dark.mix(p.leaf, 0.4));
    s.poly(&nodes! { (-28, -62), (-30, -120), (30, -120), (28, -62) }, form(p.paper, 2.0));
    for i in 0..6 {
        let y = -112.0 + i as f32 * 7.0;
        s.polyline(&nodes! { (-22, y), (22.0 - (i % 3) as f32 * 8.0, y) }, 1.0, faint(p.grey));
    }
    s.limb(&nodes! { (-56, -64), (56, -64) }, &[12.0], form(p.ink.lighter(0.1), 4.0));
    for x in [-60.0, 60.0] {
        s.dot(x, -64.0, 6.4, form(p.metal, 2.0));
    }
    s.limb(&nodes! { (-60, -68), (-72, -82) }, &[3.0], p.metal);
    s.dot(-73.0, -83.0, 3.4, p.red);
    s.blob(
        &nodes! {
            (-50, -58), (50, -58), (54, -36), (62, -4; corner), (-62, -4; corner), (-54, -36)
        },
        form(body, 7.0),
    );
    s.blob(&nodes! { (-30, -54), (30, -54), (26, -40), (0, -36), (-26, -40) }, form(p.ink, 1.6));
    for i in -6..7 {
        let x = i as f32 * 3.6;
        s.polyline(&nodes! { (x * 1.2, -53), (x * 0.5, -38) }, 0.8, p.metal);
    }
    for row in 0..3 {
        let y = -30.0 + row as f32 * 9.6;
        let n = 10 - row % 2;
        for i in 0..n {
            let x = (i as f32 - (n - 1) as f32 / 2.0) * (9.6 + row as f32 * 0.6);
            s.dot(x, y, 4.0, form(p.metal, 1.2));
            s.dot(x, y - 0.8, 2.9, form(p.cream, 1.0));
        }
    }
    s.limb(&nodes! { (-32, -1), (32, -1) }, &[5.0], form(p.cream, 1.4));
    s.limb(&nodes! { (-62, -4), (0, 1), (62, -4) }, &[4.0], body.dim(0.8));
}

fn quill(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let vane = dress.main.unwrap_or(p.white);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (10, -50), (4, -78), (16, -108), (44, -140), (66, -152; corner), (62, -120), (46, -84),
                (26, -58)
            },
            Look::of(vane).fur(2.4, 130.0, 2.0).inflate(4.0).grain(130.0).texture(0.3),
        );
        for i in 0..12 {
            let t = i as f32 / 12.0;
            let (x, y) = (lerp(16.0, 60.0, t), lerp(-58.0, -142.0, t));
            s.line(
                &nodes! {
                    (x, y), (x - 8.0, y - 10.0), (x - 14.0, y - 12.0)
                },
                0.6,
                Look::mark(vane.dim(0.7)).alpha(0.6),
            );
            s.line(
                &nodes! {
                    (x, y), (x + 6.0, y - 4.0), (x + 10.0, y - 4.0)
                },
                0.6,
                Look::mark(vane.dim(0.7)).alpha(0.6),
            );
        }
    });
    s.limb(
        &nodes! { (2, -26), (16, -58), (38, -104), (64, -150) },
        &[3.0, 2.6, 1.8, 0.6],
        form(p.cream.dim(0.9), 0.8),
    );
    s.blob(
        &nodes! {
            (-26, -4), (-30, -20), (-18, -30), (18, -30), (30, -20), (26, -4), (0, 2)
        },
        form(dress.accent.unwrap_or(p.water[0]), 7.0),
    );
    s.blob(
        &nodes! {
            (-12, -28), (-13, -40), (13, -40), (12, -28)
        },
        form(dress.accent.unwrap_or(p.water[0]), 2.4),
    );
    s.ellipse(0.0, -40.0, 13.0, 3.0, form(p.ink, 0.8));
    s.limb(&nodes! { (2, -40), (4, -34) }, &[2.6, 1.2], p.ink);
    s.limb(
        &nodes! { (-18, -10), (-20, -18), (-12, -25) },
        &[0.8, 3.4, 0.8],
        Look::lamp(p.white).alpha(0.55).soft(0.8),
    );
}

fn magnifying_glass(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let rim = dress.main.unwrap_or(p.gold);
    s.limb(
        &nodes! { (34, 36), (52, 54), (78, 82) },
        &[8.0, 12.0, 12.0],
        planks(p.wood_dark, 45.0).inflate(4.0),
    );
    s.limb(&nodes! { (28, 30), (42, 44) }, &[8.0], form(rim, 2.0));
    s.dot(79.0, 83.0, 6.6, form(rim, 2.4));
    s.ellipse(0.0, 0.0, 40.0, 40.0, Look::of(p.white).alpha(0.3).inflate(9.0).shadow(0.0));
    s.part(&ring(0.0, 0.0, 45.0, 37.0), form(rim, 3.0).even_odd());
    s.limb(
        &nodes! { (-26, -2), (-22, -18), (-6, -28) },
        &[1.6, 7.0, 1.6],
        Look::lamp(p.white).alpha(0.6).soft(1.2),
    );
}

fn scissors(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let steel = p.metal.lighter(0.14);
    let grip = dress.main.unwrap_or(p.accent);
    for q in [-1.0, 1.0] {
        s.at(&[scale_xy(q, 1.0)], |s| {
            s.blob(
                &nodes! {
                    (-3, 4), (-10, -30), (-26, -84; corner), (-14, -60), (3, -2)
                },
                form(steel.dim(if q > 0.0 { 1.0 } else { 0.85 }), 2.0),
            );
            s.limb(&nodes! { (0, 0), (8, 14), (14, 28) }, &[7.0, 6.0, 6.0], form(steel, 1.6));
            let hole = Path::ellipse(22.0, 46.0, 17.0, 21.0).and(Path::ellipse(22.0, 46.0, 10.0, 14.0));
            s.part(&hole, form(grip, 3.0).even_odd());
        });
    }
    s.dot(0.0, 0.0, 4.4, form(p.gold, 1.6));
}

fn spool(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let thread = dress.main.unwrap_or(p.red);
    s.ellipse(0.0, -4.0, 34.0, 8.0, planks(p.wood, 0.0).inflate(2.4));
    s.rect(-34.0, -10.0, 68.0, 7.0, planks(p.wood, 0.0).inflate(2.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-28, -12), (-31, -40), (-28, -68), (28, -68), (31, -40), (28, -12)
            },
            form(thread, 9.0),
        );
        for i in 0..15 {
            let y = -66.0 + i as f32 * 3.8;
            s.line(
                &nodes! { (-34, y - 1.0), (0, y + 3.0), (34, y - 2.0) },
                0.9,
                Look::mark(thread.dim(0.68)).alpha(0.7),
            );
        }
    });
    s.rect(-34.0, -76.0, 68.0, 8.0, planks(p.wood, 0.0).inflate(2.0));
    s.ellipse(0.0, -76.0, 34.0, 8.0, form(p.wood.lighter(0.06), 2.4));
    s.ellipse(0.0, -76.0, 8.0, 2.4, form(p.wood_dark, 0.8));
    s.line(
        &nodes! {
            (26, -30), (48, -20), (46, -2), (62, 4), (78, -8), (66, -52), (58, -72)
        },
        1.3,
        form(thread, 0.6),
    );
    s.limb(&nodes! { (44, -104), (62, -58), (76, -24) }, &[2.6, 2.4, 0.6], form(p.metal.lighter(0.2), 0.8));
    s.ellipse(46.0, -99.0, 0.7, 3.0, Look::lamp(p.ink));
    s.line(&nodes! { (58, -72), (50, -90), (46, -98), (40, -92) }, 1.2, form(thread, 0.6));
}

fn anchor(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let iron = dress.main.unwrap_or(p.metal);
    s.limb(&nodes! { (0, -2), (0, -90) }, &[9.0, 7.0], form(iron, 2.4));
    s.part(&ring(0.0, -100.0, 13.0, 7.0), form(iron, 2.2).even_odd());
    s.limb(&nodes! { (-28, -76), (28, -76) }, &[7.0], form(iron, 2.2));
    for x in [-29.0, 29.0] {
        s.dot(x, -76.0, 5.0, form(iron, 2.0));
    }
    s.limb(
        &nodes! {
            (-46, -32), (-32, -6), (0, 4), (32, -6), (46, -32)
        },
        &[4.0, 9.0, 13.0, 9.0, 4.0],
        form(iron, 3.0),
    );
    both(s, |s| {
        s.poly(&nodes! { (46, -46), (60, -22), (33, -26) }, form(iron, 2.4));
    });
    let rope = nodes! { (0, -112), (14, -100), (-12, -84), (12, -62), (-12, -40), (10, -20), (26, -26) };
    s.line(&rope, 4.0, form(p.cream.mix(p.wood, 0.4), 1.4).shadow(0.4));
    for q in sample(&rope, 30) {
        s.line(&nodes! { (q.x - 1.6, q.y - 1.0), (q.x + 1.6, q.y + 1.0) }, 0.6, faint(p.wood_dark));
    }
}

fn suitcase(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let leather = dress.main.unwrap_or(p.wood.mix(p.fox, 0.4));
    s.line(&nodes! { (-14, -72), (-12, -84), (12, -84), (14, -72) }, 5.0, form(p.wood_dark, 1.8));
    s.blob(
        &nodes! {
            (-56, -4), (-58, -36), (-54, -70), (0, -73), (54, -70), (58, -36), (56, -4), (0, 1)
        },
        form(leather, 7.0).texture(0.22),
    );
    s.line(&nodes! { (-57, -46), (0, -44), (57, -46) }, 1.6, leather.dim(0.5));
    for x in [-34.0, 28.0] {
        s.rect(x, -73.0, 8.0, 73.0, form(p.wood_dark, 1.8));
        s.rect(x - 1.5, -52.0, 11.0, 11.0, form(p.gold, 1.6));
    }
    both(s, |s| {
        for y in [-66.0, -8.0] {
            s.blob(
                &nodes! {
                    (42, y - 7.0), (58, y - 4.0), (58, y + 6.0), (44, y + 7.0)
                },
                form(leather.dim(0.75), 2.0),
            );
        }
    });
    s.at(&[shift(-4.0, -22.0), turn(-8.0)], |s| {
        s.rect(-14.0, -9.0, 24.0, 17.0, form(p.cream, 0.8));
        s.ellipse(-2.0, -0.5, 6.0, 5.0, patch(p.accent));
    });
    s.at(&[shift(8.0, -60.0), turn(10.0)], |s| {
        s.ellipse(0.0, 0.0, 9.0, 7.0, form(p.accent2, 0.8));
        s.poly(&nodes! { (-4, 3), (0, -4), (4, 3) }, patch(p.cream));
    });
}

fn umbrella(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let cloth = dress.main.unwrap_or(p.accent);
    let second = dress.accent.unwrap_or(cloth.dim(0.78));
    s.polyline(&nodes! { (0, -6), (0, -100) }, 2.4, form(p.wood_dark, 0.8));
    s.line(&nodes! { (0, -10), (1, 1), (7, 2), (9, -5) }, 3.2, form(p.wood, 1.0));
    for x in [-28.0, 28.0] {
        s.polyline(&nodes! { (0, -78), (x, -66) }, 0.8, p.metal);
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-58, -58; corner), (-54, -84), (-31, -106), (0, -114), (31, -106), (54, -84),
                (58, -58; corner), (43, -66), (29, -58; corner), (14, -66), (0, -58; corner), (-14, -66),
                (-29, -58; corner), (-43, -66)
            },
            form(cloth, 10.0),
        );
        both(s, |s| {
            s.blob(
                &nodes! {
                    (0, -114), (18, -106), (27, -83), (29, -58; corner), (43, -66), (58, -58; corner),
                    (52, -86), (29, -107)
                },
                Look::of(second).atop().inflate(5.0).shadow(0.0).alpha(0.92),
            );
        });
        for x in [-29.0, 0.0, 29.0] {
            s.line(
                &nodes! { (0, -114), (x * 0.7, -92), (x, -58) },
                0.9,
                Look::mark(cloth.dim(0.5)).alpha(0.6),
            );
        }
    });
    s.limb(&nodes! { (0, -112), (0, -123) }, &[3.0, 1.0], p.wood_dark);
}
