//! Tall buildings: tower, castle, lighthouse, windmill, ferris wheel.

use super::easel::*;

pub(super) static TOWER: Motif = Motif::new(
    "tower",
    Building,
    Front,
    [-22.0, -162.0, 22.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Outline, Lit, Many],
    tower,
);
pub(super) static CASTLE: Motif = Motif::new(
    "castle",
    Building,
    Front,
    [-65.0, -158.0, 65.0, 1.0],
    &[Stands, Floats, Giant, Tiny, Outline, Lit, Holds],
    castle,
);
pub(super) static LIGHTHOUSE: Motif = Motif::new(
    "lighthouse",
    Building,
    Front,
    [-41.0, -153.0, 43.0, 6.0],
    &[Stands, Floats, Giant, Tiny, Outline, Lit],
    lighthouse,
);
pub(super) static WINDMILL: Motif = Motif::new(
    "windmill",
    Building,
    Front,
    [-62.0, -142.0, 62.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Outline, Lit],
    windmill,
);
pub(super) static FERRIS_WHEEL: Motif = Motif::new(
    "ferris_wheel",
    Landmark,
    Front,
    [-69.0, -144.0, 69.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Outline, Lit],
    ferris_wheel,
);

fn slit(s: &mut Scene, dress: &Dress, x: f32, y: f32, r: f32) {
    let p = s.palette;
    let pane = nodes! {
        (x - r, y + r * 1.8; corner), (x - r, y - r), (x, y - r * 2.0), (x + r, y - r),
        (x + r, y + r * 1.8; corner)
    };
    s.blob(&pane, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
    if !dress.unlit {
        s.glow(x, y, r * 4.6, p.flame, 0.35);
    }
}

fn stones(s: &mut Scene, area: [f32; 4]) {
    let [x0, y0, x1, y1] = area;
    let dark = s.palette.ambient;
    for _ in 0..14 {
        let (x, y) = (s.rng.range(x0, x1), s.rng.range(y0, y1));
        let w = s.rng.range(3.0, 6.0);
        s.line(&nodes! { (x, y), (x + w, y), (x + w, y + 2.6) }, 0.6, Look::mark(dark).alpha(0.4));
    }
}

fn turret(s: &mut Scene, dress: &Dress, x: f32, w: f32, h: f32, roof: Colour) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.stone.lighter(0.06));
    s.group(Group::new(), |s| {
        s.poly(
            &nodes! {
                (x - w, 0), (x - w * 0.86, -h), (x + w * 0.86, -h), (x + w, 0)
            },
            form(wall, w * 0.4).texture(0.24),
        );
        stones(s, [x - w, -h, x + w * 0.4, -4.0]);
    });
    s.poly(
        &nodes! {
            (x - w * 1.1, -h + 2.0), (x - w * 1.16, -h - 9.0), (x + w * 1.16, -h - 9.0),
            (x + w * 1.1, -h + 2.0)
        },
        form(wall.lighter(0.03), 2.6),
    );
    let (t, b) = (-h - 9.0 - w * 2.7, -h - 7.0);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (x - w * 1.4, b; corner), (x - w * 0.62, b - w * 1.1), (x, t; corner),
                (x + w * 0.62, b - w * 1.1), (x + w * 1.4, b; corner), (x, b + 3.4)
            },
            Look::of(roof).grain(80.0).inflate(w * 0.3),
        );
        tiles(s, [x - w * 1.4, t, x + w * 1.4, b + 3.0], 4.6, roof.dim(0.55));
    });
    slit(s, dress, x, -h + 14.0, w * 0.2);
    if h > 60.0 {
        slit(s, dress, x - w * 0.3, -h * 0.55, w * 0.2);
    }
    s.line(&nodes! { (x, t + 2.0), (x, t - 11.0) }, 1.0, p.wood_dark);
    s.blob(
        &nodes! {
            (x, t - 11.0; corner), (x + 7.0, t - 9.0), (x + 14.0, t - 11.0; corner), (x + 8.0, t - 6.0),
            (x, t - 5.0; corner)
        },
        p.accent2,
    );
}

fn tower(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let roof = dress.accent.unwrap_or(p.accent);
    turret(s, dress, 0.0, 16.0, 98.0, roof);
    s.limb(
        &nodes! {
            (-15, -4), (-11, -20), (-14, -40), (-10, -60)
        },
        &[4.0, 3.0, 2.4, 0.8],
        Look::of(p.leaf).fur(1.8, 90.0, 1.6),
    );
    door(s, 2.0, 0.0, 5.4, 17.0, p.wood_dark);
}

