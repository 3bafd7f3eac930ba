//! Furry heads: hare, fox, wolf, cat, bear, badger, mouse, lion.

use crate::figures::face::{Features, eye, features, mouth, turned, whiskers};
use crate::figures::{Expression, Face, Head, HeadKind, View};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{scale_xy, shift, turn};
use moonhare_scene::nodes;
use moonhare_scene::palette::Palette;
use moonhare_scene::{Look, Scene};

const fn beast(
    id: &'static str,
    height: f32,
    hand: fn(&Palette) -> Colour,
    draw: fn(&mut Scene, &Face),
) -> Head {
    Head { id, kind: HeadKind::Animal, draw, hand, height }
}

pub(super) static HARE: Head = beast("hare", 54.0, |p| p.fur, hare);
pub(super) static FOX: Head = beast(
    "fox",
    34.0,
    |p| p.black.lighter(0.1),
    |s, f| {
        let p = s.palette;
        canine(s, f, p.fox, p.white, p.black);
    },
);
pub(super) static WOLF: Head = beast(
    "wolf",
    34.0,
    |p| p.grey,
    |s, f| {
        let p = s.palette;
        canine(s, f, p.grey.dim(0.8), p.white.mix(p.grey, 0.25), p.dark);
    },
);
pub(super) static CAT: Head = beast("cat", 31.0, |p| p.black.lighter(0.08), cat);
pub(super) static BEAR: Head = beast("bear", 27.0, |p| p.wood_dark.lighter(0.06), bear);
pub(super) static BADGER: Head = beast("badger", 25.0, |p| p.dark, badger);
pub(super) static MOUSE: Head = beast("mouse", 32.0, |p| p.pink, mouse);
pub(super) static LION: Head = beast("lion", 33.0, |p| p.gold.mix(p.fur, 0.5), lion);

fn hair(c: Colour) -> Look {
    Look::of(c).fur(0.7, 90.0, 1.0)
}

fn hare(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let side = f.view == View::Profile;
    let ears =
        if side { [(-6.0, -24.0, 0.84), (-2.0, -8.0, 1.0)] } else { [(-4.5, -10.0, 1.0), (4.5, 14.0, 1.0)] };
    for (x, degrees, k) in ears {
        s.at(&[shift(x, -21.0), turn(degrees + f.wind * 8.0)], |s| {
            s.blob(
                &nodes! {
                    (-3.4, 3), (-5, -13), (-2.8, -29), (0.4, -33), (3.2, -28), (5, -12), (3.4, 3)
                },
                hair(p.fur.dim(k)),
            );
            if f.view != View::Back && k > 0.9 {
                s.blob(
                    &nodes! {
                        (-1.7, 0), (-2.6, -13), (-0.8, -27), (1, -27), (2.6, -13), (1.7, 0)
                    },
                    Look::of(p.pink).shadow(0.0).rim(0.2),
                );
            }
        });
    }
    if side {
        let skull = nodes! {
            (-10, -8), (-9.5, -18), (-3, -24), (5, -21), (10, -14), (15, -8.5), (15.4, -4.5),
            (10, 0.5), (2, 3), (-7, 1.5)
        };
        s.blob(&skull, hair(p.fur));
        s.blob(
            &nodes! {
                (15.6, -7), (12, -8.6), (8, -5), (8, 0), (13, -1.4)
            },
            Look::of(p.white).shadow(0.0).rim(0.2),
        );
        s.blob(&nodes! { (16.4, -8.6), (13.4, -8.8), (15, -6) }, p.pink);
        eye(s, f.expression, 5.0, -12.5, 1.8, -1.0, p.ink);
        mouth(s, f.expression, 12.0, -2.6, 1.5, p.ink);
        whiskers(s, 11.0, -5.0, 1.0);
        return;
    }
    s.blob(
        &nodes! {
            (-10, -14), (-11.5, -6), (-7, 1.5), (0, 3.5), (7, 1.5), (11.5, -6), (10, -14), (5, -23),
            (-5, -23)
        },
        hair(p.fur),
    );
    if f.view == View::Back {
        return;
    }
    turned(s, f, |s| {
        s.blob(
            &nodes! {
                (-5.5, -6), (-6, -1), (0, 2.6), (6, -1), (5.5, -6), (0, -9)
            },
            Look::of(p.white).shadow(0.0).fur(0.4, 90.0, 1.0).rim(0.2),
        );
        s.blob(&nodes! { (-1.9, -7.6), (1.9, -7.6), (0, -5.2) }, Look::of(p.pink).shadow(0.2));
        s.line(&nodes! { (0, -5.2), (0, -3.4) }, 0.55, Look::lamp(p.ink));
        features(s, f, Features { apart: 6.2, eyes: -12.0, r: 1.7, mouth: -2.6, lips: p.ink, ink: p.ink });
        whiskers(s, -4.5, -4.0, -1.0);
        whiskers(s, 4.5, -4.0, 1.0);
    });
}

