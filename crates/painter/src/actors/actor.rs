//! Somebody who does something: joints first, then layers (far arm, legs, body, head, near arm), so that two can be woven.
//!
//! A figure is 100 units tall, its feet at (0, 0), y down. Built looking right; [`Actor::left`] turns it round.

use super::face::pen;
use super::feeling::{Feeling, Mien};
use super::hand::{self, Flesh, Hand};
use super::limb::{Bend, Ends, blob, heading, limb, polar, reach};
use super::person::{Cloth, Dress, Hair, Kind, Person};
use super::{human, muzzle};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Affine, Path, Point, point, scale, scale_xy, shift, turn};
use moonhare_scene::math::{cos, hypot, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Group, Look, Scene};

/// The arm nearer to us (on the left of a figure that faces us).
pub const NEAR: usize = 0;
/// The arm further from us (on the right of a figure that faces us).
pub const FAR: usize = 1;

/// From where somebody is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// They face us.
    Front,
    /// Half turned to one side.
    Quarter,
    /// From the side.
    Profile,
    /// They turn their back on us.
    Back,
}

/// What an arm does: where its hand goes and how.
#[derive(Debug, Clone, Copy)]
struct Arm {
    /// Where the wrist goes, in the figure's units.
    to: Point,
    /// Which way the elbow bends.
    bend: f32,
    /// What the hand does.
    hand: Hand,
    /// How far the wrist is bent, in degrees.
    wrist: f32,
    /// The thumb lies on the other side.
    turned: bool,
}

/// Somebody who does something. See the [module](super) for how to paint one.
#[derive(Debug, Clone)]
pub struct Actor {
    who: Person,
    at: Point,
    k: f32,
    flip: f32,
    view: View,
    hip: Point,
    lean: f32,
    feet: [Point; 2],
    knees: [f32; 2],
    toes: [f32; 2],
    arms: [Arm; 2],
    mien: Mien,
    head_moved: Point,
    sits: bool,
}

/// An arm's joints in the figure's units.
struct Joints {
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    /// The hand's direction in degrees.
    angle: f32,
}

const SLEEVE: [f32; 8] = [12.4, 11.6, 10.2, 10.0, 10.2, 9.2, 8.6, 9.4];
const LEG: [f32; 7] = [12.0, 10.6, 9.0, 8.6, 8.0, 7.0, 6.6];
const UPPER_ARM: f32 = 17.0;
const FOREARM: f32 = 16.0;
const THIGH: f32 = 17.6;
const SHIN: f32 = 17.0;
/// Of a hand, in the figure's units for each of its own hundred.
const HAND: f32 = 0.135;

impl Actor {
    /// Somebody who stands at (x, y), so tall, half turned to the right.
    pub fn new(who: Person, x: f32, y: f32, height: f32) -> Self {
        let rest = |x: f32, bend: f32| Arm {
            to: point(x, -37.0),
            bend,
            hand: Hand::Rest,
            wrist: 0.0,
            turned: false,
        };
        Self {
            who,
            at: point(x, y),
            k: height / 100.0,
            flip: 1.0,
            view: View::Quarter,
            hip: point(0.0, -37.0),
            lean: 0.0,
            feet: [point(-6.0, -4.0), point(6.0, -4.0)],
            knees: [-1.0, -1.0],
            toes: [0.0, 0.0],
            arms: [rest(-12.0, 1.0), rest(14.0, 1.0)],
            mien: Feeling::Calm.mien().facing(0.85),
            head_moved: point(0.0, 0.0),
            sits: false,
        }
    }

    /// Facing us.
    pub fn front(mut self) -> Self {
        self.view = View::Front;
        self.feet = [point(-6.5, -4.0), point(6.5, -4.0)];
        self.knees = [1.0, -1.0];
        self.toes = [180.0, 0.0];
        for (arm, (x, bend)) in self.arms.iter_mut().zip([(-17.5, 1.0), (17.5, -1.0)]) {
            arm.to = point(x, -37.0);
            arm.bend = bend;
        }
        self.mien = self.mien.facing(0.0);
        self
    }

    /// From the side.
    pub fn profile(mut self) -> Self {
        self.view = View::Profile;
        self
    }

    /// With their back to us.
    pub fn back(self) -> Self {
        Self { view: View::Back, ..self.front() }
    }

    /// Turned round: looking left.
    pub fn left(mut self) -> Self {
        self.flip = -1.0;
        self
    }

