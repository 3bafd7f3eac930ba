//! A human head from the front, turned a little either way.

use super::{
    features,
    hair::{hair_back, hair_front},
    hat::hat,
    outline, skin, strands,
};
use crate::actors::face::{self, fine, pen};
use crate::actors::feeling::Mien;
use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::{Hair, Kind, Person};
use moonhare_scene::geometry::{Path, point};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// From the front; the mien's turn moves the features to either side.
pub(in crate::actors) fn front(s: &mut Scene, who: &Person, mien: &Mien) {
    let f = features(s, who);
    let (fx, fy) = (mien.turn * 17.0, mien.nod * 9.0);
    if who.style != Hair::Long {
        hair_back(s, who, fx);
    }
    for side in [-1.0, 1.0] {
        if mien.turn * side < 0.5 && who.style != Hair::Scarf {
            s.ellipse(
                side * 44.0 - fx * 0.3,
                8.0 + fy * 0.3,
                8.0,
                10.5,
                skin(&Person { skin: who.skin.dim(0.94), ..*who }, 2.6),
            );
            if who.kind == Kind::Granny {
                let red = s.palette.red;
                s.dot(side * 45.0 - fx * 0.3, 22.0 + fy * 0.3, 3.2, Look::of(red).inflate(1.0));
            }
        }
    }
    s.part(&outline(who, fx), skin(who, 12.0));
    if who.beard {
        beard(s, who, fx, fy);
    }
    hair_front(s, who, fx, fy);
    let old = who.kind.is_old();
    if old {
        wrinkles(s, who, mien, fx, fy);
    }
    face::cheeks(s, point(fx, 21.0 + fy), 27.0, 11.0, mien);
    let (apart, y, r) = match who.kind {
        Kind::Girl | Kind::Boy | Kind::Baby => (20.0, 4.0, [10.5, 12.5]),
        Kind::Woman => (19.0, 2.0, [9.8, 10.8]),
        _ => (18.5, 2.0, [8.8, 9.2]),
    };
    face::eyes(s, point(fx, y + fy), apart, r, mien, &f);
    let mouth = match who.kind {
        Kind::Girl | Kind::Boy | Kind::Baby => (27.0, 14.0),
        Kind::Woman => (31.0, 12.5),
        _ => (34.0, 12.5),
    };
    face::mouth(s, point(fx * 1.1, mouth.0 + fy), mouth.1, mien, &f);
    let nose = Person { skin: who.skin.mix(s.palette.red, 0.10).dim(0.97), ..*who };
    let (nx, ny) = (fx * 1.35, fy);
    match who.kind {
        Kind::Girl | Kind::Boy | Kind::Baby => {
            s.ellipse(nx, 16.0 + ny, 5.2, 4.2, skin(&nose, 1.8).shadow(0.35));
        }
        Kind::Woman => s.blob(
            &nodes![
                (fx * 1.15 - 2.0, 2.0 + ny),
                (fx * 1.2 + 2.0, 2.0 + ny),
                (nx + 5.5, 15.0 + ny),
                (nx, 19.0 + ny),
                (nx - 5.5, 15.0 + ny)
            ],
            skin(&nose, 2.2).shadow(0.25),
        ),
        _ => s.blob(
            &nodes![
                (fx * 1.2 - 3.0, ny),
                (fx * 1.3 + 3.0, ny),
                (fx * 1.5 + 8.5, 17.0 + ny),
                (fx * 1.5, 22.5 + ny),
                (fx * 1.5 - 8.5, 17.0 + ny)
            ],
            skin(&nose, 3.0).shadow(0.35),
        ),
    }
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

fn beard(s: &mut Scene, who: &Person, fx: f32, fy: f32) {
    let x = fx * 0.5;
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
            (30.0 + fx, 62),
            (fx * 1.2, 76),
            (-30.0 + fx, 62),
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