fn canine(s: &mut Scene, f: &Face, coat: Colour, bib: Colour, ear: Colour) {
    let p = s.palette;
    if f.view == View::Profile {
        s.blob(
            &nodes! {
                (-7, -17), (-6, -27), (-3, -33.5; corner), (1.5, -26), (3, -18)
            },
            hair(coat.dim(0.84)),
        );
        s.blob(
            &nodes! {
                (-11, -14), (-9.5, -25), (-7.5, -32; corner), (-3, -25), (-1.5, -15)
            },
            hair(coat),
        );
        s.blob(&nodes! { (-8.5, -17), (-7.6, -28; corner), (-4, -18) }, Look::of(ear).shadow(0.0).rim(0.2));
        let skull = nodes! {
            (-13, -1; corner), (-11, -9), (-9, -18), (-1, -22.5), (5, -19), (9, -13), (20, -8),
            (22, -5.5), (20, -3), (10, -0.6), (4, 3.4), (-5, 4)
        };
        s.blob(&skull, hair(coat));
        s.blob(
            &nodes! {
                (21, -4.4), (10, -6), (2, -7), (-6, -6), (-12, -1; corner), (-4, 4), (4, 3.4), (11, -0.6)
            },
            Look::of(bib).shadow(0.0).fur(0.5, 40.0, 1.0).rim(0.3),
        );
        s.ellipse(21.4, -7.0, 2.2, 1.8, p.ink);
        eye(s, f.expression, 5.0, -12.6, 1.35, -1.0, p.ink);
        mouth(s, f.expression, 13.4, -2.8, 2.0, p.ink);
        return;
    }
    for q in [-1.0, 1.0] {
        s.at(&[scale_xy(q, 1.0)], |s| {
            s.blob(
                &nodes! {
                    (3, -20; corner), (8, -30), (11.5, -33.5; corner), (12.6, -24), (11, -13; corner)
                },
                hair(coat),
            );
            if f.view != View::Back {
                s.blob(
                    &nodes! {
                        (5.8, -20), (9.2, -28), (10.8, -29.5; corner), (11, -24), (10, -16)
                    },
                    Look::of(ear).shadow(0.0).rim(0.2).inflate(1.0),
                );
            }
        });
    }
    let skull = nodes! {
        (0, -23), (7, -21.5), (11.5, -14), (16, -5; corner), (10, -2.5), (5, 2.5), (0, 5.5), (-5, 2.5),
        (-10, -2.5), (-16, -5; corner), (-11.5, -14), (-7, -21.5)
    };
    s.blob(&skull, hair(coat));
    if f.view == View::Back {
        return;
    }
    turned(s, f, |s| {
        for q in [-1.0, 1.0] {
            s.at(&[scale_xy(q, 1.0)], |s| {
                let cheek = nodes! {
                    (1, -2), (4, -8.5), (9, -9), (15.2, -5; corner), (9.5, -2.6), (5, 2.2), (1, 4.6)
                };
                s.blob(&cheek, Look::of(bib).shadow(0.0).fur(0.4, 90.0, 1.0).rim(0.3));
            });
        }
        s.blob(
            &nodes! {
                (-2.2, -4), (2.2, -4), (3, 1.4), (0, 4.4), (-3, 1.4)
            },
            Look::of(coat.mix(bib, 0.4)).shadow(0.2).rim(0.2),
        );
        s.blob(&nodes! { (-2.3, 1), (2.3, 1), (1.2, 3.6), (-1.2, 3.6) }, Look::of(p.ink).shadow(0.2));
        features(s, f, Features { apart: 5.6, eyes: -11.4, r: 1.4, mouth: 5.0, lips: p.ink, ink: p.ink });
    });
}

