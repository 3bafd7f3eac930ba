//! What is where on a card, as plain data: shapes, colours, light, and notes of what they show.
//!
//! Composing a card ends in a [`Scene`]; painting starts from one. Nothing here knows about pixels, nor about what
//! there is to paint: motifs come from outside as [`Drawing`]s.
//!
//! ```
//! use moonhare_scene::{Look, Scene, palette::Palette};
//!
//! let mut scene = Scene::new(7, Palette::named("indigo").expect("a palette"));
//! scene.sky(0.6, 0.4);
//! scene.ellipse(400.0, 700.0, 120.0, 160.0, Look::of(scene.palette.accent).rim(0.8));
//! assert_eq!(scene.ops().len(), 2);
//! ```

pub mod colour;
pub mod finish;
pub mod geometry;
pub mod math;
pub mod notes;
pub mod palette;
pub mod rng;

mod group;
mod look;
mod op;
mod place;
mod scene;

pub use look::Look;
pub use op::{
    Blend, Cast, Cloud, Dot, Dots, Focus, Fog, Glow, Group, Hatch, Op, Part, Puff, Rays, Sky, Stroke,
    Strokes, Water,
};
pub use place::{At, Drawing, Facing};
pub use scene::{HEIGHT, Light, Scene, WIDTH};
