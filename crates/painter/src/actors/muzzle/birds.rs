//! Heads with a beak, from the front.

use super::{coat, features, front::laid};
use crate::actors::face::{self, fine, ink, pen};
use crate::actors::feeling::Mien;
use crate::actors::person::{Kind, Person};
use moonhare_scene::geometry::{Node, Path, node, point, shift, turn};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// The outline of an owl's head from the front and from behind.
pub(super) const OWL: [Node; 10] = [
    node(-50.0, 4.0),
    node(-44.0, -34.0),
    node(-14.0, -46.0),
    node(14.0, -46.0),
    node(44.0, -34.0),
    node(50.0, 4.0),
    node(42.0, 36.0),
    node(18.0, 50.0),
    node(-18.0, 50.0),
    node(-42.0, 36.0),
];

pub(super) fn owl(s: &mut Scene, who: &Person, mien: &Mien) {
    let (f, p) = (features(s, who), s.palette);
    let (fx, fy) = (mien.turn * 14.0, mien.nod * 8.0);
    for side in [-1.0, 1.0] {
        let out = side * (20.0 - laid(mien, side));
        s.at(&[shift(side * 36.0 - fx * 0.3, -34.0), turn(out)], |s| {
            let dark = Person { skin: who.skin.dim(0.85), ..*who };
            s.blob(&nodes![(-9, 14), (-6, -10), (0, -28; corner), (8, -8), (10, 14)], coat(&dark, 4.0));
        });
    }
    s.blob(&OWL, coat(who, 12.0));
    if fine(s) {
        for row in 0..3 {
            for k in -2..=2 {
                let (x, y) = (
                    k as f32 * 12.0 + (row % 2) as f32 * 6.0 + fx * 0.3,
                    -38.0 + row as f32 * 7.0 + fy * 0.3,
                );
                pen(
                    s,
                    &[point(x - 4.0, y - 2.0), point(x, y + 2.0), point(x + 4.0, y - 2.0)],
                    2.0,
                    who.skin.dim(0.7),
                    0.7,
                );
            }
        }
    }
    for side in [-1.0, 1.0] {
        let q = 1.0 - 0.25 * (mien.turn * side).max(0.0);
        let (x, y) = (side * 22.0 * q + fx, 4.0 + fy);
        s.ellipse(x, y, 25.0 * q, 29.0, Look::of(who.hair).inflate(6.0).texture(0.1).shadow(0.2).rim(0.4));
        if fine(s) {
            for k in 0..15 {
                let a = radians(k as f32 * 24.0);
                let (c, n) = (cos(a), sin(a));
                pen(
                    s,
                    &[point(x + 17.0 * q * c, y + 20.0 * n), point(x + 23.0 * q * c, y + 27.0 * n)],
                    1.8,
                    who.skin,
                    0.5,
                );
            }
        }
    }
    face::cheeks(s, point(fx, 27.0 + fy), 24.0, 10.0, mien);
    face::eyes(s, point(fx, 2.0 + fy), 22.0, [15.5, 16.0], mien, &f);
    let (bx, by, open, skew) = (fx * 1.45, fy * 1.2 + 18.0, mien.open * 13.0, mien.skew * 3.0);
    let horn = p.gold;
    if mien.open > 0.05 {
        s.blob(
            &nodes![
                (bx - 7.0, by + 6.0),
                (bx + 7.0, by + 6.0),
                (bx + 3.0, by + 16.0 + open),
                (bx - 3.0, by + 16.0 + open)
            ],
            Look::of(horn.dim(0.8)).inflate(1.8),
        );
        s.blob(
            &nodes![
                (bx - 6.0, by + 5.0),
                (bx + 6.0, by + 5.0),
                (bx + 2.4, by + 12.0 + open),
                (bx - 2.4, by + 12.0 + open)
            ],
            ink(p.red.dim(0.5)),
        );
    }
    // The corners of the gape say what lips would.
    for side in [-1.0, 1.0] {
        let c = mien.curve;
        pen(
            s,
            &[
                point(bx + side * 7.0, by + 4.0),
                point(bx + side * 12.0, by + 4.0 - c * 4.0 - side * skew),
                point(bx + side * 15.0, by + 3.0 - c * 9.0 - side * skew),
            ],
            3.0,
            who.skin.dim(0.75),
            0.9,
        );
    }
    s.blob(&nodes![(bx - 9.0, by - 6.0), (bx, by - 11.0), (bx + 9.0, by - 6.0), (bx + 6.0, by + 6.0), (bx + skew * 0.4, by + 16.0; corner), (bx - 6.0, by + 6.0)], Look::of(horn).inflate(3.0).rim(1.0));
}

