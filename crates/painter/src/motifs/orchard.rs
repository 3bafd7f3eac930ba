//! Things from orchard, field and larder: banana, carrot, cheese, cherries, onion, pineapple, watermelon.

use super::easel::*;

pub(super) static BANANA: Motif = Motif::new(
    "banana",
    Food,
    Front,
    [-62.0, -41.0, 67.0, 38.0],
    &[Floats, Giant, Tiny, Carried, Many, Outline, Ridden],
    banana,
);
pub(super) static CARROT: Motif = Motif::new(
    "carrot",
    Food,
    Front,
    [-39.0, -114.0, 39.0, 84.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Many, Outline],
    carrot,
);
pub(super) static CHEESE: Motif = Motif::new(
    "cheese",
    Food,
    Front,
    [-76.0, -84.0, 76.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds],
    cheese,
);
pub(super) static CHERRIES: Motif = Motif::new(
    "cherries",
    Food,
    Front,
    [-58.0, -76.0, 66.0, 62.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Many, Outline],
    cherries,
);
pub(super) static ONION: Motif = Motif::new(
    "onion",
    Food,
    Front,
    [-46.0, -122.0, 46.0, 10.0],
    &[Stands, Floats, Hangs, Giant, Tiny, Carried, Many, Outline],
    onion,
);
pub(super) static PINEAPPLE: Motif = Motif::new(
    "pineapple",
    Food,
    Front,
    [-44.0, -178.0, 44.0, 2.0],
    &[Stands, Floats, Swims, Giant, Tiny, Carried, Holds, Outline],
    pineapple,
);
pub(super) static WATERMELON: Motif = Motif::new(
    "watermelon",
    Food,
    Front,
    [-70.0, -70.0, 70.0, 1.0],
    &[Stands, Floats, Swims, Giant, Tiny, Carried, Ridden, Outline],
    watermelon,
);

fn banana(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let peel = dress.main.unwrap_or(p.gold.lighter(0.06));
    for (k, tone) in [(0.86, 0.8), (1.0, 1.0)] {
        s.at(&[scale_xy(1.0, k)], |s| {
            s.blob(
                &nodes! {
                    (-58, -38; corner), (-50, -36), (-40, -14), (-14, 6), (18, 6), (46, -10), (60, -22),
                    (66, -18; corner), (58, 8), (26, 34), (-16, 36), (-46, 16), (-62, -14)
                },
                form(peel.dim(tone), 9.0),
            );
        });
    }
    s.line(
        &nodes! { (-52, -26), (-36, 4), (-8, 20), (22, 19), (48, 2), (62, -14) },
        1.6,
        faint(peel.dim(0.55)),
    );
    s.blob(&nodes! { (-60, -36), (-58, -41), (-50, -39), (-48, -30), (-56, -28) }, form(p.wood_dark, 2.0));
    s.blob(&nodes! { (60, -23), (67, -20), (64, -12), (59, -15) }, form(p.wood_dark, 1.4));
    for (x, y) in [(-24.0, 18.0), (-10.0, 26.0), (16.0, 25.0), (34.0, 15.0), (2.0, 12.0)] {
        s.ellipse(x, y, 2.4, 1.4, patch(p.wood).alpha(0.7));
    }
}

fn carrot(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let root = dress.main.unwrap_or(p.fox.saturate(1.15));
    for (x, top, k) in [(-30.0, -90.0, 0.7), (30.0, -88.0, 0.75), (-12.0, -104.0, 0.9), (14.0, -102.0, 1.0)] {
        let stem = nodes! { (x * 0.12, -34), (x * 0.6, -66), (x, top) };
        s.limb(&stem, &[5.0, 3.6, 1.4], form(p.leaf.dim(k), 1.4));
        for q in sample(&stem, 8).into_iter().skip(2) {
            for d in [-1.0, 1.0] {
                s.limb(
                    &nodes! { (q.x, q.y), (q.x + 8.0 * d, q.y - 9.0) },
                    &[5.0, 1.6],
                    form(p.leaf.dim(k), 1.4).shadow(0.2),
                );
            }
        }
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (0, -40), (22, -38), (28, -22), (22, 12), (10, 56), (2, 84; corner), (-8, 54), (-21, 12),
                (-28, -22), (-22, -38)
            },
            form(root, 13.0),
        );
        for (i, y) in [-20.0, -4.0, 14.0, 32.0, 50.0].into_iter().enumerate() {
            let d = if i % 2 == 0 { 1.0 } else { -1.0 };
            s.line(
                &nodes! { (d * 30.0, y - 3.0), (d * 15.0, y + 1.0), (d * 4.0, y) },
                1.6,
                Look::mark(root.dim(0.6)).alpha(0.8),
            );
        }
    });
    shine(s, &nodes! { (-16, 10), (-20, -12), (-14, -30) }, 4.4);
}

