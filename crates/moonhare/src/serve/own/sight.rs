//! By what a picture is known again that the operator does not want.

use moonhare_packs::{Picture, PictureId};
use serde::{Deserialize, Serialize};

use super::limits::SAME_SIGHT_BITS_MAX;

const ACROSS: usize = 9;
const DOWN: usize = 8;
/// How wide the copy is on which parts of a picture are looked at.
const GLANCE_PX: usize = 144;
/// What people leave when they cut a little off: how much of the left, the top, the right and the bottom goes, in percent.
const CUTS: [[usize; 4]; 9] = [
    [3, 3, 3, 3],
    [6, 6, 6, 6],
    [10, 10, 10, 10],
    [10, 0, 0, 0],
    [0, 10, 0, 0],
    [0, 0, 10, 0],
    [0, 0, 0, 10],
    [8, 0, 8, 0],
    [0, 8, 0, 8],
];

/// Its pixels, and what small copies of it show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Sight {
    pub(super) pixels: PictureId,
    /// The whole picture.
    pub(super) shape: u64,
    /// The same in a mirror, and then with a little cut off; nothing where that was not noted yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) others: Vec<u64>,
}

impl Sight {
    pub(super) fn of(picture: &Picture) -> Self {
        let whole = Fields::of(picture, [0; 4]);
        let glance = if picture.width > GLANCE_PX { picture.shrunk(GLANCE_PX) } else { picture.clone() };
        let cut = CUTS.map(|cut| Fields::of(&glance, cut).shape());
        let others = [whole.mirrored().shape()].into_iter().chain(cut).collect();
        Self { pixels: PictureId::of(&[&picture.rgb]), shape: whole.shape(), others }
    }

    /// Whether it is the same picture, perhaps pressed anew, smaller, a little brighter, mirrored, or with a little cut off.
    pub(super) fn is_near(&self, other: &Self) -> bool {
        self.pixels == other.pixels || self.has(other) || other.has(self)
    }

    /// Whether the other one, or its mirror picture, is this one or a part of it.
    fn has(&self, other: &Self) -> bool {
        let turned = [other.shape].into_iter().chain(other.others.first().copied());
        turned.into_iter().any(|seen| self.shapes().any(|shape| alike(shape, seen)))
    }

    fn shapes(&self) -> impl Iterator<Item = u64> {
        [self.shape].into_iter().chain(self.others.iter().copied())
    }
}

fn alike(one: u64, other: u64) -> bool {
    // A blank sheet is near every other blank sheet.
    let tells = |shape: u64| (8..=56).contains(&shape.count_ones());
    tells(one) && tells(other) && (one ^ other).count_ones() <= SAME_SIGHT_BITS_MAX
}

/// How light a picture is in each of 8 rows of 9 fields.
struct Fields([[u64; ACROSS]; DOWN]);

impl Fields {
    /// Of what is left when so many percent are cut off at the left, the top, the right and the bottom.
    fn of(picture: &Picture, [left, top, right, bottom]: [usize; 4]) -> Self {
        let (x, y) = (picture.width * left / 100, picture.height * top / 100);
        let width = (picture.width * (100 - left - right) / 100).max(1);
        let height = (picture.height * (100 - top - bottom) / 100).max(1);
        let light = |across: usize, down: usize| {
            let (x0, x1) = (x + across * width / ACROSS, x + ((across + 1) * width / ACROSS).max(1));
            let (y0, y1) = (y + down * height / DOWN, y + ((down + 1) * height / DOWN).max(1));
            let (mut sum, mut count) = (0u64, 0u64);
            for row in y0..y1 {
                let line = row * picture.width;
                for px in picture.rgb[(line + x0) * 3..(line + x1) * 3].chunks_exact(3) {
                    sum += 3 * u64::from(px[0]) + 6 * u64::from(px[1]) + u64::from(px[2]);
                    count += 1;
                }
            }
            sum / count.max(1)
        };
        Self(std::array::from_fn(|down| std::array::from_fn(|across| light(across, down))))
    }

    fn mirrored(&self) -> Self {
        Self(self.0.map(|mut row| {
            row.reverse();
            row
        }))
    }

