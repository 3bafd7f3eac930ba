//! A travelling band: accordion, bagpipes, barrel organ, guitar, saxophone, tambourine, xylophone.

use super::easel::*;

pub(super) static ACCORDION: Motif = Motif::new(
    "accordion",
    Instrument,
    Front,
    [-84.0, -98.0, 84.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Carried, Outline],
    accordion,
);
pub(super) static BAGPIPES: Motif = Motif::new(
    "bagpipes",
    Instrument,
    Left,
    [-74.0, -164.0, 82.0, 38.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Outline],
    bagpipes,
);
pub(super) static BARREL_ORGAN: Motif = Motif::new(
    "barrel_organ",
    Instrument,
    Front,
    [-74.0, -132.0, 86.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Outline, Ridden],
    barrel_organ,
);
pub(super) static GUITAR: Motif = Motif::new(
    "guitar",
    Instrument,
    Front,
    [-42.0, -186.0, 42.0, 2.0],
    &[Stands, Floats, Hangs, Swims, Giant, Tiny, Carried, Outline, Ridden],
    guitar,
);
pub(super) static SAXOPHONE: Motif = Motif::new(
    "saxophone",
    Instrument,
    Front,
    [-60.0, -150.0, 72.0, 6.0],
    &[Stands, Floats, Hangs, Giant, Tiny, Carried, Outline],
    saxophone,
);
pub(super) static TAMBOURINE: Motif = Motif::new(
    "tambourine",
    Instrument,
    Front,
    [-64.0, -62.0, 64.0, 96.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Outline],
    tambourine,
);
pub(super) static XYLOPHONE: Motif = Motif::new(
    "xylophone",
    Instrument,
    Front,
    [-78.0, -91.0, 78.0, 6.0],
    &[Stands, Floats, Giant, Tiny, Carried, Ridden],
    xylophone,
);

fn accordion(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let body = dress.main.unwrap_or(p.red);
    let folds = dress.accent.unwrap_or(p.cream);
    for i in 0..9 {
        let x = -34.0 + i as f32 * 8.6;
        let lift = (i as f32 - 4.0).abs() * 0.9;
        s.poly(
            &nodes! {
                (x - 5.0, -84.0 - lift), (x, -90.0 - lift), (x + 5.0, -84.0 - lift), (x + 5.0, -8),
                (x, -2), (x - 5.0, -8)
            },
            form(if i % 2 == 0 { folds } else { folds.dim(0.72) }, 2.4),
        );
        s.polyline(&nodes! { (x, -88.0 - lift), (x, -4) }, 1.2, patch(body));
    }
    both(s, |s| {
        s.blob(
            &nodes! {
                (36, -92; corner), (60, -98), (80, -92), (84, -48), (80, -4), (60, 2),
                (36, -4; corner)
            },
            form(body, 8.0),
        );
        s.line(&nodes! { (36, -92), (36, -4) }, 3.0, form(p.gold, 1.0));
    });
    s.blob(&nodes! { (-78, -86), (-62, -90), (-60, -8), (-78, -10), (-81, -48) }, form(p.white, 2.4));
    for i in 0..10 {
        let y = -80.0 + i as f32 * 7.6;
        s.polyline(&nodes! { (-80, y), (-61, y) }, 0.9, faint(p.ink));
        if i % 3 != 2 {
            s.limb(&nodes! { (-80, y + 3.8), (-71, y + 3.8) }, &[3.6], form(p.ink, 1.0));
        }
    }
    for j in 0..7 {
        for i in 0..2 {
            s.dot(60.0 + i as f32 * 11.0, -80.0 + j as f32 * 11.0 - i as f32 * 3.0, 3.6, form(p.cream, 1.4));
        }
    }
    for y in [-76.0, -48.0, -20.0] {
        s.poly(&around(-48.0, y, 8, |i| if i % 2 == 0 { 8.0 } else { 4.0 }), form(p.gold, 1.2));
    }
}

