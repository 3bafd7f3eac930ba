//! Of the sky and the weather: cloud, crescent moon, star, comet, planet, rainbow, iceberg, volcano.

use super::easel::*;

pub(super) static CLOUD: Motif = Motif::new(
    "cloud",
    Heavenly,
    Front,
    [-66.0, -50.0, 68.0, 24.0],
    &[Floats, Giant, Tiny, Many, Carried, Ridden, Holds],
    cloud,
);
pub(super) static CRESCENT_MOON: Motif = Motif::new(
    "crescent_moon",
    Heavenly,
    Left,
    [-51.0, -66.0, 44.0, 64.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Ridden, Lit, Outline],
    crescent_moon,
);
pub(super) static STAR: Motif = Motif::new(
    "star",
    Heavenly,
    Front,
    [-49.0, -52.0, 49.0, 42.0],
    &[Floats, Hangs, Giant, Tiny, Many, Carried, Lit, Outline],
    star,
);
pub(super) static COMET: Motif = Motif::new(
    "comet",
    Heavenly,
    Left,
    [-80.0, -64.0, 104.0, 41.0],
    &[Floats, Giant, Tiny, Ridden, Lit],
    comet,
);
pub(super) static PLANET: Motif = Motif::new(
    "planet",
    Heavenly,
    Front,
    [-81.0, -48.0, 81.0, 48.0],
    &[Floats, Hangs, Giant, Tiny, Many, Carried, Outline],
    planet,
);
pub(super) static ICEBERG: Motif = Motif::new(
    "iceberg",
    Landmark,
    Front,
    [-66.0, -86.0, 67.0, 100.0],
    &[Swims, Floats, Giant, Tiny, Ridden, Holds, Outline],
    iceberg,
);
pub(super) static VOLCANO: Motif = Motif::new(
    "volcano",
    Landmark,
    Front,
    [-86.0, -169.0, 86.0, 2.0],
    &[Stands, Giant, Tiny, Lit, Holds],
    volcano,
);

fn cloud(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let white = dress.main.unwrap_or(p.white.mix(p.sky[3], 0.12));
    for (x, y, r) in [
        (-50.0, -4.0, 16.0),
        (52.0, -2.0, 16.0),
        (-30.0, -18.0, 20.0),
        (30.0, -16.0, 22.0),
        (-6.0, -30.0, 24.0),
        (16.0, -32.0, 18.0),
        (-34.0, 4.0, 16.0),
        (34.0, 6.0, 16.0),
        (-10.0, 4.0, 20.0),
        (12.0, 6.0, 18.0),
    ] {
        s.ellipse(x, y, r, r * 0.84, Look::of(white).inflate(6.0).shadow(0.2).fur(1.0, 90.0, 5.0));
    }
    s.blob(
        &nodes! {
            (-62, 8), (-30, 14), (0, 16), (30, 14), (64, 8), (30, 22), (-30, 22)
        },
        Look::of(white.mix(p.ambient, 0.22)).soft(3.0).alpha(0.7).shadow(0.0).rim(0.0),
    );
}

fn crescent_moon(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let gold = dress.main.unwrap_or(p.light.mix(p.gold, 0.35));
    if !dress.unlit {
        s.glow(0.0, 0.0, 110.0, p.light, 0.5);
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (20, -66; corner), (-20, -56), (-46, -26), (-50, 10), (-30, 46), (6, 64), (44, 58; corner),
                (14, 42), (-4, 16), (-6, -18), (4, -46)
            },
            form(gold, 10.0).bias(0.12).texture(0.2),
        );
        for (x, y, r) in [
            (-30.0, -20.0, 5.0),
            (-22.0, 36.0, 6.0),
            (-38.0, 14.0, 3.6),
            (6.0, 52.0, 4.0),
            (-4.0, -50.0, 3.0),
        ] {
            s.ellipse(x, y, r, r * 0.9, Look::mark(gold.dim(0.84)).soft(0.6));
        }
    });
    if dress.variant.is_multiple_of(2) {
        s.blob(&nodes! { (-6, -4), (8, 6), (6, 14), (-6, 12) }, form(gold, 2.4).bias(0.1));
        if dress.asleep {
            s.line(&nodes! { (-28, -6), (-21, -1), (-14, -6) }, 1.8, Look::lamp(p.dark));
        } else {
            eye(s, dress, -20.0, -5.0, 4.0);
            s.line(&nodes! { (-28, -14), (-20, -18), (-12, -14) }, 1.5, Look::lamp(p.dark).alpha(0.8));
        }
        s.line(&nodes! { (-14, 24), (-8, 28), (0, 26) }, 1.8, Look::lamp(p.dark));
        s.ellipse(-26.0, 14.0, 6.0, 5.0, Look::of(p.red).alpha(0.3).soft(1.6).shadow(0.0).rim(0.0));
    }
}

