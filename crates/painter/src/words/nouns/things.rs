//! Nouns for things that relations and settings paint themselves.

use super::Entry;

pub(super) static THINGS: &[Entry] = &[
    ("moon", ["moon/moons", "f luna/lune", "f luna/lunas", "f lua/luas", "f lluna/llunes", "f lune/lunes"]),
    ("sun", ["sun/suns", "m sole/soli", "m sol/soles", "m sol/sóis", "m sol/sols", "m soleil/soleils"]),
];
