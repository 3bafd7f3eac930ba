//! Points, transforms and paths: the shapes of everything, as plain data.

use crate::math::{cos, hypot, lerp, radians, sin};

/// A place on the canvas, or in a motif's own units. y grows downward.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// A point from its coordinates.
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl From<(f32, f32)> for Point {
    fn from((x, y): (f32, f32)) -> Self {
        Self { x, y }
    }
}

impl Point {
    /// The point between this and another at `t`.
    pub fn towards(self, other: Self, t: f32) -> Self {
        point(lerp(self.x, other.x, t), lerp(self.y, other.y, t))
    }

    /// The distance to another point.
    pub fn distance(self, other: Self) -> f32 {
        hypot(other.x - self.x, other.y - self.y)
    }
}

/// A point that a smooth outline passes through; at a corner the outline breaks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Node {
    /// Where it is.
    pub at: Point,
    /// Whether the outline has a corner here.
    pub corner: bool,
}

/// A smooth node.
pub const fn node(x: f32, y: f32) -> Node {
    Node { at: point(x, y), corner: false }
}

/// A node where the outline breaks.
pub const fn corner(x: f32, y: f32) -> Node {
    Node { at: point(x, y), corner: true }
}

impl From<Point> for Node {
    fn from(at: Point) -> Self {
        Self { at, corner: false }
    }
}

/// Nodes from coordinates, whole or fractional: `nodes![(0, 0), (10, -4.5), (20, 0; corner)]`.
#[macro_export]
macro_rules! nodes {
    ($( ( $x:expr, $y:expr $(; $mark:ident)? ) ),* $(,)?) => {{
        #[allow(clippy::unnecessary_cast, clippy::cast_lossless)]
        let nodes = [$( $crate::nodes!(@one $x, $y $(, $mark)?) ),*];
        nodes
    }};
    (@one $x:expr, $y:expr) => { $crate::geometry::node($x as f32, $y as f32) };
    (@one $x:expr, $y:expr, corner) => { $crate::geometry::corner($x as f32, $y as f32) };
}

/// An affine transform: scaling, turning, moving.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Affine {
    /// The matrix `a b c d e f`, columns first, as in most drawing libraries.
    pub m: [f32; 6],
}

impl Default for Affine {
    fn default() -> Self {
        Self { m: [1.0, 0.0, 0.0, 1.0, 0.0, 0.0] }
    }
}

/// Moves by (x, y).
pub fn shift(x: f32, y: f32) -> Affine {
    Affine { m: [1.0, 0.0, 0.0, 1.0, x, y] }
}

/// Makes `k` times as large.
pub fn scale(k: f32) -> Affine {
    Affine { m: [k, 0.0, 0.0, k, 0.0, 0.0] }
}

/// Scales the two directions apart; a negative `x` mirrors.
pub fn scale_xy(x: f32, y: f32) -> Affine {
    Affine { m: [x, 0.0, 0.0, y, 0.0, 0.0] }
}

/// Turns clockwise by degrees.
pub fn turn(degrees: f32) -> Affine {
    let r = radians(degrees);
    Affine { m: [cos(r), sin(r), -sin(r), cos(r), 0.0, 0.0] }
}

/// Leans: x moves by `k` times y.
pub fn lean(k: f32) -> Affine {
    Affine { m: [1.0, 0.0, k, 1.0, 0.0, 0.0] }
}

impl Affine {
    /// This transform, with `inner` applied to points first.
    pub fn then_inner(self, inner: Self) -> Self {
        let [a, b, c, d, e, f] = self.m;
        let [p, q, r, s, t, u] = inner.m;
        Self {
            m: [
                a * p + c * q,
                b * p + d * q,
                a * r + c * s,
                b * r + d * s,
                a * t + c * u + e,
                b * t + d * u + f,
            ],
        }
    }

    /// Where a point goes.
    pub fn apply(self, p: Point) -> Point {
        let [a, b, c, d, e, f] = self.m;
        point(a * p.x + c * p.y + e, b * p.x + d * p.y + f)
    }

    /// By how much lengths grow, on average.
    pub fn scale(self) -> f32 {
        let [a, b, c, d, ..] = self.m;
        (a * d - b * c).abs().sqrt()
    }

    /// By how much the x axis is turned, in radians.
    pub fn rotation(self) -> f32 {
        crate::math::atan2(self.m[1], self.m[0])
    }
}

