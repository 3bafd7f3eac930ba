//! What a calling is known by: abacus, diving helmet, lifebuoy, paint palette, pencil, ship's wheel.

use super::easel::*;

pub(super) static ABACUS: Motif = Motif::new(
    "abacus",
    Tool,
    Front,
    [-66.0, -112.0, 66.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Outline],
    abacus,
);
pub(super) static DIVING_HELMET: Motif = Motif::new(
    "diving_helmet",
    Garment,
    Front,
    [-64.0, -124.0, 64.0, 4.0],
    &[Stands, Floats, Swims, Giant, Tiny, Carried, Holds, Outline],
    diving_helmet,
);
pub(super) static LIFEBUOY: Motif = Motif::new(
    "lifebuoy",
    Tool,
    Front,
    [-76.0, -76.0, 76.0, 76.0],
    &[Floats, Hangs, Swims, Giant, Tiny, Carried, Ridden, Outline],
    lifebuoy,
);
pub(super) static PAINT_PALETTE: Motif = Motif::new(
    "paint_palette",
    Tool,
    Front,
    [-70.0, -86.0, 85.0, 49.0],
    &[Floats, Giant, Tiny, Carried, Ridden, Outline],
    paint_palette,
);
pub(super) static PENCIL: Motif = Motif::new(
    "pencil",
    Tool,
    Front,
    [-16.0, -160.0, 40.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Many, Ridden, Outline],
    pencil,
);
pub(super) static SHIPS_WHEEL: Motif = Motif::new(
    "ships_wheel",
    Tool,
    Front,
    [-76.0, -76.0, 76.0, 76.0],
    &[Floats, Hangs, Giant, Tiny, Outline],
    ships_wheel,
);

fn abacus(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.lighter(0.04));
    let colours = [p.red, p.gold, p.leaf.lighter(0.06), p.water[1], p.accent];
    for (row, c) in colours.into_iter().enumerate() {
        let y = -94.0 + row as f32 * 19.0;
        s.limb(&nodes! { (-54, y), (54, y) }, &[2.4], form(p.metal.lighter(0.15), 0.8));
        let left = [5, 2, 6, 3, 4][row];
        for i in 0..8 {
            let x = if i < left { -48.0 + i as f32 * 10.0 } else { 48.0 - (7 - i) as f32 * 10.0 };
            s.ellipse(x, y, 5.0, 8.0, form(c, 2.6));
            s.ellipse(x - 1.2, y - 3.0, 1.2, 2.0, Look::lamp(p.white).alpha(0.6));
        }
    }
    for x in [-60.0, 60.0] {
        s.limb(&nodes! { (x, -108), (x, 0) }, &[11.0], planks(wood, 90.0).inflate(3.4));
        s.limb(&nodes! { (x - 5.0, 1), (x + 5.0, 1) }, &[6.0], planks(wood.dim(0.8), 0.0).inflate(2.0));
    }
    for y in [-107.0, -6.0] {
        s.limb(&nodes! { (-62, y), (62, y) }, &[10.0], planks(wood, 0.0).inflate(3.0));
    }
}

