//! Beaks, and one wide mouth: owl, crow, goose, penguin, frog.

use crate::figures::face::{eye, mouth, turned};
use crate::figures::{Expression, Face, Head, HeadKind, View};
use moonhare_scene::colour::Colour;
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

pub(super) static OWL: Head = beast("owl", 28.0, |p| p.wood, owl);
pub(super) static CROW: Head = beast("crow", 26.0, |p| p.black.lighter(0.1), crow);
pub(super) static GOOSE: Head = beast("goose", 34.0, |p| p.white, goose);
pub(super) static PENGUIN: Head = beast("penguin", 26.0, |p| p.black.lighter(0.1), penguin);
pub(super) static FROG: Head = beast("frog", 27.0, |p| p.leaf, frog);

/// A round eye of its own colour, shut if asleep.
fn round_eye(s: &mut Scene, f: &Face, x: f32, y: f32, r: f32, iris: Colour) {
    let p = s.palette;
    if matches!(f.expression, Expression::Asleep | Expression::Happy) {
        eye(s, f.expression, x, y, r * 0.8, x.signum(), p.ink);
        return;
    }
    s.dot(x, y, r, Look::of(iris).shadow(0.4));
    let (dx, dy) = match f.expression {
        Expression::Wondering => (0.3, -0.35),
        Expression::Sly => (0.4, 0.1),
        Expression::Sad => (0.0, 0.3),
        _ => (0.1, 0.0),
    };
    let k = if f.expression == Expression::Afraid { 0.38 } else { 0.58 };
    s.dot(x + dx * r, y + dy * r, r * k, Look::lamp(p.ink));
    s.dot(x + dx * r + r * 0.25, y + dy * r - r * 0.25, r * 0.18, Look::lamp(p.white));
    if matches!(f.expression, Expression::Sly | Expression::Sad) {
        let side = if f.expression == Expression::Sad { x.signum() } else { -x.signum() };
        s.limb(
            &nodes! {
                (x - r * 1.1, y - r * (0.7 + 0.3 * side)), (x + r * 1.1, y - r * (0.7 - 0.3 * side))
            },
            &[r * 0.8],
            iris.dim(0.5),
        );
    }
}

fn owl(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.wood;
    let feathers = Look::of(coat).fur(0.8, 90.0, 1.0);
    if f.view == View::Profile {
        s.blob(
            &nodes! {
                (-9, -25; corner), (-2, -23), (5, -23), (10, -26; corner), (11, -15), (11, -5), (6, 2),
                (-3, 4), (-10, 0), (-12, -12)
            },
            feathers,
        );
        s.ellipse(6.0, -11.5, 5.2, 7.0, Look::of(coat.mix(p.cream, 0.6)).fur(0.5, 90.0, 0.8).shadow(0.2));
        round_eye(s, f, 7.4, -12.0, 3.2, p.gold);
        s.blob(&nodes! { (10.4, -10), (14.4, -7), (13, -3.4; corner), (10, -6) }, p.gold);
        return;
    }
    let skull = nodes! {
        (-11, -27; corner), (-6, -24), (0, -23), (6, -24), (11, -27; corner), (12.5, -16), (12.5, -6),
        (8, 2), (0, 4), (-8, 2), (-12.5, -6), (-12.5, -16)
    };
    s.blob(&skull, feathers);
    if f.view == View::Back {
        for y in [-18.0, -12.0, -6.0] {
            s.line(
                &nodes! {
                    (-7, y), (-3.5, y + 2.0), (0, y), (3.5, y + 2.0), (7, y)
                },
                0.7,
                Look::of(coat.dim(0.65)).alpha(0.6),
            );
        }
        return;
    }
    turned(s, f, |s| {
        for q in [-1.0, 1.0] {
            s.ellipse(
                q * 5.4,
                -11.5,
                6.0,
                6.6,
                Look::of(coat.mix(p.cream, 0.6)).fur(0.5, 90.0, 0.8).shadow(0.2),
            );
            round_eye(s, f, q * 5.2, -11.5, 3.4, p.gold);
        }
        s.blob(
            &nodes! {
                (-1.8, -9.5), (1.8, -9.5), (0.6, -5), (0, -3.6), (-0.6, -5)
            },
            Look::of(p.gold).shadow(0.4),
        );
    });
}

