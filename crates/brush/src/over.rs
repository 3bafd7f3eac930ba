//! Painting over a picture that somebody brought: a photo or a drawing gets the colours of a palette, a finish and the
//! card's frame, so that it lies among painted cards as one of them.

use moonhare_scene::colour::Colour;
use moonhare_scene::finish::Finish;
use moonhare_scene::math::{pow, smoothstep};
use moonhare_scene::palette::Palette;
use moonhare_scene::{HEIGHT, WIDTH};

use crate::attention::Attention;
use crate::blur::blur;
use crate::layer::{Rgb, luma};
use crate::noise::noise;
use crate::{Canvas, KeyLight, Modelling, Picture, Setup, finish, frame, grade};

/// How to paint over a picture.
#[derive(Debug, Clone, Copy)]
pub struct Over {
    /// Width in pixels; the height is that of a card.
    pub width: usize,
    /// The finish.
    pub finish: Finish,
    /// The palette that its colours lean to.
    pub palette: Palette,
    /// What is left to chance comes from here.
    pub seed: u64,
}

/// How far colours lean to the palette.
const LEANING: f32 = 0.42;
/// How many of the darkest and of the lightest pixels may become black and white when the light is set right.
const CUT_OFF: f32 = 0.006;
/// How much of that is done: a picture keeps its own mood.
const LIGHT_SHARE: f32 = 0.6;

/// Paints over a picture of a card's proportions.
pub fn paint_over(picture: &Picture, over: &Over) -> Picture {
    let sized = if picture.width == over.width { picture } else { &picture.shrunk(over.width) };
    let (w, h) = (sized.width, sized.height);
    let unit = w as f32 / WIDTH;
    let setup = Setup {
        noise: noise(),
        unit,
        inverse: 1.0 / unit,
        seed: over.seed,
        light: KeyLight {
            x: WIDTH * 0.3 * unit,
            y: HEIGHT * 0.15 * unit,
            front: 0.8,
            colour: over.palette.light.rgb(),
            reach: 1.0 / (500.0 * unit),
        },
        ambient: over.palette.ambient.rgb(),
        modelling: Modelling::PAINTED,
    };
    let attention = Attention::of(sized);
    let focus = (0..w * h)
        .map(|i| {
            let at = attention.at((i % w) as f32 / w as f32, (i / w) as f32 / h as f32);
            0.55 * smoothstep(0.4, 0.95, at)
        })
        .collect();
    let px = sized.rgb.chunks_exact(3).map(|c| [0, 1, 2].map(|k| f32::from(c[k]) / 255.0)).collect();
    let mut canvas = Canvas { w, h, px, local: Vec::new(), focus, trace: Vec::new(), smooth: Vec::new() };
    light_up(&mut canvas.px);
    calm(&mut canvas, unit);
    lean(&mut canvas.px, &over.palette);
    if finish::is_drawn(over.finish) {
        canvas.local = finish::flat_colours(&canvas, unit);
    }
    finish::apply(&mut canvas, over.finish, &setup);
    let vignette = !finish::is_drawn(over.finish);
    grade::grade(&mut canvas, &setup, vignette);
    frame::deckle(&mut canvas, &setup);
    Picture::new(w, h, &canvas.px)
}

/// Sets the light right: photos taken indoors are grey and drawings on paper are bright all over, and both have to lie
/// among cards that use the whole range.
fn light_up(px: &mut [Rgb]) {
    let mut counts = [0usize; 256];
    for c in px.iter() {
        counts[(luma(*c).clamp(0.0, 1.0) * 255.0) as usize] += 1;
    }
    let share = |wanted: f32| {
        let wanted = (px.len() as f32 * wanted) as usize;
        let mut seen = 0;
        counts.iter().position(|n| {
            seen += n;
            seen > wanted
        })
    };
    let dark = share(CUT_OFF).unwrap_or(0) as f32 / 255.0;
    let bright = share(1.0 - CUT_OFF).unwrap_or(255) as f32 / 255.0;
    // A picture that is nearly one tone stays so: it is meant, or there is nothing to be had from it.
    let (dark, bright) = (dark.min(0.25), bright.max(0.6));
    let middle = share(0.5).unwrap_or(128) as f32 / 255.0;
    let middle = ((middle - dark) / (bright - dark)).clamp(0.1, 0.9);
    // About half of the way to a middle tone in the middle.
    let bend = 1.0 + (middle - 0.5) * 0.9;
    for c in px.iter_mut() {
        *c = c.map(|v| {
            let set = pow(((v - dark) / (bright - dark)).clamp(0.0, 1.0), bend);
            v + (set - v) * LIGHT_SHARE
        });
    }
}

