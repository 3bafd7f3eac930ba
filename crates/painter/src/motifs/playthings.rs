//! More to play with: jack-in-the-box, nesting doll, pinwheel, roller skate, spinning top.

use super::easel::*;

pub(super) static JACK_IN_THE_BOX: Motif = Motif::new(
    "jack_in_the_box",
    Toy,
    Front,
    [-68.0, -177.0, 66.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Holds, Outline],
    jack_in_the_box,
);
pub(super) static NESTING_DOLL: Motif = Motif::new(
    "nesting_doll",
    Toy,
    Front,
    [-40.0, -126.0, 40.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Holds, Carried, Many, Outline],
    nesting_doll,
);
pub(super) static PINWHEEL: Motif = Motif::new(
    "pinwheel",
    Toy,
    Front,
    [-58.0, -172.0, 58.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Carried, Many, Outline],
    pinwheel,
);
pub(super) static ROLLER_SKATE: Motif = Motif::new(
    "roller_skate",
    Toy,
    Left,
    [-73.0, -125.0, 58.0, 1.0],
    &[Stands, Floats, Giant, Tiny, Holds, Ridden, Many, Outline],
    roller_skate,
);
pub(super) static SPINNING_TOP: Motif = Motif::new(
    "spinning_top",
    Toy,
    Front,
    [-51.0, -119.0, 62.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Carried, Outline],
    spinning_top,
);

fn jack_in_the_box(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let boxed = dress.main.unwrap_or(p.accent2);
    s.at(&[shift(-44.0, -62.0), turn(-18.0)], |s| {
        s.poly(&nodes! { (0, 0), (-8, -52), (70, -62), (84, -6) }, form(boxed.dim(0.7), 3.0));
    });
    s.poly(&nodes! { (-46, -62), (46, -62), (38, -72), (-38, -72) }, form(p.ink, 1.0));
    for i in 0..6 {
        let y = -64.0 - i as f32 * 8.0;
        let x = sin(i as f32 * 0.7) * 5.0 + 4.0;
        s.limb(
            &nodes! { (x - 13.0, y), (x, y + 4.0), (x + 13.0, y - 3.0) },
            &[3.4],
            form(p.metal.lighter(0.2), 1.4),
        );
    }
    for (d, c) in [(-1.0, p.red), (1.0, p.leaf)] {
        s.limb(
            &nodes! { (8.0 + d * 12.0, -114), (8.0 + d * 32.0, -112), (8.0 + d * 46.0, -126) },
            &[13.0, 12.0, 10.0],
            form(c, 4.0),
        );
        s.dot(8.0 + d * 48.0, -130.0, 7.4, form(p.skin, 2.6));
    }
    s.blob(&nodes! { (-12, -100), (-10, -124), (26, -124), (28, -100), (8, -94) }, form(p.red, 7.0));
    for i in -4..=4 {
        let x = 8.0 + i as f32 * 5.6;
        s.blob(
            &nodes! { (x, -126), (x - 4.4, -114), (x + 4.4, -114) },
            form(if i % 2 == 0 { p.cream } else { p.gold }, 1.2),
        );
    }
    s.blob(
        &nodes! { (-14, -146), (-6, -160), (8, -162), (22, -160), (30, -146), (8, -150) },
        form(p.leaf, 3.0),
    );
    s.limb(&nodes! { (-8, -154), (-24, -172), (-34, -160) }, &[14.0, 10.0, 3.0], form(p.red, 3.0));
    s.limb(&nodes! { (24, -154), (40, -172), (50, -160) }, &[14.0, 10.0, 3.0], form(p.leaf, 3.0));
    for (x, y) in [(-35.0, -157.0), (51.0, -157.0)] {
        s.dot(x, y, 4.6, form(p.gold, 1.8));
    }
    s.dot(8.0, -138.0, 18.0, form(p.skin, 6.0));
    s.dot(8.0, -135.0, 4.4, form(p.red, 1.8));
    for x in [1.0, 15.0] {
        eye(s, dress, x, -143.0, 2.4);
        s.dot(x + (x - 8.0) * 0.7, -133.0, 3.0, Look::of(p.red).alpha(0.5).shadow(0.0).rim(0.0));
    }
    s.blob(&nodes! { (-2, -130; corner), (8, -127), (18, -130; corner), (8, -121) }, patch(p.red.dim(0.6)));
    s.rect(-50.0, -62.0, 100.0, 64.0, form(boxed, 5.0));
    s.stroke(&Path::rect(-44.0, -56.0, 88.0, 52.0), 3.0, form(p.gold, 1.0));
    s.poly(&around(0.0, -30.0, 10, |i| if i % 2 == 0 { 20.0 } else { 9.0 }), form(p.cream, 2.0));
    s.limb(&nodes! { (50, -32), (60, -32), (60, -14) }, &[4.0], form(p.metal, 1.4));
    s.dot(60.0, -11.0, 5.6, form(p.red, 2.2));
}

