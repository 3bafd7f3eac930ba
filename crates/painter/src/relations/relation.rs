//! What a relation is: what it leaves open, the ways to paint it, and where it may be used.

use serde::Serialize;

use super::Setup;
use crate::composer::Composer;
use crate::motifs::Tag;

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
    /// The set-up that it keeps to, if it declares one.
    pub setup: Option<Setup>,
    /// Whether a sun or moon disc is in it (at most two in five cards of a deck have one).
    pub disc: bool,
    /// Whether somebody small stands before something large: on at most one card in eight of a deck.
    pub witnessed: bool,
    /// Paints it.
    pub paint: fn(&mut Composer),
}

impl Layout {
    /// With somebody small who stands before something large.
    pub(super) const fn witnessed(self) -> Self {
        Self { witnessed: true, ..self }
    }
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
    /// Its name: a verb form, snake_case. The sentences that tell it are in `words/`.
    pub id: &'static str,
    /// Where it may be used.
    pub themes: Themes,
    /// Where it leans.
    pub moods: &'static [Mood],
    /// What it leaves open.
    pub slots: &'static [Slot],
    /// The ways to paint it, at least two that do not look alike.
    pub layouts: &'static [Layout],
}

impl Relation {
    /// Whether it is a story: nothing in it is left open, and whoever acts in it is cast by the card.
    pub fn is_story(&self) -> bool {
        self.slots.is_empty()
    }
}
