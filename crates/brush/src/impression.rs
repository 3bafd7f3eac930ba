//! How alike two pictures are to the eye.

use crate::Picture;

/// Cards of one collection that are as alike as this to the eye are twins.
pub const LOOK_LIMIT: f32 = 0.78;

/// What the eye keeps of a picture: light and edges of a small copy, and where its colours are.
#[derive(Debug, Clone)]
pub struct Impression {
    form: Vec<f32>,
    mirrored: Vec<f32>,
    colour: Vec<f32>,
}

const W: usize = 32;
const H: usize = 48;

impl Impression {
    /// The impression of a picture. The frame does not count.
    pub fn of(picture: &Picture) -> Self {
        let small = picture.shrunk(W + 4);
        let at = |x: usize, y: usize| {
            let i = ((y + 3).min(small.height - 1) * small.width + x + 2) * 3;
            [f32::from(small.rgb[i]), f32::from(small.rgb[i + 1]), f32::from(small.rgb[i + 2])]
        };
        let light = |x: usize, y: usize| {
            let c = at(x, y);
            0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
        };
        let colour = (0..6 * 4)
            .flat_map(|cell| {
                let (cx, cy) = (cell % 4 * (W / 4), cell / 4 * (H / 6));
                let mut sum = [0.0f32; 3];
                for y in 0..H / 6 {
                    for x in 0..W / 4 {
                        let c = at(cx + x, cy + y);
                        for k in 0..3 {
                            sum[k] += c[k];
                        }
                    }
                }
                let n = (W / 4 * (H / 6)) as f32;
                let c = sum.map(|s| s / n);
                [c[0] - c[1], c[1] - c[2]]
            })
            .collect();
        Self { form: form(light), mirrored: form(|x, y| light(W - 1 - x, y)), colour }
    }

    /// How alike two pictures are to the eye, 0…1; mirror images count as alike.
    pub fn alike(&self, other: &Self) -> f32 {
        let form = dot(&self.form, &other.form).max(dot(&self.form, &other.mirrored));
        let distance: f32 = self.colour.iter().zip(&other.colour).map(|(a, b)| (a - b).abs()).sum::<f32>()
            / self.colour.len() as f32;
        (form - distance / 400.0).clamp(0.0, 1.0)
    }
}

/// Light and edges, each with mean 0, together of length 1.
fn form(light: impl Fn(usize, usize) -> f32) -> Vec<f32> {
    let mut tones = Vec::with_capacity(W * H);
    let mut edges = Vec::with_capacity(W * H);
    for y in 0..H - 1 {
        for x in 0..W - 1 {
            let l = light(x, y);
            let (dx, dy) = (light(x + 1, y) - l, light(x, y + 1) - l);
            tones.push(l);
            edges.push((dx * dx + dy * dy).sqrt());
        }
    }
    let mut all = standard(&tones, 0.6);
    all.extend(standard(&edges, 1.0));
    let norm = dot(&all, &all).sqrt().max(1e-6);
    all.iter().map(|v| v / norm).collect()
}

fn standard(values: &[f32], weight: f32) -> Vec<f32> {
    let mean = values.iter().sum::<f32>() / values.len() as f32;
    let spread = (values.iter().map(|v| (v - mean) * (v - mean)).sum::<f32>() / values.len() as f32).sqrt();
    values.iter().map(|v| (v - mean) / (spread + 1e-6) * weight).collect()
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}
