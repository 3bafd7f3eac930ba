//! Legs, and the body in its clothes.

use super::arm::SLEEVE;
use super::{Actor, FAR, NEAR, View, cloth};
use crate::actors::face::pen;
use crate::actors::human;
use crate::actors::limb::{Bend, Ends, blob, limb, reach};
use crate::actors::person::{Cloth, Dress, Hair, Kind};
use moonhare_scene::geometry::{Path, Point, point, scale, scale_xy, shift, turn};
use moonhare_scene::nodes;
use moonhare_scene::{Group, Look, Scene};

const LEG: [f32; 7] = [12.0, 10.6, 9.0, 8.6, 8.0, 7.0, 6.6];

const THIGH: f32 = 17.6;

const SHIN: f32 = 17.0;

impl Actor {
    pub(super) fn long(&self) -> bool {
        matches!(self.who.dress, Dress::Gown | Dress::Robe | Dress::Nightshirt | Dress::Apron)
    }

    /// Legs and shoes.
    pub fn legs(&self, s: &mut Scene) {
        let who = &self.who;
        let apart = if matches!(self.view, View::Front | View::Back) { 5.0 } else { 3.4 };
        s.at(&self.frame(), |s| {
            for side in [FAR, NEAR] {
                let hip = self.trunk(if side == NEAR { -apart } else { apart }, -1.0);
                // The thighs of somebody who sits and faces us come toward us: only knees and shins are seen.
                let toward_us = self.sits && matches!(self.view, View::Front | View::Back);
                let (knee, ankle) = if toward_us {
                    (point(hip.x + (hip.x - self.hip.x) * 0.3, hip.y + 3.0), self.feet[side])
                } else {
                    reach(hip, self.feet[side], THIGH, SHIN, self.knees[side])
                };
                let far = side == FAR && !matches!(self.view, View::Front | View::Back);
                let colour = match who.dress {
                    Dress::Fur => who.skin,
                    _ if self.long() && self.sits => who.coat,
                    _ => who.legs,
                };
                let colour = if far { colour.dim(0.78) } else { colour };
                let girth = (0.6 + 0.4 * who.girth) * if self.long() && self.sits { 1.3 } else { 1.0 };
                let boots = if who.dress == Dress::Fur { who.hands() } else { who.boots };
                let boots = if far { boots.dim(0.8) } else { boots };
                let toe = self.toes[side];
                let (flip, degrees) = if toe > 90.0 { (-1.0, 0.0) } else { (1.0, toe) };
                s.at(&[shift(ankle.x, ankle.y), turn(degrees), scale_xy(flip, 1.0)], |s| {
                    s.blob(
                        &nodes![(-4, -5), (0, -5.6), (3.6, -4.6), (4.4, -1.4), (9, 0.4), (10.4, 3), (9.6, 4.2; corner), (-4.6, 4.2; corner), (-4.8, 0)],
                        Look::of(boots).inflate(1.8).texture(0.1).hatch(0.0),
                    );
                });
                let widths = LEG.map(|w| w * girth);
                s.part(&limb(&[hip, knee, ankle], &widths, Bend::Joint(5.0), Ends::Round), cloth(colour, 2.4));
            }
            if self.long() && self.sits && matches!(self.view, View::Front | View::Back) {
                let (y, [a, b]) = (self.hip.y, self.feet);
                s.part(
                    &blob(&nodes![(-13, y - 4.0), (13, y - 4.0), (18, y + 6.0), (b.x + 7.0, b.y - 3.0; corner), (0, b.y - 1.0), (a.x - 7.0, a.y - 3.0; corner), (-18, y + 6.0)]),
                    cloth(who.coat, 4.0),
                );
            }
        });
    }

