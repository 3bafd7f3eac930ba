//! Things that hold something: bottle, jar, teacup, teapot, birdcage, hourglass, snow globe, fishbowl, basket, chest.

use super::easel::*;
use super::motif;
use moonhare_scene::At;

pub(super) static BOTTLE: Motif = Motif::new(
    "bottle",
    Vessel,
    Front,
    [-45.0, -161.0, 45.0, 4.0],
    &[Stands, Floats, Swims, Giant, Tiny, Holds, Carried, Outline],
    bottle,
);
pub(super) static TEACUP: Motif = Motif::new(
    "teacup",
    Vessel,
    Front,
    [-66.0, -67.0, 73.0, 11.0],
    &[Stands, Floats, Giant, Tiny, Holds, Carried, Ridden, Outline, Many],
    teacup,
);
pub(super) static TEAPOT: Motif = Motif::new(
    "teapot",
    Vessel,
    Left,
    [-76.0, -97.0, 74.0, 3.0],
    &[Stands, Floats, Giant, Tiny, Holds, Carried, Outline],
    teapot,
);
pub(super) static BIRDCAGE: Motif = Motif::new(
    "birdcage",
    Vessel,
    Front,
    [-36.0, -109.0, 36.0, 5.0],
    &[Stands, Hangs, Floats, Giant, Tiny, Holds, Carried, Outline],
    birdcage,
);
pub(super) static HOURGLASS: Motif = Motif::new(
    "hourglass",
    Vessel,
    Front,
    [-47.0, -146.0, 47.0, -1.0],
    &[Stands, Floats, Giant, Tiny, Holds, Carried, Outline],
    hourglass,
);
pub(super) static SNOW_GLOBE: Motif = Motif::new(
    "snow_globe",
    Vessel,
    Front,
    [-55.0, -111.0, 58.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Holds, Carried, Lit],
    snow_globe,
);
pub(super) static FISHBOWL: Motif = Motif::new(
    "fishbowl",
    Vessel,
    Front,
    [-72.0, -90.0, 72.0, 22.0],
    &[Stands, Floats, Giant, Tiny, Holds, Carried],
    fishbowl,
);
pub(super) static BASKET: Motif = Motif::new(
    "basket",
    Vessel,
    Front,
    [-50.0, -103.0, 50.0, 3.0],
    &[Stands, Tiny, Giant, Holds, Carried, Hangs],
    basket,
);
pub(super) static TREASURE_CHEST: Motif = Motif::new(
    "treasure_chest",
    Vessel,
    Front,
    [-56.0, -90.0, 56.0, 1.0],
    &[Stands, Swims, Giant, Tiny, Holds, Carried],
    chest,
);

fn shine(s: &mut Scene, line: &[Node], width: f32) {
    let white = s.palette.white;
    s.limb(line, &[width * 0.3, width, width * 0.3], Look::lamp(white).alpha(0.5).soft(0.6));
}

fn bottle(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let glass = dress.main.unwrap_or(p.fog.mix(p.accent2, 0.12));
    let outline = nodes! {
        (-40, -2), (-42, -30), (-41, -70), (-34, -92), (-15, -106), (-13, -130), (-15, -140; corner),
        (15, -140; corner), (13, -130), (15, -106), (34, -92), (41, -70), (42, -30), (40, -2), (0, 1)
    };
    s.blob(&outline, form(glass, 10.0).alpha(0.62).rim(0.3));
    s.ellipse(0.0, -6.0, 34.0, 5.0, Look::of(glass.lighter(0.08)).alpha(0.4).shadow(0.0));
    shine(s, &nodes! { (-33, -16), (-35, -50), (-30, -84) }, 6.0);
    shine(s, &nodes! { (33, -30), (34, -58), (29, -80) }, 3.0);
    s.stroke(&Path::blob(&outline), 1.6, Look::of(p.white).alpha(0.55));
    s.blob(
        &nodes! {
            (-17, -139), (0, -137), (17, -139), (17, -146), (0, -144), (-17, -146)
        },
        Look::of(glass).alpha(0.85),
    );
    s.blob(&nodes! { (-12, -143), (-13, -158), (0, -161), (13, -158), (12, -143) }, planks(p.wood, 80.0));
}