fn nesting_doll(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let shawl = dress.main.unwrap_or(p.red);
    let gown = dress.accent.unwrap_or(p.accent2);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (0, -126), (22, -118), (28, -98), (26, -82), (38, -60), (38, -24), (28, -2; corner), (0, 2),
                (-28, -2; corner), (-38, -24), (-38, -60), (-26, -82), (-28, -98), (-22, -118)
            },
            form(shawl, 16.0),
        );
        s.blob(
            &nodes! { (-44, -50), (-20, -62), (0, -46), (20, -62), (44, -50), (44, 8), (-44, 8) },
            Look::of(gown).atop().inflate(7.0).shadow(0.0).rim(0.2),
        );
        s.line(&nodes! { (-42, -38), (0, -32), (42, -38) }, 2.0, Look::mark(p.gold));
        s.line(&nodes! { (-40, -6), (0, 0), (40, -6) }, 3.0, Look::mark(p.gold));
    });
    for (x, y, r) in [(0.0, -20.0, 9.0), (-20.0, -22.0, 6.0), (20.0, -22.0, 6.0)] {
        for i in 0..5 {
            let a = radians(i as f32 * 72.0);
            s.dot(x + r * 0.75 * sin(a), y - r * 0.75 * cos(a), r * 0.5, patch(p.cream));
        }
        s.dot(x, y, r * 0.42, patch(p.gold));
    }
    for (x, y) in [(-24.0, -88.0), (24.0, -88.0), (0.0, -120.0), (-30.0, -66.0), (30.0, -66.0)] {
        s.dot(x, y, 2.6, patch(p.gold));
    }
    s.ellipse(0.0, -98.0, 17.0, 18.0, form(p.skin, 5.0));
    s.blob(
        &nodes! {
            (-17, -98), (-14, -113), (0, -117), (14, -113), (17, -98), (8, -108), (0, -112), (-8, -108)
        },
        form(p.wood_dark, 2.0),
    );
    for x in [-6.0, 6.0] {
        eye(s, dress, x, -99.0, 2.0);
        s.dot(x * 1.7, -91.0, 3.2, Look::of(p.red).alpha(0.5).shadow(0.0).rim(0.0));
    }
    s.line(&nodes! { (-4, -89), (0, -87), (4, -89) }, 1.6, Look::lamp(p.red.dim(0.8)));
    both(s, |s| s.blob(&nodes! { (0, -76), (14, -72), (10, -60), (2, -66) }, form(shawl.dim(0.8), 2.0)));
    s.dot(0.0, -75.0, 4.0, form(shawl.lighter(0.06), 1.6));
}

fn pinwheel(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let colours =
        [dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.gold), p.accent2, p.leaf.lighter(0.08)];
    s.limb(&nodes! { (0, -112), (0, 0) }, &[5.0], planks(p.wood, 90.0).inflate(1.8));
    for (i, c) in colours.into_iter().enumerate() {
        s.at(&[shift(0.0, -114.0), turn(12.0 + i as f32 * 90.0)], |s| {
            s.poly(&nodes! { (0, 0), (0, -56), (40, -40) }, form(c.dim(0.66), 1.6));
            s.blob(
                &nodes! { (0, 0; corner), (-4, -30), (0, -57; corner), (22, -40), (14, -12) },
                form(c, 4.0),
            );
            s.dot(7.0, -33.0, 3.0, patch(p.cream));
            s.dot(6.0, -20.0, 2.0, patch(p.cream));
        });
    }
    s.dot(0.0, -114.0, 7.0, form(p.cream, 2.6));
    s.dot(0.0, -114.0, 2.4, form(p.gold, 1.0));
}

