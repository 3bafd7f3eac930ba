//! Houses: cottage, town house, barn and hut on stilts in one motif; and mushroom house, greenhouse, tent, doll's house.

use super::easel::*;

pub(super) static HOUSE: Motif = Motif::new(
    "house",
    Building,
    Front,
    [-43.0, -90.0, 44.0, 3.0],
    &[Stands, Floats, Giant, Tiny, Outline, Lit, Holds, Many],
    house,
);
pub(super) static MUSHROOM_HOUSE: Motif = Motif::new(
    "mushroom_house",
    Building,
    Front,
    [-56.0, -99.0, 56.0, 4.0],
    &[Stands, Tiny, Giant, Lit, Holds],
    mushroom_house,
);
pub(super) static GREENHOUSE: Motif = Motif::new(
    "greenhouse",
    Building,
    Front,
    [-54.0, -94.0, 54.0, 2.0],
    &[Stands, Floats, Tiny, Holds, Lit],
    greenhouse,
);
pub(super) static TENT: Motif = Motif::new(
    "tent",
    Building,
    Front,
    [-60.0, -129.0, 60.0, 1.0],
    &[Stands, Tiny, Giant, Lit, Holds, Outline],
    tent,
);
pub(super) static DOLL_HOUSE: Motif = Motif::new(
    "doll_house",
    Toy,
    Front,
    [-50.0, -108.0, 50.0, 2.0],
    &[Stands, Tiny, Giant, Lit, Holds, Carried],
    doll_house,
);

fn house(s: &mut Scene, dress: &Dress) {
    match dress.variant % 4 {
        0 => cottage(s, dress),
        1 => town_house(s, dress),
        2 => barn(s, dress),
        _ => stilts(s, dress),
    }
}

fn chimney(s: &mut Scene, x: f32, top: f32, foot: f32) {
    let p = s.palette;
    s.poly(
        &nodes! {
            (x - 5.0, foot), (x - 4.6, top), (x + 4.6, top), (x + 5.0, foot)
        },
        form(p.stone, 1.6).texture(0.3),
    );
    s.rect(x - 6.4, top - 4.0, 12.8, 5.0, form(p.stone.lighter(0.05), 1.0));
}

fn cottage(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.cream);
    let roof = dress.accent.unwrap_or(p.accent);
    chimney(s, 19.0, -86.0, -56.0);
    s.poly(&nodes! { (-30, 0), (-32, -42), (0, -78), (32, -42), (30, 0) }, form(wall, 6.0).texture(0.22));
    for (x, y, w) in [(-26.0, -8.0, 6.0), (22.0, -4.0, 7.0), (24.0, -20.0, 5.0), (-28.0, -24.0, 5.0)] {
        s.rect(x, y, w, 2.6, patch(p.stone).alpha(0.6));
    }
    s.group(Group::new(), |s| {
        let thatch = nodes! {
            (-43, -34; corner), (-21, -57), (-4, -87; corner), (4, -87; corner), (22, -57),
            (44, -35; corner), (36, -31; corner), (14, -50), (0, -71; corner), (-14, -50),
            (-35, -30; corner)
        };
        s.blob(&thatch, Look::of(roof).grain(52.0).texture(0.28).inflate(3.0));
        tiles(s, [-44.0, -86.0, 44.0, -30.0], 6.0, roof.dim(0.55));
    });
    window(s, dress, -15.0, -30.0, 6.0, 7.5);
    window(s, dress, 15.0, -30.0, 6.0, 7.5);
    window(s, dress, 0.0, -54.0, 4.2, 5.5);
    door(s, 0.0, 0.0, 6.6, 21.0, p.wood_dark);
    s.blob(&nodes! { (-11, 1), (0, -2), (11, 1), (0, 2) }, p.stone);
}

