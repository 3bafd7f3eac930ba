//! A hand without anybody, for close-ups.

use super::cloth;
use crate::actors::hand::{self, Flesh, Hand};
use crate::actors::limb::{Bend, Ends, heading, limb, polar};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Affine, Point, point, scale_xy, shift, turn};
use moonhare_scene::{Look, Scene};

/// A hand alone with a sleeve, for close-ups: the wrist at (x, y) on the canvas, `size` from wrist to fingertip, pointing at
/// `degrees`; `thumb` is −1 if the thumb lies on the left of that direction, 1 on the right.
#[derive(Debug, Clone, Copy)]
pub struct LoneHand {
    /// The wrist.
    pub at: Point,
    /// From wrist to fingertip.
    pub size: f32,
    /// Where it points: 0 right, 90 down.
    pub degrees: f32,
    /// On which side the thumb lies.
    pub thumb: f32,
    /// What it does.
    pub hand: Hand,
    /// Skin or fur.
    pub colour: Colour,
    /// A paw.
    pub paw: bool,
    /// The sleeve's colour.
    pub sleeve: Colour,
    /// Where the sleeve comes from on the canvas.
    pub from: Point,
}

impl LoneHand {
    fn frame(&self) -> [Affine; 3] {
        let k = self.size / 100.0;
        [shift(self.at.x, self.at.y), turn(self.degrees), scale_xy(k, -k * self.thumb)]
    }

    fn flesh(&self) -> Flesh {
        Flesh { colour: self.colour, paw: self.paw }
    }

    /// Where it holds what it holds, on the canvas.
    pub fn grip(&self) -> Point {
        self.frame().iter().rev().fold(hand::grip(self.hand), |p, t| t.apply(p))
    }

    /// A point of the hand's own units on the canvas.
    pub fn point(&self, x: f32, y: f32) -> Point {
        self.frame().iter().rev().fold(point(x, y), |p, t| t.apply(p))
    }

    /// The whole hand, with a thing painted (in canvas units) between palm and fingers.
    pub fn paint_with(&self, s: &mut Scene, thing: impl FnOnce(&mut Scene)) {
        s.at(&self.frame(), |s| {
            self.flesh().wrist(s);
            self.flesh().palm(s, self.hand);
        });
        thing(s);
        s.at(&self.frame(), |s| self.flesh().fingers(s, self.hand));
        let g = self.grip();
        s.focus(g.x, g.y, self.size * 0.9);
        self.cuff(s);
    }

    fn cuff(&self, s: &mut Scene) {
        let w = self.size * 0.4;
        let a = heading(self.from, self.at);
        let end = polar(self.at, a, -self.size * 0.13);
        let path = limb(
            &[self.from, self.from.towards(end, 0.5), end],
            &[w * 1.35, w * 1.12, w],
            Bend::Smooth,
            Ends::CutBoth,
        );
        s.part(&path, cloth(self.sleeve, w * 0.22));
        let c = polar(self.at, a, -self.size * 0.16);
        let band = [polar(c, a + 90.0, w * 0.5), polar(c, a, w * 0.1), polar(c, a - 90.0, w * 0.5)];
        let cuff = self.sleeve.lighter(0.12).mix(s.palette.cream, 0.4);
        s.part(
            &limb(&band, &[w * 0.32, w * 0.36, w * 0.32], Bend::Smooth, Ends::Round),
            Look::of(cuff).inflate(w * 0.08).shadow(0.4),
        );
    }
}
