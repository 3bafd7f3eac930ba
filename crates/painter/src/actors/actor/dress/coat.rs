//! Coats: buttoned, open over a shirt, a short jacket, belted, with toggles and a hood, with a cape on the shoulders.

use crate::actors::actor::{Actor, View, cloth};
use crate::actors::face::pen;
use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::Dress;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::Node;
use moonhare_scene::{Look, Scene};

/// The cut with a hood.
const DUFFLE: usize = 4;

impl Actor {
    pub(super) fn coat(&self, s: &mut Scene, fine: bool) {
        let p = s.palette;
        let coat = self.who.coat;
        let dark = coat.dim(0.62);
        let m = self.middle();
        let t = |x: f32, y: f32| self.trunk(x, y);
        match self.garment.cut {
            0 => {
                self.seam(s, fine, dark);
                self.buttons(s, m + 1.8, &[-30.0, -21.0, -12.0, -3.0], 1.2, p.gold);
                self.pockets(s, fine, -3.0, dark);
                self.collar(s, coat.lighter(0.1), 2.4, 3.4);
            }
            1 => {
                let shirt = self.second(s);
                // What is below shows between the lapels, down to the one button that is closed.
                let gap = blob(&[
                    t(m - 3.8, -37.8).into(),
                    t(m + 3.8, -37.8).into(),
                    t(m + 4.4, -24.0).into(),
                    t(m + 2.4, -10.0).into(),
                    t(m, -3.0).into(),
                    t(m - 2.4, -10.0).into(),
                    t(m - 4.4, -24.0).into(),
                ]);
                s.part(&gap, cloth(shirt, 1.4).rim(0.0).shadow(0.0));
                self.buttons(s, m, &[-31.0, -25.0, -19.0, -13.0], 0.8, shirt.dim(0.6));
                for side in [-1.0, 1.0] {
                    let edge = [t(m + side * 4.4, -26.0), t(m + side * 2.6, -11.0), t(m, -3.0)];
                    pen(s, &edge, 1.0, dark, 0.75);
                    let lapel = blob(&[
                        t(m + side * 2.6, -38.6).into(),
                        t(m + side * 6.2, -36.6).into(),
                        t(m + side * 7.6, -29.0).into(),
                        t(m + side * 3.4, -15.0).into(),
                        t(m + side * 4.2, -27.0).into(),
                    ]);
                    s.part(&lapel, Look::of(coat.lighter(0.06)).inflate(0.5).shadow(0.45).hatch(0.2));
                }
                self.buttons(s, m, &[-2.0], 1.2, p.gold);
                let low = if self.sits { 4.0 } else { self.garment.hem };
                pen(s, &[t(m, -1.0), t(m - 0.6, 6.0), t(m - 1.6, low + 1.0)], 0.9, dark, 0.8);
                self.pockets(s, fine, 1.0, dark);
            }
            2 => {
                self.seam(s, fine, dark);
                let rib = coat.dim(0.72);
                self.girdle(s, 1.4, 4.4, rib);
                self.collar(s, rib, 1.8, 4.2);
                self.pockets(s, fine, -11.0, dark);
                self.buttons(s, m + 0.4, &[-31.0], 1.1, p.metal);
            }
            3 => {
                for x in [-2.6, 3.4] {
                    self.buttons(s, m + x, &[-28.0, -20.0], 1.1, p.gold);
                }
                self.pleats(s, &[-7.0, 6.5], -6.0, coat);
                self.girdle(s, -9.5, 3.6, self.who.boots);
                let at = t(m, -8.2);
                s.rect(at.x - 1.8, at.y - 1.8, 3.6, 3.4, Look::of(p.gold).inflate(0.6).shadow(0.3));
                for side in [-1.0, 1.0] {
                    let wing = blob(&[
                        t(m * 0.6 + side * 1.2, -36.2).into(),
                        t(m * 0.5 + side * 4.4, -39.0).into(),
                        t(m * 0.7 + side * 8.0, -35.0).into(),
                        Node { at: t(m * 0.8 + side * 7.0, -29.4), corner: true },
                        t(m + side * 1.6, -33.0).into(),
                    ]);
                    s.part(&wing, Look::of(coat.lighter(0.07)).inflate(0.5).shadow(0.45).hatch(0.2));
                }
            }
            DUFFLE => {
                self.seam(s, fine, dark);
                for y in [-28.0, -18.5, -9.0] {
                    let (a, b) = (t(m - 3.6, y), t(m + 4.0, y));
                    pen(s, &[a, b], 0.9, p.cream.dim(0.8), 0.9);
                    let peg = limb(&[t(m - 0.4, y), t(m + 3.0, y)], &[1.9, 1.9], Bend::Smooth, Ends::Round);
                    s.part(&peg, Look::of(p.wood).inflate(0.6).shadow(0.4));
                }
                self.pockets(s, fine, -2.0, dark);
            }
            _ => {
                self.seam(s, fine, dark);
                self.buttons(s, m + 1.4, &[-18.0, -8.0], 1.2, p.gold);
                let (b, low) = (self.built.shoulder, -22.5);
                let e = |half: f32, side: f32| self.edge(half, 0.0, side);
                let cape = blob(&[
                    t(-4.6, -38.4).into(),
                    t(4.6, -38.4).into(),
                    t(e(b + 1.0, 1.0), -34.2).into(),
                    t(e(b + 2.2, 1.0), low - 2.0).into(),
                    t(m, low + 1.4).into(),
                    t(e(b + 2.2, -1.0), low - 2.0).into(),
                    t(e(b + 1.0, -1.0), -34.2).into(),
                ]);
                s.part(&cape, cloth(coat.lighter(0.05), 2.6).shadow(0.6));
                self.collar(s, coat.dim(0.75), 1.6, 3.4);
            }
        }
    }