    /// With this on their face; the head's turn stays.
    pub fn feeling(mut self, feeling: Feeling) -> Self {
        let mien = feeling.mien();
        self.mien = if self.view == View::Front { mien } else { mien.facing(self.mien.turn) };
        self
    }

    /// With exactly this on their face.
    pub fn mien(mut self, mien: Mien) -> Self {
        self.mien = mien;
        self
    }

    /// The face as it is now, changed.
    pub fn with(mut self, change: impl FnOnce(Mien) -> Mien) -> Self {
        self.mien = change(self.mien);
        self
    }

    /// Looking at a place on the canvas: the head turns there, and the eyes with it.
    pub fn looking_at(mut self, target: Point) -> Self {
        let (dx, dy) = self.direction(target);
        self.mien.turn = dx * 0.85;
        self.mien.nod = dy * 0.5;
        self.mien.gaze = [dx * 0.64, dy * 0.8];
        self
    }

    /// Only the eyes go to a place on the canvas.
    pub fn glancing_at(mut self, target: Point) -> Self {
        let (dx, dy) = self.direction(target);
        self.mien.gaze = [dx * 0.9, dy * 0.8];
        self
    }

    fn direction(&self, target: Point) -> (f32, f32) {
        let eye = self.eye();
        let (dx, dy) = ((target.x - eye.x) * self.flip, target.y - eye.y);
        let d = hypot(dx, dy).max(1.0);
        (dx / d, dy / d)
    }

    /// A hand goes to a place on the canvas and does this.
    pub fn hand(mut self, side: usize, x: f32, y: f32, hand: Hand) -> Self {
        self.arms[side].to = self.own(point(x, y));
        self.arms[side].hand = hand;
        self
    }

    /// A hand goes to a place in the figure's own units and does this.
    pub fn hand_own(mut self, side: usize, x: f32, y: f32, hand: Hand) -> Self {
        self.arms[side].to = point(x, y);
        self.arms[side].hand = hand;
        self
    }

    /// The elbow bends the other way (1 and −1).
    pub fn elbow(mut self, side: usize, bend: f32) -> Self {
        self.arms[side].bend = bend;
        self
    }

    /// The wrist is bent by degrees.
    pub fn wrist(mut self, side: usize, degrees: f32) -> Self {
        self.arms[side].wrist = degrees;
        self
    }

    /// The thumb lies on the other side.
    pub fn turned(mut self, side: usize) -> Self {
        self.arms[side].turned = true;
        self
    }

    /// Both hands behind the back.
    pub fn hands_behind(self) -> Self {
        self.hand_own(NEAR, -5.0, -42.0, Hand::Hidden).hand_own(FAR, 5.0, -42.0, Hand::Hidden)
    }

    /// Leaning forward (or back, if negative) by degrees.
    pub fn lean(mut self, degrees: f32) -> Self {
        self.lean = degrees;
        self
    }

    /// The hips there, in own units (standing: 0, −37).
    pub fn hip(mut self, x: f32, y: f32) -> Self {
        self.hip = point(x, y);
        self
    }

    /// The ankles there, in own units (standing on the ground: y −4), toes lifted by these degrees.
    pub fn feet(mut self, near: (f32, f32), far: (f32, f32), toes: [f32; 2]) -> Self {
        self.feet = [near.into(), far.into()];
        self.toes = toes;
        self
    }

    /// Which way the knees bend.
    pub fn knees(mut self, knees: [f32; 2]) -> Self {
        self.knees = knees;
        self
    }

    /// The head moved by this, in own units.
    pub fn head_moved(mut self, x: f32, y: f32) -> Self {
        self.head_moved = point(x, y);
        self
    }

    /// Sitting on something 22 high (in own units); hands in the lap.
    pub fn sitting(mut self) -> Self {
        self.hip = point(-4.0, -22.0);
        self.sits = true;
        if self.view == View::Front || self.view == View::Back {
            self.hip.x = 0.0;
            self.feet = [point(-8.0, -4.0), point(8.0, -4.0)];
            self.hand_own(NEAR, -8.0, -30.0, Hand::Rest).hand_own(FAR, 8.0, -30.0, Hand::Rest)
        } else {
            self.feet = [point(15.0, -4.0), point(19.0, -4.0)];
            self.hand_own(NEAR, 11.0, -33.0, Hand::Rest).hand_own(FAR, 14.0, -31.0, Hand::Rest)
        }
    }

    /// On one knee.
    pub fn kneeling(self) -> Self {
        self.hip(-4.0, -27.0).lean(8.0).feet((-20.0, -9.0), (13.0, -4.0), [62.0, 0.0])
    }