fn diving_helmet(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let copper = dress.main.unwrap_or(p.fox.mix(p.gold, 0.45));
    s.blob(
        &nodes! { (-62, 0; corner), (-58, -18), (-36, -30), (36, -30), (58, -18), (62, 0; corner), (0, 4) },
        form(copper.dim(0.92), 7.0),
    );
    for x in [-48.0, -26.0, 0.0, 26.0, 48.0] {
        s.dot(x, -9.0 + (1.0 - x * x / 2304.0) * 3.0, 4.0, form(p.gold, 1.6));
    }
    s.blob(
        &nodes! {
            (-40, -28), (-52, -60), (-44, -98), (-18, -118), (18, -118), (44, -98), (52, -60), (40, -28)
        },
        form(copper, 20.0),
    );
    s.limb(&nodes! { (-40, -29), (0, -24), (40, -29) }, &[8.0], form(p.gold, 2.6));
    s.rect(-6.0, -124.0, 12.0, 10.0, form(p.gold, 2.6));
    both(s, |s| {
        s.ellipse(50.0, -68.0, 12.0, 17.0, form(p.gold, 3.0));
        s.ellipse(52.0, -68.0, 8.0, 12.0, form(p.water[0].dim(0.7), 1.6));
        for y in [-76.0, -68.0, -60.0] {
            s.polyline(&nodes! { (45, y), (60, y) }, 1.4, p.gold.dim(0.8));
        }
    });
    s.dot(0.0, -68.0, 33.0, form(p.gold, 5.0));
    s.dot(0.0, -68.0, 26.0, form(p.water[0].dim(0.75), 5.0));
    s.ellipse(4.0, -58.0, 15.0, 12.0, patch(p.water[1]).alpha(0.5).soft(4.0));
    s.blob(
        &nodes! { (-14, -62), (-2, -71), (9, -63), (18, -70), (18, -55), (9, -60), (-2, -54) },
        form(p.accent, 2.4).alpha(0.95),
    );
    s.dot(-7.0, -64.0, 1.6, Look::lamp(p.ink));
    for a in 0..8 {
        let r = radians(a as f32 * 45.0 + 22.0);
        s.dot(29.6 * sin(r), -68.0 - 29.6 * cos(r), 2.4, form(p.gold.dim(0.8), 1.0));
    }
    shine(s, &nodes! { (-20, -66), (-17, -80), (-4, -88) }, 5.0);
    shine(s, &nodes! { (-40, -84), (-32, -102), (-18, -110) }, 4.0);
}

fn lifebuoy(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.white));
    s.group(Group::new(), |s| {
        s.part(&ring(0.0, 0.0, 62.0, 32.0), form(b, 12.0).even_odd());
        for i in 0..4 {
            let t = i as f32 * 90.0 + 45.0;
            let at = |d: f32, r: f32| (r * sin(radians(t + d)), -r * cos(radians(t + d)));
            let ((x0, y0), (x1, y1), (x2, y2), (x3, y3), (xm, ym)) =
                (at(-21.0, 24.0), at(-21.0, 70.0), at(21.0, 70.0), at(21.0, 24.0), at(0.0, 76.0));
            s.poly(
                &nodes! { (x0, y0), (x1, y1), (xm, ym), (x2, y2), (x3, y3) },
                Look::of(a).atop().inflate(5.0).shadow(0.0).rim(0.2),
            );
        }
    });
    for i in 0..4 {
        let t = i as f32 * 90.0;
        let at = |d: f32, r: f32| (r * sin(radians(t + d)), -r * cos(radians(t + d)));
        let ((x0, y0), (x1, y1), (x2, y2)) = (at(45.0, 62.0), at(90.0, 74.0), at(135.0, 62.0));
        s.line(&nodes! { (x0, y0), (x1, y1), (x2, y2) }, 3.0, form(p.cream.mix(p.wood, 0.25), 1.0));
        s.limb(&nodes! { (x0 * 0.92, y0 * 0.92), (x0 * 1.04, y0 * 1.04) }, &[6.0], form(p.cream, 1.6));
    }
    shine(s, &nodes! { (-52, -6), (-44, -30), (-26, -48) }, 4.0);
}

