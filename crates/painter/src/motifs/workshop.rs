//! Things to work with: ball of yarn, broom, magnet, padlock, sewing machine, spinning wheel, sword.

use super::easel::*;

pub(super) static BALL_OF_YARN: Motif = Motif::new(
    "ball_of_yarn",
    Tool,
    Front,
    [-50.0, -104.0, 92.0, 5.0],
    &[Stands, Floats, Giant, Tiny, Carried, Many, Outline],
    ball_of_yarn,
);
pub(super) static BROOM: Motif = Motif::new(
    "broom",
    Tool,
    Front,
    [-34.0, -184.0, 34.0, 4.0],
    &[Stands, Floats, Hangs, Giant, Tiny, Carried, Ridden, Outline],
    broom,
);
pub(super) static MAGNET: Motif = Motif::new(
    "magnet",
    Tool,
    Front,
    [-56.0, -112.0, 56.0, 20.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Outline],
    magnet,
);
pub(super) static PADLOCK: Motif = Motif::new(
    "padlock",
    Tool,
    Front,
    [-48.0, -126.0, 48.0, 2.0],
    &[Stands, Floats, Hangs, Giant, Tiny, Carried, Holds, Outline],
    padlock,
);
pub(super) static SEWING_MACHINE: Motif = Motif::new(
    "sewing_machine",
    Tool,
    Left,
    [-92.0, -113.0, 102.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Outline],
    sewing_machine,
);
pub(super) static SPINNING_WHEEL: Motif = Motif::new(
    "spinning_wheel",
    Tool,
    Left,
    [-88.0, -146.0, 70.0, 2.0],
    &[Stands, Giant, Tiny, Outline],
    spinning_wheel,
);
pub(super) static SWORD: Motif = Motif::new(
    "sword",
    Tool,
    Front,
    [-36.0, -60.0, 36.0, 130.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Outline],
    sword,
);

fn ball_of_yarn(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wool = dress.main.unwrap_or(p.accent);
    for (x0, y0, x1, y1, c) in [(-44.0, -98.0, 34.0, -20.0, p.accent2), (42.0, -96.0, -34.0, -22.0, p.leaf)] {
        s.limb(&nodes! { (x0, y0), (x1, y1) }, &[4.0, 3.0], planks(p.wood.lighter(0.16), 45.0).inflate(1.4));
        s.dot(x0, y0, 6.0, form(c, 2.4));
    }
    s.group(Group::new(), |s| {
        s.dot(0.0, -46.0, 48.0, form(wool, 20.0));
        for (a, n) in [(20.0, 9), (-40.0, 7), (80.0, 6)] {
            s.at(&[shift(0.0, -46.0), turn(a)], |s| {
                for i in 0..n {
                    let y = -44.0 + i as f32 * 8.0;
                    let reach = if n > 7 { 50.0 } else { 30.0 };
                    s.line(
                        &nodes! { (-reach, y + 8.0), (-6, y - 4.0), (reach, y + 6.0) },
                        2.0,
                        Look::mark(wool.dim(0.62)).alpha(0.75),
                    );
                    s.line(
                        &nodes! { (-reach, y + 5.0), (-6, y - 7.0), (reach, y + 3.0) },
                        1.4,
                        Look::mark(wool.lighter(0.08)).alpha(0.6),
                    );
                }
            });
        }
    });
    s.line(
        &nodes! { (30, -10), (48, 0), (66, -4), (62, -16), (52, -10), (66, 2), (90, 0) },
        3.6,
        form(wool, 1.4),
    );
}

fn broom(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let straw = dress.main.unwrap_or(p.gold.mix(p.fur, 0.4));
    s.limb(&nodes! { (2, -66), (-3, -120), (1, -182) }, &[7.0, 6.0, 5.4], planks(p.wood, 90.0).inflate(2.2));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-10, -76), (10, -76), (20, -54), (32, -14), (34, 2; corner), (20, -3), (10, 4),
                (0, -2), (-12, 4), (-22, -3), (-34, 2; corner), (-32, -16), (-20, -54)
            },
            Look::of(straw).fur(3.0, 90.0, 1.6).inflate(9.0).grain(90.0).texture(0.4),
        );
        for i in -7..8 {
            let x = i as f32;
            s.line(
                &nodes! {
                    (x * 1.2, -74), (x * 2.4, -46), (x * 4.6, 4)
                },
                0.9,
                Look::mark(straw.dim(0.55)).alpha(0.8),
            );
        }
        for (y, w) in [(-64.0, 16.0), (-56.0, 20.0), (-44.0, 25.0)] {
            s.line(
                &nodes! {
                    (-w, y), (0, y + 3.0), (w, y)
                },
                3.4,
                Look::of(dress.accent.unwrap_or(p.red)).atop().inflate(1.0).shadow(0.0),
            );
        }
    });
    s.part(&ring(1.0, -178.0, 4.0, 2.0), patch(p.ink).even_odd());
}