fn bagpipes(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let cloth = dress.main.unwrap_or(p.red);
    let stripe = dress.accent.unwrap_or(p.leaf.dim(0.7));
    for (x, y, foot) in [(74.0, -112.0, 30.0), (44.0, -156.0, 16.0), (4.0, -146.0, 2.0)] {
        s.limb(&nodes! { (foot, -30), (x, y) }, &[6.0, 7.0], form(p.wood_dark, 2.4));
        for t in [0.3, 0.6, 0.8] {
            let (u, v) = (lerp(foot, x, t), lerp(-30.0, y, t));
            s.dot(u, v, 6.4, form(p.cream, 2.4));
        }
        s.dot(x, y, 8.0, form(p.wood_dark, 3.0));
        s.dot(x, y, 4.0, patch(p.gold));
    }
    s.limb(&nodes! { (-34, -34), (-54, -66), (-66, -90) }, &[6.0, 5.0, 4.0], form(p.wood_dark, 2.0));
    s.dot(-52.0, -62.0, 5.4, form(p.cream, 2.0));
    s.limb(&nodes! { (-44, 0), (-66, 30) }, &[9.0, 8.0], form(p.wood_dark, 2.6));
    s.dot(-68.0, 32.0, 6.4, form(p.cream, 2.4));
    for t in [0.3, 0.5, 0.7] {
        s.dot(lerp(-44.0, -66.0, t), lerp(0.0, 30.0, t), 1.6, Look::lamp(p.ink));
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-52, -2), (-44, -30), (-10, -46), (36, -40), (62, -14), (54, 14), (20, 28), (-24, 22),
                (-46, 10)
            },
            form(cloth, 20.0),
        );
        for i in -6..7 {
            let x = i as f32 * 17.0;
            s.line(&nodes! { (x - 14.0, -50), (x, -10), (x + 6.0, 34) }, 5.0, Look::mark(stripe).alpha(0.6));
            s.line(
                &nodes! {
                    (x - 7.0, -50), (x + 7.0, -10), (x + 13.0, 34)
                },
                1.0,
                Look::mark(p.gold).alpha(0.8),
            );
            let y = i as f32 * 15.0;
            s.line(
                &nodes! {
                    (-60, y - 6.0), (0, y - 10.0), (66, y + 8.0)
                },
                5.0,
                Look::mark(stripe).alpha(0.5),
            );
        }
    });
    for (x, y) in [(-26.0, 22.0), (0.0, 27.0), (26.0, 27.0), (46.0, 18.0)] {
        s.limb(&nodes! { (x, y - 2.0), (x + 1.0, y + 7.0) }, &[2.0, 5.0], form(p.gold, 1.2));
    }
}

fn barrel_organ(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let body = dress.main.unwrap_or(p.accent2.mix(p.wood, 0.2));
    s.limb(&nodes! { (58, -34), (82, -46), (86, -50) }, &[4.0, 4.0, 6.0], planks(p.wood, 0.0).inflate(1.6));
    for x in [-40.0, 40.0] {
        wheel(s, x, -22.0, 23.0, 8, p.red);
    }
    s.rect(-62.0, -40.0, 124.0, 9.0, planks(p.wood, 0.0).inflate(2.4));
    s.rect(-58.0, -112.0, 116.0, 73.0, planks(body, 90.0).inflate(5.0));
    s.stroke(&Path::rect(-53.0, -107.0, 106.0, 63.0), 2.0, form(p.gold, 0.8));
    for i in 0..11 {
        let x = -40.0 + i as f32 * 8.0;
        let h = 20.0 + (5.0 - (i as f32 - 5.0).abs()) * 4.4;
        s.limb(&nodes! { (x, -50), (x, -50.0 - h) }, &[6.0], form(p.gold, 2.2));
        s.ellipse(x, -58.0, 1.6, 2.6, Look::lamp(p.ink));
    }
    both(s, |s| {
        s.poly(&around(44.0, -96.0, 10, |i| if i % 2 == 0 { 6.0 } else { 3.0 }), form(p.cream, 1.2));
    });
    s.blob(
        &nodes! { (-70, -110; corner), (-40, -120), (0, -130), (40, -120), (70, -110; corner) },
        form(p.red, 4.0),
    );
    for i in 0..9 {
        let x = -60.0 + i as f32 * 15.0;
        s.blob(
            &nodes! {
                (x - 7.6, -112; corner), (x + 7.6, -112; corner), (x + 4.0, -104), (x, -101),
                (x - 4.0, -104)
            },
            form(if i % 2 == 0 { p.red } else { p.cream }, 1.4),
        );
    }
    s.limb(&nodes! { (-58, -66), (-72, -66), (-72, -84) }, &[4.0], form(p.metal, 1.4));
    s.limb(&nodes! { (-72, -84), (-72, -92) }, &[7.0], form(p.wood_dark, 2.0));
    s.dot(0.0, -124.0, 4.0, form(p.gold, 1.6));
}

