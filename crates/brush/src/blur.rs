//! Blurs as three box filters, always in the same order of additions. Wide blurs work on a smaller copy: nobody
//! can tell, and they cost a sixteenth.

/// Blurs a w × h field in place.
pub(crate) fn blur(field: &mut [f32], w: usize, h: usize, sigma: f32) {
    if sigma < 0.3 || w < 2 || h < 2 {
        return;
    }
    let mut other = vec![0.0; w * h];
    for radius in box_radii(sigma) {
        if radius == 0 {
            continue;
        }
        rows(field, &mut other, w, radius);
        columns(&other, field, w, h, radius);
    }
}

/// Three radii whose boxes together are as wide as a Gaussian.
fn box_radii(sigma: f32) -> [usize; 3] {
    let ideal = (4.0 * sigma * sigma + 1.0).sqrt();
    let mut lower = ideal as usize;
    if lower.is_multiple_of(2) {
        lower = lower.saturating_sub(1);
    }
    let lower = lower.max(1);
    let l = lower as f32;
    let small = ((12.0 * sigma * sigma - 3.0 * l * l - 12.0 * l - 9.0) / (-4.0 * l - 4.0)).round() as i32;
    [0, 1, 2].map(|pass| (if pass < small { lower } else { lower + 2 } - 1) / 2)
}

fn rows(from: &[f32], to: &mut [f32], w: usize, r: usize) {
    let share = 1.0 / (2 * r + 1) as f32;
    for (row, out) in from.chunks_exact(w).zip(to.chunks_exact_mut(w)) {
        let mut sum = row[0] * (r + 1) as f32;
        for i in 1..=r {
            sum += row[i.min(w - 1)];
        }
        out[0] = sum * share;
        for x in 1..w {
            sum += row[(x + r).min(w - 1)] - row[x.saturating_sub(r + 1)];
            out[x] = sum * share;
        }
    }
}

fn columns(from: &[f32], to: &mut [f32], w: usize, h: usize, r: usize) {
    let share = 1.0 / (2 * r + 1) as f32;
    let mut sums: Vec<f32> = from[..w].iter().map(|v| v * (r + 1) as f32).collect();
    for i in 1..=r {
        let row = i.min(h - 1) * w;
        for (sum, v) in sums.iter_mut().zip(&from[row..row + w]) {
            *sum += v;
        }
    }
    for (out, sum) in to[..w].iter_mut().zip(&sums) {
        *out = sum * share;
    }
    for y in 1..h {
        let (enter, leave) = ((y + r).min(h - 1) * w, y.saturating_sub(r + 1) * w);
        let (enter, leave) = (&from[enter..enter + w], &from[leave..leave + w]);
        let out = &mut to[y * w..(y + 1) * w];
        for x in 0..w {
            let sum = sums[x] + (enter[x] - leave[x]);
            sums[x] = sum;
            out[x] = sum * share;
        }
    }
}

/// A blurred field, kept at a coarser step where it is smooth anyway.
pub(crate) struct Smooth {
    values: Vec<f32>,
    w: usize,
    h: usize,
    step: usize,
}

impl Smooth {
    /// The blurred field.
    pub(crate) fn of(field: &[f32], w: usize, h: usize, sigma: f32) -> Self {
        let step = if sigma < 3.0 {
            1
        } else if sigma < 9.0 {
            2
        } else {
            4
        };
        if step == 1 {
            let mut values = field.to_vec();
            blur(&mut values, w, h, sigma);
            return Self { values, w, h, step };
        }
        let (sw, sh) = (w.div_ceil(step), h.div_ceil(step));
        let mut values = shrink(field, w, h, step);
        blur(&mut values, sw, sh, sigma / step as f32);
        Self { values, w: sw, h: sh, step }
    }