fn cat(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.black.lighter(0.07);
    let glow = |s: &mut Scene, x: f32| {
        if f.expression == Expression::Asleep || f.expression == Expression::Happy {
            eye(s, f.expression, x, -11.0, 1.8, x.signum(), p.flame);
            return;
        }
        let tall =
            if matches!(f.expression, Expression::Surprised | Expression::Afraid) { 1.35 } else { 1.0 };
        let lid: f32 = if f.expression == Expression::Sly { 0.35 } else { 1.0 };
        s.glow(x, -11.0, 5.0, p.flame, 0.25);
        let ball = nodes! {
            (x - 2.8, -10), (x, -11.0 - 2.7 * tall * lid), (x + 2.9, -10.6), (x, -11.0 + 2.6 * tall)
        };
        s.blob(&ball, Look::lamp(p.flame));
        let dy = if f.expression == Expression::Wondering { -0.8 } else { 0.0 };
        s.ellipse(x, -10.6 + dy, 0.85, 2.1 * lid.max(0.6), Look::lamp(p.ink));
        if f.expression == Expression::Sad {
            s.line(
                &nodes! {
                    (x - 2.4 * x.signum(), -15.4), (x + 2.4 * x.signum(), -13.8)
                },
                0.6,
                Look::lamp(p.flame).alpha(0.6),
            );
        }
    };
    if f.view == View::Profile {
        for (x, k) in [(-1.0, 0.9), (-6.0, 1.0)] {
            s.blob(
                &nodes! {
                    (x - 4.5, -15), (x - 2.0, -27), (x, -31; corner), (x + 3.5, -24), (x + 5.0, -17)
                },
                coat.dim(k),
            );
        }
        s.blob(
            &nodes! {
                (-11, -6), (-11, -15), (-5, -22), (3, -22.5), (8.5, -17), (10, -12), (13.6, -8),
                (13.4, -4), (9, 0.5), (1, 3.2), (-7, 1.5)
            },
            hair(coat),
        );
        s.blob(&nodes! { (14.2, -9), (11.8, -8.8), (13.4, -6.8) }, p.pink);
        glow(s, 6.4);
        mouth(s, f.expression, 11.0, -3.6, 1.4, p.cream);
        whiskers(s, 10.0, -5.4, 1.0);
        return;
    }
    for q in [-1.0, 1.0] {
        s.at(&[scale_xy(q, 1.0)], |s| {
            s.blob(
                &nodes! {
                    (2.5, -21; corner), (8, -29.5), (10.5, -31; corner), (11.6, -23), (11, -12; corner)
                },
                coat,
            );
            if f.view != View::Back {
                s.blob(
                    &nodes! {
                        (5.5, -21), (9, -27.5; corner), (10.4, -22), (9, -17)
                    },
                    Look::of(p.pink).shadow(0.0).alpha(0.6).rim(0.0),
                );
            }
        });
    }
    s.blob(
        &nodes! {
            (0, -23), (8, -21), (12.5, -13), (12.5, -5), (7, 1.5), (0, 3.2), (-7, 1.5), (-12.5, -5),
            (-12.5, -13), (-8, -21)
        },
        hair(coat),
    );
    if f.view == View::Back {
        return;
    }
    turned(s, f, |s| {
        glow(s, -5.6);
        glow(s, 5.6);
        s.blob(&nodes! { (-1.5, -6.2), (1.5, -6.2), (0, -4.4) }, Look::of(p.pink).shadow(0.0));
        mouth(s, f.expression, 0.0, -2.4, 1.8, p.cream.mix(coat, 0.3));
        whiskers(s, -5.0, -4.0, -1.0);
        whiskers(s, 5.0, -4.0, 1.0);
    });
}

