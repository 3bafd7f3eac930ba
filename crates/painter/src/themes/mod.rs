//! Themes: a finish, palettes, and which relations and motifs belong to a pack.

use crate::finish::Finish;

/// What a pack is about.
#[derive(Debug)]
pub struct Theme {
    /// Its name: kebab-case.
    pub id: &'static str,
    /// The name of its packs, in the order of [`Language::ALL`](crate::words::Language::ALL).
    pub names: [&'static str; 6],
    /// What they are like, in one sentence each.
    pub blurbs: [&'static str; 6],
    /// How its cards are finished.
    pub finish: Finish,
    /// The palettes it uses; all if empty.
    pub palettes: &'static [&'static str],
    /// Motifs that its decks draw first.
    pub motifs: &'static [&'static str],
}

/// All themes there are.
pub static ALL: &[Theme] = &[Theme {
    id: "moonhare",
    names: ["Moonhare", "Lepre lunare", "Liebre lunar", "Lebre lunar", "Llebre lunar", "Lièvre de lune"],
    blurbs: [
        "Where dreams begin: giants, lanterns, seas without water.",
        "Dove cominciano i sogni: giganti, lanterne, mari senz'acqua.",
        "Donde empiezan los sueños: gigantes, faroles, mares sin agua.",
        "Onde começam os sonhos: gigantes, lanternas, mares sem água.",
        "On comencen els somnis: gegants, fanals, mars sense aigua.",
        "Là où commencent les rêves : géants, lanternes, mers sans eau.",
    ],
    finish: Finish::Oil,
    palettes: &[],
    motifs: &["lantern"],
}];

/// The theme of this name.
pub fn find(id: &str) -> Option<&'static Theme> {
    ALL.iter().find(|t| t.id == id)
}
