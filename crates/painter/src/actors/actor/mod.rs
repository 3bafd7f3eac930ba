//! Somebody who does something: joints first, then layers (far arm, legs, body, head, near arm), so that two can be woven.
//!
//! A figure is 100 units tall, its feet at (0, 0), y down. Built looking right; [`Actor::left`] turns it round.

mod arm;
mod body;
mod bones;
mod dress;
mod idle;
mod legs;
mod lone_hand;
mod paint;
mod tail;
mod torso;

use super::build::Proportions;
use super::feeling::{Feeling, Mien};
use super::garment::Garment;
use super::hand::Hand;
use super::person::Person;
use moonhare_scene::Look;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Point, point};
use moonhare_scene::math::hypot;

pub use self::{lone_hand::LoneHand, paint::head};

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
    /// Whether it was told what to do.
    rest: Rest,
    /// Where the elbow is, if it does not follow from shoulder and wrist.
    elbow: Option<Point>,
    /// The hand is in a pocket.
    pocket: bool,
}

/// What an arm was told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rest {
    /// What to do.
    Told,
    /// To rest somewhere about the body.
    Asked,
    /// To lie in the lap.
    Lap,
    /// Nothing.
    Dealt,
}

/// Somebody who does something. See the [module](super) for how to paint one.
#[derive(Debug, Clone)]
pub struct Actor {
    who: Person,
    built: Proportions,
    garment: Garment,
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

/// Of a hand, in the figure's units for each of its own hundred.
const HAND: f32 = 0.135;

/// How far from the middle of a body hands rest at most.
const ABOUT: f32 = 22.0;

/// How high a wrist is when an arm hangs.
const HANGING: f32 = -35.4;

fn cloth(colour: Colour, inflate: f32) -> Look {
    Look::of(colour).inflate(inflate).texture(0.15).grain(80.0).rim(0.7).rough(0.4)
}

impl Actor {
    /// Somebody who stands at (x, y), so tall, half turned to the right.
    pub fn new(who: Person, x: f32, y: f32, height: f32) -> Self {
        let built = Proportions::of(&who);
        let rest = |x: f32| Arm {
            to: point(x, HANGING),
            bend: 1.0,
            hand: Hand::Rest,
            wrist: 0.0,
            turned: false,
            rest: Rest::Dealt,
            elbow: None,
            pocket: false,
        };
        Self {
            built,
            garment: Garment::of(&who),
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
            arms: [rest(-built.shoulder * 0.8 - 3.6), rest(built.shoulder * 0.74 + 5.4)],
            mien: Feeling::Calm.mien().facing(0.85),
            head_moved: point(0.0, 0.0),
            sits: false,
        }
    }

    /// Facing us.
    pub fn front(mut self) -> Self {
        self.view = View::Front;
        // Few stand evenly: one leg bears, the other rests, the trunk gives way a little.
        let (near, far, lean) =
            [(-6.5, 6.5, 0.0), (-4.4, 8.6, -1.8), (-8.6, 4.4, 1.8), (-5.0, 5.0, 0.0)][self.who.cut % 4];
        self.feet = [point(near, -4.0), point(far, -4.0)];
        self.lean += lean;
        self.knees = [1.0, -1.0];
        self.toes = [180.0, 0.0];
        let out = self.built.shoulder.max(self.built.hip - 3.0) + 5.0;
        for (arm, side) in self.arms.iter_mut().zip([-1.0, 1.0]) {
            arm.to = point(side * out, HANGING);
            arm.bend = -side;
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

    /// With a tear on the cheek.
    pub fn weeping(mut self) -> Self {
        self.mien = self.mien.weeping();
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
        self.arms[side].rest = Rest::Told;
        self
    }

    /// A hand goes to a place in the figure's own units and does this. One that is to rest somewhere about the body of somebody
    /// who stands rests as theirs do.
    pub fn hand_own(mut self, side: usize, x: f32, y: f32, hand: Hand) -> Self {
        let about = x.abs() <= ABOUT && (-58.0..=-26.0).contains(&y);
        self.arms[side].to = point(x, y);
        self.arms[side].hand = hand;
        self.arms[side].rest = if hand == Hand::Rest && about { Rest::Asked } else { Rest::Told };
        self
    }

    /// The elbow bends the other way (1 and −1).
    pub fn elbow(mut self, side: usize, bend: f32) -> Self {
        self.arms[side].bend = bend;
        self.arms[side].rest = Rest::Told;
        self
    }

    /// The wrist is bent by degrees.
    pub fn wrist(mut self, side: usize, degrees: f32) -> Self {
        self.arms[side].wrist = degrees;
        self.arms[side].rest = Rest::Told;
        self
    }

    /// The thumb lies on the other side.
    pub fn turned(mut self, side: usize) -> Self {
        self.arms[side].turned = true;
        self.arms[side].rest = Rest::Told;
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
            self.in_lap(point(-8.0, -30.0), point(8.0, -30.0))
        } else {
            self.feet = [point(15.0, -4.0), point(19.0, -4.0)];
            self.in_lap(point(11.0, -33.0), point(14.0, -31.0))
        }
    }

    fn in_lap(mut self, near: Point, far: Point) -> Self {
        for (arm, to) in self.arms.iter_mut().zip([near, far]) {
            *arm = Arm { to, hand: Hand::Rest, rest: Rest::Lap, ..*arm };
        }
        self
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
}
