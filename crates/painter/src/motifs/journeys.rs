//! Things of journeys and of the post: backpack, binoculars, camera, letter box, parcel, signpost.

use super::easel::*;

pub(super) static BACKPACK: Motif = Motif::new(
    "backpack",
    Vessel,
    Front,
    [-66.0, -138.0, 66.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds, Ridden, Outline],
    backpack,
);
pub(super) static BINOCULARS: Motif = Motif::new(
    "binoculars",
    Tool,
    Front,
    [-61.0, -115.0, 61.0, 5.0],
    &[Stands, Floats, Hangs, Giant, Tiny, Carried, Outline],
    binoculars,
);
pub(super) static CAMERA: Motif = Motif::new(
    "camera",
    Tool,
    Front,
    [-66.0, -164.0, 66.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Outline],
    camera,
);
pub(super) static LETTER_BOX: Motif = Motif::new(
    "letter_box",
    Landmark,
    Front,
    [-49.0, -154.0, 62.0, 7.0],
    &[Stands, Giant, Tiny, Holds, Outline],
    letter_box,
);
pub(super) static PARCEL: Motif = Motif::new(
    "parcel",
    Vessel,
    Front,
    [-60.0, -100.0, 60.0, 1.0],
    &[Stands, Floats, Hangs, Swims, Giant, Tiny, Carried, Holds, Ridden, Many],
    parcel,
);
pub(super) static SIGNPOST: Motif = Motif::new(
    "signpost",
    Landmark,
    Front,
    [-66.0, -171.0, 74.0, 8.0],
    &[Stands, Giant, Tiny, Outline],
    signpost,
);

fn backpack(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let cloth = dress.main.unwrap_or(p.leaf);
    let leather = p.wood.mix(p.fox, 0.3);
    let roll = dress.accent.unwrap_or(p.red);
    s.limb(&nodes! { (-54, -118), (54, -118) }, &[26.0], form(roll, 9.0));
    for x in [-54.0, 54.0] {
        s.dot(x, -118.0, 13.0, form(roll.lighter(0.04), 2.0).shadow(0.3));
        let swirl = spiral(x, -118.0, 10.0, 1.8);
        s.line(&swirl, 1.6, patch(roll.dim(0.55)));
    }
    s.line(&nodes! { (-12, -126), (0, -136), (12, -126) }, 5.0, form(leather, 1.8));
    both(s, |s| {
        s.blob(&nodes! { (40, -52), (62, -50), (66, -16), (56, 0), (40, 0) }, form(cloth.dim(0.84), 6.0));
        s.rect(44.0, -52.0, 20.0, 10.0, form(cloth, 2.0));
    });
    s.blob(
        &nodes! { (-44, -98), (-50, -50), (-46, -4), (0, 2), (46, -4), (50, -50), (44, -98), (0, -106) },
        form(cloth, 15.0).texture(0.25),
    );
    s.blob(
        &nodes! { (-46, -104), (0, -110), (46, -104), (48, -76), (30, -62), (-30, -62), (-48, -76) },
        form(cloth.lighter(0.04), 6.0),
    );
    for x in [-22.0, 22.0] {
        s.limb(&nodes! { (x, -112), (x, -50) }, &[7.0], form(leather, 1.8));
        s.rect(x - 6.0, -62.0, 12.0, 11.0, form(p.gold, 1.6));
    }
    s.blob(
        &nodes! { (-30, -44; corner), (30, -44; corner), (32, -12), (0, -6), (-32, -12) },
        form(cloth.dim(0.9), 5.0),
    );
    s.line(&nodes! { (-30, -36), (0, -32), (30, -36) }, 1.6, faint(cloth.dim(0.5)));
    s.poly(&around(0.0, -20.0, 10, |i| if i % 2 == 0 { 8.0 } else { 3.6 }), patch(p.gold));
    s.line(&nodes! { (38, -62), (46, -54), (50, -40) }, 1.8, p.metal);
    s.blob(
        &nodes! { (42, -40; corner), (58, -40; corner), (57, -26), (44, -26) },
        form(p.metal.lighter(0.2), 2.6),
    );
}

fn binoculars(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let body = dress.main.unwrap_or(p.ink.lighter(0.12));
    s.line(&nodes! { (-40, -72), (-56, -104), (0, -112), (56, -104), (40, -72) }, 3.4, form(p.wood, 1.2));
    s.rect(-14.0, -66.0, 28.0, 14.0, form(p.metal, 3.0));
    s.rect(-12.0, -40.0, 24.0, 9.0, form(p.metal, 2.4));
    s.dot(0.0, -72.0, 7.0, form(p.gold, 2.4));
    both(s, |s| {
        s.blob(
            &nodes! {
                (16, -88; corner), (38, -88; corner), (40, -64), (56, -38), (58, -8; corner),
                (14, -8; corner), (13, -38)
            },
            form(body, 9.0),
        );
        s.rect(15.0, -96.0, 24.0, 12.0, form(p.metal.dim(0.7), 3.0));
        s.limb(&nodes! { (15, -62), (41, -62) }, &[5.0], form(p.gold, 1.8));
        s.blob(
            &nodes! { (15, -54), (38, -54), (52, -30), (52, -22), (15, -22) },
            form(p.red.dim(0.65), 3.0).texture(0.35),
        );
        s.ellipse(36.0, -7.0, 25.0, 12.0, form(p.gold, 3.0));
        s.ellipse(36.0, -6.0, 20.0, 9.0, form(p.water[0], 2.0));
        s.ellipse(36.0, -6.0, 13.0, 5.4, patch(p.water[1]));
    });
    for x in [-44.0, 28.0] {
        s.limb(&nodes! { (x, -9), (x + 10.0, -11) }, &[3.0, 1.0], Look::lamp(p.white).alpha(0.8));
    }
}

