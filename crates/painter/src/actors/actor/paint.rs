//! Somebody on the canvas: the layers in their order, and the head.

use super::{Actor, FAR, NEAR, View};
use crate::actors::feeling::Mien;
use crate::actors::person::Person;
use crate::actors::traits::Traits;
use crate::actors::{human, muzzle};
use moonhare_scene::geometry::{scale, scale_xy, shift, turn};
use moonhare_scene::{Group, Scene};

impl Actor {
    /// The whole figure on a layer of its own.
    pub fn paint(&self, s: &mut Scene) {
        self.paint_in(s, Group::new());
    }

    /// The whole figure on a layer that is laid down so.
    pub fn paint_in(&self, s: &mut Scene, group: Group) {
        s.group(group, |s| self.layers(s));
    }

    /// All layers in their order; what they hold is painted by [`Self::arm_with`] instead.
    pub fn layers(&self, s: &mut Scene) {
        match self.view {
            View::Front => {
                self.behind(s);
                self.legs(s);
                self.body(s);
                self.head(s);
                self.in_front(s);
            }
            View::Back => {
                self.arm(s, NEAR);
                self.arm(s, FAR);
                self.legs(s);
                self.body(s);
                self.tail(s);
                self.head(s);
            }
            View::Quarter | View::Profile => {
                self.arm(s, FAR);
                self.legs(s);
                self.body(s);
                self.head(s);
                self.arm(s, NEAR);
            }
        }
    }

    pub(super) fn behind(&self, s: &mut Scene) {
        for side in [NEAR, FAR] {
            if self.is_behind(side) {
                self.arm(s, side);
            }
        }
    }

    pub(super) fn in_front(&self, s: &mut Scene) {
        for side in [NEAR, FAR] {
            if !self.is_behind(side) {
                self.arm(s, side);
            }
        }
    }

    /// The head.
    pub fn head(&self, s: &mut Scene) {
        let at = self.head_at();
        let k = self.head_size();
        s.at(&self.frame(), |s| {
            s.at(&[shift(at.x, at.y), turn(self.mien.tilt + self.lean * 0.4), scale(k)], |s| {
                any_head(s, &self.who, &self.mien, self.view, false);
                if self.k * k > 0.3 {
                    s.focus(0.0, 0.0, 72.0);
                }
            });
        });
    }
}

/// A head alone, in its own units: 100 tall, middle at (0, 0). For portraits and masks, and giants seen from near.
pub fn head(s: &mut Scene, who: &Person, mien: &Mien, view: View) {
    any_head(s, who, mien, view, true);
}

fn any_head(s: &mut Scene, who: &Person, mien: &Mien, view: View, alone: bool) {
    let human = who.kind.is_human();
    if human {
        // Long and narrow or broad and low; the chin stays where the neck is.
        let wide = Traits::of(s, who).wide;
        let high = 1.0 + (1.0 - wide) * 0.4;
        return s.at(&[shift(0.0, 50.0 - 50.0 * high), scale_xy(wide, high)], |s| {
            human_head(s, who, mien, view, alone);
        });
    }
    match view {
        View::Front | View::Quarter => muzzle::front(s, who, mien),
        View::Profile => muzzle::profile(s, who, mien),
        View::Back => muzzle::back(s, who),
    }
}

fn human_head(s: &mut Scene, who: &Person, mien: &Mien, view: View, alone: bool) {
    if alone && who.style.hangs() && matches!(view, View::Front | View::Quarter) {
        human::hair_back(s, who, mien.turn * 17.0);
    }
    match view {
        View::Front | View::Quarter => human::front(s, who, mien),
        View::Profile => human::profile(s, who, mien),
        View::Back => human::back(s, who),
    }
}
