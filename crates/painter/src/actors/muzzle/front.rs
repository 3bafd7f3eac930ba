//! A head with a muzzle from the front.

use super::{
    coat,
    cut::{Cut, Ear, cut},
    features, smooth_coat,
};
use crate::actors::face::{self, fine, ink, pen};
use crate::actors::feeling::Mien;
use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::{Kind, Person};
use crate::actors::traits::Traits;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Path, point, shift, turn};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

pub(super) fn ears(s: &mut Scene, who: &Person, mien: &Mien, c: &Cut, fx: f32, behind: bool) {
    let inner = if behind {
        // The fold of the ear's back.
        who.skin.dim(0.86)
    } else if who.kind == Kind::Fox || who.kind == Kind::Wolf {
        who.skin.dim(0.45)
    } else {
        s.palette.pink.mix(who.skin, 0.35).dim(0.9)
    };
    let [h, w, x] = c.ear_size;
    for side in [-1.0, 1.0] {
        let out = side * (8.0 - laid(mien, side));
        match c.ear {
            Ear::None => {}
            Ear::Pointed => s.at(&[shift(side * x - fx * 0.4, -26.0), turn(out)], |s| {
                s.blob(&nodes![(-w, 12), (-w * 0.76, -h * 0.38), (side * 3.0, -h; corner), (w * 0.8, -h * 0.33), (w, 12)], coat(who, 5.0));
                s.blob(
                    &nodes![(-w * 0.5, 8), (-w * 0.42, -h * 0.3), (side * 3.0, -h * 0.72; corner), (w * 0.46, -h * 0.24), (w * 0.5, 8)],
                    Look::of(inner).inflate(3.0).shadow(0.2),
                );
            }),
            Ear::Round => s.at(&[shift(side * x - fx * 0.4, -34.0), turn(out * 0.6)], |s| {
                s.ellipse(0.0, 0.0, w, h, coat(who, 4.0));
                s.ellipse(-side, 2.0, w * 0.6, h * 0.6, Look::of(inner).inflate(3.0).shadow(0.2));
            }),
            Ear::Long => s.at(&[shift(side * x - fx * 0.3, -34.0), turn(side * 7.0 - side * laid(mien, side) * 1.2)], |s| {
                s.blob(&nodes![(-w * 0.8, 10), (-w, -h * 0.45), (-w * 0.35, -h * 0.94), (0, -h), (w * 0.5, -h * 0.9), (w, -h * 0.4), (w * 0.8, 10)], coat(who, 5.0));
                s.blob(
                    &nodes![(-w * 0.35, 2), (-w * 0.5, -h * 0.45), (0, -h * 0.86), (w * 0.5, -h * 0.4), (w * 0.35, 2)],
                    Look::of(inner).inflate(3.0).shadow(0.2),
                );
            }),
            Ear::Floppy => s.at(&[shift(side * x - fx * 0.3, -24.0), turn(side * -laid(mien, side) * 0.8)], |s| {
                let dark = Person { skin: who.skin.dim(0.8), ..*who };
                s.blob(
                    &nodes![(-side * 6.0, -8), (side * w, -4), (side * w * 1.5, h * 0.5), (side * w * 1.1, h), (side * w * 0.3, h * 0.8), (-side * 4.0, h * 0.3)],
                    coat(&dark, 4.0),
                );
            }),
        }
    }
}

/// The outline of a muzzled head.
pub(super) fn skull(c: &Cut, fx: f32) -> Path {
    let x = fx * 0.2;
    if c.ruff {
        blob(&nodes![
            (-30.0 + x, -34), (x, -40), (30.0 + x, -34), (44.0 + x, -10), (58.0 + x, 16; corner), (44.0 + x, 20), (46.0 + x, 30; corner),
            (28.0 + x, 34), (12.0 + x, 46), (-12.0 + x, 46), (-28.0 + x, 34), (-46.0 + x, 30; corner), (-44.0 + x, 20), (-58.0 + x, 16; corner), (-44.0 + x, -10)
        ])
    } else {
        let [crown, brow, cheek, jowl, chin] = c.skull;
        blob(&nodes![
            (-cheek + x, 4),
            (-brow + x, -24),
            (-crown + x, -42),
            (crown + x, -42),
            (brow + x, -24),
            (cheek + x, 4),
            (jowl + x * 1.5, 26),
            (chin + x * 2.0, 46),
            (-chin + x * 2.0, 46),
            (-jowl + x * 1.5, 26)
        ])
    }
}

