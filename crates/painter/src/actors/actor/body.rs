//! The body in its clothes.

use super::torso::Half;
use super::{Actor, FAR, NEAR, View, cloth};
use crate::actors::face::pen;
use crate::actors::human;
use crate::actors::limb::{Bend, Ends, limb};
use crate::actors::person::{Cloth, Dress, Kind};
use moonhare_scene::geometry::{scale, shift, turn};
use moonhare_scene::{Group, Look, Scene};

impl Actor {
    pub(super) fn long(&self) -> bool {
        matches!(self.who.dress, Dress::Gown | Dress::Robe | Dress::Nightshirt | Dress::Apron)
    }

    /// Trunk and dress, with the near shoulders in the same mask.
    pub fn body(&self, s: &mut Scene) {
        let who = self.who;
        let t = |x: f32, y: f32| self.trunk(x, y);
        let fine = self.k > 1.2;
        s.at(&self.frame(), |s| {
            if who.style.hangs() && who.kind.is_human() && matches!(self.view, View::Front | View::Quarter) {
                let at = self.head_at();
                s.at(
                    &[shift(at.x, at.y), turn(self.mien.tilt + self.lean * 0.4), scale(self.head_size())],
                    |s| human::hair_back(s, &who, self.mien.turn * 17.0),
                );
            }
            self.hood(s);
            self.neck(s);
            let colour = if who.dress == Dress::Fur { who.skin } else { who.coat };
            let mut look = cloth(colour, 5.0).hatch(0.5);
            if who.dress == Dress::Fur {
                look = look.fur(0.7, 90.0, 0.8).hatch(0.9);
            }
            let (above, below) = self.two_tone(s).unwrap_or((colour, colour));
            let mut mask = self.half(if above == below { Half::Whole } else { Half::Above });
            if above != below {
                s.part(&self.half(Half::Below), cloth(below, 4.0).hatch(0.5));
            }
            // Sleeves of another colour than the body are no part of it.
            let one_cloth = self.sleeves(s) == above || who.dress == Dress::Fur;
            for side in [NEAR, FAR] {
                if one_cloth && self.is_near(side) {
                    mask = mask.and(self.armhole(side));
                }
            }
            s.part(&mask, if above == below { look } else { cloth(above, 4.0).hatch(0.4) });
            for side in [NEAR, FAR] {
                if !one_cloth && self.is_near(side) {
                    s.part(&self.armhole(side), cloth(self.sleeve_colour(s, side), 2.5).shadow(0.3));
                }
            }
            if self.sits && self.has_lap() {
                self.lap(s);
            }
            if who.cloth != Cloth::Plain && who.dress != Dress::Fur {
                let shows =
                    if who.dress == Dress::Gown && above != below { Half::Below } else { Half::Whole };
                s.group(Group::new().clip(self.half(shows)), |s| self.pattern(s));
            }
            if self.view == View::Back {
                if fine {
                    pen(s, &[t(0.0, -34.0), t(0.4, -12.0), t(0.0, 8.0)], 0.7, colour.dim(0.62), 0.6);
                }
            } else if self.view == View::Profile {
                // What lies in the middle of the front turns out of sight.
                s.group(Group::new().clip(self.torso()), |s| self.trimmings(s, fine));
            } else {
                self.trimmings(s, fine);
            }
            if let Some(scarf) = who.scarf {
                let w = self.built.neck_wide * 0.5 + 4.6;
                let band = limb(
                    &[t(-w, -38.0), t(0.0, -34.6), t(w, -38.0)],
                    &[6.0, 7.0, 6.0],
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

    /// From the shoulders into the head, wherever that is.
    fn neck(&self, s: &mut Scene) {
        let (who, b) = (self.who, self.built);
        let skin = if who.kind == Kind::Sheep { who.hair } else { who.skin };
        let head = self.head_at();
        let root = self.trunk(0.0, -33.0);
        if who.kind == Kind::Goose {
            let bow = self.trunk(-2.0, -44.0);
            let path = limb(&[root, bow, head], &[15.0, 10.0, 16.0], Bend::Smooth, Ends::Round);
            s.part(&path, Look::of(skin.dim(0.94)).inflate(3.0));
            return;
        }
        // It meets the skull behind the chin.
        let back = if matches!(self.view, View::Front | View::Back) { 0.0 } else { -10.0 };
        let k = self.head_size();
        let nape = moonhare_scene::geometry::point(head.x + back * k, head.y + 20.0 * k);
        let w = b.neck_wide * 2.0;
        let path = limb(&[root, nape], &[w * 1.25, w, w], Bend::Smooth, Ends::Round);
        s.part(&path, Look::of(skin.dim(0.9)).inflate(1.8).shadow(0.0).hatch(0.0));
    }
}