fn castle(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let roof = dress.accent.unwrap_or(p.accent);
    let wall = dress.main.unwrap_or(p.stone.lighter(0.06));
    turret(s, dress, -22.0, 10.0, 92.0, roof.dim(0.9));
    turret(s, dress, 20.0, 11.0, 108.0, roof);
    s.group(Group::new(), |s| {
        s.rect(-46.0, -48.0, 92.0, 48.0, form(wall.dim(0.95), 4.0).texture(0.24));
        stones(s, [-44.0, -46.0, 44.0, -2.0]);
        stones(s, [-44.0, -46.0, 44.0, -2.0]);
    });
    for i in -4..5 {
        s.rect(i as f32 * 10.6 - 3.4, -55.0, 6.8, 9.0, form(wall, 1.4));
    }
    turret(s, dress, -48.0, 12.0, 66.0, roof);
    turret(s, dress, 48.0, 12.0, 58.0, roof.dim(0.94));
    s.blob(
        &nodes! {
            (-15, 0; corner), (-15, -20), (0, -33), (15, -20), (15, 0; corner)
        },
        form(wall.dim(0.7), 1.6),
    );
    s.blob(
        &nodes! {
            (-11, 0; corner), (-11, -18), (0, -28), (11, -18), (11, 0; corner)
        },
        Look::lamp(if dress.unlit { p.ink } else { p.flame.mix(p.wood, 0.3) }),
    );
    for x in [-6.0, 0.0, 6.0] {
        s.polyline(&nodes! { (x, 0), (x, -26) }, 1.1, p.ink);
    }
    for y in [-7.0, -14.0] {
        s.polyline(&nodes! { (-11, y), (11, y) }, 1.1, p.ink);
    }
    for x in [-28.0, 28.0] {
        slit(s, dress, x, -26.0, 3.0);
    }
}

fn lighthouse(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let stripe = dress.main.unwrap_or(p.accent);
    s.blob(
        &nodes! {
            (-40, 2), (-30, -8), (-14, -12), (6, -9), (22, -12), (36, -6), (42, 2), (0, 5)
        },
        form(p.stone.dim(0.7), 5.0).texture(0.3),
    );
    s.group(Group::new(), |s| {
        s.poly(&nodes! { (-20, -4), (-12, -112), (12, -112), (20, -4) }, form(p.cream, 9.0).texture(0.16));
        for y in [-20.0, -58.0, -96.0] {
            let band = nodes! {
                (-22, y + 2.0), (0, y + 5.0), (22, y + 1.0), (22, y - 17.0), (0, y - 13.0),
                (-22, y - 16.0)
            };
            s.blob(&band, Look::mark(stripe).rim(0.3).alpha(0.95));
        }
        s.poly(
            &nodes! { (3, -120), (24, -120), (24, 0), (8, 0) },
            Look::mark(p.ambient).alpha(0.28).soft(4.0),
        );
    });
    s.blob(&nodes! { (-18, -110), (0, -107), (18, -110), (17, -116), (0, -114), (-17, -116) }, p.metal);
    for i in -3..4 {
        s.polyline(&nodes! { (i as f32 * 5.6, -115), (i as f32 * 5.6, -124) }, 0.9, p.metal);
    }
    s.line(&nodes! { (-17, -124), (0, -122), (17, -124) }, 1.2, p.metal);
    s.rect(
        -9.0,
        -134.0,
        18.0,
        20.0,
        if dress.unlit { Look::of(p.ink) } else { Look::of(p.flame).emissive() },
    );
    for x in [-9.0, 0.0, 9.0] {
        s.polyline(&nodes! { (x, -135), (x, -115) }, 1.4, p.metal);
    }
    s.blob(
        &nodes! {
            (-14, -133; corner), (-8, -143), (0, -149), (8, -143), (14, -133; corner)
        },
        form(stripe, 3.0),
    );
    s.dot(0.0, -151.0, 2.4, p.metal);
    if !dress.unlit {
        s.glow(0.0, -124.0, 74.0, p.flame, 0.75);
    }
    for y in [-42.0, -80.0] {
        slit(s, &Dress { unlit: true, ..*dress }, 0.0, y, 2.8);
    }
    door(s, 0.0, -6.0, 6.0, 19.0, p.wood_dark);
}

