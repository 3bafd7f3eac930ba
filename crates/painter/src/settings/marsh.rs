//! A still lake among reeds.

use super::terrain::{land, ridge};
use super::trees::{Sort, tree};
use super::{Place, Setting, Stage, Wish, air, frame};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene, Water};

/// Water like a mirror, an islet to stand on.
pub(super) static MARSH: Setting = Setting { id: "marsh", place: Place::Waterside, back, front };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.5);
    let p = s.palette;
    let shore = wish.ground - 300.0;
    let far = ridge(s, shore - 30.0, 22.0, 8);
    for _ in 0..14 {
        let (x, h) = (s.rng.range(-20.0, 820.0), s.rng.range(60.0, 140.0));
        if x > wish.open[0] && x < wish.open[1] && h > 90.0 {
            continue;
        }
        let sort = s.rng.pick(&[Sort::Pine, Sort::Bare, Sort::Poplar]);
        tree(s, sort, x, super::height(&far, x) + 6.0, h, p.mid.mix(p.fog, 0.35), None);
    }
    land(s, &far, p.mid.mix(p.fog, 0.4), p.mid, 4.0);
    s.fog(shore, 60.0, 0.5);
    s.water(Water { mirror: 0.8, rough: 0.6, ..Water::of(&p, shore, s.light.at.x) });
    for _ in 0..16 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(shore + 40.0, wish.ground - 20.0));
        let r = 10.0 + 26.0 * (y - shore) / 300.0;
        s.ellipse(x, y, r, r * 0.3, Look::of(p.leaf.mix(p.near, 0.4)).shadow(0.2).inflate(2.0));
    }
    let y = wish.ground;
    s.blob(&nodes![(-60, y + 26.0), (60, y + 4.0), (220, y - 4.0), (420, y), (600, y - 6.0), (760, y + 6.0), (880, y + 24.0), (880, 1300; corner), (-60, 1300; corner)], Look::of(p.near.mix(p.mid, 0.2)).to(p.near).grass(8.0, -90.0, 8.0).shadow(0.0).inflate(20.0));
    Stage { water: Some(shore), ..Stage::flat(y, shore) }
}

fn front(s: &mut Scene, _: &Stage) {
    frame::reeds(s, -1.0);
    if s.rng.chance(0.5) {
        frame::reeds(s, 1.0);
    }
}