fn paint_palette(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.lighter(0.14));
    let board = Path::blob(&nodes! {
        (-70, 4), (-60, -34), (-20, -54), (30, -50), (66, -22), (68, 14), (40, 30), (16, 26), (6, 44),
        (-26, 48), (-58, 34)
    })
    .and(Path::ellipse(38.0, 6.0, 13.0, 10.0));
    s.part(&board, planks(wood, 10.0).inflate(4.0).even_odd());
    let blobs = [
        (-50.0, 4.0, p.red),
        (-42.0, -22.0, p.fox),
        (-16.0, -36.0, p.gold),
        (14.0, -36.0, p.leaf),
        (40.0, -24.0, p.water[0]),
        (-46.0, 26.0, p.pink),
        (-20.0, 34.0, p.white),
    ];
    for (i, (x, y, c)) in blobs.into_iter().enumerate() {
        let r = 11.0 - (i % 3) as f32;
        s.blob(
            &nodes! {
                (x - r, y), (x - r * 0.5, y - r * 0.8), (x + r * 0.5, y - r * 0.9),
                (x + r * 1.1, y - r * 0.1), (x + r * 0.4, y + r * 0.8), (x - r * 0.7, y + r * 0.7)
            },
            form(c, 4.0),
        );
        s.ellipse(x - 3.0, y - 3.4, 2.4, 1.4, Look::lamp(p.white).alpha(0.7));
    }
    s.limb(&nodes! { (-22, -2), (-2, 4), (12, -2) }, &[2.0, 8.0, 2.0], form(p.accent2, 1.4).alpha(0.8));
    s.limb(&nodes! { (8, 30), (46, -24), (70, -60) }, &[4.0, 6.0, 6.0], form(p.accent2, 2.4));
    s.limb(&nodes! { (66, -54), (75, -67) }, &[7.0], form(p.metal.lighter(0.2), 2.4));
    s.blob(&nodes! { (70, -67), (76, -80), (85, -86; corner), (84, -74), (79, -61) }, furry(p.red, 2.4));
}

fn pencil(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paint = dress.main.unwrap_or(p.gold);
    s.line(&nodes! { (0, 1), (12, 2), (18, -4), (12, -7), (14, 2), (28, 3), (39, -2) }, 2.0, faint(p.ink));
    s.rect(-14.0, -158.0, 28.0, 16.0, form(p.pink.mix(p.red, 0.3), 5.0));
    s.rect(-14.5, -144.0, 29.0, 15.0, form(p.metal.lighter(0.2), 4.0));
    for y in [-140.0, -136.0, -132.0] {
        s.polyline(&nodes! { (-14, y), (14, y) }, 1.0, faint(p.ink));
    }
    s.poly(
        &nodes! { (-14, -34), (14, -34), (3, -6), (-3, -6) },
        planks(p.skin.mix(p.fur, 0.3), 90.0).inflate(4.0),
    );
    s.poly(&nodes! { (-4, -9), (4, -9), (0, 2) }, form(p.ink, 1.6));
    for (x, w, k) in [(-14.0, 8.0, 0.86), (-6.0, 12.0, 1.0), (6.0, 8.0, 0.7)] {
        s.poly(
            &nodes! { (x, -130), (x + w, -130), (x + w, -32), (x + w * 0.5, -27), (x, -32) },
            form(paint.dim(k), 2.0).shadow(0.0),
        );
    }
    for (x, y) in [(-5.0, -90.0), (2.0, -84.0), (-3.0, -78.0)] {
        s.ellipse(x, y, 2.6, 1.6, patch(p.wood).alpha(0.6));
    }
}

fn ships_wheel(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.mix(p.fox, 0.2));
    for i in 0..8 {
        s.at(&[turn(i as f32 * 45.0)], |s| {
            s.limb(
                &nodes! { (0, -10), (0, -30), (0, -52), (0, -58), (0, -66), (0, -76) },
                &[6.0, 8.0, 5.0, 5.0, 9.0, 6.0],
                planks(wood, 90.0).inflate(2.6),
            );
        });
    }
    s.part(&ring(0.0, 0.0, 54.0, 42.0), planks(wood.lighter(0.04), 30.0).inflate(4.0).even_odd());
    s.part(&ring(0.0, 0.0, 50.0, 46.5), form(p.gold, 1.0).even_odd());
    for i in 0..8 {
        let a = radians(i as f32 * 45.0);
        s.dot(48.0 * sin(a), -48.0 * cos(a), 3.4, form(p.gold, 1.4));
    }
    s.dot(0.0, 0.0, 18.0, planks(wood, 0.0).inflate(4.0));
    s.dot(0.0, 0.0, 11.0, form(p.gold, 3.0));
    s.poly(&around(0.0, 0.0, 8, |i| if i % 2 == 0 { 8.0 } else { 3.0 }), patch(p.gold.dim(0.6)));
    s.limb(&nodes! { (-4, -62), (0, -64), (4, -62) }, &[3.6], form(p.cream, 1.2));
}
