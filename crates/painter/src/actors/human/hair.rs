//! What grows on a head: behind the face and over the brow.

use super::strands;
use crate::actors::face::pen;
use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::{Hair, Kind, Person};
use crate::actors::traits::Locks;
use moonhare_scene::geometry::{Node, Path, point};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// What of the hair lies behind the face; long hair lies behind the body too, so that the figure paints it first.
pub(in crate::actors) fn hair_back(s: &mut Scene, who: &Person, fx: f32) {
    let dark = Person { hair: who.hair.dim(0.86), ..*who };
    let x = -fx * 0.25;
    match who.style {
        Hair::Bob => s.part(
            &blob(&nodes![
                (-48.0 + x, 6),
                (-47, -30),
                (-24, -54),
                (12, -57),
                (42, -40),
                (50.0 + x, 0),
                (46.0 + x, 34),
                (30.0 + x, 42),
                (-30.0 + x, 42),
                (-46.0 + x, 34)
            ]),
            strands(&dark, 9.0),
        ),
        Hair::Long => s.part(
            &blob(&nodes![
                (-49.0 + x, 6),
                (-46, -30),
                (-22, -55),
                (14, -57),
                (42, -40),
                (50.0 + x, 0),
                (54.0 + x, 50),
                (50.0 + x, 92),
                (30.0 + x, 84),
                (-30.0 + x, 86),
                (-50.0 + x, 94),
                (-54.0 + x, 50)
            ]),
            strands(&dark, 11.0),
        ),
        Hair::Afro => {
            let mut mask = Path::ellipse(x, -16.0, 58.0, 54.0);
            for i in 0..18 {
                let a = radians(140.0 + 260.0 * i as f32 / 17.0);
                let r = 12.0 + 3.0 * sin(i as f32 * 2.6);
                mask = mask.and(Path::ellipse(x + 54.0 * cos(a), -16.0 + 51.0 * sin(a), r, r));
            }
            s.part(&mask, strands(&dark, 9.0).texture(0.5).hatch(1.2).fur(1.4, 90.0, 2.0));
        }
        Hair::Bun | Hair::Ponytail => {
            if who.style == Hair::Ponytail {
                let way = [
                    point(20.0 + x, -46.0),
                    point(50.0 + x, -44.0),
                    point(60.0 + x, -8.0),
                    point(54.0 + x, 36.0),
                ];
                s.part(&limb(&way, &[14.0, 22.0, 22.0, 5.0], Bend::Smooth, Ends::Round), strands(who, 5.0));
                let red = s.palette.red;
                s.ellipse(38.0 + x, -48.0, 7.0, 9.0, Look::of(red).inflate(2.4));
            } else {
                s.ellipse(-4.0 + x, -56.0, 21.0, 17.0, strands(who, 6.0));
            }
            s.part(
                &blob(&nodes![
                    (-46.0 + x, 8),
                    (-46, -28),
                    (-22, -52),
                    (20, -52),
                    (45, -28),
                    (46.0 + x, 8),
                    (36.0 + x, 24),
                    (-36.0 + x, 24)
                ]),
                strands(&dark, 8.0),
            );
        }
        Hair::Short | Hair::Receding => s.part(
            &blob(&nodes![
                (-47.0 + x, 4),
                (-46, -30),
                (-22, -54),
                (14, -56),
                (42, -40),
                (48.0 + x, 0),
                (42.0 + x, 20),
                (-42.0 + x, 20)
            ]),
            strands(&dark, 8.0),
        ),
        Hair::Curls => {
            let mut mask = Path::default();
            for i in 0..13 {
                let a = radians(150.0 + 240.0 * i as f32 / 12.0);
                let (r, k) = (17.0 + 3.0 * sin(i as f32 * 2.1), 44.0);
                mask = mask.and(Path::ellipse(x + k * cos(a), -10.0 + k * 0.98 * sin(a), r, r));
            }
            mask = mask.and(Path::ellipse(x, -12.0, 46.0, 44.0));
            s.part(&mask, strands(&dark, 6.0).texture(0.4).hatch(1.0));
        }
        Hair::Plaits => {
            s.part(
                &blob(&nodes![
                    (-46.0 + x, 6),
                    (-46, -30),
                    (-22, -54),
                    (14, -56),
                    (42, -40),
                    (47.0 + x, 6),
                    (38.0 + x, 26),
                    (-38.0 + x, 26)
                ]),
                strands(&dark, 8.0),
            );
            for side in [-1.0, 1.0] {
                for k in 0..4 {
                    let k = k as f32;
                    s.ellipse(
                        side * (47.0 + k * 2.0) + x,
                        28.0 + k * 15.0,
                        10.0 - k,
                        10.5,
                        strands(who, 3.4).shadow(0.4),
                    );
                }
                let red = s.palette.red;
                s.ellipse(side * 54.0 + x, 86.0, 7.0, 5.0, Look::of(red).inflate(2.0));
            }
        }
        Hair::Scarf => s.part(
            &blob(&nodes![
                (-52.0 + x, 8),
                (-48, -30),
                (-22, -56),
                (14, -58),
                (44, -40),
                (54.0 + x, 4),
                (50.0 + x, 44),
                (24, 64),
                (-24, 64),
                (-50.0 + x, 44)
            ]),
            Look::of(who.hat_colour).inflate(11.0).texture(0.2),
        ),
        Hair::Bald if who.kind == Kind::Grandad => {
            for side in [-1.0, 1.0] {
                s.ellipse(side * 42.0 + x, 2.0, 10.0, 18.0, strands(&dark, 4.0).fur(1.6, 90.0, 1.4));
            }
        }
        Hair::Bald | Hair::Turban => {}
    }
}

