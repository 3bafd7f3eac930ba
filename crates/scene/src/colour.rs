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
    /// The colour of sRGB values 0…1.
    pub fn from_rgb(rgb: [f32; 3]) -> Self {
        let [r, g, b] = rgb.map(|v| {
            let v = v.clamp(0.0, 1.0);
            if v <= 0.040_45 { v / 12.92 } else { pow((v + 0.055) / 1.055, 2.4) }
        });
        let root = |v: f32| if v <= 0.0 { 0.0 } else { pow(v, 1.0 / 3.0) };
        let l = root(0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b);
        let m = root(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b);
        let s = root(0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b);
        Self {
            l: 0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            a: 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            b: 0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_goes_to_a_screen_and_comes_back() {
        for rgb in [[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [0.8, 0.2, 0.1], [0.02, 0.5, 0.9], [0.5, 0.5, 0.5]] {
            let back = Colour::from_rgb(rgb).rgb();
            for k in 0..3 {
                assert!((back[k] - rgb[k]).abs() < 0.004, "{rgb:?} became {back:?}");
            }
        }
    }
}
