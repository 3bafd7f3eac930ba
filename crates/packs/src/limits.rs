//! The limits of a pack.

/// Widths in which every card's picture is kept, in pixels; the height is half as much again.
pub const PICTURE_WIDTHS: [usize; 2] = [300, 600];
/// A pack has at most so many cards.
pub const PACK_CARDS_MAX: usize = 1000;
/// A picture has at most so many bytes.
pub const PICTURE_BYTES_MAX: usize = 1_000_000;
/// A pack's id has at most so many characters.
pub const PACK_ID_CHARS_MAX: usize = 40;
/// A pack's cards are painted at this width unless an order says otherwise, in pixels: the largest that is kept.
pub const PAINT_WIDTH: usize = 600;
/// What the painter paints changes with this number: cards painted by another one are painted anew.
pub const PAINTER_VERSION: u32 = 7;
/// A file that somebody brings has at most so many bytes …
pub const PHOTO_BYTES_MAX: usize = 12 * 1024 * 1024;
/// … and so many pixels: more than the cameras of phones take, a fraction of what a bomb claims.
pub const PHOTO_PIXELS_MAX: u64 = 50_000_000;
/// Unpacking it takes at most so many bytes.
pub const PHOTO_DECODED_BYTES_MAX: u64 = 320 * 1024 * 1024;
/// A card that is cut out of it must be at least so wide, in pixels.
pub const PHOTO_CARD_PX_MIN: u32 = 360;
/// Its long side is at most so many times its short one.
pub const PHOTO_STRIP_MAX: u32 = 5;
/// The longer side of what is kept of it, in pixels: enough to cut a card out of the half of it.
pub const MASTER_SIDE_PX_MAX: usize = 1_600;
/// A card is at least this share of the widest one that could be cut out.
pub const CROP_SHARE_MIN: f32 = 0.25;
