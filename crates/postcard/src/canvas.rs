//! What is painted on.

use image::{ExtendedColorType, ImageEncoder, ImageReader, codecs::jpeg::JpegEncoder};
use kurbo::{BezPath, PathEl};
use tiny_skia::{
    FillRule, FilterQuality, GradientStop, LineCap, LineJoin, Paint, Path, PathBuilder, Pattern, Pixmap,
    Point, RadialGradient, Rect, Shader, SpreadMode, Stroke, Transform,
};

use crate::limits::{CARD_BYTES_MAX, CARD_PIXELS_MAX};

/// Red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Colour(pub(crate) u8, pub(crate) u8, pub(crate) u8);

/// How small the files are made: more than this nobody sees.
const JPEG_QUALITY: u8 = 86;

/// A sheet of pixels.
pub(crate) struct Canvas(Pixmap);

impl Canvas {
    pub(crate) fn new(width: u32, height: u32) -> Self {
        Self(Pixmap::new(width, height).unwrap_or_else(|| unreachable!("a picture has a size")))
    }

    pub(crate) fn size(&self) -> (f32, f32) {
        (self.0.width() as f32, self.0.height() as f32)
    }

    /// Lays a colour over one pixel.
    pub(crate) fn blend(&mut self, x: i32, y: i32, Colour(red, green, blue): Colour, cover: f32) {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { return };
        if x >= self.0.width() || y >= self.0.height() {
            return;
        }
        let at = (y * self.0.width() + x) as usize * 4;
        let cover = cover.clamp(0.0, 1.0);
        let pixel = &mut self.0.data_mut()[at..at + 4];
        for (channel, over) in pixel.iter_mut().zip([red, green, blue, 255]) {
            *channel = (f32::from(*channel) * (1.0 - cover) + f32::from(over) * cover).round() as u8;
        }
    }

    fn fill(&mut self, path: &Path, shader: Shader<'_>, transform: Transform, rule: FillRule) {
        let paint = Paint { shader, anti_alias: true, ..Paint::default() };
        self.0.fill_path(path, &paint, rule, transform, None);
    }

    /// A shape in SVG's letters.
    pub(crate) fn shape(&mut self, d: &str, colour: Colour, alpha: f32, transform: Transform) {
        if let Some(path) = path_of(d) {
            self.fill(&path, plain(colour, alpha), transform, FillRule::EvenOdd);
        }
    }

    /// The outline of such a shape.
    pub(crate) fn line(&mut self, d: &str, colour: Colour, width: f32, transform: Transform) {
        let Some(path) = path_of(d) else { return };
        let stroke =
            Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        let paint = Paint { shader: plain(colour, 1.0), anti_alias: true, ..Paint::default() };
        self.0.stroke_path(&path, &paint, &stroke, transform, None);
    }

    pub(crate) fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        self.disc_in(x, y, radius, plain(colour, 1.0));
    }

    pub(crate) fn faint_disc(&mut self, x: f32, y: f32, radius: f32, colour: Colour, alpha: f32) {
        self.disc_in(x, y, radius, plain(colour, alpha));
    }

    /// A disc whose colour changes from its light side to its rim.
    pub(crate) fn lit_disc(&mut self, x: f32, y: f32, radius: f32, stops: &[(f32, Colour, f32)], off: f32) {
        let stops =
            stops.iter().map(|(at, colour, alpha)| GradientStop::new(*at, skia(*colour, *alpha))).collect();
        let light = Point::from_xy(x - radius * off, y - radius * off);
        let centre = Point::from_xy(x, y);
        let gradient =
            RadialGradient::new(light, 0.0, centre, radius, stops, SpreadMode::Pad, Transform::identity());
        if let Some(shader) = gradient {
            self.disc_in(x, y, radius, shader);
        }
    }

    fn disc_in(&mut self, x: f32, y: f32, radius: f32, shader: Shader<'_>) {
        if let Some(path) = PathBuilder::from_circle(x, y, radius) {
            self.fill(&path, shader, Transform::identity(), FillRule::Winding);
        }
    }

    pub(crate) fn oval(&mut self, (x, y, width, height): (f32, f32, f32, f32), colour: Colour) {
        let path = Rect::from_xywh(x, y, width, height).and_then(PathBuilder::from_oval);
        if let Some(path) = path {
            self.fill(&path, plain(colour, 1.0), Transform::identity(), FillRule::Winding);
        }
    }

    pub(crate) fn rounded(&mut self, at: (f32, f32, f32, f32), radius: f32, colour: Colour) {
        if let Some(path) = rounded(at, radius) {
            self.fill(&path, plain(colour, 1.0), Transform::identity(), FillRule::Winding);
        }
    }

    pub(crate) fn shadow(&mut self, at: (f32, f32, f32, f32), radius: f32, transform: Transform) {
        let (x, y, width, height) = at;
        for spread in [10.0, 6.0, 2.0] {
            let at = (x - spread, y - spread + 8.0, width + spread * 2.0, height + spread * 2.0);
            if let Some(path) = rounded(at, radius + spread) {
                self.fill(&path, plain(Colour(2, 6, 14), 0.2), transform, FillRule::Winding);
            }
        }
    }

    /// A card around a point, this wide and this crooked. One whose picture can't be read lies face down.
    pub(crate) fn card(&mut self, webp: &[u8], (x, y, width): (f32, f32, f32), degrees: f32) {
        const RIM: f32 = 5.0;
        let height = width * 1.5;
        let turned = Transform::from_rotate_at(degrees, x, y);
        let at = (x - width / 2.0, y - height / 2.0, width, height);
        self.shadow(at, 8.0, turned);
        if let Some(path) = rounded(at, 8.0) {
            self.fill(&path, plain(Colour(0xf4, 0xe8, 0xcd), 1.0), turned, FillRule::Winding);
        }
        let inner = (at.0 + RIM, at.1 + RIM, width - RIM * 2.0, height - RIM * 2.0);
        let Some(window) = rounded(inner, 5.0) else { return };
        let Some(picture) = read(webp) else {
            self.fill(&window, plain(Colour(0x1d, 0x3a, 0x5f), 1.0), turned, FillRule::Winding);
            self.disc(x, y, width * 0.2, Colour(0xff, 0xe2, 0xa3));
            return;
        };
        let scale = (inner.2 / picture.width() as f32).max(inner.3 / picture.height() as f32);
        let place = Transform::from_translate(x, y)
            .pre_rotate(degrees)
            .pre_scale(scale, scale)
            .pre_translate(picture.width() as f32 / -2.0, picture.height() as f32 / -2.0);
        let shader = Pattern::new(
            picture.as_ref(),
            SpreadMode::Pad,
            FilterQuality::Bilinear,
            1.0,
            Transform::identity(),
        );
        // The window is turned before it is filled, so that the pattern needs its own place alone.
        let Some(window) = window.transform(turned) else { return };
        let Some(back) = place.invert() else { return };
        let Some(local) = window.transform(back) else { return };
        let paint = Paint { shader, anti_alias: true, ..Paint::default() };
        self.0.fill_path(&local, &paint, FillRule::Winding, place, None);
    }

    /// The picture as a file.
    pub(crate) fn jpeg(&self) -> Vec<u8> {
        let pixels: Vec<u8> = self.0.data().chunks_exact(4).flat_map(|pixel| pixel[..3].to_vec()).collect();
        let mut file = Vec::new();
        let encoder = JpegEncoder::new_with_quality(&mut file, JPEG_QUALITY);
        let written = encoder.write_image(&pixels, self.0.width(), self.0.height(), ExtendedColorType::Rgb8);
        written.unwrap_or_else(|error| unreachable!("memory takes every picture: {error}"));
        file
    }
}

