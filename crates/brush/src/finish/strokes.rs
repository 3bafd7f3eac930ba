//! Brush strokes: seeds on a jittered grid, traced along the flow until the colour changes, laid in random order.

use super::flow::Flow;
use crate::Setup;
use crate::layer::Rgb;
use moonhare_scene::math::smoothstep;
use moonhare_scene::rng::Rng;

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

/// The painting: colour and relief, together because every stroke changes both.
pub(super) struct Painting {
    pub(super) w: usize,
    pub(super) h: usize,
    /// Red, green, blue, relief.
    pub(super) px: Vec<[f32; 4]>,
    /// Which stroke touched a pixel last.
    touched: Vec<u32>,
    stroke: u32,
}

impl Painting {
    /// A painting on a ground.
    pub(super) fn on(ground: &[Rgb], w: usize, h: usize) -> Self {
        let px = ground.iter().map(|c| [c[0], c[1], c[2], 0.5]).collect();
        Self { w, h, px, touched: vec![0; w * h], stroke: 0 }
    }

    /// The same painting, twice as large.
    pub(super) fn doubled(&self, w: usize, h: usize) -> Self {
        let px = (0..w * h).map(|i| self.between(i % w, i / w)).collect();
        Self { w, h, px, touched: vec![0; w * h], stroke: 0 }
    }

    fn between(&self, x: usize, y: usize) -> [f32; 4] {
        let place = |v: usize, n: usize| {
            let f = (v as f32 * 0.5 - 0.25).clamp(0.0, (n - 1) as f32);
            let i = f as usize;
            (i, (i + 1).min(n - 1), f - i as f32)
        };
        let (x0, x1, fx) = place(x, self.w);
        let (y0, y1, fy) = place(y, self.h);
        let (a, b) = (self.px[y0 * self.w + x0], self.px[y0 * self.w + x1]);
        let (c, d) = (self.px[y1 * self.w + x0], self.px[y1 * self.w + x1]);
        core::array::from_fn(|k| {
            let (top, bottom) = (a[k] + (b[k] - a[k]) * fx, c[k] + (d[k] - c[k]) * fx);
            top + (bottom - top) * fy
        })
    }

