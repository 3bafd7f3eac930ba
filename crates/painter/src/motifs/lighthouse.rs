//! A striped lighthouse.

use super::{Dress, Kind, Motif, Tag};
use crate::nodes;
use crate::scene::{Facing, Group, Look, Scene};

/// Stands on y = 0.
pub(crate) static LIGHTHOUSE: Motif = Motif {
    id: "lighthouse",
    kind: Kind::Building,
    tags: &[Tag::Stands, Tag::Floats, Tag::Giant, Tag::Tiny, Tag::Outline, Tag::Lit],
    faces: Facing::Front,
    extent: [-20.0, -148.0, 20.0, 0.0],
    draw,
};

fn draw(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let stripe = dress.main.unwrap_or(p.accent);
    s.group(Group::new(), |s| {
        s.poly(&nodes![(-20, 0), (-12, -110), (12, -110), (20, 0)], Look::of(p.cream).inflate(9.0).texture(0.16));
        for y in [-18.0, -56.0, -94.0] {
            let band = nodes![(-22, y + 2.0), (-22, y - 16.0), (22, y - 18.0), (22, y)];
            s.poly(&band, Look::mark(stripe).rim(0.3).alpha(0.95));
        }
        let shade = nodes![(3, -120), (24, -120), (24, 0), (8, 0)];
        s.poly(&shade, Look::mark(p.ambient).alpha(0.28).soft(4.0));
    });
    s.blob(&nodes![(-18, -108), (0, -105), (18, -108), (17, -114), (0, -112), (-17, -114)], p.metal);
    let lamp = if dress.unlit { Look::of(p.ink) } else { Look::of(p.flame).emissive() };
    s.rect(-9.0, -130.0, 18.0, 18.0, lamp);
    for x in [-9.0, 0.0, 9.0] {
        s.polyline(&nodes![(x, -131), (x, -112)], 1.5, p.metal);
    }
    s.blob(&nodes![(-13, -129; corner), (-7, -139), (0, -144), (7, -139), (13, -129; corner)], stripe);
    s.dot(0.0, -146.0, 2.2, p.metal);
    if !dress.unlit {
        s.glow(0.0, -121.0, 70.0, p.flame, 0.75);
    }
    for y in [-40.0, -78.0] {
        let window = nodes![(-3, y + 4.0), (-3, y - 4.0), (0, y - 6.0), (3, y - 4.0), (3, y + 4.0)];
        s.blob(&window, Look::lamp(p.ink));
    }
}
