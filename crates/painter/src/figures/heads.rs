//! The heads there are.

use super::{Expression, Face, Head, HeadKind, View};
use crate::geometry::{scale_xy, shift};
use crate::nodes;
use crate::scene::{Look, Scene};

/// All heads there are.
pub static ALL: &[&Head] = &[&CHILD];

/// The head of this name.
///
/// # Panics
/// If there is none: names are written in relations, and a test looks all of them up.
pub fn head(id: &str) -> &'static Head {
    ALL.iter().copied().find(|h| h.id == id).unwrap_or_else(|| panic!("there is no head called {id}"))
}

static CHILD: Head = Head { id: "child", kind: HeadKind::Person, draw: child, hand: |p| p.skin, height: 31.0 };

fn child(s: &mut Scene, face: &Face) {
    let p = s.palette;
    let hair = p.wood_dark;
    for x in [-10.6, 10.6] {
        s.ellipse(x, -10.0, 2.2, 3.0, p.skin);
    }
    if face.view == View::Back {
        let back = nodes![
            (-11.5, -12), (-11, -22), (-5, -28), (2, -29), (4, -31), (5, -28), (10, -24), (12, -14), (10, -4), (6, 1),
            (0, 2.5), (-6, 1), (-10, -5)
        ];
        s.blob(&back, Look::of(hair).grain(80.0).texture(0.25));
        return;
    }
    let skull = nodes![(-10.5, -14), (-10, -5), (-5, 1), (0, 2), (5, 1), (10, -5), (10.5, -14), (0, -22)];
    s.blob(&skull, Look::of(p.skin).shadow(0.3));
    let fringe = nodes![
        (-12, -11), (-12.5, -19), (-7, -26), (1, -28), (3, -30.5), (4, -27.5), (9, -25), (12.5, -18), (12, -11),
        (10, -13), (8, -17.5), (3, -16.5), (-2, -18), (-7, -15.5), (-10, -12)
    ];
    s.blob(&fringe, Look::of(hair).grain(70.0).texture(0.2));
    let turned = if face.view == View::Front { 0.0 } else { 3.4 };
    s.at(&[shift(turned, 0.0), scale_xy(1.0 - turned * 0.035, 1.0)], |s| {
        for x in [-4.2, 4.2] {
            if face.expression == Expression::Asleep {
                s.line(&nodes![(x - 1.6, -11), (x, -9.9), (x + 1.6, -11)], 0.7, Look::lamp(p.ink));
            } else {
                s.ellipse(x, -11.0, 1.25, 1.55, Look::lamp(p.ink));
                s.dot(x + 0.5, -11.6, 0.48, Look::lamp(p.white));
            }
        }
        s.line(&nodes![(-2, -3.8), (0, -3.1), (2, -3.8)], 0.7, Look::lamp(p.skin.mix(p.red, 0.6).dim(0.7)));
    });
}
