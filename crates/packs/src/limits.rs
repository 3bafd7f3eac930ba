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
pub const PAINTER_VERSION: u32 = 3;
