//! Contours: the line around a form, heavier around large forms and on the side that is away from the light.

use super::pieces::Pieces;
use crate::blur::blur;
use crate::layer::Rgb;
use crate::{Canvas, Setup};
use moonhare_scene::math::smoothstep;

/// How contours are drawn.
pub(super) struct Pen {
    /// Half of the widest line, in units.
    pub(super) radius: f32,
    /// How far colours must be apart for a line, as sums of three channels: from none to a whole one.
    pub(super) apart: [f32; 2],
    /// How much of a line is lost where the hand was light, 0…1.
    pub(super) broken: f32,
    /// The share of a line around skin.
    pub(super) tender: f32,
}

/// How much ink there is at each pixel, 0…1.
pub(super) fn contours(canvas: &Canvas, pieces: &Pieces, pen: &Pen, setup: &Setup) -> Vec<f32> {
    let (w, h) = (canvas.w, canvas.h);
    let mut ink = vec![0.0f32; w * h];
    // Shades of a picture that was brought have no outlines.
    if pieces.brought {
        return ink;
    }
    for y in 0..h - 1 {
        for x in 0..w - 1 {
            let i = y * w + x;
            for (j, step) in [(i + 1, [0.5, 0.0]), (i + w, [0.0, 0.5])] {
                let (a, b) = (pieces.of[i], pieces.of[j]);
                if a == b {
                    continue;
                }
                let apart = far(canvas.local[i], canvas.local[j]).max(0.8 * far(canvas.px[i], canvas.px[j]));
                let strength = smoothstep(pen.apart[0], pen.apart[1], apart);
                if strength <= 0.02 {
                    continue;
                }
                let front = &pieces.list[a.max(b) as usize];
                // Out of the form in front.
                let out = if a > b { 1.0 } else { -1.0 };
                let (px, py) = (x as f32 + step[0], y as f32 + step[1]);
                let [lx, ly, _] = setup.light.towards(px, py);
                let shadow_side = -2.0 * out * (step[0] * lx + step[1] * ly);
                let (gx, gy) = (px * setup.inverse, py * setup.inverse);
                let pressed =
                    1.0 + 0.45 * shadow_side.clamp(-1.0, 1.0) + 0.35 * setup.noise.soft(gx * 1.6, gy * 1.6);
                // The hand presses and lets go in long waves; where it was light a line is thin, or gone.
                let wave = setup.noise.soft(gx * 0.55 + 37.0, gy * 0.55)
                    + 0.5 * setup.noise.soft(gx * 2.1, gy * 2.1 + 71.0);
                let light = pen.broken * smoothstep(-0.12, 0.30, wave);
                let tender = if front.smooth { pen.tender } else { 1.0 };
                let size = 0.36 + 0.64 * smoothstep(6.0, 150.0, front.thick);
                let radius = (pen.radius
                    * size
                    * pressed
                    * (0.35 + 0.65 * strength)
                    * (1.0 - 0.45 * light)
                    * setup.unit)
                    .max(0.4);
                // Blades of grass are not drawn around one by one.
                let whole = 0.3 + 0.7 * smoothstep(2.0, 7.0, front.thick);
                stamp(
                    &mut ink,
                    w,
                    h,
                    [px, py],
                    radius,
                    (2.0 * strength).min(1.0) * whole * (1.0 - light) * tender,
                );
            }
        }
    }
    // Forms end on whole pixels, a pen does not.
    blur(&mut ink, w, h, 0.55);
    ink.iter().map(|v| (v * 1.35).min(1.0)).collect()
}

/// How far two colours are apart.
#[inline]
fn far(a: Rgb, b: Rgb) -> f32 {
    (a[0] - b[0]).abs() + (a[1] - b[1]).abs() + (a[2] - b[2]).abs()
}

/// Sets a dot of ink.
#[inline]
fn stamp(ink: &mut [f32], w: usize, h: usize, [x, y]: [f32; 2], radius: f32, strength: f32) {
    let reach = radius + 0.5;
    let from = |v: f32| (v - reach).ceil().max(0.0) as usize;
    let to = |v: f32, n: usize| ((v + reach).floor() as usize).min(n - 1);
    for py in from(y)..=to(y, h) {
        for px in from(x)..=to(x, w) {
            let (dx, dy) = (px as f32 - x, py as f32 - y);
            let cover = (reach - (dx * dx + dy * dy).sqrt()).clamp(0.0, 1.0) * strength;
            let place = &mut ink[py * w + px];
            *place = place.max(cover);
        }
    }
}
