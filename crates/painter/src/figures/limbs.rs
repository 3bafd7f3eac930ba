//! Arms, hands, legs, boots.

use super::stance::Hand;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Point, reach, shift, turn};
use moonhare_scene::math::atan2;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// Where an arm ended: the wrist, and the direction of the forearm in degrees.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wrist {
    pub at: Point,
    pub degrees: f32,
}

/// An arm that reaches from a shoulder to a hand.
pub(super) fn arm(s: &mut Scene, shoulder: Point, target: Point, bend: f32, sleeve: Colour) -> Wrist {
    let p = s.palette;
    let (elbow, wrist) = reach(shoulder, target, 17.0, 16.5, bend);
    let degrees = angle(elbow, wrist);
    let cloth = Look::of(sleeve).shadow(0.55).inflate(2.6).grain(degrees).texture(0.16);
    s.limb(&[shoulder.into(), elbow.into(), wrist.into()], &[9.5, 9.6, 8.0, 7.0, 8.2], cloth);
    let crease = elbow.towards(shoulder, 0.2);
    s.line(
        &nodes! {
            (elbow.x, elbow.y), (crease.x, crease.y - 1.5)
        },
        0.6,
        Look::of(sleeve.dim(0.6)).alpha(0.4),
    );
    s.at(&[shift(wrist.x, wrist.y), turn(degrees)], |s| {
        let cuff = nodes! { (-1.6, -4.2), (1.4, -4.0), (1.6, 0), (1.4, 4.0), (-1.6, 4.2), (-2.2, 0) };
        s.blob(&cuff, Look::of(sleeve.dim(0.8).mix(p.ambient, 0.08)).shadow(0.3).inflate(1.0));
    });
    Wrist { at: wrist, degrees }
}

/// A hand at the end of an arm.
pub(super) fn hand(s: &mut Scene, wrist: Wrist, kind: Hand, skin: Colour) {
    let look = Look::of(skin).shadow(0.35).inflate(1.4).rough(0.3);
    let crease = Look::of(skin.dim(0.68)).alpha(0.6);
    s.at(&[shift(wrist.at.x, wrist.at.y), turn(wrist.degrees)], |s| match kind {
        Hand::Loose => {
            s.limb(&nodes! { (2.2, -2), (4.6, -3.4), (6.2, -3.2) }, &[2.2, 1.8, 1.3], look);
            s.blob(
                &nodes! {
                    (0.6, -2.6), (4.2, -2.8), (7.6, -1.8), (8.4, 0.6), (6.4, 2.6), (2.4, 3), (0.4, 2.4)
                },
                look,
            );
            s.line(&nodes! { (5, 0.2), (8, 0.6) }, 0.4, crease);
        }
        Hand::Open => {
            for (y, tip, out) in [(-2.0, -4.6, 7.8), (-0.7, -1.6, 9.2), (0.7, 1.4, 9.0), (2.0, 4.2, 7.6)] {
                s.limb(
                    &nodes! {
                        (3.4, y), ((out + 3.4) / 2.0, (y + tip) / 2.0), (out, tip)
                    },
                    &[1.9, 1.8, 1.2],
                    look,
                );
            }
            s.limb(&nodes! { (1.6, -2), (2.8, -4.6), (4.2, -6) }, &[2.2, 1.8, 1.2], look);
            s.blob(&nodes! { (0.4, -2.5), (3, -3), (5.2, -2), (5.6, 1), (4.6, 2.8), (1.4, 2.8) }, look);
        }
        Hand::Fist => {
            s.blob(
                &nodes! {
                    (0.4, -2.8), (3.6, -3.6), (6.4, -2.4), (7, 0.6), (5.4, 3.2), (2, 3.4), (0.2, 2.2)
                },
                look,
            );
            for y in [-1.4, 0.2, 1.8] {
                s.line(&nodes! { (4.4, y), (6.6, y + 0.2) }, 0.4, crease);
            }
            s.limb(&nodes! { (1.4, -2.2), (3.6, -1.4), (5.2, 0) }, &[2.2, 2.0, 1.5], look.rim(0.3));
        }
        Hand::Pointing => {
            s.limb(&nodes! { (3.6, -1.6), (7, -2), (10.6, -2.2) }, &[2.1, 1.9, 1.3], look);
            s.blob(&nodes! { (0.4, -2.6), (3.6, -3), (6, -1.6), (6.2, 1), (4.8, 3), (1.6, 3) }, look);
            s.limb(&nodes! { (1.6, -2), (3.4, -3.6), (5, -3.8) }, &[2.0, 1.7, 1.2], look);
            s.line(&nodes! { (4, 0.6), (6, 0.8) }, 0.4, crease);
        }
    });
}

/// A leg with its boot. The foot is the ankle.
pub(super) fn leg(s: &mut Scene, hip: Point, foot: Point, bend: f32, toes: f32, colours: [Colour; 2]) {
    let [cloth, boot] = colours;
    let (knee, ankle) = reach(hip, foot, 17.6, 17.2, bend);
    let look = Look::of(cloth).inflate(2.4).grain(80.0).texture(0.16);
    s.limb(&[hip.into(), knee.into(), ankle.into()], &[10.0, 8.6, 7.2, 6.4, 5.8], look);
    s.at(&[shift(ankle.x, ankle.y), turn(toes)], |s| {
        let shoe = nodes! {
            (-3.6, -4.4), (0, -5), (3.4, -4.2), (4, -1.4), (8.2, 0), (10, 2.6), (9.4, 4.4), (0, 4.8),
            (-4.2, 4.4), (-4.6, 0)
        };
        s.blob(&shoe, Look::of(boot).inflate(2.0).shadow(0.4));
        s.line(&nodes! { (-4.2, 4.3), (2, 4.6), (9.6, 4.2) }, 0.9, boot.dim(0.55));
        s.line(&nodes! { (2, -2.4), (4.4, -0.6) }, 0.6, Look::of(boot.lighter(0.18)).alpha(0.8));
        s.limb(&nodes! { (-4, -4.6), (0, -5.4), (3.8, -4.4) }, &[1.8], boot.lighter(0.08));
    });
}

/// The direction from one point to another, in degrees.
pub(super) fn angle(from: Point, to: Point) -> f32 {
    atan2(to.y - from.y, to.x - from.x).to_degrees()
}