    /// A hood lies behind the neck.
    pub(in crate::actors::actor) fn hood(&self, s: &mut Scene) {
        let hooded = self.who.dress == Dress::Coat && self.garment.cut == DUFFLE && self.who.scarf.is_none();
        if !hooded {
            return;
        }
        let b = self.built.neck_wide + 5.4;
        let back = if matches!(self.view, View::Front | View::Back) { 0.0 } else { -3.4 };
        let t = |x: f32, y: f32| self.trunk(x + back, y);
        let hood = blob(&[
            t(-b, -36.4).into(),
            t(-b * 0.8, -42.0).into(),
            t(0.0, -44.0).into(),
            t(b * 0.8, -42.0).into(),
            t(b, -36.4).into(),
            t(0.0, -33.0).into(),
        ]);
        s.part(&hood, cloth(self.who.coat.dim(0.88), 2.6).shadow(0.3));
    }

    pub(super) fn seam(&self, s: &mut Scene, fine: bool, dark: Colour) {
        if fine {
            let (m, low) = (self.middle(), if self.sits { 4.0 } else { self.garment.hem });
            let t = |x: f32, y: f32| self.trunk(x, y);
            pen(s, &[t(m, -36.0), t(m + 0.6, -14.0), t(m, low + 1.0)], 0.7, dark, 0.7);
        }
    }

    pub(super) fn buttons(&self, s: &mut Scene, x: f32, at: &[f32], r: f32, colour: Colour) {
        for y in at {
            let at = self.trunk(x, *y);
            s.dot(at.x, at.y, r, Look::of(colour).inflate(0.6));
        }
    }

    fn pockets(&self, s: &mut Scene, fine: bool, y: f32, dark: Colour) {
        if !fine {
            return;
        }
        let (m, b) = (self.middle(), self.built.hip * 0.62);
        let t = |x: f32, y: f32| self.trunk(x, y);
        for side in [-1.0, 1.0] {
            if side > 0.0 && self.view == View::Profile {
                continue;
            }
            let x = m * 0.6 + side * b;
            pen(s, &[t(x - 2.4, y - 0.4), t(x, y), t(x + 2.4, y - 0.4)], 1.3, dark, 0.8);
        }
    }
}
