//! The outline of a trunk in its dress.

use super::{Actor, View};
use crate::actors::limb::blob;
use crate::actors::person::Dress;
use moonhare_scene::geometry::{Node, Path, Point, point};
use moonhare_scene::math::lerp;

/// Which part of the trunk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Half {
    Whole,
    /// Down to the waist.
    Above,
    /// From the waist down.
    Below,
}

/// How far a long skirt hangs below the hips.
const LONG: f32 = 31.0;

impl Actor {
    /// Where the outline is at a half width, on the left (−1) or the right (1); a belly stands out to the right.
    pub(super) fn edge(&self, half: f32, belly: f32, side: f32) -> f32 {
        let ahead = if side > 0.0 { belly } else { 0.0 };
        match self.view {
            View::Front | View::Back => side * (half + belly * 0.2),
            View::Quarter => side * half * 0.84 + ahead * 0.6,
            View::Profile => side * half * 0.66 + ahead,
        }
    }

    /// The shoulders of somebody who is bent lie behind their head.
    fn hunch(&self) -> f32 {
        if matches!(self.view, View::Front | View::Back) { 0.0 } else { self.built.stoop }
    }

    /// The trunk and what is worn on it, down to the hem.
    pub(super) fn torso(&self) -> Path {
        self.half(Half::Whole)
    }

    /// The trunk, or what of it is above or below the waist.
    pub(super) fn half(&self, half_of: Half) -> Path {
        let (b, g) = (self.built, self.garment);
        let t = |x: f32, y: f32| self.trunk(x, y);
        let node = |at: Point, corner: bool| Node { at, corner };
        let hunch = self.hunch();
        let shrunk = self.sits && (self.long() || self.has_lap());
        let facing = matches!(self.view, View::Front | View::Back);
        let (hem, flare) = match (shrunk, facing) {
            (true, true) => (-3.0, 0.4),
            (true, false) => (5.0, 1.2),
            _ => (g.hem, g.flare),
        };
        // A loose cut hangs from the widest place above.
        let waist = lerp(b.chest.max(b.hip).max(b.waist), b.waist, g.tight);
        let hip = b.hip.max(waist * 0.9);
        let fur = self.who.dress == Dress::Fur;
        let mut nodes = Vec::with_capacity(16);
        for side in [-1.0f32, 1.0] {
            let e = |half: f32, belly: f32| self.edge(half, belly, side);
            let half = if self.long() && !self.sits { (hip + flare).max(12.6) } else { hip + flare };
            let mut low = t(e(half, b.belly * 0.4), hem);
            let mut inner = t(e(half, 0.0) * 0.42, hem + 2.2);
            if self.long() && !self.sits {
                // A skirt hangs straight down and gives way to the feet, the more the longer it is.
                let y = self.hip.y + hem;
                let [a, b] = self.feet.map(|foot| foot.x);
                let own = self.hip.x + e(half, 0.0);
                let foot = if side < 0.0 { (a.min(b) - 7.0).min(own) } else { (a.max(b) + 6.0).max(own) };
                let x = lerp(own, foot, (hem / LONG).min(1.0) * (hem / LONG).min(1.0));
                low = point(x, y);
                inner = point(lerp(self.hip.x, x, 0.45), y + 2.2);
            }
            let mut one = vec![
                node(t(side * b.neck_wide * 1.05 + hunch * 0.5, -37.8), false),
                node(t(side * lerp(b.neck_wide, b.shoulder, 0.55) + hunch * 0.1, -35.8), false),
                node(t(e(b.shoulder + 1.6, 0.0) - hunch * 0.5, -31.6), false),
                node(t(e(b.chest, b.belly * 0.3) - hunch * 0.3, -23.0), false),
                node(t(e(waist, b.belly), -9.5), false),
            ];
            if hem > 2.0 && (self.long() || g.tight > 0.8) {
                one.push(node(t(e(hip, b.belly * 0.5), 0.5), false));
            }
            one.push(node(low, !fur));
            one.push(node(inner, false));
            match half_of {
                Half::Whole => {}
                Half::Above => {
                    one.truncate(5);
                    one[4] = node(t(e(waist, b.belly), -8.6), true);
                }
                Half::Below => {
                    one.drain(..4);
                    one[0].corner = true;
                }
            }
            if side > 0.0 {
                one.reverse();
            }
            nodes.extend(one);
        }
        blob(&nodes)
    }

    /// The right and left ends of a band around the body at this height, with its middle between them.
    pub(super) fn band(&self, y: f32, sag: f32) -> [Point; 3] {
        let (b, g) = (self.built, self.garment);
        let waist = lerp(b.chest.max(b.hip).max(b.waist), b.waist, g.tight);
        let half = |y: f32| {
            if y < -9.5 {
                lerp(waist, b.chest, ((-9.5 - y) / 13.5).min(1.0))
            } else {
                lerp(waist, b.hip.max(waist * 0.9) + g.flare, ((y + 9.5) / (9.5 + g.hem)).min(1.0))
            }
        };
        let belly = |y: f32| b.belly * (1.0 - ((y + 9.5) / 14.0).abs()).max(0.0);
        let x = |side: f32| self.edge(half(y) - 0.3, belly(y), side);
        [self.trunk(x(-1.0), y), self.trunk(self.middle(), y + sag), self.trunk(x(1.0), y)]
    }

    /// Where the middle of the front lies: to the right of somebody who is turned that way.
    pub(super) fn middle(&self) -> f32 {
        match self.view {
            View::Quarter => 2.6 + self.built.belly * 0.3,
            View::Profile => 5.0 + self.built.belly * 0.7,
            View::Front | View::Back => 0.0,
        }
    }
}