fn town_house(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.accent2.mix(p.cream, 0.35));
    let roof = dress.accent.unwrap_or(p.wood_dark.mix(p.red, 0.35));
    chimney(s, -12.0, -128.0, -104.0);
    let gable = nodes! {
        (-24, 0), (-25, -92), (-19, -92), (-19, -102), (-12, -102), (-12, -112), (-5, -112),
        (-5, -120), (5, -120), (5, -112), (12, -112), (12, -102), (19, -102), (19, -92), (25, -92),
        (24, 0)
    };
    s.poly(&gable, form(wall, 6.0).texture(0.2));
    for (y, w) in [(-92.0, 25.5), (-64.0, 25.0), (-34.0, 24.8)] {
        s.rect(-w, y, w * 2.0, 2.6, form(p.cream, 0.8));
    }
    for (x, y, w) in [
        (-19.0, -102.0, 7.5),
        (-12.0, -112.0, 7.5),
        (11.5, -102.0, 7.5),
        (4.5, -112.0, 7.5),
        (-5.5, -121.5, 11.0),
    ] {
        s.rect(x - 1.0, y - 1.4, w + 2.0, 2.6, form(roof, 0.8));
    }
    for y in [-76.0, -48.0] {
        window(s, dress, -12.5, y, 5.4, 8.4);
        window(s, dress, 12.5, y, 5.4, 8.4);
    }
    window(s, dress, 0.0, -102.0, 4.4, 5.6);
    window(s, dress, 13.0, -17.0, 5.0, 7.5);
    door(s, -10.0, 0.0, 7.0, 25.0, p.accent.dim(0.8));
    s.poly(&nodes! { (-20, -27), (0, -27), (2, -22), (-22, -22) }, form(p.red, 1.2));
    s.rect(-19.0, -2.0, 18.0, 3.4, p.stone);
}

fn barn(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.red.dim(0.9));
    let roof = dress.accent.unwrap_or(p.stone.dim(0.8));
    s.group(Group::new(), |s| {
        s.poly(
            &nodes! {
                (-44, 0), (-45, -36), (-32, -58), (0, -72), (32, -58), (45, -36), (44, 0)
            },
            form(wall, 5.0).grain(90.0).texture(0.3),
        );
        for i in -8..9 {
            let x = i as f32 * 5.4;
            s.polyline(&nodes! { (x, 0), (x, -74) }, 0.6, Look::mark(p.ink).alpha(0.35));
        }
    });
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes! {
                (side * 52.0, -30), (side * 34.0, -61; corner), (0, -76)
            },
            &[5.0],
            form(roof, 1.6),
        );
    }
    let white = form(p.cream, 0.8);
    s.rect(-19.0, -36.0, 38.0, 36.0, form(wall.dim(0.85), 1.2).grain(90.0));
    for (a, b) in [
        ((-19.0, -36.0), (19.0, -36.0)),
        ((-19.0, 0.0), (-19.0, -36.0)),
        ((19.0, 0.0), (19.0, -36.0)),
        ((0.0, 0.0), (0.0, -36.0)),
        ((-19.0, 0.0), (0.0, -36.0)),
        ((19.0, 0.0), (0.0, -36.0)),
    ] {
        s.limb(&nodes! { (a.0, a.1), (b.0, b.1) }, &[2.2], white);
    }
    window(s, dress, 0.0, -54.0, 6.0, 6.5);
    window(s, dress, -32.0, -20.0, 5.0, 6.0);
    window(s, dress, 32.0, -20.0, 5.0, 6.0);
    s.line(&nodes! { (0, -76), (0, -90) }, 1.4, p.metal);
    s.poly(
        &nodes! {
            (-9, -86), (6, -86), (6, -89), (12, -84.6), (6, -81), (6, -84), (-9, -84)
        },
        form(p.gold, 0.8),
    );
}