fn cheese(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paste = dress.main.unwrap_or(p.gold.lighter(0.05));
    s.poly(
        &nodes! { (-74, -40), (-74, -44), (36, -82), (74, -48), (74, -42) },
        form(paste.lighter(0.06), 3.0),
    );
    s.blob(
        &nodes! {
            (-74, -42; corner), (74, -46; corner), (74, -4; corner), (46, -2), (36, -16), (18, -16), (10, 0),
            (-74, 0; corner)
        },
        form(paste, 4.0),
    );
    s.poly(&nodes! { (36, -82), (74, -46), (75, -40), (34, -78) }, form(p.red, 1.4));
    for (x, y, r) in [
        (-48.0, -22.0, 9.0),
        (-18.0, -31.0, 7.0),
        (-24.0, -9.0, 5.0),
        (12.0, -33.0, 5.0),
        (48.0, -30.0, 9.0),
        (60.0, -12.0, 5.0),
        (-62.0, -8.0, 3.6),
    ] {
        s.ellipse(x, y, r, r, form(paste.dim(0.66), 2.0).shadow(0.0));
        s.ellipse(x + r * 0.15, y + r * 0.2, r * 0.75, r * 0.75, patch(paste.dim(0.8)));
    }
    for (x, y, r) in [(14.0, -60.0, 7.0), (42.0, -58.0, 6.0), (-26.0, -49.0, 6.0)] {
        s.ellipse(x, y, r * 1.3, r * 0.5, form(paste.dim(0.7), 1.2).shadow(0.0));
    }
    for (x, y) in [(16.0, -2.0), (25.0, 0.0), (32.0, -3.0)] {
        s.poly(&around(x, y, 5, |i| [3.4, 2.4, 3.0][i % 3]), form(paste, 1.2));
    }
}

fn cherries(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let fruit = dress.main.unwrap_or(p.red);
    s.line(&nodes! { (-26, 14), (-20, -20), (6, -70) }, 3.0, form(p.leaf.dim(0.75), 1.0));
    s.line(&nodes! { (28, 20), (26, -20), (6, -70) }, 3.0, form(p.leaf.dim(0.75), 1.0));
    s.limb(&nodes! { (-4, -74), (14, -68) }, &[6.0], form(p.wood, 2.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! { (8, -68), (22, -76), (46, -68), (66, -46; corner), (40, -46), (18, -54) },
            form(p.leaf, 4.0),
        );
        s.line(&nodes! { (10, -67), (34, -60), (64, -47) }, 1.0, Look::mark(p.leaf.dim(0.6)));
        for x in [22.0, 34.0, 46.0] {
            s.line(&nodes! { (x, -63), (x + 6.0, -72) }, 0.7, Look::mark(p.leaf.dim(0.6)));
            s.line(&nodes! { (x, -61), (x + 4.0, -50) }, 0.7, Look::mark(p.leaf.dim(0.6)));
        }
    });
    for (x, y, k) in [(29.0, 34.0, 0.88), (-28.0, 30.0, 1.0)] {
        s.blob(
            &nodes! {
                (x, y - 22.0), (x + 16.0, y - 27.0), (x + 29.0, y - 8.0), (x + 22.0, y + 18.0), (x, y + 28.0),
                (x - 22.0, y + 18.0), (x - 29.0, y - 8.0), (x - 16.0, y - 27.0)
            },
            form(fruit.dim(k), 14.0),
        );
        s.ellipse(x, y - 21.0, 6.0, 2.6, patch(fruit.dim(0.5)));
        shine(s, &nodes! { (x - 20.0, y + 2.0), (x - 19.0, y - 10.0), (x - 11.0, y - 17.0) }, 5.4);
    }
}

