//! Brush strokes: seeds on a jittered grid, traced along the flow until the colour changes, laid in random order.

use super::flow::Flow;
use crate::engine::Setup;
use crate::engine::layer::Rgb;
use crate::math::smoothstep;
use crate::rng::Rng;

/// One pass of the brush.
pub(super) struct Pass {
    /// Brush radius in pixels.
    pub(super) radius: f32,
    /// Only where the painting is further from the picture than this; everywhere if none.
    pub(super) error: Option<f32>,
    /// Steps of a stroke to each side.
    pub(super) steps: usize,
    /// Opacity.
    pub(super) alpha: f32,
    /// How much colours differ from stroke to stroke.
    pub(super) jitter: f32,
}

/// The painting: colour and relief.
pub(super) struct Painting {
    pub(super) w: usize,
    pub(super) h: usize,
    pub(super) px: Vec<Rgb>,
    pub(super) relief: Vec<f32>,
    touch: Vec<Touch>,
    touched: Vec<u32>,
    stroke: u32,
}

/// What a stroke knows of a pixel under it.
#[derive(Clone, Copy)]
struct Touch {
    stroke: u32,
    /// Squared distance to the middle of the stroke.
    distance: f32,
    /// Way along the stroke.
    along: f32,
    /// Signed distance across it.
    across: f32,
}

impl Painting {
    pub(super) fn on(px: Vec<Rgb>, w: usize, h: usize) -> Self {
        let blank = Touch { stroke: 0, distance: 0.0, along: 0.0, across: 0.0 };
        let n = px.len();
        Self { w, h, px, relief: vec![0.5; n], touch: vec![blank; n], touched: Vec::new(), stroke: 0 }
    }

    /// The same painting, twice as large.
    pub(super) fn doubled(&self, w: usize, h: usize) -> Self {
        let px = (0..w * h).map(|i| self.between(&self.px, i % w, i / w)).collect();
        let relief: Vec<f32> = (0..w * h)
            .map(|i| self.relief[(i / w / 2).min(self.h - 1) * self.w + (i % w / 2).min(self.w - 1)])
            .collect();
        Self { relief, ..Self::on(px, w, h) }
    }

    fn between(&self, px: &[Rgb], x: usize, y: usize) -> Rgb {
        let place = |v: usize, n: usize| {
            let f = (v as f32 * 0.5 - 0.25).clamp(0.0, (n - 1) as f32);
            let i = f as usize;
            (i, (i + 1).min(n - 1), f - i as f32)
        };
        let (x0, x1, fx) = place(x, self.w);
        let (y0, y1, fy) = place(y, self.h);
        let (a, b) = (px[y0 * self.w + x0], px[y0 * self.w + x1]);
        let (c, d) = (px[y1 * self.w + x0], px[y1 * self.w + x1]);
        core::array::from_fn(|k| {
            let (top, bottom) = (a[k] + (b[k] - a[k]) * fx, c[k] + (d[k] - c[k]) * fx);
            top + (bottom - top) * fy
        })
    }

    /// Paints a pass.
    pub(super) fn pass(&mut self, pass: &Pass, picture: &[Rgb], focus: &[f32], flow: &Flow, rng: &mut Rng, setup: &Setup) {
        let mut line = Vec::new();
        for (x, y) in self.seeds(pass, picture, focus, rng) {
            let i = y as usize * self.w + x as usize;
            let (own, f) = (picture[i], focus[i]);
            let radius = pass.radius * (1.0 - 0.25 * f) * (0.8 + 0.4 * rng.unit());
            trace(&mut line, [x, y], radius, pass.steps, 0.14 - 0.05 * f, flow, |px, py| {
                let inside = px >= 0.0 && py >= 0.0 && px < self.w as f32 && py < self.h as f32;
                inside.then(|| {
                    let c = picture[py as usize * self.w + px as usize];
                    (c[0] - own[0]).abs() + (c[1] - own[1]).abs() + (c[2] - own[2]).abs()
                })
            });
            let light = pass.jitter * rng.signed() * (1.0 - 0.5 * f);
            let tint = [0.45, 0.35, 0.45].map(|k| 1.0 + light + pass.jitter * k * rng.signed());
            let c = core::array::from_fn(|k| (own[k] * tint[k]).clamp(0.0, 1.1));
            let bristles = rng.unit() * 900.0;
            self.lay(&line, radius, c, pass.alpha, bristles, setup);
        }
    }

    /// Where strokes start, in random order.
    fn seeds(&self, pass: &Pass, picture: &[Rgb], focus: &[f32], rng: &mut Rng) -> Vec<(f32, f32)> {
        let step = (pass.radius * if pass.error.is_some() { 1.08 } else { 0.85 }).max(2.4);
        let (across, down) = ((self.w as f32 / step) as usize + 1, (self.h as f32 / step) as usize + 1);
        let mut seeds = Vec::with_capacity(across * down);
        for gy in 0..down {
            for gx in 0..across {
                let x = ((gx as f32 + 0.5 + 0.5 * rng.signed()) * step).clamp(0.0, self.w as f32 - 1.0);
                let y = ((gy as f32 + 0.5 + 0.5 * rng.signed()) * step).clamp(0.0, self.h as f32 - 1.0);
                if let Some(limit) = pass.error {
                    let i = y as usize * self.w + x as usize;
                    if self.error(picture, x as usize, y as usize, (step * 0.5) as usize) < limit * (1.0 - 0.6 * focus[i]) {
                        continue;
                    }
                }
                seeds.push((x, y));
            }
        }
        rng.shuffle(&mut seeds);
        seeds
    }

