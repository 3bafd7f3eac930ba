//! Paints a card from a seed and a theme, and tells in words what it painted.
//!
//! The way of a card: a [theme](themes) and a seed draw a [`Casting`](composer::Casting) (which relation, which layout,
//! what fills its slots); composing gives a [`Scene`](scene::Scene), plain data; the [engine] turns it into
//! pixels: parts, light and air, [finish], frame. What was painted is in the scene's [notes], from which the
//! [words] come.

pub mod colour;
pub mod composer;
pub mod deck;
pub mod engine;
pub mod figures;
pub mod finish;
pub mod geometry;
pub mod math;
pub mod motifs;
pub mod notes;
pub mod palette;
pub mod relations;
pub mod rng;
pub mod scene;
pub mod settings;
pub mod similarity;
pub mod themes;
pub mod words;
