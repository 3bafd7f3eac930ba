//! The skeletons of beasts, as numbers: x ahead, y up, z to the near side; radii last.

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
    pub mane: Option<[f32; 3]>,
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
    mane_colour: tan,
    whiskers: false,
    trunk: false,
    beak: 0.0,
    comb: false,
};

const WOLF: Plan = Plan {
    tall: 126.0,
    body: &[[-50.0, 82.0, 17.0], [-24.0, 82.0, 18.5], [12.0, 80.0, 22.5], [36.0, 84.0, 20.0]],
    neck: &[[36.0, 88.0, 18.0], [56.0, 104.0, 14.5], [66.0, 112.0, 13.5]],
    hump: &[],
    tail: &[[-62.0, 84.0, 6.0], [-80.0, 66.0, 9.5], [-88.0, 40.0, 4.0]],
    tail_colour: None,
    fore: Some(Leg {
        at: [34.0, 80.0, 9.0],
        foot: 5.0,
        bones: [28.0, 30.0, 18.0, 6.0],
        radii: [13.0, 9.5, 6.0, 5.0, 5.0],
        stand: [-34.0, 6.0, -2.0, 30.0],
        end: End::Paw,
        inward: 1.0,
    }),
    hind: Leg {
        at: [-46.0, 84.0, 9.0],
        foot: 5.0,
        bones: [34.0, 34.0, 24.0, 5.0],
        radii: [16.0, 11.0, 6.5, 5.0, 5.0],
        stand: [24.0, -40.0, 4.0, 30.0],
        end: End::Paw,
        inward: 1.0,
    },
    gait: PAWS,
    stride: 1.0,
    paces: false,
    fur: 1.6,
    shell: false,
    wing: false,
    head: Head {
        skull: &[[66.0, 114.0, 14.0], [82.0, 109.0, 9.5], [98.0, 104.0, 6.0]],
        snout: &[[80.0, 103.0, 6.5], [97.0, 99.0, 4.0]],
        nose: [103.0, 106.0, 4.0],
        ear: [60.0, 121.0, 8.0, 20.0, 7.0, -2.0],
        eye: [77.0, 115.0, 8.5, 3.6],
        mouth: [[102.0, 100.0, 2.0], [92.0, 98.0, 5.0], [84.0, 99.0, 8.0]],
        ..NO_HEAD
    },
    colour: |p| p.grey.lighter(-0.02),
    belly: |p| p.white.mix(p.grey, 0.3),
    eyes: amber,
};

const CAT: Plan = Plan {
    tall: 84.0,
    body: &[[-36.0, 52.0, 12.5], [-14.0, 50.0, 13.5], [10.0, 51.0, 14.0], [28.0, 55.0, 12.5]],
    neck: &[[28.0, 58.0, 11.0], [38.0, 66.0, 10.0]],
    tail: &[
        [-46.0, 56.0, 4.0],
        [-62.0, 60.0, 4.0],
        [-70.0, 76.0, 4.0],
        [-62.0, 94.0, 4.0],
        [-68.0, 104.0, 3.0],
    ],
    fore: Some(Leg {
        at: [25.0, 52.0, 7.0],
        foot: 3.6,
        bones: [18.0, 20.0, 9.0, 3.0],
        radii: [9.0, 6.4, 4.4, 4.0, 4.0],
        stand: [-34.0, 6.0, 0.0, 40.0],
        end: End::Paw,
        inward: 1.0,
    }),
    hind: Leg {
        at: [-33.0, 52.0, 7.0],
        foot: 3.6,
        bones: [22.0, 22.0, 13.0, 3.0],
        radii: [12.0, 8.0, 4.8, 4.0, 4.0],
        stand: [34.0, -42.0, 4.0, 40.0],
        end: End::Paw,
        inward: 1.0,
    },
    fur: 0.9,
    head: Head {
        skull: &[[43.0, 71.0, 13.5], [46.0, 70.0, 13.0]],
        snout: &[[54.0, 65.0, 6.0], [57.0, 65.0, 5.0]],
        nose: [61.5, 67.5, 1.8],
        pink_nose: 0.8,
        ear: [40.0, 80.0, 8.0, 14.0, 6.0, 1.0],
        eye: [54.0, 73.0, 7.5, 3.6],
        mouth: [[61.0, 65.0, 1.0], [57.0, 62.5, 4.0], [53.0, 63.0, 6.0]],
        mouth_lift: 1.6,
        whiskers: true,
        ..NO_HEAD
    },
    colour: |p| p.black.mix(p.grey, 0.3),
    belly: |p| p.white.mix(p.grey, 0.2),
    eyes: green,
    ..WOLF
};

