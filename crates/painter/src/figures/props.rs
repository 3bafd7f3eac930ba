//! What some poses have in hand: the book of a reader, the rod of an angler. Part of the pose, so not noted apart.

use super::limbs::Wrist;
use super::{Figure, Pose, View};
use moonhare_scene::geometry::{Point, shift, turn};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// Before the near hand closes around it.
pub(super) fn at_hand(s: &mut Scene, f: &Figure, wrist: Wrist) {
    let p = s.palette;
    let (x, y) = (wrist.at.x, wrist.at.y);
    match f.pose {
        Pose::Read if f.right_holds.is_none() && f.view != View::Back => {
            s.at(&[shift(x + 6.0, y - 1.0), turn(-14.0)], |s| {
                let cover = nodes! { (-9, -12), (2, -9), (13, -13), (14, 3), (2, 7), (-8, 4) };
                s.blob(&cover, Look::of(p.red).inflate(1.2));
                for (page, tone) in [
                    (nodes! { (-8, -13), (-3, -13.6), (2, -10), (2, 5), (-3, 1.6), (-7.4, 2.6) }, 1.0),
                    (nodes! { (12.4, -14), (7, -14.2), (2, -10), (2, 5), (8, 1.2), (13, 1.6) }, 0.9),
                ] {
                    s.blob(&page, Look::of(p.paper.dim(tone)).inflate(1.4).shadow(0.3));
                }
                for i in 0..4 {
                    let v = -9.0 + 2.8 * i as f32;
                    s.line(
                        &nodes! { (-5.6, v - 1.0), (-0.6, v + 1.6) },
                        0.45,
                        Look::of(p.wood_dark).alpha(0.5),
                    );
                    s.line(
                        &nodes! { (4.6, v + 1.2), (10.8, v - 1.6) },
                        0.45,
                        Look::of(p.wood_dark).alpha(0.5),
                    );
                }
            });
        }
        Pose::Fish if f.right_holds.is_none() => {
            s.limb(
                &nodes! {
                    (x - 5.0, y + 6.0), (x + 22.0, y - 26.0), (x + 58.0, y - 50.0)
                },
                &[2.4, 1.8, 0.7],
                p.wood,
            );
            let line = nodes! { (x + 58.0, y - 50.0), (x + 60.0, y - 20.0), (x + 60.0, y + 28.0) };
            s.line(&line, 0.5, Look::of(p.cream).alpha(0.8));
            s.dot(x + 60.0, y + 29.0, 2.0, p.red);
        }
        Pose::Row if f.right_holds.is_none() => {
            s.limb(
                &nodes! {
                    (x + 4.0, y - 8.0), (x - 6.0, y + 16.0), (x - 20.0, y + 52.0)
                },
                &[2.6, 2.4, 2.4],
                p.wood,
            );
            let blade = nodes! {
                (x - 16.0, y + 40.0), (x - 19.0, y + 58.0), (x - 27.0, y + 66.0), (x - 27.0, y + 54.0)
            };
            s.blob(&blade, Look::of(p.wood).inflate(1.0));
        }
        _ => {}
    }
}

/// After the near hand: what sticks out of it.
pub(super) fn over_hand(s: &mut Scene, f: &Figure, wrist: Wrist) {
    let p = s.palette;
    if f.right_holds.is_some() {
        return;
    }
    match f.pose {
        Pose::Conduct => s.at(&[shift(wrist.at.x, wrist.at.y), turn(wrist.degrees)], |s| {
            s.limb(&nodes! { (4, 0), (12, -5), (24, -11) }, &[1.6, 1.1, 0.5], p.cream);
        }),
        Pose::Fiddle => {
            let (x, y) = (wrist.at.x, wrist.at.y);
            s.limb(
                &nodes! {
                    (x - 3.0, y + 7.0), (x + 3.0, y - 8.0), (x + 7.0, y - 26.0)
                },
                &[1.2, 1.0, 0.8],
                p.wood_dark,
            );
            s.polyline(
                &nodes! { (x - 1.0, y + 7.4), (x + 8.4, y - 25.6) },
                0.5,
                Look::of(p.cream).alpha(0.9),
            );
        }
        _ => {}
    }
}

/// The violin between chin and far hand.
pub(super) fn at_chin(s: &mut Scene, f: &Figure, neck: Point) {
    if f.pose != Pose::Fiddle || f.right_holds.is_some() {
        return;
    }
    let p = s.palette;
    let body = p.fox.mix(p.wood, 0.5);
    s.at(&[shift(neck.x + 4.0, neck.y + 4.0), turn(98.0)], |s| {
        let outline = nodes! {
            (0, 0), (-5, -1), (-7, -5), (-5, -9.5), (-4, -11.5), (-5.4, -15), (-3, -18), (3, -18),
            (5.4, -15), (4, -11.5), (5, -9.5), (7, -5), (5, -1)
        };
        s.blob(&outline, Look::of(body).inflate(2.0));
        s.rect(-0.9, -34.0, 1.8, 24.0, p.ink);
        s.blob(&nodes! { (-1.2, -33), (-2, -36.6), (0.6, -38), (1.6, -35.6) }, body.dim(0.8));
        s.rect(-2.4, -8.6, 4.8, 1.0, p.cream);
        for x in [-0.5, 0.5] {
            s.polyline(&nodes! { (x, -4), (x, -33) }, 0.25, Look::lamp(p.cream));
        }
    });
}