fn magnet(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paint = dress.main.unwrap_or(p.red);
    s.limb(
        &nodes! { (-38, -8), (-38, -52), (-30, -84), (0, -96), (30, -84), (38, -52), (38, -8) },
        &[30.0],
        form(paint, 9.0),
    );
    both(s, |s| {
        s.rect(23.0, -28.0, 30.0, 28.0, form(p.metal.lighter(0.25), 6.0));
    });
    shine(s, &nodes! { (-46, -40), (-42, -72), (-22, -94) }, 5.0);
    for (x, y, a) in [(-38.0, 6.0, 10.0), (40.0, 8.0, -20.0), (18.0, -4.0, 60.0), (-16.0, 2.0, -50.0)] {
        s.at(&[shift(x, y), turn(a)], |s| {
            s.limb(&nodes! { (0, -8), (0, 9) }, &[3.4, 0.8], form(p.metal, 1.2));
            s.limb(&nodes! { (-5, -8), (5, -8) }, &[3.0], form(p.metal, 1.0));
        });
    }
    s.part(&ring(4.0, 12.0, 7.0, 4.0), form(p.gold, 1.4).even_odd());
}

fn padlock(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let brass = dress.main.unwrap_or(p.gold);
    let lift = dress.open * 12.0;
    s.at(&[shift(0.0, -lift)], |s| {
        s.limb(
            &nodes! {
                (-27, -62), (-27, -96), (-16, -116), (0, -121), (16, -116), (27, -96),
                (27, -62.0 - lift * 1.6)
            },
            &[11.0],
            form(p.metal.lighter(0.16), 4.0),
        );
    });
    s.blob(
        &nodes! { (-44, -72; corner), (44, -72; corner), (47, -36), (36, -8), (0, 2), (-36, -8), (-47, -36) },
        form(brass, 10.0),
    );
    s.stroke(
        &Path::blob(&nodes! {
            (-36, -64; corner), (36, -64; corner), (38, -36), (28, -14), (0, -6), (-28, -14),
            (-38, -36)
        }),
        1.6,
        faint(brass.dim(0.5)),
    );
    for (x, y) in [(-36.0, -64.0), (36.0, -64.0), (0.0, -4.0)] {
        s.dot(x, y, 3.4, form(brass.dim(0.8), 1.4));
    }
    s.dot(0.0, -42.0, 14.0, form(brass.dim(0.75), 2.0));
    s.dot(0.0, -44.0, 6.6, Look::lamp(p.ink));
    s.blob(
        &nodes! { (-3, -42; corner), (3, -42; corner), (6, -26; corner), (-6, -26; corner) },
        Look::lamp(p.ink),
    );
    shine(s, &nodes! { (-38, -30), (-39, -48), (-32, -62) }, 4.0);
}

fn sewing_machine(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let iron = dress.main.unwrap_or(p.ink.lighter(0.08));
    s.rect(-88.0, -14.0, 176.0, 16.0, planks(p.wood, 0.0).inflate(4.0));
    s.blob(
        &nodes! { (-90, -16), (-60, -20), (-20, -17), (-24, -4), (-60, 0), (-86, 4; corner) },
        form(p.accent2, 3.0),
    );
    s.dot(-70.0, -9.0, 3.4, patch(p.cream));
    s.dot(-48.0, -10.0, 3.4, patch(p.cream));
    s.rect(-22.0, -21.0, 104.0, 8.0, form(iron, 2.4));
    s.blob(
        &nodes! {
            (30, -20; corner), (32, -52), (24, -64), (-30, -66), (-42, -62), (-42, -44; corner),
            (-66, -44; corner), (-68, -82), (-56, -92), (10, -94), (52, -90), (70, -66),
            (72, -20; corner)
        },
        form(iron, 9.0),
    );
    s.line(&nodes! { (-60, -80), (-20, -82), (20, -82), (46, -78) }, 1.8, form(p.gold, 0.6));
    for x in [-30.0, -4.0, 22.0] {
        s.line(
            &nodes! { (x - 8.0, -74), (x, -70), (x + 4.0, -75), (x, -78), (x - 3.0, -74) },
            1.4,
            form(p.gold, 0.6),
        );
    }
    s.poly(&around(54.0, -54.0, 12, |i| if i % 2 == 0 { 10.0 } else { 5.0 }), form(p.gold, 1.2));
    wheel(s, 80.0, -66.0, 22.0, 5, p.metal.dim(0.8));
    s.limb(&nodes! { (-54, -44), (-54, -30) }, &[6.0], form(p.metal.lighter(0.2), 2.0));
    s.limb(&nodes! { (-54, -34), (-54, -17) }, &[2.4, 1.0], form(p.metal.lighter(0.3), 0.8));
    s.limb(&nodes! { (-62, -20), (-46, -20) }, &[3.0], form(p.metal.lighter(0.2), 1.0));
    s.rect(14.0, -110.0, 14.0, 17.0, form(p.red, 3.0));
    s.limb(&nodes! { (12, -111), (30, -111) }, &[4.0], form(p.wood, 1.4));
    s.limb(&nodes! { (12, -94), (30, -94) }, &[4.0], form(p.wood, 1.4));
    s.line(&nodes! { (14, -100), (-30, -104), (-58, -94), (-60, -60), (-54, -22) }, 1.0, patch(p.red));
}

