//! The lexicon. One line per concept: singular and plural, with the gender in front, in en it es pt ca fr.

mod creatures;
mod heads;
mod motifs;
mod objects;
mod places;
mod things;

/// A concept and what it is called.
pub(super) type Entry = (&'static str, [&'static str; 6]);

/// All lists.
pub(super) static LISTS: &[&[Entry]] =
    &[creatures::CREATURES, objects::OBJECTS, motifs::MOTIFS, heads::HEADS, places::PLACES, things::THINGS];
