//! Dwellings near and far: birdhouse, igloo, pagoda, pyramid, yurt.

use super::easel::*;

pub(super) static BIRDHOUSE: Motif = Motif::new(
    "birdhouse",
    Building,
    Front,
    [-52.0, -176.0, 52.0, 2.0],
    &[Stands, Hangs, Giant, Tiny, Holds, Outline],
    birdhouse,
);
pub(super) static IGLOO: Motif = Motif::new(
    "igloo",
    Building,
    Front,
    [-86.0, -84.0, 94.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Holds, Lit],
    igloo,
);
pub(super) static PAGODA: Motif = Motif::new(
    "pagoda",
    Building,
    Front,
    [-80.0, -190.0, 80.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Holds, Lit, Outline],
    pagoda,
);
pub(super) static PYRAMID: Motif = Motif::new(
    "pyramid",
    Building,
    Front,
    [-104.0, -112.0, 104.0, 10.0],
    &[Stands, Floats, Giant, Tiny, Holds, Outline],
    pyramid,
);
pub(super) static YURT: Motif = Motif::new(
    "yurt",
    Building,
    Front,
    [-84.0, -118.0, 84.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Holds, Lit],
    yurt,
);

fn birdhouse(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.water[1].mix(p.cream, 0.3));
    let roof = dress.accent.unwrap_or(p.red);
    s.limb(&nodes! { (0, -70), (0, 0) }, &[10.0], planks(p.wood, 90.0).inflate(3.0));
    for (x, y, d) in [(-6.0, -20.0, -1.0), (6.0, -44.0, 1.0)] {
        s.line(
            &nodes! { (x * 0.5, y + 12.0), (x + d * 4.0, y), (x + d * 12.0, y - 6.0) },
            1.6,
            p.leaf.dim(0.7),
        );
        s.ellipse(x + d * 14.0, y - 7.0, 6.0, 3.6, form(p.leaf, 1.6));
        s.ellipse(x + d * 2.0, y + 4.0, 3.6, 5.0, form(p.leaf, 1.6));
    }
    s.poly(
        &nodes! { (-36, -70), (-36, -128), (0, -164), (36, -128), (36, -70) },
        planks(wall, 90.0).inflate(4.0),
    );
    for x in [-18.0, 0.0, 18.0] {
        s.polyline(&nodes! { (x, -70), (x, -140) }, 0.8, faint(wall.dim(0.5)));
    }
    both(s, |s| {
        s.limb(&nodes! { (0, -170), (49, -120) }, &[11.0], planks(roof, 45.0).inflate(3.0));
    });
    s.limb(&nodes! { (-42, -69), (42, -69) }, &[7.0], planks(p.wood, 0.0).inflate(2.4));
    s.dot(0.0, -112.0, 17.0, form(p.wood, 2.0));
    s.dot(0.0, -112.0, 13.0, patch(p.ink));
    s.blob(
        &nodes! { (-11, -102), (-9, -116), (2, -121), (11, -112), (9, -102), (0, -99) },
        form(p.accent2, 4.0),
    );
    s.ellipse(-1.0, -104.0, 6.0, 4.0, patch(p.cream));
    eye(s, dress, 3.0, -114.0, 2.0);
    s.poly(&nodes! { (8, -114), (17, -110), (8, -107) }, form(p.gold, 1.2));
    s.limb(&nodes! { (0, -88), (0, -82) }, &[4.0], form(p.wood, 1.4));
    s.limb(&nodes! { (-9, -86), (9, -86) }, &[4.4], planks(p.wood, 0.0).inflate(1.4));
}

