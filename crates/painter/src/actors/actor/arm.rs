//! Arms: sleeve, palm, what is held, fingers.

use super::{Actor, FAR, Joints, NEAR, View, cloth};
use crate::actors::face::pen;
use crate::actors::garment::Sleeve;
use crate::actors::hand::{Flesh, Hand};
use crate::actors::limb::{Bend, Ends, heading, limb, polar};
use crate::actors::person::Dress;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Path, Point, point};
use moonhare_scene::{Look, Scene};

/// How wide a sleeve is, in even steps from shoulder to cuff.
const LONG: [f32; 8] = [10.6, 10.2, 9.0, 8.4, 8.4, 7.4, 6.8, 6.6];
const WIDE: [f32; 8] = [10.2, 10.0, 9.4, 9.4, 10.2, 10.6, 11.6, 13.0];
const PUFFED: [f32; 8] = [12.0, 14.6, 12.4, 8.4, 7.8, 7.0, 6.4, 6.2];
const FUR: [f32; 8] = [11.6, 11.2, 10.0, 9.2, 9.0, 8.2, 7.4, 6.6];

/// A bare arm.
const BARE: [f32; 8] = [8.6, 8.0, 7.0, 6.4, 6.6, 6.0, 4.8, 4.0];

/// How much of the forearm a cuff leaves free, in the figure's units.
const WRIST: f32 = 2.4;

impl Actor {
    pub(super) fn flesh(&self, side: usize) -> Flesh {
        let colour = self.who.hands();
        let far = side == FAR && matches!(self.view, View::Quarter | View::Profile);
        Flesh { colour: if far { colour.dim(0.92) } else { colour }, paw: !self.who.kind.is_human() }
    }

    pub(super) fn sleeve_colour(&self, s: &Scene, side: usize) -> Colour {
        let colour = if self.who.dress == Dress::Fur { self.who.skin } else { self.sleeves(s) };
        let far = side == FAR && matches!(self.view, View::Quarter | View::Profile);
        if far { colour.dim(0.8) } else { colour.lighter(0.015) }
    }

    /// How the sleeves are cut; a hand that is not seen has a whole sleeve.
    fn sleeve_cut(&self, side: usize) -> Sleeve {
        match self.garment.sleeve {
            Sleeve::Rolled if self.doing(side).hand == Hand::Hidden => Sleeve::Long,
            cut => cut,
        }
    }

    fn widths(&self, side: usize) -> [f32; 8] {
        let widths = match self.sleeve_cut(side) {
            _ if self.who.dress == Dress::Fur => FUR,
            Sleeve::Long | Sleeve::Rolled => LONG,
            Sleeve::Wide => WIDE,
            Sleeve::Puffed => PUFFED,
        };
        widths.map(|w| w * self.built.arm)
    }

    /// The upper half of the sleeve, which shares a mask with the trunk.
    pub(super) fn armhole(&self, side: usize) -> Path {
        let (j, w) = (self.joints(side), self.widths(side));
        limb(&[j.shoulder, j.shoulder.towards(j.elbow, 0.7)], &w[..3], Bend::Smooth, Ends::Round)
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
        let (flesh, hand) = (self.flesh(side), self.doing(side).hand);
        if hand == Hand::Hidden {
            return;
        }
        let j = self.joints(side);
        s.at(&self.frame(), |s| {
            // From above the cuff, so that the hand belongs to an arm however the wrist is bent.
            s.part(&self.forearm(&j, 0.6, 1.0, Ends::Round), bare(flesh.colour));
            s.at(&self.hand_frame(side), |s| {
                flesh.wrist(s);
                flesh.palm(s, hand);
            });
        });
    }

    /// A bare forearm, from one share of it to another.
    fn forearm(&self, j: &Joints, from: f32, to: f32, ends: Ends) -> Path {
        let widths: Vec<f32> = BARE[4..].iter().map(|w| w * self.built.arm).collect();
        limb(&[j.elbow.towards(j.wrist, from), j.elbow.towards(j.wrist, to)], &widths, Bend::Smooth, ends)
    }

