//! Relations: the one impossible fact of a card, each in two or more layouts.

mod bears_strange_fruit;
mod carries_a_world;
mod casts_another_shadow;
mod climbs_to;
mod floats_as_island;
mod inside;
mod kept_in_glass;
mod kit;
mod opens_onto;
mod prelude;
mod reflects_another;
mod swims_through;
mod tethered;
mod towers_over;
mod unravels_into;

use crate::composer::Composer;
use crate::motifs::Tag;
use serde::Serialize;

/// Where a card leans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Mood {
    Longing,
    Mischief,
    Dread,
    Wonder,
    Loneliness,
    Tenderness,
    Greed,
    Freedom,
    Memory,
    Secrecy,
}

/// How a layout looks at its world. A deck rotates through them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Camera {
    /// A landscape.
    Wide,
    /// Something near fills the picture.
    CloseUp,
    /// A room.
    Interior,
    /// A face or a half figure.
    Portrait,
    /// From above.
    Aerial,
    /// Seen through or inside an outline.
    CutOut,
    /// Two pictures in one: above and below, day and night.
    TwoInOne,
}

/// What may fill a slot. A deck fills slots without repeating.
#[derive(Debug, Clone, Copy)]
pub enum Pool {
    /// One of these motifs.
    Motifs(&'static [&'static str]),
    /// Any motif that can be used so.
    Tagged(Tag),
    /// One of these heads.
    Heads(&'static [&'static str]),
    /// Any head.
    AnyHead,
    /// One of these settings.
    Settings(&'static [&'static str]),
}

/// Something that a relation leaves open.
#[derive(Debug, Clone, Copy)]
pub struct Slot {
    /// Its name in the layouts: "subject", "witness", "setting", …
    pub name: &'static str,
    /// What may fill it.
    pub pool: Pool,
}

/// One way to paint a relation.
#[derive(Debug)]
pub struct Layout {
    /// Its name within the relation.
    pub id: &'static str,
    /// How it looks at its world.
    pub camera: Camera,
    /// Whether a sun or moon disc is in it (at most two in five cards of a deck have one).
    pub disc: bool,
    /// Paints it.
    pub paint: fn(&mut Composer),
}

/// Where a relation may be used.
#[derive(Debug, Clone, Copy)]
pub enum Themes {
    /// In every theme.
    Shared,
    /// Only in these.
    Only(&'static [&'static str]),
}

/// The impossible fact of a card.
#[derive(Debug)]
pub struct Relation {
    /// Its name: a verb form, snake_case.
    pub id: &'static str,
    /// Where it may be used.
    pub themes: Themes,
    /// Where it leans.
    pub moods: &'static [Mood],
    /// The sentence that tells it in en, it, es, pt, ca, fr, without its full stop. See [`crate::words::fill`].
    pub tells: [&'static str; 6],
    /// What it leaves open.
    pub slots: &'static [Slot],
    /// The ways to paint it, at least two that do not look alike.
    pub layouts: &'static [Layout],
}

/// All relations there are.
pub static ALL: &[&Relation] = &[
    &bears_strange_fruit::BEARS_STRANGE_FRUIT,
    &carries_a_world::CARRIES_A_WORLD,
    &casts_another_shadow::CASTS_ANOTHER_SHADOW,
    &climbs_to::CLIMBS_TO,
    &floats_as_island::FLOATS_AS_ISLAND,
    &kept_in_glass::KEPT_IN_GLASS,
    &opens_onto::OPENS_ONTO,
    &reflects_another::REFLECTS_ANOTHER,
    &swims_through::SWIMS_THROUGH,
    &tethered::TETHERED,
    &towers_over::TOWERS_OVER,
    &unravels_into::UNRAVELS_INTO,
];

/// The relation of this name.
pub fn find(id: &str) -> Option<&'static Relation> {
    ALL.iter().copied().find(|r| r.id == id)
}