fn blossoms(s: &mut Scene, spots: &[(f32, f32)], petal: Colour) {
    let p = s.palette;
    for (x, y) in spots {
        for q in around(*x, *y, 5, |_| 2.8) {
            s.dot(q.at.x, q.at.y, 2.1, Look::mark(petal));
        }
        s.dot(*x, *y, 1.6, Look::mark(p.gold));
        s.line(
            &nodes! {
                (x + 2.0, y + 4.0), (x + 5.0, y + 9.0), (x + 3.0, y + 14.0)
            },
            0.9,
            Look::mark(p.leaf),
        );
        s.ellipse(x + 6.4, y + 8.0, 2.4, 1.2, Look::mark(p.leaf));
    }
}

fn teacup(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let china = dress.main.unwrap_or(p.cream);
    s.ellipse(0.0, 0.0, 66.0, 11.0, form(china, 4.0));
    s.ellipse(0.0, -2.0, 46.0, 6.0, patch(china.dim(0.85)));
    let handle = nodes! {
        (44, -48), (66, -52), (73, -34), (58, -18), (36, -13), (40, -19), (55, -26), (62, -37),
        (56, -44), (44, -40)
    };
    s.blob(&handle, form(china, 3.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-50, -58; corner), (-47, -36), (-34, -12), (-18, -3), (18, -3), (34, -12), (47, -36),
                (50, -58; corner), (0, -54)
            },
            form(china, 14.0),
        );
        blossoms(
            s,
            &[(-30.0, -36.0), (-10.0, -29.0), (12.0, -34.0), (31.0, -38.0)],
            dress.accent.unwrap_or(p.accent),
        );
        s.line(&nodes! { (-50, -49), (-20, -44), (20, -44), (50, -49) }, 2.2, Look::mark(p.gold));
    });
    s.ellipse(0.0, -58.0, 50.0, 9.0, form(china.dim(0.9), 2.0));
    s.ellipse(0.0, -57.4, 46.0, 7.4, form(p.wood.mix(p.red, 0.2), 2.0).shadow(0.0));
    s.ellipse(-14.0, -58.6, 14.0, 1.8, Look::of(p.gold).alpha(0.35).shadow(0.0).soft(1.0));
}

fn teapot(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let china = dress.main.unwrap_or(p.water[1].mix(p.cream, 0.35));
    let handle = nodes! {
        (36, -66), (60, -72), (74, -52), (64, -28), (38, -14), (42, -22), (58, -34), (64, -52),
        (56, -62), (38, -58)
    };
    s.blob(&handle, form(china.dim(0.92), 3.0));
    s.blob(
        &nodes! {
            (-36, -22), (-52, -34), (-60, -56), (-76, -68; corner), (-66, -73; corner), (-50, -64),
            (-40, -46), (-28, -40)
        },
        form(china, 4.0),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-36, -72), (-50, -48), (-46, -20), (-28, -3), (28, -3), (46, -20), (50, -48), (36, -72),
                (0, -78)
            },
            form(china, 16.0),
        );
        blossoms(
            s,
            &[(-24.0, -46.0), (0.0, -34.0), (24.0, -46.0), (-8.0, -58.0)],
            dress.accent.unwrap_or(p.accent),
        );
        s.line(&nodes! { (-48, -62), (0, -56), (48, -62) }, 2.2, Look::mark(p.gold));
    });
    s.blob(
        &nodes! {
            (-28, -73), (-20, -84), (0, -89), (20, -84), (28, -73), (0, -68)
        },
        form(china.lighter(0.03), 5.0),
    );
    s.dot(0.0, -92.0, 5.4, form(p.gold, 2.0));
    s.ellipse(0.0, -1.0, 30.0, 4.0, form(china.dim(0.8), 1.4));
}

