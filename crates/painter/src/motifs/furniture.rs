//! Furniture: bed, chair, armchair, throne, wardrobe, mirror, crib, bench, swing, and a door that stands by itself.

use super::easel::*;

pub(super) static BED: Motif = Motif::new(
    "bed",
    Furniture,
    Left,
    [-70.0, -69.0, 68.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Ridden, Outline, Holds],
    bed,
);
pub(super) static CHAIR: Motif = Motif::new(
    "chair",
    Furniture,
    Front,
    [-21.0, -104.0, 23.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Ridden, Outline, Many],
    chair,
);
pub(super) static ARMCHAIR: Motif = Motif::new(
    "armchair",
    Furniture,
    Front,
    [-59.0, -110.0, 59.0, 1.0],
    &[Stands, Floats, Giant, Tiny, Ridden],
    armchair,
);
pub(super) static THRONE: Motif = Motif::new(
    "throne",
    Furniture,
    Front,
    [-55.0, -152.0, 55.0, 4.0],
    &[Stands, Floats, Giant, Ridden, Outline],
    throne,
);
pub(super) static WARDROBE: Motif = Motif::new(
    "wardrobe",
    Furniture,
    Front,
    [-52.0, -160.0, 52.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Holds, Outline],
    wardrobe,
);
pub(super) static MIRROR: Motif = Motif::new(
    "mirror",
    Furniture,
    Front,
    [-44.0, -150.0, 44.0, 4.0],
    &[Stands, Giant, Tiny, Holds, Carried],
    mirror,
);
pub(super) static CRIB: Motif = Motif::new(
    "crib",
    Furniture,
    Front,
    [-63.0, -98.0, 67.0, 6.0],
    &[Stands, Swims, Floats, Giant, Tiny, Holds, Ridden],
    crib,
);
pub(super) static BENCH: Motif = Motif::new(
    "bench",
    Furniture,
    Front,
    [-66.0, -77.0, 66.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Ridden],
    bench,
);
pub(super) static SWING: Motif = Motif::new(
    "swing",
    Toy,
    Front,
    [-32.0, -121.0, 32.0, 8.0],
    &[Hangs, Floats, Giant, Tiny, Ridden, Outline],
    swing,
);
pub(super) static DOOR: Motif = Motif::new(
    "door",
    Landmark,
    Front,
    [-37.0, -103.0, 37.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Holds, Outline, Many],
    free_door,
);

fn bed(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let quilt = dress.main.unwrap_or(p.accent);
    for (x, h) in [(-66.0, 62.0), (64.0, 42.0)] {
        s.limb(&nodes! { (x, 2), (x, -h) }, &[6.0, 5.0], planks(p.wood_dark, 90.0));
        s.dot(x, -h - 3.0, 4.4, form(p.gold, 1.6));
    }
    s.blob(&nodes! { (-65, -12), (-65, -48), (-60, -54), (-52, -52), (-50, -12) }, planks(p.wood, 90.0));
    s.rect(-66.0, -20.0, 132.0, 12.0, planks(p.wood, 0.0));
    s.blob(
        &nodes! {
            (-62, -18), (-62, -31), (-30, -34), (40, -33), (63, -28), (64, -18)
        },
        form(p.cream, 5.0),
    );
    s.blob(
        &nodes! {
            (-58, -28), (-59, -40), (-46, -46), (-30, -42), (-27, -31), (-42, -28)
        },
        form(p.white, 4.4),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-26, -16), (-28, -32), (-10, -40), (14, -38), (40, -39), (63, -32), (68, -14), (60, -2),
                (46, -8), (30, 0), (14, -6), (-4, 1), (-16, -6)
            },
            form(quilt, 7.0),
        );
        for (i, j) in (0..8).flat_map(|i| (0..4).map(move |j| (i, j))) {
            let (x, y) = (-24.0 + i as f32 * 12.0, -40.0 + j as f32 * 11.0);
            let c = [p.accent2, p.cream, p.red, quilt.dim(0.8)][((i * 3 + j * 5) % 4) as usize];
            s.rect(x, y, 11.0, 10.0, Look::mark(c.mix(quilt, 0.25)).alpha(0.85));
        }
        for i in 0..9 {
            let x = -25.0 + i as f32 * 12.0;
            s.polyline(&nodes! { (x, -44), (x, 4) }, 0.6, Look::mark(p.cream).alpha(0.6));
        }
    });
    s.blob(&nodes! { (-30, -24), (-30, -33), (-10, -42), (-4, -38), (-18, -30) }, form(p.white, 2.0));
}

