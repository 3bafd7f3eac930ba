//! A face on something that has none of its own: a cloud, the moon, the sea.

use super::face::{self, Features};
use super::feeling::Mien;
use moonhare_scene::Scene;
use moonhare_scene::colour::{Colour, lch};
use moonhare_scene::geometry::{point, scale, shift, turn};

/// Eyes, brows, mouth and cheeks around (x, y), as large as in a head of this height, on something of this colour.
pub fn visage(s: &mut Scene, x: f32, y: f32, size: f32, mien: &Mien, on: Colour) {
    let dark = s.palette.ink;
    let f = Features {
        skin: on,
        ink: dark,
        brow: on.dim(0.45),
        brow_width: 6.0,
        iris: lch(0.46, 0.08, 60.0),
        iris_size: 0.66,
        white: s.palette.white.lighter(0.02),
        lip: on.dim(0.42).mix(s.palette.red, 0.25),
    };
    s.at(&[shift(x, y), turn(mien.tilt), scale(size / 100.0)], |s| {
        let (fx, fy) = (mien.turn * 17.0, mien.nod * 9.0);
        face::cheeks(s, point(fx, 20.0 + fy), 31.0, 12.0, mien);
        face::eyes(s, point(fx, fy - 2.0), 18.0, [11.0, 12.5], mien, &f);
        face::mouth(s, point(fx * 1.1, 27.0 + fy), 14.0, mien, &f);
        s.focus(0.0, 0.0, 60.0);
    });
}
