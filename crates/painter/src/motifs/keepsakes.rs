//! Small finds: feather, leaf, nest, egg, shell, starfish, spider's web.

use super::easel::*;

pub(super) static LEAF: Motif = Motif::new(
    "leaf",
    Plant,
    Front,
    [-58.0, -72.0, 58.0, 74.0],
    &[Floats, Swims, Giant, Tiny, Many, Carried, Ridden, Outline],
    leaf,
);
pub(super) static FEATHER: Motif = Motif::new(
    "feather",
    Tool,
    Front,
    [-73.0, -64.0, 64.0, 63.0],
    &[Floats, Giant, Tiny, Many, Carried, Ridden, Outline],
    feather,
);
pub(super) static NEST: Motif = Motif::new(
    "nest",
    Vessel,
    Front,
    [-68.0, -62.0, 66.0, 4.0],
    &[Stands, Floats, Giant, Tiny, Carried, Holds, Ridden],
    nest,
);
pub(super) static EGG: Motif = Motif::new(
    "egg",
    Food,
    Front,
    [-41.0, -106.0, 41.0, 0.0],
    &[Stands, Floats, Giant, Tiny, Many, Carried, Holds, Outline],
    egg,
);
pub(super) static SHELL: Motif = Motif::new(
    "shell",
    SeaCreature,
    Front,
    [-61.0, -82.0, 61.0, 2.0],
    &[Stands, Swims, Floats, Giant, Tiny, Many, Carried, Holds],
    shell,
);
pub(super) static STARFISH: Motif = Motif::new(
    "starfish",
    SeaCreature,
    Front,
    [-51.0, -55.0, 55.0, 50.0],
    &[Floats, Swims, Giant, Tiny, Many, Carried, Outline],
    starfish,
);
pub(super) static SPIDER_WEB: Motif = Motif::new(
    "spider_web",
    Landmark,
    Front,
    [-68.0, -70.0, 62.0, 65.0],
    &[Floats, Hangs, Giant, Tiny, Holds],
    spider_web,
);

fn feather(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let vane = dress.main.unwrap_or(p.white);
    let tip = dress.accent.unwrap_or(p.accent);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-46, 40), (-40, 10), (-14, -26), (30, -54), (64, -64; corner), (56, -32), (32, 2),
                (0, 28), (-26, 42)
            },
            Look::of(vane).to_along(tip, 0.0, 0.0, 64.0, -60.0).fur(2.4, 150.0, 2.2).inflate(5.0),
        );
        for i in 0..16 {
            let t = i as f32 / 16.0;
            let (x, y) = (lerp(-40.0, 56.0, t), lerp(40.0, -56.0, t * t * 0.25 + t * 0.75));
            s.line(
                &nodes! {
                    (x, y), (x - 4.0, y - 14.0), (x + 2.0, y - 24.0)
                },
                0.7,
                Look::mark(vane.dim(0.7)).alpha(0.6),
            );
            s.line(
                &nodes! {
                    (x, y), (x + 14.0, y + 2.0), (x + 24.0, y - 6.0)
                },
                0.7,
                Look::mark(vane.dim(0.7)).alpha(0.6),
            );
        }
    });
    s.limb(
        &nodes! { (-72, 62), (-40, 36), (4, -4), (60, -60) },
        &[2.6, 2.8, 2.0, 0.5],
        form(p.cream.dim(0.85), 0.8),
    );
}

