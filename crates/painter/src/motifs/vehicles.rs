//! Things to travel in: train, hot-air balloon, bicycle, rocket, airship, carriage.

use super::easel::*;

pub(super) static TRAIN: Motif = Motif::new(
    "train",
    Vehicle,
    Left,
    [-72.0, -129.0, 60.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Ridden, Lit, Outline],
    train,
);
pub(super) static HOT_AIR_BALLOON: Motif = Motif::new(
    "hot_air_balloon",
    Vehicle,
    Front,
    [-49.0, -158.0, 49.0, 2.0],
    &[Floats, Giant, Tiny, Many, Ridden, Outline],
    hot_air_balloon,
);
pub(super) static BICYCLE: Motif = Motif::new(
    "bicycle",
    Vehicle,
    Left,
    [-72.0, -97.0, 72.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Ridden, Outline],
    bicycle,
);
pub(super) static ROCKET: Motif = Motif::new(
    "rocket",
    Vehicle,
    Front,
    [-46.0, -160.0, 46.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Ridden, Lit, Outline],
    rocket,
);
pub(super) static AIRSHIP: Motif = Motif::new(
    "airship",
    Vehicle,
    Left,
    [-108.0, -62.0, 104.0, 54.0],
    &[Floats, Giant, Tiny, Many, Ridden, Lit, Outline],
    airship,
);

fn wheel(s: &mut Scene, x: f32, r: f32, tyre: Colour, spokes: Colour, n: usize) {
    s.part(&ring(x, -r, r, r * 0.84), form(tyre, r * 0.08).even_odd());
    for i in 0..n {
        let a = radians(i as f32 * 180.0 / n as f32 + 12.0);
        s.polyline(
            &nodes! {
                (x - cos(a) * r * 0.84, -r - sin(a) * r * 0.84),
                (x + cos(a) * r * 0.84, -r + sin(a) * r * 0.84)
            },
            (r * 0.06).max(0.6),
            spokes,
        );
    }
    s.dot(x, -r, r * 0.16, spokes);
}

fn train(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paint = dress.main.unwrap_or(p.accent);
    let lit = if dress.unlit { p.ink } else { p.flame };
    s.rect(-52.0, -19.0, 106.0, 9.0, form(p.ink, 2.0));
    s.blob(
        &nodes! {
            (-54, -18), (-56, -35), (-52, -50), (-20, -53), (16, -53), (16, -18)
        },
        form(paint, 11.0).grain(0.0),
    );
    s.poly(&nodes! { (14, -16), (14, -76), (52, -76), (52, -16) }, form(paint, 5.0));
    s.blob(&nodes! { (7, -74), (32, -83), (59, -74), (59, -79), (32, -90), (7, -80) }, form(p.dark, 2.4));
    s.rect(22.0, -68.0, 20.0, 21.0, Look::lamp(lit));
    s.stroke(&Path::rect(22.0, -68.0, 20.0, 21.0), 2.0, p.gold);
    s.poly(
        &nodes! {
            (-42, -51), (-44, -74), (-50, -84), (-30, -84), (-36, -74), (-36, -51)
        },
        form(p.dark, 3.0),
    );
    s.rect(-51.0, -88.0, 22.0, 5.0, form(p.gold, 1.4));
    s.blob(&nodes! { (-18, -52), (-17, -62), (-9, -66), (-1, -62), (0, -52) }, form(p.gold, 3.0));
    s.limb(&nodes! { (8, -53), (8, -62) }, &[3.0], p.gold);
    s.dot(8.0, -64.0, 3.6, form(p.gold, 1.2));
    for x in [-32.0, -8.0] {
        s.rect(x, -53.0, 3.4, 35.0, form(p.gold, 0.8));
    }
    s.ellipse(-55.0, -35.0, 4.6, 16.0, form(p.dark, 2.0));
    s.dot(-59.0, -38.0, 5.0, form(p.gold, 1.6));
    s.dot(-61.0, -38.0, 3.4, Look::lamp(lit));
    if !dress.unlit {
        s.glow(-61.0, -38.0, 42.0, p.flame, 0.6);
        s.glow(32.0, -58.0, 34.0, p.flame, 0.4);
    }
    s.poly(&nodes! { (-52, -13), (-72, 0), (-46, 0) }, form(p.red, 2.0));
    for x in [-66.0, -60.0, -54.0] {
        s.polyline(&nodes! { (-50, -12), (x, 0) }, 0.8, faint(p.ink));
    }
    for (x, r) in [(-36.0, 9.5), (-13.0, 9.5), (30.0, 14.0)] {
        s.dot(x, -r, r, form(p.ink, 2.0));
        wheel(s, x, r * 0.98, p.red, p.red.lighter(0.05), 4);
        s.dot(x, -r, 2.4, p.gold);
    }
    s.limb(&nodes! { (-36, -7), (30, -10) }, &[2.8], form(p.metal, 0.8));
    for (i, r) in [6.0, 8.6, 11.0].into_iter().enumerate() {
        let i = i as f32;
        s.ellipse(
            -34.0 + i * 15.0,
            -98.0 - i * 11.0,
            r,
            r * 0.82,
            form(p.fog.lighter(0.08), 3.0).alpha(0.85 - i * 0.16).shadow(0.0).rim(0.4),
        );
    }
}