fn roller_skate(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let leather = dress.main.unwrap_or(p.cream);
    let trim = dress.accent.unwrap_or(p.red);
    for x in [-46.0, 34.0] {
        s.limb(&nodes! { (x, -34), (x, -16) }, &[12.0, 8.0], form(p.metal, 2.4));
        for (d, k) in [(9.0, 0.75), (-7.0, 1.0)] {
            s.dot(x + d, -14.0, 15.0, form(trim.dim(k), 4.0));
            s.dot(x + d, -14.0, 6.4, form(p.cream.dim(k), 2.0));
            s.dot(x + d, -14.0, 2.4, form(p.metal, 1.0));
        }
    }
    s.limb(&nodes! { (-66, -36), (54, -36) }, &[6.0], form(p.metal, 2.0));
    s.dot(-66.0, -28.0, 7.4, form(p.red.dim(0.6), 2.6));
    s.blob(
        &nodes! {
            (-66, -40; corner), (-68, -52), (-56, -64), (-28, -72), (-12, -88), (-10, -114; corner),
            (44, -118; corner),
            (46, -84), (52, -58), (52, -40; corner)
        },
        form(leather, 11.0),
    );
    s.blob(
        &nodes! { (-67, -42), (-67, -52), (-54, -63), (-44, -64), (-46, -44) },
        form(trim, 3.0).shadow(0.2),
    );
    s.blob(&nodes! { (52, -42), (51, -58), (46, -76), (32, -70), (30, -44) }, form(trim, 3.0).shadow(0.2));
    s.limb(&nodes! { (-12, -114), (16, -120), (45, -117) }, &[9.0], furry(p.white, 3.0));
    for (i, (x, y)) in
        [(-30.0, -66.0), (-20.0, -76.0), (-10.0, -88.0), (-5.0, -100.0)].into_iter().enumerate()
    {
        s.line(&nodes! { (x - 7.0, y - 1.0), (x + 12.0, y + 7.0 - i as f32) }, 2.4, form(trim, 1.0));
    }
    shoelace(s, -9.0, -106.0, trim);
    s.limb(&nodes! { (-66, -39), (54, -39) }, &[5.0], form(p.wood_dark, 1.6));
}

/// A bow of shoelace.
fn shoelace(s: &mut Scene, x: f32, y: f32, colour: Colour) {
    s.line(&nodes! { (x, y), (x - 16.0, y - 9.0), (x - 18.0, y + 4.0), (x, y) }, 2.2, form(colour, 0.9));
    s.line(&nodes! { (x, y), (x + 14.0, y - 7.0), (x + 18.0, y + 4.0), (x, y) }, 2.2, form(colour, 0.9));
}

fn spinning_top(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.gold));
    s.at(&[turn(8.0)], |s| {
        s.limb(&nodes! { (0, -84), (0, -108) }, &[5.0], form(p.metal.lighter(0.15), 2.0));
        s.ellipse(0.0, -112.0, 10.0, 8.0, form(p.wood, 3.0));
        s.poly(&nodes! { (-6, -14), (6, -14), (0, 2) }, form(p.metal, 2.0));
        s.group(Group::new(), |s| {
            s.blob(
                &nodes! {
                    (0, -88), (20, -82), (48, -66), (55, -52), (46, -38), (18, -16), (0, -10),
                    (-18, -16), (-46, -38), (-55, -52), (-48, -66), (-20, -82)
                },
                form(a, 18.0),
            );
            for (y, w, c) in [(-70.0, 8.0, b), (-38.0, 9.0, p.accent2), (-24.0, 5.0, b)] {
                s.line(
                    &nodes! {
                        (-60, y - 6.0), (0, y + 6.0), (60, y - 6.0)
                    },
                    w,
                    Look::of(c).atop().inflate(2.0).shadow(0.0).rim(0.1),
                );
            }
        });
        for i in -4..=4 {
            let x = i as f32 * 11.6;
            s.dot(x, -51.0 + 10.0 - x * x * 0.004, 3.4, form(p.cream, 1.2).shadow(0.2));
        }
        shine(s, &nodes! { (-42, -54), (-32, -70), (-14, -79) }, 5.0);
    });
    both(s, |s| {
        s.line(&nodes! { (34, -8), (44, -12), (50, -20) }, 1.4, Look::of(p.white).alpha(0.6).shadow(0.0));
    });
}
