//! How a picture of one's own is shown: cut to a card, left as it is or painted.

use moonhare_brush::{Over, Picture, paint_over};
use moonhare_scene::finish::Finish;
use moonhare_scene::palette::Palette;
use serde::{Deserialize, Serialize};

use super::Crop;

/// The palettes that are offered for pictures of one's own: few, and far from each other.
pub const PALETTES: [&str; 4] = ["indigo", "autumn", "rose", "moss"];

/// How a picture of one's own is shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Which part of it.
    pub crop: Crop,
    /// As what it is painted; nothing leaves it as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finish: Option<Finish>,
    /// Which of [`PALETTES`] it is painted with.
    #[serde(default)]
    pub palette: u8,
}

impl Look {
    /// The card in this width.
    pub fn card(&self, master: &Picture, width: usize, seed: u64) -> Picture {
        let cut = self.crop.cut(master);
        match self.finish {
            None => cut.shrunk(width),
            Some(finish) => paint_over(&cut, &Over { width, finish, palette: self.palette(), seed }),
        }
    }

    fn palette(&self) -> Palette {
        let id = PALETTES[usize::from(self.palette) % PALETTES.len()];
        Palette::named(id).unwrap_or_else(|| moonhare_scene::palette::RECIPES[0].mix())
    }
}