    pub(super) fn torso(&self) -> Path {
        let (w, g) = (self.wide(), self.who.girth);
        let belly = (g - 1.0).max(0.0) * 7.0;
        let t = |x: f32, y: f32| self.trunk(x, y);
        let side = if matches!(self.view, View::Front | View::Back) { 1.0 } else { 0.86 };
        let (hem, half, lower): (f32, f32, f32) = match self.who.dress {
            Dress::Shirt => (3.0, w + 1.0, w + 0.2),
            Dress::Fur => (6.0, w + 3.0 + belly, w + 3.5 + belly),
            _ if self.sits && (self.long() || self.has_lap()) => (5.0, w + 3.5, w + 1.0),
            Dress::Gown | Dress::Apron => (31.0, 19.0 * side, w + 1.0),
            Dress::Robe | Dress::Nightshirt => (26.0, 15.0 * side, w + 1.4),
            Dress::Coat => (9.0, 15.0 * side, w + 0.6),
        };
        let node = |p: Point, corner: bool| moonhare_scene::geometry::Node { at: p, corner };
        let drop = hem + 2.5;
        let (mut left, mut right) = (t(-half, hem), t(half, hem));
        let (mut low_left, mut low_right) = (t(-half * 0.4, drop), t(half * 0.4, drop));
        if self.long() && !self.sits {
            // A long skirt hangs straight down and gives way to the feet.
            let y = self.hip.y + hem;
            let [a, b] = self.feet.map(|foot| foot.x);
            left = point((self.hip.x - half).min(a.min(b) - 7.0), y);
            right = point((self.hip.x + half).max(a.max(b) + 6.0), y);
            low_left = point(left.x * 0.45 + right.x * 0.1, y + 2.5);
            low_right = point(right.x * 0.5, y + 2.5);
        }
        blob(&[
            node(t(-5.5, -39.0), false),
            node(t(-w - 0.5, -36.0), false),
            node(t(-w - 2.4, -24.0), false),
            node(t(-lower - belly, -10.0), false),
            node(left, self.who.dress != Dress::Fur),
            node(low_left, false),
            node(low_right, false),
            node(right, self.who.dress != Dress::Fur),
            node(t(lower + belly, -10.0), false),
            node(t(w + 2.4, -24.0), false),
            node(t(w + 0.5, -36.0), false),
            node(t(5.5, -39.0), false),
        ])
    }

    /// Trunk and dress, with the near shoulders in the same mask.
    pub fn body(&self, s: &mut Scene) {
        let who = self.who;
        let t = |x: f32, y: f32| self.trunk(x, y);
        let girth = 0.7 + 0.3 * who.girth;
        let fine = self.k > 1.2;
        s.at(&self.frame(), |s| {
            if who.style == Hair::Long
                && who.kind.is_human()
                && matches!(self.view, View::Front | View::Quarter)
            {
                let at = self.head_at();
                s.at(
                    &[shift(at.x, at.y), turn(self.mien.tilt + self.lean * 0.4), scale(self.head_size())],
                    |s| {
                        human::hair_back(s, &who, self.mien.turn * 17.0);
                    },
                );
            }
            let neck = if who.kind == Kind::Sheep { who.hair } else { who.skin };
            if who.kind == Kind::Goose {
                let head = self.head_at();
                let path = limb(
                    &[t(0.0, -34.0), t(-2.0, -44.0), head],
                    &[15.0, 10.0, 16.0],
                    Bend::Smooth,
                    Ends::Round,
                );
                s.part(&path, Look::of(neck.dim(0.94)).inflate(3.0));
            } else {
                s.part(
                    &limb(&[t(0.0, -35.0), t(0.0, -44.0)], &[9.5, 8.5], Bend::Smooth, Ends::Round),
                    Look::of(neck.dim(0.82)).inflate(1.8).shadow(0.0).hatch(0.0),
                );
            }
            let colour = if who.dress == Dress::Fur { who.skin } else { who.coat };
            let mut mask = self.torso();
            for side in [NEAR, FAR] {
                if self.is_near(side) {
                    let j = self.joints(side);
                    let widths = [SLEEVE[0], SLEEVE[1], SLEEVE[2]].map(|w| w * girth);
                    mask = mask.and(limb(
                        &[j.shoulder, j.shoulder.towards(j.elbow, 0.75)],
                        &widths,
                        Bend::Smooth,
                        Ends::Round,
                    ));
                }
            }
            let mut look = cloth(colour, 5.0).hatch(0.5);
            if who.dress == Dress::Fur {
                look = look.fur(0.7, 90.0, 0.8).hatch(0.9);
            }
            s.part(&mask, look);
            if self.sits && self.has_lap() {
                self.lap(s);
            }
            if who.cloth != Cloth::Plain && who.dress != Dress::Fur {
                s.group(Group::new().clip(self.torso()), |s| self.pattern(s));
            }
            if self.view == View::Back {
                if fine {
                    pen(s, &[t(0.0, -34.0), t(0.4, -12.0), t(0.0, 8.0)], 0.7, colour.dim(0.62), 0.6);
                }
            } else {
                self.trimmings(s, fine);
            }
            if let Some(scarf) = who.scarf {
                let band = limb(
                    &[t(-8.5, -37.5), t(0.0, -34.0), t(8.5, -37.5)],
                    &[6.5, 7.5, 6.5],
                    Bend::Smooth,
                    Ends::Round,
                );
                s.part(&band, Look::of(scarf).inflate(1.8).hatch(0.0));
                let end = limb(
                    &[t(3.0, -34.0), t(5.5, -25.0), t(5.0, -17.0)],
                    &[6.0, 5.6, 6.4],
                    Bend::Smooth,
                    Ends::CutBoth,
                );
                s.part(&end, Look::of(scarf.dim(0.94)).inflate(1.6).hatch(0.0));
            }
        });
    }