fn camera(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.mix(p.fox, 0.25));
    for (x, k) in [(0.0, 0.7), (-58.0, 1.0), (58.0, 1.0)] {
        s.limb(&nodes! { (x * 0.12, -88), (x, 0) }, &[7.0, 4.4], planks(p.wood.dim(k), 90.0).inflate(2.0));
        s.dot(x * 0.62, -40.0, 3.6, form(p.gold, 1.4));
    }
    s.rect(-30.0, -96.0, 60.0, 8.0, planks(p.wood_dark, 0.0).inflate(2.4));
    s.blob(
        &nodes! {
            (-54, -150), (0, -164), (54, -150), (64, -110), (58, -84; corner), (30, -92), (-30, -92),
            (-60, -82; corner), (-64, -110)
        },
        form(p.ink.lighter(0.05), 9.0),
    );
    s.rect(-44.0, -150.0, 88.0, 56.0, planks(wood, 0.0).inflate(4.0));
    s.stroke(&Path::rect(-40.0, -146.0, 80.0, 48.0), 1.6, form(p.gold, 0.6));
    for (r, c) in
        [(27.0, p.ink.lighter(0.1)), (24.0, p.red.dim(0.6)), (21.0, p.ink.lighter(0.1)), (17.0, p.gold)]
    {
        s.dot(0.0, -122.0, r, form(c, 2.6));
    }
    s.dot(0.0, -122.0, 13.0, form(p.water[0].dim(0.7), 3.0));
    s.dot(0.0, -122.0, 7.0, patch(p.ink));
    s.ellipse(-4.0, -127.0, 3.4, 2.4, Look::lamp(p.white).alpha(0.85));
    both(s, |s| {
        for y in [-142.0, -102.0] {
            s.dot(36.0, y, 2.4, form(p.gold, 1.0));
        }
    });
    s.line(&nodes! { (40, -106), (56, -84), (46, -66), (54, -54) }, 1.8, p.ink);
    s.ellipse(55.0, -50.0, 5.0, 7.0, form(p.red, 2.4));
}

fn letter_box(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paint = dress.main.unwrap_or(p.red);
    s.limb(&nodes! { (0, -70), (0, 0) }, &[12.0], planks(p.wood, 90.0).inflate(3.4));
    s.blob(&nodes! { (-20, 4), (-12, -4), (12, -4), (22, 4) }, furry(p.leaf, 2.4));
    for (x, h, c) in [(-13.0, 24.0, p.gold), (13.0, 18.0, p.white), (18.0, 30.0, p.gold)] {
        s.line(&nodes! { (x, 0), (x + 1.0, -h) }, 1.4, p.leaf.dim(0.7));
        s.dot(x + 1.0, -h, 4.0, form(c, 1.6));
    }
    s.limb(&nodes! { (46, -84), (46, -132) }, &[4.0], form(p.gold, 1.4));
    s.poly(&nodes! { (46, -134), (62, -134), (62, -116), (46, -116) }, form(p.gold, 2.0));
    s.blob(
        &nodes! {
            (-16, -142; corner), (2, -154; corner), (34, -144; corner), (26, -118; corner),
            (-10, -118; corner)
        },
        form(p.paper, 1.8),
    );
    s.blob(
        &nodes! {
            (-48, -70; corner), (-48, -104), (-38, -124), (-14, -132), (24, -132), (42, -124),
            (50, -104), (50, -70; corner)
        },
        form(paint, 12.0),
    );
    s.blob(
        &nodes! { (-48, -70; corner), (-48, -106), (-34, -126), (-16, -126), (-4, -106), (-4, -70; corner) },
        form(paint.lighter(0.04), 4.0),
    );
    s.blob(
        &nodes! {
            (-40, -74; corner), (-40, -104), (-32, -117), (-20, -117), (-12, -104), (-12, -74; corner)
        },
        form(paint.dim(0.8), 2.0),
    );
    s.rect(-38.0, -104.0, 24.0, 6.0, Look::lamp(p.ink));
    s.poly(&nodes! { (-34, -112), (-16, -116), (-15, -101), (-33, -101) }, form(p.paper, 1.0));
    s.limb(&nodes! { (-34, -84), (-18, -84) }, &[4.0], form(p.gold, 1.4));
    s.blob(
        &nodes! {
            (18, -92; corner), (8, -100), (7, -108), (13, -110), (18, -105; corner), (23, -110),
            (29, -108), (28, -100)
        },
        form(p.cream, 1.6),
    );
    s.at(&[shift(10.0, -136.0)], |s| {
        s.blob(
            &nodes! { (-12, 2), (-12, -10), (0, -18), (12, -10), (22, -6; corner), (10, 3) },
            form(p.accent2, 4.0),
        );
        s.poly(&nodes! { (-11, -11), (-20, -8), (-11, -5) }, form(p.fox, 1.2));
        eye(s, dress, -6.0, -10.0, 1.8);
    });
}

