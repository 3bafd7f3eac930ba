//! Gowns and aprons: to the ankles, to the knees, a blouse with a skirt, a shawl, a bodice with tiers.

use crate::actors::actor::{Actor, View, cloth};
use crate::actors::face::pen;
use crate::actors::limb::{Bend, Ends, blob, limb};
use moonhare_scene::{Look, Scene};

impl Actor {
    pub(super) fn gown(&self, s: &mut Scene, fine: bool) {
        let p = s.palette;
        let coat = self.who.coat;
        let dark = coat.dim(0.66);
        let m = self.middle();
        let t = |x: f32, y: f32| self.trunk(x, y);
        match self.garment.cut {
            0 => {
                if fine {
                    self.pleats(s, &[-7.5, 0.5, 8.0], -8.0, coat);
                }
                self.girdle(s, -9.5, 2.8, dark);
                self.collar(s, p.cream, 2.8, 4.0);
            }
            1 => {
                if fine {
                    self.pleats(s, &[-8.0, -3.0, 3.0, 8.0], -6.0, coat);
                }
                self.neckline(s, 3.4, 4.6);
                for side in [-1.0, 1.0] {
                    let flap = blob(&[
                        t(m * 0.8, -35.8).into(),
                        t(m * 0.5 + side * 4.6, -38.4).into(),
                        t(m * 0.6 + side * 7.4, -35.4).into(),
                        t(m * 0.8 + side * 4.4, -32.4).into(),
                    ]);
                    s.part(&flap, Look::of(p.cream).inflate(0.9).shadow(0.4).hatch(0.0));
                }
                self.buttons(s, m, &[-29.0, -22.0, -15.0], 0.9, p.cream);
                if !self.sits {
                    self.girdle(s, self.garment.hem - 3.4, 1.6, self.second(s));
                }
            }
            2 => {
                let blouse = self.second(s);
                if fine {
                    self.pleats(s, &[-8.0, -2.5, 3.0, 8.5], -7.0, coat);
                    for x in [-3.4, 3.0] {
                        pen(s, &[t(m + x, -34.0), t(m + x * 1.2, -12.0)], 0.8, blouse.dim(0.72), 0.5);
                    }
                }
                self.girdle(s, -9.5, 3.2, dark);
                self.neckline(s, 3.6, 3.6);
                self.buttons(s, m, &[-28.0, -22.0, -16.0], 0.8, blouse.dim(0.6));
            }
            3 => {
                if fine {
                    self.pleats(s, &[-7.5, 1.0, 8.0], -2.0, coat);
                }
                self.girdle(s, -9.5, 2.4, dark);
                self.shawl(s);
            }
            _ => {
                let pale = coat.lighter(0.09);
                if fine {
                    self.pleats(s, &[-9.0, -4.0, 1.0, 6.0, 10.0], -5.0, coat);
                }
                if !self.sits {
                    for y in [12.0, 23.0] {
                        self.girdle(s, y, 1.8, pale);
                    }
                }
                if self.view == View::Profile {
                    return;
                }
                let bodice = blob(&[
                    t(m - 5.2, -31.0).into(),
                    t(m + 5.2, -31.0).into(),
                    t(m + 4.0, -12.0).into(),
                    t(m, -5.4).into(),
                    t(m - 4.0, -12.0).into(),
                ]);
                s.part(&bodice, cloth(coat.mix(self.second(s), 0.3), 1.2).shadow(0.15));
                if fine {
                    for y in [-27.0, -22.0, -17.0, -12.0] {
                        let (a, b) = (t(m - 2.6, y), t(m + 2.6, y + 3.0));
                        let (c, d) = (t(m + 2.6, y), t(m - 2.6, y + 3.0));
                        pen(s, &[a, b], 0.7, dark, 0.8);
                        pen(s, &[c, d], 0.7, dark, 0.8);
                    }
                }
                self.neckline(s, 5.4, 5.4);
            }
        }
    }

