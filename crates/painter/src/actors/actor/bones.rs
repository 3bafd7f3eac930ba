//! Where the joints of somebody are, in the figure's units and on the canvas.

use super::{Actor, HAND, Joints, NEAR, Rest, View};
use crate::actors::hand::{self};
use crate::actors::limb::{heading, reach};
use crate::actors::person::Kind;
use moonhare_scene::geometry::{Affine, Point, point, scale_xy, shift, turn};
use moonhare_scene::math::{cos, lerp, radians, sin};

const UPPER_ARM: f32 = 17.4;

const FOREARM: f32 = 16.4;

/// How far a wrist bends unless somebody asks for more, in degrees.
const STRAINED: f32 = 62.0;

impl Actor {
    pub(super) fn frame(&self) -> [Affine; 2] {
        [shift(self.at.x, self.at.y), scale_xy(self.k * self.flip, self.k)]
    }

    pub(super) fn own(&self, p: Point) -> Point {
        point((p.x - self.at.x) / (self.k * self.flip), (p.y - self.at.y) / self.k)
    }

    pub(super) fn canvas(&self, p: Point) -> Point {
        point(self.at.x + p.x * self.k * self.flip, self.at.y + p.y * self.k)
    }

    /// A point of the trunk: from the hips, turned with its lean.
    pub(super) fn trunk(&self, x: f32, y: f32) -> Point {
        let (c, n) = (cos(radians(self.lean)), sin(radians(self.lean)));
        point(self.hip.x + x * c - y * n, self.hip.y + x * n + y * c)
    }

    pub(super) fn head_size(&self) -> f32 {
        let size = match self.who.kind {
            Kind::Giant => 0.205,
            Kind::Baby => 0.385,
            Kind::Girl | Kind::Boy => 0.322,
            kind if kind.is_human() => 0.236,
            Kind::Mouse => 0.305,
            Kind::Bear | Kind::Lion => 0.292,
            Kind::Goose | Kind::Hen | Kind::Crow => 0.26,
            _ => 0.276,
        };
        size * self.who.head * self.built.head
    }

    pub(super) fn head_at(&self) -> Point {
        let b = &self.built;
        let ahead = if matches!(self.view, View::Front | View::Back) { 0.0 } else { b.stoop };
        let at = self.trunk(ahead, -35.0 - b.neck + b.stoop * 0.5 - 50.0 * self.head_size());
        point(at.x + self.head_moved.x, at.y + self.head_moved.y)
    }

    /// Where a shoulder is that does not lift its arm.
    pub(super) fn shoulder_at(&self, side: usize) -> Point {
        let wide = self.built.shoulder;
        let x = match (self.view, side) {
            (View::Front | View::Back, NEAR) => -wide,
            (View::Front | View::Back, _) => wide,
            (View::Quarter, NEAR) => -wide * 0.8,
            (View::Quarter, _) => wide * 0.74,
            (View::Profile, NEAR) => -wide * 0.3,
            (View::Profile, _) => wide * 0.36,
        };
        self.trunk(x, -30.2)
    }

    pub(super) fn joints(&self, side: usize) -> Joints {
        let mut shoulder = self.shoulder_at(side);
        let arm = self.doing(side);
        if arm.to.y < shoulder.y - 8.0 {
            shoulder.y -= 2.5;
        }
        let (elbow, wrist) = reach(shoulder, arm.to, UPPER_ARM, FOREARM, arm.bend);
        // An arm that is bent sharply also comes toward us: its elbow stands out less than the bones are long.
        let straight = shoulder.distance(wrist) / (UPPER_ARM + FOREARM);
        let chord = shoulder.towards(wrist, 0.5);
        let elbow = chord.towards(elbow, lerp(0.74, 1.0, (straight * 1.7).min(1.0)));
        // A hand at the face: the elbow comes forward and sinks, so that the upper arm hangs instead of lying across the chest.
        let inward = (elbow.x - shoulder.x) * (wrist.x - shoulder.x) > 0.0;
        let lifted = wrist.y < shoulder.y - 5.0 && elbow.y > wrist.y + 4.0;
        let elbow = if inward && lifted && straight < 0.8 {
            point(lerp(elbow.x, shoulder.x, 0.45), elbow.y + 6.0)
        } else {
            elbow
        };
        let elbow = arm.elbow.unwrap_or(elbow);
        let along = if arm.rest == Rest::Told { self.hand_direction(side) } else { heading(elbow, wrist) };
        let hand = along + arm.wrist;
        let bent = (hand - heading(elbow, wrist) + 180.0).rem_euclid(360.0) - 180.0;
        let most = STRAINED.max(arm.wrist.abs());
        Joints { shoulder, elbow, wrist, angle: heading(elbow, wrist) + bent.clamp(-most, most) }
    }

