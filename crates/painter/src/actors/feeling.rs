//! What a face says: brows, lids, gaze and mouth apart from each other. Pairs are left and right as seen.

/// The settings of a face. Ten feelings come from one table; a face may differ from its feeling in any of them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mien {
    /// Height of the brows, in eye radii.
    pub brow: [f32; 2],
    /// Slant of the brows in degrees; + lifts the inner end.
    pub slant: [f32; 2],
    /// The upper lids: 0 open, 0.5 half, 1 shut, below 0 wide open.
    pub upper: [f32; 2],
    /// The lower lids.
    pub lower: [f32; 2],
    /// Where the eyes look, as shares of their play: to the right, down.
    pub gaze: [f32; 2],
    /// Size of the pupils.
    pub pupil: f32,
    /// The mouth's curve: 1 laughs, −1 weeps.
    pub curve: f32,
    /// How far it is open.
    pub open: f32,
    /// One corner higher; + the right one.
    pub skew: f32,
    /// Its width.
    pub wide: f32,
    /// Colour in the cheeks.
    pub cheek: f32,
    /// The head's tilt in degrees.
    pub tilt: f32,
    /// The head turned: −1 left … 1 right.
    pub turn: f32,
    /// The head lowered: −1 up … 1 down.
    pub nod: f32,
    /// A tear on the cheek.
    pub tear: bool,
    /// The tongue shows.
    pub tongue: bool,
}

/// Ten plain feelings and four mixed ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Feeling {
    Joy,
    Sorrow,
    Mischief,
    Awe,
    Fear,
    Tenderness,
    Shame,
    Greed,
    Calm,
    Suspicion,
    /// Eyes shut, a small smile.
    Asleep,
    /// Eyes shut, chin up, mouth down.
    Offended,
    /// Mouth up, brows up in the middle.
    Brave,
    /// Brows low, teeth bared.
    Fury,
}

impl Feeling {
    /// All there are.
    pub const ALL: [Self; 14] = [
        Self::Joy,
        Self::Sorrow,
        Self::Mischief,
        Self::Awe,
        Self::Fear,
        Self::Tenderness,
        Self::Shame,
        Self::Greed,
        Self::Calm,
        Self::Suspicion,
        Self::Asleep,
        Self::Offended,
        Self::Brave,
        Self::Fury,
    ];