    /// Paints a pass.
    pub(super) fn pass(
        &mut self,
        pass: &Pass,
        picture: &[Rgb],
        focus: &[f32],
        flow: &Flow,
        rng: &mut Rng,
        setup: &Setup,
    ) {
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
            // Each stroke is from another mix: a little warmer or cooler than its neighbour.
            let lean = 0.55 * pass.jitter * rng.signed() * (1.0 - 0.6 * f);
            let lean = [1.0 + lean, 1.0, 1.0 - lean];
            let c = core::array::from_fn(|k| (own[k] * tint[k] * lean[k]).clamp(0.0, 1.1));
            let bristles = rng.unit() * 900.0;
            self.lay(&line, radius, c, pass.alpha, bristles, setup);
        }
    }

    /// Where strokes start. Tile by tile, so that memory stays near; in random order within a tile.
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
                    if self.error(picture, x as usize, y as usize, (step * 0.5) as usize)
                        < limit * (1.0 - 0.6 * focus[i])
                    {
                        continue;
                    }
                }
                seeds.push((x, y));
            }
        }
        const TILE: f32 = 96.0;
        rng.shuffle(&mut seeds);
        let tiles = (self.w as f32 / TILE) as u32 + 1;
        seeds.sort_by_key(|(x, y)| (y / TILE) as u32 * tiles + (x / TILE) as u32);
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

    /// Lays one stroke: bristles along it, soft ends, relief. Each piece of the line covers an upright band of its own;
    /// where bands overlap in a bend, the first one counts.
    fn lay(&mut self, line: &[[f32; 2]], radius: f32, c: Rgb, alpha: f32, offset: f32, setup: &Setup) {
        self.stroke += 1;
        let length = |pair: &[[f32; 2]]| {
            let (dx, dy) = (pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]);
            (dx * dx + dy * dy).sqrt().max(0.01)
        };
        let total: f32 = line.windows(2).map(length).sum();
        let hair = Hair { radius, colour: c, alpha, offset, total, fine: 14.0 / radius.max(4.0) };
        let last = line.len() - 2;
        let mut way = 0.0f32;
        for (n, pair) in line.windows(2).enumerate() {
            let piece = length(pair);
            let direction = [(pair[1][0] - pair[0][0]) / piece, (pair[1][1] - pair[0][1]) / piece];
            // Ends are half round; joints overlap a little, so that bends have no gaps.
            let lo = if n == 0 { -0.5 * radius } else { -0.2 * radius };
            let hi = piece + if n == last { 0.5 * radius } else { 0.2 * radius };
            self.band(pair[0], direction, [lo, hi], way, &hair, setup);
            way += piece;
        }
    }

    /// Paints the pixels beside one piece of a stroke.
    fn band(
        &mut self,
        from: [f32; 2],
        [ux, uy]: [f32; 2],
        [lo, hi]: [f32; 2],
        way: f32,
        hair: &Hair,
        setup: &Setup,
    ) {
        let r = hair.radius;
        let (ax, ay) = (from[0] + ux * lo, from[1] + uy * lo);
        let (bx, by) = (from[0] + ux * hi, from[1] + uy * hi);
        let (ex, ey) = (uy.abs() * r, ux.abs() * r);
        let clip = |v: f32, n: usize| (v.max(0.0) as usize).min(n);
        let (y0, y1) = (clip(ay.min(by) - ey, self.h), clip(ay.max(by) + ey + 1.0, self.h));
        let (left, right) = (ax.min(bx) - ex, ax.max(bx) + ex);
        for y in y0..y1 {
            let py = y as f32 - from[1];
            let (mut x0, mut x1) = (left, right);
            if ux.abs() > 1e-3 {
                let (a, b) = ((lo - py * uy) / ux + from[0], (hi - py * uy) / ux + from[0]);
                (x0, x1) = (x0.max(a.min(b)), x1.min(a.max(b)));
            }
            if uy.abs() > 1e-3 {
                let (a, b) = ((py * ux - r) / uy + from[0], (py * ux + r) / uy + from[0]);
                (x0, x1) = (x0.max(a.min(b)), x1.min(a.max(b)));
            }
            let (first, end) = (clip(x0.ceil(), self.w), clip(x1 + 1.0, self.w));
            for x in first..end {
                let i = y * self.w + x;
                if self.touched[i] == self.stroke {
                    continue;
                }
                self.touched[i] = self.stroke;
                let px = x as f32 - from[0];
                let (along, across) = (way + px * ux + py * uy, py * ux - px * uy);
                let (a, b, d) = hair.at(along, across, setup);
                if a > 0.01 {
                    let shine = 1.0 + b * 0.05;
                    let [red, green, blue] = hair.colour.map(|v| v * shine);
                    let paint = [red, green, blue, 0.5 + b * 0.9 + 0.4 * d];
                    let px = &mut self.px[i];
                    for k in 0..4 {
                        px[k] += (paint[k] - px[k]) * a;
                    }
                }
            }
        }
    }
}

/// What a stroke is painted with.
struct Hair {
    radius: f32,
    colour: Rgb,
    alpha: f32,
    /// Where its bristles are taken from.
    offset: f32,
    /// Length of the stroke.
    total: f32,
    /// How fine the bristles are.
    fine: f32,
}

impl Hair {
    /// Opacity, bristle and distance from the middle (0…1) at a place of the stroke.
    #[inline]
    fn at(&self, along: f32, across: f32, setup: &Setup) -> (f32, f32, f32) {
        let d = across.abs() / self.radius;
        let b = setup.noise.streak(along * 0.5 + self.offset, across * self.fine + self.offset * 3.0);
        let s = along / self.total.max(1.0);
        let ends = smoothstep(0.0, 0.25, s + 0.15 + b * 0.2) * smoothstep(0.0, 0.3, 1.12 - s + b * 0.25);
        let a = self.alpha * smoothstep(0.0, 0.35, 1.0 - d + b * 0.25) * ends * (0.85 + 0.5 * b);
        (a.clamp(0.0, 1.0), b, d)
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