    /// Over both shoulders, crossed before the chest, with a fringe.
    fn shawl(&self, s: &mut Scene) {
        let wool = self.second(s);
        let (m, b) = (self.middle(), self.built.shoulder);
        let t = |x: f32, y: f32| self.trunk(x, y);
        let e = |half: f32, side: f32| self.edge(half, 0.0, side);
        if self.view == View::Profile {
            let round = [
                t(-4.0, -38.6),
                t(5.0, -38.0),
                t(e(b + 2.0, 1.0), -26.0),
                t(2.0, -17.0),
                t(e(b + 2.0, -1.0), -22.0),
            ];
            s.part(&blob(&round.map(Into::into)), cloth(wool, 2.2).shadow(0.5));
            return;
        }
        for side in [1.0, -1.0] {
            let half = blob(&[
                t(side * 3.0, -38.6).into(),
                t(e(b + 0.6, side), -35.0).into(),
                t(e(b + 2.4, side), -27.0).into(),
                t(e(b * 0.6, side), -20.0).into(),
                t(m - side * 2.4, -13.0).into(),
                t(m - side * 1.0, -24.0).into(),
            ]);
            s.part(&half, cloth(wool.dim(if side > 0.0 { 0.9 } else { 1.0 }), 2.2).shadow(0.5));
            if self.k > 1.4 {
                for i in 0..6 {
                    let u = i as f32 / 5.0;
                    let a = t(e(b + 2.0, side), -26.5).towards(t(m - side * 2.0, -13.4), u);
                    let tip = moonhare_scene::geometry::point(a.x, a.y + 3.0);
                    pen(s, &[a, tip], 0.7, wool.dim(0.8), 0.9);
                }
            }
        }
        let pin = t(m, -25.0);
        s.dot(pin.x, pin.y, 1.3, Look::of(s.palette.gold).inflate(0.6));
    }

    pub(super) fn apron(&self, s: &mut Scene, fine: bool) {
        let p = s.palette;
        let white = p.cream.mix(p.white, 0.3);
        let m = self.middle();
        let t = |x: f32, y: f32| self.trunk(x, y);
        let low = if self.sits { 4.0 } else { self.garment.hem - 6.0 };
        let half = (self.built.hip + self.garment.flare) * 0.62;
        let bib = self.garment.cut == 0;
        let (top, narrow) = if bib { (-29.0, 4.6) } else { (-10.0, self.built.waist * 0.72) };
        let path = blob(&[
            t(m - narrow, top).into(),
            t(m + narrow, top).into(),
            t(m + narrow * 1.25, -10.0).into(),
            t(m + half, low).into(),
            t(m, low + 2.5).into(),
            t(m - half, low).into(),
            t(m - narrow * 1.25, -10.0).into(),
        ]);
        s.part(&path, cloth(white, 2.6).shadow(0.35));
        self.girdle(s, -10.0, 2.4, white.dim(0.92));
        if bib {
            for side in [-1.0, 1.0] {
                let strap = [t(m + side * 4.2, -28.6), t(m * 0.6 + side * 5.6, -36.6)];
                s.part(
                    &limb(&strap, &[1.8], Bend::Smooth, Ends::CutBoth),
                    Look::of(white.dim(0.94)).inflate(0.5).hatch(0.0),
                );
            }
            self.collar(s, self.who.coat.lighter(0.1), 1.6, 2.8);
        } else {
            self.neckline(s, 4.0, 4.4);
            if fine {
                let pocket =
                    [t(m - 3.6, 1.0), t(m - 3.2, 6.4), t(m + 3.4, 6.4), t(m + 3.8, 1.0), t(m - 3.6, 1.0)];
                pen(s, &pocket, 0.8, white.dim(0.7), 0.8);
            }
        }
        if fine {
            for x in [-4.0, 3.4] {
                pen(
                    s,
                    &[t(m + x * 0.6, -7.0), t(m + x, low * 0.5), t(m + x * 1.4, low - 1.0)],
                    0.9,
                    white.dim(0.72),
                    0.5,
                );
            }
        }
    }
}
