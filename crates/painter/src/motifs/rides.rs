//! What carries one or two: biplane, parachute, sledge, unicycle, wheelbarrow.

use super::easel::*;

pub(super) static BIPLANE: Motif = Motif::new(
    "biplane",
    Vehicle,
    Left,
    [-94.0, -62.0, 92.0, 52.0],
    &[Floats, Hangs, Giant, Tiny, Ridden, Many, Outline],
    biplane,
);
pub(super) static PARACHUTE: Motif = Motif::new(
    "parachute",
    Vehicle,
    Front,
    [-74.0, -118.0, 74.0, 65.0],
    &[Floats, Giant, Tiny, Many, Outline, Ridden],
    parachute,
);
pub(super) static SLEDGE: Motif = Motif::new(
    "sledge",
    Vehicle,
    Left,
    [-96.0, -58.0, 80.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Carried, Ridden, Outline],
    sledge,
);
pub(super) static UNICYCLE: Motif = Motif::new(
    "unicycle",
    Vehicle,
    Left,
    [-42.0, -142.0, 44.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Ridden, Outline],
    unicycle,
);
pub(super) static WHEELBARROW: Motif = Motif::new(
    "wheelbarrow",
    Vehicle,
    Left,
    [-80.0, -85.0, 92.0, 1.0],
    &[Stands, Floats, Giant, Tiny, Holds, Ridden, Outline],
    wheelbarrow,
);

fn biplane(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let body = dress.main.unwrap_or(p.red);
    let wing = dress.accent.unwrap_or(p.cream);
    s.limb(&nodes! { (-30, 16), (-42, 40) }, &[3.0], form(p.metal, 1.0));
    s.limb(&nodes! { (-44, 16), (-42, 40) }, &[3.0], form(p.metal, 1.0));
    s.dot(-42.0, 40.0, 12.0, form(p.ink, 3.0));
    s.dot(-42.0, 40.0, 5.0, form(p.metal.lighter(0.2), 1.6));
    s.blob(&nodes! { (58, -8), (72, -42), (88, -44), (92, -6), (84, 4) }, form(body.dim(0.85), 3.0));
    s.blob(
        &nodes! {
            (-66, -18; corner), (-40, -24), (0, -22), (50, -14), (88, -8), (90, 0), (50, 10), (0, 20),
            (-42, 22), (-66, 16; corner)
        },
        form(body, 11.0),
    );
    s.blob(
        &nodes! { (-66, -19; corner), (-80, -12), (-84, 0), (-80, 10), (-66, 17; corner) },
        form(p.metal, 5.0),
    );
    s.blob(&nodes! { (-4, -22), (0, -34), (16, -36), (20, -20) }, form(p.skin, 4.0));
    s.blob(
        &nodes! { (-4, -32), (2, -42), (14, -42), (20, -32), (18, -24), (10, -32) },
        form(p.wood_dark, 3.0),
    );
    s.ellipse(1.0, -31.0, 4.6, 3.6, form(p.water[1].lighter(0.1), 1.2));
    s.line(&nodes! { (18, -27), (34, -34), (46, -28), (58, -36) }, 5.0, form(p.gold, 1.6));
    s.blob(&nodes! { (-6, -20), (6, -16), (26, -17), (28, -12), (-4, -12) }, form(body.dim(0.8), 2.0));
    s.limb(&nodes! { (62, -6), (94, -12) }, &[7.0, 5.0], form(wing, 2.4));
    for x in [-48.0, -8.0] {
        s.limb(&nodes! { (x + 4.0, 12), (x - 4.0, -54) }, &[3.4], planks(p.wood, 90.0));
    }
    s.polyline(&nodes! { (-44, 12), (-12, -54) }, 0.8, p.metal);
    s.polyline(&nodes! { (-4, 12), (-52, -54) }, 0.8, p.metal);
    for (y, l, r) in [(-56.0, -70.0, 14.0), (12.0, -62.0, 20.0)] {
        s.blob(
            &nodes! {
                (l, y), (l + 8.0, y - 5.0), (r - 6.0, y - 5.0), (r, y), (r - 8.0, y + 5.0),
                (l + 8.0, y + 5.0)
            },
            form(wing, 3.0),
        );
        s.limb(&nodes! { (l + 10.0, y + 1.0), (r - 10.0, y + 1.0) }, &[2.0], patch(body));
    }
    s.poly(&around(40.0, -2.0, 10, |i| if i % 2 == 0 { 9.0 } else { 4.0 }), form(p.gold, 1.4));
    s.ellipse(-88.0, 0.0, 3.4, 34.0, Look::of(p.white).alpha(0.35).shadow(0.0).soft(1.0));
    s.limb(&nodes! { (-88, -32), (-87, 0), (-88, 32) }, &[2.0, 7.0, 2.0], planks(p.wood, 90.0).inflate(1.6));
    s.dot(-88.0, 0.0, 5.4, form(p.gold, 2.0));
}