fn birdcage(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let brass = dress.main.unwrap_or(p.gold);
    let bar = |x: f32| nodes! { (x, -8), (x * 1.08, -40), (x * 0.95, -66), (x * 0.45, -86), (0, -94) };
    for i in -2..3 {
        s.line(&bar(i as f32 * 13.0), 1.6, brass.dim(0.5));
    }
    s.line(&nodes! { (-20, -30), (20, -30) }, 1.8, p.wood);
    if dress.open < 0.5 {
        s.place(motif("songbird"), At::new(0.0, -31.0).height(26.0).standing());
    }
    for x in [-31.5, -15.2, 0.0, 15.2, 31.5] {
        if dress.open > 0.5 && x == 0.0 {
            continue;
        }
        s.line(&bar(x), 2.2, form(brass, 0.8));
    }
    for (y, w) in [(-40.0, 33.5), (-64.0, 31.0)] {
        s.line(
            &nodes! {
                (-w, y - 1.0), (-w * 0.5, y + 3.5), (w * 0.5, y + 3.5), (w, y - 1.0)
            },
            2.1,
            form(brass, 0.8),
        );
    }
    if dress.open > 0.5 {
        let leaf = nodes! { (-15, -12; corner), (-34, -8; corner), (-36, -44), (-16, -40; corner) };
        s.stroke(&Path::blob(&leaf), 2.0, form(brass, 0.8));
        s.line(&nodes! { (-25, -10), (-26, -42) }, 1.6, brass);
    }
    s.blob(
        &nodes! {
            (-34, -9), (0, -5), (34, -9), (36, -3), (30, 2), (0, 5), (-30, 2), (-36, -3)
        },
        form(brass, 3.0),
    );
    s.line(&nodes! { (-32, -2), (0, 1.6), (32, -2) }, 1.0, faint(brass.dim(0.5)));
    s.dot(0.0, -95.0, 3.8, form(brass, 1.4));
    s.line(&nodes! { (0, -98), (-5, -103), (0, -108), (5, -103), (0, -98) }, 2.0, form(brass, 0.8));
}

fn hourglass(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood);
    let sand = dress.accent.unwrap_or(p.gold.mix(p.cream, 0.3));
    let glass = nodes! {
        (-32, -128), (-34, -108), (-24, -86), (-5, -72), (-5, -68), (-24, -54), (-34, -32), (-32, -12),
        (0, -10), (32, -12), (34, -32), (24, -54), (5, -68), (5, -72), (24, -86), (34, -108),
        (32, -128), (0, -130)
    };
    for x in [-38.0, 38.0] {
        s.limb(
            &nodes! {
                (x, -8), (x * 1.06, -40), (x * 0.94, -70), (x * 1.06, -100), (x, -132)
            },
            &[5.0, 7.0, 4.0, 7.0, 5.0],
            form(wood.dim(0.85), 2.0),
        );
    }
    s.group(Group::new().clip(Path::blob(&glass)), |s| {
        s.blob(&glass, form(p.fog.mix(p.light, 0.4), 10.0).rim(0.4).alpha(0.55));
        s.blob(
            &nodes! {
                (-34, -100), (-10, -96), (0, -93), (10, -96), (34, -100), (20, -82), (0, -66), (-20, -82)
            },
            form(sand, 3.0),
        );
        s.limb(&nodes! { (0, -72), (0, -30) }, &[1.4], Look::of(sand).shadow(0.0));
        s.blob(
            &nodes! {
                (-36, -14), (-20, -26), (0, -38), (20, -26), (36, -14), (30, -4), (-30, -4)
            },
            form(sand, 4.0),
        );
        shine(s, &nodes! { (-26, -120), (-28, -104), (-18, -88) }, 6.0);
        shine(s, &nodes! { (-25, -20), (-28, -34), (-19, -50) }, 5.0);
    });
    s.stroke(&Path::blob(&glass), 1.3, Look::of(p.white).alpha(0.6));
    for y in [-136.0, -4.0] {
        s.blob(
            &nodes! {
                (-44, y), (0, y + 3.0), (44, y), (46, y - 6.0), (0, y - 4.0), (-46, y - 6.0)
            },
            form(wood, 3.0),
        );
        s.ellipse(0.0, y - 6.0, 45.0, 4.5, form(wood.lighter(0.08), 2.0));
    }
}