fn crow(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.black.lighter(0.08);
    let beak = p.grey.dim(0.7);
    let feathers = Look::of(coat).fur(0.9, 70.0, 1.0);
    match f.view {
        View::Front => {
            s.blob(
                &nodes! {
                    (-10, -12), (-7, -21), (0, -25), (7, -21), (10, -12), (8, -2), (0, 4), (-8, -2)
                },
                feathers,
            );
            for x in [-4.8, 4.8] {
                round_eye(s, f, x, -13.5, 2.0, p.cream);
            }
            s.blob(&nodes! { (-3.4, -11), (3.4, -11), (1.4, -3), (0, 1.4), (-1.4, -3) }, beak);
        }
        View::Back => s.blob(
            &nodes! {
                (-10, -12), (-7, -21), (0, -25), (7, -21), (10, -12), (8, -2), (0, 4), (-8, -2)
            },
            feathers,
        ),
        _ => {
            let dx = if f.view == View::Profile { 0.0 } else { -1.0 };
            s.blob(
                &nodes! {
                    (5, -13), (13, -12.5), (20, -9), (25.0 + dx, -3; corner), (15, -5.2), (5, -3.6)
                },
                beak,
            );
            s.line(&nodes! { (6, -8.4), (14, -8.2), (22, -5.2) }, 0.7, beak.dim(0.5));
            s.blob(
                &nodes! {
                    (-10, -9), (-9, -19), (-2, -24.5), (6, -21), (10, -13), (8, -4), (4, 3), (-6, 3)
                },
                feathers,
            );
            round_eye(s, f, 4.0, -14.0, 2.1, p.cream);
            if f.view == View::ThreeQuarter {
                round_eye(s, f, 9.0, -13.6, 1.3, p.cream);
            }
        }
    }
}

fn goose(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.white;
    s.limb(&nodes! { (-2, 6), (-3, -6), (-1, -18) }, &[15.0, 11.0, 11.0], Look::of(coat).fur(0.7, 90.0, 1.0));
    match f.view {
        View::Front | View::Back => {
            s.ellipse(0.0, -23.0, 8.4, 9.0, coat);
            if f.view == View::Front {
                for x in [-4.4, 4.4] {
                    round_eye(s, f, x, -26.0, 1.5, p.ink.mix(p.wood, 0.4));
                }
                s.blob(&nodes! { (-4, -24), (4, -24), (4.6, -17), (0, -14.6), (-4.6, -17) }, p.fox);
            }
        }
        _ => {
            s.blob(&nodes! { (6, -28), (14, -25), (21, -22), (22, -19.6), (14, -18.6), (6, -18) }, p.fox);
            s.line(&nodes! { (7, -21.4), (14, -21.2), (21.4, -20.4) }, 0.6, p.fox.dim(0.55));
            s.blob(
                &nodes! {
                    (-8, -20), (-8, -29), (-1, -34), (6, -31), (9, -24), (6, -17), (-1, -14)
                },
                coat,
            );
            round_eye(s, f, 3.0, -26.0, 1.7, p.ink.mix(p.wood, 0.4));
        }
    }
    s.limb(&nodes! { (-7, 0), (0, 3), (6, 0) }, &[2.6], p.accent);
}