    /// On the way.
    pub fn walking(self) -> Self {
        self.lean(4.0).feet((-13.0, -6.0), (12.0, -4.0), [26.0, -14.0])
    }

    /// In great haste.
    pub fn running(self) -> Self {
        self.lean(17.0).hip(0.0, -38.0).feet((-21.0, -15.0), (15.0, -6.0), [58.0, -18.0])
    }

    /// On tiptoe, one foot in the air.
    pub fn tiptoeing(self) -> Self {
        self.lean(5.0).hip(0.0, -39.0).feet((-5.0, -7.0), (10.0, -14.0), [34.0, 20.0])
    }

    // Where things are.

    fn frame(&self) -> [Affine; 2] {
        [shift(self.at.x, self.at.y), scale_xy(self.k * self.flip, self.k)]
    }

    fn own(&self, p: Point) -> Point {
        point((p.x - self.at.x) / (self.k * self.flip), (p.y - self.at.y) / self.k)
    }

    fn canvas(&self, p: Point) -> Point {
        point(self.at.x + p.x * self.k * self.flip, self.at.y + p.y * self.k)
    }

    /// A point of the trunk: from the hips, turned with its lean.
    fn trunk(&self, x: f32, y: f32) -> Point {
        let (c, n) = (cos(radians(self.lean)), sin(radians(self.lean)));
        point(self.hip.x + x * c - y * n, self.hip.y + x * n + y * c)
    }

    fn wide(&self) -> f32 {
        let wide = match self.view {
            View::Front | View::Back => 11.0,
            View::Quarter => 8.5,
            View::Profile => 6.5,
        };
        wide * (0.6 + 0.4 * self.who.girth)
    }

    fn head_size(&self) -> f32 {
        let size = match self.who.kind {
            Kind::Giant => 0.25,
            Kind::Baby => 0.37,
            kind if kind.is_child() => 0.325,
            kind if kind.is_human() => 0.29,
            Kind::Bear | Kind::Lion => 0.33,
            Kind::Goose | Kind::Hen | Kind::Crow => 0.29,
            _ => 0.31,
        };
        size * self.who.head
    }

    fn head_at(&self) -> Point {
        let at = self.trunk(0.0, -35.5 - 50.0 * self.head_size());
        point(at.x + self.head_moved.x, at.y + self.head_moved.y)
    }

    fn joints(&self, side: usize) -> Joints {
        let wide = self.wide();
        let mut shoulder = self.trunk(if side == NEAR { -wide } else { wide }, -31.5);
        if self.view == View::Profile || self.view == View::Quarter {
            shoulder = self.trunk(if side == NEAR { -wide * 0.7 } else { wide * 0.75 }, -31.5);
        }
        let arm = self.arms[side];
        if arm.to.y < shoulder.y - 8.0 {
            shoulder.y -= 2.5;
        }
        let (elbow, wrist) = reach(shoulder, arm.to, UPPER_ARM, FOREARM, arm.bend);
        Joints { shoulder, elbow, wrist, angle: heading(elbow, wrist) + arm.wrist }
    }

