//! What a scene is made of, as data. Lengths are in canvas units (the canvas is 800 × 1200); the engine scales them.

use crate::colour::Colour;
use crate::geometry::{Path, Point};

/// How paint meets what is below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Blend {
    /// Covers it.
    #[default]
    Normal,
    /// Adds light.
    Screen,
    /// Takes light away.
    Multiply,
}

/// One step of painting.
#[derive(Debug, Clone)]
pub enum Op {
    /// Fills the layer with a sky.
    Sky(Sky),
    /// A shape with form: shaded from its own mask.
    Part(Box<Part>),
    /// Mirrors what is above a line.
    Water(Water),
    /// A bank of fog.
    Fog(Fog),
    /// A light in the air.
    Glow(Glow),
    /// Beams from a point.
    Rays(Rays),
    /// A heap of cloud.
    Cloud(Cloud),
    /// Many thin strokes: grass, rain, leaves.
    Strokes(Strokes),
    /// Many dots: stars, snow, blossom.
    Dots(Dots),
    /// Starts a layer.
    Push,
    /// Ends a layer and lays it on the one below.
    Pop(Box<Group>),
    /// Where the eye should rest: finer brush there.
    Focus(Focus),
}

/// A sky: gradient, clouds, and the glow around the key light.
#[derive(Debug, Clone)]
pub struct Sky {
    /// Colours at heights 0 (top) … 1 (bottom).
    pub stops: Vec<(f32, Colour)>,
    /// The glow's colour.
    pub glow: Colour,
    /// The glow's strength.
    pub glow_strength: f32,
    /// The glow's reach.
    pub glow_radius: f32,
    /// How much cloud, 0…1.
    pub clouds: f32,
    /// Lit cloud.
    pub cloud_light: Colour,
    /// Shaded cloud.
    pub cloud_dark: Colour,
    /// Cloud size; larger numbers make smaller clouds.
    pub cloud_scale: f32,
    /// How far the sky is stirred around the light.
    pub swirl: f32,
}

/// A shape with form.
#[derive(Debug, Clone)]
pub struct Part {
    /// The outline.
    pub path: Path,
    /// If > 0 the outline is stroked with this width, not filled.
    pub stroke: f32,
    /// Overlapping outlines cut holes.
    pub even_odd: bool,
    /// Tones from deep shadow to bright light.
    pub ramp: [[f32; 3]; 5],
    /// A second colour to go over to, and the line along which it does.
    pub ramp2: Option<([[f32; 3]; 5], [Point; 2])>,
    /// How far the shape swells; 0 is flat.
    pub inflate: f32,
    /// Wobble of the edge.
    pub rough: f32,
    /// Hair length, direction in radians, hair width.
    pub fur: Option<[f32; 3]>,
    /// Strength of the painted texture.
    pub texture: f32,
    /// Its direction, radians.
    pub texture_angle: f32,
    /// Strength of the rim light.
    pub rim: f32,
    /// Its width.
    pub rim_width: f32,
    /// Strength of the contact shadow.
    pub shadow: f32,
    /// Its reach.
    pub shadow_radius: f32,
    /// Opacity.
    pub alpha: f32,
    /// Only where the layer already has paint.
    pub atop: bool,
    /// Blur of the edge.
    pub soft: f32,
    /// Steps in the shading, 0…1.
    pub posterise: f32,
    /// How it meets what is below.
    pub blend: Blend,
    /// Lighter or darker as a whole.
    pub bias: f32,
    /// Dry brush: holes along the texture, 0…1.
    pub dry: f32,
    /// Fades out from the first point to the second.
    pub fade: Option<[Point; 2]>,
    /// Brush marks that follow the form.
    pub hatch: Option<Hatch>,
}

impl Part {
    /// Whether it is a solid form with hardly any grain: skin, above all. Whoever draws it leaves it nearly bare.
    pub fn is_smooth(&self) -> bool {
        self.inflate > 0.0 && self.texture < 0.07
    }
}

/// Brush marks that follow the form.
#[derive(Debug, Clone, Copy)]
pub struct Hatch {
    /// How many: 1 covers the shape about once.
    pub density: f32,
    /// Length of a mark.
    pub length: f32,
    /// Width of a mark.
    pub width: f32,
    /// Direction in radians; along the form if none.
    pub angle: Option<f32>,
    /// How much their tones differ.
    pub jitter: f32,
}

/// Water that mirrors what is above `top`.
#[derive(Debug, Clone)]
pub struct Water {
    /// The far shore.
    pub top: f32,
    /// Where the water ends.
    pub bottom: f32,
    /// Deep water.
    pub deep: Colour,
    /// Shallow water.
    pub shallow: Colour,
    /// How much it mirrors.
    pub mirror: f32,
    /// Where the light's path lies.
    pub glitter_x: f32,
    /// Its width.
    pub glitter_width: f32,
    /// Its strength; 0 for none.
    pub glitter: f32,
    /// Its colour.
    pub glitter_colour: Colour,
    /// Size of the waves.
    pub rough: f32,
    /// Strength of the crests.
    pub crests: f32,
}

/// A bank of fog across the layer.
#[derive(Debug, Clone)]
pub struct Fog {
    /// The middle of the bank.
    pub y: f32,
    /// How deep it is.
    pub height: f32,
    /// Its colour.
    pub colour: Colour,
    /// Strength.
    pub alpha: f32,
    /// How far it rises, as a share of `height`.
    pub rise: f32,
}

