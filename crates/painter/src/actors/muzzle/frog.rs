//! A frog's head: from the front and in profile.

use super::{features, smooth_coat};
use crate::actors::face::{self, ink, pen};
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

/// In profile, looking right: the eye stands up, the mouth goes back to the ear.
pub(super) fn frog_profile(s: &mut Scene, who: &Person, mien: &Mien) {
    let f = features(s, who);
    let (fy, gape) = (mien.nod * 6.0, mien.open * 9.0);
    s.ellipse(
        -8.0,
        -26.0 + fy * 0.4,
        17.0,
        18.0,
        smooth_coat(&Person { skin: who.skin.dim(0.84), ..*who }, 6.0),
    );
    s.blob(
        &nodes![
            (-30, 24),
            (20, 26.0 + fy),
            (52, 20.0 + fy + gape),
            (44, 36.0 + gape),
            (10, 46.0 + gape * 0.5),
            (-28, 46)
        ],
        Look::of(who.hair).inflate(6.0).rim(0.3).shadow(0.1),
    );
    s.blob(
        &nodes![
            (-46, 12),
            (-38, -14),
            (-8, -26),
            (24, -20.0 + fy),
            (50, 0.0 + fy),
            (58, 14.0 + fy),
            (48, 22.0 + fy),
            (10, 26.0 + fy),
            (-20, 34),
            (-42, 34)
        ],
        smooth_coat(who, 11.0),
    );
    s.ellipse(8.0, -28.0 + fy * 0.6, 20.0, 20.0, smooth_coat(who, 6.0));
    let curve = mien.curve * 6.0;
    pen(
        s,
        &[point(-18.0, 22.0 + fy - curve), point(12.0, 24.0 + fy), point(54.0, 18.0 + fy)],
        2.6,
        f.ink,
        0.9,
    );
    s.ellipse(50.0, 4.0 + fy, 1.8, 1.3, ink(who.skin.dim(0.5)));
    let at = point(13.0, -28.0 + fy * 0.6);
    face::eye(s, at, [11.0, 14.0], 1.0, mien, &f);
    face::brow(s, at, [11.0, 14.0], 1.0, &Mien { slant: [0.0, -mien.slant[1]], ..*mien }, &f);
}
