//! What the cloth shows.

use crate::actors::actor::Actor;
use crate::actors::limb::{Bend, Ends, limb};
use crate::actors::person::Cloth;
use moonhare_scene::{Look, Scene};

impl Actor {
    pub(in crate::actors::actor) fn pattern(&self, s: &mut Scene) {
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