fn snow_globe(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let ball = Path::ellipse(0.0, -64.0, 46.0, 46.0);
    s.group(Group::new().clip(ball.clone()), |s| {
        s.part(&ball, Look::of(p.sky[1]).to(p.sky[3]).shadow(0.0));
        s.blob(
            &nodes! {
                (-50, -34), (-20, -44), (10, -38), (50, -44), (50, -10), (-50, -10)
            },
            form(p.white, 5.0),
        );
        s.place(motif("house"), At::new(-4.0, -36.0).height(40.0).standing());
        for x in [24.0, 34.0] {
            s.place(motif("pine_tree"), At::new(x, -36.0).height(60.0 - x).standing());
        }
        s.blob(
            &nodes! {
                (-50, -30), (0, -36), (50, -32), (50, -10), (-50, -10)
            },
            form(p.white, 4.0).shadow(0.2),
        );
        for _ in 0..46 {
            let (x, y, r) = (s.rng.range(-42.0, 42.0), s.rng.range(-106.0, -36.0), s.rng.range(0.6, 1.5));
            s.dot(x, y, r, Look::lamp(p.white).alpha(0.9));
        }
    });
    s.part(&ball, Look::of(p.white).alpha(0.1).shadow(0.0));
    s.stroke(&ball, 1.8, Look::of(p.white).alpha(0.7));
    shine(s, &nodes! { (-34, -64), (-30, -86), (-14, -100) }, 7.0);
    let foot = dress.main.unwrap_or(p.wood);
    s.blob(
        &nodes! {
            (-38, -24; corner), (38, -24; corner), (46, -3), (0, 3), (-46, -3)
        },
        form(foot, 5.0).grain(0.0),
    );
    s.limb(&nodes! { (-39, -24), (0, -19), (39, -24) }, &[4.0], form(p.gold, 1.4));
    s.limb(&nodes! { (-45, -3), (0, 2), (45, -3) }, &[3.4], form(p.gold, 1.2));
}

fn fishbowl(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let bowl = Path::blob(&nodes! {
        (-30, -84; corner), (-46, -66), (-52, -42), (-44, -14), (-20, 0), (20, 0), (44, -14),
        (52, -42), (46, -66), (30, -84; corner)
    });
    s.group(Group::new().clip(bowl.clone()), |s| {
        s.part(&bowl, Look::of(p.fog.mix(p.white, 0.4)).alpha(0.45).shadow(0.0));
        s.blob(
            &nodes! {
                (-60, -62), (-30, -65), (0, -61), (30, -65), (60, -62), (60, 6), (-60, 6)
            },
            Look::of(p.water[1]).to(p.water[0]).alpha(0.8).flat().shadow(0.0),
        );
        for (x, h) in [(-30.0, 40.0), (-24.0, 30.0), (30.0, 36.0)] {
            s.limb(&nodes! { (x, -4), (x + 5.0, -h * 0.5), (x - 3.0, -h) }, &[4.4, 3.4, 0.8], p.leaf);
        }
        s.blob(
            &nodes! {
                (-50, -6), (-20, -12), (10, -9), (50, -8), (40, 6), (-40, 6)
            },
            form(p.gold.mix(p.stone, 0.5), 3.0).texture(0.5),
        );
        if dress.variant.is_multiple_of(2) {
            s.place(motif("fish"), At::new(2.0, -34.0).width(44.0).centred());
        }
        for (x, y, r) in [(26.0, -42.0, 1.8), (29.0, -50.0, 2.3), (25.0, -56.0, 1.6)] {
            s.dot(x, y, r, Look::lamp(p.white).alpha(0.6));
        }
    });
    s.stroke(&bowl, 1.8, Look::of(p.white).alpha(0.7));
    s.stroke(&Path::ellipse(0.0, -84.0, 30.0, 5.0), 2.2, Look::of(p.white).alpha(0.85));
    shine(s, &nodes! { (-42, -36), (-40, -56), (-32, -70) }, 6.0);
}