    /// The fingers that come round the thing.
    pub fn fingers(&self, s: &mut Scene, side: usize) {
        let (flesh, hand) = (self.flesh(side), self.doing(side).hand);
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
        let colour = self.sleeve_colour(s, side);
        let (cut, widths) = (self.sleeve_cut(side), self.widths(side));
        let near = self.is_near(side);
        let spine = match cut {
            Sleeve::Rolled => [j.shoulder, j.elbow, j.elbow.towards(j.wrist, 0.2)],
            _ => {
                let free = if self.who.dress == Dress::Fur { 0.6 } else { WRIST };
                [j.shoulder, j.elbow, j.wrist.towards(j.elbow, free / j.elbow.distance(j.wrist).max(4.0))]
            }
        };
        let path = limb(
            &spine,
            if cut == Sleeve::Rolled { &widths[..6] } else { &widths },
            Bend::Joint(4.0),
            Ends::Cut,
        );
        s.at(&self.frame(), |s| {
            if near {
                self.arm_shadow(s, &j, &widths);
            }
            if cut == Sleeve::Rolled {
                // Over what is held, as a sleeve would be; it melts into the wrist.
                let (from, to) = (j.elbow.towards(j.wrist, 0.75), j.elbow.towards(j.wrist, 0.95));
                let skin = bare(self.flesh(side).colour).fade(from.x, from.y, to.x, to.y);
                s.part(&self.forearm(&j, 0.05, 0.96, Ends::Cut), skin);
            }
            let mut look = cloth(colour, 2.5).shadow(0.6);
            if self.who.dress == Dress::Fur {
                look = look.fur(0.5, 90.0, 0.6);
            }
            if near {
                let to = j.shoulder.towards(j.elbow, 0.42);
                look = look.fade(to.x, to.y, j.shoulder.x, j.shoulder.y);
            }
            s.part(&path, look);
            self.folds(s, &j, colour);
            if self.doing(side).pocket {
                self.pocket(s, &j, spine[2], widths[7]);
            }
            if self.who.dress != Dress::Fur && self.doing(side).hand != Hand::Hidden {
                self.cuff(
                    s,
                    spine[1],
                    spine[2],
                    cut,
                    colour,
                    widths[if cut == Sleeve::Rolled { 5 } else { 7 }],
                );
            }
        });
    }

    /// What the arm throws on the body behind it: without it an arm before a chest of its own colour is lost.
    fn arm_shadow(&self, s: &mut Scene, j: &Joints, widths: &[f32; 8]) {
        if self.k < 0.7 {
            return;
        }
        let moved = |p: Point| point(p.x + 0.9, p.y + 1.9);
        let path =
            limb(&[moved(j.shoulder), moved(j.elbow), moved(j.wrist)], widths, Bend::Joint(4.0), Ends::Round);
        let to = j.shoulder.towards(j.elbow, 0.7);
        let dark = s.palette.ambient.dim(0.4);
        s.part(
            &path,
            Look::of(dark)
                .emissive()
                .flat()
                .rim(0.0)
                .shadow(0.0)
                .hatch(0.0)
                .alpha(0.42)
                .soft(1.1)
                .atop()
                .fade(to.x, to.y, j.shoulder.x, j.shoulder.y),
        );
    }

    /// Folds at the inner elbow, a pull from the armpit.
    fn folds(&self, s: &mut Scene, j: &Joints, colour: Colour) {
        if self.k < 1.2 {
            return;
        }
        let (a, b) = (heading(j.shoulder, j.elbow), heading(j.elbow, j.wrist));
        let mut bend = (b - a).rem_euclid(360.0);
        if bend > 180.0 {
            bend -= 360.0;
        }
        if bend.abs() < 24.0 {
            return;
        }
        // Two short folds one above the other, which begin apart and never meet.
        let inner = a + bend / 2.0 + if bend > 0.0 { 90.0 } else { -90.0 };
        let (k, deep) = (self.built.arm, (bend.abs() / 80.0).min(1.0));
        for (along, length, dark) in [(-1.5, 4.6, 0.42), (1.9, 3.2, 0.3)] {
            let bone = if along < 0.0 { a } else { b };
            let from = polar(polar(j.elbow, inner, 3.3 * k), bone, along * k);
            let to = polar(from, inner + 180.0 + along * 9.0, length * k * deep);
            let middle = polar(from.towards(to, 0.5), bone, 0.7 * k * along.signum());
            pen(s, &[from, middle, to], 0.7, colour.dim(0.64), dark);
        }
    }

