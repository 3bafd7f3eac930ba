//! Editions: what decks are drawn from. A pack stays what it was when it was painted; later ones are drawn from more, and without
//! what players had read alike too often.

use crate::relations::{Relation, Themes};
use crate::themes::Theme;

/// Which relations there are for a deck, and how it is dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Edition {
    /// That of the packs which are part of the program.
    First,
    /// A theme's own relations come first, then those for all, then the guests from other themes: so every one of 84 cards
    /// has another relation. Set-ups rotate in all themes.
    #[default]
    Second,
}

/// How near a relation is to a theme. Decks are dealt from the nearest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Nearness {
    /// It belongs to other themes.
    Guest,
    /// It is for every theme.
    Shared,
    /// It belongs to this theme.
    Own,
}

/// Relations that came with the second edition.
pub const ADDED: &[&str] = &[
    "behind_the_cloth",
    "broods_on_them",
    "coat_holds",
    "crowd_is_a_beast",
    "every_room_its_weather",
    "house_has_a_face",
    "it_was_not_me",
    "keeps_as_pet",
    "leans_away",
    "leans_over_us",
    "one_more_in_the_dream",
    "sat_on_the_horizon",
    "tiptoes_past",
    "warm_welcome",
];

/// Relations that the second edition leaves out: one thing that everybody reads alike, or a small figure before a large one.
pub const RETIRED: &[&str] = &[
    "bears_lights",
    "crosses_on_a_rope",
    "eye_holds_world",
    "fishes_the_sky",
    "hangs_upside_down",
    "head_holds_weather",
    "lifted_by",
    "rests_in_a_hand",
    "rises_from_pages",
    "seen_through_keyhole",
    "tethered",
    "waits_in_the_maze",
    "wears_another_head",
];

impl Edition {
    /// How near a relation is to a theme; nothing if decks of this edition never show it there.
    pub(crate) fn nearness(self, relation: &Relation, theme: &Theme) -> Option<Nearness> {
        let left_out = match self {
            Self::First => ADDED,
            Self::Second => RETIRED,
        };
        if left_out.contains(&relation.id) {
            return None;
        }
        match relation.themes {
            Themes::Shared => Some(Nearness::Shared),
            Themes::Only(ids) if ids.contains(&theme.id) => Some(Nearness::Own),
            Themes::Only(_) => (self == Self::Second).then_some(Nearness::Guest),
        }
    }

    /// Whether every relation of a theme's deck stands once before one comes again, and set-ups rotate.
    pub(crate) fn deals_once(self, theme: &Theme) -> bool {
        self == Self::Second || theme.once
    }
}

#[cfg(test)]
mod tests {
    use super::{ADDED, RETIRED};
    use crate::relations;

    #[test]
    fn editions_name_only_relations_that_exist() {
        for id in ADDED.iter().chain(RETIRED) {
            assert!(relations::find(id).is_some(), "{id}");
        }
        assert!(ADDED.iter().all(|id| !RETIRED.contains(id)), "what is new is not left out");
    }
}
