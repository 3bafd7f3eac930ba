//! The body: legs, clothes, arms that reach.

use super::{Face, Figure, Grip, Held, Pose};
use crate::colour::Colour;
use crate::geometry::{Bounds, Point, point, reach, shift};
use crate::nodes;
use crate::scene::{At, Group, Look, Scene};

pub(super) fn bounds(figure: &Figure) -> Bounds {
    Bounds { left: -26.0, top: -77.0 - figure.head.height, right: 28.0, bottom: 1.0 }
}

pub(super) fn paint(s: &mut Scene, figure: &Figure) {
    let p = s.palette;
    let coat = figure.coat.unwrap_or(p.accent);
    let sway = figure.wind * 5.0;
    let hand = (figure.head.hand)(&p);
    legs(s, figure.pose);
    arm(s, -1.0, figure.left_hand.unwrap_or(point(-15.0, -42.0)), coat, hand, figure.left_holds);
    s.group(Group::new(), |s| {
        let cloth = nodes![
            (-7, -75), (-12, -71), (-15.5, -58), (-18, -40), (-22.0 + sway * 0.3, -20), (-20.0 + sway * 0.3, -16),
            (-8.0 + sway * 0.5, -15.5), (4.0 + sway * 0.6, -17), (14.0 + sway, -15.5), (24.0 + sway, -18),
            (23.0 + sway * 0.9, -22), (19, -40), (15.5, -58), (12, -71), (7, -75), (0, -77)
        ];
        let shade = coat.dim(0.72).mix(p.ambient, 0.15);
        s.blob(&cloth, Look::of(coat).to(shade).grain(80.0).texture(0.16).inflate(6.0));
    });
    if let Some(scarf) = figure.scarf {
        let w = figure.wind.max(0.3);
        let tail = nodes![(6, -72), (16.0 * w, -74), (28.0 * w, -68), (40.0 * w, -74), (48.0 * w, -70)];
        s.limb(&tail, &[5.0, 6.0, 6.5, 6.5, 7.5], Look::of(scarf).grain(0.0));
    }
    let face = Face { view: figure.view, expression: figure.expression, wind: figure.wind };
    s.at(&[shift(0.0, -77.0)], |s| (figure.head.draw)(s, &face));
    arm(s, 1.0, figure.right_hand.unwrap_or(point(15.0, -42.0)), coat, hand, figure.right_holds);
}

fn legs(s: &mut Scene, pose: Pose) {
    let p = s.palette;
    let feet = if pose == Pose::Walk { [-13.0, 10.0] } else { [-6.0, 6.0] };
    for (hip, foot) in [(-6.0, feet[0]), (6.0, feet[1])] {
        s.limb(&nodes![(hip, -34), ((hip + foot) / 2.0, -14), (foot, -3)], &[7.5, 6.0, 6.0], p.dark);
        let shoe = nodes![
            (foot - 4.0, -1), (foot - 4.0, -6), (foot + 1.0, -7.5), (foot + 5.5, -4), (foot + 6.5, 0), (foot, 0.8)
        ];
        s.blob(&shoe, p.wood_dark);
    }
}

fn arm(s: &mut Scene, side: f32, target: Point, coat: Colour, hand: Colour, held: Option<Held>) {
    let shoulder = point(11.0 * side, -68.0);
    let bend = if target.y > -60.0 { side } else { -side };
    let (elbow, wrist) = reach(shoulder, target, 15.0, 15.0, bend);
    s.limb(&[shoulder.into(), elbow.into(), wrist.into()], &[9.0, 8.5, 9.0], Look::of(coat.dim(0.93)).shadow(0.6));
    if let Some(held) = held {
        let at = At::new(wrist.x, wrist.y).height(held.height);
        let at = match held.grip {
            Grip::Top => at.hanging(),
            Grip::Base => at.standing(),
            Grip::Middle => at.centred(),
        };
        s.place(held.motif, at);
    }
    s.dot(wrist.x, wrist.y, 3.6, Look::of(hand).shadow(0.4));
}