fn star(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let gold = dress.main.unwrap_or(p.flame.mix(p.gold, 0.4));
    if !dress.unlit {
        s.glow(0.0, 0.0, 96.0, p.flame, 0.55);
    }
    let points = around(0.0, 0.0, 10, |i| if i % 2 == 0 { 52.0 } else { 24.0 });
    s.blob(
        &points.iter().enumerate().map(|(i, n)| Node { corner: i % 2 == 0, ..*n }).collect::<Vec<_>>(),
        form(gold, 9.0).bias(0.12),
    );
    for i in 0..5 {
        let a = radians(i as f32 * 72.0);
        s.polyline(&nodes! { (0, 0), (sin(a) * 44.0, -cos(a) * 44.0) }, 0.9, faint(gold.lighter(0.1)));
    }
    if dress.variant % 2 == 1 {
        for x in [-9.0, 9.0] {
            eye(s, dress, x, -4.0, 3.4);
        }
        s.line(&nodes! { (-7, 9), (0, 13), (7, 9) }, 1.6, Look::lamp(p.wood_dark));
    }
}

fn comet(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let head = dress.main.unwrap_or(p.flame);
    if !dress.unlit {
        s.glow(-60.0, 22.0, 70.0, head, 0.7);
    }
    for (dy, w, c, a) in [(-20.0, 34.0, p.accent2, 0.5), (6.0, 26.0, head, 0.65), (-8.0, 14.0, p.white, 0.7)]
    {
        let tail = nodes! { (-58, 22), (-10, 6.0 + dy * 0.3), (44, -18.0 + dy * 0.7), (104, -44.0 + dy) };
        s.limb(
            &tail,
            &[w, w * 0.8, w * 0.5, 1.0],
            Look::lamp(c).alpha(a).soft(2.6).fade(-20.0, 10.0, 112.0, -46.0),
        );
    }
    for (x, y, r) in
        [(-8.0, -14.0, 2.2), (22.0, 12.0, 1.8), (50.0, -44.0, 2.0), (74.0, -18.0, 1.6), (30.0, -36.0, 1.4)]
    {
        s.poly(&around(x, y, 8, |i| if i % 2 == 0 { r * 2.0 } else { r * 0.6 }), Look::lamp(p.white));
    }
    s.ellipse(-60.0, 22.0, 20.0, 19.0, form(head.mix(p.gold, 0.3), 6.0).bias(0.15));
    for (x, y, r) in [(-66.0, 16.0, 4.0), (-54.0, 26.0, 3.4), (-64.0, 29.0, 2.4)] {
        s.ellipse(x, y, r, r * 0.9, patch(head.dim(0.8)));
    }
}

fn planet(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let ball = dress.main.unwrap_or(p.accent);
    let band = dress.accent.unwrap_or(p.gold);
    s.at(&[turn(-16.0)], |s| {
        let hoop = Path::ellipse(0.0, 0.0, 84.0, 20.0).and(Path::ellipse(0.0, 0.0, 62.0, 12.0));
        s.part(&hoop, form(band.dim(0.85), 2.0).even_odd());
        s.group(Group::new(), |s| {
            s.ellipse(0.0, 0.0, 48.0, 48.0, form(ball, 19.0));
            for (y, w, c) in
                [(-30.0, 7.0, 0.84), (-14.0, 9.0, 1.12), (6.0, 6.0, 0.8), (22.0, 9.0, 1.1), (37.0, 5.0, 0.84)]
            {
                s.limb(
                    &nodes! { (-54, y - 4.0), (0, y + 6.0), (54, y - 4.0) },
                    &[w * 0.7, w, w * 0.7],
                    Look::mark(ball.dim(c)).alpha(0.6).soft(0.8),
                );
            }
            s.ellipse(-16.0, 14.0, 9.0, 5.0, Look::mark(ball.dim(0.7)).soft(0.8));
        });
        let front = Path::curve(&nodes! { (-80, 3), (-58, 13), (0, 18), (58, 13), (80, 3) });
        s.stroke(&front, 6.4, form(band, 1.8));
        s.line(&nodes! { (-72, 10), (0, 20), (72, 10) }, 1.0, faint(band.dim(0.55)));
    });
}