/// One step of a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Segment {
    /// Starts a new outline.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A Bézier curve: two handles and the end.
    Cubic(Point, Point, Point),
    /// Back to the start of the outline.
    Close,
}

/// One or more outlines.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Path {
    /// The steps, in order.
    pub segments: Vec<Segment>,
}

/// The smallest upright box around something.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounds {
    /// Left edge.
    pub left: f32,
    /// Top edge.
    pub top: f32,
    /// Right edge.
    pub right: f32,
    /// Bottom edge.
    pub bottom: f32,
}

impl Bounds {
    /// A box around nothing, to be grown.
    pub const EMPTY: Self =
        Self { left: f32::INFINITY, top: f32::INFINITY, right: f32::NEG_INFINITY, bottom: f32::NEG_INFINITY };

    /// The box around this and a point.
    pub fn with(self, p: Point) -> Self {
        Self {
            left: self.left.min(p.x),
            top: self.top.min(p.y),
            right: self.right.max(p.x),
            bottom: self.bottom.max(p.y),
        }
    }

    /// The box around this and another.
    pub fn union(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Width; 0 if empty.
    pub fn width(self) -> f32 {
        (self.right - self.left).max(0.0)
    }

    /// Height; 0 if empty.
    pub fn height(self) -> f32 {
        (self.bottom - self.top).max(0.0)
    }
}

impl Path {
    /// A smooth closed outline through all nodes.
    pub fn blob(nodes: &[Node]) -> Self {
        catmull(nodes, true)
    }

    /// A smooth open curve through all nodes.
    pub fn curve(nodes: &[Node]) -> Self {
        catmull(nodes, false)
    }

    /// A closed outline of straight lines.
    pub fn polygon(nodes: &[Node]) -> Self {
        let mut path = Self::polyline(nodes);
        path.segments.push(Segment::Close);
        path
    }

    /// An open row of straight lines.
    pub fn polyline(nodes: &[Node]) -> Self {
        let segments = nodes
            .iter()
            .enumerate()
            .map(|(i, n)| if i == 0 { Segment::Move(n.at) } else { Segment::Line(n.at) })
            .collect();
        Self { segments }
    }

    /// An ellipse.
    pub fn ellipse(cx: f32, cy: f32, rx: f32, ry: f32) -> Self {
        const K: f32 = 0.5523;
        let p = |x: f32, y: f32| point(cx + rx * x, cy + ry * y);
        Self {
            segments: vec![
                Segment::Move(p(1.0, 0.0)),
                Segment::Cubic(p(1.0, K), p(K, 1.0), p(0.0, 1.0)),
                Segment::Cubic(p(-K, 1.0), p(-1.0, K), p(-1.0, 0.0)),
                Segment::Cubic(p(-1.0, -K), p(-K, -1.0), p(0.0, -1.0)),
                Segment::Cubic(p(K, -1.0), p(1.0, -K), p(1.0, 0.0)),
                Segment::Close,
            ],
        }
    }

    /// An upright rectangle from its top left corner.
    pub fn rect(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self::polygon(&[node(x, y), node(x + w, y), node(x + w, y + h), node(x, y + h)])
    }

    /// A band of changing width along a smooth curve; the widths are spread over its length.
    pub fn ribbon(nodes: &[Node], widths: &[f32]) -> Self {
        Self::polygon(&ribbon_outline(&sample(nodes, 28), widths))
    }

    /// This path and another as one (with an even-odd look: a ring).
    pub fn and(mut self, other: Self) -> Self {
        self.segments.extend(other.segments);
        self
    }

    /// The path after a transform.
    pub fn transformed(&self, t: Affine) -> Self {
        let segments = self
            .segments
            .iter()
            .map(|s| match *s {
                Segment::Move(p) => Segment::Move(t.apply(p)),
                Segment::Line(p) => Segment::Line(t.apply(p)),
                Segment::Cubic(a, b, p) => Segment::Cubic(t.apply(a), t.apply(b), t.apply(p)),
                Segment::Close => Segment::Close,
            })
            .collect();
        Self { segments }
    }

