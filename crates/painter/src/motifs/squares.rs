//! What stands on squares and beaches: fountain, puppet theatre, sandcastle, telephone box.

use super::easel::*;

pub(super) static FOUNTAIN: Motif = Motif::new(
    "fountain",
    Landmark,
    Front,
    [-90.0, -145.0, 90.0, 6.0],
    &[Stands, Giant, Tiny, Holds, Outline],
    fountain,
);
pub(super) static PUPPET_THEATRE: Motif = Motif::new(
    "puppet_theatre",
    Landmark,
    Front,
    [-60.0, -164.0, 60.0, 2.0],
    &[Stands, Giant, Tiny, Holds, Outline],
    puppet_theatre,
);
pub(super) static SANDCASTLE: Motif = Motif::new(
    "sandcastle",
    Building,
    Front,
    [-80.0, -128.0, 90.0, 4.0],
    &[Stands, Giant, Tiny, Holds, Outline],
    sandcastle,
);
pub(super) static TELEPHONE_BOX: Motif = Motif::new(
    "telephone_box",
    Landmark,
    Front,
    [-40.0, -166.0, 40.0, 2.0],
    &[Stands, Floats, Swims, Giant, Tiny, Holds, Lit, Outline],
    telephone_box,
);

fn jet(s: &mut Scene, path: &[Node], width: f32) {
    let p = s.palette;
    s.limb(
        path,
        &[width, width * 0.8, width * 1.2],
        Look::of(p.water[1].mix(p.white, 0.55)).alpha(0.85).inflate(width * 0.3).shadow(0.1),
    );
}

fn fountain(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let stone = dress.main.unwrap_or(p.stone.lighter(0.08));
    s.ellipse(0.0, -26.0, 80.0, 13.0, form(p.water[1], 2.0));
    for (x, w) in [(-52.0, 22.0), (44.0, 26.0), (0.0, 34.0)] {
        s.ellipse(x, -24.0, w, 3.4, Look::of(p.white).alpha(0.35).shadow(0.0).rim(0.0));
    }
    s.blob(&nodes! { (-10, -22), (-8, -48), (-14, -66), (14, -66), (8, -48), (10, -22) }, form(stone, 5.0));
    both(s, |s| {
        jet(s, &nodes! { (40, -76), (52, -58), (54, -24) }, 4.0);
        jet(s, &nodes! { (20, -72), (27, -58), (28, -22) }, 3.4);
    });
    s.blob(
        &nodes! { (-46, -80; corner), (46, -80; corner), (30, -66), (0, -62), (-30, -66) },
        form(stone, 5.0),
    );
    s.ellipse(0.0, -80.0, 46.0, 6.0, form(p.water[1], 1.4));
    s.blob(&nodes! { (-7, -78), (-5, -104), (5, -104), (7, -78) }, form(stone, 3.0));
    s.ellipse(0.0, -106.0, 17.0, 5.0, form(stone, 2.0));
    both(s, |s| {
        jet(s, &nodes! { (2, -110), (20, -134), (36, -82) }, 3.4);
        jet(s, &nodes! { (1, -112), (9, -142), (20, -82) }, 3.0);
    });
    jet(s, &nodes! { (0, -108), (0, -128), (0, -144) }, 5.0);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-86, -26; corner), (-40, -14), (0, -11), (40, -14), (86, -26; corner), (78, 0),
                (40, 5), (0, 6), (-40, 5), (-78, 0)
            },
            form(stone, 6.0),
        );
        for i in -4..=4 {
            let x = i as f32 * 19.0;
            s.line(&nodes! { (x, -20), (x * 0.94, 6) }, 1.2, Look::mark(stone.dim(0.55)).alpha(0.6));
        }
    });
    s.line(
        &nodes! { (-86, -27), (-40, -15), (0, -12), (40, -15), (86, -27) },
        7.0,
        form(stone.lighter(0.05), 2.4),
    );
}

