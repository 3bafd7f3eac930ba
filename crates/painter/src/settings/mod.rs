//! Settings: where a picture plays. A setting paints the world behind the subject and says where one can stand.

pub mod air;
mod attic;
pub mod buildings;
mod cave;
mod circus;
mod city;
mod cloud_sea;
mod desert;
mod forest;
pub mod frame;
mod garden;
mod harbour;
mod hills;
pub mod interior;
mod library;
mod marsh;
mod moonscape;
mod mountains;
mod railway;
mod room;
mod sea;
mod seabed;
mod snowfield;
pub mod terrain;
mod theatre;
pub mod trees;

use moonhare_scene::Scene;
use moonhare_scene::geometry::{Point, point};
use moonhare_scene::math::smoothstep;
use moonhare_scene::notes::Role;

/// What a setting is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Under the sky, with ground.
    Outdoors,
    /// Water to the horizon or a lake.
    Waterside,
    /// In the air, above clouds or roofs.
    Air,
    /// Under water.
    Underwater,
    /// Inside a house.
    Indoors,
}

/// What a layout wants of a setting.
#[derive(Debug, Clone, Copy)]
pub struct Wish {
    /// Where the ground in front starts (a figure stands there).
    pub ground: f32,
    /// Keep this span of x free of tall things.
    pub open: [f32; 2],
    /// A sun or moon may be in the sky.
    pub disc: bool,
}

impl Default for Wish {
    fn default() -> Self {
        Self { ground: 1040.0, open: [190.0, 610.0], disc: false }
    }
}

/// What a setting gives back: where one can stand.
#[derive(Debug, Clone)]
pub struct Stage {
    /// The line of the ground in front, from left to right.
    pub ground: Vec<Point>,
    /// The horizon.
    pub horizon: f32,
    /// Where water begins, if there is any.
    pub water: Option<f32>,
}

impl Stage {
    /// Level ground.
    pub fn flat(y: f32, horizon: f32) -> Self {
        Self { ground: vec![point(-40.0, y), point(840.0, y)], horizon, water: None }
    }

    /// The ground's height at x.
    pub fn y(&self, x: f32) -> f32 {
        if self.ground.is_empty() { self.horizon } else { height(&self.ground, x) }
    }
}

/// The height of a rolling line at x.
pub fn height(line: &[Point], x: f32) -> f32 {
    for pair in line.windows(2) {
        if (pair[0].x..=pair[1].x).contains(&x) {
            let t = smoothstep(pair[0].x, pair[1].x.max(pair[0].x + 0.1), x);
            return pair[0].y + (pair[1].y - pair[0].y) * t;
        }
    }
    line.last().map_or(0.0, |p| p.y)
}

/// A place to paint.
#[derive(Debug)]
pub struct Setting {
    /// Its concept: "forest", "city", "sea", …
    pub id: &'static str,
    /// What it is like.
    pub place: Place,
    /// Paints the back: sky, far and middle ground, the ground one stands on.
    pub back: fn(&mut Scene, &Wish) -> Stage,
    /// Paints what is in front of the subject: grass, leaves, a dark frame.
    pub front: fn(&mut Scene, &Stage),
}

impl Setting {
    /// Paints its back and notes it.
    pub fn stage(&self, scene: &mut Scene, wish: &Wish) -> Stage {
        scene.note(self.id, Role::Setting);
        (self.back)(scene, wish)
    }
}

/// All settings there are.
pub static ALL: &[&Setting] = &[
    &attic::ATTIC,
    &cave::CAVE,
    &circus::CIRCUS,
    &city::CITY,
    &cloud_sea::CLOUD_SEA,
    &desert::DESERT,
    &forest::FOREST,
    &garden::GARDEN,
    &harbour::HARBOUR,
    &hills::HILLS,
    &library::LIBRARY,
    &marsh::MARSH,
    &moonscape::MOONSCAPE,
    &mountains::MOUNTAINS,
    &railway::RAILWAY,
    &room::ROOM,
    &sea::SEA,
    &seabed::SEABED,
    &snowfield::SNOWFIELD,
    &theatre::THEATRE,
];

/// The setting of this name.
///
/// # Panics
/// If there is none: names are written in relations, and a test looks all of them up.
pub fn setting(id: &str) -> &'static Setting {
    ALL.iter().copied().find(|s| s.id == id).unwrap_or_else(|| panic!("there is no setting called {id}"))
}