fn skia(Colour(red, green, blue): Colour, alpha: f32) -> tiny_skia::Color {
    let mut colour = tiny_skia::Color::from_rgba8(red, green, blue, 255);
    colour.set_alpha(alpha);
    colour
}

fn plain(colour: Colour, alpha: f32) -> Shader<'static> {
    Shader::SolidColor(skia(colour, alpha))
}

fn rounded((x, y, width, height): (f32, f32, f32, f32), radius: f32) -> Option<Path> {
    let r = radius.min(width / 2.0).min(height / 2.0);
    // How far the handle of a quarter of a circle lies from its end.
    let h = r * 0.447_715;
    let (right, foot) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.cubic_to(right - h, y, right, y + h, right, y + r);
    path.line_to(right, foot - r);
    path.cubic_to(right, foot - h, right - h, foot, right - r, foot);
    path.line_to(x + r, foot);
    path.cubic_to(x + h, foot, x, foot - h, x, foot - r);
    path.line_to(x, y + r);
    path.cubic_to(x, y + h, x + h, y, x + r, y);
    path.close();
    path.finish()
}

fn path_of(d: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    for part in BezPath::from_svg(d).ok()?.elements() {
        let xy = |at: &kurbo::Point| (at.x as f32, at.y as f32);
        match part {
            PathEl::MoveTo(to) => path.move_to(xy(to).0, xy(to).1),
            PathEl::LineTo(to) => path.line_to(xy(to).0, xy(to).1),
            PathEl::QuadTo(a, to) => path.quad_to(xy(a).0, xy(a).1, xy(to).0, xy(to).1),
            PathEl::CurveTo(a, b, to) => {
                path.cubic_to(xy(a).0, xy(a).1, xy(b).0, xy(b).1, xy(to).0, xy(to).1);
            }
            PathEl::ClosePath => path.close(),
        }
    }
    path.finish()
}

/// A card's picture, if it is one and not too large.
fn read(webp: &[u8]) -> Option<Pixmap> {
    if webp.len() > CARD_BYTES_MAX {
        return None;
    }
    let mut reader = ImageReader::with_format(std::io::Cursor::new(webp), image::ImageFormat::WebP);
    let mut limits = image::Limits::default();
    limits.max_image_width = Some(CARD_PIXELS_MAX);
    limits.max_image_height = Some(CARD_PIXELS_MAX);
    reader.limits(limits);
    let picture = reader.decode().ok()?.into_rgba8();
    let mut pixels = Pixmap::new(picture.width(), picture.height())?;
    for (to, from) in pixels.data_mut().chunks_exact_mut(4).zip(picture.pixels()) {
        // Pictures are opaque; what is not is laid on black.
        let alpha = u16::from(from[3]);
        let shown = |channel: u8| (u16::from(channel) * alpha / 255) as u8;
        to.copy_from_slice(&[shown(from[0]), shown(from[1]), shown(from[2]), 255]);
    }
    Some(pixels)
}
