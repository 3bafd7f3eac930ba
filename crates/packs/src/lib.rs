//! Picture packs: cards with pictures and words, built in or read from a folder.
//!
//! A pack is a folder: `pack.toml` says what it is, `cards.json` what is on every card, and `cards/` has the pictures in two
//! widths. Every picture has an identity, a [`PictureId`], by which it is named wherever it travels. [`Packs`] holds the built-in ones and those of the data folder; an [`Order`] paints a new one.
//!
//! ```
//! let packs = moonhare_packs::Packs::built_in();
//! for pack in packs.iter() {
//!     println!("{} has {} cards", pack.id, pack.cards.len());
//! }
//! ```

mod bind;
mod bytes;
mod check;
mod collection;
mod identity;
mod limits;
mod manifest;
mod moon;
mod order;
pub mod own;
mod pack;
mod save;
mod sheet;
mod shipped;
mod webp_codec;

pub use bytes::PictureBytes;
pub use check::{Reason, Refused};
pub use collection::Packs;
pub use identity::{NotAPictureId, PictureId};
pub use limits::*;
pub use manifest::Manifest;
pub use moon::{MOON_CARDS, MOON_HANDS, MoonHand, moon};
pub use moonhare_brush::Picture;
pub use moonhare_painter::readings::Readings;
pub use moonhare_painter::themes::{ALL as THEMES, Theme};
pub use moonhare_painter::words::{Language, Words};
pub use moonhare_scene::finish::Finish;
pub use order::{Order, OrderError, Progress};
pub use pack::{Pack, PackCard};
pub use save::save_picture;
pub use sheet::sheet;
pub use shipped::{SHIPPED, Shipped};
