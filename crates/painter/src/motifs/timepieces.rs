//! Time and measure: clock, grandfather clock, pocket watch, sundial, compass, globe, telescope, scales.

use super::easel::*;

pub(super) static CLOCK: Motif = Motif::new(
    "clock",
    Tool,
    Front,
    [-50.0, -50.0, 50.0, 50.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Many, Outline],
    clock,
);
pub(super) static GRANDFATHER_CLOCK: Motif = Motif::new(
    "grandfather_clock",
    Furniture,
    Front,
    [-35.0, -199.0, 35.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Holds, Outline],
    grandfather_clock,
);
pub(super) static POCKET_WATCH: Motif = Motif::new(
    "pocket_watch",
    Tool,
    Front,
    [-46.0, -116.0, 52.0, 46.0],
    &[Hangs, Floats, Giant, Tiny, Carried, Outline, Holds],
    pocket_watch,
);
pub(super) static COMPASS: Motif =
    Motif::new("compass", Tool, Front, [-52.0, -68.0, 52.0, 52.0], &[Floats, Giant, Tiny, Carried], compass);
pub(super) static GLOBE: Motif = Motif::new(
    "globe",
    Tool,
    Front,
    [-56.0, -122.0, 45.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds, Outline],
    globe,
);
pub(super) static TELESCOPE: Motif = Motif::new(
    "telescope",
    Tool,
    Left,
    [-78.0, -123.0, 66.0, 2.0],
    &[Stands, Giant, Tiny, Carried, Outline],
    telescope,
);
pub(super) static SCALES: Motif = Motif::new(
    "scales",
    Tool,
    Front,
    [-82.0, -128.0, 82.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Outline, Holds],
    scales,
);

/// A dial with hands, no numerals.
fn dial(s: &mut Scene, x: f32, y: f32, r: f32, hours: f32, minutes: f32) {
    let p = s.palette;
    s.ellipse(x, y, r, r, form(p.cream, r * 0.5).texture(0.16));
    let at = |a: f32, k: f32| node(x + sin(radians(a)) * r * k, y - cos(radians(a)) * r * k);
    for i in 0..12 {
        let a = i as f32 * 30.0;
        s.limb(
            &[at(a, 0.88), at(a, 0.74)],
            &[r * if i % 3 == 0 { 0.1 } else { 0.05 }],
            Look::of(p.ink).flat().shadow(0.0).rim(0.0),
        );
    }
    for (a, l, w) in [(hours, 0.5, 0.09), (minutes, 0.74, 0.06)] {
        s.limb(
            &[at(a + 180.0, 0.12), at(a, l * 0.6), at(a, l)],
            &[r * w * 0.7, r * w * 1.4, r * w * 0.3],
            Look::of(p.ink).shadow(0.3).rim(0.0),
        );
    }
    s.dot(x, y, r * 0.08, p.accent);
}

fn clock(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let rim = dress.main.unwrap_or(p.gold);
    s.ellipse(0.0, 0.0, 50.0, 50.0, form(rim, 7.0));
    s.stroke(&Path::ellipse(0.0, 0.0, 46.0, 46.0), 1.2, faint(rim.dim(0.5)));
    dial(s, 0.0, 0.0, 42.0, 300.0 + 30.0 * f32::from(dress.variant), 60.0 + 90.0 * f32::from(dress.variant));
    s.limb(
        &nodes! { (-28, -14), (-20, -28), (-6, -36) },
        &[1.0, 3.4, 1.0],
        Look::lamp(p.white).alpha(0.5).soft(1.0),
    );
}