    /// The edge of a pocket over the end of a sleeve, and the hand that shows as a swelling below it.
    fn pocket(&self, s: &mut Scene, j: &Joints, end: Point, width: f32) {
        let a = heading(j.elbow, j.wrist);
        let cloth_below = if self.garment.hem > 6.0 || self.long() { self.who.coat } else { self.who.legs };
        let hand = polar(end, a, 3.4);
        s.ellipse(
            hand.x,
            hand.y,
            4.3,
            4.6,
            cloth(cloth_below, 1.8).rim(0.2).shadow(0.0).soft(0.7).atop().fade(
                hand.x,
                hand.y + 1.0,
                hand.x,
                hand.y + 5.0,
            ),
        );
        let slant = a + 90.0 + if self.is_far(j) { -12.0 } else { 12.0 };
        let half = width * 0.66;
        let edge = [polar(end, slant, half), polar(end, a, 0.5), polar(end, slant + 180.0, half)];
        s.part(
            &limb(&edge, &[1.3, 1.8, 1.3], Bend::Smooth, Ends::Round),
            Look::of(cloth_below.dim(0.74)).inflate(0.6).shadow(0.45).hatch(0.0).atop(),
        );
    }

    /// Whether joints are those of the arm on the right of somebody who faces us.
    fn is_far(&self, j: &Joints) -> bool {
        matches!(self.view, View::Front | View::Back) && j.shoulder.x > self.hip.x
    }

    /// Where a sleeve ends.
    fn cuff(&self, s: &mut Scene, from: Point, end: Point, cut: Sleeve, colour: Colour, width: f32) {
        let a = heading(from, end);
        let half = width * if cut == Sleeve::Rolled { 0.5 } else { 0.48 };
        let bowed = |deep: f32| {
            let c = polar(end, a, -deep * 0.5);
            [polar(c, a + 90.0, half), polar(c, a, 0.9), polar(c, a - 90.0, half)]
        };
        match cut {
            Sleeve::Wide => {
                // One looks a little into a wide sleeve.
                let c = polar(end, a, 0.0);
                let mouth = [polar(c, a + 90.0, half * 0.8), c, polar(c, a - 90.0, half * 0.8)];
                s.part(
                    &limb(&mouth, &[0.6, 2.0, 0.6], Bend::Smooth, Ends::Round),
                    Look::of(colour.dim(0.5)).flat().rim(0.0).shadow(0.0),
                );
                let hem = s.palette.gold.mix(colour, 0.45);
                s.part(
                    &limb(&bowed(3.4), &[1.7], Bend::Smooth, Ends::Round),
                    Look::of(hem).inflate(0.5).shadow(0.2),
                );
            }
            Sleeve::Rolled => {
                for (deep, k) in [(4.6, 0.94), (1.8, 1.0)] {
                    s.part(
                        &limb(&bowed(deep), &[2.4, 2.8, 2.4], Bend::Smooth, Ends::Round),
                        Look::of(colour.dim(0.9 * k)).inflate(0.9).shadow(0.4).hatch(0.0),
                    );
                }
            }
            Sleeve::Long | Sleeve::Puffed => {
                let pale = if self.garment.cut.is_multiple_of(2) {
                    colour.lighter(0.1).mix(s.palette.cream, 0.45)
                } else {
                    colour.dim(0.8)
                };
                s.part(
                    &limb(&bowed(1.6), &[2.6, 2.9, 2.6], Bend::Smooth, Ends::Round),
                    Look::of(pale).inflate(0.8).shadow(0.45).hatch(0.0),
                );
            }
        }
    }

    /// Whether an arm that faces us is behind the body.
    pub(super) fn is_behind(&self, side: usize) -> bool {
        let arm = self.doing(side);
        arm.hand == Hand::Hidden && !arm.pocket
    }

    pub(super) fn is_near(&self, side: usize) -> bool {
        match self.view {
            View::Front => !self.is_behind(side),
            View::Back => false,
            View::Quarter | View::Profile => side == NEAR,
        }
    }
}

fn bare(skin: Colour) -> Look {
    Look::of(skin).inflate(1.6).texture(0.06).rim(0.35).shadow(0.4).hatch(0.1)
}
