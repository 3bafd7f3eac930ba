//! Oil: four brushes from broad to fine, each only where the last was not close enough, finer at the focus.

use super::filters::blurred;
use super::flow::Flow;
use super::strokes::{Painting, Pass};
use crate::blur::{blur, shrink};
use crate::layer::Rgb;
use crate::{Canvas, Setup};
use moonhare_scene::math::smoothstep;
use moonhare_scene::rng::Rng;

/// How much colours differ from stroke to stroke.
const JITTER: f32 = 0.075;
/// How much the paint's thickness catches the light.
const RELIEF: f32 = 0.12;
/// How much of the detail that the brush lost is brought back where nobody looks.
const KEEP: f32 = 0.2;

/// Paints the canvas over in oil.
pub(super) fn apply(canvas: &mut Canvas, setup: &Setup) {
    let (w, h, u) = (canvas.w, canvas.h, setup.unit);
    let mut rng = Rng::new(setup.seed ^ 0x011);
    let mut painting = underpainting(canvas, &mut rng, setup);
    let soft = blurred(&canvas.px, w, h, 2.0 * u);
    let flow = Flow::of(&soft, w, h, 4.0 * u, setup);
    let middle = Pass { radius: 8.5 * u, error: Some(0.028), steps: 6, alpha: 0.85, jitter: JITTER * 0.8 };
    painting.pass(&middle, &soft, &canvas.focus, &flow, &mut rng, setup);
    let sharp = blurred(&canvas.px, w, h, 0.8 * u);
    let flow = Flow::of(&sharp, w, h, 2.5 * u, setup);
    let fine = Pass { radius: 4.2 * u, error: Some(0.030), steps: 6, alpha: 0.9, jitter: JITTER * 0.6 };
    painting.pass(&fine, &sharp, &canvas.focus, &flow, &mut rng, setup);
    let finest = Pass { radius: 2.2 * u, error: Some(0.028), steps: 4, alpha: 0.92, jitter: 0.02 };
    painting.pass(&finest, &canvas.px, &canvas.focus, &flow, &mut rng, setup);
    settle(canvas, &painting, setup);
}

/// The broad brush, at half size: its marks are larger than the pixels it leaves out.
fn underpainting(canvas: &Canvas, rng: &mut Rng, setup: &Setup) -> Painting {
    let (w, h) = (canvas.w, canvas.h);
    let half = |k: usize| {
        let channel: Vec<f32> = canvas.px.iter().map(|c| c[k]).collect();
        shrink(&channel, w, h, 2)
    };
    let (r, g, b) = (half(0), half(1), half(2));
    let small: Vec<Rgb> = r.iter().zip(&g).zip(&b).map(|((r, g), b)| [*r, *g, *b]).collect();
    let focus = shrink(&canvas.focus, w, h, 2);
    let (sw, sh) = (w.div_ceil(2), h.div_ceil(2));
    let soft = blurred(&small, sw, sh, 2.5 * setup.unit);
    let flow = Flow::of(&soft, sw, sh, 4.5 * setup.unit, setup);
    let mut painting = Painting::on(&soft, sw, sh);
    let broad = Pass { radius: 7.5 * setup.unit, error: None, steps: 6, alpha: 0.85, jitter: JITTER };
    painting.pass(&broad, &soft, &focus, &flow, rng, setup);
    painting.doubled(w, h)
}

/// Brings lost detail back, most at the focus, and lights the relief of the paint.
fn settle(canvas: &mut Canvas, painting: &Painting, setup: &Setup) {
    let (w, h) = (canvas.w, canvas.h);
    let mut relief: Vec<f32> = painting.px.iter().map(|p| p[3]).collect();
    for ((own, painted), focus) in canvas.px.iter_mut().zip(&painting.px).zip(&canvas.focus) {
        let keep = (KEEP + 0.5 * focus).min(0.8);
        for k in 0..3 {
            let d = own[k] - painted[k];
            own[k] = painted[k] + d * keep * smoothstep(0.02, 0.10, d.abs());
        }
    }
    blur(&mut relief, w, h, 0.6 * setup.unit);
    for y in 1..h - 1 {
        for x in 1..w - 1 {
            let i = y * w + x;
            let slope = (relief[i - 1] - relief[i + 1]) * 0.6 + (relief[i - w] - relief[i + w]);
            let k = 1.0 + slope.clamp(-1.0, 1.0) * RELIEF * (1.0 - 0.4 * canvas.focus[i]);
            canvas.px[i] = canvas.px[i].map(|v| v * k);
        }
    }
}