const STAG: Plan = Plan {
    tall: 165.0,
    body: &[[-46.0, 102.0, 18.5], [-20.0, 99.0, 19.0], [12.0, 100.0, 21.0], [32.0, 106.0, 20.0]],
    neck: &[[32.0, 110.0, 17.0], [46.0, 130.0, 12.5], [54.0, 150.0, 10.0]],
    tail: &[[-62.0, 110.0, 5.0], [-68.0, 100.0, 4.5]],
    fore: Some(Leg {
        at: [30.0, 102.0, 8.0],
        foot: 5.0,
        bones: [28.0, 40.0, 30.0, 7.0],
        radii: [13.0, 8.0, 5.0, 3.6, 3.8],
        stand: [-36.0, 4.0, 0.0, 22.0],
        end: End::Hoof,
        inward: 1.0,
    }),
    hind: Leg {
        at: [-44.0, 104.0, 9.0],
        foot: 5.0,
        bones: [36.0, 42.0, 36.0, 6.0],
        radii: [17.0, 10.0, 5.2, 3.8, 3.8],
        stand: [26.0, -34.0, 6.0, 20.0],
        end: End::Hoof,
        inward: 1.0,
    },
    gait: HOOVES,
    fur: 1.0,
    head: Head {
        skull: &[[56.0, 154.0, 10.5], [70.0, 147.0, 8.0], [84.0, 139.0, 5.6]],
        snout: &[[80.0, 139.0, 5.2], [86.0, 136.0, 4.6]],
        nose: [91.0, 139.0, 3.0],
        ear: [50.0, 158.0, 9.0, 16.0, 5.0, -10.0],
        eye: [65.0, 155.0, 7.0, 3.4],
        mouth: [[90.0, 135.0, 1.0], [84.0, 133.0, 4.0], [78.0, 135.0, 5.0]],
        mouth_lift: 1.6,
        horns: &[
            &[
                [55.0, 160.0, 4.0, 3.4],
                [46.0, 178.0, 16.0, 3.0],
                [44.0, 200.0, 22.0, 2.6],
                [58.0, 220.0, 18.0, 1.2],
            ],
            &[[50.0, 168.0, 9.0, 2.6], [66.0, 178.0, 12.0, 1.0]],
            &[[45.0, 188.0, 19.0, 2.6], [62.0, 200.0, 22.0, 1.0]],
            &[[46.0, 206.0, 21.0, 2.4], [32.0, 222.0, 24.0, 1.0]],
        ],
        ..NO_HEAD
    },
    colour: |p| lch(0.56, 0.09, 54.0).mix(p.fog, 0.12),
    belly: cream,
    eyes: brown,
    ..WOLF
};

const HORSE: Plan = Plan {
    tall: 172.0,
    body: &[[-48.0, 106.0, 23.0], [-18.0, 104.0, 24.0], [16.0, 104.0, 25.0], [36.0, 108.0, 23.0]],
    neck: &[[34.0, 112.0, 21.0], [54.0, 136.0, 15.0], [64.0, 156.0, 11.5]],
    tail: &[[-68.0, 118.0, 5.0], [-80.0, 100.0, 7.0], [-82.0, 66.0, 7.5], [-78.0, 42.0, 3.0]],
    tail_colour: Some(|p| p.wood_dark.dim(0.7)),
    fore: Some(Leg {
        at: [34.0, 106.0, 10.0],
        foot: 6.0,
        bones: [30.0, 42.0, 30.0, 8.0],
        radii: [16.0, 10.0, 6.4, 5.0, 5.4],
        stand: [-32.0, 4.0, 0.0, 24.0],
        end: End::Hoof,
        inward: 1.0,
    }),
    hind: Leg {
        at: [-46.0, 108.0, 11.0],
        foot: 6.0,
        bones: [38.0, 44.0, 36.0, 7.0],
        radii: [21.0, 12.0, 6.8, 5.2, 5.4],
        stand: [24.0, -34.0, 6.0, 22.0],
        end: End::Hoof,
        inward: 1.0,
    },
    fur: 0.5,
    head: Head {
        skull: &[[66.0, 160.0, 12.0], [80.0, 150.0, 10.0], [98.0, 134.0, 7.4]],
        snout: &[[94.0, 136.0, 7.4], [101.0, 130.0, 6.6]],
        snout_colour: Some(|p| p.wood_dark.mix(p.grey, 0.4)),
        nose: [105.0, 133.0, 1.6],
        ear: [60.0, 170.0, 6.0, 15.0, 4.4, 2.0],
        eye: [75.0, 160.0, 8.0, 3.6],
        mouth: [[106.0, 127.0, 1.0], [98.0, 126.0, 5.0], [92.0, 129.0, 6.0]],
        mouth_lift: 2.0,
        mane: Some([50.0, 150.0, 13.0]),
        mane_colour: |p| p.wood_dark.dim(0.7),
        ..NO_HEAD
    },
    colour: |p| lch(0.50, 0.08, 48.0).mix(p.fog, 0.1),
    belly: tan,
    ..STAG
};

const PIG: Plan = Plan {
    tall: 84.0,
    body: &[[-42.0, 52.0, 24.0], [-14.0, 52.0, 28.0], [18.0, 54.0, 27.0], [34.0, 56.0, 23.0]],
    neck: &[[34.0, 58.0, 22.0], [50.0, 62.0, 18.0]],
    tail: &[[-66.0, 62.0, 2.4], [-72.0, 70.0, 2.2], [-78.0, 64.0, 2.0], [-73.0, 58.0, 1.6]],
    fore: Some(Leg {
        at: [30.0, 48.0, 12.0],
        foot: 4.0,
        bones: [18.0, 16.0, 10.0, 4.0],
        radii: [13.0, 9.0, 6.4, 5.2, 5.0],
        stand: [-22.0, 4.0, 0.0, 16.0],
        end: End::Hoof,
        inward: 1.0,
    }),
    hind: Leg {
        at: [-40.0, 50.0, 12.0],
        foot: 4.0,
        bones: [20.0, 18.0, 12.0, 4.0],
        radii: [18.0, 11.0, 6.6, 5.2, 5.0],
        stand: [20.0, -30.0, 4.0, 16.0],
        end: End::Hoof,
        inward: 1.0,
    },
    stride: 0.7,
    fur: 0.0,
    head: Head {
        skull: &[[58.0, 66.0, 19.0], [70.0, 62.0, 14.0]],
        snout: &[[78.0, 58.0, 10.0], [87.0, 56.0, 9.6]],
        snout_colour: Some(|p| p.pink.dim(0.9)),
        nose: [95.0, 57.0, 3.4],
        pink_nose: 0.5,
        ear: [54.0, 80.0, 11.0, 16.0, 9.0, 8.0],
        eye: [73.0, 71.0, 10.0, 3.2],
        mouth: [[92.0, 49.0, 2.0], [82.0, 47.0, 7.0], [74.0, 50.0, 10.0]],
        mouth_lift: 2.4,
        ..NO_HEAD
    },
    colour: |p| p.pink,
    belly: |p| p.pink.lighter(0.05),
    eyes: brown,
    ..STAG
};

