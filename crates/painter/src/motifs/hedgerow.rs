//! Small animals: hedgehog, squirrel, mouse, frog, snail.

use super::easel::*;

pub(super) static HEDGEHOG: Motif = Motif::new(
    "hedgehog",
    Animal,
    Left,
    [-75.0, -66.0, 52.0, 3.0],
    &[Stands, Giant, Tiny, Alive, Outline],
    hedgehog,
);
pub(super) static SQUIRREL: Motif = Motif::new(
    "squirrel",
    Animal,
    Left,
    [-40.0, -104.0, 66.0, 4.0],
    &[Stands, Giant, Tiny, Alive, Outline],
    squirrel,
);
pub(super) static MOUSE: Motif =
    Motif::new("mouse", Animal, Left, [-68.0, -57.0, 78.0, 4.0], &[Stands, Giant, Tiny, Many, Alive], mouse);
pub(super) static FROG: Motif = Motif::new(
    "frog",
    Animal,
    Left,
    [-55.0, -69.0, 59.0, 5.0],
    &[Stands, Giant, Tiny, Many, Alive, Outline],
    frog,
);
pub(super) static SNAIL: Motif = Motif::new(
    "snail",
    Animal,
    Left,
    [-65.0, -75.0, 68.0, 4.0],
    &[Stands, Giant, Tiny, Alive, Outline, Ridden],
    snail,
);

fn hedgehog(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let quill = dress.main.unwrap_or(p.wood);
    for x in [-24.0, -8.0, 18.0, 32.0] {
        s.ellipse(x, -1.0, 7.0, 4.0, form(p.fur.dim(0.75), 1.6));
    }
    s.blob(
        &nodes! {
            (-28, -8), (-40, -26), (-58, -18), (-70, -12), (-60, -3), (-36, 0)
        },
        furry(p.fur.lighter(0.04), 6.0),
    );
    s.blob(
        &nodes! {
            (-34, -4), (-38, -30), (-20, -54), (8, -62), (36, -48), (46, -22), (40, -3), (0, 0)
        },
        Look::of(quill.dim(0.7)).fur(3.0, -20.0, 2.0).inflate(15.0),
    );
    if s.silhouette.is_none() {
        let mut list = Vec::new();
        for _ in 0..230 {
            let (a, d) = (s.rng.range(0.0, core::f32::consts::TAU), s.rng.unit().sqrt());
            let (x, y) = (4.0 + cos(a) * d * 38.0, -30.0 + sin(a) * d * 28.0);
            let up = radians(-62.0 + x * 1.25);
            let tone = quill.mix(p.cream, s.rng.range(0.0, 0.6)).dim(s.rng.range(0.7, 1.05));
            let l = 11.0;
            list.push(Stroke {
                points: [
                    point(x, y),
                    point(x + cos(up) * l * 0.5, y + sin(up) * l * 0.5),
                    point(x + cos(up) * l, y + sin(up) * l),
                ],
                widths: [1.7, 0.4],
                colour: tone,
                alpha: 0.95,
            });
        }
        s.strokes(Strokes { list, ..Strokes::default() });
    }
    s.dot(-38.0, -29.0, 5.6, form(p.fur.dim(0.85), 2.0));
    s.dot(-71.0, -12.6, 3.6, form(p.ink, 1.2));
    eye(s, dress, -52.0, -16.4, 2.4);
    s.line(&nodes! { (-66, -7), (-58, -5), (-52, -8) }, 0.8, Look::lamp(p.wood_dark));
}

