//! Letters: how wide they are, and where they go.

use ab_glyph::{Font, FontRef, PxScale, ScaleFont, point};

use crate::{
    canvas::{Canvas, Colour},
    limits::TEXT_CHARS_MAX,
};

/// Which of the three faces.
#[derive(Clone, Copy)]
pub(crate) struct Face(usize);

pub(crate) const ITALIC: Face = Face(0);
pub(crate) const ROMAN: Face = Face(1);
pub(crate) const SANS: Face = Face(2);

/// The same faces as on the screen, in the one weight that is used here.
pub(crate) struct Letters([FontRef<'static>; 3]);

impl Letters {
    pub(crate) fn new() -> Self {
        let read =
            |bytes| FontRef::try_from_slice(bytes).unwrap_or_else(|_| unreachable!("the faces are our own"));
        Self([
            read(include_bytes!("../fonts/alegreya-italic-700.ttf")),
            read(include_bytes!("../fonts/alegreya-800.ttf")),
            read(include_bytes!("../fonts/alegreya-sans-500.ttf")),
        ])
    }

    fn font(&self, face: Face) -> &FontRef<'static> {
        &self.0[face.0]
    }

    /// The size of the em, as on the screen; the library counts from the highest letter to the lowest.
    fn scale(&self, face: Face, size: f32) -> PxScale {
        let font = self.font(face);
        let em = font.units_per_em().unwrap_or(1_000.0);
        PxScale::from(size * font.height_unscaled() / em)
    }

    /// The letters that can be drawn; what a face does not have is left out rather than shown as a box.
    fn drawable<'a>(&'a self, text: &'a str, face: Face) -> impl Iterator<Item = char> + 'a {
        let font = self.font(face);
        text.chars().take(TEXT_CHARS_MAX).filter(move |letter| font.glyph_id(*letter).0 != 0)
    }

    fn width(&self, text: &str, face: Face, size: f32) -> f32 {
        let font = self.font(face).as_scaled(self.scale(face, size));
        let mut before = None;
        let mut width = 0.0;
        for letter in self.drawable(text, face) {
            let glyph = font.glyph_id(letter);
            width += before.map_or(0.0, |before| font.kern(before, glyph)) + font.h_advance(glyph);
            before = Some(glyph);
        }
        width
    }

    /// The text in at most so many lines, the last one shortened if there is more.
    pub(crate) fn lines(&self, text: &str, face: Face, size: f32, most: f32, count: usize) -> Vec<String> {
        let seen: String = self.drawable(text, face).collect();
        let mut lines: Vec<String> = Vec::new();
        for word in seen.split_whitespace() {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}"), face, size) <= most => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        let more = lines.len() > count;
        lines.truncate(count);
        let last = lines.len().saturating_sub(1);
        for (at, line) in lines.iter_mut().enumerate() {
            let dots = if more && at == last { "…" } else { "" };
            let mut kept = line.clone();
            while kept.chars().count() > 1 && self.width(&format!("{kept}{dots}"), face, size) > most {
                kept.pop();
            }
            let cut = kept.len() < line.len();
            *line = format!("{}{}", kept.trim_end(), if cut { "…" } else { dots });
        }
        lines
    }

    /// Around a point, on this line.
    pub(crate) fn centred(
        &self,
        canvas: &mut Canvas,
        text: &str,
        face: Face,
        size: f32,
        (x, y): (f32, f32),
        colour: Colour,
    ) {
        self.left(canvas, text, face, size, (x - self.width(text, face, size) / 2.0, y), colour);
    }

    /// Up to a point.
    pub(crate) fn right(
        &self,
        canvas: &mut Canvas,
        text: &str,
        face: Face,
        size: f32,
        (x, y): (f32, f32),
        colour: Colour,
    ) {
        self.left(canvas, text, face, size, (x - self.width(text, face, size), y), colour);
    }

    /// From a point on.
    pub(crate) fn left(
        &self,
        canvas: &mut Canvas,
        text: &str,
        face: Face,
        size: f32,
        (mut x, y): (f32, f32),
        colour: Colour,
    ) {
        let font = self.font(face);
        let scale = self.scale(face, size);
        let scaled = font.as_scaled(scale);
        let mut before = None;
        for letter in self.drawable(text, face) {
            let id = scaled.glyph_id(letter);
            x += before.map_or(0.0, |before| scaled.kern(before, id));
            before = Some(id);
            if let Some(outline) = font.outline_glyph(id.with_scale_and_position(scale, point(x, y))) {
                let corner = outline.px_bounds().min;
                outline.draw(|dx, dy, cover| {
                    canvas.blend(corner.x as i32 + dx as i32, corner.y as i32 + dy as i32, colour, cover);
                });
            }
            x += scaled.h_advance(id);
        }
    }
}
