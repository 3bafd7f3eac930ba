//! What a picture holds at most, so that no link can make painting long.

/// Rabbits on one picture.
pub const RABBITS_MAX: usize = 12;
/// Cards on one picture.
pub const CARDS_MAX: usize = 14;
/// Bytes of one card's picture.
pub const CARD_BYTES_MAX: usize = 1024 * 1024;
/// Pixels of one card's picture, each way.
pub const CARD_PIXELS_MAX: u32 = 2_048;
/// Characters that are measured of one text; the rest is left out.
pub const TEXT_CHARS_MAX: usize = 400;
