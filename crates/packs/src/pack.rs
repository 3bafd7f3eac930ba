//! A pack: cards with pictures and words.

use crate::limits::PICTURE_WIDTHS;
use crate::{PictureBytes, webp_codec};
use moonhare_painter::engine::Picture;
use moonhare_painter::similarity::Makeup;
use moonhare_painter::words::{Language, Words};
use std::collections::BTreeMap;

/// A universe of cards.
#[derive(Debug)]
pub struct Pack {
    /// Its id: kebab-case.
    pub id: String,
    /// Its name in every language.
    pub names: BTreeMap<Language, String>,
    /// What it is like, in every language.
    pub blurbs: BTreeMap<Language, String>,
    /// Who made it.
    pub author: String,
    /// Under which licence its pictures may be used.
    pub licence: String,
    /// Which theme it was painted on.
    pub theme: String,
    /// From which seed.
    pub seed: u64,
    /// Cards that were drawn again, in this order.
    pub vetoes: Vec<usize>,
    /// Its cards.
    pub cards: Vec<PackCard>,
}

/// A card.
#[derive(Debug)]
pub struct PackCard {
    /// What is on it.
    pub words: Words,
    /// What it is made of.
    pub makeup: Makeup,
    /// A tiny picture as a data URI, to show while the real one loads.
    pub placeholder: String,
    pub(crate) pictures: [PictureBytes; PICTURE_WIDTHS.len()],
}

impl Pack {
    /// A card by its number, from 0.
    pub fn card(&self, n: usize) -> Option<&PackCard> {
        self.cards.get(n)
    }

    /// The pack's name in a language.
    pub fn name(&self, language: Language) -> &str {
        self.names.get(&language).map_or(self.id.as_str(), String::as_str)
    }
}

impl PackCard {
    /// The WebP picture of this width, one of [`PICTURE_WIDTHS`].
    pub fn picture(&self, width: usize) -> Option<&PictureBytes> {
        let at = PICTURE_WIDTHS.iter().position(|w| *w == width)?;
        Some(&self.pictures[at])
    }

    /// The pixels of the picture of this width.
    pub fn decoded(&self, width: usize) -> Option<Picture> {
        webp_codec::decode(self.picture(width)?)
    }

    /// What is on it, in one sentence.
    pub fn description(&self, language: Language) -> &str {
        self.words.description.get(&language).map_or("", String::as_str)
    }
}
