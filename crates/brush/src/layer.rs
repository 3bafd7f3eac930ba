//! Layers of paint: premultiplied colour and opacity, and which part of the canvas has any.

use moonhare_scene::Blend;

/// A colour, 0…1 (a little above in strong light).
pub(crate) type Rgb = [f32; 3];

/// A window of pixels: from (x0, y0) to just before (x1, y1).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) x0: usize,
    pub(crate) y0: usize,
    pub(crate) x1: usize,
    pub(crate) y1: usize,
}

impl Window {
    pub(crate) const NONE: Self = Self { x0: usize::MAX, y0: usize::MAX, x1: 0, y1: 0 };

    pub(crate) fn is_empty(self) -> bool {
        self.x0 >= self.x1 || self.y0 >= self.y1
    }

    pub(crate) fn w(self) -> usize {
        self.x1.saturating_sub(self.x0)
    }

    pub(crate) fn h(self) -> usize {
        self.y1.saturating_sub(self.y0)
    }
}

/// What a pixel shows, for finishes that treat each form by itself.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Trace {
    /// Which piece of the scene, in the order of painting; 0 is none.
    pub(crate) piece: u32,
    /// How far the form swells towards the eye there, in units.
    pub(crate) height: f32,
}

/// A layer as large as the canvas.
pub(crate) struct Layer {
    pub(crate) w: usize,
    pub(crate) h: usize,
    pub(crate) px: Vec<[f32; 4]>,
    /// Where there may be paint.
    pub(crate) used: Window,
    /// What each pixel shows; empty if the finish does not ask.
    pub(crate) trace: Vec<Trace>,
    /// The piece that is being painted.
    pub(crate) piece: u32,
}

impl Layer {
    pub(crate) fn new(w: usize, h: usize, traced: bool) -> Self {
        let trace = if traced { vec![Trace::default(); w * h] } else { Vec::new() };
        Self { w, h, px: vec![[0.0; 4]; w * h], used: Window::NONE, trace, piece: 0 }
    }

    /// A copy of the paint alone.
    pub(crate) fn copied(&self) -> Self {
        Self { px: self.px.clone(), trace: Vec::new(), ..*self }
    }

    /// Notes that the piece being painted covers a pixel, if it hides what was there.
    #[inline]
    pub(crate) fn mark(&mut self, i: usize, cover: f32, height: f32) {
        if cover > 0.5
            && let Some(trace) = self.trace.get_mut(i)
        {
            *trace = Trace { piece: self.piece, height };
        }
    }

    /// The part of a box that is on the canvas.
    pub(crate) fn clip(&self, x0: f32, y0: f32, x1: f32, y1: f32) -> Window {
        let c = |v: f32, n: usize| (v.max(0.0) as usize).min(n);
        Window { x0: c(x0, self.w), y0: c(y0, self.h), x1: c(x1, self.w), y1: c(y1, self.h) }
    }

    pub(crate) fn touch(&mut self, window: Window) {
        if !window.is_empty() {
            let u = &mut self.used;
            *u = Window {
                x0: u.x0.min(window.x0),
                y0: u.y0.min(window.y0),
                x1: u.x1.max(window.x1),
                y1: u.y1.max(window.y1),
            };
        }
    }

    pub(crate) fn all(&self) -> Window {
        Window { x0: 0, y0: 0, x1: self.w, y1: self.h }
    }

    /// Makes it empty again; only what was used is cleared.
    pub(crate) fn clear(&mut self) {
        let u = self.used;
        if !u.is_empty() {
            for y in u.y0..u.y1 {
                let row = y * self.w + u.x0..y * self.w + u.x1;
                self.px[row.clone()].fill([0.0; 4]);
                if !self.trace.is_empty() {
                    self.trace[row].fill(Trace::default());
                }
            }
        }
        self.used = Window::NONE;
    }

    /// The paint at a place between pixels.
    #[inline]
    pub(crate) fn sample(&self, x: f32, y: f32) -> [f32; 4] {
        let x = x.clamp(0.0, self.w as f32 - 1.001);
        let y = y.clamp(0.0, self.h as f32 - 1.001);
        let (xi, yi) = (x as usize, y as usize);
        let (fx, fy) = (x - xi as f32, y - yi as f32);
        let i = yi * self.w + xi;
        let (a, b, c, d) = (self.px[i], self.px[i + 1], self.px[i + self.w], self.px[i + self.w + 1]);
        let mut out = [0.0; 4];
        for k in 0..4 {
            let (top, bottom) = (a[k] + (b[k] - a[k]) * fx, c[k] + (d[k] - c[k]) * fx);
            out[k] = top + (bottom - top) * fy;
        }
        out
    }
}

/// Lays a colour on a pixel.
#[inline]
pub(crate) fn blend(dst: &mut [f32; 4], c: Rgb, a: f32, how: Blend, atop: bool) {
    let da = dst[3];
    match how {
        Blend::Normal => {
            let a = if atop { a * da } else { a };
            for k in 0..3 {
                dst[k] = c[k] * a + dst[k] * (1.0 - a);
            }
            if !atop {
                dst[3] = a + da * (1.0 - a);
            }
        }
        Blend::Screen => {
            let a = if atop { a * da } else { a };
            for k in 0..3 {
                dst[k] += c[k] * a * (1.0 - dst[k].min(1.0));
            }
        }
        Blend::Multiply => {
            for k in 0..3 {
                dst[k] *= 1.0 - a + a * c[k];
            }
        }
    }
}

/// The colour between two.
#[inline]
pub(crate) fn mix(a: Rgb, b: Rgb, t: f32) -> Rgb {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/// How light a colour is to the eye.
#[inline]
pub(crate) fn luma(c: Rgb) -> f32 {
    0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
}