fn parcel(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paper = dress.main.unwrap_or(p.fur.mix(p.cream, 0.2));
    let ribbon = dress.accent.unwrap_or(p.red);
    s.poly(&nodes! { (-60, -62), (-14, -80), (60, -68), (18, -48) }, form(paper.lighter(0.07), 2.4));
    s.poly(&nodes! { (-60, -62), (18, -48), (18, 1), (-58, -14) }, form(paper, 3.0));
    s.poly(&nodes! { (18, -48), (60, -68), (58, -22), (18, 1) }, form(paper.dim(0.72), 3.0));
    s.polyline(&nodes! { (-60, -56), (-20, -49), (-19, -8) }, 0.8, faint(paper.dim(0.6)));
    for path in [nodes! { (-24, -10), (-24, -56), (24, -74) }, nodes! { (39, -13), (39, -58), (-36, -71) }] {
        s.polyline(&path, 8.0, form(ribbon, 1.4));
    }
    for (d, k) in [(-1.0, 1.0), (1.0, 0.85)] {
        s.blob(
            &nodes! { (2, -66), (2.0 + d * 16.0, -94), (2.0 + d * 36.0, -98), (2.0 + d * 34.0, -78) },
            form(ribbon.dim(k), 5.0),
        );
        s.blob(
            &nodes! {
                (2.0 + d * 12.0, -76), (2.0 + d * 20.0, -88), (2.0 + d * 29.0, -88), (2.0 + d * 27.0, -80)
            },
            patch(ribbon.dim(0.55)),
        );
        s.limb(
            &nodes! { (2, -66), (2.0 + d * 14.0, -54), (2.0 + d * 18.0, -40) },
            &[5.0, 7.0, 9.0],
            form(ribbon.dim(k * 0.92), 2.0),
        );
    }
    s.dot(2.0, -68.0, 8.0, form(ribbon, 3.0));
    s.at(&[shift(-42.0, -30.0), turn(12.0)], |s| {
        s.rect(-12.0, -10.0, 22.0, 20.0, form(p.cream, 1.0));
        s.dot(-1.0, 0.0, 6.0, patch(p.accent2));
        s.dot(-1.0, 0.0, 2.4, patch(p.cream));
    });
}

fn signpost(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wood = dress.main.unwrap_or(p.wood.lighter(0.08));
    s.limb(&nodes! { (0, 0), (2, -80), (0, -166) }, &[12.0, 11.0, 9.0], planks(p.wood, 90.0).inflate(3.4));
    s.dot(0.0, -165.0, 6.4, form(p.gold, 2.4));
    for (y, d, a, long, k) in [
        (-140.0, -1.0, 4.0, 66.0, 1.0),
        (-110.0, 1.0, -5.0, 74.0, 0.9),
        (-78.0, -1.0, -7.0, 58.0, 0.95),
        (-52.0, 1.0, 9.0, 50.0, 0.85),
    ] {
        s.at(&[shift(0.0, y), turn(a), scale_xy(d, 1.0)], |s| {
            s.poly(
                &nodes! { (-16, -11), (long - 12.0, -12), (long, 0), (long - 12.0, 12), (-16, 11) },
                planks(wood.dim(k), 0.0).inflate(3.0),
            );
            s.dot(0.0, -5.0, 1.8, form(p.metal, 0.8));
            s.dot(0.0, 5.0, 1.8, form(p.metal, 0.8));
        });
    }
    s.at(&[shift(-34.0, -142.0)], |s| {
        s.poly(&nodes! { (-12, 6), (-4, -6), (2, 2), (6, -2), (13, 6) }, patch(p.ink).alpha(0.7));
    });
    s.line(
        &nodes! { (22, -112), (30, -116), (38, -111), (46, -115), (54, -111) },
        2.0,
        patch(p.ink).alpha(0.7),
    );
    s.poly(&nodes! { (-40, -68), (-40, -77), (-32, -84), (-24, -77), (-24, -68) }, patch(p.ink).alpha(0.7));
    s.poly(&around(26.0, -48.0, 10, |i| if i % 2 == 0 { 7.0 } else { 3.0 }), patch(p.ink).alpha(0.7));
    s.blob(&nodes! { (-24, 4), (-14, -6), (0, -3), (12, -8), (24, 4) }, furry(p.leaf, 3.0));
}
