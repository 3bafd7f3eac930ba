//! What is worn in hair: a band, a flower, a bow.

use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::{Hair, Hat, Person};
use crate::actors::traits::Ornament;
use moonhare_scene::geometry::point;
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// Over the hair, below nothing: who wears a hat or a cloth has none.
pub(super) fn ornament(s: &mut Scene, who: &Person, worn: Ornament, fx: f32) {
    let covered = who.hat != Hat::None || matches!(who.style, Hair::Scarf | Hair::Turban | Hair::Bald);
    if covered {
        return;
    }
    let p = s.palette;
    let a = fx * 0.3;
    match worn {
        Ornament::Band => {
            let way = [
                point(-46.0, -18.0),
                point(-26.0 + a, -44.0),
                point(a, -51.0),
                point(26.0 + a, -44.0),
                point(46.0, -18.0),
            ];
            let cloth = Look::of(who.hat_colour).inflate(1.6).shadow(0.35).hatch(0.0);
            s.part(&limb(&way, &[6.0, 7.5, 8.0, 7.5, 6.0], Bend::Smooth, Ends::Round), cloth);
        }
        Ornament::Flower => {
            let (x, y) = (34.0 + a, -26.0);
            let petal = if who.hair.l > 0.6 { p.red } else { p.cream.mix(p.pink, 0.5) };
            for k in 0..5 {
                let r = radians(72.0 * k as f32 - 90.0);
                s.ellipse(
                    x + 7.0 * cos(r),
                    y + 7.0 * sin(r),
                    5.6,
                    5.6,
                    Look::of(petal).inflate(2.0).shadow(0.3).hatch(0.0),
                );
            }
            s.dot(x, y, 4.2, Look::of(p.gold).inflate(1.4));
        }
        Ornament::Bow => {
            let (x, y) = (-24.0 + a, -48.0);
            let ribbon = Look::of(who.hat_colour).inflate(2.2).shadow(0.4).hatch(0.0);
            for side in [-1.0, 1.0] {
                let wing = nodes![(x, y), (x + side * 17.0, y - 10.0), (x + side * 19.0, y + 8.0)];
                s.part(&blob(&wing), ribbon);
            }
            s.dot(x, y, 4.4, Look::of(who.hat_colour.dim(0.85)).inflate(1.6));
        }
    }
}
