//! Heads with a muzzle or a beak on a body that stands upright: front, profile, back. 100 units tall, middle at (0, 0).
//! Ears and tufts follow the brows.

use super::face::{self, Features, fine, ink, pen};
use super::feeling::Mien;
use super::human::hat;
use super::limb::{Bend, Ends, blob, limb};
use super::person::{Kind, Person};
use moonhare_scene::geometry::{Node, Path, node, point, shift, turn};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// What ears are like.
#[derive(Clone, Copy, PartialEq)]
enum Ear {
    Pointed,
    Round,
    Long,
    Floppy,
    None,
}

/// What a muzzled head is made of.
struct Cut {
    ear: Ear,
    /// Height and half width of an ear, and how far from the middle it grows.
    ear_size: [f32; 3],
    /// Half width of the muzzle and how far its end hangs below the eyes.
    muzzle: [f32; 2],
    /// Half width of the nose.
    nose: f32,
    /// Radii of an eye and half their distance.
    eye: [f32; 3],
    /// Cheeks that end in points.
    ruff: bool,
    /// How far the muzzle stands out in profile.
    long: f32,
}

fn cut(kind: Kind) -> Cut {
    let fox = Cut {
        ear: Ear::Pointed,
        ear_size: [42.0, 17.0, 30.0],
        muzzle: [13.0, 33.0],
        nose: 8.0,
        eye: [11.0, 10.5, 22.0],
        ruff: true,
        long: 40.0,
    };
    match kind {
        Kind::Wolf => Cut {
            ear_size: [38.0, 15.0, 31.0],
            muzzle: [15.0, 36.0],
            nose: 9.5,
            eye: [10.0, 9.0, 21.0],
            long: 44.0,
            ..fox
        },
        Kind::Cat => Cut {
            ear_size: [34.0, 17.0, 31.0],
            muzzle: [11.0, 27.0],
            nose: 5.0,
            eye: [13.0, 12.5, 22.0],
            ruff: false,
            long: 10.0,
            ..fox
        },
        Kind::Dog => Cut {
            ear: Ear::Floppy,
            ear_size: [44.0, 15.0, 36.0],
            muzzle: [16.0, 34.0],
            nose: 9.0,
            eye: [10.5, 11.0, 20.0],
            ruff: false,
            long: 28.0,
        },
        Kind::Bear => Cut {
            ear: Ear::Round,
            ear_size: [16.0, 16.0, 35.0],
            muzzle: [19.0, 33.0],
            nose: 10.0,
            eye: [8.5, 9.0, 21.0],
            ruff: false,
            long: 24.0,
        },
        Kind::Hare => Cut {
            ear: Ear::Long,
            ear_size: [86.0, 13.0, 17.0],
            muzzle: [12.0, 28.0],
            nose: 5.5,
            eye: [11.0, 12.5, 23.0],
            ruff: false,
            long: 20.0,
        },
        Kind::Mouse => Cut {
            ear: Ear::Round,
            ear_size: [27.0, 27.0, 38.0],
            muzzle: [10.0, 30.0],
            nose: 5.0,
            eye: [10.0, 12.0, 20.0],
            ruff: false,
            long: 30.0,
        },
        Kind::Sheep => Cut {
            ear: Ear::Floppy,
            ear_size: [30.0, 10.0, 38.0],
            muzzle: [17.0, 36.0],
            nose: 7.0,
            eye: [9.5, 10.0, 20.0],
            ruff: false,
            long: 30.0,
        },
        Kind::Goat => Cut {
            ear: Ear::Floppy,
            ear_size: [28.0, 9.0, 36.0],
            muzzle: [15.0, 38.0],
            nose: 7.0,
            eye: [9.0, 9.5, 21.0],
            ruff: false,
            long: 34.0,
        },
        Kind::Pig => Cut {
            ear: Ear::Pointed,
            ear_size: [26.0, 15.0, 32.0],
            muzzle: [19.0, 26.0],
            nose: 17.0,
            eye: [8.5, 9.0, 22.0],
            ruff: false,
            long: 20.0,
        },
        Kind::Lion => Cut {
            ear: Ear::Round,
            ear_size: [15.0, 14.0, 36.0],
            muzzle: [18.0, 34.0],
            nose: 11.0,
            eye: [9.5, 9.0, 20.0],
            ruff: false,
            long: 24.0,
        },
        Kind::Badger => Cut {
            ear: Ear::Round,
            ear_size: [12.0, 12.0, 36.0],
            muzzle: [13.0, 36.0],
            nose: 8.0,
            eye: [8.5, 9.0, 20.0],
            ruff: false,
            long: 36.0,
        },
        Kind::Frog => Cut {
            ear: Ear::None,
            ear_size: [0.0, 0.0, 0.0],
            muzzle: [34.0, 20.0],
            nose: 0.0,
            eye: [14.0, 14.0, 25.0],
            ruff: false,
            long: 12.0,
        },
        _ => fox,
    }
}

