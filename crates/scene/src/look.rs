//! What a shape looks like: colour, form, surface. Built by chaining; what is not said follows from the shape's size.

use super::op::Blend;
use crate::colour::Colour;

/// The look of a part. Any [`Colour`] is a look with everything left to the shape's size.
///
/// ```
/// # use moonhare_scene::{Look, colour::lch};
/// let fur = Look::of(lch(0.66, 0.07, 65.0)).fur(0.7, 90.0, 1.0).rim(0.4);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Look {
    pub(super) colour: Colour,
    pub(super) to: Option<Colour>,
    pub(super) axis: Option<[f32; 4]>,
    pub(super) emissive: bool,
    pub(super) inflate: Option<f32>,
    pub(super) rough: Option<f32>,
    pub(super) fur: Option<[f32; 3]>,
    pub(super) fur_on_canvas: bool,
    pub(super) texture: f32,
    pub(super) texture_degrees: f32,
    pub(super) rim: f32,
    pub(super) rim_width: Option<f32>,
    pub(super) shadow: Option<f32>,
    pub(super) shadow_radius: Option<f32>,
    pub(super) posterise: f32,
    pub(super) hatch: Option<f32>,
    pub(super) hatch_degrees: Option<f32>,
    pub(super) hatch_jitter: f32,
    pub(super) alpha: f32,
    pub(super) atop: bool,
    pub(super) soft: f32,
    pub(super) blend: Blend,
    pub(super) bias: f32,
    pub(super) dry: f32,
    pub(super) even_odd: bool,
    pub(super) fade: Option<[f32; 4]>,
}

impl From<Colour> for Look {
    fn from(colour: Colour) -> Self {
        Self::of(colour)
    }
}

impl Look {
    /// A look of one colour.
    pub fn of(colour: Colour) -> Self {
        Self {
            colour,
            to: None,
            axis: None,
            emissive: false,
            inflate: None,
            rough: None,
            fur: None,
            fur_on_canvas: false,
            texture: 0.13,
            texture_degrees: 20.0,
            rim: 1.0,
            rim_width: None,
            shadow: None,
            shadow_radius: None,
            posterise: 0.45,
            hatch: None,
            hatch_degrees: None,
            hatch_jitter: 0.12,
            alpha: 1.0,
            atop: false,
            soft: 0.0,
            blend: Blend::Normal,
            bias: 0.0,
            dry: 0.0,
            even_odd: false,
            fade: None,
        }
    }

    /// A flat mark on what is already there: no form, no rim, no shadow, only atop. For patterns on cloth.
    pub fn mark(colour: Colour) -> Self {
        Self::of(colour).atop().flat().rim(0.0).shadow(0.0)
    }

    /// A small thing that is its own colour in any light: eyes, lamps, lines of a face.
    pub fn lamp(colour: Colour) -> Self {
        Self::of(colour).emissive().shadow(0.0).rough(0.1)
    }

    /// Goes over to a second colour from the top of the shape to its bottom.
    pub fn to(self, colour: Colour) -> Self {
        Self { to: Some(colour), ..self }
    }

    /// Goes over to a second colour from (x0, y0) to (x1, y1).
    pub fn to_along(self, colour: Colour, x0: f32, y0: f32, x1: f32, y1: f32) -> Self {
        Self { to: Some(colour), axis: Some([x0, y0, x1, y1]), ..self }
    }

    /// Its own light: no shading.
    pub fn emissive(self) -> Self {
        Self { emissive: true, ..self }
    }

    /// How far the shape swells. By size if not said.
    pub fn inflate(self, units: f32) -> Self {
        Self { inflate: Some(units), ..self }
    }

    /// No swelling at all.
    pub fn flat(self) -> Self {
        Self { inflate: Some(0.0), ..self }
    }

    /// Wobble of the edge, in canvas units.
    pub fn rough(self, units: f32) -> Self {
        Self { rough: Some(units), ..self }
    }

    /// Hair at the edge: length, direction in degrees (90 is down), width of a tuft.
    pub fn fur(self, length: f32, degrees: f32, width: f32) -> Self {
        Self { fur: Some([length, degrees, width]), ..self }
    }

    /// As [`Self::fur`], but the tufts' width does not grow with the motif: grass on land.
    pub fn grass(self, length: f32, degrees: f32, width: f32) -> Self {
        Self { fur: Some([length, degrees, width]), fur_on_canvas: true, ..self }
    }

    /// Strength of the painted texture (0.13 if not said).
    pub fn texture(self, amount: f32) -> Self {
        Self { texture: amount, ..self }
    }

    /// Its direction in degrees.
    pub fn grain(self, degrees: f32) -> Self {
        Self { texture_degrees: degrees, ..self }
    }

    /// Strength of the rim light, as a share of the scene's.
    pub fn rim(self, amount: f32) -> Self {
        Self { rim: amount, ..self }
    }

    /// Width of the rim light, in canvas units.
    pub fn rim_width(self, units: f32) -> Self {
        Self { rim_width: Some(units), ..self }
    }

    /// Strength of the contact shadow (0.5 for filled shapes, none for lines, if not said).
    pub fn shadow(self, amount: f32) -> Self {
        Self { shadow: Some(amount), ..self }
    }

    /// Reach of the contact shadow.
    pub fn shadow_radius(self, units: f32) -> Self {
        Self { shadow_radius: Some(units), ..self }
    }

    /// Steps in the shading, 0…1.
    pub fn posterise(self, amount: f32) -> Self {
        Self { posterise: amount, ..self }
    }

    /// Brush marks that follow the form: how many.
    pub fn hatch(self, density: f32) -> Self {
        Self { hatch: Some(density), ..self }
    }

    /// Direction of the brush marks, in degrees.
    pub fn hatch_along(self, degrees: f32) -> Self {
        Self { hatch_degrees: Some(degrees), ..self }
    }

    /// How much the tones of brush marks differ.
    pub fn hatch_jitter(self, amount: f32) -> Self {
        Self { hatch_jitter: amount, ..self }
    }

    /// Opacity.
    pub fn alpha(self, alpha: f32) -> Self {
        Self { alpha, ..self }
    }

    /// Only where the layer already has paint.
    pub fn atop(self) -> Self {
        Self { atop: true, ..self }
    }

    /// Blur of the edge.
    pub fn soft(self, units: f32) -> Self {
        Self { soft: units, ..self }
    }

    /// Adds light.
    pub fn screen(self) -> Self {
        Self { blend: Blend::Screen, ..self }
    }

    /// Takes light away.
    pub fn multiply(self) -> Self {
        Self { blend: Blend::Multiply, ..self }
    }

    /// Lighter or darker as a whole, in steps of the tone ramp (0.1 is half a tone).
    pub fn bias(self, amount: f32) -> Self {
        Self { bias: amount, ..self }
    }

    /// Dry brush, 0…1.
    pub fn dry(self, amount: f32) -> Self {
        Self { dry: amount, ..self }
    }

    /// Overlapping outlines cut holes.
    pub fn even_odd(self) -> Self {
        Self { even_odd: true, ..self }
    }

    /// Fades out from (x0, y0) to (x1, y1).
    pub fn fade(self, x0: f32, y0: f32, x1: f32, y1: f32) -> Self {
        Self { fade: Some([x0, y0, x1, y1]), ..self }
    }

    /// The same look in another colour.
    pub fn coloured(self, colour: Colour) -> Self {
        Self { colour, ..self }
    }
}
