//! Heads with shoulders, for crews, portraits and onlookers.

use super::acting::*;
use crate::actors::Mien;

/// Somebody from the chest up, facing us: the middle of the head at (x, y), the head so tall.
pub(super) fn bust(s: &mut Scene, who: &Person, mien: &Mien, x: f32, y: f32, size: f32) {
    let coat = if who.dress == Dress::Fur { who.skin } else { who.coat };
    s.at(&[shift(x, y), scale(size / 100.0)], |s| {
        s.limb(&nodes![(0, 30), (0, 70)], &[32.0, 36.0], Look::of(who.skin.dim(0.82)).inflate(6.0));
        s.blob(
            &nodes![(-76, 190; corner), (-72, 96), (-44, 62), (0, 56), (44, 62), (72, 96), (76, 190; corner)],
            Look::of(coat).to(coat.dim(0.75)).inflate(18.0).texture(0.18).grain(80.0),
        );
        s.at(&[turn(mien.tilt)], |s| head(s, who, mien, View::Front));
        s.focus(0.0, 0.0, 66.0);
    });
}

/// A face that feels this, turned and looking so.
pub(super) fn face(feeling: Feeling, turned: f32, gaze: (f32, f32)) -> Mien {
    Mien { turn: turned, gaze: [gaze.0, gaze.1], ..feeling.mien() }
}
