//! Who acts: a kind of head, an age, a build, hair, hats and clothes.

use super::build::Build;
use moonhare_scene::colour::{Colour, lch};
use moonhare_scene::palette::Palette;
use moonhare_scene::rng::mix;

/// What somebody is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Girl,
    Boy,
    Woman,
    Man,
    Granny,
    Grandad,
    Baby,
    Giant,
    Fox,
    Wolf,
    Cat,
    Dog,
    Bear,
    Hare,
    Mouse,
    Sheep,
    Pig,
    Lion,
    Badger,
    Goat,
    Owl,
    Goose,
    Crow,
    Hen,
    Frog,
}

impl Kind {
    /// All there are.
    pub const ALL: [Self; 25] = [
        Self::Girl,
        Self::Boy,
        Self::Woman,
        Self::Man,
        Self::Granny,
        Self::Grandad,
        Self::Baby,
        Self::Giant,
        Self::Fox,
        Self::Wolf,
        Self::Cat,
        Self::Dog,
        Self::Bear,
        Self::Hare,
        Self::Mouse,
        Self::Sheep,
        Self::Pig,
        Self::Lion,
        Self::Badger,
        Self::Goat,
        Self::Owl,
        Self::Goose,
        Self::Crow,
        Self::Hen,
        Self::Frog,
    ];

    /// Whether it is a human being.
    pub fn is_human(self) -> bool {
        matches!(
            self,
            Self::Girl
                | Self::Boy
                | Self::Woman
                | Self::Man
                | Self::Granny
                | Self::Grandad
                | Self::Baby
                | Self::Giant
        )
    }

    /// Whether it is a bird.
    pub fn is_bird(self) -> bool {
        matches!(self, Self::Owl | Self::Goose | Self::Crow | Self::Hen)
    }

    /// Whether it has lived long.
    pub fn is_old(self) -> bool {
        matches!(self, Self::Granny | Self::Grandad)
    }

    /// Whether it is small and has a large head.
    pub fn is_child(self) -> bool {
        matches!(self, Self::Girl | Self::Boy | Self::Baby | Self::Mouse)
    }
}

/// How hair is worn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hair {
    Bob,
    Short,
    Long,
    Bun,
    Curls,
    Plaits,
    Bald,
    /// A round crown of small curls.
    Afro,
    /// Tied at the back of the head.
    Ponytail,
    /// Only at the sides and behind.
    Receding,
    /// All under a cloth that is tied below the chin.
    Scarf,
    /// All under a wound cloth.
    Turban,
}

impl Hair {
    /// Whether it falls behind the shoulders, so that a figure paints it before its body.
    pub(super) fn hangs(self) -> bool {
        matches!(self, Self::Long)
    }
}

/// What is worn on top.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hat {
    None,
    Cap,
    Bowler,
    Stovepipe,
    Straw,
    Crown,
    Nightcap,
    Woolly,
}

/// What is worn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dress {
    /// A buttoned coat to above the knees.
    Coat,
    /// A long dress to the ankles.
    Gown,
    /// A shirt and trousers with braces.
    Shirt,
    /// A dress with an apron over it.
    Apron,
    /// A long shirt for the night.
    Nightshirt,
    /// A wide cloth with a striped border, to the shins.
    Robe,
    /// Nothing but fur or feathers, with a paler belly.
    Fur,
}

/// What the cloth shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Cloth {
    Plain,
    Stripes,
    Dots,
    Patches,
}

/// Somebody, as they look. Colours are mixed from the scene's palette.
#[derive(Debug, Clone, Copy)]
pub struct Person {
    /// What they are.
    pub kind: Kind,
    /// Skin, fur or feathers.
    pub skin: Colour,
    /// Hair, and the mane or the pale muzzle of a beast.
    pub hair: Colour,
    /// How hair is worn.
    pub style: Hair,
    /// What is worn on top.
    pub hat: Hat,
    /// Its colour.
    pub hat_colour: Colour,
    /// A beard.
    pub beard: bool,
    /// Spectacles.
    pub glasses: bool,
    /// The iris.
    pub eyes: Colour,
    /// What is worn.
    pub dress: Dress,
    /// Its colour.
    pub coat: Colour,
    /// What it shows.
    pub cloth: Cloth,
    /// Trousers or stockings.
    pub legs: Colour,
    /// Shoes.
    pub boots: Colour,
    /// A scarf.
    pub scarf: Option<Colour>,
    /// How broad: 1 is usual, 1.3 stout, 0.85 thin.
    pub girth: f32,
    /// How large the head is: 1 is usual.
    pub head: f32,
    /// How they are built.
    pub build: Build,
    /// Which of the cuts of their dress: the same word is another garment on somebody else.
    pub cut: usize,
}

