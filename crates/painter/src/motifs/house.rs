//! A small house with lit windows.

use super::{Dress, Kind, Motif, Tag};
use crate::nodes;
use crate::scene::{Facing, Look, Scene};

/// Stands on y = 0.
pub(crate) static HOUSE: Motif = Motif {
    id: "house",
    kind: Kind::Building,
    tags: &[Tag::Stands, Tag::Floats, Tag::Giant, Tag::Tiny, Tag::Outline, Tag::Lit, Tag::Holds],
    faces: Facing::Front,
    extent: [-42.0, -91.0, 43.0, 0.0],
    draw,
};

fn draw(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let wall = dress.main.unwrap_or(p.cream);
    let roof = dress.accent.unwrap_or(p.accent);
    s.poly(&nodes![(14, -66), (14, -88), (24, -88), (24, -58)], p.stone);
    s.rect(12.5, -91.0, 13.0, 5.0, p.stone);
    let walls = nodes![(-30, 0), (-32, -42), (0, -78), (32, -42), (30, 0)];
    s.poly(&walls, Look::of(wall).texture(0.2).inflate(6.0));
    let tiles = nodes![
        (-42, -36; corner), (-20, -58), (-3, -86; corner), (3, -86; corner), (22, -58), (43, -37; corner),
        (36, -33; corner), (14, -52), (0, -72; corner), (-14, -52), (-35, -32; corner)
    ];
    s.blob(&tiles, Look::of(roof).grain(50.0).texture(0.25));
    for (x, y, r) in [(-14.0, -34.0, 6.0), (14.0, -34.0, 6.0), (0.0, -58.0, 4.5)] {
        let pane = nodes![(x - r, y + 8.0), (x - r, y - 5.0), (x, y - 9.0), (x + r, y - 5.0), (x + r, y + 8.0)];
        s.blob(&pane, Look::lamp(if dress.unlit { p.ink } else { p.flame }));
        s.polyline(&nodes![(x, y - 8.0), (x, y + 8.0)], 1.1, p.wood_dark);
        s.polyline(&nodes![(x - r, y), (x + r, y)], 1.1, p.wood_dark);
        if !dress.unlit {
            s.glow(x, y, 20.0, p.flame, 0.35);
        }
    }
    let door = nodes![(-6.5, 0), (-6.5, -15), (0, -20), (6.5, -15), (6.5, 0)];
    s.blob(&door, Look::of(p.wood_dark).grain(90.0));
    s.dot(3.5, -8.0, 1.0, p.gold);
}
