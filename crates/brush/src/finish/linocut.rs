//! Linocut: three inks and the paper, cut along the forms, with spot colours where the picture has accents.

use super::filters::blurred;
use super::flow::Flow;
use crate::layer::{Rgb, luma, mix};
use crate::{Canvas, Setup};
use moonhare_scene::math::smoothstep;

const PAPER: Rgb = [0.955, 0.92, 0.83];

/// Prints the canvas.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let soft = blurred(&canvas.px, w, h, 1.4 * u);
    let flow = Flow::of(&blurred(&canvas.px, w, h, 3.0 * u), w, h, 6.0 * u, setup);
    let cuts = flow.grain(w, h, 16.0, 0.5, setup);
    let levels = levels(&soft);
    let inks = inks(&soft, &levels);
    let dark = [setup.ambient[0] * 0.45, setup.ambient[1] * 0.45, setup.ambient[2] * 0.5];
    let noise = setup.noise;
    for py in 0..h {
        let y = py as f32 * setup.inverse;
        for px in 0..w {
            let x = px as f32 * setup.inverse;
            let i = py * w + px;
            let own = soft[i];
            let l = luma(own);
            let cut = cuts[i] * 0.085 + 0.02 * noise.soft(x * 3.0, y * 3.0);
            let mut c = match band(l + cut, &levels) {
                0 => dark,
                1 => mix(inks[1], dark, 0.1),
                2 => inks[2],
                _ => mix(inks[3], PAPER, 0.75),
            };
            if let Some(spot) = spot(own, inks[band(l, &levels)], l + cut) {
                c = spot;
            }
            let starved = smoothstep(0.30, 0.55, noise.soft(x * 2.1, y * 2.1) + 0.25 * noise.grain(px, py));
            canvas.px[i] = mix(c, PAPER, 0.16 * starved);
        }
    }
}

/// The lights at which one ink ends and the next begins.
fn levels(px: &[Rgb]) -> [f32; 3] {
    let mut counts = [0usize; 1024];
    for c in px {
        counts[((luma(*c).clamp(0.0, 0.9999)) * 1024.0) as usize] += 1;
    }
    [0.26, 0.55, 0.84].map(|share| {
        let wanted = (px.len() as f32 * share) as usize;
        let mut seen = 0;
        let at = counts.iter().position(|n| {
            seen += n;
            seen > wanted
        });
        at.unwrap_or(1023) as f32 / 1024.0
    })
}

fn band(l: f32, levels: &[f32; 3]) -> usize {
    levels.iter().filter(|level| l >= **level).count()
}

/// Each ink is the mean colour of what it prints, a little stronger.
fn inks(px: &[Rgb], levels: &[f32; 3]) -> [Rgb; 4] {
    let mut sums = [[0.0f64; 4]; 4];
    for c in px {
        let sum = &mut sums[band(luma(*c), levels)];
        for k in 0..3 {
            sum[k] += f64::from(c[k]);
        }
        sum[3] += 1.0;
    }
    sums.map(|s| {
        let n = s[3].max(1.0);
        strengthen([(s[0] / n) as f32, (s[1] / n) as f32, (s[2] / n) as f32], 1.35)
    })
}

fn strengthen(c: Rgb, k: f32) -> Rgb {
    let l = luma(c);
    c.map(|v| (l + (v - l) * k).clamp(0.0, 1.0))
}

/// What is much more colourful than its ink is printed as a spot colour, in few tones.
fn spot(own: Rgb, ink: Rgb, t: f32) -> Option<Rgb> {
    let d = [own[0] - ink[0], own[1] - ink[1], own[2] - ink[2]];
    let distance = (d[0] * d[0] + d[1] * d[1] + d[2] * d[2]).sqrt();
    let spread = own[0].max(own[1]).max(own[2]) - own[0].min(own[1]).min(own[2]);
    if distance <= 0.22 || spread <= 0.16 || t <= 0.10 {
        return None;
    }
    let tone = (t * 4.0).round() / 4.0 + 0.06;
    let k = tone / luma(own).max(0.08);
    Some(strengthen(own.map(|v| (v * k).clamp(0.0, 1.0)), 1.3))
}
