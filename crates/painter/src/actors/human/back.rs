//! A human head from behind.

use super::{hair::hair_back, hat::hat, outline, skin, strands};
use crate::actors::face::pen;
use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::{Hair, Kind, Person};
use crate::actors::traits::Traits;
use moonhare_scene::geometry::point;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// From behind.
pub(in crate::actors) fn back(s: &mut Scene, who: &Person) {
    let own = Traits::of(s, who);
    for side in [-1.0, 1.0] {
        if who.style != Hair::Scarf {
            s.ellipse(side * 44.0, 8.0, 8.0 * own.ear, 10.5 * own.ear, skin(who, 2.6));
        }
    }
    match who.style {
        Hair::Bald => {
            s.part(&outline(who, &own, 0.0), skin(who, 12.0));
            if who.kind == Kind::Grandad {
                s.blob(
                    &nodes![(-43, 0), (-24, 8), (0, 10), (24, 8), (43, 0), (38, 32), (0, 42), (-38, 32)],
                    strands(who, 6.0).fur(1.6, 90.0, 1.4),
                );
            }
        }
        Hair::Scarf | Hair::Turban => {
            let colour = who.hat_colour;
            s.part(
                &blob(&nodes![
                    (-50, 8),
                    (-46, -30),
                    (-20, -58),
                    (20, -58),
                    (46, -30),
                    (50, 8),
                    (38, 48),
                    (0, 60),
                    (-38, 48)
                ]),
                Look::of(colour).inflate(12.0),
            );
            pen(s, &[point(-40.0, -6.0), point(0.0, 16.0), point(40.0, -6.0)], 3.0, colour.dim(0.7), 0.7);
        }
        _ => {
            hair_back(s, who, 0.0);
            let low = if who.style == Hair::Long { 88.0 } else { 40.0 };
            s.part(
                &blob(&nodes![
                    (-47, 4),
                    (-46, -30),
                    (-20, -56),
                    (16, -57),
                    (44, -38),
                    (48, 4),
                    (42, low - 6.0),
                    (0, low),
                    (-42, low - 6.0)
                ]),
                strands(who, 10.0).hatch_along(88.0),
            );
        }
    }
    if who.style == Hair::Ponytail {
        let way = [point(0.0, -36.0), point(4.0, 4.0), point(-4.0, 62.0)];
        s.part(&limb(&way, &[14.0, 26.0, 5.0], Bend::Smooth, Ends::Round), strands(who, 5.0).shadow(0.6));
    }
    if who.style == Hair::Bun {
        s.ellipse(0.0, -34.0, 22.0, 19.0, strands(who, 6.0).shadow(0.6));
    }
    hat(s, who, 0.0);
}
