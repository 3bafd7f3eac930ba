//! Colours in OKLab: mixing two pigments here looks like mixing paint, not like mixing light.

use crate::math::{cos, hypot, pow, radians, sin};

/// A colour in OKLab.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Colour {
    /// Lightness, 0…1.
    pub l: f32,
    /// Green to red.
    pub a: f32,
    /// Blue to yellow.
    pub b: f32,
}

/// A colour from lightness (0…1), chroma (0…0.3) and hue in degrees.
pub fn lch(l: f32, c: f32, hue: f32) -> Colour {
    let h = radians(hue);
    Colour { l, a: c * cos(h), b: c * sin(h) }
}

impl Colour {
    /// This colour with `t` of another mixed in.
    pub fn mix(self, other: Self, t: f32) -> Self {
        Self {
            l: self.l + (other.l - self.l) * t,
            a: self.a + (other.a - self.a) * t,
            b: self.b + (other.b - self.b) * t,
        }
    }

    /// Lighter (or darker, if negative) by `d`.
    pub fn lighter(self, d: f32) -> Self {
        Self { l: (self.l + d).clamp(0.0, 1.0), ..self }
    }

    /// Lightness times `k`; below 1 is darker.
    pub fn dim(self, k: f32) -> Self {
        Self { l: self.l * k, ..self }
    }

    /// Chroma times `k`.
    pub fn saturate(self, k: f32) -> Self {
        Self { a: self.a * k, b: self.b * k, ..self }
    }

    /// How colourful it is.
    pub fn chroma(self) -> f32 {
        hypot(self.a, self.b)
    }

    /// The same lightness and chroma, with the hue turned by degrees.
    pub fn hue_turned(self, degrees: f32) -> Self {
        let (s, c) = (sin(radians(degrees)), cos(radians(degrees)));
        Self { l: self.l, a: self.a * c - self.b * s, b: self.a * s + self.b * c }
    }

    /// As sRGB values 0…1, cut to what a screen can show.
    pub fn rgb(self) -> [f32; 3] {
        let cube = |x: f32| x * x * x;
        let l = cube(self.l + 0.396_337_78 * self.a + 0.215_803_76 * self.b);
        let m = cube(self.l - 0.105_561_346 * self.a - 0.063_854_17 * self.b);
        let s = cube(self.l - 0.089_484_18 * self.a - 1.291_485_5 * self.b);
        [
            gamma(4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s),
            gamma(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s),
            gamma(-0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s),
        ]
    }
}

fn gamma(x: f32) -> f32 {
    if x <= 0.0 {
        0.0
    } else if x < 0.003_130_8 {
        12.92 * x
    } else {
        (1.055 * pow(x, 1.0 / 2.4) - 0.055).min(1.0)
    }
}