fn guitar(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let top = dress.main.unwrap_or(p.fox.mix(p.gold, 0.4));
    s.poly(&nodes! { (-6, -64), (-5, -156), (5, -156), (6, -64) }, form(p.wood_dark, 2.4));
    s.blob(
        &nodes! {
            (-6, -154; corner), (-10, -162), (-9, -184), (0, -181), (9, -184), (10, -162),
            (6, -154; corner)
        },
        form(p.wood, 2.4),
    );
    for y in [-162.0, -170.0, -178.0] {
        both(s, |s| s.ellipse(13.0, y, 4.0, 2.4, form(p.cream, 1.0)));
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (0, -88), (20, -90), (30, -76), (25, -60), (26, -50), (41, -30), (36, -6), (14, 2), (-14, 2),
                (-36, -6), (-41, -30), (-26, -50), (-25, -60), (-30, -76), (-20, -90)
            },
            planks(top, 90.0).inflate(6.0),
        );
    });
    s.part(&ring(0.0, -54.0, 15.0, 11.0), patch(p.red).even_odd());
    s.dot(0.0, -54.0, 11.0, patch(p.ink));
    s.poly(&nodes! { (-5.6, -68), (-5.6, -92), (5.6, -92), (5.6, -68) }, form(p.wood_dark, 1.6));
    s.limb(&nodes! { (-16, -19), (16, -19) }, &[6.0], form(p.wood_dark, 1.8));
    for i in 0..8 {
        let y = -150.0 + i as f32 * 10.0;
        s.polyline(&nodes! { (-5.4, y), (5.4, y) }, 0.8, p.gold);
    }
    for x in [-4.0, -2.0, 0.0, 2.0, 4.0] {
        s.polyline(&nodes! { (x * 0.8, -156), (x * 1.1, -20) }, 0.6, Look::of(p.white).alpha(0.85));
    }
    s.blob(
        &nodes! { (13, -44), (24, -46), (26, -34), (18, -28), (12, -34) },
        form(p.red.dim(0.8), 1.0).shadow(0.1),
    );
}