fn onion(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.fox.mix(p.gold, 0.4));
    for (x, top) in [(-13.0, -116.0), (14.0, -114.0), (1.0, -122.0)] {
        s.limb(
            &nodes! { (x * 0.3, -84), (x * 0.5, -100), (x, top) },
            &[7.0, 5.0, 1.0],
            form(p.leaf.mix(skin, 0.25), 1.8),
        );
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (0, -94), (7, -84), (26, -70), (44, -48), (42, -20), (20, -1), (0, 1), (-20, -1), (-42, -20),
                (-44, -48), (-26, -70), (-7, -84)
            },
            form(skin, 18.0),
        );
        for k in [-0.8, -0.5, -0.2, 0.15, 0.45, 0.75] {
            s.line(
                &nodes! { (k * 4.0, -92), (k * 26.0, -70), (k * 50.0, -40), (k * 34.0, -10), (k * 6.0, 2) },
                1.1,
                Look::mark(skin.dim(0.58)).alpha(0.75),
            );
        }
    });
    s.blob(
        &nodes! { (-36, -56), (-46, -36; corner), (-34, -16), (-22, -28), (-26, -46) },
        form(skin.lighter(0.1).mix(p.cream, 0.3), 2.0),
    );
    for x in [-7.0, -3.0, 1.0, 5.0, 9.0] {
        s.line(&nodes! { (x * 0.4, 0), (x, 5), (x * 1.6, 9) }, 0.9, p.cream.dim(0.8));
    }
    shine(s, &nodes! { (30, -30), (33, -46), (22, -62) }, 5.0);
}

fn pineapple(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let rind = dress.main.unwrap_or(p.gold.mix(p.fox, 0.35));
    for (x, top, k) in [
        (-40.0, -126.0, 0.7),
        (40.0, -126.0, 0.7),
        (-30.0, -150.0, 0.8),
        (30.0, -150.0, 0.8),
        (-14.0, -168.0, 0.92),
        (15.0, -166.0, 0.92),
        (0.0, -178.0, 1.0),
    ] {
        s.limb(
            &nodes! { (x * 0.25, -94), (x * 0.55, lerp(-94.0, top, 0.6)), (x, top) },
            &[11.0, 13.0, 0.6],
            form(p.leaf.dim(k), 3.0),
        );
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (0, -102), (28, -94), (43, -62), (40, -24), (22, 0), (0, 2), (-22, 0), (-40, -24), (-43, -62),
                (-28, -94)
            },
            form(rind, 17.0),
        );
        for i in -8..9 {
            let x = i as f32 * 15.0;
            let look = Look::mark(rind.dim(0.5)).alpha(0.85);
            s.line(&nodes! { (x - 44.0, -108), (x + 4.0, -50), (x + 40.0, 6) }, 1.8, look);
            s.line(&nodes! { (x + 44.0, -108), (x - 4.0, -50), (x - 40.0, 6) }, 1.8, look);
        }
        for j in 0..8 {
            for i in -3..=3 {
                let x = i as f32 * 14.4 + if j % 2 == 0 { 0.0 } else { 7.2 };
                s.dot(x, -94.0 + j as f32 * 13.0, 1.8, Look::mark(p.leaf.dim(0.7)));
            }
        }
    });
    shine(s, &nodes! { (-30, -36), (-32, -60), (-22, -82) }, 5.0);
}

fn watermelon(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let flesh = dress.main.unwrap_or(p.red.lighter(0.04));
    let slice = |k: f32| {
        nodes! {
            (-70.0 * k, -70; corner), (-62.0 * k, -70.0 + 38.0 * k), (-36.0 * k, -70.0 + 62.0 * k),
            (0, -70.0 + 71.0 * k), (36.0 * k, -70.0 + 62.0 * k), (62.0 * k, -70.0 + 38.0 * k),
            (70.0 * k, -70; corner)
        }
    };
    s.group(Group::new(), |s| {
        s.blob(&slice(1.0), form(p.leaf.dim(0.75), 7.0));
        for a in [-60.0, -36.0, -12.0, 12.0, 36.0, 60.0] {
            let (x, y) = (sin(radians(a)), cos(radians(a)));
            s.limb(
                &nodes! { (x * 60.0, -70.0 + y * 60.0), (x * 74.0, -70.0 + y * 74.0) },
                &[5.0, 7.0],
                Look::mark(p.leaf.dim(0.5)),
            );
        }
    });
    s.blob(&slice(0.87), form(p.cream.mix(p.leaf, 0.2), 2.0).shadow(0.0));
    s.blob(&slice(0.8), form(flesh, 8.0).shadow(0.0).texture(0.3));
    for (a, d) in [
        (-66.0, 42.0),
        (-40.0, 44.0),
        (-14.0, 44.0),
        (14.0, 44.0),
        (40.0, 44.0),
        (66.0, 42.0),
        (-40.0, 26.0),
        (0.0, 26.0),
        (40.0, 26.0),
        (0.0, 11.0),
    ] {
        s.at(&[shift(0.0, -70.0), turn(-a), shift(0.0, d)], |s| {
            s.blob(&nodes! { (0, -4; corner), (2.6, 1), (0, 4), (-2.6, 1) }, form(p.ink, 1.0));
        });
    }
}
