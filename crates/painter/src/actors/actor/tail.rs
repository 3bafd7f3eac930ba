//! Tails, which tell a beast in a coat from behind.

use super::Actor;
use crate::actors::limb::{Bend, Ends, limb};
use crate::actors::person::Kind;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::Point;
use moonhare_scene::{Look, Scene};

impl Actor {
    /// The tail over the coat, as it is seen from behind.
    pub(super) fn tail(&self, s: &mut Scene) {
        let (who, p) = (self.who, s.palette);
        let t = |x: f32, y: f32| self.trunk(x, y);
        let fur = |c: Colour| Look::of(c).inflate(2.0).fur(0.9, 60.0, 1.0).hatch(0.4);
        let swung = |s: &mut Scene, way: &[Point], widths: &[f32], look: Look| {
            s.part(&limb(way, widths, Bend::Smooth, Ends::Round), look);
        };
        s.at(&self.frame(), |s| match who.kind {
            Kind::Fox | Kind::Wolf => {
                let way = [t(0.0, 0.0), t(8.0, 9.0), t(17.0, 11.0), t(24.0, 5.0)];
                swung(s, &way, &[4.0, 9.0, 11.5, 5.0], fur(who.skin));
                swung(s, &[t(19.0, 10.6), t(25.0, 4.0)], &[9.0, 3.0], fur(p.white.mix(who.skin, 0.25)));
            }
            Kind::Cat => {
                let way = [t(0.0, 0.0), t(9.0, 8.0), t(18.0, 5.0), t(20.0, -6.0), t(15.0, -12.0)];
                swung(s, &way, &[4.0, 4.4, 4.2, 3.8, 2.8], fur(who.skin));
            }
            Kind::Dog => {
                swung(s, &[t(0.0, 1.0), t(7.0, 1.0), t(12.0, -7.0)], &[4.0, 3.8, 2.4], fur(who.skin));
            }
            Kind::Mouse => {
                let way = [t(0.0, 1.0), t(6.0, 13.0), t(15.0, 20.0), t(24.0, 15.0), t(27.0, 7.0)];
                swung(
                    s,
                    &way,
                    &[3.0, 2.4, 2.0, 1.6, 1.0],
                    Look::of(p.pink.dim(0.92)).inflate(0.8).hatch(0.0),
                );
            }
            Kind::Lion => {
                let way = [t(0.0, 0.0), t(8.0, 12.0), t(17.0, 13.0), t(21.0, 4.0)];
                swung(s, &way, &[3.0, 2.8, 2.6, 2.4], fur(who.skin));
                let tuft = t(21.4, 2.0);
                s.ellipse(tuft.x, tuft.y, 3.6, 4.6, fur(who.hair));
            }
            Kind::Pig => {
                let way = [t(0.0, 0.0), t(4.0, 2.4), t(4.4, -2.6), t(0.6, -2.0), t(2.4, 3.0), t(7.0, 3.4)];
                swung(s, &way, &[1.8, 1.8, 1.6, 1.6, 1.4, 1.0], Look::of(who.skin).inflate(0.6).hatch(0.0));
            }
            Kind::Hare | Kind::Sheep => {
                let at = t(0.0, 2.0);
                s.ellipse(at.x, at.y, 5.0, 4.6, fur(p.cream.mix(p.white, 0.5)));
            }
            Kind::Badger | Kind::Bear | Kind::Goat => {
                swung(s, &[t(0.0, -1.0), t(0.0, 5.0)], &[5.0, 3.0], fur(who.skin.dim(0.9)));
            }
            Kind::Goose | Kind::Crow | Kind::Hen | Kind::Owl => {
                for k in [-1.0, 1.0, 0.0] {
                    let way = [t(k * 1.6, -2.0), t(k * 5.4, 9.0)];
                    swung(s, &way, &[4.4, 6.0], Look::of(who.skin.dim(0.92)).inflate(1.4).shadow(0.4));
                }
            }
            _ => {}
        });
    }
}
