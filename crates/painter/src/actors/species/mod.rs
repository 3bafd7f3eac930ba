//! The skeletons of beasts, as numbers: x ahead, y up, z to the near side; radii last.

mod birds;
mod cats;
mod dogs;
mod farm;
mod scaled;
mod small;
mod wild;

use moonhare_scene::colour::{Colour, lch};
use moonhare_scene::palette::Palette;

/// A beast on all its legs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Species {
    Wolf,
    Fox,
    Dog,
    Bear,
    Lion,
    Cat,
    Mouse,
    Hare,
    Pig,
    Sheep,
    Goat,
    Cow,
    Horse,
    Donkey,
    Stag,
    Doe,
    Camel,
    Elephant,
    Crocodile,
    Tortoise,
    Goose,
    Duck,
    Hen,
    Crow,
}

impl Species {
    /// All there are.
    pub const ALL: [Self; 24] = [
        Self::Wolf,
        Self::Fox,
        Self::Dog,
        Self::Bear,
        Self::Lion,
        Self::Cat,
        Self::Mouse,
        Self::Hare,
        Self::Pig,
        Self::Sheep,
        Self::Goat,
        Self::Cow,
        Self::Horse,
        Self::Donkey,
        Self::Stag,
        Self::Doe,
        Self::Camel,
        Self::Elephant,
        Self::Crocodile,
        Self::Tortoise,
        Self::Goose,
        Self::Duck,
        Self::Hen,
        Self::Crow,
    ];
}

/// What a leg ends in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Paw,
    Hoof,
    Pad,
    /// The whole sole: bears.
    Plant,
    /// A long hind foot: hares.
    Long,
    Stump,
    Web,
}

/// A leg: where it starts, its bones, their angles from hanging when it stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leg {
    pub at: [f32; 3],
    /// Height of the last joint above the ground.
    pub foot: f32,
    pub bones: [f32; 4],
    pub radii: [f32; 5],
    pub stand: [f32; 4],
    pub end: End,
    pub inward: f32,
}

/// A head.
#[derive(Debug, Clone, Copy)]
pub(super) struct Head {
    pub skull: &'static [[f32; 3]],
    pub snout: &'static [[f32; 3]],
    pub snout_colour: Option<fn(&Palette) -> Colour>,
    pub nose: [f32; 3],
    pub pink_nose: f32,
    /// x, y, z, height, half width, lean.
    pub ear: [f32; 6],
    pub ear_hangs: bool,
    pub ear_wide: f32,
    /// x, y, z, radius.
    pub eye: [f32; 4],
    pub mouth: [[f32; 3]; 3],
    pub mouth_lift: f32,
    pub horns: &'static [&'static [[f32; 4]]],
    /// A ruff around the face: x, y, radius.
    pub mane: Option<[f32; 3]>,
    /// Hair along the top of the neck, from the poll down: x, y, radius.
    pub crest: &'static [[f32; 3]],
    pub mane_colour: fn(&Palette) -> Colour,
    pub whiskers: bool,
    pub trunk: bool,
    pub beak: f32,
    pub comb: bool,
}

/// A whole beast.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// From the ground to the crown.
    pub tall: f32,
    pub body: &'static [[f32; 3]],
    pub neck: &'static [[f32; 3]],
    pub hump: &'static [[f32; 3]],
    pub tail: &'static [[f32; 3]],
    pub tail_colour: Option<fn(&Palette) -> Colour>,
    pub fore: Option<Leg>,
    pub hind: Leg,
    /// Fore ahead, fore back, hind ahead, hind back.
    pub gait: [[f32; 4]; 4],
    /// How much of the gait's angles is taken.
    pub stride: f32,
    /// Moves both legs of a side.
    pub paces: bool,
    pub fur: f32,
    pub shell: bool,
    pub wing: bool,
    pub head: Head,
    pub colour: fn(&Palette) -> Colour,
    pub belly: fn(&Palette) -> Colour,
    pub eyes: fn(&Palette) -> Colour,
}

const PAWS: [[f32; 4]; 4] = [
    [2.0, 44.0, 8.0, 30.0],
    [-52.0, -18.0, -20.0, 20.0],
    [54.0, -18.0, 10.0, 40.0],
    [4.0, -60.0, -28.0, 30.0],
];

const HOOVES: [[f32; 4]; 4] = [
    [8.0, 46.0, -34.0, -10.0],
    [-46.0, -14.0, -16.0, 8.0],
    [50.0, -22.0, 12.0, 40.0],
    [2.0, -56.0, -26.0, 14.0],
];

const SLOW: [[f32; 4]; 4] =
    [[44.0, 14.0, 0.0, 0.0], [-6.0, -26.0, 0.0, 0.0], [14.0, 20.0, 0.0, 0.0], [-40.0, -6.0, 0.0, 0.0]];
const BIRD: [[f32; 4]; 4] = [[0.0; 4], [0.0; 4], [44.0, -26.0, 0.0, 0.0], [-8.0, -44.0, 0.0, 0.0]];

fn amber(_: &Palette) -> Colour {
    lch(0.70, 0.14, 72.0)
}

fn brown(_: &Palette) -> Colour {
    lch(0.36, 0.06, 50.0)
}

fn green(_: &Palette) -> Colour {
    lch(0.74, 0.15, 118.0)
}

fn cream(p: &Palette) -> Colour {
    p.cream
}

fn tan(p: &Palette) -> Colour {
    lch(0.66, 0.07, 62.0).mix(p.fog, 0.1)
}

const NO_HEAD: Head = Head {
    skull: &[],
    snout: &[],
    snout_colour: None,
    nose: [0.0; 3],
    pink_nose: 0.0,
    ear: [0.0; 6],
    ear_hangs: false,
    ear_wide: 0.0,
    eye: [0.0; 4],
    mouth: [[0.0; 3]; 3],
    mouth_lift: 2.0,
    horns: &[],
    mane: None,
    crest: &[],
    mane_colour: tan,
    whiskers: false,
    trunk: false,
    beak: 0.0,
    comb: false,
};

/// The skeleton of a species.
pub(super) fn plan(species: Species) -> &'static Plan {
    match species {
        Species::Wolf => &dogs::WOLF,
        Species::Fox => &dogs::FOX,
        Species::Dog => &dogs::DOG,
        Species::Bear => &dogs::BEAR,
        Species::Lion => &cats::LION,
        Species::Cat => &cats::CAT,
        Species::Mouse => &small::MOUSE,
        Species::Hare => &small::HARE,
        Species::Pig => &farm::PIG,
        Species::Sheep => &farm::SHEEP,
        Species::Goat => &farm::GOAT,
        Species::Cow => &farm::COW,
        Species::Horse => &farm::HORSE,
        Species::Donkey => &farm::DONKEY,
        Species::Stag => &wild::STAG,
        Species::Doe => &wild::DOE,
        Species::Camel => &wild::CAMEL,
        Species::Elephant => &wild::ELEPHANT,
        Species::Crocodile => &scaled::CROCODILE,
        Species::Tortoise => &scaled::TORTOISE,
        Species::Goose => &birds::GOOSE,
        Species::Duck => &birds::DUCK,
        Species::Hen => &birds::HEN,
        Species::Crow => &birds::CROW,
    }
}
