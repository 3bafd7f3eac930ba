//! A human head from the front, turned a little either way.

use super::{
    features,
    hair::{hair_back, hair_front},
    hat::hat,
    ornament::ornament,
    outline, skin, strands,
};
use crate::actors::face::{self, fine, pen};
use crate::actors::feeling::Mien;
use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::{Hair, Kind, Person};
use crate::actors::traits::{Nose, Traits};
use moonhare_scene::geometry::{Path, point};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// From the front; the mien's turn moves the features to either side.
pub(in crate::actors) fn front(s: &mut Scene, who: &Person, mien: &Mien) {
    let own = Traits::of(s, who);
    let (f, mien) = (features(s, who, &own), &own.mien(mien));
    let (fx, fy) = (mien.turn * 17.0, mien.nod * 9.0);
    if !who.style.hangs() {
        hair_back(s, who, fx);
    }
    for side in [-1.0, 1.0] {
        if mien.turn * side < 0.5 && who.style != Hair::Scarf {
            s.ellipse(
                side * 44.0 - fx * 0.3,
                8.0 + fy * 0.3,
                8.0 * own.ear,
                10.5 * own.ear,
                skin(&Person { skin: who.skin.dim(0.94), ..*who }, 2.6),
            );
            if who.kind == Kind::Granny {
                let red = s.palette.red;
                s.dot(side * 45.0 - fx * 0.3, 22.0 + fy * 0.3, 3.2, Look::of(red).inflate(1.0));
            }
        }
    }
    s.part(&outline(who, &own, fx), skin(who, 12.0));
    if who.beard {
        beard(s, who, &own, fx, fy);
    }
    hair_front(s, who, own.locks, fx, fy);
    if let Some(worn) = own.ornament {
        ornament(s, who, worn, fx);
    }
    let old = who.kind.is_old();
    if old {
        wrinkles(s, who, mien, fx, fy);
    }
    face::cheeks(s, point(fx, 21.0 + fy), 27.0, 11.0, mien);
    marks(s, who, &own, fx, fy);
    let (apart, y, r) = match who.kind {
        Kind::Girl | Kind::Boy | Kind::Baby => (19.5, 4.0, [9.6, 10.8]),
        Kind::Woman => (18.5, 2.0, [9.2, 9.4]),
        _ => (18.0, 2.0, [8.4, 8.4]),
    };
    let (apart, r) = (apart * own.apart, [r[0] * own.eye, r[1] * own.eye * own.round]);
    face::eyes(s, point(fx, y + fy), apart, r, mien, &f);
    let mouth = match who.kind {
        Kind::Girl | Kind::Boy | Kind::Baby => (27.0, 14.0),
        Kind::Woman => (31.0, 12.5),
        _ => (34.0, 12.5),
    };
    face::mouth(s, point(fx * 1.1, mouth.0 + own.chin * 0.4 + fy), mouth.1 * own.mouth, mien, &f);
    nose(s, who, &own, fx, fy);
    if who.beard {
        moustache(s, who, fx, fy);
    }
    if who.glasses {
        let metal = s.palette.gold.dim(0.7);
        for side in [-1.0, 1.0] {
            let narrow = 1.0 - 0.25 * (mien.turn * side).max(0.0);
            s.stroke(
                &Path::ellipse(fx + side * apart, y + fy + 1.0, r[0] * 1.5 * narrow, r[0] * 1.45),
                2.4,
                Look::of(metal).inflate(0.8).shadow(0.2),
            );
        }
        pen(s, &[point(fx - 6.0, y + fy), point(fx, y + fy - 3.0), point(fx + 6.0, y + fy)], 2.4, metal, 1.0);
    }
    hat(s, who, fx * 0.15);
}

/// The nose: its bridge, and how it ends.
fn nose(s: &mut Scene, who: &Person, own: &Traits, fx: f32, fy: f32) {
    let flushed = Person { skin: who.skin.mix(s.palette.red, 0.10).dim(0.97), ..*who };
    let look = |inflate: f32| skin(&flushed, inflate).shadow(0.35);
    if who.kind.is_child() {
        let (w, h) = match own.nose {
            Nose::Broad => (7.0, 4.4),
            Nose::Straight => (4.2, 5.4),
            _ => (5.2, 4.2),
        };
        s.ellipse(fx * 1.35, 16.0 + fy, w * own.nose_size, h * own.nose_size, look(1.8));
        return;
    }
    let k = own.nose_size * if who.kind == Kind::Woman { 0.72 } else { 1.0 };
    let (top, x) = (fx * 1.2, fx * 1.45);
    // Half width of the bridge and of the wings, where the wings are, where the tip ends.
    let [bridge, wings, low, tip] = match own.nose {
        Nose::Straight => [3.0, 8.0, 17.0, 22.0],
        Nose::Long => [3.0, 7.0, 21.0, 28.0],
        Nose::Broad => [4.5, 11.5, 16.5, 21.0],
        Nose::Hooked => [4.6, 6.6, 16.0, 27.0],
        Nose::Snub => [2.4, 7.6, 13.5, 17.5],
        Nose::Bulb => [3.0, 11.0, 15.0, 25.0],
    };
    let y = |v: f32| v * (0.7 + 0.3 * k) + fy;
    s.blob(
        &nodes![
            (top - bridge * k, fy),
            (top + bridge * k, fy),
            (x + wings * k, y(low)),
            (x, y(tip)),
            (x - wings * k, y(low))
        ],
        look(3.0),
    );
    if own.nose == Nose::Bulb {
        s.ellipse(x, y(19.0), 8.5 * k, 7.5 * k, look(3.4).shadow(0.15));
    }
}

