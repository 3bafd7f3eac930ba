//! Legs, what they wear, shoes.

use super::{Actor, FAR, NEAR, View, cloth};
use crate::actors::face::pen;
use crate::actors::garment::Legwear;
use crate::actors::limb::{Bend, Ends, blob, limb, reach};
use crate::actors::person::{Dress, Kind};
use moonhare_scene::geometry::{Point, point, scale_xy, shift, turn};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

const TROUSERS: [f32; 7] = [12.0, 10.8, 9.6, 9.2, 8.8, 8.4, 8.2];

const BARE: [f32; 7] = [10.6, 9.2, 7.6, 6.8, 7.2, 5.6, 5.0];

const THIGH: f32 = 17.6;

const SHIN: f32 = 17.0;

impl Actor {
    /// Where hip, knee and ankle of a leg are.
    pub(super) fn leg(&self, side: usize) -> [Point; 3] {
        let front = matches!(self.view, View::Front | View::Back);
        let apart = match (front, self.long()) {
            (true, false) => (self.built.hip * 0.5).clamp(4.0, 6.4),
            (true, true) => 4.0,
            _ => 3.4,
        };
        let hip = self.trunk(if side == NEAR { -apart } else { apart }, -1.0);
        // The thighs of somebody who sits and faces us come toward us: only knees and shins are seen.
        let (knee, ankle) = if self.sits && front {
            (point(hip.x + (hip.x - self.hip.x) * 0.3, hip.y + 3.0), self.feet[side])
        } else if front && self.long() {
            // Below a skirt knees stay inside it.
            (hip.towards(self.feet[side], 0.5), self.feet[side])
        } else {
            reach(hip, self.feet[side], THIGH, SHIN, self.knees[side])
        };
        // A knee that bends toward us bends little to the side.
        let knee = if front && !self.sits { hip.towards(ankle, 0.5).towards(knee, 0.35) } else { knee };
        [hip, knee, ankle]
    }

    /// Legs and shoes.
    pub fn legs(&self, s: &mut Scene) {
        let front = matches!(self.view, View::Front | View::Back);
        s.at(&self.frame(), |s| {
            for side in [FAR, NEAR] {
                let far = side == FAR && !front;
                let bones = self.leg(side);
                self.shoe(s, bones[2], self.toes[side], far);
                self.one_leg(s, bones, far);
            }
            if self.long() && self.sits && front {
                self.spread_skirt(s);
            }
        });
    }

    /// The skirt of who sits and faces us: over both knees, then down.
    fn spread_skirt(&self, s: &mut Scene) {
        let (coat, y, [a, b]) = (self.who.coat, self.hip.y, self.feet);
        let hip = self.built.hip + 1.0;
        let knee = (self.built.hip + 4.0).max(b.x.abs().max(a.x.abs()) + 4.0);
        let low = b.y - 4.0 - (31.0 - self.garment.hem).max(0.0) * 0.4;
        let x = self.hip.x;
        s.part(
            &blob(&nodes![
                (x - hip, y - 8.0), (x + hip, y - 8.0), (x + knee, y + 2.0), (x + knee + 0.6, y + 7.0), (b.x + 6.4, low; corner), (x + 3.0, low + 1.6), (x - 3.0, low + 1.6),
                (a.x - 6.4, low; corner), (x - knee - 0.6, y + 7.0), (x - knee, y + 2.0)
            ]),
            cloth(coat, 3.6),
        );
        for side in [-1.0, 1.0] {
            let at = x + side * (knee - 5.4);
            s.ellipse(
                at,
                y + 4.0,
                5.0,
                3.8,
                Look::of(coat.lighter(0.05)).flat().rim(0.0).shadow(0.0).soft(1.4).alpha(0.7),
            );
            for (from, to) in [(at + side * 2.4, at + side * 3.4), (at - side * 4.0, at - side * 4.6)] {
                let fold = [point(from, y + 7.0), point(from, (y + low) * 0.5 + 3.0), point(to, low - 1.0)];
                pen(s, &fold, 1.1, coat.dim(0.62), 0.5);
            }
        }
        pen(s, &[point(x, y + 3.0), point(x + 0.4, y + 9.0), point(x, low)], 1.3, coat.dim(0.6), 0.55);
    }

    fn shoe(&self, s: &mut Scene, ankle: Point, toe: f32, far: bool) {
        let who = &self.who;
        let boots = if who.dress == Dress::Fur { who.hands() } else { who.boots };
        let boots = if far { boots.dim(0.8) } else { boots };
        let (flip, degrees) = if toe > 90.0 { (-1.0, 0.0) } else { (1.0, toe) };
        let long = if who.kind.is_child() { 0.92 } else { 1.0 } * (0.7 + 0.3 * self.built.leg);
        let fine = self.k > 1.6;
        s.at(&[shift(ankle.x, ankle.y), turn(degrees), scale_xy(flip * long, 1.0)], |s| {
            s.blob(
                &nodes![(-4, -5), (0, -5.6), (3.4, -4.8), (4.6, -1.2), (9, 0.2), (11.2, 2.6), (10.6, 4.2; corner), (-4.6, 4.2; corner), (-5, 0)],
                Look::of(boots).inflate(1.8).texture(0.1).hatch(0.0),
            );
            if fine && who.dress != Dress::Fur {
                pen(s, &[point(-4.4, 3.6), point(3.0, 3.8), point(10.4, 3.6)], 1.2, boots.dim(0.45), 0.8);
            }
        });
    }

