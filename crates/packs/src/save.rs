//! Writing one picture of full size.

use crate::webp_codec;
use image::{ExtendedColorType, ImageEncoder, codecs::jpeg::JpegEncoder};
use moonhare_brush::Picture;
use std::io;
use std::path::Path;

/// Writes a picture; the file's name says how: `.webp` or `.jpg`.
pub fn save_picture(picture: &Picture, file: &Path) -> io::Result<()> {
    let bytes = match file.extension().and_then(|e| e.to_str()) {
        Some("webp") => webp_codec::encode(picture, 92.0),
        Some("jpg" | "jpeg") => jpeg(picture)?,
        _ => return Err(io::Error::new(io::ErrorKind::InvalidInput, "the name must end in .webp or .jpg")),
    };
    std::fs::write(file, bytes)
}

/// A picture as JPEG.
pub(crate) fn jpeg(picture: &Picture) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 88)
        .write_image(&picture.rgb, picture.width as u32, picture.height as u32, ExtendedColorType::Rgb8)
        .map_err(io::Error::other)?;
    Ok(bytes)
}
