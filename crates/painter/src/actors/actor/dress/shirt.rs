//! Shirts with trousers: braces, a jumper, a waistcoat, dungarees, a neckerchief.

use crate::actors::actor::{Actor, cloth};
use crate::actors::face::pen;
use crate::actors::limb::{Bend, Ends, blob, limb};
use moonhare_scene::{Look, Scene};

impl Actor {
    pub(super) fn shirt(&self, s: &mut Scene, fine: bool) {
        let p = s.palette;
        let (coat, legs) = (self.who.coat, self.who.legs);
        let m = self.middle();
        let t = |x: f32, y: f32| self.trunk(x, y);
        match self.garment.cut {
            0 => {
                for side in [-1.0, 1.0] {
                    let strap = limb(
                        &[
                            t(m * 0.5 + side * 5.4, -36.8),
                            t(m * 0.7 + side * 4.8, -18.0),
                            t(m * 0.7 + side * 5.4, 3.0),
                        ],
                        &[2.0],
                        Bend::Smooth,
                        Ends::CutBoth,
                    );
                    s.part(&strap, Look::of(legs.lighter(0.06)).inflate(0.6).shadow(0.3).hatch(0.0));
                }
                self.buttons(s, m, &[-30.0, -22.0, -14.0, -6.0], 0.8, p.cream);
                self.collar(s, coat.lighter(0.1), 2.0, 3.0);
                self.girdle(s, 2.2, 3.2, legs);
            }
            1 => {
                let band = self.second(s);
                for (y, w) in [(-27.0, 1.5), (-23.6, 3.2), (-20.2, 1.5)] {
                    let path = limb(&self.band(y, 1.4), &[w], Bend::Smooth, Ends::CutBoth);
                    s.part(&path, Look::of(band).flat().rim(0.0).shadow(0.0).alpha(0.85));
                }
                self.girdle(s, 3.4, 3.6, coat.dim(0.82));
                self.collar(s, coat.dim(0.84), 2.2, 4.4);
                if fine {
                    for x in [-6.0, -2.0, 2.0, 6.0] {
                        pen(s, &[t(m + x, 2.0), t(m + x, 5.0)], 0.6, coat.dim(0.6), 0.6);
                    }
                }
            }
            2 => {
                // The shirt shows above and between; the waistcoat is what was called the coat.
                let shirt = self.second(s);
                let open = blob(&[
                    t(m - 5.6, -38.0).into(),
                    t(m + 5.6, -38.0).into(),
                    t(m + 3.0, -26.0).into(),
                    t(m, -18.0).into(),
                    t(m - 3.0, -26.0).into(),
                ]);
                s.part(&open, cloth(shirt, 1.6).shadow(0.0));
                if fine {
                    let edge = [t(m - 5.6, -37.0), t(m - 3.2, -26.0), t(m, -18.0)];
                    pen(s, &edge, 0.9, coat.dim(0.6), 0.8);
                    let edge = [t(m + 5.6, -37.0), t(m + 3.2, -26.0), t(m, -18.0)];
                    pen(s, &edge, 0.9, coat.dim(0.6), 0.8);
                    pen(s, &[t(m, -18.0), t(m + 0.4, 3.0)], 0.7, coat.dim(0.6), 0.8);
                    let chain = [t(m + 1.0, -10.0), t(m + 3.6, -7.6), t(m + 6.0, -9.6)];
                    pen(s, &chain, 0.8, p.gold, 1.0);
                }
                self.buttons(s, m + 1.4, &[-14.0, -8.0, -2.0], 0.9, p.gold);
                self.collar(s, shirt.lighter(0.04), 2.2, 3.0);
            }
            3 => {
                let denim = legs;
                let bib = blob(&[
                    t(m - 5.4, -26.0).into(),
                    t(m + 5.4, -26.0).into(),
                    t(m + 6.4, -9.0).into(),
                    t(m - 6.4, -9.0).into(),
                ]);
                s.part(&bib, cloth(denim, 1.6).shadow(0.3));
                for side in [-1.0, 1.0] {
                    let strap = [t(m + side * 4.6, -25.4), t(m * 0.6 + side * 5.6, -37.0)];
                    s.part(
                        &limb(&strap, &[2.2], Bend::Smooth, Ends::CutBoth),
                        Look::of(denim.dim(0.9)).inflate(0.5).hatch(0.0),
                    );
                }
                self.buttons(s, m - 4.4, &[-24.6], 1.0, p.gold);
                self.buttons(s, m + 4.4, &[-24.6], 1.0, p.gold);
                if fine {
                    let pocket = [t(m - 3.0, -20.0), t(m - 2.6, -14.0), t(m + 2.6, -14.0), t(m + 3.0, -20.0)];
                    pen(s, &pocket, 0.8, denim.dim(0.6), 0.8);
                }
            }
            _ => {
                self.neckline(s, 5.0, 4.4);
                self.seam(s, fine, coat.dim(0.66));
                self.girdle(s, 2.2, 3.0, self.who.boots);
                let at = t(m, 3.0);
                s.rect(at.x - 1.5, at.y - 1.5, 3.0, 3.0, Look::of(p.gold).inflate(0.5).shadow(0.2));
                let cloth = self.second(s);
                self.collar(s, cloth, 1.8, 3.4);
                let knot = t(m * 0.9, -34.6);
                for side in [-1.0, 1.0] {
                    let end = t(m * 0.9 + side * 2.6, -28.6);
                    let path = limb(&[knot, end], &[1.6, 3.6], Bend::Smooth, Ends::Cut);
                    s.part(&path, Look::of(cloth.dim(0.94)).inflate(0.6).hatch(0.0));
                }
            }
        }
    }
}
