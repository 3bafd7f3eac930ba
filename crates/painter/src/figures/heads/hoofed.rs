//! Heads with hooves and horns, and a trunk: deer, goat, sheep, pig, elephant.

use crate::figures::face::{Features, eye, features, mouth, turned};
use crate::figures::{Face, Head, HeadKind, View};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{scale, scale_xy, shift, turn};
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

pub(super) static DEER: Head = beast("deer", 57.0, |p| p.fur.dim(0.8), deer);
pub(super) static GOAT: Head = beast("goat", 40.0, |p| p.cream.dim(0.8), goat);
pub(super) static SHEEP: Head = beast("sheep", 28.0, |p| p.dark.lighter(0.1), sheep);
pub(super) static PIG: Head = beast("pig", 28.0, |p| p.pink.dim(0.9), pig);
pub(super) static ELEPHANT: Head = beast("elephant", 31.0, |p| p.grey, elephant);

fn hair(c: Colour) -> Look {
    Look::of(c).fur(0.6, 90.0, 1.0)
}

/// One antler, growing up and to the right from (0, 0).
fn antler(s: &mut Scene, bone: Colour) {
    s.limb(&nodes! { (3, 0), (8, -10), (14, -20), (13, -34), (17, -44) }, &[3.4, 2.8, 2.2, 1.6, 0.5], bone);
    s.limb(&nodes! { (6, -7), (13, -10), (18, -18) }, &[2.4, 1.8, 0.5], bone);
    s.limb(&nodes! { (13.6, -22), (20, -27), (23, -36) }, &[2.0, 1.6, 0.5], bone);
    s.limb(&nodes! { (13, -30), (8, -37), (8, -43) }, &[1.8, 1.4, 0.5], bone);
}

fn deer(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.fur;
    let bone = p.cream.mix(p.wood, 0.4);
    let side = f.view == View::Profile;
    if side {
        s.at(&[shift(-2.0, -20.0), turn(-14.0), scale(0.78)], |s| antler(s, bone.dim(0.85)));
        s.at(&[shift(-2.0, -21.0), turn(-34.0), scale(0.82)], |s| antler(s, bone));
        s.blob(&nodes! { (-7, -18), (-13, -25), (-20, -25; corner), (-15, -17), (-8, -14) }, hair(coat));
        s.blob(
            &nodes! {
                (-9, -4), (-9, -15), (-3, -22.5), (4, -20.5), (9, -14), (18, -7), (20, -3), (17, 0.6),
                (8, 1), (1, 4), (-6, 4)
            },
            hair(coat),
        );
        s.blob(
            &nodes! {
                (20.6, -4), (16, -6), (14, -2), (16, 0.8), (19.4, 0)
            },
            Look::of(p.white).shadow(0.0).rim(0.2),
        );
        s.ellipse(19.8, -4.4, 2.0, 1.7, p.ink);
        eye(s, f.expression, 4.6, -13.0, 1.6, -1.0, p.ink);
        mouth(s, f.expression, 14.6, -0.4, 1.6, p.ink);
        return;
    }
    for q in [-1.0, 1.0] {
        s.at(&[scale_xy(q, 1.0), shift(0.0, -21.0), scale(0.8)], |s| antler(s, bone));
        s.at(&[scale_xy(q, 1.0)], |s| {
            s.blob(&nodes! { (6, -19), (13, -24), (20, -22; corner), (15, -16.5), (8, -14.5) }, hair(coat));
            if f.view != View::Back {
                s.blob(
                    &nodes! {
                        (9, -18), (14, -21.5), (17.6, -21; corner), (13, -17.4)
                    },
                    Look::of(p.pink).shadow(0.0).alpha(0.7).rim(0.0),
                );
            }
        });
    }
    s.blob(
        &nodes! {
            (-8.5, -17), (-8.5, -10), (-5.5, -3), (-4.5, 3), (0, 5.5), (4.5, 3), (5.5, -3), (8.5, -10),
            (8.5, -17), (4, -23), (-4, -23)
        },
        hair(coat),
    );
    if f.view == View::Back {
        return;
    }
    turned(s, f, |s| {
        s.blob(
            &nodes! {
                (-3.8, -1), (-3.6, 3), (0, 5), (3.6, 3), (3.8, -1), (0, -4)
            },
            Look::of(p.white).shadow(0.0).rim(0.2),
        );
        s.blob(&nodes! { (-2.3, -0.4), (2.3, -0.4), (0, 2.2) }, Look::of(p.ink).shadow(0.0));
        features(s, f, Features { apart: 6.0, eyes: -12.5, r: 1.6, mouth: 3.6, lips: p.ink, ink: p.ink });
    });
}

