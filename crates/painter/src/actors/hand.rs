//! Hands that hold things. A hand is painted in two goes: the palm (and whatever lies behind the thing), then the fingers
//! that come round it; what is held is painted between the two.
//!
//! Units: wrist at (0, 0), the forearm comes from −x, the thumb lies toward −y, 100 to the tip of the middle finger.

mod poses;

use super::face::ink;
use super::limb::{Bend, Ends, blob, heading, limb, polar};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Path, Point, point};
use moonhare_scene::math::lerp;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// What a hand does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hand {
    /// Hangs or lies on something, fingers a little bent.
    #[default]
    Rest,
    /// Round a rod, a rope, a handle that crosses the palm.
    Grip,
    /// Round a cup or another thick thing; the thumb behind it.
    Cup,
    /// Thumb and index at a thread, a key, a ring.
    Pinch,
    /// The index points.
    Point,
    /// The palm toward us or up, open: gives, asks, shows.
    Open,
    /// Flat, the back toward us: covers a mouth, lies on a shoulder.
    Cover,
    /// Shut.
    Fist,
    /// Fingers spread: waves, wards off.
    Wave,
    /// Flat from the side, under a tray, a chin, a sleeping head.
    Tray,
    /// Long and flat: two of them pray or clasp.
    Pray,
    /// Fingers loose and down: picks up, lets go.
    Reach,
    /// The index upright and alone: hush.
    Hush,
    /// Not seen: behind something, in a pocket.
    Hidden,
}

/// What hands are made of.
#[derive(Debug, Clone, Copy)]
pub(super) struct Flesh {
    /// Skin or fur.
    pub colour: Colour,
    /// Three toes with claws instead of four fingers.
    pub paw: bool,
}

struct Shape {
    length: &'static [f32],
    width: &'static [f32],
    x: &'static [f32],
    y: &'static [f32],
    thumb: [f32; 3],
    thumb_width: &'static [f32],
    palm: f32,
}

const HUMAN: Shape = Shape {
    length: &[45.0, 51.0, 47.0, 36.0],
    width: &[13.4, 13.8, 13.0, 11.4],
    x: &[45.0, 49.0, 47.0, 42.0],
    y: &[-17.5, -6.0, 5.5, 16.5],
    thumb: [22.0, 19.0, 16.0],
    thumb_width: &[20.0, 17.5, 15.5, 15.0, 10.0],
    palm: 1.0,
};

const PAW: Shape = Shape {
    length: &[30.0, 34.0, 29.0],
    width: &[23.0, 24.0, 22.0],
    x: &[40.0, 44.0, 39.0],
    y: &[-17.0, 1.0, 18.0],
    thumb: [13.0, 14.0, 12.0],
    thumb_width: &[22.0, 21.0, 20.0, 15.0],
    palm: 1.08,
};

/// A finger: its joints and its width.
struct Finger {
    joints: Vec<Point>,
    width: f32,
}

/// Hands smaller than this on the canvas are one mask without single fingers.
const SMALL: f32 = 20.0;

