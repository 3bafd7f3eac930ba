//! Composing a card: a relation's layout, with its slots filled, paints a scene.

use crate::actors::NEXT;
use crate::figures::{HEADS, Head};
use crate::motifs::{self, Motif};
use crate::relations::{Layout, Pool, Relation};
use crate::settings::{self, Setting};
use moonhare_scene::Scene;
use moonhare_scene::palette::Palette;
use moonhare_scene::rng::{Rng, mix};

/// What fills a slot.
#[derive(Debug, Clone, Copy)]
pub enum Filling {
    /// A thing.
    Motif(&'static Motif),
    /// Somebody.
    Head(&'static Head),
    /// A place.
    Setting(&'static Setting),
}

impl Filling {
    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Motif(m) => m.id,
            Self::Head(h) => h.id,
            Self::Setting(s) => s.id,
        }
    }
}

impl Pool {
    /// All that may fill a slot. (A test holds that every name in a pool exists.)
    pub fn choices(self) -> Vec<Filling> {
        match self {
            Self::Motifs(ids) => ids.iter().filter_map(|id| motifs::find(id)).map(Filling::Motif).collect(),
            Self::Tagged(tag) => {
                motifs::ALL.iter().filter(|m| m.is(tag)).map(|m| Filling::Motif(m)).collect()
            }
            Self::Heads(ids) => {
                HEADS.iter().filter(|h| ids.contains(&h.id)).map(|h| Filling::Head(h)).collect()
            }
            Self::AnyHead => HEADS.iter().map(|h| Filling::Head(h)).collect(),
            Self::Settings(ids) => {
                settings::ALL.iter().filter(|s| ids.contains(&s.id)).map(|s| Filling::Setting(s)).collect()
            }
        }
    }
}

/// Everything that decides a card before it is painted.
#[derive(Debug, Clone)]
pub struct Casting {
    /// The seed of the card.
    pub seed: u64,
    /// The impossible fact.
    pub relation: &'static Relation,
    /// Which of its layouts.
    pub layout: usize,
    /// What fills its slots, by name.
    pub slots: Vec<(&'static str, Filling)>,
    /// The palette's name.
    pub palette: &'static str,
    /// Whether the picture is mirrored.
    pub mirrored: bool,
}

impl Casting {
    /// The layout.
    pub fn layout(&self) -> &'static Layout {
        &self.relation.layouts[self.layout % self.relation.layouts.len()]
    }

    /// Paints the scene (still no pixels).
    pub fn compose(&self) -> Scene {
        let palette =
            Palette::named(self.palette).unwrap_or_else(|| moonhare_scene::palette::RECIPES[0].mix());
        let scene = Scene::new(self.seed, palette);
        let mut composer =
            Composer { scene, rng: Rng::new(self.seed ^ 0xC0_4405E), slots: &self.slots, dealt: 0 };
        (self.layout().paint)(&mut composer);
        composer.scene
    }
}

/// What a layout paints with.
#[derive(Debug)]
pub struct Composer<'a> {
    /// The scene.
    pub scene: Scene,
    /// Dice for where things are.
    pub rng: Rng,
    slots: &'a [(&'static str, Filling)],
    /// How many bodies were dealt on this card: neighbours in the row never look like twins.
    dealt: usize,
}

impl Composer<'_> {
    /// The place in the row of bodies and cuts of the next who comes on this card.
    pub(crate) fn deal(&mut self) -> usize {
        self.dealt += 1;
        (mix(self.scene.seed ^ 0xB0D1E5) % 600) as usize + self.dealt * NEXT
    }

    /// What fills a slot.
    ///
    /// # Panics
    /// If the relation has no such slot: a test composes every layout.
    pub fn slot(&self, name: &str) -> Filling {
        let found = self.slots.iter().find(|(slot, _)| *slot == name);
        found.unwrap_or_else(|| panic!("the relation has no slot called {name}")).1
    }

    /// The motif in a slot.
    ///
    /// # Panics
    /// If the slot is not for motifs.
    pub fn motif(&self, name: &str) -> &'static Motif {
        match self.slot(name) {
            Filling::Motif(m) => m,
            other => panic!("slot {name} holds {}, not a motif", other.id()),
        }
    }

    /// The head in a slot.
    ///
    /// # Panics
    /// If the slot is not for heads.
    pub fn head(&self, name: &str) -> &'static Head {
        match self.slot(name) {
            Filling::Head(h) => h,
            other => panic!("slot {name} holds {}, not a head", other.id()),
        }
    }

    /// The setting in a slot.
    ///
    /// # Panics
    /// If the slot is not for settings.
    pub fn setting(&self, name: &str) -> &'static Setting {
        match self.slot(name) {
            Filling::Setting(s) => s,
            other => panic!("slot {name} holds {}, not a setting", other.id()),
        }
    }
}

impl Composer<'_> {
    /// Whether something of this name fills a slot already.
    pub fn fills(&self, id: &str) -> bool {
        self.slots.iter().any(|(_, filling)| filling.id() == id)
    }
}