fn basket(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let straw = dress.main.unwrap_or(p.gold.mix(p.wood, 0.5));
    s.limb(
        &nodes! {
            (-40, -44), (-32, -84), (0, -100), (32, -84), (40, -44)
        },
        &[6.0],
        planks(straw.dim(0.9), 60.0),
    );
    s.ellipse(0.0, -44.0, 46.0, 9.0, form(straw.dim(0.5), 1.2));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-48, -46; corner), (-44, -22), (-34, -2), (0, 3), (34, -2), (44, -22), (48, -46; corner),
                (0, -37)
            },
            form(straw, 11.0),
        );
        for j in 0..7 {
            for i in -7..8 {
                let (x, y) = (
                    i as f32 * 7.0 + (j % 2) as f32 * 3.5,
                    -38.0 + j as f32 * 6.4 + 3.0 - (i * i) as f32 * 0.12,
                );
                s.limb(
                    &nodes! { (x - 3.4, y), (x, y + 1.6), (x + 3.4, y) },
                    &[1.0, 3.6, 1.0],
                    Look::of(straw.lighter(0.06)).atop().shadow(0.3).rim(0.2),
                );
            }
        }
    });
    s.limb(&nodes! { (-49, -46), (0, -37), (49, -46) }, &[6.0, 7.0, 6.0], planks(straw, 0.0));
    let cloth = dress.accent.unwrap_or(p.red);
    s.blob(
        &nodes! {
            (4, -44), (30, -44), (40, -38), (36, -18; corner), (26, -28), (16, -14; corner), (8, -30)
        },
        form(cloth, 2.4),
    );
    for (x, y) in [(16.0, -36.0), (26.0, -36.0), (20.0, -27.0), (31.0, -30.0)] {
        s.dot(x, y, 1.4, patch(p.cream));
    }
}

fn chest(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood);
    let open = dress.open > 0.3 || dress.variant.is_multiple_of(2);
    if open {
        s.blob(
            &nodes! {
                (-52, -40; corner), (-54, -66), (-44, -84), (44, -84), (54, -66), (52, -40; corner)
            },
            form(wood.dim(0.62), 3.0),
        );
        s.stroke(
            &Path::blob(&nodes! {
                (-52, -40; corner), (-54, -66), (-44, -84), (44, -84), (54, -66), (52, -40; corner)
            }),
            4.0,
            form(p.gold.dim(0.85), 1.2),
        );
        if !dress.unlit {
            s.glow(0.0, -50.0, 70.0, p.flame, 0.55);
        }
        for i in 0..46 {
            let (x, y) = (s.rng.range(-44.0, 44.0), -38.0 - s.rng.unit() * 14.0);
            let y = y + x * x * 0.005;
            s.ellipse(x, y, 5.0, 3.0, form(if i % 5 == 0 { p.gold.lighter(0.08) } else { p.gold }, 1.2));
        }
        for (x, y, c) in [(-26.0, -48.0, p.red), (20.0, -50.0, p.water[1]), (2.0, -52.0, p.leaf)] {
            s.poly(
                &nodes! {
                    (x - 5.0, y), (x - 2.6, y - 5.0), (x + 2.6, y - 5.0), (x + 5.0, y), (x, y + 6.0)
                },
                form(c, 1.4),
            );
        }
        s.line(&nodes! { (-40, -44), (-44, -30), (-36, -24) }, 1.0, Look::of(p.white));
    } else {
        s.blob(
            &nodes! {
                (-52, -38; corner), (-52, -56), (-42, -70), (42, -70), (52, -56), (52, -38; corner)
            },
            planks(wood.lighter(0.03), 0.0).inflate(7.0),
        );
        s.limb(&nodes! { (-50, -58), (0, -61), (50, -58) }, &[1.0], faint(p.ink));
    }
    s.group(Group::new(), |s| {
        s.rect(-52.0, -40.0, 104.0, 40.0, planks(wood, 0.0).inflate(5.0));
        for y in [-27.0, -14.0] {
            s.polyline(&nodes! { (-54, y), (54, y) }, 0.9, Look::mark(p.ink).alpha(0.5));
        }
    });
    for x in [-40.0, 32.0] {
        s.rect(x, -41.0, 8.0, 42.0, form(p.gold.dim(0.88), 1.4));
        for y in [-34.0, -20.0, -6.0] {
            s.dot(x + 4.0, y, 1.3, p.gold.lighter(0.1));
        }
    }
    s.rect(-53.0, -42.0, 106.0, 5.0, form(p.gold.dim(0.88), 1.4));
    s.blob(&nodes! { (-9, -41), (9, -41), (9, -26), (0, -21), (-9, -26) }, form(p.gold, 2.0));
    s.dot(0.0, -33.0, 2.4, Look::lamp(p.ink));
    s.poly(&nodes! { (-1.2, -33), (1.2, -33), (2, -26), (-2, -26) }, Look::lamp(p.ink));
}