fn nest(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let twig = dress.main.unwrap_or(p.wood);
    s.ellipse(0.0, -40.0, 50.0, 13.0, form(p.wood_dark.dim(0.7), 2.0));
    if dress.variant.is_multiple_of(2) {
        for (x, y, d) in [(-18.0, -44.0, -12.0), (18.0, -44.0, 14.0), (0.0, -46.0, 0.0)] {
            s.at(&[shift(x, y), turn(d)], |s| {
                s.ellipse(0.0, 0.0, 13.0, 16.0, form(p.water[1].mix(p.white, 0.5), 5.0));
                for (u, v) in [(-5.0, -6.0), (4.0, -2.0), (-2.0, 5.0), (6.0, -8.0)] {
                    s.dot(u, v, 1.2, patch(p.wood));
                }
            });
        }
    }
    s.blob(
        &nodes! {
            (-56, -42; corner), (-50, -18), (-30, -2), (0, 2), (30, -2), (50, -18), (56, -42; corner),
            (0, -28)
        },
        Look::of(twig.dim(0.85)).fur(2.0, 170.0, 1.6).inflate(10.0),
    );
    for i in 0..56 {
        let t = i as f32 / 56.0;
        let (x, y) = (s.rng.range(-50.0, 44.0), -36.0 + 34.0 * t);
        let half = 52.0 - (y + 36.0) * 0.7;
        if x.abs() > half {
            continue;
        }
        let (dx, dy) = (s.rng.range(12.0, 26.0), s.rng.range(-7.0, 7.0));
        let c = twig.mix(if i % 3 == 0 { p.gold } else { p.wood_dark }, 0.35);
        s.limb(
            &nodes! {
                (x - dx * 0.5, y), (x, y + 3.0), (x + dx * 0.5, y + dy)
            },
            &[1.0, 2.2, 0.7],
            form(c, 0.7).shadow(0.3),
        );
    }
    for (x0, y0, x1, y1) in [
        (-54.0, -40.0, -68.0, -50.0),
        (50.0, -40.0, 66.0, -48.0),
        (-30.0, -6.0, -46.0, 4.0),
        (36.0, -8.0, 52.0, 2.0),
    ] {
        s.limb(&nodes! { (x0, y0), (x1, y1) }, &[2.2, 0.7], twig);
    }
}

fn egg(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let shell = dress.main.unwrap_or(p.cream);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (0, -106), (-24, -92), (-38, -58), (-40, -32), (-26, -7), (0, 0), (26, -7), (40, -32),
                (38, -58), (24, -92)
            },
            form(shell, 18.0),
        );
        for _ in 0..34 {
            let (x, y, r) = (s.rng.range(-36.0, 36.0), s.rng.range(-98.0, -6.0), s.rng.range(0.6, 2.2));
            s.dot(x, y, r, Look::mark(p.fur).alpha(0.55));
        }
        if dress.open > 0.2 || dress.variant % 2 == 1 {
            s.polyline(
                &nodes! {
                    (-44, -58), (-28, -50), (-20, -64), (-6, -50), (4, -66), (14, -52), (26, -62),
                    (44, -52)
                },
                1.8,
                Look::mark(p.ink).alpha(0.8),
            );
            s.polyline(&nodes! { (4, -66), (8, -78), (2, -86) }, 1.2, Look::mark(p.ink).alpha(0.7));
        }
    });
    s.limb(
        &nodes! { (-24, -50), (-20, -74), (-10, -90) },
        &[1.6, 7.0, 1.6],
        Look::lamp(p.white).alpha(0.45).soft(1.8),
    );
}

fn shell(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let pearl = dress.main.unwrap_or(p.pink.mix(p.cream, 0.4));
    s.blob(&nodes! { (-14, 0), (-20, -10), (0, -18), (20, -10), (14, 0) }, form(pearl.dim(0.85), 2.4));
    s.group(Group::new(), |s| {
        let mut fan: Vec<Node> = vec![node(-10.0, -8.0)];
        for i in 0..9 {
            let a = radians(-76.0 + i as f32 * 19.0);
            fan.push(node(sin(a) * 62.0, -12.0 - cos(a) * 70.0));
            if i < 8 {
                let b = radians(-76.0 + i as f32 * 19.0 + 9.5);
                fan.push(node(sin(b) * 57.0, -12.0 - cos(b) * 64.0));
            }
        }
        fan.push(node(10.0, -8.0));
        s.blob(&fan, form(pearl, 9.0));
        for i in 0..8 {
            let a = radians(-76.0 + i as f32 * 19.0 + 9.5);
            s.limb(
                &nodes! {
                    (0, -10), (sin(a) * 30.0, -12.0 - cos(a) * 34.0),
                    (sin(a) * 58.0, -12.0 - cos(a) * 66.0)
                },
                &[0.8, 1.6, 2.6],
                Look::mark(pearl.dim(0.66)).alpha(0.7),
            );
        }
        for k in [0.45, 0.7, 0.9] {
            let arc: Vec<Node> = (0..9)
                .map(|i| radians(-80.0 + i as f32 * 20.0))
                .map(|a| node(sin(a) * 60.0 * k, -12.0 - cos(a) * 68.0 * k))
                .collect();
            s.line(&arc, 2.0, Look::mark(dress.accent.unwrap_or(p.accent)).alpha(0.35));
        }
    });
}

