//! Pictures that people bring along: read from whatever their cameras wrote, cropped to a card, left as they are or painted.

mod crop;
mod look;
mod photo;
mod print;

pub use crop::Crop;
pub use look::{Look, PALETTES};
pub use photo::{Unusable, read_photo};
pub use print::{Print, decode_master, encode_master};
