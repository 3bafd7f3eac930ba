//! Things of the house: bathtub, watering can, telephone, ladder, letter.

use super::easel::*;

pub(super) static BATHTUB: Motif = Motif::new(
    "bathtub",
    Furniture,
    Front,
    [-71.0, -94.0, 71.0, 4.0],
    &[Stands, Swims, Floats, Giant, Tiny, Holds, Ridden],
    bathtub,
);
pub(super) static WATERING_CAN: Motif = Motif::new(
    "watering_can",
    Vessel,
    Left,
    [-101.0, -90.0, 65.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Outline],
    watering_can,
);
pub(super) static TELEPHONE: Motif = Motif::new(
    "telephone",
    Tool,
    Front,
    [-63.0, -90.0, 82.0, 3.0],
    &[Stands, Floats, Giant, Tiny, Carried],
    telephone,
);
pub(super) static LADDER: Motif = Motif::new(
    "ladder",
    Tool,
    Front,
    [-24.0, -190.0, 24.0, 1.0],
    &[Stands, Hangs, Floats, Giant, Tiny, Outline],
    ladder,
);
pub(super) static LETTER: Motif = Motif::new(
    "letter",
    Tool,
    Front,
    [-46.0, -31.0, 46.0, 31.0],
    &[Floats, Giant, Tiny, Many, Carried],
    letter,
);

fn bathtub(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let enamel = dress.main.unwrap_or(p.white);
    for x in [-40.0, 40.0] {
        s.limb(&nodes! { (x, -14), (x * 1.1, -4), (x * 1.16, 2) }, &[10.0, 6.0, 9.0], form(p.gold, 2.0));
    }
    s.line(&nodes! { (56, -50), (60, -82), (48, -92), (40, -84) }, 4.0, form(p.gold, 1.4));
    s.limb(&nodes! { (52, -76), (68, -76) }, &[3.0], form(p.gold, 1.0));
    s.ellipse(0.0, -54.0, 66.0, 11.0, form(enamel.dim(0.8), 2.0));
    s.ellipse(0.0, -52.0, 58.0, 7.0, form(p.water[1], 1.0));
    for (x, y, r) in [
        (-38.0, -58.0, 9.0),
        (-24.0, -63.0, 11.0),
        (-8.0, -60.0, 10.0),
        (-30.0, -72.0, 7.0),
        (8.0, -58.0, 8.0),
        (-14.0, -72.0, 7.0),
        (20.0, -57.0, 6.0),
    ] {
        s.dot(x, y, r, form(p.white, 3.0).alpha(0.92).shadow(0.2));
    }
    s.blob(
        &nodes! {
            (-68, -54; corner), (-62, -28), (-46, -10), (0, -6), (46, -10), (62, -28), (68, -54; corner),
            (0, -43)
        },
        form(enamel, 13.0),
    );
    s.limb(&nodes! { (-70, -54), (0, -43), (70, -54) }, &[7.0, 8.0, 7.0], form(enamel.lighter(0.02), 2.6));
    s.dot(-26.0, -84.0, 2.6, Look::of(p.white).alpha(0.7));
    s.dot(-6.0, -90.0, 3.6, Look::of(p.white).alpha(0.6));
}

fn watering_can(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let tin = dress.main.unwrap_or(p.accent);
    s.line(&nodes! { (30, -56), (56, -58), (60, -30), (34, -10) }, 5.0, form(tin.dim(0.85), 1.8));
    s.line(&nodes! { (-24, -60), (-12, -84), (18, -84), (28, -60) }, 4.4, form(tin.dim(0.85), 1.6));
    s.limb(&nodes! { (-28, -18), (-54, -44), (-72, -70) }, &[14.0, 8.0, 7.0], form(tin, 2.4));
    s.at(&[shift(-74.0, -74.0), turn(-40.0)], |s| {
        s.ellipse(0.0, 0.0, 15.0, 6.0, form(p.gold, 2.0));
        for x in [-8.0, -3.0, 3.0, 8.0] {
            s.dot(x, -0.6, 1.1, Look::lamp(p.ink));
        }
    });
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-32, -60; corner), (-36, -2; corner), (0, 4), (36, -2; corner), (32, -60; corner),
                (0, -55)
            },
            form(tin, 9.0),
        );
        for y in [-48.0, -12.0] {
            s.line(&nodes! { (-38, y), (0, y + 5.0), (38, y) }, 2.0, Look::mark(tin.dim(0.66)));
        }
        for q in around(0.0, -28.0, 6, |_| 7.0) {
            s.dot(q.at.x, q.at.y, 4.4, Look::mark(p.cream));
        }
        s.dot(0.0, -28.0, 3.6, Look::mark(p.gold));
    });
    s.ellipse(0.0, -60.0, 32.0, 6.0, form(tin.dim(0.55), 1.4));
    s.blob(
        &nodes! {
            (-32, -60), (-20, -68), (8, -68), (14, -62), (-6, -56)
        },
        form(tin.lighter(0.03), 1.6),
    );
    for (x, y) in [(-92.0, -58.0), (-98.0, -44.0), (-86.0, -46.0)] {
        s.blob(
            &nodes! {
                (x, y - 5.0; corner), (x + 3.0, y + 1.0), (x, y + 4.0), (x - 3.0, y + 1.0)
            },
            form(p.water[1], 0.8),
        );
    }
}