fn igloo(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let snow = dress.main.unwrap_or(p.white);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-86, 0; corner), (-82, -34), (-56, -68), (-14, -83), (28, -74), (58, -46),
                (66, 0; corner)
            },
            form(snow, 24.0),
        );
        let seam = Look::mark(snow.dim(0.62).mix(p.water[0], 0.3)).alpha(0.75);
        for (y, w) in [(-20.0, 78.0), (-40.0, 68.0), (-58.0, 50.0), (-72.0, 30.0)] {
            s.line(&nodes! { (-10.0 - w, y + 4.0), (-10, y - 4.0), (-10.0 + w, y + 4.0) }, 1.4, seam);
        }
        for j in 0..4 {
            for i in -4..5 {
                let y = j as f32 * -19.0;
                let x =
                    -10.0 + (i as f32 * 26.0 + if j % 2 == 0 { 13.0 } else { 0.0 }) * (1.0 - j as f32 * 0.13);
                s.polyline(&nodes! { (x, y), (x * 0.96, y - 20.0) }, 1.4, seam);
            }
        }
    });
    s.blob(
        &nodes! { (22, 2; corner), (22, -26), (36, -48), (60, -52), (84, -42), (93, -22), (93, 2; corner) },
        form(snow.lighter(0.01), 9.0),
    );
    let inside = if dress.unlit { p.ink } else { p.flame.mix(p.fox, 0.35) };
    s.blob(&nodes! { (36, 2; corner), (37, -22), (58, -38), (79, -22), (80, 2; corner) }, Look::lamp(p.ink));
    s.blob(&nodes! { (40, 2; corner), (42, -18), (58, -31), (74, -18), (76, 2; corner) }, Look::lamp(inside));
    if !dress.unlit {
        s.glow(58.0, -8.0, 42.0, p.flame, 0.5);
    }
    s.limb(&nodes! { (-88, 1), (-30, 3), (30, 2), (96, 1) }, &[6.0], form(snow, 2.0));
}

fn pagoda(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let roof = dress.main.unwrap_or(p.red);
    s.limb(&nodes! { (0, -160), (0, -188) }, &[5.0, 1.6], form(p.gold, 1.6));
    for y in [-166.0, -172.0, -178.0] {
        s.ellipse(0.0, y, 6.0 - (-160.0 - y) * 0.14, 2.0, form(p.gold, 1.0));
    }
    s.rect(-60.0, -7.0, 120.0, 8.0, form(p.stone, 2.0));
    for (y, w) in [(-7.0, 46.0), (-57.0, 37.0), (-107.0, 28.0)] {
        s.rect(-w, y - 32.0, w * 2.0, 32.0, form(p.cream, 4.0));
        for i in 0..4 {
            let x = -w + i as f32 * w * 2.0 / 3.0;
            s.limb(&nodes! { (x, y), (x, y - 32.0) }, &[4.4], form(p.red.dim(0.75), 1.6));
        }
        s.limb(&nodes! { (-w - 6.0, y - 2.0), (w + 6.0, y - 2.0) }, &[4.0], form(p.wood_dark, 1.4));
        for d in [-1.0, 1.0] {
            window(s, dress, d * w * 0.64, y - 16.0, w * 0.16, 8.0);
        }
        if y > -10.0 {
            door(s, 0.0, y, 10.0, 25.0, p.wood_dark);
        } else {
            window(s, dress, 0.0, y - 16.0, w * 0.18, 9.0);
        }
        let (r, t) = (w + 32.0, y - 30.0);
        s.group(Group::new(), |s| {
            s.blob(
                &nodes! {
                    (-r, t - 8.0; corner), (-r * 0.72, t - 2.0), (-w * 0.66, t - 20.0; corner),
                    (w * 0.66, t - 20.0; corner),
                    (r * 0.72, t - 2.0), (r, t - 8.0; corner), (r * 0.7, t + 6.0), (0, t + 4.0),
                    (-r * 0.7, t + 6.0)
                },
                form(roof, 4.0),
            );
            tiles(s, [-r, t - 22.0, r, t + 6.0], 7.0, roof.dim(0.55));
        });
        both(s, |s| {
            s.dot(r, t - 7.0, 3.0, form(p.gold, 1.2));
            s.limb(&nodes! { (r - 5.0, t - 2.0), (r - 5.0, t + 7.0) }, &[1.4, 5.0], form(p.gold, 1.2));
        });
    }
}

