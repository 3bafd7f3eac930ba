//! Building up how a layer is laid on the one below.

use super::op::{Blend, Cast, Group};
use crate::colour::Colour;
use crate::geometry::{Affine, Path, point};

impl Default for Group {
    fn default() -> Self {
        Self::new()
    }
}

impl Group {
    /// A layer that simply covers.
    pub fn new() -> Self {
        Self {
            alpha: 1.0,
            fog: 0.0,
            fog_colour: None,
            fog_y: None,
            blur: 0.0,
            clip: None,
            clip_soft: 0.8,
            flip: None,
            ripple: 0.0,
            blend: Blend::Normal,
            cast: None,
            displace: 0.0,
            multiply: None,
            halo: None,
            outline: None,
            atop: false,
            fade: None,
        }
    }

    /// Opacity.
    pub fn alpha(self, alpha: f32) -> Self {
        Self { alpha, ..self }
    }

    /// How far it is gone into the palette's fog, 0…1.
    pub fn fog(self, fog: f32) -> Self {
        Self { fog, ..self }
    }

    /// Fog of another colour.
    pub fn fog_colour(self, colour: Colour) -> Self {
        Self { fog_colour: Some(colour), ..self }
    }

    /// More fog from y = `from` down to y = `to`, up to `amount`.
    pub fn fog_down(self, from: f32, to: f32, amount: f32) -> Self {
        Self { fog_y: Some([from, to, amount]), ..self }
    }

    /// Blur.
    pub fn blur(self, blur: f32) -> Self {
        Self { blur, ..self }
    }

    /// Only inside this outline.
    pub fn clip(self, path: Path) -> Self {
        Self { clip: Some(path), ..self }
    }

    /// Only inside this outline, with a soft edge.
    pub fn clip_soft(self, path: Path, soft: f32) -> Self {
        Self { clip: Some(path), clip_soft: soft, ..self }
    }

    /// Shown as its own mirror image below y, trembling.
    pub fn mirrored(self, y: f32, ripple: f32) -> Self {
        Self { flip: Some(y), ripple, ..self }
    }

    /// Adds its light instead of covering.
    pub fn screen(self) -> Self {
        Self { blend: Blend::Screen, ..self }
    }

    /// Darkens instead of covering.
    pub fn multiplied(self) -> Self {
        Self { blend: Blend::Multiply, ..self }
    }

    /// Throws a shadow.
    pub fn cast(self, cast: Cast) -> Self {
        Self { cast: Some(cast), ..self }
    }

    /// Torn edges.
    pub fn displace(self, amount: f32) -> Self {
        Self { displace: amount, ..self }
    }

    /// Tinted: every colour times this one.
    pub fn tint(self, colour: Colour) -> Self {
        Self { multiply: Some(colour), ..self }
    }

    /// A shine around it.
    pub fn halo(self, colour: Colour, strength: f32, reach: f32) -> Self {
        Self { halo: Some((colour, strength, reach)), ..self }
    }

    /// A soft line around it.
    pub fn outline(self, colour: Colour, strength: f32, width: f32) -> Self {
        Self { outline: Some((colour, strength, width)), ..self }
    }

    /// Only where the layer below has paint.
    pub fn atop(self) -> Self {
        Self { atop: true, ..self }
    }

    /// Fades out from one point to another.
    pub fn fade(self, from: (f32, f32), to: (f32, f32)) -> Self {
        Self { fade: Some([from.into(), to.into()]), ..self }
    }

    /// In canvas units.
    pub(super) fn transformed(mut self, t: Affine) -> Self {
        let k = t.scale();
        let y = |y: f32| t.apply(point(0.0, y)).y;
        self.fog_y = self.fog_y.map(|[a, b, f]| [y(a), y(b), f]);
        self.flip = self.flip.map(y);
        self.clip = self.clip.map(|c| c.transformed(t));
        self.fade = self.fade.map(|[a, b]| [t.apply(a), t.apply(b)]);
        self.cast = self.cast.map(|c| Cast { y: y(c.y), blur: c.blur * k, reach: c.reach * k, ..c });
        self.halo = self.halo.map(|(c, a, r)| (c, a, r * k));
        self.outline = self.outline.map(|(c, a, r)| (c, a, r * k));
        self.blur *= k;
        self.clip_soft *= k;
        self
    }
}
