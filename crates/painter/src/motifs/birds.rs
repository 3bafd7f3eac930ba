//! Birds, perched and flying: songbird, dove, raven, owl.

use super::easel::*;

pub(super) static OWL: Motif =
    Motif::new("owl", Bird, Front, [-40.0, -104.0, 40.0, 3.0], &[Stands, Giant, Tiny, Alive, Outline], owl);
pub(super) static SONGBIRD: Motif = Motif::new(
    "songbird",
    Bird,
    Right,
    [-43.0, -59.0, 38.0, 2.0],
    &[Stands, Giant, Tiny, Many, Alive, Outline, Carried],
    songbird,
);
pub(super) static DOVE: Motif = Motif::new(
    "dove",
    Bird,
    Right,
    [-50.0, -67.0, 40.0, 16.0],
    &[Floats, Giant, Tiny, Many, Alive, Outline, Ridden],
    dove,
);
pub(super) static RAVEN: Motif = Motif::new(
    "raven",
    Bird,
    Right,
    [-67.0, -82.0, 60.0, 2.0],
    &[Stands, Giant, Tiny, Many, Alive, Outline],
    raven,
);

/// Rows of small feathers on what is there.
pub(super) fn feathers(s: &mut Scene, area: [f32; 4], size: f32, colour: Colour) {
    let [x0, y0, x1, y1] = area;
    let (rows, columns) = (((y1 - y0) / size) as i32, ((x1 - x0) / size) as i32);
    for (j, i) in (0..rows).flat_map(|j| (0..columns).map(move |i| (j, i))) {
        let (x, y) = (x0 + (i as f32 + 0.5 * (j % 2) as f32) * size, y0 + j as f32 * size);
        let tone = colour.dim(0.92 + 0.05 * ((i * 7 + j * 3) % 4) as f32);
        s.blob(
            &nodes! {
                (x - size * 0.5, y - size * 0.3), (x, y + size * 0.8), (x + size * 0.5, y - size * 0.3),
                (x, y - size * 0.6)
            },
            Look::of(tone).atop().shadow(0.4).inflate(size * 0.2).rim(0.2),
        );
    }
}

/// Long feathers side by side from `root` to the tips.
pub(super) fn pinions(s: &mut Scene, root: Point, tips: &[(f32, f32)], width: f32, colour: Colour) {
    for (i, (x, y)) in tips.iter().enumerate() {
        let tone = colour.dim(0.86 + 0.05 * (i % 3) as f32);
        let mid = root.towards(point(*x, *y), 0.6);
        s.limb(
            &nodes! { (root.x, root.y), (mid.x, mid.y), (*x, *y) },
            &[width * 0.6, width, width * 0.9, width * 0.25],
            form(tone, width * 0.25).shadow(0.35),
        );
    }
}

fn songbird(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.accent);
    let wing = dress.accent.unwrap_or(coat.dim(0.72));
    pinions(s, point(-12.0, -16.0), &[(-38.0, 2.0), (-42.0, 8.0), (-36.0, 10.0)], 7.0, wing);
    for x in [-1.0, 6.0] {
        s.line(&nodes! { (x, -5), (x + 1.0, 1) }, 1.5, p.wood_dark);
        s.line(&nodes! { (x - 3.0, 2), (x + 1.0, 0.6), (x + 5.0, 2) }, 1.3, p.wood_dark);
    }
    s.blob(
        &nodes! {
            (-17, -14), (-15, -31), (0, -41), (4, -55), (16, -59), (27, -51), (25, -38), (23, -22),
            (12, -6), (-4, -2)
        },
        furry(coat, 9.0),
    );
    s.blob(
        &nodes! {
            (20, -42), (24, -28), (18, -10), (4, -4), (6, -20), (12, -34)
        },
        patch(p.cream.mix(coat, 0.3)).fur(1.0, 110.0, 1.4).inflate(4.0),
    );
    s.blob(&nodes! { (26, -53), (38, -48; corner), (26, -46) }, form(p.gold, 1.4));
    s.line(&nodes! { (26, -49.4), (36, -48) }, 0.6, faint(p.ink));
    eye(s, dress, 18.0, -51.0, 2.6);
    pinions(s, point(0.0, -30.0), &[(-20.0, -22.0), (-28.0, -12.0), (-31.0, -4.0), (-22.0, -3.0)], 7.0, wing);
    s.blob(
        &nodes! {
            (-4, -35), (9, -28), (6, -15), (-10, -10), (-18, -20)
        },
        form(wing.lighter(0.06), 3.0).grain(130.0).texture(0.3),
    );
}

fn dove(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.white);
    let down = dress.variant % 2 == 1;
    let lift = if down { -0.55 } else { 1.0 };
    let tips = |k: f32, dx: f32| -> Vec<(f32, f32)> {
        [(-52.0, -50.0), (-44.0, -60.0), (-32.0, -66.0), (-18.0, -66.0), (-5.0, -58.0)]
            .map(|(x, y)| (x * k + dx, y * k * lift))
            .to_vec()
    };
    pinions(s, point(4.0, -4.0), &tips(0.8, 14.0), 9.0, coat.dim(0.76));
    pinions(s, point(-16.0, 2.0), &[(-46.0, 0.0), (-50.0, 8.0), (-46.0, 15.0)], 9.0, coat.dim(0.9));
    s.blob(
        &nodes! {
            (32, -5), (27, -12), (16, -12), (-6, -6), (-22, 3), (-8, 11), (12, 9), (25, 3)
        },
        form(coat, 6.0),
    );
    pinions(s, point(4.0, -2.0), &tips(1.0, 4.0), 10.0, coat);
    s.blob(
        &nodes! {
            (14, -2), (10, -16.0 * lift), (0, -34.0 * lift), (-14, -36.0 * lift), (-14, -16.0 * lift),
            (-8, 3)
        },
        form(coat.lighter(0.02), 4.0),
    );
    s.blob(&nodes! { (31, -8), (40, -4; corner), (30, -2) }, form(p.gold, 1.0));
    eye(s, dress, 25.0, -6.0, 1.8);
}

