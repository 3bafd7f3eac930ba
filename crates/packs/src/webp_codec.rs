//! WebP in and out.

use moonhare_brush::Picture;

/// A picture as lossy WebP.
pub(crate) fn encode(picture: &Picture, quality: f32) -> Vec<u8> {
    let (w, h) = (picture.width as u32, picture.height as u32);
    webp::Encoder::from_rgb(&picture.rgb, w, h).encode(quality).to_vec()
}

/// The picture in WebP bytes.
pub(crate) fn decode(bytes: &[u8]) -> Option<Picture> {
    let image = webp::Decoder::new(bytes).decode()?;
    let (width, height) = (image.width() as usize, image.height() as usize);
    let rgb = if image.is_alpha() {
        image.chunks_exact(4).flat_map(|p| [p[0], p[1], p[2]]).collect()
    } else {
        image.to_vec()
    };
    Some(Picture { width, height, rgb })
}

/// Width and height of WebP bytes, without decoding them.
pub(crate) fn size(bytes: &[u8]) -> Option<(usize, usize)> {
    let features = webp::BitstreamFeatures::new(bytes)?;
    Some((features.width() as usize, features.height() as usize))
}
