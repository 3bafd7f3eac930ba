//! Themes: a finish, palettes, and which relations and motifs belong to a pack.

use crate::finish::Finish;

/// What a pack is about.
#[derive(Debug)]
pub struct Theme {
    /// Its name: kebab-case.
    pub id: &'static str,
    /// How its cards are finished.
    pub finish: Finish,
    /// The palettes it uses.
    pub palettes: &'static [&'static str],
    /// Motifs that its decks draw first.
    pub motifs: &'static [&'static str],
}

/// All themes there are.
pub static ALL: &[Theme] = &[Theme {
    id: "lanterns",
    finish: Finish::Oil,
    palettes: &["indigo", "ember", "sage", "rose", "teal", "violet"],
    motifs: &["lantern"],
}];

/// The theme of this name.
pub fn find(id: &str) -> Option<&'static Theme> {
    ALL.iter().find(|t| t.id == id)
}
