//! Picture packs: cards with pictures and words, built in or read from a folder.

pub use moonhare_painter::words::{Language, Words};