fn squirrel(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.fox.mix(p.red, 0.2));
    s.limb(
        &nodes! {
            (16, -6), (42, -14), (50, -48), (36, -80), (54, -94), (64, -82)
        },
        &[14.0, 28.0, 30.0, 26.0, 20.0, 5.0],
        Look::of(coat.dim(0.92)).fur(2.6, -70.0, 2.2).inflate(8.0),
    );
    s.blob(
        &nodes! {
            (-14, -48), (4, -50), (20, -34), (26, -12), (16, 0), (-14, 0), (-20, -20)
        },
        furry(coat, 11.0),
    );
    s.blob(
        &nodes! {
            (-16, -44), (-18, -20), (-10, -2), (-4, -14), (-6, -40)
        },
        patch(p.cream).fur(1.2, 90.0, 1.5),
    );
    s.blob(
        &nodes! {
            (2, 0), (2, -16), (14, -22), (24, -10), (22, 1)
        },
        form(coat.lighter(0.03), 5.0).shadow(0.4),
    );
    s.blob(&nodes! { (-22, 2), (-20, -5), (4, -6), (12, 2) }, form(coat.dim(0.85), 2.0));
    s.blob(
        &nodes! {
            (-4, -52), (-6, -64), (-18, -68), (-30, -60), (-38, -52), (-34, -46), (-20, -44)
        },
        furry(coat, 7.0),
    );
    for (x, k) in [(-7.0, 0.84), (-14.0, 1.0)] {
        s.blob(
            &nodes! {
                (x - 4.0, -64), (x - 2.0, -76), (x + 1.0, -86; corner), (x + 4.0, -74), (x + 4.0, -62)
            },
            furry(coat.dim(k), 1.4),
        );
    }
    s.blob(&nodes! { (-38, -53), (-30, -54), (-26, -46), (-34, -46) }, patch(p.cream));
    s.dot(-38.0, -53.4, 1.8, p.ink);
    eye(s, dress, -23.0, -58.0, 2.8);
    s.ellipse(-30.0, -31.0, 6.0, 6.6, form(p.gold.mix(p.wood, 0.5), 2.4));
    s.blob(&nodes! { (-37, -34), (-30, -41), (-23, -34), (-30, -32) }, form(p.wood_dark, 1.4));
    s.limb(&nodes! { (-8, -36), (-18, -28), (-26, -28) }, &[9.0, 7.0, 5.0], form(coat, 2.0));
}

fn mouse(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let coat = dress.main.unwrap_or(p.grey.mix(p.fur, 0.3));
    s.limb(
        &nodes! {
            (30, -8), (54, -2), (70, -14), (66, -32), (78, -42)
        },
        &[4.0, 3.2, 2.6, 2.0, 0.8],
        p.pink.dim(0.9),
    );
    s.blob(
        &nodes! {
            (-26, -22), (-10, -38), (14, -40), (34, -26), (36, -6), (20, 0), (-20, 0), (-32, -8)
        },
        furry(coat, 11.0),
    );
    for (x, k) in [(-14.0, 0.82), (-26.0, 1.0)] {
        s.ellipse(x, -44.0, 12.0, 12.6, form(coat.dim(k), 2.6));
        s.ellipse(x - 0.6, -43.4, 8.0, 8.6, patch(p.pink.dim(k)));
    }
    s.blob(
        &nodes! {
            (-14, -18), (-18, -34), (-32, -36), (-46, -24), (-58, -13), (-50, -6), (-30, -4)
        },
        furry(coat, 7.0),
    );
    s.dot(-58.0, -13.4, 3.0, form(p.pink, 1.2));
    eye(s, dress, -38.0, -23.0, 3.2);
    for a in [-4.0, 0.0, 4.0] {
        s.line(
            &nodes! {
                (-50, -12), (-60, -10.0 + a), (-68, -8.0 + a * 1.8)
            },
            0.5,
            Look::lamp(p.cream).alpha(0.8),
        );
    }
    for x in [-24.0, 14.0] {
        s.blob(
            &nodes! {
                (x - 9.0, 2), (x - 8.0, -3), (x + 5.0, -4), (x + 8.0, 2)
            },
            form(p.pink.dim(0.92), 1.4),
        );
    }
    s.blob(
        &nodes! {
            (6, -4), (8, -20), (22, -24), (32, -10), (26, 0)
        },
        form(coat.lighter(0.03), 4.0).shadow(0.3),
    );
}