fn goat(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let (coat, horn) = (p.cream.mix(p.grey, 0.15), p.stone.dim(0.8));
    if f.view == View::Profile {
        s.limb(&nodes! { (1, -21), (-3, -32), (-11, -37), (-17, -33) }, &[5.0, 4.2, 3.0, 0.8], horn);
        s.blob(
            &nodes! {
                (-6, -16), (-14, -16), (-19, -11; corner), (-12, -10), (-6, -11)
            },
            hair(coat.dim(0.9)),
        );
        s.limb(&nodes! { (9, 0), (11, 8), (8, 14) }, &[5.0, 4.0, 0.6], Look::of(coat).fur(1.0, 90.0, 1.0));
        s.blob(
            &nodes! {
                (-8, -3), (-8, -15), (-2, -22), (5, -21), (9, -15), (17, -7), (18, -2), (14, 1.6), (6, 2),
                (-2, 4)
            },
            hair(coat),
        );
        s.blob(&nodes! { (18.4, -4.6), (15, -5.6), (16.8, -2.6) }, p.pink.dim(0.8));
        eye(s, f.expression, 5.0, -13.0, 1.4, -1.0, p.ink);
        mouth(s, f.expression, 13.4, -0.8, 1.8, p.ink);
        return;
    }
    for q in [-1.0, 1.0] {
        s.at(&[scale_xy(q, 1.0)], |s| {
            s.limb(&nodes! { (4, -21), (7, -32), (13, -38), (20, -36) }, &[5.0, 4.2, 3.0, 0.8], horn);
            s.blob(
                &nodes! {
                    (7, -17), (14, -18), (20, -13; corner), (13, -11), (8, -12)
                },
                hair(coat.dim(0.9)),
            );
        });
    }
    if f.view != View::Back {
        s.at(&[shift(if f.view == View::ThreeQuarter { 3.0 } else { 0.0 }, 0.0)], |s| {
            s.limb(
                &nodes! {
                    (0, 2), (0.0 + f.wind, 9), (-1.0 + 4.0 * f.wind, 16)
                },
                &[6.0, 5.0, 0.6],
                Look::of(coat).fur(1.0, 90.0, 1.0),
            );
        });
    }
    s.blob(
        &nodes! {
            (-8.6, -17), (-8.4, -9), (-5.4, -2), (-4.2, 3), (0, 5), (4.2, 3), (5.4, -2), (8.4, -9),
            (8.6, -17), (4, -23), (-4, -23)
        },
        hair(coat),
    );
    if f.view == View::Back {
        return;
    }
    turned(s, f, |s| {
        s.blob(&nodes! { (-2.2, -0.6), (2.2, -0.6), (0, 1.8) }, p.pink.dim(0.8));
        features(s, f, Features { apart: 5.8, eyes: -12.0, r: 1.4, mouth: 3.2, lips: p.ink, ink: p.ink });
    });
}

fn sheep(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let (wool, skin) = (p.white, p.dark.lighter(0.14));
    let side = f.view == View::Profile;
    let dx = if side { -3.0 } else { 0.0 };
    if f.view == View::Back {
        s.ellipse(0.0, -12.0, 11.5, 13.0, Look::of(wool).fur(1.6, 90.0, 2.2).inflate(5.0));
    }
    for (x, d) in if side { vec![(-3.0, -1.0)] } else { vec![(-9.0, -1.0), (9.0, 1.0)] } {
        s.blob(
            &nodes! {
                (x, -15), (x + 7.0 * d, -16), (x + 11.0 * d, -11; corner), (x + 4.0 * d, -10)
            },
            skin.dim(0.9),
        );
    }
    if side {
        s.blob(
            &nodes! {
                (-7, -4), (-7, -15), (0, -21), (6, -18), (10, -12), (16, -7), (16, -2), (10, 1.6), (0, 4)
            },
            Look::of(skin),
        );
        eye(s, f.expression, 5.4, -11.6, 1.4, -1.0, p.cream);
        mouth(s, f.expression, 12.4, -1.6, 1.6, p.cream);
    } else if f.view != View::Back {
        s.blob(
            &nodes! {
                (-8, -16), (-7.6, -8), (-4.6, 0), (0, 4), (4.6, 0), (7.6, -8), (8, -16), (0, -21)
            },
            Look::of(skin),
        );
        turned(s, f, |s| {
            s.blob(&nodes! { (-1.6, -1.6), (1.6, -1.6), (0, 0.4) }, p.pink.dim(0.8));
            features(
                s,
                f,
                Features { apart: 4.6, eyes: -10.6, r: 1.4, mouth: 2.0, lips: p.cream, ink: p.cream },
            );
        });
    }
    for (x, y, r) in
        [(-8.0, -19.0, 4.6), (-3.0, -23.5, 5.2), (4.0, -23.5, 5.0), (8.6, -18.6, 4.4), (0.0, -19.0, 5.0)]
    {
        s.ellipse(x + dx, y, r, r * 0.9, Look::of(wool).fur(0.9, 90.0, 1.4).shadow(0.3));
    }
}