fn puppet_theatre(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.cream));
    s.rect(-46.0, -132.0, 92.0, 74.0, form(p.ink.mix(p.sky[1], 0.4), 1.0));
    s.dot(20.0, -112.0, 9.0, Look::lamp(p.flame).alpha(0.8));
    // The two on stage.
    s.blob(&nodes! { (-34, -60; corner), (-26, -84), (-8, -84), (-2, -60; corner) }, form(p.leaf, 4.0));
    s.limb(&nodes! { (-10, -78), (4, -84) }, &[7.0, 6.0], form(p.leaf, 2.0));
    s.dot(-17.0, -94.0, 12.0, form(p.skin, 4.0));
    s.blob(&nodes! { (-29, -98), (-20, -110), (-2, -116; corner), (-6, -99), (-17, -103) }, form(a, 3.0));
    s.poly(&nodes! { (-8, -96), (3, -92), (-8, -89) }, form(p.skin.mix(p.red, 0.3), 1.4));
    eye(s, dress, -12.0, -97.0, 1.8);
    s.blob(&nodes! { (8, -60; corner), (14, -80), (32, -80), (38, -60; corner) }, form(p.accent2, 4.0));
    s.blob(
        &nodes! { (10, -84), (12, -98), (26, -102), (36, -94), (34, -80), (22, -76) },
        form(p.leaf.lighter(0.1), 4.0),
    );
    s.blob(&nodes! { (16, -84), (0, -88), (-2, -94), (14, -96) }, form(p.leaf.lighter(0.06), 2.4));
    s.line(&nodes! { (-2, -91), (14, -90) }, 1.2, Look::lamp(p.ink));
    eye(s, dress, 20.0, -96.0, 2.2);
    both(s, |s| {
        s.blob(
            &nodes! {
                (14, -134; corner), (48, -134; corner), (48, -58; corner), (40, -58; corner), (38, -86),
                (26, -112)
            },
            form(a.dim(0.9), 4.0),
        );
        s.line(&nodes! { (34, -132), (44, -104), (45, -60) }, 1.4, faint(a.dim(0.5)));
        s.limb(&nodes! { (35, -92), (49, -90) }, &[4.0], form(p.gold, 1.4));
        s.rect(46.0, -140.0, 10.0, 142.0, planks(p.wood, 90.0).inflate(2.4));
    });
    s.group(Group::new(), |s| {
        s.rect(-54.0, -54.0, 108.0, 55.0, form(b, 3.0));
        for i in 0..6 {
            s.rect(-54.0 + i as f32 * 18.0, -56.0, 9.0, 60.0, Look::mark(a));
        }
    });
    s.rect(-60.0, -62.0, 120.0, 10.0, planks(p.wood, 0.0).inflate(2.4));
    s.blob(
        &nodes! {
            (-60, -136; corner), (-40, -140), (0, -164), (40, -140), (60, -136; corner), (56, -128),
            (-56, -128)
        },
        form(a, 4.0),
    );
    for i in 0..8 {
        let x = -49.0 + i as f32 * 14.0;
        s.blob(
            &nodes! { (x - 7.0, -132; corner), (x + 7.0, -132; corner), (x, -120) },
            form(if i % 2 == 0 { p.gold } else { a }, 1.4),
        );
    }
    s.poly(&around(0.0, -145.0, 10, |i| if i % 2 == 0 { 10.0 } else { 4.4 }), form(p.gold, 1.6));
}

