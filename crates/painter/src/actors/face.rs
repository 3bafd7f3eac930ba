//! Eyes, brows, mouths and cheeks: small parts that each follow one setting of a [`Mien`].

use super::feeling::Mien;
use super::limb::{Bend, Ends, blob, limb, solid};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Path, Point, point};
use moonhare_scene::math::{lerp, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// The colours and proportions of a face's features.
#[derive(Debug, Clone, Copy)]
pub(super) struct Features {
    /// What lids and wrinkles are made of.
    pub skin: Colour,
    /// Lashes and the lines of the mouth.
    pub ink: Colour,
    /// Brows.
    pub brow: Colour,
    /// Their thickness.
    pub brow_width: f32,
    /// The iris.
    pub iris: Colour,
    /// Its size in the eye.
    pub iris_size: f32,
    /// The white of the eye.
    pub white: Colour,
    /// Lips.
    pub lip: Colour,
}

/// Below this height of a head on the canvas, what would be smaller than a brush hair is left out.
const FINE: f32 = 60.0;

/// Whether a head whose units are these shows its finest lines.
pub(super) fn fine(s: &Scene) -> bool {
    s.unit() * 100.0 > FINE
}

/// A flat mark of its own colour: small features keep it in any light.
pub(super) fn ink(colour: Colour) -> Look {
    Look::lamp(colour)
}

/// A line that swells in its middle.
pub(super) fn pen(s: &mut Scene, points: &[Point], width: f32, colour: Colour, alpha: f32) {
    let path = limb(points, &[width * 0.3, width, width, width * 0.3], Bend::Smooth, Ends::Round);
    s.part(&path, ink(colour).alpha(alpha));
}

/// The opening of an eye between two lids, as the heights of both at a place from −1 to 1.
struct Gap {
    x: f32,
    y: f32,
    rx: f32,
    ry: f32,
    upper: f32,
    lower: f32,
    slope: f32,
}

impl Gap {
    fn arc(&self, k: f32) -> f32 {
        (1.0 - (k * k).min(1.0)).max(0.0).sqrt() * self.ry
    }

    fn top(&self, k: f32) -> f32 {
        let u = self.upper.max(0.0);
        let lid = self.y - self.ry
            + 2.0 * self.ry * u
            + k * k * (self.ry * 1.05 - 2.0 * self.ry * u) * if u > 0.5 { 0.55 } else { 0.9 }
            + k * self.slope;
        lid.clamp(self.y - self.arc(k), self.y + self.arc(k))
    }

    fn bottom(&self, k: f32) -> f32 {
        let l = self.lower.max(0.0);
        let lid = self.y + self.ry - 2.0 * self.ry * l - k * k * (self.ry - 2.0 * self.ry * l) * 0.9;
        lid.min(self.y + self.arc(k)).max(self.top(k))
    }

    /// What of a disc is seen between the lids.
    fn seen(&self, cx: f32, cy: f32, rx: f32, ry: f32) -> Option<Path> {
        let (mut above, mut below) = (Vec::new(), Vec::new());
        for i in 0..=16 {
            let t = -1.0 + i as f32 / 8.0;
            let x = cx + t * rx;
            let k = (x - self.x) / self.rx;
            if k.abs() > 1.0 {
                continue;
            }
            let h = (1.0 - t * t).max(0.0).sqrt() * ry;
            let (a, b) = ((cy - h).max(self.top(k)), (cy + h).min(self.bottom(k)));
            if b > a {
                above.push(point(x, a));
                below.push(point(x, b));
            }
        }
        (above.len() > 1).then(|| {
            above.extend(below.into_iter().rev());
            solid(&above)
        })
    }
}

/// One eye: the ball between its lids, the lash line on top. `side` is −1 for the left one, 1 for the right one.
pub(super) fn eye(s: &mut Scene, at: Point, r: [f32; 2], side: f32, mien: &Mien, f: &Features) {
    let i = usize::from(side > 0.0);
    let (upper, lower) = (mien.upper[i], mien.lower[i]);
    let wide = (-upper).max(0.0);
    let (rx, ry) = (r[0] * (1.0 + wide * 1.8), r[1] * (1.0 + wide * 2.8));
    let slope = side * mien.slant[i] / 52.0 * ry * (0.35 + upper.max(0.0)).min(1.0);
    let gap = Gap { x: at.x, y: at.y, rx, ry, upper, lower, slope };
    let steps: Vec<f32> = (0..=12).map(|j| -1.0 + j as f32 / 6.0).collect();
    if upper >= 0.9 {
        // Shut: one lash line that sags, and the lid above it.
        let sag = |k: f32| at.y + ry * (0.34 - 0.34 * k * k) + k * slope * 0.6;
        let line: Vec<Point> = steps.iter().map(|k| point(at.x + k * rx * 1.1, sag(*k))).collect();
        pen(s, &line, ry * 0.3, f.ink, 0.95);
        return;
    }
    let fine = fine(s);
    if fine {
        let mut lid: Vec<Point> =
            steps.iter().map(|k| point(at.x + k * rx * 1.08, at.y - gap.arc(*k) * 1.12)).collect();
        lid.extend(steps.iter().rev().map(|k| point(at.x + k * rx * 1.08, gap.top(*k))));
        s.part(&solid(&lid), ink(f.skin.dim(0.72)).alpha(0.4));
    }
    let mut open: Vec<Point> = steps.iter().map(|k| point(at.x + k * rx, gap.top(*k))).collect();
    open.extend(steps.iter().rev().map(|k| point(at.x + k * rx, gap.bottom(*k))));
    s.part(&solid(&open), ink(f.white));
    let iris = rx * f.iris_size * (0.82 + 0.18 * mien.pupil);
    let (cx, cy) = (at.x + mien.gaze[0] * (rx - iris * 0.7), at.y + mien.gaze[1] * (ry - iris * 0.7) * 0.9);
    if let Some(disc) = gap.seen(cx, cy, iris, iris * 1.08) {
        s.part(&disc, ink(f.iris));
    }
    if fine && let Some(shine) = gap.seen(cx, cy + iris * 0.3, iris * 0.7, iris * 0.56) {
        s.part(&shine, ink(f.iris.lighter(0.12)).alpha(0.8));
    }
    let pupil = iris * 0.62 * mien.pupil;
    if let Some(disc) = gap.seen(cx, cy, pupil, pupil * 1.08) {
        s.part(&disc, ink(f.ink.dim(0.7)));
    }
    let white = s.palette.white;
    if let Some(glint) = gap.seen(cx - iris * 0.3, cy - iris * 0.4, iris * 0.3, iris * 0.32) {
        s.part(&glint, ink(white));
    }
    if fine {
        let mut shade: Vec<Point> = steps.iter().map(|k| point(at.x + k * rx, gap.top(*k))).collect();
        shade.extend(
            steps
                .iter()
                .rev()
                .map(|k| point(at.x + k * rx, (gap.top(*k) + ry * 0.3).min(gap.bottom(*k)).max(gap.top(*k)))),
        );
        s.part(&solid(&shade), ink(f.ink).alpha(0.25));
        let line: Vec<Point> = steps[1..12].iter().map(|k| point(at.x + k * rx, gap.bottom(*k))).collect();
        pen(s, &line, ry * 0.12, f.skin.dim(0.55), 0.8);
        if lower > 0.18 {
            let bag = [(-0.8, 0.66), (0.0, 0.92), (0.8, 0.66)];
            let bag = bag.map(|(x, y)| point(at.x + rx * x, at.y + ry * y));
            pen(s, &bag, ry * 0.13, f.skin.dim(0.62), 0.6);
        }
    }
    let lash: Vec<Point> = steps[1..12]
        .iter()
        .map(|k| point(at.x + k * rx * if k * side > 0.0 { 1.2 } else { 1.02 }, gap.top(*k)))
        .collect();
    pen(s, &lash, ry * 0.28, f.ink, 1.0);
}

/// The brow over an eye.
pub(super) fn brow(s: &mut Scene, at: Point, r: [f32; 2], side: f32, mien: &Mien, f: &Features) {
    let i = usize::from(side > 0.0);
    let y = at.y - r[1] * (1.55 + 0.62 * mien.brow[i]);
    let lift = sin(radians(mien.slant[i])) * r[0] * 1.5;
    let arch = r[1] * (0.26 + 0.12 * mien.brow[i]);
    let line = [
        point(at.x - side * r[0] * 1.05, y - lift),
        point(at.x, y - arch),
        point(at.x + side * r[0] * 1.3, y + lift * 0.85),
    ];
    let w = f.brow_width;
    let path = limb(&line, &[w * 0.8, w, w * 0.3], Bend::Smooth, Ends::Round);
    s.part(&path, Look::of(f.brow).inflate(w * 0.2).shadow(0.2).rim(0.2).rough(0.3));
}

/// A mouth of half width `w` at a place.
pub(super) fn mouth(s: &mut Scene, at: Point, w: f32, mien: &Mien, f: &Features) {
    let (half, c) = (w * mien.wide, mien.curve * w * 0.42);
    let (skew, open) = (mien.skew * w * 0.4, mien.open * w * 0.95);
    let a = point(at.x - half, at.y - c + skew * 0.5);
    let b = point(at.x + half, at.y - c - skew);
    if mien.open < 0.06 {
        let line = [
            a,
            point(at.x - half * 0.5, at.y + c * 0.3),
            point(at.x + skew * 0.2, at.y + c * 0.6),
            point(at.x + half * 0.5, at.y + c * 0.3 - skew * 0.3),
            b,
        ];
        pen(s, &line, w * 0.2, f.lip, 1.0);
        if fine(s) {
            let y = at.y + c * 0.6 + w * 0.34;
            pen(
                s,
                &[point(at.x - half * 0.3, y), point(at.x + half * 0.3, y)],
                w * 0.11,
                f.skin.dim(0.75),
                0.5,
            );
        }
    } else {
        let round = mien.wide < 0.7;
        let top = at.y + c * 0.55 - open * 0.28 + if mien.curve > 0.0 { 0.0 } else { open * 0.05 };
        let bottom = at.y
            + if mien.curve < 0.0 { -c * 0.7 } else { c * 0.75 }
            + open * if mien.curve > 0.4 { 1.0 } else { 0.75 };
        let base = |u: f32| lerp(a.y, b.y, (u + 1.0) / 2.0);
        let x = |u: f32| lerp(a.x, b.x, (u + 1.0) / 2.0) + skew * 0.3 * (1.0 - u * u);
        let fall = |u: f32| if round { (1.0 - u * u).max(0.0).sqrt() } else { 1.0 - u * u };
        let lift = |u: f32| base(u) + (top - base(0.0)) * fall(u);
        let drop =
            |u: f32| base(u) + (bottom - base(0.0)) * if round { fall(u) } else { 1.0 - u.abs() * u * u };
        let steps: Vec<f32> = (0..=14).map(|j| -1.0 + j as f32 / 7.0).collect();
        let between = |from: &dyn Fn(f32) -> f32, to: &dyn Fn(f32) -> f32| {
            let mut line: Vec<Point> = steps.iter().map(|u| point(x(*u), from(*u))).collect();
            line.extend(steps.iter().rev().map(|u| point(x(*u), to(*u).max(from(*u)))));
            solid(&line)
        };
        let dark = s.palette.red.dim(0.42).mix(s.palette.ink, 0.35);
        s.part(&between(&lift, &drop), ink(dark));
        if fine(s) {
            let tongue = s.palette.red.mix(s.palette.pink, 0.5);
            let rise = |u: f32| drop(u) - open * 0.42 * (1.0 - 2.0 * u * u).max(0.0);
            s.part(&between(&|u| rise(u).max(lift(u)), &drop), ink(tongue));
            if mien.curve > 0.2 || mien.curve < -0.4 {
                let white = s.palette.white.mix(s.palette.cream, 0.5);
                let teeth = |u: f32| (lift(u) + w * 0.2 * (1.0 - u * u)).min(drop(u));
                s.part(&between(&lift, &teeth), ink(white));
            }
        }
        let lip: Vec<Point> = steps.iter().map(|u| point(x(*u), lift(*u))).collect();
        pen(s, &lip, w * 0.13, f.lip, 1.0);
    }
    if mien.curve > 0.35 && fine(s) {
        for (q, side) in [(a, -1.0), (b, 1.0)] {
            let dimple = [
                point(q.x + side * w * 0.02, q.y - w * 0.16),
                point(q.x + side * w * 0.16, q.y),
                point(q.x + side * w * 0.08, q.y + w * 0.18),
            ];
            pen(s, &dimple, w * 0.1, f.skin.dim(0.66), 0.7);
        }
    }
    if mien.tongue {
        let tongue = s.palette.red.mix(s.palette.pink, 0.6);
        let (y, x) = (at.y, at.x);
        let lick = blob(&nodes![
            (x + half * 0.25, y + c * 0.4 + open * 0.5),
            (x + half * 0.75, y - c * 0.15 + open * 0.2),
            (x + half * 1.12, y - c * 0.5),
            (x + half * 1.04, y + open * 0.4),
            (x + half * 0.55, y + open * 0.95)
        ]);
        s.part(&lick, Look::of(tongue).inflate(w * 0.08).shadow(0.2).rough(0.2));
    }
}

/// Colour in both cheeks.
pub(super) fn cheeks(s: &mut Scene, at: Point, apart: f32, r: f32, mien: &Mien) {
    if mien.cheek < 0.05 || !fine(s) {
        return;
    }
    let red = s.palette.red.mix(s.palette.pink, 0.3);
    for side in [-1.0, 1.0] {
        let far = (mien.turn * side).max(0.0);
        s.ellipse(
            at.x + side * apart * (1.0 - 0.3 * far),
            at.y,
            r * (1.0 + 0.1 * mien.cheek) * (1.0 - 0.4 * far),
            r * 0.72,
            ink(red).alpha((0.14 + mien.cheek * 0.26).min(0.5)).soft(r * 0.32),
        );
    }
}

/// A tear.
pub(super) fn tear(s: &mut Scene, x: f32, y: f32, k: f32) {
    let blue = s.palette.water[1].mix(s.palette.white, 0.55);
    let drop = blob(&nodes![(x, y - 9.0 * k; corner), (x + 4.0 * k, y), (x, y + 4.5 * k), (x - 4.0 * k, y)]);
    s.part(&drop, Look::of(blue).inflate(1.4 * k).shadow(0.3).rough(0.1).rim(0.8));
}

/// Both eyes and brows, `apart` from the middle `at`; r are the radii of an eye.
pub(super) fn eyes(s: &mut Scene, at: Point, apart: f32, r: [f32; 2], mien: &Mien, f: &Features) {
    let place = |side: f32| {
        let narrow = 1.0 - 0.25 * (mien.turn * side).max(0.0);
        (point(at.x + side * apart * (1.0 - 0.12 * mien.turn.abs()), at.y), [r[0] * narrow, r[1]])
    };
    for side in [-1.0, 1.0] {
        let (at, r) = place(side);
        eye(s, at, r, side, mien, f);
    }
    for side in [-1.0, 1.0] {
        let (at, r) = place(side);
        brow(s, at, r, side, mien, f);
        if mien.tear && side > 0.0 {
            tear(s, at.x + r[0] * 0.5, at.y + r[1] * 1.9, r[1] / 12.0);
        }
    }
}