/// What of the hair lies over the face.
pub(super) fn hair_front(s: &mut Scene, who: &Person, locks: Locks, fx: f32, fy: f32) {
    let (a, b) = (fx * 0.4, fy * 0.4);
    match who.style {
        Hair::Bald if who.kind == Kind::Baby => {
            let curl = limb(
                &[point(0.0, -46.0), point(5.0, -58.0), point(14.0, -56.0), point(12.0, -50.0)],
                &[6.0, 5.0, 3.0, 1.5],
                Bend::Smooth,
                Ends::Round,
            );
            s.part(&curl, strands(who, 1.6));
        }
        Hair::Bald => {}
        Hair::Bun | Hair::Long | Hair::Ponytail => {
            let low = if who.style == Hair::Long { 14.0 } else { 0.0 };
            s.part(&over_brow(locks, false, low, a, b), strands(who, 4.0));
        }
        Hair::Receding => {
            for side in [-1.0, 1.0] {
                let patch = nodes![
                    (side * 46.0, 4),
                    (side * 47.0, -30),
                    (side * 34.0, -50),
                    (side * 16.0, -55),
                    (side * 22.0 + a, -44.0 + b),
                    (side * 34.0 + a * 0.5, -28.0 + b),
                    (side * 41.0, -6)
                ];
                s.part(&blob(&patch), strands(who, 4.0));
            }
        }
        Hair::Scarf => {
            let cloth = Look::of(who.hat_colour).inflate(4.0).texture(0.2);
            s.part(
                &blob(&nodes![
                    (-46, 18),
                    (-46, -30),
                    (-22, -56),
                    (14, -58),
                    (44, -40),
                    (46, 18),
                    (40.0 + a * 0.5, -8),
                    (22.0 + a, -30.0 + b),
                    (a, -35.0 + b),
                    (-22.0 + a, -30.0 + b),
                    (-40.0 + a * 0.5, -8)
                ]),
                cloth,
            );
            for side in [-1.0, 1.0] {
                s.blob(
                    &nodes![(a, 50), (side * 20.0 + a, 58), (side * 26.0 + a, 72), (side * 6.0 + a, 62)],
                    cloth.shadow(0.4),
                );
            }
        }
        Hair::Turban => {
            let cloth = who.hat_colour;
            s.part(
                &blob(&nodes![
                    (-47, -14),
                    (-54, -40),
                    (-34, -64),
                    (0, -72),
                    (34, -64),
                    (54, -40),
                    (47, -14),
                    (26.0 + a, -28.0 + b),
                    (a, -32.0 + b),
                    (-26.0 + a, -28.0 + b)
                ]),
                Look::of(cloth).inflate(10.0),
            );
            for k in 0..3 {
                let k = k as f32 * 12.0;
                pen(
                    s,
                    &[
                        point(-48.0 + k * 0.5, -26.0 - k),
                        point(0.0, -46.0 - k * 0.8),
                        point(46.0 - k * 0.3, -30.0 - k * 0.4),
                    ],
                    2.6,
                    cloth.dim(0.7),
                    0.7,
                );
            }
        }
        Hair::Curls | Hair::Afro => {
            let mut mask = Path::default();
            for i in 0..9 {
                let t = i as f32 / 8.0;
                let a = radians(186.0 + 168.0 * t);
                mask = mask.and(Path::ellipse(fx * 0.2 + 41.0 * cos(a), -8.0 + 38.0 * sin(a), 13.5, 12.5));
            }
            s.part(&mask, strands(who, 4.6).texture(0.4).hatch(1.0));
        }
        Hair::Bob | Hair::Short | Hair::Plaits => {
            let short = who.style == Hair::Short;
            s.part(&over_brow(locks, short, if short { -10.0 } else { 2.0 }, a, b), strands(who, 4.6));
            if locks == Locks::Loose {
                let tuft = limb(
                    &[point(2.0, -54.0), point(6.0, -63.0), point(15.0, -65.0)],
                    &[8.0, 6.0, 2.0],
                    Bend::Smooth,
                    Ends::Round,
                );
                s.part(&tuft, strands(who, 2.0));
            }
        }
    }
}

