//! Eyes, brows and mouths: what a face says.

use super::{Expression, Face, View};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{scale_xy, shift};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// Where the features of a face seen from the front are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Features {
    /// Half the distance between the eyes.
    pub apart: f32,
    /// Height of the eyes.
    pub eyes: f32,
    /// Size of an eye.
    pub r: f32,
    /// Height of the mouth.
    pub mouth: f32,
    /// The mouth's colour.
    pub lips: Colour,
    /// The colour of eyes and brows.
    pub ink: Colour,
}

/// Paints what belongs to the front of a head, moved to the right if it is turned a little.
pub(super) fn turned(s: &mut Scene, face: &Face, paint: impl FnOnce(&mut Scene)) {
    let by = if face.view == View::ThreeQuarter { 1.0 } else { 0.0 };
    s.at(&[shift(3.4 * by, 0.0), scale_xy(1.0 - 0.12 * by, 1.0)], paint);
}

/// Both eyes, brows and the mouth, from the front.
pub(super) fn features(s: &mut Scene, face: &Face, at: Features) {
    for side in [-1.0, 1.0] {
        eye(s, face.expression, at.apart * side, at.eyes, at.r, side, at.ink);
    }
    mouth(s, face.expression, 0.0, at.mouth, 2.2, at.lips);
}

/// One eye with its brow. `side` is 1 if the nose is to the left of it.
pub(super) fn eye(s: &mut Scene, expression: Expression, x: f32, y: f32, r: f32, side: f32, ink: Colour) {
    let p = s.palette;
    let dark = Look::lamp(ink);
    let brow = |s: &mut Scene, inner: f32, outer: f32| {
        let line = nodes! {
            (x - side * r * 1.4, y - r * inner), (x, y - r * (inner + outer) / 2.0 - r * 0.3),
            (x + side * r * 1.6, y - r * outer)
        };
        s.line(&line, r * 0.5, dark.alpha(0.85));
    };
    let ball = |s: &mut Scene, dx: f32, dy: f32, k: f32| {
        s.ellipse(x + dx, y + dy, r * k, r * k * 1.25, dark);
        s.dot(x + dx + r * 0.4, y + dy - r * 0.5, r * 0.38, Look::lamp(p.white));
    };
    match expression {
        Expression::Calm => ball(s, 0.0, 0.0, 1.0),
        Expression::Happy => {
            s.line(
                &nodes! {
                    (x - r * 1.4, y + r * 0.5), (x, y - r * 0.9), (x + r * 1.4, y + r * 0.5)
                },
                r * 0.62,
                dark,
            );
        }
        Expression::Asleep => {
            s.line(&nodes! { (x - r * 1.4, y), (x, y + r * 1.0), (x + r * 1.4, y) }, r * 0.55, dark);
        }
        Expression::Sad => {
            ball(s, -side * r * 0.2, r * 0.3, 0.92);
            brow(s, 3.2, 1.7);
            s.ellipse(
                x + side * r * 0.5,
                y + r * 2.3,
                r * 0.38,
                r * 0.6,
                Look::lamp(p.water[1].mix(p.white, 0.5)),
            );
        }
        Expression::Surprised | Expression::Afraid => {
            s.ellipse(x, y, r * 1.55, r * 1.8, Look::lamp(p.white));
            s.dot(x, y, r * if expression == Expression::Afraid { 0.62 } else { 0.85 }, dark);
            if expression == Expression::Afraid {
                brow(s, 3.6, 2.3);
            } else {
                brow(s, 3.2, 3.0);
            }
        }
        Expression::Wondering => {
            ball(s, r * 0.3, -r * 0.5, 1.12);
            brow(s, 3.0, 2.6);
        }
        Expression::Sly => {
            let lid = nodes! {
                (x - r * 1.2, y - r * 0.2; corner), (x + r * 1.2, y - r * 0.2; corner),
                (x, y + r * 1.2)
            };
            s.blob(&lid, dark);
            s.line(&nodes! { (x - r * 1.7, y - r * 0.3), (x + r * 1.7, y - r * 0.3) }, r * 0.5, dark);
            brow(s, 1.3, 2.4);
        }
    }
}

/// A mouth `w` to both sides of its middle.
pub(super) fn mouth(s: &mut Scene, expression: Expression, x: f32, y: f32, w: f32, lips: Colour) {
    let look = Look::lamp(lips);
    match expression {
        Expression::Calm | Expression::Asleep => {
            s.line(&nodes! { (x - w * 0.8, y - 0.2), (x, y + 0.4), (x + w * 0.8, y - 0.2) }, 0.7, look);
        }
        Expression::Happy => {
            let smile = nodes! {
                (x - w * 1.2, y - 0.8; corner), (x, y + 0.3), (x + w * 1.2, y - 0.8; corner),
                (x, y + 2.2)
            };
            s.blob(&smile, look);
        }
        Expression::Sad => s.line(
            &nodes! {
                (x - w * 0.8, y + 0.8), (x, y - 0.2), (x + w * 0.8, y + 0.8)
            },
            0.7,
            look,
        ),
        Expression::Surprised => s.ellipse(x, y + 0.4, w * 0.55, w * 0.75, look),
        Expression::Wondering => s.ellipse(x, y, w * 0.42, w * 0.42, look),
        Expression::Sly => {
            s.line(
                &nodes! {
                    (x - w * 0.6, y + 0.3), (x + w * 0.4, y + 0.3), (x + w * 1.3, y - 0.9)
                },
                0.75,
                look,
            );
        }
        Expression::Afraid => {
            let wave = nodes! {
                (x - w, y + 0.4), (x - w * 0.4, y - 0.3), (x + w * 0.3, y + 0.5), (x + w, y - 0.1)
            };
            s.line(&wave, 0.7, look);
        }
    }
}

/// Rosy cheeks from the front.
pub(super) fn blush(s: &mut Scene, apart: f32, y: f32, r: f32) {
    let red = s.palette.red;
    for side in [-1.0, 1.0] {
        s.ellipse(side * apart, y, r, r * 0.8, Look::of(red).alpha(0.28).soft(0.8).shadow(0.0).rim(0.0));
    }
}

/// Whiskers from a muzzle at (x, y), to one side.
pub(super) fn whiskers(s: &mut Scene, x: f32, y: f32, side: f32) {
    let look = Look::lamp(s.palette.cream).alpha(0.65);
    for lift in [-5.0, 0.0, 4.0] {
        s.line(
            &nodes! {
                (x, y), (x + side * 5.0, y + lift * 0.35), (x + side * 10.0, y + lift * 0.8)
            },
            0.32,
            look,
        );
    }
}
