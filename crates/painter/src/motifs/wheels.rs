//! What rolls with people in it: caravan, carriage, pram, tram, vintage car.

use super::easel::*;

pub(super) static CARAVAN: Motif = Motif::new(
    "caravan",
    Vehicle,
    Left,
    [-112.0, -134.0, 84.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Holds, Lit, Ridden],
    caravan,
);
pub(super) static CARRIAGE: Motif = Motif::new(
    "carriage",
    Vehicle,
    Left,
    [-96.0, -132.0, 78.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Holds, Ridden, Outline],
    carriage,
);
pub(super) static PRAM: Motif = Motif::new(
    "pram",
    Vehicle,
    Left,
    [-72.0, -126.0, 96.0, 2.0],
    &[Stands, Floats, Swims, Giant, Tiny, Holds, Ridden, Outline],
    pram,
);
pub(super) static TRAM: Motif = Motif::new(
    "tram",
    Vehicle,
    Left,
    [-100.0, -152.0, 100.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Holds, Lit, Ridden],
    tram,
);
pub(super) static VINTAGE_CAR: Motif = Motif::new(
    "vintage_car",
    Vehicle,
    Left,
    [-100.0, -100.0, 92.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Holds, Lit, Ridden, Many, Outline],
    vintage_car,
);

fn caravan(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.leaf);
    let roof = dress.accent.unwrap_or(p.red);
    s.limb(&nodes! { (-60, -34), (-86, -26), (-112, -28) }, &[5.0], planks(p.wood, 0.0).inflate(1.6));
    s.limb(&nodes! { (40, -112), (40, -132) }, &[8.0], form(p.metal, 2.4));
    s.limb(&nodes! { (35, -132), (45, -132) }, &[5.0], form(p.metal, 1.6));
    s.poly(&nodes! { (-60, -36), (-70, -98), (74, -98), (64, -36) }, planks(wall, 90.0).inflate(4.0));
    for i in 0..8 {
        let x = -56.0 + i as f32 * 16.0;
        s.polyline(&nodes! { (x, -38), (x * 1.12, -96) }, 0.8, faint(wall.dim(0.5)));
    }
    s.limb(&nodes! { (-62, -36), (66, -36) }, &[7.0], form(p.gold, 2.0));
    s.blob(
        &nodes! {
            (-82, -92; corner), (-72, -108), (-36, -120), (2, -123), (40, -120), (76, -108),
            (84, -92; corner), (2, -100)
        },
        form(roof, 6.0),
    );
    for i in 0..11 {
        let x = -76.0 + i as f32 * 15.4;
        let y = -96.0 - (1.0 - (x - 2.0) * (x - 2.0) / 6400.0).max(0.0) * 2.0;
        s.blob(
            &nodes! {
                (x - 7.8, y; corner), (x + 7.8, y; corner), (x + 4.0, y + 8.0), (x, y + 10.0),
                (x - 4.0, y + 8.0)
            },
            form(if i % 2 == 0 { p.gold } else { roof }, 1.4),
        );
    }
    window(s, dress, 36.0, -68.0, 13.0, 14.0);
    for x in [16.0, 56.0] {
        s.rect(x - 5.0, -82.0, 10.0, 28.0, form(roof, 1.6));
        s.dot(x, -68.0, 2.6, patch(p.cream));
    }
    door(s, -28.0, -38.0, 15.0, 48.0, p.accent2);
    s.dot(-28.0, -68.0, 5.0, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
    for i in 0..3 {
        s.rect(
            -44.0 - i as f32 * 2.0,
            -32.0 + i as f32 * 10.0,
            30.0 + i as f32 * 3.0,
            4.0,
            planks(p.wood, 0.0).inflate(1.2),
        );
    }
    wheel(s, 44.0, -26.0, 26.0, 10, p.red);
    wheel(s, -62.0, -20.0, 20.0, 10, p.red);
}

