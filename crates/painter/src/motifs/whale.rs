//! A whale, swimming.

use super::{Dress, Kind, Motif, Tag};
use moonhare_scene::nodes;
use moonhare_scene::{Facing, Group, Look, Scene};

/// Looks to the left; the origin is the middle of the body.
pub(crate) static WHALE: Motif = Motif {
    id: "whale",
    kind: Kind::SeaCreature,
    tags: &[Tag::Floats, Tag::Swims, Tag::Giant, Tag::Tiny, Tag::Outline, Tag::Ridden, Tag::Alive],
    faces: Facing::Left,
    extent: [-106.0, -80.0, 147.0, 60.0],
    draw,
};

fn draw(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let skin = dress.main.unwrap_or(p.mid.mix(p.water[0], 0.4));
    let tail = nodes! {
        (58, -12), (84, -22), (98, -44), (80, -58), (60, -62; corner), (80, -74), (103, -62),
        (122, -80), (146, -76; corner), (128, -58), (112, -44), (100, -18), (70, 6)
    };
    s.blob(&tail, Look::of(skin.dim(0.92)).inflate(8.0));
    s.group(Group::new(), |s| {
        let body = nodes! {
            (-104, -2), (-103, -26), (-84, -46), (-48, -55), (-6, -52), (34, -38), (66, -20),
            (92, -18), (94, -8), (70, 6), (34, 20), (-10, 30), (-56, 32), (-90, 20)
        };
        s.blob(&body, Look::of(skin).to(skin.lighter(-0.05)).inflate(26.0));
        let belly = nodes! {
            (-110, 4), (-70, 8), (-30, 6), (20, 8), (60, 8), (50, 30), (-10, 44), (-70, 44),
            (-110, 30)
        };
        s.blob(&belly, Look::of(p.cream.mix(skin, 0.35)).atop().inflate(10.0).shadow(0.0).rim(0.0).soft(1.2));
        for i in 0..7 {
            let i = i as f32;
            let groove = nodes! {
                (-98.0 + i * 2.0, 10.0 + i * 3.4), (-60, 14.0 + i * 3.2), (-16, 11.0 + i * 2.8),
                (18.0 - i * 3.0, 8.0 + i * 2.0)
            };
            s.line(&groove, 0.9, Look::of(skin.dim(0.6)).atop().alpha(0.6));
        }
        for _ in 0..46 {
            let (x, y, r) = (s.rng.range(-95.0, 80.0), s.rng.range(-50.0, -2.0), s.rng.range(0.5, 1.8));
            s.dot(x, y, r, Look::mark(p.cream).alpha(0.35));
        }
    });
    s.line(&nodes! { (-103, 2), (-86, 7), (-66, 2), (-56, -3) }, 1.6, skin.dim(0.45));
    if dress.asleep {
        s.line(&nodes! { (-63, -8), (-58, -5.5), (-53, -8) }, 1.2, Look::lamp(p.ink));
    } else {
        s.ellipse(-58.0, -7.5, 4.0, 3.6, Look::of(skin.dim(0.6)).shadow(0.0));
        s.ellipse(-58.0, -7.5, 2.6, 2.8, Look::lamp(p.ink));
        s.dot(-57.2, -8.6, 0.9, Look::lamp(p.white));
    }
    let fin = nodes! {
        (-40, 14), (-30, 10), (-16, 16), (-6, 34), (2, 58), (-6, 60; corner), (-24, 44), (-36, 28)
    };
    s.blob(&fin, Look::of(skin.dim(0.85)).inflate(6.0));
}