    /// The value at a pixel.
    #[inline]
    pub(crate) fn at(&self, x: usize, y: usize) -> f32 {
        if self.step == 1 {
            return self.values[y * self.w + x];
        }
        let (i, j, fx, fy) = self.cell(x, y);
        let (a, b) = (self.values[i], self.values[i + (fx > 0.0) as usize]);
        let (c, d) = (self.values[j], self.values[j + (fx > 0.0) as usize]);
        let (top, bottom) = (a + (b - a) * fx, c + (d - c) * fx);
        top + (bottom - top) * fy
    }

    /// Index of the upper left and lower left neighbour, and the shares of the right and lower ones.
    #[inline]
    fn cell(&self, x: usize, y: usize) -> (usize, usize, f32, f32) {
        let place = |v: usize, n: usize| {
            let f = ((v as f32 + 0.5) / self.step as f32 - 0.5).clamp(0.0, (n - 1) as f32);
            let i = f as usize;
            (i, f - i as f32)
        };
        let (x0, fx) = place(x, self.w);
        let (y0, fy) = place(y, self.h);
        let y1 = (y0 + 1).min(self.h - 1);
        (y0 * self.w + x0, y1 * self.w + x0, fx, fy)
    }

    /// How steep it is, everywhere, per pixel.
    pub(crate) fn slopes(&self) -> Slopes {
        let (w, h) = (self.w, self.h);
        let k = 0.5 / self.step as f32;
        let mut values = vec![[0.0; 2]; w * h];
        for y in 0..h {
            let (up, down) = (y.saturating_sub(1) * w, (y + 1).min(h - 1) * w);
            for x in 0..w {
                let (left, right) = (x.saturating_sub(1), (x + 1).min(w - 1));
                values[y * w + x] = [
                    (self.values[y * w + right] - self.values[y * w + left]) * k,
                    (self.values[down + x] - self.values[up + x]) * k,
                ];
            }
        }
        Slopes { values, w, h, step: self.step }
    }
}

/// The slopes of a blurred field.
pub(crate) struct Slopes {
    values: Vec<[f32; 2]>,
    w: usize,
    h: usize,
    step: usize,
}

impl Slopes {
    /// The slope at a pixel: along x and along y.
    #[inline]
    pub(crate) fn at(&self, x: usize, y: usize) -> [f32; 2] {
        if self.step == 1 {
            return self.values[y * self.w + x];
        }
        let place = |v: usize, n: usize| {
            let f = ((v as f32 + 0.5) / self.step as f32 - 0.5).clamp(0.0, (n - 1) as f32);
            let i = f as usize;
            (i, (i + 1).min(n - 1), f - i as f32)
        };
        let (x0, x1, fx) = place(x, self.w);
        let (y0, y1, fy) = place(y, self.h);
        let (a, b) = (self.values[y0 * self.w + x0], self.values[y0 * self.w + x1]);
        let (c, d) = (self.values[y1 * self.w + x0], self.values[y1 * self.w + x1]);
        let mix = |k: usize| {
            let (top, bottom) = (a[k] + (b[k] - a[k]) * fx, c[k] + (d[k] - c[k]) * fx);
            top + (bottom - top) * fy
        };
        [mix(0), mix(1)]
    }
}

/// A copy of a field, `step` times smaller, by averaging.
pub(crate) fn shrink(field: &[f32], w: usize, h: usize, step: usize) -> Vec<f32> {
    let (sw, sh) = (w.div_ceil(step), h.div_ceil(step));
    let mut out = vec![0.0; sw * sh];
    for sy in 0..sh {
        let (y0, y1) = (sy * step, ((sy + 1) * step).min(h));
        for sx in 0..sw {
            let (x0, x1) = (sx * step, ((sx + 1) * step).min(w));
            let mut sum = 0.0;
            for y in y0..y1 {
                for v in &field[y * w + x0..y * w + x1] {
                    sum += v;
                }
            }
            out[sy * sw + sx] = sum / ((x1 - x0) * (y1 - y0)) as f32;
        }
    }
    out
}
