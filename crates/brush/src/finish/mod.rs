//! Finishes: what takes the computer out of the picture. One file each.

mod collage;
mod contour;
mod embroidery;
mod etching;
mod filters;
mod flow;
mod hatching;
mod light;
mod linocut;
mod oil;
mod pastel;
mod pieces;
mod strokes;
mod watercolour;

use super::layer::Rgb;
use super::{Canvas, Setup};
use moonhare_scene::finish::Finish;

/// Applies a finish.
pub(super) fn apply(canvas: &mut Canvas, finish: Finish, setup: &Setup) {
    match finish {
        Finish::Oil => oil::apply(canvas, setup),
        Finish::Watercolour => watercolour::apply(canvas, setup),
        Finish::Linocut => linocut::apply(canvas, setup),
        Finish::Etching => etching::apply(canvas, setup),
        Finish::Pastel => pastel::apply(canvas, setup),
        Finish::Collage => collage::apply(canvas, setup),
        Finish::Embroidery => embroidery::apply(canvas, setup),
        Finish::Plain => {}
    }
}

/// Whether a finish draws: it asks for light and colour apart.
pub(super) fn is_drawn(finish: Finish) -> bool {
    matches!(finish, Finish::Watercolour | Finish::Etching)
}

/// Colours without light and shadow for a picture that was brought, as well as they can be told.
pub(super) fn flat_colours(canvas: &Canvas, unit: f32) -> Vec<Rgb> {
    let (w, h) = (canvas.w, canvas.h);
    filters::patches(&filters::blurred(&canvas.px, w, h, 2.0 * unit), w, h, 7.0 * unit)
}

/// Whether a finish treats each form of the scene by itself.
pub(super) fn goes_by_pieces(finish: Finish) -> bool {
    matches!(finish, Finish::Watercolour | Finish::Etching | Finish::Collage | Finish::Embroidery)
}