    /// Whether a coat lies over the thighs of who sits and is seen from the side.
    fn has_lap(&self) -> bool {
        self.who.dress == Dress::Coat && !matches!(self.view, View::Front | View::Back)
    }

    /// The skirts of a coat on the near thigh: they end before the knee.
    fn lap(&self, s: &mut Scene) {
        let hip = self.trunk(-3.4, -2.0);
        let (knee, _) = reach(hip, self.feet[NEAR], THIGH, SHIN, self.knees[NEAR]);
        let girth = 0.6 + 0.4 * self.who.girth;
        let way = [hip, hip.towards(knee, 0.45), hip.towards(knee, 0.86)];
        let skirts = limb(&way, &[17.0, 16.0, 14.5].map(|w| w * girth), Bend::Smooth, Ends::CutBoth);
        s.part(&skirts, cloth(self.who.coat, 3.4));
    }

    /// Buttons, folds, aprons, braces: what a dress shows from the front.
    pub(super) fn trimmings(&self, s: &mut Scene, fine: bool) {
        let who = &self.who;
        let t = |x: f32, y: f32| self.trunk(x, y);
        // In three-quarter view the middle of the front lies to the right.
        let m = match self.view {
            View::Quarter => 2.6,
            View::Profile => 5.0,
            _ => 0.0,
        };
        let p = s.palette;
        let dark = who.coat.dim(0.66);
        match who.dress {
            Dress::Fur => {
                let belly = who.hair;
                let (w, g) = (self.wide() * 0.62, (who.girth - 1.0).max(0.0) * 6.0);
                let path = blob(&[
                    t(m - w * 0.7, -33.0).into(),
                    t(m + w * 0.7, -33.0).into(),
                    t(m + w + g, -16.0).into(),
                    t(m + w * 0.7 + g, 4.0).into(),
                    t(m - w * 0.7 - g, 4.0).into(),
                    t(m - w - g, -16.0).into(),
                ]);
                s.part(
                    &path,
                    Look::of(belly).inflate(2.4).shadow(0.0).rim(0.0).soft(1.6).alpha(0.85).hatch(0.4),
                );
            }
            Dress::Coat => {
                if fine {
                    pen(s, &[t(m, -36.0), t(m + 0.6, -14.0), t(m, 10.0)], 0.7, dark, 0.7);
                    for x in [-8.0, 7.0] {
                        pen(s, &[t(x * 0.6, -6.0), t(x, 3.0), t(x * 1.1, 10.0)], 1.0, dark, 0.45);
                    }
                }
                for y in [-30.0, -20.0, -10.0] {
                    let at = t(m + 1.8, y);
                    s.dot(at.x, at.y, 1.3, Look::of(p.gold).inflate(0.6));
                }
                if who.scarf.is_none() {
                    let collar = limb(
                        &[t(m * 0.4 - 6.0, -38.5), t(m, -35.6), t(m * 0.4 + 6.0, -38.5)],
                        &[3.0, 3.6, 3.0],
                        Bend::Smooth,
                        Ends::Round,
                    );
                    s.part(&collar, Look::of(who.coat.lighter(0.1)).inflate(1.0).hatch(0.0));
                }
            }
            Dress::Shirt => {
                let braces = who.legs.lighter(0.06);
                for side in [-1.0, 1.0] {
                    let strap = limb(
                        &[
                            t(m * 0.5 + side * 6.0, -37.5),
                            t(m * 0.7 + side * 5.4, -18.0),
                            t(m * 0.7 + side * 5.8, 3.0),
                        ],
                        &[2.4],
                        Bend::Smooth,
                        Ends::CutBoth,
                    );
                    s.part(&strap, Look::of(braces).inflate(0.6).shadow(0.3).hatch(0.0));
                }
                let w = self.wide() + 0.6;
                let belt = limb(&[t(-w, 2.5), t(0.0, 4.0), t(w, 2.5)], &[3.4], Bend::Smooth, Ends::CutBoth);
                s.part(&belt, Look::of(who.legs).inflate(0.8).hatch(0.0));
            }
            Dress::Apron => {
                let white = p.cream.mix(p.white, 0.3);
                let low = if self.sits { 4.0 } else { 25.0 };
                let path = blob(&[
                    t(m - 5.0, -30.0).into(),
                    t(m + 5.0, -30.0).into(),
                    t(m + 7.0, -12.0).into(),
                    t(m + 11.0, low).into(),
                    t(m, low + 2.5).into(),
                    t(m - 11.0, low).into(),
                    t(m - 7.0, -12.0).into(),
                ]);
                s.part(&path, cloth(white, 2.6).shadow(0.3));
                let w = self.wide() + 1.4;
                s.part(
                    &limb(&[t(-w, -11.0), t(m, -9.6), t(w, -11.0)], &[2.6], Bend::Smooth, Ends::CutBoth),
                    Look::of(white.dim(0.92)).inflate(0.8).hatch(0.0),
                );
            }
            Dress::Gown | Dress::Nightshirt => {
                let low = if self.sits { 4.0 } else { 28.0 };
                if fine {
                    for x in [-7.0, 0.5, 7.5] {
                        pen(s, &[t(x * 0.5, -8.0), t(x * 0.9, low * 0.4), t(x * 1.6, low)], 1.1, dark, 0.45);
                    }
                }
                if who.dress == Dress::Gown {
                    let w = self.wide() + 0.8;
                    s.part(
                        &limb(&[t(-w, -10.0), t(m, -8.4), t(w, -10.0)], &[3.0], Bend::Smooth, Ends::CutBoth),
                        Look::of(dark).inflate(0.9).hatch(0.0),
                    );
                }
                let collar = limb(
                    &[t(m * 0.4 - 6.5, -38.0), t(m, -34.6), t(m * 0.4 + 6.5, -38.0)],
                    &[3.6, 4.6, 3.6],
                    Bend::Smooth,
                    Ends::Round,
                );
                s.part(&collar, Look::of(p.cream).inflate(1.2).hatch(0.0));
            }
            Dress::Robe => {
                let edge = p.gold.mix(who.coat, 0.25);
                pen(s, &[t(m - 4.0, -38.0), t(m + 3.0, -22.0), t(m + 6.0, -8.0)], 3.2, edge, 1.0);
                if !self.sits {
                    let y = 22.0;
                    s.part(
                        &limb(
                            &[t(-13.4, y), t(0.0, y + 2.4), t(13.4, y)],
                            &[3.4],
                            Bend::Smooth,
                            Ends::CutBoth,
                        ),
                        Look::of(edge).inflate(0.8).hatch(0.0).atop(),
                    );
                }
                let w = self.wide() + 1.0;
                s.part(
                    &limb(&[t(-w, -9.0), t(m, -7.0), t(w, -9.0)], &[4.2], Bend::Smooth, Ends::CutBoth),
                    Look::of(dark).inflate(1.0).hatch(0.0),
                );
            }
        }
    }