fn chair(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood);
    for x in [-11.0, 19.0] {
        s.limb(&nodes! { (x, -42), (x, -3) }, &[3.4, 3.0], wood.dim(0.68));
    }
    for x in [-16.0, 15.0] {
        s.limb(&nodes! { (x, -44), (x * 1.06, 0) }, &[4.2, 3.4], form(wood, 1.4));
        s.limb(&nodes! { (x, -42), (x * 0.94, -100) }, &[4.2, 3.6], form(wood, 1.4));
        s.dot(x * 0.94, -101.0, 3.0, wood);
    }
    s.limb(&nodes! { (-16, -18), (15, -18) }, &[2.6], wood.dim(0.9));
    for y in [-94.0, -80.0, -66.0] {
        s.limb(&nodes! { (-15, y), (0, y - 4.0), (14, y) }, &[4.6, 6.4, 4.6], planks(wood, 0.0));
    }
    s.blob(
        &nodes! {
            (-20, -40), (-17, -48), (18, -48), (22, -41), (0, -37)
        },
        form(dress.accent.unwrap_or(p.accent), 3.0),
    );
}

fn armchair(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let cloth = dress.main.unwrap_or(p.leaf);
    for x in [-34.0, 34.0] {
        s.limb(&nodes! { (x, -10), (x * 1.06, 1) }, &[7.0, 4.0], p.wood_dark);
    }
    s.blob(
        &nodes! {
            (-36, -20), (-42, -64), (-36, -96), (-16, -108), (16, -108), (36, -96), (42, -64), (36, -20)
        },
        form(cloth, 11.0),
    );
    for (x, y) in [
        (-16.0, -88.0),
        (0.0, -92.0),
        (16.0, -88.0),
        (-8.0, -74.0),
        (8.0, -74.0),
        (-18.0, -62.0),
        (0.0, -60.0),
        (18.0, -62.0),
    ] {
        s.dot(x, y, 2.0, form(p.gold, 0.8).shadow(0.5));
        s.line(&nodes! { (x - 5.0, y - 4.0), (x, y), (x + 5.0, y - 4.0) }, 0.8, faint(cloth.dim(0.6)));
    }
    s.blob(
        &nodes! {
            (-34, -22), (-34, -46), (0, -50), (34, -46), (34, -22)
        },
        form(cloth.lighter(0.04), 6.0),
    );
    s.blob(&nodes! { (-36, -6), (-36, -28), (0, -30), (36, -28), (36, -6) }, form(cloth, 5.0));
    both(s, |s| {
        s.blob(
            &nodes! {
                (30, -6), (28, -40), (34, -60), (48, -62), (56, -50), (54, -6)
            },
            form(cloth.dim(0.95), 8.0),
        );
        s.ellipse(43.0, -50.0, 8.0, 9.0, patch(cloth.dim(0.8)));
        s.dot(43.0, -50.0, 2.4, p.gold);
    });
}