fn hot_air_balloon(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.accent), dress.accent.unwrap_or(p.cream));
    for x in [-11.0, -4.0, 4.0, 11.0] {
        s.polyline(&nodes! { (x, -18), (x * 1.5, -46) }, 0.9, p.wood);
    }
    if !dress.unlit {
        s.glow(0.0, -38.0, 26.0, p.flame, 0.6);
        s.blob(&nodes! { (0, -26), (-3, -33), (0, -43), (3, -33) }, Look::lamp(p.flame));
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-16, -45), (-36, -72), (-49, -104), (-40, -138), (0, -158), (40, -138), (49, -104),
                (36, -72), (16, -45), (0, -42)
            },
            form(a, 20.0),
        );
        both(s, |s| {
            s.blob(
                &nodes! {
                    (5, -43), (15, -74), (18, -104), (13, -142), (0, -158), (31, -146), (40, -107),
                    (28, -74), (12, -44)
                },
                Look::of(b).atop().inflate(8.0).shadow(0.0).alpha(0.94),
            );
        });
        for i in 0..9 {
            let x = -48.0 + i as f32 * 12.0;
            s.blob(
                &nodes! {
                    (x - 6.0, -102; corner), (x + 6.0, -102; corner), (x, -90)
                },
                Look::mark(p.gold),
            );
        }
        s.line(&nodes! { (-52, -104), (0, -98), (52, -104) }, 3.0, Look::mark(p.gold));
    });
    s.ellipse(0.0, -43.0, 16.0, 3.4, form(p.wood_dark, 1.2));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-15, -18), (0, -15), (15, -18), (12, 0), (0, 2), (-12, 0)
            },
            planks(p.wood, 0.0).inflate(4.0),
        );
        tiles(s, [-16.0, -16.0, 16.0, 2.0], 4.0, p.wood_dark);
    });
    s.limb(&nodes! { (-15.5, -18), (0, -15), (15.5, -18) }, &[3.6], form(p.wood_dark, 1.2));
    for x in [-12.0, 12.0] {
        s.dot(x, -8.0, 3.0, form(p.fur, 1.2));
    }
}

fn bicycle(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let frame = dress.main.unwrap_or(p.accent);
    for x in [-44.0, 44.0] {
        wheel(s, x, 28.0, p.ink, p.metal.lighter(0.15), 8);
    }
    for (a, b) in [
        ((44.0, -28.0), (4.0, -26.0)),
        ((44.0, -28.0), (16.0, -66.0)),
        ((4.0, -26.0), (18.0, -70.0)),
        ((4.0, -26.0), (-30.0, -64.0)),
        ((16.0, -64.0), (-31.0, -68.0)),
        ((-44.0, -28.0), (-28.0, -80.0)),
    ] {
        s.limb(&nodes! { (a.0, a.1), (b.0, b.1) }, &[4.0], form(frame, 1.4));
    }
    s.line(&nodes! { (-28, -80), (-24, -88), (-12, -88), (-8, -82) }, 3.0, form(p.metal, 1.0));
    s.limb(&nodes! { (-12, -88), (-7, -82) }, &[4.4], p.wood_dark);
    s.blob(&nodes! { (6, -76), (10, -80), (28, -81), (33, -77), (22, -74) }, form(p.wood_dark, 2.0));
    s.part(&ring(4.0, -26.0, 9.0, 6.0), form(p.gold, 1.0).even_odd());
    s.limb(&nodes! { (4, -26), (-2, -12) }, &[2.4], p.metal);
    s.limb(&nodes! { (-7, -12), (3, -12) }, &[3.0], p.ink);
    s.line(&nodes! { (4, -34), (44, -31) }, 0.9, p.ink);
    s.line(&nodes! { (4, -18), (44, -25) }, 0.9, p.ink);
    s.blob(
        &nodes! {
            (-52, -86; corner), (-30, -86; corner), (-33, -68), (-49, -68)
        },
        planks(p.gold.mix(p.wood, 0.5), 0.0).inflate(2.4),
    );
    for (x, y) in [(-48.0, -90.0), (-41.0, -93.0), (-34.0, -90.0)] {
        s.dot(x, y, 4.4, form(p.red, 1.4));
        s.dot(x, y, 1.6, p.gold);
    }
    s.dot(-26.0, -92.0, 2.6, form(p.gold, 0.8));
}