fn starfish(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.accent);
    let arms: Vec<Node> = (0..10)
        .map(|i| {
            let (a, r) = (radians(i as f32 * 36.0 + 8.0), if i % 2 == 0 { 56.0 } else { 19.0 });
            node(sin(a) * r, -cos(a) * r)
        })
        .collect();
    s.group(Group::new(), |s| {
        s.blob(&arms, form(skin, 9.0).texture(0.22));
        for i in 0..5 {
            let a = radians(i as f32 * 72.0 + 8.0);
            for k in 1..8 {
                let r = k as f32 * 6.6;
                s.dot(sin(a) * r, -cos(a) * r, 2.4 - k as f32 * 0.2, Look::of(p.cream).atop().inflate(0.8));
                for d in [-0.16, 0.16] {
                    s.dot(sin(a + d) * r, -cos(a + d) * r, 1.2, Look::mark(skin.lighter(0.14)));
                }
            }
        }
    });
    s.dot(0.0, 0.0, 3.4, form(p.cream, 1.2));
}

fn spider_web(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let silk = Look::of(dress.main.unwrap_or(p.white)).alpha(0.85);
    let spokes: Vec<(f32, f32)> =
        (0..12).map(|i| (radians(i as f32 * 30.0 + 7.0), 58.0 + ((i * 5) % 7) as f32 * 3.0)).collect();
    for (a, r) in &spokes {
        s.polyline(&nodes! { (0, 0), (sin(*a) * r, -cos(*a) * r) }, 0.9, silk);
    }
    for k in 1..8 {
        let t = k as f32 / 8.0;
        for i in 0..12 {
            let ((a, r), (b, q)) = (spokes[i], spokes[(i + 1) % 12]);
            let m = (a + if b < a { b + core::f32::consts::TAU } else { b }) / 2.0;
            let sag = (r + q) / 2.0 * t * 0.88;
            s.line(
                &nodes! {
                    (sin(a) * r * t, -cos(a) * r * t), (sin(m) * sag, -cos(m) * sag),
                    (sin(b) * q * t, -cos(b) * q * t)
                },
                0.7,
                silk,
            );
        }
    }
    for (i, k) in [(1, 0.5), (4, 0.75), (7, 0.62), (9, 0.4), (10, 0.87), (2, 0.87), (6, 0.37)] {
        let (a, r) = spokes[i];
        s.dot(sin(a) * r * k, -cos(a) * r * k, 2.0, form(p.water[1].mix(p.white, 0.6), 0.8));
    }
}

fn leaf(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let green = dress.main.unwrap_or(p.leaf.mix(p.fox, 0.4));
    s.group(Group::new(), |s| {
        let lobes = nodes! {
            (0, 44), (-20, 40), (-44, 44; corner), (-36, 24), (-58, 8; corner), (-36, 0),
            (-44, -30; corner), (-22, -20), (-14, -46; corner), (0, -72; corner), (14, -46; corner),
            (22, -20), (44, -30; corner), (36, 0), (58, 8; corner), (36, 24), (44, 44; corner),
            (20, 40)
        };
        s.blob(&lobes, Look::of(green).to(dress.accent.unwrap_or(p.red)).inflate(5.0).texture(0.2));
        for (x, y) in [(-38.0, -24.0), (38.0, -24.0), (-48.0, 8.0), (48.0, 8.0), (-36.0, 38.0), (36.0, 38.0)]
        {
            s.limb(
                &nodes! { (0, 38), (x * 0.4, y * 0.6 + 10.0), (x, y) },
                &[2.0, 1.4, 0.5],
                Look::mark(green.lighter(0.16)),
            );
        }
    });
    s.limb(&nodes! { (0, -66), (0, 0), (0, 44), (8, 74) }, &[0.6, 1.8, 2.6, 3.0], form(green.dim(0.7), 1.0));
}