    fn one_leg(&self, s: &mut Scene, [hip, knee, ankle]: [Point; 3], far: bool) {
        let who = &self.who;
        let dim = |c: moonhare_scene::colour::Colour| if far { c.dim(0.78) } else { c };
        let girth = self.built.leg;
        let front = matches!(self.view, View::Front | View::Back);
        let joint = Bend::Joint(4.0);
        if self.long() && self.sits && !front {
            let spine = [hip, knee, ankle];
            let widths = TROUSERS.map(|w| w * girth * 1.3);
            s.part(&limb(&spine, &widths, joint, Ends::Round), cloth(dim(who.coat), 2.4));
            return;
        }
        // What a skirt hides is not painted: it would show beside a narrow one.
        let spine = [if self.long() && !self.sits { hip.towards(knee, 0.6) } else { hip }, knee, ankle];
        let bare = BARE.map(|w| w * girth);
        let wide = TROUSERS.map(|w| w * girth);
        match if who.dress == Dress::Fur { Legwear::Trousers } else { self.garment.legs } {
            Legwear::Trousers => {
                let fur = who.dress == Dress::Fur;
                let colour = dim(if fur { who.skin } else { who.legs });
                let ends = if fur { Ends::Round } else { Ends::Cut };
                s.part(&limb(&spine, &wide, joint, ends), cloth(colour, 2.4));
                if !fur && self.k > 1.6 {
                    let crease = [hip.towards(knee, 0.5), knee, knee.towards(ankle, 0.9)];
                    pen(s, &crease, 0.9, colour.dim(0.7), 0.5);
                }
            }
            Legwear::Stockings => {
                s.part(&limb(&spine, &bare, joint, Ends::Round), cloth(dim(who.legs), 2.0));
            }
            Legwear::Socks => {
                let skin = if who.kind == Kind::Baby { who.coat } else { who.skin };
                s.part(&limb(&spine, &bare, joint, Ends::Round), cloth(dim(skin), 2.0).hatch(0.1));
                let sock = [knee.towards(ankle, 0.55), ankle];
                let widths = [bare[4] * 1.02, bare[5] * 1.1, bare[6] * 1.15];
                s.part(
                    &limb(&sock, &widths, Bend::Smooth, Ends::CutBoth),
                    cloth(dim(s.palette.cream.mix(who.skin, 0.25)), 1.2),
                );
            }
            Legwear::Shorts => {
                s.part(&limb(&spine, &bare, joint, Ends::Round), cloth(dim(who.skin), 2.0).hatch(0.1));
                let sock = [knee.towards(ankle, 0.4), ankle];
                let widths = [bare[4] * 1.06, bare[5] * 1.12, bare[6] * 1.15];
                let wool = who.legs.mix(s.palette.cream, 0.55);
                s.part(&limb(&sock, &widths, Bend::Smooth, Ends::CutBoth), cloth(dim(wool), 1.2));
                let short = [hip, hip.towards(knee, 0.5), hip.towards(knee, 0.94)];
                let widths = [wide[0], wide[1], wide[1]].map(|w| w * 1.04);
                s.part(&limb(&short, &widths, Bend::Smooth, Ends::Cut), cloth(dim(who.legs), 2.2));
            }
            Legwear::Boots => {
                let colour = dim(who.legs);
                let above = if self.long() { bare } else { wide };
                let tucked = [spine[0], knee, knee.towards(ankle, 0.6)];
                s.part(&limb(&tucked, &above[..6], joint, Ends::Round), cloth(colour, 2.4));
                let boots = dim(who.boots);
                let shaft = [knee.towards(ankle, 0.3), knee.towards(ankle, 0.65), ankle];
                let widths = [9.8, 8.6, 8.2].map(|w| w * (0.4 + 0.6 * girth));
                s.part(
                    &limb(&shaft, &widths, Bend::Smooth, Ends::Round),
                    Look::of(boots).inflate(2.0).texture(0.12).hatch(0.2),
                );
                let top = [knee.towards(ankle, 0.28), knee.towards(ankle, 0.4)];
                s.part(
                    &limb(&top, &[10.8 * (0.4 + 0.6 * girth)], Bend::Smooth, Ends::CutBoth),
                    Look::of(boots.lighter(0.1)).inflate(0.8).hatch(0.0),
                );
            }
        }
    }

    /// The skirts of a coat on the near thigh of who sits: they end before the knee.
    pub(super) fn lap(&self, s: &mut Scene) {
        let hip = self.trunk(-3.4, -2.0);
        let (knee, _) = reach(hip, self.feet[NEAR], THIGH, SHIN, self.knees[NEAR]);
        let way = [hip, hip.towards(knee, 0.45), hip.towards(knee, 0.86)];
        let widths = [16.0, 15.0, 13.5].map(|w| w * self.built.leg);
        s.part(&limb(&way, &widths, Bend::Smooth, Ends::CutBoth), cloth(self.who.coat, 3.4));
    }

    /// Whether a coat lies over the thighs of who sits and is seen from the side.
    pub(super) fn has_lap(&self) -> bool {
        self.who.dress == Dress::Coat
            && self.garment.hem > 4.0
            && !matches!(self.view, View::Front | View::Back)
    }
}