fn frog(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.leaf.lighter(0.05).saturate(1.15));
    s.limb(
        &nodes! { (22, -22), (52, -26), (30, -4), (52, 0) },
        &[18.0, 14.0, 9.0, 7.0],
        form(skin.dim(0.85), 4.0),
    );
    s.group(Group::new(), |s| {
        s.blob(
            &nodes! {
                (-52, -38), (-40, -58), (-12, -60), (20, -44), (40, -20), (34, -2), (-8, 0), (-34, -6),
                (-50, -22)
            },
            form(skin, 14.0),
        );
        s.blob(
            &nodes! {
                (-54, -34), (-30, -30), (-16, -14), (0, 4), (-40, 4), (-56, -20)
            },
            Look::of(p.cream.mix(skin, 0.3)).atop().shadow(0.0).rim(0.0).soft(1.6),
        );
        for (x, y, r) in
            [(0.0, -46.0, 4.6), (16.0, -34.0, 5.0), (26.0, -20.0, 4.0), (-8.0, -54.0, 3.0), (8.0, -24.0, 3.0)]
        {
            s.ellipse(x, y, r, r * 0.8, Look::mark(skin.dim(0.72)));
        }
    });
    s.limb(&nodes! { (-20, -20), (-26, -8), (-34, 0) }, &[11.0, 8.0, 6.0], form(skin, 3.0));
    for (x, y) in [(-34.0, 0.0), (52.0, 0.0)] {
        for d in [-8.0, -2.0, 4.0] {
            s.limb(&nodes! { (x, y - 1.0), (x + d, y + 1.6) }, &[3.6, 3.0], skin);
            s.dot(x + d, y + 1.4, 2.0, skin);
        }
    }
    for (x, k) in [(-22.0, 0.88), (-38.0, 1.0)] {
        s.dot(x, -60.0, 9.4, form(skin.dim(k), 3.4));
        if dress.asleep {
            eye(s, dress, x - 1.0, -61.0, 4.4);
        } else {
            s.dot(x - 1.0, -61.0, 6.2, form(p.gold, 1.6));
            s.ellipse(x - 1.6, -61.0, 2.6, 4.0, Look::lamp(p.ink));
            s.dot(x - 0.4, -63.0, 1.2, Look::lamp(p.white));
        }
    }
    s.line(&nodes! { (-54, -36), (-40, -32), (-24, -36), (-14, -44) }, 1.3, Look::lamp(skin.dim(0.4)));
}

fn snail(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = p.cream.mix(p.fur, 0.55);
    let shell = dress.main.unwrap_or(p.accent);
    for (x, y) in [(-62.0, -60.0), (-48.0, -64.0)] {
        s.limb(&nodes! { (-50, -28), (x * 0.98, y * 0.7), (x, y) }, &[5.6, 3.4, 2.6], form(skin, 1.4));
        s.dot(x, y, 3.4, form(skin, 1.4));
        eye(s, dress, x - 0.6, y - 0.4, 1.8);
    }
    s.blob(
        &nodes! {
            (-64, -24), (-54, -38), (-41, -31), (-28, -14), (20, -12), (48, -9), (68, 0; corner), (30, 3),
            (-30, 3), (-56, -2)
        },
        form(skin, 7.0).texture(0.22),
    );
    for i in 0..9 {
        let x = -40.0 + i as f32 * 11.0;
        s.line(&nodes! { (x, -6), (x + 4.0, -2), (x + 2.0, 2) }, 0.8, faint(skin.dim(0.7)));
    }
    s.line(&nodes! { (-62, -16), (-55, -13), (-50, -16) }, 1.0, Look::lamp(skin.dim(0.5)));
    s.group(Group::new(), |s| {
        s.ellipse(8.0, -40.0, 36.0, 35.0, form(shell, 14.0));
        let whorl: Vec<Node> = (0..44)
            .map(|i| {
                let (a, r) =
                    (i as f32 / 44.0 * core::f32::consts::TAU * 2.2 + 2.2, 33.0 * (1.0 - i as f32 / 46.0));
                node(8.0 + r * cos(a), -40.0 + r * 0.97 * sin(a))
            })
            .collect();
        s.limb(&whorl, &[4.0, 3.0, 1.4], Look::mark(shell.dim(0.55)));
        for i in 0..18 {
            let a = radians(i as f32 * 20.0);
            let (q, e) = (
                point(8.0 + cos(a) * 35.0, -40.0 + sin(a) * 34.0),
                point(8.0 + cos(a + 0.2) * 26.0, -40.0 + sin(a + 0.2) * 25.0),
            );
            s.polyline(&[q.into(), e.into()], 1.4, Look::mark(p.cream).alpha(0.35));
        }
    });
}
