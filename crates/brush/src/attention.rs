//! Where the eye goes in a picture that nobody composed: edges, colours that stand out, skin, and a little the middle.

use crate::Picture;
use crate::blur::blur;

/// Width of the small copy that is looked at, in pixels: enough for a face, too little for a texture.
const LOOKED_AT_WIDTH: usize = 72;

/// How much each place of a picture draws the eye, 0…1.
#[derive(Debug, Clone)]
pub struct Attention {
    /// Places in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Row by row.
    pub field: Vec<f32>,
}

impl Attention {
    /// Looks at a picture.
    pub fn of(picture: &Picture) -> Self {
        let small = picture.shrunk(LOOKED_AT_WIDTH.min(picture.width));
        let (w, h) = (small.width, small.height);
        let px: Vec<[f32; 3]> =
            small.rgb.chunks_exact(3).map(|c| [0, 1, 2].map(|k| f32::from(c[k]) / 255.0)).collect();
        let opponents: Vec<[f32; 3]> = px.iter().map(|c| opponent(*c)).collect();
        let mut field = normal(&standing_out(&opponents, w, h));
        for (sum, edge) in field.iter_mut().zip(normal(&edges(&opponents, w, h))) {
            *sum += 0.8 * edge;
        }
        let mut skin: Vec<f32> = px.iter().map(|c| skin(*c)).collect();
        blur(&mut skin, w, h, w as f32 * 0.03);
        for (i, sum) in field.iter_mut().enumerate() {
            let (x, y) = ((i % w) as f32 / w as f32 - 0.5, (i / w) as f32 / h as f32 - 0.46);
            // A face is smooth inside: there, skin speaks where edges are silent.
            *sum = (*sum + 0.9 * skin[i]) * (1.0 - 0.9 * (x * x + y * y));
        }
        blur(&mut field, w, h, w as f32 * 0.045);
        Self { width: w, height: h, field: normal(&field) }
    }

    /// The attention at a place, both 0…1.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let place = |v: f32, n: usize| ((v.clamp(0.0, 1.0) * n as f32) as usize).min(n - 1);
        self.field[place(y, self.height) * self.width + place(x, self.width)]
    }

    /// The sum of the attention within a window, all 0…1.
    pub fn within(&self, [left, top, right, bottom]: [f32; 4]) -> f32 {
        let range = |from: f32, to: f32, n: usize| {
            let (from, to) = ((from * n as f32).round() as usize, (to * n as f32).round() as usize);
            from.min(n)..to.min(n)
        };
        let columns = range(left, right, self.width);
        range(top, bottom, self.height)
            .map(|y| self.field[y * self.width..][columns.clone()].iter().sum::<f32>())
            .sum()
    }
}

/// Light, red against green, blue against yellow.
fn opponent([r, g, b]: [f32; 3]) -> [f32; 3] {
    [0.3 * r + 0.59 * g + 0.11 * b, r - g, 0.5 * (r + g) - b]
}

/// How far each place is from what lies around it, near and far.
fn standing_out(px: &[[f32; 3]], w: usize, h: usize) -> Vec<f32> {
    let mut out = vec![0.0; px.len()];
    for (k, weight) in [0.7, 1.2, 1.0].into_iter().enumerate() {
        let channel: Vec<f32> = px.iter().map(|c| c[k]).collect();
        for share in [0.08, 0.25] {
            let mut around = channel.clone();
            blur(&mut around, w, h, w as f32 * share);
            let mut near = channel.clone();
            blur(&mut near, w, h, w as f32 * 0.02);
            for ((sum, near), around) in out.iter_mut().zip(&near).zip(&around) {
                *sum += weight * (near - around).abs();
            }
        }
    }
    out
}

fn edges(px: &[[f32; 3]], w: usize, h: usize) -> Vec<f32> {
    let mut out = vec![0.0; px.len()];
    for y in 1..h.saturating_sub(1) {
        for x in 1..w.saturating_sub(1) {
            let i = y * w + x;
            let (dx, dy) = (px[i + 1][0] - px[i - 1][0], px[i + w][0] - px[i - w][0]);
            out[i] = (dx * dx + dy * dy).sqrt();
        }
    }
    blur(&mut out, w, h, w as f32 * 0.03);
    out
}

/// How much a colour may be skin, light or dark, in daylight or under a lamp.
fn skin([r, g, b]: [f32; 3]) -> f32 {
    let light = 0.3 * r + 0.59 * g + 0.11 * b;
    if !(0.12..0.95).contains(&light) || r <= g || g < b * 0.95 {
        return 0.0;
    }
    let (red, warm) = ((r - g) / light, (r - b) / light);
    let near = |v: f32, middle: f32, width: f32| (1.0 - ((v - middle) / width).abs()).max(0.0);
    near(red, 0.28, 0.26) * near(warm, 0.52, 0.42)
}

/// Scaled so that the highest is 1.
fn normal(field: &[f32]) -> Vec<f32> {
    let most = field.iter().copied().fold(0.0f32, f32::max).max(1e-6);
    field.iter().map(|v| v / most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eye_goes_to_what_is_not_like_the_rest() {
        let (w, h) = (300, 200);
        for (cx, cy) in [(60, 60), (240, 60), (150, 150), (40, 170)] {
            let inside = |x: usize, y: usize| x.abs_diff(cx).pow(2) + y.abs_diff(cy).pow(2) < 400;
            let rgb = (0..w * h)
                .flat_map(|i| if inside(i % w, i / w) { [200, 60, 40] } else { [90, 130, 90] })
                .collect();
            let attention = Attention::of(&Picture { width: w, height: h, rgb });
            let at = attention.at(cx as f32 / w as f32, cy as f32 / h as f32);
            let across = attention.at(1.0 - cx as f32 / w as f32, 1.0 - cy as f32 / h as f32);
            assert!(at > 0.6 || (cx, cy) == (150, 150) && at > 0.4, "{cx} {cy}: {at}");
            assert!((cx, cy) == (150, 150) || at > 3.0 * across, "{cx} {cy}: {at} against {across}");
        }
    }

    #[test]
    fn a_picture_of_nothing_is_looked_at_without_fault() {
        for (width, height) in [(1, 1), (2, 3), (72, 1), (1, 72), (500, 20)] {
            let picture = Picture { width, height, rgb: vec![128; width * height * 3] };
            let attention = Attention::of(&picture);
            assert!(attention.field.iter().all(|v| v.is_finite()), "{width}×{height}");
            assert!(attention.within([0.0, 0.0, 1.0, 1.0]).is_finite());
        }
    }
}
