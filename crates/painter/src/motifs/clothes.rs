//! Small things to wear and to lie on: ballet shoe, fan, mitten, pillow, sock, spectacles.

use super::easel::*;

pub(super) static BALLET_SHOE: Motif = Motif::new(
    "ballet_shoe",
    Garment,
    Left,
    [-62.0, -123.0, 61.0, 34.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Holds, Outline],
    ballet_shoe,
);
pub(super) static FAN: Motif = Motif::new(
    "fan",
    Garment,
    Front,
    [-105.0, -96.0, 105.0, 30.0],
    &[Floats, Giant, Tiny, Carried, Outline],
    fan,
);
pub(super) static MITTEN: Motif = Motif::new(
    "mitten",
    Garment,
    Front,
    [-40.0, -122.0, 58.0, 2.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Holds, Many, Outline],
    mitten,
);
pub(super) static PILLOW: Motif = Motif::new(
    "pillow",
    Furniture,
    Front,
    [-84.0, -114.0, 84.0, 2.0],
    &[Stands, Floats, Swims, Giant, Tiny, Carried, Ridden, Many],
    pillow,
);
pub(super) static SOCK: Motif = Motif::new(
    "sock",
    Garment,
    Left,
    [-66.0, -132.0, 38.0, 4.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Holds, Many, Outline],
    sock,
);
pub(super) static SPECTACLES: Motif = Motif::new(
    "spectacles",
    Garment,
    Front,
    [-84.0, -34.0, 84.0, 34.0],
    &[Floats, Giant, Tiny, Carried, Outline],
    spectacles,
);

fn ballet_shoe(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let satin = dress.main.unwrap_or(p.pink);
    for (path, k) in [
        (nodes! { (30, -14), (46, -60), (10, -88), (36, -120) }, 0.8),
        (nodes! { (34, -14), (4, -58), (44, -84), (14, -118) }, 1.0),
    ] {
        s.limb(&path, &[7.0, 8.0, 8.0, 9.0], form(satin.dim(k), 2.0));
    }
    s.blob(
        &nodes! {
            (-60, 20), (-56, 2), (-30, -8), (0, -16), (34, -26), (56, -16), (60, 8), (46, 24), (6, 30),
            (-44, 32)
        },
        form(satin, 15.0),
    );
    s.blob(
        &nodes! { (-24, -2), (4, -14), (34, -24), (52, -14), (40, -4), (8, 4), (-14, 6) },
        form(satin.dim(0.5), 2.0),
    );
    s.line(
        &nodes! { (-26, -1), (4, -15), (34, -26), (54, -15), (40, -2), (8, 6), (-16, 8), (-26, -1) },
        3.0,
        form(satin.lighter(0.05), 1.0),
    );
    s.blob(
        &nodes! { (-60, 22), (-58, 6), (-44, 0), (-38, 14), (-44, 31) },
        form(satin.lighter(0.05), 4.0).shadow(0.2),
    );
    bow(s, -22.0, 6.0, p.accent2);
    s.limb(&nodes! { (-46, 32), (0, 32), (46, 25) }, &[2.0, 4.0, 3.0], form(p.wood, 1.2));
    shine(s, &nodes! { (10, 18), (32, 14), (48, 4) }, 4.4);
}

/// A small ribbon tied at (x, y).
fn bow(s: &mut Scene, x: f32, y: f32, colour: Colour) {
    for d in [-1.0, 1.0] {
        s.blob(&nodes! { (x, y), (x + d * 12.0, y - 7.0), (x + d * 13.0, y + 6.0) }, form(colour, 2.0));
    }
    s.dot(x, y, 3.4, form(colour.dim(0.85), 1.4));
}

