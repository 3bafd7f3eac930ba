//! Strangers who together are an animal that none of them sees.

use super::acting::*;

pub(super) static CROWD_IS_A_BEAST: Relation = Relation {
    id: "crowd_is_a_beast",
    themes: Themes::Only(&["tides", "looking-glass", "carousel", "first-light"]),
    moods: &[Mood::Dread, Mood::Secrecy, Mood::Loneliness, Mood::Wonder],
    slots: &[],
    layouts: &[framed("umbrellas", Setup::Plan, umbrellas), framed("boats", Setup::Plan, boats)],
};

/// Whether a point lies in a shape.
fn inside(shape: &[Point], at: Point) -> bool {
    let mut odd = false;
    for (i, a) in shape.iter().enumerate() {
        let b = shape[(i + 1) % shape.len()];
        if (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x {
            odd = !odd;
        }
    }
    odd
}

/// Places in a shape, about `apart` from each other.
fn places(s: &mut Scene, shape: &[Point], apart: f32) -> Vec<Point> {
    let mut found = vec![];
    let mut y = 0.0;
    let mut row = 0;
    while y < 1200.0 {
        let mut x = if row % 2 == 0 { 0.0 } else { apart * 0.5 };
        while x < 800.0 {
            let at = point(x + s.rng.range(-3.5, 3.5), y + s.rng.range(-3.5, 3.5));
            if inside(shape, at) {
                found.push(at);
            }
            x += apart;
        }
        y += apart * 0.86;
        row += 1;
    }
    found
}

/// An umbrella from above.
fn umbrella(s: &mut Scene, at: Point, r: f32, colour: Colour) {
    let turned = s.rng.range(0.0, 45.0);
    s.ellipse(
        at.x + r * 0.5,
        at.y + r * 0.7,
        r * 1.05,
        r * 0.9,
        Look::of(s.palette.ambient).emissive().alpha(0.28).soft(5.0).flat().shadow(0.0),
    );
    s.at(&[shift(at.x, at.y), turn(turned)], |s| {
        let rim: Vec<moonhare_scene::geometry::Node> = (0..8)
            .flat_map(|i| {
                let a = radians(i as f32 * 45.0);
                let b = radians(i as f32 * 45.0 + 22.5);
                [
                    moonhare_scene::geometry::corner(cos(a) * r, sin(a) * r),
                    moonhare_scene::geometry::node(cos(b) * r * 0.86, sin(b) * r * 0.86),
                ]
            })
            .collect();
        s.blob(&rim, Look::of(colour).inflate(r * 0.5).shadow(0.0).hatch(0.0));
        for i in 0..4 {
            let a = radians(i as f32 * 45.0);
            s.line(
                &nodes![(-cos(a) * r, -sin(a) * r), (cos(a) * r, sin(a) * r)],
                1.2,
                Look::of(colour.dim(0.55)).alpha(0.6).flat(),
            );
        }
        s.dot(0.0, 0.0, 2.0, Look::of(colour.lighter(0.3)).flat());
    });
}

/// A running wolf.
const WOLF: [(f32, f32); 50] = [
    (30.0, 652.0),
    (64.0, 610.0),
    (128.0, 572.0),
    (176.0, 520.0),
    (196.0, 420.0),
    (244.0, 486.0),
    (284.0, 430.0),
    (312.0, 512.0),
    (372.0, 540.0),
    (470.0, 548.0),
    (570.0, 530.0),
    (640.0, 500.0),
    (700.0, 452.0),
    (790.0, 420.0),
    (786.0, 480.0),
    (742.0, 548.0),
    (672.0, 600.0),
    (668.0, 664.0),
    (724.0, 742.0),
    (790.0, 816.0),
    (770.0, 856.0),
    (718.0, 836.0),
    (650.0, 760.0),
    (600.0, 724.0),
    (622.0, 800.0),
    (604.0, 900.0),
    (548.0, 930.0),
    (536.0, 894.0),
    (566.0, 830.0),
    (540.0, 746.0),
    (450.0, 724.0),
    (392.0, 738.0),
    (404.0, 812.0),
    (372.0, 900.0),
    (316.0, 962.0),
    (286.0, 934.0),
    (330.0, 866.0),
    (336.0, 790.0),
    (296.0, 760.0),
    (226.0, 836.0),
    (138.0, 892.0),
    (104.0, 862.0),
    (186.0, 790.0),
    (240.0, 716.0),
    (230.0, 684.0),
    (150.0, 706.0),
    (96.0, 716.0),
    (120.0, 686.0),
    (170.0, 668.0),
    (110.0, 660.0),
];

/// From high above: people with umbrellas cross a wet square and together are a running wolf; its eye is one red umbrella.
fn umbrellas(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(640.0, 40.0, 0.6);
    let p = s.palette;
    let ground = p.fog.mix(p.white, 0.4);
    let ground = if ground.l < 0.68 { ground.lighter(0.68 - ground.l) } else { ground };
    s.paint_sky(Sky {
        stops: vec![(0.0, ground), (1.0, ground.dim(0.88))],
        swirl: 0.0,
        ..Sky::of(&p, 0.0, 0.0)
    });
    // Paving in fans, and puddles that hold the sky.
    for row in 0..17 {
        for col in 0..9 {
            let x = col as f32 * 100.0 + if row % 2 == 0 { 0.0 } else { 50.0 };
            let y = row as f32 * 76.0;
            for r in [30.0, 54.0] {
                s.line(
                    &nodes![
                        (x - r, y),
                        (x - r * 0.7, y - r * 0.66),
                        (x, y - r),
                        (x + r * 0.7, y - r * 0.66),
                        (x + r, y)
                    ],
                    1.6,
                    Look::of(ground.dim(0.78)).alpha(0.5).flat().shadow(0.0),
                );
            }
        }
    }
    for (x, y, w) in
        [(180.0, 250.0, 120.0), (520.0, 1030.0, 150.0), (420.0, 330.0, 60.0), (690.0, 1100.0, 70.0)]
    {
        s.ellipse(
            x,
            y,
            w,
            w * 0.42,
            Look::of(p.sky[1].mix(ground, 0.35)).to(ground).flat().soft(5.0).shadow(0.0),
        );
    }
    // The lit door they all make for.
    s.poly(
        &nodes![(-20, 1010), (-20, 1180), (150, 1010), (120, 930)],
        Look::lamp(p.flame).alpha(0.5).soft(22.0),
    );
    s.glow(0.0, 1080.0, 240.0, p.flame, 0.6);
    let shape: Vec<Point> = WOLF.iter().map(|(x, y)| point(36.0 + *x * 0.93, *y + 10.0)).collect();
    let dark = p.dark.dim(0.9);
    let eye = point(205.0, 578.0);
    for at in places(s, &shape, 28.0) {
        if at.distance(eye) < 29.0 {
            continue;
        }
        let shade = s.rng.range(-0.03, 0.07);
        umbrella(s, at, 15.5, dark.lighter(shade));
    }
    for (x, y) in [(560.0, 250.0), (330.0, 1010.0), (70.0, 430.0), (610.0, 1000.0)] {
        umbrella(s, point(x, y), 15.5, dark.lighter(0.05));
    }
    // The red one has stopped, and steps out backwards.
    for (dx, dy) in [(26.0, -20.0), (38.0, -8.0)] {
        s.at(&[shift(eye.x + dx, eye.y + dy), turn(-36.0)], |s| {
            s.ellipse(0.0, 0.0, 9.0, 5.0, Look::of(p.ink).inflate(2.0));
        });
    }
    umbrella(s, eye, 20.0, p.red);
    // At the door somebody small, and a shadow that is longer.
    s.limb(
        &nodes![(70, 1050), (158, 1000)],
        &[8.0, 26.0],
        Look::of(p.ambient).emissive().alpha(0.4).soft(4.0).flat().shadow(0.0),
    );
    s.dot(66.0, 1052.0, 13.0, Look::of(p.accent2).inflate(5.0));
    s.dot(66.0, 1052.0, 7.0, Look::of(p.wood_dark).inflate(3.0));
    s.focus(eye.x, eye.y, 130.0);
    s.focus(70.0, 1050.0, 70.0);
    s.focus(430.0, 640.0, 260.0);
    s.note("umbrella", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("crowd", Role::Detail);
}

/// A whale that dives.
const WHALE: [(f32, f32); 26] = [
    (120.0, 900.0),
    (150.0, 800.0),
    (220.0, 700.0),
    (320.0, 610.0),
    (430.0, 540.0),
    (520.0, 470.0),
    (580.0, 400.0),
    (616.0, 330.0),
    (560.0, 300.0),
    (500.0, 250.0),
    (560.0, 226.0),
    (640.0, 250.0),
    (690.0, 200.0),
    (746.0, 160.0),
    (740.0, 250.0),
    (700.0, 330.0),
    (690.0, 430.0),
    (664.0, 560.0),
    (610.0, 690.0),
    (640.0, 760.0),
    (690.0, 830.0),
    (590.0, 820.0),
    (540.0, 780.0),
    (440.0, 880.0),
    (320.0, 960.0),
    (190.0, 980.0),
];

/// From high above, at night: fishing boats with lanterns lie on the sea and together are a whale. One has no light and rows away.
fn boats(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(620.0, 120.0, 0.5);
    let p = s.palette;
    let deep = p.water[0].dim(0.62);
    let sky = Sky { stops: vec![(0.0, deep.lighter(0.04)), (1.0, deep.dim(0.8))], ..Sky::of(&p, 0.1, 0.2) };
    s.paint_sky(sky);
    for i in 0..70 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(0.0, 1200.0));
        let w = s.rng.range(20.0, 60.0);
        s.line(
            &nodes![(x - w, y), (x - w * 0.4, y - 6.0), (x + w * 0.3, y + 3.0), (x + w, y - 3.0)],
            if i % 3 == 0 { 3.0 } else { 2.0 },
            Look::of(p.water[1]).alpha(0.24).flat().shadow(0.0),
        );
    }
    let shape: Vec<Point> = WHALE.iter().map(|(x, y)| point(*x, *y)).collect();
    let eye = point(236.0, 800.0);
    let boat = |s: &mut Scene, at: Point, degrees: f32, lit: bool| {
        s.at(&[shift(at.x, at.y), turn(degrees)], |s| {
            s.blob(
                &nodes![(-19, 0; corner), (-8, -8), (8, -8), (20, 0; corner), (8, 8), (-8, 8)],
                Look::of(p.wood.lighter(0.02)).inflate(4.0).shadow(0.4),
            );
            s.blob(
                &nodes![(-12, 0), (0, -4), (11, 0), (0, 4)],
                Look::of(p.wood_dark.dim(0.7)).flat().shadow(0.0),
            );
            if lit {
                s.dot(5.0, 0.0, 4.6, Look::lamp(p.flame));
            } else {
                s.dot(-3.0, 0.0, 4.6, Look::of(p.red).inflate(2.0));
            }
        });
        if lit {
            s.glow(at.x + 4.0, at.y, 40.0, p.flame, 0.55);
        }
    };
    for at in places(s, &shape, 47.0) {
        if at.distance(eye) < 44.0 {
            continue;
        }
        let along = -46.0 + s.rng.range(-18.0, 18.0);
        boat(s, at, along, true);
    }
    // The eye: a boat without a light, and a wake that leads out of it.
    boat(s, eye, 150.0, false);
    for (dx, dy) in [(34.0, -14.0), (58.0, -30.0)] {
        s.dot(eye.x + dx * 0.5, eye.y + dy * 0.5, 2.0, Look::of(p.white).alpha(0.5).flat());
    }
    // What the nets have not seen: below the boats there lies one, much larger.
    s.group(Group::new().alpha(0.24).blur(5.0), |s| {
        s.blob(
            &nodes![(520, 1200), (560, 1090), (660, 1020), (830, 1000), (840, 1240)],
            Look::of(p.water[1].lighter(0.15)).inflate(40.0).shadow(0.0),
        );
        s.dot(650.0, 1110.0, 17.0, Look::of(p.ink).flat());
    });
    s.dot(654.0, 1105.0, 5.0, Look::lamp(p.cream).alpha(0.7));
    for (x, y) in [(90.0, 120.0), (180.0, 60.0), (50.0, 220.0)] {
        boat(s, point(x, y), -70.0, true);
    }
    s.focus(eye.x, eye.y, 130.0);
    s.focus(650.0, 1100.0, 90.0);
    s.focus(430.0, 620.0, 280.0);
    s.note("rowing_boat", Role::Subject);
    s.note("whale", Role::Object);
    s.note("sea", Role::Setting);
}