fn windmill(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.cream);
    s.poly(&nodes! { (-24, 0), (-15, -74), (15, -74), (24, 0) }, form(wall, 8.0).texture(0.22));
    s.limb(&nodes! { (-27, -30), (0, -27), (27, -30) }, &[3.4], planks(p.wood, 0.0));
    for i in -4..5 {
        s.polyline(&nodes! { (i as f32 * 6.4, -30), (i as f32 * 6.4, -38) }, 1.0, p.wood);
    }
    s.line(&nodes! { (-27, -38), (0, -36), (27, -38) }, 1.2, p.wood);
    s.blob(
        &nodes! {
            (-19, -72; corner), (-11, -90), (0, -97), (11, -90), (19, -72; corner), (0, -69)
        },
        form(dress.accent.unwrap_or(p.accent), 4.0).grain(80.0),
    );
    door(s, 0.0, 0.0, 6.0, 19.0, p.wood_dark);
    window(s, dress, 0.0, -52.0, 4.2, 5.2);
    for i in 0..4 {
        s.at(&[shift(0.0, -80.0), turn(22.0 + 90.0 * i as f32)], |s| {
            s.limb(&nodes! { (0, 4), (0, -66) }, &[3.0, 1.8], p.wood_dark);
            s.blob(
                &nodes! {
                    (1.6, -12; corner), (15, -14; corner), (15.6, -36), (13, -64; corner),
                    (1.2, -64; corner)
                },
                form(p.cream, 1.6).alpha(0.94),
            );
            for j in 0..7 {
                let y = -13.0 - 8.2 * j as f32;
                s.polyline(&nodes! { (0.6, y), (14.4, y - 0.8) }, 0.9, p.wood_dark);
            }
            s.polyline(&nodes! { (8, -12), (7, -64) }, 0.8, p.wood_dark);
        });
    }
    s.dot(0.0, -80.0, 4.6, form(p.wood_dark, 1.8));
}

fn ferris_wheel(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let iron = dress.main.unwrap_or(p.cream.mix(p.metal, 0.3));
    let (cx, cy, r) = (0.0, -78.0, 64.0);
    s.limb(&nodes! { (cx, cy), (34, 0) }, &[4.0, 5.0], p.metal.dim(0.8));
    s.limb(&nodes! { (cx, cy), (-34, 0) }, &[4.0, 5.0], p.metal.dim(0.8));
    s.limb(&nodes! { (-20, -32), (20, -32) }, &[2.6], p.metal.dim(0.8));
    let at = |a: f32, r: f32| point(cx + r * cos(radians(a)), cy + r * sin(radians(a)));
    for i in 0..12 {
        let (q, e) = (at(i as f32 * 30.0 + 15.0, r), at(i as f32 * 30.0 + 15.0, 4.0));
        s.polyline(&[e.into(), q.into()], 1.1, iron);
    }
    for k in [1.0, 0.86] {
        s.stroke(&Path::ellipse(cx, cy, r * k, r * k), 2.2, form(iron, 0.8));
    }
    for i in 0..24 {
        let (q, e) = (at(i as f32 * 15.0, r), at(i as f32 * 15.0 + 7.5, r * 0.86));
        s.polyline(&[q.into(), e.into()], 0.8, iron);
        if !dress.unlit {
            s.dot(q.x, q.y, 1.3, Look::lamp(p.flame));
        }
    }
    for i in 0..12 {
        let q = at(i as f32 * 30.0 + 15.0, r);
        let colour = [p.accent, p.accent2, p.red, p.leaf][i % 4];
        s.line(&nodes! { (q.x - 5.4, q.y + 8.0), (q.x, q.y), (q.x + 5.4, q.y + 8.0) }, 1.0, p.metal);
        s.blob(
            &nodes! {
                (q.x - 6.6, q.y + 8.0; corner), (q.x + 6.6, q.y + 8.0; corner), (q.x + 5.4, q.y + 14.0),
                (q.x, q.y + 16.0), (q.x - 5.4, q.y + 14.0)
            },
            form(colour, 1.8),
        );
        s.limb(
            &nodes! {
                (q.x - 7.0, q.y + 2.0), (q.x, q.y - 2.6), (q.x + 7.0, q.y + 2.0)
            },
            &[1.4, 3.6, 1.4],
            colour.dim(0.85),
        );
    }
    s.dot(cx, cy, 6.0, form(p.gold, 2.0));
    s.blob(&nodes! { (-44, 2), (-40, -6), (40, -6), (44, 2) }, form(p.wood, 2.0));
}