    /// Whether each field is lighter than the one to its left.
    fn shape(&self) -> u64 {
        let pairs = self.0.iter().flat_map(|row| row.windows(2));
        pairs.fold(0, |shape, pair| shape << 1 | u64::from(pair[1] > pair[0]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: usize = 150;
    const HEIGHT: usize = 200;

    /// A photo that nobody has taken: soft lights and shadows, others for every number.
    fn scene(number: usize) -> Picture {
        let lot = |n: usize| {
            let drawn = ((number * 97 + n + 1) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            ((drawn ^ drawn >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 40) as f32 / 16_777_216.0
        };
        let blobs: Vec<[f32; 4]> = (0..14)
            .map(|n| [lot(4 * n), lot(4 * n + 1), 0.06 + 0.16 * lot(4 * n + 2), lot(4 * n + 3) - 0.5])
            .collect();
        let light = |x: usize, y: usize| {
            let (x, y) = (x as f32 / WIDTH as f32, y as f32 / HEIGHT as f32);
            let sum: f32 = blobs
                .iter()
                .map(|[at_x, at_y, wide, light]| {
                    let far = ((x - at_x).powi(2) + (y - at_y).powi(2)) / wide.powi(2);
                    light * (-far).exp()
                })
                .sum();
            (128.0 + 200.0 * sum).clamp(0.0, 255.0) as u8
        };
        let rgb =
            (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y))).flat_map(|(x, y)| [light(x, y); 3]);
        Picture { width: WIDTH, height: HEIGHT, rgb: rgb.collect() }
    }

    fn mirrored(picture: &Picture) -> Picture {
        let rows = picture.rgb.chunks_exact(picture.width * 3);
        let rgb = rows.flat_map(|row| row.chunks_exact(3).rev().flatten().copied()).collect();
        Picture { rgb, ..*picture }
    }

    fn without(picture: &Picture, [left, top, right, bottom]: [usize; 4]) -> Picture {
        let (x0, x1) = (picture.width * left / 100, picture.width * (100 - right) / 100);
        let (y0, y1) = (picture.height * top / 100, picture.height * (100 - bottom) / 100);
        let rows = picture.rgb.chunks_exact(picture.width * 3).skip(y0).take(y1 - y0);
        let rgb = rows.flat_map(|row| row[x0 * 3..x1 * 3].iter().copied()).collect();
        Picture { width: x1 - x0, height: y1 - y0, rgb }
    }

    fn brighter(picture: &Picture) -> Picture {
        let rgb = picture.rgb.iter().map(|light| light.saturating_add(14)).collect();
        Picture { rgb, ..*picture }
    }

    #[test]
    fn a_picture_is_known_again_mirrored_cut_smaller_and_brighter() {
        let mut unseen = Vec::new();
        for number in 0..8 {
            let picture = scene(number);
            let unwanted = Sight::of(&picture);
            let cuts = [
                [5, 5, 5, 5],
                [8, 8, 8, 8],
                [8, 0, 0, 0],
                [0, 7, 0, 0],
                [0, 0, 12, 0],
                [0, 0, 0, 9],
                [4, 0, 4, 0],
            ];
            let mut copies = vec![("mirrored", mirrored(&picture)), ("smaller", picture.shrunk(100))];
            copies.push(("brighter", brighter(&picture)));
            for cut in cuts {
                copies.push(("cut", without(&picture, cut)));
                copies.push(("cut and mirrored", mirrored(&without(&picture, cut))));
            }
            let seen = |copy: &Picture| unwanted.is_near(&Sight::of(copy));
            unseen.extend(copies.iter().filter(|(_, copy)| !seen(copy)).map(|(how, _)| (number, *how)));
        }
        assert_eq!(unseen, []);
    }

    #[test]
    fn what_is_blocked_small_is_known_again_as_a_part_of_the_whole() {
        let whole = scene(3);
        assert!(Sight::of(&without(&whole, [6, 6, 6, 6])).is_near(&Sight::of(&whole)));
    }

    #[test]
    fn other_pictures_and_blank_sheets_are_not_taken_for_it() {
        let sights: Vec<_> = (0..40).map(|number| Sight::of(&scene(number))).collect();
        for (n, one) in sights.iter().enumerate() {
            for (m, other) in sights.iter().enumerate().skip(n + 1) {
                assert!(!one.is_near(other), "{n} and {m}");
            }
        }
        let sheet = |light: u8| Picture { width: 300, height: 450, rgb: vec![light; 300 * 450 * 3] };
        assert!(!Sight::of(&sheet(250)).is_near(&Sight::of(&sheet(240))));
    }
}