fn spinning_wheel(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood);
    for (x0, x1, k) in [(-48.0, -56.0, 0.75), (44.0, 56.0, 0.75), (-30.0, -40.0, 1.0), (56.0, 66.0, 1.0)] {
        s.limb(&nodes! { (x0, -50), (x1, 0) }, &[7.0, 5.0], planks(wood.dim(k), 90.0).inflate(2.0));
    }
    s.limb(&nodes! { (-60, -6), (34, -10) }, &[6.0], planks(wood.dim(0.8), 0.0).inflate(1.6));
    s.limb(&nodes! { (-6, -8), (24, -60), (30, -84) }, &[2.0], form(p.metal, 0.8));
    wheel(s, 26.0, -96.0, 44.0, 12, wood.lighter(0.04));
    for x in [12.0, 38.0] {
        s.limb(&nodes! { (x, -46), (26, -98) }, &[6.0, 5.0], planks(wood.dim(0.9), 90.0).inflate(2.0));
    }
    s.limb(&nodes! { (-80, -56), (66, -42) }, &[12.0], planks(wood, 5.0).inflate(3.6));
    s.limb(&nodes! { (-72, -58), (-74, -120) }, &[6.0, 4.0], planks(wood, 90.0).inflate(2.0));
    s.blob(
        &nodes! { (-74, -146), (-60, -132), (-60, -112), (-74, -100), (-88, -112), (-87, -132) },
        Look::of(p.white).fur(2.6, 60.0, 2.4).inflate(8.0),
    );
    s.line(&nodes! { (-88, -116), (-74, -111), (-60, -117) }, 3.4, form(p.red, 1.2));
    s.limb(&nodes! { (-42, -54), (-42, -80) }, &[6.0], planks(wood, 90.0).inflate(2.0));
    s.limb(&nodes! { (-58, -80), (-26, -80) }, &[4.0], form(wood.dim(0.8), 1.4));
    s.ellipse(-42.0, -80.0, 8.0, 10.0, form(p.accent, 4.0));
    for y in [-86.0, -82.0, -78.0, -74.0] {
        s.line(&nodes! { (-50, y), (-42, y + 1.6), (-34, y) }, 0.8, faint(p.accent.dim(0.5)));
    }
    s.line(&nodes! { (-62, -112), (-54, -96), (-46, -84) }, 1.4, form(p.white, 0.6));
    s.line(&nodes! { (-38, -90), (0, -130), (26, -140) }, 0.9, p.cream);
    s.line(&nodes! { (-38, -72), (-6, -68), (20, -53) }, 0.9, p.cream);
}

fn sword(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let steel = p.metal.lighter(0.26);
    s.poly(&nodes! { (-8, -14), (0, -14), (0, 129), (-7, 112) }, form(steel, 2.0));
    s.poly(&nodes! { (0, -14), (8, -14), (7, 112), (0, 129) }, form(steel.dim(0.74), 2.0));
    s.polyline(&nodes! { (0, -10), (0, 96) }, 2.4, Look::of(steel.dim(0.6)));
    s.limb(&nodes! { (0, -16), (0, -46) }, &[9.0, 8.0], form(dress.main.unwrap_or(p.red.dim(0.8)), 3.0));
    for y in [-22.0, -29.0, -36.0, -43.0] {
        s.line(&nodes! { (-5, y + 2.0), (5, y - 2.0) }, 1.4, form(p.gold, 0.6));
    }
    s.limb(
        &nodes! { (-34, -6), (-20, -15), (0, -13), (20, -15), (34, -6) },
        &[5.0, 8.0, 9.0, 8.0, 5.0],
        form(p.gold, 3.0),
    );
    both(s, |s| s.dot(33.0, -6.0, 4.4, form(p.gold, 1.8)));
    s.dot(0.0, -52.0, 8.4, form(p.gold, 3.0));
    s.dot(0.0, -52.0, 4.0, form(dress.accent.unwrap_or(p.accent2), 1.6));
    s.dot(0.0, -13.0, 3.4, form(dress.accent.unwrap_or(p.accent2), 1.4));
}
