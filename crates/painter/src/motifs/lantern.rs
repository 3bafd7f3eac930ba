//! A hand lantern.

use super::{Dress, Kind, Motif, Tag};
use crate::nodes;
use crate::scene::{Facing, Look, Scene};

/// Stands on y = 0; its ring is at the top.
pub(crate) static LANTERN: Motif = Motif {
    id: "lantern",
    kind: Kind::Lamp,
    tags: &[Tag::Stands, Tag::Hangs, Tag::Carried, Tag::Giant, Tag::Tiny, Tag::Lit, Tag::Holds, Tag::Outline],
    faces: Facing::Front,
    extent: [-14.0, -54.0, 14.0, 1.0],
    draw,
};

fn draw(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let light = dress.main.unwrap_or(p.flame);
    if !dress.unlit {
        s.glow(0.0, -18.0, 70.0, light, 0.65);
    }
    s.rect(-13.0, -4.0, 26.0, 5.0, p.metal);
    let glass = nodes![(-11, -4), (-13, -18), (-10, -31), (10, -31), (13, -18), (11, -4)];
    if dress.unlit {
        s.blob(&glass, Look::of(p.ink.mix(p.fog, 0.3)).alpha(0.8));
    } else {
        s.blob(&glass, Look::of(light.mix(p.light, 0.3)).emissive());
        s.blob(&nodes![(-3, -6), (-5, -14), (0, -25), (5, -14), (3, -6)], Look::lamp(p.white).soft(1.0));
    }
    for x in [-11.0, 0.0, 11.0] {
        let bar = nodes![(x * 0.95, -4), (x * 1.12, -18), (x * 0.9, -31)];
        s.limb(&bar, &[1.6], Look::of(p.metal.dim(0.6)).shadow(0.0));
    }
    s.blob(&nodes![(-14, -31), (-8, -38), (0, -41), (8, -38), (14, -31)], p.metal);
    s.dot(0.0, -41.5, 2.4, p.metal);
    s.line(&nodes![(0, -43), (-5, -48), (0, -53), (5, -48), (0, -43)], 1.4, p.metal);
}