fn stilts(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.wood);
    let roof = dress.accent.unwrap_or(p.gold.mix(p.fur, 0.5));
    for (x, lean) in [(-26.0, -5.0), (-9.0, -1.0), (9.0, 1.0), (26.0, 5.0)] {
        s.limb(
            &nodes! {
                (x, -44), (x + lean * 0.4, -20), (x + lean, 1)
            },
            &[4.0, 3.4, 4.4],
            planks(p.wood_dark, 90.0),
        );
    }
    s.limb(&nodes! { (-28, -10), (12, -36) }, &[2.2], p.wood_dark);
    s.limb(&nodes! { (28, -12), (-12, -36) }, &[2.2], p.wood_dark);
    s.rect(-38.0, -48.0, 76.0, 5.0, planks(p.wood, 0.0));
    s.poly(&nodes! { (-28, -47), (-26, -80), (26, -80), (28, -47) }, planks(wall, 0.0).inflate(4.0));
    for y in [-54.0, -61.0, -68.0, -75.0] {
        s.line(&nodes! { (-27, y), (27, y) }, 0.7, faint(p.ink));
    }
    let thatch = nodes! {
        (-42, -72; corner), (-24, -92), (-6, -112), (6, -112), (24, -92), (42, -72; corner), (20, -77),
        (0, -79), (-20, -77)
    };
    s.blob(&thatch, Look::of(roof).fur(2.6, 85.0, 2.0).grain(70.0).texture(0.3).inflate(5.0));
    for y in [-88.0, -99.0] {
        s.line(
            &nodes! {
                (-24.0 - (y + 99.0) * 0.8, y), (0, y + 3.0), (24.0 + (y + 99.0) * 0.8, y)
            },
            1.1,
            faint(roof.dim(0.5)),
        );
    }
    window(s, dress, 14.0, -62.0, 5.6, 6.0);
    door(s, -11.0, -47.0, 6.0, 24.0, p.wood_dark);
    for i in 0..7 {
        let y = -42.0 + i as f32 * 6.4;
        s.limb(&nodes! { (-17.0 - i as f32 * 1.2, y), (-6.0 - i as f32 * 1.2, y) }, &[1.6], p.wood);
    }
    for x in [-17.0, -6.0] {
        s.limb(&nodes! { (x, -46), (x - 9.0, 1) }, &[1.7], p.wood);
    }
}

fn mushroom_house(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let cap = dress.main.unwrap_or(p.red);
    s.poly(&nodes! { (26, -74), (25, -96), (35, -96), (35, -66) }, form(p.stone, 1.4));
    s.rect(23.0, -99.0, 14.0, 5.0, form(p.stone, 1.0));
    s.blob(
        &nodes! {
            (-25, 0), (-22, -20), (-19, -46), (19, -46), (22, -20), (26, 0), (0, 3)
        },
        form(p.cream, 8.0).texture(0.2),
    );
    s.blob(
        &nodes! {
            (-32, -42), (-16, -36), (0, -34), (16, -36), (32, -42), (18, -48), (-18, -48)
        },
        form(p.cream.dim(0.8), 2.0),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-54, -40), (-47, -66), (-24, -88), (0, -94), (24, -88), (47, -66), (54, -40), (28, -36),
                (0, -44), (-28, -36)
            },
            form(cap, 13.0),
        );
        for (x, y, r) in [
            (-24.0, -66.0, 7.0),
            (4.0, -80.0, 7.5),
            (26.0, -58.0, 6.0),
            (-40.0, -48.0, 5.0),
            (0.0, -54.0, 5.5),
            (45.0, -44.0, 4.0),
            (-8.0, -92.0, 4.0),
        ] {
            s.ellipse(x, y, r, r * 0.8, Look::of(p.white).atop().inflate(1.4).shadow(0.2));
        }
    });
    window(s, dress, 13.0, -26.0, 4.6, 5.4);
    window(s, dress, 0.0, -62.0, 6.0, 6.0);
    door(s, -8.0, 0.0, 7.0, 24.0, p.wood);
    s.blob(&nodes! { (-17, 1), (-8, -1.6), (2, 1), (-8, 3) }, p.stone);
    for (x, h) in [(-30.0, 9.0), (-34.0, 6.0), (30.0, 10.0), (35.0, 7.0), (24.0, 6.0)] {
        s.limb(&nodes! { (x, 2), (x + 1.0, -h * 0.6), (x - 1.5, -h) }, &[1.6, 1.2, 0.3], p.leaf);
    }
}

