//! A finished picture.

use super::layer::Rgb;

/// Pixels: 8-bit sRGB, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Red, green, blue of every pixel.
    pub rgb: Vec<u8>,
}

impl Picture {
    pub(super) fn new(width: usize, height: usize, px: &[Rgb]) -> Self {
        let rgb = px.iter().flat_map(|c| c.map(|v| (v.clamp(0.0, 1.0) * 255.0 + 0.5) as u8)).collect();
        Self { width, height, rgb }
    }

    /// A smaller copy, sharp and without stair steps (Catmull-Rom over the area a pixel stands for).
    pub fn shrunk(&self, width: usize) -> Self {
        let height = (self.height * width).div_ceil(self.width).max(1);
        let across = weights(self.width, width);
        let mut rows = Vec::with_capacity(width * self.height * 3);
        for row in self.rgb.chunks_exact(self.width * 3) {
            for (first, shares) in &across {
                let mut sum = [0.0f32; 3];
                for (share, px) in shares.iter().zip(row[first * 3..].chunks_exact(3)) {
                    for k in 0..3 {
                        sum[k] += share * f32::from(px[k]);
                    }
                }
                rows.extend(sum);
            }
        }
        let mut rgb = Vec::with_capacity(width * height * 3);
        let line = width * 3;
        for (first, shares) in weights(self.height, height) {
            for i in 0..line {
                let sum: f32 = shares.iter().enumerate().map(|(n, s)| s * rows[(first + n) * line + i]).sum();
                rgb.push((sum + 0.5).clamp(0.0, 255.0) as u8);
            }
        }
        Self { width, height, rgb }
    }
}

/// For every pixel of the small side: the first pixel of the large side it is made of, and their shares.
fn weights(from: usize, to: usize) -> Vec<(usize, Vec<f32>)> {
    let ratio = from as f32 / to as f32;
    let reach = 2.0 * ratio.max(1.0);
    (0..to)
        .map(|i| {
            let middle = (i as f32 + 0.5) * ratio - 0.5;
            let first = (middle - reach).ceil().max(0.0) as usize;
            let last = ((middle + reach).floor() as usize).min(from - 1);
            let raw: Vec<f32> =
                (first..=last).map(|x| catmull_rom((x as f32 - middle).abs() / ratio.max(1.0))).collect();
            let sum: f32 = raw.iter().sum();
            (first, raw.iter().map(|v| v / sum).collect())
        })
        .collect()
}

fn catmull_rom(x: f32) -> f32 {
    if x < 1.0 {
        1.5 * x * x * x - 2.5 * x * x + 1.0
    } else if x < 2.0 {
        -0.5 * x * x * x + 2.5 * x * x - 4.0 * x + 2.0
    } else {
        0.0
    }
}
