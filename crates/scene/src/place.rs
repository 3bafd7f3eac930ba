//! Putting drawings into a scene. Whatever is put is noted for the words.

use crate::geometry::{Bounds, scale_xy, shift, turn};
use crate::notes::{Note, Role, Scale};
use crate::{Group, Scene};

/// Something that is put into a scene as a whole and has a name: a motif, a figure.
pub trait Drawing {
    /// The box around it, in its own units.
    fn bounds(&self) -> Bounds;

    /// Which way it looks.
    fn faces(&self) -> Facing;

    /// What the words get to know of it in this role.
    fn note(&self, role: Role) -> Note;

    /// Paints it in its own units.
    fn draw(&self, scene: &mut Scene);
}

/// Which way something looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Facing {
    /// To the left of the picture.
    Left,
    /// To the right of the picture.
    Right,
    /// At us, or the same from both sides.
    Front,
}

/// How large to paint something.
#[derive(Debug, Clone, Copy)]
enum Size {
    Scale(f32),
    Height(f32),
    Width(f32),
}

/// Which point of the thing is put at (x, y).
#[derive(Debug, Clone, Copy)]
enum Hold {
    Origin,
    Centre,
    Base,
    Top,
}

/// Where and how to put something: `At::new(400.0, 900.0).height(420.0).standing().facing(Facing::Right)`.
#[derive(Debug, Clone)]
pub struct At {
    x: f32,
    y: f32,
    size: Size,
    hold: Hold,
    turned: f32,
    facing: Option<Facing>,
    group: Group,
    shadow: f32,
    role: Role,
    scale: Option<Scale>,
    silent: bool,
}

impl At {
    /// With its own origin at (x, y), in its own size.
    pub fn new(x: f32, y: f32) -> Self {
        Self {
            x,
            y,
            size: Size::Scale(1.0),
            hold: Hold::Origin,
            turned: 0.0,
            facing: None,
            group: Group::new(),
            shadow: 0.0,
            role: Role::Detail,
            scale: None,
            silent: false,
        }
    }

    /// So many times its own size.
    pub fn scale(self, k: f32) -> Self {
        Self { size: Size::Scale(k), ..self }
    }

    /// So many units high.
    pub fn height(self, units: f32) -> Self {
        Self { size: Size::Height(units), ..self }
    }

    /// So many units wide.
    pub fn width(self, units: f32) -> Self {
        Self { size: Size::Width(units), ..self }
    }

    /// With its middle at (x, y).
    pub fn centred(self) -> Self {
        Self { hold: Hold::Centre, ..self }
    }

    /// With the middle of its base at (x, y).
    pub fn standing(self) -> Self {
        Self { hold: Hold::Base, ..self }
    }

    /// With the middle of its top at (x, y).
    pub fn hanging(self) -> Self {
        Self { hold: Hold::Top, ..self }
    }

    /// Turned clockwise by degrees.
    pub fn turned(self, degrees: f32) -> Self {
        Self { turned: degrees, ..self }
    }

    /// Looking this way; things that look at us stay as they are.
    pub fn facing(self, facing: Facing) -> Self {
        Self { facing: Some(facing), ..self }
    }

    /// Looking toward a point to the left or right.
    pub fn looking_at(self, x: f32) -> Self {
        let facing = if x < self.x { Facing::Left } else { Facing::Right };
        self.facing(facing)
    }

    /// How its layer is laid on the picture.
    pub fn group(self, group: Group) -> Self {
        Self { group, ..self }
    }

    /// With a shadow on the ground at (x, y).
    pub fn shadow(self, alpha: f32) -> Self {
        Self { shadow: alpha, ..self }
    }

    /// What it is in the picture; a detail if not said.
    pub fn role(self, role: Role) -> Self {
        Self { role, ..self }
    }

    /// The main thing of the picture.
    pub fn subject(self) -> Self {
        self.role(Role::Subject)
    }

    /// The second thing.
    pub fn object(self) -> Self {
        self.role(Role::Object)
    }

    /// Who looks on.
    pub fn witness(self) -> Self {
        self.role(Role::Witness)
    }

    /// Far larger than it should be; said in the words.
    pub fn giant(self) -> Self {
        Self { scale: Some(Scale::Giant), ..self }
    }

    /// Far smaller than it should be; said in the words.
    pub fn tiny(self) -> Self {
        Self { scale: Some(Scale::Tiny), ..self }
    }

    /// Not noted: it is part of something that is (a sail of a boat, a reflection of what is there).
    pub fn silent(self) -> Self {
        Self { silent: true, ..self }
    }
}

impl Scene {
    /// Puts something into the picture and notes it.
    pub fn place(&mut self, drawing: &dyn Drawing, at: At) {
        let (bounds, faces) = (drawing.bounds(), drawing.faces());
        let k = match at.size {
            Size::Scale(k) => k,
            Size::Height(h) => h / bounds.height().max(1.0),
            Size::Width(w) => w / bounds.width().max(1.0),
        };
        let (cx, cy) = ((bounds.left + bounds.right) / 2.0, (bounds.top + bounds.bottom) / 2.0);
        let (ox, oy) = match at.hold {
            Hold::Origin => (0.0, 0.0),
            Hold::Centre => (cx, cy),
            Hold::Base => (cx, bounds.bottom),
            Hold::Top => (cx, bounds.top),
        };
        let flip = match (faces, at.facing) {
            (Facing::Front, _) | (_, None | Some(Facing::Front)) => 1.0,
            (own, Some(wanted)) if own == wanted => 1.0,
            _ => -1.0,
        };
        if !at.silent && self.silhouette.is_none() {
            let put = Some(self.on_canvas(at.x, at.y));
            let note = Note { scale: at.scale, at: put, ..drawing.note(at.role) };
            // What belongs to another thing is a detail, whatever its own role was.
            let note = if self.depth > 0 { Note { role: Role::Detail, ..note } } else { note };
            let height = k * bounds.height() * self.unit();
            self.notes.add(&note, height);
        }
        let mut group = at.group;
        if at.shadow > 0.0 {
            group.cast = Some(self.cast_shadow(at.x, at.y, at.shadow));
        }
        let transforms = [shift(at.x, at.y), turn(at.turned), scale_xy(k * flip, k), shift(-ox, -oy)];
        self.depth += 1;
        self.group(group, |s| s.at(&transforms, |s| drawing.draw(s)));
        self.depth -= 1;
    }

    /// Notes something that is painted by hand, not by a motif: a flock, a staircase, a storm.
    pub fn note(&mut self, concept: &'static str, role: Role) {
        if self.silhouette.is_none() {
            self.notes.add(&Note::new(concept, role), 200.0);
        }
    }
}
