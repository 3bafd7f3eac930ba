//! What has been painted: the raw material of a card's words. Filled by painting, so that it cannot disagree with it.

use crate::geometry::Point;

/// What a thing is in the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The main thing.
    Subject,
    /// The second thing: what the subject does something with.
    Object,
    /// Who looks on.
    Witness,
    /// Where it is.
    Setting,
    /// Everything else.
    Detail,
}

impl Role {
    /// How much of the picture is about things of this role.
    pub fn weight(self) -> f32 {
        match self {
            Self::Subject => 1.0,
            Self::Object => 0.8,
            Self::Witness => 0.65,
            Self::Setting => 0.55,
            Self::Detail => 0.25,
        }
    }
}

/// A size that contradicts the world.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// Far too large.
    Giant,
    /// Far too small.
    Tiny,
}

/// Something that was painted.
#[derive(Debug, Clone, PartialEq)]
pub struct Note {
    /// What it is: an English snake_case noun that the lexicon knows.
    pub concept: &'static str,
    /// What it is in the picture.
    pub role: Role,
    /// How many there are.
    pub count: u32,
    /// Its height on the canvas: the largest one's.
    pub height: f32,
    /// Whether its size contradicts the world.
    pub scale: Option<Scale>,
    /// What it does: "reading", "running", …
    pub action: Option<&'static str>,
    /// Where on the canvas the first one was put; what is painted by hand does not say.
    pub at: Option<Point>,
}

impl Note {
    /// One thing in a role.
    pub fn new(concept: &'static str, role: Role) -> Self {
        Self { concept, role, count: 1, height: 0.0, scale: None, action: None, at: None }
    }

    /// How much of the picture is about it, 0…1.
    pub fn weight(&self) -> f32 {
        let size = (self.height / 300.0).clamp(0.35, 1.0);
        match self.role {
            Role::Detail => self.role.weight() * size,
            role => role.weight(),
        }
    }
}

/// All that was painted, the most important first.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Notes {
    list: Vec<Note>,
}

impl Notes {
    /// Adds a thing; the same thing in the same role counts up.
    pub(crate) fn add(&mut self, note: &Note, height: f32) {
        if let Some(known) = self.list.iter_mut().find(|n| n.concept == note.concept && n.role == note.role) {
            known.count += 1;
            known.height = known.height.max(height);
            return;
        }
        let place = self.list.iter().position(|n| n.role > note.role).unwrap_or(self.list.len());
        self.list.insert(place, Note { height, ..note.clone() });
    }

    /// All notes.
    pub fn all(&self) -> &[Note] {
        &self.list
    }

    /// The first thing in a role.
    pub fn first(&self, role: Role) -> Option<&Note> {
        self.list.iter().find(|n| n.role == role)
    }
}
