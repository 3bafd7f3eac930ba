//! How alike two cards are by what they are made of. (How alike they are to the eye, pixels say.)

use crate::composer::Casting;
use serde::{Deserialize, Serialize};

/// Cards of one collection that are as alike as this by structure are twins.
pub const STRUCTURE_LIMIT: f32 = 0.75;

/// What a card is made of, in names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Makeup {
    /// The impossible fact.
    pub relation: String,
    /// The layout's name.
    pub layout: String,
    /// How it looks at its world.
    pub camera: String,
    /// What fills the slots.
    pub slots: Vec<(String, String)>,
    /// The palette.
    pub palette: String,
}

impl From<&Casting> for Makeup {
    fn from(casting: &Casting) -> Self {
        Self {
            relation: casting.relation.id.into(),
            layout: casting.layout().id.into(),
            camera: casting
                .layout()
                .setup
                .map_or_else(|| format!("{:?}", casting.layout().camera), |setup| format!("{setup:?}")),
            slots: casting.slots.iter().map(|(name, f)| ((*name).into(), f.id().into())).collect(),
            palette: casting.palette.into(),
        }
    }
}

/// How alike two cards are by structure, 0…1: same relation, layout, subject, other fillings, palette.
pub fn structure(a: &Makeup, b: &Makeup) -> f32 {
    let mut alike = 0.0;
    if a.relation == b.relation {
        alike += if a.layout == b.layout { 0.45 } else { 0.2 };
    } else if a.camera == b.camera {
        alike += 0.05;
    }
    for (name, filling) in &a.slots {
        let weight = match name.as_str() {
            "subject" => 0.22,
            "setting" => 0.10,
            "witness" => 0.06,
            _ => 0.07,
        };
        if b.slots.iter().any(|(other, f)| other == name && f == filling) {
            alike += weight;
        }
    }
    if a.palette == b.palette {
        alike += 0.08;
    }
    f32::min(alike, 1.0)
}