fn pyramid(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let sand = dress.main.unwrap_or(p.gold.mix(p.stone, 0.5));
    for (shape, c, slope) in [
        (nodes! { (-8, -112), (-104, 0), (34, 4) }, sand, 0.03),
        (nodes! { (-8, -112), (34, 4), (104, -6) }, sand.dim(0.66), -0.14),
    ] {
        s.group(Group::new(), |s| {
            s.poly(&shape, form(c, 3.0).texture(0.3));
            for j in 0..14 {
                let y = -104.0 + j as f32 * 8.4;
                let seam = Look::mark(c.dim(0.62)).alpha(0.6);
                s.polyline(&nodes! { (-110, y - 110.0 * slope), (110, y + 110.0 * slope) }, 1.0, seam);
                for i in -7..8 {
                    let x = i as f32 * 16.0 + if j % 2 == 0 { 8.0 } else { 0.0 };
                    s.polyline(&nodes! { (x, y + x * slope), (x, y + x * slope + 8.4) }, 0.8, seam);
                }
            }
        });
    }
    s.poly(&nodes! { (-8, -112), (-24, -93), (0, -91) }, form(p.gold.lighter(0.06), 1.6));
    s.poly(&nodes! { (-8, -112), (0, -91), (12, -93) }, form(p.gold.dim(0.75), 1.6));
    s.poly(&nodes! { (-42, 2), (-38, -22), (-22, -22), (-18, 3) }, form(sand.dim(0.8), 1.6));
    s.poly(&nodes! { (-37, 2), (-34, -17), (-26, -17), (-23, 2) }, Look::lamp(p.ink));
    s.limb(
        &nodes! { (-100, 3), (-40, 5), (30, 6), (100, 0) },
        &[3.0, 6.0, 7.0, 2.0],
        form(sand.lighter(0.03), 2.0),
    );
}

fn yurt(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let felt = dress.main.unwrap_or(p.cream);
    let band = dress.accent.unwrap_or(p.accent2);
    s.limb(&nodes! { (14, -100), (14, -117) }, &[6.0], form(p.metal, 2.0));
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! { (-80, -56), (-78, 0; corner), (0, 4), (78, 0; corner), (80, -56), (0, -62) },
            form(felt.dim(0.92), 12.0),
        );
        for (y, c) in [(-40.0, band), (-12.0, p.red)] {
            s.line(&nodes! { (-84, y), (0, y + 8.0), (84, y) }, 7.0, Look::mark(c));
            for i in -7..8 {
                let x = i as f32 * 12.0;
                let dy = 8.0 - x * x / 880.0;
                s.poly(
                    &nodes! { (x, y + dy - 3.0), (x + 3.0, y + dy), (x, y + dy + 3.0), (x - 3.0, y + dy) },
                    Look::mark(p.gold),
                );
            }
        }
    });
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-85, -52; corner), (-48, -78), (-14, -102; corner), (14, -102; corner), (48, -78),
                (85, -52; corner), (0, -44)
            },
            form(felt, 10.0),
        );
        for k in [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0] {
            s.line(&nodes! { (k * 4.0, -104), (k * 26.0, -46) }, 1.2, Look::mark(p.wood).alpha(0.6));
        }
        s.line(&nodes! { (-82, -54), (0, -47), (82, -54) }, 4.0, Look::mark(p.red));
    });
    s.ellipse(0.0, -102.0, 17.0, 5.0, form(p.wood, 2.0));
    s.ellipse(0.0, -103.0, 12.0, 3.0, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
    s.rect(-21.0, -46.0, 42.0, 50.0, planks(p.wood_dark, 90.0).inflate(1.6));
    s.rect(-17.0, -42.0, 16.0, 46.0, form(p.red, 1.6));
    s.rect(1.0, -42.0, 16.0, 46.0, form(p.red, 1.6));
    for x in [-9.0, 9.0] {
        for y in [-30.0, -10.0] {
            s.poly(&nodes! { (x, y - 7.0), (x + 5.0, y), (x, y + 7.0), (x - 5.0, y) }, form(p.gold, 1.0));
        }
    }
    if !dress.unlit {
        s.glow(0.0, -106.0, 22.0, p.flame, 0.4);
    }
}
