//! Beasts on all their legs: a skeleton in three dimensions (x ahead, y up, z to the near side), turned and projected. Every
//! part is a sweep of balls, so that profile, three-quarter and behind come from the same numbers.

mod head;
mod legs;
mod paint;
mod sweep;

use super::feeling::{Feeling, Mien};
use super::species::plan;
use moonhare_scene::Look;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Affine, Point, point, scale_xy, shift};
use moonhare_scene::math::{cos, radians, sin};

pub use super::species::Species;

/// How a beast moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gait {
    /// On all legs.
    Stand,
    /// Near fore with far hind; a camel moves both of a side.
    Walk,
}

/// A beast that does something.
#[derive(Debug, Clone)]
pub struct Beast {
    species: Species,
    at: Point,
    k: f32,
    flip: f32,
    yaw: f32,
    gait: Gait,
    mien: Mien,
    colour: Option<Colour>,
}

/// A ball of the skeleton: where it is in space and its radius.
type Ball = [f32; 4];

impl Beast {
    /// A beast that stands at (x, y) in profile, looking right; so tall from the ground to its crown (without ears or antlers).
    pub fn new(species: Species, x: f32, y: f32, height: f32) -> Self {
        Self {
            species,
            at: point(x, y),
            k: height / plan(species).tall,
            flip: 1.0,
            yaw: 0.0,
            gait: Gait::Stand,
            mien: Feeling::Calm.mien(),
            colour: None,
        }
    }

    /// Looking left.
    pub fn left(mut self) -> Self {
        self.flip = -1.0;
        self
    }

    /// Half turned toward us.
    pub fn quarter(mut self) -> Self {
        self.yaw = 42.0;
        self
    }

    /// From behind, half turned.
    pub fn behind(mut self) -> Self {
        self.yaw = 128.0;
        self
    }

    /// On the way.
    pub fn walking(mut self) -> Self {
        self.gait = Gait::Walk;
        self
    }

    /// With this in its eyes.
    pub fn feeling(mut self, feeling: Feeling) -> Self {
        self.mien = feeling.mien();
        self
    }

    /// Its eyes look there, as shares of their play.
    pub fn glancing(mut self, x: f32, y: f32) -> Self {
        self.mien.gaze = [x, y];
        self
    }

    /// Of another colour than usual.
    pub fn coloured(mut self, colour: Colour) -> Self {
        self.colour = Some(colour);
        self
    }

    fn frame(&self) -> [Affine; 2] {
        [shift(self.at.x, self.at.y), scale_xy(self.k * self.flip, self.k)]
    }

    /// Where a point of the skeleton is in the picture plane, how near it is, and how large things are there.
    fn seen(&self, [x, y, z]: [f32; 3]) -> (Point, f32, f32) {
        let (c, n) = (cos(radians(self.yaw)), sin(radians(self.yaw)));
        let depth = x * n + z * c;
        (point(x * c - z * n, -y + depth * 0.13), depth, 1.0 + depth * 0.0016)
    }

    fn on_canvas(&self, place: [f32; 3]) -> Point {
        let (p, ..) = self.seen(place);
        point(self.at.x + p.x * self.k * self.flip, self.at.y + p.y * self.k)
    }

    /// Where the near eye is on the canvas.
    pub fn eye(&self) -> Point {
        let [x, y, z, _] = plan(self.species).head.eye;
        self.on_canvas([x, y, z * self.near()])
    }

    /// Where its mouth is on the canvas.
    pub fn mouth(&self) -> Point {
        let [x, y, _] = plan(self.species).head.nose;
        self.on_canvas([x, y - 4.0, 0.0])
    }

    /// The top of its back on the canvas: where a rider sits.
    pub fn saddle(&self) -> Point {
        let body = plan(self.species).body;
        let [x, y, r] = body[body.len() / 2];
        self.on_canvas([x, y + r, 0.0])
    }

    /// The near side: 1, or −1 if it is seen from behind.
    fn near(&self) -> f32 {
        if self.yaw > 90.0 { -1.0 } else { 1.0 }
    }
}

fn hide(colour: Colour, inflate: f32) -> Look {
    Look::of(colour).inflate(inflate).texture(0.12).rim(0.6).hatch(0.5).hatch_jitter(0.14).rough(0.5)
}