fn throne(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let gold = dress.main.unwrap_or(p.gold);
    let velvet = dress.accent.unwrap_or(p.red);
    s.blob(
        &nodes! {
            (-34, -36; corner), (-36, -120), (-26, -134), (-12, -132), (0, -152; corner), (12, -132),
            (26, -134), (36, -120), (34, -36; corner)
        },
        form(gold, 4.0),
    );
    s.blob(
        &nodes! {
            (-26, -40; corner), (-27, -112), (-14, -124), (0, -130), (14, -124), (27, -112),
            (26, -40; corner)
        },
        form(velvet, 6.0),
    );
    for (i, j) in (0..4).flat_map(|i| (0..5).map(move |j| (i, j))) {
        let (x, y) = (-18.0 + i as f32 * 12.0 + (j % 2) as f32 * 6.0 - 3.0, -112.0 + j as f32 * 13.0);
        s.dot(x, y, 1.6, form(gold, 0.6).shadow(0.4));
    }
    for x in [-36.0, 36.0] {
        s.dot(x, -136.0, 6.0, form(gold, 2.0));
        s.limb(&nodes! { (x, -2), (x, -132) }, &[8.0, 6.0], form(gold, 2.0));
        s.limb(&nodes! { (x, -62), (x * 1.3, -60) }, &[9.0, 9.0], form(gold.lighter(0.03), 2.4));
        s.limb(&nodes! { (x * 1.3, -60), (x * 1.32, -2) }, &[7.0, 8.0], form(gold, 2.0));
        s.dot(x * 1.3, -62.0, 6.4, form(gold, 2.4));
        s.ellipse(x * 1.32, -1.0, 7.0, 4.0, form(gold.dim(0.85), 1.6));
    }
    s.blob(&nodes! { (-40, -32), (-38, -46), (0, -50), (38, -46), (40, -32), (0, -28) }, form(velvet, 5.0));
    s.rect(-42.0, -34.0, 84.0, 9.0, form(gold, 2.0));
    for x in [-24.0, 0.0, 24.0] {
        s.dot(x, -29.0, 2.6, p.accent2);
    }
    s.dot(0.0, -140.0, 5.0, form(p.accent, 1.6));
    s.blob(&nodes! { (-54, 2), (-50, -6), (50, -6), (54, 2) }, form(p.stone, 2.0));
}

fn wardrobe(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.mix(p.fox, 0.2));
    for x in [-36.0, 36.0] {
        s.dot(x, -1.0, 5.0, form(p.wood_dark, 2.0));
    }
    s.rect(-44.0, -138.0, 88.0, 134.0, planks(wood, 90.0).inflate(4.0));
    s.blob(
        &nodes! {
            (-52, -134; corner), (-40, -144), (-16, -146), (0, -160), (16, -146), (40, -144),
            (52, -134; corner)
        },
        planks(wood.lighter(0.04), 0.0).inflate(3.0),
    );
    s.rect(-49.0, -14.0, 98.0, 10.0, planks(wood.lighter(0.04), 0.0));
    if dress.open > 0.3 || dress.variant % 2 == 1 {
        s.rect(-36.0, -128.0, 72.0, 110.0, form(p.ink, 1.0));
        s.line(&nodes! { (-36, -120), (36, -120) }, 2.0, p.gold);
        for (x, c, h) in
            [(-22.0, p.accent, 66.0), (-6.0, p.red, 74.0), (10.0, p.leaf, 60.0), (24.0, p.cream, 70.0)]
        {
            s.line(&nodes! { (x, -120), (x + 1.0, -115), (x, -112) }, 1.2, p.metal);
            s.blob(
                &nodes! {
                    (x - 3.0, -112), (x - 9.0, -106), (x - 8.0, -112.0 + h), (x + 8.0, -112.0 + h),
                    (x + 9.0, -106), (x + 3.0, -112)
                },
                form(c, 2.6),
            );
        }
        s.poly(
            &nodes! {
                (-36, -130), (-66, -136), (-66, -8), (-36, -16)
            },
            planks(wood.dim(0.88), 90.0).inflate(2.0),
        );
        s.poly(
            &nodes! { (36, -130), (66, -136), (66, -8), (36, -16) },
            planks(wood.dim(0.82), 90.0).inflate(2.0),
        );
        s.dot(-61.0, -70.0, 2.6, p.gold);
        s.dot(61.0, -70.0, 2.6, p.gold);
        return;
    }
    both(s, |s| {
        s.rect(2.0, -130.0, 36.0, 112.0, planks(wood.lighter(0.03), 90.0).inflate(2.0));
        s.blob(
            &nodes! {
                (7, -76; corner), (7, -116), (20, -125), (33, -116), (33, -76; corner)
            },
            form(wood.dim(0.86), 1.6),
        );
        s.rect(7.0, -68.0, 26.0, 44.0, form(wood.dim(0.86), 1.6));
        s.dot(7.0, -72.0, 2.6, form(p.gold, 1.0));
    });
    for q in around(0.0, -148.0, 5, |_| 5.0) {
        s.dot(q.at.x, q.at.y, 3.0, form(p.accent, 1.0));
    }
    s.dot(0.0, -148.0, 2.6, p.gold);
}