    /// The frame of a hand: its own units inside the figure's.
    fn hand_frame(&self, side: usize) -> [Affine; 3] {
        let j = self.joints(side);
        let r = radians(j.angle);
        // The thumb lies up, or inward where the arm hangs.
        let inward =
            if side == NEAR || self.view == View::Quarter || self.view == View::Profile { 1.0 } else { -1.0 };
        let mut mirrored = sin(r) * 0.6 * inward + cos(r) < 0.0;
        if self.arms[side].turned {
            mirrored = !mirrored;
        }
        let size = if self.who.kind == Kind::Giant { HAND * 1.2 } else { HAND };
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

    /// Where a shoulder is on the canvas.
    pub fn shoulder(&self, side: usize) -> Point {
        self.canvas(self.joints(side).shoulder)
    }

    /// Where a hand holds what it holds, on the canvas.
    pub fn grip(&self, side: usize) -> Point {
        let p = hand::grip(self.arms[side].hand);
        let own = self.hand_frame(side).iter().rev().fold(p, |p, t| t.apply(p));
        self.canvas(own)
    }

    /// Which way a hand points on the canvas, in degrees: 0 right, 90 down.
    pub fn hand_points(&self, side: usize) -> f32 {
        let a = self.joints(side).angle;
        if self.flip < 0.0 { 180.0 - a } else { a }
    }

    // Painting.

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

    fn behind(&self, s: &mut Scene) {
        for side in [NEAR, FAR] {
            if self.arms[side].hand == Hand::Hidden {
                self.arm(s, side);
            }
        }
    }

    fn in_front(&self, s: &mut Scene) {
        for side in [NEAR, FAR] {
            if self.arms[side].hand != Hand::Hidden {
                self.arm(s, side);
            }
        }
    }

    fn flesh(&self, side: usize) -> Flesh {
        let colour = self.who.hands();
        let far = side == FAR && matches!(self.view, View::Quarter | View::Profile);
        Flesh { colour: if far { colour.dim(0.92) } else { colour }, paw: !self.who.kind.is_human() }
    }

    fn sleeve_colour(&self, side: usize) -> Colour {
        let colour = if self.who.dress == Dress::Fur { self.who.skin } else { self.who.coat };
        let far = side == FAR && matches!(self.view, View::Quarter | View::Profile);
        if far { colour.dim(0.84) } else { colour }
    }

    /// A whole arm: hand, sleeve, cuff.
    pub fn arm(&self, s: &mut Scene, side: usize) {
        self.arm_with(s, side, |_| {});
    }

    /// A whole arm, with a thing painted (in canvas units) between palm and fingers.
    pub fn arm_with(&self, s: &mut Scene, side: usize, thing: impl FnOnce(&mut Scene)) {
        self.palm(s, side);
        thing(s);
        self.fingers(s, side);
        self.sleeve(s, side);
    }

    /// The palm, and what of the hand lies behind the thing it holds.
    pub fn palm(&self, s: &mut Scene, side: usize) {
        let (flesh, hand) = (self.flesh(side), self.arms[side].hand);
        if hand == Hand::Hidden {
            return;
        }
        s.at(&self.frame(), |s| {
            s.at(&self.hand_frame(side), |s| {
                flesh.wrist(s);
                flesh.palm(s, hand);
            });
        });
    }

    /// The fingers that come round the thing.
    pub fn fingers(&self, s: &mut Scene, side: usize) {
        let (flesh, hand) = (self.flesh(side), self.arms[side].hand);
        if hand == Hand::Hidden {
            return;
        }
        let g = self.grip(side);
        s.at(&self.frame(), |s| s.at(&self.hand_frame(side), |s| flesh.fingers(s, hand)));
        if self.k > 1.6 {
            s.focus(g.x, g.y, self.k * 11.0);
        }
    }

    /// The sleeve with its cuff.
    pub fn sleeve(&self, s: &mut Scene, side: usize) {
        let j = self.joints(side);
        let colour = self.sleeve_colour(side);
        let girth = 0.7 + 0.3 * self.who.girth;
        let widths = SLEEVE.map(|w| w * girth);
        let near = self.is_near(side);
        s.at(&self.frame(), |s| {
            let path = limb(&[j.shoulder, j.elbow, j.wrist], &widths, Bend::Joint(5.5), Ends::Cut);
            let mut look = cloth(colour, 2.7).shadow(0.45);
            if self.who.dress == Dress::Fur {
                look = look.fur(0.5, 90.0, 0.6);
            }
            if near {
                let to = j.shoulder.towards(j.elbow, 0.5);
                look = look.fade(to.x, to.y, j.shoulder.x, j.shoulder.y);
            }
            s.part(&path, look);
            let (a, b) = (heading(j.shoulder, j.elbow), heading(j.elbow, j.wrist));
            let mut bend = (b - a).rem_euclid(360.0);
            if bend > 180.0 {
                bend -= 360.0;
            }
            if bend.abs() > 28.0 && self.k > 1.2 {
                let inner = a + bend / 2.0 + if bend > 0.0 { 90.0 } else { -90.0 };
                let c = polar(j.elbow, inner, 3.2);
                for (d, l) in [(-34.0, 6.4), (22.0, 5.0)] {
                    let end = polar(c, inner + 180.0 + d, l * (bend.abs() / 60.0).min(1.0));
                    pen(s, &[c, c.towards(end, 0.5), end], 0.9, colour.dim(0.62), 0.6);
                }
            }
            if self.who.dress != Dress::Fur && self.arms[side].hand != Hand::Hidden {
                let (half, c) = (widths[7] * 0.46, polar(j.wrist, b, -1.0));
                let band = [polar(c, b + 90.0, half), polar(c, b, 0.9), polar(c, b - 90.0, half)];
                let cuff = colour.lighter(0.12).mix(s.palette.cream, 0.4);
                s.part(
                    &limb(&band, &[2.9, 3.3, 2.9], Bend::Smooth, Ends::Round),
                    Look::of(cuff).inflate(0.8).shadow(0.4).hatch(0.0),
                );
            }
        });
    }

    fn is_near(&self, side: usize) -> bool {
        match self.view {
            View::Front => self.arms[side].hand != Hand::Hidden,
            View::Back => false,
            View::Quarter | View::Profile => side == NEAR,
        }
    }

    fn long(&self) -> bool {
        matches!(self.who.dress, Dress::Gown | Dress::Robe | Dress::Nightshirt | Dress::Apron)
    }

    /// Legs and shoes.
    pub fn legs(&self, s: &mut Scene) {
        let who = &self.who;
        let apart = if matches!(self.view, View::Front | View::Back) { 5.0 } else { 3.4 };
        s.at(&self.frame(), |s| {
            for side in [FAR, NEAR] {
                let hip = self.trunk(if side == NEAR { -apart } else { apart }, -1.0);
                let (knee, ankle) = reach(hip, self.feet[side], THIGH, SHIN, self.knees[side]);
                let far = side == FAR && !matches!(self.view, View::Front | View::Back);
                let colour = match who.dress {
                    Dress::Fur => who.skin,
                    _ if self.long() && self.sits => who.coat,
                    _ => who.legs,
                };
                let colour = if far { colour.dim(0.78) } else { colour };
                let girth = (0.6 + 0.4 * who.girth) * if self.long() && self.sits { 1.3 } else { 1.0 };
                let boots = if who.dress == Dress::Fur { who.hands() } else { who.boots };
                let boots = if far { boots.dim(0.8) } else { boots };
                let toe = self.toes[side];
                let (flip, degrees) = if toe > 90.0 { (-1.0, 0.0) } else { (1.0, toe) };
                s.at(&[shift(ankle.x, ankle.y), turn(degrees), scale_xy(flip, 1.0)], |s| {
                    s.blob(
                        &nodes![(-4, -5), (0, -5.6), (3.6, -4.6), (4.4, -1.4), (9, 0.4), (10.4, 3), (9.6, 4.2; corner), (-4.6, 4.2; corner), (-4.8, 0)],
                        Look::of(boots).inflate(1.8).texture(0.1).hatch(0.0),
                    );
                });
                let widths = LEG.map(|w| w * girth);
                s.part(&limb(&[hip, knee, ankle], &widths, Bend::Joint(5.0), Ends::Round), cloth(colour, 2.4));
            }
            if self.long() && self.sits && matches!(self.view, View::Front | View::Back) {
                let (y, [a, b]) = (self.hip.y, self.feet);
                s.part(
                    &blob(&nodes![(-13, y - 4.0), (13, y - 4.0), (18, y + 6.0), (b.x + 7.0, b.y - 3.0; corner), (0, b.y - 1.0), (a.x - 7.0, a.y - 3.0; corner), (-18, y + 6.0)]),
                    cloth(who.coat, 4.0),
                );
            }
        });
    }

    fn torso(&self) -> Path {
        let (w, g) = (self.wide(), self.who.girth);
        let belly = (g - 1.0).max(0.0) * 7.0;
        let t = |x: f32, y: f32| self.trunk(x, y);
        let side = if matches!(self.view, View::Front | View::Back) { 1.0 } else { 0.86 };
        let (hem, half, lower): (f32, f32, f32) = match self.who.dress {
            Dress::Shirt => (3.0, w + 1.0, w + 0.2),
            Dress::Fur => (6.0, w + 3.0 + belly, w + 3.5 + belly),
            _ if self.long() && self.sits => (5.0, w + 3.5, w + 1.0),
            Dress::Gown | Dress::Apron => (31.0, 19.0 * side, w + 1.0),
            Dress::Robe | Dress::Nightshirt => (26.0, 15.0 * side, w + 1.4),
            Dress::Coat => (9.0, 15.0 * side, w + 0.6),
        };
        let node = |p: Point, corner: bool| moonhare_scene::geometry::Node { at: p, corner };
        let drop = hem + 2.5;
        let (mut left, mut right) = (t(-half, hem), t(half, hem));
        let (mut low_left, mut low_right) = (t(-half * 0.4, drop), t(half * 0.4, drop));
        if self.long() && !self.sits {
            // A long skirt hangs straight down and gives way to the feet.
            let y = self.hip.y + hem;
            let [a, b] = self.feet.map(|foot| foot.x);
            left = point((self.hip.x - half).min(a.min(b) - 7.0), y);
            right = point((self.hip.x + half).max(a.max(b) + 6.0), y);
            low_left = point(left.x * 0.45 + right.x * 0.1, y + 2.5);
            low_right = point(right.x * 0.5, y + 2.5);
        }
        blob(&[
            node(t(-5.5, -39.0), false),
            node(t(-w - 0.5, -36.0), false),
            node(t(-w - 2.4, -24.0), false),
            node(t(-lower - belly, -10.0), false),
            node(left, self.who.dress != Dress::Fur),
            node(low_left, false),
            node(low_right, false),
            node(right, self.who.dress != Dress::Fur),
            node(t(lower + belly, -10.0), false),
            node(t(w + 2.4, -24.0), false),
            node(t(w + 0.5, -36.0), false),
            node(t(5.5, -39.0), false),
        ])
    }

    /// Trunk and dress, with the near shoulders in the same mask.
    pub fn body(&self, s: &mut Scene) {
        let who = self.who;
        let t = |x: f32, y: f32| self.trunk(x, y);
        let girth = 0.7 + 0.3 * who.girth;
        let fine = self.k > 1.2;
        s.at(&self.frame(), |s| {
            if who.style == Hair::Long
                && who.kind.is_human()
                && matches!(self.view, View::Front | View::Quarter)
            {
                let at = self.head_at();
                s.at(
                    &[shift(at.x, at.y), turn(self.mien.tilt + self.lean * 0.4), scale(self.head_size())],
                    |s| {
                        human::hair_back(s, &who, self.mien.turn * 17.0);
                    },
                );
            }
            let neck = if who.kind == Kind::Sheep { who.hair } else { who.skin };
            if who.kind == Kind::Goose {
                let head = self.head_at();
                let path = limb(
                    &[t(0.0, -34.0), t(-2.0, -44.0), head],
                    &[15.0, 10.0, 16.0],
                    Bend::Smooth,
                    Ends::Round,
                );
                s.part(&path, Look::of(neck.dim(0.94)).inflate(3.0));
            } else {
                s.part(
                    &limb(&[t(0.0, -35.0), t(0.0, -44.0)], &[9.5, 8.5], Bend::Smooth, Ends::Round),
                    Look::of(neck.dim(0.82)).inflate(1.8).shadow(0.0).hatch(0.0),
                );
            }
            let colour = if who.dress == Dress::Fur { who.skin } else { who.coat };
            let mut mask = self.torso();
            for side in [NEAR, FAR] {
                if self.is_near(side) {
                    let j = self.joints(side);
                    let widths = [SLEEVE[0], SLEEVE[1], SLEEVE[2]].map(|w| w * girth);
                    mask = mask.and(limb(
                        &[j.shoulder, j.shoulder.towards(j.elbow, 0.75)],
                        &widths,
                        Bend::Smooth,
                        Ends::Round,
                    ));
                }
            }
            let mut look = cloth(colour, 5.0).hatch(0.5);
            if who.dress == Dress::Fur {
                look = look.fur(0.7, 90.0, 0.8).hatch(0.9);
            }
            s.part(&mask, look);
            if who.cloth != Cloth::Plain && who.dress != Dress::Fur {
                s.group(Group::new().clip(self.torso()), |s| self.pattern(s));
            }
            if self.view == View::Back {
                if fine {
                    pen(s, &[t(0.0, -34.0), t(0.4, -12.0), t(0.0, 8.0)], 0.7, colour.dim(0.62), 0.6);
                }
            } else {
                self.trimmings(s, fine);
            }
            if let Some(scarf) = who.scarf {
                let band = limb(
                    &[t(-8.5, -37.5), t(0.0, -34.0), t(8.5, -37.5)],
                    &[6.5, 7.5, 6.5],
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

    /// Buttons, folds, aprons, braces: what a dress shows from the front.
    fn trimmings(&self, s: &mut Scene, fine: bool) {
        let who = &self.who;
        let t = |x: f32, y: f32| self.trunk(x, y);
        // In three-quarter view the middle of the front lies to the right.
        let m = match self.view {
            View::Quarter => 2.6,
            View::Profile => 5.0,
            _ => 0.0,
        };
        let p = s.palette;
        let dark = who.coat.dim(0.66);
        match who.dress {
            Dress::Fur => {
                let belly = who.hair;
                let (w, g) = (self.wide() * 0.62, (who.girth - 1.0).max(0.0) * 6.0);
                let path = blob(&[
                    t(m - w * 0.7, -33.0).into(),
                    t(m + w * 0.7, -33.0).into(),
                    t(m + w + g, -16.0).into(),
                    t(m + w * 0.7 + g, 4.0).into(),
                    t(m - w * 0.7 - g, 4.0).into(),
                    t(m - w - g, -16.0).into(),
                ]);
                s.part(
                    &path,
                    Look::of(belly).inflate(2.4).shadow(0.0).rim(0.0).soft(1.6).alpha(0.85).hatch(0.4),
                );
            }
            Dress::Coat => {
                if fine {
                    pen(s, &[t(m, -36.0), t(m + 0.6, -14.0), t(m, 10.0)], 0.7, dark, 0.7);
                    for x in [-8.0, 7.0] {
                        pen(s, &[t(x * 0.6, -6.0), t(x, 3.0), t(x * 1.1, 10.0)], 1.0, dark, 0.45);
                    }
                }
                for y in [-30.0, -20.0, -10.0] {
                    let at = t(m + 1.8, y);
                    s.dot(at.x, at.y, 1.3, Look::of(p.gold).inflate(0.6));
                }
                if who.scarf.is_none() {
                    let collar = limb(
                        &[t(m * 0.4 - 6.0, -38.5), t(m, -35.6), t(m * 0.4 + 6.0, -38.5)],
                        &[3.0, 3.6, 3.0],
                        Bend::Smooth,
                        Ends::Round,
                    );
                    s.part(&collar, Look::of(who.coat.lighter(0.1)).inflate(1.0).hatch(0.0));
                }
            }
            Dress::Shirt => {
                let braces = who.legs.lighter(0.06);
                for side in [-1.0, 1.0] {
                    let strap = limb(
                        &[
                            t(m * 0.5 + side * 6.0, -37.5),
                            t(m * 0.7 + side * 5.4, -18.0),
                            t(m * 0.7 + side * 5.8, 3.0),
                        ],
                        &[2.4],
                        Bend::Smooth,
                        Ends::CutBoth,
                    );
                    s.part(&strap, Look::of(braces).inflate(0.6).shadow(0.3).hatch(0.0));
                }
                let w = self.wide() + 0.6;
                let belt = limb(&[t(-w, 2.5), t(0.0, 4.0), t(w, 2.5)], &[3.4], Bend::Smooth, Ends::CutBoth);
                s.part(&belt, Look::of(who.legs).inflate(0.8).hatch(0.0));
            }
            Dress::Apron => {
                let white = p.cream.mix(p.white, 0.3);
                let low = if self.sits { 4.0 } else { 25.0 };
                let path = blob(&[
                    t(m - 5.0, -30.0).into(),
                    t(m + 5.0, -30.0).into(),
                    t(m + 7.0, -12.0).into(),
                    t(m + 11.0, low).into(),
                    t(m, low + 2.5).into(),
                    t(m - 11.0, low).into(),
                    t(m - 7.0, -12.0).into(),
                ]);
                s.part(&path, cloth(white, 2.6).shadow(0.3));
                let w = self.wide() + 1.4;
                s.part(
                    &limb(&[t(-w, -11.0), t(m, -9.6), t(w, -11.0)], &[2.6], Bend::Smooth, Ends::CutBoth),
                    Look::of(white.dim(0.92)).inflate(0.8).hatch(0.0),
                );
            }
            Dress::Gown | Dress::Nightshirt => {
                let low = if self.sits { 4.0 } else { 28.0 };
                if fine {
                    for x in [-7.0, 0.5, 7.5] {
                        pen(s, &[t(x * 0.5, -8.0), t(x * 0.9, low * 0.4), t(x * 1.6, low)], 1.1, dark, 0.45);
                    }
                }
                if who.dress == Dress::Gown {
                    let w = self.wide() + 0.8;
                    s.part(
                        &limb(&[t(-w, -10.0), t(m, -8.4), t(w, -10.0)], &[3.0], Bend::Smooth, Ends::CutBoth),
                        Look::of(dark).inflate(0.9).hatch(0.0),
                    );
                }
                let collar = limb(
                    &[t(m * 0.4 - 6.5, -38.0), t(m, -34.6), t(m * 0.4 + 6.5, -38.0)],
                    &[3.6, 4.6, 3.6],
                    Bend::Smooth,
                    Ends::Round,
                );
                s.part(&collar, Look::of(p.cream).inflate(1.2).hatch(0.0));
            }
            Dress::Robe => {
                let edge = p.gold.mix(who.coat, 0.25);
                pen(s, &[t(m - 4.0, -38.0), t(m + 3.0, -22.0), t(m + 6.0, -8.0)], 3.2, edge, 1.0);
                if !self.sits {
                    let y = 22.0;
                    s.part(
                        &limb(
                            &[t(-13.4, y), t(0.0, y + 2.4), t(13.4, y)],
                            &[3.4],
                            Bend::Smooth,
                            Ends::CutBoth,
                        ),
                        Look::of(edge).inflate(0.8).hatch(0.0).atop(),
                    );
                }
                let w = self.wide() + 1.0;
                s.part(
                    &limb(&[t(-w, -9.0), t(m, -7.0), t(w, -9.0)], &[4.2], Bend::Smooth, Ends::CutBoth),
                    Look::of(dark).inflate(1.0).hatch(0.0),
                );
            }
        }
    }

    fn pattern(&self, s: &mut Scene) {
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
    if alone && human && who.style == Hair::Long && matches!(view, View::Front | View::Quarter) {
        human::hair_back(s, who, mien.turn * 17.0);
    }
    match (view, human) {
        (View::Front | View::Quarter, true) => human::front(s, who, mien),
        (View::Front | View::Quarter, false) => muzzle::front(s, who, mien),
        (View::Profile, true) => human::profile(s, who, mien),
        (View::Profile, false) => muzzle::profile(s, who, mien),
        (View::Back, true) => human::back(s, who),
        (View::Back, false) => muzzle::back(s, who),
    }
}

/// A hand alone with a sleeve, for close-ups: the wrist at (x, y) on the canvas, `size` from wrist to fingertip, pointing at
/// `degrees`; `thumb` is −1 if the thumb lies on the left of that direction, 1 on the right.
#[derive(Debug, Clone, Copy)]
pub struct LoneHand {
    /// The wrist.
    pub at: Point,
    /// From wrist to fingertip.
    pub size: f32,
    /// Where it points: 0 right, 90 down.
    pub degrees: f32,
    /// On which side the thumb lies.
    pub thumb: f32,
    /// What it does.
    pub hand: Hand,
    /// Skin or fur.
    pub colour: Colour,
    /// A paw.
    pub paw: bool,
    /// The sleeve's colour.
    pub sleeve: Colour,
    /// Where the sleeve comes from on the canvas.
    pub from: Point,
}

impl LoneHand {
    fn frame(&self) -> [Affine; 3] {
        let k = self.size / 100.0;
        [shift(self.at.x, self.at.y), turn(self.degrees), scale_xy(k, -k * self.thumb)]
    }

    fn flesh(&self) -> Flesh {
        Flesh { colour: self.colour, paw: self.paw }
    }

    /// Where it holds what it holds, on the canvas.
    pub fn grip(&self) -> Point {
        self.frame().iter().rev().fold(hand::grip(self.hand), |p, t| t.apply(p))
    }

    /// A point of the hand's own units on the canvas.
    pub fn point(&self, x: f32, y: f32) -> Point {
        self.frame().iter().rev().fold(point(x, y), |p, t| t.apply(p))
    }

    /// The whole hand, with a thing painted (in canvas units) between palm and fingers.
    pub fn paint_with(&self, s: &mut Scene, thing: impl FnOnce(&mut Scene)) {
        s.at(&self.frame(), |s| {
            self.flesh().wrist(s);
            self.flesh().palm(s, self.hand);
        });
        thing(s);
        s.at(&self.frame(), |s| self.flesh().fingers(s, self.hand));
        let g = self.grip();
        s.focus(g.x, g.y, self.size * 0.9);
        self.cuff(s);
    }

    fn cuff(&self, s: &mut Scene) {
        let w = self.size * 0.42;
        let a = heading(self.from, self.at);
        let end = polar(self.at, a, -self.size * 0.06);
        let path = limb(
            &[self.from, self.from.towards(end, 0.5), end],
            &[w * 1.35, w * 1.12, w],
            Bend::Smooth,
            Ends::CutBoth,
        );
        s.part(&path, cloth(self.sleeve, w * 0.22));
        let c = polar(self.at, a, -self.size * 0.09);
        let band = [polar(c, a + 90.0, w * 0.5), polar(c, a, w * 0.1), polar(c, a - 90.0, w * 0.5)];
        let cuff = self.sleeve.lighter(0.12).mix(s.palette.cream, 0.4);
        s.part(
            &limb(&band, &[w * 0.32, w * 0.36, w * 0.32], Bend::Smooth, Ends::Round),
            Look::of(cuff).inflate(w * 0.08).shadow(0.4),
        );
    }
}

fn cloth(colour: Colour, inflate: f32) -> Look {
    Look::of(colour).inflate(inflate).texture(0.15).grain(80.0).rim(0.7).rough(0.4)
}