fn greenhouse(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let iron = dress.main.unwrap_or(p.white.mix(p.leaf, 0.15));
    let outline = Path::blob(&nodes! {
        (-50, -2; corner), (-50, -46; corner), (-40, -64), (-18, -80), (0, -84), (18, -80), (40, -64),
        (50, -46; corner), (50, -2; corner)
    });
    s.group(Group::new().clip(outline.clone()), |s| {
        let glass = if dress.unlit { p.fog.mix(p.sky[2], 0.3) } else { p.fog.mix(p.flame, 0.45) };
        s.part(&outline, Look::of(glass).alpha(0.62).inflate(6.0));
        for (x, y, r) in [
            (-34.0, -18.0, 12.0),
            (34.0, -20.0, 13.0),
            (-16.0, -34.0, 13.0),
            (14.0, -40.0, 15.0),
            (0.0, -16.0, 12.0),
            (36.0, -46.0, 9.0),
        ] {
            foliage(s, x, y, r, p.leaf.lighter(0.04));
        }
        for (x, y) in [(-28.0, -28.0), (8.0, -50.0), (20.0, -30.0), (-8.0, -20.0), (38.0, -30.0)] {
            s.dot(x, y, 3.2, p.accent);
        }
        if !dress.unlit {
            s.glow(0.0, -40.0, 60.0, p.flame, 0.35);
        }
    });
    for x in [-50.0, -34.0, -17.0, 0.0, 17.0, 34.0, 50.0] {
        let top = -84.0 + x * x * 0.0152;
        s.polyline(&nodes! { (x, 0), (x, top) }, 1.4, iron);
    }
    for y in [-46.0, -24.0] {
        s.polyline(&nodes! { (-50, y), (50, y) }, 1.4, iron);
    }
    s.stroke(&outline, 2.4, form(iron, 0.8));
    s.blob(
        &nodes! {
            (-10, 0; corner), (-10, -32), (0, -40), (10, -32), (10, 0; corner)
        },
        form(iron.dim(0.94), 1.0).alpha(0.55),
    );
    s.stroke(
        &Path::blob(&nodes! {
            (-10, 0; corner), (-10, -32), (0, -40), (10, -32), (10, 0; corner)
        }),
        1.8,
        iron,
    );
    s.rect(-54.0, -3.0, 108.0, 5.0, form(p.stone, 1.4));
    s.limb(&nodes! { (0, -84), (0, -94) }, &[2.6, 0.8], iron);
}