fn raven(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.black.lighter(0.07));
    pinions(s, point(-22.0, -24.0), &[(-62.0, -4.0), (-66.0, 4.0), (-58.0, 8.0)], 10.0, coat);
    for x in [-2.0, 8.0] {
        s.limb(&nodes! { (x, -10), (x + 1.0, 0) }, &[4.0, 2.4], p.dark);
        for d in [-5.0, 0.0, 5.0] {
            s.line(&nodes! { (x + 1.0, -1), (x + 1.0 + d, 2.4) }, 1.6, p.dark);
        }
    }
    s.blob(
        &nodes! {
            (-30, -22), (-22, -42), (2, -56), (10, -74), (24, -82), (38, -76), (40, -64), (32, -46),
            (26, -24), (10, -8), (-12, -8)
        },
        Look::of(coat).fur(1.6, 115.0, 1.8).inflate(11.0),
    );
    s.blob(
        &nodes! {
            (36, -78), (48, -76), (60, -66; corner), (48, -65), (36, -63)
        },
        form(p.grey.dim(0.6), 2.4),
    );
    s.line(&nodes! { (37, -70), (48, -69), (58, -66.6) }, 0.8, p.ink);
    s.limb(
        &nodes! { (24, -46), (28, -38), (26, -28) },
        &[6.0, 7.0, 2.0],
        Look::of(coat.lighter(0.04)).fur(2.0, 90.0, 1.6).shadow(0.3),
    );
    pinions(
        s,
        point(4.0, -46.0),
        &[(-24.0, -36.0), (-42.0, -22.0), (-52.0, -10.0), (-46.0, -4.0), (-32.0, -4.0)],
        10.0,
        coat.lighter(0.03),
    );
    s.blob(
        &nodes! {
            (-2, -54), (16, -44), (14, -24), (-8, -18), (-24, -30)
        },
        form(coat.lighter(0.05), 4.0).grain(140.0).texture(0.3),
    );
    if dress.asleep {
        s.line(&nodes! { (25, -71), (28, -69), (31, -71) }, 1.0, Look::lamp(p.cream));
    } else {
        s.dot(28.0, -71.0, 3.2, Look::lamp(p.cream));
        s.dot(28.8, -71.0, 1.9, Look::lamp(p.ink));
    }
}

fn owl(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.wood);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-26, -66), (-34, -44), (-30, -18), (-14, -2), (0, 0), (14, -2), (30, -18), (34, -44),
                (26, -66), (0, -74)
            },
            Look::of(coat).fur(1.5, 90.0, 2.0).inflate(13.0),
        );
        s.blob(
            &nodes! {
                (-18, -60), (-22, -36), (-14, -12), (0, -6), (14, -12), (22, -36), (18, -60)
            },
            Look::of(p.cream.mix(coat, 0.35)).atop().inflate(8.0).shadow(0.0).rim(0.2),
        );
        feathers(s, [-19.0, -56.0, 21.0, -10.0], 6.0, p.cream.mix(coat, 0.4));
    });
    both(s, |s| {
        s.blob(
            &nodes! {
                (20, -64), (37, -48), (39, -20), (28, 0; corner), (22, -14), (17, -38)
            },
            form(coat.dim(0.82), 6.0).grain(80.0).texture(0.35),
        );
        for (j, i) in (0..4).flat_map(|j| (0..5).map(move |i| (j, i))) {
            let (x, y) = (21.0 + i as f32 * 3.6, -52.0 + j as f32 * 10.0 + i as f32 * 2.2);
            s.blob(
                &nodes! {
                    (x - 2.5, y), (x, y + 11.0), (x + 2.5, y), (x, y - 3.0)
                },
                form(coat.dim(0.70 + 0.08 * ((i + j) % 3) as f32), 1.0).shadow(0.4).rim(0.4),
            );
        }
        for d in [-3.4, 0.0, 3.4] {
            s.limb(&nodes! { (7.0 + d, -3), (7.0 + d * 1.4, 3) }, &[3.2, 2.0], p.gold);
        }
        s.blob(
            &nodes! {
                (4, -88), (14, -98), (22, -104; corner), (23, -90), (20, -78)
            },
            Look::of(coat).fur(0.8, -80.0, 1.2),
        );
    });
    s.blob(
        &nodes! {
            (-22, -70), (-23, -86), (-12, -97), (0, -98), (12, -97), (23, -86), (22, -70), (12, -58),
            (0, -54), (-12, -58)
        },
        Look::of(coat).fur(1.0, 90.0, 1.4).inflate(8.0),
    );
    both(s, |s| {
        s.ellipse(10.0, -77.0, 11.0, 12.0, Look::of(coat.mix(p.cream, 0.6)).fur(0.7, 90.0, 1.0).shadow(0.2));
        if dress.asleep {
            s.line(&nodes! { (5, -77), (10, -73), (15, -77) }, 1.6, Look::lamp(p.ink));
        } else {
            s.dot(9.4, -77.0, 6.4, form(p.gold, 1.8).shadow(0.4));
            s.dot(9.0, -77.0, 3.8, Look::lamp(p.ink));
            s.dot(10.4, -79.0, 1.2, Look::lamp(p.white));
        }
    });
    s.blob(
        &nodes! {
            (-3.2, -74), (3.2, -74), (1.4, -65), (0, -62), (-1.4, -65)
        },
        form(p.gold.dim(0.9), 1.4),
    );
}