    /// The face it makes.
    pub fn mien(self) -> Mien {
        let both = |v: f32| [v, v];
        let calm = Mien {
            brow: both(0.0),
            slant: both(0.0),
            upper: both(0.12),
            lower: both(0.04),
            gaze: [0.0, 0.05],
            pupil: 1.05,
            curve: 0.28,
            open: 0.0,
            skew: 0.0,
            wide: 0.8,
            cheek: 0.25,
            tilt: 0.0,
            turn: 0.0,
            nod: 0.0,
            tear: false,
            tongue: false,
        };
        match self {
            Self::Calm => calm,
            Self::Joy => Mien {
                brow: both(0.35),
                slant: both(6.0),
                upper: both(0.08),
                lower: both(0.3),
                gaze: [0.0, -0.05],
                pupil: 1.15,
                curve: 1.0,
                open: 0.75,
                wide: 1.2,
                cheek: 1.0,
                tilt: 6.0,
                nod: -0.1,
                ..calm
            },
            Self::Sorrow => Mien {
                brow: both(0.3),
                slant: both(19.0),
                upper: both(0.22),
                lower: both(0.08),
                gaze: [-0.1, 0.45],
                curve: -1.0,
                wide: 0.75,
                cheek: 0.1,
                tilt: -9.0,
                turn: -0.1,
                nod: 0.5,
                ..calm
            },
            Self::Mischief => Mien {
                brow: [-0.3, 0.65],
                slant: [-22.0, -4.0],
                upper: [0.26, 0.1],
                lower: [0.3, 0.2],
                gaze: [0.6, 0.05],
                pupil: 0.95,
                curve: 0.8,
                open: 0.14,
                skew: 0.8,
                wide: 1.15,
                cheek: 0.6,
                tilt: 9.0,
                turn: -0.15,
                nod: 0.1,
                ..calm
            },
            Self::Awe => Mien {
                brow: both(0.95),
                slant: both(9.0),
                upper: both(-0.06),
                lower: both(0.0),
                gaze: [0.0, -0.4],
                pupil: 1.2,
                curve: 0.1,
                open: 0.85,
                wide: 0.6,
                cheek: 0.4,
                tilt: 3.0,
                turn: 0.1,
                nod: -0.55,
                ..calm
            },
            Self::Fear => Mien {
                brow: both(0.7),
                slant: both(17.0),
                upper: both(-0.1),
                lower: both(-0.05),
                gaze: [0.3, 0.0],
                pupil: 0.5,
                curve: -0.7,
                open: 0.45,
                skew: 0.1,
                wide: 0.95,
                cheek: 0.0,
                tilt: -5.0,
                turn: 0.2,
                nod: 0.1,
                ..calm
            },
            Self::Tenderness => Mien {
                brow: both(0.25),
                slant: both(5.0),
                upper: both(0.22),
                lower: both(0.2),
                gaze: [0.15, 0.35],
                pupil: 1.25,
                curve: 0.9,
                wide: 0.85,
                cheek: 1.1,
                tilt: 14.0,
                turn: 0.15,
                nod: 0.3,
                ..calm
            },
            Self::Shame => Mien {
                brow: both(0.05),
                slant: [13.0, 9.0],
                upper: both(0.42),
                lower: both(0.15),
                gaze: [-0.5, 0.8],
                pupil: 0.95,
                curve: -0.3,
                skew: -0.3,
                wide: 0.55,
                cheek: 2.2,
                tilt: 11.0,
                turn: -0.4,
                nod: 0.8,
                ..calm
            },
            Self::Greed => Mien {
                brow: [-0.2, 0.15],
                slant: [-20.0, -13.0],
                upper: both(-0.04),
                lower: both(0.2),
                gaze: [0.0, 0.3],
                pupil: 1.35,
                curve: 0.85,
                open: 0.6,
                skew: 0.25,
                wide: 1.3,
                cheek: 0.5,
                tilt: -3.0,
                nod: 0.4,
                tongue: true,
                ..calm
            },
            Self::Suspicion => Mien {
                brow: [-0.4, 0.5],
                slant: [-18.0, -5.0],
                upper: [0.36, 0.14],
                lower: [0.34, 0.18],
                gaze: [0.75, 0.0],
                pupil: 0.85,
                curve: -0.3,
                skew: -0.4,
                wide: 0.7,
                cheek: 0.0,
                tilt: -7.0,
                turn: -0.35,
                nod: 0.05,
                ..calm
            },
            Self::Asleep => {
                Mien { brow: both(0.1), slant: both(8.0), upper: both(1.0), cheek: 0.6, tilt: 8.0, ..calm }
            }
            Self::Offended => Mien {
                brow: both(0.45),
                slant: both(-8.0),
                upper: both(1.0),
                curve: -0.75,
                wide: 0.65,
                cheek: 0.5,
                tilt: -6.0,
                nod: -0.6,
                ..calm
            },
            Self::Brave => Mien {
                brow: both(0.4),
                slant: both(12.0),
                upper: both(0.06),
                lower: both(0.24),
                pupil: 1.2,
                curve: 0.7,
                wide: 0.9,
                cheek: 0.6,
                ..calm
            },
            Self::Fury => Mien {
                brow: both(-0.45),
                slant: both(-26.0),
                upper: both(0.2),
                lower: both(0.28),
                pupil: 0.6,
                curve: -0.6,
                open: 0.4,
                wide: 1.15,
                cheek: 0.8,
                nod: 0.2,
                ..calm
            },
        }
    }
}

impl Mien {
    /// The head turned and the eyes with it: to the right if positive.
    pub fn facing(self, turn: f32) -> Self {
        Self { turn, gaze: [turn * 0.62, self.gaze[1]], ..self }
    }

    /// The eyes look there, the head stays.
    pub fn glancing(self, x: f32, y: f32) -> Self {
        Self { gaze: [x, y], ..self }
    }

    /// The head lowered (or raised, if negative).
    pub fn nodding(self, nod: f32) -> Self {
        Self { nod, ..self }
    }

    /// The head tilted.
    pub fn tilted(self, tilt: f32) -> Self {
        Self { tilt, ..self }
    }

    /// With a tear: where the story has one, no feeling brings it by itself.
    pub fn weeping(self) -> Self {
        Self { tear: true, ..self }
    }

    /// The eyes shut.
    pub fn shut(self) -> Self {
        Self { upper: [1.0, 1.0], ..self }
    }
}
