//! Human heads: from the front (turned a little either way), in profile and from behind. 100 units tall, middle at (0, 0).

mod back;
mod front;
mod hair;
mod hat;
mod ornament;
mod profile;

use super::face::Features;
use super::limb::blob;
use super::person::{Kind, Person};
use super::traits::Traits;
use moonhare_scene::geometry::Path;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

pub(super) use self::{back::back, front::front, hair::hair_back, hat::hat, profile::profile};

fn features(s: &Scene, who: &Person, own: &Traits) -> Features {
    let p = s.palette;
    let old = who.kind.is_old();
    Features {
        skin: who.skin,
        ink: p.ink.mix(who.hair, 0.12).dim(0.9),
        brow: if old { who.hair.dim(0.94) } else { who.hair.dim(0.72) },
        brow_width: own.brow * if who.kind == Kind::Man || who.kind == Kind::Giant { 6.0 } else { 4.8 },
        iris: who.eyes,
        iris_size: 0.62,
        white: p.white.mix(p.cream, 0.4),
        lip: who.skin.dim(0.5).mix(p.red, 0.35),
    }
}

fn skin(who: &Person, inflate: f32) -> Look {
    Look::of(who.skin)
        .inflate(inflate)
        .texture(0.05)
        .rim(0.5)
        .hatch(0.16)
        .hatch_jitter(0.07)
        .posterise(0.25)
        .rough(0.5)
}

fn strands(who: &Person, inflate: f32) -> Look {
    Look::of(who.hair).inflate(inflate).texture(0.24).grain(80.0).hatch(0.7).hatch_jitter(0.16)
}

/// The outline of the face.
fn outline(who: &Person, own: &Traits, fx: f32) -> Path {
    let (x, j, c) = (fx * 0.16, own.jaw, own.chin);
    match who.kind {
        Kind::Girl | Kind::Boy => blob(&nodes![
            (-43.0 + x, -4),
            (-38.0 + x, -34),
            (x, -46),
            (38.0 + x, -34),
            (43.0 + x, -4),
            (38.0 * (0.5 + 0.5 * j) + x * 1.5, 26),
            (16.0 * j + x * 2.0, 46.0 + c),
            (x * 2.2, 49.0 + c),
            (-16.0 * j + x * 2.0, 46.0 + c),
            (-38.0 * (0.5 + 0.5 * j) + x * 1.5, 26)
        ]),
        Kind::Baby => blob(&nodes![
            (-45.0 + x, -2),
            (-40.0 + x, -34),
            (x, -47),
            (40.0 + x, -34),
            (45.0 + x, -2),
            (46.0 * (0.5 + 0.5 * j) + x, 22),
            (20.0 * j + x, 44.0 + c),
            (x, 46.0 + c),
            (-20.0 * j + x, 44.0 + c),
            (-46.0 * (0.5 + 0.5 * j) + x, 22)
        ]),
        Kind::Man | Kind::Giant | Kind::Grandad => blob(&nodes![
            (-41.0 + x, -6),
            (-35.0 + x, -34),
            (-16.0 + x, -46),
            (16.0 + x, -46),
            (35.0 + x, -34),
            (41.0 + x, -6),
            (40.0 * (0.5 + 0.5 * j) + x * 1.5, 22),
            (29.0 * j + x * 2.0, 43.0 + c),
            (11.0 * j + x * 2.4, 52.0 + c),
            (-11.0 * j + x * 2.4, 52.0 + c),
            (-29.0 * j + x * 2.0, 43.0 + c),
            (-40.0 * (0.5 + 0.5 * j) + x * 1.5, 22)
        ]),
        _ => blob(&nodes![
            (-41.0 + x, -6),
            (-36.0 + x, -32),
            (x, -42),
            (36.0 + x, -32),
            (41.0 + x, -6),
            (38.0 * (0.5 + 0.5 * j) + x * 1.5, 22),
            (23.0 * j + x * 2.0, 42.0 + c),
            (6.0 * j + x * 2.4, 52.0 + c),
            (-6.0 * j + x * 2.4, 52.0 + c),
            (-23.0 * j + x * 2.0, 42.0 + c),
            (-38.0 * (0.5 + 0.5 * j) + x * 1.5, 22)
        ]),
    }
}
