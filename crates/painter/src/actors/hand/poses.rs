//! What each hand does, in its two goes: behind the thing that is held, and round it.

use super::{Finger, Flesh, Hand, finger_joints};
use crate::actors::limb::blob;
use moonhare_scene::Scene;
use moonhare_scene::geometry::point;
use moonhare_scene::nodes;

impl Flesh {
    /// What lies behind the thing that is held.
    pub(in crate::actors) fn palm(&self, s: &mut Scene, hand: Hand) {
        match hand {
            Hand::Hidden => {}
            Hand::Grip | Hand::Fist => self.layer(s, Some(Self::palm_fist()), &[], false),
            Hand::Cup => {
                self.thumb(
                    s,
                    &[point(8.0, -12.0), point(24.0, -38.0), point(44.0, -48.0), point(58.0, -47.0)],
                    false,
                );
            }
            Hand::Pinch => {
                let fan: &[[f32; 3]] = if self.paw {
                    &[[-46.0, -20.0, 0.0]]
                } else {
                    &[[-64.0, -46.0, -24.0], [-50.0, -26.0, -4.0], [-34.0, -8.0, 14.0]]
                };
                for (i, angles) in fan.iter().enumerate() {
                    let (length, width) =
                        if self.paw { (34.0, 22.0) } else { ([36.0, 44.0, 48.0][i], [12.0, 13.0, 14.0][i]) };
                    let base = point(42.0, -10.0 - (2.0 - i as f32) * 3.0);
                    let far = Self { colour: self.colour.dim(0.92), ..*self };
                    far.finger(s, &Finger { joints: finger_joints(base, length, *angles), width }, 0.0, true);
                }
                let palm = blob(&nodes![
                    (-12, -14),
                    (12, -20),
                    (34, -24),
                    (48, -16),
                    (50, 0),
                    (36, 16),
                    (12, 17),
                    (-12, 13)
                ]);
                self.layer(s, Some(palm), &[], false);
                let thumb = if self.paw {
                    [(14.0, 8.0), (36.0, 22.0), (54.0, 20.0), (66.0, 10.0)]
                } else {
                    [(12.0, 8.0), (36.0, 24.0), (60.0, 22.0), (80.0, 8.0)]
                };
                self.thumb(s, &thumb.map(|(x, y)| point(x, y)), true);
            }
            Hand::Point | Hand::Hush => {
                let palm = blob(&nodes![
                    (-12, -14),
                    (8, -19),
                    (30, -23),
                    (48, -20),
                    (54, 2),
                    (48, 24),
                    (26, 24),
                    (6, 17),
                    (-12, 13)
                ]);
                let length = if self.paw { 44.0 } else { 56.0 };
                let index = Finger {
                    joints: finger_joints(point(44.0, -14.0), length, [-3.0, -1.0, 3.0]),
                    width: self.shape().width[0] + 0.8,
                };
                self.layer(s, Some(palm), &[index], false);
            }
            Hand::Open => {
                let fingers = self.flat_fingers([-13.0, -3.0, 5.0, 15.0], 0.93, -4.0);
                self.layer(s, Some(self.palm_flat()), &fingers, false);
                self.creases(s);
            }
            Hand::Wave => {
                let fingers = self.flat_fingers([-24.0, -8.0, 8.0, 25.0], 1.0, 1.0);
                self.layer(s, Some(self.palm_flat()), &fingers, false);
                self.creases(s);
            }
            Hand::Tray => {
                let index = |dy: f32, length: f32, k: f32| {
                    finger_joints(point(40.0, -2.0 + dy), length, [6.0 + k, -2.0, -12.0])
                };
                if !self.paw {
                    for (i, (dy, length, k)) in
                        [(9.0, 36.0, 6.0), (6.0, 47.0, 4.0), (3.0, 50.0, 2.0)].iter().enumerate()
                    {
                        let far = Self { colour: self.colour.dim(0.88 + 0.03 * i as f32), ..*self };
                        let width = [11.0, 12.5, 13.5][i];
                        far.finger(s, &Finger { joints: index(*dy, *length, *k), width }, 0.0, false);
                    }
                }
                let palm = blob(&nodes![
                    (-10, 14),
                    (-8, -2),
                    (8, -11),
                    (34, -11),
                    (48, -9),
                    (50, 4),
                    (34, 12),
                    (16, 22),
                    (4, 26)
                ]);
                let shape = self.shape();
                let first = Finger { joints: index(-1.0, shape.length[0] + 2.0, 0.0), width: shape.width[0] };
                self.layer(s, Some(palm), &[first], false);
            }
            Hand::Rest => {
                self.thumb(s, &self.thumb_from((8.0, -10.0), [-34.0, -12.0, 4.0], 0.95), false);
            }
            Hand::Cover | Hand::Reach => {
                let angles = if hand == Hand::Cover { [-50.0, -34.0, -22.0] } else { [-44.0, -14.0, 12.0] };
                self.thumb(s, &self.thumb_from((10.0, -10.0), angles, 1.0), false);
            }
            Hand::Pray => {}
        }
    }