fn saxophone(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let brass = dress.main.unwrap_or(p.gold);
    s.limb(&nodes! { (-58, -128), (-50, -132) }, &[6.0, 8.0], form(p.ink, 2.0));
    s.limb(
        &nodes! {
            (-50, -132), (-30, -146), (-12, -138), (-6, -112), (0, -60), (6, -24), (22, -4), (42, -16),
            (46, -44), (50, -66)
        },
        &[7.0, 8.0, 9.0, 12.0, 17.0, 22.0, 26.0, 28.0, 31.0, 38.0],
        form(brass, 8.0),
    );
    s.ellipse(51.0, -73.0, 22.0, 9.0, form(brass.lighter(0.05), 2.0));
    s.ellipse(51.0, -73.0, 17.0, 6.4, patch(brass.dim(0.4)));
    s.line(&nodes! { (-20, -126), (-14, -60), (-6, -22) }, 2.0, form(brass.dim(0.85), 0.8));
    for (i, y) in [-112.0, -98.0, -84.0, -70.0, -56.0, -42.0].into_iter().enumerate() {
        let x = lerp(-7.0, 4.0, i as f32 / 5.0);
        s.dot(x, y, 5.4, form(brass.dim(0.8), 1.6));
        s.dot(x, y, 3.4, form(p.cream, 1.2));
    }
    s.dot(30.0, -10.0, 8.0, form(brass.dim(0.8), 2.0));
    s.limb(&nodes! { (-6, -122), (4, -118) }, &[4.0, 3.0], form(brass.dim(0.8), 1.0));
    shine(s, &nodes! { (12, -30), (20, -12), (32, -8) }, 3.6);
    shine(s, &nodes! { (38, -46), (40, -56), (42, -64) }, 3.6);
}

fn tambourine(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let hoop = dress.main.unwrap_or(p.red);
    for (i, x) in [-16.0, 0.0, 16.0].into_iter().enumerate() {
        let c = [p.accent2, p.gold, p.leaf][i];
        s.limb(
            &nodes! { (x * 0.6, 54), (x * 1.4, 72), (x, 84), (x * 1.7, 96) },
            &[6.0, 6.0, 6.0, 8.0],
            form(c, 1.6),
        );
    }
    s.dot(0.0, 0.0, 62.0, planks(hoop, 0.0).inflate(5.0));
    s.dot(0.0, 0.0, 49.0, form(p.cream, 4.0));
    s.poly(&around(0.0, 0.0, 12, |i| if i % 2 == 0 { 24.0 } else { 11.0 }), patch(p.gold).alpha(0.75));
    s.dot(0.0, 0.0, 7.0, patch(hoop).alpha(0.8));
    for i in 0..8 {
        s.at(&[turn(i as f32 * 45.0), shift(0.0, -56.0)], |s| {
            s.rect(-11.0, -5.0, 22.0, 10.0, patch(p.ink));
            s.ellipse(-3.0, 0.0, 5.4, 6.6, form(p.gold, 1.6));
            s.ellipse(4.0, 0.0, 5.4, 6.6, form(p.gold.lighter(0.04), 1.6));
        });
    }
}

fn xylophone(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let frame = dress.main.unwrap_or(p.wood);
    s.limb(&nodes! { (-78, -46), (78, -34) }, &[9.0], planks(frame, 0.0).inflate(2.6));
    s.limb(&nodes! { (-78, -6), (78, -12) }, &[9.0], planks(frame, 0.0).inflate(2.6));
    let colours = [p.red, p.fox, p.gold, p.leaf.lighter(0.1), p.accent2, p.water[1], p.pink, p.accent];
    for (i, c) in colours.into_iter().enumerate() {
        let x = -66.0 + i as f32 * 19.0;
        let h = 29.0 - i as f32 * 1.9;
        s.at(&[shift(x, -25.0), turn(2.0)], |s| {
            s.blob(
                &nodes! {
                    (-8, -h; corner), (0, -h - 2.0), (8, -h; corner), (8, h; corner), (0, h + 2.0),
                    (-8, h; corner)
                },
                form(c, 3.4),
            );
            for y in [-h + 8.0, h - 8.0] {
                s.dot(0.0, y, 2.4, form(p.metal, 0.8));
            }
        });
    }
    for (x, y, c) in [(-16.0, -84.0, p.red), (42.0, -82.0, p.accent2)] {
        s.limb(&nodes! { (x, y), (x + 30.0, -24) }, &[3.4, 2.8], planks(p.wood.lighter(0.14), 60.0));
        s.dot(x, y, 7.4, form(c, 3.0));
    }
}
