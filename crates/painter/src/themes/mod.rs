//! Themes: a finish, palettes, and which relations and motifs belong to a pack.
//!
//! Relations say themselves which themes they belong to; those of a theme come first in its decks.

mod list;

pub use list::ALL;

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

/// The theme of this name.
pub fn find(id: &str) -> Option<&'static Theme> {
    ALL.iter().find(|t| t.id == id)
}

#[cfg(test)]
mod tests {
    use super::ALL;
    use crate::palette::Palette;
    use crate::relations::{self, Themes};

    #[test]
    fn every_theme_has_palettes_motifs_and_relations_of_its_own() {
        assert_eq!(ALL.len(), 10, "the base pack and nine more");
        for theme in ALL {
            assert!(theme.names.iter().chain(&theme.blurbs).all(|w| !w.is_empty()), "{}", theme.id);
            for palette in theme.palettes {
                assert!(Palette::named(palette).is_some(), "{}: there is no palette {palette}", theme.id);
            }
            for motif in theme.motifs {
                assert!(crate::motifs::find(motif).is_some(), "{}: there is no motif {motif}", theme.id);
            }
            let own = relations::ALL
                .iter()
                .filter(|r| matches!(r.themes, Themes::Only(ids) if ids.contains(&theme.id)));
            let least = if ["moonhare", "tides", "looking-glass"].contains(&theme.id) { 9 } else { 3 };
            assert!(own.count() >= least, "{} needs {least} relations of its own", theme.id);
        }
    }

    #[test]
    fn relations_name_only_themes_that_exist() {
        for relation in relations::ALL {
            if let Themes::Only(ids) = relation.themes {
                for id in ids {
                    assert!(super::find(id).is_some(), "{} names the theme {id}", relation.id);
                }
            }
        }
    }
}
