//! A room at night, with a tall window.

use super::interior::{boards, rug, wall, window};
use super::{Place, Setting, Stage, Wish};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// A papered wall, floorboards, a window, a lamp.
pub(super) static ROOM: Setting = Setting { id: "room", place: Place::Indoors, back, front: |_, _| {} };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    let p = s.palette;
    let paper = p.accent.mix(p.mid, 0.6).dim(0.74);
    wall(s, paper);
    let floor = wish.ground - 90.0;
    let left = wish.open[0] > 240.0 || s.rng.chance(0.5);
    let x = if left { 150.0 } else { 650.0 };
    window(s, x, 330.0, 150.0, 330.0);
    boards(s, floor, p.wood);
    rug(s, 400.0, wish.ground + 40.0, 330.0, 62.0);
    let lamp = 800.0 - x + if left { 60.0 } else { -60.0 };
    s.limb(&nodes![(lamp, floor + 34.0), (lamp, floor - 300.0)], &[8.0], p.gold);
    s.blob(
        &nodes![
            (lamp - 46.0, floor + 36.0),
            (lamp, floor + 24.0),
            (lamp + 46.0, floor + 36.0),
            (lamp, floor + 46.0)
        ],
        p.gold,
    );
    let shade = nodes![(lamp - 58.0, floor - 288.0; corner), (lamp - 32.0, floor - 380.0), (lamp + 32.0, floor - 380.0), (lamp + 58.0, floor - 288.0; corner), (lamp, floor - 278.0)];
    s.blob(&shade, Look::of(p.flame.mix(p.cream, 0.3)).emissive());
    s.glow(lamp, floor - 310.0, 420.0, p.flame, 0.55);
    Stage::flat(wish.ground, floor)
}