fn features(s: &Scene, who: &Person) -> Features {
    let p = s.palette;
    Features {
        skin: if who.kind == Kind::Owl { who.hair.dim(0.9) } else { who.skin },
        ink: p.ink.dim(0.85),
        brow: match who.kind {
            Kind::Sheep | Kind::Crow | Kind::Cat => who.skin.lighter(0.22),
            Kind::Owl => who.skin.dim(0.72),
            _ => who.skin.dim(0.55),
        },
        brow_width: if who.kind == Kind::Owl { 8.0 } else { 5.6 },
        iris: who.eyes,
        iris_size: 0.74,
        white: if who.kind == Kind::Owl { p.cream.mix(p.gold, 0.25) } else { p.white.mix(p.cream, 0.4) },
        lip: p.ink.mix(p.red, 0.2),
    }
}

fn coat(who: &Person, inflate: f32) -> Look {
    Look::of(who.skin)
        .inflate(inflate)
        .texture(0.12)
        .rim(0.55)
        .hatch(0.5)
        .hatch_jitter(0.14)
        .posterise(0.3)
        .fur(1.3, 90.0, 1.6)
}

fn smooth_coat(who: &Person, inflate: f32) -> Look {
    Look::of(who.skin).inflate(inflate).texture(0.06).rim(0.55).hatch(0.2).posterise(0.3)
}

/// From the front; the mien's turn moves the features to either side.
pub(super) fn front(s: &mut Scene, who: &Person, mien: &Mien) {
    match who.kind {
        Kind::Owl => owl(s, who, mien),
        Kind::Goose | Kind::Crow | Kind::Hen => bird(s, who, mien),
        Kind::Frog => frog(s, who, mien),
        _ => muzzled(s, who, mien),
    }
    hat(s, who, mien.turn * 3.0);
}

/// How far ears are laid back (in degrees): the second brows.
fn laid(mien: &Mien, side: f32) -> f32 {
    let i = usize::from(side > 0.0);
    (mien.brow[0] + mien.brow[1]) * 4.0
        - (mien.slant[0] + mien.slant[1]) * 0.44
        - if mien.brow[i] < 0.0 { 8.0 } else { 0.0 }
}