fn pig(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.pink.mix(p.skin, 0.3);
    let side = f.view == View::Profile;
    let ears: &[(f32, f32)] = if side { &[(0.0, 1.0), (-6.0, 1.0)] } else { &[(-7.5, -1.0), (7.5, 1.0)] };
    for (x, d) in ears {
        s.blob(
            &nodes! {
                (x - 4.0, -18), (x + 2.0 * d, -28), (x + 7.0 * d, -24; corner), (x + 5.0, -17)
            },
            coat.dim(0.9),
        );
    }
    if side {
        s.blob(
            &nodes! {
                (-11, -5), (-11, -15), (-4, -22.5), (5, -21), (10, -14), (15, -11.5), (15.4, -4), (10, 0),
                (2, 3.4), (-7, 2)
            },
            coat,
        );
        s.ellipse(15.4, -7.8, 2.4, 4.0, coat.dim(0.88));
        eye(s, f.expression, 5.6, -12.4, 1.3, -1.0, p.ink);
        mouth(s, f.expression, 10.0, -2.2, 1.8, p.red.dim(0.7));
        return;
    }
    s.blob(
        &nodes! {
            (0, -23.5), (8, -21.5), (12.4, -13), (12, -5), (7, 1.5), (0, 3.4), (-7, 1.5), (-12, -5),
            (-12.4, -13), (-8, -21.5)
        },
        coat,
    );
    if f.view == View::Back {
        return;
    }
    turned(s, f, |s| {
        s.ellipse(0.0, -6.4, 4.6, 3.6, Look::of(coat.dim(0.9)).inflate(1.4));
        for x in [-1.6, 1.6] {
            s.ellipse(x, -6.4, 0.7, 1.1, Look::lamp(p.red.dim(0.6)));
        }
        features(
            s,
            f,
            Features { apart: 5.6, eyes: -12.4, r: 1.3, mouth: -0.6, lips: p.red.dim(0.6), ink: p.ink },
        );
    });
}

fn elephant(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.grey;
    let side = f.view == View::Profile;
    let inner = Look::of(p.pink.mix(coat, 0.5)).shadow(0.0).rim(0.0).alpha(0.7).soft(0.8);
    if side {
        s.blob(
            &nodes! {
                (-10, -6), (-11, -18), (-4, -26), (5, -24), (10, -16), (14, -8), (14, 2), (17, 10),
                (22, 12), (21, 15), (14, 15), (10, 8), (7, 0), (0, 3), (-7, 2)
            },
            Look::of(coat).inflate(4.0),
        );
        s.blob(&nodes! { (8, -1), (14, 2), (18, 0; corner), (11, -4) }, p.cream);
        s.blob(&nodes! { (-1, -20), (-10, -25), (-18, -18), (-16, -5), (-9, 2), (-3, -6) }, coat.dim(0.92));
        s.blob(&nodes! { (-4, -18), (-10, -21.5), (-15, -16), (-13, -6), (-9, -2), (-6, -8) }, inner);
        eye(s, f.expression, 4.4, -13.6, 1.4, -1.0, p.ink);
        return;
    }
    for q in [-1.0, 1.0] {
        s.at(&[scale_xy(q, 1.0)], |s| {
            s.blob(
                &nodes! {
                    (6, -20), (15, -27), (23, -21), (22, -8), (15, 1), (7, -6)
                },
                Look::of(coat.dim(0.92)).inflate(2.4),
            );
            if f.view != View::Back {
                s.blob(&nodes! { (9, -18), (15, -23), (20, -18), (19, -8), (14, -3), (9, -8) }, inner);
            }
        });
    }
    s.blob(
        &nodes! {
            (0, -27), (8, -24), (11, -15), (9, -5), (5, 1), (-5, 1), (-9, -5), (-11, -15), (-8, -24)
        },
        Look::of(coat).inflate(5.0),
    );
    if f.view == View::Back {
        return;
    }
    turned(s, f, |s| {
        for x in [-4.6, 4.6] {
            s.limb(&nodes! { (x, -2), (x * 1.5, 4), (x * 1.3, 9) }, &[2.6, 2.0, 0.6], p.cream);
        }
        s.limb(
            &nodes! { (0, -10), (0, 0), (2, 8), (7, 12), (10, 9) },
            &[8.0, 7.0, 5.6, 4.4, 3.6],
            Look::of(coat).inflate(2.4),
        );
        for y in [-4.0, -1.0, 2.0, 5.0] {
            s.line(
                &nodes! { (-3.0 + y * 0.1, y), (0, y + 0.8), (3.2, y) },
                0.5,
                Look::of(coat.dim(0.65)).alpha(0.7),
            );
        }
        for x in [-5.6, 5.6] {
            eye(s, f.expression, x, -13.6, 1.4, x.signum(), p.ink);
        }
    });
}
