//! Figures: 100 units tall, feet at (0, 0), looking to the right, and always doing something.

mod body;
mod clothes;
mod face;
mod heads;
mod limbs;
mod props;
mod stance;

pub use heads::{ALL as HEADS, head};

use crate::motifs::Motif;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Bounds, Point};
use moonhare_scene::notes::{Note, Role};
use moonhare_scene::{Drawing, Facing, Scene};

/// Whose head is on the shoulders.
#[derive(Debug)]
pub struct Head {
    /// Its concept: "child", "hare", "lamp_head", …
    pub id: &'static str,
    /// What sort of character.
    pub kind: HeadKind,
    /// The head, about 30 units tall, neck at (0, 0).
    pub draw: fn(&mut Scene, &Face),
    /// The colour of hands.
    pub hand: fn(&moonhare_scene::palette::Palette) -> Colour,
    /// How far it rises above the neck.
    pub height: f32,
}

/// Sorts of characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeadKind {
    /// People.
    Person,
    /// Animals in clothes.
    Animal,
    /// A thing for a head: moon, lamp, clock, cage.
    Odd,
}

/// How the face is turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum View {
    /// Looks at us.
    Front,
    /// Turned a little to the right.
    #[default]
    ThreeQuarter,
    /// Looks to the right.
    Profile,
    /// Seen from behind.
    Back,
}

/// What the face says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Expression {
    /// At rest.
    #[default]
    Calm,
    /// Smiling.
    Happy,
    /// Close to tears.
    Sad,
    /// Wide eyes, open mouth.
    Surprised,
    /// Eyes shut.
    Asleep,
    /// Looks up.
    Wondering,
    /// Narrow eyes, half a smile.
    Sly,
    /// Wide eyes, small mouth.
    Afraid,
}

/// What a head needs to know.
#[derive(Debug, Clone, Copy)]
pub struct Face {
    /// How it is turned.
    pub view: View,
    /// What it says.
    pub expression: Expression,
    /// Wind from the left, 0…1: hair, ears.
    pub wind: f32,
}

/// What the body does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pose {
    /// Stands.
    #[default]
    Stand,
    /// Walks to the right.
    Walk,
    /// Runs to the right.
    Run,
    /// Sits on something 20 units high (a chair, an edge), legs to the right.
    Sit,
    /// Sits on the ground, arms around the knees.
    SitLow,
    /// Kneels.
    Kneel,
    /// Lies asleep.
    Sleep,
    /// Reaches up.
    Reach,
    /// Carries something in both arms.
    Carry,
    /// Tumbles through the air, limbs spread.
    Fall,
    /// Drifts upward, one hand up: on a balloon, under an umbrella.
    Float,
    /// Swims to the right, head first.
    Swim,
    /// Leans over to look down at something.
    Lean,
    /// Leans close, a hand at the mouth.
    Whisper,
    /// Hugs something in front.
    Hug,
    /// Pulls at a rope or string, leaning back.
    Pull,
    /// Sits and rows.
    Row,
    /// Climbs.
    Climb,
    /// Dances.
    Dance,
    /// Reads a book.
    Read,
    /// Points to the right.
    Point,
    /// Waves.
    Wave,
    /// Looks up, hands at the back.
    LookUp,
    /// Sits low with a fishing rod.
    Fish,
    /// Plays the violin.
    Fiddle,
    /// Conducts with a baton.
    Conduct,
}

impl Pose {
    /// All poses.
    pub const ALL: [Self; 26] = [
        Self::Stand,
        Self::Walk,
        Self::Run,
        Self::Sit,
        Self::SitLow,
        Self::Kneel,
        Self::Sleep,
        Self::Reach,
        Self::Carry,
        Self::Fall,
        Self::Float,
        Self::Swim,
        Self::Lean,
        Self::Whisper,
        Self::Hug,
        Self::Pull,
        Self::Row,
        Self::Climb,
        Self::Dance,
        Self::Read,
        Self::Point,
        Self::Wave,
        Self::LookUp,
        Self::Fish,
        Self::Fiddle,
        Self::Conduct,
    ];

    /// What the words say it does; none if it only stands there.
    pub fn action(self) -> Option<&'static str> {
        match self {
            Self::Stand => None,
            Self::Walk => Some("walking"),
            Self::Run => Some("running"),
            Self::Sit | Self::SitLow => Some("sitting"),
            Self::Kneel => Some("kneeling"),
            Self::Sleep => Some("sleeping"),
            Self::Reach => Some("reaching"),
            Self::Carry => Some("carrying"),
            Self::Fall => Some("falling"),
            Self::Float => Some("floating"),
            Self::Swim => Some("swimming"),
            Self::Lean => Some("leaning"),
            Self::Whisper => Some("whispering"),
            Self::Hug => Some("hugging"),
            Self::Pull => Some("pulling"),
            Self::Row => Some("rowing"),
            Self::Climb => Some("climbing"),
            Self::Dance => Some("dancing"),
            Self::Read => Some("reading"),
            Self::Point => Some("pointing"),
            Self::Wave => Some("waving"),
            Self::LookUp => Some("looking_up"),
            Self::Fish => Some("fishing"),
            Self::Fiddle => Some("playing_violin"),
            Self::Conduct => Some("conducting"),
        }
    }
}