/// Five skins, from light to dark.
pub fn skin(p: &Palette, n: usize) -> Colour {
    let (l, c, h) = [
        (0.84, 0.055, 58.0),
        (0.77, 0.075, 60.0),
        (0.67, 0.085, 56.0),
        (0.54, 0.08, 50.0),
        (0.42, 0.06, 46.0),
    ][n % 5];
    lch(l, c, h).mix(p.fog, 0.08)
}

/// Six colours of hair, from black to white.
pub fn hair(p: &Palette, n: usize) -> Colour {
    let (l, c, h) = [
        (0.24, 0.02, 40.0),
        (0.38, 0.06, 50.0),
        (0.52, 0.11, 48.0),
        (0.72, 0.10, 82.0),
        (0.70, 0.01, 80.0),
        (0.88, 0.01, 85.0),
    ][n % 6];
    lch(l, c, h).mix(p.fog, 0.08)
}

/// A number for a colour, in steps wide enough to be the same wherever it is reckoned.
fn dye(c: Colour) -> u64 {
    [c.l, c.a, c.b].iter().fold(0, |n, v| n * 1009 + (v * 200.0 + 200.0).round() as u64)
}

impl Person {
    /// Somebody of this kind in the palette's colours.
    pub fn new(kind: Kind, p: &Palette) -> Self {
        let (fur, pale) = match kind {
            Kind::Fox => (p.fox, p.cream),
            Kind::Wolf => (p.grey.lighter(-0.04), p.white.mix(p.grey, 0.25)),
            Kind::Cat => (p.black.mix(p.grey, 0.35), p.white),
            Kind::Dog => (lch(0.62, 0.09, 62.0).mix(p.fog, 0.1), p.cream),
            Kind::Bear => (lch(0.42, 0.06, 52.0).mix(p.fog, 0.1), lch(0.66, 0.07, 62.0)),
            Kind::Hare => (p.fur, p.cream),
            Kind::Mouse => (p.grey.mix(p.fur, 0.35).lighter(0.06), p.pink.mix(p.cream, 0.4)),
            Kind::Sheep => (lch(0.36, 0.02, 50.0), p.cream),
            Kind::Pig => (p.pink, p.pink.dim(0.93)),
            Kind::Lion => (lch(0.72, 0.10, 72.0).mix(p.fog, 0.08), lch(0.48, 0.10, 50.0)),
            Kind::Badger => (p.grey.dim(0.8), p.white),
            Kind::Goat => (p.white.mix(p.fur, 0.25), p.cream),
            Kind::Owl => (lch(0.48, 0.07, 58.0).mix(p.fog, 0.1), lch(0.78, 0.07, 75.0)),
            Kind::Goose => (p.white, p.white),
            Kind::Crow => (p.black.mix(p.dark, 0.3), p.dark),
            Kind::Hen => (lch(0.62, 0.12, 48.0).mix(p.fog, 0.08), p.cream),
            Kind::Frog => (lch(0.64, 0.13, 128.0).mix(p.fog, 0.08), lch(0.84, 0.09, 110.0)),
            _ => (skin(p, 0), hair(p, 1)),
        };
        let old = kind.is_old();
        // The same in a palette, another in the next.
        let lot = (mix(dye(p.accent) ^ mix(kind as u64)) % 960) as usize;
        let builds = Build::of_kind(kind);
        Self {
            kind,
            skin: fur,
            hair: if old { hair(p, 5) } else { pale },
            style: match kind {
                Kind::Girl => Hair::Bob,
                Kind::Woman => Hair::Long,
                Kind::Granny => Hair::Bun,
                Kind::Grandad | Kind::Baby => Hair::Bald,
                _ => Hair::Short,
            },
            hat: Hat::None,
            hat_colour: p.dark.lighter(0.08),
            beard: false,
            glasses: false,
            eyes: match kind {
                Kind::Fox | Kind::Owl | Kind::Wolf | Kind::Lion => lch(0.70, 0.14, 72.0),
                Kind::Cat | Kind::Frog => lch(0.74, 0.15, 118.0),
                Kind::Granny => lch(0.52, 0.07, 245.0),
                Kind::Girl => lch(0.52, 0.08, 130.0),
                _ => lch(0.40, 0.07, 52.0),
            },
            dress: match kind {
                Kind::Granny => Dress::Apron,
                Kind::Woman => Dress::Gown,
                Kind::Baby => Dress::Nightshirt,
                _ => Dress::Coat,
            },
            coat: p.accent,
            cloth: Cloth::Plain,
            legs: p.dark.lighter(0.1),
            boots: p.wood_dark.dim(0.8),
            scarf: None,
            girth: match kind {
                Kind::Bear | Kind::Giant | Kind::Pig => 1.25,
                _ => 1.0,
            },
            head: if kind.is_child() { 1.06 } else { 1.0 },
            build: builds[lot % builds.len()],
            cut: lot / 16 % 60,
        }
    }

