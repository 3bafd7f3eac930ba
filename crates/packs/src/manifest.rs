//! `pack.toml` and `cards.json`: what a pack says of itself.

use crate::PictureId;
use moonhare_painter::similarity::Makeup;
use moonhare_painter::words::{Language, Words};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// `pack.toml`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The pack's id: kebab-case, the same as its folder.
    pub id: String,
    /// Who made it.
    pub author: String,
    /// Under which licence its pictures may be used.
    pub licence: String,
    /// Which theme it was painted on.
    pub theme: String,
    /// From which seed.
    pub seed: u64,
    /// By which version of the painter.
    pub painter: u32,
    /// How many cards it has.
    pub cards: usize,
    /// Cards that were drawn again, in this order.
    #[serde(default)]
    pub vetoes: Vec<usize>,
    /// Its name in every language.
    pub names: BTreeMap<Language, String>,
    /// What it is like, in every language.
    pub blurbs: BTreeMap<Language, String>,
}

/// One card in `cards.json`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct CardEntry {
    /// What is on it.
    pub(crate) words: Words,
    /// Its picture's identity; packs from before pictures had one have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) picture: Option<PictureId>,
    /// A tiny picture as a data URI, to show while the real one loads.
    pub(crate) placeholder: String,
    /// What it is made of.
    pub(crate) makeup: Makeup,
    /// A name for exactly this drawing; another one has another name.
    pub(crate) drawing: String,
}

/// Where a card's picture is within the pack.
pub(crate) fn picture_path(card: usize, width: usize) -> String {
    format!("cards/{:03}-{width}.webp", card + 1)
}