fn fan(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let silk = dress.main.unwrap_or(p.red);
    let at = |a: f32, r: f32| (r * sin(radians(a)), 10.0 - r * cos(radians(a)));
    for i in 0..=12 {
        let a = -84.0 + i as f32 * 14.0;
        let ((x0, y0), (x1, y1)) = (at(a, 4.0), at(a, 100.0));
        s.limb(
            &nodes! { (x0, y0), (x1, y1) },
            &[4.0, 5.0],
            planks(p.wood.lighter(0.06), a - 90.0).inflate(1.4),
        );
    }
    s.group(Group::new(), |s| {
        for i in 0..12 {
            let a = -84.0 + i as f32 * 14.0;
            let ((x0, y0), (x1, y1), (x2, y2), (x3, y3)) =
                (at(a, 46.0), at(a, 106.0), at(a + 14.2, 106.0), at(a + 14.2, 46.0));
            s.poly(
                &nodes! { (x0, y0), (x1, y1), (x2, y2), (x3, y3) },
                form(silk.dim(if i % 2 == 0 { 1.0 } else { 0.82 }), 1.6),
            );
        }
        for r in [50.0, 101.0] {
            let arc: Vec<Node> = (0..=24)
                .map(|i| {
                    let (x, y) = at(-84.0 + i as f32 * 7.0, r);
                    node(x, y)
                })
                .collect();
            s.line(&arc, 4.0, Look::mark(p.gold));
        }
        s.dot(34.0, -56.0, 17.0, Look::mark(p.gold).alpha(0.9));
        let bough: Vec<Node> = nodes! { (-88, -24), (-50, -46), (-16, -60), (20, -56) }.to_vec();
        s.line(&bough, 2.4, Look::mark(p.ink));
        for (x, y) in
            [(-62.0, -48.0), (-44.0, -36.0), (-30.0, -64.0), (-10.0, -52.0), (8.0, -68.0), (22.0, -50.0)]
        {
            for k in 0..5 {
                let a = radians(k as f32 * 72.0);
                s.dot(x + 4.4 * sin(a), y - 4.4 * cos(a), 3.4, Look::mark(p.white));
            }
            s.dot(x, y, 1.8, Look::mark(p.gold));
        }
    });
    s.dot(0.0, 10.0, 5.0, form(p.gold, 2.0));
    s.limb(&nodes! { (0, 12), (-4, 20), (-2, 29) }, &[1.6, 4.0, 7.0], form(p.accent2, 1.4));
}

fn mitten(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wool = dress.main.unwrap_or(p.red);
    let second = dress.accent.unwrap_or(p.white);
    s.limb(&nodes! { (24, -34), (40, -58), (50, -76) }, &[24.0, 25.0, 20.0], form(wool, 7.0).texture(0.3));
    s.dot(49.0, -77.0, 11.0, form(wool, 6.0).texture(0.3).shadow(0.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-32, -28; corner), (-38, -64), (-34, -100), (-16, -120), (6, -121), (24, -104),
                (30, -70), (30, -28; corner)
            },
            form(wool, 14.0).texture(0.3),
        );
        for (y, c) in [(-44.0, second), (-100.0, second)] {
            for i in -4..5 {
                let x = i as f32 * 9.0;
                s.polyline(
                    &nodes! {
                        (x - 4.5, y + 4.0), (x, y - 4.0), (x + 4.5, y + 4.0)
                    },
                    2.2,
                    Look::mark(c),
                );
            }
        }
        for k in 0..6 {
            s.at(&[shift(-4.0, -72.0), turn(k as f32 * 60.0)], |s| {
                s.polyline(&nodes! { (0, 0), (0, -17) }, 2.6, Look::mark(second));
                s.polyline(&nodes! { (-5, -15), (0, -9), (5, -15) }, 2.2, Look::mark(second));
            });
        }
    });
    s.blob(&nodes! { (-35, -30; corner), (33, -30; corner), (34, -2), (0, 2), (-36, -2) }, form(second, 5.0));
    for i in 0..9 {
        let x = -28.0 + i as f32 * 7.2;
        s.polyline(&nodes! { (x, -28), (x, -1) }, 1.4, faint(p.grey));
    }
    s.line(&nodes! { (34, -14), (48, -8), (56, -26), (54, -44) }, 2.4, form(second, 1.0));
}

