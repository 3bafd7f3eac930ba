//! Buttons, folds, aprons, braces: what a dress shows, cut by cut.

mod coat;
mod gown;
mod loose;
mod pattern;
mod shirt;

use super::{Actor, View};
use crate::actors::face::pen;
use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::Dress;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::Point;
use moonhare_scene::{Look, Scene};

impl Actor {
    /// A second colour that goes with the first: shirts below jackets, shawls, blouses.
    pub(super) fn second(&self, s: &Scene) -> Colour {
        let p = s.palette;
        let choices = [
            p.cream,
            p.accent2,
            p.gold.mix(p.cream, 0.4),
            p.cream.mix(p.leaf, 0.35),
            p.red,
            p.water[1].mix(p.cream, 0.35),
            p.cream.mix(p.pink, 0.45),
        ];
        let first = self.who.coat;
        if self.of_one_material() {
            return first.dim(0.9);
        }
        // Below black there is white: who mourns wears no colours.
        if first.l < 0.36 {
            return p.cream.mix(first, 0.12);
        }
        (0..choices.len())
            .map(|i| choices[(self.who.cut + i) % choices.len()])
            .find(|c| distance(*c, first) > 0.16)
            .unwrap_or(p.cream)
    }

    /// What is worn above and below the waist, if that are two cloths.
    pub(super) fn two_tone(&self, s: &Scene) -> Option<(Colour, Colour)> {
        match (self.who.dress, self.garment.cut) {
            (Dress::Gown, 2) => Some((self.second(s), self.who.coat)),
            (Dress::Shirt, 3) => Some((self.who.coat, self.who.legs)),
            _ => None,
        }
    }

    /// Whether somebody is of one material from head to foot: a statue, a ghost, a figure of paper.
    fn of_one_material(&self) -> bool {
        let dull = |c: Colour| c.chroma() < 0.03;
        distance(self.who.coat, self.who.skin) < 0.1 || dull(self.who.coat) && dull(self.who.skin)
    }

    /// The colour of the sleeves: a waistcoat or a pinafore has those of what is below it.
    pub(super) fn sleeves(&self, s: &Scene) -> Colour {
        match (self.who.dress, self.garment.cut) {
            (Dress::Shirt, 2) | (Dress::Gown, 2) => self.second(s),
            _ => self.who.coat,
        }
    }

    /// What a dress shows from the front.
    fn collar(&self, s: &mut Scene, colour: Colour, deep: f32, width: f32) {
        let (m, w) = (self.middle(), self.built.neck_wide + 1.4);
        let t = |x: f32, y: f32| self.trunk(x, y);
        let path = limb(
            &[t(m * 0.4 - w, -38.2), t(m * 0.9, -37.4 + deep), t(m * 0.4 + w, -38.2)],
            &[width * 0.85, width, width * 0.85],
            Bend::Smooth,
            Ends::Round,
        );
        s.part(&path, Look::of(colour).inflate(1.0).hatch(0.0).shadow(0.4));
    }

    /// A round neckline that shows some skin.
    fn neckline(&self, s: &mut Scene, deep: f32, wide: f32) {
        let m = self.middle();
        let t = |x: f32, y: f32| self.trunk(x, y);
        let skin = self.who.skin;
        let path = blob(&[
            t(m * 0.4 - wide, -38.4).into(),
            t(m * 0.4 + wide, -38.4).into(),
            t(m * 0.7 + wide * 0.6, -37.0 + deep * 0.7).into(),
            t(m * 0.9, -37.0 + deep).into(),
            t(m * 0.7 - wide * 0.6, -37.0 + deep * 0.7).into(),
        ]);
        s.part(&path, Look::of(skin.dim(0.92)).inflate(0.5).rim(0.0).shadow(0.0).hatch(0.0));
    }

    /// A band around the body: a belt, a sash, a hem.
    fn girdle(&self, s: &mut Scene, y: f32, width: f32, colour: Colour) {
        let path = limb(&self.band(y, 1.4), &[width], Bend::Smooth, Ends::CutBoth);
        s.part(&path, Look::of(colour).inflate(0.9).hatch(0.0).shadow(0.35));
    }

    /// Falls of cloth from the waist.
    fn pleats(&self, s: &mut Scene, at: &[f32], from: f32, colour: Colour) {
        let low = if self.sits { 4.0 } else { self.garment.hem - 3.0 };
        let k = (self.built.hip + self.garment.flare) / 13.0;
        let bow = if matches!(self.view, View::Front | View::Back) { 1.0 } else { 0.84 };
        let t = |x: f32, y: f32| self.trunk(x * k * bow, y);
        for x in at {
            let line: [Point; 3] = [t(x * 0.55, from), t(x * 0.9, low * 0.4), t(x * 1.35, low)];
            pen(s, &line, 1.1, colour.dim(0.62), 0.5);
        }
    }

    pub(super) fn trimmings(&self, s: &mut Scene, fine: bool) {
        match self.who.dress {
            Dress::Fur => self.belly(s),
            Dress::Coat => self.coat(s, fine),
            Dress::Shirt => self.shirt(s, fine),
            Dress::Gown => self.gown(s, fine),
            Dress::Apron => self.apron(s, fine),
            Dress::Nightshirt => self.nightshirt(s, fine),
            Dress::Robe => self.robe(s, fine),
        }
    }
}

/// How far apart two colours look.
fn distance(a: Colour, b: Colour) -> f32 {
    (a.l - b.l).abs() + (a.a - b.a).abs() * 2.0 + (a.b - b.b).abs() * 2.0
}