/// A goat's horns.
pub(super) fn horns(s: &mut Scene, fx: f32) {
    let p = s.palette;
    for side in [-1.0, 1.0] {
        let horn = limb(
            &[
                point(side * 14.0 - fx * 0.3, -36.0),
                point(side * 22.0 - fx * 0.3, -66.0),
                point(side * 40.0 - fx * 0.3, -86.0),
            ],
            &[14.0, 11.0, 3.0],
            Bend::Smooth,
            Ends::Round,
        );
        s.part(&horn, Look::of(p.stone.mix(p.wood, 0.4)).inflate(3.4).texture(0.3));
    }
}

/// What the lips and the chin are like.
pub(super) fn muzzle_colour(s: &Scene, who: &Person) -> Colour {
    match who.kind {
        Kind::Sheep => who.skin.lighter(0.05),
        Kind::Pig => who.skin.dim(0.97),
        Kind::Lion => who.skin.mix(s.palette.cream, 0.6),
        Kind::Bear => who.skin.mix(s.palette.cream, 0.42),
        _ => who.hair,
    }
}

pub(super) fn muzzled(s: &mut Scene, who: &Person, mien: &Mien) {
    let mien = &Traits::of(s, who).mien(mien);
    let (c, f, p) = (cut(who.kind), features(s, who), s.palette);
    let (fx, fy) = (mien.turn * 15.0, mien.nod * 8.0);
    let (mx, my) = (mien.turn * (18.0 + c.long * 0.24), mien.nod * 12.0);
    if who.kind == Kind::Lion {
        let mane = Person { skin: who.hair, ..*who };
        let mut ring = Path::default();
        for i in 0..14 {
            let a = radians(360.0 * i as f32 / 14.0);
            ring = ring.and(Path::ellipse(48.0 * cos(a), 4.0 + 50.0 * sin(a), 19.0, 19.0));
        }
        s.part(
            &ring.and(Path::ellipse(0.0, 2.0, 52.0, 52.0)),
            coat(&mane, 8.0).fur(3.0, 90.0, 2.6).hatch(1.1),
        );
    }
    if who.kind == Kind::Goat {
        horns(s, fx);
    }
    ears(s, who, mien, &c, fx, false);
    let head =
        if matches!(who.kind, Kind::Pig | Kind::Sheep) { smooth_coat(who, 11.0) } else { coat(who, 11.0) };
    s.part(&skull(&c, fx), head);
    match who.kind {
        Kind::Fox | Kind::Wolf => s.part(
            &blob(&nodes![
                (-52, 16; corner), (-30, 12), (-14.0 + fx, 8.0 + fy), (mx * 0.7, 6.0 + my), (14.0 + fx, 8.0 + fy), (30, 12), (52, 16; corner),
                (42, 20), (42, 29; corner), (26, 33), (12, 45), (-12, 45), (-26, 33), (-42, 29; corner), (-42, 20)
            ]),
            Look::of(who.hair).inflate(3.0).texture(0.12).shadow(0.0).rim(0.3).soft(0.8).fur(1.2, 90.0, 1.4),
        ),
        Kind::Badger => {
            for side in [-1.0, 1.0] {
                s.blob(
                    &nodes![(fx + side * 7.0, -42), (fx + side * 16.0, -40), (fx + side * 32.0, -4), (fx + side * 30.0, 20.0 + fy), (fx + side * 14.0, 14.0 + fy), (fx + side * 6.0, -12)],
                    Look::of(who.hair).inflate(3.0).shadow(0.1).rim(0.3),
                );
            }
            for side in [-1.0, 1.0] {
                s.blob(
                    &nodes![(fx + side * 16.0, -36), (fx + side * 30.0, -24), (fx + side * 32.0, 8), (fx + side * 22.0, 14.0 + fy), (fx + side * 13.0, -6)],
                    Look::of(who.skin.dim(0.6)).inflate(3.0).shadow(0.1).rim(0.3),
                );
            }
        }
        Kind::Cat => {
            s.part(
                &blob(&nodes![(fx - 22.0, 18.0 + fy), (mx, 8.0 + my), (fx + 22.0, 18.0 + fy), (fx + 20.0, 42), (0, 46), (fx - 20.0, 42)]),
                Look::of(who.hair).inflate(4.0).shadow(0.1).rim(0.3),
            );
        }
        _ => {}
    }
    face::cheeks(s, point(fx, 16.0 + fy), 32.0, 9.0, mien);
    let [mw, low] = c.muzzle;
    let m0 = low - 4.0 + my;
    let pale = muzzle_colour(s, who);
    let soft = Look::of(pale.dim(0.96)).inflate(3.2).shadow(0.3).rim(0.3).rough(0.4);
    // The chin, which drops as the mouth opens.
    let drop = mien.open * 9.0;
    s.blob(
        &nodes![
            (mx - mw, m0),
            (mx + mw, m0),
            (mx + mw * 0.7, m0 + 12.0 + drop),
            (mx, m0 + 15.0 + drop),
            (mx - mw * 0.7, m0 + 12.0 + drop)
        ],
        soft,
    );
    face::mouth(s, point(mx, m0 + 5.0), mw, &Mien { open: mien.open * 0.8, ..*mien }, &f);
    // The bridge of the nose melts into the brow: an edge there reads as a line down the muzzle.
    let bridge = if matches!(who.kind, Kind::Bear | Kind::Lion | Kind::Mouse | Kind::Hare) {
        who.skin.mix(pale, 0.35)
    } else {
        who.skin
    };
    let bridge = if who.kind == Kind::Badger { who.hair } else { bridge };
    if !matches!(who.kind, Kind::Pig) {
        s.blob(
            &nodes![
                (fx - mw * 0.7, -8.0 + fy),
                (fx + mw * 0.7, -8.0 + fy),
                (mx + mw * 0.8, low - 16.0 + my),
                (mx + mw * 0.5, low - 6.0 + my),
                (mx - mw * 0.5, low - 6.0 + my),
                (mx - mw * 0.8, low - 16.0 + my)
            ],
            Look::of(bridge).inflate(3.0).shadow(0.0).rim(0.0).texture(0.08).hatch(0.2).soft(2.6).fade(
                fx,
                6.0 + fy,
                fx,
                -8.0 + fy,
            ),
        );
    }
    let y = low - 6.0 + my;
    let cheek = mw * 1.34;
    // Two lips that swell on both sides of the nose.
    s.blob(
        &nodes![
            (mx - cheek, y - 1.0),
            (mx - mw * 0.82, y - 11.0),
            (mx, y - 9.0),
            (mx + mw * 0.82, y - 11.0),
            (mx + cheek, y - 1.0),
            (mx + mw * 0.8, y + 8.0),
            (mx, y + 5.0),
            (mx - mw * 0.8, y + 8.0)
        ],
        Look::of(pale).inflate(6.0).shadow(0.2).rim(0.35).rough(0.4).hatch(0.2),
    );
    let n = c.nose;
    if who.kind == Kind::Pig {
        let snout = who.skin.dim(0.88);
        s.ellipse(mx, low - 12.0 + my, n, n * 0.78, Look::of(snout).inflate(4.0).rim(0.6));
        for side in [-1.0, 1.0] {
            s.ellipse(mx + side * 6.0, low - 12.0 + my, 3.0, 4.4, ink(who.skin.dim(0.42)));
        }
    } else {
        let ny = low - 14.0 + my;
        let colour =
            if matches!(who.kind, Kind::Hare | Kind::Mouse | Kind::Cat) { p.pink.dim(0.72) } else { p.ink };
        s.blob(
            &nodes![
                (mx - n, ny - 1.0),
                (mx, ny - n * 0.45),
                (mx + n, ny - 1.0),
                (mx + n * 0.5, ny + n * 0.75),
                (mx, ny + n),
                (mx - n * 0.5, ny + n * 0.75)
            ],
            Look::of(colour).inflate(2.4).rim(1.2).shadow(0.3),
        );
        s.ellipse(mx - n * 0.35, ny, n * 0.24, n * 0.15, ink(p.white).alpha(0.7));
        pen(s, &[point(mx, ny + n * 0.9), point(mx, y + 4.6)], 1.5, pale.dim(0.5), 0.7);
    }
    if fine(s) && matches!(who.kind, Kind::Cat | Kind::Hare | Kind::Mouse | Kind::Fox | Kind::Lion) {
        for side in [-1.0, 1.0] {
            for k in [-6.0, 0.0, 6.0] {
                pen(
                    s,
                    &[point(mx + side * mw, y + k * 0.3), point(mx + side * (mw + 22.0), y + k - 2.0)],
                    1.1,
                    p.cream,
                    0.8,
                );
            }
        }
    }
    if who.kind == Kind::Hare {
        s.rect(mx - 4.0, y + 6.0, 8.0, 8.0 + drop * 0.4, ink(p.white.mix(p.cream, 0.4)));
    }
    if who.kind == Kind::Sheep {
        let wool = Person { skin: who.hair, ..*who };
        let mut top = Path::default();
        for (x, y, r) in [
            (-34.0, -26.0, 15.0),
            (-18.0, -40.0, 17.0),
            (2.0, -44.0, 18.0),
            (22.0, -40.0, 16.0),
            (36.0, -26.0, 14.0),
            (0.0, -30.0, 17.0),
        ] {
            top = top.and(Path::ellipse(x + fx * 0.3, y, r, r));
        }
        s.part(&top, coat(&wool, 5.0).fur(1.6, 90.0, 2.0));
    }
    if who.kind == Kind::Goat {
        s.blob(
            &nodes![(mx - 10.0, m0 + 10.0), (mx + 10.0, m0 + 10.0), (mx + 2.0, m0 + 42.0; corner)],
            coat(who, 3.0).fur(2.0, 90.0, 1.6),
        );
    }
    let (own, [rx, ry, apart]) = (Traits::of(s, who), c.eye);
    let size = 0.92 * own.eye;
    let (rx, ry, apart) = (rx * size, ry * size * own.round, apart * (0.5 + 0.5 * own.apart));
    face::eyes(s, point(fx, -3.0 + fy), apart, [rx, ry], mien, &f);
    if who.glasses {
        let metal = p.gold.dim(0.7);
        for side in [-1.0, 1.0] {
            let narrow = 1.0 - 0.25 * (mien.turn * side).max(0.0);
            let x = fx + side * apart * (1.0 - 0.12 * mien.turn.abs());
            let ring = Path::ellipse(x, -2.0 + fy, rx * 1.42 * narrow, rx * 1.4);
            s.stroke(&ring, 2.4, Look::of(metal).inflate(0.8).shadow(0.2));
        }
        let bridge =
            [point(fx - apart * 0.34, -3.0 + fy), point(fx, -6.0 + fy), point(fx + apart * 0.34, -3.0 + fy)];
        pen(s, &bridge, 2.4, metal, 1.0);
    }
}

/// How far ears are laid back (in degrees): the second brows.
pub(super) fn laid(mien: &Mien, side: f32) -> f32 {
    let i = usize::from(side > 0.0);
    (mien.brow[0] + mien.brow[1]) * 4.0
        - (mien.slant[0] + mien.slant[1]) * 0.44
        - if mien.brow[i] < 0.0 { 8.0 } else { 0.0 }
}
