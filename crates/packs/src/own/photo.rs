//! Reading a file that somebody calls a picture. What it is, its content says, never its name; of what it says, only the
//! pixels are kept.

use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits};
use moonhare_brush::Picture;
use serde::{Deserialize, Serialize};

use crate::limits::{
    MASTER_SIDE_PX_MAX, PHOTO_BYTES_MAX, PHOTO_CARD_PX_MIN, PHOTO_DECODED_BYTES_MAX, PHOTO_PIXELS_MAX,
    PHOTO_STRIP_MAX,
};

/// Why a file can't become a card. The code is stable and for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Unusable {
    /// Neither JPEG, PNG, WebP nor GIF.
    #[error("this is no JPEG, PNG, WebP or GIF; save it as one of these")]
    NotAPicture,
    /// It ends too early, or says nonsense.
    #[error("the file is broken off or damaged; send it again, or another one")]
    Broken,
    /// Too few pixels for a card.
    #[error(
        "the picture is {width}×{height}; a card needs {PHOTO_CARD_PX_MIN} pixels across, so send the original"
    )]
    TooSmall {
        /// Its width in pixels, upright.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// Too many pixels to be unpacked.
    #[error("the picture is {width}×{height}, which is more than is unpacked here; make it smaller")]
    TooLarge {
        /// Its width in pixels, as the file says.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// A banner: no card can be cut out of it.
    #[error("the picture is {width}×{height}; a card can't be cut out of such a strip")]
    TooLong {
        /// Its width in pixels.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// Too many bytes.
    #[error("the file is too heavy; make the picture smaller")]
    TooHeavy,
    /// Unpacking it took too long or too much.
    #[error("the picture takes too much to unpack; save it anew, as JPEG")]
    TooMuch,
}

impl Unusable {
    /// A stable name for programs and translations.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotAPicture => "not_a_picture",
            Self::Broken => "broken",
            Self::TooSmall { .. } => "too_small",
            Self::TooLarge { .. } => "too_large",
            Self::TooLong { .. } => "too_long",
            Self::TooHeavy => "too_heavy",
            Self::TooMuch => "too_much",
        }
    }
}

/// The pixels of a file, upright, at most as large as a master is kept. Whatever the file holds besides them is gone.
///
/// What it says of its size is checked before anything is unpacked, and what is unpacked is bounded; the time is not, so
/// whoever reads what strangers send does it where it can be ended.
pub fn read_photo(bytes: &[u8]) -> Result<Picture, Unusable> {
    if bytes.len() > PHOTO_BYTES_MAX {
        return Err(Unusable::TooHeavy);
    }
    let mut reader =
        ImageReader::new(Cursor::new(bytes)).with_guessed_format().map_err(|_| Unusable::NotAPicture)?;
    let format = reader.format().filter(|format| {
        matches!(format, ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP | ImageFormat::Gif)
    });
    let format = format.ok_or(Unusable::NotAPicture)?;
    if format == ImageFormat::Jpeg && !is_whole_jpeg(bytes) {
        return Err(Unusable::Broken);
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(PHOTO_DECODED_BYTES_MAX);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|error| unusable(&error, (0, 0)))?;
    let size = decoder.dimensions();
    check_size(size)?;
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut image = DynamicImage::from_decoder(decoder).map_err(|error| unusable(&error, size))?;
    image.apply_orientation(orientation);
    let (width, height) = (image.width() as usize, image.height() as usize);
    let rgb = on_paper(image);
    let picture = Picture { width, height, rgb };
    let longest = width.max(height);
    if longest <= MASTER_SIDE_PX_MAX {
        return Ok(picture);
    }
    Ok(picture.shrunk((width * MASTER_SIDE_PX_MAX / longest).max(1)))
}

/// What the file says of itself, before anything is unpacked.
fn check_size((width, height): (u32, u32)) -> Result<(), Unusable> {
    if u64::from(width) * u64::from(height) > PHOTO_PIXELS_MAX {
        return Err(Unusable::TooLarge { width, height });
    }
    let (short, long) = (width.min(height), width.max(height));
    if long > short.saturating_mul(PHOTO_STRIP_MAX) {
        return Err(Unusable::TooLong { width, height });
    }
    // The widest card that can be cut out of it, whichever way up it will be.
    if short.min(long * 2 / 3) < PHOTO_CARD_PX_MIN {
        return Err(Unusable::TooSmall { width, height });
    }
    Ok(())
}

fn unusable(error: &ImageError, (width, height): (u32, u32)) -> Unusable {
    match error {
        ImageError::Limits(_) => Unusable::TooLarge { width, height },
        ImageError::Unsupported(_) => Unusable::NotAPicture,
        _ => Unusable::Broken,
    }
}

/// Its pixels; what is transparent shows the card's paper.
fn on_paper(image: DynamicImage) -> Vec<u8> {
    const PAPER: [u16; 3] = [244, 236, 217];
    if !image.color().has_alpha() {
        return image.into_rgb8().into_raw();
    }
    let image = image.into_rgba8();
    let mut rgb = Vec::with_capacity(image.len() / 4 * 3);
    for px in image.as_raw().chunks_exact(4) {
        let alpha = u16::from(px[3]);
        for k in 0..3 {
            let mixed = (u16::from(px[k]) * alpha + PAPER[k] * (255 - alpha)) / 255;
            rgb.push(u8::try_from(mixed).unwrap_or(u8::MAX));
        }
    }
    rgb
}

/// Whether a JPEG goes on to its end: its decoder fills what is missing with grey and says nothing. What lies behind the end
/// does not count, because phones put films there.
fn is_whole_jpeg(bytes: &[u8]) -> bool {
    const START: u8 = 0xD8;
    const END: u8 = 0xD9;
    const SCAN: u8 = 0xDA;
    let mut at = 2;
    loop {
        let Some([0xFF, marker]) = bytes.get(at..at + 2) else { return false };
        match *marker {
            END => return true,
            0xFF => at += 1,
            0x01 | START | 0xD0..=0xD7 => at += 2,
            marker => {
                let Some([high, low]) = bytes.get(at + 2..at + 4) else { return false };
                at += 2 + usize::from(u16::from_be_bytes([*high, *low])).max(2);
                if marker == SCAN {
                    let Some(next) = after_scan(bytes, at) else { return false };
                    at = next;
                }
            }
        }
    }
}

/// Where the next marker is after the data of a scan.
fn after_scan(bytes: &[u8], from: usize) -> Option<usize> {
    let data = bytes.get(from..)?;
    let next =
        data.windows(2).position(|pair| pair[0] == 0xFF && !matches!(pair[1], 0 | 0xD0..=0xD7 | 0xFF))?;
    Some(from + next)
}