fn grandfather_clock(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.mix(p.fox, 0.2));
    s.rect(-28.0, -34.0, 56.0, 34.0, planks(wood, 90.0).inflate(4.0));
    s.rect(-31.0, -5.0, 62.0, 7.0, planks(wood.dim(0.85), 0.0));
    s.rect(-31.0, -39.0, 62.0, 7.0, planks(wood.lighter(0.04), 0.0));
    s.rect(-19.0, -26.0, 38.0, 17.0, form(wood.dim(0.84), 1.4));
    s.rect(-21.0, -116.0, 42.0, 80.0, planks(wood, 90.0).inflate(4.0));
    s.blob(
        &nodes! {
            (-13, -42; corner), (-13, -98), (0, -110), (13, -98), (13, -42; corner)
        },
        form(p.ink.mix(wood, 0.2), 1.4),
    );
    s.limb(&nodes! { (0, -106), (4, -64) }, &[1.8], p.gold);
    s.dot(5.0, -58.0, 8.0, form(p.gold, 2.4));
    for x in [-8.0, -5.0] {
        s.limb(&nodes! { (x, -106), (x, -80) }, &[0.8], p.gold);
        s.rect(x - 1.8, -82.0, 3.6, 12.0, form(p.gold.dim(0.9), 1.0));
    }
    s.rect(-31.0, -122.0, 62.0, 7.0, planks(wood.lighter(0.04), 0.0));
    s.blob(
        &nodes! {
            (-30, -120; corner), (-30, -160), (-18, -178), (0, -184), (18, -178), (30, -160),
            (30, -120; corner)
        },
        planks(wood, 90.0).inflate(4.0),
    );
    s.ellipse(0.0, -148.0, 25.0, 25.0, form(p.gold, 3.0));
    dial(s, 0.0, -148.0, 21.0, 330.0, 0.0);
    s.limb(&nodes! { (-33, -164), (-20, -184), (-4, -190) }, &[5.0, 5.0, 4.0], form(wood.lighter(0.05), 1.6));
    s.limb(&nodes! { (33, -164), (20, -184), (4, -190) }, &[5.0, 5.0, 4.0], form(wood.lighter(0.05), 1.6));
    s.dot(0.0, -194.0, 5.0, form(p.gold, 1.8));
}

fn pocket_watch(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let gold = dress.main.unwrap_or(p.gold);
    let chain = nodes! { (0, -66), (10, -82), (2, -98), (16, -112), (36, -108), (48, -92) };
    for (i, q) in sample(&chain, 22).into_iter().enumerate() {
        s.stroke(&Path::ellipse(q.x, q.y, if i % 2 == 0 { 3.6 } else { 2.2 }, 2.8), 1.4, form(gold, 0.6));
    }
    s.stroke(&Path::ellipse(0.0, -58.0, 8.0, 8.0), 3.0, form(gold, 1.0));
    s.rect(-5.0, -54.0, 10.0, 10.0, form(gold.dim(0.9), 1.8));
    s.ellipse(0.0, 0.0, 46.0, 46.0, form(gold, 7.0));
    s.stroke(&Path::ellipse(0.0, 0.0, 42.0, 42.0), 1.0, faint(gold.dim(0.5)));
    dial(s, 0.0, 0.0, 37.0, 310.0, 150.0);
    s.stroke(&Path::ellipse(0.0, 17.0, 9.0, 9.0), 1.0, faint(p.ink));
    s.polyline(&nodes! { (0, 17), (4, 11) }, 1.0, p.accent);
}

fn compass(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let brass = dress.main.unwrap_or(p.gold);
    s.stroke(&Path::ellipse(0.0, -58.0, 8.0, 8.0), 3.6, form(brass, 1.2));
    s.ellipse(0.0, 0.0, 52.0, 52.0, form(brass, 8.0));
    s.ellipse(0.0, 0.0, 43.0, 43.0, form(p.cream, 10.0));
    for i in 0..32 {
        let a = radians(i as f32 * 11.25);
        let k = if i % 4 == 0 { 33.0 } else { 37.0 };
        s.polyline(&nodes! { (sin(a) * 40.0, -cos(a) * 40.0), (sin(a) * k, -cos(a) * k) }, 0.9, p.ink);
    }
    let rose = around(0.0, 0.0, 16, |i| match i % 4 {
        0 => 30.0,
        2 => 20.0,
        _ => 7.0,
    });
    s.poly(&rose, form(p.water[0].mix(p.cream, 0.25), 2.0));
    s.at(&[turn(28.0)], |s| {
        s.poly(&nodes! { (0, -35), (6, 0), (-6, 0) }, form(p.red, 1.6));
        s.poly(&nodes! { (0, 35), (6, 0), (-6, 0) }, form(p.metal, 1.6));
    });
    s.dot(0.0, 0.0, 4.0, form(brass, 1.6));
    s.limb(
        &nodes! { (-30, -12), (-20, -28), (-6, -35) },
        &[1.0, 4.0, 1.0],
        Look::lamp(p.white).alpha(0.45).soft(1.0),
    );
}

