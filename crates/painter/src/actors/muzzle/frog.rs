//! A frog's head from the front.

use super::{features, smooth_coat};
use crate::actors::face::{self, ink};
use crate::actors::feeling::Mien;
use crate::actors::person::Person;
use moonhare_scene::geometry::point;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

pub(super) fn frog(s: &mut Scene, who: &Person, mien: &Mien) {
    let f = features(s, who);
    let (fx, fy) = (mien.turn * 14.0, mien.nod * 8.0);
    for side in [-1.0, 1.0] {
        s.ellipse(side * 26.0 + fx * 0.5, -28.0 + fy * 0.4, 20.0, 20.0, smooth_coat(who, 6.0));
    }
    s.blob(
        &nodes![
            (-56, 14),
            (-46, -16),
            (-16, -28),
            (16, -28),
            (46, -16),
            (56, 14),
            (44, 38),
            (0, 48),
            (-44, 38)
        ],
        smooth_coat(who, 12.0),
    );
    s.blob(
        &nodes![(-50, 20), (fx, 16.0 + fy), (50, 20), (40, 38), (0, 47), (-40, 38)],
        Look::of(who.hair).inflate(6.0).shadow(0.0).rim(0.3),
    );
    face::cheeks(s, point(fx, 12.0 + fy), 38.0, 9.0, mien);
    face::mouth(s, point(fx, 16.0 + fy), 30.0, &Mien { open: mien.open * 0.5, ..*mien }, &f);
    for side in [-1.0, 1.0] {
        s.ellipse(fx + side * 5.0, -4.0 + fy, 1.8, 1.3, ink(who.skin.dim(0.5)));
    }
    face::eyes(s, point(fx * 0.7, -28.0 + fy * 0.6), 26.0, [14.0, 14.0], mien, &f);
}
