//! What hangs loose: nightshirts, robes; and the belly of who wears nothing but fur.

use crate::actors::actor::Actor;
use crate::actors::face::pen;
use crate::actors::limb::{Bend, Ends, blob, limb};
use moonhare_scene::{Look, Scene};

impl Actor {
    pub(super) fn belly(&self, s: &mut Scene) {
        let (m, b) = (self.middle(), self.built);
        let w = self.edge(b.waist, 0.0, 1.0) * 0.66;
        let t = |x: f32, y: f32| self.trunk(x, y);
        let path = blob(&[
            t(m - w * 0.62, -33.0).into(),
            t(m + w * 0.62, -33.0).into(),
            t(m + w, -14.0).into(),
            t(m + w * 0.75, 4.0).into(),
            t(m - w * 0.75, 4.0).into(),
            t(m - w, -14.0).into(),
        ]);
        s.part(
            &path,
            Look::of(self.who.hair).inflate(2.4).shadow(0.0).rim(0.0).soft(1.6).alpha(0.85).hatch(0.4),
        );
    }

    pub(super) fn nightshirt(&self, s: &mut Scene, fine: bool) {
        let p = s.palette;
        let coat = self.who.coat;
        let m = self.middle();
        let t = |x: f32, y: f32| self.trunk(x, y);
        if fine {
            self.pleats(s, &[-7.0, 0.5, 7.5], -16.0, coat);
        }
        if self.garment.cut == 0 {
            self.collar(s, p.cream, 2.6, 4.0);
            self.buttons(s, m, &[-30.0, -25.0, -20.0], 0.8, p.cream.dim(0.8));
        } else {
            self.neckline(s, 4.0, 4.2);
            let frill = coat.lighter(0.08).mix(p.cream, 0.4);
            let yoke = [t(m - 8.0, -30.0), t(m, -27.6), t(m + 8.0, -30.0)];
            s.part(&limb(&yoke, &[1.8], Bend::Smooth, Ends::Round), Look::of(frill).inflate(0.6).shadow(0.3));
            if !self.sits {
                self.girdle(s, self.garment.hem - 1.4, 2.6, frill);
            }
        }
    }

    pub(super) fn robe(&self, s: &mut Scene, fine: bool) {
        let p = s.palette;
        let coat = self.who.coat;
        let edge = p.gold.mix(coat, 0.25);
        let m = self.middle();
        let t = |x: f32, y: f32| self.trunk(x, y);
        if fine {
            self.pleats(s, &[-7.0, 6.5], -4.0, coat);
        }
        self.neckline(s, 5.0, 4.4);
        if self.garment.cut == 0 {
            pen(s, &[t(m - 4.0, -38.0), t(m + 3.0, -22.0), t(m + 6.0, -8.0)], 3.2, edge, 1.0);
            self.girdle(s, -8.6, 3.8, coat.dim(0.66));
        } else {
            // Wrapped: the left half over the right one, a broad sash.
            let second = self.second(s);
            pen(s, &[t(m + 4.4, -38.2), t(m, -26.0), t(m - 5.6, -13.0)], 2.6, second.dim(0.9), 1.0);
            pen(s, &[t(m - 4.4, -38.2), t(m + 1.0, -26.0), t(m + 6.0, -13.0)], 2.6, second, 1.0);
            self.girdle(s, -9.4, 7.4, second);
            self.girdle(s, -9.4, 1.2, p.gold);
            if fine && !self.sits {
                let fall = [t(m + 5.0, -6.0), t(m + 3.4, 8.0), t(m + 3.0, self.garment.hem)];
                pen(s, &fall, 1.0, coat.dim(0.6), 0.7);
            }
        }
        if !self.sits {
            self.girdle(s, self.garment.hem - 3.6, 2.8, edge);
        }
    }
}