fn parachute(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.cream));
    for x in [-72.0, -44.0, -15.0, 15.0, 44.0, 72.0] {
        s.line(&nodes! { (x, -52), (x * 0.5, -14), (x * 0.12, 30) }, 0.9, Look::of(p.cream).alpha(0.9));
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-74, -50; corner), (-68, -84), (-40, -110), (0, -118), (40, -110), (68, -84),
                (74, -50; corner), (59, -58),
                (44, -48; corner), (30, -57), (15, -47; corner), (0, -56), (-15, -47; corner), (-30, -57),
                (-44, -48; corner), (-59, -58)
            },
            form(b, 14.0),
        );
        for (l, r) in [(-74.0, -44.0), (-15.0, 15.0), (44.0, 74.0)] {
            s.blob(
                &nodes! {
                    (0, -120; corner), (l * 0.85, -88), (l, -44; corner), (r, -44; corner),
                    (r * 0.85, -88)
                },
                Look::of(a).atop().inflate(8.0).shadow(0.0).rim(0.2),
            );
        }
    });
    s.blob(
        &nodes! { (-20, 34; corner), (0, 30), (20, 34; corner), (16, 60), (-16, 60) },
        planks(p.wood.lighter(0.08), 0.0).inflate(5.0),
    );
    for y in [40.0, 47.0, 54.0] {
        s.line(&nodes! { (-18, y), (0, y + 2.0), (18, y) }, 1.0, faint(p.wood_dark));
    }
    s.limb(&nodes! { (-21, 34), (0, 31), (21, 34) }, &[5.0], form(p.wood, 1.8));
    s.blob(&nodes! { (-2, 32), (-10, 22), (0, 16), (10, 22) }, form(p.cream, 3.0));
}

fn sledge(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.lighter(0.06));
    for (dy, k) in [(-10.0, 0.7), (0.0, 1.0)] {
        s.line(
            &nodes! { (72, dy - 3.0), (-50, dy - 2.0), (-76, dy - 12.0), (-84, dy - 30.0), (-74, dy - 40.0) },
            5.0,
            form(p.metal.dim(k), 1.6),
        );
        for x in [-40.0, 8.0, 54.0] {
            s.limb(&nodes! { (x, dy - 32.0), (x, dy - 4.0) }, &[6.0], planks(wood.dim(k), 90.0).inflate(2.0));
        }
    }
    for (i, y) in [-48.0, -41.0, -34.0].into_iter().enumerate() {
        s.limb(
            &nodes! { (-66.0 - i as f32 * 3.0, y), (76.0 + i as f32 * 2.0, y) },
            &[6.6],
            planks(wood.dim(0.86 + i as f32 * 0.07), 0.0).inflate(2.2),
        );
    }
    s.blob(&nodes! { (-30, -50), (-20, -58), (50, -58), (58, -50), (50, -44), (-24, -44) }, form(p.red, 4.0));
    for x in [-10.0, 14.0, 38.0] {
        s.polyline(&nodes! { (x - 4.0, -58), (x, -44) }, 3.0, patch(p.cream));
    }
    s.line(&nodes! { (-74, -40), (-92, -30), (-88, -14), (-96, -4) }, 2.2, form(p.red, 1.0));
    s.dot(-84.0, -30.0, 3.4, form(p.gold, 1.4));
}

fn unicycle(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let frame = dress.main.unwrap_or(p.red);
    wheel(s, 0.0, -42.0, 42.0, 18, p.ink.lighter(0.12));
    s.part(&ring(0.0, -42.0, 35.0, 32.0), form(p.metal.lighter(0.2), 1.0).even_odd());
    s.limb(&nodes! { (0, -42), (0, -92), (0, -122) }, &[7.0, 8.0, 6.0], form(frame, 2.4));
    s.dot(0.0, -92.0, 6.0, form(p.metal, 2.2));
    s.blob(
        &nodes! {
            (-30, -136), (-22, -142), (0, -130), (26, -140), (34, -134), (26, -122), (0, -118),
            (-20, -124)
        },
        form(p.wood_dark, 5.0),
    );
    s.limb(&nodes! { (0, -42), (22, -24) }, &[5.0], form(p.metal, 1.8));
    s.limb(&nodes! { (0, -42), (-20, -62) }, &[5.0], form(p.metal.dim(0.8), 1.8));
    s.limb(&nodes! { (13, -22), (33, -22) }, &[7.0], form(p.gold, 2.2));
    s.limb(&nodes! { (-31, -64), (-11, -64) }, &[7.0], form(p.gold.dim(0.8), 2.2));
    s.dot(0.0, -42.0, 7.0, form(p.metal.lighter(0.1), 2.6));
}

fn wheelbarrow(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let tray = dress.main.unwrap_or(p.leaf);
    s.limb(&nodes! { (28, -34), (40, -2) }, &[5.0], form(p.metal, 1.8));
    for (x, y, r, c) in
        [(-22.0, -62.0, 14.0, p.red), (2.0, -66.0, 13.0, p.fox), (22.0, -62.0, 12.0, p.red.dim(0.85))]
    {
        s.dot(x, y, r, form(c, 5.0));
        s.line(&nodes! { (x, y - r + 2.0), (x + 2.0, y - r - 5.0) }, 2.0, p.wood_dark);
        s.ellipse(x - r * 0.4, y - r * 0.4, 3.0, 2.0, Look::lamp(p.white).alpha(0.6));
    }
    s.blob(
        &nodes! { (-64, -62; corner), (56, -66; corner), (36, -30), (-20, -26), (-44, -32) },
        form(tray, 8.0),
    );
    s.limb(&nodes! { (-66, -62), (58, -66) }, &[6.0], form(tray.lighter(0.05), 2.0));
    s.limb(&nodes! { (-58, -20), (0, -30), (90, -48) }, &[6.0], planks(p.wood, -10.0).inflate(2.0));
    s.limb(&nodes! { (72, -44), (91, -48) }, &[8.0], form(p.red, 2.4));
    wheel(s, -58.0, -21.0, 21.0, 8, p.metal);
}