fn bear(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.wood_dark.lighter(0.06);
    let ears: &[f32] = if f.view == View::Profile { &[-5.0, 1.0] } else { &[-9.5, 9.5] };
    for x in ears {
        s.ellipse(*x, -21.5, 4.3, 4.3, hair(coat));
        if f.view != View::Back {
            s.ellipse(*x, -21.2, 2.3, 2.3, Look::of(coat.mix(p.pink, 0.4)).shadow(0.0).rim(0.0));
        }
    }
    if f.view == View::Profile {
        s.blob(
            &nodes! {
                (-12, -5), (-12, -16), (-5, -24), (4, -24), (9, -18), (10.5, -12), (17, -9.5), (18, -4.5),
                (13, -0.5), (4, 3.6), (-7, 2)
            },
            hair(coat),
        );
        s.blob(
            &nodes! {
                (10, -11), (17, -9.6), (18.2, -4.6), (13, -0.6), (8, -2), (7.6, -8)
            },
            Look::of(coat.mix(p.cream, 0.5)).shadow(0.2),
        );
        s.ellipse(17.6, -8.4, 2.4, 1.9, p.ink);
        eye(s, f.expression, 6.4, -13.4, 1.35, -1.0, p.ink);
        mouth(s, f.expression, 13.4, -3.2, 1.8, p.ink);
        return;
    }
    s.blob(
        &nodes! {
            (0, -25), (8, -23), (12.8, -15), (12.6, -6), (8, 1.5), (0, 3.6), (-8, 1.5), (-12.6, -6),
            (-12.8, -15), (-8, -23)
        },
        hair(coat),
    );
    if f.view == View::Back {
        return;
    }
    turned(s, f, |s| {
        s.ellipse(0.0, -5.4, 6.2, 5.2, Look::of(coat.mix(p.cream, 0.5)).shadow(0.2));
        s.blob(&nodes! { (-2.4, -8.6), (2.4, -8.6), (0, -5.8) }, Look::of(p.ink).shadow(0.1));
        s.line(&nodes! { (0, -6), (0, -4) }, 0.55, Look::lamp(p.ink));
        features(s, f, Features { apart: 5.4, eyes: -13.0, r: 1.35, mouth: -3.0, lips: p.ink, ink: p.ink });
    });
}

fn badger(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let (white, black) = (p.white, p.black.lighter(0.08));
    let side = f.view == View::Profile;
    for x in if side { [-6.0, -2.0] } else { [-9.0, 9.0] } {
        s.ellipse(x, -20.0, 3.0, 3.0, hair(black));
        s.ellipse(x, -21.2, 1.8, 1.4, Look::of(white).shadow(0.0));
    }
    if side {
        s.blob(
            &nodes! {
                (-11, -5), (-10.5, -15), (-5, -22), (2, -21.5), (8, -16), (18, -8), (19.6, -5), (17, -1.5),
                (6, 2), (-5, 3)
            },
            hair(white),
        );
        s.blob(
            &nodes! {
                (-10, -12), (-4, -17.5), (4, -15.5), (14, -8.4), (17, -6.4), (10, -6.6), (0, -8), (-8, -7)
            },
            Look::of(black).shadow(0.0).fur(0.4, 20.0, 1.0),
        );
        s.ellipse(19.4, -6.6, 2.2, 1.8, p.ink);
        eye(s, f.expression, 4.6, -11.6, 1.3, -1.0, white);
        mouth(s, f.expression, 13.0, -2.2, 1.8, p.ink);
        return;
    }
    s.blob(
        &nodes! {
            (0, -23), (8, -20.5), (11.8, -13), (11, -5), (5, 1), (0, 5), (-5, 1), (-11, -5), (-11.8, -13),
            (-8, -20.5)
        },
        hair(white),
    );
    if f.view == View::Back {
        for x in [-5.6, 5.6] {
            s.blob(
                &nodes! {
                    (x - 2.6, -21), (x + 2.6, -21), (x + 3.0, -4), (x, 0), (x - 3.0, -4)
                },
                Look::of(black).shadow(0.0).fur(0.5, 90.0, 1.0),
            );
        }
        return;
    }
    turned(s, f, |s| {
        for q in [-1.0, 1.0] {
            s.at(&[scale_xy(q, 1.0)], |s| {
                s.blob(
                    &nodes! {
                        (4, -21.5), (8.6, -19), (9, -9), (4, 0), (1.6, 2.2), (2.6, -8)
                    },
                    Look::of(black).shadow(0.0).fur(0.4, 90.0, 1.0),
                );
            });
        }
        s.ellipse(0.0, 2.6, 2.6, 2.0, p.ink);
        features(s, f, Features { apart: 5.4, eyes: -11.0, r: 1.3, mouth: 5.4, lips: p.ink, ink: white });
    });
}

