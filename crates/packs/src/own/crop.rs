//! Which part of a picture becomes the card.

use moonhare_brush::{Attention, Picture};
use serde::{Deserialize, Serialize};

use crate::limits::CROP_SHARE_MIN;

/// A part of a picture, as wide as two thirds of its height. All are shares of the whole picture, 0…1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crop {
    /// Where it begins, from the left.
    pub x: f32,
    /// Where it begins, from the top.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
}

/// Places that are tried for the window.
const TRIED: usize = 64;

impl Crop {
    /// The largest card that can be cut out, where it holds most of what draws the eye.
    pub fn of(picture: &Picture) -> Self {
        let middle = Self::middle(picture);
        let attention = Attention::of(picture);
        let [width, height] = middle.size(picture);
        let (slack_x, slack_y) = (1.0 - width, 1.0 - height);
        let score = |crop: &Self| {
            let (x, y) = (crop.x, crop.y);
            // What lies well inside counts twice: a face must not touch the edge.
            let (dx, dy) = (width * 0.16, height * 0.16);
            attention.within([x, y, x + width, y + height])
                + attention.within([x + dx, y + dy, x + width - dx, y + height - dy])
        };
        let tried = (0..=TRIED).map(|n| {
            let t = n as f32 / TRIED as f32;
            Self { x: slack_x * t, y: slack_y * t, width: middle.width }
        });
        // Only what is clearly better moves it out of the middle.
        let mut best = (score(&middle) * 1.04, middle);
        for crop in tried {
            let score = score(&crop);
            if score > best.0 {
                best = (score, crop);
            }
        }
        best.1
    }

    /// The largest card that can be cut out of the middle.
    pub fn middle(picture: &Picture) -> Self {
        let (w, h) = (picture.width as f32, picture.height as f32);
        let width = (h * 2.0 / 3.0 / w).min(1.0);
        let height = (w * width * 1.5 / h).min(1.0);
        Self { x: (1.0 - width) * 0.5, y: (1.0 - height) * 0.5, width }
    }

    /// This crop, moved and made so that it lies within the picture; numbers that are none become the middle.
    pub fn within(self, picture: &Picture) -> Self {
        let middle = Self::middle(picture);
        if !(self.x.is_finite() && self.y.is_finite() && self.width.is_finite()) {
            return middle;
        }
        let width = self.width.clamp(middle.width * CROP_SHARE_MIN, middle.width);
        let [_, height] = Self { width, ..self }.size(picture);
        Self { x: self.x.clamp(0.0, 1.0 - width), y: self.y.clamp(0.0, (1.0 - height).max(0.0)), width }
    }

    /// Width and height as shares of the picture.
    fn size(self, picture: &Picture) -> [f32; 2] {
        let (w, h) = (picture.width as f32, picture.height as f32);
        [self.width, (self.width * w * 1.5 / h).min(1.0)]
    }

    /// The pixels of this part: an even width, and half as much again in height, to the pixel.
    pub(crate) fn cut(self, picture: &Picture) -> Picture {
        let crop = self.within(picture);
        let widest = picture.width.min(picture.height * 2 / 3) / 2 * 2;
        let width = (((crop.width * picture.width as f32).round() as usize) / 2 * 2).clamp(2, widest.max(2));
        let height = width / 2 * 3;
        let (x, y) = (crop.x * picture.width as f32, crop.y * picture.height as f32);
        let x = (x.round() as usize).min(picture.width.saturating_sub(width));
        let y = (y.round() as usize).min(picture.height.saturating_sub(height));
        let rows = picture.rgb.chunks_exact(picture.width * 3).skip(y).take(height);
        let rgb = rows.flat_map(|row| row[x * 3..(x + width) * 3].iter().copied()).collect();
        Picture { width, height, rgb }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_spot(width: usize, height: usize, (cx, cy): (usize, usize)) -> Picture {
        let inside = |x: usize, y: usize| x.abs_diff(cx).pow(2) + y.abs_diff(cy).pow(2) < (height / 6).pow(2);
        let rgb = (0..width * height)
            .flat_map(|i| if inside(i % width, i / width) { [220, 170, 140] } else { [70, 100, 120] })
            .collect();
        Picture { width, height, rgb }
    }

    #[test]
    fn the_card_is_cut_where_the_face_is() {
        for (size, at) in [
            ((900, 600), (150, 300)),
            ((900, 600), (760, 250)),
            ((900, 600), (450, 300)),
            ((500, 1400), (250, 200)),
            ((500, 1400), (250, 1200)),
        ] {
            let picture = with_spot(size.0, size.1, at);
            let crop = Crop::of(&picture);
            let [width, height] = crop.size(&picture);
            let (x, y) = (at.0 as f32 / size.0 as f32, at.1 as f32 / size.1 as f32);
            assert!((crop.x..crop.x + width).contains(&x), "{size:?} {at:?}: {crop:?}");
            assert!((crop.y..crop.y + height).contains(&y), "{size:?} {at:?}: {crop:?}");
        }
    }

    #[test]
    fn whatever_is_asked_for_a_card_is_cut_to_the_pixel() {
        for (width, height) in [(400, 600), (401, 601), (900, 600), (333, 2000), (2000, 333), (1601, 900)] {
            let picture = with_spot(width, height, (10, 10));
            for crop in [
                Crop::middle(&picture),
                Crop::of(&picture),
                Crop { x: -3.0, y: 9.0, width: 0.0 },
                Crop { x: f32::NAN, y: 0.0, width: 1.0 },
                Crop { x: 0.99, y: 0.99, width: 7.0 },
            ] {
                let card = crop.cut(&picture);
                assert_eq!(card.height, card.width / 2 * 3, "{width}×{height} {crop:?}");
                assert_eq!(card.rgb.len(), card.width * card.height * 3);
                assert_eq!((card.shrunk(600).width, card.shrunk(600).height), (600, 900));
            }
        }
    }
}