fn rocket(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.cream), dress.accent.unwrap_or(p.red));
    if !dress.unlit {
        s.glow(0.0, -4.0, 40.0, p.flame, 0.5);
    }
    both(s, |s| {
        s.blob(&nodes! { (18, -64), (40, -42), (46, -6; corner), (32, -22), (20, -26) }, form(b, 4.0));
    });
    s.poly(&nodes! { (-15, -24), (-20, -10), (20, -10), (15, -24) }, form(p.metal, 3.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (0, -160; corner), (-17, -132), (-27, -92), (-26, -50), (-18, -20), (18, -20), (26, -50),
                (27, -92), (17, -132)
            },
            form(a, 13.0),
        );
        s.blob(&nodes! { (-24, -124), (0, -118), (24, -124), (14, -166), (-14, -166) }, Look::mark(b));
        for y in [-54.0, -30.0] {
            s.line(&nodes! { (-30, y), (0, y + 5.0), (30, y) }, 2.6, Look::mark(b));
        }
        for y in [-112.0, -66.0] {
            for x in [-18.0, -9.0, 0.0, 9.0, 18.0] {
                s.dot(x, y + 4.0 - x * x * 0.012, 1.0, Look::mark(p.metal));
            }
        }
    });
    for (y, r) in [(-92.0, 11.0), (-44.0, 6.4)] {
        s.dot(0.0, y, r, form(p.gold, 2.4).shadow(0.4));
        s.dot(0.0, y, r * 0.7, Look::lamp(if dress.unlit { p.water[0] } else { p.flame }));
        s.line(&nodes! { (-r * 0.4, y - 1.0), (0, y - r * 0.45) }, 1.2, Look::lamp(p.white).alpha(0.8));
    }
    s.blob(&nodes! { (-4, -52), (4, -52), (4, 2), (-4, 2) }, form(b.dim(0.88), 1.8));
}

fn airship(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.accent2), dress.accent.unwrap_or(p.red));
    for (dy, k) in [(-30.0, 1.0), (26.0, 0.85)] {
        s.blob(
            &nodes! {
                (66, dy * 0.2 - 20.0), (84, dy - 22.0), (104, dy * 1.2 - 22.0; corner), (100, -22),
                (84, -20)
            },
            form(b.dim(k), 3.0),
        );
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-104, -22), (-86, -46), (-44, -60), (6, -60), (56, -46), (94, -22), (56, 2), (6, 16),
                (-44, 16), (-86, 0)
            },
            form(a, 20.0),
        );
        for k in [-0.7, -0.35, 0.0, 0.35, 0.7] {
            s.line(
                &nodes! {
                    (-106, -22), (-50, -22.0 + 40.0 * k), (10, -22.0 + 42.0 * k), (96, -22)
                },
                1.0,
                Look::mark(a.dim(0.6)).alpha(0.6),
            );
        }
        for x in [-66.0, 40.0] {
            s.limb(&nodes! { (x, -64), (x + 4.0, -22), (x, 22) }, &[8.0], Look::mark(b).alpha(0.9));
        }
        s.poly(&around(-12.0, -22.0, 24, |i| if i % 2 == 0 { 18.0 } else { 13.0 }), Look::mark(p.cream));
        s.dot(-12.0, -22.0, 10.0, Look::mark(p.gold));
    });
    for x in [-30.0, 0.0, 26.0] {
        s.polyline(&nodes! { (x, 14), (x * 0.9, 30) }, 1.0, p.wood_dark);
    }
    s.blob(
        &nodes! {
            (-42, 28; corner), (36, 28; corner), (30, 44), (0, 50), (-34, 44)
        },
        planks(p.wood, 0.0).inflate(4.0),
    );
    for x in [-28.0, -12.0, 4.0, 20.0] {
        s.rect(x, 31.0, 9.0, 7.0, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
    }
    s.limb(&nodes! { (34, 38), (44, 38) }, &[3.0], p.metal);
    for d in [-1.0, 1.0] {
        s.blob(
            &nodes! {
                (44, 38), (48, 38.0 + 6.0 * d), (46, 38.0 + 16.0 * d), (42, 38.0 + 8.0 * d)
            },
            form(p.gold, 1.0),
        );
    }
    s.dot(-104.0, -22.0, 4.0, form(p.gold, 1.4));
}
