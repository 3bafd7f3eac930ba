//! A card as it is kept: pressed in all widths, with its identity.

use base64::{Engine, engine::general_purpose::STANDARD};
use moonhare_brush::Picture;

use crate::limits::{MASTER_SIDE_PX_MAX, PICTURE_WIDTHS};
use crate::order::{PLACEHOLDER_WIDTH, pressed};
use crate::{PictureId, webp_codec};

/// A card as it is kept.
#[derive(Clone, Debug)]
pub struct Print {
    /// What it is.
    pub id: PictureId,
    /// Its files, the narrowest first.
    pub files: [Vec<u8>; PICTURE_WIDTHS.len()],
    /// A tiny picture as a data URI.
    pub placeholder: String,
}

impl Print {
    /// Presses a card, which is as wide as the widest file.
    pub fn of(card: &Picture) -> Self {
        let files = pressed(card);
        let tiny = webp_codec::encode(&card.shrunk(PLACEHOLDER_WIDTH), 40.0);
        let placeholder = format!("data:image/webp;base64,{}", STANDARD.encode(&tiny));
        Self { id: PictureId::of(&files), files, placeholder }
    }
}

/// A master as it is kept: what cards are cut from, again whenever somebody wants them otherwise.
pub fn encode_master(master: &Picture) -> Vec<u8> {
    webp_codec::encode(master, 88.0)
}

/// A master that was kept.
pub fn decode_master(bytes: &[u8]) -> Option<Picture> {
    let (width, height) = webp_codec::size(bytes)?;
    (width.max(height) <= MASTER_SIDE_PX_MAX).then(|| webp_codec::decode(bytes)).flatten()
}