fn globe(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let sea = dress.main.unwrap_or(p.water[1].mix(p.water[0], 0.4));
    let land = dress.accent.unwrap_or(p.leaf.mix(p.gold, 0.3));
    s.limb(&nodes! { (0, -26), (0, -4) }, &[7.0, 10.0], form(p.wood, 2.4));
    s.blob(&nodes! { (-30, 2), (-26, -6), (0, -10), (26, -6), (30, 2) }, planks(p.wood, 0.0).inflate(3.0));
    s.stroke(
        &Path::curve(&nodes! {
            (-18, -118), (-44, -100), (-54, -70), (-44, -40), (-14, -22), (16, -24)
        }),
        5.0,
        form(p.gold, 1.8),
    );
    s.group(Group::new(), |s| {
        s.ellipse(0.0, -70.0, 45.0, 45.0, form(sea, 18.0));
        let masses: [&[Node]; 4] = [
            &nodes! { (-34, -92), (-16, -104), (0, -98), (-6, -84), (-18, -78), (-20, -66), (-32, -72) },
            &nodes! { (8, -100), (28, -96), (38, -80), (24, -76), (16, -84), (6, -86) },
            &nodes! { (-10, -62), (8, -66), (18, -54), (8, -40), (0, -30), (-8, -44) },
            &nodes! { (26, -56), (38, -60), (40, -46), (30, -42), (24, -48), (22, -52) },
        ];
        for land_mass in masses {
            s.blob(land_mass, Look::of(land).atop().inflate(2.0).shadow(0.3).rim(0.1));
        }
        for y in [-100.0, -84.0, -66.0, -50.0] {
            s.line(&nodes! { (-46, y), (0, y + 7.0), (46, y) }, 0.6, Look::mark(p.cream).alpha(0.45));
        }
        for x in [-28.0, -10.0, 12.0, 30.0] {
            s.line(
                &nodes! { (x * 0.3, -116), (x, -70), (x * 0.3, -24) },
                0.6,
                Look::mark(p.cream).alpha(0.45),
            );
        }
    });
    s.dot(-18.0, -118.0, 4.0, form(p.gold, 1.4));
    s.dot(16.0, -24.0, 4.0, form(p.gold, 1.4));
}

fn telescope(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let brass = dress.main.unwrap_or(p.gold);
    for x in [-34.0, 30.0, 4.0] {
        s.limb(
            &nodes! { (0, -66), (x, 1) },
            &[5.0, 4.0],
            planks(if x == 4.0 { p.wood.dim(0.75) } else { p.wood }, 80.0),
        );
    }
    s.limb(&nodes! { (-17, -32), (15, -32) }, &[2.0], p.gold);
    s.dot(0.0, -66.0, 7.0, form(brass.dim(0.85), 2.4));
    s.at(&[shift(0.0, -74.0), turn(26.0)], |s| {
        s.poly(&nodes! { (40, -6), (66, -5), (66, 5), (40, 6) }, form(brass.dim(0.86), 2.6));
        s.poly(&nodes! { (0, -9), (44, -7), (44, 7), (0, 9) }, form(brass, 3.4));
        s.poly(&nodes! { (-74, -15), (4, -11), (4, 11), (-74, 15) }, form(p.accent.dim(0.7), 5.0));
        for (x, h) in [(-78.0, 17.0), (-10.0, 12.6), (0.0, 12.0), (38.0, 9.0), (62.0, 7.0)] {
            s.rect(x, -h, 8.0, h * 2.0, form(brass.lighter(0.04), 2.2));
        }
        s.ellipse(-78.0, 0.0, 4.0, 16.0, form(p.water[1].mix(p.white, 0.4), 1.6));
    });
}

fn scales(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let brass = dress.main.unwrap_or(p.gold);
    s.limb(&nodes! { (0, -2), (0, -60), (0, -118) }, &[7.0, 5.0, 4.0], form(brass, 2.0));
    s.blob(
        &nodes! {
            (-30, 2), (-26, -6), (-8, -12), (8, -12), (26, -6), (30, 2)
        },
        form(brass.dim(0.88), 3.0),
    );
    s.dot(0.0, -122.0, 6.0, form(brass, 2.0));
    let tilt = 8.0;
    s.limb(
        &nodes! {
            (-56, -108.0 + tilt), (0, -114), (56, -108.0 - tilt)
        },
        &[3.6, 6.0, 3.6],
        form(brass, 1.8),
    );
    for (x, y) in [(-56.0, -108.0 + tilt), (56.0, -108.0 - tilt)] {
        for d in [-22.0, 22.0] {
            s.polyline(&nodes! { (x, y), (x + d, y + 52.0) }, 0.9, brass.dim(0.8));
        }
        s.blob(
            &nodes! {
                (x - 26.0, y + 52.0; corner), (x + 26.0, y + 52.0; corner), (x + 16.0, y + 64.0),
                (x, y + 68.0), (x - 16.0, y + 64.0)
            },
            form(brass, 3.4),
        );
        s.ellipse(x, y + 52.0, 26.0, 4.0, form(brass.dim(0.7), 1.2));
    }
}
