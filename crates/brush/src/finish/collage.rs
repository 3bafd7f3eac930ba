//! Collage: every form is a sheet of coloured paper, laid on the last: large ones torn, so that their white core
//! shows, small ones cut. Each throws a soft shadow on what lies below.

use super::filters::{blurred, patches};
use super::pieces::{Piece, Pieces};
use crate::layer::{Rgb, luma, mix};
use crate::{Canvas, Setup};
use moonhare_scene::math::smoothstep;

/// From one tone to the next that gets a sheet of its own.
const STEP: f32 = 0.105;
/// Tones of a piece.
const TONES: u32 = 12;
/// Pieces larger than this are torn, in square units.
const TORN: f32 = 9000.0;
/// How far shadows reach, in units.
const REACH: f32 = 11.0;

/// Lays the canvas in paper.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let pieces = Pieces::of(canvas, setup);
    let sheets = sheets(canvas, &pieces, setup);
    let papers = papers(canvas, &sheets, &pieces);
    let drift = (setup.seed % 777) as f32;
    let noise = setup.noise;
    let at = |x: f32, y: f32| {
        let (x, y) = (x.clamp(0.0, (w - 1) as f32) as usize, y.clamp(0.0, (h - 1) as f32) as usize);
        y * w + x
    };
    for py in 0..h {
        let y = py as f32 * setup.inverse;
        for px in 0..w {
            let x = px as f32 * setup.inverse;
            let i = py * w + px;
            let own = sheets[i];
            let piece = pieces.at(i);
            let torn = smoothstep(TORN * 0.6, TORN * 2.0, piece.area) * smoothstep(14.0, 30.0, piece.thick);
            // Away from the light: what lies above there throws its shadow here.
            let (mut shadow, mut core) = (0.0f32, 0.0f32);
            for step in 1..=6 {
                let t = step as f32 / 6.0;
                let reach = REACH * t * u;
                let j = at(px as f32 - 0.62 * reach, py as f32 - 0.78 * reach);
                // Small scraps lie flat: a lid or a lip throws no shadow over a face.
                let lifts = pieces.list[(sheets[j] / TONES) as usize].area;
                if sheets[j] > own && REACH * t <= 2.0 + (REACH - 2.0) * smoothstep(200.0, 5000.0, lifts) {
                    // A tone upon its own form is thin paper; one form on another stands off.
                    let high = if sheets[j] / TONES == own / TONES { 0.16 } else { 0.40 };
                    shadow = shadow.max(high * (1.05 - t));
                }
            }
            if torn > 0.05 {
                // The white core of torn paper: where a lower sheet is just beyond the edge.
                let ragged = 0.6 + 2.4 * noise.soft(x * 1.4 + drift, y * 1.4) + noise.soft(x * 4.6, y * 4.6);
                let reach = 3.6 * u * ragged.max(0.0);
                for [dx, dy] in [[0.8, 0.6], [-0.2, 1.0], [1.0, -0.2], [-0.7, 0.7]] {
                    let j = at(px as f32 + dx * reach, py as f32 + dy * reach);
                    if sheets[j] < own && sheets[j] / TONES != own / TONES {
                        core = core.max(torn);
                    }
                }
            }
            // Fibres, pulp, and the unevenness of paper painted by hand.
            let fibre = noise.streak(x * 1.9 + own as f32 * 7.3, y * 1.9 + own as f32 * 3.1);
            let pulp = noise.soft(x * 5.5, y * 5.5) * 0.6 + noise.grain(px, py) * 0.35;
            let painted = noise.soft(x * 0.35 + own as f32 * 13.0, y * 0.35);
            let k = 1.0 + 0.030 * fibre + 0.030 * pulp + 0.045 * painted;
            let k = k * printed(piece, own / TONES, x, y);
            let c = papers[own as usize].map(|v| v * k + 0.008 * pulp);
            let c = mix(c, mix([0.95, 0.92, 0.86], papers[own as usize], 0.28), 0.85 * core);
            let dim = 1.0 - shadow;
            let cool = setup.ambient;
            canvas.px[i] = core::array::from_fn(|n| c[n] * (dim + (1.0 - dim) * cool[n] * 0.45));
        }
    }
}

