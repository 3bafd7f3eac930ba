//! Arms: sleeve, palm, what is held, fingers.

use super::{Actor, FAR, NEAR, View, cloth};
use crate::actors::face::pen;
use crate::actors::hand::{Flesh, Hand};
use crate::actors::limb::{Bend, Ends, heading, limb, polar};
use crate::actors::person::Dress;
use moonhare_scene::colour::Colour;
use moonhare_scene::{Look, Scene};

pub(super) const SLEEVE: [f32; 8] = [12.4, 11.6, 10.2, 10.0, 10.2, 9.2, 8.6, 9.4];

impl Actor {
    pub(super) fn flesh(&self, side: usize) -> Flesh {
        let colour = self.who.hands();
        let far = side == FAR && matches!(self.view, View::Quarter | View::Profile);
        Flesh { colour: if far { colour.dim(0.92) } else { colour }, paw: !self.who.kind.is_human() }
    }

    pub(super) fn sleeve_colour(&self, side: usize) -> Colour {
        let colour = if self.who.dress == Dress::Fur { self.who.skin } else { self.who.coat };
        let far = side == FAR && matches!(self.view, View::Quarter | View::Profile);
        if far { colour.dim(0.84) } else { colour }
    }

    /// A whole arm: hand, sleeve, cuff.
    pub fn arm(&self, s: &mut Scene, side: usize) {
        self.arm_with(s, side, |_| {});
    }

    /// A whole arm, with a thing painted (in canvas units) between palm and fingers.
    pub fn arm_with(&self, s: &mut Scene, side: usize, thing: impl FnOnce(&mut Scene)) {
        self.palm(s, side);
        thing(s);
        self.fingers(s, side);
        self.sleeve(s, side);
    }

    /// The palm, and what of the hand lies behind the thing it holds.
    pub fn palm(&self, s: &mut Scene, side: usize) {
        let (flesh, hand) = (self.flesh(side), self.arms[side].hand);
        if hand == Hand::Hidden {
            return;
        }
        s.at(&self.frame(), |s| {
            s.at(&self.hand_frame(side), |s| {
                flesh.wrist(s);
                flesh.palm(s, hand);
            });
        });
    }

    /// The fingers that come round the thing.
    pub fn fingers(&self, s: &mut Scene, side: usize) {
        let (flesh, hand) = (self.flesh(side), self.arms[side].hand);
        if hand == Hand::Hidden {
            return;
        }
        let g = self.grip(side);
        s.at(&self.frame(), |s| s.at(&self.hand_frame(side), |s| flesh.fingers(s, hand)));
        if self.k > 1.6 {
            s.focus(g.x, g.y, self.k * 11.0);
        }
    }

    /// The sleeve with its cuff.
    pub fn sleeve(&self, s: &mut Scene, side: usize) {
        let j = self.joints(side);
        let colour = self.sleeve_colour(side);
        let girth = 0.7 + 0.3 * self.who.girth;
        let widths = SLEEVE.map(|w| w * girth);
        let near = self.is_near(side);
        s.at(&self.frame(), |s| {
            let path = limb(&[j.shoulder, j.elbow, j.wrist], &widths, Bend::Joint(5.5), Ends::Cut);
            let mut look = cloth(colour, 2.7).shadow(0.45);
            if self.who.dress == Dress::Fur {
                look = look.fur(0.5, 90.0, 0.6);
            }
            if near {
                let to = j.shoulder.towards(j.elbow, 0.5);
                look = look.fade(to.x, to.y, j.shoulder.x, j.shoulder.y);
            }
            s.part(&path, look);
            let (a, b) = (heading(j.shoulder, j.elbow), heading(j.elbow, j.wrist));
            let mut bend = (b - a).rem_euclid(360.0);
            if bend > 180.0 {
                bend -= 360.0;
            }
            if bend.abs() > 28.0 && self.k > 1.2 {
                let inner = a + bend / 2.0 + if bend > 0.0 { 90.0 } else { -90.0 };
                let c = polar(j.elbow, inner, 3.2);
                for (d, l) in [(-34.0, 6.4), (22.0, 5.0)] {
                    let end = polar(c, inner + 180.0 + d, l * (bend.abs() / 60.0).min(1.0));
                    pen(s, &[c, c.towards(end, 0.5), end], 0.9, colour.dim(0.62), 0.6);
                }
            }
            if self.who.dress != Dress::Fur && self.arms[side].hand != Hand::Hidden {
                let (half, c) = (widths[7] * 0.46, polar(j.wrist, b, -1.0));
                let band = [polar(c, b + 90.0, half), polar(c, b, 0.9), polar(c, b - 90.0, half)];
                let cuff = colour.lighter(0.12).mix(s.palette.cream, 0.4);
                s.part(
                    &limb(&band, &[2.9, 3.3, 2.9], Bend::Smooth, Ends::Round),
                    Look::of(cuff).inflate(0.8).shadow(0.4).hatch(0.0),
                );
            }
        });
    }

    pub(super) fn is_near(&self, side: usize) -> bool {
        match self.view {
            View::Front => self.arms[side].hand != Hand::Hidden,
            View::Back => false,
            View::Quarter | View::Profile => side == NEAR,
        }
    }
}