    /// What comes round the thing.
    pub(in crate::actors) fn fingers(&self, s: &mut Scene, hand: Hand) {
        let points = |list: &[(f32, f32)]| list.iter().map(|(x, y)| point(*x, *y)).collect::<Vec<_>>();
        match hand {
            Hand::Hidden => {}
            Hand::Grip => {
                self.rolls(s, 62.0, 26.0, &self.stack(-22.0, 23.0), 0);
                let thumb: &[(f32, f32)] = if self.paw {
                    &[(4.0, -14.0), (18.0, -28.0), (36.0, -32.0)]
                } else {
                    &[(2.0, -12.0), (16.0, -30.0), (36.0, -38.0), (54.0, -33.0)]
                };
                self.thumb(s, &points(thumb), true);
            }
            Hand::Fist => {
                self.rolls(s, 61.0, 30.0, &self.stack(-20.0, 23.0), 0);
                self.thumb(s, &points(&[(2.0, -10.0), (20.0, -20.0), (38.0, -10.0), (44.0, 6.0)]), true);
            }
            Hand::Cup => {
                let shape = self.shape();
                let palm = blob(&nodes![
                    (-12, -14),
                    (8, -19),
                    (28, -24),
                    (44, -22),
                    (50, -4),
                    (46, 22),
                    (28, 24),
                    (6, 17),
                    (-12, 13)
                ]);
                let fingers: Vec<Finger> = (0..shape.length.len())
                    .map(|i| {
                        let k = i as f32;
                        let base = point(shape.x[i] - 8.0, shape.y[i] * 1.05);
                        let angles = [-9.0 + k * 3.0, 1.0 + k * 1.5, 10.0];
                        Finger {
                            joints: finger_joints(base, shape.length[i] * 0.98, angles),
                            width: shape.width[i],
                        }
                    })
                    .collect();
                self.layer(s, Some(palm), &fingers, true);
            }
            Hand::Pinch => {
                let (joints, width) = if self.paw {
                    (points(&[(40.0, -12.0), (56.0, -16.0), (66.0, -8.0), (70.0, 0.0)]), 22.0)
                } else {
                    (points(&[(42.0, -14.0), (64.0, -24.0), (78.0, -14.0), (83.0, -1.0)]), 14.5)
                };
                self.finger(s, &Finger { joints, width }, 0.7, true);
            }
            Hand::Point | Hand::Hush => {
                let heights: &[f32] = if self.paw { &[4.0, 20.0] } else { &[0.0, 11.5, 22.0] };
                self.rolls(s, 57.0, 28.0, heights, usize::from(!self.paw));
                self.thumb(s, &points(&[(2.0, -8.0), (20.0, -17.0), (38.0, -10.0), (50.0, 0.0)]), true);
            }
            Hand::Open => self.thumb(s, &self.thumb_from((8.0, -12.0), [-58.0, -36.0, -20.0], 1.0), true),
            Hand::Wave => self.thumb(s, &self.thumb_from((8.0, -12.0), [-66.0, -50.0, -38.0], 1.0), true),
            Hand::Tray => {
                self.thumb(s, &points(&[(8.0, 4.0), (18.0, -11.0), (34.0, -20.0), (46.0, -21.0)]), true);
            }
            Hand::Rest => {
                let fingers = self.flat_fingers([-10.0, -3.0, 3.0, 11.0], 0.98, 6.0);
                self.layer(s, Some(self.palm_flat()), &fingers, true);
            }
            Hand::Cover => {
                let fingers = self.flat_fingers([-7.0, -2.0, 3.0, 9.0], 0.98, 4.0);
                self.layer(s, Some(self.palm_flat()), &fingers, true);
            }
            Hand::Reach => {
                let fingers = self.flat_fingers([-15.0, -4.0, 6.0, 18.0], 0.95, -6.0);
                self.layer(s, Some(self.palm_flat()), &fingers, true);
            }
            Hand::Pray => {
                let fingers = self.flat_fingers([-3.0, -1.0, 1.0, 3.0], 1.0, 1.0);
                self.layer(s, Some(self.palm_flat()), &fingers, true);
                self.thumb(s, &self.thumb_from((10.0, -8.0), [-38.0, -14.0, 2.0], 1.0), true);
            }
        }
    }
}