/// Freckles, tired lines, a mole.
fn marks(s: &mut Scene, who: &Person, own: &Traits, fx: f32, fy: f32) {
    if !fine(s) {
        return;
    }
    let line = who.skin.dim(0.66);
    if own.freckles {
        let spot = Look::lamp(who.skin.dim(0.7).mix(s.palette.red, 0.2)).alpha(0.6);
        for side in [-1.0, 1.0] {
            for (x, y) in [(13.0, 17.0), (19.0, 20.0), (25.0, 17.0), (16.0, 23.0), (23.0, 23.5)] {
                s.dot(fx * 1.1 + side * x, y + fy, 1.25, spot);
            }
        }
    }
    if own.bags && !who.kind.is_old() {
        for side in [-1.0, 1.0] {
            let x = fx + side * 18.0 * own.apart;
            let bag = [point(x - 8.0, 13.0 + fy), point(x, 16.0 + fy), point(x + 8.0, 13.0 + fy)];
            pen(s, &bag, 1.6, line, 0.45);
        }
    }
    if let Some(side) = own.mole {
        s.dot(fx + side * 19.0, 29.0 + fy, 1.9, Look::lamp(who.skin.dim(0.45)));
    }
}

fn wrinkles(s: &mut Scene, who: &Person, mien: &Mien, fx: f32, fy: f32) {
    if !fine(s) {
        return;
    }
    let line = who.skin.dim(0.68);
    for side in [-1.0, 1.0] {
        let x = fx + side * 19.0;
        pen(
            s,
            &[
                point(x - side * 6.0, 18.0 + fy),
                point(x + side * 4.0, 21.0 + fy),
                point(x + side * 11.0, 16.0 + fy),
            ],
            1.7,
            line,
            0.6,
        );
        for k in [-4.0, 0.0, 4.0] {
            pen(
                s,
                &[point(x + side * 13.0, 3.0 + k * 0.6 + fy), point(x + side * 18.0, 3.0 + k * 1.2 + fy)],
                1.6,
                line,
                0.6,
            );
        }
        pen(
            s,
            &[
                point(fx * 1.2 + side * 8.0, 20.0 + fy),
                point(fx + side * 17.0, 29.0 + fy - mien.curve * 2.0),
                point(fx + side * 18.0, 37.0 + fy),
            ],
            2.0,
            line,
            0.6,
        );
    }
    if mien.brow[1] > 0.2 || mien.slant[0] > 12.0 {
        for k in [0.0, 5.0] {
            pen(
                s,
                &[
                    point(fx - 14.0, -24.0 - k + fy),
                    point(fx, -26.0 - k + fy),
                    point(fx + 14.0, -24.0 - k + fy),
                ],
                1.5,
                line,
                0.5,
            );
        }
    }
}

fn beard(s: &mut Scene, who: &Person, own: &Traits, fx: f32, fy: f32) {
    let (x, long) = (fx * 0.5, own.beard);
    s.part(
        &blob(&nodes![
            (-42.0 + x * 0.4, 6),
            (-30.0 + x, 24.0 + fy),
            (-14.0 + fx, 28.0 + fy),
            (fx, 26.0 + fy),
            (14.0 + fx, 28.0 + fy),
            (30.0 + x, 24.0 + fy),
            (42.0 + x * 0.4, 6),
            (44.0 + x, 34),
            (30.0 + fx, 46.0 + 16.0 * long),
            (fx * 1.2, 52.0 + 24.0 * long),
            (-30.0 + fx, 46.0 + 16.0 * long),
            (-44.0 + x, 34)
        ]),
        strands(who, 8.0).fur(2.4, 90.0, 2.0),
    );
}

fn moustache(s: &mut Scene, who: &Person, fx: f32, fy: f32) {
    for side in [-1.0, 1.0] {
        let x = fx * 1.3;
        let half = limb(
            &[point(x, 25.0 + fy), point(x + side * 11.0, 26.0 + fy), point(x + side * 23.0, 33.0 + fy)],
            &[7.0, 9.0, 2.0],
            Bend::Smooth,
            Ends::Round,
        );
        s.part(&half, strands(who, 2.4).shadow(0.4).fur(0.8, 90.0, 1.2));
    }
}
