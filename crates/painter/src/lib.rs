//! What is on a card: composes a scene from a seed and a theme, and tells in words what it composed.
//!
//! The way of a card: a [theme](themes) and a seed draw a [`Casting`](composer::Casting) (which relation, which layout,
//! what fills its slots); composing gives a [`Scene`](moonhare_scene::Scene), plain data. Its pixels are another crate's
//! work, which this one does not know. What is on it is in the scene's notes, from which the [words] come;
//! what people might say of it are the relation's [readings].

pub mod actors;
pub mod composer;
pub mod deck;
pub mod figures;
pub mod motifs;
pub mod readings;
pub mod relations;
pub mod settings;
pub mod similarity;
pub mod themes;
pub mod words;
