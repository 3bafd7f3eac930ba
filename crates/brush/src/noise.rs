//! Tileable noise from integer hashes, made once: clouds, streaks and grain.

use moonhare_scene::math::{cos, sin};
use std::sync::OnceLock;

/// Side of a noise tile; a power of two.
const SIDE: usize = 1024;

/// Three tiles of noise, values about −1…1.
pub(crate) struct Noise {
    soft: Vec<f32>,
    streak: Vec<f32>,
    grain: Vec<f32>,
}

/// The noise that all pictures share.
pub(crate) fn noise() -> &'static Noise {
    static NOISE: OnceLock<Noise> = OnceLock::new();
    NOISE.get_or_init(Noise::new)
}

impl Noise {
    fn new() -> Self {
        let gradients = gradients();
        let mut soft = vec![0.0; SIDE * SIDE];
        let (mut gain, mut cells) = (0.55, 8);
        for octave in 0..5 {
            add_octave(&mut soft, &gradients, [cells, cells], gain, octave);
            gain *= 0.5;
            cells *= 2;
        }
        let mut streak = vec![0.0; SIDE * SIDE];
        let (mut gain, mut across, mut along) = (0.6, 8, 64);
        for octave in 0..4 {
            add_octave(&mut streak, &gradients, [across, along], gain, 20 + octave);
            gain *= 0.62;
            across *= 2;
            along *= 2;
        }
        let grain = (0..SIDE * SIDE)
            .map(|i| hash((i % SIDE) as u32, (i / SIDE) as u32, 91) as f32 / 32767.5 - 1.0)
            .collect();
        Self { soft, streak, grain }
    }

    /// Soft, cloudy noise.
    #[inline]
    pub(crate) fn soft(&self, x: f32, y: f32) -> f32 {
        sample(&self.soft, x, y)
    }

    /// Noise drawn out along x: bristles, wood, ripples.
    #[inline]
    pub(crate) fn streak(&self, x: f32, y: f32) -> f32 {
        sample(&self.streak, x, y)
    }

    /// White noise, one value a pixel.
    #[inline]
    pub(crate) fn grain(&self, x: usize, y: usize) -> f32 {
        self.grain[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))]
    }
}

/// The largest whole number not above `x`; `f32::floor` is a library call on older processors.
#[inline]
fn floor(x: f32) -> i32 {
    let i = x as i32;
    i - i32::from(i as f32 > x)
}

#[inline]
fn sample(tile: &[f32], x: f32, y: f32) -> f32 {
    let (xi, yi) = (floor(x), floor(y));
    let (fx, fy) = (x - xi as f32, y - yi as f32);
    let (x0, y0) = ((xi as usize) & (SIDE - 1), (yi as usize) & (SIDE - 1));
    let (x1, y1) = ((x0 + 1) & (SIDE - 1), (y0 + 1) & (SIDE - 1));
    let (a, b) = (tile[y0 * SIDE + x0], tile[y0 * SIDE + x1]);
    let (c, d) = (tile[y1 * SIDE + x0], tile[y1 * SIDE + x1]);
    let (top, bottom) = (a + (b - a) * fx, c + (d - c) * fx);
    top + (bottom - top) * fy
}

fn hash(x: u32, y: u32, salt: u32) -> u32 {
    let mut a = x
        .wrapping_mul(374_761_393)
        .wrapping_add(y.wrapping_mul(668_265_263))
        .wrapping_add(salt.wrapping_mul(2_246_822_519));
    a = (a ^ (a >> 13)).wrapping_mul(1_274_126_177);
    a ^= a >> 16;
    a = a.wrapping_mul(2_654_435_769);
    (a >> 8) & 0xffff
}

fn gradients() -> Vec<[f32; 2]> {
    (0..256)
        .map(|i| {
            let angle = i as f32 / 256.0 * core::f32::consts::TAU;
            [cos(angle), sin(angle)]
        })
        .collect()
}

fn add_octave(tile: &mut [f32], gradients: &[[f32; 2]], cells: [usize; 2], gain: f32, salt: u32) {
    let lattice: Vec<[f32; 2]> = (0..cells[0] * cells[1])
        .map(|i| gradients[(hash((i % cells[0]) as u32, (i / cells[0]) as u32, salt) & 255) as usize])
        .collect();
    let at = |x: usize, y: usize| lattice[(y % cells[1]) * cells[0] + x % cells[0]];
    let fade = |t: f32| t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
    let (kx, ky) = (cells[0] as f32 / SIDE as f32, cells[1] as f32 / SIDE as f32);
    for (y, row) in tile.chunks_exact_mut(SIDE).enumerate() {
        let py = y as f32 * ky;
        let (cy, fy) = (py as usize, py - (py as usize) as f32);
        let v = fade(fy);
        for (x, value) in row.iter_mut().enumerate() {
            let px = x as f32 * kx;
            let (cx, fx) = (px as usize, px - (px as usize) as f32);
            let u = fade(fx);
            let dot = |g: [f32; 2], dx: f32, dy: f32| g[0] * dx + g[1] * dy;
            let a = dot(at(cx, cy), fx, fy);
            let b = dot(at(cx + 1, cy), fx - 1.0, fy);
            let c = dot(at(cx, cy + 1), fx, fy - 1.0);
            let d = dot(at(cx + 1, cy + 1), fx - 1.0, fy - 1.0);
            let (top, bottom) = (a + (b - a) * u, c + (d - c) * u);
            *value += gain * 1.5 * (top + (bottom - top) * v);
        }
    }
}