fn mirror(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let frame = dress.main.unwrap_or(p.gold);
    for q in [-1.0, 1.0] {
        s.limb(
            &nodes! { (q * 26.0, 2), (q * 10.0, -14), (0, -22) },
            &[5.0, 5.0, 4.0],
            planks(p.wood_dark, 60.0),
        );
    }
    s.ellipse(0.0, -76.0, 40.0, 56.0, form(frame, 5.0).texture(0.25));
    for i in 0..20 {
        let a = radians(i as f32 * 18.0);
        s.dot(
            cos(a) * 38.5,
            -76.0 + sin(a) * 54.5,
            if i % 5 == 0 { 6.0 } else { 4.0 },
            form(frame, 1.6).shadow(0.4),
        );
    }
    s.ellipse(
        0.0,
        -76.0,
        32.0,
        48.0,
        Look::of(p.sky[1].mix(p.white, 0.2)).to(p.sky[3].mix(p.white, 0.3)).flat().shadow(0.0).rim(0.0),
    );
    s.limb(
        &nodes! { (-22, -88), (-14, -106), (2, -118) },
        &[2.0, 9.0, 2.0],
        Look::lamp(p.white).alpha(0.35).soft(1.6),
    );
    s.limb(
        &nodes! { (8, -38), (18, -52), (25, -70) },
        &[1.0, 4.0, 1.0],
        Look::lamp(p.white).alpha(0.25).soft(1.4),
    );
    s.blob(&nodes! { (-12, -132), (-6, -142), (0, -150; corner), (6, -142), (12, -132) }, form(frame, 2.4));
    s.dot(0.0, -138.0, 3.6, p.accent);
}

fn crib(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.lighter(0.06));
    for q in [-1.0, 1.0] {
        s.limb(
            &nodes! { (q * 62.0, -8), (q * 36.0, 0), (0, 3) },
            &[4.0, 6.0, 6.0],
            form(wood.dim(0.85), 2.0),
        );
        s.limb(&nodes! { (q * 38.0, -14), (q * 40.0, 0) }, &[6.0], wood.dim(0.85));
    }
    s.blob(
        &nodes! {
            (26, -46), (22, -76), (36, -96), (58, -92), (66, -66), (60, -40)
        },
        form(wood, 5.0).grain(80.0),
    );
    s.blob(
        &nodes! {
            (30, -48), (28, -72), (38, -88), (54, -84), (60, -64), (54, -44)
        },
        form(p.dark.mix(wood, 0.3), 2.0),
    );
    s.blob(
        &nodes! {
            (-52, -42), (-40, -50), (0, -50), (36, -58), (50, -50), (50, -38), (0, -36)
        },
        form(p.white, 4.0),
    );
    s.blob(&nodes! { (34, -52), (34, -64), (46, -68), (54, -60), (50, -50) }, form(p.cream, 3.4));
    s.blob(
        &nodes! {
            (-50, -40), (-42, -54), (-10, -54), (24, -56), (34, -46), (28, -36), (-10, -34)
        },
        form(dress.accent.unwrap_or(p.accent), 4.0),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-62, -44; corner), (-56, -14), (-40, -6), (40, -6), (58, -14), (64, -46; corner),
                (0, -38)
            },
            planks(wood, 0.0).inflate(6.0),
        );
        for i in -4..5 {
            let x = i as f32 * 13.0;
            s.poly(
                &nodes! {
                    (x, -32), (x + 4.0, -24), (x, -16), (x - 4.0, -24)
                },
                Look::mark(p.red).alpha(0.8),
            );
        }
    });
    s.limb(&nodes! { (-63, -44), (0, -37), (65, -46) }, &[4.0], form(wood.lighter(0.05), 1.4));
}