fn telephone(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let shell = dress.main.unwrap_or(p.red);
    let cord: Vec<Node> = (0..18)
        .map(|i| node(44.0 + i as f32 * 2.2, -14.0 + if i % 2 == 0 { 4.0 } else { -3.0 } + i as f32 * 0.5))
        .collect();
    s.line(&cord, 2.2, form(shell.dim(0.7), 0.8));
    s.blob(
        &nodes! {
            (-48, -2), (-46, -12), (-30, -46), (-20, -56), (20, -56), (30, -46), (46, -12), (48, -2),
            (0, 3)
        },
        form(shell, 10.0),
    );
    for x in [-22.0, 22.0] {
        s.limb(&nodes! { (x, -54), (x, -66) }, &[6.0, 9.0], form(p.metal, 2.0));
    }
    s.limb(
        &nodes! {
            (-44, -70), (-24, -82), (0, -85), (24, -82), (44, -70)
        },
        &[14.0, 11.0, 10.0, 11.0, 14.0],
        form(shell.lighter(0.03), 4.0),
    );
    for x in [-48.0, 48.0] {
        s.ellipse(x, -64.0, 15.0, 9.0, form(shell, 3.4));
        s.limb(&nodes! { (x - 13.0, -60), (x, -57), (x + 13.0, -60) }, &[3.0], form(shell.dim(0.75), 1.0));
    }
    s.dot(0.0, -29.0, 21.0, form(p.gold, 3.0));
    s.dot(0.0, -29.0, 17.0, form(p.cream, 3.0));
    for i in 0..10 {
        let a = radians(i as f32 * 30.0 + 30.0);
        s.dot(sin(a) * 12.0, -29.0 - cos(a) * 12.0, 2.7, form(p.ink, 0.6));
    }
    s.dot(0.0, -29.0, 5.6, form(p.gold, 1.4));
}

fn ladder(s: &mut Scene, dress: &Dress) {
    let wood = dress.main.unwrap_or(s.palette.wood);
    for i in 0..11 {
        let y = -10.0 - i as f32 * 16.4;
        let w = 20.0 + y * 0.03;
        s.limb(&nodes! { (-w, y), (w, y - 0.8) }, &[4.4], planks(wood.lighter(0.04), 0.0));
    }
    for x in [-1.0, 1.0] {
        s.limb(
            &nodes! {
                (x * 21.0, 1), (x * 18.0, -94), (x * 15.0, -190)
            },
            &[6.4, 6.0, 5.4],
            planks(wood, 90.0).inflate(2.0),
        );
    }
}

fn letter(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paper = dress.main.unwrap_or(p.paper);
    s.rect(-46.0, -31.0, 92.0, 62.0, form(paper, 2.4));
    s.poly(&nodes! { (-46, 31), (-2, -4), (2, -4), (46, 31) }, form(paper.dim(0.94), 1.6));
    s.poly(&nodes! { (-46, -31), (46, -31), (3, 8), (-3, 8) }, form(paper.dim(0.88), 2.0));
    let wax = dress.accent.unwrap_or(p.red);
    s.blob(&around(0.0, 6.0, 9, |i| if i % 2 == 0 { 11.0 } else { 9.4 }), form(wax, 3.0));
    s.poly(&around(0.0, 6.0, 10, |i| if i % 2 == 0 { 6.0 } else { 2.6 }), form(wax.dim(0.8), 1.0));
}