/// The outline of a small bird's head from the front.
pub(super) const BIRD: [Node; 12] = [
    node(-41.0, -2.0),
    node(-34.0, -31.0),
    node(-13.0, -46.0),
    node(13.0, -46.0),
    node(34.0, -31.0),
    node(41.0, -2.0),
    node(34.0, 20.0),
    node(23.0, 36.0),
    node(26.0, 60.0),
    node(-26.0, 60.0),
    node(-23.0, 36.0),
    node(-34.0, 20.0),
];

/// A hen's comb.
pub(super) fn comb(s: &mut Scene) {
    let mut mask = Path::default();
    for (x, y, r) in [(-13.0, -46.0, 11.0), (2.0, -53.0, 13.0), (18.0, -47.0, 11.0)] {
        mask = mask.and(Path::ellipse(x, y, r, r));
    }
    s.part(&mask, Look::of(s.palette.red).inflate(3.4));
}

/// Goose, crow, hen: a small round head and a beak that stands out.
pub(super) fn bird(s: &mut Scene, who: &Person, mien: &Mien) {
    let (f, p) = (features(s, who), s.palette);
    let (fx, fy) = (mien.turn * 20.0, mien.nod * 8.0);
    if who.kind == Kind::Hen {
        comb(s);
    }
    s.blob(&BIRD, coat(who, 11.0));
    face::cheeks(s, point(fx * 0.8, 16.0 + fy), 24.0, 9.0, mien);
    face::eyes(s, point(fx * 0.8, -8.0 + fy), 19.0, [11.5, 12.0], mien, &f);
    let horn = if who.kind == Kind::Crow { p.stone.mix(p.dark, 0.45) } else { p.gold.mix(p.red, 0.35) };
    let (bx, by, open) = (fx * 1.2, 12.0 + fy, mien.open * 12.0);
    let w = if who.kind == Kind::Goose { 19.0 } else { 13.5 };
    let reach = mien.turn * 22.0;
    if mien.open > 0.05 {
        s.blob(
            &nodes![
                (bx - w * 0.8, by + 3.0),
                (bx + w * 0.8, by + 3.0),
                (bx + reach * 0.7 + 4.0, by + 14.0 + open),
                (bx + reach * 0.7 - 4.0, by + 14.0 + open)
            ],
            Look::of(horn.dim(0.8)).inflate(2.0),
        );
        s.blob(
            &nodes![
                (bx - w * 0.6, by + 3.0),
                (bx + w * 0.6, by + 3.0),
                (bx + reach * 0.6 + 2.0, by + 9.0 + open),
                (bx + reach * 0.6 - 2.0, by + 9.0 + open)
            ],
            ink(p.red.dim(0.5)),
        );
    }
    for side in [-1.0, 1.0] {
        let c = mien.curve;
        pen(
            s,
            &[
                point(bx + side * w * 0.8, by + 3.0),
                point(bx + side * (w + 3.0), by + 2.0 - c * 4.0),
                point(bx + side * (w + 6.0), by - c * 8.0),
            ],
            2.8,
            horn.dim(0.6),
            0.9,
        );
    }
    s.blob(
        &nodes![
            (bx - w, by),
            (bx, by - 12.0),
            (bx + w, by),
            (bx + reach + w * 0.5, by + 11.0),
            (bx + reach, by + 18.0),
            (bx + reach - w * 0.5, by + 11.0)
        ],
        Look::of(horn).inflate(4.0).rim(0.9),
    );
    for side in [-1.0, 1.0] {
        s.ellipse(bx + reach * 0.35 + side * 3.2, by - 1.0, 1.5, 1.0, ink(horn.dim(0.45)));
    }
    if who.kind == Kind::Hen {
        for side in [-1.0, 1.0] {
            s.ellipse(bx + side * 5.0, by + 24.0 + open, 5.5, 9.0, Look::of(p.red).inflate(2.2));
        }
    }
}
