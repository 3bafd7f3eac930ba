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

    /// A smaller copy; every pixel is the mean of the area it stands for.
    pub fn shrunk(&self, width: usize) -> Self {
        let height = (self.height * width).div_ceil(self.width).max(1);
        let mut rgb = Vec::with_capacity(width * height * 3);
        for y in 0..height {
            let (y0, y1) = (y as f32 * self.height as f32 / height as f32, (y + 1) as f32 * self.height as f32 / height as f32);
            for x in 0..width {
                let (x0, x1) = (x as f32 * self.width as f32 / width as f32, (x + 1) as f32 * self.width as f32 / width as f32);
                rgb.extend(self.mean([x0, y0, x1, y1]).map(|v| (v + 0.5) as u8));
            }
        }
        Self { width, height, rgb }
    }

    fn mean(&self, [x0, y0, x1, y1]: [f32; 4]) -> [f32; 3] {
        let mut sum = [0.0f32; 3];
        let mut weight = 0.0;
        for y in y0 as usize..(y1.ceil() as usize).min(self.height) {
            let wy = ((y + 1) as f32).min(y1) - (y as f32).max(y0);
            for x in x0 as usize..(x1.ceil() as usize).min(self.width) {
                let w = wy * (((x + 1) as f32).min(x1) - (x as f32).max(x0));
                let i = (y * self.width + x) * 3;
                for (s, v) in sum.iter_mut().zip(&self.rgb[i..i + 3]) {
                    *s += f32::from(*v) * w;
                }
                weight += w;
            }
        }
        sum.map(|s| s / weight.max(1e-6))
    }
}