    /// Where a hand points before its wrist is bent: along the forearm of an average body, so that what a hand does to a
    /// thing or a face is the same for everybody, and their own wrist makes up for the difference.
    fn hand_direction(&self, side: usize) -> f32 {
        let wide = match self.view {
            View::Front | View::Back => 11.0,
            View::Quarter if side == NEAR => 6.0,
            View::Quarter => 6.4,
            View::Profile if side == NEAR => 4.5,
            View::Profile => 4.9,
        } * (0.6 + 0.4 * self.who.girth);
        let arm = self.doing(side);
        let mut shoulder = self.trunk(if side == NEAR { -wide } else { wide }, -31.5);
        if arm.to.y < shoulder.y - 8.0 {
            shoulder.y -= 2.5;
        }
        let (elbow, wrist) = reach(shoulder, arm.to, 17.0, 16.0, arm.bend);
        heading(elbow, wrist)
    }

    /// The frame of a hand: its own units inside the figure's.
    pub(super) fn hand_frame(&self, side: usize) -> [Affine; 3] {
        let j = self.joints(side);
        let r = radians(j.angle);
        // The thumb lies up, or inward where the arm hangs.
        let inward =
            if side == NEAR || self.view == View::Quarter || self.view == View::Profile { 1.0 } else { -1.0 };
        let mut mirrored = sin(r) * 0.6 * inward + cos(r) < 0.0;
        if self.doing(side).turned {
            mirrored = !mirrored;
        }
        let size = HAND * if self.who.kind == Kind::Giant { 1.2 } else { 0.76 + 0.24 * self.built.arm };
        [shift(j.wrist.x, j.wrist.y), turn(j.angle), scale_xy(size, if mirrored { -size } else { size })]
    }

    /// Where the middle between the eyes is on the canvas.
    pub fn eye(&self) -> Point {
        let at = self.head_at();
        let k = self.head_size();
        self.canvas(point(at.x + self.mien.turn * 17.0 * k, at.y + (self.mien.nod * 9.0 + 2.0) * k))
    }

    /// Where the crown of the head is on the canvas.
    pub fn crown(&self) -> Point {
        let at = self.head_at();
        self.canvas(point(at.x, at.y - 50.0 * self.head_size()))
    }

    /// Where the mouth is on the canvas.
    pub fn mouth(&self) -> Point {
        let at = self.head_at();
        let k = self.head_size();
        self.canvas(point(at.x + self.mien.turn * 20.0 * k, at.y + (self.mien.nod * 9.0 + 31.0) * k))
    }

    /// Where the chin is on the canvas.
    pub fn chin(&self) -> Point {
        let at = self.head_at();
        self.canvas(point(at.x, at.y + 50.0 * self.head_size()))
    }

    /// Where a shoulder is on the canvas.
    pub fn shoulder(&self, side: usize) -> Point {
        self.canvas(self.joints(side).shoulder)
    }

    /// Where a hand holds what it holds, on the canvas.
    pub fn grip(&self, side: usize) -> Point {
        let p = hand::grip(self.doing(side).hand);
        let own = self.hand_frame(side).iter().rev().fold(p, |p, t| t.apply(p));
        self.canvas(own)
    }

    /// Which way a hand points on the canvas, in degrees: 0 right, 90 down.
    pub fn hand_points(&self, side: usize) -> f32 {
        let a = self.joints(side).angle;
        if self.flip < 0.0 { 180.0 - a } else { a }
    }
}

#[cfg(test)]
mod tests {
    use crate::actors::{Actor, Build, Hand, Kind, NEAR, Person};
    use moonhare_scene::palette::Palette;

    const BUILDS: [Build; 5] = [Build::Usual, Build::Lanky, Build::Stout, Build::Broad, Build::Bent];

    fn somebody(build: Build) -> Actor {
        let p = Palette::named("teal").expect("a palette");
        Actor::new(Person::new(Kind::Man, &p).build(build), 0.0, 0.0, 100.0)
    }

    #[test]
    fn with_a_hand_at_the_face_the_upper_arm_hangs() {
        for build in BUILDS {
            let j = somebody(build).front().hand_own(NEAR, 0.0, -84.0, Hand::Cover).joints(NEAR);
            assert!(j.elbow.y > j.shoulder.y, "{build:?}: the elbow is as high as the shoulder");
            assert!(j.elbow.x < 2.0, "{build:?}: the arm lies across the chest");
        }
    }

    #[test]
    fn a_hand_does_the_same_on_every_body() {
        for (x, y) in [(20.0, -58.0), (8.0, -50.0), (30.0, -66.0), (12.0, -84.0)] {
            let points: Vec<f32> = BUILDS
                .into_iter()
                .map(|build| somebody(build).hand_own(NEAR, x, y, Hand::Grip).hand_points(NEAR))
                .collect();
            let spread = points.iter().map(|a| (a - points[0]).abs()).fold(0.0, f32::max);
            assert!(spread < 0.1, "{x} {y}: {points:?}");
        }
    }
}