/// What is worn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Outfit {
    /// A long coat with buttons.
    #[default]
    Coat,
    /// A dress.
    Dress,
    /// A cape.
    Cape,
    /// A tailcoat and trousers.
    Tailcoat,
    /// A thick round jumper.
    Jumper,
    /// Pyjamas.
    Nightshirt,
}

/// What is on the cloth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pattern {
    /// Nothing.
    #[default]
    Plain,
    /// Stars.
    Stars,
    /// Stripes.
    Stripes,
    /// Sewn-on patches.
    Patches,
    /// Dots.
    Dots,
    /// Squares.
    Check,
    /// A border at the hem.
    Hem,
}

/// Something in a hand.
#[derive(Debug, Clone, Copy)]
pub struct Held {
    /// A thing that can be held, such as a lantern.
    pub motif: &'static Motif,
    /// Its height in the figure's units.
    pub height: f32,
    /// By which point the hand holds it.
    pub grip: Grip,
}

/// By which point a thing is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grip {
    /// It hangs from the hand.
    Top,
    /// It stands on the hand.
    Base,
    /// The hand is at its middle.
    Middle,
}

/// Somebody. `Figure::new(head("hare"))` and then what differs: `Figure { pose: Pose::Read, ..Figure::new(…) }`.
#[derive(Debug, Clone)]
pub struct Figure {
    /// The head, by which everybody knows who it is.
    pub head: &'static Head,
    /// Doing what.
    pub pose: Pose,
    /// Turned how.
    pub view: View,
    /// With what face.
    pub expression: Expression,
    /// Wearing what.
    pub outfit: Outfit,
    /// In what colour; the palette's accent if none.
    pub coat: Option<Colour>,
    /// With what on the cloth.
    pub pattern: Pattern,
    /// With a scarf of this colour.
    pub scarf: Option<Colour>,
    /// Wind from the left, −1…1.
    pub wind: f32,
    /// Where the right hand goes, in the figure's units; the pose's own idea if none.
    pub right_hand: Option<Point>,
    /// Where the left hand goes.
    pub left_hand: Option<Point>,
    /// What the right hand holds.
    pub right_holds: Option<Held>,
    /// What the left hand holds.
    pub left_holds: Option<Held>,
}

impl Figure {
    /// Somebody who stands there in a coat.
    pub fn new(head: &'static Head) -> Self {
        Self {
            head,
            pose: Pose::Stand,
            view: View::ThreeQuarter,
            expression: Expression::Calm,
            outfit: Outfit::Coat,
            coat: None,
            pattern: Pattern::Plain,
            scarf: None,
            wind: 0.6,
            right_hand: None,
            left_hand: None,
            right_holds: None,
            left_holds: None,
        }
    }

    /// Seen from behind.
    #[expect(clippy::wrong_self_convention, reason = "reads as a sentence: a figure from behind")]
    pub fn from_behind(self) -> Self {
        Self { view: View::Back, ..self }
    }

    /// Doing this.
    pub fn doing(self, pose: Pose) -> Self {
        Self { pose, ..self }
    }

    /// With this face.
    pub fn feeling(self, expression: Expression) -> Self {
        Self { expression, ..self }
    }

    /// In this coat.
    pub fn wearing(self, outfit: Outfit, coat: Colour) -> Self {
        Self { outfit, coat: Some(coat), ..self }
    }

    /// With a scarf.
    pub fn scarf(self, colour: Colour) -> Self {
        Self { scarf: Some(colour), ..self }
    }

    /// With something in the right hand, which goes to (x, y) in the figure's units.
    pub fn holding(self, motif: &'static Motif, height: f32, grip: Grip, x: f32, y: f32) -> Self {
        Self { right_holds: Some(Held { motif, height, grip }), right_hand: Some(Point { x, y }), ..self }
    }

    /// The box around the figure in its own units.
    pub fn bounds(&self) -> Bounds {
        body::bounds(self)
    }

    /// Paints it with its feet at (0, 0). Use [`Scene::place`], which also notes it.
    pub fn paint(&self, s: &mut Scene) {
        body::paint(s, self);
    }
}

impl Drawing for Figure {
    fn bounds(&self) -> Bounds {
        self.bounds()
    }

    fn faces(&self) -> Facing {
        Facing::Right
    }

    /// Who it is and what it does.
    fn note(&self, role: Role) -> Note {
        Note { action: self.pose.action(), ..Note::new(self.head.id, role) }
    }

    fn draw(&self, scene: &mut Scene) {
        self.paint(scene);
    }
}

#[cfg(test)]
mod tests;
