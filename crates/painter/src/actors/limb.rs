//! Limbs: a spine of bones, rounded at the joints, with a width at every place. On the inside of a bend the width is held
//! below the bend's radius, which is the crease; so a sleeve stays one cloth from shoulder to cuff.

use moonhare_scene::geometry::{Node, Path, Point, Segment, point};
use moonhare_scene::math::{atan2, cos, hypot, lerp, radians, sin};
use std::f32::consts::PI;

/// How a spine goes through its points.
#[derive(Debug, Clone, Copy)]
pub(super) enum Bend {
    /// Straight bones, rounded with this radius at each joint.
    Joint(f32),
    /// One smooth curve.
    Smooth,
}

/// How a limb ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ends {
    /// Round at both.
    Round,
    /// Cut off at the far end: a cuff comes there.
    Cut,
    /// Cut off at both.
    CutBoth,
}

/// The point at `length` from `from` in a direction in degrees (0 is right, 90 is down).
pub(super) fn polar(from: Point, degrees: f32, length: f32) -> Point {
    let r = radians(degrees);
    point(from.x + length * cos(r), from.y + length * sin(r))
}

/// The direction from one point to another, in degrees.
pub(super) fn heading(from: Point, to: Point) -> f32 {
    atan2(to.y - from.y, to.x - from.x) * 180.0 / PI
}

/// The outline of a limb, always the same way round, so that several make one mask.
pub(super) fn limb(points: &[Point], widths: &[f32], bend: Bend, ends: Ends) -> Path {
    let spine = match bend {
        Bend::Joint(radius) => rounded(points, radius),
        Bend::Smooth => smooth(points),
    };
    let last = spine.len() - 1;
    let mut way = Vec::with_capacity(spine.len());
    let mut gone = 0.0;
    for (i, p) in spine.iter().enumerate() {
        if i > 0 {
            gone += spine[i - 1].distance(*p);
        }
        way.push(gone);
    }
    let whole = gone.max(1e-4);
    let along = |i: usize| -> [f32; 2] {
        let (a, b) = (spine[i.saturating_sub(1)], spine[(i + 1).min(last)]);
        let length = a.distance(b).max(1e-5);
        [(b.x - a.x) / length, (b.y - a.y) / length]
    };
    let (mut left, mut right) = (Vec::with_capacity(spine.len() * 2 + 20), Vec::with_capacity(spine.len()));
    for (i, p) in spine.iter().enumerate() {
        let t = along(i);
        let (before, after) = (i.saturating_sub(2), (i + 2).min(last));
        let (a, b) = (along(before), along(after));
        let curve = (a[0] * b[1] - a[1] * b[0]) / (way[after] - way[before]).max(1e-3);
        let half = width_at(widths, way[i] / whole) / 2.0;
        let l = if curve < 0.0 { half.min(0.96 / -curve) } else { half };
        let r = if curve > 0.0 { half.min(0.96 / curve) } else { half };
        left.push(point(p.x + t[1] * l, p.y - t[0] * l));
        right.push(point(p.x - t[1] * r, p.y + t[0] * r));
    }
    if ends == Ends::Round || ends == Ends::Cut {
        let t = along(0);
        let start = cap(spine[0], [-t[0], -t[1]], width_at(widths, 0.0) / 2.0);
        right.splice(0..0, start.into_iter().rev());
    }
    if ends == Ends::Round {
        left.extend(cap(spine[last], along(last), width_at(widths, 1.0) / 2.0));
    }
    left.extend(right.into_iter().rev());
    solid(&left)
}

/// A half circle around an end, from its left to its right.
fn cap(at: Point, t: [f32; 2], half: f32) -> Vec<Point> {
    let from = atan2(-t[0], t[1]);
    (1..8)
        .map(|k| {
            let a = from + PI * k as f32 / 8.0;
            point(at.x + half * cos(a), at.y + half * sin(a))
        })
        .collect()
}

/// A smooth closed outline, always the same way round.
pub(super) fn blob(nodes: &[Node]) -> Path {
    if area(nodes.iter().map(|n| n.at)) < 0.0 {
        let turned: Vec<Node> = nodes.iter().rev().copied().collect();
        Path::blob(&turned)
    } else {
        Path::blob(nodes)
    }
}

/// A closed outline of straight pieces, always the same way round.
pub(super) fn solid(points: &[Point]) -> Path {
    let turned = area(points.iter().copied()) < 0.0;
    let at = |i: usize| if turned { points[points.len() - 1 - i] } else { points[i] };
    let mut segments = Vec::with_capacity(points.len() + 1);
    segments.extend((0..points.len()).map(
        |i| {
            if i == 0 { Segment::Move(at(i)) } else { Segment::Line(at(i)) }
        },
    ));
    segments.push(Segment::Close);
    Path { segments }
}