fn iceberg(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let ice = dress.main.unwrap_or(p.white.mix(p.water[1], 0.2));
    let deep = ice.mix(p.water[0], 0.55);
    s.blob(
        &nodes! {
            (-58, 0), (-64, 24), (-40, 52), (-26, 82), (0, 100), (20, 76), (44, 50), (66, 20), (60, 0)
        },
        form(deep, 12.0).alpha(0.9),
    );
    for line in [[(-30.0, 8.0), (-20.0, 40.0)], [(10.0, 10.0), (4.0, 70.0)], [(38.0, 8.0), (26.0, 46.0)]] {
        s.polyline(
            &nodes! {
                (line[0].0, line[0].1), (line[1].0, line[1].1)
            },
            1.2,
            faint(deep.lighter(0.14)),
        );
    }
    s.poly(
        &nodes! {
            (-58, 2), (-46, -22), (-34, -30), (-22, -62), (-8, -54), (6, -86), (20, -60), (32, -50),
            (42, -24), (60, 2)
        },
        form(ice, 6.0),
    );
    s.poly(
        &nodes! {
            (6, -86), (20, -60), (32, -50), (42, -24), (60, 2), (20, 2), (10, -30), (12, -56)
        },
        form(ice.mix(p.water[1], 0.35).dim(0.92), 3.0).shadow(0.2),
    );
    s.poly(
        &nodes! {
            (-22, -62), (-8, -54), (-12, -26), (-22, 2), (-34, 2), (-30, -28)
        },
        form(ice.mix(p.water[1], 0.2), 2.0).shadow(0.2),
    );
    s.line(&nodes! { (-62, 1), (-20, 4), (20, 1), (64, 4) }, 1.8, Look::of(p.white).alpha(0.9));
}

fn volcano(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let rock = dress.main.unwrap_or(p.stone.mix(p.wood_dark, 0.5).dim(0.8));
    for (x, y, r) in [
        (4.0, -112.0, 13.0),
        (-12.0, -126.0, 15.0),
        (14.0, -134.0, 18.0),
        (-4.0, -150.0, 19.0),
        (26.0, -156.0, 15.0),
    ] {
        s.ellipse(x, y, r, r * 0.86, form(p.fog.mix(p.dark, 0.3), 5.0).alpha(0.9).shadow(0.1));
    }
    if !dress.unlit {
        s.glow(0.0, -92.0, 60.0, p.flame.mix(p.fox, 0.4), 0.8);
        for (x, y) in [(-22.0, -118.0), (24.0, -112.0), (-34.0, -98.0), (36.0, -126.0)] {
            s.line(&nodes! { (x * 0.2, -92), (x * 0.7, y - 6.0), (x, y) }, 2.2, Look::lamp(p.fox));
            s.dot(x, y, 2.8, Look::lamp(p.flame));
        }
    }
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-86, 2; corner), (-58, -22), (-34, -60), (-20, -92; corner), (0, -86), (20, -92; corner),
                (34, -60), (58, -22), (86, 2; corner)
            },
            form(rock, 14.0).texture(0.34).grain(70.0),
        );
        let lava = if dress.unlit { p.ink } else { p.fox };
        for flow in [
            nodes! {
                (-8, -92), (-12, -66), (-4, -44), (-16, -20), (-10, 6)
            },
            nodes! {
                (8, -92), (12, -72), (24, -52), (22, -34), (34, -16)
            },
        ] {
            s.limb(&flow, &[9.0, 7.0, 6.0, 8.0, 5.0], Look::lamp(lava).atop());
            s.limb(
                &flow,
                &[4.0, 3.0, 2.4, 3.0, 1.6],
                Look::lamp(if dress.unlit { p.ink } else { p.flame }).atop(),
            );
        }
    });
    s.ellipse(0.0, -91.0, 19.0, 4.6, Look::lamp(if dress.unlit { p.ink } else { p.flame.mix(p.fox, 0.4) }));
}