    pub(super) fn pattern(&self, s: &mut Scene) {
        let who = &self.who;
        let t = |x: f32, y: f32| self.trunk(x, y);
        let light = if who.coat.l > 0.6 { who.coat.dim(0.72) } else { who.coat.lighter(0.2) };
        let look = Look::of(light).flat().rim(0.0).shadow(0.0).alpha(0.75);
        match who.cloth {
            Cloth::Plain => {}
            Cloth::Stripes => {
                for i in 0..12 {
                    let y = -36.0 + i as f32 * 6.0;
                    s.part(
                        &limb(
                            &[t(-24.0, y), t(0.0, y + 2.0), t(24.0, y)],
                            &[2.2],
                            Bend::Smooth,
                            Ends::CutBoth,
                        ),
                        look,
                    );
                }
            }
            Cloth::Dots => {
                for i in 0..9 {
                    for j in -3..=3 {
                        let at = t(j as f32 * 6.4 + (i % 2) as f32 * 3.2, -34.0 + i as f32 * 7.6);
                        s.dot(at.x, at.y, 1.25, look);
                    }
                }
            }
            Cloth::Patches => {
                let p = s.palette;
                for (x, y, colour) in
                    [(-6.0, -14.0, p.accent2), (5.0, -2.0, p.cream), (-3.0, 6.0, p.leaf), (6.0, -24.0, p.red)]
                {
                    let at = t(x, y);
                    s.rect(
                        at.x - 3.4,
                        at.y - 3.2,
                        6.8,
                        6.4,
                        Look::of(colour.mix(who.coat, 0.25)).inflate(0.6).shadow(0.2),
                    );
                }
            }
        }
    }
}