impl Flesh {
    fn shape(&self) -> &'static Shape {
        if self.paw { &PAW } else { &HUMAN }
    }

    fn look(&self, inflate: f32) -> Look {
        Look::of(self.colour).inflate(inflate).texture(0.06).rim(0.35).rough(0.35).hatch(0.0).posterise(0.3)
    }

    fn finger_path(finger: &Finger) -> Path {
        let w = finger.width;
        let widths = [w * 0.98, w, w * 0.93, w * 0.97, w * 0.9, w * 0.66];
        limb(&finger.joints, &widths, Bend::Joint(7.0), Ends::Round)
    }

    /// Palm and fingers in one mask; then each finger again, faded in from its knuckle: no seams, no balls.
    fn layer(&self, s: &mut Scene, palm: Option<Path>, fingers: &[Finger], nails: bool) {
        let mut mask = palm.unwrap_or_default();
        for finger in fingers {
            mask = mask.and(Self::finger_path(finger));
        }
        s.part(&mask, self.look(5.0).shadow(0.45));
        if s.unit() * 100.0 < SMALL {
            return;
        }
        for finger in fingers {
            self.finger(s, finger, 0.95, nails);
        }
        if nails {
            self.gaps(s, fingers);
        }
    }

    /// The dark between two fingers, which tells a hand from a glove.
    fn gaps(&self, s: &mut Scene, fingers: &[Finger]) {
        for pair in fingers.windows(2) {
            let between = |i: usize| pair[0].joints[i].towards(pair[1].joints[i], 0.5);
            let from = between(0).towards(between(1), 0.1);
            super::face::pen(s, &[from, between(1), between(2)], 2.6, self.colour.dim(0.5), 0.55);
        }
    }

    fn finger(&self, s: &mut Scene, finger: &Finger, fade: f32, nail: bool) {
        let j = &finger.joints;
        let (from, to) = (j[0], j[0].towards(j[1], fade));
        let mut look = self.look(finger.width * 0.24).shadow(0.3);
        if fade > 0.0 {
            look = look.fade(to.x, to.y, from.x, from.y);
        }
        s.part(&Self::finger_path(finger), look);
        let (tip, before) = (j[j.len() - 1], j[j.len() - 2]);
        let (a, w) = (heading(before, tip), finger.width);
        if self.paw {
            let at = polar(tip, a, w * 0.22);
            let cream = s.palette.cream;
            let (l, m, r) =
                (polar(at, a + 100.0, w * 0.15), polar(at, a, w * 0.4), polar(at, a - 100.0, w * 0.15));
            s.blob(
                &nodes![(l.x, l.y), (m.x, m.y; corner), (r.x, r.y)],
                Look::of(cream).inflate(1.0).shadow(0.2).rough(0.1),
            );
        } else if nail && s.unit() * 100.0 > 46.0 {
            let side = limb(
                &[polar(tip, a, -w * 0.2), polar(tip, a, w * 0.12)],
                &[w * 0.4, w * 0.36],
                Bend::Smooth,
                Ends::Round,
            );
            s.part(&side, ink(self.colour.mix(s.palette.cream, 0.4)).alpha(0.8));
        }
    }

    fn thumb(&self, s: &mut Scene, joints: &[Point], fade: bool) {
        let path = limb(joints, self.shape().thumb_width, Bend::Joint(8.0), Ends::Round);
        let mut look = self.look(4.2).shadow(0.35);
        if fade {
            let (from, to) = (joints[0], joints[0].towards(joints[1], 0.9));
            look = look.fade(to.x, to.y, from.x, from.y);
        }
        s.part(&path, look);
    }

    fn thumb_from(&self, base: (f32, f32), angles: [f32; 3], k: f32) -> Vec<Point> {
        let mut joints = vec![point(base.0, base.1)];
        for (a, l) in angles.iter().zip(self.shape().thumb) {
            joints.push(polar(joints[joints.len() - 1], *a, l * k));
        }
        joints
    }

    fn palm_flat(&self) -> Path {
        let shape = self.shape();
        let k = shape.palm;
        blob(&nodes![
            (-12, -11.5),
            (6, -15.0 * k),
            (26, -24.0 * k),
            (46, -24.0 * k),
            (shape.x[1] + 5.0, -4),
            (46, 20.0 * k),
            (28, 22.0 * k),
            (6, 14.0 * k),
            (-12, 11)
        ])
    }

    fn palm_fist() -> Path {
        blob(&nodes![
            (-12, -14),
            (6, -20),
            (30, -29),
            (52, -27),
            (60, 0),
            (52, 29),
            (28, 27),
            (6, 17),
            (-12, 13)
        ])
    }

    /// Straight fingers, spread by these angles from index to little one, each bone bent on by `curl`.
    fn flat_fingers(&self, spread: [f32; 4], length: f32, curl: f32) -> Vec<Finger> {
        let shape = self.shape();
        let spread: Vec<f32> = if self.paw {
            vec![spread[0], (spread[1] + spread[2]) / 2.0, spread[3]]
        } else {
            spread.to_vec()
        };
        (0..shape.length.len())
            .map(|i| {
                let a = spread[i];
                let joints = finger_joints(
                    point(shape.x[i], shape.y[i]),
                    shape.length[i] * length,
                    [a, a + curl, a + curl * 2.2],
                );
                Finger { joints, width: shape.width[i] }
            })
            .collect()
    }

    /// Fingers that come round a thing toward us, from the far edge back to the palm.
    fn rolls(&self, s: &mut Scene, from: f32, to: f32, heights: &[f32], first: usize) {
        for (i, y) in heights.iter().enumerate() {
            let w = if self.paw { 21.0 } else { [15.5, 15.5, 14.5, 13.0][(i + first).min(3)] };
            let back =
                if self.paw { [2.0, 0.0, 2.0][i.min(2)] } else { [2.0, 0.0, 2.0, 6.0][(i + first).min(3)] };
            let last = if i + 1 == heights.len() { 3.0 } else { 0.0 };
            let joints = [point(from - back, *y), point(lerp(from, to, 0.45), *y), point(to + last, y + 2.0)];
            let path = limb(&joints, &[w * 0.86, w * 1.02, w, w * 0.8], Bend::Smooth, Ends::Round);
            s.part(&path, self.look(w * 0.26).shadow(0.4));
        }
    }

    fn stack(&self, top: f32, bottom: f32) -> Vec<f32> {
        if self.paw {
            [0.06, 0.5, 0.94].map(|t| lerp(top, bottom, t)).to_vec()
        } else {
            (0..4).map(|i| lerp(top, bottom, i as f32 / 3.0)).collect()
        }
    }

    /// The lines of an open palm, or a paw's pads.
    fn creases(&self, s: &mut Scene) {
        if s.unit() * 100.0 < 46.0 {
            return;
        }
        if self.paw {
            let pad = self.colour.dim(0.55).mix(s.palette.red, 0.2);
            s.blob(
                &nodes![(14, -9), (26, -12), (32, 0), (26, 12), (14, 9), (17, 0)],
                Look::of(pad).inflate(1.8).shadow(0.2).rough(0.2),
            );
            return;
        }
        let dark = self.colour.dim(0.72);
        for line in [
            [(32.0, -20.0), (22.0, -10.0), (14.0, 4.0), (10.0, 16.0)],
            [(44.0, 14.0), (34.0, 6.0), (30.0, -6.0), (38.0, -18.0)],
        ] {
            super::face::pen(s, &line.map(|(x, y)| point(x, y)), 1.7, dark, 0.55);
        }
    }

    /// The wrist, which disappears into the cuff.
    pub(super) fn wrist(&self, s: &mut Scene) {
        s.blob(
            &nodes![(-24, -12), (-6, -12.5), (10, -17), (16, 0), (10, 15), (-6, 11.5), (-24, 12)],
            self.look(4.0).shadow(0.0),
        );
    }
}

/// Where things cross a hand: the middle of what it holds, in its own units.
pub(super) fn grip(hand: Hand) -> Point {
    match hand {
        Hand::Grip | Hand::Fist => point(40.0, 0.0),
        Hand::Cup => point(66.0, 0.0),
        Hand::Pinch => point(80.0, 2.0),
        Hand::Tray => point(40.0, -16.0),
        Hand::Open => point(36.0, 0.0),
        Hand::Point | Hand::Hush => point(98.0, -14.0),
        _ => point(60.0, 0.0),
    }
}

fn finger_joints(base: Point, length: f32, angles: [f32; 3]) -> Vec<Point> {
    let mut joints = vec![base];
    for (a, share) in angles.iter().zip([0.45, 0.31, 0.24]) {
        joints.push(polar(joints[joints.len() - 1], *a, length * share));
    }
    joints
}