    /// One of the bodies of their kind, in one of the cuts of what they wear: neighbours in `n` differ in both.
    pub fn dealt(self, n: usize) -> Self {
        let builds = Build::of_kind(self.kind);
        Self { build: builds[n % builds.len()], cut: n % 60, ..self }
    }

    /// Built so.
    pub fn build(self, build: Build) -> Self {
        Self { build, ..self }
    }

    /// With skin or fur of this colour.
    pub fn skin(self, skin: Colour) -> Self {
        Self { skin, ..self }
    }

    /// With hair of this colour, worn so.
    pub fn hair(self, hair: Colour, style: Hair) -> Self {
        Self { hair, style, ..self }
    }

    /// In this dress. Nobody deals garments to beasts, so theirs go by colour: the same coat on another back is the same coat.
    pub fn wearing(self, dress: Dress, coat: Colour) -> Self {
        let cut = if self.kind.is_human() { self.cut } else { (mix(dye(coat)) % 60) as usize };
        Self { dress, coat, cut, ..self }
    }

    /// In this cut of their dress, where the story needs a certain one.
    pub fn cut(self, cut: usize) -> Self {
        Self { cut, ..self }
    }

    /// Of cloth that shows this.
    pub fn cloth(self, cloth: Cloth) -> Self {
        Self { cloth, ..self }
    }

    /// With a hat.
    pub fn hat(self, hat: Hat, hat_colour: Colour) -> Self {
        Self { hat, hat_colour, ..self }
    }

    /// With a beard.
    pub fn bearded(self) -> Self {
        Self { beard: true, ..self }
    }

    /// With spectacles.
    pub fn glasses(self) -> Self {
        Self { glasses: true, ..self }
    }

    /// With a scarf.
    pub fn scarf(self, scarf: Colour) -> Self {
        Self { scarf: Some(scarf), ..self }
    }

    /// Stout or thin.
    pub fn girth(self, girth: f32) -> Self {
        Self { girth, ..self }
    }

    /// In trousers or stockings and shoes of these colours.
    pub fn legs(self, legs: Colour, boots: Colour) -> Self {
        Self { legs, boots, ..self }
    }

    /// What their hands are made of: most beasts have darker paws.
    pub(super) fn hands(&self) -> Colour {
        match self.kind {
            Kind::Fox | Kind::Wolf | Kind::Badger => self.skin.dim(0.5),
            Kind::Owl => self.hair.dim(0.8),
            Kind::Goose | Kind::Hen => self.skin.dim(0.92),
            Kind::Sheep => self.skin.lighter(0.06),
            _ => self.skin,
        }
    }
}
