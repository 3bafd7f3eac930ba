//! Themes: a finish, palettes, and which motifs belong to a pack, as data in `themes.toml`.
//!
//! Relations say themselves which themes they belong to; those of a theme come first in its decks.

use crate::words::{Language, Lexicon};
use moonhare_scene::finish::Finish;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a pack is about.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Its name: kebab-case.
    pub id: &'static str,
    /// How its cards are finished.
    pub finish: Finish,
    /// The palettes it uses; all if empty.
    #[serde(borrow)]
    pub palettes: Vec<&'static str>,
    /// Motifs that its decks draw first.
    #[serde(borrow)]
    pub motifs: Vec<&'static str>,
}

impl Theme {
    /// The name of its packs.
    pub fn name(&self, language: Language) -> &'static str {
        Lexicon::theme(language, self.id).map_or(self.id, |text| &text.name)
    }

    /// What they are like, in one sentence.
    pub fn blurb(&self, language: Language) -> &'static str {
        Lexicon::theme(language, self.id).map_or("", |text| &text.blurb)
    }
}

/// All themes there are.
pub static ALL: LazyLock<Vec<Theme>> = LazyLock::new(|| {
    let mut tables: BTreeMap<&str, Vec<Theme>> = toml::from_str(include_str!("../themes.toml"))
        .unwrap_or_else(|why| panic!("themes.toml, which the tests read: {why}"));
    tables.remove("theme").unwrap_or_default()
});

/// The theme of this name.
pub fn find(id: &str) -> Option<&'static Theme> {
    ALL.iter().find(|t| t.id == id)
}

#[cfg(test)]
mod tests {
    use super::ALL;
    use crate::relations::{self, Themes};
    use crate::words::Language;
    use moonhare_scene::palette::Palette;

    #[test]
    fn every_theme_has_palettes_motifs_and_relations_of_its_own() {
        assert_eq!(ALL.len(), 10, "the base pack and nine more");
        for theme in ALL.iter() {
            for language in Language::ALL {
                assert!(
                    !theme.name(language).is_empty() && !theme.blurb(language).is_empty(),
                    "{}",
                    theme.id
                );
            }
            for palette in &theme.palettes {
                assert!(Palette::named(palette).is_some(), "{}: there is no palette {palette}", theme.id);
            }
            for motif in &theme.motifs {
                assert!(crate::motifs::find(motif).is_some(), "{}: there is no motif {motif}", theme.id);
            }
            let own = relations::ALL
                .iter()
                .filter(|r| matches!(r.themes, Themes::Only(ids) if ids.contains(&theme.id)));
            let least =
                if ["moonhare", "tides", "looking-glass", "roots"].contains(&theme.id) { 9 } else { 3 };
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