fn mouse(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.grey.mix(p.fur, 0.3);
    let side = f.view == View::Profile;
    let ears: &[(f32, f32)] = if side { &[(1.0, 0.86), (-6.0, 1.0)] } else { &[(-11.0, 1.0), (11.0, 1.0)] };
    for (x, k) in ears {
        s.ellipse(*x, -22.5, 8.0, 8.4, Look::of(coat.dim(*k)));
        if f.view != View::Back {
            s.ellipse(*x, -22.0, 5.6, 6.0, Look::of(p.pink.dim(*k)).shadow(0.0).rim(0.2));
        }
    }
    if side {
        s.blob(
            &nodes! {
                (-10, -6), (-9, -15), (-2, -20.5), (5, -17), (14, -9), (18, -6), (15, -3.4), (6, 1),
                (-4, 2.4)
            },
            hair(coat),
        );
        s.dot(18.2, -6.6, 2.0, p.pink);
        eye(s, f.expression, 6.0, -11.0, 1.7, -1.0, p.ink);
        mouth(s, f.expression, 12.4, -2.8, 1.4, p.ink);
        whiskers(s, 13.0, -5.0, 1.0);
        return;
    }
    s.blob(
        &nodes! {
            (0, -21), (7, -18), (10, -11), (8, -4), (3, 1.4), (0, 3), (-3, 1.4), (-8, -4), (-10, -11),
            (-7, -18)
        },
        hair(coat),
    );
    if f.view == View::Back {
        return;
    }
    turned(s, f, |s| {
        s.blob(
            &nodes! {
                (-4, -5), (4, -5), (2.6, 1), (0, 2.6), (-2.6, 1)
            },
            Look::of(p.white.mix(coat, 0.3)).shadow(0.0).rim(0.2),
        );
        s.dot(0.0, -3.6, 1.9, p.pink);
        features(s, f, Features { apart: 5.0, eyes: -10.6, r: 1.7, mouth: 0.0, lips: p.ink, ink: p.ink });
        whiskers(s, -3.5, -2.0, -1.0);
        whiskers(s, 3.5, -2.0, 1.0);
    });
}

fn lion(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let (coat, mane) = (p.gold.mix(p.fur, 0.5), p.fox.mix(p.wood_dark, 0.35));
    let side = f.view == View::Profile;
    let dx = if side { -3.5 } else { 0.0 };
    let ring = nodes! {
        (dx, -32), (dx + 11.0, -28), (dx + 17.0, -18), (dx + 17.0, -5), (dx + 11.0, 5), (dx, 9),
        (dx - 11.0, 5), (dx - 17.0, -5), (dx - 17.0, -18), (dx - 11.0, -28)
    };
    s.blob(&ring, Look::of(mane).fur(3.0, 80.0 - f.wind * 40.0, 2.4).inflate(6.0));
    if f.view == View::Back {
        return;
    }
    for x in if side { [-3.0, 2.0] } else { [-9.5, 9.5] } {
        s.ellipse(x, -23.0, 3.6, 3.6, coat);
        s.ellipse(x, -22.8, 1.8, 1.8, Look::of(p.pink.mix(mane, 0.4)).shadow(0.0));
    }
    if side {
        s.blob(
            &nodes! {
                (-6, -6), (-6, -16), (0, -22), (7, -20), (10.5, -13), (16, -9.5), (16.6, -4), (11, 0),
                (2, 2.6)
            },
            hair(coat),
        );
        s.blob(
            &nodes! {
                (10, -7), (16.6, -6), (15, -1), (10, 1.6), (6, -2)
            },
            Look::of(p.cream).shadow(0.0).rim(0.2),
        );
        s.blob(&nodes! { (17, -10.4), (13.4, -10), (16.4, -7.2) }, p.wood_dark);
        eye(s, f.expression, 6.2, -13.0, 1.35, -1.0, p.ink);
        mouth(s, f.expression, 12.4, -2.2, 1.8, p.ink);
        return;
    }
    s.blob(
        &nodes! {
            (0, -24), (8, -21), (11, -13), (9.6, -4), (4, 3), (-4, 3), (-9.6, -4), (-11, -13), (-8, -21)
        },
        hair(coat),
    );
    turned(s, f, |s| {
        s.blob(
            &nodes! {
                (-2.4, -14), (2.4, -14), (3.4, -6), (-3.4, -6)
            },
            Look::of(coat.lighter(0.05)).shadow(0.1).rim(0.0),
        );
        for x in [-3.0, 3.0] {
            s.ellipse(x, -2.6, 4.0, 3.4, Look::of(p.cream).shadow(0.2));
        }
        s.blob(&nodes! { (-3, -7.2), (3, -7.2), (0, -3.6) }, p.wood_dark);
        features(s, f, Features { apart: 5.6, eyes: -12.4, r: 1.35, mouth: 0.8, lips: p.ink, ink: p.ink });
        whiskers(s, -5.0, -2.6, -1.0);
        whiskers(s, 5.0, -2.6, 1.0);
    });
}