fn area(points: impl Iterator<Item = Point> + Clone) -> f32 {
    let Some(first) = points.clone().next() else { return 0.0 };
    let next = points.clone().skip(1).chain(std::iter::once(first));
    points.zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// Straight bones with round joints, in steps short enough for a smooth edge.
fn rounded(points: &[Point], radius: f32) -> Vec<Point> {
    let mut line = vec![points[0]];
    for w in points.windows(3) {
        let (a, b, c) = (w[0], w[1], w[2]);
        let (la, lc) = (a.distance(b).max(1e-4), b.distance(c).max(1e-4));
        let k = radius.min(la * 0.48).min(lc * 0.48);
        let (u, v) = (b.towards(a, k / la), b.towards(c, k / lc));
        line.extend((0..=8).map(|i| {
            let t = i as f32 / 8.0;
            u.towards(b, t).towards(b.towards(v, t), t)
        }));
    }
    line.push(points[points.len() - 1]);
    let whole: f32 = line.windows(2).map(|w| w[0].distance(w[1])).sum();
    let step = (whole / 26.0).max(1e-3);
    let mut out = Vec::new();
    for w in line.windows(2) {
        let n = ((w[0].distance(w[1]) / step) as usize).max(1);
        out.extend((0..n).map(|k| w[0].towards(w[1], k as f32 / n as f32)));
    }
    out.push(points[points.len() - 1]);
    out
}

/// A curve through the points.
fn smooth(points: &[Point]) -> Vec<Point> {
    if points.len() < 3 {
        return rounded(points, 1.0);
    }
    let last = points.len() - 1;
    let at = |i: isize| points[i.clamp(0, last as isize) as usize];
    let mut out = Vec::new();
    for i in 0..last as isize {
        let (a, b, c, d) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        for k in 0..10 {
            let t = k as f32 / 10.0;
            let f = |a: f32, b: f32, c: f32, d: f32| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            };
            out.push(point(f(a.x, b.x, c.x, d.x), f(a.y, b.y, c.y, d.y)));
        }
    }
    out.push(points[last]);
    out
}

/// The width at a share of the way: eased between the given ones.
fn width_at(widths: &[f32], t: f32) -> f32 {
    match widths {
        [] => 1.0,
        [only] => *only,
        many => {
            let f = t.clamp(0.0, 1.0) * (many.len() - 1) as f32;
            let i = (f as usize).min(many.len() - 2);
            let k = f - i as f32;
            lerp(many[i], many[i + 1], k * k * (3.0 - 2.0 * k))
        }
    }
}

/// Where elbow and wrist are for two bones that reach for a target; never quite straight.
pub(super) fn reach(from: Point, target: Point, upper: f32, lower: f32, bend: f32) -> (Point, Point) {
    let far = (upper + lower) * 0.995;
    let d = hypot(target.x - from.x, target.y - from.y).max(0.01);
    let (target, d) = if d > far { (from.towards(target, far / d), far) } else { (target, d) };
    let d = d.max((upper - lower).abs() + 0.01);
    let k = (upper * upper - lower * lower + d * d) / (2.0 * d);
    let h = (upper * upper - k * k).max(0.0).sqrt();
    let (ux, uy) = ((target.x - from.x) / d, (target.y - from.y) / d);
    (point(from.x + ux * k - uy * h * bend, from.y + uy * k + ux * h * bend), target)
}

#[cfg(test)]
mod tests {
    use super::{Bend, Ends, limb, reach};
    use moonhare_scene::geometry::point;

    #[test]
    fn bones_keep_their_length_and_reach_what_is_near() {
        let shoulder = point(0.0, 0.0);
        for (x, y) in [(10.0, 4.0), (-20.0, 12.0), (0.0, 30.0), (31.0, 0.0)] {
            let (elbow, wrist) = reach(shoulder, point(x, y), 17.0, 16.0, 1.0);
            assert!((shoulder.distance(elbow) - 17.0).abs() < 0.05, "{x} {y}");
            assert!((elbow.distance(wrist) - 16.0).abs() < 0.05, "{x} {y}");
            assert!(wrist.distance(point(x, y)) < 0.05, "{x} {y}");
        }
        let (_, wrist) = reach(shoulder, point(90.0, 0.0), 17.0, 16.0, 1.0);
        assert!(wrist.x < 33.0, "an arm does not stretch");
    }

    #[test]
    fn a_bent_sleeve_is_one_outline_as_wide_as_it_should_be() {
        let spine = [point(0.0, 0.0), point(17.0, 0.0), point(17.0, 16.0)];
        let sleeve = limb(&spine, &[12.0, 10.0, 9.0], Bend::Joint(5.5), Ends::Cut);
        let closed = sleeve.segments.iter().filter(|s| matches!(s, moonhare_scene::geometry::Segment::Close));
        assert_eq!(closed.count(), 1);
        let b = sleeve.bounds();
        assert!(b.top < -4.5 && b.right > 20.0 && b.bottom < 17.0, "{b:?}");
    }
}