/// Some papers are printed, tone on tone: stripes, dots, checks. Not where the eye rests: faces are plain.
#[inline]
fn printed(piece: &Piece, n: u32, x: f32, y: f32) -> f32 {
    if piece.area < 9000.0 || piece.thick < 30.0 || piece.focus > 0.3 || piece.backdrop {
        return 1.0;
    }
    let lot = n.wrapping_mul(2_654_435_761) >> 24;
    let [ax, ay] = piece.axis;
    let (along, across) = ((x * ax + y * ay) / 15.0, (y * ax - x * ay) / 15.0);
    let wave = |v: f32| (v - v.floor() - 0.5).abs() * 2.0;
    let print = match lot % 6 {
        0 => smoothstep(0.45, 0.6, wave(across)),
        1 => {
            let (a, b) = (wave(along + 0.5 * (across.floor() % 2.0)), wave(across));
            1.0 - smoothstep(0.42, 0.58, (a * a + b * b).sqrt())
        }
        2 => 0.5 * (smoothstep(0.45, 0.6, wave(across)) + smoothstep(0.45, 0.6, wave(along))),
        _ => return 1.0,
    };
    0.97 + 0.07 * print
}

/// The sheet of each pixel: its piece and its tone, in the order in which they lie on each other.
fn sheets(canvas: &Canvas, pieces: &Pieces, setup: &Setup) -> Vec<u32> {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let wide = blurred(&patches(&blurred(&canvas.px, w, h, 3.0 * u), w, h, 8.0 * u), w, h, 2.0 * u);
    let close = blurred(&patches(&canvas.px, w, h, 3.0 * u), w, h, 1.5 * u);
    let noise = setup.noise;
    let mut out = Vec::with_capacity(w * h);
    for py in 0..h {
        let y = py as f32 * setup.inverse;
        for px in 0..w {
            let x = px as f32 * setup.inverse;
            let here = py * w + px;
            // Scissors wander a little, hands that tear a little more; near the focus both are careful.
            let careful = 1.0 - 0.75 * canvas.focus[here];
            let wander = u * careful * if pieces.at(here).area > TORN { 1.0 } else { 0.3 };
            let dx = (2.2 * noise.soft(x * 0.9, y * 0.9) + 1.1 * noise.soft(x * 3.4, y * 3.4)) * wander;
            let dy = (2.2 * noise.soft(y * 0.9 + 300.0, x * 0.9) + 1.1 * noise.soft(y * 3.4, x * 3.4 + 90.0))
                * wander;
            let sx = (px as f32 + dx).clamp(0.0, (w - 1) as f32) as usize;
            let sy = (py as f32 + dy).clamp(0.0, (h - 1) as f32) as usize;
            let i = sy * w + sx;
            let piece = pieces.at(i);
            let near = piece.focus.max(1.0 - smoothstep(2000.0, 20_000.0, piece.area));
            let light = luma(wide[i]) + (luma(close[i]) - luma(wide[i])) * near;
            // Small pieces are one sheet, and so are areas of one colour; the larger, the more tones.
            let few =
                (1.0 - smoothstep(200.0, 6000.0, piece.area)).max(0.45 * smoothstep(0.1, 0.6, piece.focus));
            let step = STEP * (1.0 + 2.0 * few);
            let tone =
                if piece.area < 160.0 || pieces.brought { 0 } else { ((light / step) as u32).min(TONES - 1) };
            // Forms are built up to the light; skies and grounds to the dark, as a stage is.
            let order = if piece.swell < 1.0 && piece.area > 160.0 && !pieces.brought {
                TONES - 1 - tone
            } else {
                tone
            };
            out.push(pieces.of[i] * TONES + order);
        }
    }
    out
}

/// The colour of each sheet: the mean of what it covers, somewhat stronger.
fn papers(canvas: &Canvas, sheets: &[u32], pieces: &Pieces) -> Vec<Rgb> {
    let mut sums = vec![[0.0f64; 4]; pieces.list.len() * TONES as usize];
    for (c, sheet) in canvas.px.iter().zip(sheets) {
        let sum = &mut sums[*sheet as usize];
        for k in 0..3 {
            sum[k] += f64::from(c[k]);
        }
        sum[3] += 1.0;
    }
    sums.iter()
        .map(|s| {
            let n = s[3].max(1.0);
            let c: Rgb = core::array::from_fn(|k| (s[k] / n) as f32);
            let l = luma(c);
            // Paper is never black, and dyed paper is never grey.
            c.map(|v| (0.05 + 0.95 * (l + (v - l) * 1.28)).clamp(0.0, 1.0))
        })
        .collect()
}