    /// How far the painting is from the picture around a pixel, per channel.
    fn error(&self, picture: &[Rgb], x: usize, y: usize, r: usize) -> f32 {
        let (mut sum, mut n) = (0.0, 0.0);
        for py in y.saturating_sub(r)..(y + r + 1).min(self.h) {
            let row = py * self.w;
            let (x0, x1) = (x.saturating_sub(r), (x + r + 1).min(self.w));
            for (a, b) in picture[row + x0..row + x1].iter().zip(&self.px[row + x0..row + x1]) {
                sum += (a[0] - b[0]).abs() + (a[1] - b[1]).abs() + (a[2] - b[2]).abs();
                n += 3.0;
            }
        }
        sum / f32::max(n, 1.0)
    }

    /// Lays one stroke: bristles along it, soft ends, relief.
    fn lay(&mut self, line: &[[f32; 2]], radius: f32, c: Rgb, alpha: f32, offset: f32, setup: &Setup) {
        self.stroke += 1;
        self.touched.clear();
        let r2 = radius * radius;
        let mut way = 0.0f32;
        for pair in line.windows(2) {
            let ([ax, ay], [bx, by]) = (pair[0], pair[1]);
            let (ex, ey) = (bx - ax, by - ay);
            let l2 = (ex * ex + ey * ey).max(1e-4);
            let (length, inverse) = (l2.sqrt(), 1.0 / l2);
            let clip = |v: f32, n: usize| (v.max(0.0) as usize).min(n - 1);
            let (x0, x1) = (clip(ax.min(bx) - radius, self.w), clip(ax.max(bx) + radius, self.w));
            let (y0, y1) = (clip(ay.min(by) - radius, self.h), clip(ay.max(by) + radius, self.h));
            for y in y0..=y1 {
                let py = y as f32 - ay;
                for x in x0..=x1 {
                    let px = x as f32 - ax;
                    let t = ((px * ex + py * ey) * inverse).clamp(0.0, 1.0);
                    let (qx, qy) = (px - ex * t, py - ey * t);
                    let d = qx * qx + qy * qy;
                    if d > r2 {
                        continue;
                    }
                    let i = y * self.w + x;
                    let touch = &mut self.touch[i];
                    let new = touch.stroke != self.stroke;
                    if new {
                        self.touched.push(i as u32);
                    }
                    if new || d < touch.distance {
                        *touch = Touch {
                            stroke: self.stroke,
                            distance: d,
                            along: way + t * length,
                            across: (ex * qy - ey * qx) / length,
                        };
                    }
                }
            }
            way += length;
        }
        let (total, fine) = (1.0 / way.max(1.0), 14.0 / radius.max(4.0));
        let inverse = 1.0 / radius;
        for &i in &self.touched {
            let touch = self.touch[i as usize];
            let d = touch.distance.sqrt() * inverse;
            let b = setup.noise.streak(touch.along * 0.5 + offset, touch.across * fine + offset * 3.0);
            let s = touch.along * total;
            let ends = smoothstep(0.0, 0.25, s + 0.15 + b * 0.2) * smoothstep(0.0, 0.3, 1.12 - s + b * 0.25);
            let a = (alpha * smoothstep(0.0, 0.35, 1.0 - d + b * 0.25) * ends * (0.85 + 0.5 * b)).clamp(0.0, 1.0);
            if a > 0.01 {
                let shine = 1.0 + b * 0.05;
                let px = &mut self.px[i as usize];
                for k in 0..3 {
                    px[k] += (c[k] * shine - px[k]) * a;
                }
                let relief = &mut self.relief[i as usize];
                *relief += (0.5 + b * 0.9 + 0.4 * d - *relief) * a;
            }
        }
    }
}

/// The middle line of a stroke: both ways along the flow from a seed, until the colour differs too much.
fn trace(
    line: &mut Vec<[f32; 2]>,
    [x0, y0]: [f32; 2],
    radius: f32,
    steps: usize,
    limit: f32,
    flow: &Flow,
    difference: impl Fn(f32, f32) -> Option<f32>,
) {
    line.clear();
    line.push([x0, y0]);
    for way in [-1.0f32, 1.0] {
        let (mut x, mut y) = (x0, y0);
        let mut last = [0.0f32; 2];
        for s in 0..steps {
            let mut d = flow.at(x, y);
            let turn = if s == 0 { way } else { d[0] * last[0] + d[1] * last[1] };
            if turn < 0.0 {
                d = [-d[0], -d[1]];
            }
            last = d;
            (x, y) = (x + d[0] * radius, y + d[1] * radius);
            match difference(x, y) {
                Some(d) if d <= limit => line.push([x, y]),
                _ => break,
            }
        }
        if way < 0.0 {
            line.reverse();
        }
    }
    if line.len() == 1 {
        let d = flow.at(x0, y0);
        let half = radius * 0.5;
        *line = vec![[x0 - d[0] * half, y0 - d[1] * half], [x0 + d[0] * half, y0 + d[1] * half]];
    }
}