/// Hair over the top of the head down to a line over the brow; `low` is how far it hangs at the temples.
fn over_brow(locks: Locks, short: bool, low: f32, a: f32, b: f32) -> Path {
    let mut line: Vec<Node> = match (locks, short) {
        // Brushed up.
        (Locks::Parted, true) => nodes![
            (-46, low),
            (-48, -34),
            (-38, -55),
            (-12, -60),
            (12, -71),
            (36, -66),
            (45, -46),
            (48, -26),
            (46, low + 2.0)
        ]
        .to_vec(),
        (Locks::Swept, _) => {
            nodes![(-46, low), (-48, -32), (-26, -58), (10, -64), (44, -46), (49, -20), (46, low + 4.0)]
                .to_vec()
        }
        _ => nodes![(-46, low), (-47, -32), (-20, -56), (16, -57), (44, -36), (46, low + 2.0)].to_vec(),
    };
    match locks {
        Locks::Loose => line.extend(nodes![
            (41, -18),
            (27.0 + a, -34.0 + b),
            (8.0 + a * 1.2, -28.0 + b),
            (-8.0 + a * 1.2, -37.0 + b),
            (-26.0 + a, -28.0 + b),
            (-41, -16)
        ]),
        Locks::Fringe => line.extend(nodes![
            (42, -12),
            (36.0 + a * 0.6, -22.0 + b),
            (18.0 + a, -19.0 + b),
            (a * 1.2, -21.0 + b),
            (-18.0 + a, -19.0 + b),
            (-36.0 + a * 0.6, -22.0 + b),
            (-42, -12)
        ]),
        Locks::Swept => line.extend(nodes![
            (42, -8),
            (34.0 + a * 0.7, -24.0 + b),
            (10.0 + a, -31.0 + b),
            (-12.0 + a, -40.0 + b),
            (-22.0 + a, -47.0 + b),
            (-32.0 + a * 0.7, -34.0 + b),
            (-42, -10)
        ]),
        Locks::Parted => line.extend(nodes![
            (42, -10),
            (35.0 + a * 0.5, -24.0 + b),
            (17.0 + a, -37.0 + b),
            (a * 1.3, -44.0 + b),
            (-16.0 + a, -37.0 + b),
            (-35.0 + a * 0.5, -24.0 + b),
            (-42, -10)
        ]),
    }
    blob(&line)
}