fn ears(s: &mut Scene, who: &Person, mien: &Mien, c: &Cut, fx: f32) {
    let inner = if who.kind == Kind::Fox || who.kind == Kind::Wolf {
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
fn skull(c: &Cut, fx: f32) -> Path {
    let x = fx * 0.2;
    if c.ruff {
        blob(&nodes![
            (-30.0 + x, -34), (x, -40), (30.0 + x, -34), (44.0 + x, -10), (58.0 + x, 16; corner), (44.0 + x, 20), (46.0 + x, 30; corner),
            (28.0 + x, 34), (12.0 + x, 46), (-12.0 + x, 46), (-28.0 + x, 34), (-46.0 + x, 30; corner), (-44.0 + x, 20), (-58.0 + x, 16; corner), (-44.0 + x, -10)
        ])
    } else {
        blob(&nodes![
            (-46.0 + x, 4),
            (-42.0 + x, -26),
            (-20.0 + x, -43),
            (20.0 + x, -43),
            (42.0 + x, -26),
            (46.0 + x, 4),
            (42.0 + x, 28),
            (20.0 + x, 46),
            (-20.0 + x, 46),
            (-42.0 + x, 28)
        ])
    }
}

fn muzzled(s: &mut Scene, who: &Person, mien: &Mien) {
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
    ears(s, who, mien, &c, fx);
    let head =
        if matches!(who.kind, Kind::Pig | Kind::Sheep) { smooth_coat(who, 11.0) } else { coat(who, 11.0) };
    s.part(&skull(&c, fx), head);
    match who.kind {
        Kind::Fox | Kind::Wolf => s.part(
            &blob(&nodes![
                (-52, 16; corner), (-30, 12), (-14.0 + fx, 8.0 + fy), (mx * 0.7, 6.0 + my), (14.0 + fx, 8.0 + fy), (30, 12), (52, 16; corner),
                (42, 20), (42, 29; corner), (26, 33), (12, 45), (-12, 45), (-26, 33), (-42, 29; corner), (-42, 20)
            ]),
            Look::of(who.hair).inflate(5.0).texture(0.12).shadow(0.1).rim(0.4).fur(1.2, 90.0, 1.4),
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
    let pale = match who.kind {
        Kind::Sheep => who.skin.lighter(0.05),
        Kind::Pig => who.skin,
        _ => who.hair,
    };
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
    // The bridge of the nose and the upper lip.
    let bridge = if matches!(who.kind, Kind::Bear | Kind::Lion | Kind::Mouse | Kind::Hare) {
        who.skin.mix(pale, 0.35)
    } else {
        who.skin
    };
    let bridge = if who.kind == Kind::Badger { who.hair } else { bridge };
    if !matches!(who.kind, Kind::Pig) {
        s.blob(
            &nodes![
                (fx - mw * 0.9, -12.0 + fy),
                (fx + mw * 0.9, -12.0 + fy),
                (mx + mw, low - 15.0 + my),
                (mx + mw * 0.7, low - 3.0 + my),
                (mx, low + my),
                (mx - mw * 0.7, low - 3.0 + my),
                (mx - mw, low - 15.0 + my)
            ],
            Look::of(bridge).inflate(6.0).shadow(0.25).rim(0.4).texture(0.08),
        );
    }
    let y = low - 6.0 + my;
    let cheek = mw * 1.28;
    s.blob(
        &nodes![
            (mx - cheek, y),
            (mx - mw * 0.6, y - 5.0),
            (mx, y - 3.0),
            (mx + mw * 0.6, y - 5.0),
            (mx + cheek, y),
            (mx + mw * 0.85, y + 8.0),
            (mx, y + 7.0),
            (mx - mw * 0.85, y + 8.0)
        ],
        Look::of(pale).inflate(3.6).shadow(0.25).rim(0.4).rough(0.4),
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
        pen(s, &[point(mx, ny + n), point(mx, y + 6.0)], 1.7, f.ink, 0.8);
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
    let [rx, ry, apart] = c.eye;
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

fn owl(s: &mut Scene, who: &Person, mien: &Mien) {
    let (f, p) = (features(s, who), s.palette);
    let (fx, fy) = (mien.turn * 14.0, mien.nod * 8.0);
    for side in [-1.0, 1.0] {
        let out = side * (20.0 - laid(mien, side));
        s.at(&[shift(side * 36.0 - fx * 0.3, -34.0), turn(out)], |s| {
            let dark = Person { skin: who.skin.dim(0.85), ..*who };
            s.blob(&nodes![(-9, 14), (-6, -10), (0, -28; corner), (8, -8), (10, 14)], coat(&dark, 4.0));
        });
    }
    s.blob(
        &nodes![
            (-50, 4),
            (-44, -34),
            (-14, -46),
            (14, -46),
            (44, -34),
            (50, 4),
            (42, 36),
            (18, 50),
            (-18, 50),
            (-42, 36)
        ],
        coat(who, 12.0),
    );
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
const BIRD: [Node; 10] = [
    node(-36.0, 2.0),
    node(-32.0, -28.0),
    node(-12.0, -41.0),
    node(12.0, -41.0),
    node(32.0, -28.0),
    node(36.0, 2.0),
    node(33.0, 30.0),
    node(28.0, 56.0),
    node(-28.0, 56.0),
    node(-33.0, 30.0),
];

/// Goose, crow, hen: a small round head and a beak that stands out.
fn bird(s: &mut Scene, who: &Person, mien: &Mien) {
    let (f, p) = (features(s, who), s.palette);
    let (fx, fy) = (mien.turn * 20.0, mien.nod * 8.0);
    if who.kind == Kind::Hen {
        let comb = p.red;
        let mut mask = Path::default();
        for (x, y, r) in [(-12.0, -42.0, 10.0), (2.0, -48.0, 12.0), (17.0, -43.0, 10.0)] {
            mask = mask.and(Path::ellipse(x, y, r, r));
        }
        s.part(&mask, Look::of(comb).inflate(3.4));
    }
    s.blob(&BIRD, coat(who, 11.0));
    face::cheeks(s, point(fx * 0.8, 16.0 + fy), 24.0, 9.0, mien);
    face::eyes(s, point(fx * 0.8, -6.0 + fy), 17.0, [9.5, 10.0], mien, &f);
    let horn = if who.kind == Kind::Crow { p.stone.mix(p.dark, 0.45) } else { p.gold.mix(p.red, 0.35) };
    let (bx, by, open) = (fx * 1.2, 12.0 + fy, mien.open * 12.0);
    let w = if who.kind == Kind::Goose { 16.0 } else { 11.0 };
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
            (bx, by - 10.0),
            (bx + w, by),
            (bx + reach + w * 0.5, by + 9.0),
            (bx + reach, by + 15.0),
            (bx + reach - w * 0.5, by + 9.0)
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

fn frog(s: &mut Scene, who: &Person, mien: &Mien) {
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

/// In profile, looking right.
pub(super) fn profile(s: &mut Scene, who: &Person, mien: &Mien) {
    let (c, f, p) = (cut(who.kind), features(s, who), s.palette);
    let fy = mien.nod * 6.0;
    let gape = mien.open * 12.0;
    if who.kind.is_bird() {
        let small = who.kind != Kind::Owl;
        s.blob(
            &nodes![
                (-40, 6),
                (-34, -28),
                (-6, -43),
                (22, -36),
                (34, -8),
                (30, 22),
                (22, 52),
                (-30, 52),
                (-40, 30)
            ],
            coat(who, 11.0),
        );
        let horn = match who.kind {
            Kind::Crow => p.stone.mix(p.dark, 0.45),
            Kind::Owl => p.gold,
            _ => p.gold.mix(p.red, 0.35),
        };
        let long = if small { 50.0 } else { 22.0 };
        if mien.open > 0.05 {
            s.blob(
                &nodes![(26, 6.0 + fy), (30.0 + long * 0.8, 12.0 + gape + fy; corner), (26, 16.0 + fy)],
                Look::of(horn.dim(0.8)).inflate(2.4),
            );
        }
        s.blob(&nodes![(26, -10.0 + fy), (30.0 + long * 0.5, -4.0 + fy), (30.0 + long, 10.0 + fy; corner), (28, 10.0 + fy)], Look::of(horn).inflate(3.6).rim(0.9));
        if who.kind == Kind::Owl {
            s.ellipse(12.0, -4.0 + fy, 20.0, 26.0, Look::of(who.hair).inflate(6.0).shadow(0.2));
            s.blob(&nodes![(-26, -30), (-22, -62; corner), (-6, -40)], coat(who, 3.0));
        }
        if who.kind == Kind::Hen {
            s.blob(
                &nodes![(-10, -38), (-8, -56), (4, -46), (12, -58), (18, -44), (28, -46), (20, -30)],
                Look::of(p.red).inflate(3.0),
            );
            s.ellipse(32.0, 24.0 + fy, 6.0, 11.0, Look::of(p.red).inflate(2.2));
        }
        let at = point(12.0, -10.0 + fy);
        let r = if who.kind == Kind::Owl { [11.0, 14.0] } else { [8.0, 9.5] };
        face::eye(s, at, r, 1.0, mien, &f);
        face::brow(s, at, r, 1.0, &Mien { slant: [0.0, -mien.slant[1]], ..*mien }, &f);
        hat(s, who, 0.0);
        return;
    }
    let long = c.long;
    let [h, w, _] = c.ear_size;
    let back = laid(mien, 1.0);
    let ear = |s: &mut Scene, x: f32, shade: f32| {
        let fur = Person { skin: who.skin.dim(shade), ..*who };
        match c.ear {
            Ear::None => {}
            Ear::Pointed => s.at(&[shift(x, -28.0), turn(-14.0 + back)], |s| {
                s.blob(&nodes![(-w * 0.9, 12), (-w * 0.7, -h * 0.4), (-2, -h; corner), (w * 0.7, -h * 0.3), (w * 0.9, 10)], coat(&fur, 5.0));
            }),
            Ear::Round => s.ellipse(x, -36.0, w * 0.8, h, coat(&fur, 4.0)),
            Ear::Long => s.at(&[shift(x, -34.0), turn(-20.0 + back)], |s| {
                s.blob(&nodes![(-w * 0.7, 10), (-w * 0.9, -h * 0.45), (0, -h), (w * 0.9, -h * 0.4), (w * 0.7, 10)], coat(&fur, 5.0));
            }),
            Ear::Floppy => s.at(&[shift(x, -26.0), turn(10.0 - back * 0.6)], |s| {
                s.blob(&nodes![(-6, -6), (8, -6), (10, h * 0.5), (0, h), (-14, h * 0.7)], coat(&Person { skin: fur.skin.dim(0.8), ..fur }, 4.0));
            }),
        }
    };
    if c.ear != Ear::Floppy {
        ear(s, 2.0, 0.8);
    }
    if who.kind == Kind::Lion {
        s.ellipse(
            -18.0,
            8.0,
            50.0,
            56.0,
            coat(&Person { skin: who.hair, ..*who }, 8.0).fur(3.0, 90.0, 2.6).hatch(1.1),
        );
    }
    let (tip, ty) = (28.0 + long, 20.0 + fy);
    // The jaw below, the head and the upper muzzle in one mask above.
    s.blob(
        &nodes![
            (0, 22),
            (26, 24.0 + fy),
            (tip - 8.0, ty + 10.0 + gape * 0.6),
            (tip - 10.0, ty + 18.0 + gape),
            (22, 42.0 + gape * 0.5),
            (-4, 42)
        ],
        Look::of(who.hair).inflate(5.0).rim(0.4).shadow(0.2),
    );
    if mien.open > 0.05 {
        let dark = p.red.dim(0.45).mix(p.ink, 0.3);
        s.blob(&nodes![(18, 24.0 + fy; corner), (tip - 6.0, ty + 8.0), (tip - 10.0, ty + 11.0 + gape * 0.7), (26, 30.0 + gape * 0.4)], ink(dark));
    }
    s.part(
        &blob(&nodes![
            (-42, 4),
            (-36, -28),
            (-10, -43),
            (16, -36),
            (28, -14.0 + fy),
            (30.0 + long * 0.5, ty - 14.0),
            (tip, ty - 10.0),
            (tip + 4.0, ty - 2.0),
            (tip - 4.0, ty + 8.0),
            (26.0 + long * 0.3, ty + 8.0),
            (16, 32),
            (-6, 44),
            (-34, 34)
        ]),
        coat(who, 11.0),
    );
    s.part(
        &blob(&nodes![
            (18, 16.0 + fy),
            (30.0 + long * 0.5, ty - 2.0),
            (tip, ty),
            (tip - 4.0, ty + 8.0),
            (26.0 + long * 0.3, ty + 8.0),
            (8, 34),
            (0, 24)
        ]),
        Look::of(who.hair).inflate(4.0).shadow(0.1).rim(0.2).fade(8.0, 24.0, -6.0, 24.0),
    );
    let nose = if matches!(who.kind, Kind::Hare | Kind::Mouse | Kind::Cat | Kind::Pig) {
        p.pink.dim(0.72)
    } else {
        p.ink
    };
    s.ellipse(
        tip + 1.0,
        ty - 5.0,
        c.nose.min(9.0) * 0.8,
        c.nose.min(9.0) * 0.72,
        Look::of(nose).inflate(2.4).rim(1.2),
    );
    let curve = mien.curve * 5.0;
    pen(
        s,
        &[point(16.0, 25.0 + fy - curve), point(28.0, 26.0 + fy + curve * 0.3), point(tip - 4.0, ty + 8.0)],
        2.2,
        f.ink,
        0.9,
    );
    if c.ear == Ear::Floppy {
        ear(s, -14.0, 1.0);
    } else {
        ear(s, -16.0, 1.0);
    }
    if who.kind == Kind::Sheep {
        let wool = Person { skin: who.hair, ..*who };
        let mut top = Path::default();
        for (x, y, r) in [
            (-36.0, -14.0, 17.0),
            (-26.0, -34.0, 18.0),
            (-6.0, -42.0, 18.0),
            (12.0, -36.0, 14.0),
            (-38.0, 10.0, 17.0),
        ] {
            top = top.and(Path::ellipse(x, y, r, r));
        }
        s.part(&top, coat(&wool, 5.0).fur(1.6, 90.0, 2.0));
    }
    if who.kind == Kind::Goat {
        let horn = limb(
            &[point(-4.0, -38.0), point(-16.0, -66.0), point(-38.0, -74.0)],
            &[14.0, 11.0, 3.0],
            Bend::Smooth,
            Ends::Round,
        );
        s.part(&horn, Look::of(p.stone.mix(p.wood, 0.4)).inflate(3.4).texture(0.3));
        s.blob(&nodes![(tip - 16.0, ty + 14.0 + gape), (tip - 4.0, ty + 14.0 + gape), (tip - 12.0, ty + 44.0 + gape; corner)], coat(who, 3.0).fur(2.0, 90.0, 1.6));
    }
    let at = point(12.0, -8.0 + fy);
    let r = [c.eye[0] * 0.74, c.eye[1]];
    face::eye(s, at, r, 1.0, mien, &f);
    face::brow(s, at, r, 1.0, &Mien { slant: [0.0, -mien.slant[1]], ..*mien }, &f);
    if mien.tear {
        face::tear(s, 14.0, at.y + r[1] * 1.9, 0.8);
    }
    hat(s, who, -4.0);
}

/// From behind.
pub(super) fn back(s: &mut Scene, who: &Person) {
    let c = cut(who.kind);
    let calm = super::feeling::Feeling::Calm.mien();
    if who.kind == Kind::Owl {
        for side in [-1.0, 1.0] {
            s.at(&[shift(side * 36.0, -34.0), turn(side * 20.0)], |s| {
                s.blob(&nodes![(-9, 14), (-6, -10), (0, -28; corner), (8, -8), (10, 14)], coat(who, 4.0));
            });
        }
    } else if !who.kind.is_bird() {
        ears(s, who, &calm, &c, 0.0);
    }
    if who.kind == Kind::Lion || who.kind == Kind::Sheep {
        let mane = Person { skin: who.hair, ..*who };
        s.ellipse(0.0, 4.0, 56.0, 56.0, coat(&mane, 12.0).fur(3.0, 90.0, 2.6).hatch(1.1));
    } else if who.kind.is_bird() && who.kind != Kind::Owl {
        s.blob(&BIRD, coat(who, 11.0));
    } else {
        s.part(&skull(&c, 0.0), coat(who, 12.0));
    }
    hat(s, who, 0.0);
}