    /// A box around all points and handles.
    pub fn bounds(&self) -> Bounds {
        self.segments.iter().fold(Bounds::EMPTY, |b, s| match *s {
            Segment::Move(p) | Segment::Line(p) => b.with(p),
            Segment::Cubic(x, y, p) => b.with(x).with(y).with(p),
            Segment::Close => b,
        })
    }
}

/// Points along a smooth open curve through the nodes, about `n` of them.
pub fn sample(nodes: &[Node], n: usize) -> Vec<Point> {
    let path = Path::curve(nodes);
    let spans = path.segments.len().saturating_sub(1).max(1);
    let steps = (n / spans).max(3);
    let mut out = Vec::with_capacity(n + 2);
    let mut from = nodes[0].at;
    for segment in &path.segments {
        if let Segment::Cubic(a, b, to) = *segment {
            out.extend((0..steps).map(|i| cubic_at(from, a, b, to, i as f32 / steps as f32)));
            from = to;
        }
    }
    out.push(from);
    out
}

fn cubic_at(p: Point, a: Point, b: Point, q: Point, t: f32) -> Point {
    let u = 1.0 - t;
    let (k0, k1, k2, k3) = (u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t);
    point(k0 * p.x + k1 * a.x + k2 * b.x + k3 * q.x, k0 * p.y + k1 * a.y + k2 * b.y + k3 * q.y)
}

fn ribbon_outline(line: &[Point], widths: &[f32]) -> Vec<Node> {
    let last = line.len() - 1;
    let mut left = Vec::with_capacity(line.len() * 2);
    let mut right = Vec::with_capacity(line.len());
    for (i, p) in line.iter().enumerate() {
        let (a, b) = (line[i.saturating_sub(1)], line[(i + 1).min(last)]);
        let length = a.distance(b).max(1e-6);
        let (dx, dy) = ((b.x - a.x) / length, (b.y - a.y) / length);
        let half = width_at(widths, i as f32 / last.max(1) as f32) / 2.0;
        left.push(node(p.x - dy * half, p.y + dx * half));
        right.push(node(p.x + dy * half, p.y - dx * half));
    }
    left.extend(right.into_iter().rev());
    left
}

fn width_at(widths: &[f32], t: f32) -> f32 {
    match widths {
        [] => 1.0,
        [only] => *only,
        many => {
            let f = t * (many.len() - 1) as f32;
            let i = (f as usize).min(many.len() - 2);
            lerp(many[i], many[i + 1], f - i as f32)
        }
    }
}

fn catmull(nodes: &[Node], closed: bool) -> Path {
    let n = nodes.len();
    if n < 2 {
        return Path::polyline(nodes);
    }
    let mut segments = vec![Segment::Move(nodes[0].at)];
    for i in 0..if closed { n } else { n - 1 } {
        let before = if closed || i > 0 { nodes[(i + n - 1) % n] } else { nodes[i] };
        let (from, to) = (nodes[i], nodes[(i + 1) % n]);
        let after = if closed || i + 2 < n { nodes[(i + 2) % n] } else { to };
        // Handles are as long as the span, not as the neighbours: no overshoot where nodes crowd.
        let reach = from.at.distance(to.at) * 0.36;
        let out =
            if from.corner { from.at.towards(to.at, 0.33) } else { handle(from.at, before.at, to.at, reach) };
        let into =
            if to.corner { to.at.towards(from.at, 0.33) } else { handle(to.at, after.at, from.at, reach) };
        segments.push(Segment::Cubic(out, into, to.at));
    }
    if closed {
        segments.push(Segment::Close);
    }
    Path { segments }
}

/// A handle at `at`, along the direction from `from` to `to`.
fn handle(at: Point, from: Point, to: Point, reach: f32) -> Point {
    let length = from.distance(to).max(1e-6);
    point(at.x + (to.x - from.x) / length * reach, at.y + (to.y - from.y) / length * reach)
}

/// Where an elbow or knee and the hand or foot are, for two bones of these lengths that reach for a target.
pub fn reach(shoulder: Point, target: Point, upper: f32, lower: f32, bend: f32) -> (Point, Point) {
    let d = shoulder.distance(target).clamp(0.01, (upper + lower) * 0.999);
    let angle = crate::math::atan2(target.y - shoulder.y, target.x - shoulder.x);
    let inner = crate::math::acos((upper * upper + d * d - lower * lower) / (2.0 * upper * d));
    let elbow = angle + bend * inner;
    (
        point(shoulder.x + upper * cos(elbow), shoulder.y + upper * sin(elbow)),
        point(shoulder.x + d * cos(angle), shoulder.y + d * sin(angle)),
    )
}