fn penguin(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.black.lighter(0.1);
    if f.view == View::Profile {
        s.blob(&nodes! { (8, -14), (15, -12), (20, -8; corner), (13, -8), (7, -8) }, p.fox);
    }
    s.blob(
        &nodes! {
            (-11, -10), (-8.6, -20), (0, -25), (8.6, -20), (11, -10), (9, 0), (0, 4), (-9, 0)
        },
        Look::of(coat).fur(0.4, 90.0, 1.0),
    );
    match f.view {
        View::Back => {}
        View::Profile => {
            s.blob(
                &nodes! {
                    (2, -2), (4, -12), (9, -13), (10.4, -8), (8, 0), (3, 3)
                },
                Look::of(p.white).shadow(0.0).rim(0.2),
            );
            s.ellipse(0.4, -9.0, 2.8, 4.4, Look::of(p.gold).shadow(0.0));
            round_eye(s, f, 5.0, -14.4, 1.7, p.cream);
        }
        _ => turned(s, f, |s| {
            s.blob(
                &nodes! {
                    (0, -15), (4, -18.6), (8.4, -14), (7.6, -5), (3, 2.6), (-3, 2.6), (-7.6, -5),
                    (-8.4, -14), (-4, -18.6)
                },
                Look::of(p.white).shadow(0.0).rim(0.2),
            );
            for x in [-4.4, 4.4] {
                round_eye(s, f, x, -13.0, 1.7, p.wood_dark);
                s.ellipse(x * 1.9, -6.0, 1.8, 3.4, Look::of(p.gold).shadow(0.0));
            }
            s.blob(&nodes! { (-3, -9), (3, -9), (1, -4.6), (0, -3.4), (-1, -4.6) }, p.fox);
        }),
    }
}

fn frog(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let coat = p.leaf.lighter(0.06).saturate(1.15);
    let side = f.view == View::Profile;
    let eyes: &[f32] = if side { &[0.0, 5.0] } else { &[-7.4, 7.4] };
    for x in eyes {
        s.ellipse(*x, -21.0, 5.2, 5.4, coat);
    }
    if side {
        s.blob(
            &nodes! {
                (-11, -6), (-10, -15), (-2, -20), (7, -18.5), (15, -11), (17, -6), (13, -1), (3, 3),
                (-7, 1.6)
            },
            coat,
        );
        s.blob(
            &nodes! {
                (16.6, -6), (8, -4.6), (-2, -5), (-7, 1), (3, 3), (13, -1)
            },
            Look::of(p.cream.mix(coat, 0.3)).shadow(0.0).rim(0.2),
        );
    } else {
        s.blob(
            &nodes! {
                (0, -19), (9, -17.5), (14.5, -9), (13, -2), (6, 2.6), (-6, 2.6), (-13, -2), (-14.5, -9),
                (-9, -17.5)
            },
            coat,
        );
    }
    if f.view == View::Back {
        return;
    }
    if side {
        round_eye(s, f, 5.0, -21.4, 3.6, p.gold);
        s.line(&nodes! { (16.4, -6.4), (8, -4.4), (-2, -5.6) }, 0.8, Look::lamp(coat.dim(0.4)));
        return;
    }
    turned(s, f, |s| {
        for x in [-7.4, 7.4] {
            round_eye(s, f, x, -21.4, 3.6, p.gold);
        }
        s.blob(
            &nodes! {
                (-11.6, -6), (0, -4), (11.6, -6), (6, 1.6), (-6, 1.6)
            },
            Look::of(p.cream.mix(coat, 0.3)).shadow(0.0).rim(0.2),
        );
        match f.expression {
            Expression::Surprised | Expression::Wondering => {
                mouth(s, f.expression, 0.0, -5.0, 4.0, coat.dim(0.35));
            }
            Expression::Sad | Expression::Afraid => {
                s.line(&nodes! { (-10, -4), (0, -7), (10, -4) }, 0.8, Look::lamp(coat.dim(0.35)));
            }
            _ => s.line(
                &nodes! {
                    (-11.4, -8), (-6, -5), (0, -4.2), (6, -5), (11.4, -8)
                },
                0.9,
                Look::lamp(coat.dim(0.35)),
            ),
        }
        for x in [-1.6, 1.6] {
            s.dot(x, -10.6, 0.5, Look::lamp(coat.dim(0.4)));
        }
    });
}
