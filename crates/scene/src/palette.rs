//! Palettes: every colour of a card comes from one of these.

use crate::colour::{Colour, lch};

mod recipes;

pub use recipes::RECIPES;

/// Lightness, chroma, hue.
type Lch = (f32, f32, f32);

/// What a palette is made from. The pigments that all palettes share are tinted with its fog.
#[derive(Debug, Clone, Copy)]
pub struct Recipe {
    /// Its name.
    pub id: &'static str,
    /// Sky from top to horizon.
    pub sky: [Lch; 4],
    /// The key light.
    pub light: Lch,
    /// What shadows turn to.
    pub ambient: Lch,
    /// The air between layers.
    pub fog: Lch,
    /// Far, middle and near ground.
    pub ground: [Lch; 3],
    /// The accent for the focus, and a second one.
    pub accents: [Lch; 2],
    /// Deep and shallow water.
    pub water: [Lch; 2],
    /// Leaves.
    pub leaf: Lch,
}

/// The colours to paint with. Local colours are already a little toward the fog.
#[derive(Debug, Clone, Copy)]
pub struct Palette {
    /// Its name.
    pub id: &'static str,
    /// Sky from top to horizon.
    pub sky: [Colour; 4],
    /// The key light.
    pub light: Colour,
    /// What shadows turn to.
    pub ambient: Colour,
    /// The air between layers.
    pub fog: Colour,
    /// Far ground.
    pub far: Colour,
    /// Middle ground.
    pub mid: Colour,
    /// Near ground; dark, except in snow.
    pub near: Colour,
    /// The accent: only at the focus.
    pub accent: Colour,
    /// The second accent.
    pub accent2: Colour,
    /// Deep and shallow water.
    pub water: [Colour; 2],
    /// Leaves.
    pub leaf: Colour,
    /// Warm white: cloth, sails, walls.
    pub cream: Colour,
    /// Light skin.
    pub skin: Colour,
    /// Dark skin.
    pub skin_dark: Colour,
    /// Wood.
    pub wood: Colour,
    /// Dark wood.
    pub wood_dark: Colour,
    /// Gold and brass.
    pub gold: Colour,
    /// Iron and steel.
    pub metal: Colour,
    /// Dark cloth.
    pub dark: Colour,
    /// The darkest tone: eyes, lines.
    pub ink: Colour,
    /// Stone.
    pub stone: Colour,
    /// Red cloth, berries, roofs.
    pub red: Colour,
    /// Brown fur.
    pub fur: Colour,
    /// Fox fur.
    pub fox: Colour,
    /// White fur, snow, feathers.
    pub white: Colour,
    /// Grey hide and fur.
    pub grey: Colour,
    /// Inner ears, blossom.
    pub pink: Colour,
    /// Black fur and feathers.
    pub black: Colour,
    /// Flames and lit windows.
    pub flame: Colour,
    /// Paper.
    pub paper: Colour,
}

impl Recipe {
    /// Mixes the palette.
    pub fn mix(&self) -> Palette {
        let c = |(l, c, h): Lch| lch(l, c, h);
        let fog = c(self.fog);
        let ambient = c(self.ambient);
        let tint = |l, ch, h, t| lch(l, ch, h).mix(fog, t);
        Palette {
            id: self.id,
            sky: self.sky.map(c),
            light: c(self.light),
            ambient,
            fog,
            far: c(self.ground[0]),
            mid: c(self.ground[1]),
            near: c(self.ground[2]),
            accent: c(self.accents[0]),
            accent2: c(self.accents[1]),
            water: self.water.map(c),
            leaf: c(self.leaf),
            cream: tint(0.93, 0.03, 85.0, 0.12),
            skin: tint(0.82, 0.06, 55.0, 0.12),
            skin_dark: tint(0.60, 0.08, 50.0, 0.12),
            wood: tint(0.48, 0.07, 55.0, 0.22),
            wood_dark: tint(0.34, 0.05, 50.0, 0.22),
            gold: tint(0.78, 0.13, 85.0, 0.12),
            metal: tint(0.55, 0.02, 240.0, 0.22),
            dark: ambient.dim(0.8),
            ink: ambient.dim(0.45),
            stone: tint(0.62, 0.02, 80.0, 0.22),
            red: tint(0.56, 0.17, 28.0, 0.1),
            fur: tint(0.66, 0.07, 65.0, 0.22),
            fox: tint(0.65, 0.15, 48.0, 0.1),
            white: tint(0.95, 0.01, 90.0, 0.15),
            grey: tint(0.58, 0.02, 260.0, 0.22),
            pink: tint(0.78, 0.08, 15.0, 0.1),
            black: ambient.dim(0.4),
            flame: lch(0.92, 0.13, 85.0),
            paper: lch(0.94, 0.025, 85.0),
        }
    }
}

impl Palette {
    /// The palette of this name.
    pub fn named(id: &str) -> Option<Self> {
        RECIPES.iter().find(|r| r.id == id).map(Recipe::mix)
    }

    /// Whether the sky is dark: stars show, windows are lit.
    pub fn is_night(&self) -> bool {
        self.sky[0].l < 0.42
    }

    /// Ground colour at a depth: 0 is far, 0.5 middle, 1 near.
    pub fn ground(&self, depth: f32) -> Colour {
        if depth < 0.5 {
            self.far.mix(self.mid, depth * 2.0)
        } else {
            self.mid.mix(self.near, depth * 2.0 - 1.0)
        }
    }

    /// A cloth colour: one of accent, second accent, cream, red, leaf.
    pub fn cloth(&self, n: usize) -> Colour {
        [self.accent, self.accent2, self.cream, self.red, self.leaf][n % 5]
    }

    /// What surfaces turn the light into: from the deepest shadow to the brightest light.
    ///
    /// Mixing light into a complementary dark goes grey, so pigments keep most of their chroma.
    pub fn ramp(&self, colour: Colour) -> [Colour; 5] {
        let chroma = colour.chroma();
        let keep = |x: Colour, share: f32| {
            let c = x.chroma();
            if c < chroma * share && c > 1e-4 { x.saturate(chroma * share / c) } else { x }
        };
        // Dark pigments take less light.
        let take = 1.0 - 0.45 * (0.45 - colour.l).max(0.0) / 0.45;
        [
            keep(colour.dim(0.42).mix(self.ambient, 0.40), 0.55),
            keep(colour.dim(0.70).mix(self.ambient, 0.22), 0.8),
            colour,
            keep(colour.mix(self.light, 0.20 * take).lighter(0.05), 0.95),
            keep(colour.mix(self.light, 0.46 * take).lighter(0.08), 0.8),
        ]
    }
}