/// A light in the air.
#[derive(Debug, Clone)]
pub struct Glow {
    /// The middle.
    pub at: Point,
    /// Reach.
    pub radius: f32,
    /// Its colour.
    pub colour: Colour,
    /// Strength.
    pub alpha: f32,
    /// How quickly it falls off.
    pub falloff: f32,
    /// Height as a share of the width.
    pub squash: f32,
}

/// Beams from a point.
#[derive(Debug, Clone)]
pub struct Rays {
    /// Where they come from.
    pub at: Point,
    /// Reach.
    pub radius: f32,
    /// Their colour.
    pub colour: Colour,
    /// Strength.
    pub alpha: f32,
    /// From this angle to that one (radians); all around if none.
    pub between: Option<[f32; 2]>,
    /// How many.
    pub frequency: f32,
}

/// A heap of cloud: balls that melt into each other.
#[derive(Debug, Clone)]
pub struct Cloud {
    /// Middle, radius, height above the picture plane.
    pub puffs: Vec<Puff>,
    /// In light.
    pub lit: Colour,
    /// In between.
    pub mid: Colour,
    /// In shade.
    pub shade: Colour,
    /// Opacity.
    pub alpha: f32,
    /// How torn the edges are.
    pub warp: f32,
    /// It fades out downward from this y on …
    pub fade_y: f32,
    /// … over this height.
    pub fade_height: f32,
    /// Top and bottom for the shading.
    pub span: [f32; 2],
}

/// A ball of cloud.
#[derive(Debug, Clone, Copy)]
pub struct Puff {
    /// The middle.
    pub at: Point,
    /// Its size.
    pub radius: f32,
    /// How near it is; nearer ones cover.
    pub near: f32,
}

/// Many thin strokes.
#[derive(Debug, Clone, Default)]
pub struct Strokes {
    /// The strokes.
    pub list: Vec<Stroke>,
    /// Only where the layer already has paint.
    pub atop: bool,
    /// How they meet what is below.
    pub blend: Blend,
    /// Leaf-shaped instead of tapering.
    pub leaf: bool,
}

/// A thin stroke, bent once.
#[derive(Debug, Clone, Copy)]
pub struct Stroke {
    /// Start, bend, end.
    pub points: [Point; 3],
    /// Width at the start and at the end.
    pub widths: [f32; 2],
    /// Its colour.
    pub colour: Colour,
    /// Opacity.
    pub alpha: f32,
}

/// Many dots.
#[derive(Debug, Clone, Default)]
pub struct Dots {
    /// The dots.
    pub list: Vec<Dot>,
    /// Only where the layer already has paint.
    pub atop: bool,
    /// How they meet what is below.
    pub blend: Blend,
}

/// A dot.
#[derive(Debug, Clone, Copy)]
pub struct Dot {
    /// The middle.
    pub at: Point,
    /// Its size.
    pub radius: f32,
    /// Its colour.
    pub colour: Colour,
    /// Opacity.
    pub alpha: f32,
    /// 0 for a hard edge; larger numbers fall off more quickly.
    pub soft: f32,
}

/// A shadow thrown on the ground.
#[derive(Debug, Clone, Copy)]
pub struct Cast {
    /// Where the thing stands.
    pub y: f32,
    /// Sideways drift.
    pub lean: f32,
    /// Length as a share of the thing's height.
    pub length: f32,
    /// Its colour.
    pub colour: Colour,
    /// Strength.
    pub alpha: f32,
    /// Blur.
    pub blur: f32,
    /// It is gone after this many units.
    pub reach: f32,
}

/// How a layer is laid on the one below. See [`Group::new`].
#[derive(Debug, Clone)]
pub struct Group {
    /// Opacity.
    pub alpha: f32,
    /// How far the layer is gone into the fog.
    pub fog: f32,
    /// The fog's colour; the palette's if none.
    pub fog_colour: Option<Colour>,
    /// More fog from the first y to the second, up to the third number.
    pub fog_y: Option<[f32; 3]>,
    /// Blur.
    pub blur: f32,
    /// Only inside this outline.
    pub clip: Option<Path>,
    /// Blur of the clip's edge.
    pub clip_soft: f32,
    /// Mirrored below this y.
    pub flip: Option<f32>,
    /// How much the mirror image trembles.
    pub ripple: f32,
    /// How it meets what is below.
    pub blend: Blend,
    /// A shadow thrown on the ground.
    pub cast: Option<Cast>,
    /// Torn edges.
    pub displace: f32,
    /// Tinted.
    pub multiply: Option<Colour>,
    /// A shine around it: colour, strength, reach.
    pub halo: Option<(Colour, f32, f32)>,
    /// A line around it: colour, strength, width.
    pub outline: Option<(Colour, f32, f32)>,
    /// Only where the layer below has paint.
    pub atop: bool,
    /// Fades out from the first point to the second.
    pub fade: Option<[Point; 2]>,
}

/// Where the eye should rest.
#[derive(Debug, Clone, Copy)]
pub struct Focus {
    /// The middle.
    pub at: Point,
    /// Reach.
    pub radius: f32,
}