/// Takes the sensor's noise and the finest texture away where nobody looks, and draws what is left a little clearer.
fn calm(canvas: &mut Canvas, unit: f32) {
    let (w, h) = (canvas.w, canvas.h);
    for k in 0..3 {
        let channel: Vec<f32> = canvas.px.iter().map(|c| c[k]).collect();
        let (mut fine, mut wide) = (channel.clone(), channel);
        blur(&mut fine, w, h, 1.6 * unit);
        blur(&mut wide, w, h, 22.0 * unit);
        for (i, c) in canvas.px.iter_mut().enumerate() {
            let keep = 0.2 + canvas.focus[i];
            let calmed = fine[i] + (c[k] - fine[i]) * keep;
            c[k] = (calmed + 0.16 * (fine[i] - wide[i])).clamp(0.0, 1.0);
        }
    }
}

/// Leans all colours to those of the palette: darks to its shadow, lights to its light, what is grey most of all. What is
/// colourful stays what it is, a little.
fn lean(px: &mut [Rgb], palette: &Palette) {
    let steps: [Colour; 5] =
        [palette.ink, palette.near.mix(palette.ambient, 0.4), palette.mid, palette.fog, palette.light];
    for c in px.iter_mut() {
        let own = Colour::from_rgb(*c);
        let at = (own.l * 4.0).clamp(0.0, 3.999);
        let (n, t) = (at as usize, at.fract());
        let tone = steps[n].mix(steps[n + 1], t);
        let colourful = smoothstep(0.03, 0.16, own.chroma());
        let share = LEANING * (1.0 - 0.55 * colourful);
        let mut leant = own.mix(Colour { l: own.l, ..tone }, share);
        // Mixing two hues that face each other goes grey; painters' colours do not.
        let chroma = leant.chroma();
        if chroma > 1e-4 && chroma < own.chroma() * 0.85 {
            leant = leant.saturate(own.chroma() * 0.85 / chroma);
        }
        *c = leant.rgb();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gradient(width: usize) -> Picture {
        let height = width * 3 / 2;
        let rgb = (0..width * height)
            .flat_map(|i| {
                let (x, y) = (i % width, i / width);
                [(x * 255 / width) as u8, (y * 255 / height) as u8, 120]
            })
            .collect();
        Picture { width, height, rgb }
    }

    #[test]
    fn every_finish_paints_the_same_picture_again_and_keeps_its_size() {
        let palette = Palette::named("indigo").unwrap();
        let photo = gradient(120);
        for finish in [
            Finish::Oil,
            Finish::Watercolour,
            Finish::Linocut,
            Finish::Etching,
            Finish::Pastel,
            Finish::Collage,
            Finish::Embroidery,
            Finish::Plain,
        ] {
            let over = Over { width: 90, finish, palette, seed: 7 };
            let painted = paint_over(&photo, &over);
            assert_eq!((painted.width, painted.height), (90, 135), "{finish:?}");
            assert_eq!(painted, paint_over(&photo, &over), "{finish:?}");
            assert_ne!(painted, photo.shrunk(90), "{finish:?}");
        }
    }

    #[test]
    fn plain_black_and_plain_white_are_no_fault() {
        let palette = Palette::named("moss").unwrap();
        for tone in [0, 255] {
            let photo = Picture { width: 60, height: 90, rgb: vec![tone; 60 * 90 * 3] };
            for finish in [Finish::Oil, Finish::Linocut, Finish::Etching, Finish::Collage, Finish::Embroidery]
            {
                paint_over(&photo, &Over { width: 60, finish, palette, seed: 1 });
            }
        }
    }
}