const BIRD_PLAN: Plan = Plan {
    tall: 116.0,
    body: &[[-44.0, 52.0, 4.0], [-28.0, 47.0, 12.0], [-4.0, 44.0, 21.0], [16.0, 47.0, 18.0]],
    neck: &[[20.0, 54.0, 12.0], [29.0, 72.0, 7.0], [28.0, 92.0, 6.0], [34.0, 106.0, 6.5]],
    tail: &[[-40.0, 50.0, 6.0], [-54.0, 56.0, 2.5]],
    fore: None,
    hind: Leg {
        at: [-2.0, 34.0, 9.0],
        foot: 2.0,
        bones: [14.0, 22.0, 0.0, 0.0],
        radii: [8.0, 3.0, 2.6, 2.0, 2.0],
        stand: [26.0, -8.0, 0.0, 0.0],
        end: End::Web,
        inward: 0.2,
    },
    gait: BIRD,
    fur: 0.7,
    wing: true,
    head: Head {
        skull: &[[34.0, 108.0, 9.0], [38.0, 108.0, 8.0]],
        snout: &[[40.0, 108.0, 6.0], [42.0, 108.0, 5.6]],
        nose: [44.0, 108.0, 0.0],
        eye: [40.0, 111.0, 6.5, 2.9],
        beak: 17.0,
        mouth_lift: 0.0,
        ..NO_HEAD
    },
    colour: |p| p.white,
    belly: |p| p.white,
    eyes: brown,
    ..WOLF
};

