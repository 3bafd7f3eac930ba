//! A library with shelves to the ceiling.

use super::interior::{boards, shelf, wall};
use super::{Place, Setting, Stage, Wish};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// Shelves at both sides, an arch between.
pub(super) static LIBRARY: Setting = Setting { id: "library", place: Place::Indoors, back, front: |_, _| {} };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    let p = s.palette;
    wall(s, p.wood_dark.mix(p.mid, 0.45));
    let floor = wish.ground - 90.0;
    let (left, right) = (wish.open[0].clamp(150.0, 300.0), wish.open[1].clamp(500.0, 650.0));
    s.glow(400.0, 520.0, 520.0, p.light, 0.35);
    let rows = ((floor - 20.0) / 112.0) as usize;
    for row in 0..rows {
        let y = floor - 14.0 - row as f32 * 112.0;
        shelf(s, -10.0, left - 26.0, y, 98.0);
        shelf(s, right + 26.0, 810.0, y, 98.0);
    }
    for x in [left - 20.0, right + 20.0] {
        s.rect(x - 14.0, -20.0, 28.0, floor + 10.0, Look::of(p.wood).inflate(7.0).grain(90.0).texture(0.3));
        s.rect(x - 20.0, floor - 34.0, 40.0, 34.0, Look::of(p.wood).inflate(5.0));
    }
    s.blob(&nodes![(left - 34.0, 96; corner), (left + 30.0, 40), (400, 14), (right - 30.0, 40), (right + 34.0, 96; corner), (right + 34.0, -30; corner), (left - 34.0, -30; corner)], Look::of(p.wood).inflate(8.0));
    boards(s, floor, p.wood);
    s.poly(
        &nodes![(left + 40.0, floor), (right - 40.0, floor), (right + 90.0, 1240), (left - 90.0, 1240)],
        Look::of(p.red.mix(p.wood_dark, 0.3)).inflate(3.0).shadow(0.3).texture(0.2),
    );
    Stage::flat(wish.ground, floor)
}