fn tent(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.cream));
    s.group(Group::new(), |s| {
        s.poly(&nodes! { (-52, 0), (-46, -52), (46, -52), (52, 0) }, form(b, 5.0).grain(90.0));
        for i in -3..4 {
            let x = i as f32 * 15.0;
            s.poly(
                &nodes! {
                    (x - 3.6, -54), (x + 3.6, -54), (x * 1.13 + 4.0, 2), (x * 1.13 - 4.0, 2)
                },
                Look::mark(a),
            );
        }
    });
    s.blob(
        &nodes! {
            (-13, 0; corner), (-10, -22), (0, -40; corner), (10, -22), (13, 0; corner)
        },
        Look::lamp(if dress.unlit { p.ink } else { p.flame }),
    );
    for q in [-1.0, 1.0] {
        s.blob(
            &nodes! {
                (0, -42; corner), (q * 8.0, -26), (q * 16.0, 0; corner), (q * 22.0, 1; corner),
                (q * 14.0, -24)
            },
            form(b.dim(0.92), 2.0),
        );
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-60, -48; corner), (-34, -66), (-12, -92), (0, -112; corner), (12, -92), (34, -66),
                (60, -48; corner), (0, -52)
            },
            form(b, 8.0),
        );
        for i in [-3.0, -1.0, 1.0, 3.0] {
            s.poly(&nodes! { (0, -114), (i * 17.0 - 9.0, -44), (i * 17.0 + 9.0, -44) }, Look::mark(a));
        }
    });
    for i in -4..4 {
        let x = i as f32 * 15.0 + 7.5;
        let c = if i % 2 == 0 { a } else { b };
        s.blob(
            &nodes! {
                (x - 7.6, -50; corner), (x + 7.6, -50; corner), (x + 5.0, -42), (x, -39), (x - 5.0, -42)
            },
            form(c.dim(0.94), 1.2),
        );
    }
    s.line(&nodes! { (0, -110), (0, -128) }, 1.4, p.wood_dark);
    s.blob(
        &nodes! {
            (0, -128; corner), (10, -125), (20, -127; corner), (11, -120), (0, -119; corner)
        },
        p.accent2,
    );
    if !dress.unlit {
        s.glow(0.0, -16.0, 34.0, p.flame, 0.4);
    }
}

fn doll_house(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.pink.mix(p.cream, 0.3));
    chimney(s, 26.0, -104.0, -80.0);
    s.rect(-44.0, -72.0, 88.0, 72.0, form(wall, 3.0));
    s.poly(
        &nodes! { (-50, -70), (0, -108), (50, -70) },
        form(dress.accent.unwrap_or(p.accent), 3.0).grain(40.0),
    );
    let glow = if dress.unlit { p.dark } else { p.flame.mix(p.wood, 0.35) };
    for (x, y, tone) in [(-40.0, -68.0, 1.0), (2.0, -68.0, 0.9), (-40.0, -33.0, 0.92), (2.0, -33.0, 1.0)] {
        s.rect(x, y, 38.0, 31.0, form(glow.dim(tone), 0.6).rim(0.0));
        s.rect(x, y + 26.0, 38.0, 5.0, planks(p.wood, 0.0).shadow(0.2));
        for i in 0..5 {
            s.dot(x + 5.0 + 7.0 * i as f32, y + 7.0 + (i % 2) as f32 * 4.0, 0.9, faint(p.red));
        }
    }
    s.blob(&nodes! { (-36, -42), (-36, -50), (-10, -49), (-8, -42) }, form(p.accent2, 1.6));
    s.rect(-37.0, -54.0, 2.6, 13.0, p.wood_dark);
    s.blob(&nodes! { (-34, -49), (-33, -53), (-26, -53), (-26, -49) }, p.white);
    s.rect(12.0, -50.0, 16.0, 2.4, p.wood_dark);
    for x in [13.0, 25.0] {
        s.rect(x, -48.0, 2.0, 6.0, p.wood_dark);
    }
    s.ellipse(20.0, -52.0, 4.0, 2.4, p.cream);
    s.blob(&nodes! { (-32, -7), (-34, -20), (-24, -23), (-15, -20), (-17, -7) }, form(p.leaf, 2.0));
    s.poly(&nodes! { (18, -7), (20, -27), (26, -27), (28, -7) }, p.wood_dark);
    s.dot(23.0, -21.0, 3.0, p.cream);
    s.ellipse(0.0, -86.0, 7.0, 7.0, Look::lamp(glow));
    s.stroke(&Path::ellipse(0.0, -86.0, 7.0, 7.0), 1.6, p.cream);
    s.rect(-2.0, -70.0, 4.0, 70.0, form(p.cream, 0.8));
    s.rect(-46.0, -37.0, 92.0, 3.6, form(p.cream, 0.8));
    s.rect(-48.0, -3.0, 96.0, 5.0, form(p.wood, 1.0));
}
