//! Masks: which pixels a path covers, and by how much. Exact areas, no platform code.

use moonhare_scene::geometry::{Bounds, Path, Point, Segment, point};

/// Coverage 0…1 in a window of the canvas, which may reach over its edge.
pub(crate) struct Mask {
    /// Left edge on the canvas.
    pub(crate) x: i32,
    /// Top edge on the canvas.
    pub(crate) y: i32,
    /// Width.
    pub(crate) w: usize,
    /// Height.
    pub(crate) h: usize,
    /// Coverage, row by row.
    pub(crate) v: Vec<f32>,
}

/// How a path is turned into a mask.
#[derive(Clone, Copy)]
pub(crate) struct Fill {
    /// Stroke width in pixels; 0 fills.
    pub(crate) stroke: f32,
    /// Overlapping outlines cut holes.
    pub(crate) even_odd: bool,
    /// Room around the path, in pixels.
    pub(crate) pad: f32,
}

/// The mask of a path in pixels on a canvas of this size; none if nothing is to be seen.
pub(crate) fn mask(path: &Path, fill: Fill, width: usize, height: usize) -> Option<Mask> {
    let lines = flatten(path);
    let mut b = Bounds::EMPTY;
    for line in &lines {
        b = line.iter().fold(b, |b, p| b.with(*p));
    }
    let pad = (fill.pad + fill.stroke * 0.5 + 1.0).ceil();
    if b.right < b.left
        || b.right < -pad
        || b.bottom < -pad
        || b.left > width as f32 + pad
        || b.top > height as f32 + pad
    {
        return None;
    }
    let x0 = (b.left - pad).floor().max(-pad) as i32;
    let y0 = (b.top - pad).floor().max(-pad) as i32;
    let x1 = (b.right + pad).ceil().min(width as f32 + pad) as i32;
    let y1 = (b.bottom + pad).ceil().min(height as f32 + pad) as i32;
    if x1 - x0 < 2 || y1 - y0 < 2 {
        return None;
    }
    let (w, h) = ((x1 - x0) as usize, (y1 - y0) as usize);
    let moved = |p: Point| point(p.x - x0 as f32, p.y - y0 as f32);
    let v = if fill.stroke > 0.0 {
        let mut pen = Pen { w, h, half: (fill.stroke * 0.5).max(0.35), v: vec![0.0; w * h] };
        for line in &lines {
            for pair in line.windows(2) {
                pen.segment(moved(pair[0]), moved(pair[1]));
            }
        }
        pen.v
    } else {
        let mut area = Area { w, h, stride: w + 2, sums: vec![0.0; (w + 2) * h] };
        for line in &lines {
            for pair in line.windows(2) {
                area.edge(moved(pair[0]), moved(pair[1]));
            }
            if let (Some(first), Some(last)) = (line.first(), line.last()) {
                area.edge(moved(*last), moved(*first));
            }
        }
        area.coverage(fill.even_odd)
    };
    Some(Mask { x: x0, y: y0, w, h, v })
}

fn flatten(path: &Path) -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    for segment in &path.segments {
        match *segment {
            Segment::Move(p) => lines.push(vec![p]),
            Segment::Line(p) => {
                if let Some(line) = lines.last_mut() {
                    line.push(p);
                }
            }
            Segment::Cubic(a, b, q) => {
                if let Some(line) = lines.last_mut() {
                    let from = line[line.len() - 1];
                    let reach = from.distance(a) + a.distance(b) + b.distance(q);
                    let steps = ((reach * 0.35).sqrt() * 2.0).ceil().clamp(2.0, 48.0) as usize;
                    line.extend((1..=steps).map(|i| bezier(from, a, b, q, i as f32 / steps as f32)));
                }
            }
            Segment::Close => {
                if let Some(line) = lines.last_mut() {
                    let first = line[0];
                    line.push(first);
                }
            }
        }
    }
    lines
}

fn bezier(p: Point, a: Point, b: Point, q: Point, t: f32) -> Point {
    let u = 1.0 - t;
    let (k0, k1, k2, k3) = (u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t);
    point(k0 * p.x + k1 * a.x + k2 * b.x + k3 * q.x, k0 * p.y + k1 * a.y + k2 * b.y + k3 * q.y)
}

/// Signed areas to the right of every edge; a running sum over a row gives how often a pixel is wound around.
struct Area {
    w: usize,
    h: usize,
    stride: usize,
    sums: Vec<f32>,
}