/// The skeleton of a species.
#[expect(clippy::too_many_lines, reason = "a table of numbers, one entry for each beast")]
pub(super) fn plan(species: Species) -> &'static Plan {
    match species {
        Species::Wolf => &WOLF,
        Species::Cat => &CAT,
        Species::Stag => &STAG,
        Species::Horse => &HORSE,
        Species::Pig => &PIG,
        Species::Goose => &BIRD_PLAN,
        Species::Fox => {
            static FOX: Plan = Plan {
                tail: &[[-60.0, 84.0, 6.0], [-82.0, 74.0, 11.0], [-104.0, 58.0, 13.0], [-122.0, 46.0, 5.0]],
                colour: |p| p.fox,
                belly: |p| p.cream,
                fur: 2.0,
                ..WOLF
            };
            &FOX
        }
        Species::Dog => {
            static DOG: Plan = Plan {
                tail: &[[-62.0, 88.0, 5.0], [-78.0, 100.0, 4.6], [-84.0, 118.0, 3.0]],
                colour: tan,
                belly: cream,
                eyes: brown,
                fur: 0.8,
                head: Head {
                    skull: &[[66.0, 114.0, 15.0], [80.0, 109.0, 11.0], [93.0, 104.0, 8.0]],
                    snout: &[[82.0, 103.0, 7.6], [94.0, 100.0, 6.6]],
                    nose: [101.0, 106.0, 4.6],
                    ear: [60.0, 120.0, 11.0, 24.0, 8.0, 0.0],
                    ear_hangs: true,
                    eye: [78.0, 116.0, 9.0, 3.6],
                    mouth: [[100.0, 98.0, 2.0], [91.0, 95.0, 6.0], [83.0, 97.0, 8.0]],
                    ..WOLF.head
                },
                ..WOLF
            };
            &DOG
        }
        Species::Bear => {
            static BEAR: Plan = Plan {
                tall: 110.0,
                body: &[[-48.0, 72.0, 27.0], [-14.0, 76.0, 31.0], [20.0, 80.0, 30.0], [38.0, 78.0, 25.0]],
                neck: &[[38.0, 84.0, 24.0], [58.0, 86.0, 20.0]],
                tail: &[[-72.0, 82.0, 6.0], [-77.0, 80.0, 5.0]],
                fore: Some(Leg {
                    at: [34.0, 74.0, 15.0],
                    foot: 6.0,
                    bones: [30.0, 28.0, 12.0, 3.0],
                    radii: [19.0, 15.0, 11.5, 10.0, 9.0],
                    stand: [-24.0, 6.0, 0.0, 20.0],
                    end: End::Plant,
                    inward: 1.0,
                }),
                hind: Leg {
                    at: [-46.0, 72.0, 15.0],
                    foot: 6.0,
                    bones: [32.0, 26.0, 8.0, 2.0],
                    radii: [24.0, 17.0, 11.5, 10.0, 9.0],
                    stand: [22.0, -30.0, 0.0, 20.0],
                    end: End::Plant,
                    inward: 1.0,
                },
                stride: 0.6,
                fur: 2.4,
                head: Head {
                    skull: &[[66.0, 88.0, 19.0], [76.0, 86.0, 16.0]],
                    snout: &[[82.0, 81.0, 11.5], [94.0, 78.0, 8.5]],
                    snout_colour: Some(tan),
                    nose: [101.0, 82.0, 5.0],
                    ear: [62.0, 100.0, 13.0, 10.0, 7.5, 0.0],
                    eye: [82.0, 93.0, 9.0, 3.2],
                    mouth: [[99.0, 73.0, 2.0], [90.0, 72.0, 7.0], [84.0, 74.0, 9.0]],
                    ..NO_HEAD
                },
                colour: |p| lch(0.40, 0.06, 52.0).mix(p.fog, 0.1),
                belly: tan,
                eyes: brown,
                ..WOLF
            };
            &BEAR
        }
        Species::Lion => {
            static LION: Plan = Plan {
                tail: &[[-62.0, 86.0, 4.0], [-82.0, 74.0, 3.4], [-92.0, 50.0, 3.2], [-86.0, 34.0, 7.0]],
                colour: |p| lch(0.72, 0.10, 72.0).mix(p.fog, 0.08),
                belly: cream,
                fur: 0.8,
                head: Head {
                    skull: &[[66.0, 114.0, 17.0], [82.0, 110.0, 13.0]],
                    snout: &[[86.0, 104.0, 10.0], [94.0, 102.0, 8.6]],
                    nose: [101.0, 107.0, 4.6],
                    ear: [58.0, 127.0, 11.0, 10.0, 6.0, 0.0],
                    eye: [82.0, 117.0, 9.0, 3.5],
                    mouth: [[100.0, 98.0, 2.0], [92.0, 96.0, 6.0], [86.0, 98.0, 8.0]],
                    mane: Some([52.0, 108.0, 30.0]),
                    mane_colour: |p| lch(0.46, 0.10, 48.0).mix(p.fog, 0.08),
                    whiskers: true,
                    ..NO_HEAD
                },
                ..WOLF
            };
            &LION
        }
        Species::Mouse => {
            static MOUSE: Plan = Plan {
                tall: 44.0,
                body: &[[-22.0, 18.0, 13.0], [-4.0, 19.0, 14.0], [12.0, 21.0, 11.0]],
                neck: &[[12.0, 22.0, 10.0], [20.0, 25.0, 9.0]],
                tail: &[[-33.0, 12.0, 2.0], [-48.0, 6.0, 1.7], [-62.0, 12.0, 1.4], [-74.0, 8.0, 0.9]],
                tail_colour: Some(|p| p.pink.dim(0.85)),
                fore: Some(Leg {
                    at: [12.0, 16.0, 6.0],
                    foot: 2.0,
                    bones: [6.0, 7.0, 3.0, 2.0],
                    radii: [5.0, 3.2, 2.2, 2.0, 2.0],
                    stand: [-20.0, 8.0, 0.0, 50.0],
                    end: End::Paw,
                    inward: 0.4,
                }),
                hind: Leg {
                    at: [-18.0, 16.0, 8.0],
                    foot: 2.0,
                    bones: [8.0, 8.0, 3.0, 2.0],
                    radii: [9.0, 5.0, 2.6, 2.2, 2.0],
                    stand: [40.0, -40.0, 0.0, 40.0],
                    end: End::Paw,
                    inward: 0.4,
                },
                stride: 0.7,
                fur: 0.8,
                head: Head {
                    skull: &[[24.0, 28.0, 10.0], [33.0, 25.0, 7.0], [40.0, 22.0, 4.0]],
                    snout: &[[34.0, 21.0, 4.6], [40.0, 20.0, 3.0]],
                    nose: [43.5, 22.5, 1.8],
                    pink_nose: 0.9,
                    ear: [19.0, 34.0, 7.0, 13.0, 9.0, -1.0],
                    eye: [32.0, 30.0, 5.5, 2.7],
                    mouth: [[42.0, 19.0, 1.0], [38.0, 17.5, 3.0], [34.0, 18.5, 4.0]],
                    mouth_lift: 1.0,
                    whiskers: true,
                    ..NO_HEAD
                },
                colour: |p| p.grey.mix(p.fur, 0.35).lighter(0.05),
                belly: cream,
                eyes: brown,
                ..WOLF
            };
            &MOUSE
        }
        Species::Hare => {
            static HARE: Plan = Plan {
                tall: 70.0,
                body: &[[-24.0, 34.0, 17.0], [-6.0, 35.0, 16.5], [14.0, 40.0, 12.0]],
                neck: &[[14.0, 44.0, 11.0], [24.0, 54.0, 9.0]],
                tail: &[[-41.0, 36.0, 6.0], [-44.0, 38.0, 6.0]],
                tail_colour: Some(|p| p.white),
                fore: Some(Leg {
                    at: [14.0, 36.0, 6.0],
                    foot: 3.0,
                    bones: [12.0, 15.0, 6.0, 3.0],
                    radii: [8.0, 5.0, 3.6, 3.2, 3.2],
                    stand: [-30.0, 8.0, 4.0, 50.0],
                    end: End::Paw,
                    inward: 1.0,
                }),
                hind: Leg {
                    at: [-26.0, 34.0, 9.0],
                    foot: 3.4,
                    bones: [22.0, 24.0, 6.0, 1.0],
                    radii: [15.0, 10.0, 4.6, 4.0, 4.0],
                    stand: [52.0, -50.0, -20.0, 30.0],
                    end: End::Long,
                    inward: 1.0,
                },
                stride: 0.4,
                fur: 1.0,
                head: Head {
                    skull: &[[27.0, 58.0, 11.0], [35.0, 55.0, 8.5], [41.0, 52.0, 6.0]],
                    snout: &[[38.0, 49.0, 5.0], [42.0, 49.0, 4.5]],
                    nose: [46.5, 53.0, 2.0],
                    pink_nose: 0.8,
                    ear: [22.0, 64.0, 4.0, 38.0, 5.0, -6.0],
                    eye: [33.0, 60.0, 7.5, 3.4],
                    mouth: [[45.0, 49.0, 1.0], [41.0, 47.0, 3.0], [37.0, 48.0, 5.0]],
                    mouth_lift: 1.2,
                    whiskers: true,
                    ..NO_HEAD
                },
                colour: |p| p.fur,
                belly: cream,
                eyes: brown,
                ..WOLF
            };
            &HARE
        }
        Species::Sheep => {
            static SHEEP: Plan = Plan {
                tall: 100.0,
                body: &[[-40.0, 66.0, 25.0], [-14.0, 68.0, 29.0], [16.0, 68.0, 28.0], [32.0, 70.0, 23.0]],
                neck: &[[34.0, 76.0, 18.0], [46.0, 86.0, 14.0]],
                tail: &[[-62.0, 70.0, 7.0], [-68.0, 62.0, 5.0]],
                fore: Some(Leg {
                    at: [26.0, 58.0, 10.0],
                    foot: 4.0,
                    bones: [16.0, 22.0, 14.0, 4.0],
                    radii: [13.0, 7.0, 4.2, 3.6, 3.6],
                    stand: [-24.0, 4.0, 0.0, 18.0],
                    end: End::Hoof,
                    inward: 1.0,
                }),
                hind: Leg {
                    at: [-36.0, 60.0, 10.0],
                    foot: 4.0,
                    bones: [18.0, 24.0, 18.0, 4.0],
                    radii: [16.0, 8.0, 4.4, 3.6, 3.6],
                    stand: [20.0, -28.0, 4.0, 16.0],
                    end: End::Hoof,
                    inward: 1.0,
                },
                fur: 4.0,
                head: Head {
                    skull: &[[52.0, 92.0, 12.0], [64.0, 86.0, 10.0], [74.0, 79.0, 7.0]],
                    snout: &[[60.0, 87.0, 10.0], [75.0, 78.0, 6.6]],
                    snout_colour: Some(|_| lch(0.34, 0.02, 50.0)),
                    nose: [80.0, 80.0, 1.6],
                    ear: [48.0, 96.0, 10.0, 12.0, 5.0, -8.0],
                    ear_hangs: true,
                    eye: [64.0, 93.0, 8.5, 3.0],
                    mouth: [[80.0, 75.0, 1.0], [74.0, 73.0, 4.0], [69.0, 75.0, 6.0]],
                    mouth_lift: 1.6,
                    ..NO_HEAD
                },
                colour: |p| p.cream,
                belly: |p| p.cream.dim(0.9),
                eyes: amber,
                ..PIG
            };
            &SHEEP
        }
        Species::Goat => {
            static GOAT: Plan = Plan {
                tall: 132.0,
                body: &[[-40.0, 78.0, 18.0], [-14.0, 78.0, 20.0], [14.0, 78.0, 20.0], [32.0, 82.0, 17.0]],
                neck: &[[32.0, 86.0, 15.0], [46.0, 104.0, 11.0], [54.0, 118.0, 10.0]],
                tail: &[[-56.0, 88.0, 4.0], [-62.0, 98.0, 3.0]],
                fore: Some(Leg {
                    at: [28.0, 76.0, 9.0],
                    foot: 4.0,
                    bones: [22.0, 28.0, 20.0, 5.0],
                    radii: [12.0, 7.0, 4.4, 3.6, 3.8],
                    stand: [-30.0, 4.0, 0.0, 20.0],
                    end: End::Hoof,
                    inward: 1.0,
                }),
                hind: Leg {
                    at: [-38.0, 78.0, 9.0],
                    foot: 4.0,
                    bones: [26.0, 30.0, 24.0, 5.0],
                    radii: [15.0, 9.0, 4.6, 3.6, 3.8],
                    stand: [24.0, -32.0, 6.0, 18.0],
                    end: End::Hoof,
                    inward: 1.0,
                },
                fur: 1.8,
                head: Head {
                    skull: &[[56.0, 122.0, 11.0], [68.0, 114.0, 8.6], [80.0, 104.0, 6.2]],
                    snout: &[[76.0, 105.0, 5.8], [82.0, 101.0, 5.4]],
                    nose: [86.0, 104.0, 2.0],
                    ear: [51.0, 124.0, 9.0, 16.0, 5.0, -8.0],
                    ear_hangs: true,
                    eye: [66.0, 121.0, 7.0, 3.1],
                    mouth: [[86.0, 99.0, 1.0], [80.0, 97.0, 4.0], [74.0, 99.0, 5.0]],
                    mouth_lift: 1.6,
                    horns: &[
                        &[
                            [55.0, 131.0, 4.0, 4.4],
                            [46.0, 150.0, 7.0, 3.6],
                            [32.0, 160.0, 10.0, 2.2],
                            [22.0, 158.0, 12.0, 1.0],
                        ],
                        &[[80.0, 97.0, 0.0, 4.0], [79.0, 84.0, 0.0, 1.0]],
                    ],
                    ..NO_HEAD
                },
                colour: |p| p.white.mix(p.fur, 0.3),
                belly: cream,
                eyes: amber,
                ..STAG
            };
            &GOAT
        }
        Species::Cow => {
            static COW: Plan = Plan {
                tall: 138.0,
                body: &[[-56.0, 92.0, 26.0], [-20.0, 88.0, 30.0], [18.0, 88.0, 30.0], [40.0, 94.0, 26.0]],
                neck: &[[42.0, 98.0, 22.0], [62.0, 108.0, 16.0]],
                tail: &[[-80.0, 104.0, 3.0], [-88.0, 80.0, 2.6], [-88.0, 50.0, 2.4], [-88.0, 40.0, 5.0]],
                tail_colour: None,
                fore: Some(Leg {
                    at: [38.0, 86.0, 13.0],
                    foot: 6.0,
                    bones: [26.0, 32.0, 22.0, 6.0],
                    radii: [18.0, 11.0, 7.0, 5.6, 6.0],
                    stand: [-26.0, 4.0, 0.0, 20.0],
                    end: End::Hoof,
                    inward: 1.0,
                }),
                hind: Leg {
                    at: [-54.0, 90.0, 14.0],
                    foot: 6.0,
                    bones: [32.0, 34.0, 26.0, 6.0],
                    radii: [23.0, 13.0, 7.4, 5.6, 6.0],
                    stand: [22.0, -32.0, 6.0, 20.0],
                    end: End::Hoof,
                    inward: 1.0,
                },
                stride: 0.8,
                fur: 0.6,
                head: Head {
                    skull: &[[68.0, 116.0, 15.0], [82.0, 106.0, 12.0], [96.0, 94.0, 10.0]],
                    snout: &[[92.0, 95.0, 10.0], [101.0, 90.0, 9.0]],
                    snout_colour: Some(|p| p.pink.mix(p.wood, 0.3)),
                    nose: [107.0, 95.0, 2.0],
                    ear: [60.0, 122.0, 13.0, 14.0, 6.0, -12.0],
                    eye: [79.0, 117.0, 10.5, 3.8],
                    mouth: [[107.0, 86.0, 2.0], [98.0, 83.0, 7.0], [91.0, 86.0, 9.0]],
                    horns: &[&[[62.0, 129.0, 8.0, 4.0], [60.0, 140.0, 17.0, 3.2], [68.0, 150.0, 20.0, 1.2]]],
                    ..NO_HEAD
                },
                colour: |p| lch(0.58, 0.08, 50.0).mix(p.fog, 0.1),
                belly: cream,
                eyes: brown,
                ..HORSE
            };
            &COW
        }
        Species::Donkey => {
            static DONKEY: Plan = Plan {
                tail: &[[-68.0, 116.0, 3.4], [-78.0, 96.0, 3.0], [-80.0, 66.0, 5.0]],
                tail_colour: None,
                head: Head {
                    ear: [60.0, 170.0, 6.0, 36.0, 6.0, -8.0],
                    mane: Some([46.0, 146.0, 11.0]),
                    snout_colour: Some(|p| p.white.mix(p.grey, 0.3)),
                    ..HORSE.head
                },
                colour: |p| p.grey.mix(p.fur, 0.3),
                belly: cream,
                fur: 1.0,
                ..HORSE
            };
            &DONKEY
        }
        Species::Doe => {
            static DOE: Plan = Plan {
                head: Head { horns: &[], ear: [50.0, 158.0, 9.0, 22.0, 6.0, -12.0], ..STAG.head },
                ..STAG
            };
            &DOE
        }
        Species::Camel => {
            static CAMEL: Plan = Plan {
                tall: 164.0,
                body: &[[-46.0, 112.0, 19.0], [-20.0, 112.0, 23.0], [12.0, 110.0, 23.0], [36.0, 112.0, 20.0]],
                hump: &[[-26.0, 130.0, 10.0], [-8.0, 142.0, 15.0], [10.0, 130.0, 10.0]],
                neck: &[
                    [38.0, 108.0, 17.0],
                    [58.0, 98.0, 12.5],
                    [76.0, 108.0, 10.5],
                    [84.0, 134.0, 9.0],
                    [86.0, 150.0, 9.0],
                ],
                tail: &[[-62.0, 118.0, 3.4], [-70.0, 100.0, 2.6], [-71.0, 82.0, 4.0]],
                fore: Some(Leg {
                    at: [32.0, 108.0, 10.0],
                    foot: 5.0,
                    bones: [28.0, 42.0, 34.0, 4.0],
                    radii: [14.0, 9.5, 6.6, 4.6, 5.0],
                    stand: [-28.0, 3.0, 0.0, 20.0],
                    end: End::Pad,
                    inward: 1.0,
                }),
                hind: Leg {
                    at: [-44.0, 110.0, 11.0],
                    foot: 5.0,
                    bones: [38.0, 42.0, 34.0, 4.0],
                    radii: [16.0, 10.0, 6.0, 4.6, 5.0],
                    stand: [18.0, -26.0, 4.0, 20.0],
                    end: End::Pad,
                    inward: 1.0,
                },
                paces: true,
                head: Head {
                    skull: &[
                        [88.0, 152.0, 10.0],
                        [100.0, 150.0, 8.0],
                        [112.0, 145.0, 7.4],
                        [116.0, 142.0, 6.4],
                    ],
                    snout: &[[112.0, 142.0, 6.2], [117.0, 140.0, 5.6]],
                    nose: [121.0, 146.0, 1.3],
                    ear: [84.0, 160.0, 6.0, 9.0, 4.0, -4.0],
                    eye: [95.0, 156.0, 7.0, 3.2],
                    mouth: [[121.0, 139.0, 1.0], [112.0, 136.0, 6.0], [104.0, 139.0, 7.0]],
                    mouth_lift: 2.0,
                    ..NO_HEAD
                },
                colour: |p| lch(0.74, 0.09, 76.0).mix(p.fog, 0.1),
                belly: cream,
                ..STAG
            };
            &CAMEL
        }
        Species::Elephant => {
            static ELEPHANT: Plan = Plan {
                tall: 150.0,
                body: &[[-50.0, 92.0, 38.0], [-12.0, 94.0, 44.0], [28.0, 96.0, 40.0]],
                neck: &[[38.0, 102.0, 34.0], [58.0, 112.0, 28.0]],
                tail: &[[-86.0, 100.0, 3.0], [-94.0, 80.0, 2.4], [-94.0, 60.0, 4.0]],
                fore: Some(Leg {
                    at: [32.0, 84.0, 20.0],
                    foot: 12.0,
                    bones: [28.0, 28.0, 14.0, 3.0],
                    radii: [22.0, 17.0, 14.0, 13.0, 13.0],
                    stand: [-12.0, 4.0, 0.0, 0.0],
                    end: End::Stump,
                    inward: 0.5,
                }),
                hind: Leg {
                    at: [-48.0, 84.0, 20.0],
                    foot: 12.0,
                    bones: [28.0, 28.0, 14.0, 3.0],
                    radii: [30.0, 20.0, 15.0, 13.0, 13.0],
                    stand: [14.0, -14.0, 0.0, 0.0],
                    end: End::Stump,
                    inward: 0.5,
                },
                gait: SLOW,
                stride: 0.7,
                fur: 0.0,
                head: Head {
                    skull: &[[66.0, 122.0, 27.0], [80.0, 112.0, 21.0]],
                    snout: &[[84.0, 100.0, 12.0], [90.0, 96.0, 10.0]],
                    snout_colour: Some(|p| p.grey),
                    nose: [94.0, 102.0, 0.0],
                    ear: [60.0, 120.0, 24.0, 1.0, 1.0, 0.0],
                    ear_wide: 44.0,
                    eye: [84.0, 122.0, 16.0, 3.8],
                    mouth: [[92.0, 86.0, 8.0], [86.0, 84.0, 10.0], [80.0, 88.0, 12.0]],
                    horns: &[&[[90.0, 98.0, 9.0, 4.4], [100.0, 86.0, 12.0, 3.6], [114.0, 84.0, 13.0, 1.2]]],
                    trunk: true,
                    ..NO_HEAD
                },
                colour: |p| p.grey,
                belly: |p| p.grey.lighter(0.06),
                eyes: brown,
                ..WOLF
            };
            &ELEPHANT
        }
        Species::Crocodile => {
            static CROCODILE: Plan = Plan {
                tall: 62.0,
                body: &[[-60.0, 26.0, 14.0], [-24.0, 28.0, 19.0], [14.0, 28.0, 19.0], [38.0, 28.0, 15.0]],
                neck: &[[38.0, 30.0, 14.0], [56.0, 34.0, 12.0]],
                tail: &[[-70.0, 26.0, 12.0], [-104.0, 20.0, 8.0], [-136.0, 12.0, 5.0], [-164.0, 14.0, 1.5]],
                fore: Some(Leg {
                    at: [32.0, 24.0, 15.0],
                    foot: 4.0,
                    bones: [11.0, 11.0, 3.0, 1.0],
                    radii: [8.0, 6.0, 5.0, 4.6, 4.6],
                    stand: [20.0, -20.0, 10.0, 30.0],
                    end: End::Paw,
                    inward: -1.0,
                }),
                hind: Leg {
                    at: [-46.0, 24.0, 15.0],
                    foot: 4.0,
                    bones: [12.0, 12.0, 3.0, 1.0],
                    radii: [10.0, 7.0, 5.0, 4.6, 4.6],
                    stand: [28.0, -30.0, 10.0, 30.0],
                    end: End::Paw,
                    inward: -1.0,
                },
                gait: SLOW,
                stride: 1.0,
                fur: 0.0,
                head: Head {
                    skull: &[[62.0, 38.0, 13.0], [82.0, 36.0, 8.4], [112.0, 36.0, 6.6]],
                    snout: &[[70.0, 29.0, 7.0], [110.0, 29.0, 5.0]],
                    nose: [116.0, 41.0, 2.2],
                    ear: [0.0; 6],
                    eye: [66.0, 51.0, 7.0, 4.4],
                    mouth: [[117.0, 33.0, 2.0], [92.0, 31.0, 6.0], [70.0, 33.0, 9.0]],
                    mouth_lift: 4.0,
                    horns: &[
                        &[[66.0, 50.0, 6.0, 6.4], [64.0, 49.0, 6.0, 6.0]],
                        &[[84.0, 31.0, 6.0, 1.8], [84.0, 26.0, 6.0, 0.4]],
                        &[[98.0, 31.0, 5.0, 1.8], [98.0, 26.0, 5.0, 0.4]],
                        &[[110.0, 31.0, 4.0, 1.6], [110.0, 26.0, 4.0, 0.4]],
                    ],
                    ..NO_HEAD
                },
                colour: |p| lch(0.52, 0.09, 132.0).mix(p.fog, 0.1),
                belly: |p| lch(0.78, 0.07, 110.0).mix(p.fog, 0.1),
                eyes: amber,
                ..WOLF
            };
            &CROCODILE
        }
        Species::Tortoise => {
            static TORTOISE: Plan = Plan {
                tall: 60.0,
                body: &[[-26.0, 26.0, 15.0], [0.0, 25.0, 16.0], [26.0, 26.0, 14.0]],
                neck: &[[28.0, 26.0, 10.0], [44.0, 32.0, 8.0], [52.0, 38.0, 8.0]],
                tail: &[[-44.0, 20.0, 4.0], [-54.0, 14.0, 1.5]],
                fore: Some(Leg {
                    at: [28.0, 22.0, 20.0],
                    foot: 7.0,
                    bones: [12.0, 10.0, 2.0, 1.0],
                    radii: [9.0, 8.5, 8.0, 7.5, 7.0],
                    stand: [20.0, -16.0, 0.0, 0.0],
                    end: End::Stump,
                    inward: -1.0,
                }),
                hind: Leg {
                    at: [-26.0, 22.0, 20.0],
                    foot: 7.0,
                    bones: [12.0, 10.0, 2.0, 1.0],
                    radii: [9.5, 8.5, 8.0, 7.5, 7.0],
                    stand: [-16.0, 12.0, 0.0, 0.0],
                    end: End::Stump,
                    inward: -1.0,
                },
                gait: SLOW,
                shell: true,
                fur: 0.0,
                head: Head {
                    skull: &[[52.0, 38.0, 8.5], [60.0, 38.0, 7.0], [65.0, 36.0, 5.5]],
                    snout: &[[60.0, 34.0, 5.0], [65.0, 33.0, 4.0]],
                    nose: [69.0, 37.0, 0.8],
                    eye: [60.0, 42.0, 5.5, 2.6],
                    mouth: [[69.0, 34.0, 1.0], [63.0, 32.0, 5.0], [58.0, 34.0, 6.5]],
                    mouth_lift: 1.4,
                    ..NO_HEAD
                },
                colour: |p| p.leaf.mix(lch(0.64, 0.08, 118.0), 0.6),
                belly: |p| lch(0.74, 0.08, 105.0).mix(p.fog, 0.1),
                eyes: brown,
                ..WOLF
            };
            &TORTOISE
        }
        Species::Duck => {
            static DUCK: Plan = Plan {
                tall: 80.0,
                neck: &[[18.0, 52.0, 12.0], [25.0, 62.0, 8.0], [28.0, 70.0, 8.0]],
                head: Head {
                    skull: &[[30.0, 72.0, 10.5], [34.0, 72.0, 10.0]],
                    snout: &[[38.0, 71.0, 6.0], [40.0, 71.0, 5.6]],
                    nose: [43.0, 70.0, 0.0],
                    eye: [36.0, 76.0, 7.0, 3.2],
                    beak: 15.0,
                    ..BIRD_PLAN.head
                },
                colour: |p| p.gold.mix(p.cream, 0.35),
                belly: cream,
                ..BIRD_PLAN
            };
            &DUCK
        }
        Species::Hen => {
            static HEN: Plan = Plan {
                tall: 82.0,
                body: &[[-36.0, 62.0, 8.0], [-24.0, 50.0, 15.0], [-4.0, 44.0, 22.0], [14.0, 48.0, 17.0]],
                neck: &[[16.0, 54.0, 14.0], [24.0, 66.0, 9.0], [27.0, 72.0, 8.0]],
                tail: &[[-34.0, 60.0, 9.0], [-46.0, 76.0, 7.0], [-52.0, 88.0, 3.0]],
                head: Head {
                    skull: &[[28.0, 74.0, 9.0], [31.0, 74.0, 8.4]],
                    snout: &[[34.0, 73.0, 5.0], [35.0, 73.0, 5.0]],
                    nose: [38.0, 74.0, 0.0],
                    eye: [33.0, 77.0, 6.0, 2.8],
                    beak: 11.0,
                    comb: true,
                    ..BIRD_PLAN.head
                },
                colour: |p| lch(0.58, 0.12, 46.0).mix(p.fog, 0.08),
                belly: cream,
                ..BIRD_PLAN
            };
            &HEN
        }
        Species::Crow => {
            static CROW: Plan = Plan {
                tall: 78.0,
                neck: &[[18.0, 52.0, 13.0], [26.0, 62.0, 10.0]],
                tail: &[[-40.0, 48.0, 8.0], [-66.0, 42.0, 5.0]],
                head: Head {
                    skull: &[[29.0, 68.0, 11.0], [33.0, 68.0, 10.0]],
                    snout: &[[37.0, 67.0, 5.0], [38.0, 67.0, 5.0]],
                    nose: [41.0, 67.0, 0.0],
                    eye: [35.0, 71.0, 7.0, 3.0],
                    beak: 18.0,
                    ..BIRD_PLAN.head
                },
                colour: |p| p.black.mix(p.dark, 0.4),
                belly: |p| p.dark,
                eyes: |p| p.gold,
                ..BIRD_PLAN
            };
            &CROW
        }
    }
}