fn bench(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood);
    let iron = p.dark.mix(p.metal, 0.3);
    for x in [-50.0_f32, 50.0] {
        s.line(
            &nodes! {
                (x, -70), (x, -40), (x + 2.0, -30), (x - 4.0, -14), (x, 0)
            },
            4.0,
            form(iron, 1.2),
        );
        s.line(
            &nodes! {
                (x, -44), (x + x.signum() * 10.0, -46), (x + x.signum() * 12.0, -30),
                (x + x.signum() * 8.0, 0)
            },
            3.4,
            form(iron, 1.0),
        );
    }
    for y in [-72.0, -60.0, -48.0] {
        s.limb(&nodes! { (-60, y), (0, y - 1.0), (60, y) }, &[8.0], planks(wood, 0.0).inflate(2.0));
    }
    for (y, w) in [(-34.0, 62.0), (-27.0, 66.0)] {
        s.limb(&nodes! { (-w, y), (w, y) }, &[6.4], planks(wood.lighter(0.04), 0.0).inflate(2.0));
    }
}

fn swing(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let rope = p.cream.mix(p.wood, 0.4);
    for x in [-24.0, 24.0] {
        s.line(&nodes! { (x * 0.9, -120), (x, 0) }, 2.0, form(rope, 0.8));
        for i in 0..7 {
            let y = -112.0 + i as f32 * 17.0;
            s.blob(
                &nodes! {
                    (x * 0.94 - 2.0, y), (x * 0.94 - 8.0, y - 5.0; corner), (x * 0.94 - 3.0, y - 6.0)
                },
                p.leaf,
            );
            if i % 2 == 0 {
                s.dot(x * 0.94 + 3.0, y + 3.0, 2.8, form(dress.accent.unwrap_or(p.accent), 0.8));
            }
        }
    }
    s.rect(-32.0, -3.0, 64.0, 7.0, planks(dress.main.unwrap_or(p.wood), 0.0).inflate(2.0));
    for x in [-24.0, 24.0] {
        s.dot(x, 5.0, 3.2, rope);
    }
}

fn free_door(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paint = dress.main.unwrap_or(p.accent);
    let arch = |m: f32| {
        Path::blob(&nodes! {
            (-25.0 - m, 0; corner), (-25.0 - m, -66), (-18.0 - m * 0.7, -86.0 - m * 0.7), (0, -94.0 - m),
            (18.0 + m * 0.7, -86.0 - m * 0.7), (25.0 + m, -66), (25.0 + m, 0; corner)
        })
    };
    s.part(&arch(9.0), form(p.stone, 3.0).texture(0.28));
    for i in 0..9 {
        let a = radians(180.0 - i as f32 * 22.5);
        s.polyline(
            &nodes! {
                (cos(a) * 26.0, -67.0 - sin(a) * 27.0), (cos(a) * 35.0, -67.0 - sin(a) * 36.0)
            },
            0.9,
            faint(p.ambient),
        );
    }
    for (x, y) in [(-30.0, -20.0), (-30.0, -44.0), (30.0, -20.0), (30.0, -44.0)] {
        s.polyline(&nodes! { (x - 5.0, y), (x + 5.0, y) }, 0.9, faint(p.ambient));
    }
    if dress.open > 0.2 {
        s.part(&arch(0.0), Look::lamp(if dress.unlit { p.ink } else { p.flame.mix(p.light, 0.4) }));
        if !dress.unlit {
            s.glow(0.0, -46.0, 60.0, p.flame, 0.5);
        }
        s.blob(
            &nodes! {
                (-25, 0; corner), (-25, -68), (-34, -84), (-44, -82; corner), (-44, 7; corner)
            },
            planks(paint.dim(0.8), 90.0).inflate(2.0),
        );
        s.dot(-40.0, -36.0, 2.4, p.gold);
    } else {
        s.part(&arch(0.0), planks(paint, 90.0).inflate(3.0));
        for x in [-12.5_f32, 0.0, 12.5] {
            s.polyline(&nodes! { (x, -1), (x, -88.0 + x.abs() * 0.4) }, 0.9, faint(p.ambient));
        }
        for y in [-20.0, -62.0] {
            s.limb(&nodes! { (-25, y), (-4, y), (8, y - 3.0) }, &[3.6, 3.2, 1.0], form(p.metal, 0.8));
        }
        s.dot(16.0, -40.0, 3.0, form(p.gold, 1.2));
        s.ellipse(16.0, -32.0, 1.2, 2.2, Look::lamp(p.ink));
    }
    s.rect(-37.0, -2.0, 74.0, 6.0, form(p.stone, 1.5));
}