impl Area {
    fn edge(&mut self, a: Point, b: Point) {
        if a.y == b.y {
            return;
        }
        let (sign, a, b) = if a.y < b.y { (1.0, a, b) } else { (-1.0, b, a) };
        if b.y <= 0.0 || a.y >= self.h as f32 {
            return;
        }
        let slope = (b.x - a.x) / (b.y - a.y);
        let mut x = if a.y < 0.0 { a.x - a.y * slope } else { a.x };
        let last = (b.y.ceil() as usize).min(self.h);
        for y in (a.y.max(0.0) as usize)..last {
            let dy = ((y + 1) as f32).min(b.y) - (y as f32).max(a.y);
            let next = x + slope * dy;
            self.span(y, x, next, dy * sign);
            x = next;
        }
    }

    /// An edge's way through one row, from x = `from` to x = `to`, covering `d` of its height.
    fn span(&mut self, y: usize, from: f32, to: f32, d: f32) {
        let w = self.w as f32;
        let (from, to) = (from.clamp(0.0, w), to.clamp(0.0, w));
        let row = &mut self.sums[y * self.stride..(y + 1) * self.stride];
        let (x0, x1) = if from < to { (from, to) } else { (to, from) };
        let (first, end) = (x0.floor() as usize, x1.ceil() as usize);
        if end <= first + 1 {
            let middle = 0.5 * (from + to) - first as f32;
            row[first] += d - d * middle;
            row[first + 1] += d * middle;
            return;
        }
        let s = 1.0 / (x1 - x0);
        let head = x0 - first as f32;
        let a0 = 0.5 * s * (1.0 - head) * (1.0 - head);
        let tail = x1 - end as f32 + 1.0;
        let last = 0.5 * s * tail * tail;
        row[first] += d * a0;
        if end == first + 2 {
            row[first + 1] += d * (1.0 - a0 - last);
        } else {
            let a1 = s * (1.5 - head);
            row[first + 1] += d * (a1 - a0);
            for v in &mut row[first + 2..end - 1] {
                *v += d * s;
            }
            let a2 = a1 + (end - first - 3) as f32 * s;
            row[end - 1] += d * (1.0 - a2 - last);
        }
        row[end] += d * last;
    }

    fn coverage(&self, even_odd: bool) -> Vec<f32> {
        let mut out = vec![0.0; self.w * self.h];
        for (row, out) in self.sums.chunks_exact(self.stride).zip(out.chunks_exact_mut(self.w)) {
            let mut sum = 0.0f32;
            for (v, o) in row.iter().zip(out) {
                sum += v;
                let wound = sum.abs();
                *o = if even_odd {
                    let t = wound - (wound * 0.5).floor() * 2.0;
                    if t > 1.0 { 2.0 - t } else { t }
                } else if wound < 1e-4 {
                    0.0
                } else {
                    wound.min(1.0)
                };
            }
        }
        out
    }
}

/// Strokes by distance: round ends and joins, no seams.
struct Pen {
    w: usize,
    h: usize,
    half: f32,
    v: Vec<f32>,
}

impl Pen {
    fn segment(&mut self, a: Point, b: Point) {
        let r = self.half + 1.0;
        let (ex, ey) = (b.x - a.x, b.y - a.y);
        let inverse = 1.0 / (ex * ex + ey * ey).max(1e-6);
        let clip = |v: f32, n: usize| (v.max(0.0) as usize).min(n);
        let (y0, y1) = (clip(a.y.min(b.y) - r, self.h), clip(a.y.max(b.y) + r + 1.0, self.h));
        let (x0, x1) = (clip(a.x.min(b.x) - r, self.w), clip(a.x.max(b.x) + r + 1.0, self.w));
        for y in y0..y1 {
            for x in x0..x1 {
                let (px, py) = (x as f32 + 0.5 - a.x, y as f32 + 0.5 - a.y);
                let t = ((px * ex + py * ey) * inverse).clamp(0.0, 1.0);
                let (qx, qy) = (px - ex * t, py - ey * t);
                let d2 = qx * qx + qy * qy;
                if d2 < r * r {
                    let cover = (self.half - d2.sqrt() + 0.5).clamp(0.0, (self.half * 2.0).min(1.0));
                    let v = &mut self.v[y * self.w + x];
                    *v = v.max(cover);
                }
            }
        }
    }
}