fn pillow(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let linen = dress.main.unwrap_or(p.cream);
    let stripe = dress.accent.unwrap_or(p.water[1]);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-80, -94; corner), (-40, -86), (0, -92), (40, -86), (80, -94; corner), (72, -48),
                (80, -4; corner),
                (40, -8), (0, 0), (-40, -8), (-80, -4; corner), (-72, -48)
            },
            form(linen, 26.0),
        );
        for i in -5..6 {
            let x = i as f32 * 15.0;
            s.line(
                &nodes! {
                    (x * 1.02, -100), (x * 1.12, -48), (x * 1.02, 4)
                },
                2.4,
                Look::mark(stripe).alpha(0.6),
            );
        }
    });
    s.blob(
        &nodes! { (-28, -58), (-6, -64), (22, -56), (26, -42), (4, -34), (-24, -40) },
        Look::of(linen.dim(0.7)).alpha(0.45).soft(6.0).shadow(0.0).rim(0.0),
    );
    both(s, |s| {
        for (y, d) in [(-94.0, -1.0), (-4.0, 1.0)] {
            s.line(
                &nodes! { (76, y - d * 4.0), (58, y - d * 14.0), (46, y - d * 24.0) },
                1.2,
                faint(linen.dim(0.6)),
            );
            s.dot(80.0, y, 3.4, form(p.gold, 1.4));
            s.limb(&nodes! { (80, y), (82, y + 5.0) }, &[2.0, 5.0], form(p.gold, 1.2));
        }
    });
    s.at(&[shift(46.0, -100.0), turn(30.0)], |s| {
        s.blob(&nodes! { (0, 10; corner), (-6, 0), (-3, -14), (3, -12), (6, 0) }, form(p.white, 1.6));
        s.line(&nodes! { (0, 14), (0, -8) }, 0.8, p.grey);
    });
}

fn sock(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.accent2), dress.accent.unwrap_or(p.red));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-22, -124; corner), (34, -124; corner), (34, -80), (37, -36), (30, -6), (6, 2),
                (-30, 2), (-58, 0),
                (-66, -16), (-54, -32), (-28, -38), (-18, -60), (-20, -92)
            },
            form(a, 13.0).texture(0.35),
        );
        for y in [-100.0, -78.0, -56.0] {
            s.line(&nodes! { (-30, y), (6, y + 5.0), (44, y) }, 9.0, Look::mark(b));
        }
        s.blob(&nodes! { (-70, -34), (-48, -36), (-40, -16), (-46, 8), (-72, 8) }, Look::mark(b));
        s.blob(&nodes! { (42, -44), (24, -40), (10, -20), (16, 8), (42, 8) }, Look::mark(b));
    });
    s.blob(
        &nodes! { (-25, -132; corner), (37, -132; corner), (37, -112), (6, -108), (-25, -112) },
        form(b, 4.0),
    );
    for i in 0..8 {
        let x = -20.0 + i as f32 * 7.4;
        s.polyline(&nodes! { (x, -130), (x, -112) }, 1.2, faint(b.dim(0.5)));
    }
    s.at(&[shift(-8.0, -16.0), turn(-8.0)], |s| {
        s.rect(-11.0, -9.0, 22.0, 18.0, form(p.leaf.lighter(0.08), 1.6));
        for x in [-9.0, -3.0, 3.0, 9.0] {
            s.polyline(&nodes! { (x, -12), (x, -7) }, 1.0, p.cream);
            s.polyline(&nodes! { (x, 7), (x, 12) }, 1.0, p.cream);
        }
    });
}

fn spectacles(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let rim = dress.main.unwrap_or(p.gold);
    both(s, |s| {
        s.line(&nodes! { (70, -8), (80, -24), (76, -32), (62, -30) }, 4.0, form(rim.dim(0.75), 1.4));
        s.dot(40.0, 0.0, 30.0, Look::of(p.water[1].mix(p.white, 0.5)).alpha(0.45).inflate(6.0).shadow(0.0));
        s.part(&ring(40.0, 0.0, 34.0, 28.0), form(rim, 2.6).even_odd());
        s.dot(73.0, -8.0, 4.4, form(rim, 1.8));
    });
    s.line(&nodes! { (-9, -6), (0, -13), (9, -6) }, 4.4, form(rim, 1.6));
    for x in [-40.0, 40.0] {
        shine(s, &nodes! { (x - 19.0, 4), (x - 16.0, -10), (x - 4.0, -19) }, 5.0);
        s.polyline(&nodes! { (x + 8.0, 18), (x + 18.0, 8) }, 2.4, Look::lamp(p.white).alpha(0.5));
    }
}