fn carriage(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coach = dress.main.unwrap_or(p.accent2);
    s.limb(&nodes! { (-48, -36), (-74, -28), (-96, -36) }, &[4.0], form(p.gold, 1.4));
    s.limb(&nodes! { (-64, -52), (-56, -28), (40, -22), (66, -40) }, &[5.0], form(p.gold, 2.0));
    s.blob(&nodes! { (-78, -66), (-56, -66), (-50, -48), (-70, -50) }, form(p.red, 4.0));
    s.limb(&nodes! { (-70, -50), (-60, -36) }, &[5.0], form(p.gold, 1.4));
    s.blob(
        &nodes! {
            (-44, -104), (0, -112), (46, -104), (54, -84), (42, -40), (20, -26), (-18, -26),
            (-40, -40), (-52, -84)
        },
        form(coach, 13.0),
    );
    s.blob(&nodes! { (-40, -94), (-22, -97), (-22, -66), (-36, -66) }, form(p.ink.mix(p.water[1], 0.4), 1.6));
    s.blob(&nodes! { (42, -94), (24, -97), (24, -66), (38, -66) }, form(p.ink.mix(p.water[1], 0.4), 1.6));
    s.blob(
        &nodes! { (-16, -98; corner), (18, -98; corner), (17, -34; corner), (-14, -34; corner) },
        form(coach.lighter(0.05), 3.0),
    );
    s.blob(
        &nodes! { (-12, -94; corner), (14, -94; corner), (14, -68; corner), (-12, -68; corner) },
        form(p.flame.mix(p.cream, 0.4), 1.0),
    );
    both(s, |s| {
        s.blob(&nodes! { (2, -94; corner), (13, -94; corner), (12, -72), (6, -82) }, form(p.red, 1.6));
    });
    s.poly(&around(1.0, -52.0, 8, |i| if i % 2 == 0 { 9.0 } else { 4.6 }), form(p.gold, 1.6));
    s.line(
        &nodes! { (-52, -84), (-40, -40), (-18, -26), (20, -26), (42, -40), (54, -84) },
        3.0,
        form(p.gold, 1.0),
    );
    s.limb(&nodes! { (-52, -106), (-20, -114), (20, -114), (54, -106) }, &[6.0], form(p.gold, 2.0));
    for x in [-50.0, 52.0] {
        s.limb(&nodes! { (x, -106), (x * 1.08, -120) }, &[4.0, 2.0], form(p.gold, 1.4));
    }
    s.blob(
        &nodes! {
            (-9, -114; corner), (-14, -130; corner), (-4, -122), (1, -132; corner), (6, -122),
            (16, -130; corner), (11, -114; corner)
        },
        form(p.gold, 2.4),
    );
    s.dot(-60.0, -84.0, 6.0, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
    s.glow(-60.0, -84.0, 20.0, p.flame, if dress.unlit { 0.0 } else { 0.4 });
    wheel(s, 48.0, -28.0, 28.0, 12, p.gold);
    wheel(s, -52.0, -21.0, 21.0, 12, p.gold);
}

fn pram(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let hood = dress.main.unwrap_or(p.water[0].lighter(0.08));
    s.line(&nodes! { (48, -62), (72, -84), (90, -88) }, 4.0, form(p.metal, 1.4));
    s.limb(&nodes! { (82, -87), (96, -89) }, &[6.0], form(p.wood_dark, 2.0));
    s.line(
        &nodes! { (-40, -20), (-46, -40), (0, -36), (50, -40), (40, -20) },
        3.0,
        form(p.metal.lighter(0.1), 1.0),
    );
    s.blob(
        &nodes! {
            (-62, -66; corner), (0, -64), (58, -66; corner), (52, -44), (28, -32), (-28, -32),
            (-54, -44)
        },
        form(hood.dim(0.9), 9.0),
    );
    s.blob(&nodes! { (-14, -62), (-6, -84), (10, -86), (30, -72), (54, -70), (56, -62) }, form(p.white, 5.0));
    for k in 0..4 {
        let a = 186.0 + k as f32 * 27.0;
        let (x0, y0) = (-16.0 + 58.0 * cos(radians(a)), -66.0 + 58.0 * sin(radians(a)));
        let (x1, y1) = (-16.0 + 58.0 * cos(radians(a + 30.0)), -66.0 + 58.0 * sin(radians(a + 30.0)));
        let (xm, ym) = (-16.0 + 62.0 * cos(radians(a + 15.0)), -66.0 + 62.0 * sin(radians(a + 15.0)));
        s.blob(
            &nodes! { (-10, -64; corner), (x0, y0; corner), (xm, ym), (x1, y1; corner) },
            form(if k % 2 == 0 { hood } else { hood.lighter(0.06) }, 5.0),
        );
        s.dot(x1, y1, 2.4, p.cream);
    }
    s.limb(&nodes! { (-64, -66), (0, -62), (60, -66) }, &[6.0], form(p.cream, 2.0));
    for i in 0..7 {
        let x = -44.0 + i as f32 * 15.0;
        s.blob(&nodes! { (x - 7.6, -63; corner), (x + 7.6, -63; corner), (x, -53) }, form(p.cream, 1.4));
    }
    for x in [-40.0, 40.0] {
        wheel(s, x, -20.0, 21.0, 12, p.metal.lighter(0.1));
    }
    s.dot(-2.0, -45.0, 6.0, form(p.red, 2.0));
}

fn tram(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let body = dress.main.unwrap_or(p.gold);
    let roof = dress.accent.unwrap_or(p.cream);
    s.line(&nodes! { (-10, -122), (30, -138), (62, -150) }, 2.4, form(p.metal, 1.0));
    s.dot(63.0, -150.0, 4.0, form(p.metal, 1.6));
    for x in [-46.0, -22.0, 22.0, 46.0] {
        s.dot(x, -12.0, 14.0, form(p.ink.lighter(0.08), 4.0));
        s.dot(x, -12.0, 6.0, form(p.metal, 2.0));
    }
    s.rect(-64.0, -24.0, 128.0, 9.0, form(p.metal.dim(0.7), 2.0));
    s.blob(
        &nodes! {
            (-92, -24; corner), (-96, -64), (-90, -106; corner), (90, -106; corner), (96, -64),
            (92, -24; corner)
        },
        form(body, 7.0),
    );
    s.blob(&nodes! { (-97, -50), (-93, -62), (93, -62), (97, -50), (93, -46), (-93, -46) }, form(roof, 2.0));
    s.blob(
        &nodes! { (-98, -104; corner), (-88, -116), (-60, -121), (60, -121), (88, -116), (98, -104; corner) },
        form(roof, 4.0),
    );
    s.rect(-56.0, -127.0, 112.0, 8.0, form(roof.dim(0.86), 2.0));
    let glass = if dress.unlit { p.ink.mix(p.sky[1], 0.35) } else { p.flame };
    for i in 0..4 {
        let x = -56.0 + i as f32 * 29.0;
        s.rect(x, -100.0, 25.0, 34.0, form(p.wood_dark, 1.2));
        s.rect(x + 2.4, -97.6, 20.2, 29.0, Look::lamp(glass));
    }
    for (x, y, c) in [(-20.0, -80.0, p.ink), (36.0, -80.0, p.red.dim(0.6))] {
        s.dot(x, y - 3.0, 5.0, patch(c));
        s.blob(
            &nodes! { (x - 9.0, -68; corner), (x - 6.0, -75), (x + 6.0, -75), (x + 9.0, -68; corner) },
            patch(c),
        );
    }
    if !dress.unlit {
        s.glow(0.0, -82.0, 70.0, p.flame, 0.25);
    }
    for x in [-90.0, 64.0] {
        s.rect(x, -100.0, 24.0, 74.0, form(body.dim(0.8), 2.0));
        s.rect(x + 3.0, -96.0, 18.0, 40.0, Look::lamp(glass));
        s.polyline(&nodes! { (x + 12.0, -98), (x + 12.0, -28) }, 1.2, p.wood_dark);
    }
    s.dot(-97.0, -38.0, 5.4, form(p.metal.lighter(0.3), 2.0));
    s.dot(-98.0, -38.0, 3.4, Look::lamp(glass));
}

fn vintage_car(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let body = dress.main.unwrap_or(p.accent2);
    let wing = dress.accent.unwrap_or(p.red.dim(0.7));
    s.limb(&nodes! { (-86, -16), (84, -16) }, &[7.0], form(p.metal, 2.0));
    s.blob(&nodes! { (74, -66), (90, -64), (92, -30), (76, -28) }, form(p.wood, 4.0));
    s.blob(
        &nodes! {
            (-90, -22; corner), (-90, -56), (-80, -62), (-22, -66), (-16, -66; corner),
            (76, -66; corner), (84, -50), (82, -22; corner)
        },
        form(body, 9.0),
    );
    s.blob(
        &nodes! { (-18, -62; corner), (-6, -96), (20, -100), (56, -98), (74, -88), (80, -62; corner) },
        form(p.cream, 5.0),
    );
    let glass = if dress.unlit { p.ink.mix(p.sky[1], 0.4) } else { p.water[1].lighter(0.12) };
    s.blob(
        &nodes! { (-8, -66; corner), (1, -90; corner), (28, -92; corner), (28, -66; corner) },
        form(glass, 1.2),
    );
    s.blob(
        &nodes! { (36, -66; corner), (36, -92; corner), (56, -90), (68, -80), (71, -66; corner) },
        form(glass, 1.2),
    );
    s.polyline(&nodes! { (4, -70), (14, -86) }, 1.6, Look::of(p.white).alpha(0.6));
    s.stroke(&Path::rect(-10.0, -62.0, 42.0, 36.0), 1.2, faint(body.dim(0.4)));
    s.limb(&nodes! { (22, -54), (29, -54) }, &[3.0], form(p.gold, 1.0));
    for i in 0..5 {
        let x = -72.0 + i as f32 * 9.0;
        s.polyline(&nodes! { (x, -54), (x, -36) }, 1.6, faint(body.dim(0.4)));
    }
    s.blob(
        &nodes! { (-96, -24; corner), (-96, -58), (-91, -64), (-86, -58), (-86, -24; corner) },
        form(p.gold, 3.0),
    );
    for (x, k) in [(-56.0, 1.0), (52.0, 1.0)] {
        s.blob(
            &nodes! {
                (x - 34.0, -18; corner), (x - 30.0, -38), (x, -50), (x + 30.0, -38),
                (x + 34.0, -18; corner)
            },
            form(wing.dim(k), 5.0),
        );
        s.dot(x, -21.0, 22.0, form(p.ink.lighter(0.06), 5.0));
        s.dot(x, -21.0, 12.0, form(p.cream, 3.0));
        wheel(s, x, -21.0, 11.0, 8, p.red);
    }
    s.dot(-90.0, -58.0, 8.4, form(p.gold, 3.0));
    s.ellipse(-93.0, -58.0, 5.0, 6.4, Look::lamp(if dress.unlit { p.cream } else { p.flame }));
    if !dress.unlit {
        s.glow(-96.0, -58.0, 26.0, p.flame, 0.45);
    }
}
