//! The body: joints from the stance, then legs, clothes, head and arms in the order of depth.

use super::limbs::{Wrist, arm, hand, leg};
use super::stance::{self, Stance};
use super::{Face, Figure, Grip, Held, Outfit, Pose, View, clothes, props};
use moonhare_scene::geometry::{Bounds, Point, point, shift, turn};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::{At, Scene};

/// The same height for all poses, so that kneeling and standing figures of one height fit together.
pub(super) fn bounds(figure: &Figure) -> Bounds {
    let (left, right) = match figure.pose {
        Pose::Sleep => (-62.0, 46.0),
        Pose::Swim => (-48.0, 58.0),
        Pose::Run | Pose::Fall | Pose::Dance | Pose::Conduct => (-34.0, 36.0),
        _ => (-26.0, 32.0),
    };
    Bounds { left, top: -77.0 - figure.head.height, right, bottom: 1.0 }
}

/// The torso's own coordinates: hips at (0, 0), neck at (0, −39).
#[derive(Debug, Clone, Copy)]
pub(super) struct Torso {
    pub hip: Point,
    pub tilt: f32,
}

impl Torso {
    /// Where a point of the torso is in the figure.
    pub(super) fn at(&self, x: f32, y: f32) -> Point {
        let (c, s) = (cos(radians(self.tilt)), sin(radians(self.tilt)));
        point(self.hip.x + x * c - y * s, self.hip.y + x * s + y * c)
    }
}

/// Paints the figure with its feet at (0, 0).
pub(super) fn paint(s: &mut Scene, figure: &Figure) {
    let st = stance::of(figure);
    s.at(&st.whole.clone(), |s| upright(s, figure, &st));
}

fn upright(s: &mut Scene, f: &Figure, st: &Stance) {
    let p = s.palette;
    let torso = Torso { hip: st.hip, tilt: st.tilt };
    let coat = f.coat.unwrap_or(p.accent);
    let skin = (f.head.hand)(&p);
    let behind = f.view == View::Back;
    let sleeve = coat.dim(0.93);

    if !behind {
        clothes::behind(s, f, st, &torso, coat);
    }
    let cloth = match f.outfit {
        Outfit::Nightshirt => [skin, p.red],
        Outfit::Tailcoat => [p.dark.mix(p.grey, 0.25), p.black.lighter(0.1)],
        Outfit::Dress => [p.cream.mix(coat, 0.25), p.wood_dark],
        _ => [p.dark.mix(p.wood_dark, 0.3), p.wood_dark],
    };
    for (i, x) in [(0, -4.5), (1, 4.5)] {
        let dark = if i == 0 && !behind { [cloth[0].dim(0.82), cloth[1].dim(0.85)] } else { cloth };
        leg(s, point(st.hip.x + x, st.hip.y), st.feet[i], st.knees[i], st.toes[i], dark);
    }

    // From behind, arms that reach forward are in front of the body, which is away from us.
    let at_rest = |i: usize| st.hands[i].y > -56.0 && st.hands[i].x.abs() > 14.0;
    let over = [if behind { at_rest(0) } else { st.far_arm_over }, !behind || at_rest(1)];
    let shoulders = match f.view {
        View::Front | View::Back => [torso.at(-11.0, -30.5), torso.at(11.0, -30.5)],
        View::ThreeQuarter => [torso.at(7.0, -30.5), torso.at(-7.0, -29.5)],
        View::Profile => [torso.at(4.0, -30.5), torso.at(-2.0, -29.5)],
    };
    let draw_arm = |s: &mut Scene, i: usize| {
        let shade = if i == 0 && !behind && f.view != View::Front { sleeve.dim(0.86) } else { sleeve };
        let wrist = arm(s, shoulders[i], st.hands[i], st.elbows[i], shade);
        hold(s, [f.left_holds, f.right_holds][i], wrist);
        if i == 1 {
            props::at_hand(s, f, wrist);
        }
        hand(s, wrist, st.grips[i], skin);
        if i == 1 {
            props::over_hand(s, f, wrist);
        }
    };
    for i in [0, 1] {
        if !over[i] {
            draw_arm(s, i);
        }
    }
    clothes::torso(s, f, st, &torso, coat);
    if behind {
        clothes::behind(s, f, st, &torso, coat);
    }
    // A raised arm passes beside the head, not across the face.
    let raised = |i: usize| over[i] && !behind && st.hands[i].y < -84.0;
    for i in [0, 1] {
        if raised(i) {
            draw_arm(s, i);
        }
    }
    clothes::scarf(s, f, st, &torso);
    let neck = torso.at(0.0, -39.0);
    let face = Face { view: f.view, expression: expression(f), wind: f.wind };
    s.at(&[shift(neck.x, neck.y), turn(st.tilt * 0.45 + st.nod)], |s| (f.head.draw)(s, &face));
    props::at_chin(s, f, neck);
    for i in [0, 1] {
        if over[i] && !raised(i) {
            draw_arm(s, i);
        }
    }
}

/// Sleepers have their eyes shut, whatever they feel.
fn expression(f: &Figure) -> super::Expression {
    if f.pose == Pose::Sleep { super::Expression::Asleep } else { f.expression }
}

fn hold(s: &mut Scene, held: Option<Held>, wrist: Wrist) {
    let Some(held) = held else { return };
    // The palm is a little beyond the wrist.
    let (c, n) = (cos(radians(wrist.degrees)), sin(radians(wrist.degrees)));
    let at = At::new(wrist.at.x + 3.5 * c, wrist.at.y + 3.5 * n).height(held.height);
    let at = match held.grip {
        Grip::Top => at.hanging(),
        Grip::Base => at.standing(),
        Grip::Middle => at.centred(),
    };
    s.place(held.motif, at);
}