fn sandcastle(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let sand = dress.main.unwrap_or(p.gold.mix(p.fur, 0.55).lighter(0.05));
    let wet = sand.dim(0.7);
    let keep = |s: &mut Scene, x: f32, y: f32, w: f32, h: f32| {
        s.blob(
            &nodes! {
                (x - w, y; corner), (x - w * 0.86, y - h; corner), (x + w * 0.86, y - h; corner),
                (x + w, y; corner), (x, y + 2.0)
            },
            form(sand, 5.0).texture(0.5),
        );
        for i in 0..3 {
            let cx = x + (i as f32 - 1.0) * w * 0.66;
            s.rect(cx - w * 0.2, y - h - w * 0.3, w * 0.4, w * 0.36, form(sand, 1.8).texture(0.5));
        }
    };
    keep(s, 0.0, -34.0, 22.0, 56.0);
    s.line(&nodes! { (0, -92), (0, -126) }, 1.8, p.wood);
    s.poly(&nodes! { (0, -127), (24, -119), (0, -110) }, form(dress.accent.unwrap_or(p.red), 1.6));
    keep(s, -44.0, -8.0, 19.0, 48.0);
    keep(s, 44.0, -8.0, 19.0, 48.0);
    s.blob(
        &nodes! { (-40, -8; corner), (-38, -36; corner), (38, -36; corner), (40, -8; corner) },
        form(sand, 4.0).texture(0.5),
    );
    for i in 0..4 {
        s.rect(-26.0 + i as f32 * 15.0, -42.0, 8.0, 8.0, form(sand, 1.8).texture(0.5));
    }
    s.blob(
        &nodes! { (-13, -2; corner), (-12, -20), (0, -30), (12, -20), (13, -2; corner) },
        patch(wet.dim(0.6)),
    );
    for (x, y) in [(-44.0, -36.0), (44.0, -36.0), (0.0, -66.0), (0.0, -78.0)] {
        s.ellipse(x, y, 3.4, 5.0, patch(wet.dim(0.6)));
    }
    s.blob(
        &nodes! { (-80, 2), (-64, -10), (-30, -6), (0, -2), (34, -6), (66, -10), (84, 2), (0, 4) },
        form(sand.lighter(0.02), 4.0).texture(0.5),
    );
    for i in 0..5 {
        s.at(&[shift(-26.0, -22.0), turn(-60.0 + i as f32 * 30.0)], |s| {
            s.limb(&nodes! { (0, 3), (0, -6) }, &[1.6, 4.0], form(p.cream, 1.2));
        });
    }
    s.blob(&nodes! { (58, -28; corner), (86, -32; corner), (86, 0), (66, 3) }, form(p.accent2, 4.0));
    s.limb(&nodes! { (57, -28), (88, -32) }, &[4.0], form(p.accent2.lighter(0.06), 1.4));
    s.line(&nodes! { (59, -28), (66, -14), (82, -16), (87, -31) }, 1.6, p.white);
}

fn telephone_box(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let paint = dress.main.unwrap_or(p.red);
    let glass = if dress.unlit { p.ink.mix(p.sky[1], 0.35) } else { p.flame.mix(p.cream, 0.3) };
    s.rect(-40.0, -8.0, 80.0, 9.0, form(p.stone, 2.0));
    s.rect(-35.0, -146.0, 70.0, 140.0, form(paint, 4.0));
    s.blob(
        &nodes! { (-38, -144; corner), (-34, -158), (0, -166), (34, -158), (38, -144; corner) },
        form(paint, 4.0),
    );
    s.rect(-28.0, -142.0, 56.0, 11.0, form(p.cream, 1.2));
    s.dot(0.0, -136.5, 3.6, patch(p.ink));
    s.line(&nodes! { (-6, -136), (0, -139), (6, -136) }, 2.0, patch(p.ink));
    s.rect(-25.0, -126.0, 50.0, 104.0, form(paint.dim(0.6), 1.4));
    s.rect(-23.0, -124.0, 46.0, 100.0, Look::lamp(glass));
    if !dress.unlit {
        s.glow(0.0, -76.0, 60.0, p.flame, 0.3);
    }
    s.rect(2.0, -92.0, 14.0, 26.0, patch(p.ink));
    s.limb(&nodes! { (4, -84), (0, -72), (4, -62) }, &[5.0, 3.0, 5.0], patch(p.ink.lighter(0.1)));
    s.line(&nodes! { (4, -62), (-4, -48), (6, -44), (10, -66) }, 1.2, patch(p.ink));
    for x in [-11.0, 11.0] {
        s.polyline(&nodes! { (x, -124), (x, -24) }, 1.8, form(paint, 0.8));
    }
    for i in 1..7 {
        let y = -124.0 + i as f32 * 14.3;
        s.polyline(&nodes! { (-23, y), (23, y) }, 1.8, form(paint, 0.8));
    }
    s.limb(&nodes! { (-27, -80), (-27, -66) }, &[3.4], form(p.gold, 1.2));
}
